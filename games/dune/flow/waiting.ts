/** A list of effects outside the choice of a turn: rewards, acquire boxes, Intrigue cards, what an arrow gives. */

import { type ActQuestion, asks, flow, goTo } from '@vigrid/kernel';
import type { DuneAct } from '../acts.ts';
import {
  can,
  isLate,
  known,
  resolve,
  rules,
  settle,
  settleLast,
  wantsSpecimens,
} from '../effects/interpreter.ts';
import type { Cite } from '../events.ts';
import { spendSpecimens } from '../pieces/immortality.ts';
import { bearerOf } from '../pieces/teams.ts';
import { takeAt } from '../pieces/zones.ts';
import {
  type AgentFrame,
  type Dune,
  decides,
  type EffectsFrame,
  type G,
  isPlayer,
  type Pending,
  type RevealFrame,
  type SideId,
} from '../state.ts';
import { addAnytimeActs, addTileActs } from './anytime.ts';
import { playable, playIntrigue } from './intrigue.ts';

export const effects = flow<G, EffectsFrame>({
  settle(g, f) {
    if (f.inOrder) return;
    if (settle(g, f.side, f)) f.step--;
  },
  next: asks<G, EffectsFrame, ActQuestion<DuneAct>>(
    ({ state: s }, f) => {
      if (f.inOrder) return null;
      const found: DuneAct[] = [];
      resolvable(s, f.side, f, found);
      const options = oneOfAlike([...found, ...returning(s, f)]);
      const always = mayPlayForWin(s, f);
      if (options.length === 0 && !always) return null;
      if (always) options.push(...playable(s, f.side, 'victory'));
      // A Rival leaves nothing (RD-5).
      if (isPlayer(s, f.side) && mayStop(s, f.side, f)) options.unshift(done);
      const seat = decides(s, f.side);
      return { kind: 'act', seat, ask: 'effects', rule: 'D-11.7', options, ...(always && { always }) };
    },
    (g, f, act) => {
      if (act.do === 'done') return;
      goTo(g, f, 'settle');
      if (act.do === 'specimen') spendSpecimens(g, bearerOf(g.state, f.side), 1);
      else if (act.do === 'intrigue') playIntrigue(g, f.side, act.card, 'victory');
      else resolveChosen(g, f.side, f, act);
    },
  ),
  /** As written, one after the other. */
  inOrder(g, f) {
    if (!f.inOrder) return;
    const id = f.clauses.shift();
    const source = f.sources.shift();
    if (id === undefined || source === undefined) return;
    f.step--;
    // An arrow that was checked before the card was played is paid, whatever comes of it.
    if (known(id).kind.pays || can(g.state, f.side, id, source)) resolve(g, f.side, id, source);
  },
  last(g, f) {
    settleLast(g, f.side, f);
  },
});

/**
 * While a reward of the winner waits, cards for a won Conflict may be played for it (D-10.7, D-11.7); who holds none is
 * not told from who does (D-17.3).
 */
const mayPlayForWin = (s: Dune, { side, clauses }: EffectsFrame): boolean =>
  s.phase === 'combat' &&
  s.winner === side &&
  isPlayer(s, side) &&
  s.sides[side].intrigues.length > 0 &&
  clauses.some((id) => known(id).optional);

/** Specimens go back for troops that the supply has not (RD-22). */
const returning = (s: Dune, f: AgentFrame | RevealFrame | EffectsFrame): DuneAct[] =>
  wantsSpecimens(s, f.side, f) ? [{ do: 'specimen' }] : [];

export const done: DuneAct = { do: 'done' };

/**
 * What may come next in a turn: waiting effects, more acts of that turn, Plot cards, or no more. Intrigue cards are
 * secret, so whoever holds any is asked in any case (D-17.3).
 */
export function choiceOf(
  s: Dune,
  f: AgentFrame | RevealFrame,
  { ask, rule }: { readonly ask: string; readonly rule: Cite },
  more: readonly DuneAct[],
): ActQuestion<DuneAct> | null {
  const options: DuneAct[] = mayStop(s, f.side, f) ? [done] : [];
  const { length } = options;
  resolvable(s, f.side, f, options);
  for (const act of more) options.push(act);
  addTileActs(s, f.side, options);
  const { intrigues, atomics } = s.sides[f.side];
  // Specimens keep nobody from ending a turn, unless troops wait for them (RD-22); Family Atomics do, once per game (D-24.20).
  const waits = options.length > length || returning(s, f).length > 0;
  if (waits || intrigues.length > 0 || atomics) {
    addAnytimeActs(s, f.side, options);
    options.push(...early(s, f));
  }
  if (intrigues.length > 0) {
    options.push(...playable(s, f.side, 'plot'));
    return { kind: 'act', seat: f.side, ask, rule, options, always: true };
  }
  return options.length === 0 ? null : { kind: 'act', seat: f.side, ask, rule, options: oneOfAlike(options) };
}

/** The waiting effects of which something would come. */
function resolvable(s: Dune, side: SideId, f: Pending, found: DuneAct[]): void {
  for (let i = 0; i < f.clauses.length; i++) {
    const of = known(f.clauses[i]);
    if (isLate(of) || of.kind.unfolds || !can(s, side, of.id, f.sources[i])) continue;
    // What is due twice, as a doubled reward, is one answer until the first of them is done (D-25.18).
    if (isDueBefore(f, i)) continue;
    found.push(resolving(of.id, f.sources[i]));
  }
}

function isDueBefore({ clauses, sources }: Pending, at: number): boolean {
  for (let i = 0; i < at; i++) if (clauses[i] === clauses[at] && sources[i] === sources[at]) return true;
  return false;
}

const resolving = (id: number, source: number): DuneAct => ({
  do: 'resolve',
  says: rules.says(known(id).alone),
  clause: id,
  source,
});

/** What comes at the end by itself, and may be wanted before: a card trashed early unloads early. */
function early(s: Dune, { clauses, sources }: Pending): DuneAct[] {
  const found: DuneAct[] = [];
  for (let i = 0; i < clauses.length; i++) {
    if (known(clauses[i]).kind.mayComeEarly?.(s, sources[i])) found.push(resolving(clauses[i], sources[i]));
  }
  return found;
}

/** Where nothing else can be done the order of such effects is nobody's question. */
function oneOfAlike(options: DuneAct[]): DuneAct[] {
  const alike = (act: DuneAct) => act.do === 'resolve' && known(act.clause).kind.alike;
  if (options.length > 1 && options.every(alike)) options.length = 1;
  return options;
}

/** Nothing is left that must be carried out (D-6.1), but for what is carried out at the end in any case. */
function mayStop(s: Dune, side: SideId, f: Pending): boolean {
  for (let i = 0; i < f.clauses.length; i++) {
    const of = known(f.clauses[i]);
    if (of.optional || of.when !== 'chosen' || !can(s, side, of.id, f.sources[i])) continue;
    if (!(of.kind.mayLeave?.(s, side, of.effect) ?? false)) return false;
  }
  return true;
}

export function resolveChosen(g: G, side: SideId, f: Pending, act: DuneAct): void {
  if (act.do !== 'resolve') throw new Error(`"${act.do}" is no effect that waits.`);
  const at = f.clauses.findIndex((id, i) => id === act.clause && f.sources[i] === act.source);
  takeAt(f.clauses, at);
  takeAt(f.sources, at);
  resolve(g, side, act.clause, act.source);
}
