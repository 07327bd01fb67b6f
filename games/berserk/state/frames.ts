/** Where we are in the rules: what each flow has to remember (see flow/). */
import type { Frame, Seat } from '@vigrid/kernel';
import type { Blow } from '../flow/combat/blow.ts';
import type { AbilityItem, Aimed, Use } from './stack.ts';

/** Declares the next ability of a use (B12-501.1, B09-400.4, B09-412.1). */
export interface UseFrame extends Frame {
  readonly kind: 'use';
  readonly use: number;
  targets: number[];
  second: number[];
  cells: number[];
  shares: number[];
  /** Whether a choice that may be left was left. */
  left: boolean;
  /** Abilities of the same text that were named before it (B09-412.1); targets of an attack done several times. */
  aimed: Aimed[];
  repeated: number[];
  /** The item on the stack inside which the ability is executed (B09-216.11), -1 for one of its own. */
  readonly inside: number;
}

/** Carries an item through all its stages, without handing priority over. */
export interface CarryFrame extends Frame {
  readonly kind: 'carry';
  readonly item: number;
}

/** Carries an item through its present stage. */
export interface StageFrame extends Frame {
  readonly kind: 'stage';
  readonly item: number;
  at: number;
}

/** Harm on its way to cards: all of it lands at the same time. */
export interface HarmFrame extends Frame {
  readonly kind: 'harm';
  /** The item it comes from: by number while it is on the stack, else as it was when it left. */
  readonly item: number;
  readonly of: AbilityItem;
  readonly blows: Blow[];
  at: number;
}

/** Pays with lives for what was executed, after those have died who died of it (B12-509.1). */
export interface PayFrame extends Frame {
  readonly kind: 'pay';
  readonly use: Use;
  readonly blow: Blow | null;
}

/** Whether to execute what may be left (B09-405.3). */
export interface AgreeFrame extends Frame {
  readonly kind: 'agree';
  readonly item: number;
}

/** Features that may replace a healing about to be done, one after the other. */
export interface MendFrame extends Frame {
  readonly kind: 'mend';
  readonly item: number;
  /** The features that were asked for, as card × 64 + feature. */
  asked: number[];
  /** The card whose feature replaces, and the card whose part it replaces. */
  by: number;
  of: number;
}

/** The player who rolled higher may weaken the strike (B12-514.4). */
export interface WeakenFrame extends Frame {
  readonly kind: 'weaken';
  readonly item: number;
  readonly seat: Seat;
}

/** Players alternate using features (B12-401.3). */
export interface AlternateFrame extends Frame {
  readonly kind: 'alternate';
  readonly moment: 'afterDeployment' | 'battleStart' | 'vanguard';
  holder: Seat;
  /** Bits of the seats that have declined. */
  declined: number;
}

/**
 * A card that incarnates, and the cells among which its player chooses (B12-532.6); or several that can not all come, of
 * which one does.
 */
export interface IncarnateFrame extends Frame {
  readonly kind: 'incarnate';
  readonly seat: Seat;
  card: number;
  cells: readonly number[];
  readonly rivals: readonly number[];
}

/** A card that can not fly any more needs a cell (B12-208.7). */
export interface LandFrame extends Frame {
  readonly kind: 'land';
  readonly card: number;
}

/** The opponent chooses which of several unique cards stays (B12-G-uniqueness). */
export interface UniqueFrame extends Frame {
  readonly kind: 'unique';
  readonly seat: Seat;
  readonly cards: readonly number[];
}

export interface TurnFrame extends Frame {
  readonly kind: 'turn';
  /** In 2009: the count of items and uses when the Active player passed in the Main phase (B09-215.8). */
  passedAt?: number;
}

/** A deck is searched as an ability is executed (B09-D-summon). */
export interface SearchFrame extends Frame {
  readonly kind: 'search';
  readonly item: number;
}

/** The window of priority: one for a whole step or subphase (section 303). */
export interface WindowFrame extends Frame {
  readonly kind: 'window';
  holder: Seat;
  passes: number;
  readonly base: number;
  /** Where players alternate declaring what is due: who is next (B12-409.1). */
  next?: Seat;
}
