import { whole } from '@vigrid/kernel/schema';
import { filled } from '@vigrid/speech';
import { goodsWorth } from '../bot/values.ts';
import { gain as gainGoods } from '../pieces/supply.ts';
import { counted, named } from '../text/words.ts';
import { effect, ruleOf } from './kind.ts';
import { mark } from './marks.ts';
import { resource } from './shapes.ts';

export const gain = effect('gain', {
  shape: { what: resource, n: whole },
  says: (e) => filled('получите *', 'gain *', counted(e.n, e.what)),
  theirs: (e) => filled('получает *', 'gains *', counted(e.n, e.what)),
  amount: (e) => counted(e.n, e.what),
  marks: (e) => mark(e.what, e.n, named(e.n, e.what)),
  when: 'atOnce',
  does: (g, side, e, source) => gainGoods(g, side, e.what, e.n, ruleOf(source)),
  onHagal: (g, side, e) => gainGoods(g, side, e.what, e.n, 'D-27.4'),
  worth: (s, side, e) => goodsWorth(s, side, e.what, e.n),
});
