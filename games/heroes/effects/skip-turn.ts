/** You skip your next turn (RH-49), unless the condition holds. */
import { optional } from '@vigrid/kernel/schema';
import { condition } from '../abilities/condition.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { holds } from '../abilities/meaning.ts';
import { you } from '../text/clauses.ts';
import { conditionText } from '../text/conditions.ts';
import * as verbs from '../text/verbs.ts';

const shape = { unless: optional(condition) };

export const skipTurn: EffectKind<'skipTurn', typeof shape> = {
  shape,

  does(g, f, e) {
    if (e.unless && holds(g.state, e.unless, f.seat, f.card)) return;
    g.state.sides[f.seat].skips++;
    g.listener?.({ kind: 'willSkip', rule: 'RH-49', seat: f.seat });
  },

  says({ unless }, { type }) {
    const but = unless && conditionText(unless, type);
    const [en, ru] = [but ? ` unless ${but.en}` : '', but ? `, кроме случая, когда ${but.ru}` : ''];
    return you(`skip your next turn${en}`, verbs.skip, `свой следующий ход${ru}`);
  },
};
