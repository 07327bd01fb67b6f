import type { CardEntry } from '@vigrid/kernel';

/** What a named feature of Berserk looks like on a piece. Those without a glyph are read on the card. */
export const wordGlyphs: Readonly<Record<string, string>> = {
  vanguard: 'flying-flag',
  incorporeal: 'ghost',
  blessing: 'holy-symbol',
  curse: 'cursed-star',
  armour: 'chest-armor',
  magicArmour: 'magic-shield',
  vampirism: 'fangs',
  wrath: 'enrage',
  giftOfLife: 'healing',
  soulCatcher: 'raise-skeleton',
  union: 'meeple-group',
  thirst: 'blood',
  incarnation: 'raise-skeleton',
  concentration: 'third-eye',
  agility: 'running-ninja',
  bloodMagic: 'blood',
  maneuver: 'return-arrow',
  camouflage: 'hooded-figure',
  meditation: 'third-eye',
  clumsiness: 'interdiction',
  attackExperience: 'sword-brandish',
  defenceExperience: 'shield',
  shotExperience: 'arrow-cluster',
  throwExperience: 'thrown-spear',
  dischargeExperience: 'electric',
  horde: 'minions',
  jump: 'jump-across',
  teleportation: 'teleport',
  regeneration: 'healing',
  rage: 'enrage',
  decay: 'death-skull',
  steadfastness: 'checked-shield',
  stealth: 'hooded-figure',
  thickSkin: 'chest-armor',
  accuracy: 'on-target',
  corpseEating: 'carrion',
  fading: 'hourglass',
  poisoning: 'poison',
  vulnerability: 'heart-minus',
  plague: 'poison',
  archaalShield: 'magic-shield',
  fear: 'death-skull',
  hideout: 'castle',
  devotion: 'laurel-crown',
  unique: 'laurel-crown',
  directedStrike: 'on-target',
  unanswerableStrike: 'silenced',
  scales: 'chest-armor',
  symbiont: 'meeple-group',
  parasite: 'poison',
  flight: 'feathered-wing',
  protectionFromPoison: 'poison',
  protectionFromSudden: 'hourglass',
  formation: 'minions',
  valhalla: 'laurels',
};

/** Seen anyway: by where the card stands, by its foot, or only while squads are recruited. */
export const quietWords: ReadonlySet<string> = new Set([
  'flight',
  'unique',
  'devotion',
  'maxLives',
  'maxChips',
  'startChips',
  'startLives',
  'noEquipment',
  'poisoning',
  'symbiont',
  'parasite',
  'horde',
  'aloft',
]);

/** Attack experience and the like: the number says how good it is; a plain word has 1 for its value. */
export const valued: ReadonlySet<string> = new Set([
  'blessing',
  'curse',
  'armour',
  'magicArmour',
  'giftOfLife',
  'soulCatcher',
  'union',
  'thirst',
  'clumsiness',
  'attackExperience',
  'defenceExperience',
  'shotExperience',
  'throwExperience',
  'dischargeExperience',
  'jump',
  'regeneration',
  'rage',
  'decay',
  'fading',
  'vulnerability',
  'archaalShield',
  'fear',
]);

/** Said on the card in full, or of no use in a battle. */
export const plainWords: ReadonlySet<string> = new Set([
  'maxLives',
  'maxChips',
  'startChips',
  'startLives',
  'noEquipment',
  'horde',
]);

export interface Named {
  readonly word: string;
  readonly value: number;
}

/** Traits write a named feature as `armour 2`. */
export function printedWords(entry: CardEntry): Named[] {
  return (entry.traits?.keyword ?? []).map((trait) => {
    const [word = '', value = '1'] = trait.split(' ');
    return { word, value: Number(value) };
  });
}
