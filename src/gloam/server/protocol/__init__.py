"""What goes over the wire: messages, REST types, reasons and close codes."""
