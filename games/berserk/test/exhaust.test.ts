import { readdirSync } from 'node:fs';
import type { GameEvent } from '@vigrid/kernel';
import { exhaust, lively } from '@vigrid/kernel/testing';
import { expect, test } from 'vitest';
import { cards } from '../cards/catalogue.ts';
import type { BerserkEvent } from '../events.ts';
import berserk from '../index.ts';
import type { BerserkOptions } from '../options.ts';

/** Decks that chance builds; every card but those that only the rulebooks' examples name is in some. */
const options: BerserkOptions[] = (['2012', '2009'] as const).map((edition) => ({
  edition,
  format: 'constructed',
  decks: ['random', 'random'],
  campaign: { to: 2, games: 0 },
}));

const played = cards.filter(({ id }) => !id.startsWith('EX-'));

/** Every card that can be fielded, every feature of it that is played or triggers. */
const all = played.flatMap(({ id, plays, triggers }) => [
  `card ${id}`,
  ...[...plays, ...Object.values(triggers).flat()].map(({ number }) => `feature ${id} ${number}`),
]);

function used(told: GameEvent): string[] {
  const event = told as BerserkEvent;
  switch (event.kind) {
    case 'revealed':
    case 'entered':
      return [`card ${event.card.def}`];
    case 'declared':
      return event.feature ? [`feature ${event.feature.def} ${event.feature.number}`] : [];
    default:
      return [];
  }
}

const folders = { WE: ['steppe', 'mountain', 'forest', 'swamp', 'darkness', 'neutral'], OT: ['others'] };
const scenarios = Object.entries(folders).flatMap(([set, names]) =>
  names.flatMap((folder) =>
    readdirSync(new URL(`../scenarios/cards/${folder}`, import.meta.url)).map(
      (file) => `${set}-${Number(file.slice(0, 3))}`,
    ),
  ),
);

// Long by its nature, so without a limit of time.
test('every card is fielded, and every feature used by chance or in a scenario', { timeout: 0 }, () => {
  const bound = 160 * Number(process.env.VIGRID_RUNS ?? 1);
  const { never } = exhaust({ game: berserk, seats: 2, options, all, used, choose: lively('end'), bound });
  expect(never.filter((key) => key.startsWith('card'))).toEqual([]);
  // What comes to pass too seldom by chance has a scenario of its card.
  expect(never.filter((key) => !scenarios.includes(key.split(' ')[1]))).toEqual([]);
});
