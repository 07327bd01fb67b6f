import { golden } from '@vigrid/kernel/testing';
import valhalla from '../index.ts';
import { readOptions } from '../settings.ts';

const setups = [
  ['base', 2, {}],
  ['all', 4, { valkyries: true, dwarves: true, thor: true, tyr: true, lastViking: true, loki: 'LOKI-01' }],
  ['solo', 1, { monster: 'surtr' }],
] as const;

for (const [name, seats, given] of setups) {
  const read = readOptions(given, seats);
  if ('problems' in read) throw new Error(read.problems[0].text.en);
  golden(new URL(`golden/${name}.txt`, import.meta.url), {
    game: valhalla,
    setup: { seats, seed: 'golden', options: read.options },
    // Who never changes: these games tell of the rules, not of how well bots play.
    choose: (run, seat) => valhalla.gallery?.fighter1.advise?.(run, seat) ?? 0,
  });
}
