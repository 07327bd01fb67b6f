/** Which components a game uses, as one table: what lies in a box is played with in these ways (D-1.1, D-29.1 to D-29.3). */
import { bitsOf, type Module } from '../modules.ts';
import type { CardType } from './catalogue.ts';

/** A way for a component to be in a game: all of these modules are played. */
type Way = readonly Module[];

export type Component = CardType | 'leader';

const always = (...ways: Way[]): readonly Way[] => ways;

/** By the box that a component comes from, then by its kind; where no kind is named, for all other kinds of the box. */
const table: Readonly<Record<Module, Partial<Record<Component | 'rest', readonly Way[]>>>> = {
  base: {
    // The decks that players begin with are the same.
    starting: always(['base'], ['uprising']),
    imperium: always(['base'], ['uprising', 'originals']),
    intrigue: always(['base'], ['uprising', 'originals']),
    leader: always(['base'], ['uprising', 'originals']),
    // Conflict cards, House Hagal and the Reserve of the base game stay in its box.
    rest: always(['base']),
  },
  ix: {
    conflict: always(['base', 'ix']),
    hagal: always(['base', 'ix'], ['uprising', 'ix']),
    contract: always(['choam', 'ix']),
    rest: always(['ix']),
  },
  immortality: { rest: always(['immortality']) },
  uprising: { rest: always(['uprising']) },
  choam: { rest: always(['choam']) },
  six: { rest: always(['six']) },
  epic: { rest: always(['epic']) },
  escalation: {},
  churn: {},
  eleven: {},
  originals: {},
};

/** What a single component has of its own. */
const exceptions: Readonly<Record<string, readonly Way[] | undefined>> = {
  // There is no Mentat in Uprising (D-29.3).
  'int-base-calculated-hire': always(['base']),
  // The fifth Conflict III of the Epic Game Mode.
  'conf-ix-3-economic-supremacy': always(['base', 'ix'], ['uprising', 'ix', 'epic']),
  // Only for Ilesa Ecaz (D-29.1).
  'res-base-foldspace': always(['base'], ['uprising', 'ix']),
  // Interstellar Shipping with Deliver Supplies in place of Foldspace is left out (D-27.14).
  'hagal-ix-foldspace-interstellar-shipping': always(['base', 'ix']),
};

/** The ways of a component, each as bits. */
export const waysOf = (set: Module, kind: Component, id: string): readonly number[] =>
  (exceptions[id] ?? table[set][kind] ?? table[set].rest ?? []).map(bitsOf);
