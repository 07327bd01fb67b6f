/** What players are told names rules of the edition that they play, and never those of the other. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type AnyGame,
  answer,
  awaited,
  below,
  count,
  questionFor,
  readSettings,
  seeded,
  start,
} from '@vigrid/kernel';
import { readCoverage } from '@vigrid/kernel/coverage';
import { runScenario } from '@vigrid/kernel/scenario';
import { expect, test } from 'vitest';
import berserk from '../index.ts';
import { rulebook } from '../rulebook/index.ts';
import { intents } from './intents.ts';

const room = fileURLToPath(new URL('..', import.meta.url));
const files = (folder: string, ending: string) =>
  readdirSync(room + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending) && !path.includes('frozen'))
    .map((path) => ({ path, text: readFileSync(`${room}${folder}/${path}`, 'utf8') }));

const stranger = { '2012': /^B09-/, '2009': /^B12-/ } as const;

test('whatever the code cites of 2012 has a counterpart of 2009, but for retreats', () => {
  const { uses } = readCoverage(rulebook, files('', '.ts'));
  const cited = [...uses].filter(([id, { cited }]) => id.startsWith('B12-') && cited.length > 0);
  const without = cited.map(([id]) => id).filter((id) => !rulebook.counterparts?.[id]);
  expect(without.filter((id) => !/^B12-(?:101\.1$|701|702)/.test(id))).toEqual([]);
});

test('scenarios are told by rules of their edition', () => {
  const both = files('scenarios', '.yaml').filter(({ text }) => text.includes('2009'));
  const strange = new Set<string>();
  for (const { path, text } of both.filter((_, i) => i % 12 === 0)) {
    let edition: keyof typeof stranger = '2012';
    const trace = (
      moment: { kind: string; rule?: string; event?: { rule: string } },
      _: AnyGame,
      s: unknown,
    ) => {
      if (s) ({ edition } = s as { edition: typeof edition });
      const rule = moment.event?.rule ?? (moment.kind.endsWith('asked') ? moment.rule : '') ?? '';
      if (stranger[edition].test(rule)) strange.add(`${path}: ${rule}`);
    };
    runScenario(text, { berserk: berserk as AnyGame }, trace);
  }
  expect([...strange]).toEqual([]);
});

test.each(['2012', '2009'] as const)('games of %s are told and refused by its rules', (edition) => {
  const strange = new Set<string>();
  const note = (where: string, rule: string) => {
    if (stranger[edition].test(rule)) strange.add(`${where}: ${rule}`);
  };
  for (let game = 0; game < 4; game++) {
    const chance = seeded(`told ${game}`);
    const chosen = { edition, ...(game === 3 ? { format: 'draft' } : { decks: ['random', 'random'] }) };
    const read = readSettings(berserk, chosen, 2);
    if (!('options' in read)) throw new Error('These settings can not be played.');
    const setup = { seats: 2, seed: `told ${game}`, options: read.options };
    const run = start(berserk, setup, (event) => note(event.kind, event.rule));
    for (let n = 0; n < 200 && !run.state.result; n++) {
      for (const asked of run.asked) note(asked.ask, asked.rule);
      const seat = awaited(run)[0];
      const q = questionFor(run, seat);
      if (!q) throw new Error(`Seat ${seat} is not asked.`);
      if (n % 8 === 0)
        for (const act of intents(run.state, seat))
          for (const { rule, why } of (berserk as AnyGame).explain(run as never, seat, act))
            note(`${act.do} ${why}`, rule);
      answer(run, seat, below(chance, count(q)));
    }
    if (run.state.result) note('result', run.state.result.rule);
  }
  expect([...strange]).toEqual([]);
});
