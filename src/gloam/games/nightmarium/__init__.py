"""Nightmarium: stitch monsters from cards, chain their abilities. Rules N1–N10 of docs/rules."""
