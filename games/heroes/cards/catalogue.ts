/** All cards of Heroes, compiled once: each with its abilities sorted by when they matter. */
import type {
  Ability,
  Activated,
  Ambush,
  Cannot,
  CardData,
  Costs,
  Enters,
  Filter,
  FromHand,
  Instead,
  Mechanic,
  Protection,
  Static,
  Triggered,
  Undying,
  Word,
} from '../abilities/index.ts';
import { conditionsOf } from '../abilities/inside.ts';
import { bitsOf } from './bits.ts';
import { learning } from './learning/index.ts';
import { rammarat } from './rammarat/index.ts';
import { readSets } from './read/index.ts';

/** A card ready for play. Abilities keep their number, by which frames, acts and texts speak of them. */
export interface Card extends CardData {
  /** Its place in `cards`. */
  readonly def: number;
  readonly abilities: readonly Ability[];
  readonly classes: readonly string[];
  readonly words: ReadonlySet<Word>;
  readonly armour: number;
  readonly protections: readonly Protection[];
  readonly insteads: readonly Numbered<Instead>[];
  readonly undying: readonly Undying[];
  /** Those that work on the card alone, and those that work on others. */
  readonly ownStatics: readonly Static[];
  readonly statics: readonly Static[];
  readonly costs: readonly Numbered<Costs>[];
  readonly triggers: readonly Numbered<Triggered>[];
  readonly enters: readonly Enters[];
  /** What it may do from the hand at moments of its own. */
  readonly lurks: readonly Numbered<Ambush | FromHand>[];
  readonly actions: readonly Numbered<Activated>[];
  /** The mechanics of its texts, and the values of its Raids. */
  readonly mechanics: ReadonlySet<Mechanic>;
  readonly raids: readonly number[];
  /** What it brings to the table while it is in play, and the moments it waits for there, a bit for each kind. */
  readonly brings: number;
  readonly hears: number;
  /** What can not be done while it is in play. */
  readonly forbids: ReadonlySet<Cannot['what']>;
  /** What it may attack: undefined for anything, null for nothing. */
  readonly attacksOnly: Filter | null | undefined;
  /** The same card without its abilities; null if it has none. */
  readonly mute: Card | null;
}

export interface Numbered<A> {
  readonly number: number;
  readonly ability: A;
}

export const cards: readonly Card[] = [...learning, ...rammarat, ...readSets.flatMap((set) => set.cards)].map(
  compile,
);

const byId = new Map(cards.map((card) => [card.id, card]));

export const cardById = (id: string): Card | undefined => byId.get(id);

/** Cards of the sets that are known by their names and figures alone: their texts are not played here yet. */
export const refusedCards: readonly CardData[] = readSets.flatMap((set) => set.refused);

/** The code of the set that a card belongs to. */
export const setOf = (id: string): string => id.split('-')[0];

const own = new WeakMap<CardData, Card>();

/** A card that is not in the catalogue, compiled once for each copy of its data. */
export function compiled(data: CardData, def: number): Card {
  const known = own.get(data);
  if (known) return known;
  const card = compile(data, def);
  own.set(data, card);
  return card;
}

function compile(data: CardData, def: number): Card {
  const { abilities = [] } = data;
  const mute = sorted(data, def, [], null);
  return abilities.length === 0 ? mute : sorted(data, def, abilities, mute);
}

function sorted(data: CardData, def: number, abilities: readonly Ability[], mute: Card | null): Card {
  const numbered = abilities.map((ability, number) => ({ number, ability }));
  const of = <K extends Ability['kind']>(kind: K) =>
    numbered.filter((n): n is Numbered<Extract<Ability, { kind: K }>> => n.ability.kind === kind);
  const words = of('word').map((n) => n.ability);
  const triggers = of('when');
  const statics = of('static').map((n) => n.ability);
  const cannots = of('cannot').map((n) => n.ability);
  const attack = cannots.find((cannot) => cannot.what === 'attack');
  return {
    // Field by field, those that are absent too: cards that are all of one shape are read much faster.
    id: data.id,
    ru: data.ru,
    en: data.en,
    type: data.type,
    elements: data.elements,
    cost: data.cost,
    strike: data.strike,
    lives: data.lives,
    class: data.class,
    glyph: data.glyph,
    def,
    abilities,
    classes: typeof data.class === 'string' ? [data.class] : (data.class ?? []),
    words: new Set(words.map((word) => word.word)),
    armour: Math.max(0, ...words.filter((word) => word.word === 'armour').map((word) => word.value ?? 0)),
    protections: of('protection').map((n) => n.ability),
    insteads: of('instead'),
    undying: of('undying').map((n) => n.ability),
    ownStatics: statics.filter(({ to }) => to === 'self'),
    statics: statics.filter(({ to }) => to !== 'self'),
    costs: of('costs'),
    triggers,
    enters: of('enters').map((n) => n.ability),
    lurks: [...of('ambush'), ...of('fromHand')],
    actions: of('action'),
    ...bitsOf(abilities),
    ...mechanicsOf(abilities),
    forbids: new Set(cannots.map((cannot) => cannot.what)),
    attacksOnly: attack ? (attack.except ?? null) : undefined,
    mute,
  };
}

function mechanicsOf(abilities: readonly Ability[]): Pick<Card, 'mechanics' | 'raids'> {
  const conditions = abilities.flatMap(conditionsOf);
  const raids = conditions.flatMap((condition) => ('raid' in condition ? condition.raid : []));
  const mechanics = new Set<Mechanic>();
  if (raids.length > 0) mechanics.add('raid');
  if (conditions.some((condition) => 'soulcatcher' in condition)) mechanics.add('soulcatcher');
  if (conditions.some((condition) => 'unwounded' in condition)) mechanics.add('concentration');
  if (abilities.some((ability) => ability.kind === 'when' && ability.on === 'spend')) mechanics.add('spend');
  return { mechanics, raids };
}

/** What is printed on a card. */
export function dataOf(card: Card): CardData {
  const { id, ru, en, type, elements, cost, strike, lives, class: kind, glyph, abilities } = card;
  return {
    id,
    ru,
    en,
    type,
    glyph,
    abilities,
    ...(elements && { elements }),
    ...(kind && { class: kind }),
    ...(cost !== undefined && { cost }),
    ...(strike !== undefined && { strike }),
    ...(lives !== undefined && { lives }),
  };
}
