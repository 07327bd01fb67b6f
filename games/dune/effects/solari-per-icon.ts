import { say } from '@vigrid/speech';
import { iconsOf, partnerOf } from '../pieces/printed.ts';
import { gain } from '../pieces/supply.ts';
import { icons } from '../symbols.ts';
import { effect } from './kind.ts';

/**
 * 1 Solari for each Agent icon of the other grafted card, in one gain (D-F-084). Those of Dispatch an Envoy count, which
 * never doubles one (D-F-080, D-17.12); they are on one card only, so that a Ghola of Slig Farmer does not count them
 * again (RD-25).
 */
export const solariPerIcon = effect('solariPerIcon', {
  shape: {},
  says: () =>
    say(
      'получите 1 солярий за каждый символ агента на другой сращённой карте',
      'gain 1 Solari for each Agent icon of the other grafted card',
    ),
  when: 'atOnce',
  does(g, side, _e, source, it) {
    const { state: s } = g;
    const other = partnerOf(s, source);
    if (other < 0) return;
    const envoy = it.rules.copies(s, source) ? 0 : s.turn.icons;
    const all = iconsOf(s, side, other, source) | envoy;
    gain(g, side, 'solari', icons.filter((_, icon) => all & (1 << icon)).length, 'D-F-084');
  },
});
