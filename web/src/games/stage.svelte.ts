import { untrack } from "svelte";
import type { Told, View } from "../net/protocol";
import type { Shown } from "../net/shown";
import { settings } from "../storage/settings.svelte";
import { Director, type DirectorOptions, type Script } from "../ui/director/director.svelte";

/** A game's script: how its events, as the server tells them, become a story on its table. */
export interface GameScript<S> extends Script<S, Told> {
  /** The state of a table that is shown without a story: after a leap, or at first. */
  begin(view: View): S;
  /** The state in which a story ends: exactly the server's view, with the marks that outlive their event. */
  settle(state: S, view: View): S;
}

/**
 * A table on which what happens is performed. It follows `shown`: an update with news is performed, anything
 * else is shown at once. Create it while a component is set up.
 */
export class Stage<S> {
  readonly director: Director<S, Told>;
  private view: View | null = null;
  private position = -1;

  constructor(
    private readonly script: GameScript<S>,
    shown: () => Shown,
    view: View,
    options: Partial<DirectorOptions<S, Told>> = {},
  ) {
    this.director = new Director(script, script.begin(view), {
      pace: () => (settings.pace === "step" ? "normal" : settings.pace),
      reducesMotion: () => settings.motion === "reduced",
      ...options,
    });
    this.view = view;
    this.position = untrack(shown).position;
    $effect.pre(() => {
      const now = shown();
      if (now.view !== null && now.view !== this.view) this.follow(now, now.view);
    });
  }

  private follow(now: Shown, view: View): void {
    const news = now.news.filter(({ ply = -1 }) => ply >= 0);
    const isNext = news.length > 0 && now.position !== this.position && view.viewer === this.view?.viewer;
    this.view = view;
    this.position = now.position;
    untrack(() => {
      const { director, script } = this;
      if (isNext) void director.perform(news, (state) => script.settle(state, view));
      else director.leap(script.begin(view));
    });
  }

  /** What is drawn. */
  get state(): S {
    return this.director.state;
  }

  /** What can be chosen belongs to the position after the story: nothing while one is told. */
  get isTelling(): boolean {
    return this.director.busy;
  }

  /** Use it on the element of the table, in which actors stand. */
  readonly onStage = (element: HTMLElement): (() => void) => {
    this.director.stage = element;
    return () => {
      this.director.stage = null;
      void this.director.skip();
    };
  };

  /** Use it on an empty layer over the table, as large as the window and without pointer events. */
  readonly withProps = (element: HTMLElement): (() => void) => {
    this.director.props = element;
    return () => (this.director.props = null);
  };
}
