import { listOf } from '@vigrid/kernel/schema';
import { filled, joined } from '@vigrid/speech';
import { sendsLater } from '../pieces/agents.ts';
import { icons } from '../symbols.ts';
import { iconNames } from '../text/words.ts';
import { effect } from './kind.ts';
import { icon } from './shapes.ts';

/** The card to be played in this turn has these icons, too (D-17.12). */
export const addIcons = effect('addIcons', {
  shape: { icons: listOf(icon) },
  says: (e) =>
    filled(
      'у карты, которую вы играете в этот ход, есть и символы агентов: *',
      'the card you play this turn also has the Agent icons *',
      joined(
        e.icons.map((one) => iconNames[one]),
        ', ',
        ', ',
      ),
    ),
  when: 'atOnce',
  may: (s, side, e) =>
    sendsLater(s, side) && e.icons.some((one) => !(s.turn.icons & (1 << icons.indexOf(one)))),
  does(g, _side, e) {
    for (const one of e.icons) g.state.turn.icons |= 1 << icons.indexOf(one);
  },
  // It only helps together with what comes next, which is not looked at here.
  asPlot: () => -1,
});
