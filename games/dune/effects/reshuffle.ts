import { say } from '@vigrid/speech';
import { reshuffle as shuffleDeck } from '../pieces/cards.ts';
import { effect } from './kind.ts';

export const reshuffle = effect('reshuffle', {
  shape: {},
  says: () => say('замешайте свой сброс в колоду', 'shuffle your discard pile into your deck'),
  lacks: 'D-18.1',
  may: (s, side) => s.sides[side].deck.length + s.sides[side].discard.length > 0,
  does: (g, side) => shuffleDeck(g, side),
});
