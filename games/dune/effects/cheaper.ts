import { text, whole } from '@vigrid/kernel/schema';
import { filled } from '@vigrid/speech';
import { spacesNamed } from '../board/board.ts';
import { placeName } from '../text/places.ts';
import { effect, nothing } from './kind.ts';

/** Sent with this card, an Agent pays so much less there. */
export const cheaper = effect('cheaper', {
  shape: { place: text, n: whole },
  says: (e) =>
    filled(
      `ячейка «*» стоит этому агенту на ${e.n} меньше`,
      `* costs this Agent ${e.n} less`,
      placeName(e.place),
    ),
  when: 'atOnce',
  sending: (e) => ({ cheaper: { spaces: spacesNamed(e.place), n: e.n } }),
  does: nothing,
});
