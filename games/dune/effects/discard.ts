import { whole } from '@vigrid/kernel/schema';
import { filled } from '@vigrid/speech';
import { counted } from '../text/words.ts';
import { discarding } from './asking.ts';
import { effect } from './kind.ts';

export const discard = effect('discard', {
  shape: { n: whole },
  says: (e) => filled('сбросьте * с руки', 'discard *', counted(e.n, 'card')),
  theirs: (e) => filled('сбрасывает * с руки', 'discards *', counted(e.n, 'card')),
  lacks: 'D-6.6',
  may: (s, side) => s.sides[side].hand.length > 0,
  asks: () => discarding,
});
