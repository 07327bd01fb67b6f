/** What is counted, one entry for each kind: how many there are, what it says, and when it is counted. */
import type { Text } from '@vigrid/kernel';
import { type Fields, type Fitting, type Schema, truth, whole } from '@vigrid/kernel/schema';
import { filled, say } from '@vigrid/speech';
import { atConflict } from '../pieces/dreadnoughts.ts';
import { countInPlay, hasFaction } from '../pieces/printed.ts';
import { bearerOf, influenceOf } from '../pieces/teams.ts';
import type { Dune, SideId } from '../state.ts';
import { factions } from '../symbols.ts';
import { ofFaction } from '../text/words.ts';
import type { When } from './kind.ts';
import { faction, taggedBy } from './shapes.ts';

interface Doings<C> {
  says(c: C): Text;
  count(s: Dune, side: SideId, c: C, source: number): number;
}

interface Kind<C> extends Doings<C> {
  readonly shape: Fields;
  /** Swords that other cards may yet change. */
  readonly when?: When;
}

interface CountKind<K extends string, F extends Fields> extends Kind<{ readonly kind: K } & Fitting<F>> {
  readonly shape: F;
}

const counting = <const K extends string, const F extends Fields>(
  _kind: K,
  of: { readonly shape: F; readonly when?: When } & Doings<{ readonly kind: K } & Fitting<F>>,
): CountKind<K, F> => of;

const kinds = {
  inPlay: counting('inPlay', {
    shape: { faction },
    says: (c) =>
      filled(
        'каждую вашу карту * в игре, считая эту',
        'each * card you have in play, this one included',
        ofFaction[c.faction],
      ),
    count: (s, side, c) => countInPlay(s, side, c.faction, -1),
  }),

  /** Revealed cards that give a sword in this turn, after all that may give some; `other`: apart from this one. */
  swordCards: counting('swordCards', {
    shape: { other: truth },
    says: (c) =>
      c.other
        ? say(
            'каждую другую раскрытую вами карту, которая дала меч',
            'each other card you revealed that gives a sword',
          )
        : say('каждую раскрытую вами карту, которая дала меч', 'each card you revealed that gives a sword'),
    count: (s, _side, c, source) => s.turn.armed.filter((card) => !(c.other && card === source)).length,
    when: 'last',
  }),

  /** Own dreadnoughts in the Conflict. */
  dreadnoughts: counting('dreadnoughts', {
    shape: {},
    says: () => say('каждый ваш дредноут в зоне конфликта', 'each of your dreadnoughts in the Conflict'),
    count: (s, side) => s.sides[bearerOf(s, side)].dreadnoughts[atConflict],
    when: 'atEnd',
  }),

  /** Factions with which one has at most so much Influence. */
  factionsAtMost: counting('factionsAtMost', {
    shape: { n: whole },
    says: (c) =>
      say(
        `каждую фракцию, у которой ваше влияние не больше ${c.n}`,
        `each Faction with which you have ${c.n} Influence or less`,
      ),
    count: (s, side, c) => factions.filter((_, of) => influenceOf(s, side, of) <= c.n).length,
  }),

  /** Own sandworms in the Conflict. */
  sandworms: counting('sandworms', {
    shape: {},
    says: () =>
      say('каждого вашего песчаного червя в зоне конфликта', 'each of your sandworms in the Conflict'),
    count: (s, side) => s.sides[bearerOf(s, side)].sandworms,
  }),

  /** Cards of a Faction revealed in this turn, this one included; after all that may be drawn and revealed yet. */
  revealed: counting('revealed', {
    shape: { faction },
    says: (c) =>
      filled(
        'каждую раскрытую вами карту *, считая эту',
        'each * card you revealed, this one included',
        ofFaction[c.faction],
      ),
    count: (s, side, c) => s.sides[side].shown.filter((card) => hasFaction(s, card, c.faction)).length,
    when: 'atEnd',
  }),

  /** Completed contracts, counted once (RD-33). */
  contracts: counting('contracts', {
    shape: {},
    says: () => say('каждый выполненный контракт', 'each contract you have completed'),
    count: (s, side) => s.sides[side].tableau?.completed.length ?? 0,
  }),
};

type Kinds = typeof kinds;
export type Count = { [K in keyof Kinds]: { readonly kind: K } & Fitting<Kinds[K]['shape']> }[keyof Kinds];

const table: Readonly<Record<string, Kind<Count>>> = kinds;
const kindOf = (c: Count): Kind<Count> => table[c.kind];

export const countSchema: Schema<Count> = taggedBy(table);

export const countOf = (s: Dune, side: SideId, c: Count, source: number): number =>
  kindOf(c).count(s, side, c, source);

export const countText = (c: Count): Text => kindOf(c).says(c);

export const whenCounted = (c: Count): When => kindOf(c).when ?? 'chosen';
