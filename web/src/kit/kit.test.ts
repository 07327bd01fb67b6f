import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collect } from '../../scripts/collect.mjs';
import { compact } from '../../scripts/compact.mjs';
import { glyphFiles } from '../../scripts/files.mjs';
import { shownNumber } from './judge.ts';
import { chance, drawLand } from './land.ts';
import { dyeOf, palettes } from './palettes.ts';

describe('glyphs', () => {
  it('ships exactly the listed ones, written anew after every change of a list', async () => {
    for (const [file, glyphs] of await glyphFiles()) {
      expect(JSON.parse(readFileSync(file, 'utf8')), `npm run glyphs: ${file}`).toEqual(glyphs);
    }
  });

  it('names a glyph that the set does not have', () => {
    expect(() => collect('[1]\nno-such-glyph')).toThrow('has no "no-such-glyph"');
  });
});

describe('the number of a rule', () => {
  it('is a word of the reader’s language where the rule is an entry of a glossary', () => {
    expect(shownNumber('BH-10.4', 'Атака на героя')).toBe('BH-10.4');
    expect(shownNumber('BH-G-hire', 'Найм: [текст]')).toBe('BH-G Найм');
    expect(shownNumber('B12-G-thick-skin', 'Толстокожесть (толстокожий)')).toBe('B12-G Толстокожесть');
  });

  it('stays as it is until the rules have come', () => {
    expect(shownNumber('BH-G-hire', undefined)).toBe('BH-G-hire');
  });
});

describe('a compacted path', () => {
  /** Where the pen is after each piece of a path of lines. */
  const points = (path: string) => {
    const out: [number, number][] = [];
    let [x, y] = [0, 0];
    for (const [, letter, tail] of path.matchAll(/([mlhvz])([^mlhvz]*)/gi)) {
      const numbers = (tail.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      const size = /[hv]/i.test(letter) ? 1 : 2;
      for (let i = 0; i < numbers.length; i += size) {
        const relative = letter === letter.toLowerCase();
        const [a, b] = /v/i.test(letter) ? [0, numbers[i]] : [numbers[i], size === 1 ? 0 : numbers[i + 1]];
        if (relative) [x, y] = [x + a, y + b];
        else [x, y] = [/v/i.test(letter) ? x : a, /h/i.test(letter) ? y : b];
        out.push([x, y]);
      }
    }
    return out;
  };

  const coordinate = fc.integer({ min: -51200, max: 51200 }).map((n) => n / 100);

  it('never strays further than half a step, however long it is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('l', 'L', 'h', 'H', 'v', 'V'), coordinate, coordinate), {
          minLength: 1,
        }),
        fc.integer({ min: 1, max: 4 }),
        (lines, step) => {
          const path = `M0 0${lines.map(([c, a, b]) => (/l/i.test(c) ? `${c}${a} ${b}` : c + a)).join('')}`;
          const [before, after] = [points(path), points(compact(path, step))];
          expect(after.length).toBe(before.length);
          for (const [i, [x, y]] of before.entries()) {
            expect(Math.abs(after[i][0] - x)).toBeLessThanOrEqual(step / 2 + 1e-6);
            expect(Math.abs(after[i][1] - y)).toBeLessThanOrEqual(step / 2 + 1e-6);
          }
        },
      ),
      { seed: 1 },
    );
  });
});

describe('a scene', () => {
  it('is the same whenever the same card is drawn', () => {
    for (const palette of Object.values(palettes)) {
      const draw = () => drawLand(palette, chance('L25-3'));
      expect(draw()).toEqual(draw());
    }
  });

  it('has a dozen elements or so, however many trees stand in it', () => {
    for (const palette of Object.values(palettes)) {
      expect(drawLand(palette, chance('L25-3')).length).toBeLessThan(20);
    }
  });

  it('is left undyed where the card names a dye we do not have', () => {
    expect(dyeOf('chartreuse')).toBe('neutral');
    expect(dyeOf('toString')).toBe('neutral');
  });
});
