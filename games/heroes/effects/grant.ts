/** The cards have this ability too. */
import { named, optional } from '@vigrid/kernel/schema';
import { capital, quoted } from '@vigrid/speech';
import type { Granted } from '../abilities/ability.ts';
import { targetsOf } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target, until } from '../abilities/target.ts';
import { learn } from '../flow/rewriting.ts';
import { receives } from '../text/changes.ts';
import { kindOf, whom } from '../text/targets.ts';

const shape = { to: target, ability: named<Granted>('granted'), until: optional(until) };

export const grant: EffectKind<'grant', typeof shape> = {
  shape,
  target: (e) => e.to,

  does(g, f, e) {
    for (const piece of targetsOf(g, f)) learn(g, f, piece, [e.ability], e.until ?? 'stay');
  },

  says(e, at, say) {
    const kind = kindOf(e.to, at);
    const { en, ru } = say.ability(e.ability, kind);
    const ability = {
      en: `the ability “${capital(en)}”`,
      ru: `способность ${quoted(capital(ru))}`,
    };
    return receives(whom(e.to, at), ability, e.until);
  },
};
