/** What is under way: features being used, items on the stack with their dice, what is due now or later. */
import type { Seat } from '@vigrid/kernel';
import type { AbilityType } from '../abilities/index.ts';
import type { Blow } from '../flow/combat/blow.ts';

/**
 * A game action from declaration to payment (B12-301.1): the abilities of a feature one after the other, then its
 * price.
 */
export interface Use {
  readonly id: number;
  /** Whose it is, whoever controls the card meanwhile (B09-200.5a). */
  readonly seat: Seat;
  readonly card: number;
  /** The card of the catalogue whose text it is, the number of the feature (-1: a property) and of the list in it. */
  readonly def: number;
  readonly feature: number;
  list: number;
  /** The ability whose turn it is, how often it was repeated, the stack below it. */
  at: number;
  round: number;
  base: number;
  readonly pay: Paid;
  /** What the moment is about, and the amount of it or the one paid. */
  readonly it: number;
  readonly other: number;
  x: number;
  /** The targets of the ability before; all that were aimed at so far; a cell or row chosen. */
  same: number[];
  before: number[];
  /** Targets of an attack at each of several (B12-505.3.2) that are still to come. */
  queue: number[];
  /** What was named at the declaration for abilities that are still to come (B09-412.1). */
  aims: Aimed[];
  /** Where its text is reckoned from (B12-509.3); the cell of the moment or one that was chosen; a row. */
  readonly from: number;
  cell: number;
  row: number;
  /** Whether the ability before was executed, was declared; whether anything of it is to be paid for (B12-526.1). */
  done: boolean;
  declared: boolean;
  owed: boolean;
  /** "May" is still to be decided, when it is executed (B09-405.3). */
  may: boolean;
  /** The grade of the attack that the moment is about; a card that nothing of it reaches (B12-528.1), -1 for none. */
  readonly grade: number;
  readonly spares: number;
  /** Who gave the text to the card; -1 of its own texts. */
  readonly giver: number;
  /** The card that was protected from the attack before: what comes "at that" does not reach it either. */
  ward: number;
  /** Works wherever its source is (B12-509.3, B12-118.2). */
  free: boolean;
  /** What led to it, to cut endless chains (B12-521.1). */
  chain: readonly number[];
  /**
   * Of what stands in the place of something, and is carried out at once: the replacements that led to it (B12-531.4).
   * null for all else.
   */
  readonly replaced: readonly number[] | null;
}

/** What an ability of a text is aimed at: named at the declaration, or still to be named when its turn comes. */
export interface Aimed {
  /** Its list and its place in it. */
  readonly list: number;
  readonly at: number;
  readonly named: boolean;
  readonly targets: number[];
  readonly second: number[];
  readonly cells: number[];
  readonly shares: number[];
}

export interface Paid {
  close: boolean;
  /** Of its own; and of others (B12-G-meditation, B09-D-meditation). */
  chips: number;
  readonly lent: readonly { readonly card: number; readonly chips: number }[];
  wounds: number;
  lives: number;
  /** Movement units: 1 for a movement, all for what replaces it. */
  move: number;
  /** Marks a use per turn or per battle: the key, or -1. */
  readonly key: number;
  readonly per: 'turn' | 'battle';
  /** A sudden action (B12-G-sudden-action). */
  readonly sudden: boolean;
  /** A card action (B12-510.1); an assault. */
  readonly assault: boolean;
}

/** What uses the stack (B12-302.3); dice lie on the item that they were thrown for. */
export type Item = AbilityItem | MoveItem | DefendItem;

/** An attack, a spell or an influence on the stack (B12-111.3), on its way through its stages (B12-511.1). */
export interface AbilityItem {
  readonly kind: 'ability';
  readonly id: number;
  readonly seat: Seat;
  readonly card: number;
  readonly use: number;
  type: AbilityType;
  stage: number;
  /** Whether dice are rolled for it (B12-511.8, B09-216.1b). */
  readonly dice: boolean;
  targets: number[];
  /** Where wounds go, whom a card strikes: what an effect is aimed at beside its targets. */
  second: number[];
  cells: number[];
  /** Shares of an amount among the targets. */
  shares: number[];
  /** What of the same text is executed in the same object, after what it is about now (B09-216.11). */
  rest: Aimed[];
  readonly attack: Attack | null;
  /** Whether to do what it is about now is still to be decided, when it is executed (B09-405.3). */
  may: boolean;
  /** Changes of dice that are still to be thrown (B09-422.3), with the card that throws. */
  readonly awaited: (RollMod & { readonly card: number })[];
  /** Dice that were thrown for it, and lie on the stack until modifiers are applied (B12-306.1). */
  rolls: Roll[];
  /** The grade of X-Y-Z that the roll gave (B12-511.8): 0 to 2; -1 before. */
  grade: number;
  /** Aimed at another card than it was declared at (B09-412.5); for attacks see there. */
  redirected?: true;
  /** How often its healing counts: replaced by nothing, doubled (B12-531.1). */
  factor: number;
  /** Where that is a stage of its own: the strength of strike and answer, and of how many changes (B09-216.8). */
  reckoned: { readonly attack: number; readonly answer: number; readonly mods: number } | null;
  /** Where that is a stage of its own: who was found to be protected (B09-216.10). */
  safe: number[] | null;
  blocked: boolean;
  /** Its effect was applied, or nothing came of it; it waits for its payment where that is a stage of its own. */
  ended: 'executed' | 'blocked' | 'illegal' | null;
  blow: Blow | null;
}

export interface Attack {
  /** The card it was declared at, and where it goes now: the repelling one (B12-G-repelling-card). */
  readonly declaredAt: number;
  target: number;
  redirected: boolean;
  /** The card that steps in, -1 for none; its use. */
  defender: number;
  defence: number;
  readonly directed: boolean;
  readonly unanswerable: boolean;
  /** Made by a sudden action or a triggered feature (B12-515.1). */
  readonly sudden: boolean;
  /** The other fights though it is closed, or though this is none of its turn. */
  readonly asOpen: boolean;
  readonly strength: readonly number[];
  /** As if its target had no features (B12-G-ignore). */
  readonly ignores: boolean;
  /** Cards of the catalogue whose features on such an attack it has (B09-D-union). */
  borrowed?: readonly number[];
  readonly range: boolean;
  /** The cell it was declared from, for directions; -1 from above. */
  readonly from: number;
  /** What the two deal: -1 a miss, 0 weak, 1 medium, 2 strong. */
  grade: number;
  answer: number;
  /** A text has set its grade (B12-519.5). */
  regraded: boolean;
  fight: boolean;
  /** Put on the strike and on the answer by features. */
  mods: AttackMod[];
}

export interface AttackMod {
  readonly on: 'attack' | 'answer';
  readonly seat: Seat;
  readonly from: number;
  /** Added; or set to a number or a grade (from 0), -1 where not. */
  readonly by: number;
  readonly to: number;
  readonly grade: number;
}

/** A die on the stack; those of one item leave it together (B12-511.7). */
export interface Roll {
  readonly card: number;
  readonly seat: Seat;
  /** The natural result, and with all modifiers once they are applied. */
  natural: number;
  result: number;
  mods: RollMod[];
  /** Cards that change it, in the order that their player chose (B09-422.4a). */
  order: number[];
}

export interface RollMod {
  readonly seat: Seat;
  readonly from: number;
  readonly by: number;
  /** -1 where it adds. */
  readonly to: number;
}

/** Movement and what replaces it (section 506). */
export interface MoveItem {
  readonly kind: 'move';
  readonly id: number;
  readonly seat: Seat;
  readonly card: number;
  readonly use: number;
  readonly way: 'step' | 'jump' | 'teleport' | 'maneuver';
  readonly cell: number;
  readonly partner: number;
  blocked: boolean;
}

/** Assigning a defender (B12-513.3). */
export interface DefendItem {
  readonly kind: 'defend';
  readonly id: number;
  readonly seat: Seat;
  readonly card: number;
  readonly use: number;
  /** The attack it steps into. */
  readonly against: number;
}

/** A triggered feature whose condition has occurred. */
export interface Due {
  readonly seat: Seat;
  readonly card: number;
  readonly def: number;
  /** The number of the feature; its list; see abilities/named.ts for those that the rules give. */
  readonly feature: number;
  readonly list: number;
  readonly may: boolean;
  readonly it: number;
  readonly other: number;
  readonly x: number;
  readonly free: boolean;
  /** The cell that a text reckons from: where the card stands or stood (B12-509.3). */
  readonly from: number;
  /** The cell of the moment: where "it" came from or died. */
  readonly cell: number;
  readonly chain: readonly number[];
  /** The grade of the attack that the moment is about; a card that nothing of it reaches (B12-528.1), -1 for none. */
  readonly grade: number;
  readonly spares: number;
  /** Who gave the text to the card; -1 of its own texts. */
  readonly giver: number;
  /** A row that was chosen, for what comes later; -1 for none. */
  readonly row: number;
  /** Declared only when the stack is down to this height ("after" comes after "on", B12-511.6). */
  readonly height: number;
  /** When its condition occurred, by the count of items and uses (B12-113.7); -1 for what was put off. */
  readonly at: number;
  /** A combined feature of which another of the same condition was declared already (B12-305.2). */
  begun: boolean;
}

export interface Delayed {
  readonly on:
    | 'moves'
    | 'relocates'
    | 'yourTurnStart'
    | 'turnEnd'
    | 'enemyTurnStart'
    | 'enemyTurnEnd'
    | 'acts'
    | 'attack'
    | 'ward';
  readonly seat: Seat;
  readonly card: number;
  readonly def: number;
  readonly feature: number;
  readonly list: number;
  readonly it: number;
  readonly x: number;
  readonly cell: number;
  readonly row: number;
  readonly since: number;
}
