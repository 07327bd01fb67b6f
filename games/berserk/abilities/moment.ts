/** What triggered features wait for. In brackets: the other card of the moment, and its amount X. */
export const moments = [
  /** Before squads are recruited, after deployment, at the start of battle, when recruited, when revealed (by whom). */
  'beforeRecruit',
  'recruited',
  'afterDeployment',
  'battleStart',
  'revealed',
  /** Before the start, at the start, at the end of a turn of the card's controller, of the opponent, of anybody. */
  'beforeTurn',
  'turnStart',
  'turnEnd',
  'beforeEnemyTurn',
  'enemyTurnStart',
  'enemyTurnEnd',
  'anyTurnStart',
  'anyTurnEnd',
  /** An attack by it is declared [its target]; is aimed at last [its target], before any die is rolled. */
  'declares',
  'assaults',
  /** An attack at it is declared [by whom]; becomes final. */
  'declaredAt',
  'assaulted',
  /** Its attack was executed [target; strength]; it was hit [by whom; strength]; it missed [target]; was missed. */
  'hits',
  'hit',
  'misses',
  'missed',
  /** Its attack, its action was paid for [target; the wounds that the attack inflicted]: "after" is not "on" (B12-113.3). */
  'afterAttack',
  'acts',
  /** Its die was rolled [the card it fights; the roll with modifiers]. */
  'rolls',
  /** It received X wounds [from whom]; inflicted X wounds [on whom]. */
  'wounded',
  'wounds',
  /** X wounds to it were prevented [whose]. */
  'prevented',
  /** It received X wounds from poisoning; it died of poisoning X. */
  'poisonHurts',
  'poisonKills',
  /** It received X wounds from Meanness [whose]. */
  'meanHurts',
  /** It finished off another [which]. */
  'finishes',
  'healed',
  'heals',
  /** It died [by whose doing]; destroyed another [which]; returned to the deck. */
  'dies',
  'kills',
  /** It came into the graveyard; it ate a corpse [whose]; its Valhalla works (WE-R2). */
  'buried',
  'feasts',
  'valhalla',
  'returned',
  /** It was summoned, revived or incarnated; it incarnated; got an incarnation chip, X in all. */
  'enters',
  'incarnates',
  /** It was summoned. */
  'summoned',
  'incarnationChip',
  /** It relocated, it moved by its movement stock or what replaces it [X cells]; it jumped, it teleported. */
  'relocates',
  'moves',
  /** It came from a cell of surface to one of depth, from depth to surface (RB-97). */
  'dives',
  'surfaces',
  'jumps',
  'teleports',
  /** It dashed (RB-94). */
  'dashes',
  /** A text of another card relocated it [whose]. */
  'displaced',
  /** It came onto the cell of [whom]. */
  'joins',
  /** It came next to [whom]. */
  'comesNear',
  /** It opened, it closed [by whose text]. */
  'opens',
  'closes',
  /** It received or accumulated a chip; received X extra lives. */
  'chip',
  'gainsLives',
  /** It lost X extra lives. */
  'losesLives',
  /** It gained a named feature (`word`); it became of an element (`element`) that it was not of. */
  'gainsWord',
  'becomesElement',
  /** Vampirism healed it or gave it lives, by X. */
  'drains',
  /** It left the play zone, whichever way; it was exiled from there. */
  'leaves',
  'exiled',
  /** It was put on another host. */
  'changesHost',
  /** It became the defender [of whom]. */
  'defends',
  /** Its spell was executed [target]. */
  'casts',
  /** It made a prophecy, X cards were shown; it was shown itself. */
  'prophesies',
  'shown',
  /** Its text under such a label (`label`) has triggered. */
  'labelWorks',
  /** It formed up, it broke formation. */
  'formsUp',
  'breaksUp',
  /** The third of a strike, a shot and a healing that creatures that fit did in a row, in any order. */
  'feat',
] as const;

export type Moment = (typeof moments)[number];

/** Those that are about an attack, so that a text may say of what kind. */
export const attackMoments = [
  'declares',
  'assaults',
  'declaredAt',
  'assaulted',
  'hits',
  'hit',
  'misses',
  'missed',
  'afterAttack',
  'rolls',
  'wounded',
  'wounds',
  'prevented',
  'dies',
  'kills',
] as const satisfies readonly Moment[];
