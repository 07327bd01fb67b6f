/** Puts the cards (on the table, shown or looked at) somewhere. `play` is entering play, `free` playing them for nothing. */
import type { Seat } from '@vigrid/kernel';
import { oneOf, type Read } from '@vigrid/kernel/schema';
import type { Text } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { playCard } from '../flow/play.ts';
import { enter, mayCome, show, takeOut, toBottom, toGraveyard, toHand } from '../flow/zones.ts';
import { type G, ref } from '../state.ts';
import { type Order, you } from '../text/clauses.ts';
import { whom } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const place = oneOf('hand', 'play', 'free', 'bottom', 'graveyard');
const shape = { what: oneOf('same', 'it'), where: place };

export const put: EffectKind<'put', typeof shape> = {
  shape,
  target: (e) => e.what,

  does(g, f, e) {
    for (const card of f.targets) putCard(g, f.seat, card, e.where);
  },

  says(e, at) {
    const who = whom(e.what, at);
    const to = (en: string, does: Order, where: Text) =>
      you(`${en} ${who.en} ${where.en}`, does, `${who.ru('acc')} ${where.ru}`);
    switch (e.where) {
      case 'play':
        return to('put', verbs.bring, { en: 'into play', ru: 'в игру' });
      case 'free':
        return to('play', verbs.play, { en: 'for free', ru: 'бесплатно' });
      case 'hand':
        return to('put', verbs.put, {
          en: who.many ? 'into their owners’ hands' : 'into its owner’s hand',
          ru: who.many ? 'в руки владельцев' : 'в руку владельца',
        });
      case 'bottom':
        return to('put', verbs.put, { en: 'under the deck', ru: 'под колоду' });
      case 'graveyard':
        return to('put', verbs.put, { en: 'into the graveyard', ru: 'на кладбище' });
    }
  },
  names: () => null,
  spoken: (e, at) => whom(e.what, at),
};

export function putCard(g: G, seat: Seat, card: number, where: Read<typeof place>): void {
  const s = g.state;
  if ((where === 'play' || where === 'free') && !mayCome(s, card, seat)) return;
  show(g, card);
  takeOut(s, card);
  g.listener?.({
    kind: 'put',
    rule: 'BH-13.1',
    card: ref(s, card),
    seat,
    where: where === 'free' ? 'play' : where,
  });
  switch (where) {
    case 'hand':
      toHand(s, card);
      break;
    case 'bottom':
      toBottom(s, card);
      break;
    case 'graveyard':
      toGraveyard(s, card);
      break;
    case 'play':
      enter(g, card, seat);
      break;
    case 'free':
      s.sides[s.owner[card]].hand.push(card);
      playCard(g, card, 0);
  }
}
