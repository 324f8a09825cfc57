"""Prints the OpenAPI document: `python -m layline.server.http.print_openapi`."""

from __future__ import annotations

import json

from ..operations.settings import Settings
from .app import create_app


def main() -> None:
    """Print the document of the service."""
    app = create_app(Settings(database="sqlite:///layline.db"))
    print(json.dumps(app.openapi(), indent=1, ensure_ascii=False, sort_keys=True))


if __name__ == "__main__":
    main()
