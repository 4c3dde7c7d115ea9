/** Soft bodies and eyes: things from ponds, jars and the bottom of the sea. */

import { at, both, dot, each, flat, INK, marks, noise, oval, scatter, solid, stain, stroke, sym, tube } from "../ink";
import type { Outline, Point } from "../ink";
import { eye, fan, fangs, feeler, grin, limb, rays, WHITE } from "../anatomy";
import { bent, GROUND, hips, legged, species, trunk } from "../joints";
import type { Palette, Species } from "../joints";

/** A tentacle with suckers along its left or right side. */
function tentacle(spine: Outline, w: number, c: Palette, side = 1): string {
  const widths = spine.map((_, i) => w * (1 - (0.75 * i) / (spine.length - 1)));
  const suckers = spine.slice(1).flatMap((q, i) => {
    const p = at(spine, i);
    const r = at(widths, i) * 0.5;
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const [nx, ny] = [(-(q[1] - p[1]) / length) * r * side, ((q[0] - p[0]) / length) * r * side];
    return [0.25, 0.75].map((t) => dot(p[0] + (q[0] - p[0]) * t + nx, p[1] + (q[1] - p[1]) * t + ny, Math.max(1.5, r * 0.55), c.pale, { "stroke-width": 1.5 }));
  });
  return solid(tube(spine, widths), c.skin) + suckers.join("");
}

const spots = (half: Outline, gap: number, fill: string, r = 4): string =>
  scatter(half, gap).map(([x, y]) => dot(x, y, r * (1 + 0.4 * noise(x, y)), fill, { stroke: "none", opacity: 0.8 })).join("");

/** An eye on a stalk. */
const stalk = (spine: Outline, r: number, c: Palette, look: number, w = 7): string => {
  const [x, y] = at(spine, -1);
  return limb(spine, [w + 1, w, w], c.skin) + solid(oval(x, y, r + 4), c.skin) + eye(x, y, r, { iris: c.glow, look });
};

const webbed = (x: number, y: number, side: number, size: number, fill: string): string => {
  const tips: Outline = [[x + side * size * 1.5, y - 3, 1], [x + side * size * 1.1, y + 2, 1], [x + side * size * 0.3, y + 3, 1], [x - side * size * 0.5, y + 1, 1]];
  return solid([[x - side * size * 0.25, y - size * 0.7], [x + side * size * 0.3, y - size * 0.75], at(tips, 0), [x + side * size * 1.25, y - 6], at(tips, 1), [x + side * size * 0.7, y - 5], at(tips, 2), [x - side * size * 0.1, y - 5], at(tips, 3)], fill);
};

const octopus = species("hangman octopus", { skin: "#4fae7d", dark: "#1f5a55", pale: "#bff0c9", glow: "#ffb347" }, (c) => {
  const face = (x: number, y: number) => eye(x - 20, y - 8, 15, { iris: c.glow, pupil: "bar", look: 0.2, lid: 0.25, skin: c.dark }) + eye(x + 22, y - 8, 12, { iris: c.glow, pupil: "bar", look: -0.2, lid: 0.4, skin: c.dark }) + flat([[x - 9, y + 20], [x, y + 14, 1], [x + 9, y + 20], [x, y + 34, 1]], INK, 2.5);
  return {
    face,
    arm: (s, from, to) => tentacle([from, [from[0] + s * 22, (from[1] + to[1]) / 2], to, [to[0] + s * 14, to[1] - 8]], 12, c, s),
    head: () => both((s) => tentacle([[120 + s * 30, 104], [120 + s * 56, 112], [120 + s * 66, 134], [120 + s * 86, 128]], 11, c, -s)) + solid(sym([[0, 4], [40, 16], [54, 52], [40, 84], [44, 108], [22, 124], [0, 126]]), c.skin) + spots([[10, 10], [34, 24], [40, 50]], 20, c.dark, 5) + face(120, 86) + both((s) => tentacle([[120 + s * 10, 118], [120 + s * 16, 134], [120 + s * 8, 148]], 8, c, s)),
    torso: () => tentacle([[156, 166], [196, 176], [204, 140], [184, 124], [176, 140]], 14, c, -1) + tentacle([[84, 166], [44, 182], [36, 222], [58, 234], [62, 216]], 14, c, 1) + solid(sym(trunk([46, 156], [50, 200], [54, 244])), c.skin) + stain(sym([[0, 164], [22, 172], [30, 210], [24, 248], [0, 252]]), c.pale, 0.7) + each(3, (i) => solid(oval(120, 178 + i * 25, 12 + i, 9), c.pale) + stain(oval(120, 178 + i * 25, 5, 4), c.dark)) + spots([[44, 160], [48, 200], [46, 240]], 34, c.dark),
    legs: () => tentacle([[96, 290], [58, 320], [26, 350], [22, 384], [44, 386], [40, 368]], 15, c, -1) + tentacle([[144, 290], [182, 320], [216, 346], [220, 382], [198, 388], [200, 370]], 15, c, 1) + both((s) => tentacle([[120 + s * 20, 296], [120 + s * 38, 340], [120 + s * 24, 378], [120 + s * 46, 386]], 15, c, -s)) + solid(sym(hips([52, 276], [46, 304], [0, 322])), c.skin) + tentacle([[120, 300], [124, 340], [112, 372], [120, 388]], 13, c, 1) + spots([[44, 264], [44, 300]], 22, c.dark),
  };
});

const snail = species("toll snail", { skin: "#9cbf62", dark: "#4a6b3a", pale: "#e7ecb0", glow: "#f4845f" }, (c) => {
  const spiral = (x: number, y: number, r: number) => solid(oval(x, y, r), c.glow) + stroke([[x + r * 0.9, y + r * 0.2], [x + r * 0.5, y - r * 0.6], [x - r * 0.3, y - r * 0.6], [x - r * 0.6, y + r * 0.1], [x - r * 0.1, y + r * 0.5], [x + r * 0.35, y + r * 0.1], [x, y - r * 0.2]], 3.2);
  const face = (x: number, y: number) => both((s) => eye(x + s * 16, y - 12, 11, { iris: c.glow, look: s * 0.3, lid: 0.4, skin: c.skin })) + grin(x, y + 14, 24, 14, { teeth: 2 });
  return {
    face,
    arm: (s, from, to) => stalk(bent(from, to, -s * 12), 9, c, s * 0.4),
    head: () => stalk([[102, 72], [86, 46], [70, 28]], 15, c, -0.5, 8) + stalk([[138, 72], [150, 50], [166, 40]], 12, c, 0.6, 8) + solid(sym([[0, 58], [34, 62], [46, 92], [38, 122], [0, 134]]), c.skin) + both((s) => limb([[120 + s * 28, 118], [120 + s * 42, 126], [120 + s * 50, 120]], [4, 4, 4], c.skin)) + grin(120, 98, 30, 20, { teeth: 3, tongue: c.glow }) + stroke([[96, 76], [120, 72], [144, 78]], 2.2) + both((s) => dot(120 + s * 8, 86, 2, INK, { stroke: "none" })),
    torso: () => spiral(166, 198, 50) + solid(sym(trunk([40, 160], [44, 206], [42, 244])), c.skin) + stain(sym([[0, 152], [20, 160], [26, 206], [24, 250], [0, 256]]), c.pale, 0.8) + each(5, (i) => stroke([[98, 172 + i * 17], [120, 178 + i * 17], [142, 172 + i * 17]], 2.2)) + stalk([[84, 176], [56, 180], [46, 160]], 9, c, -0.5, 6) + limb([[150, 190], [140, 208], [128, 214]], [8, 8, 6], c.skin),
    legs: () => stain([[14, GROUND], [60, 378], [190, 376], [228, 390], [180, 398], [40, 398]], c.pale, 0.75) + solid([[76, 260, 1], [70, 300], [52, 340], [24, 366], [18, 388], [60, GROUND], [180, GROUND], [222, 386], [204, 362], [176, 342], [168, 300], [164, 260, 1]], c.skin) + stroke([[26, 376], [80, 366], [120, 372], [168, 364], [214, 376]], 3) + marks([[50, 380], [78, 376], [106, 380], [134, 378], [162, 376], [190, 380]], "q3 4 1 8", 2.2) + spots([[40, 270], [46, 310], [60, 350]], 26, c.dark, 4) + spiral(120, 318, 17),
  };
});

const frog = species("choir frog", { skin: "#6fae3c", dark: "#35622e", pale: "#e9efa6", glow: "#f25f8a" }, (c) => {
  const face = (x: number, y: number) => both((s) => eye(x + s * 24, y - 16, 12, { iris: "#ffd23f", pupil: "bar", look: -s * 0.2 })) + grin(x, y + 8, 42, 30, { teeth: 0, tongue: c.glow }) + both((s) => dot(x + s * 5, y, 2, INK, { stroke: "none" }));
  const arm = (s: number, from: Point, to: Point) => limb(bent(from, to, -s * 14), [9, 8, 7], c.skin) + fan(to[0], to[1], { angle: 90 - s * 30, spread: 110, count: 3, length: 20, width: 4, fill: c.skin, blunt: true });
  return {
    face,
    arm,
    head: () => both((s) => solid(oval(120 + s * 40, 48, 24), c.skin) + eye(120 + s * 40, 45, 16, { iris: "#ffd23f", pupil: "bar", look: -s * 0.1 })) + solid(sym([[0, 52], [44, 54], [76, 86], [60, 118], [0, 130]]), c.skin) + stain(sym([[0, 122], [40, 116], [52, 108], [60, 114], [30, 130], [0, 133]]), c.pale) + grin(120, 88, 62, 34, { teeth: 0 }) + solid([[108, 100], [134, 98], [146, 122], [166, 132], [172, 148], [158, 154], [140, 142], [122, 122]], c.glow) + both((s) => dot(120 + s * 8, 70, 2.5, INK, { stroke: "none" })) + spots([[20, 58], [50, 72]], 26, c.dark, 4),
    torso: () => arm(-1, [78, 176], [50, 240]) + arm(1, [162, 176], [198, 150]) + solid(sym(trunk([54, 158], [70, 204], [58, 246])), c.skin) + stain(sym([[0, 158], [36, 166], [52, 206], [40, 246], [0, 254]]), c.pale) + stroke([[92, 220], [120, 230], [148, 220]], 2.4) + each(2, (i) => dot(62 + i * 8, 186 + i * 18, 5, c.dark, { stroke: "none" }) + dot(178 - i * 6, 192 + i * 18, 4.5, c.dark, { stroke: "none" })) + solid([[98, 150, 1], [120, 160], [142, 150, 1], [146, 172, 1], [120, 162], [94, 172, 1]], c.glow),
    legs: () => both((s) => webbed(120 + s * 58, GROUND - 4, s, 30, c.dark) + solid(tube([[120 + s * 84, 308], [120 + s * 50, 338], [120 + s * 60, 382]], [11, 9, 8]), c.skin) + solid(tube([[120 + s * 26, 300], [120 + s * 60, 312], [120 + s * 88, 302]], [18, 17, 12]), c.skin) + dot(120 + s * 60, 306, 5, c.dark, { stroke: "none" }) + dot(120 + s * 76, 300, 4, c.dark, { stroke: "none" })) + solid(sym(hips([54, 280], [44, 312], [0, 326])), c.skin) + stain(sym([[0, 264], [34, 266], [36, 292], [22, 314], [0, 320]]), c.pale),
  };
});

const angler = species("lantern fish", { skin: "#3f8f8a", dark: "#1c4a57", pale: "#c7ead0", glow: "#fff07a" }, (c) => {
  const scales = (half: Outline) => marks(scatter(half, 18, 0.75), "q0 9 8 8 8-1 8-8", 2, { opacity: 0.7 });
  const fin = (x: number, y: number, s: number, k: number) => { const tips: Outline = [[x + s * k, y - k * 0.5, 1], [x + s * k * 1.2, y, 1], [x + s * k * 1.05, y + k * 0.5, 1], [x + s * k * 0.6, y + k * 0.75, 1]]; return solid([[x, y - k * 0.3], at(tips, 0), [x + s * k * 0.95, y - k * 0.2], at(tips, 1), [x + s * k * 0.9, y + k * 0.2], at(tips, 2), [x + s * k * 0.7, y + k * 0.45], at(tips, 3), [x, y + k * 0.3]], c.dark) + rays([x + s * 4, y], tips.map(([u, v]): Point => [x + (u - x) * 0.8, y + (v - y) * 0.8]), 2); };
  const face = (x: number, y: number) => both((s) => eye(x + s * 26, y - 20, 9, { white: c.glow, look: -s * 0.5, lid: 0.3, skin: c.skin })) + flat([[x - 46, y + 2, 1], [x, y - 6], [x + 46, y + 2, 1], [x + 38, y + 32], [x, y + 42], [x - 38, y + 32]], "#12283a", 3) + fangs([x - 43, y + 2], [x + 43, y + 2], 8, 17) + fangs([x - 36, y + 34], [x + 36, y + 34], 7, -18);
  return {
    face,
    arm: (s, from, to) => limb(bent(from, to, -s * 10), [11, 9, 7], c.skin) + fin(to[0], to[1], s, 26),
    head: () => feeler([[120, 42], [128, 8], [164, 4], [178, 26]], dot(180, 38, 20, c.glow, { stroke: "none", opacity: 0.35 }) + solid(oval(180, 38, 11), c.glow), c.dark, 3) + both((s) => fin(120 + s * 58, 92, s, 34)) + solid(sym([[0, 36], [42, 40], [66, 78], [58, 116], [26, 132], [0, 134]]), c.skin) + face(120, 82) + scalesTop(),
    torso: () => both((s) => fin(120 + s * 50, 196, s, 44)) + solid(sym(trunk([54, 158], [62, 200], [52, 244])), c.skin) + stain(sym([[0, 176], [28, 184], [38, 214], [30, 248], [0, 254]]), c.pale, 0.85) + scales([[44, 150], [56, 176], [50, 186]]) + each(4, (i) => dot(70 + (i % 2) * 4, 178 + i * 18, 4, c.glow, { "stroke-width": 2 }) + dot(170 - (i % 2) * 4, 178 + i * 18, 4, c.glow, { "stroke-width": 2 })) + flat(oval(120, 216, 17, 15), c.dark, 3) + eye(116, 217, 6) + eye(128, 214, 4),
    legs: () => both((s) => solid([[120 + s * 30, 352], [120 + s * 50, 356], [120 + s * 88, 382, 1], [120 + s * 72, 384], [120 + s * 66, GROUND, 1], [120 + s * 50, 384], [120 + s * 38, GROUND, 1], [120 + s * 30, 384], [120 + s * 12, 390, 1]], c.dark) + rays([120 + s * 40, 360], [[120 + s * 74, 380], [120 + s * 60, 386], [120 + s * 38, 386], [120 + s * 22, 384]])) + solid(legged([[30, 286], [40, 326], [40, 358]], [27, 18, 10]), c.skin) + scales([[40, 264], [50, 300]]) + both((s) => dot(120 + s * 42, 320, 4, c.glow, { "stroke-width": 2 }) + dot(120 + s * 40, 338, 3.5, c.glow, { "stroke-width": 2 })),
  };
  function scalesTop(): string {
    return marks([[104, 50], [120, 47], [136, 51]], "q0 7 6 7 6-1 6-7", 2, { opacity: 0.7 });
  }
});

const jelly = species("chapel jellyfish", { skin: "#63c7b2", dark: "#2a7a86", pale: "#d3f7e6", glow: "#ff9ecb" }, (c) => {
  const ribbon = (x: number, y: number, length: number, sway: number, fill: string, w = 6) => solid(tube([[x, y], [x + sway, y + length * 0.35], [x - sway, y + length * 0.7], [x + sway * 0.6, y + length]], [w, w, w * 0.8, 2]), fill, { "stroke-width": 3 });
  const face = (x: number, y: number) => eye(x - 20, y - 4, 12, { iris: c.glow }) + eye(x + 4, y - 12, 15, { iris: c.glow, look: 0.2 }) + eye(x + 27, y, 9, { iris: c.glow, look: -0.3 }) + stroke([[x - 10, y + 20], [x + 4, y + 25], [x + 16, y + 19]], 3);
  return {
    face,
    arm: (s, from, to) => ribbon(from[0], from[1], Math.max(40, to[1] - from[1]), s * 14, c.pale, 7),
    head: () => both((s) => ribbon(120 + s * 44, 92, 54, s * 8, c.glow, 5) + ribbon(120 + s * 60, 90, 44, -s * 7, c.pale, 5)) + solid([[48, 90], [52, 46], [86, 14], [120, 8], [154, 14], [188, 46], [192, 90], [180, 104], [164, 94], [148, 108], [132, 98], [120, 110], [108, 98], [92, 108], [76, 94], [60, 104]], c.skin) + stain([[66, 70], [74, 42], [96, 24], [88, 44], [78, 74]], "#fff", 0.45) + face(118, 66),
    torso: () => both((s) => ribbon(120 + s * 48, 164, 92, s * 12, c.pale, 7) + ribbon(120 + s * 62, 170, 76, -s * 10, c.glow, 6)) + solid(sym(trunk([52, 154], [54, 196], [48, 240])), c.skin) + stain(oval(120, 202, 36, 38), c.pale, 0.6) + each(4, (i) => solid(oval(120 + 15 * Math.cos(i * 1.57 + 0.8), 202 + 15 * Math.sin(i * 1.57 + 0.8), 12, 9, i * 90 + 45), c.glow)) + solid([[66, 170], [60, 158], [84, 150], [120, 156], [156, 150], [180, 158], [174, 170], [158, 164], [146, 174], [132, 166], [120, 174], [106, 166], [94, 174], [82, 164]], c.skin),
    legs: () => each(7, (i) => ribbon(78 + i * 14, 290, 94 - Math.abs(i - 3) * 5 + (i % 2) * 6, (i % 2 ? 11 : -11) + (i - 3) * 3, i % 3 === 0 ? c.glow : i % 3 === 1 ? c.pale : c.skin, 8)) + solid([[76, 260, 1], [62, 284], [50, 308], [64, 318], [80, 306], [94, 320], [108, 308], [120, 322], [132, 308], [146, 320], [160, 306], [176, 318], [190, 308], [178, 284], [164, 260, 1]], c.skin) + both((s) => dot(120 + s * 30, 292, 5, c.glow, { "stroke-width": 2 })) + dot(120, 296, 6, c.glow, { "stroke-width": 2 }),
  };
});

const flytrap = species("parlour flytrap", { skin: "#5da845", dark: "#2c5a35", pale: "#d8e89a", glow: "#e8476a" }, (c) => {
  const leaf = (base: Point, tip: Point, w: number, fill = c.skin) => { const [mx, my] = [(base[0] + tip[0]) / 2, (base[1] + tip[1]) / 2]; const [dx, dy] = [tip[0] - base[0], tip[1] - base[1]]; const l = Math.hypot(dx, dy) || 1; return solid([[base[0], base[1], 1], [mx - (dy / l) * w, my + (dx / l) * w], [tip[0], tip[1], 1], [mx + (dy / l) * w, my - (dx / l) * w]], fill) + stroke([base, [mx + 1, my], [base[0] + dx * 0.85, base[1] + dy * 0.85]], 2.2); };
  const face = (x: number, y: number) => flat([[x - 48, y, 1], [x - 20, y - 20], [x + 20, y - 20], [x + 48, y, 1], [x + 22, y + 20], [x - 22, y + 20]], c.glow, 3) + fangs([x - 42, y - 5], [x + 42, y - 5], 8, 14, c.pale) + fangs([x - 40, y + 7], [x + 40, y + 7], 8, -13, c.pale) + both((s) => eye(x + s * 22, y - 32, 8, { look: s * 0.2, iris: c.glow }));
  return {
    face,
    arm: (s, from, to) => limb(bent(from, to, -s * 14), [7, 6, 5], c.skin) + leaf(to, [to[0] + s * 22, to[1] + 18], 13),
    head: () => leaf([120, 46], [88, 6], 12, c.dark) + leaf([122, 46], [152, 8], 12, c.dark) + solid(sym([[0, 28], [44, 36], [70, 78, 1], [46, 116], [0, 130]]), c.skin) + face(120, 82) + marks([[84, 112], [100, 118], [140, 118], [156, 112]], "l0 5", 2.4),
    torso: () => leaf([86, 190], [26, 144], 22) + leaf([154, 196], [216, 166], 20) + leaf([86, 216], [30, 242], 18, c.dark) + leaf([156, 226], [208, 250], 16, c.dark) + solid(sym(trunk([34, 160], [30, 200], [38, 238])), c.skin) + stroke([[108, 150], [104, 200], [100, 252]], 2.4) + stroke([[132, 150], [137, 200], [142, 252]], 2.4) + marks([[112, 176], [126, 196], [114, 222], [128, 236]], "l6 3", 2.6) + solid(tube([[92, 206], [120, 198], [152, 212], [146, 234]], [5, 5, 5, 3]), c.dark) + solid(oval(120, 168, 13, 12), c.glow) + both((s) => stroke([[120 + s * 2, 164], [120 + s * 7, 168]], 2)) + fangs([109, 170], [131, 170], 4, 7, c.pale),
    legs: () => both((s) => solid(tube([[120 + s * 22, 320], [120 + s * 44, 344], [120 + s * 88, 356], [120 + s * 104, 386]], [14, 11, 7, 0]), c.dark) + solid(tube([[120 + s * 18, 324], [120 + s * 36, 360], [120 + s * 62, 372], [120 + s * 66, GROUND]], [14, 10, 7, 0]), c.dark) + solid(tube([[120 + s * 8, 330], [120 + s * 16, 366], [120 + s * 34, GROUND]], [12, 9, 0]), c.dark)) + leaf([84, 300], [30, 290], 16) + leaf([156, 300], [208, 282], 16) + solid(sym(hips([38, 284], [44, 316], [34, 340], [0, 352])), c.skin) + marks([[104, 280], [128, 292], [110, 312], [132, 326]], "l6 3", 2.6) + solid(oval(112, 306, 8, 7), c.glow),
  };
});

const amoeba = species("thousand eyes", { skin: "#8fd08a", dark: "#3c7f63", pale: "#e4f8cf", glow: "#a05cc9" }, (c) => {
  const seeing = (list: readonly (readonly [x: number, y: number, r: number])[]) => list.map(([x, y, r], i) => eye(x, y, r, { iris: at([c.glow, "#e2725b", "#3f88c5"], i), look: noise(x, r), down: noise(y, r), pupil: at(["round", "slit", "bar"] as const, i), ...(i % 4 === 1 ? { lid: 0.4, skin: c.dark } : {}) })).join("");
  const face = (x: number, y: number) => seeing([[x - 22, y - 8, 13], [x + 6, y - 14, 16], [x + 30, y - 2, 9], [x - 4, y + 14, 8]]) + stroke([[x - 20, y + 28], [x + 2, y + 32], [x + 22, y + 26]], 3);
  return {
    face,
    arm: (s, from, to) => solid(tube([...bent(from, to, -s * 12)], [13, 11, 13]), c.skin) + seeing([[to[0], to[1], 8]]),
    head: () => solid([[60, 96], [54, 62], [66, 34], [84, 38], [98, 14], [124, 24], [142, 8], [164, 26], [162, 46], [186, 58], [182, 92], [164, 116], [120, 130], [76, 120]], c.skin) + seeing([[88, 60, 16], [126, 50, 20], [160, 74, 13], [96, 94, 11], [126, 88, 10], [146, 28, 9], [72, 84, 7], [102, 30, 7]]) + grin(134, 106, 22, 13, { teeth: 4 }),
    torso: () => solid(tube([[82, 178], [46, 176], [34, 206]], [14, 12, 13]), c.skin) + seeing([[35, 209, 9]]) + solid(tube([[158, 190], [194, 190], [204, 160]], [14, 12, 12]), c.skin) + seeing([[204, 158, 8]]) + solid([[92, 140, 1], [74, 154], [70, 176], [58, 194], [64, 222], [60, 242], [76, 260, 1], [164, 260, 1], [182, 240], [174, 216], [184, 194], [170, 170], [164, 152], [148, 140, 1]], c.skin) + seeing([[104, 176, 14], [142, 190, 17], [92, 210, 11], [122, 218, 12], [156, 228, 9], [84, 236, 7], [128, 160, 8], [114, 240, 7]]),
    legs: () => solid([[76, 260, 1], [70, 286], [76, 310], [62, 336], [34, 346], [20, 370], [24, 388], [60, GROUND], [88, 384], [110, GROUND], [140, 388], [176, GROUND], [216, 390], [222, 370], [202, 350], [176, 338], [166, 310], [170, 284], [164, 260, 1]], c.skin) + seeing([[100, 290, 11], [136, 304, 14], [104, 334, 12], [150, 350, 10], [70, 366, 12], [182, 372, 9], [120, 368, 8], [46, 374, 6]]) + stain(oval(206, 396, 10, 3), c.skin) + stain(oval(24, 396, 8, 2.5), c.skin),
  };
});

const axolotl = species("bathtub axolotl", { skin: "#a7d7a0", dark: "#4d8a6a", pale: "#f3f7d6", glow: "#ff7aa2" }, (c) => {
  const frill = (s: number, base: Point, tip: Point) => solid(tube([base, [(base[0] + tip[0]) / 2, (base[1] + tip[1]) / 2 - 5], tip], [7, 6, 3]), c.skin) + each(4, (i) => { const t = 0.3 + i * 0.22; const [x, y] = [base[0] + (tip[0] - base[0]) * t, base[1] + (tip[1] - base[1]) * t - 4]; return stroke([[x, y], [x + s * 4, y + 11]], 6) + stroke([[x, y], [x + s * 4, y + 11]], 3, c.glow) + stroke([[x, y - 3], [x + s * 3, y - 13]], 6) + stroke([[x, y - 3], [x + s * 3, y - 13]], 3, c.glow); });
  const face = (x: number, y: number) => both((s) => dot(x + s * 36, y - 12, 8, INK) + dot(x + s * 34, y - 15, 2.5, "#fff", { stroke: "none" }) + stain(oval(x + s * 38, y + 8, 9, 5), c.glow, 0.6)) + stroke([[x - 30, y + 8], [x - 16, y + 18], [x, y + 14], [x + 16, y + 18], [x + 30, y + 8]], 3.2) + both((s) => flat([[x + s * 10, y + 17, 1], [x + s * 18, y + 17, 1], [x + s * 14, y + 24, 1]], WHITE, 1.8));
  const arm = (s: number, from: Point, to: Point) => limb(bent(from, to, -s * 8), [11, 10, 8], c.skin) + fan(to[0], to[1], { angle: 90 - s * 30, spread: 100, count: 4, length: 17, width: 4.5, fill: c.skin, blunt: true });
  return {
    face,
    arm,
    head: () => both((s) => frill(s, [120 + s * 44, 58], [120 + s * 84, 22]) + frill(s, [120 + s * 54, 78], [120 + s * 104, 66]) + frill(s, [120 + s * 48, 100], [120 + s * 96, 110])) + solid(sym([[0, 38], [46, 46], [66, 84], [52, 116], [0, 128]]), c.skin) + spots([[26, 44], [44, 60]], 22, c.dark, 4) + face(120, 88),
    torso: () => solid([[156, 240], [190, 236], [212, 204], [222, 176, 1], [224, 220], [206, 258], [160, 262]], c.skin) + stroke([[166, 250], [196, 242], [216, 208]], 2.4) + arm(-1, [78, 172], [46, 222]) + arm(1, [160, 172], [186, 212]) + solid(sym(trunk([48, 156], [60, 204], [52, 246])), c.skin) + stain(sym([[0, 158], [30, 166], [42, 210], [34, 250], [0, 256]]), c.pale) + spots([[50, 166], [54, 200], [50, 240]], 40, c.dark, 5) + solid(oval(120, 214, 24, 16), c.glow) + each(3, (i) => stroke([[100 + i * 14, 204 + (i % 2) * 4], [106 + i * 14, 214], [100 + i * 14, 224 - (i % 2) * 4]], 2.4)),
    legs: () => solid([[150, 284], [186, 300], [214, 286], [226, 250, 1], [232, 300], [206, 330], [160, 322]], c.skin) + stroke([[164, 304], [192, 312], [222, 286]], 2.4) + both((s) => fan(120 + s * 46, 376, { angle: 80 - s * 34, spread: 110, count: 4, length: 22, width: 6, fill: c.skin, blunt: true })) + solid(legged([[32, 288], [48, 326], [44, 374]], [28, 17, 13], 312), c.skin) + stain(sym([[0, 264], [28, 268], [26, 294], [0, 304]]), c.pale) + spots([[46, 276], [52, 300], [56, 350]], 38, c.dark, 5),
  };
});

const mushroom = species("cyclops toadstool", { skin: "#cfdcae", dark: "#557a4b", pale: "#f6f3d7", glow: "#3fae9f" }, (c) => {
  const cap = (x: number, y: number, w: number, h: number) => solid(sym([[0, y - h], [w * 0.6, y - h * 0.85], [w, y - h * 0.15], [w * 0.9, y + h * 0.08], [0, y + h * 0.16]], x), c.glow) + [[-0.55, 0.35, 0.13], [0.1, 0.7, 0.16], [0.6, 0.4, 0.11], [-0.1, 0.22, 0.09]].map(([u, v, r]) => flat(oval(x + w * (u ?? 0), y - h * (v ?? 0), w * (r ?? 0), w * (r ?? 0) * 0.8), c.pale, 2.2)).join("");
  const face = (x: number, y: number) => eye(x, y - 6, 21, { iris: c.dark, pupil: "slit", lid: 0.2, skin: c.skin }) + grin(x, y + 22, 22, 12, { teeth: 4 });
  const arm = (s: number, from: Point, to: Point) => limb(bent(from, to, -s * 10), [8, 7, 7], c.skin) + cap(to[0], to[1] + 4, 17, 17);
  return {
    face,
    arm,
    head: () => solid(sym([[36, 66], [40, 100], [34, 128], [0, 134]]), c.skin) + cap(120, 62, 86, 56) + stroke([[50, 60], [120, 70], [190, 60]], 3) + face(120, 94),
    torso: () => cap(62, 196, 24, 22) + limb([[78, 214], [62, 212], [62, 198]], [6, 6, 6], c.skin) + arm(1, [156, 186], [194, 170]) + cap(54, 236, 16, 15) + solid(sym(trunk([34, 162], [40, 204], [46, 244])), c.skin) + each(4, (i) => stroke([[94 + i * 16, 188], [92 + i * 18, 220], [90 + i * 20, 248]], 2)) + solid(sym([[0, 146], [30, 148], [50, 176], [44, 186], [32, 178], [22, 190], [12, 180], [0, 192]]), c.pale) + cap(62, 198, 24, 22),
    legs: () => both((s) => solid(tube([[120 + s * 30, 344], [120 + s * 62, 356], [120 + s * 84, 378], [120 + s * 106, 388]], [12, 8, 5, 0]), c.skin) + solid(tube([[120 + s * 24, 350], [120 + s * 40, 372], [120 + s * 58, GROUND]], [12, 8, 0]), c.skin)) + limb([[186, 380], [190, 362], [184, 350]], [4, 4, 4], c.skin) + cap(184, 352, 18, 18) + solid(sym(hips([44, 300], [54, 340], [44, 368], [24, 374], [12, 390], [0, 376])), c.skin) + marks([[92, 290], [104, 318], [136, 286], [146, 324], [120, 342]], "q3 7 0 14", 2.2) + limb([[78, 330], [60, 326], [52, 314]], [5, 5, 4], c.skin) + cap(52, 314, 21, 20) + limb([[146, 362], [160, 352], [160, 340]], [4, 4, 3], c.skin) + cap(160, 342, 13, 13),
  };
});

export const chimeridae: readonly Species[] = [octopus, snail, frog, angler, jelly, flytrap, amoeba, axolotl, mushroom];
