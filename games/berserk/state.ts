/** The state of a game of Berserk: plain data, every field explained once. */
import type { Frame, Run, Seat, State } from '@vigrid/kernel';
import type { AbilityType, CardData, Element, Moment, Until, Word } from './abilities/types.ts';
import { type Card, cards, compiled } from './cards/catalogue.ts';
import type { Blow } from './effects/attacks.ts';
import { type Edition, type Profile, profileFor } from './profile.ts';

export type Phase =
  /** Preliminary phase (B12-401.2). */
  | 'deal'
  | 'recruitment'
  | 'deployment'
  | 'reveal'
  | 'battleStart'
  | 'vanguard'
  /** A turn (B12-408.2). */
  | 'beginning'
  | 'opening'
  | 'choice'
  | 'movement'
  | 'action'
  | 'final'
  /** Steps of the Beginning phase and the Main phase of 2009 (B09-300.2, B09-309.1). */
  | 'preparation'
  | 'turnStart'
  | 'main';

export interface Berserk extends State {
  edition: Edition;
  format: Format;
  /**
   * The First player (B12-402.1, B12-G-first-player; the other is the Second, B12-G-second-player), the Active one
   * (B12-G-active-player, B12-G-inactive-player, B09-200.4); turns are counted from 1, 0 in the Preliminary phase.
   */
  first: Seat;
  active: Seat;
  turn: number;
  /** After this one time is up (B12-604.1). */
  lastTurn: number;
  phase: Phase;
  sides: Side[];
  /** By card number: which card of the catalogue it is, and whose it is (B12-G-card-owner, B09-200.2a). */
  def: number[];
  owner: Seat[];
  /** By card number: a bit for each seat that knows which card it is while it is not face up. */
  seen: number[];
  /** By card number: the card as it lies in the play zone, null while it is elsewhere. */
  pieces: (Piece | null)[];
  /** By cell (row × 5 + column, see cells.ts): the card that stands there, -1 where nobody does. */
  field: number[];
  /** Which kinds of gains cards in play give to other cards, as bits; which words. */
  auras: number;
  auraWords: Word[];
  /**
   * Every kind of gain that a card may have from any text, effect or cell, to pass over at once what nobody has. One that
   * is gone counts until the turn is over.
   */
  kinds: number;
  /** Which moments triggered features of cards in play wait for, to pass over what nobody hears. */
  moments: Moment[];
  /** Whether a card in play has Formation. */
  formations: boolean;
  /** Whether one gives or takes on a condition what rules effects look at, such as flight. */
  fickle: boolean;
  /** By seat: whether anything of it could be declared with priority, to pass over who can only pass. */
  alert: boolean[];
  /**
   * Since rules effects were last looked for (B12-503.1) something happened on the table; something came, went, was
   * turned up, given or taken.
   */
  stirred: boolean;
  unsettled: boolean;
  /** Declared game actions (B12-G-declare, B12-G-execute, B12-G-game-action), the top one last (B12-302.1,
   * B09-215.3b, B09-215.3c); cards are never there (B09-215.1). */
  stack: Item[];
  /** Features under way, from declaration to payment; the latest last. */
  uses: Use[];
  /** Triggered features whose condition has occurred, to be declared before priority is given (B12-113.2). */
  due: Due[];
  /** What happens at a later moment, whoever is left (B12-118.1). */
  delayed: Delayed[];
  /** Effects on cells (B12-119.3). */
  marks: CellMark[];
  /** Cards shown from a deck by the feature under way. */
  shown: number[];
  /** Cards that have left play, as they were, until what triggered on that is over (B12-G-on-return-to-deck). */
  departed: Piece[];
  /**
   * By cards in graveyards: what they used as often as they may (B12-G-x-times-per-turn, B12-G-x-times-per-battle).
   */
  worn: Worn[];
  /** What led to what happens now: the chain of triggered features (B12-521). */
  cause: readonly number[];
  /** Counts what is put on cards, so that the later is known from the earlier (B12-524.1). */
  clock: number;
  /** Numbers for items and uses. */
  count: number;
  /** Cards that only this game knows, written in a scenario; numbered after the catalogue's. */
  own: CardData[];
  /** Whether both deck lists are known to both players. */
  openLists: boolean;
  /** The campaign that this game is part of (B12-701.1). */
  campaign: Campaign | null;
}

export type Format = 'constructed' | 'draft' | 'campaign';

/** What a player has, and the zones that are theirs alone (B09-206.3). */
export interface Side {
  gold: number;
  silver: number;
  /** Card numbers; the last of the deck is its top, of the graveyard the latest; neither is put in another order
   * (B12-205.3, B09-206.9). */
  deck: number[];
  /** Looked through and not shuffled yet: its player knows what is in the deck, not where (B12-204.2). */
  searched: boolean;
  deal: number[];
  /** In the order they came under the player's control (B12-G-squad, B09-G-squad, B12-G-take-card-into-squad). */
  squad: number[];
  /** Whatever was destroyed (B12-205.1). */
  graveyard: number[];
  /** Cards in the graveyard that an attack destroyed (WE-R2). */
  felled: number[];
  exile: number[];
  /** Incarnation chips of cards in the graveyard, and whether incarnation is used up (B12-532.5.1, B12-532.5.3). */
  incarnations: Incarnation[];
  /** Crystals spent on flying creatures (B12-208.5). */
  flyerCrystals: number;
  /** Elements recruited so far (B12-403.2.1). */
  elements: Element[];
  /** What its forest creatures did in a row: 1 a strike, 2 a shot, 4 a healing (Eyes of Krong). */
  feats: number[];
  /** The turn in which a card of it was last healed. */
  healedOn: number;
  /** How many creatures may move this turn (-1 for any number). */
  moversMost: number;
  /** How many elemental cards the squad may hold; -1 for any number. */
  elementalMost: number;
  /** How many redeals were taken; whether no more may be (B12-402.4.1). */
  redeals: number;
  redealsOver: boolean;
  /** Cards taken from the deal while the squad is recruited, with what was paid for them; then they become pieces. */
  recruits: Recruit[];
  /** What was settled for cards of the deal before recruiting (B12-403.1). */
  terms: Term[];
}

export interface Recruit {
  readonly card: number;
  /** The cost with X, or the one that stands in for it (B12-105.2.3); -1 for the printed one. */
  readonly cost: number;
  readonly x: number;
  /** Crystals spent in all, with what a further element has cost or brought (B12-403.2.1). */
  readonly gold: number;
  readonly silver: number;
  /** Everybody has seen it; the card it came with, without which it dies (-1 for none). */
  readonly shown: boolean;
  readonly escort: number;
}

export interface Term {
  readonly card: number;
  /** So much cheaper; paid for in silver alone. */
  readonly less: number;
  readonly inSilver: boolean;
}

export interface Incarnation {
  card: number;
  chips: number;
  used: boolean;
  /** X of an Incarnation that was given, which stays with the dead card (B12-205.4). */
  given?: number;
}

/** A card in the play zone. What it has gathered here is lost when it leaves (B12-204.4, B12-205.4). */
export interface Piece {
  readonly card: number;
  /** Who controls it (B12-G-controller, B09-200.2b). */
  seat: Seat;
  /** -1 in the auxiliary zone. */
  cell: number;
  hidden: boolean;
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
  /** Movement units spent; the steps taken this turn as directions (see cells.ts). */
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
  /** Wounds received this turn, those by attacks; by whom the last ones came. */
  hurt: number;
  hurtByAttacks: number;
  hurtBy: number;
  /** What kind of harm the last ones were. */
  lastHarm: 'attack' | 'poison' | 'other';
  /** Whether a ranged attack made the last ones (B09-D-corpse-eating). */
  hurtFromAfar: boolean;
  /** The uses whose shots and throws have wounded it this turn. */
  shotBy: number[];
  /** Attacks against it this turn. */
  attacked: number;
  /** Wounds that Armour and Magic Armour have prevented this turn. */
  armourUsed: number;
  magicArmourUsed: number;
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

export interface Worn extends Pick<Piece, 'usedTurn' | 'usedBattle'> {
  readonly card: number;
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

export interface CellMark {
  cell: number;
  readonly marker: string;
  readonly seat: Seat;
  readonly from: number;
  /** The card of the catalogue and the number in its `cellGifts` of what it gives; -1 for nothing. */
  readonly def: number;
  readonly gift: number;
  until: Until | 'stay';
}

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
  readonly list: number;
  /** The ability whose turn it is, how often it was repeated, the stack below it. */
  at: number;
  round: number;
  readonly base: number;
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
  /** The card that was protected from the attack before: what comes "at that" does not reach it either. */
  ward: number;
  /** Works wherever its source is (B12-509.3, B12-118.2). */
  free: boolean;
  /** What led to it, to cut endless chains (B12-521.1). */
  chain: readonly number[];
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
  readonly type: AbilityType;
  stage: number;
  targets: number[];
  /** Where wounds go, whom a card strikes: what an effect is aimed at beside its targets. */
  second: number[];
  readonly cells: number[];
  /** Shares of an amount among the targets. */
  readonly shares: number[];
  readonly attack: Attack | null;
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
  ended: 'executed' | 'blocked' | null;
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
  /** The number of the feature; its list; see effects/named.ts for those that the rules give. */
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
  readonly on: 'yourTurnStart' | 'turnEnd' | 'enemyTurnStart' | 'enemyTurnEnd' | 'acts' | 'attack';
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

export interface Campaign {
  /** Victories to be reached, or games to be played (B12-701.2). */
  readonly to: number;
  readonly games: number;
  wins: number[];
  played: number;
  /** Who lost the game before, -1 for nobody (B12-703.1). */
  loser: Seat;
  /** Cards out of the campaign, by seat (B12-701.5). */
  sideboards: number[][];
}

export type G = Run<Berserk>;

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

/** A card that can not fly any more needs a cell (B12-208.7). */
/** A card that incarnates, and the cells among which its player chooses (B12-532.6). */
export interface IncarnateFrame extends Frame {
  readonly kind: 'incarnate';
  readonly seat: Seat;
  readonly card: number;
  readonly cells: number[];
}

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

export const rival = (seat: Seat): Seat => 1 - seat;

export const profileOf = (s: Berserk): Profile => profileFor(s.edition);

export const cardByNumber = (s: Berserk, def: number): Card =>
  def < cards.length ? cards[def] : compiled(s.own[def - cards.length], def);

/** The number of a feature, gift or list in the data of a card. */
export const numberOf = (s: Berserk, def: number, part: object): number =>
  def < 0 ? -1 : (cardByNumber(s, def).numbers.get(part) ?? -1);

export const cardOf = (s: Berserk, card: number): Card => cardByNumber(s, s.def[card]);

export const pieceOf = (s: Berserk, card: number): Piece | null => (card < 0 ? null : s.pieces[card]);

/** The piece of a card, or what it was when it left while features on that are under way. */
export const lastKnown = (s: Berserk, card: number): Piece | null =>
  pieceOf(s, card) ?? s.departed.find((one) => one.card === card) ?? null;

/** The piece of a card that is known to be in play. */
export function piece(s: Berserk, card: number): Piece {
  const found = s.pieces[card];
  if (!found) throw new Error(`Card ${card} (${cardOf(s, card).en}) is not in play.`);
  return found;
}

/** Calls for every piece in play: the squad of the seat first, each in the order they came. */
export function eachPiece(s: Berserk, first: Seat, tell: (piece: Piece) => void): void {
  for (let i = 0; i < 2; i++) {
    for (const card of s.sides[i === 0 ? first : 1 - first].squad) {
      const found = s.pieces[card];
      if (found) tell(found);
    }
  }
}

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
    hurtBy: -1,
    lastHarm: 'other',
    hurtFromAfar: false,
    shotBy: [],
    attacked: 0,
    armourUsed: 0,
    magicArmourUsed: 0,
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
