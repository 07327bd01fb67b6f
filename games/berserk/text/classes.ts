/** Classes of cards by the keys that the card tables use. */
import type { Text } from '@vigrid/kernel';
import type { CardType } from '../abilities/index.ts';

/** B12-G-classes-creature; the War of the Elements has one more, the undead. */
const creatures = {
  akkenian: { ru: 'аккениец', en: 'Akkenian' },
  angel: { ru: 'ангел', en: 'angel' },
  arkhaalite: { ru: 'архаалит', en: 'Arkhaalite' },
  biter: { ru: 'кусака', en: 'biter' },
  brotherhood: { ru: 'братство', en: 'brotherhood' },
  childOfKrong: { ru: 'дитя Кронга', en: 'Child of Krong' },
  /** Its creatures are "members of the coven" (B12-G-class-coven). */
  coven: { ru: 'ковен', en: 'coven' },
  demon: { ru: 'демон', en: 'demon' },
  dragon: { ru: 'дракон', en: 'dragon' },
  dragonid: { ru: 'драконид', en: 'dragonid' },
  dusk: { ru: 'сумрак', en: 'dusk' },
  elemental: { ru: 'элементаль', en: 'elemental' },
  elf: { ru: 'эльф', en: 'elf' },
  forestGuardian: { ru: 'страж леса', en: 'Forest Guardian' },
  gnome: { ru: 'гном', en: 'gnome' },
  harpy: { ru: 'гарпия', en: 'harpy' },
  heroMage: { ru: 'герой-маг', en: 'hero-mage' },
  heroWarrior: { ru: 'герой-воин', en: 'hero-warrior' },
  inquisitor: { ru: 'инквизитор', en: 'inquisitor' },
  koyar: { ru: 'койар', en: 'koyar' },
  linung: { ru: 'линунг', en: 'linung' },
  orc: { ru: 'орк', en: 'orc' },
  pirate: { ru: 'пират', en: 'pirate' },
  reborn: { ru: 'возрождённый', en: 'reborn' },
  riverMaiden: { ru: 'речная дева', en: 'River Maiden' },
  slua: { ru: 'слуа', en: 'slua' },
  spawn: { ru: 'порождение', en: 'spawn' },
  spirit: { ru: 'дух', en: 'spirit' },
  // B12-G-class-toa-dan.
  toaDan: { ru: 'Тоа-Дан', en: 'Toa-Dan' },
  troll: { ru: 'тролль', en: 'troll' },
  undead: { ru: 'нежить', en: 'undead' },
  underdweller: { ru: 'подземник', en: 'underdweller' },
  yordling: { ru: 'йордлинг', en: 'yordling' },
} as const satisfies Record<string, Text>;

/** B12-G-classes-terrain. */
const terrains = {
  city: { ru: 'город', en: 'city' },
  desert: { ru: 'пустыня', en: 'desert' },
  forest: { ru: 'лес', en: 'forest' },
  gate: { ru: 'врата', en: 'gate' },
  mountains: { ru: 'горы', en: 'mountains' },
  river: { ru: 'река', en: 'river' },
  steppe: { ru: 'степь', en: 'steppe' },
  swamp: { ru: 'болото', en: 'swamp' },
} as const satisfies Record<string, Text>;

/** B12-G-classes-artifact. */
const artifacts = {
  sphere: { ru: 'сфера', en: 'sphere' },
} as const satisfies Record<string, Text>;

/** B12-G-classes-equipment. */
const equipment = {
  bodyArmour: { ru: 'доспех', en: 'body armour' },
  footwear: { ru: 'обувь', en: 'footwear' },
  potion: { ru: 'зелье', en: 'potion' },
  shield: { ru: 'щит', en: 'shield' },
  weapon: { ru: 'оружие', en: 'weapon' },
} as const satisfies Record<string, Text>;

/** Classes that the sets since 2023 added to those of the rulebook, by the type of their cards. */
const added = {
  creature: {
    aquanite: { ru: 'акванит', en: 'Aquanite' },
    giant: { ru: 'великан', en: 'giant' },
    heroPriest: { ru: 'герой-жрец', en: 'hero-priest' },
    heroRogue: { ru: 'герой-разбойник', en: 'hero-rogue' },
    ratkin: { ru: 'крысолюд', en: 'ratkin' },
  },
  terrain: { sea: { ru: 'море', en: 'sea' } },
  artifact: {
    building: { ru: 'постройка', en: 'building' },
    warMachine: { ru: 'боевая машина', en: 'war machine' },
  },
} as const satisfies Partial<Record<CardType, Record<string, Text>>>;

export const classes = {
  ...creatures,
  ...terrains,
  ...artifacts,
  ...equipment,
  ...added.creature,
  ...added.terrain,
  ...added.artifact,
};

export type ClassKey = keyof typeof classes;

/** The classes that cards of a type may have, by the rulebook; and those added since. */
export const classesOf: Readonly<Record<CardType, Readonly<Record<string, Text>>>> = {
  creature: creatures,
  terrain: terrains,
  artifact: artifacts,
  equipment,
};

export const addedClassesOf: Readonly<Partial<Record<CardType, Readonly<Record<string, Text>>>>> = added;

const isClass = (key: string): key is ClassKey => Object.hasOwn(classes, key);

/** The key of a class, checked: cards name classes as plain strings. */
export function classKey(key: string): ClassKey {
  if (isClass(key)) return key;
  throw new Error(`No class is called "${key}"; the classes are ${Object.keys(classes).join(', ')}.`);
}
