"""The edge of the service: the application, its routes, and what every request passes through."""
