/** The nouns of texts in both languages: kinds of cards, classes, attacks, and what is counted. */
import {
  adjective,
  compound,
  counted,
  type Grammar,
  type Lexeme,
  noun,
  paired,
  type Text,
  word,
} from '@vigrid/speech';
import type { AbilityType, CardType } from '../abilities/index.ts';
import { type ClassKey, classes } from './classes.ts';

const animate: Grammar = { animate: true };
const thing: Grammar = {};

export const card = word('карта', 'card');
export const wound = word('рана', 'wound');
export const chip = word('фишка', 'chip');
export const life = word('жизнь', 'life', { gender: 'f' });
export const moreLife = word(compound([adjective('дополнительный')], life.ru), 'additional life');
export const cell = word('клетка', 'cell');
export const freeCell = word(compound([adjective('свободный')], cell.ru), 'free cell');
export const marker = word('маркер', 'marker');
export const turn = word('ход', 'turn');
const crystal = word('кристалл', 'crystal');
export const gold = word(compound([adjective('золотой')], crystal.ru), 'gold crystal');
export const silver = word(compound([adjective('серебряный')], crystal.ru), 'silver crystal');

/** As objects: "3 cards", «1 карту». */
export const cards = (n: number): Text => counted(n, card);
export const wounds = (n: number): Text => counted(n, wound);
export const chips = (n: number): Text => counted(n, chip);
export const lives = (n: number): Text => counted(n, life);
export const moreLives = (n: number): Text => counted(n, moreLife);
export const crystals = (n: number): Text => counted(n, crystal);

/** What a card can be called in a sentence. */
export type Kind = CardType | 'card' | 'symbiont' | 'parasite';

export const kinds: Readonly<Record<Kind, Lexeme>> = {
  card,
  creature: word('существо', 'creature', animate),
  artifact: word('артефакт', 'artifact'),
  terrain: word('местность', 'terrain', { gender: 'f' }),
  equipment: word('экипировка', 'piece of equipment'),
  symbiont: word('симбиот', 'symbiont', animate),
  parasite: word('паразит', 'parasite', animate),
};

/** What is meant by a noun; the names of classes are those of creatures. */
export const kindOfNoun = (noun: Lexeme): Kind =>
  kindNames.find((kind) => kinds[kind] === noun) ?? 'creature';

const kindNames: readonly Kind[] = [
  'card',
  'creature',
  'artifact',
  'terrain',
  'equipment',
  'symbiont',
  'parasite',
];

/** Attacks, spells and influences. */
export const uses: Readonly<Record<AbilityType, Lexeme>> = {
  simple: word(compound([adjective('простой')], noun('удар')), 'simple strike'),
  special: word(compound([adjective('особый')], noun('удар')), 'special strike'),
  magic: word(compound([adjective('магический')], noun('удар')), 'magic strike'),
  over: word('удар через ряд', 'strike over a row'),
  shot: word('выстрел', 'shot'),
  throw: word('метание', 'throw'),
  discharge: word('разряд', 'discharge'),
  spell: word('заклинание', 'spell'),
  influence: word('воздействие', 'influence'),
};

export const attack = word('атака', 'attack');
export const strike = word('удар', 'strike');

/** The host of a symbiont. */
/** Who gave a card a text (RB-163). */
export const giver = word('даритель', 'giver', animate);
export const host = word('хозяин', 'host', { ...animate, plurals: 'хозяева' });

/** How each class is declined in Russian; its creatures, where they are not called by the name of the class. */
const nouns: Readonly<Record<ClassKey, Grammar | Lexeme>> = {
  akkenian: animate,
  angel: animate,
  aquanite: animate,
  arkhaalite: animate,
  biter: animate,
  brotherhood: word('член братства', 'brotherhood member', animate),
  childOfKrong: {
    ...animate,
    gender: 'n',
    forms: ['дитя дитяти дитяти дитя дитятей дитяти', 'дети детей детям детей детьми детях'],
  },
  coven: word('член ковена', 'coven member', animate),
  demon: animate,
  dragon: animate,
  dragonid: animate,
  dusk: word('существо сумрака', 'creature of the dusk', animate),
  elemental: animate,
  elf: animate,
  forestGuardian: animate,
  giant: animate,
  gnome: animate,
  harpy: animate,
  heroMage: word(paired(noun('герой', animate), noun('маг', animate)), 'hero-mage'),
  heroPriest: word(
    paired(noun('герой', animate), noun('жрец', { ...animate, stressed: true })),
    'hero-priest',
  ),
  heroRogue: word(paired(noun('герой', animate), noun('разбойник', animate)), 'hero-rogue'),
  heroWarrior: word(paired(noun('герой', animate), noun('воин', animate)), 'hero-warrior'),
  inquisitor: animate,
  koyar: animate,
  linung: animate,
  orc: animate,
  pirate: animate,
  ratkin: word('крысолюд', 'ratkin', animate, 'ratkin'),
  reborn: word('возрождённый', 'reborn', { ...animate, adjectival: true }, 'reborn'),
  riverMaiden: word(compound([adjective('речной')], noun('дева', animate)), 'River Maiden'),
  slua: word('слуа', 'slua', { ...animate, fixed: true }, 'slua'),
  spawn: word('порождение', 'spawn', animate, 'spawn'),
  spirit: animate,
  toaDan: word('член ордена Тоа-Дан', 'Toa-Dan member', animate),
  troll: animate,
  undead: word('нежить', 'undead', { ...animate, gender: 'f' }, 'undead'),
  underdweller: animate,
  yordling: animate,
  city: { plurals: 'города' },
  desert: thing,
  forest: { plurals: 'леса' },
  gate: { onlyPlural: true },
  mountains: word('горы', 'mountain terrain', { onlyPlural: true }, 'mountain terrains'),
  river: thing,
  sea: thing,
  steppe: { gender: 'f' },
  swamp: thing,
  building: thing,
  sphere: thing,
  warMachine: word(compound([adjective('боевой')], noun('машина')), 'war machine'),
  bodyArmour: word('доспех', 'body armour', thing, 'body armour'),
  footwear: word('обувь', 'footwear', { gender: 'f' }, 'footwear'),
  potion: thing,
  shield: { stressed: true },
  weapon: thing,
};

export function classNoun(key: ClassKey): Lexeme {
  const row = nouns[key];
  return 'ru' in row ? row : word(classes[key].ru, classes[key].en, row);
}
