/** Answers as button labels: the act and its object. */
import type { Answer, Lang, Names, Question, Text } from '@vigrid/kernel';
import { isKey, say } from '@vigrid/speech';
import type { ValhallaAct } from '../acts.ts';
import { clanNames, faceNames, points } from './words.ts';

type Acts = { readonly [A in ValhallaAct as A['do']]: A };
type Kind = keyof Acts;

const labels: { readonly [K in Kind]: (a: Acts[K], names: Names) => Text } = {
  draw: () => say('Взять карты', 'Take cards'),
  add: ({ card }, names) => say(`В отряд: ${names.card(card)}`, `Add ${names.card(card)}`),
  addTwo: ({ cards: [a, b] }, names) =>
    say(`В отряд двоих: ${names.card(a)} и ${names.card(b)}`, `Add ${names.card(a)} and ${names.card(b)}`),
  attack: ({ seat }, names) => say(`Напасть на отряд: ${names.seat(seat)}`, `Attack ${names.seat(seat)}`),
  assault: () => say('Напасть на чудовище', 'Attack the monster'),
  arm: ({ card }, names) => say(`Вооружить: ${names.card(card)}`, `Arm ${names.card(card)}`),
  reroll: () => say('Перебросить, отдав кубик', 'Re-roll, giving up a die'),
  freeReroll: ({ by }, names) =>
    say(`Перебросить даром: ${names.card(by)}`, `Re-roll for free: ${names.card(by)}`),
  tactic: ({ card }, names) => say(`Сыграть: ${names.card(card)}`, `Play ${names.card(card)}`),
  jarl: ({ ability }) =>
    ability === 0
      ? say('Основная способность ярла', 'The jarl’s main ability')
      : say('Дополнительная способность ярла', 'The jarl’s additional ability'),
  stop: () => say('Стоять', 'Stand'),
  turn: ({ face }) => say(`Повернуть: ${faceNames[face].ru}`, `Turn to ${faceNames[face].en}`),
  name: ({ clan }) => say(`Клан: ${clanNames[clan].ru}`, `Clan: ${clanNames[clan].en}`),
  help: ({ card, seat }, names) =>
    say(
      `${names.card(card)}: помочь игроку ${names.seat(seat)}`,
      `${names.card(card)} for ${names.seat(seat)}`,
    ),
  guess: ({ seat, prize }, names) =>
    prize === 'card'
      ? say(`Победит ${names.seat(seat)}, награда — карта`, `${names.seat(seat)} wins, for a card`)
      : say(`Победит ${names.seat(seat)}, награда — очко`, `${names.seat(seat)} wins, for a point`),
  quest: ({ card }, names) => say(`Квест: ${names.card(card)}`, `Quest: ${names.card(card)}`),
  row: ({ row }) => say(`Строка ${row + 1}`, `Row ${row + 1}`),
  gift: ({ gift }) => gifts[gift],
  claim: (a) => say(`Сначала ${points(a.points).ru}`, `First ${points(a.points).en}`),
  lay: ({ card }, names) => say(`В запас: ${names.card(card)}`, `Into the reserve: ${names.card(card)}`),
  finish: () => say('Закончить набор', 'Finish the hand'),
  pass: () => say('Ничего', 'Nothing'),
};

const gifts = {
  point: say('1 очко доблести', '1 valour point'),
  card: say('1 карта', '1 card'),
  tactic: say('Вернуть тактику', 'A tactic back'),
};

const label = <K extends Kind>(kind: K, a: Acts[K], names: Names): Text => labels[kind](a, names);

export function act(given: ValhallaAct, lang: Lang, names: Names): string {
  return (isKey(labels, given.do) ? label(given.do, given, names) : say('Выбрать это', 'Choose this'))[lang];
}

/** The label of any answer as `decode` gives it: an act, things picked, yes or no, a number. */
export function answer(q: Question, value: Answer<ValhallaAct>, lang: Lang, names: Names): string {
  if (typeof value === 'object' && 'do' in value) return act(value, lang, names);
  if (typeof value === 'boolean') return (value ? say('Да', 'Yes') : say('Нет', 'No'))[lang];
  if (typeof value === 'number') return String(value);
  if (value.length === 0) return say('Ничего', 'Nothing')[lang];
  if (q.kind === 'cells') return say(`Место ${value[0] - 499}`, `Space ${value[0] - 499}`)[lang];
  if (q.kind === 'dice') return say(`Кубиков: ${value.length}`, `Dice: ${value.length}`)[lang];
  return value.map((card: number) => names.card(card)).join(', ');
}
