/** The Reveal turn: show the hand, use it, acquire cards, clean up. Chapters 8 and 9. */
import { type ActQuestion, asks, chance, flow, goTo, no, type Why } from '@vigrid/kernel';
import type { DuneAct } from '../acts.ts';
import { spaces } from '../board/board.ts';
import { addBox, known, settle, settleLast } from '../effects/interpreter.ts';
import { churn } from '../modules.ts';
import { agentSpaces } from '../pieces/agents.ts';
import { acquire, dropAside, leaveGame, refill, returnToHand, showHand } from '../pieces/cards.ts';
import { takeTleilaxu, tleilaxuFor } from '../pieces/immortality.ts';
import { market, priceOf, withinReach } from '../pieces/market.ts';
import { addPersuasion, addSwords, strengthOf, unitsOf } from '../pieces/supply.ts';
import { bearerOf } from '../pieces/teams.ts';
import { revealBox, tileAbilities } from '../pieces/traits.ts';
import { cardOf, type Dune, type G, type RevealFrame, type SideId, seatOf } from '../state.ts';
import { doTurnAct } from './anytime.ts';
import { playIntrigue } from './intrigue.ts';
import { choiceOf, resolveChosen } from './waiting.ts';

export const reveal = flow<G, RevealFrame>({
  show(g, f) {
    const { state: s } = g;
    s.turn.reveal = true;
    s.turn.begun = true;
    s.revealed.push(f.side);
    const of = s.sides[f.side];
    // A card set aside is revealed with the rest if the first turn is this one (D-20.8).
    of.hand.push(...of.ahead.splice(0));
    // So does what Chairdog brings back (D-24.16, D-F-048, D-F-049).
    for (const card of of.fetched.splice(0)) returnToHand(g, f.side, card, 'D-24.16');
    showHand(g, f.side, 'D-8.1');
    addSources(g, f);
  },
  settle(g, f) {
    if (settle(g, f.side, f)) f.step--;
  },
  choose: asks<G, RevealFrame, ActQuestion<DuneAct>>(revealQuestion, (g, f, act) => {
    if (act.do === 'done') return;
    goTo(g, f, 'settle');
    if (act.do === 'intrigue') playIntrigue(g, f.side, act.card, 'plot');
    else if (act.do === 'acquire') buy(g, f.side, act.card, act.cost);
    else if (act.do === 'tleilaxu') takeTleilaxu(g, f.side, act.card, 'D-24.9');
    else if (doTurnAct(g, f.side, act)) return;
    else resolveChosen(g, f.side, f, act);
  }),
  last(g, f) {
    settleLast(g, f.side, f);
  },
  strength(g, f) {
    const { state: s } = g;
    const bearer = bearerOf(s, f.side);
    const of = s.sides[bearer];
    // An Ally who has no unit there now has none of these swords later (RD-37).
    if (s.players === 6 && bearer === f.side && unitsOf(of) === 0) of.swords = 0;
    g.listener?.({
      kind: 'strength',
      rule: 'D-8.1',
      seat: seatOf(s, bearer),
      strength: strengthOf(of),
    });
  },
  cleanUp(g, f) {
    cleanUp(g, f.side);
    if (g.state.modules & churn) churnRow(g, f.side);
  },
});

/** Seat in the Council, an Agent that gives Persuasion, Plot cards that waited (D-8.3, D-17.4). */
function addSources(g: G, f: RevealFrame): void {
  const { state: s } = g;
  const of = s.sides[f.side];
  if (of.council) addPersuasion(g, f.side, 2, 'D-19.1');
  // The token of a Swordmaster (D-28.11).
  if (s.players === 6 && of.swordmaster) addSwords(g, bearerOf(s, f.side), 2, 'D-28.11');
  const here = persuasionHere(s, f.side);
  if (here > 0) addPersuasion(g, f.side, here, 'D-5.7');
  for (const { card, box } of tileAbilities(s, f.side, 'reveal')) addBox(f, box, card);
  // Coordination (D-20.10, D-F-115, D-F-116, D-F-123), and what other Leaders give.
  addBox(f, revealBox(of), -1);
  for (const card of of.waiting) {
    for (const id of cardOf(s, card).plot) {
      if (known(id).kind.inReveal) addBox(f, known(id).boxes[0], card);
    }
  }
}

/** Persuasion from spaces where an own Agent still stands (D-5.7). */
export function persuasionHere(s: Dune, side: SideId): number {
  let sum = 0;
  for (const at of agentSpaces(s.sides[side])) {
    for (const id of spaces[at].effects) {
      const { kind, effect } = known(id);
      if (kind.whileHere) sum += kind.whileHere(effect);
    }
  }
  return sum;
}

function revealQuestion({ state: s }: G, f: RevealFrame): ActQuestion<DuneAct> | null {
  const acquires: DuneAct[] = [];
  for (const [card, cost] of withinReach(s, f.side)) acquires.push({ do: 'acquire', card, cost });
  for (const card of tleilaxuFor(s, f.side)) {
    acquires.push({ do: 'tleilaxu', card, cost: cardOf(s, card).specimens });
  }
  return choiceOf(s, f, { ask: 'reveal', rule: 'D-8.2' }, acquires);
}

export function mayAcquire(s: Dune, side: SideId, card: number, why: Why): boolean {
  if (!market(s, side).includes(card)) {
    if (s.throne.includes(card)) return no(why, { rule: 'D-28.12', why: 'throneRow', card });
    const rule = s.sides.some(({ aside }) => aside.includes(card)) ? 'D-9.8' : 'D-9.1';
    return no(why, { rule, why: 'notForSale' });
  }
  const cost = priceOf(s, side, card);
  if (cost < 0) return no(why, { rule: 'D-9.1', why: 'notForPersuasion', card });
  const { persuasion } = s.sides[side];
  return (
    persuasion >= cost ||
    no(why, { rule: 'D-9.2', why: 'tooLittlePersuasion', card, have: persuasion, need: cost })
  );
}

function buy(g: G, side: SideId, card: number, cost: number): void {
  g.state.sides[side].persuasion -= cost;
  acquire(g, side, card, cost, 'discard', 'D-9.2');
}

/** Cards in play go to the discard pile, which is no discarding (D-8.9, D-8.10); what is left over is lost (D-8.3). */
function cleanUp(g: G, side: SideId): void {
  const { state: s } = g;
  const of = s.sides[side];
  of.discard.push(...of.played, ...of.shown);
  of.played = [];
  of.shown = [];
  s.intrigueDiscard.push(...of.waiting);
  of.waiting = [];
  of.persuasion = 0;
  of.discount = 0;
  of.toDeck = false;
  of.musters = 0;
  of.revealed = true;
  dropAside(g, side);
  g.listener?.({ kind: 'cleanUp', rule: 'D-8.9', seat: seatOf(s, side) });
}

/** Two dice tell which cards of the Row go; a six tells none, equals one (D-23.36). */
function churnRow(g: G, side: SideId): void {
  const { state: s } = g;
  const dice = new Set([chance(g, 6), chance(g, 6)]);
  const gone = [...dice].flatMap((at) => s.row[at] ?? []);
  for (const card of gone) {
    leaveGame(g, side, card, 'row', 'D-23.36');
    refill(g, s.row.indexOf(card));
  }
}
