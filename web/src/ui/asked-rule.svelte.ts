class AskedRule {
  now = $state.raw<{ game: string; rule: string } | null>(null);
}

/** The rule to show in a dialog. */
export const asked = new AskedRule();
