/** A finished game in words: whom it was played against, with which deck, set up how. */
import type { CardEntry, Chosen, DeckList, Setting, Settings } from '@vigrid/kernel';
import { isAsked } from '@vigrid/kernel/interface';
import type { DeckShelf, PastLine } from '@vigrid/protocol';
import { fetchCards, fetchSettings } from '../games/catalogue.ts';
import { hasDecks } from '../games/decks.ts';
import type { Both, Speech } from '../i18n/index.ts';
import { listOf } from '../lobby/settling.ts';
import { setupWords } from '../lobby/setupWords.ts';
import { anyDeck, randomDeck } from '../lobby/starting.ts';
import { botName } from '../lobby/words.ts';
import { request } from '../net/index.ts';
import { outcomeOf } from './lines.ts';
import type { Played } from './statistics.ts';
import { words } from './statisticsWords.ts';

/** What has to be known of a game to put its options in words. */
export interface Known {
  readonly settings: Settings;
  /** Null where it is played without decks. */
  readonly shelf: DeckShelf | null;
  readonly cards: ReadonlyMap<string, CardEntry>;
}

/** Null for a game that is not offered any more: its games are counted without decks and settings. */
export async function knownOf(game: string): Promise<Known | null> {
  try {
    const [settings, shelf, cards] = await Promise.all([
      fetchSettings(game),
      hasDecks(game) ? request('decks', { game }) : null,
      hasDecks(game) ? fetchCards(game) : [],
    ]);
    const made = shelf?.mine.flatMap((deck) => deck.made ?? []) ?? [];
    return { settings, shelf, cards: new Map([...cards, ...made].map((entry) => [entry.id, entry])) };
  } catch (error) {
    console.warn(`Nothing is known of the game "${game}":`, error);
    return null;
  }
}

/** Null for what is no game of one's own, or has no known end. */
export function told(line: PastLine, known: Known | null, spoken: Speech): Played | null {
  const { table, game, seats, seat, moves, ended, options, dealt } = line;
  const result = outcomeOf(line);
  if (options === null || seat === null || result === 'watched' || result === 'unknown') return null;
  const { t } = spoken;
  const deck = known?.shelf ? (dealt?.[seat] ?? listOf(decksIn(known.settings, options))[seat]) : undefined;
  const list = known?.shelf && deckList(deck, known.shelf);
  return {
    table,
    game,
    ended,
    result,
    players: seats.length,
    moves,
    rivals: seats.flatMap(({ kind, name }, at) =>
      at === seat ? [] : kind === 'bot' ? levelName(name, t) : name,
    ),
    deck: known && deck !== undefined ? deckName(deck, known, t) : null,
    settings: known ? settingsSaid(known.settings, options, seats.length, seat, t) : [],
    cards: Object.keys(list?.cards ?? {}).flatMap((id) => {
      const entry = known?.cards.get(id);
      return entry ? t(entry.name) : [];
    }),
  };
}

/** The bots of a level are one opponent, whatever they are called at a table. */
function levelName(level: string, t: Speech['t']): string {
  const number = /^level(\d)$/.exec(level)?.[1];
  return number === undefined ? t(botName(level)) : t(words.level)(number, t(botName(level)));
}

function decksIn({ asks }: Settings, options: Chosen): unknown {
  const field = Object.entries(asks).find(([, { kind }]) => kind === 'decks')?.[0];
  return field === undefined ? undefined : options[field];
}

const isList = (deck: unknown): deck is DeckList => typeof Object(deck).cards === 'object';

const deckList = (deck: unknown, { ready }: DeckShelf): DeckList | undefined =>
  isList(deck) ? deck : ready.find(({ id }) => id === deck)?.deck;

function deckName(deck: unknown, { shelf, cards }: Known, t: Speech['t']): string {
  if (!isList(deck)) {
    if (deck === anyDeck) return t(setupWords.anyDeck);
    if (deck === randomDeck) return t(setupWords.randomDeck);
    const ready = shelf?.ready.find(({ id }) => id === deck);
    return ready ? t(ready.name) : String(deck);
  }
  const saved = shelf?.mine.find((one) => isSame(one.deck, deck));
  if (saved) return saved.name;
  const ready = shelf?.ready.find((one) => isSame(one.deck, deck));
  if (ready) return t(ready.name);
  const hero = deck.hero === undefined ? undefined : cards.get(deck.hero);
  return hero ? `${t(words.ownDeck)}: ${t(hero.name)}` : t(words.ownDeck);
}

const isSame = (a: DeckList, b: DeckList): boolean => written(a) === written(b);

const written = ({ hero, cards }: DeckList): string =>
  JSON.stringify([hero ?? null, Object.entries(cards).sort(([a], [b]) => (a < b ? -1 : 1))]);

function settingsSaid(
  { asks }: Settings,
  options: Chosen,
  seats: number,
  seat: number,
  t: Speech['t'],
): readonly string[] {
  return [
    t(words.players)(seats),
    ...Object.entries(asks).flatMap(([id, setting]) =>
      isAsked(setting, options, seats)
        ? chosenIn(setting, options[id], seat).map((choice) =>
            choice === null ? t(setting.label) : `${t(setting.label)}: ${t(choice)}`,
          )
        : [],
    ),
  ];
}

/** The choices with a name that were made: for a seat the own one; null for a switch that is on. */
function chosenIn(setting: Setting, value: unknown, seat: number): readonly (Both<string> | null)[] {
  switch (setting.kind) {
    case 'one':
      return setting.choices.flatMap((choice) => (choice.value === value ? choice.label : []));
    case 'several':
      return setting.choices.flatMap((choice) => (listOf(value).includes(choice.value) ? choice.label : []));
    case 'seats': {
      const own = setting.places ? undefined : listOf(value)[seat];
      return setting.choices.flatMap((choice) => (choice.value === own ? choice.label : []));
    }
    case 'switch':
      return value === true ? [null] : [];
    default:
      return [];
  }
}
