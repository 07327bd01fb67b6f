import { whole } from '@vigrid/kernel/schema';
import { filled } from '@vigrid/speech';
import { drawCards } from '../pieces/cards.ts';
import { counted, named } from '../text/words.ts';
import { effect } from './kind.ts';
import { mark } from './marks.ts';

export const draw = effect('draw', {
  shape: { n: whole },
  says: (e) => filled('возьмите *', 'draw *', counted(e.n, 'card')),
  marks: (e) => mark('cards', e.n, named(e.n, 'card')),
  from: 'cards',
  alike: true,
  lacks: 'D-18.1',
  may: (s, side) => s.sides[side].deck.length + s.sides[side].discard.length > 0,
  does: (g, side, e) => drawCards(g, side, e.n, 'D-18.1'),
  worth: (_s, _side, e) => 0.28 * e.n,
  // What is drawn first is known when the rest is decided.
  eager: 5,
});
