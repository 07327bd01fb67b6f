/**
 * Seating step: symbionts, equipment and parasites get their hosts (B12-405.2), all that can (B09-306.7,
 * B09-306.8).
 */
import {
  type ActQuestion,
  again,
  asks,
  type Frame,
  flow,
  goTo,
  leave,
  no,
  type Seat,
  type Why,
} from '@vigrid/kernel';
import type { BerserkAct } from '../../acts.ts';
import { classesOf, isCreature, isFlying, isSymbiont, typeOf } from '../../features/figures.ts';
import { has, may } from '../../features/gains.ts';
import type { Edition } from '../../profile.ts';
import type { RuleId } from '../../rulebook/index.ts';
import type { Piece } from '../../state/piece.ts';
import { type Berserk, cardOf, type G, pieceOf, profileOf, rival } from '../../state.ts';
import { halfOf, rankOf } from '../../zones/battlefield.ts';
import { destroy } from '../../zones/leaving.ts';
import { sit } from '../../zones/standing.ts';

export interface SeatingFrame extends Frame {
  readonly kind: 'seating';
  /** Which of the turns of this step it is; see `turnsOf`. */
  turn: number;
}

type Kind = 'equipment' | 'symbiont' | 'parasite';

/**
 * In 2012 symbionts and equipment together, then parasites; in 2009 equipment, symbionts, parasites (B09-306.4,
 * B09-306.5, B09-306.6).
 */
const turnsOf = (s: Berserk): { seat: Seat; kinds: readonly Kind[] }[] =>
  profileOf(s).seating.flatMap((kinds) => [s.first, rival(s.first)].map((seat) => ({ seat, kinds })));

/** In 2009 each kind has its turn (B09-306.7). */
const seatingRules = { equipment: 'B09-306.4', symbiont: 'B09-306.5', parasite: 'B09-306.6' } as const;

export const seating = flow<G, SeatingFrame>({
  seat: asks(
    ({ state: s }: G, f: SeatingFrame): ActQuestion<BerserkAct> | null => {
      const { seat, kinds } = turnsOf(s)[f.turn];
      const options: BerserkAct[] = [];
      for (const card of s.sides[seat].squad) {
        const piece = pieceOf(s, card);
        if (!piece || piece.hidden || piece.host >= 0) continue;
        const kind = kindOf(s, piece);
        if (!kind || !kinds.includes(kind)) continue;
        for (const host of hostsFor(s, piece)) options.push({ do: 'host', card, host });
      }
      if (options.length === 0) return null;
      const rule = s.edition === '2009' ? seatingRules[kinds[0]] : 'B12-405.2';
      return { kind: 'act', seat, ask: 'host', rule, options };
    },
    (g, f, act) => {
      if (act.do !== 'host') return;
      again(f);
      const piece = pieceOf(g.state, act.card);
      if (piece) sit(g, piece, act.host);
    },
  ),

  next(g, f) {
    f.turn++;
    if (f.turn < turnsOf(g.state).length) goTo(g, f, 'seat');
    else leave(g, f);
  },
});

/** What a card is that needs a host; null for one that needs none. */
export function kindOf(s: Berserk, piece: Piece): Kind | null {
  if (typeOf(s, piece) === 'equipment') return 'equipment';
  if (!isSymbiont(s, piece)) return null;
  return has(s, piece, 'parasite') ? 'parasite' : 'symbiont';
}

function hostsFor(s: Berserk, piece: Piece): number[] {
  return s.sides
    .flatMap(({ squad }) => squad)
    .filter((card) => {
      const host = pieceOf(s, card);
      return host !== null && maySeat(s, piece, host);
    });
}

/** Whether a symbiont, a parasite or equipment may be put on a creature in this step. */
export function maySeat(s: Berserk, piece: Piece, host: Piece, why?: Why): boolean {
  const kind = kindOf(s, piece);
  if (!kind) return no(why, { rule: 'B12-405.2', why: 'needsNoHost', card: piece.card });
  if (host.hidden) return no(why, { rule: 'B12-405.2', why: 'hostHidden', card: host.card });
  // B12-209.2, B09-210.14.
  if (kind === 'parasite') {
    const ahead = host.seat !== piece.seat && host.cell >= 0 && halfOf(host.cell) === host.seat;
    if (!ahead || rankOf(host.cell) !== 1) {
      return no(why, { rule: 'B12-209.2', why: 'hostNotInFirstRow', card: host.card });
    }
  } else if (host.seat !== piece.seat) {
    return no(why, { rule: 'B12-209.1', why: 'hostNotYours', card: host.card });
  }
  return mayHost(s, piece, kind, host, why);
}

/**
 * Whether a card can sit on another (B12-G-symbiont-host, B12-G-independent-creature), in this step or later
 * (B12-209.3, B12-212.1; B09-210.3, B09-210.11a). What sits stays its own player's (B09-210.12, B09-210.15).
 */
export function mayHost(s: Berserk, piece: Piece, kind: Kind | null, host: Piece, why?: Why): boolean {
  if (!kind) return no(why, { rule: 'B12-405.2', why: 'needsNoHost', card: piece.card });
  const rules = hostRules[s.edition][kind === 'equipment' ? 'wearer' : 'carrier'];
  if (!isCreature(s, host)) return none(why, rules.other, 'hostNoCreature', host);
  if (isFlying(s, host) || host.cell < 0) return none(why, rules.flyer, 'hostFlies', host);
  if (isSymbiont(s, host)) return none(why, rules.symbiont, 'hostIsSymbiont', host);
  return kind === 'equipment' ? mayWear(s, piece, host, why) : mayCarry(s, piece, host, why);
}

function none(why: Why, rules: readonly RuleId[], reason: string, { card }: Piece): boolean {
  for (const rule of rules) no(why, { rule, why: reason, card });
  return false;
}

/** The rules by which other cards than creatures, flyers, symbionts and, for equipment, incorporeal ones are no hosts. */
const hostRules = {
  '2012': {
    wearer: { other: ['B12-212.2'], flyer: ['B12-212.3'], symbiont: ['B12-212.3'] },
    carrier: { other: ['B12-209.2'], flyer: ['B12-209.4'], symbiont: ['B12-209.6'] },
  },
  '2009': {
    wearer: {
      other: ['B09-214.4a'],
      flyer: ['B09-214.6', 'B09-214.7'],
      symbiont: ['B09-214.6', 'B09-214.7'],
    },
    carrier: { other: ['B09-210.3'], flyer: ['B09-210.3'], symbiont: ['B09-210.3', 'B09-210.4'] },
  },
} as const satisfies Record<
  Edition,
  Record<'wearer' | 'carrier', Record<'other' | 'flyer' | 'symbiont', readonly RuleId[]>>
>;

/** B12-209.5, B12-209.6; B09-210.4, B09-210.5. */
function mayCarry(s: Berserk, piece: Piece, host: Piece, why?: Why): boolean {
  const seated = seatedOn(s, host).filter((other) => isSymbiont(s, other));
  // RB-177: so many as its text lets it have, each of another name.
  const twin = seated.some(({ card }) => cardOf(s, card).en === cardOf(s, piece.card).en);
  if (twin || seated.length >= Math.max(1, may(s, host, 'symbionts'))) {
    return no(why, { rule: 'B12-209.6', why: 'hostHasSymbiont', card: host.card });
  }
  if (has(s, host, 'incorporeal') && !has(s, piece, 'incorporeal')) {
    return no(why, { rule: 'B12-209.5', why: 'hostIncorporeal', card: host.card });
  }
  return true;
}

/** B12-212.2 … B12-212.4, B12-G-does-not-wear; B09-214.4a, B09-214.5, B09-214.6. */
function mayWear(s: Berserk, piece: Piece, host: Piece, why?: Why): boolean {
  // B12-117.4: a class that was lost with the features is none.
  if (classesOf(s, host).length === 0) {
    return no(why, { rule: 'B12-212.2', why: 'hostHasNoClass', card: host.card });
  }
  if (has(s, host, 'incorporeal')) {
    return none(why, hostRules[s.edition].wearer.flyer, 'hostIncorporeal', host);
  }
  if (has(s, host, 'noEquipment')) {
    return no(why, { rule: 'B12-G-does-not-wear', why: 'hostWearsNothing', card: host.card });
  }
  const classes = classesOf(s, piece);
  const worn = seatedOn(s, host).some((other) => classesOf(s, other).some((one) => classes.includes(one)));
  return !worn || no(why, { rule: 'B12-212.4', why: 'hostWearsOne', card: host.card });
}

function seatedOn(s: Berserk, host: Piece): Piece[] {
  return s.sides
    .flatMap(({ squad }) => squad)
    .flatMap((card) => {
      const piece = pieceOf(s, card);
      return piece && piece.host === host.card ? [piece] : [];
    });
}

/** B12-405.2 (5), B09-307.1: what is left without a host dies, hidden or not (RB-42). */
export function buryHostless(g: G): void {
  const s = g.state;
  for (const seat of [s.first, rival(s.first)]) {
    for (const card of s.sides[seat].squad.slice()) {
      const piece = pieceOf(s, card);
      if (!piece || piece.host >= 0) continue;
      const data = cardOf(s, card);
      if (data.type === 'equipment') destroy(g, card, { rule: 'B12-212.5' });
      else if (data.move === 'symbiont') destroy(g, card, { rule: 'B12-209.7' });
    }
  }
}
