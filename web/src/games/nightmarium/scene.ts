/**
 * The night hill, drawn from code: plain shapes and gradients, no filter, no bitmap. Colours are tokens, so that
 * one drawing serves night, day and high contrast. The ridge and the ground follow the rows of creatures.
 */

export interface SceneOptions {
  width: number;
  height: number;
  /** Where the hill of the others begins, and where mine does. */
  ridge: number;
  ground: number;
  moon: readonly [x: number, y: number, r: number];
  /** The patch of moonlight: centre and radii. */
  pool: readonly [x: number, y: number, rx: number, ry: number];
  /** Trees, castle, gravestones, clouds and the path down the hill: where there is room for scenery. */
  rich: boolean;
  castle: boolean;
}

type Chance = () => number;

function chance(seed: number): Chance {
  let at = seed;
  return () => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return at / 4294967296;
  };
}

const v = (token: string): string => `var(--nm-${token})`;
const n0 = (x: number): string => x.toFixed(0);
const stop = (at: number, token: string, opacity = 1): string =>
  `<stop offset="${at}" stop-color="${v(token)}"${opacity === 1 ? "" : ` stop-opacity="${opacity}"`}/>`;
const linear = (id: string, stops: string, x2 = 0, y2 = 1): string =>
  `<linearGradient id="nm-${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops}</linearGradient>`;
const radial = (id: string, stops: string, more = ""): string =>
  `<radialGradient id="nm-${id}"${more}>${stops}</radialGradient>`;
const fill = (id: string): string => `fill="url(#nm-${id})"`;

const DEFS =
  "<defs>" +
  linear("sky", [0, 0.25, 0.55, 0.85, 1].map((at, i) => stop(at, `sky-${i}`)).join("")) +
  linear("gnd", [0, 0.3, 0.72, 1].map((at, i) => stop(at, `ground-${i}`)).join("")) +
  linear("mid", stop(0, "mid-0") + stop(1, "mid-1")) +
  linear("beam", stop(0, "beam") + stop(0.7, "beam", 0.2) + stop(1, "beam", 0)) +
  linear("vt", stop(0, "vignette", 0) + stop(1, "vignette")) +
  linear("vs", stop(0, "vignette", 0.8) + stop(1, "vignette", 0), 1, 0) +
  radial("halo", stop(0, "halo", 0.85) + stop(0.35, "halo", 0.38) + stop(1, "halo", 0)) +
  radial("lit", stop(0, "lit") + stop(0.5, "lit-low") + stop(1, "lit", 0)) +
  radial("fog", stop(0, "fog") + stop(0.5, "fog", 0.45) + stop(1, "fog", 0)) +
  radial("moon", stop(0, "moon-0") + stop(0.6, "moon-1") + stop(1, "moon-2"), ' cx=".42" cy=".38" r=".7"') +
  "</defs>";

function tree(x: number, y: number, h: number, lean: number, seed: number, token: string): string {
  const next = chance(seed);
  let limbs = "";
  const grow = (
    x0: number,
    y0: number,
    angle: number,
    length: number,
    width: number,
    depth: number,
  ): void => {
    const bend = (next() - 0.5) * 1.1;
    const mx = x0 + Math.cos(angle + bend) * length * 0.55;
    const my = y0 + Math.sin(angle + bend) * length * 0.55;
    const ex = x0 + Math.cos(angle) * length;
    const ey = y0 + Math.sin(angle) * length;
    limbs += `<path d="M${n0(x0)} ${n0(y0)}Q${n0(mx)} ${n0(my)} ${n0(ex)} ${n0(ey)}" stroke-width="${width.toFixed(1)}"/>`;
    if (depth === 0) return;
    const count = depth > 2 || next() <= 0.6 ? 2 : 3;
    for (let i = 0; i < count; i++) {
      const turn = (i - (count - 1) / 2) * (0.75 + next() * 0.5) + (next() - 0.5) * 0.3;
      grow(ex, ey, angle + turn, length * (0.6 + next() * 0.18), width * 0.58, depth - 1);
    }
  };
  grow(x, y, -Math.PI / 2 + lean, h * 0.36, h * 0.085, 5);
  const root = `M${n0(x - h * 0.09)} ${y + 6}Q${n0(x - h * 0.03)} ${n0(y - h * 0.08)} ${x} ${n0(y - h * 0.2)}Q${n0(x + h * 0.03)} ${n0(y - h * 0.08)} ${n0(x + h * 0.1)} ${y + 6}Z`;
  return `<g fill="none" stroke="${v(token)}" stroke-linecap="round">${limbs}<path d="${root}" fill="${v(token)}" stroke="none"/></g>`;
}

const eyesAt = (x: number, y: number, s: number): string =>
  `<g fill="${v("eyes")}"><ellipse cx="${x}" cy="${y}" rx="${s}" ry="${s * 0.8}"/><ellipse cx="${x + s * 3}" cy="${y}" rx="${s}" ry="${s * 0.8}"/></g>` +
  `<g fill="#120c2c"><circle cx="${x + s * 0.2}" cy="${y}" r="${s * 0.36}"/><circle cx="${x + s * 3.2}" cy="${y}" r="${s * 0.36}"/></g>`;

function gravestone(x: number, y: number, w: number, h: number, tilt: number, cross: boolean): string {
  const body = cross
    ? `<path d="M${-w * 0.14} 0V${-h * 0.55}H${-w * 0.5}V${-h * 0.78}H${-w * 0.14}V${-h}H${w * 0.14}V${-h * 0.78}H${w * 0.5}V${-h * 0.55}H${w * 0.14}V0Z"/>`
    : `<path d="M${-w / 2} 0V${-h * 0.6}A${w / 2} ${h * 0.4} 0 0 1 ${w / 2} ${-h * 0.6}V0Z"/>`;
  return `<g transform="translate(${n0(x)} ${n0(y)}) rotate(${tilt})"><g fill="${v("grave-1")}" transform="translate(4 0)">${body}</g><g fill="${v("grave-0")}">${body}</g></g>`;
}

const CASTLE =
  `<path d="M0 84V30L14 8 28 30V40H40V-8L53 -38 66 -8V34H78V22L90 4 102 22V84Z"/><path d="M50 -38V-52l12 5-12 5z"/>` +
  `<g fill="${v("window")}"><path d="M10 40a4 5 0 0 1 8 0v8h-8zM49 2a4 5 0 0 1 8 0v9h-8zM86 34a4 5 0 0 1 8 0v8h-8zM49 44a4 5 0 0 1 8 0v9h-8z"/></g>`;

/** The moon in a box of 204, its centre in the middle. */
const MOON =
  `<circle r="100" ${fill("moon")}/><g fill="${v("moon-2")}" opacity=".5"><circle cx="-52" cy="-34" r="15"/>` +
  `<circle cx="48" cy="-58" r="9"/><circle cx="62" cy="22" r="13"/><circle cx="-30" cy="60" r="8"/><circle cx="-70" cy="18" r="7"/></g>`;

/** Layers of the scene from back to front, each the inside of an SVG as large as the window. */
export interface Scene {
  sky: string;
  /** Round the origin, as large as a moon with radius 100. */
  moon: string;
  land: string;
}

export function scene(options: SceneOptions): Scene {
  const { width: W, height: H, ridge, ground, rich } = options;
  const next = chance(7);
  let sky = `${DEFS}<rect width="${W}" height="${n0(ridge + 80)}" ${fill("sky")}/>`;
  for (let i = 0; i < W / 12; i++) {
    const [x, y, s] = [next() * W, next() * ridge * 0.85, 0.6 + next() * next() * 2];
    sky += `<circle cx="${n0(x)}" cy="${n0(y)}" r="${s.toFixed(1)}" fill="${v("star")}" opacity="${(0.3 + next() * 0.6).toFixed(2)}"/>`;
  }
  const clouds = [
    [0.18, 0.35, 0.3],
    [0.83, 0.3, 0.34],
    [0.06, 0.72, 0.24],
    [0.95, 0.7, 0.24],
  ] as const;
  let land = "";
  if (rich)
    for (const [cx, cy, w] of clouds)
      land +=
        `<g fill="${v("cloud")}" opacity=".5"><ellipse cx="${n0(W * cx)}" cy="${n0(ridge * cy)}" rx="${n0((W * w) / 2)}" ry="5"/>` +
        `<ellipse cx="${n0(W * (cx - w * 0.1))}" cy="${n0(ridge * cy + 7)}" rx="${n0(W * w * 0.28)}" ry="5"/>` +
        `<ellipse cx="${n0(W * (cx + w * 0.06))}" cy="${n0(ridge * cy - 6)}" rx="${n0(W * w * 0.22)}" ry="6"/></g>`;
  let peaks = `M0 ${n0(ridge + 20)}`;
  for (let i = 0; i <= 16; i++)
    peaks += `L${n0((W * i) / 16)} ${n0(ridge - (22 + next() * 60) * (rich ? 1 : 0.6))}`;
  land += `<path d="${peaks}L${W} ${n0(ridge + 60)}H0Z" fill="${v("far")}"/>`;
  if (options.castle)
    land += `<g transform="translate(${n0(options.moon[0] - 46)} ${n0(ridge - 66)})" fill="${v("tree-far")}">${CASTLE}</g>`;
  const hill = `M0 ${n0(ridge - 6)}C${n0(W * 0.12)} ${n0(ridge - 22)} ${n0(W * 0.33)} ${n0(ridge - 14)} ${n0(W * 0.47)} ${n0(ridge + 10)}S${n0(W * 0.62)} ${n0(ridge - 4)} ${n0(W * 0.74)} ${n0(ridge - 14)}S${n0(W * 0.93)} ${n0(ridge - 20)} ${W} ${n0(ridge - 4)}`;
  land += `<path d="${hill}V${n0(ground + 90)}H0Z" ${fill("mid")}/><path d="${hill}" fill="none" stroke="${v("ridge")}" stroke-width="2.5" opacity=".55"/>`;
  if (rich)
    for (const [x, w, h, tilt, cross] of [
      [0.47, 26, 34, -6, false],
      [0.515, 22, 30, 7, true],
      [0.545, 24, 28, 5, false],
      [0.445, 18, 26, 8, true],
    ] as const)
      land += gravestone(W * x, ridge + 28, w, h, tilt, cross);
  for (const [x, y, rx, ry] of [
    [0.5, 6, 0.62, 40],
    [0.2, -8, 0.34, 34],
    [0.82, -4, 0.34, 34],
  ] as const)
    land += `<ellipse cx="${n0(W * x)}" cy="${n0(ground + y)}" rx="${n0(W * rx)}" ry="${ry}" ${fill("fog")}/>`;
  const near = `M0 ${n0(ground + 14)}C${n0(W * 0.2)} ${n0(ground - 18)} ${n0(W * 0.36)} ${n0(ground + 20)} ${n0(W * 0.5)} ${n0(ground + 8)}S${n0(W * 0.82)} ${n0(ground - 14)} ${W} ${n0(ground + 18)}`;
  land += `<path d="${near}V${H}H0Z" ${fill("gnd")}/><path d="${near}" fill="none" stroke="${v("ridge")}" stroke-width="2" opacity=".3"/>`;
  if (rich)
    land += `<path d="M${n0(W * 0.492)} ${n0(ridge + 12)}C${n0(W * 0.53)} ${n0(ground - 14)} ${n0(W * 0.44)} ${n0(ground)} ${n0(W * 0.455)} ${n0(ground + 34)}C${n0(W * 0.475)} ${n0(ground + 110)} ${n0(W * 0.3)} ${n0(ground + 190)} ${n0(W * 0.22)} ${H}H${n0(W * 0.78)}C${n0(W * 0.74)} ${n0(ground + 200)} ${n0(W * 0.56)} ${n0(ground + 120)} ${n0(W * 0.535)} ${n0(ground + 40)}C${n0(W * 0.525)} ${n0(ground + 6)} ${n0(W * 0.555)} ${n0(ground - 12)} ${n0(W * 0.508)} ${n0(ridge + 12)}Z" ${fill("beam")}/>`;
  const [px, py, prx, pry] = options.pool;
  land += `<ellipse cx="${n0(px)}" cy="${n0(py)}" rx="${n0(prx)}" ry="${n0(pry)}" ${fill("lit")}/>`;
  let [grass, lit] = ["", ""];
  const blades = Math.min(80, Math.round((W * (H - ground)) / 12000));
  for (let i = 0; i < blades; i++) {
    const [x, y] = [next() * W, ground + 30 + next() * Math.max(H - ground - 60, 10)];
    const s = 5 + (y - ground) / 40;
    const blade = `M${n0(x)} ${n0(y)}q-2-${n0(s)} -${n0(s * 0.6)}-${n0(s * 1.1)}M${n0(x)} ${n0(y)}q0-${n0(s)} 1-${n0(s * 1.4)}M${n0(x)} ${n0(y)}q2-${n0(s)} ${n0(s * 0.7)}-${n0(s)}`;
    if (Math.abs(x - px) / prx + Math.abs(y - py) / pry < 1) lit += blade;
    else grass += blade;
  }
  for (const [data, token] of [
    [grass, "grass"],
    [lit, "grass-lit"],
  ] as const)
    land += `<path d="${data}" stroke="${v(token)}" stroke-width="1.8" fill="none" stroke-linecap="round" opacity=".75"/>`;
  for (let i = 0; i < 16; i++) {
    const [x, y, s] = [next() * W, ground + 50 + next() * Math.max(H - ground - 120, 10), 3 + next() * 6];
    land +=
      `<ellipse cx="${n0(x)}" cy="${n0(y)}" rx="${(s * 1.6).toFixed(1)}" ry="${s.toFixed(1)}" fill="${v("grave-1")}"/>` +
      `<ellipse cx="${n0(x - 1)}" cy="${n0(y - s * 0.35)}" rx="${(s * 1.2).toFixed(1)}" ry="${(s * 0.55).toFixed(1)}" fill="${v("grave-0")}"/>`;
  }
  if (rich)
    land +=
      tree(18, ground + 40, 330, 0.1, 21, "tree-far") +
      tree(W - 22, ground + 36, 340, -0.12, 5, "tree-far") +
      tree(-14, H - 190, Math.min(560, H * 0.62), 0.14, 9, "tree") +
      tree(W + 16, H - 200, Math.min(560, H * 0.62), -0.13, 33, "tree") +
      eyesAt(26, ground + 96, 5) +
      eyesAt(W - 48, ground + 60, 4.4);
  const side = `<rect width="${n0(W * 0.16)}" height="${H}" ${fill("vs")}`;
  land += `${side}/>${side} transform="translate(${W} 0) scale(-1 1)"/><rect y="${n0(H * 0.6)}" width="${W}" height="${n0(H * 0.4)}" ${fill("vt")}/>`;
  let fringe = "";
  for (let i = 0; i < W / 9; i++) {
    const [x, s] = [next() * W, 16 + next() * (rich ? 34 : 16)];
    fringe += `M${n0(x)} ${H + 4}q${n0(next() * 10 - 5)}-${n0(s * 0.6)} ${n0(next() * 18 - 9)}-${n0(s)}q4 ${n0(s * 0.4)} 7 ${n0(s)}z`;
  }
  land += `<path d="${fringe}" fill="${v("tree")}" opacity=".9"/>`;
  const halo = `<circle r="360" ${fill("halo")} opacity=".75"/>`;
  return { sky, moon: halo + MOON, land };
}
