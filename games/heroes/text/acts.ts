/** Answers as button labels: the act and its object. */
import type { Answer, Lang, Names, Question, Text } from '@vigrid/kernel';
import { isKey, quoted } from '@vigrid/speech';
import type { HeroesAct } from '../acts.ts';
import { cards, coins } from './counts.ts';

export function act(given: HeroesAct, lang: Lang, names: Names): string {
  return (isKey(labels, given.do) ? label(given.do, given, names) : other)[lang];
}

/** The label of any answer as `decode` gives it: an act, cards picked or put in order, yes or no, a number. */
export function answer(q: Question, value: Answer<HeroesAct>, lang: Lang, names: Names): string {
  if (isAct(value)) return act(value, lang, names);
  if (typeof value === 'boolean') return (value ? yes : no)[lang];
  if (Array.isArray(value))
    return (q.kind === 'split' ? shared(q.items, value, names) : picked(q.ask, value, names))[lang];
  return String(value);
}

type Acts = { readonly [A in HeroesAct as A['do']]: A };
type Kind = keyof Acts;

const label = <K extends Kind>(kind: K, a: Acts[K], names: Names): Text => labels[kind](a, names);

const labels: { readonly [K in Kind]: (a: Acts[K], names: Names) => Text } = {
  first: ({ seat }, names) => ({ ru: `Начинает ${names.seat(seat)}`, en: `${names.seat(seat)} goes first` }),
  play: ({ card, alternative }, names) =>
    alternative === undefined
      ? { ru: `Разыграть: ${names.card(card)}`, en: `Play ${names.card(card)}` }
      : {
          ru: `Разыграть за альтернативную стоимость: ${names.card(card)}`,
          en: `Play ${names.card(card)} for its alternative cost`,
        },
  take: ({ card }, names) => ({
    ru: `Взять квест ${quoted(names.card(card))}`,
    en: `Take the quest ${names.card(card)}`,
  }),
  attack: ({ card, target }, names) => ({
    ru: `${names.card(card)} атакует: цель — ${names.card(target)}`,
    en: `Strike ${names.card(target)} with ${names.card(card)}`,
  }),
  use: ({ card, ability }, names) => ({
    ru: `${names.card(card)}: применить способность ${ability + 1}`,
    en: `Use ability ${ability + 1} of ${names.card(card)}`,
  }),
  end: () => ({ ru: 'Закончить ход', en: 'End turn' }),
  defend: ({ card }, names) => ({
    ru: `Защищает ${names.card(card)}`,
    en: `Defend with ${names.card(card)}`,
  }),
  pass: () => ({ ru: 'Никто не защищает', en: 'Nobody defends' }),
  pay: (a) => ({ ru: `Заплатить ${coins(a.coins).ru}`, en: `Pay ${coins(a.coins).en}` }),
  decline: () => ({ ru: 'Отказаться', en: 'Decline' }),
  spring: ({ card }, names) => ({
    ru: `Пустить в ход: ${names.card(card)}`,
    en: `Bring forth ${names.card(card)}`,
  }),
  name: ({ cost, seat }, names) => ({
    ru: `Стоимость ${cost}, колода: ${names.seat(seat)}`,
    en: `Cost ${cost}, the deck of ${names.seat(seat)}`,
  }),
  respend: ({ card, value }, names) => ({
    ru: `${names.card(card)}: Расход ${value} ещё раз`,
    en: `Spend ${value} of ${names.card(card)} once more`,
  }),
  place: ({ where }) =>
    where === 'top'
      ? { ru: 'На верх колоды', en: 'On top of the deck' }
      : { ru: 'Под колоду', en: 'Under the deck' },
  modes: ({ modes }) => {
    const chosen = ordinals.filter((_, mode) => modes & (1 << mode));
    return {
      ru: `Выбрать ${chosen.map((o) => o.ru).join(' и ')}`,
      en: `Choose the ${chosen.map((o) => o.en).join(' and the ')}`,
    };
  },
  resolve: ({ card, ability }, names) =>
    ability === poison
      ? { ru: `Сначала Отравление: ${names.card(card)}`, en: `First the Poison on ${names.card(card)}` }
      : {
          ru: `Сначала ${names.card(card)}, способность ${ability + 1}`,
          en: `First ${names.card(card)}, ability ${ability + 1}`,
        },
  aim: ({ target }, names) => ({ ru: `Цель: ${names.card(target)}`, en: `Aim at ${names.card(target)}` }),
};

/** Poison works beside the abilities but is none of them. */
const poison = -1;

const isAct = (value: Answer<HeroesAct>): value is HeroesAct => typeof value === 'object' && 'do' in value;

const other: Text = { ru: 'Выбрать это', en: 'Choose this' };
const yes: Text = { ru: 'Да', en: 'Yes' };
const no: Text = { ru: 'Нет', en: 'No' };

/** Modes by their place in the text of the card. */
const ordinals: readonly Text[] = [
  { ru: 'первое', en: 'first' },
  { ru: 'второе', en: 'second' },
  { ru: 'третье', en: 'third' },
  { ru: 'четвёртое', en: 'fourth' },
];

/** So much to each: "Groll 2, Neibl 0". */
function shared(items: readonly number[], shares: readonly number[], names: Names): Text {
  const all = items.map((card, i) => `${names.card(card)} ${shares[i]}`).join(', ');
  return { ru: all, en: all };
}

function picked(ask: string, chosen: readonly number[], names: Names): Text {
  const all = chosen.map((card) => names.card(card)).join(', ');
  const n = cards(chosen.length);
  switch (ask) {
    case 'mulligan':
      return chosen.length === 0
        ? { ru: 'Оставить все', en: 'Keep them all' }
        : { ru: `Заменить ${n.ru}`, en: `Replace ${n.en}` };
    case 'discardOwn':
    case 'plunder':
      return chosen.length === 0
        ? { ru: 'Ничего не сбрасывать', en: 'Discard nothing' }
        : { ru: `Сбросить: ${all}`, en: `Discard ${all}` };
    case 'tuck':
      return { ru: `Положить в колоду: ${all}`, en: `Put into the deck: ${all}` };
    case 'look':
      return chosen.length === 0
        ? { ru: 'Оставить на месте', en: 'Leave them there' }
        : { ru: `Выбрать: ${all}`, en: `Choose ${all}` };
    case 'graveOrder':
    case 'pileOrder':
      return { ru: `Порядок: ${all}`, en: `In this order: ${all}` };
    default:
      return chosen.length === 0
        ? { ru: 'Никого не выбирать', en: 'Choose nobody' }
        : { ru: `Выбрать: ${all}`, en: `Choose ${all}` };
  }
}
