/** A card in the play zone, and what lies on it. */
import type { Seat } from '@vigrid/kernel';
import type { Until } from '../abilities/index.ts';
import type { Blow } from '../flow/combat/blow.ts';
import type { Berserk } from '../state.ts';

/** A card in the play zone. What it has gathered here is lost when it leaves (B12-204.4, B12-205.4). */
export interface Piece {
  readonly card: number;
  /** Who controls it (B12-G-controller, B09-200.2b). */
  seat: Seat;
  /** -1 in the auxiliary zone. */
  cell: number;
  hidden: boolean;
  /** Looked at as if it had no features of its own (B09-408.3); of a copy, never of the card in play. */
  readonly unheeded?: true;
  closed: boolean;
  /** The card on which a symbiont or equipment sits, -1 for none. */
  host: number;
  /** Three records, none of which takes anything off another (B12-508.5). */
  wounds: number;
  /** Apart from wounds (B12-G-extra-lives). */
  extraLives: number;
  /** Reduction of lives (B12-508.4, B09-204.5). */
  reduced: number;
  chips: number;
  /** Movement units spent; the steps taken this turn as directions (see zones/battlefield.ts). */
  spent: number;
  steps: number[];
  /** Whether it moved in the turn before. */
  movedBefore: boolean;
  /** Card actions since it last opened or its turn began (B12-510.4). */
  acts: number;
  /** Simple strikes declared since then. */
  strikes: number;
  /** The cards they were declared at; -1 once something else was done in between. */
  struck: number[];
  /** Has declared an attack this turn; its flyer strike is prepared for the turn (B12-208.6), -1 for none. */
  assaulted: boolean;
  prepared: number;
  /** Wounds received this turn, those by attacks. */
  hurt: number;
  hurtByAttacks: number;
  /** What wounded it this turn: a bit for each kind of ability (RB-151). */
  hurtTypes: number;
  /** The cards that it attacked this turn, each with the kind of attack (RB-151; see features/history.ts). */
  assailed: number[];
  /** Who took its last lives (B12-509.1.1), and the attack, spell or influence that did; -1 and null while it lives. */
  killedBy: number;
  killingBlow: Blow | null;
  /** The uses whose shots and throws have wounded it this turn. */
  shotBy: number[];
  /** Replacements that were applied to its death, or declined, while it has no lives (see flow/wounds/reprieve.ts). */
  reprieved: number[];
  /** Attacks against it this turn. */
  attacked: number;
  /** Wounds that Armour and Magic Armour have prevented this turn. */
  armourUsed: number;
  magicArmourUsed: number;
  /** Wounds that other constant features have prevented this turn, by the card whose they are. */
  prevented: { readonly by: number; amount: number }[];
  /** Their values when that was last looked at (see features/armour.ts). */
  armourHad: number;
  magicArmourHad: number;
  /** Has lost flight (B09-D-flight). */
  landed: boolean;
  /** Does not open at the start of its next turn. */
  numb: boolean;
  /** Cost as it was recruited: X, or a replaced cost (B12-105.2.3); -1 for the printed one. */
  cost: number;
  /** X that was paid more when it was recruited. */
  x: number;
  /** How often features were used this turn, this battle: pairs of a feature's key and a number. */
  usedTurn: number[];
  usedBattle: number[];
  markers: Marker[];
  lasting: Lasting[];
  /** Whether it stood in formation when that was last looked at (B12-G-form-up). */
  formed: boolean;
  /** When it came to where it stands. */
  since: number;
}

/** B12-G-marker, B09-200.6. */
export interface Marker {
  readonly kind: string;
  readonly seat: Seat;
  readonly from: number;
  amount: number;
  until: Until | 'stay';
}

/** Something given to a card: a list of gains in the data of a card (B12-117.1). */
export interface Lasting {
  /** The card of the catalogue (-1: the rules) and the number of the gift in it; see `giftOf`. */
  readonly def: number;
  readonly gift: number;
  /** Who gave it, and with which amount. */
  readonly seat: Seat;
  readonly from: number;
  readonly x: number;
  /** The card that it speaks of as "it". */
  readonly it: number;
  until: Until | 'stay';
  /** For the end of a turn: how many of those are still to come. */
  turns: number;
  readonly since: number;
}

/** A card looked at as if it were face up. */
export const asShown = (piece: Piece): Piece => (piece.hidden ? { ...piece, hidden: false } : piece);

/** A card as it comes into play. */
export function newPiece(s: Berserk, card: number, seat: Seat, cell: number): Piece {
  return {
    card,
    seat,
    cell,
    hidden: false,
    closed: false,
    host: -1,
    wounds: 0,
    extraLives: 0,
    reduced: 0,
    chips: 0,
    spent: 0,
    steps: [],
    movedBefore: false,
    acts: 0,
    strikes: 0,
    struck: [],
    assaulted: false,
    prepared: -1,
    hurt: 0,
    hurtByAttacks: 0,
    hurtTypes: 0,
    assailed: [],
    killedBy: -1,
    killingBlow: null,
    shotBy: [],
    reprieved: [],
    attacked: 0,
    armourUsed: 0,
    magicArmourUsed: 0,
    prevented: [],
    armourHad: 0,
    magicArmourHad: 0,
    landed: false,
    numb: false,
    cost: -1,
    x: 0,
    usedTurn: [],
    usedBattle: [],
    markers: [],
    lasting: [],
    formed: false,
    since: s.clock++,
  };
}
