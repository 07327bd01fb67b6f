/** This card, from the graveyard to the hand. */
import type { EffectKind } from '../abilities/kind.ts';
import { takeBack } from '../flow/zones.ts';
import { you } from '../text/clauses.ts';
import { card } from '../text/nouns.ts';
import { it, thisCard } from '../text/phrases.ts';
import * as verbs from '../text/verbs.ts';

const shape = {};

export const regain: EffectKind<'regain', typeof shape> = {
  shape,

  does(g, f) {
    takeBack(g, f.card, 'graveyard', 'BH-13.1');
  },

  says(_, at) {
    const from = at.inGraveyard ? { en: '', ru: '' } : { en: ' from your graveyard', ru: ' с кладбища' };
    const me = at.inGraveyard ? it(card) : thisCard('card');
    const where = `${me.ru('acc')}${from.ru} в руку`;
    return you(`return this card${from.en} to your hand`, verbs.giveBack, where);
  },
};
