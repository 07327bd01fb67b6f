import { say } from '@vigrid/speech';
import { returnToHand } from '../pieces/cards.ts';
import { effect } from './kind.ts';

/** This card goes back to the hand. */
export const backToHand = effect('backToHand', {
  shape: {},
  says: () => say('верните эту карту на руку', 'return this card to your hand'),
  may: (s, side, _e, source) => s.sides[side].played.includes(source),
  does: (g, side, _e, source) => returnToHand(g, side, source),
});
