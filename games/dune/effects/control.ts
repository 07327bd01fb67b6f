import { text } from '@vigrid/kernel/schema';
import { filled, say } from '@vigrid/speech';
import { boardOf, spaceByName, spaces } from '../board/board.ts';
import { ahead } from '../bot/values.ts';
import { isHouseHagal, seatOf } from '../state.ts';
import { placeName } from '../text/places.ts';
import { effect } from './kind.ts';

/** House Hagal never gains control; a player's marker is removed (D-12.5). */
export const control = effect('control', {
  shape: { place: text },
  says: (e) => filled('возьмите под контроль: *', 'take control of *', placeName(e.place)),
  marks: () => [{ sign: 'control', word: say('контроль', 'control'), always: true }],
  when: 'atOnce',
  undoubled: true,
  does(g, side, e) {
    const { state: s } = g;
    const space = boardOf(s).same[spaceByName(e.place)];
    const to = isHouseHagal(s.sides[side]) ? -1 : side;
    s.control[space] = to;
    g.listener?.({
      kind: 'control',
      rule: to === -1 ? 'D-12.5' : 'D-12.2',
      seat: to === -1 ? null : seatOf(s, to),
      space: spaces[space].id,
    });
  },
  worth: (s) => 0.6 * ahead(s),
});
