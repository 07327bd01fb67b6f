/** The simple strike with what applies whoever is struck; what depends on the target is told by the preview. */
import { grades } from '../abilities/vocabulary.ts';
import { gainBit, gainKind } from '../cards/catalogue.ts';
import type { Piece } from '../state/piece.ts';
import type { Berserk } from '../state.ts';
import { amountOf } from './evaluate.ts';
import { printedStrike } from './figures.ts';
import { eachGain, touched } from './gains.ts';

export function strikeNow(s: Berserk, piece: Piece): readonly number[] {
  const printed = printedStrike(s, piece);
  if (piece.hidden || !touched(s, piece, gainBit.strike)) return printed;
  const strike = printed.slice();
  eachGain(s, piece, gainKind.strike, (gain, giver) => {
    if (gain.vs || (gain.types && !gain.types.includes('simple'))) return;
    const by = amountOf(s, gain.by, giver);
    for (const [grade, name] of grades.entries()) {
      if (!gain.grades || gain.grades.includes(name)) strike[grade] += by;
    }
  });
  return strike.map((value) => Math.max(0, value));
}
