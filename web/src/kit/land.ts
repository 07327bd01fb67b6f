/**
 * The land of a scene, drawn in a field of 160 × 120 whose horizon is always at 65 % of the height, so that cards laid
 * side by side share one plain. Everything of one colour that lies together becomes one path: a scene is some ten
 * elements, not two hundred.
 */
import type { Land, Palette } from './palettes.ts';

export const width = 160;
export const height = 120;
export const horizon = 78;

export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly thick?: number;
  readonly opacity?: number;
}

/** Numbers from 0 to 1 that follow from the seed, so that a card always looks the same. */
export function chance(seed: string): () => number {
  let h = 2166136261;
  for (const letter of seed) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  return () => {
    h ^= h << 13;
    h ^= h >>> 17;
    h ^= h << 5;
    return ((h >>> 0) % 10000) / 10000;
  };
}

export const f = (n: number) => String(Number(n.toFixed(1)));

export function drawLand(p: Palette, r: () => number): Shape[] {
  return [...lands[p.land](p, r)];
}

type Draw = (p: Palette, r: () => number) => Iterable<Shape>;

const lands: Record<Land, Draw> = {
  *steppe(p, r) {
    yield hills(r, horizon - 1, 9, p.far, 2);
    yield hills(r, horizon + 1, 5, p.mid, 3);
    yield* plain(p);
    let grass = '';
    for (let i = 0; i < 16; i++) {
      const [x, y, h] = [r() * 160, 92 + r() * 26, 5 + r() * 7];
      grass += `M${f(x)} ${f(y)}q1 ${f(-h * 0.7)} ${f(3 + r() * 3)} ${f(-h)}`;
    }
    yield { d: grass, stroke: p.furrow, thick: 1.1 };
  },

  *mountain(p, r) {
    const base = horizon + 1;
    const shift = r() * 20;
    const snowy = [
      [18 + shift, 30, 34 + r() * 10],
      [128 - shift, 36, 40 + r() * 10],
    ];
    const bare = [
      [76 + r() * 12, 44, 28 + r() * 8],
      [150, 28, 22],
      [0, 26, 20],
    ];
    yield { d: snowy.map(([x, w, h]) => triangle(x, base, w, h)).join(''), fill: p.far };
    yield { d: snowy.map(([x, w, h]) => snowcap(x, base - h, w, h)).join(''), fill: p.haze };
    yield { d: bare.map(([x, w, h]) => triangle(x, base, w, h)).join(''), fill: p.mid };
    const shadow = ([x, w, h]: number[]) => `M${f(x)} ${f(base - h)}L${f(x + w)} ${base}H${f(x + w * 0.12)}z`;
    yield { d: [...snowy, ...bare].map(shadow).join(''), fill: '#000', opacity: 0.09 };
    yield* plain(p);
  },

  *forest(p, r) {
    yield hills(r, horizon, 6, p.far, 2);
    const fir = (x: number, h: number) =>
      [0, 1, 2].map((k) => triangle(x, horizon + 2 - k * h * 0.27, h * (0.3 - k * 0.06), h * 0.42)).join('');
    let far = '';
    for (let i = 0; i < 15; i++) far += fir(i * 11.5 + r() * 6, 20 + r() * 12);
    yield { d: far, fill: p.far };
    let near = '';
    for (let i = 0; i < 9; i++) {
      const x = i * 20 + r() * 8 - 4;
      // A clearing in the middle, where the figure stands.
      if (x > 52 && x < 108 && r() > 0.3) continue;
      near += fir(x, 32 + r() * 16);
    }
    yield { d: near, fill: p.mid };
    yield* plain(p);
  },

  *swamp(p, r) {
    yield hills(r, horizon, 5, p.far, 3);
    yield { d: ground(), fill: p.near };
    for (let i = 0; i < 9; i++) {
      const [y, w, x] = [horizon + 4 + i * 4.6, 16 + r() * 40 + i * 4, r() * 150 - 10];
      yield { d: `M${f(x)} ${f(y)}h${f(w)}`, stroke: i % 3 ? p.mid : p.far, thick: 1 + i * 0.22 };
    }
    let stalks = '';
    let heads = '';
    for (let i = 0; i < 11; i++) {
      const x = i < 6 ? r() * 46 : 114 + r() * 46;
      const [h, y] = [20 + r() * 22, 100 + r() * 16];
      stalks += `M${f(x)} ${f(y)}v${f(-h)}`;
      heads += `M${f(x)} ${f(y - h - 4.5)}v5`;
    }
    yield { d: stalks, stroke: p.furrow, thick: 1.3 };
    yield { d: heads, stroke: p.furrow, thick: 3 };
  },

  *darkness(p, r) {
    yield hills(r, horizon, 8, p.far, 3);
    const stone = (x: number, w: number, h: number) =>
      `M${f(x)} ${horizon + 3}l${f(w * 0.12)} ${f(-h)}l${f(w * 0.5)} ${f(-h * 0.12)}l${f(w * 0.38)} ${f(h * 0.2)}V${horizon + 3}z`;
    yield {
      d:
        stone(8 + r() * 8, 13, 30) +
        stone(30 + r() * 4, 10, 18) +
        stone(118 + r() * 6, 12, 26) +
        stone(138 + r() * 4, 14, 36),
      fill: p.mid,
    };
    yield* plain(p);
  },

  *neutral(p, r) {
    yield hills(r, horizon, 6, p.far, 2);
    yield { d: `M84 ${horizon + 1}q28 -26 60 0z`, fill: p.mid };
    yield* plain(p);
    yield { d: `M70 ${horizon}L40 120h60L78 ${horizon}z`, fill: p.mid, opacity: 0.55 };
  },

  *fire(p, r) {
    yield { d: triangle(50, horizon, 62, 44), fill: p.far };
    yield { d: 'M38 42l12 -8 12 8 -8 6 -6 -4z', fill: p.light };
    yield hills(r, horizon, 5, p.mid, 3);
    yield* plain(p);
  },

  *snow(p, r) {
    yield {
      d:
        triangle(20 + r() * 16, horizon, 46, 22 + r() * 8) +
        triangle(132 - r() * 18, horizon, 52, 26 + r() * 8),
      fill: p.far,
    };
    let firs = '';
    for (let i = 0; i < 16; i++) {
      const x = i * 10.6 + r() * 4;
      if (x > 58 && x < 102) continue;
      firs += triangle(x, horizon + 2, 3.6 + r() * 1.6, 10 + r() * 9);
    }
    yield { d: firs, fill: p.mid };
    yield { d: `M0 ${horizon}Q80 ${horizon - 4} 160 ${horizon}V120H0z`, fill: p.near };
    yield* furrows(p, 4);
  },

  *desert(p, r) {
    const m = r() * 26;
    yield {
      d: `M${f(m - 4)} ${horizon}l10 -18h14l5 8h16l9 10zM${f(104 - m / 2)} ${horizon}l7 -24h20l7 10h14l16 14z`,
      fill: p.far,
    };
    yield { d: ground(), fill: p.near };
    yield { d: 'M-4 92C30 76 54 84 84 92S140 94 166 80V124H-4z', fill: p.far, opacity: 0.65 };
    yield { d: 'M-4 92C30 76 54 84 84 92c-34 2 -58 14 -88 20z', fill: '#fff', opacity: 0.16 };
    yield { d: 'M-4 112C40 94 78 116 112 106s40 -10 54 -8V124H-4z', fill: p.furrow, opacity: 0.75 };
  },
};

const ground = () => `M0 ${horizon}H${width}V${height}H0z`;

function* plain(p: Palette): Iterable<Shape> {
  yield { d: ground(), fill: p.near };
  yield* furrows(p, 0);
}

/** Closer together and thinner towards the horizon. */
function* furrows(p: Palette, curve: number): Iterable<Shape> {
  let gap = 2.6;
  for (let y = horizon + 3; y < height; y += gap, gap *= 1.32) {
    const d = curve ? `M0 ${f(y)}Q80 ${f(y - curve)} 160 ${f(y)}` : `M0 ${f(y)}H160`;
    yield { d, stroke: p.furrow, thick: Math.min(1.6, gap / 4), opacity: 0.55 };
  }
}

function hills(r: () => number, base: number, rise: number, fill: string, n: number): Shape {
  const step = 180 / n;
  let d = `M-10 ${base}`;
  for (let i = 0; i < n; i++) {
    const h = rise * (0.4 + r() * 0.8);
    d += `q${f(step / 2)} ${f(-h * 2)} ${f(step)} 0`;
  }
  return { d: `${d}V${height}H-10z`, fill };
}

const triangle = (x: number, y: number, w: number, h: number) =>
  `M${f(x - w)} ${f(y)}L${f(x)} ${f(y - h)}L${f(x + w)} ${f(y)}z`;

const snowcap = (x: number, y: number, w: number, h: number) =>
  `M${f(x)} ${f(y)}l${f(w * 0.3)} ${f(h * 0.3)}l${f(-w * 0.14)} ${f(-h * 0.06)}l${f(-w * 0.1)} ${f(h * 0.1)}l${f(-w * 0.14)} ${f(-h * 0.09)}l${f(-w * 0.2)} ${f(h * 0.1)}z`;
