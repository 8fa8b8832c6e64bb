"""``python -m nineteenth`` is the command `nineteenth`."""

import sys

from nineteenth.cli import main

sys.exit(main())
