/**
 * Every effect that can wait to be carried out has a number, so that a state can speak of it. Clauses are made once from
 * the tables of cards, spaces and Leaders, always in the same order.
 */
import type { Effect } from './language.ts';

/** A list of effects, each by its number. */
export type Box = readonly number[];

export interface Clause {
  readonly id: number;
  readonly effect: Effect;
  /** What it holds: of an arrow what it gives, of a choice each option. */
  readonly boxes: readonly Box[];
}

const clauses: Clause[] = [];

export const clause = (id: number): Clause => clauses[id];

/** Gives each effect of a box its number. */
export const boxOf = (effects: readonly Effect[] | undefined): Box => effects?.map(clauseOf) ?? none;

const none: Box = [];

function clauseOf(effect: Effect): number {
  const inside = 'options' in effect ? effect.options : 'effects' in effect ? [effect.effects] : [];
  const boxes = inside.map(boxOf);
  const id = clauses.length;
  clauses.push({ id, effect, boxes });
  return id;
}
