/**
 * What can be chosen before a game, as plain data: it goes over the wire as it is, and lobby, help, docs and refusals
 * are all drawn from it. A game writes `settings = {…} as const satisfies Settings<RuleId>`; the type of its options
 * follows (`OptionsOf`), and settings-reader.ts reads what somebody has chosen.
 *
 * *asked*: where a setting plays no part (the monster of a game for three) it is not asked for, and what is said of it
 * does not matter. *when*: what the rules allow only under conditions is refused elsewhere, with the rule.
 */
import type { Text } from '@vigrid/speech';
import type { DeckList, OwnCard } from './game.ts';

/** What can be chosen before a game. */
export interface Settings<R extends string = string> {
  /** What playing with so many means, where that needs a word. */
  readonly seats?: Readonly<Record<number, Text>>;
  /** What each seat is in games set up so, such as its team; where seats differ. */
  readonly roles?: readonly { readonly when: readonly Condition<R>[]; readonly seats: readonly Text[] }[];
  /** How long a game takes among people, in minutes: so long, and so much more for each seat. */
  readonly lasts?: { readonly minutes: number; readonly perSeat?: number };
  /** Headings under which settings stand together; `folded` ones are shown on demand. */
  readonly groups?: Readonly<Record<string, { readonly label: Text; readonly folded?: true }>>;
  /** Screens of their own for games set up so; all others are drawn by the screen called after the game. */
  readonly screens?: readonly { readonly name: string; readonly when: readonly Condition<R>[] }[];
  /** By the name of the field in the options, in the order in which they are asked. Conditions look back, not ahead. */
  readonly asks: Readonly<Record<string, Setting<R>>>;
}

/** The settings from which options of a type are read. The type itself is known to the compiler alone. */
export interface SettingsFor<O> extends Settings {
  readonly of?: O;
}

/** One thing that can be chosen before a game. */
export type Setting<R extends string = string> =
  | OneOf<R>
  | Switch<R>
  | Several<R>
  | Amount<R>
  | Length<R>
  | PerSeat<R>
  | DeckPerSeat<R>
  | AgreedCards<R>;

interface Common<R extends string> {
  readonly label: Text;
  readonly about?: Text;
  readonly group?: string;
  /** The rule that leaves this to the players. */
  readonly rule?: R;
  readonly asked?: readonly Condition<R>[];
}

/** One of several words or numbers. */
export interface OneOf<R extends string = string> extends Common<R> {
  readonly kind: 'one';
  readonly choices: readonly Choice<R>[];
  readonly usual: string | number;
  /** What is usual instead under these conditions. */
  readonly rather?: { readonly value: string | number; readonly when: readonly Condition<R>[] };
  /** The choice that taking all of its group means. */
  readonly all?: string | number;
  /** The kind of cards in the catalogue that are among the choices. */
  readonly cards?: string;
}

/** Yes or no; `when` says where it may be yes. */
export interface Switch<R extends string = string> extends Common<R> {
  readonly kind: 'switch';
  readonly usual: boolean;
  /** How much longer it makes a game. */
  readonly minutes?: number;
  readonly when?: readonly Condition<R>[];
}

/** Any number of these. */
export interface Several<R extends string = string> extends Common<R> {
  readonly kind: 'several';
  readonly choices: readonly Choice<R, string>[];
  /** What is known, but can not be played here yet. */
  readonly later?: readonly Choice<R, string>[];
}

/** A whole number; some may have names. */
export interface Amount<R extends string = string> extends Common<R>, Span {
  readonly kind: 'amount';
  readonly choices?: readonly Choice<R, number>[];
  readonly usual: number;
}

/** So many of one thing or of another: one number is chosen, the others are 0. */
export interface Length<R extends string = string> extends Common<R> {
  readonly kind: 'length';
  readonly parts: Readonly<Record<string, Span & { readonly label: Text }>>;
  readonly usual: Readonly<Record<string, number>>;
}

interface Span {
  readonly min: number;
  readonly max: number;
  readonly step?: number;
}

/** A choice for each player, or for each of so many others. */
export interface PerSeat<R extends string = string> extends Common<R> {
  readonly kind: 'seats';
  readonly choices: readonly Choice<R, string>[];
  /** What everybody has who chose nothing; the choices in their order where it is not given. */
  readonly usual?: string;
  /** No two alike but for the usual one, also together with those of the settings named. */
  readonly unique?: { readonly with?: readonly string[]; readonly rule?: R };
  /** By the number of players how many choose; each player where it is not given. */
  readonly places?: Readonly<Record<number, number>>;
  /** Whoever takes a seat chooses for it. */
  readonly brought?: true;
  readonly cards?: string;
}

/** A deck for each seat: a ready one by its id, 'any' by lot, 'random' one that chance builds, or a list. */
export interface DeckPerSeat<R extends string = string> extends Common<R> {
  readonly kind: 'decks';
  /** A hero leads each. */
  readonly led?: true;
  /** Where decks are chosen; elsewhere chance builds them all, or all come with lists, and `instead` is told. */
  readonly chosen?: { readonly when: readonly Condition<R>[]; readonly instead: Text };
}

/** As many cards as a deck and a game may have that are in no catalogue. */
export const mostOwnCards = 24;

/** Cards that are in no catalogue, which the players agree to play with: decks may hold these beside the others. */
export interface AgreedCards<R extends string = string> extends Common<R> {
  readonly kind: 'cards';
  readonly most: number;
}

/** One of the things a setting offers. */
export interface Choice<R extends string = string, V = string | number> {
  readonly value: V;
  readonly label: Text;
  readonly about?: Text;
  /** How much longer it makes a game. */
  readonly minutes?: number;
  readonly rule?: R;
  readonly asked?: readonly Condition<R>[];
  readonly when?: readonly Condition<R>[];
}

/** So many players, or a setting with one of these values (for several of many: with one of them in it). */
export type Condition<R extends string = string> = (
  | { readonly seats: readonly number[] }
  | { readonly setting: string; readonly is: readonly Value[] }
) & {
  readonly rule?: R;
  /** The reason, as it stands after a colon. */
  readonly why?: Text;
};

type Value = string | number | boolean;

/** The options that are read by these settings. */
export type OptionsOf<S extends Settings> = {
  readonly [K in keyof S['asks']]: ValueOf<S['asks'][K]>;
};

type ValueOf<T> = T extends { kind: 'one'; choices: readonly { value: infer V }[] }
  ? V
  : T extends { kind: 'several' | 'seats'; choices: readonly { value: infer V }[] }
    ? readonly V[]
    : T extends { kind: 'switch' }
      ? boolean
      : T extends { kind: 'amount' }
        ? number
        : T extends { kind: 'length'; parts: infer P }
          ? { readonly [K in keyof P]: number }
          : T extends { kind: 'cards' }
            ? readonly OwnCard[]
            : T extends { led: true }
              ? readonly (string | LedDeck)[]
              : readonly (string | DeckList)[];

/** A deck with a hero before it. */
export interface LedDeck extends DeckList {
  readonly hero: string;
}

/** Options as far as they are known, by setting. */
export type Chosen = Readonly<Record<string, unknown>>;

/** Whether a setting or choice plays a part. */
/** The name of the screen that draws a game set up so. */
export const screenOf = (
  game: { readonly id: string; readonly settings: Settings },
  options: unknown,
  seats: number,
): string =>
  game.settings.screens?.find(({ when }) => barredBy(when, Object(options), seats) === undefined)?.name ??
  game.id;

/** What each seat is in a game with these options, in words; none where all are alike. */
export const roles = (settings: Settings, options: unknown, seats: number): readonly Text[] =>
  settings.roles?.find(({ when }) => barredBy(when, Object(options), seats) === undefined)?.seats ?? [];

/** Whether a setting or choice is asked at all, with what was chosen so far. */
export const isAsked = ({ asked }: Setting | Choice, chosen: Chosen, seats: number): boolean =>
  barredBy(asked, chosen, seats) === undefined;

/** The first condition that does not hold. */
export const barredBy = (
  when: readonly Condition[] | undefined,
  chosen: Chosen,
  seats: number,
): Condition | undefined => when?.find((condition) => !holds(condition, chosen, seats));

/** Whether a condition holds for what was chosen. */
export function holds(condition: Condition, chosen: Chosen, seats: number): boolean {
  if ('seats' in condition) return condition.seats.includes(seats);
  const value = chosen[condition.setting];
  return condition.is.some((one) => (Array.isArray(value) ? value.includes(one) : value === one));
}

/** What a setting is where nothing is said of it. */
export function usualOf(setting: Setting, chosen: Chosen, seats: number): unknown {
  switch (setting.kind) {
    case 'one': {
      const { rather, usual } = setting;
      return rather && !barredBy(rather.when, chosen, seats) ? rather.value : usual;
    }
    case 'several':
    case 'cards':
      return [];
    case 'seats': {
      const { usual, choices } = setting;
      const places = placesOf(setting, seats);
      return usual === undefined
        ? choices.slice(0, places).map(({ value }) => value)
        : Array(places).fill(usual);
    }
    case 'decks':
      return Array(seats).fill('any');
    default:
      return setting.usual;
  }
}

/** For how many a setting is chosen. */
export const placesOf = ({ places }: PerSeat, seats: number): number =>
  places ? (places[seats] ?? 0) : seats;

/** The setting in which whoever takes a seat chooses for it; null where nobody does. */
export function broughtIn({ asks }: Settings): string | null {
  const found = Object.entries(asks).find(
    ([, setting]) => setting.kind === 'decks' || (setting.kind === 'seats' && setting.brought),
  );
  return found?.[0] ?? null;
}

/** Whether with these options something is left to choose to whoever takes a seat. */
export function isBrought(settings: Settings, options: unknown, seats: number): boolean {
  const id = broughtIn(settings);
  if (id === null) return false;
  const setting = settings.asks[id];
  return setting.kind !== 'decks' || barredBy(setting.chosen?.when, Object(options), seats) === undefined;
}

/**
 * The options with what whoever takes a seat brings to it, still to be read; as usual where that is undefined. Where
 * chance builds the decks, a ready one that is named stands for such.
 */
export function bring(settings: Settings, options: unknown, seat: number, own: unknown): Chosen {
  const id = broughtIn(settings) ?? '';
  const places: unknown = Object(options)[id];
  if (!Array.isArray(places))
    throw new Error(`Nothing is brought to options like ${JSON.stringify(options)}.`);
  const usual: readonly unknown[] = Object(usualOf(settings.asks[id], {}, places.length));
  const drawn = typeof own === 'string' && !isBrought(settings, options, places.length);
  return { ...Object(options), [id]: places.with(seat, drawn ? 'random' : (own ?? usual[seat])) };
}
