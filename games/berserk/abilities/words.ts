/**
 * Named features and modifiers (B12-517). Of several with one name the greatest counts (B12-517.1, B12-517.2). Some
 * have a sign: B12-G-symbol-regeneration, B12-G-symbol-directed-strike, B12-G-symbol-uniqueness,
 * B12-G-symbol-protection-from-poison.
 */
export const words = [
  'vanguard',
  'incorporeal',
  'blessing',
  'curse',
  'armour',
  'magicArmour',
  'vampirism',
  'wrath',
  'giftOfLife',
  'soulCatcher',
  'union',
  'thirst',
  'incarnation',
  'concentration',
  'agility',
  'bloodMagic',
  /** Most lives, most chips it can have (B12-G-maximum-x-lives, B12-G-maximum-x-chips). */
  'maxLives',
  'maxChips',
  'maneuver',
  'camouflage',
  'meditation',
  'clumsiness',
  /** B12-G-experience-in-attack-and-defence-x stands for both. */
  'attackExperience',
  'defenceExperience',
  'shotExperience',
  'throwExperience',
  'dischargeExperience',
  'horde',
  'jump',
  'teleportation',
  'regeneration',
  'rage',
  'decay',
  'steadfastness',
  'stealth',
  'thickSkin',
  'accuracy',
  'corpseEating',
  'fading',
  'poisoning',
  'vulnerability',
  'plague',
  'archaalShield',
  'fear',
  /** Protection from attacks of flying creatures. */
  'hideout',
  'devotion',
  'unique',
  'directedStrike',
  'unanswerableStrike',
  'scales',
  'symbiont',
  'parasite',
  'flight',
  'protectionFromPoison',
  /** From spells, magic strikes and discharges (B12-G-protection-from-magic). */
  'protectionFromMagic',
  'protectionFromSudden',
  /** Wears no equipment (B12-G-does-not-wear). */
  'noEquipment',
  /** Does not close after assault, as a defender (B12-G-does-not-close-after-assault). */
  'staysOpenAfterAssault',
  'staysOpenAsDefender',
  /** May stay closed at the start of the turn (B12-410.1). */
  'mayStayClosed',
  /** Starts the battle with so many chips, extra lives (B12-G-starts-battle-with, B09-G-starts-the-battle-with). */
  'startChips',
  'startLives',
  /** Has features that work in formation (B12-G-formation). */
  'formation',
  /** Works from the graveyard (WE-R2). */
  'valhalla',
  /** Stands in the auxiliary zone though it does not fly (B12-532.3). */
  'aloft',
] as const;

export type Word = (typeof words)[number];
