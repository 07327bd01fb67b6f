/** A GIF is read again by the book (GIF89a), and shows what was put in. */
import { expect, test } from 'vitest';
import { gifOf } from './gif.ts';

type Colour = readonly [number, number, number];

const red: Colour = [204, 44, 44];
const blue: Colour = [44, 44, 204];

const frameOf = (colours: readonly Colour[], delay: number) => ({
  data: Uint8ClampedArray.from(colours.flatMap((colour) => [...colour, 255])),
  delay,
});

/** The pictures of a GIF, each as it is seen, and how long. */
function read(bytes: Uint8Array): { pictures: Colour[][]; delays: number[]; loops: boolean } {
  const word = (at: number) => bytes[at] | (bytes[at + 1] << 8);
  expect(String.fromCharCode(...bytes.slice(0, 6))).toBe('GIF89a');
  const [width, height] = [word(6), word(8)];
  expect(bytes[10] & 0x87).toBe(0x87);
  const colourAt = (i: number): Colour => [bytes[13 + 3 * i], bytes[14 + 3 * i], bytes[15 + 3 * i]];
  let at = 13 + 256 * 3;
  let seen: Colour[] = Array.from({ length: width * height }, () => [0, 0, 0]);
  let [delay, hidden, loops] = [0, -1, false];
  const pictures: Colour[][] = [];
  const delays: number[] = [];
  const blocks = () => {
    const data: number[] = [];
    while (bytes[at] > 0) {
      data.push(...bytes.slice(at + 1, at + 1 + bytes[at]));
      at += bytes[at] + 1;
    }
    at++;
    return data;
  };
  while (bytes[at] !== 0x3b) {
    if (bytes[at] === 0x21) {
      const kind = bytes[at + 1];
      at += 2;
      const data = blocks();
      if (kind === 0xf9) [delay, hidden] = [data[1] | (data[2] << 8), data[0] & 1 ? data[3] : -1];
      else loops ||= String.fromCharCode(...data).startsWith('NETSCAPE2.0');
      continue;
    }
    expect(bytes[at]).toBe(0x2c);
    const [x, y, w, h] = [1, 3, 5, 7].map((n) => word(at + n));
    const least = bytes[at + 10];
    at += 11;
    const pixels = unpacked(blocks(), least);
    expect(pixels.length).toBe(w * h);
    seen = [...seen];
    pixels.forEach((pixel, i) => {
      if (pixel !== hidden) seen[(y + Math.floor(i / w)) * width + x + (i % w)] = colourAt(pixel);
    });
    pictures.push(seen);
    delays.push(delay);
  }
  return { pictures, delays, loops };
}

/** LZW, the other way. */
function unpacked(data: readonly number[], least: number): number[] {
  const clear = 1 << least;
  const out: number[] = [];
  let [table, width, bit] = [[] as number[][], least + 1, 0];
  let last: number[] | null = null;
  const begin = () => {
    table = Array.from({ length: clear + 2 }, (_, i) => [i]);
    width = least + 1;
    last = null;
  };
  for (;;) {
    let code = 0;
    for (let i = 0; i < width; i++, bit++) code |= ((data[bit >> 3] >> (bit & 7)) & 1) << i;
    if (code === clear) begin();
    else if (code === clear + 1) return out;
    else {
      const entry: number[] = table[code] ?? [...(last ?? []), (last ?? [])[0]];
      out.push(...entry);
      if (last && table.length < 4096) table.push([...last, entry[0]]);
      if (table.length === 1 << width && width < 12) width++;
      last = entry;
    }
  }
}

const near = (a: Colour, b: Colour) => a.every((part, i) => Math.abs(part - b[i]) <= 8);

test('pictures come out as they went in, each as long as it should be shown', () => {
  const [first, second] = [
    [red, red, red, blue],
    [red, blue, red, blue],
  ];
  const { pictures, delays, loops } = read(gifOf(2, 2, [frameOf(first, 90), frameOf(second, 200)]));
  expect(delays).toEqual([90, 200]);
  expect(loops).toBe(true);
  expect(pictures[0].every((colour, i) => near(colour, first[i]))).toBe(true);
  expect(pictures[1].every((colour, i) => near(colour, second[i]))).toBe(true);
});

test('a picture as before changes nothing, and a large one of many colours is whole', () => {
  const [width, height] = [96, 80];
  const many = Array.from({ length: width * height }, (_, i): Colour => {
    const n = (i * 7919) % 251;
    return [n, (n * 3) % 256, (i * 31) % 256];
  });
  const bytes = gifOf(width, height, [frameOf(many, 5), frameOf(many, 5)]);
  const { pictures } = read(bytes);
  expect(pictures[0].length).toBe(width * height);
  const off = pictures[0].map((colour, i) =>
    Math.max(...colour.map((part, at) => Math.abs(part - many[i][at]))),
  );
  // Of thousands of colours 255 are left.
  expect(off.reduce((sum, one) => sum + one, 0) / off.length).toBeLessThan(24);
  expect(pictures[1]).toEqual(pictures[0]);
});
