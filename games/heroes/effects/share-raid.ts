/** Your creatures have the Raid of the chosen one this turn. */
import { targetsOf } from '../abilities/choices.ts';
import { conditionsOf } from '../abilities/inside.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { learn } from '../flow/rewriting.ts';
import { isCreature, textOf } from '../state.ts';
import { receives } from '../text/changes.ts';
import { phrase } from '../text/filters.ts';
import { whom, withoutRaid } from '../text/targets.ts';

const shape = { to: target };

export const shareRaid: EffectKind<'shareRaid', typeof shape> = {
  shape,
  target: (e) => e.to,

  does(g, f) {
    const [teacher] = targetsOf(g, f);
    if (!teacher) return;
    const raids = textOf(g.state, teacher).abilities.filter((ability) =>
      conditionsOf(ability).some((condition) => 'raid' in condition),
    );
    for (const piece of g.state.sides[f.seat].play) {
      if (piece !== teacher && isCreature(g.state, piece)) learn(g, f, piece, raids, 'turnEnd');
    }
  },

  says(e, at) {
    const teacher = whom(withoutRaid(e.to), at);
    const raid = { en: `the Raid of ${teacher.en}`, ru: `Набег ${teacher.ru('gen')}` };
    return receives(phrase({ type: 'creature', side: 'yours' }, 'each'), raid, 'turnEnd');
  },
};
