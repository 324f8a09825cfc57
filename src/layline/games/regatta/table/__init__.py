"""What people see and touch: targets, clicks, previews, words."""
