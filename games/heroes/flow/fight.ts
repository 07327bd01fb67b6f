/** Two creatures strike each other (BH-10.2, BH-11.2). */
import { hasWord, livesOf, strikeOf } from '../abilities/meaning.ts';
import type { HeroesEvent } from '../events.ts';
import { type G, heroOf, type Piece } from '../state.ts';
import { dealWounds } from './wounds.ts';

/**
 * Both at once; a closed one does not strike back (BH-10.3, BH-N-2) unless they fight as open ones. Gives the card of
 * the one who is yet to answer a First Strike (BH-G-first-strike), -1 if nobody is.
 */
export function exchangeStrikes(
  g: G,
  attacker: Piece,
  opponent: Piece,
  asOpen: boolean,
  usual: HeroesEvent['rule'],
): number {
  const s = g.state;
  const answers = asOpen || !opponent.closed;
  const attackerFirst = hasWord(s, attacker, 'firstStrike');
  const opponentFirst = answers && hasWord(s, opponent, 'firstStrike');
  const answer = strikeOf(s, opponent);
  const inTurn = answers && attackerFirst !== opponentFirst;
  const rule = inTurn ? 'BH-G-first-strike' : usual;
  if (!opponentFirst || attackerFirst) attackBy(g, attacker, opponent, rule);
  else dealWounds(g, opponent.card, attacker, answer, 'strike', rule);
  if (!answers) return -1;
  if (inTurn) return attackerFirst ? opponent.card : attacker.card;
  dealWounds(g, opponent.card, attacker, answer, 'strike', rule);
  return -1;
}

/** BH-G-first-strike: the other one strikes only if it survived. */
export function answerStrike(
  g: G,
  attacker: Piece,
  opponent: Piece,
  second: number,
  usual: HeroesEvent['rule'],
): void {
  const s = g.state;
  const survivor = second === attacker.card ? attacker : opponent;
  if (survivor.wounds >= livesOf(s, survivor)) return;
  if (survivor === attacker) attackBy(g, attacker, opponent, usual);
  else dealWounds(g, opponent.card, attacker, strikeOf(s, opponent), 'strike', usual);
}

/** RH-47: what kills more than enough goes on to the hero. */
function attackBy(g: G, attacker: Piece, opponent: Piece, rule: HeroesEvent['rule']): void {
  const s = g.state;
  const left = livesOf(s, opponent) - opponent.wounds;
  const strike = strikeOf(s, attacker);
  dealWounds(g, attacker.card, opponent, strike, 'strike', rule);
  if (strike <= left || !hasWord(s, attacker, 'overkill') || opponent.wounds < livesOf(s, opponent)) return;
  dealWounds(g, attacker.card, heroOf(s.sides[opponent.seat]), strike - left, 'strike', 'RH-47');
}
