"""The commands for whoever runs the service: its database, and whether all is well."""
