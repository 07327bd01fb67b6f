import { gameSuite } from '@vigrid/kernel/testing';
import { sets } from '../cards/sets.ts';
import { readyDecks } from '../decks/ready.ts';
import berserk from '../index.ts';
import { intents } from './intents.ts';

const ready = readyDecks.map(({ id }) => id);
const editions = ['2012', '2009'] as const;
/** All that can be played, not only what chance takes where nobody says. */
const everything = sets.flatMap(({ code, cards }) => (cards.length > 0 ? code : []));
/** Ready decks are known to both players; lists of one's own are secret. */
const battles = editions.flatMap((edition) => [
  ...ready.map((id, i) => ({ edition, decks: [id, ready[(i + 3) % ready.length]] })),
  ...readyDecks.slice(0, 3).map(({ deck }, i) => ({ edition, decks: [deck, ready[i]] })),
  ...Array.from({ length: 8 }, () => ({ edition, decks: ['random', 'random'] })),
  ...Array.from({ length: 6 }, () => ({ edition, decks: ['random', 'random'], sets: everything })),
  { edition, format: 'draft', turns: 20 },
  { edition, format: 'draft', sets: everything, turns: 20 },
]);
/** The rules of 2009 know no campaign. */
const options = [...battles, { edition: '2012', format: 'campaign', campaign: { to: 2 } }];

gameSuite(berserk, { options, intents, games: 10, depth: 95 });
