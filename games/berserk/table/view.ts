/** What a seat sees of a game of Berserk. Numbers of cards are those of the state; `def` is the catalogue's id. */
import type { OwnShown, Preview, Seat, Text } from '@vigrid/kernel';
import type { AbilityType, Element, Until } from '../abilities/index.ts';
import type { Edition } from '../profile.ts';
import type { StageName } from '../stack/stages.ts';
import type { Format, Phase } from '../state.ts';

export interface BerserkView extends OwnShown {
  /** Whose eyes: a seat, or null for a spectator. */
  readonly seat: Seat | null;
  readonly edition: Edition;
  readonly format: Format;
  readonly first: Seat;
  /** Who is active; 0 is the turn before the first. */
  readonly active: Seat;
  readonly turn: number;
  /** After this turn time is up. */
  readonly lastTurn: number;
  readonly phase: Phase;
  readonly sides: readonly SideView[];
  /** Declared game actions, the top one last. */
  readonly stack: readonly ItemView[];
  /** Who has priority, and how many have passed in a row. */
  readonly priority: { readonly seat: Seat; readonly passes: number } | null;
  /** The feature whose next ability is being declared. */
  readonly declaring: DeclaringView | null;
  /** Triggered features that wait to be declared. */
  readonly due: readonly WaitingView[];
  /** What happens at a later moment. */
  readonly delayed: readonly DelayedView[];
  readonly marks: readonly CellMarkView[];
  /** Cells of depth (RB-97), while a card on the table speaks of them; none otherwise. */
  readonly depths: readonly number[];
  /** Cards shown from a deck by the feature under way. */
  readonly shown: readonly CardRef[];
  /** Cards of the own deck that a search lets the seat look at now. */
  readonly looking: readonly CardRef[];
  /** Games won by each seat and how many decide, in a campaign. */
  readonly campaign: { readonly wins: readonly number[]; readonly to: number; readonly games: number } | null;
  /** The result once there is one. */
  readonly winners: readonly Seat[] | null;
  readonly endedBy: string | null;
}

/** A card somebody may see; `def` is null where the seat does not know which one it is. */
export interface CardRef {
  readonly id: number;
  readonly def: string | null;
}

export interface FeatureRef {
  /** The card of the catalogue whose text it is, as acts number it and by its id; null for the rules' own. */
  readonly of: number;
  readonly def: string | null;
  /** Its number there; negative for what the rules give. */
  readonly feature: number;
  /** What it says, null for what the rules give. */
  readonly text: Text | null;
}

export interface SideView {
  /** Crystals left; null where they are not the seat's to know. */
  readonly gold: number | null;
  readonly silver: number | null;
  readonly deckSize: number;
  /** Cards dealt, in a draft the booster in hand: all of one's own, none of the other's. */
  readonly deal: readonly DealCard[];
  readonly dealSize: number | null;
  /** Recruited and not deployed yet, picked so far in a draft: one's own alone. */
  readonly recruits: readonly RecruitView[];
  /** Cards in the squad, null while they are being recruited in secret. */
  readonly squadSize: number | null;
  /** Elements of the squad that is being recruited, crystals spent on flyers; null where not the seat's to know. */
  readonly elements: readonly Element[] | null;
  readonly flyerCrystals: number | null;
  readonly redeals: number;
  /** On the battlefield and in the auxiliary zone. */
  readonly pieces: readonly PieceView[];
  /** The latest last. */
  readonly graveyard: readonly DeadCard[];
  readonly exile: readonly CardRef[];
}

export interface DealCard extends CardRef {
  readonly def: string;
  /** What it costs now, and the gold lost for elements it brings; null where nobody is recruiting. */
  readonly price: PriceView | null;
}

export interface PriceView {
  readonly cost: number;
  readonly penalty: number;
  /** Why it can not be recruited now; null if it can. */
  readonly barred: Text | null;
}

export interface RecruitView extends CardRef {
  readonly def: string;
  readonly cost: number;
  /** Crystals spent in all, with what a further element has cost or brought; 0 once the squad is gathered. */
  readonly gold: number;
  readonly silver: number;
}

export interface DeadCard extends CardRef {
  /** Incarnation chips, null where it does not incarnate any more. */
  readonly incarnation: number | null;
}

export interface PieceView extends CardRef {
  /** Who controls it. */
  readonly seat: Seat;
  readonly owner: Seat;
  /** -1 in the auxiliary zone. */
  readonly cell: number;
  readonly hidden: boolean;
  readonly closed: boolean;
  /** The card it sits on. */
  readonly host: number | null;
  /** The present maximum of lives, null where the card has none or is not known. */
  readonly lives: number | null;
  readonly wounds: number;
  readonly extraLives: number;
  /** Weak, medium and strong simple strike with what always applies, null where it has none. */
  readonly strike: readonly number[] | null;
  /** Movement units in stock and left this turn; null where the card does not walk. */
  readonly move: { readonly stock: number; readonly left: number } | null;
  readonly flying: boolean;
  readonly cost: number | null;
  readonly elements: readonly Element[];
  readonly chips: number;
  readonly poison: number;
  readonly markers: readonly MarkerView[];
  /** Named features it has now; `gained` where they are not printed on it. */
  readonly words: readonly WordView[];
  /** Features that effects have put on it. */
  readonly gifts: readonly GiftView[];
  /** Features it can play, own and gained, and whether they are used up. */
  readonly plays: readonly (FeatureRef & { readonly used: boolean })[];
  /** Has used its card action. */
  readonly acted: boolean;
  /** Has lost its features; stays closed at the next opening; may strike a flyer this turn. */
  readonly mute: boolean;
  readonly numb: boolean;
  readonly prepared: boolean;
}

export interface WordView {
  readonly word: string;
  /** Where it has a number. */
  readonly value: number;
  readonly gained: boolean;
}

export interface MarkerView {
  readonly kind: string;
  readonly amount: number;
}

export interface GiftView {
  readonly from: CardRef;
  /** The card of the catalogue that it is written on, null for the rules; its number there. */
  readonly def: string | null;
  readonly gift: number;
  readonly until: Until | 'stay';
}

export interface CellMarkView {
  readonly cell: number;
  readonly marker: string;
  readonly seat: Seat;
  readonly from: CardRef;
}

export type ItemView = AbilityView | MoveView | DefendView;

interface ItemBase {
  readonly id: number;
  readonly seat: Seat;
  readonly card: CardRef;
}

export interface AbilityView extends ItemBase {
  readonly kind: 'ability';
  readonly type: AbilityType;
  /** The stages it goes through, and which of them it is in. */
  readonly stages: readonly StageName[];
  readonly stage: number;
  readonly targets: readonly CardRef[];
  readonly second: readonly CardRef[];
  readonly cells: readonly number[];
  readonly shares: readonly number[];
  readonly feature: FeatureRef | null;
  readonly attack: AttackView | null;
  readonly rolls: readonly RollView[];
  /** The grade of X-Y-Z that the roll gave, null before. */
  readonly grade: number | null;
  readonly blocked: boolean;
}

export interface AttackView {
  readonly declaredAt: number;
  readonly target: number;
  readonly defender: number | null;
  readonly redirected: boolean;
  readonly directed: boolean;
  readonly unanswerable: boolean;
  readonly sudden: boolean;
  /** The three values it can have. */
  readonly strength: readonly number[];
  /** What the two deal: -1 a miss, 0 weak, 1 medium, 2 strong; null before the dice say so. */
  readonly grade: number | null;
  readonly answer: number | null;
}

export interface RollView {
  readonly card: CardRef;
  readonly seat: Seat;
  readonly natural: number;
  /** With all modifiers, once they are applied. */
  readonly result: number | null;
  /** Put on the die by features so far. */
  readonly changed: number;
}

export interface MoveView extends ItemBase {
  readonly kind: 'move';
  readonly way: 'step' | 'jump' | 'teleport' | 'maneuver';
  readonly cell: number;
  readonly partner: CardRef | null;
}

export interface DefendView extends ItemBase {
  readonly kind: 'defend';
  /** The attack it steps into. */
  readonly against: number;
}

export interface DeclaringView {
  readonly seat: Seat;
  readonly card: CardRef;
  readonly feature: FeatureRef | null;
  /** What each way of "… or …" says, while one of them is to be chosen. */
  readonly modes: readonly Text[];
  /** Chosen so far, among cards in play. */
  readonly targets: readonly CardRef[];
}

export interface WaitingView {
  readonly seat: Seat;
  readonly card: CardRef;
  readonly feature: FeatureRef;
}

export interface DelayedView extends WaitingView {
  readonly on: string;
}

/** A case of an attack with its odds; null where nobody can know them. */
export interface OddsPreview extends Preview {
  readonly odds: Odds | null;
  /** The features that the odds leave out, in a sentence. */
  readonly leftOut?: Text;
}

/** Every fall of the dice: 36 where both roll, the assaulting die slower; 6 where only the attacker does. */
export interface Odds {
  readonly by: number;
  readonly against: number;
  /** Whether the two fight (B12-514.1). */
  readonly fight: boolean;
  /** What modifiers add to either roll. */
  readonly plus: number;
  readonly minus: number;
  /** Wounds by grade: of the attack, of the answer. */
  readonly strength: readonly number[];
  readonly answer: readonly number[];
  readonly falls: readonly Fall[];
  /** How many falls kill the target, kill the attacker, bring an answer, miss. */
  readonly kills: number;
  readonly dies: number;
  readonly answered: number;
  readonly missed: number;
  /** Features that it sets off: what comes of these is not in the odds. */
  readonly setsOff: readonly SetOff[];
}

/** A feature that an attack sets off. */
export interface SetOff {
  readonly card: number;
  /** What it says or what it is called; null where several rolls are chosen from. */
  readonly feature: Text | null;
}

export interface Fall {
  /** -1 a miss, 0 weak, 1 medium, 2 strong. */
  readonly grade: number;
  readonly answer: number;
  readonly kills: boolean;
  readonly dies: boolean;
  /** Whoever rolled higher may weaken the strike. */
  readonly weakens: boolean;
}
