"""Courses laid by hand."""
