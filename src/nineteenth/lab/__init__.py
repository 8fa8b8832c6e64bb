"""Many deals at a time: playouts, simulation, tournaments."""
