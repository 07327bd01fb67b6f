/** Chooses a row, for what follows. */
import { optional } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { half } from '../abilities/vocabulary.ts';
import { command } from '../text/clauses.ts';

const shape = { half: optional(half) };

export const chooseRow: EffectKind<'chooseRow', typeof shape> = {
  shape,
  number(_s, { half }, { seat }) {
    const [min, max] = half === undefined ? [0, 5] : (half === 'own') === (seat === 0) ? [3, 5] : [0, 2];
    return { what: 'row', min, max };
  },

  does: () => true,

  says({ half }) {
    const whose =
      half === undefined
        ? say('', '')
        : half === 'own'
          ? say(' вашей половины поля боя', ' of your half')
          : say(' половины поля боя противника', ' of the opponent’s half');
    return command(`выбрать ряд${whose.ru}`, `choose a row${whose.en}`);
  },
};
