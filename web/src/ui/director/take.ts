import { flushSync } from "svelte";
import type { Director, StageEvent } from "./director.svelte";

export const EASE = {
  out: "cubic-bezier(.2,.8,.2,1)",
  camera: "cubic-bezier(.6,0,.3,1)",
  spring: "cubic-bezier(.3,1.6,.5,1)",
  in: "cubic-bezier(.7,0,1,.6)",
  hop: "cubic-bezier(.15,.6,.35,1)",
  fall: "cubic-bezier(.6,0,.9,.5)",
  linear: "linear",
} as const;
export type Ease = keyof typeof EASE;

const STILL = 120; // milliseconds of a cross-fade, where motion is reduced
const SPECKS = 12; // the most there are at once

/** Where something is in the window, in pixels: its centre and its size. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Play {
  delay?: number;
  composite?: CompositeOperation;
}

export interface Glide {
  ms?: number;
  ease?: Ease;
  stagger?: number;
}

export const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, w: width, h: height };
};

/** One event on stage. Whatever a performance does, it does through its take. */
export class Take<S, E extends StageEvent> {
  private readonly animations: Animation[] = [];
  private readonly laid: Element[] = [];
  private readonly waits = new Set<() => void>();
  private isHurried = false;
  private isDone = false;

  constructor(
    private readonly director: Director<S, E>,
    readonly event: E,
    private readonly speed: number,
  ) {}

  /** What is drawn. */
  get state(): S {
    return this.director.state;
  }

  /** The element of an actor, if it is on stage. */
  actor(id: string): HTMLElement | null {
    return this.director.stage?.querySelector(`[data-actor="${CSS.escape(id)}"]`) ?? null;
  }

  /** Where an actor stands, if it is on stage. */
  box(id: string): Box | null {
    const element = this.actor(id);
    return element === null ? null : boxOf(element);
  }

  cue(sound: string): void {
    if (!this.isHurried) this.director.options.cue?.(sound);
  }

  /** Animate transform, translate, scale, rotate and opacity only. Resolves at the end, or at once if hurried. */
  async play(
    element: Element | null,
    frames: Keyframe[],
    ms: number,
    ease: Ease = "out",
    { delay = 0, composite = "replace" }: Play = {},
  ): Promise<void> {
    if (element === null || this.isHurried) return;
    const isStill = this.director.options.reducesMotion();
    const animation = element.animate(isStill ? frames.map(withoutTravel) : frames, {
      duration: isStill ? STILL : ms / this.speed,
      delay: isStill ? 0 : delay / this.speed,
      easing: EASE[ease],
      fill: "both",
      composite,
    });
    this.animations.push(animation);
    await this.wait((go) => {
      animation.onfinish = go;
      return () => (animation.onfinish = null);
    });
  }

  hold(ms: number): Promise<void> {
    if (this.isHurried) return Promise.resolve();
    return this.wait((go) => {
      const timer = setTimeout(go, ms / this.speed);
      return () => clearTimeout(timer);
    });
  }

  /** `begin` arranges that `go` is called, and says how to call that off. */
  private wait(begin: (go: () => void) => () => void): Promise<void> {
    return new Promise((resolve) => {
      const go = (): void => {
        this.waits.delete(go);
        callOff();
        resolve();
      };
      this.waits.add(go);
      const callOff = begin(go);
    });
  }

  /** Draw the effect, on its beat. With `ms`, what has moved glides to its place. */
  async commit({ ms = 0, ease = "out", stagger = 0 }: Glide = {}): Promise<void> {
    if (this.isDone) return;
    this.isDone = true;
    const { director } = this;
    const before = ms > 0 && !this.isHurried ? this.places() : null;
    director.state = director.script.reduce(director.state, this.event);
    if (before === null) return;
    flushSync();
    const glides = [...this.places()].map(([id, { element, box }], at) => {
      const from = before.get(id)?.box;
      if (from === undefined)
        return this.play(element, [{ opacity: 0 }, { opacity: 1 }], ms / 2, "out", { delay: ms / 2 });
      if (Math.abs(from.x - box.x) + Math.abs(from.y - box.y) + Math.abs(from.w - box.w) < 2)
        return Promise.resolve();
      return this.play(element, [offset(box, from), offset(box, box)], ms, ease, { delay: at * stagger });
    });
    await Promise.all(glides);
  }

  private places(): Map<string, { element: HTMLElement; box: Box }> {
    const actors = this.director.stage?.querySelectorAll<HTMLElement>("[data-actor]") ?? [];
    return new Map(
      [...actors].map((element) => [element.dataset["actor"] ?? "", { element, box: boxOf(element) }]),
    );
  }

  /** Lay something on stage that is there for this event only. */
  prop(content: Element | string, box: Box, layer = 60): HTMLElement {
    const prop = document.createElement("div");
    prop.className = "prop";
    Object.assign(prop.style, {
      position: "absolute",
      left: `${box.x - box.w / 2}px`,
      top: `${box.y - box.h / 2}px`,
      width: `${box.w}px`,
      height: `${box.h}px`,
      zIndex: String(layer),
    });
    if (typeof content === "string")
      prop.innerHTML = content; // our own drawing
    else prop.append(content);
    this.director.props?.append(prop);
    this.laid.push(prop);
    return prop;
  }

  /** A copy of an actor as it looks now, to be moved while the actor itself changes. */
  double(id: string, layer = 60): HTMLElement | null {
    const element = this.actor(id);
    if (element === null) return null;
    const copy = element.cloneNode(true) as HTMLElement;
    copy.removeAttribute("data-actor");
    copy.setAttribute("aria-hidden", "true");
    copy.style.position = "static";
    return this.prop(copy, boxOf(element), layer);
  }

  /** Move an element that stands in `home` from one place to another, along an arc as high as `arc`. */
  fly(
    element: Element | null,
    home: Box,
    from: Box,
    to: Box,
    ms: number,
    ease: Ease = "out",
    arc = 0,
  ): Promise<void> {
    const middle = {
      x: (from.x + to.x) / 2,
      y: (from.y + to.y) / 2 - arc,
      w: (from.w + to.w) / 2,
      h: (from.h + to.h) / 2,
    };
    const way = arc === 0 ? [from, to] : [from, middle, to];
    return this.play(
      element,
      way.map((box) => offset(home, box)),
      ms,
      ease,
    );
  }

  /** A few specks thrown from a place, gone in half a second. */
  specks(at: Box, count: number, markup: string, { spread = 60, up = 40, ms = 480, size = 8 } = {}): void {
    if (this.isHurried || this.director.options.reducesMotion()) return;
    const many = Math.min(count, SPECKS);
    for (let i = 0; i < many; i++) {
      const angle = ((i + 0.5) / many) * 2 * Math.PI;
      const far = spread * (0.6 + 0.1 * ((i * 7) % 5));
      const speck = this.prop(markup, { x: at.x, y: at.y, w: size, h: size }, 70);
      const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.5];
      void this.play(
        speck,
        [
          { translate: "0px 0px", scale: 0.4, opacity: 1 },
          { translate: `${x * 0.75}px ${y * 0.75 - up}px`, scale: 1.1, opacity: 0.9, offset: 0.4 },
          { translate: `${x}px ${y}px`, scale: 0.3, opacity: 0 },
        ],
        ms,
      );
    }
  }

  /** The form for reduced motion: light falls on the actors, the effect is cross-faded, there is time to read. */
  async still(ids: readonly string[], read = 900): Promise<void> {
    const lights = ids.flatMap((id) => {
      const box = this.box(id);
      return box === null
        ? []
        : [this.prop('<i class="lit"></i>', { ...box, w: box.w + 16, h: box.h + 16 }, 58)];
    });
    for (const light of lights) void this.play(light, [{ opacity: 0 }, { opacity: 1 }], STILL);
    await this.hold(read * 0.4);
    await this.commit({ ms: STILL });
    await this.hold(read * 0.6);
  }

  /** Complete everything at once. */
  rush(): void {
    this.isHurried = true;
    for (const animation of this.animations) animation.finish();
    for (const go of [...this.waits]) go();
  }

  /** Never draw the effect: the stage has leapt to another state. */
  abandon(): void {
    this.isDone = true;
  }

  /** Take away all motion and props. */
  clean(): void {
    for (const animation of this.animations) animation.cancel();
    for (const prop of this.laid) prop.remove();
  }
}

/** What moves an element that stands in `home` to `box`. */
const offset = (home: Box, box: Box): Keyframe => ({
  translate: `${box.x - home.x}px ${box.y - home.y}px`,
  scale: home.w === 0 ? 1 : box.w / home.w,
});

function withoutTravel({ opacity, offset: at }: Keyframe): Keyframe {
  return { opacity: opacity ?? 1, ...(at === undefined ? {} : { offset: at }) };
}
