import { say } from '@vigrid/speech';
import { ahead } from '../bot/values.ts';
import { takeHooks } from '../pieces/sandworms.ts';
import { effect } from './kind.ts';
import { mark } from './marks.ts';

/** Maker Hooks, once (D-25.14). */
export const hooks = effect('hooks', {
  shape: {},
  byAlly: true,
  says: () => say('получите крюк подателя', 'gain Maker Hooks'),
  marks: () => mark('hooks', undefined, say('крюк подателя', 'Maker Hooks')),
  when: 'atOnce',
  lacks: 'D-25.14',
  may: (s, side) => !s.sides[side].hooks,
  does: (g, side) => takeHooks(g, side, 'D-25.14'),
  onHagal: (g, side) => takeHooks(g, side, 'D-27.4'),
  worth: (s, side) => (s.sides[side].hooks ? 0 : 1.2 * ahead(s)),
});
