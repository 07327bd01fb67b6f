/** All cards of Heroes, compiled once: each with its abilities sorted by when they matter. */
import type {
  Ability,
  Activated,
  CardData,
  Costs,
  Filter,
  Moment,
  Protection,
  Static,
  Triggered,
  Word,
} from '../abilities/types.ts';
import { learning } from './learning.ts';

/** A card ready for play. Abilities keep their number, by which frames, acts and texts speak of them. */
export interface Card extends CardData {
  /** Its place in `cards`. */
  readonly def: number;
  readonly abilities: readonly Ability[];
  readonly words: ReadonlySet<Word>;
  readonly armour: number;
  readonly protections: readonly Protection[];
  readonly statics: readonly Static[];
  readonly costs: readonly Costs[];
  readonly triggers: readonly Numbered<Triggered>[];
  readonly actions: readonly Numbered<Activated>[];
  /** The moments its triggers wait for, to pass over it quickly. */
  readonly moments: ReadonlySet<Moment>;
  /** What it may attack: undefined for anything, null for nothing. */
  readonly attacksOnly: Filter | null | undefined;
}

export interface Numbered<A> {
  readonly number: number;
  readonly ability: A;
}

export const cards: readonly Card[] = [...learning].map(compile);

const own = new WeakMap<CardData, Card>();

/** A card that is not in the catalogue, compiled once for each copy of its data. */
export function compiled(data: CardData, def: number): Card {
  const known = own.get(data);
  if (known) return known;
  const card = compile(data, def);
  own.set(data, card);
  return card;
}

const byId = new Map(cards.map((card) => [card.id, card]));

export const cardById = (id: string): Card | undefined => byId.get(id);

function compile(data: CardData, def: number): Card {
  const abilities = data.abilities ?? [];
  const numbered = abilities.map((ability, number) => ({ number, ability }));
  const words = abilities.filter((a) => a.kind === 'word');
  const triggers = numbered.filter((n): n is Numbered<Triggered> => n.ability.kind === 'when');
  const cannot = abilities.find((a) => a.kind === 'cannot');
  return {
    ...data,
    def,
    abilities,
    words: new Set(words.map((a) => a.word)),
    armour: Math.max(0, ...words.filter((a) => a.word === 'armour').map((a) => a.value ?? 0)),
    protections: abilities.filter((a) => a.kind === 'protection'),
    statics: abilities.filter((a) => a.kind === 'static'),
    costs: abilities.filter((a) => a.kind === 'costs'),
    triggers,
    actions: numbered.filter((n): n is Numbered<Activated> => n.ability.kind === 'action'),
    moments: new Set(triggers.map((n) => n.ability.on)),
    attacksOnly: cannot ? (cannot.except ?? null) : undefined,
  };
}
