/** What a text does, one effect after the other. */
import type { Amount, Condition, Filter, Target } from './terms.ts';
import type { Static, Triggered, Word } from './types.ts';

export type Effect =
  | { readonly do: 'wound'; readonly to: Target; readonly amount: Amount }
  | { readonly do: 'shot'; readonly amount: Amount }
  | { readonly do: 'heal'; readonly to: Target; readonly amount: Amount | 'all' }
  | { readonly do: 'draw'; readonly amount: Amount; readonly who?: 'enemy' }
  /** Wounds or Weakening effects dealt out among up to so many of what fits. */
  | {
      readonly do: 'spread';
      readonly what: 'wounds' | 'weakening';
      readonly among: Filter;
      readonly count: number;
      readonly amount: Amount;
    }
  /** The next X wounds to your characters are prevented until your turn. */
  | { readonly do: 'shield'; readonly amount: Amount }
  | { readonly do: 'close' | 'open' | 'ready' | 'stun'; readonly to: Target }
  | { readonly do: 'poison'; readonly to: Target; readonly amount: number }
  /** Strengthening effects, Weakening ones where negative. */
  | { readonly do: 'boost'; readonly to: Target; readonly amount: Amount }
  /** Takes off up to so many Weakening effects. */
  | { readonly do: 'unweaken'; readonly to: Target; readonly amount: number }
  /** Weakening effects go from one card to another; one of the two at most is chosen. */
  | {
      readonly do: 'moveWeakening';
      readonly from: Target;
      readonly to: Target;
      readonly amount: number | 'all';
    }
  /** Only chooses, for what follows. */
  | { readonly do: 'choose'; readonly to: Target }
  /** Stays closed in its next recovery if it is closed then. */
  | { readonly do: 'numb'; readonly to: Target }
  /** Changes that last as long as the card stays in play, or as long as is said. */
  | { readonly do: 'change'; readonly to: Target; readonly change: Change; readonly until?: Until }
  | { readonly do: 'destroy'; readonly to: Target }
  /** To its owner's hand. */
  | { readonly do: 'return'; readonly to: Target }
  | { readonly do: 'shuffleIn'; readonly to: Target }
  /** Under its owner's deck. */
  | { readonly do: 'bottom'; readonly to: Target }
  /** This card, from the graveyard to the hand. */
  | { readonly do: 'regain' }
  /** A card of a graveyard to its owner's hand, into play under your control (BH-G-revive). */
  | {
      readonly do: 'recover' | 'revive';
      readonly what: Filter;
      readonly count?: Amount;
      readonly upTo?: true;
      readonly from?: 'enemy' | 'any' | 'completed';
      /** Only creatures that died this turn, or in what this text has done so far. */
      readonly fallen?: true | 'now';
      /** Recovered into the owner's deck, shuffled or under it, instead of the hand. */
      readonly into?: 'deck' | 'bottom';
      /** Revived with as many Weakening effects as leave it 1 life. */
      readonly frail?: true;
    }
  /** A card of a deck to the hand (BH-G-search), into play (BH-G-summon); then the deck is shuffled. */
  | {
      readonly do: 'search' | 'summon';
      readonly what: Filter;
      readonly count?: number;
      readonly rush?: true;
      readonly from?: 'enemy';
    }
  /** A created card enters play, or a copy of a card in play does (BH-G-create, BH-G-copy-of-a-card). */
  | { readonly do: 'create'; readonly card: string; readonly count?: number }
  | { readonly do: 'copy'; readonly of: Target; readonly count?: number }
  | { readonly do: 'control'; readonly to: Target; readonly until?: 'turnEnd' }
  /** Put under this card until it leaves play: a card in play, or one of your hand or graveyard (BH-G-captures). */
  | { readonly do: 'capture'; readonly to: Target }
  | { readonly do: 'capture'; readonly what: Filter; readonly from: 'hand' | 'graveyard' }
  /** This creature, or it, fights (BH-G-fight-a-chosen-creature). */
  | { readonly do: 'fight'; readonly who?: 'it'; readonly to: Target }
  /** A spell of your graveyard is carried out once more (BH-G-repeat). */
  | { readonly do: 'repeat'; readonly what: Filter }
  /** Shows the top card of your deck; one that fits goes to hand, another stays. */
  | { readonly do: 'showTop'; readonly fits: Filter }
  /** Shows the top card of your deck; the lists are about that card ("same"): if it fits, or if it does not. */
  | {
      readonly do: 'reveal';
      readonly fits: Filter;
      readonly does: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  /** Puts the cards (on the table, shown or looked at) somewhere. `play` is entering play, `free` playing them for nothing. */
  | {
      readonly do: 'put';
      readonly what: 'same' | 'it';
      readonly where: 'hand' | 'play' | 'free' | 'bottom' | 'graveyard';
    }
  /** You look at the top cards of a deck and put one of them somewhere. */
  | {
      readonly do: 'look';
      readonly count: number;
      readonly from?: 'enemy';
      readonly may?: true;
      readonly where: 'bottom' | 'graveyard' | 'hand';
    }
  /** The enemy's deck is turned over: its lowest card is on top now, and all lie face up until it is shuffled. */
  | { readonly do: 'turnOver' }
  /** The card that is being played goes to its owner's graveyard, and nothing else comes of it. */
  | { readonly do: 'cancel' }
  /** You take as many additional lives as you like, at least one, off these, in any shares; X is how many. */
  | { readonly do: 'shedLives'; readonly to: Target }
  /** Values of Spend that your other creatures have answered to this turn, up to so much in sum, trigger once more. */
  | { readonly do: 'respend'; readonly most: number }
  /** Everybody shuffles the hand into the deck and draws so many. */
  | { readonly do: 'redrawHands'; readonly count: number }
  | { readonly do: 'shuffleDeck' }
  /** What comes next costs so much less (more where negative), or so much in all, this turn. */
  | {
      readonly do: 'discount';
      readonly on: 'card' | 'heroAction' | 'sameName';
      readonly by?: number;
      readonly to?: number;
    }
  /** From the top of a deck to its graveyard. */
  | { readonly do: 'mill'; readonly amount: Amount; readonly who?: 'enemy' }
  /** A card of your hand goes on top of your deck or under it. */
  | { readonly do: 'tuck'; readonly amount?: Amount; readonly where: 'top' | 'bottom' | 'either' | 'shuffle' }
  /** You discard cards that fit, the enemy discards cards of the enemy's choice. */
  | { readonly do: 'discard'; readonly what?: Filter; readonly count?: Amount; readonly who?: 'enemy' }
  /** The enemy shows the hand and discards a card of your choice. */
  | { readonly do: 'plunder' }
  /** New coin markers; coins that open. */
  | {
      readonly do: 'gainCoins' | 'openCoins' | 'closeCoins' | 'stunCoins';
      readonly amount: number;
      readonly who?: 'enemy';
      /** New coins come closed; new coins are gone at the end of the turn. */
      readonly closed?: true;
      readonly turn?: true;
    }
  /** Coin markers of the enemy are set aside, open ones first, until the end of the enemy's turn. */
  | { readonly do: 'seizeCoins'; readonly amount: number }
  /** Until your turn nobody plays more than so many cards in one turn. */
  | { readonly do: 'limitPlays'; readonly cards: number }
  /** You name a cost and a deck: its top card is shown and, if it costs that, goes to its owner's hand. */
  | { readonly do: 'foretell' }
  /** A card of your hand enters play without being played; with `back` it returns to the hand at the end of the turn. */
  | { readonly do: 'deploy'; readonly what: Filter; readonly back?: true }
  /** A creature counts as dead this turn. */
  | { readonly do: 'countDead' }
  | { readonly do: 'mark'; readonly to: Target; readonly amount: number }
  | { readonly do: 'complete'; readonly to: Target }
  /** All completed quests go back to their owners' decks. */
  | { readonly do: 'reopenQuests' }
  /** The quest chosen before changes places with a completed one of its owner, which you choose; it is not completed. */
  | { readonly do: 'swapQuest' }
  /** The list, once for each card in play that fits: that card is "it". */
  | { readonly do: 'each'; readonly of: Filter; readonly does: readonly Effect[] }
  /** The list with its owner (of what the effect before was done to) deciding in your place. */
  | { readonly do: 'byOwner'; readonly does: readonly Effect[] }
  /** The cards have this ability too. */
  | {
      readonly do: 'grant';
      readonly to: Target;
      readonly ability: Triggered | Static;
      readonly until?: Until;
    }
  /** Your creatures have the Raid of the chosen one this turn. */
  | { readonly do: 'shareRaid'; readonly to: Target }
  /** The next Raid of your creatures applies twice: what it gives while it attacks, what it does on attack. */
  | { readonly do: 'raidTwice' }
  /** You choose in place of the one who is about to choose what a text is done to. */
  | { readonly do: 'redirect' }
  /** You decide for the enemy in the enemy's next turn (RH-48). */
  | { readonly do: 'command' }
  /** You skip your next turn (RH-49), unless the condition holds. */
  | { readonly do: 'skipTurn'; readonly unless?: Condition }
  /** The turn ends at once. */
  | { readonly do: 'endTurn' }
  /** You may pay; if you did, the list. */
  | { readonly do: 'mayPay'; readonly coins: number; readonly does: readonly Effect[] }
  /** Pay so many coins or the rest happens. */
  | { readonly do: 'payOr'; readonly coins: Amount; readonly otherwise: readonly Effect[] }
  /** "You may X" and, if you did, "after that Y"; nothing of it otherwise. */
  | { readonly do: 'may'; readonly first: readonly Effect[]; readonly after?: readonly Effect[] }
  /** The enemy may pay; otherwise this happens (BH-G-otherwise). */
  | { readonly do: 'unlessPaid'; readonly coins: number; readonly otherwise: readonly Effect[] }
  /** Exactly one of the modes, or one or more of them. */
  | { readonly do: 'oneOf' | 'oneOrMore'; readonly modes: readonly (readonly Effect[])[] }
  | {
      readonly do: 'if';
      readonly if: Condition;
      readonly does: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    };

export type EffectKind = Effect['do'];

/** The effects of one kind, also where several kinds share a form. */
export type EffectOf<K extends EffectKind> = Effect extends infer E
  ? E extends { readonly do: infer D }
    ? K extends D
      ? E
      : never
    : never
  : never;

export type Until = 'turnEnd' | 'yourTurn';

export interface Change {
  readonly strike?: { readonly add: Amount } | { readonly set: number } | 'double';
  readonly lives?: { readonly add: Amount } | { readonly set: number } | 'double';
  readonly words?: readonly Word[];
  /** Armour X. */
  readonly armour?: number;
  /** Must be chosen by the enemy's attacks and spells if possible. */
  readonly taunt?: true;
  /** Dies at the start of its controller's turn (a quest is completed at its end), or at the end of your next turn. */
  readonly doomed?: true | 'nextTurnEnd';
  /** Its Raid of this value has a value lower by one. */
  readonly raid?: number;
  /** Its shots deal so many wounds more. */
  readonly shots?: number;
  /** Loses its abilities (BH-G-lose-abilities). */
  readonly mute?: true;
  readonly cannotAttack?: true;
}
