/** An answer in words: an act says what it is, anything else stands after what was asked. */
import {
  type AnyGame,
  decode,
  type Lang,
  type Question,
  type Run,
  type Seat,
  type Text,
} from '@vigrid/kernel';
import { namesIn } from './names.ts';

/** For a table that puts the players' names in: a seat stands there as {0}. */
export function answerSaid(
  game: AnyGame,
  { state }: Run,
  seat: Seat,
  question: Question,
  answer: number,
): Text {
  const names = namesIn(game, [game.view(state, seat), question], (one) => `{${one}}`);
  const value = decode(question, answer);
  const inLang = (lang: Lang): string => {
    if (typeof value === 'object' && 'do' in value) return game.speak.act(value, lang, names[lang]);
    return `${game.speak.question(question, lang, names[lang])} ${chosen(lang)}`;
  };
  const chosen = (lang: Lang): string => {
    if (typeof value === 'number') return `${value}`;
    if (typeof value === 'boolean') return (value ? yes : no)[lang];
    if ('do' in value || question.kind === 'split') return Object.values(value).join(' ');
    const { seat: player, card } = names[lang];
    return value.map(question.kind === 'seats' ? player : card).join(', ') || nothing[lang];
  };
  return { ru: inLang('ru'), en: inLang('en') };
}

const yes: Text = { ru: 'Да', en: 'Yes' };
const no: Text = { ru: 'Нет', en: 'No' };
const nothing: Text = { ru: 'Ничего', en: 'Nothing' };
