/** Two creatures strike each other (BH-10.2, BH-11.2). */
import { hasWord, livesOf, strikeOf } from '../abilities/meaning.ts';
import type { G, Piece } from '../state.ts';
import { dealWounds } from './wounds.ts';

/** Both at once; a closed one does not strike back (BH-10.3, BH-N-2) unless they fight as open ones. */
export function exchangeStrikes(g: G, attacker: Piece, opponent: Piece, asOpen: boolean): void {
  const s = g.state;
  const answers = asOpen || !opponent.closed;
  const attackerFirst = hasWord(s, attacker, 'firstStrike');
  const opponentFirst = answers && hasWord(s, opponent, 'firstStrike');
  if (!answers || attackerFirst === opponentFirst) {
    const [hit, answer] = [strikeOf(s, attacker), strikeOf(s, opponent)];
    dealWounds(g, attacker.card, opponent, hit, 'strike');
    if (answers) dealWounds(g, opponent.card, attacker, answer, 'strike');
    return;
  }
  // BH-G-first-strike: the other one strikes only if it survived.
  const [first, second] = attackerFirst ? [attacker, opponent] : [opponent, attacker];
  dealWounds(g, first.card, second, strikeOf(s, first), 'strike');
  if (second.wounds < livesOf(s, second)) dealWounds(g, second.card, first, strikeOf(s, second), 'strike');
}
