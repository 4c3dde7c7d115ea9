"""What was found, in a sentence each, with numbers as the reader's language writes them."""

from __future__ import annotations

from math import isfinite
from typing import NamedTuple

from gloam.core.phrase import Arg, Phrase
from gloam.core.picture import Say
from gloam.lab.measures import MEASURES, Finding

__all__ = ["Words"]


class Words(NamedTuple):
    """Says findings in one language."""

    say: Say
    language: str

    def word(self, key: str, **args: Arg) -> str:
        return self.say(Phrase(f"lab-{key}", args))

    def name(self, finding: Finding) -> str:
        """A measure by its name; a subject by the name its game has for it."""
        return self.say(Phrase(f"lab-{finding.key}" if finding.key in MEASURES else finding.key))

    def title(self, finding: Finding) -> str:
        """The name, and the unit unless the name has it in it."""
        name = self.name(finding)
        return self.word("in-points", name=name) if finding.unit == "points" else name

    def sentence(self, finding: Finding) -> str:
        name = self.name(finding)
        if not isfinite(finding.detectable):
            return self.word("few", name=name)
        if finding.verdict == "none":
            return self.word(
                f"none-{finding.unit}", name=name, least=self.number(finding, finding.detectable)
            )
        topic = finding.key if finding.key in MEASURES else "subject"
        low, high = sorted((abs(finding.low), abs(finding.high)))
        bounds = {"low": self.number(finding, low), "high": self.number(finding, high)}
        return self.word(f"{topic}-{finding.verdict}", name=name, **bounds)

    def number(self, finding: Finding, value: float) -> str:
        """A value of a finding: shares in hundredths; one digit behind the point, unless it would be 0."""
        return self.plain(value * (100 if finding.unit == "points" else 1))

    def signed(self, finding: Finding, value: float) -> str:
        return ("+" if value > 0 else "") + self.number(finding, value)

    def bounds(self, finding: Finding) -> str:
        low, high = self.signed(finding, finding.low), self.signed(finding, finding.high)
        return self.word("from-to", low=low, high=high)

    def row(self, finding: Finding) -> list[str]:
        """Base, changed, difference and bounds."""
        levels = [self.number(finding, value) for value in (finding.base, finding.changed)]
        return [*levels, self.signed(finding, finding.difference), self.bounds(finding)]

    def plain(self, value: float) -> str:
        if not isfinite(value):
            return "∞" if value > 0 else "−∞"
        text = f"{value:.1f}" if abs(value) >= 0.05 or round(value, 9) == 0 else f"{value:.1g}"
        text = text.replace("-", "−") if float(text) else "0.0"
        return text.replace(".", ",") if self.language == "ru" else text
