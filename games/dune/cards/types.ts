/** What is printed on cards, as data. Names in both languages; what a card does is written from its effects. */

import type { Effect } from '../effects/language.ts';
import type { Module } from '../modules.ts';
import type { BattleIcon, Faction, Icon } from '../symbols.ts';

interface Named {
  readonly id: string;
  readonly en: string;
  readonly ru: string;
  readonly set: Module;
}

type Box = readonly Effect[];

/** A card of a player's deck: starting, Reserve, Imperium or Tleilaxu. */
export interface CardData extends Named {
  readonly copies: number;
  readonly promo?: true;
  /** Persuasion; a card without one is not acquired by paying. */
  readonly cost?: number;
  readonly specimens?: number;
  readonly factions?: readonly Faction[];
  readonly icons?: readonly Icon[];
  /** Icons that ignore enemy Agents (Rise of Ix). */
  readonly infiltrates?: readonly Icon[];
  /** Icons it has only then: grafted, with another card of Bene Gesserit in play, with most troops in the Conflict. */
  readonly iconsIf?: {
    readonly when: 'grafted' | 'beneGesserit' | 'mostTroops';
    readonly icons: readonly Icon[];
  };
  /** Sends an Agent without an icon, from anywhere to any space (D-18.10). */
  readonly anywhere?: true;
  readonly graft?: true;
  readonly unload?: true;
  readonly agent?: Box;
  readonly reveal?: Box;
  readonly acquired?: Box;
  readonly trashed?: Box;
  readonly discarded?: Box;
}

export interface IntrigueData extends Named {
  readonly copies: number;
  readonly plot?: Box;
  readonly combat?: Box;
  readonly endgame?: Box;
}

export interface ConflictData extends Named {
  readonly level: 1 | 2 | 3;
  readonly first: Box;
  readonly second: Box;
  readonly third: Box;
  /** The space that is fought for. */
  readonly location?: string;
  readonly battleIcon?: BattleIcon;
  readonly behindShieldWall?: true;
}

export interface AbilityName {
  readonly en: string;
  readonly ru: string;
}

/** Left abilities work by themselves (D-20.1); the rules know them by these words. */
export type LeftAbility =
  | 'prescience'
  | 'popularity'
  | 'masterstroke'
  | 'fiefdom'
  | 'connections'
  | 'spiceAddict'
  | 'negotiator'
  | 'eyesEverywhere'
  | 'coordination'
  | 'oneStepAhead'
  | 'smuggling'
  | 'intelligence'
  | 'lasguns'
  | 'observation'
  | 'deviousStrength'
  | 'alwaysSmiling'
  | 'desertScouts'
  | 'otherMemories'
  | 'reverendMother'
  | 'loyalty'
  | 'unpredictableFoe'
  | 'birthright'
  | 'sardaukarCommander'
  | 'smuggleSpice';

/** What a left ability gives by itself, and when; flows ask for it there (pieces/traits.ts). */
export interface Triggers {
  /** In the own Reveal turn. */
  readonly reveal?: Box;
  /** When an Agent is sent to a space of these Factions. */
  readonly visit?: { readonly at: readonly Faction[]; readonly effects: Box };
  /** When 2 Influence with this Faction are reached (D-20.14). */
  readonly reaches?: { readonly with: Faction; readonly effects: Box };
}

export interface LeaderSide {
  readonly left: AbilityName & Triggers & { readonly ability: LeftAbility };
  readonly signet: AbilityName & { readonly effects: Box };
}

export interface LeaderData extends Named, LeaderSide {
  /** From 1 to 4, as advice (D-2.4). */
  readonly complexity: number;
  readonly back?: AbilityName & LeaderSide;
}

/** A card of House Hagal: where a Rival's Agent goes and what it gets there (D-21.4). */
export interface HagalData extends Named {
  readonly copies: number;
  /** With how many players it is used. */
  readonly players: readonly (1 | 2)[];
  readonly spaces: readonly string[];
  readonly effects: Box;
  readonly swords: number;
  readonly harvest?: true;
  readonly reshuffle?: true;
  /** Another card is turned up after it. */
  readonly more?: true;
  readonly removedBy?: readonly Module[];
  /** Only in the solo game. */
  readonly removedAlone?: readonly Module[];
}

/** A Tech tile (Rise of Ix). */
export interface TechData extends Named {
  /** In spice. */
  readonly cost: number;
  readonly acquired?: Box;
  readonly abilities: readonly { readonly when: TechMoment; readonly effects: Box }[];
  /** Rivals may acquire it. */
  readonly forRivals?: true;
}

export type TechMoment = 'flip' | 'turn' | 'reveal' | 'roundStart' | 'endgame' | 'won' | 'passive';

/** A CHOAM contract (Uprising). */
export interface ContractData extends Named {
  readonly copies: number;
  readonly when:
    | { readonly kind: 'send'; readonly space: string }
    | { readonly kind: 'harvest'; readonly n: number }
    | { readonly kind: 'acquire'; readonly card: string }
    | { readonly kind: 'immediate' };
  readonly reward: Box;
}

/** An Objective (Uprising). */
export interface ObjectiveData extends Named {
  readonly players: readonly number[];
  readonly battleIcon: BattleIcon;
  /** Whoever gets it is First Player. */
  readonly first: boolean;
}

/** A Rival of Uprising. */
export interface RivalData extends Named {
  readonly swordmaster: number;
  readonly priority: readonly Faction[];
  readonly signet: Box;
  readonly scheme: Box;
  readonly streamlined: boolean;
}
