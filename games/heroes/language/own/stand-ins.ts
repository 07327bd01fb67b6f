/**
 * What stands in an example for anything of its kind and is found again in what the writer makes of it: a number that
 * no card has, creatures of a class that no other part of the example speaks of.
 */
import { cases, type Lang, type Text } from '@vigrid/speech';
import type { CardType, Filter, Word } from '../../abilities/index.ts';
import { conditionText } from '../../text/conditions.ts';
import { clauses } from '../../text/effects.ts';
import { type Count, phrase } from '../../text/filters.ts';
import { keyword } from '../../text/keywords.ts';
import { type Kind, keywordForms, kinds } from '../../text/nouns.ts';
import { type Phrase, thisCard } from '../../text/phrases.ts';
import { protection } from '../../text/statics.ts';
import { wordsOf } from './tokens.ts';

export type SlotKind =
  | 'number'
  | 'cards'
  | 'target'
  | 'that'
  | 'me'
  | 'condition'
  | 'effects'
  | 'granted'
  | 'word'
  | 'moment'
  | 'card';

export interface StandIn {
  readonly kind: SlotKind;
  /** What stands in the data of the example. */
  readonly data: unknown;
  /** How the writer may put it, by the first word, longest first. */
  readonly said: (lang: Lang) => Ways;
}

type Ways = ReadonlyMap<string, readonly (readonly string[])[]>;

/** In Russian what is counted has three forms. */
export const endings: Readonly<Record<Lang, readonly number[]>> = { en: [5], ru: [1, 2, 5] };

export const numberOf = (id: number, ending = 5): number => 9000 + 100 * id + ending;

function standIn(kind: SlotKind, data: unknown, texts: () => readonly Text[]): StandIn {
  const kept: Partial<Record<Lang, Ways>> = {};
  const said = (lang: Lang) => {
    kept[lang] ??= byFirst(texts().map((text) => wordsOf(text[lang], lang)));
    return kept[lang];
  };
  return { kind, data, said };
}

function byFirst(all: readonly string[][]): Ways {
  const distinct = new Map(all.filter((one) => one.length > 0).map((one) => [one.join(' '), one]));
  const longestFirst = [...distinct.values()].sort((a, b) => b.length - a.length);
  const ways = new Map<string, string[][]>();
  for (const one of longestFirst) ways.set(one[0], [...(ways.get(one[0]) ?? []), one]);
  return ways;
}

const alike = (text: string): Text => ({ ru: text, en: text });

const keptOnes = new Map<string, StandIn>();

/** One and the same, however often it is asked for. */
function once(key: string, make: () => StandIn): StandIn {
  const known = keptOnes.get(key) ?? make();
  keptOnes.set(key, known);
  return known;
}

export const number = (id: number, ending?: number): StandIn =>
  once(`number ${id} ${ending}`, () => {
    const n = numberOf(id, ending);
    return standIn('number', n, () => [alike(`${n}`)]);
  });

const rare = ['riverMaiden', 'underdweller', 'yordling', 'linung', 'naga', 'koyar'];

export const filterOf = (id: number): Filter => ({ type: 'creature', class: rare[id] });
export const classesOf: ReadonlySet<string> = new Set(rare);

/** All forms of a noun phrase. */
const forms = (one: Phrase): readonly Text[] => [
  { en: one.en, ru: one.ru('nom') },
  ...cases.map((c) => ({ en: one.en, ru: one.ru(c) })),
];

/** The number of cards that a target stands for, where they are several. */
export const several = 8;

function cardTexts(what: Filter): readonly Text[] {
  const numbers = [0, 1, 2, 3, several].flatMap((id) => [1, 2, 5].map((ending) => numberOf(id, ending)));
  const counts: readonly Count[] = [
    1,
    'any',
    'each',
    'bare',
    ...numbers,
    ...numbers.map((n): Count => ({ upTo: n })),
    { upTo: 1 },
  ];
  const sides = [what, { ...what, side: 'yours' as const }, { ...what, side: 'enemy' as const }];
  const { noun } = phrase(what);
  return [
    ...sides.flatMap((some) => counts.flatMap((count) => forms(phrase(some, count)))),
    // Where something else says how many.
    { en: noun.en.one, ru: noun.ru.sg.nom },
  ];
}

/** Cards, where the data has a filter. */
export const cards = (id: number): StandIn =>
  once(`cards ${id}`, () =>
    standIn('cards', filterOf(id), () => [
      ...cardTexts(filterOf(id)),
      ...cardTexts({ ...filterOf(id), type: 'spell' }),
    ]),
  );

/** Cards, where the data has a target. */
export const target = (id: number, how: object, type: CardType = 'creature'): StandIn =>
  once(`target ${id} ${type} ${JSON.stringify(how)}`, () => {
    const what = { ...filterOf(id), type };
    return standIn('target', { pick: what, ...how }, () => cardTexts(what));
  });

/** What has been spoken of before; nothing in the data. */
export const spokenOf = rare.length - 1;
export const that = once('that', () =>
  standIn('that', undefined, () =>
    ['koyar', 'naga'].flatMap((key) => {
      const one = phrase({ type: 'creature', class: key });
      return [...forms(one.that()), ...forms(phrase({ type: 'creature', class: key }, 2).that())];
    }),
  ),
);

export const condition = (id: number, unchanging: boolean): StandIn =>
  once(`condition ${id} ${unchanging}`, () => {
    const n = numberOf(id);
    const data = unchanging ? { questsMin: n } : { handMin: n };
    return standIn('condition', data, () => [conditionText(data, 'creature')]);
  });

export const effects = (id: number, how: 'order' | 'event' | 'involved' = 'order'): StandIn =>
  once(`effects ${id} ${how}`, () => {
    const n = numberOf(id);
    const data = {
      order: [{ do: 'draw' as const, amount: n }],
      event: [{ do: 'draw' as const, amount: n, who: 'enemy' as const }],
      involved: [{ do: 'payOr' as const, coins: n, otherwise: [{ do: 'endTurn' as const }] }],
    }[how];
    return standIn('effects', data, () =>
      clauses(data, { type: 'creature' }).flatMap(({ say, may, they }) => [
        say,
        may,
        ...(they ? [they] : []),
      ]),
    );
  });

export const granted = (id: number): StandIn =>
  once(`granted ${id}`, () => {
    const data = { kind: 'protection' as const, from: {}, less: numberOf(id) };
    return standIn('granted', data, () => [protection(data, 'creature')]);
  });

const words: readonly Exclude<Word, 'created'>[] = [
  'directedStrike',
  'attackExperience',
  'defenceExperience',
];

export const word = (id: number): StandIn =>
  once(`word ${id}`, () => {
    const data = words[id];
    const { en } = keyword(data);
    return standIn('word', data, () => [
      keyword(data),
      ...cases.map((c) => ({ en, ru: keywordForms[data][c] })),
    ]);
  });

/** The beginning of a triggered ability, as data and in words. */
export const moment = (data: unknown, texts: readonly Text[]): StandIn =>
  once(`moment ${JSON.stringify(data)}`, () => standIn('moment', data, () => texts));

/** A card that is created, by its id: one that nobody knows is called by it. */
export const created: StandIn = standIn('card', 'Zzyzx', () => [alike('Zzyzx')]);

/** Whom the effect before was done to. */
export const spoken: StandIn = once('spoken', () =>
  standIn('target', 'same', () => {
    const one = phrase({ type: 'creature', class: rare[spokenOf] });
    const many = phrase({ type: 'creature', class: rare[spokenOf] }, 2);
    return [one, many].flatMap((of) => [...forms(of.pronoun()), ...governed(of.pronoun())]);
  }),
);

/** After a preposition. */
const governed = (one: Phrase): readonly Text[] =>
  cases.map((c) => ({ en: one.en, ru: one.after('на', c).replace('на ', '') }));

/** The card that the text stands on, whatever kind of card that is. */
export const me: StandIn = standIn('me', undefined, () => {
  const names = Object.keys(kinds).map((kind) => thisCard(isKind(kind) ? kind : 'card'));
  return names.flatMap((one) => forms(one));
});

const isKind = (name: string): name is Kind => name in kinds;
