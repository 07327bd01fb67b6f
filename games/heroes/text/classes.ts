/** The names that cards carry: types, classes, elements, keywords and sets. Plain data, safe for the browser. */
import type { Text } from '@vigrid/kernel';
import { capital } from '@vigrid/speech';
import type { CardData, CardType, Element } from '../abilities/index.ts';
import type { Term } from './keywords.ts';

export { keyword, keywords, type Term } from './keywords.ts';

/** Names inside a sentence; `capital` begins one. */
export const types: Readonly<Record<CardType, Text>> = {
  hero: { ru: 'герой', en: 'hero' },
  creature: { ru: 'существо', en: 'creature' },
  spell: { ru: 'заклинание', en: 'spell' },
  weapon: { ru: 'оружие', en: 'weapon' },
  armour: { ru: 'броня', en: 'armour' },
  amulet: { ru: 'амулет', en: 'amulet' },
  terrain: { ru: 'местность', en: 'terrain' },
  event: { ru: 'событие', en: 'event' },
  quest: { ru: 'квест', en: 'quest' },
};

export const classes = {
  action: { ru: 'действие', en: 'action' },
  akkenian: { ru: 'аккениец', en: 'Akkenian' },
  angel: { ru: 'ангел', en: 'angel' },
  aquanite: { ru: 'акванит', en: 'aquanite' },
  arkhaalite: { ru: 'архаалит', en: 'Arkhaalite' },
  artifact: { ru: 'артефакт', en: 'artifact' },
  beast: { ru: 'зверь', en: 'beast' },
  brotherhood: { ru: 'братство', en: 'Brotherhood' },
  centaur: { ru: 'кентавр', en: 'centaur' },
  childOfKrong: { ru: 'дитя Кронга', en: 'Child of Krong' },
  coven: { ru: 'ковен', en: 'coven' },
  demon: { ru: 'демон', en: 'demon' },
  draconid: { ru: 'драконид', en: 'draconid' },
  dragon: { ru: 'дракон', en: 'dragon' },
  elf: { ru: 'эльф', en: 'elf' },
  ent: { ru: 'энт', en: 'ent' },
  fairy: { ru: 'фея', en: 'fairy' },
  giant: { ru: 'великан', en: 'giant' },
  gloom: { ru: 'сумрак', en: 'gloom' },
  gnome: { ru: 'гном', en: 'gnome' },
  goblin: { ru: 'гоблин', en: 'goblin' },
  golem: { ru: 'голем', en: 'golem' },
  gremlin: { ru: 'гремлин', en: 'gremlin' },
  guardian: { ru: 'страж леса', en: 'Forest Guardian' },
  hollow: { ru: 'пустотник', en: 'hollow' },
  inquisitor: { ru: 'инквизитор', en: 'inquisitor' },
  koyar: { ru: 'койар', en: 'koyar' },
  linung: { ru: 'линунг', en: 'linung' },
  mage: { ru: 'маг', en: 'mage' },
  mechanism: { ru: 'механизм', en: 'mechanism' },
  mercenary: { ru: 'наёмник', en: 'mercenary' },
  naga: { ru: 'нага', en: 'naga' },
  nightmare: { ru: 'кошмар', en: 'nightmare' },
  ogre: { ru: 'огр', en: 'ogre' },
  orc: { ru: 'орк', en: 'orc' },
  order: { ru: 'приказ', en: 'order' },
  pirate: { ru: 'пират', en: 'pirate' },
  potion: { ru: 'зелье', en: 'potion' },
  priest: { ru: 'жрец', en: 'priest' },
  ritual: { ru: 'ритуал', en: 'ritual' },
  riverMaiden: { ru: 'речная дева', en: 'River Maiden' },
  rogue: { ru: 'разбойник', en: 'rogue' },
  slua: { ru: 'слуа', en: 'slua' },
  sorcery: { ru: 'волшебство', en: 'sorcery' },
  spawn: { ru: 'порождение', en: 'spawn' },
  spirit: { ru: 'дух', en: 'spirit' },
  toaDan: { ru: 'Тоа-Дан', en: 'Toa-Dan' },
  trap: { ru: 'ловушка', en: 'trap' },
  troll: { ru: 'тролль', en: 'troll' },
  undead: { ru: 'нежить', en: 'undead' },
  underdweller: { ru: 'подземник', en: 'underdweller' },
  warMachine: { ru: 'боевая машина', en: 'war machine' },
  warrior: { ru: 'воин', en: 'warrior' },
  worg: { ru: 'ворг', en: 'worg' },
  yordling: { ru: 'йордлинг', en: 'yordling' },
} as const satisfies Record<string, Text>;

export type ClassKey = keyof typeof classes;

const isClass = (key: string): key is ClassKey => key in classes;

/** The key of a class, checked: cards name classes as plain strings. */
export function classKey(key: string): ClassKey {
  if (isClass(key)) return key;
  throw new Error(`No class is called "${key}"; the classes are ${Object.keys(classes).join(', ')}.`);
}

export const elements: Readonly<Record<Element, Text>> = {
  steppe: { ru: 'степи', en: 'steppes' },
  mountain: { ru: 'горы', en: 'mountains' },
  forest: { ru: 'леса', en: 'forests' },
  swamp: { ru: 'болота', en: 'swamps' },
  darkness: { ru: 'тьма', en: 'darkness' },
};

/** Other words of card texts that deserve an explanation. */
export const terms = {
  hire: {
    name: { ru: 'Найм', en: 'Hire' },
    about: { ru: 'Выполняется, когда карта входит в игру.', en: 'Executed when the card enters play.' },
  },
  death: {
    name: { ru: 'Гибель', en: 'Death' },
    about: {
      ru: 'Выполняется, когда карта уходит из игры на кладбище.',
      en: 'Executed when the card goes from play to the graveyard.',
    },
  },
  onAttack: {
    name: { ru: 'При атаке', en: 'On attack' },
    about: { ru: 'Выполняется после атаки этой карты.', en: 'Executed after this card’s attack.' },
  },
  soulcatcher: {
    name: { ru: 'Душелов', en: 'Soulcatcher' },
    about: {
      ru: 'Этот текст есть на карте, только если в этом ходу погибло существо, всё равно чьё.',
      en: 'This text exists only if a creature, no matter whose, has died this turn.',
    },
  },
  concentration: {
    name: { ru: 'Концентрация', en: 'Concentration' },
    about: {
      ru: 'Выполняется в начале вашего хода, если на этом персонаже нет ран.',
      en: 'Executed at the start of your turn if this character has no wounds.',
    },
  },
  raid: {
    name: { ru: 'Набег', en: 'Raid' },
    about: {
      ru: 'Этот текст есть на время атаки, которая по счёту не раньше указанной за ход.',
      en: 'This text exists during an attack that is the one of that number in the turn, or a later one.',
    },
  },
  spend: {
    name: { ru: 'Расход', en: 'Spend' },
    about: {
      ru: 'Выполняется, когда вы потратили за ход столько монет; каждое значение — раз в ход.',
      en: 'Executed when you have spent so many coins this turn; each value once per turn.',
    },
  },
  ambush: {
    name: { ru: 'Засада', en: 'Ambush' },
    about: {
      ru: 'В этот момент карту можно разыграть с руки за указанные монеты, даже в ход противника.',
      en: 'At that moment the card may be played from your hand for these coins, even in the opponent’s turn.',
    },
  },
  shot: {
    name: { ru: 'Выстрел', en: 'Shot' },
    about: {
      ru: 'Атака издали по вражескому персонажу: ни защитника, ни ответа.',
      en: 'An attack from afar on an opposing character: no defender, no answer.',
    },
  },
  fight: {
    name: { ru: 'Сражение', en: 'Fight' },
    about: {
      ru: 'Существа обмениваются ударами, даже закрытые; никто из них не закрывается, и защитника нет.',
      en: 'The creatures exchange strikes, even closed ones; neither closes, and nobody defends.',
    },
  },
  protection: {
    name: { ru: 'Защита', en: 'Protection' },
    about: {
      ru: 'Названное не наносит ей ран, а заклинание не может выбрать её целью.',
      en: 'What is named deals it no wounds; a spell cannot choose it as a target.',
    },
  },
  poison: {
    name: { ru: 'Отравление', en: 'Poison' },
    about: {
      ru: 'В начале каждого своего хода карта получает столько ран; действует только сильнейшее.',
      en: 'At the start of each of its own turns the card gets that many wounds; only the greatest works.',
    },
  },
  stun: {
    name: { ru: 'Оглушение', en: 'Stun' },
    about: {
      ru: 'Карта закрывается и один раз не открывается в начале своего хода.',
      en: 'The card closes and once does not open at the start of its turn.',
    },
  },
  ready: {
    name: { ru: 'Подготовить', en: 'Ready' },
    about: {
      ru: 'Карта открывается, снова может атаковать и применять способности.',
      en: 'The card opens and may attack and use its abilities again.',
    },
  },
  capture: {
    name: { ru: 'Добыть', en: 'Capture' },
    about: {
      ru: 'Карта лежит под этой, пока эта не уйдёт из игры, потом возвращается.',
      en: 'The card lies under this one until this one leaves play, then it goes back.',
    },
  },
  search: {
    name: { ru: 'Поиск', en: 'Search' },
    about: {
      ru: 'Найдите карту в своей колоде, покажите и возьмите в руку; колода перемешивается.',
      en: 'Find the card in your deck, show it and take it to hand; the deck is shuffled.',
    },
  },
  summon: {
    name: { ru: 'Вызвать', en: 'Summon' },
    about: {
      ru: 'Карта входит в игру прямо из вашей колоды; колода перемешивается.',
      en: 'The card enters play straight from your deck; the deck is shuffled.',
    },
  },
  revive: {
    name: { ru: 'Возродить', en: 'Revive' },
    about: { ru: 'Карта входит в игру с вашего кладбища.', en: 'The card enters play from your graveyard.' },
  },
  repeat: {
    name: { ru: 'Повторить', en: 'Repeat' },
    about: {
      ru: 'Заклинание выполняется ещё раз; цели можно выбрать заново.',
      en: 'The spell is executed once more; its targets may be chosen anew.',
    },
  },
  strengthening: {
    name: { ru: 'Эффект усиления', en: 'Strengthening effect' },
    about: { ru: '+1 к удару и +1 к жизням.', en: '+1 strike and +1 life.' },
  },
  weakening: {
    name: { ru: 'Эффект ослабления', en: 'Weakening effect' },
    about: { ru: '−1 к удару и −1 к жизням.', en: '−1 strike and −1 life.' },
  },
} as const satisfies Record<string, Term>;

/** Sets by the code that begins the ids of their cards. */
export const setNames = {
  L25: { ru: 'Обучающий набор 2025', en: 'Learning Set 2025' },
  RAM: { ru: 'Раммарат', en: 'Rammarat' },
  GA: { ru: 'Золотой век', en: 'Golden Age' },
  BG: { ru: 'Большая игра', en: 'Big Game' },
  RT: { ru: 'Расцвет технологий', en: 'Rise of Technology' },
  PP: { ru: 'Цена прогресса', en: 'Price of Progress' },
  TH: { ru: 'Время героев · Сила и честь', en: 'Time of Heroes · Strength and Honour' },
} as const satisfies Record<string, Text>;

export type SetCode = keyof typeof setNames;

export const isSet = (code: string): code is SetCode => code in setNames;

/** "Creature · orc". */
export function lineOf(card: Pick<CardData, 'type' | 'class'>): Text {
  const type = types[card.type];
  const names = [card.class ?? []].flat().map((key) => classes[classKey(key)]);
  const line = (lang: keyof Text) => {
    const of = names.map((name) => name[lang]).join(', ');
    return of === '' ? capital(type[lang]) : `${capital(type[lang])} · ${of}`;
  };
  return { ru: line('ru'), en: line('en') };
}
