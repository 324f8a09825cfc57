"""What the API accepts and returns, as pydantic models."""
