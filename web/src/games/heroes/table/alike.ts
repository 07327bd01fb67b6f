/** The same ability of several copies of a card: which of them comes first makes no difference worth a question. */
import type { Question } from '@vigrid/kernel';
import { useByItself } from '../../../table/ask/byItself.ts';
import { defIn } from '../../../table/catalogue.ts';
import type { HeroesView } from './game.ts';
import { isAct } from './game.ts';

const delay = 250;

export const useAlike = (view: HeroesView): void =>
  useByItself(delay, (question) => firstOfAlike(question, (card) => defIn(view, card)));

/** The first of them; null where there is something to choose. */
export function firstOfAlike(question: Question, defOf: (card: number) => string | undefined): number | null {
  if (question.kind !== 'act' || question.ask !== 'resolve') return null;
  const kinds = new Set(
    question.options.map((act) =>
      isAct(act, 'resolve') ? `${defOf(act.card) ?? act.card} ${act.ability}` : act.do,
    ),
  );
  return kinds.size === 1 ? 0 : null;
}
