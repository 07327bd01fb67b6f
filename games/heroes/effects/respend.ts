/** Values of Spend that your other creatures have answered to this turn, up to so much in sum, trigger once more. */
import { again } from '@vigrid/kernel';
import { wholeFrom } from '@vigrid/kernel/schema';
import type { EffectKind } from '../abilities/kind.ts';
import type { HeroesAct } from '../acts.ts';
import { spentValues, triggerAgain } from '../flow/triggers.ts';
import { happens } from '../text/clauses.ts';

const shape = { most: wholeFrom(1) };

export const respend: EffectKind<'respend', typeof shape> = {
  shape,
  // No value is a target, and paying for the card may reach one (RH-53).
  /** The values that may still trigger once more, and enough. */
  asks(g, f, e) {
    const left = e.most - f.shares.reduce((sum, value) => sum + value, 0);
    const options: HeroesAct[] = spentValues(g.state, f.seat, f.card)
      .filter(
        ({ card, value }) =>
          value <= left && !f.targets.some((one, i) => one === card && f.shares[i] === value),
      )
      .map(({ card, value }) => ({ do: 'respend', card, value }));
    if (options.length === 0) return null;
    options.push({ do: 'decline' });
    return { kind: 'act', seat: f.seat, ask: 'respend', rule: 'BH-19.2', about: { source: f.card }, options };
  },
  /** One after the other, until the player has enough. */
  takes(_g, f, _e, act) {
    if (act.do !== 'respend') return;
    f.targets = [...f.targets, act.card];
    f.shares = [...f.shares, act.value];
    again(f);
  },

  does(g, f) {
    f.targets.forEach((card, i) => {
      triggerAgain(g, { card, value: f.shares[i] });
    });
  },

  says({ most }) {
    const what = {
      en: 'values of Spend that your other creatures have reached this turn',
      ru: 'значения Расхода, которых в этом ходу достигли другие ваши существа',
    };
    return happens(
      {
        en: `${what.en} trigger once more, up to ${most} in sum`,
        ru: `${what.ru}, срабатывают ещё раз, в сумме до ${most}`,
      },
      {
        en: `have ${what.en} trigger once more, up to ${most} in sum`,
        ru: `повторить ${what.ru}, в сумме до ${most}`,
      },
    );
  },
};
