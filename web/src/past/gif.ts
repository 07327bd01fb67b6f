/**
 * Pictures one after the other as a GIF (89a), which every messenger shows: one palette for all of them, and of each
 * picture only what has changed.
 */

/** Pixels as a canvas gives them: red, green, blue, alpha. */
export interface Frame {
  readonly data: Uint8ClampedArray;
  /** How long it is shown, in hundredths of a second. */
  readonly delay: number;
}

/** The last colour stands for what stays as it was. */
const unchanged = 255;

export function gifOf(width: number, height: number, frames: readonly Frame[]): Uint8Array<ArrayBuffer> {
  const palette = paletteOf(frames);
  const indexOf = nearestIn(palette);
  const out: number[] = [];
  const word = (n: number) => out.push(n & 255, n >> 8);
  const text = (said: string) => out.push(...[...said].map((letter) => letter.charCodeAt(0)));
  text('GIF89a');
  word(width);
  word(height);
  // A palette of 256 colours for all.
  out.push(0xf7, 0, 0);
  for (let i = 0; i < 256; i++) out.push(...(palette[i] ?? [0, 0, 0]));
  // Begins again at the end.
  out.push(0x21, 0xff, 11);
  text('NETSCAPE2.0');
  out.push(3, 1, 0, 0, 0);

  let before: Uint8Array | null = null;
  for (const { data, delay } of frames) {
    const now = new Uint8Array(width * height);
    for (let i = 0; i < now.length; i++) now[i] = indexOf(data[4 * i], data[4 * i + 1], data[4 * i + 2]);
    const box = before ? changedBox(before, now, width, height) : { x: 0, y: 0, w: width, h: height };
    const pixels = new Uint8Array(box.w * box.h);
    for (let y = 0; y < box.h; y++) {
      for (let x = 0; x < box.w; x++) {
        const at = (box.y + y) * width + box.x + x;
        pixels[y * box.w + x] = before?.[at] === now[at] ? unchanged : now[at];
      }
    }
    out.push(0x21, 0xf9, 4, before ? 5 : 4);
    word(delay);
    out.push(unchanged, 0, 0x2c);
    for (const n of [box.x, box.y, box.w, box.h]) word(n);
    out.push(0, 8);
    const packed = packedOf(pixels);
    for (let i = 0; i < packed.length; i += 255) {
      const part = packed.slice(i, i + 255);
      out.push(part.length);
      for (const byte of part) out.push(byte);
    }
    out.push(0);
    before = now;
  }
  out.push(0x3b);
  return Uint8Array.from(out);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The smallest part in which two pictures differ; one pixel where they do not. */
function changedBox(before: Uint8Array, now: Uint8Array, width: number, height: number): Box {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (before[y * width + x] === now[y * width + x]) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0
    ? { x: 0, y: 0, w: 1, h: 1 }
    : { x: left, y: top, w: right - left + 1, h: bottom - top + 1 };
}

type Colour = readonly [red: number, green: number, blue: number];

/** Colours are told apart by five bits of each part. */
const binOf = (r: number, g: number, b: number): number => ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
const bins = 1 << 15;

interface Bin {
  readonly colour: Colour;
  readonly n: number;
}

/** At most 255 colours that stand for all: the box of colours is cut in two where most differ (median cut). */
function paletteOf(frames: readonly Frame[]): Colour[] {
  const counts = new Uint32Array(bins);
  for (const { data } of frames)
    for (let i = 0; i < data.length; i += 4) counts[binOf(data[i], data[i + 1], data[i + 2])]++;
  const all: Bin[] = [];
  counts.forEach((n, bin) => {
    const part = (shift: number) => (((bin >> shift) & 31) << 3) | 4;
    if (n > 0) all.push({ colour: [part(10), part(5), part(0)], n });
  });
  const boxes = [all];
  while (boxes.length < unchanged) {
    const widest = boxes
      .map((box, at) => ({ at, ...spreadOf(box) }))
      .reduce((a, b) => (b.spread > a.spread ? b : a));
    if (widest.spread <= 0) break;
    const [box] = boxes.splice(widest.at, 1);
    const sorted = box.toSorted((a, b) => a.colour[widest.part] - b.colour[widest.part]);
    const half = sorted.reduce((sum, { n }) => sum + n, 0) / 2;
    let [cut, sum] = [1, sorted[0].n];
    while (cut < sorted.length - 1 && sum < half) sum += sorted[cut++].n;
    boxes.push(sorted.slice(0, cut), sorted.slice(cut));
  }
  return boxes.map(middleOf);
}

/** The part in which the colours of a box differ most, counted by how many pixels have them. */
function spreadOf(box: readonly Bin[]): { readonly part: 0 | 1 | 2; readonly spread: number } {
  const total = Math.sqrt(box.reduce((sum, { n }) => sum + n, 0));
  const spreads = ([0, 1, 2] as const).map((part) => {
    const values = box.map(({ colour }) => colour[part]);
    const reach = values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), 255);
    return { part, spread: reach * total };
  });
  return spreads.reduce((a, b) => (b.spread > a.spread ? b : a));
}

function middleOf(box: readonly Bin[]): Colour {
  const total = box.reduce((sum, { n }) => sum + n, 0);
  const mean = (part: 0 | 1 | 2) =>
    Math.round(box.reduce((sum, { colour, n }) => sum + colour[part] * n, 0) / Math.max(1, total));
  return [mean(0), mean(1), mean(2)];
}

/** The number of the colour that is nearest. */
function nearestIn(palette: readonly Colour[]): (r: number, g: number, b: number) => number {
  const known = new Int16Array(bins).fill(-1);
  return (r, g, b) => {
    const bin = binOf(r, g, b);
    if (known[bin] >= 0) return known[bin];
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    palette.forEach(([red, green, blue], i) => {
      const far = (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2;
      if (far < least) [best, least] = [i, far];
    });
    known[bin] = best;
    return best;
  };
}

/** LZW as GIF has it: codes of growing width, begun anew when all 4096 are used. */
function packedOf(pixels: Uint8Array): number[] {
  const [clear, end] = [256, 257];
  const out: number[] = [];
  let [held, bits] = [0, 0];
  let width = 9;
  const write = (code: number) => {
    held |= code << bits;
    bits += width;
    for (; bits >= 8; bits -= 8) {
      out.push(held & 255);
      held >>= 8;
    }
  };
  let known = new Map<number, number>();
  let next = end + 1;
  write(clear);
  let prefix = pixels[0];
  for (let i = 1; i < pixels.length; i++) {
    const key = (prefix << 8) | pixels[i];
    const code = known.get(key);
    if (code !== undefined) {
      prefix = code;
      continue;
    }
    write(prefix);
    if (next === 4096) {
      write(clear);
      known = new Map();
      next = end + 1;
      width = 9;
    } else {
      if (next === 1 << width) width++;
      known.set(key, next++);
    }
    prefix = pixels[i];
  }
  write(prefix);
  write(end);
  if (bits > 0) out.push(held & 255);
  return out;
}
