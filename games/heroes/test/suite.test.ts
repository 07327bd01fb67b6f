import { gameSuite } from '@vigrid/kernel/testing';
import { teachingDecks } from '../decks/ready.ts';
import heroes from '../index.ts';
import { intents } from './intents.ts';

const ready = teachingDecks.map(({ id }) => id);
const pairs = ready.flatMap((a) => ready.map((b) => ({ decks: [a, b] })));
/** Lists of one's own are secret, so that a rival's unseen cards may be any. */
const secret = teachingDecks.map(({ deck }, i) => ({ decks: [deck, ready[(i + 1) % ready.length]] }));

const chance = Array.from({ length: 12 }, () => ({ decks: ['random', 'random'] }));

gameSuite(heroes, { options: [...pairs, ...secret, ...chance, { decks: ['any', 'any'] }], intents });
