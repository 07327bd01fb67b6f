/** Wounds: how many are dealt, what changes or keeps them off, and who dies of them. */
import { finish, inOrder, type Listening, no, type Seat, type Why } from '@vigrid/kernel';
import { armourOf, extraWounds, protectionsOf } from '../abilities/figures.ts';
import type { Danger, Instead, Protection } from '../abilities/index.ts';
import { livesOf, pieceFits } from '../abilities/meaning.ts';
import { cardFits } from '../abilities/printed.ts';
import { forceBit } from '../cards/bits.ts';
import type { HeroesEvent, Way } from '../events.ts';
import {
  cardOf,
  type G,
  type Heroes,
  heroOf,
  isCreature,
  isHero,
  type Piece,
  pieceOf,
  ref,
} from '../state.ts';
import { addBoosts } from './boosts.ts';
import { carryOutInstead, isPending, isSpared, replacements } from './instead.ts';
import { trigger } from './triggers.ts';
import { bury, layToRest, returnsInstead } from './zones.ts';

/** What may change wounds, in the order in which it does: one order for all cards. */
const ranks = ['raise', 'replace', 'protect', 'prevent', 'armour'] as const;
type Rank = (typeof ranks)[number];

interface Change extends Listening<Rank> {
  readonly rule: HeroesEvent['rule'];
  /** Gives how many are left; null if something else happens in place of the wounds. */
  apply(left: number): number | null;
}

/** Deals wounds to a character (BH-12.1, or the rule of the strike). Whether it dies of them is checked when all simultaneous ones are dealt. */
export function dealWounds(
  g: G,
  source: number,
  to: Piece,
  amount: number,
  by: Way,
  dealtBy: HeroesEvent['rule'] = 'BH-12.1',
): void {
  const s = g.state;
  let taken: number | null = amount;
  let dealt = amount;
  let rule = dealtBy;
  for (const change of inOrder(changes(g, source, to, by), ranks, s.active, 2)) {
    if (taken === null || taken <= 0) break;
    const left = change.apply(taken);
    if (left !== taken && change.rank !== 'raise') rule = change.rule;
    if (change.rank === 'raise' && left !== null) dealt = left;
    taken = left;
  }
  if (taken === null) return;
  to.wounds += taken;
  g.listener?.({
    kind: 'wound',
    rule,
    card: ref(s, to.card),
    amount: taken,
    source: ref(s, source),
    by,
    kept: dealt - taken,
  });
  if (taken === 0) return;
  to.woundedBy = source;
  to.woundedHow = by;
  // BH-G-poison: nobody has dealt these.
  trigger(g, 'wounded', { card: to.card, seat: to.seat, x: taken, ...(by !== 'poison' && { by: source }) });
  if (by === 'strike' && isHero(s, to))
    trigger(g, 'woundHero', { card: source, seat: speaker(s, source), x: taken });
}

/** Whoever has as many wounds as lives dies (BH-12.3, RH-10); a hero takes the game with it (BH-1.5, BH-15.1). */
export function checkDeaths(g: G): void {
  const s = g.state;
  if (isPending(s)) return;
  for (;;) {
    const dead = deadOf(s);
    if (dead.length === 0) break;
    for (const piece of dead) announceDeath(g, piece);
    bury(g, dead);
  }
  const [first, second] = s.sides;
  const [firstFalls, secondFalls] = [isDead(s, heroOf(first)), isDead(s, heroOf(second))];
  if (!firstFalls && !secondFalls) return;
  // Both heroes at once: nobody is left to win, so the game is drawn (RH-32).
  const winners = firstFalls && secondFalls ? [0, 1] : [firstFalls ? 1 : 0];
  endGame(g, winners, winners.length === 1 ? 'BH-15.1' : 'RH-32');
}

/** The creatures that die now; mostly there are none. */
function deadOf(s: Heroes): readonly Piece[] {
  let dead: Piece[] | undefined;
  for (const side of s.sides) {
    for (const piece of side.play) {
      if (!isCreature(s, piece) || !isDead(s, piece) || isSpared(s, piece)) continue;
      dead ??= [];
      dead.push(piece);
    }
  }
  return dead ?? nobody;
}

const nobody: readonly Piece[] = [];

/** What stood in the place of a death is done. Whoever still has as many wounds as lives dies of them now (RH-51). */
export function dieAfterAll(g: G, card: number): void {
  const piece = pieceOf(g.state, card);
  if (!piece || !isCreature(g.state, piece) || !isDead(g.state, piece)) return;
  tellDeath(g, piece);
  layToRest(g, [piece]);
}

const isDead = (s: Heroes, piece: Piece): boolean => !isSafe(s, piece) && piece.wounds >= livesOf(s, piece);

/** Its printed lives and Strengthening are enough, and nothing takes lives; more need not be worked out. */
const isSafe = (s: Heroes, { card, wounds, boosts, lasting }: Piece): boolean =>
  lasting.length === 0 &&
  (s.brings & forceBit.fewerLives) === 0 &&
  wounds < (cardOf(s, card).lives ?? 0) + boosts;

export function endGame(g: G, winners: readonly Seat[], rule: HeroesEvent['rule']): void {
  if (g.state.result) return;
  finish(g, { winners, rule });
  g.listener?.({ kind: 'end', rule, winners });
}

/** Whether a spell may choose this card: Protection from spells forbids it, whoever plays (BH-G-protection, RH-23). */
export function mayBeChosenBySpell(s: Heroes, piece: Piece, why?: Why): boolean {
  for (const protection of protectionsOf(s, piece)) {
    if (forbidsChoice(protection)) {
      return no(why, { rule: 'BH-G-protection', why: 'protected', card: piece.card });
    }
  }
  return true;
}

/** Protection from spells is not from wounds: such a card can not be chosen (BH-G-protection). */
const forbidsChoice = ({ from, less }: Protection): boolean => from.by === 'spell' && less === undefined;

/** Everything in play that has a say in these wounds. */
function changes(g: G, source: number, to: Piece, by: Way): Change[] {
  const s = g.state;
  const list: Change[] = [];
  const add = (rank: Rank, rule: HeroesEvent['rule'], of: Piece, apply: Change['apply']) =>
    list.push({ rank, rule, seat: of.seat, since: of.card, number: list.length, apply });
  // BH-G-poison: nobody deals these wounds, the card only has them to suffer.
  const dealer = by === 'poison' ? undefined : pieceOf(s, source);
  const seat = speaker(s, source);
  const more = by === 'poison' ? 0 : extraWounds(s, source, seat);
  if (more !== 0) add('raise', 'BH-13.1', heroOf(s.sides[seat]), (left) => left + more);
  const replace = (whose: Piece, what: Instead['of']) => {
    for (const instead of replacements(s, what, whose)) {
      const { holder, ability } = instead;
      if (ability.from && !threatens(s, ability.from, source, holder, by)) continue;
      add('replace', 'BH-G-instead', holder, (left) => {
        if (ability.by === 'nothing') return 0;
        if (ability.by === 'weaken') addBoosts(g, to, -left, holder.seat);
        else carryOutInstead(g, instead, to.card, left, by === 'poison' ? -1 : source);
        return null;
      });
    }
  };
  if (dealer) replace(dealer, 'dealWounds');
  replace(to, 'takeWounds');
  for (const protection of protectionsOf(s, to)) {
    const { from, less } = protection;
    // Protection from spells only forbids the choice (RH-23).
    if (forbidsChoice(protection) || !threatens(s, from, source, to, by)) continue;
    if (less === undefined) add('protect', 'BH-G-protection', to, () => 0);
    else add('prevent', 'BH-G-prevention', to, (left) => Math.max(0, left - less));
  }
  const side = s.sides[to.seat];
  if (side.shield > 0) {
    add('prevent', 'BH-G-prevention', to, (left) => {
      const kept = Math.min(left, side.shield);
      side.shield -= kept;
      return left - kept;
    });
  }
  const armour = armourOf(s, to) - to.absorbed;
  if (armour > 0 && (by === 'strike' || by === 'shot')) {
    add('armour', 'BH-G-armour', to, (left) => {
      const kept = Math.min(left, armour);
      to.absorbed += kept;
      return left - kept;
    });
  }
  return list;
}

function announceDeath(g: G, piece: Piece): void {
  const s = g.state;
  if (!returnsInstead(s, piece) && replacements(s, 'die', piece).length === 0) tellDeath(g, piece);
}

function tellDeath(g: G, piece: Piece): void {
  const s = g.state;
  g.listener?.({
    kind: 'die',
    rule: 'BH-12.3',
    card: ref(s, piece.card),
    seat: piece.seat,
  });
  const killer = piece.woundedBy !== piece.card ? piece.woundedBy : -1;
  if (killer >= 0) trigger(g, 'kill', { card: killer, seat: speaker(s, killer), way: piece.woundedHow });
}

function threatens(s: Heroes, from: Danger, source: number, to: Piece, by: Way): boolean {
  if (from.by !== undefined && !waysOf[from.by].includes(by)) return false;
  if (!from.source) return true;
  if (by === 'poison') return false;
  const piece = pieceOf(s, source);
  return piece
    ? pieceFits(s, piece, from.source, to.seat, to.card)
    : cardFits(cardOf(s, source), from.source);
}

const waysOf: Readonly<Record<NonNullable<Danger['by']>, readonly Way[]>> = {
  spell: ['spell'],
  spellWounds: ['spell'],
  shot: ['shot'],
  strike: ['strike'],
  attack: ['strike', 'shot'],
  poison: ['poison'],
};

/** Who speaks for a card: its controller while it is in play, else its owner. */
const speaker = (s: Heroes, card: number): Seat => pieceOf(s, card)?.seat ?? s.owner[card];
