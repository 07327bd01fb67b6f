/** The words of the game in both languages, and counted nouns. Russian follows the official answers to questions. */
import type { Lang, Text } from '@vigrid/kernel';
import { plural } from '@vigrid/speech';
import type { Module } from '../modules.ts';
import type { Faction, Icon, Resource } from '../symbols.ts';

export const same = (ru: string, en: string): Text => ({ ru, en });

/** A sentence in both languages with texts in the places marked by stars. */
export function filled(ru: string, en: string, ...texts: readonly Text[]): Text {
  const fill = (sentence: string, lang: Lang): string => {
    const [first, ...rest] = sentence.split('*');
    return rest.reduce((said, part, i) => `${said}${texts[i][lang]}${part}`, first);
  };
  return same(fill(ru, 'ru'), fill(en, 'en'));
}

export const factionNames: Readonly<Record<Faction, Text>> = {
  emperor: same('Император', 'Emperor'),
  guild: same('Космическая Гильдия', 'Spacing Guild'),
  beneGesserit: same('Бене Гессерит', 'Bene Gesserit'),
  fremen: same('Фримены', 'Fremen'),
};

/** With whom Influence is had: «у Императора». */
export const withFaction: Readonly<Record<Faction, Text>> = {
  emperor: same('у Императора', 'with the Emperor'),
  guild: same('у Космической Гильдии', 'with the Spacing Guild'),
  beneGesserit: same('у Бене Гессерит', 'with the Bene Gesserit'),
  fremen: same('у Фрименов', 'with the Fremen'),
};

/** Whose card or token it is: «карта Фрименов». */
export const ofFaction: Readonly<Record<Faction, Text>> = {
  emperor: same('Императора', 'Emperor'),
  guild: same('Космической Гильдии', 'Spacing Guild'),
  beneGesserit: same('Бене Гессерит', 'Bene Gesserit'),
  fremen: same('Фрименов', 'Fremen'),
};

export const iconNames: Readonly<Record<Icon, Text>> = {
  ...factionNames,
  landsraad: same('Ландсраад', 'Landsraad'),
  city: same('Город', 'City'),
  spiceTrade: same('Торговля Пряностью', 'Spice Trade'),
  spy: same('Шпион', 'Spy'),
};

export const moduleNames: Readonly<Record<Module, Text>> = {
  base: same('Дюна: Империя', 'Dune: Imperium'),
  ix: same('Расцвет иксианцев', 'Rise of Ix'),
  immortality: same('Бессмертие', 'Immortality'),
  uprising: same('Восстание', 'Uprising'),
  choam: same('Восстание: КАНИКТ', 'Uprising: CHOAM'),
  six: same('Восстание: шесть игроков', 'Uprising: six players'),
  epic: same('Эпическая игра', 'Epic Game Mode'),
  escalation: same('Жестокая эскалация', 'Brutal Escalation'),
  churn: same('Кубики ряда', 'Dice churn'),
  eleven: same('До 11 очков', 'Go to 11'),
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
    ru: ['переговорщика', 'переговорщика', 'переговорщиков'],
    en: ['Negotiator', 'Negotiators'],
  },
  track: { ru: ['треке', 'треках', 'треках'], en: ['track', 'tracks'] },
} as const satisfies Record<string, Forms>;

export type Noun = keyof typeof nouns;

/** "2 Solari", «2 солярия»: as the object of a verb. */
export const counted = (n: number, noun: Noun): Text =>
  same(`${n} ${plural(n, 'ru', nouns[noun].ru)}`, `${n} ${plural(n, 'en', nouns[noun].en)}`);

/** Of one thing, the subject is another word than the object. */
const subjects: Partial<Record<Noun, string>> = {
  water: 'вода',
  card: 'карта',
  intrigue: 'карта интриги',
  negotiator: 'переговорщик',
};

/** The noun that stands beside a figure on its own: "water", «вода» beside 1, «воды» beside 2. */
export function named(n: number, noun: Noun): Text {
  const [one, few, many] = nouns[noun].ru;
  return same(plural(n, 'ru', [subjects[noun] ?? one, few, many]), plural(n, 'en', nouns[noun].en));
}

/** Where troops are lost, after their number. */
export const lostFrom = {
  garrison: same(' из гарнизона', ' from the garrison'),
  conflict: same(' из зоны конфликта', ' in the Conflict'),
  anywhere: same('', ''),
};

/** "up to 2 troops", "any number of troops". */
export function upToTroops(max: number): Text {
  if (max >= 12) return same('любое число отрядов', 'any number of troops');
  return max === 1 ? same('1 отряд', '1 troop') : same(`до ${max} отрядов`, `up to ${max} troops`);
}

/** How often something is done, more than once. */
export const times = (n: number): Text =>
  n === 2 ? same('дважды', 'twice') : same(`${n} раза`, `${n} times`);

/** Beside a sign that says the rest: «2 интриги», «1 очко». */
const shortNouns = {
  intrigue: { ru: ['интрига', 'интриги', 'интриг'], en: ['Intrigue', 'Intrigue'] },
  persuasion: { ru: ['убеждение', 'убеждения', 'убеждений'], en: ['Persuasion', 'Persuasion'] },
  point: { ru: ['очко', 'очка', 'очков'], en: ['point', 'points'] },
} as const satisfies Partial<Record<Noun, Forms>>;

export const short = (n: number, noun: keyof typeof shortNouns): Text =>
  same(plural(n, 'ru', shortNouns[noun].ru), plural(n, 'en', shortNouns[noun].en));

export const resourceNames: Readonly<Record<Resource, Text>> = {
  solari: same('солярии', 'Solari'),
  spice: same('Пряность', 'spice'),
  water: same('вода', 'water'),
};

export const joined = (texts: readonly Text[], ru: string, en: string): Text =>
  same(texts.map((text) => text.ru).join(ru), texts.map((text) => text.en).join(en));

/** "a", "a or b", "a, b or c". */
export const either = (texts: readonly Text[]): Text =>
  same(listed(texts, 'ru', 'или'), listed(texts, 'en', 'or'));

/** "a", "a and b", "a, b and c". */
export const both = (texts: readonly Text[]): Text =>
  same(listed(texts, 'ru', 'и'), listed(texts, 'en', 'and'));

function listed(texts: readonly Text[], lang: Lang, word: string): string {
  const words = texts.map((text) => text[lang]);
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} ${word} ${last}`;
}

export const isKey = <K extends string>(table: Readonly<Record<K, unknown>>, key: string): key is K =>
  Object.hasOwn(table, key);

/** A name after a noun: «карта «Чани»»; marks inside become the inner kind. */
export const quoted = (name: string): string => `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`;
