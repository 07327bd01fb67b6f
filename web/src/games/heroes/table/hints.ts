/** What somebody who is asked may do, in a line: for those who do not know the game yet. */
import type { HeroesAct } from '@vigrid/heroes/table';
import type { Lang, Question, Text } from '@vigrid/kernel';

/** Null where the question, its buttons or the text of the card say it all. */
export function hintOf(question: Question<HeroesAct>, actor: number | null): Text | null {
  if (question.kind !== 'act') return null;
  const { ask, options } = question;
  if (ask === 'first') return drawsLess;
  if (ask === 'defend') return stepIn;
  if (ask === 'resolve' && actor === null) return whichFirst;
  if (ask !== 'main') return null;
  if (actor === null) return mayDo(new Set(options.map((act) => act.do)));
  const attacks = options.filter((act) => act.do === 'attack' && act.card === actor).length;
  return attacks === 0 ? null : attacks === 1 ? oneTarget : anyTarget;
}

/** BH-8.8. */
const drawsLess: Text = {
  ru: 'Кто начинает, тот в свой первый ход не берёт карту.',
  en: 'Whoever goes first draws no card in their first turn.',
};
const stepIn: Text = {
  ru: 'Нажмите на того, кто защитит, или пропустите удар.',
  en: 'Press who steps in, or let the blow through.',
};
const whichFirst: Text = {
  ru: 'Нажмите на светящуюся карту: её способность выполнится раньше.',
  en: 'Press a card that is lit: its ability is carried out sooner.',
};
const oneTarget: Text = { ru: 'Нажмите на светящуюся цель.', en: 'Press the target that is lit.' };
const anyTarget: Text = {
  ru: 'Нажмите на любую из светящихся целей.',
  en: 'Press any target that is lit.',
};
const nothing: Text = {
  ru: 'Больше ничего сделать нельзя.',
  en: 'There is nothing else you can do.',
};

const deeds: readonly (readonly [string, Text])[] = [
  ['attack', { ru: 'атаковать', en: 'attack' }],
  ['play', { ru: 'разыграть карту', en: 'play a card' }],
  ['use', { ru: 'применить способность', en: 'use an ability' }],
  ['take', { ru: 'взять квест', en: 'take a quest' }],
];

function mayDo(kinds: ReadonlySet<string>): Text {
  const possible = deeds.filter(([kind]) => kinds.has(kind)).map(([, text]) => text);
  if (possible.length === 0) return nothing;
  const list = (lang: Lang) =>
    new Intl.ListFormat(lang, { type: 'disjunction' }).format(possible.map((text) => text[lang]));
  return {
    ru: `Можно ${list('ru')}: нажмите на то, что светится.`,
    en: `You may ${list('en')}: press what is lit.`,
  };
}
