import sys

from larpmaster.__main__ import main

sys.exit(main())
