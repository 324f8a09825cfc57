"""For whoever runs the service: settings, logs, metrics, background work."""
