/**
 * Every effect that can wait to be carried out has a number, so that a state can speak of it. Clauses are made once from
 * the tables of cards, spaces and Leaders, always in the same order.
 */
import { factions } from '../symbols.ts';
import type { Effect } from './types.ts';

/** A list of effects, each by its number. */
export type Box = readonly number[];

export interface Clause {
  readonly id: number;
  readonly effect: Effect;
  /** What it holds: of an arrow what it gives, of a choice each option. */
  readonly boxes: readonly Box[];
  /** How it is carried out where its order can not matter: at once, at the end, or when its player says. */
  readonly when: 'atOnce' | 'atEnd' | 'chosen';
  /** May be left (D-6.2, D-F-054, D-F-055 to D-6.5). */
  readonly optional: boolean;
  /** Of Influence with one Faction, its number; -1 otherwise. */
  readonly faction: number;
  /** An arrow that costs Influence, or needs less of it than an opponent has: gains elsewhere may be better later. */
  readonly heedsInfluence: boolean;
}

export const clauses: Clause[] = [];

export const clause = (id: number): Clause => clauses[id];

/** Gives each effect of a box its number. */
export function boxOf(effects: readonly Effect[] | undefined): Box {
  return effects ? effects.map(clauseOf) : none;
}

const none: Box = [];

function clauseOf(effect: Effect): number {
  const boxes = insides(effect).map(boxOf);
  const id = clauses.length;
  clauses.push({
    id,
    effect,
    boxes,
    when: whenOf(effect),
    optional: isOptional(effect),
    faction: effect.kind === 'influence' && isFaction(effect.with) ? factions.indexOf(effect.with) : -1,
    heedsInfluence:
      effect.kind === 'arrow' &&
      (effect.pay.some(({ kind }) => kind === 'loseInfluence') ||
        effect.effects.some((inner) => inner.kind === 'influence' && inner.with === 'behind')),
  });
  return id;
}

function insides(effect: Effect): readonly (readonly Effect[])[] {
  if (effect.kind === 'choose') return effect.options;
  return 'effects' in effect ? [effect.effects] : [];
}

const isFaction = (x: unknown): x is (typeof factions)[number] => factions.some((faction) => faction === x);

/** What gains something for its player and asks nothing is never better later (RD-1). */
function whenOf(effect: Effect): Clause['when'] {
  switch (effect.kind) {
    case 'gain':
    case 'recruit':
    case 'intrigue':
    case 'persuasion':
    case 'swords':
    case 'points':
    case 'spaceInfluence':
    case 'foldspace':
    case 'mentat':
    case 'swordmaster':
    case 'councilSeat':
    case 'control':
    case 'stealIntrigue':
    case 'signet':
    case 'harvest':
    case 'doubleHarvest':
    case 'whileHere':
    case 'discount':
    case 'acquireToDeck':
    case 'inReveal':
    case 'addIcons':
    case 'ignoreEnemies':
    case 'if':
    case 'dreadnought':
    case 'cheaper':
    case 'winsTies':
    case 'alwaysToDeck':
    case 'transports':
    case 'combatIcon':
    case 'fetchGrafted':
    case 'copyGrafted':
    case 'graftsRow':
    case 'solariPerIcon':
    case 'specimen':
    case 'tleilaxu':
      return 'atOnce';
    case 'influence':
      return isFaction(effect.with) || effect.with === 'each' ? 'atOnce' : 'chosen';
    case 'trashThis':
      return 'atEnd';
    // Swords that other cards may yet change.
    case 'per':
      return effect.count.kind === 'swordCards' || effect.count.kind === 'dreadnoughts' ? 'atEnd' : 'chosen';
    default:
      return 'chosen';
  }
}

function isOptional(effect: Effect): boolean {
  switch (effect.kind) {
    case 'trash':
    case 'arrow':
    case 'tech':
    case 'trashInPlay':
    case 'ambush':
    case 'anotherTurn':
    case 'swapIntrigues':
    case 'recallSent':
    case 'buyTleilaxu':
      return true;
    case 'acquire':
      return effect.may ?? false;
    case 'deploy':
    case 'retreat':
      return effect.min === 0;
    default:
      return false;
  }
}
