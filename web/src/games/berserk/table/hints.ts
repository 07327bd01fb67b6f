/** What somebody who is asked may press, in a line: for those who do not know the game yet. */
import type { BerserkAct } from '@vigrid/berserk/table';
import type { Text } from '@vigrid/kernel';
import type { AskedQuestion } from '@vigrid/protocol';
import { plural } from '@vigrid/speech';
import { type Choice, offeredIn } from '../../../table/ask/draft.ts';

/** Null where the question, its buttons or the text of the card say it all. */
export function hintOf(
  question: AskedQuestion<BerserkAct>,
  actor: number | null,
  isOwn: (card: number) => boolean,
): Text | null {
  if (question.ask === 'keepHidden') return keepHidden;
  if (question.kind !== 'act') return null;
  const { ask, options } = question;
  const offered = offeredIn(question);
  switch (ask) {
    case 'order':
      return order;
    case 'recruit':
      return actor === null ? recruit : null;
    case 'deploy':
      return actor === null ? deploy : deployHere;
    case 'choice':
      if (actor !== null)
        return whatItMayDo(offered.filter(({ parts }) => parts.from === actor && !isOwn(parts.to ?? -1)));
      return options.some((act) => act.do === 'end') ? whoMayAct(offered) : mustStrike;
    case 'priority':
      return options.some((act) => act.do === 'defend') ? stepIn : null;
    default:
      return null;
  }
}

const order: Text = {
  ru: 'Первый раньше начинает бой. У второго больше кристаллов, и третий ряд он может не вскрывать.',
  en: 'The First begins the battle. The Second has more crystals and may keep the third row face down.',
};
const recruit: Text = {
  ru: 'Нажмите на карту, чтобы взять её, ещё раз — чтобы вернуть.',
  en: 'Press a card to take it, and again to put it back.',
};
const deploy: Text = {
  ru: 'Нажмите на карту, потом на клетку своей половины.',
  en: 'Press a card, then a cell on your half.',
};
const deployHere: Text = {
  ru: 'Нажмите на любую из светящихся клеток.',
  en: 'Press any cell that is lit.',
};
/** The turn can not be handed over (B12-G-obligation-to-attack). */
const mustStrike: Text = {
  ru: 'Ход пока не закончить: одно из ваших существ обязано ударить, прочтите его карту.',
  en: 'The turn can not end yet: one of your creatures must strike, as its card says.',
};
const keepHidden: Text = {
  ru: 'Нажмите на тех, кто останется рубашкой вверх. Остальных увидит соперник.',
  en: 'Press those that stay face down. Your rival will see the others.',
};
const stepIn: Text = {
  ru: 'Светящееся существо может принять удар на себя.',
  en: 'A creature that is lit may take the blow instead.',
};

/** How many cards are still to act; each of them is lit. */
function whoMayAct(offered: readonly Choice[]): Text {
  const n = new Set(offered.flatMap(({ parts }) => parts.from ?? [])).size;
  if (n === 0)
    return { ru: 'Больше никто не может действовать.', en: 'None of your cards can act any more.' };
  return {
    ru: `${plural(n, 'ru', ['Может', 'Могут', 'Могут'])} действовать ${n} ${plural(n, 'ru', ['карта', 'карты', 'карт'])}: нажмите на любую светящуюся.`,
    en: `${n} of your cards may act: press any that is lit.`,
  };
}

function whatItMayDo(own: readonly Choice[]): Text | null {
  const strikes = own.filter(({ act }) => act.do === 'strike');
  const targets = new Set(strikes.map(({ parts }) => parts.to)).size;
  const cells = new Set(own.flatMap(({ parts }) => parts.place ?? [])).size;
  const ru = [
    targets > 0 && `${targets} ${plural(targets, 'ru', ['цель', 'цели', 'целей'])} для удара`,
    cells > 0 && `${cells} ${plural(cells, 'ru', ['клетка', 'клетки', 'клеток'])} для движения`,
  ].filter(Boolean);
  const en = [
    targets > 0 && `${targets} ${plural(targets, 'en', ['target', 'targets'])} to strike`,
    cells > 0 && `${cells} ${plural(cells, 'en', ['cell', 'cells'])} to move to`,
  ].filter(Boolean);
  return ru.length === 0 ? null : { ru: `${ru.join(', ')}.`, en: `${en.join(', ')}.` };
}
