import { say } from '@vigrid/speech';
import { contractsFor, gainInstead, takeContract } from '../pieces/contracts.ts';
import { cardsOf, one } from './asking.ts';
import { ask, effect } from './kind.ts';
import { mark } from './marks.ts';

/** One of those that lie open; 2 Solari where there is none, or no module of contracts (D-26.2, D-27.9). */
export const contract = effect('contract', {
  shape: {},
  says: () => say('возьмите контракт', 'take a contract'),
  marks: () => mark('contract', undefined, say('контракт', 'contract')),
  when: 'atOnce',
  due: (s, side) => contractsFor(s, side).length === 0,
  does(g, side, _e, source, it) {
    if (contractsFor(g.state, side).length === 0) gainInstead(g, side);
    else ask(g, side, it, source);
  },
  asks: () =>
    one(
      ({ state: s }, f) => cardsOf(s, f, { ask: 'contract', rule: 'D-26.2' }, contractsFor(s, f.side), 1, 1),
      (g, f, [card]) => takeContract(g, f.side, card),
    ),
  worth: 0.35,
});
