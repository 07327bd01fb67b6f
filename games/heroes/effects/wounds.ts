/** Wounds: how many are dealt, what keeps them off, and who dies of them. */
import { finish, no, type Why } from '@vigrid/kernel';
import { cardFits, pieceFits } from '../abilities/filters.ts';
import type { Danger } from '../abilities/types.ts';
import type { HeroesEvent, Way } from '../events.ts';
import { extraWounds, livesOf } from '../figures.ts';
import { cardOf, type G, type Heroes, isHero, type Piece, pieceOf, ref } from '../state.ts';
import { bury } from './moves.ts';
import { trigger } from './triggers.ts';

/** Deals wounds to a character (BH-12.1). Whether it dies of them is checked when all simultaneous ones are dealt. */
export function wound(g: G, source: number, to: Piece, amount: number, by: Way): void {
  const s = g.state;
  const dealt = amount > 0 ? amount + extraWounds(s, source, controller(s, source)) : 0;
  const prevented = prevent(s, source, to, dealt, by);
  const taken = absorb(s, to, prevented, by);
  to.wounds += taken;
  g.listener?.({
    kind: 'wound',
    rule: taken < dealt ? keptOffBy(s, to, dealt, prevented, by) : 'BH-12.1',
    card: ref(s, to.card),
    amount: taken,
    source: ref(s, source),
    by,
    kept: dealt - taken,
  } satisfies HeroesEvent);
  if (taken === 0) return;
  to.woundedBy = source;
  if (by === 'strike' && isHero(s, to)) {
    const striker = pieceOf(s, source);
    if (striker) trigger(g, striker, 'woundHero', taken);
  }
}

/** Whoever has as many wounds as lives dies (BH-12.3); a hero takes the game with it (BH-1.5, BH-15.1). */
export function checkDeaths(g: G): void {
  const s = g.state;
  for (;;) {
    const dead = s.sides.flatMap((side) => side.squad.filter((piece) => piece.wounds >= livesOf(s, piece)));
    if (dead.length === 0) break;
    for (const piece of dead) {
      g.listener?.({
        kind: 'die',
        rule: 'BH-12.3',
        card: ref(s, piece.card),
        seat: piece.seat,
      } satisfies HeroesEvent);
      const killer = piece.woundedBy >= 0 ? pieceOf(s, piece.woundedBy) : undefined;
      if (killer && killer !== piece) trigger(g, killer, 'kill', 0);
      bury(g, piece);
    }
  }
  const fallen = s.sides.map((side) => side.hero.wounds >= livesOf(s, side.hero));
  if (!fallen.includes(true)) return;
  // Both heroes at once: nobody is left to win, so the game is drawn (RH-32).
  const winners = fallen[0] && fallen[1] ? [0, 1] : [fallen[0] ? 1 : 0];
  endGame(g, winners, winners.length === 1 ? 'BH-15.1' : 'RH-32');
}

export function endGame(g: G, winners: readonly number[], rule: HeroesEvent['rule']): void {
  finish(g, { winners, rule });
  g.listener?.({ kind: 'end', rule, winners } satisfies HeroesEvent);
}

/** Whether a spell may choose this card: Protection from spells forbids it (BH-G-protection). */
export function mayBeChosenBySpell(s: Heroes, piece: Piece, why?: Why): boolean {
  for (const { from, less } of cardOf(s, piece.card).protections) {
    if (from.by === 'spell' && less === undefined) {
      return no(why, { rule: 'BH-G-protection', why: 'protected', card: piece.card });
    }
  }
  return true;
}

/** Prevention and protection lower the wounds, not the strength of the attack (BH-G-prevention). */
function prevent(s: Heroes, source: number, to: Piece, amount: number, by: Way): number {
  let left = amount;
  for (const { from, less } of cardOf(s, to.card).protections) {
    if (left > 0 && threatens(s, from, source, to, by))
      left = less === undefined ? 0 : Math.max(0, left - less);
  }
  return left;
}

/** Armour keeps off the first X wounds per turn from strikes and shots (BH-G-armour). */
function absorb(s: Heroes, to: Piece, amount: number, by: Way): number {
  if (by !== 'strike' && by !== 'shot') return amount;
  const kept = Math.min(amount, Math.max(0, cardOf(s, to.card).armour - to.absorbed));
  to.absorbed += kept;
  return amount - kept;
}

function threatens(s: Heroes, from: Danger, source: number, to: Piece, by: Way): boolean {
  if (from.by === 'attack' ? by !== 'strike' && by !== 'shot' : from.by !== undefined && from.by !== by)
    return false;
  if (!from.source) return true;
  const piece = pieceOf(s, source);
  return piece
    ? pieceFits(s, piece, from.source, to.seat, to.card)
    : cardFits(cardOf(s, source), from.source);
}

function keptOffBy(s: Heroes, to: Piece, dealt: number, prevented: number, by: Way): HeroesEvent['rule'] {
  if (prevented === dealt) return 'BH-G-armour';
  const whole = cardOf(s, to.card).protections.some((p) => p.less === undefined);
  return whole && by !== 'poison' ? 'BH-G-protection' : 'BH-G-prevention';
}

/** Who speaks for a card: its controller while it is in play, else its owner. */
const controller = (s: Heroes, card: number) => pieceOf(s, card)?.seat ?? s.owner[card];
