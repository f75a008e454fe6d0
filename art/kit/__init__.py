"""Shared parts of every scene: light, lens, dirt, roofs, walls, plants, land."""
