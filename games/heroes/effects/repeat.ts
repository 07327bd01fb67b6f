/** A spell of your graveyard is carried out once more (BH-G-repeat). */
import { choiceOf, fitting } from '../abilities/choices.ts';
import { filter } from '../abilities/filter.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { playSpell } from '../flow/texts.ts';
import { isEffects } from '../state.ts';
import { you } from '../text/clauses.ts';
import { phrase } from '../text/filters.ts';
import * as verbs from '../text/verbs.ts';

const shape = { what: filter };

export const repeat: EffectKind<'repeat', typeof shape> = {
  shape,
  choice(s, e, by) {
    // RH-43: repeating a spell from within would never end; it lies in the graveyard meanwhile.
    const underWay = (one: number) => s.frames.some((frame) => isEffects(frame) && frame.card === one);
    const spells = fitting(s, s.sides[by.seat].graveyard, { ...e.what, type: 'spell' }, by);
    return choiceOf(
      by.seat,
      spells.filter((one) => !underWay(one)),
    );
  },
  rule: 'BH-G-repeat',

  does(g, f) {
    for (const card of f.targets) playSpell(g, f.seat, card, f.x);
  },

  says(e) {
    const what = phrase({ ...e.what, type: 'spell' });
    const spell = `${what.ru('acc')} с кладбища`;
    return you(`repeat ${what.en} from your graveyard`, verbs.repeat, spell);
  },
  spoken: (e) => phrase({ ...e.what, type: 'spell' }),
};
