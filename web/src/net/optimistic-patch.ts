/**
 * Changes to something the server keeps as a whole. Until it has answered, the next change is one to what was
 * asked for, not to what is still shown: whoever is quick loses nothing.
 */
export class Wished<T extends object> {
  private latest: T | null = null;

  constructor(private readonly ask: (whole: T) => Promise<unknown>) {}

  async change(shown: T, some: Partial<T>): Promise<void> {
    const asked = { ...(this.latest ?? shown), ...some };
    this.latest = asked;
    await this.ask(asked);
    if (this.latest === asked) this.latest = null;
  }
}
