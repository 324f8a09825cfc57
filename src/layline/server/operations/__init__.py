"""For whoever runs the service: settings, logs, figures, work beside the tables."""
