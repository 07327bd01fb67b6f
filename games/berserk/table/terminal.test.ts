import {
  answer,
  awaited,
  below,
  count,
  type Lang,
  questionFor,
  readSettings,
  seeded,
  start,
} from '@vigrid/kernel';
import { columns, plainInk, type Sheet } from '@vigrid/kernel/terminal';
import { describe, expect, test } from 'vitest';
import { berserk } from '../index.ts';
import { view } from './look.ts';
import { draw, intents } from './terminal.ts';

const entries = new Map(berserk.catalogue.map((entry) => [entry.id, entry]));

const sheet = (lang: Lang): Sheet => ({
  lang,
  ink: plainInk,
  width: 100,
  names: { card: (id) => `card ${id}`, seat: (seat) => `player ${seat}` },
  card: (def) => entries.get(def),
});

describe('a terminal shows Berserk', () => {
  test('from either seat and to a spectator, within its width, whatever has happened', () => {
    const read = readSettings(berserk, {}, 2);
    if ('problems' in read) throw new Error('The usual options can not be read.');
    const run = start(berserk, { seats: 2, seed: 'terminal', options: read.options });
    const random = seeded('terminal');
    for (let step = 0; step < 60; step++) {
      const [seat] = awaited(run);
      const question = seat === undefined ? null : questionFor(run, seat);
      if (!question || seat === undefined) break;
      answer(run, seat, below(random, count(question)));
      for (const eyes of [0, 1, null]) {
        const seen = view(run.state, eyes);
        for (const lang of ['ru', 'en'] as const) {
          const lines = draw(seen, sheet(lang));
          expect(lines.length).toBeGreaterThan(3);
          for (const line of lines) expect(columns(line)).toBeLessThanOrEqual(100);
        }
        for (const { pieces } of seen.sides) for (const { id } of pieces) intents(seen, id);
      }
    }
    expect(run.state.phase).not.toBe('deal');
  });
});
