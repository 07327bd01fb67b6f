/** All cards of Berserk, compiled once: each with its features sorted by when they matter. */
import type {
  Ability,
  Cannot,
  CardData,
  Condition,
  Feature,
  Filter,
  Gain,
  Instead,
  May,
  Moment,
  Payment,
  Played,
  Recruiting,
  Triggered,
  Under,
} from '../abilities/index.ts';
import { shapedFeature } from '../abilities/shapes.ts';
import { type Word, words } from '../abilities/words.ts';
import { asIssued } from './issues.ts';
import { sets } from './sets.ts';

/** A card ready for play. Features, gifts and lists of abilities keep their numbers, by which the state speaks of them. */
export interface Card extends Omit<CardData, 'elite' | 'lives' | 'move' | 'strike'> {
  /** Its place in `cards`. */
  readonly def: number;
  readonly elite: true | undefined;
  readonly lives: CardData['lives'] | undefined;
  readonly move: CardData['move'] | undefined;
  readonly strike: CardData['strike'] | undefined;
  readonly elements: NonNullable<CardData['elements']>;
  readonly classes: readonly string[];
  /** Every feature in the card's data, those that it gives to others too. */
  readonly features: readonly Feature[];
  /** Its named features with their values, 1 for one without. */
  readonly words: ReadonlyMap<Word, number>;
  /** The same as lists. */
  readonly wordNames: readonly Word[];
  readonly wordValues: readonly number[];
  /** Whether it has Formation; whether it gives or takes on a condition what decides where cards stand. */
  readonly forms: boolean;
  /** Whether it has Charge. */
  readonly charges: boolean;
  /** The steps of a creature that walks by its printed stock and in no other way; -1 for every other card. */
  readonly walks: number;
  /** Whether it speaks of cells of depth and surface (RB-97). */
  readonly swims: boolean;
  readonly fickle: boolean;
  readonly plays: readonly Held<Played>[];
  readonly triggers: ReadonlyMap<Moment, readonly Held<Triggered>[]>;
  /** The moments among them. */
  readonly moments: readonly Moment[];
  /** Whether any of them works from the graveyard or the deck; whether any, or a played one, is paid in chips. */
  readonly away: boolean;
  readonly spendsChips: boolean;
  /** What it gives to itself and to others, by kind; and the kinds it gives to others as bits. */
  readonly gains: GainsByKind;
  readonly auras: AurasByKind;
  readonly auraKinds: number;
  /** The kinds it gives to itself, as bits; those of each of its gifts. */
  readonly gainKinds: number;
  readonly giftKinds: readonly number[];
  /** What its own constant features let or forbid it to do, whatever it is aimed at. */
  readonly mays: readonly May[];
  readonly cannots: readonly Cannot[];
  /** The words it may have by a constant feature of its own; those it gives to others. */
  readonly gainWords: readonly Word[];
  readonly auraWords: readonly Word[];
  readonly insteads: readonly Held<Instead>[];
  readonly recruiting: readonly Recruiting[];
  /** Whether it can not be in a squad with so many of a kind (B12-532.8). */
  readonly shunsCrowds: boolean;
  readonly gifts: readonly (readonly Gain[])[];
  /** The gift that holds what it does on a strong simple strike, -1 for none (Degaska learns it). */
  readonly strongGift: number;
  /** What its marks on cells give to whom stands there. */
  readonly cellGifts: readonly CellGift[];
  readonly lists: readonly (readonly Ability[])[];
  /** The number of a gift, of a list, of a feature, by what it is. */
  readonly numbers: ReadonlyMap<object, number>;
  /** The kinds of abilities its own features use (see `Filter.uses`). */
  readonly uses: ReadonlySet<string>;
  /** The same card without its features, properties and all (B12-104.3); null where it has none. */
  readonly mute: Card | null;
}

/** A feature of the card itself, and the state in which the card has it. */
export interface Held<F> {
  /** The place in `cards` of the card whose text it is. */
  readonly def: number;
  readonly number: number;
  readonly feature: F;
  readonly under: Under | null;
}

export interface CellGift {
  readonly gains: readonly Gain[];
  readonly whose: Filter | null;
}

export type GainName = Gain['kind'];

export interface OwnGain<K extends GainName> {
  readonly gain: Extract<Gain, { kind: K }>;
  readonly if: Condition | undefined;
  readonly under: Under | null;
}

export interface Aura<K extends GainName> extends OwnGain<K> {
  readonly to: Filter;
}

type GainsByKind = { readonly [K in GainName]?: readonly OwnGain<K>[] };
type AurasByKind = { readonly [K in GainName]?: readonly Aura<K>[] };

/** A bit for each kind of gain. Written out, so that it costs nothing to look one up. */
export const gainBit = {
  word: 1 << 0,
  strike: 1 << 1,
  less: 1 << 2,
  roll: 1 << 3,
  rollIs: 1 << 4,
  rollAgainst: 1 << 5,
  protection: 1 << 6,
  exposed: 1 << 7,
  immune: 1 << 8,
  noWounds: 1 << 9,
  reduced: 1 << 10,
  reduces: 1 << 11,
  firm: 1 << 12,
  move: 1 << 13,
  range: 1 << 14,
  lives: 1 << 15,
  cannot: 1 << 16,
  may: 1 << 17,
  lure: 1 << 18,
  ignores: 1 << 19,
  element: 1 << 20,
  gainsElement: 1 << 21,
  loses: 1 << 22,
  becomes: 1 << 23,
  formationOf: 1 << 24,
  must: 1 << 25,
  poisonHurts: 1 << 26,
  incarnatesAt: 1 << 27,
  feature: 1 << 28,
  prevents: 1 << 29,
  skill: 1 << 30,
} as const satisfies Readonly<Record<GainName, number>>;

/** A kind of gain and its bit, so that neither has to be looked up by the other. */
export interface GainKind<K extends GainName> {
  readonly name: K;
  readonly bit: number;
}

export const gainKind = Object.fromEntries(
  Object.entries(gainBit).map(([name, bit]) => [name, { name, bit }]),
) as { readonly [K in GainName]: GainKind<K> };

/** What rules effects look at (B12-503.1): who flies, who sits on whom, who is unique. */
const placing: readonly (Word | 'features')[] = [
  'flight',
  'aloft',
  'incorporeal',
  'symbiont',
  'parasite',
  'unique',
  'features',
];

/** What makes a creature move in another way than its stock says, or puts something in the place of that. */
const gaits: readonly Word[] = ['flight', 'jump', 'teleportation', 'maneuver', 'incorporeal'];

export const cards: readonly Card[] = asIssued(sets.flatMap((set) => set.cards)).map(compile);

const byId = new Map(cards.map((card) => [card.id, card]));

export const cardById = (id: string): Card | undefined => byId.get(id);

const own = new WeakMap<CardData, Map<number, Card>>();

/** A card that is not in the catalogue, compiled once for each copy of its data and each place that it has. */
export function compiled(data: CardData, def: number): Card {
  const places = own.get(data) ?? new Map<number, Card>();
  const known = places.get(def);
  if (known) return known;
  const card = compile(data, def);
  own.set(data, places.set(def, card));
  return card;
}

function compile(data: CardData, def: number): Card {
  const features = (data.features ?? []).map(shapedFeature);
  const mute = sorted(data, def, [], null);
  return features.length === 0 ? mute : sorted(data, def, features, mute);
}

function sorted(data: CardData, def: number, given: readonly Feature[], mute: Card | null): Card {
  const found = partsOf(given);
  const numbered = given.flatMap((feature): Held<Feature>[] => {
    const under = feature.kind === 'under' ? feature : null;
    const inside = under ? under.has : [feature];
    return inside.map((inner) => ({ def, number: found.numbers.get(inner) ?? -1, feature: inner, under }));
  });
  const of = <K extends Feature['kind']>(kind: K) =>
    numbered.filter((h): h is Held<Extract<Feature, { kind: K }>> => h.feature.kind === kind);
  const values = new Map<Word, number>();
  const gains: Record<string, OwnGain<GainName>[]> = {};
  const auras: Record<string, Aura<GainName>[]> = {};
  for (const { feature, under } of of('word')) {
    if (under) add(gains, feature.kind, { gain: feature, if: undefined, under });
    else values.set(feature.word, Math.max(values.get(feature.word) ?? 0, feature.value ?? 1));
  }
  if (given.some((feature) => feature.kind === 'under' && feature.state === 'formation')) {
    values.set('formation', 1);
  }
  if (data.move === 'flight') values.set('flight', 1);
  const charges = given.flatMap((feature) =>
    feature.kind === 'under' && feature.state === 'charge' ? [feature.value ?? 1] : [],
  );
  // B12-G-charge-x: the greatest Charge is the most chips the card can hold.
  if (charges.length > 0) values.set('maxChips', Math.max(...charges));
  for (const { feature, under } of of('has')) {
    for (const gain of feature.gives) {
      if (feature.to) add(auras, gain.kind, { gain, if: feature.if, under, to: feature.to });
      else add(gains, gain.kind, { gain, if: feature.if, under });
    }
  }
  const triggers = new Map<Moment, Held<Triggered>[]>();
  for (const one of of('when')) triggers.set(one.feature.on, [...(triggers.get(one.feature.on) ?? []), one]);
  const recruiting = of('recruiting').map(({ feature }) => feature);
  // Every field is written out, absent or not: cards of one shape are looked up several times as fast.
  return {
    id: data.id,
    ru: data.ru,
    en: data.en,
    type: data.type,
    cost: data.cost,
    elite: data.elite,
    lives: data.lives,
    move: data.move,
    strike: data.strike,
    glyph: data.glyph,
    def,
    elements: data.elements ?? [],
    classes: data.classes ?? [],
    features: found.features,
    words: values,
    wordNames: [...values.keys()],
    wordValues: [...values.values()],
    forms: values.has('formation'),
    charges: found.features.some((one) => one.kind === 'under' && one.state === 'charge'),
    walks: walks(data, values),
    swims: given.some((one) => one.kind === 'under' && (one.state === 'depth' || one.state === 'surface')),
    fickle: isFickle(gains, auras),
    plays: of('play'),
    triggers,
    moments: [...triggers.keys()],
    away: of('when').some(({ feature }) => feature.where !== undefined),
    spendsChips: [...of('play'), ...of('when')].some(({ feature }) => takesChips(feature.pay)),
    gains: gains as GainsByKind,
    auras: auras as AurasByKind,
    auraKinds: bitsOf(auras),
    gainKinds: bitsOf(gains),
    giftKinds: found.gifts.map(kindsOf),
    mays: (gains.may ?? []).flatMap(({ gain }) => (gain.kind === 'may' ? [gain.what] : [])),
    cannots: (gains.cannot ?? []).flatMap(({ gain }) => (gain.kind === 'cannot' ? [gain.what] : [])),
    gainWords: wordsIn(gains.word),
    auraWords: wordsIn(auras.word),
    insteads: of('instead'),
    recruiting,
    shunsCrowds: recruiting.some((one) => one.what === 'notWith' && one.min !== undefined),
    gifts: found.gifts,
    strongGift: strongGift(found),
    cellGifts: found.cellGifts,
    lists: found.lists,
    numbers: found.numbers,
    uses: usesOf(given),
    mute,
  };
}

function walks({ type, move }: CardData, values: ReadonlyMap<Word, number>): number {
  if (type !== 'creature' || typeof move !== 'number' || gaits.some((gait) => values.has(gait))) return -1;
  return Math.max(0, move);
}

function isFickle(
  gains: Readonly<Record<string, readonly OwnGain<GainName>[]>>,
  auras: Readonly<Record<string, readonly Aura<GainName>[]>>,
): boolean {
  const own = [...(gains.word ?? []), ...(gains.loses ?? [])].filter((one) => one.if || one.under);
  return [...own, ...(auras.word ?? []), ...(auras.loses ?? [])].some(
    ({ gain }) =>
      (gain.kind === 'word' && placing.includes(gain.word)) ||
      (gain.kind === 'loses' && placing.includes(gain.what)),
  );
}

function wordsIn(gains: readonly { readonly gain: Gain }[] = []): Word[] {
  return gains.flatMap(({ gain }) => (gain.kind === 'word' ? [gain.word] : []));
}

export function takesChips(pay: Payment | undefined): boolean {
  return pay !== undefined && (pay.chips !== undefined || pay.allChips === true);
}

/** The kinds of the gains in a list, as bits. */
export function kindsOf(gains: readonly Gain[]): number {
  return gains.reduce((bits, { kind }) => bits | gainBit[kind], 0);
}

function bitsOf(table: object): number {
  return Object.entries(gainBit).reduce((bits, [kind, bit]) => (kind in table ? bits | bit : bits), 0);
}

/** A feature "on a strong simple strike" as something that another card can be given. */
function strongGift(parts: Parts): number {
  const feature = parts.features.find(
    (one): one is Triggered =>
      one.kind === 'when' &&
      one.on === 'hits' &&
      one.who === undefined &&
      one.attack?.types?.join() === 'simple' &&
      one.attack.grades?.join() === 'strong',
  );
  if (!feature) return -1;
  const gift: readonly Gain[] = [{ kind: 'feature', feature }];
  parts.numbers.set(gift, parts.gifts.push(gift) - 1);
  return parts.gifts.length - 1;
}

function add<K extends string, T>(table: Partial<Record<K, T[]>>, key: K, entry: T): void {
  table[key] = [...(table[key] ?? []), entry];
}

interface Parts {
  readonly features: Feature[];
  readonly gifts: (readonly Gain[])[];
  readonly cellGifts: CellGift[];
  readonly lists: (readonly Ability[])[];
  readonly numbers: Map<object, number>;
}

/** Every feature, gift and list of abilities anywhere in a card's data, numbered in reading order. */
function partsOf(given: readonly Feature[]): Parts {
  const parts: Parts = { features: [], gifts: [], cellGifts: [], lists: [], numbers: new Map() };
  for (const feature of given) visitFeature(parts, feature);
  return parts;
}

function visitFeature(parts: Parts, feature: Feature): void {
  parts.numbers.set(feature, parts.features.push(feature) - 1);
  if (feature.kind === 'under') for (const inner of feature.has) visitFeature(parts, inner);
  if (feature.kind === 'when' || feature.kind === 'play') visitList(parts, feature.does);
  if (feature.kind === 'has') visitGains(parts, feature.gives);
  if (feature.kind === 'instead' && typeof feature.by === 'object') visitList(parts, feature.by);
}

function visitGains(parts: Parts, gains: readonly Gain[]): void {
  for (const gain of gains) if (gain.kind === 'feature') visitFeature(parts, gain.feature);
}

function visitGift(parts: Parts, gains: readonly Gain[]): void {
  parts.numbers.set(gains, parts.gifts.push(gains) - 1);
  visitGains(parts, gains);
}

function visitList(parts: Parts, list: readonly Ability[]): void {
  parts.numbers.set(list, parts.lists.push(list) - 1);
  for (const ability of list) {
    if (ability.use === 'or') for (const option of ability.options) visitList(parts, option);
    if (!('do' in ability)) continue;
    const effect = ability.do;
    if ('gains' in effect && effect.gains) {
      // What is laid on cells is given to whoever stands there.
      if ('cells' in effect) {
        const { gains, whose } = effect;
        parts.numbers.set(gains, parts.cellGifts.push({ gains, whose: whose ?? null }) - 1);
        visitGains(parts, gains);
      } else visitGift(parts, effect.gains);
    }
    if ('does' in effect) visitList(parts, effect.does);
    if ('table' in effect) for (const row of effect.table) visitList(parts, row.does);
  }
}

/** Abilities that the card's own features use, but not those they give to other cards. */
function usesOf(given: readonly Feature[]): Set<string> {
  const uses = new Set<string>();
  const list = (does: readonly Ability[]): void => {
    for (const ability of does) {
      if (ability.use === 'or') ability.options.forEach(list);
      else uses.add(ability.use);
    }
  };
  const visit = (feature: Feature): void => {
    if (feature.kind === 'under') feature.has.forEach(visit);
    if (feature.kind === 'when' || feature.kind === 'play') list(feature.does);
  };
  given.forEach(visit);
  return uses;
}

export const wordsOf = (card: Card): Word[] => words.filter((word) => card.words.has(word));
