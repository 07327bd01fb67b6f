/** An attack by strike: declared, perhaps met by a defender, fought out (chapters 10 and 11). */
import { type ActQuestion, asks, flow, no, type Why } from '@vigrid/kernel';
import type { HeroesAct } from '../acts.ts';
import { trigger } from '../effects/triggers.ts';
import { checkDeaths, wound } from '../effects/wounds.ts';
import type { HeroesEvent } from '../events.ts';
import { hasWord, strikeOf } from '../figures.ts';
import {
  type AttackFrame,
  cardOf,
  type G,
  type Heroes,
  isHero,
  type Piece,
  pieceOf,
  ref,
  rival,
} from '../state.ts';

export const attack = flow<Heroes, AttackFrame>({
  declare(g, f) {
    const piece = inPlay(g, f.attacker);
    piece.struck = true;
    g.listener?.({
      kind: 'attack',
      rule: 'BH-8.14',
      seat: piece.seat,
      card: ref(g.state, f.attacker),
      target: ref(g.state, f.target),
    } satisfies HeroesEvent);
  },

  /** BH-11.1. */
  assignDefender: asks(
    (g: G, f: AttackFrame): ActQuestion<HeroesAct> => {
      const s = g.state;
      const seat = rival(inPlay(g, f.attacker).seat);
      const options: HeroesAct[] = [{ do: 'pass' }];
      for (const piece of s.sides[seat].squad) {
        if (mayDefend(s, piece, f)) options.push({ do: 'defend', card: piece.card });
      }
      return {
        kind: 'act',
        seat,
        ask: 'defend',
        rule: 'BH-11.1',
        about: { source: f.attacker, target: f.target },
        options,
      };
    },
    (g, f, act) => {
      if (act.do !== 'defend') return;
      const piece = inPlay(g, act.card);
      f.defender = act.card;
      piece.defended = true;
      g.listener?.({
        kind: 'defend',
        rule: 'BH-11.1',
        seat: piece.seat,
        card: ref(g.state, act.card),
        target: ref(g.state, f.target),
      } satisfies HeroesEvent);
    },
  ),

  fight(g, f) {
    const attacker = inPlay(g, f.attacker);
    // BH-11.2: the defender fights in the target's place.
    const opponent = inPlay(g, f.defender < 0 ? f.target : f.defender);
    if (isHero(g.state, opponent)) wound(g, attacker.card, opponent, strikeOf(g.state, attacker), 'strike');
    else exchangeStrikes(g, attacker, opponent);
    checkDeaths(g);
    // "On attack" follows the attack, whatever has become of the attacker (RH-16).
    trigger(g, attacker, 'attack', 0);
  },

  /** Those who survived close: the attacker (BH-10.5) and the defender (BH-11.3), not the target (BH-10.6). */
  close(g, f) {
    shut(g, f.attacker, 'attackExperience', 'BH-10.5');
    if (f.defender >= 0) shut(g, f.defender, 'defenceExperience', 'BH-11.3');
  },
});

/** An open creature that is not the target itself (RH-15) and has not defended this turn (BH-11.4). */
export function mayDefend(s: Heroes, piece: Piece, f: AttackFrame, why?: Why): boolean {
  const { card } = piece;
  const attacker = pieceOf(s, f.attacker);
  if (attacker && hasWord(s, attacker, 'directedStrike')) {
    return no(why, { rule: 'BH-G-directed-strike', why: 'directed', card: f.attacker });
  }
  if (cardOf(s, card).type !== 'creature') return no(why, { rule: 'BH-11.1', why: 'notCreature', card });
  if (card === f.target) return no(why, { rule: 'RH-15', why: 'selfDefence', card });
  if (piece.closed) return no(why, { rule: 'BH-11.1', why: 'closed', card });
  if (piece.defended) return no(why, { rule: 'BH-11.4', why: 'defended', card });
  return true;
}

/** Open creatures strike each other (BH-10.2), a closed one does not strike back (BH-10.3); First Strike comes first. */
function exchangeStrikes(g: G, attacker: Piece, opponent: Piece): void {
  const s = g.state;
  const answers = !opponent.closed;
  const attackerFirst = hasWord(s, attacker, 'firstStrike');
  const opponentFirst = answers && hasWord(s, opponent, 'firstStrike');
  if (!answers || attackerFirst === opponentFirst) {
    const [hit, answer] = [strikeOf(s, attacker), strikeOf(s, opponent)];
    strike(g, attacker, opponent, hit);
    if (answers) strike(g, opponent, attacker, answer);
    return;
  }
  // BH-G-first-strike: the other one strikes only if it survived.
  const [first, second] = attackerFirst ? [attacker, opponent] : [opponent, attacker];
  strike(g, first, second, strikeOf(s, first));
  checkDeaths(g);
  if (pieceOf(s, second.card)) strike(g, second, first, strikeOf(s, second));
}

function strike(g: G, by: Piece, to: Piece, amount: number): void {
  wound(g, by.card, to, amount, 'strike');
}

function shut(
  g: G,
  card: number,
  experience: 'attackExperience' | 'defenceExperience',
  rule: HeroesEvent['rule'],
): void {
  const piece = pieceOf(g.state, card);
  if (!piece || piece.closed || hasWord(g.state, piece, experience)) return;
  piece.closed = true;
  g.listener?.({ kind: 'close', rule, card: ref(g.state, card) } satisfies HeroesEvent);
}

function inPlay(g: G, card: number): Piece {
  const piece = pieceOf(g.state, card);
  if (!piece) throw new Error(`Card ${card} fights but is not in play.`);
  return piece;
}
