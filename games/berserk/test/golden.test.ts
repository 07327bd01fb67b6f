import { golden, lively } from '@vigrid/kernel/testing';
import { readyDecks } from '../decks/ready.ts';
import berserk from '../index.ts';
import type { Edition } from '../profile.ts';

const [first, second, third, fourth] = readyDecks.map(({ id }) => id);
const pairs = { '2012': [first, second], '2009': [third, fourth] } as const satisfies Record<
  Edition,
  readonly string[]
>;

for (const edition of ['2012', '2009'] as const) {
  const options = {
    edition,
    format: 'constructed',
    decks: pairs[edition],
    campaign: { to: 2, games: 0 },
    turns: 200,
  } as const;
  golden(new URL(`golden/${edition}.txt`, import.meta.url), {
    game: berserk,
    setup: { seats: 2, seed: 'golden', options },
    choose: lively('end'),
  });
}
