/** The words of the game in both languages, and counted nouns. Russian follows the official answers to questions. */
import { plural, say, type Text } from '@vigrid/speech';
import type { Module } from '../modules.ts';
import type { BattleIcon, Faction, Icon, Resource } from '../symbols.ts';

export const factionNames: Readonly<Record<Faction, Text>> = {
  emperor: say('Император', 'Emperor'),
  guild: say('Космическая Гильдия', 'Spacing Guild'),
  beneGesserit: say('Бене Гессерит', 'Bene Gesserit'),
  fremen: say('Фримены', 'Fremen'),
};

/** With whom Influence is had: «у Императора». */
export const withFaction: Readonly<Record<Faction, Text>> = {
  emperor: say('у Императора', 'with the Emperor'),
  guild: say('у Космической Гильдии', 'with the Spacing Guild'),
  beneGesserit: say('у Бене Гессерит', 'with the Bene Gesserit'),
  fremen: say('у Фрименов', 'with the Fremen'),
};

/** Whose card or token it is: «карта Фрименов». */
export const ofFaction: Readonly<Record<Faction, Text>> = {
  emperor: say('Императора', 'Emperor'),
  guild: say('Космической Гильдии', 'Spacing Guild'),
  beneGesserit: say('Бене Гессерит', 'Bene Gesserit'),
  fremen: say('Фрименов', 'Fremen'),
};

export const iconNames: Readonly<Record<Icon, Text>> = {
  ...factionNames,
  landsraad: say('Ландсраад', 'Landsraad'),
  city: say('Город', 'City'),
  spiceTrade: say('Торговля Пряностью', 'Spice Trade'),
  spy: say('Шпион', 'Spy'),
};

export const moduleNames: Readonly<Record<Module, Text>> = {
  base: say('Дюна: Империя', 'Dune: Imperium'),
  ix: say('Расцвет иксианцев', 'Rise of Ix'),
  immortality: say('Бессмертие', 'Immortality'),
  uprising: say('Восстание', 'Uprising'),
  choam: say('Восстание: КАНИКТ', 'Uprising: CHOAM'),
  six: say('Восстание: шесть игроков', 'Uprising: six players'),
  epic: say('Эпическая игра', 'Epic Game Mode'),
  escalation: say('Жестокая эскалация', 'Brutal Escalation'),
  churn: say('Кубики ряда', 'Dice churn'),
  eleven: say('До 11 очков', 'Go to 11'),
  originals: say('Карты базовой игры', 'Cards of the base game'),
};

export const battleIconNames: Readonly<Record<BattleIcon, Text>> = {
  crysknife: say('крис', 'Crysknife'),
  desertMouse: say('пустынная мышь', 'Desert Mouse'),
  ornithopter: say('орнитоптер', 'Ornithopter'),
  wild: say('любой', 'wild'),
};

type Forms = { readonly ru: readonly [string, string, string]; readonly en: readonly [string, string] };

const nouns = {
  solari: { ru: ['солярий', 'солярия', 'соляриев'], en: ['Solari', 'Solari'] },
  spice: { ru: ['Пряность', 'Пряности', 'Пряности'], en: ['spice', 'spice'] },
  water: { ru: ['воду', 'воды', 'воды'], en: ['water', 'water'] },
  troop: { ru: ['отряд', 'отряда', 'отрядов'], en: ['troop', 'troops'] },
  card: { ru: ['карту', 'карты', 'карт'], en: ['card', 'cards'] },
  intrigue: { ru: ['карту интриги', 'карты интриг', 'карт интриг'], en: ['Intrigue card', 'Intrigue cards'] },
  persuasion: {
    ru: ['очко убеждения', 'очка убеждения', 'очков убеждения'],
    en: ['Persuasion', 'Persuasion'],
  },
  sword: { ru: ['меч', 'меча', 'мечей'], en: ['sword', 'swords'] },
  point: {
    ru: ['победное очко', 'победных очка', 'победных очков'],
    en: ['Victory Point', 'Victory Points'],
  },
  influence: { ru: ['влияние', 'влияния', 'влияния'], en: ['Influence', 'Influence'] },
  dreadnought: { ru: ['дредноут', 'дредноута', 'дредноутов'], en: ['dreadnought', 'dreadnoughts'] },
  unit: { ru: ['подразделение', 'подразделения', 'подразделений'], en: ['unit', 'units'] },
  tile: { ru: ['технология', 'технологии', 'технологий'], en: ['Tech tile', 'Tech tiles'] },
  specimen: { ru: ['образец', 'образца', 'образцов'], en: ['specimen', 'specimens'] },
  negotiator: {
    ru: ['переговорщика', 'переговорщиков', 'переговорщиков'],
    en: ['Negotiator', 'Negotiators'],
  },
  spy: { ru: ['шпиона', 'шпионов', 'шпионов'], en: ['Spy', 'Spies'] },
  sandworm: {
    ru: ['песчаного червя', 'песчаных червей', 'песчаных червей'],
    en: ['sandworm', 'sandworms'],
  },
  contract: { ru: ['контракт', 'контракта', 'контрактов'], en: ['contract', 'contracts'] },
  memory: { ru: ['воспоминание', 'воспоминания', 'воспоминаний'], en: ['memory', 'memories'] },
  track: { ru: ['треке', 'треках', 'треках'], en: ['track', 'tracks'] },
} as const satisfies Record<string, Forms>;

export type Noun = keyof typeof nouns;

/** "2 Solari", «2 солярия»: as the object of a verb. */
export const counted = (n: number, noun: Noun): Text =>
  say(`${n} ${plural(n, 'ru', nouns[noun].ru)}`, `${n} ${plural(n, 'en', nouns[noun].en)}`);

/** As a subject one thing, and two to four of the living, are called otherwise than as an object. */
const subjects: Partial<Record<Noun, readonly [one: string, few?: string]>> = {
  water: ['вода'],
  card: ['карта'],
  intrigue: ['карта интриги'],
  negotiator: ['переговорщик', 'переговорщика'],
  spy: ['шпион', 'шпиона'],
  sandworm: ['песчаный червь', 'песчаных червя'],
};

/** The noun that stands beside a figure on its own: "water", «вода» beside 1, «воды» beside 2. */
export function named(n: number, noun: Noun): Text {
  const [one, few, many] = nouns[noun].ru;
  const [lone = one, some = few] = subjects[noun] ?? [];
  return say(plural(n, 'ru', [lone, some, many]), plural(n, 'en', nouns[noun].en));
}

/** Where troops are lost, after their number. */
export const lostFrom = {
  garrison: say(' из гарнизона', ' from the garrison'),
  conflict: say(' из зоны конфликта', ' in the Conflict'),
  anywhere: say('', ''),
};

/** "up to 2 troops", "any number of troops". */
export function upToTroops(max: number): Text {
  if (max >= 12) return say('любое число отрядов', 'any number of troops');
  return max === 1 ? say('1 отряд', '1 troop') : say(`до ${max} отрядов`, `up to ${max} troops`);
}

/** How often something is done, more than once. */
export const times = (n: number): Text =>
  n === 2 ? say('дважды', 'twice') : say(`${n} ${plural(n, 'ru', ['раз', 'раза', 'раз'])}`, `${n} times`);

/** Beside a sign that says the rest: «2 интриги», «1 очко». */
const shortNouns = {
  intrigue: { ru: ['интрига', 'интриги', 'интриг'], en: ['Intrigue', 'Intrigue'] },
  persuasion: { ru: ['убеждение', 'убеждения', 'убеждений'], en: ['Persuasion', 'Persuasion'] },
  point: { ru: ['очко', 'очка', 'очков'], en: ['point', 'points'] },
} as const satisfies Partial<Record<Noun, Forms>>;

export const short = (n: number, noun: keyof typeof shortNouns): Text =>
  say(plural(n, 'ru', shortNouns[noun].ru), plural(n, 'en', shortNouns[noun].en));

export const resourceNames: Readonly<Record<Resource, Text>> = {
  solari: say('солярии', 'Solari'),
  spice: say('Пряность', 'spice'),
  water: say('вода', 'water'),
};

/** With six players: the Factions whose tracks and spaces the icons of the Emperor and the Fremen mean (D-28.7). */
const inTeams: Partial<Record<Faction, Text>> = {
  emperor: say('Великие Дома', 'Great Houses'),
  fremen: say('Окраинные Миры', 'Fringe Worlds'),
};

/** A Faction by its name, in the game for six by that of the board. */
export const factionName = (faction: Faction, six: boolean | undefined): Text =>
  (six ? inTeams[faction] : undefined) ?? factionNames[faction];
