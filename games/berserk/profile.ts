/**
 * What an edition switches. Both editions are one game: wherever they differ the code asks the profile, and each
 * switch cites the rule of either edition.
 */
import type { RuleId } from './rulebook/index.ts';

export type Edition = '2012' | '2009';

export interface Profile {
  /** Crystals of each player; what the Second player has more (B12-402.1, B09-101.1, B09-101.3). */
  readonly gold: number;
  readonly silver: number;
  readonly secondGold: number;
  readonly secondSilver: number;
  /** How many elements cost nothing, and gold for a squad of one element (B12-403.2.1, B09-304.6). */
  readonly freeElements: number;
  readonly monoBonus: number;
  /** Redeals round by round (B12-402.4.1), or all of the First player's before the Second's (B09-302.3a). */
  readonly redeals: 'rounds' | 'firstThenSecond';
  /** The most cards of a draft deck (B12-G-draft-deck, B09-100.3). */
  readonly draftMost: number;
  /** Why a deck is too small, too large, has too many copies or too great a Horde; null for what its format says. */
  readonly deckRules: Readonly<Record<'least' | 'most' | 'copies', RuleId | null>> & {
    readonly horde: RuleId;
  };
  /** Equipment of any class is worn (B12-212.4), or weapons, armours and shields alone (B09-214.2). */
  readonly wearsAnything: boolean;
  /** Turn order is settled before the deal (B12-402.1) or after it (B09-302.2). */
  readonly orderBeforeDeal: boolean;
  /** Features of the Preliminary phase go through the stack (B12-401.3) or are executed at once (B09-301.2). */
  readonly preliminaryStack: boolean;
  /** Terrains and equipment can be aimed at, in vain (B09-212.1), or not at all (B12-211.2). */
  readonly attachmentsTargetable: boolean;
  /** A flyer that loses flight and finds no free cell dies (B09-D-flight) or keeps it (B12-208.7). */
  readonly landOrDie: boolean;
  /** Who has priority after a declaration (B12-303.3, B09-215.9). */
  readonly priorityAfterDeclaring: 'declarer' | 'active';
  /** Features "on" an attack trigger before payment (B09-216.11) or after it (B12-511.6). */
  readonly triggersBeforePayment: boolean;
  /**
   * All targets of a text are named when it is declared (B09-412.1), and its effects come one after the other inside one
   * object (B09-216.11); or each ability is declared and executed in its turn (B12-505.3).
   */
  readonly wholeTexts: boolean;
  /**
   * Legality is checked at every stage (B09-G-legality-condition), or on entering and leaving the stack
   * (B12-502.3).
   */
  readonly recheckStages: boolean;
  /**
   * What has had effects or set off features is paid for though it becomes illegal (B09-423.1a), or never (B12-526.1).
   */
  readonly owesForEffects: boolean;
  /** What was cancelled counts as not declared, so that its card has not assaulted (B09-409.3, B09-423.1). */
  readonly cancelledIsUndeclared: boolean;
  /** What opening restores: action and movement (B12-510.4) or movement alone (B09-G-action-of-a-card). */
  readonly openingRestoresAction: boolean;
  /** Destruction uses the stack and fails if lives are back (B09-402.3) or is immediate (B12-509.1). */
  readonly destructionUsesStack: boolean;
  /** A player without creatures loses at once (B12-602.1) or with an empty stack (B09-102.3a). */
  readonly loseAtOnce: boolean;
  /** By which rule a game ends: no creatures left, none on either side, a text, a text for who has none left. */
  readonly endings: Readonly<Record<'loss' | 'draw' | 'wonByText' | 'lostByText' | 'lostAllTheSame', RuleId>>;
  /** A triggered feature works after its source is gone (B09-405.4) or not (B12-502.3). */
  readonly triggersOutliveSource: boolean;
  /** "May" is decided when it is declared (B12-113.6) or when it is executed (B09-405.3). */
  readonly mayOnExecution: boolean;
  /** A feature triggers once though its condition occurs several times at once (B12-113.7). */
  readonly triggersOnce: boolean;
  /** A named feature that was lost can not be gained again (B09-407.5). */
  readonly lossIsFinal: boolean;
  /** The Opening phase is one of its own (B12-408.2), or a step of the Beginning phase (B09-300.2, B09-309.1). */
  readonly openingPhase: boolean;
  /**
   * Nobody has priority before cards open (B09-310.1), so nothing is checked then (B09-421.1); or all is
   * (B12-303.6).
   */
  readonly rulesBeforeOpening: boolean;
  /** The Active player goes through the Choice subphase (B12-412.1), or declares with any empty stack (B09-312.2). */
  readonly choiceSubphase: boolean;
  /** Recruited cards lie in a zone of their own (B09-206.2), or count as in play (B12-403.2.2). */
  readonly recruitZone: boolean;
  /** A card on its way declares nothing that closes it (B09-203.11, RB-63). */
  readonly movesBeforeClosing: boolean;
  /** A card has one element at most (B09-202.9), or any number (B12-106.2). */
  readonly oneElement: boolean;
  /** Rank is part of a cost (B09-202.3), or none of it (B12-105.2.2). */
  readonly costHasRank: boolean;
  /** A chain goes on if what repeats has another cause (B09-103.4), or stops before any repetition (B12-521.1). */
  readonly causeCounts: boolean;
  /** Features after deployment by turns (B12-404.2), or all of the First player's before the Second's (B09-306.1). */
  readonly deployedByTurns: boolean;
  /** Symbionts have formations (B12-G-formation: any creature), or creatures without subtypes alone (B09-D-formation). */
  readonly symbiontsForm: boolean;
  /** What dies without a host has its features at once (B12-405.2), or at the start of the battle (B09-307.3). */
  readonly deathsJoinBattleStart: boolean;
  /** Features at the start of the turn that are about opening come before cards open (B09-310.3). */
  readonly openersFirst: boolean;
  /** Who wins and loses at the same time has lost (B09-102.3c). */
  readonly lossBeatsWin: boolean;
  /**
   * A hidden card is turned up when one of its features has triggered or a constant one matters (B09-415.2), or when its
   * player declares what has triggered (B12-529.3, RB-70).
   */
  readonly featuresReveal: boolean;
  /**
   * An attack reduced to a grade has the features of that grade (B12-519.5) or not (B09-G-reduce-attack-to-grade).
   */
  readonly reducedGradeTriggers: boolean;
  /**
   * Who chooses among replacements of both players: the Active player (B12-531.4.2), or whose action it is
   * (B09-419.6b).
   */
  readonly replacementChooser: 'active' | 'owner';
  /** An own hidden card fits every condition too (B09-415.3), or only what it is (B12-529.5). */
  readonly ownHiddenFits: boolean;
  /** Who means all such cards says which hidden ones are among them (B12-529.5), or all are (B09-415.3a). */
  readonly hiddenByGuess: boolean;
  /**
   * Whose prevention comes first: the Inactive player's (B12-530.3), or that of the card's controller (B09-420.3b).
   */
  readonly preventsFirst: 'inactive' | 'own';
  /** A prevention keeps what was not needed of it (B12-530.4), or is over once it was applied (B09-420.6). */
  readonly shieldsKeepRest: boolean;
  /** Classes of equipment other than weapon, armour and shield are features (B09-214.2a). */
  readonly wornClassesAreFeatures: boolean;
  /** Some named features are for creatures alone, Formation for those without a subtype (B09-D-plague, B09-D-formation). */
  readonly creaturesWords: boolean;
  /** Jump has a range (B12-G-jump-range-x) or none (B09-D-jump). */
  readonly jumpRange: boolean;
  /**
   * A card on an occupied cell is moved in the next Choice (B12-523.1) or dies with the next other act
   * (B09-D-incorporeality).
   */
  readonly sharedCell: 'nextChoice' | 'atOnce';
  /** All cards on one cell are adjacent (B12-G-adjacent-card), or host, symbiont and equipment alone (B09-207.7a). */
  readonly oneCellAdjoins: boolean;
  /**
   * Who receives no wounds from something has nothing to prevent (B09-G-receives-no-wounds-from, B09-420.4), or prevents
   * first (RB-1).
   */
  readonly sparedFirst: boolean;
  /** What replaces movement needs a turn in which none was spent (B09-D-jump), or markers taken off by opening (B12-506.4). */
  readonly movedIsMoved: boolean;
  /** Ranged attacks may be aimed at adjacent cards (B09-D-shot, RB-62). */
  readonly shootAdjacent: boolean;
  /** Hideout is a protection (B12-G-hideout), or a flyer can not aim there at first (B09-D-hideout). */
  readonly hideoutProtects: boolean;
  /** Surplus unique cards return to the deck (B12-G-uniqueness); in 2009 they are only barred (B09-D-uniqueness). */
  readonly uniqueReturns: boolean;
  /** A plain card does not join its unique namesake (B12-G-uniqueness), or does (B09-D-uniqueness). */
  readonly uniqueBarsPlain: boolean;
  /** What is summoned is chosen when it is declared (B12-532.3.1) or when it is executed (B09-D-summon). */
  readonly summonOnDeclaration: boolean;
  /** Union gives features of cheaper cards on a strike (B12-G-union-x) or for an assault (B09-D-union). */
  readonly unionOnStrike: boolean;
  /** The stage in which a target is settled, and defenders and redirections come in (B12-511.4, B09-216.3). */
  readonly targetStage: number;
  /** The stage that ends with the throw of the dice, in which rolls may be changed already (B09-422.3); -1 for none. */
  readonly rollStage: number;
  /**
   * Blocks, redirections and changes of rolls are played while their object is on top of the stack (B09-410.3,
   * B09-412.3, B09-422.3), or while it is on the stack (B12-527.1, B12-518.1).
   */
  readonly timedResponses: boolean;
  /** Who has priority after a cancelled action: the Active player (B12-303.4) or its own (B09-423.2). */
  readonly priorityAfterCancelling: 'active' | 'owner';
  /** A player turns up a hidden card at will (B12-529.3, RB-36), or one with Stealth alone (B09-415.5). */
  readonly revealsAtWill: boolean;
  /** Only attacks can be redirected (B12-G-redirection), or any feature (B09-412.3). */
  readonly redirectAttacksOnly: boolean;
  /**
   * Decisive advantage and a game that nobody can win end it (B12-602.1, B12-603.1); in 2009 only agreement does
   * (B09-102.5).
   */
  readonly claims: boolean;
  /** What a text calls a die roll: with modifiers (B12-306.1), or as it was thrown (B09-G-die-roll, B09-D-plague). */
  readonly rollWithModifiers: boolean;
  /** Vampirism takes no more than its victim had (B12-G-vampirism), or all that was dealt (B09-D-vampirism). */
  readonly vampirismCapped: boolean;
  /** Features with a range reach whoever is above (B12-203.2), or only ranged attacks do (B09-D-range). */
  readonly rangeReachesUp: boolean;
  /** Corpses are eaten after any attack (B12-G-corpse-eating), or not after a ranged one (B09-D-corpse-eating). */
  readonly eatsFromAfar: boolean;
  /**
   * A flyer eats any card (B12-G-corpse-eating); or any enemy creature, and any creature flyers
   * (B09-D-corpse-eating).
   */
  readonly flyersEatAll: boolean;
  /** A creature forms up however it comes to that (B12-G-form-up), or by its own movement alone (B09-D-formation). */
  readonly formsUpAnyhow: boolean;
  /** Who does not fight may attack (B12-G-does-not-fight), or not (B09-G-does-not-fight). */
  readonly attacksUnfighting: boolean;
  /** Wounds after it has triggered undo Concentration (B09-D-concentration), or not (B12-G-concentration). */
  readonly concentrationRechecked: boolean;
  /** Who ignores features ignores acquired ones, too (B12-G-ignore), or not (B09-408.2). */
  readonly ignoresAcquired: boolean;
  /**
   * Thick Skin holds against what anybody does on an attack (B12-G-thick-skin), or its assailant alone
   * (B09-D-thick-skin).
   */
  readonly thickSkinAgainstAll: boolean;
  /** In what order hosts are found: symbionts and equipment together (B12-405.2), or apart (B09-306.4, B09-306.5). */
  readonly seating: readonly (readonly ('equipment' | 'symbiont' | 'parasite')[])[];
  /** What needs a host may be kept hidden in the third row (B12-405.1), or not (B09-306.2-2). */
  readonly seatedMayHide: boolean;
  /** In later games of a campaign dice settle the order anew (B12-402.1), or the winner does (B09-302.2). */
  readonly winnerOrders: boolean;
  /** What is counted by the turn triggers before the first turn, too (B12-401.4). */
  readonly countsBeforeTurns: boolean;
  /** Whatever has a body can be poisoned (B12-G-poisoning-x), or creatures alone (B09-D-poisoning). */
  readonly poisonsCreaturesOnly: boolean;
  /** Creatures alone are healed (B12-G-heal-x), or any card that is not incorporeal (B09-D-heal). */
  readonly healsCreaturesOnly: boolean;
  /**
   * The movement stock of a card that has lost flight: what is printed, and none for printed flyers (B12-208.7, RB-17),
   * or 1 (B09-D-flight).
   */
  readonly landedStock: number;
  /**
   * Modifiers of a roll apply by whose they are, those that set it among them (B09-422.4), or what sets it comes last
   * (B12-518.3).
   */
  readonly rollsByGroups: boolean;
  /** Vanguard is for adjacent cards, so not for flyers (B09-D-vanguard, B09-211.4), or as any strike (B12-G-vanguard). */
  readonly vanguardAtNeighbours: boolean;
  /** Whom Fear wounds deals the wounds to itself (B09-D-fear, B09-G-wounds-itself), or not (B12-G-fear-x). */
  readonly fearIsOwnDoing: boolean;
  /** What sits on a host blocks whatever would part them (B09-210.11, B09-214.9), or is no target (B12-209.11). */
  readonly attachedBlock: boolean;
  /** The target of a sudden attack fights and may be defended as any other's, or not (B12-515.1). */
  readonly suddenIsFought: boolean;
  /** From above only simple strikes are close attacks that reach anything (B09-211.4, B09-211.5), or all (B12-208.4). */
  readonly onlySimpleFromAbove: boolean;
  /** "On death" is on coming to the graveyard by any way (B09-G-on-death), or from play (B12-509.3). */
  readonly buriedIsDead: boolean;
  /** Putting a card on a cell is a relocation (B09-G-put-on-a-cell), or not (B12-507.3). */
  readonly placingRelocates: boolean;
  /** Naming a defender is a redirection (B09-205.3), or not (B12-513.1). */
  readonly defenceRedirects: boolean;
}

const profiles: Readonly<Record<Edition, Profile>> = {
  '2012': {
    gold: 24,
    silver: 22,
    secondGold: 1,
    secondSilver: 1,
    freeElements: 1,
    monoBonus: 0,
    redeals: 'rounds',
    draftMost: 28,
    deckRules: { least: null, most: null, copies: null, horde: 'B12-G-horde' },
    wearsAnything: true,
    orderBeforeDeal: true,
    preliminaryStack: true,
    attachmentsTargetable: false,
    landOrDie: false,
    priorityAfterDeclaring: 'declarer',
    triggersBeforePayment: false,
    wholeTexts: false,
    recheckStages: false,
    owesForEffects: false,
    cancelledIsUndeclared: false,
    openingRestoresAction: true,
    destructionUsesStack: false,
    loseAtOnce: true,
    endings: {
      loss: 'B12-602.1',
      draw: 'B12-603.1',
      wonByText: 'B12-602.1',
      lostByText: 'B12-602.1',
      lostAllTheSame: 'B12-602.1',
    },
    triggersOutliveSource: false,
    mayOnExecution: false,
    triggersOnce: true,
    lossIsFinal: false,
    openingPhase: true,
    rulesBeforeOpening: true,
    choiceSubphase: true,
    recruitZone: false,
    movesBeforeClosing: false,
    oneElement: false,
    costHasRank: false,
    causeCounts: false,
    deployedByTurns: true,
    deathsJoinBattleStart: false,
    openersFirst: false,
    lossBeatsWin: false,
    featuresReveal: false,
    reducedGradeTriggers: true,
    replacementChooser: 'active',
    ownHiddenFits: false,
    hiddenByGuess: true,
    preventsFirst: 'inactive',
    shieldsKeepRest: true,
    wornClassesAreFeatures: false,
    creaturesWords: false,
    jumpRange: true,
    sharedCell: 'nextChoice',
    oneCellAdjoins: true,
    sparedFirst: false,
    movedIsMoved: false,
    shootAdjacent: false,
    hideoutProtects: true,
    uniqueReturns: true,
    uniqueBarsPlain: true,
    summonOnDeclaration: true,
    unionOnStrike: true,
    targetStage: 0,
    rollStage: -1,
    timedResponses: false,
    priorityAfterCancelling: 'active',
    revealsAtWill: true,
    redirectAttacksOnly: true,
    claims: true,
    rollWithModifiers: true,
    vampirismCapped: true,
    rangeReachesUp: true,
    eatsFromAfar: true,
    flyersEatAll: true,
    formsUpAnyhow: true,
    symbiontsForm: true,
    attacksUnfighting: true,
    concentrationRechecked: false,
    ignoresAcquired: true,
    thickSkinAgainstAll: true,
    seating: [['symbiont', 'equipment'], ['parasite']],
    seatedMayHide: true,
    winnerOrders: false,
    countsBeforeTurns: false,
    poisonsCreaturesOnly: false,
    healsCreaturesOnly: true,
    landedStock: 0,
    rollsByGroups: false,
    vanguardAtNeighbours: false,
    fearIsOwnDoing: false,
    attachedBlock: false,
    suddenIsFought: false,
    onlySimpleFromAbove: false,
    buriedIsDead: false,
    placingRelocates: false,
    defenceRedirects: false,
  },
  '2009': {
    gold: 23,
    silver: 22,
    secondGold: 0,
    secondSilver: 1,
    freeElements: 2,
    monoBonus: 1,
    redeals: 'firstThenSecond',
    draftMost: 50,
    deckRules: { least: 'B09-100.2a', most: 'B09-100.3', copies: 'B09-100.2b', horde: 'B09-D-horde' },
    wearsAnything: false,
    orderBeforeDeal: false,
    preliminaryStack: false,
    attachmentsTargetable: true,
    landOrDie: true,
    priorityAfterDeclaring: 'active',
    triggersBeforePayment: true,
    wholeTexts: true,
    recheckStages: true,
    owesForEffects: true,
    cancelledIsUndeclared: true,
    openingRestoresAction: false,
    destructionUsesStack: true,
    loseAtOnce: false,
    endings: {
      loss: 'B09-102.3a',
      draw: 'B09-102.4',
      wonByText: 'B09-102.2b',
      lostByText: 'B09-102.3d',
      lostAllTheSame: 'B09-102.3c',
    },
    triggersOutliveSource: true,
    mayOnExecution: true,
    triggersOnce: false,
    lossIsFinal: true,
    openingPhase: false,
    rulesBeforeOpening: false,
    choiceSubphase: false,
    recruitZone: true,
    movesBeforeClosing: true,
    oneElement: true,
    costHasRank: true,
    causeCounts: true,
    deployedByTurns: false,
    deathsJoinBattleStart: true,
    openersFirst: true,
    lossBeatsWin: true,
    featuresReveal: true,
    reducedGradeTriggers: false,
    replacementChooser: 'owner',
    ownHiddenFits: true,
    hiddenByGuess: false,
    preventsFirst: 'own',
    shieldsKeepRest: false,
    wornClassesAreFeatures: true,
    creaturesWords: true,
    jumpRange: false,
    sharedCell: 'atOnce',
    oneCellAdjoins: false,
    sparedFirst: true,
    movedIsMoved: true,
    shootAdjacent: true,
    hideoutProtects: false,
    uniqueReturns: false,
    uniqueBarsPlain: false,
    summonOnDeclaration: false,
    unionOnStrike: false,
    targetStage: 1,
    rollStage: 2,
    timedResponses: true,
    priorityAfterCancelling: 'owner',
    revealsAtWill: false,
    redirectAttacksOnly: false,
    claims: false,
    rollWithModifiers: false,
    vampirismCapped: false,
    rangeReachesUp: false,
    eatsFromAfar: false,
    flyersEatAll: false,
    formsUpAnyhow: false,
    symbiontsForm: false,
    attacksUnfighting: false,
    concentrationRechecked: true,
    ignoresAcquired: false,
    thickSkinAgainstAll: false,
    seating: [['equipment'], ['symbiont'], ['parasite']],
    seatedMayHide: false,
    winnerOrders: true,
    countsBeforeTurns: true,
    poisonsCreaturesOnly: true,
    healsCreaturesOnly: false,
    landedStock: 1,
    rollsByGroups: true,
    vanguardAtNeighbours: true,
    fearIsOwnDoing: true,
    attachedBlock: true,
    suddenIsFought: true,
    onlySimpleFromAbove: true,
    buriedIsDead: true,
    placingRelocates: true,
    defenceRedirects: true,
  },
};

const { '2012': of2012, '2009': of2009 } = profiles;

/** A year reads as a number, and a look into a table by number is slow; the profile is asked all the time. */
export const profileFor = (edition: Edition): Profile => (edition === '2012' ? of2012 : of2009);
