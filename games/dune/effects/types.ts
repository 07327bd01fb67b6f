/**
 * The language of effects: what a box of a card, a space, a leader or a reward does, as data. A box is a list of
 * effects, all of which apply, in the order its player likes (D-4.8). One interpreter carries them out
 * (interpreter.ts), one writer says them in both languages (text/effects.ts).
 */
import type { Faction, Icon, Resource } from '../symbols.ts';

export type Effect =
  | { readonly kind: 'gain'; readonly what: Resource; readonly n: number }
  /** Troops from the supply to the garrison (D-7.1). */
  | { readonly kind: 'recruit'; readonly n: number }
  | { readonly kind: 'draw'; readonly n: number }
  | { readonly kind: 'intrigue'; readonly n: number }
  | { readonly kind: 'persuasion'; readonly n: number }
  | { readonly kind: 'swords'; readonly n: number }
  | { readonly kind: 'points'; readonly n: number }
  /** `two` different Factions, `each` of the four, one of a list, or one where an opponent has more (`behind`). */
  | {
      readonly kind: 'influence';
      readonly with: Faction | 'any' | 'two' | 'each' | 'behind' | readonly Faction[];
      readonly n: number;
    }
  /** The visited Faction space gives this much Influence instead of 1 (D-6.13). */
  | { readonly kind: 'spaceInfluence'; readonly n: number }
  /** The trash icon: one card of hand, discard pile or play, if wanted (D-6.5, D-F-057, D-F-058). */
  | { readonly kind: 'trash' }
  | { readonly kind: 'trashThis' }
  | { readonly kind: 'discard'; readonly n: number }
  | { readonly kind: 'retreat'; readonly unit: Unit; readonly min: number; readonly max: number }
  | {
      readonly kind: 'deploy';
      readonly from: DeployFrom;
      readonly min: number;
      readonly max: number;
      /** Dreadnoughts, too. */
      readonly units?: true;
    }
  | { readonly kind: 'lose'; readonly where: TroopZone | 'anywhere'; readonly n: number }
  | { readonly kind: 'recallAgent' }
  /** A card of the Row or Reserve that costs at most this, without paying (D-9.6). */
  | {
      readonly kind: 'acquire';
      readonly cost: number;
      readonly to: 'discard' | 'deck' | 'hand';
      readonly may?: true;
      /** To the hand with the second genetic marker (D-24.4). */
      readonly toHandLater?: true;
    }
  | { readonly kind: 'foldspace' }
  | { readonly kind: 'mentat' }
  | { readonly kind: 'swordmaster' }
  | { readonly kind: 'councilSeat' }
  | { readonly kind: 'control'; readonly place: string }
  /** Each opponent with four or more Intrigue cards gives one at random (D-5.5). */
  | { readonly kind: 'stealIntrigue' }
  | { readonly kind: 'signet' }
  /** The spice of a maker space, and all bonus spice that lies there (D-13.2). */
  | { readonly kind: 'harvest'; readonly n: number }
  /** The base spice harvested this turn counts twice (D-13.5). */
  | { readonly kind: 'doubleHarvest' }
  /** In the Reveal turn of this round, while one's Agent is still there (D-5.7). */
  | { readonly kind: 'whileHere'; readonly n: number }
  /** No Agent of the opponents' next turns may go to the space chosen (D-18.9). */
  | { readonly kind: 'voice' }
  /** A card of this Faction from the discard pile to the hand. */
  | { readonly kind: 'recover'; readonly faction: Faction }
  | { readonly kind: 'discount'; readonly card: string; readonly n: number }
  /** Cards acquired in this Reveal turn may go on top of the deck (D-F-008). */
  | { readonly kind: 'acquireToDeck' }
  /** Waits face up for the Reveal turn of this round (D-17.4). */
  | { readonly kind: 'inReveal'; readonly effects: readonly Effect[] }
  | { readonly kind: 'mayPass' }
  | { readonly kind: 'addIcons'; readonly icons: readonly Icon[] }
  | { readonly kind: 'ignoreEnemies' }
  /** Look at the top card of one's deck; draw it or trash it (D-17.11). */
  | { readonly kind: 'snoop' }
  | { readonly kind: 'reshuffle' }
  /** Set a card of the Row aside for oneself, cheaper by 1 this round (D-9.8). */
  | { readonly kind: 'manipulate' }
  /** Pay the cost, or leave it (D-6.3, D-6.4, D-F-066). */
  | { readonly kind: 'arrow'; readonly pay: readonly Cost[]; readonly effects: readonly Effect[] }
  | { readonly kind: 'if'; readonly all: readonly Condition[]; readonly effects: readonly Effect[] }
  /** `pick` of the options, one where not given (D-6.7, D-6.8). */
  | { readonly kind: 'choose'; readonly pick?: number; readonly options: readonly (readonly Effect[])[] }
  | { readonly kind: 'per'; readonly count: Count; readonly effects: readonly Effect[] }
  | { readonly kind: 'opponents'; readonly who: 'each' | 'one'; readonly effects: readonly Effect[] }
  | IxEffect
  | ImmortalityEffect
  | ExpansionEffect;

/** Effects of Rise of Ix. */
export type IxEffect =
  /** Acquire a Tech tile for so much less (D-23.2, D-23.3); `solari`: which may be paid instead of spice (D-23.9). */
  | { readonly kind: 'tech'; readonly n: number; readonly solari?: true }
  /** Troops of the supply go to the Ix board (D-23.4). */
  | { readonly kind: 'negotiator'; readonly n: number }
  | { readonly kind: 'freighter'; readonly n: number }
  | { readonly kind: 'dreadnought'; readonly n: number }
  /** One of the own cards in play, if wanted (D-F-124). */
  | { readonly kind: 'trashInPlay' }
  /** Any number of Intrigue cards go under their deck, and as many are drawn. */
  | { readonly kind: 'swapIntrigues' }
  /** For each troop deployed in this turn, an enemy unit may be made to retreat. */
  | { readonly kind: 'ambush' }
  /** Sent with this card, an Agent pays so much less there. */
  | { readonly kind: 'cheaper'; readonly place: string; readonly n: number }
  /** Another turn right after this one, if wanted. */
  | { readonly kind: 'anotherTurn' }
  /** 1 Influence with each Faction on whose spaces one has an Agent. */
  | { readonly kind: 'influenceOfAgents' }
  /** 1 Influence with the Faction to whose space an Agent was sent in this turn. */
  | { readonly kind: 'influenceOfVisit' }
  /** 1 Influence with a Faction where one has a Snooper (D-20.11). */
  | { readonly kind: 'influenceOfSnooper' }
  /** Tells for the end: whoever has it wins ties (D-15.6). */
  | { readonly kind: 'winsTies' }
  /** Cards that are acquired may go on top of the deck (D-F-047). */
  | { readonly kind: 'alwaysToDeck' }
  /** Troops of the Shipping track: one more, and any of them may be deployed. */
  | { readonly kind: 'transports' };

/** Effects of Immortality. */
export type ImmortalityEffect =
  /** One step along the research track each (D-24.2). */
  | { readonly kind: 'research'; readonly n: number }
  /** Troops of the supply go to the Axolotl tanks (D-24.8). */
  | { readonly kind: 'specimen'; readonly n: number }
  | { readonly kind: 'tleilaxu'; readonly n: number }
  /** Deployment as on a Combat space (D-24.18). */
  | { readonly kind: 'combatIcon' }
  /** Of the two top Intrigue cards one is kept, the other goes back on top. */
  | { readonly kind: 'keepIntrigue' }
  /** This card goes back to the hand. */
  | { readonly kind: 'backToHand' }
  /** One of the two grafted cards is trashed for 1 more Influence with the Faction visited (D-24.15). */
  | { readonly kind: 'trashGrafted' }
  /** The other grafted card comes back at the start of the Reveal turn (D-24.16). */
  | { readonly kind: 'fetchGrafted' }
  /** The Agent box of the other grafted card (D-24.14). */
  | { readonly kind: 'copyGrafted' }
  /** 1 Solari for each Agent icon of the other grafted card, in one gain (D-F-084). */
  | { readonly kind: 'solariPerIcon' }
  /** The Agent sent in this turn comes back, if wanted. */
  | { readonly kind: 'recallSent' }
  /** May be grafted to a card of the Row (D-24.17). */
  | { readonly kind: 'graftsRow' }
  /** A Tleilaxu card for its specimens, outside the Reveal turn. */
  | { readonly kind: 'buyTleilaxu' }
  /** A card of the Tleilaxu Row goes and is replaced (D-24.22). */
  | { readonly kind: 'dropTleilaxu'; readonly at: 0 | 1 };

/** Effects of the other expansions: their tables load and are checked, their rules are not played yet. */
export type ExpansionEffect =
  | { readonly kind: ExpansionIcon; readonly n: number }
  | { readonly kind: 'spy'; readonly n: number; readonly at?: readonly (Icon | 'visited')[] }
  | { readonly kind: 'trashIntrigue' }
  | { readonly kind: 'recallSpy'; readonly n: number }
  | { readonly kind: 'bonusSpice' }
  | { readonly kind: 'allies' | 'team'; readonly effects: readonly Effect[] }
  /** What only this card or tile does; the number tells several of one box apart. */
  | { readonly kind: 'own'; readonly of: string; readonly part: number };

const expansionIcons = [
  'sandworm',
  'hooks',
  'shieldWall',
  'contract',
  'replaceRowCard',
  'throneRow',
  'reinforce',
  'trade',
] as const;
export type ExpansionIcon = (typeof expansionIcons)[number];

export type Unit = 'troop' | 'dreadnought' | 'unit';
export type TroopZone = 'garrison' | 'conflict';
/** The supply, the garrison, or what was recruited in this turn. */
export type DeployFrom = 'supply' | 'garrison' | 'recruited';

export type Cost =
  | { readonly kind: 'pay'; readonly what: Resource; readonly n: number }
  | { readonly kind: 'loseInfluence' }
  | { readonly kind: 'trashThis' }
  | { readonly kind: 'trashTile' }
  | { readonly kind: 'trashCard' }
  | { readonly kind: 'discard'; readonly n: number }
  | { readonly kind: 'loseTroops'; readonly where: TroopZone | 'anywhere'; readonly n: number }
  | { readonly kind: 'retreatUnits'; readonly n: number }
  /** An Intrigue card under its deck. */
  | { readonly kind: 'buryIntrigue' }
  | { readonly kind: 'specimen'; readonly n: number }
  | { readonly kind: 'retreatTroops'; readonly n: number }
  /** The other of two grafted cards. */
  | { readonly kind: 'trashGrafted' }
  | { readonly kind: 'trashIntrigue' }
  /** A dreadnought of the won Conflict goes back to the supply (D-23.22). */
  | { readonly kind: 'winningDreadnought' }
  | {
      readonly kind: 'expansion';
      readonly what: 'trashIntrigue' | 'recallSpy' | 'specimen' | 'retreatTroops' | 'own';
      readonly n: number;
    };

export type Condition =
  | { readonly kind: 'influence'; readonly with: Faction; readonly n: number }
  /** The token itself, of this Faction or of any (D-16.9, D-11.10). */
  | { readonly kind: 'alliance'; readonly with: Faction | 'any' }
  /** Another card of this Faction in play (D-8.6, D-F-120, D-8.7). */
  | { readonly kind: 'another'; readonly faction: Faction }
  | { readonly kind: 'councilSeat' }
  | { readonly kind: 'revealTurn' }
  /** Sole winner of the Conflict (D-10.7). */
  | { readonly kind: 'won' }
  | { readonly kind: 'owns'; readonly card: string; readonly n: number }
  | { readonly kind: 'ownsMost'; readonly card: string }
  | { readonly kind: 'tracks'; readonly tracks: number; readonly influence: number }
  | { readonly kind: 'tech'; readonly n: number }
  | { readonly kind: 'has'; readonly what: Resource; readonly n: number }
  /** Units deployed in this turn. */
  | { readonly kind: 'deployed'; readonly n: number }
  /** Persuasion made in this turn, spent or not. */
  | { readonly kind: 'persuasionMade'; readonly n: number }
  /** Own Agents on spaces with one of these icons. */
  | { readonly kind: 'agentsAt'; readonly icons: readonly Icon[]; readonly n: number }
  /** The Agent of this turn stands beside an enemy one. */
  | { readonly kind: 'enemyHere' }
  /** So many of: two dreadnoughts, The Spice Must Flow, 4 Influence on two tracks, a seat in the Council. */
  | { readonly kind: 'conspiracy'; readonly n: number }
  /** The first or second genetic marker is reached (D-24.3, D-24.4). */
  | { readonly kind: 'marker'; readonly n: 1 | 2 }
  /** Grafted to another card, or to one of these Factions (D-24.13). */
  | { readonly kind: 'grafted'; readonly to?: readonly Faction[] }
  | { readonly kind: 'gainedSpice' }
  /** The Agent of this turn went to a Faction. */
  | { readonly kind: 'visitsFaction' }
  /** An opponent has played a Combat Intrigue card in this Conflict. */
  | { readonly kind: 'opposed' }
  /** So many troops go back to the supply at the end of the Conflict (D-11.9). */
  | { readonly kind: 'lostTroops'; readonly n: number }
  | { readonly kind: 'expansion'; readonly what: string; readonly n: number };

export type Count =
  | { readonly kind: 'inPlay'; readonly faction: Faction }
  /** Revealed cards that give a sword in this turn; `other`: apart from this one. */
  | { readonly kind: 'swordCards'; readonly other: boolean }
  /** Own dreadnoughts in the Conflict. */
  | { readonly kind: 'dreadnoughts' }
  /** Factions with which one has at most so much Influence. */
  | { readonly kind: 'factionsAtMost'; readonly n: number }
  | { readonly kind: 'own'; readonly of: string };
