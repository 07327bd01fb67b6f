/** What a card of Valhalla says, as data. Texts in both languages are written from it (text/cards.ts). */
import type { Text } from '@vigrid/kernel';

/** The five weapons (V-1.11); a die also has a face without one. */
export const weapons = ['axe', 'sword', 'spear', 'bow', 'shield'] as const;
export type Weapon = (typeof weapons)[number];

/** The faces of a die: weapons from 1 to 5 in the order above, and the blank X. */
export type Face = number;
export const blank: Face = 6;
export const faceOf = (weapon: Weapon): Face => weapons.indexOf(weapon) + 1;

/** The clans of warriors (V-1.3, V-1.4, RV-20). Each has its colour. */
export const clans = ['bear', 'wolf', 'boar', 'deer', 'giant', 'dwarf'] as const;
export type Clan = (typeof clans)[number];

/** What has to be put on a warrior: named weapons, or a pattern of any (V-9.1, V-32.3). */
export type Arms =
  | readonly Weapon[]
  | { readonly any: number }
  | { readonly equal: number }
  | { readonly pairs: number }
  | { readonly different: number };

export type Ability =
  /** +3 if the enemy squad has this clan (V-38.1). */
  | { readonly kind: 'enemyClan'; readonly clan: Clan }
  /** +2 or +5 with one or two of this clan in the own squad (V-38.2). */
  | { readonly kind: 'ownClan'; readonly clan: Clan }
  /** +2 or +5 with three or four clans in the own squad (V-38.4). */
  | { readonly kind: 'manyClans' }
  /** Attacking, the defender loses a die (V-38.3); against a monster an extra die (V-27.4). */
  | { readonly kind: 'frost' }
  /** The four of the dwarves (V-34.4 to V-34.7). */
  | { readonly kind: 'block' | 'holdBack' | 'disarm' | 'sacrifice' };

/** A Valkyrie bonus, looked at when the warrior enters Valhalla (V-32.6 to V-32.8). */
export type Bonus =
  | { readonly kind: 'group' }
  | { readonly kind: 'colour'; readonly clan: Clan }
  | { readonly kind: 'alone' };

export type SetId = 'base' | 'thor' | 'valkyries' | 'dwarves' | 'tyr' | 'jarls' | 'loki' | 'monsters';

interface Printed {
  readonly id: string;
  readonly name: Text;
  readonly set: SetId;
  /** Points of valour in the lower left corner (V-2.3); absent where there are none. */
  readonly valour?: number;
}

/** V-2.1. */
export interface WarriorData extends Printed {
  readonly kind: 'warrior';
  readonly clan: Clan;
  readonly arms: Arms;
  readonly strength: number;
  readonly valour: number;
  readonly ability?: Ability;
  readonly bonus?: Bonus;
}

/** When a tactic may be played (V-2.2, V-30.1, V-30.11). */
export type Moment = 'own' | 'attack' | 'defence' | 'before';

export type TacticKind =
  | 'rage'
  | 'heroic'
  | 'newWeapons'
  | 'counterstrike'
  | 'changeWeapons'
  | 'surround'
  | 'weaponStock'
  | 'road'
  | 'callToArms'
  | 'warCrySquad'
  | 'warCryActivated';

export interface TacticData extends Printed {
  readonly kind: 'tactic';
  readonly tactic: TacticKind;
  readonly moment: Moment;
  /** The strength it gives by itself. */
  readonly strength: number;
  /** The weapon a discarded die must show, or that the card counts as. */
  readonly weapon?: Weapon;
  /** Only with fewer warriors than the opponent (V-37.2). */
  readonly fewer?: true;
}

export interface QuestData extends Printed {
  readonly kind: 'quest';
  readonly demand: 'noReroll' | 'byFive' | 'threeWarriors';
  readonly valour: number;
}

export interface ThorData extends Printed {
  readonly kind: 'thor';
  /** Whom it may help: the one with fewer warriors, or with fewer or as many (V-31.1, V-31.2). */
  readonly when: 'fewer' | 'fewerOrEqual';
  readonly help:
    | { readonly kind: 'strength'; readonly amount: number }
    | { readonly kind: 'die' | 'steal' | 'reroll' | 'card' };
  readonly valour: number;
}

/** Neither a warrior nor a tactic (V-21.1). */
export interface TyrData extends Printed {
  readonly kind: 'tyr';
  readonly gift:
    | { readonly kind: 'strength'; readonly amount: number }
    | { readonly kind: 'enemyClan'; readonly clan: Clan; readonly amount: number }
    | { readonly kind: 'lessWeapon'; readonly weapon: Weapon };
}

/** Strength that a jarl of one's own adds, at once or for each activated warrior of a clan, on a condition (V-2.4). */
export interface JarlGift {
  readonly strength: number;
  readonly when?: 'attack' | 'defence';
  readonly for?: Clan;
  readonly if?: {
    /** At least so many: warriors in the squad, activated ones, cards in hand, clans in the squad, tactics played. */
    readonly squad?: number;
    readonly activated?: number;
    readonly hand?: number;
    readonly clans?: number;
    readonly played?: number;
    /** At most so many own shields. */
    readonly shields?: number;
    /** A warrior of this clan in the squad. */
    readonly clan?: Clan;
    /** At least so many warriors fewer than the opponent. */
    readonly fewer?: number;
  };
}

export interface JarlData extends Printed {
  readonly kind: 'jarl';
  /** Marks: for a first game, not with two players, suited to solo play (V-2.7, V-28.4). */
  readonly firstGame?: true;
  readonly threePlus?: true;
  readonly solo?: true;
  /** Both abilities together, or one of the two (V-2.5, V-2.6). */
  readonly link: 'both' | 'one';
  /** What a jarl of one's own gives; the printed ones are in jarls.ts. */
  readonly main?: JarlGift;
  readonly additional?: JarlGift;
}

/** What the loser may gain from a row of a Loki card. */
export type LokiGift =
  | { readonly kind: 'take'; readonly take: number; readonly keep: number }
  | { readonly kind: 'takeThenDiscard' }
  | { readonly kind: 'points'; readonly points: number }
  | {
      readonly kind: 'send' | 'recall' | 'recruit' | 'steal' | 'winnerDiscards' | 'anyWarrior' | 'topWarrior';
    }
  | { readonly kind: 'takeBack'; readonly all: boolean }
  | { readonly kind: 'pointAndCard' }
  /** So many different ones of: a point, a card, a tactic taken back. */
  | { readonly kind: 'choice'; readonly picks: number };

export interface LokiData extends Printed {
  readonly kind: 'loki';
  /** Rows by the greatest difference each reaches to, best first (V-16.5). */
  readonly rows: readonly { readonly upTo: number; readonly gift: LokiGift }[];
  /** How many cards fewer are discarded in step 6 (V-16.3). */
  readonly setup: number;
  readonly firstGame?: true;
}

export const monsterNames = ['jormungandr', 'surtr', 'hel', 'fenrir'] as const;
export type Monster = (typeof monsterNames)[number];

export type MonsterAbility =
  | { readonly kind: 'silencedClan'; readonly clan: Clan }
  | {
      readonly kind:
        | 'mill'
        | 'discard'
        | 'dieLess'
        | 'randomDiscard'
        | 'jarlSilenced'
        | 'spaceLess'
        | 'defeatCosts'
        | 'twoTactics'
        | 'noTactics'
        | 'warriorLost'
        | 'rerollBarred'
        | 'battleCosts';
    };

/** V-25.4. */
export interface MonsterData extends Printed {
  readonly kind: 'monster';
  readonly monster: Monster;
  readonly level: number;
  /** By side: the plain one, and the one marked for a game with 40 more cards (V-28.9). */
  readonly strength: readonly [number, number];
  readonly most: readonly [number, number];
  readonly clans: readonly Clan[];
  readonly warriors: number;
  readonly activation: readonly Weapon[];
  readonly ability?: MonsterAbility;
}

export type CardData =
  | WarriorData
  | TacticData
  | QuestData
  | ThorData
  | TyrData
  | JarlData
  | LokiData
  | MonsterData;
