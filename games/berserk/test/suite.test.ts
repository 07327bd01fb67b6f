import { gameSuite } from '@vigrid/kernel/testing';
import { readyDecks } from '../decks/ready.ts';
import berserk from '../index.ts';
import { intents } from './intents.ts';

const ready = readyDecks.map(({ id }) => id);
const editions = ['2012', '2009'] as const;
/** Ready decks are known to both players; lists of one's own are secret. */
const battles = editions.flatMap((edition) => [
  ...ready.map((id, i) => ({ edition, decks: [id, ready[(i + 3) % ready.length]] })),
  ...readyDecks.slice(0, 3).map(({ deck }, i) => ({ edition, decks: [deck, ready[i]] })),
  ...Array.from({ length: 8 }, () => ({ edition, decks: ['random', 'random'] })),
  { edition, format: 'draft', turns: 20 },
]);
/** The rules of 2009 know no campaign. */
const options = [...battles, { edition: '2012', format: 'campaign', campaign: { to: 2 } }];

gameSuite(berserk, { options, intents, games: 10, depth: 95 });
