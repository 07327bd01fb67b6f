/** A card of a graveyard into play under your control (BH-G-revive). */
import { optional, yes } from '@vigrid/kernel/schema';
import type { EffectKind } from '../abilities/kind.ts';
import { livesOf } from '../abilities/meaning.ts';
import { tell } from '../flow/telling.ts';
import { enter, mayCome, remove } from '../flow/zones.ts';
import { you } from '../text/clauses.ts';
import { several } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';
import { fromGraveyard, lying, lyingThere, places } from './shared/from-graveyard.ts';

const shape = {
  ...fromGraveyard,
  /** With as many Weakening effects as leave it 1 life. */
  frail: optional(yes),
};

export const revive: EffectKind<'revive', typeof shape> = {
  shape,
  choice: lyingThere,
  rule: 'BH-G-revive',

  /** BH-G-revive. */
  does(g, f, e) {
    for (const card of f.targets) {
      if (!mayCome(g.state, card, f.seat)) continue;
      const { graveyard, completed } = g.state.sides[g.state.owner[card]];
      remove(e.from === 'completed' ? completed : graveyard, card);
      tell(g, 'revive', 'BH-G-revive', { card, seat: f.seat });
      const piece = enter(g, card, f.seat);
      if (e.frail) piece.boosts -= Math.max(0, livesOf(g.state, piece) - 1);
    }
  },

  says(e, at) {
    const what = lying(e, at);
    const from = e.from ? places[e.from] : { en: '', ru: '' };
    const frail = e.frail
      ? {
          en: ' with as many Weakening effects as leave 1 life',
          ru: ' с таким числом эффектов ослабления, чтобы осталась 1 жизнь',
        }
      : { en: '', ru: '' };
    const en = (what.measured ? [from.en, what.en] : [what.en, from.en])
      .filter((part) => part !== '')
      .join(' ');
    const ru = (what.measured ? [from.ru, what.ru('acc')] : [what.ru('acc'), from.ru])
      .filter((part) => part !== '')
      .join(' ');
    return you(`revive ${en}${frail.en}`, verbs.revive, `${ru}${frail.ru}`);
  },
  spoken: (e) => several(e.what, e.count),
};
