import { say } from '@vigrid/speech';
import { foldspace as card } from '../cards/catalogue.ts';
import { acquire } from '../pieces/cards.ts';
import type { Dune } from '../state.ts';
import { effect } from './kind.ts';
import { mark } from './marks.ts';

/** A Foldspace card trashed in this turn goes back to its stack and can be taken. */
export const foldspace = effect('foldspace', {
  shape: {},
  says: () => say('получите карту «Свёрнутое пространство»', 'acquire a Foldspace card'),
  marks: () => mark('foldspace', undefined, say('карта', 'card')),
  when: 'atOnce',
  lacks: 'D-5.3',
  may: (s) => stackOf(s).length > 0,
  does(g, side) {
    const top = stackOf(g.state).at(-1);
    if (top !== undefined) acquire(g, side, top, 0, 'discard', 'D-5.3');
  },
  worth: 0.15,
});

const stackOf = (s: Dune): readonly number[] => s.reserve[card.stack] ?? [];
