"""The card room on the network: HTTP and WebSocket over `nineteenth.table`. Only this package knows the web framework."""
