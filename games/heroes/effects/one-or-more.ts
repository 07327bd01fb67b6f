/** One or more of the modes. */
import type { EffectKind } from '../abilities/kind.ts';
import { anyMode, modal, modes, modesQuestion, takeModes } from './shared/modes.ts';

const shape = { ...modal };

export const oneOrMore: EffectKind<'oneOrMore', typeof shape> = {
  shape,
  lists: (e) => e.modes,
  possible: anyMode,
  asks: (g, f, e, possible) => modesQuestion(g, f, e, true, possible),
  takes: takeModes,

  says: (e, at, say) =>
    modes(
      e,
      at,
      say,
      e.modes.length > 2
        ? { en: 'one or more', ru: 'одно или несколько' }
        : { en: 'one or both', ru: 'одно или оба' },
    ),
};
