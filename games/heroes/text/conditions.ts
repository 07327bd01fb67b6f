/** Conditions, as the clause that follows "if" or "while": "you hold fewer cards than the opponent". */
import type { Text } from '@vigrid/kernel';
import type { Condition, Filter } from '../abilities/types.ts';
import { phrase } from './filters.ts';
import { figures } from './morphology.ts';
import { card } from './nouns.ts';

export function condition(c: Condition): Text {
  if ('hand' in c) return c.hand === 'more' ? moreCards : fewerCards;
  if ('handMin' in c) {
    return {
      en: `you hold ${c.handMin} or more cards`,
      ru: `у вас в руке ${figures(c.handMin, card.ru, 'nom')} или больше`,
    };
  }
  if ('control' in c) return present(c.control);
  c satisfies { readonly enemyBroke: true };
  return { en: 'the opponent has no open coins', ru: 'у противника нет открытых монет' };
}

const moreCards: Text = {
  en: 'you hold more cards than the opponent',
  ru: 'у вас в руке больше карт, чем у противника',
};

const fewerCards: Text = {
  en: 'you hold fewer cards than the opponent',
  ru: 'у вас в руке меньше карт, чем у противника',
};

function present({ side, ...rest }: Filter): Text {
  const one = phrase(rest);
  const ru = `в игре есть ${one.ru('nom')}`;
  switch (side) {
    case 'yours':
      return { en: `you control ${one.en}`, ru: `у вас ${ru}` };
    case 'enemy':
      return { en: `the opponent controls ${one.en}`, ru: `у противника ${ru}` };
    default:
      return { en: `there is ${one.en} in play`, ru };
  }
}
