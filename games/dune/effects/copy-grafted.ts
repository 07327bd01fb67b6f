import { say } from '@vigrid/speech';
import { cardOf } from '../state.ts';
import { effect, nothing } from './kind.ts';

/** The Agent box of the other grafted card (D-24.14). */
export const copyGrafted = effect('copyGrafted', {
  shape: {},
  says: () =>
    say(
      'то же, что в поле агента другой сращённой карты',
      'the same as the Agent box of the other grafted card',
    ),
  when: 'atOnce',
  sending: () => ({ copies: true }),
  standsFor: (s, _side, _card, other, it) =>
    other >= 0 && !it.rules.copies(s, other) ? cardOf(s, other).agent : [],
  does: nothing,
});
