/** Laying a table: what is asked of the server, and what this browser remembers of the last time. */
import type { Chosen } from '@vigrid/kernel';
import type { ClockSetting, DeckList, GameOffer, NewTable, SeatWish, Watch } from '@vigrid/protocol';
import { fetchSettings } from '../games/catalogue.ts';
import { gameCalled } from '../games/index.ts';
import { memory } from '../i18n/store.ts';
import { createTable, openTable, request } from '../net/index.ts';
import { share } from '../table/sharing.ts';

/** What somebody chose for a game. Ready decks by their id, the guest's own by `ownDeck`; 'any' leaves it to chance. */
export interface Choice {
  readonly level: string;
  readonly deck: string;
  readonly rivalDeck: string;
  /** How many play, the guest included. */
  readonly seats: number;
  /** What was chosen of the game's settings, by setting; see settling.ts. */
  readonly settings: Chosen;
}

/** A ready deck by lot; a deck put together by chance. */
export const anyDeck = 'any';
export const randomDeck = 'random';

const own = 'own:';

/** How a choice names a deck of the guest's own. */
export const ownDeck = (id: string): string => own + id;

/** Has neither played the game, or its guide would have spoken, nor chosen a deck for it. */
const isNew = (game: string): boolean =>
  memory.read(`${game}.guide`) === null && memory.read(`${game}.deck`) === null;

/** The choice made last for this game, as far as it still can be played. */
export function lastChoice(offer: GameOffer): Choice {
  const ready = (kept: string | null | undefined) =>
    kept === randomDeck || offer.decks.some(({ id }) => id === kept) ? (kept ?? anyDeck) : anyDeck;
  const first = isNew(offer.id) ? gameCalled(offer.id)?.door.firstDecks : undefined;
  const deck = first?.[0] ?? lastDeck(offer.id);
  const level = memory.read(`${offer.id}.level`);
  return {
    level: (level && offer.bots.includes(level) && level) || firstLevel(offer),
    deck: deck.startsWith(own) ? deck : ready(deck),
    rivalDeck: ready(first?.[1] ?? memory.read(`${offer.id}.rival`)),
    seats: seatsOf(offer),
    settings: lastSettings(offer.id),
  };
}

function lastSettings(game: string): Chosen {
  try {
    return Object(JSON.parse(memory.read(`${game}.settings`) ?? '{}'));
  } catch (error) {
    console.warn('What was chosen last can not be read:', error);
    return {};
  }
}

/** As many as last time; at first a full table of four at most. */
function seatsOf({ id, seats: { min, max } }: GameOffer): number {
  const kept = Number(memory.read(`${id}.seats`));
  return kept >= min && kept <= max ? kept : Math.min(4, max);
}

/** The deck played last; it may be gone since. */
export const lastDeck = (game: string): string => memory.read(`${game}.deck`) ?? anyDeck;

export const rememberDeck = (game: string, deck: string): void => memory.write(`${game}.deck`, deck);

/** The one that is offered first: neither the weakest nor one to fear. */
const usualLevel = 'level2';

const firstLevel = ({ bots }: GameOffer): string =>
  bots.includes(usualLevel) ? usualLevel : (bots[0] ?? '');

export function remember(offer: GameOffer, choice: Choice): void {
  memory.write(`${offer.id}.level`, choice.level);
  rememberDeck(offer.id, choice.deck);
  memory.write(`${offer.id}.rival`, choice.rivalDeck);
  memory.write(`${offer.id}.seats`, String(choice.seats));
  memory.write(`${offer.id}.settings`, JSON.stringify(choice.settings));
}

/** Who is to sit where; beside the guest, at the same screen, somebody who may say what they are called. */
export type Wish = SeatWish | { readonly kind: 'beside'; readonly name: string };

const me: Wish = { kind: 'me' };

/** The guest in the first seat, and the same on all others. */
const around = (count: number, other: Wish): readonly Wish[] => [
  me,
  ...Array.from({ length: count - 1 }, () => other),
];

export const withBots = ({ seats, level }: Choice): readonly Wish[] => around(seats, { kind: 'bot', level });

export const withFriends = ({ seats }: Choice): readonly Wish[] => around(seats, { kind: 'free' });

export const withBeside = ({ seats }: Choice, name: string): readonly Wish[] =>
  around(seats, { kind: 'beside', name });

/** The same table with another number of seats; the guest keeps one of them. */
export function resized(seats: readonly Wish[], count: number, more: Wish): readonly Wish[] {
  const kept = seats.slice(0, count);
  if (!kept.some(({ kind }) => kind === 'me')) kept[0] = me;
  return [...kept, ...Array.from({ length: count - kept.length }, () => more)];
}

/** One seat changed. The guest has one seat alone: who moves leaves the old one to whoever sat in the new one. */
export function reseated(seats: readonly Wish[], seat: number, wish: Wish): readonly Wish[] {
  if (wish.kind !== 'me') return seats[seat].kind === 'me' ? seats : seats.with(seat, wish);
  const before = seats.findIndex(({ kind }) => kind === 'me');
  return seats.with(before, seats[seat]).with(seat, wish);
}

/** Starts a game against bots, with the deck given or else chosen; gives its table. */
export async function playBot(offer: GameOffer, choice: Choice, deck?: DeckList): Promise<string> {
  const seats = asked(withBots(choice));
  // A deck is tried in a plain game, whatever was played last.
  if (deck) return create(offer, { ...choice, settings: {} }, [deck, anyDeck], { seats });
  return create(offer, choice, [await deckCalled(offer.id, choice.deck), choice.rivalDeck], { seats });
}

/** As the server is asked: who shares the screen comes by the invitation as well. */
const asked = (seats: readonly Wish[]): readonly SeatWish[] =>
  seats.map((wish) => (wish.kind === 'beside' ? { kind: 'free' } : wish));

/** How a table is laid beside who sits there. */
interface Laying {
  readonly open?: boolean;
  readonly silent?: boolean;
  readonly rated?: boolean;
  readonly watch?: Watch;
  readonly clock: ClockSetting | null;
  /** For a bot, and for whoever brings none. */
  readonly rivalDeck: string;
}

/** Lays a table with these seats; gives it with the secret of its invitation, if a seat is free. */
export async function layTable(
  offer: GameOffer,
  choice: Choice,
  seats: readonly Wish[],
  { open = false, silent = false, rated = false, watch, clock, rivalDeck }: Laying,
): Promise<{ table: string; code: string | null }> {
  // Whoever sits down brings a deck; this is for who brings none.
  const decks = [await deckCalled(offer.id, choice.deck), rivalDeck];
  const table = await create(offer, choice, decks, {
    seats: asked(seats),
    open,
    silent,
    rated,
    clock,
    ...(watch && { watch: watch.who, delay: watch.delay }),
  });
  if (seats.every(({ kind }) => kind === 'me' || kind === 'bot')) return { table, code: null };
  const { code } = await openTable({ table });
  const beside = seats.flatMap((wish, seat) => (wish.kind === 'beside' ? { seat, name: wish.name } : []));
  if (code !== null && beside.length > 0) share(table, { code, beside });
  return { table, code };
}

/** The deck that a choice names: one of the guest's own as it is now, by lot if it is gone. */
export async function deckCalled(game: string, deck: string): Promise<string | DeckList> {
  if (!deck.startsWith(own)) return deck;
  const { mine } = await request('decks', { game });
  return mine.find((saved) => ownDeck(saved.id) === deck)?.deck ?? anyDeck;
}

/** Against a deck of a league, what is left to chance is another of that league. */
function matchFor({ decks }: GameOffer, own: string | DeckList, rival: string | DeckList): string | DeckList {
  const league = decks.find(({ id }) => id === own)?.league;
  const fair = decks.filter((deck) => deck.league === league && deck.id !== own);
  if (rival !== anyDeck || league === undefined || fair.length === 0) return rival;
  return fair[Math.floor(Math.random() * fair.length)].id;
}

async function create(
  offer: GameOffer,
  choice: Choice,
  [first, others]: readonly (string | DeckList)[],
  rest: Omit<NewTable, 'game' | 'options'>,
): Promise<string> {
  memory.write('game', offer.id);
  // What games ask is not needed before.
  const { noDecks, settled } = await import('./settling.ts');
  const settings = await fetchSettings(offer.id);
  const count = rest.seats.length;
  const own = rest.seats.findIndex(({ kind }) => kind === 'me');
  const { chosen, options: all } = settled(settings, choice.settings, count, own);
  const drawn = noDecks(settings, all, count) !== null;
  const decks = rest.seats.map((_, seat) =>
    drawn ? randomDeck : seat === own ? first : matchFor(offer, first, others),
  );
  // Whoever sits down agrees to the cards that are in no catalogue.
  const made = typeof first === 'object' ? first.own : undefined;
  const options = { ...chosen, ...(made && { own: made }), ...(offer.decks.length > 0 && { decks }) };
  return createTable({
    game: offer.id,
    ...rest,
    ...(Object.keys(options).length > 0 && { options }),
  });
}
