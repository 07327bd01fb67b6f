/** Laying a table: what is asked of the server, and what this browser remembers of the last time. */
import type { GameOffer, NewTable } from '@vigrid/server/protocol';
import { memory } from '../i18n/store.ts';
import { request } from '../net/index.ts';

/** What somebody chose for a game. Decks by their id; 'any' leaves it to chance. */
export interface Choice {
  readonly level: string;
  readonly deck: string;
  readonly rivalDeck: string;
}

export const anyDeck = 'any';

/** The choice made last for this game, as far as it still can be played. */
export function lastChoice(offer: GameOffer): Choice {
  const deck = (kept: string | null) => (offer.decks.some(({ id }) => id === kept) && kept) || anyDeck;
  const level = memory.read(`${offer.id}.level`);
  return {
    level: (level && offer.bots.includes(level) && level) || firstLevel(offer),
    deck: deck(memory.read(`${offer.id}.deck`)),
    rivalDeck: deck(memory.read(`${offer.id}.rival`)),
  };
}

/** Greedy is the one to begin with: it plays soundly and at once. */
const firstLevel = ({ bots }: GameOffer): string => (bots.includes('greedy') ? 'greedy' : (bots[0] ?? ''));

export function remember(offer: GameOffer, choice: Choice): void {
  memory.write(`${offer.id}.level`, choice.level);
  memory.write(`${offer.id}.deck`, choice.deck);
  memory.write(`${offer.id}.rival`, choice.rivalDeck);
}

/** Starts a game against a bot; gives its table. */
export async function playBot(offer: GameOffer, choice: Choice): Promise<string> {
  memory.write('game', offer.id);
  const rivals = Array.from(
    { length: offer.seats.min - 1 },
    () => ({ kind: 'bot', level: choice.level }) as const,
  );
  const { table } = await request('create', newTable(offer, choice, { seats: [{ kind: 'me' }, ...rivals] }));
  return table;
}

/** Lays a table with a free seat; gives it with the secret of its invitation. */
export async function layTable(
  offer: GameOffer,
  choice: Choice,
  open: boolean,
): Promise<{ table: string; code: string | null }> {
  memory.write('game', offer.id);
  const free = Array.from({ length: offer.seats.min - 1 }, () => ({ kind: 'free' }) as const);
  const { table } = await request(
    'create',
    newTable(offer, choice, { seats: [{ kind: 'me' }, ...free], open }),
  );
  const { code } = await request('open', { table });
  return { table, code };
}

function newTable(
  offer: GameOffer,
  { deck, rivalDeck }: Choice,
  rest: Pick<NewTable, 'seats' | 'open'>,
): NewTable {
  const decks = rest.seats.map((_, seat) => (seat === 0 ? deck : rivalDeck));
  return { game: offer.id, ...rest, ...(offer.decks.length > 0 && { options: { decks } }) };
}
