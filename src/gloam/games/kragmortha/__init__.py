"""Kragmortha: goblins steal books under the Dark Overlord's nose. Rules K1–K14 of docs/rules."""
