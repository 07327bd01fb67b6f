/** The list with its owner (of what the effect before was done to) deciding in your place. */
import { listed } from '@vigrid/speech';
import { effects } from '../abilities/ability.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { goInto } from '../flow/texts.ts';
import { allowed, happens } from '../text/clauses.ts';
import { inside, theSame } from '../text/targets.ts';

const shape = { does: effects };

export const byOwner: EffectKind<'byOwner', typeof shape> = {
  shape,
  lists: (e) => [e.does],

  does(g, f, e) {
    for (const card of f.before) {
      const owner = g.state.owner[card];
      goInto(g, f, e.does, 0, { seat: owner, chooser: owner });
    }
  },

  says(e, at, say) {
    const owner = (ru: string) => theSame(at).of({ en: 'owner', ru });
    const all = say.clauses(e.does, inside(at));
    const does = allowed(all);
    const free = all.every((one) => one.free);
    const they = all.flatMap((one) => one.they ?? []);
    const told =
      they.length === all.length
        ? listed(they)
        : { en: `${free ? 'may' : 'must'} ${does.en}`, ru: `${free ? 'может' : 'должен'} ${does.ru}` };
    return happens(
      { en: `${owner('').en} ${told.en}`, ru: `${owner('владелец').ru} ${told.ru}` },
      {
        en: `${free ? 'let' : 'have'} ${owner('').en} ${does.en}`,
        ru: `${free ? 'позволить' : 'дать'} ${owner('владельцу').ru} ${does.ru}`,
      },
    );
  },
};
