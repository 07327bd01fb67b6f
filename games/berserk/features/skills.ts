/** What is added to the numbers of Frenzy, Finishing-off, Prophecy and Meanness (RB-98). */
import type { Skill } from '../abilities/index.ts';
import { gainBit, gainKind } from '../cards/catalogue.ts';
import type { Piece } from '../state/piece.ts';
import type { Berserk } from '../state.ts';
import { eachGain, touched } from './gains.ts';
import { meaning } from './meaning.ts';

export function skillOf(s: Berserk, piece: Piece | null, of: Skill, at: Piece | null = null): number {
  if (!piece || !touched(s, piece, gainBit.skill)) return 0;
  let more = 0;
  eachGain(s, piece, gainKind.skill, (gain, by) => {
    if (gain.of !== of || (gain.vs && !(at && meaning.fits(s, gain.vs, at, by)))) return;
    more += meaning.amountOf(s, gain.by, by);
  });
  return more;
}
