"""`python -m layline` is the `layline` command."""

import sys

from .cli import main

sys.exit(main())
