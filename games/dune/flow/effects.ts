/** A list of effects outside the choice of a turn: rewards, acquire boxes, Intrigue cards, what an arrow gives. */
import { type ActQuestion, asks, flow, goTo } from '@vigrid/kernel';
import type { DuneAct } from '../acts.ts';
import { clause } from '../effects/clauses.ts';
import { can } from '../effects/feasible.ts';
import { resolve, settle, settleLast } from '../effects/interpreter.ts';
import {
  type Dune,
  decides,
  type EffectsFrame,
  type G,
  isPlayer,
  type Pending,
  type SideId,
} from '../state.ts';

export const effects = flow<Dune, EffectsFrame>({
  settle(g, f) {
    if (f.inOrder) return;
    if (settle(g, f.side, f)) f.step--;
  },
  next: asks<Dune, EffectsFrame, ActQuestion<DuneAct>>(
    ({ state: s }, f) => {
      if (f.inOrder) return null;
      const options = resolvable(s, f.side, f);
      if (options.length === 0) return null;
      // A Rival leaves nothing (RD-5).
      if (isPlayer(s, f.side) && mayStop(s, f.side, f)) options.unshift(done);
      return { kind: 'act', seat: decides(s, f.side), ask: 'effects', rule: 'D-11.7', options };
    },
    (g, f, act) => {
      if (act.do === 'done') return;
      resolveChosen(g, f.side, f, act);
      goTo(g, f, 'settle');
    },
  ),
  /** As written, one after the other. */
  inOrder(g, f) {
    if (!f.inOrder) return;
    const id = f.clauses.shift();
    const source = f.sources.shift();
    if (id === undefined || source === undefined) return;
    f.step--;
    if (clause(id).faction >= 0 || can(g.state, f.side, id, source) || isPaid(id))
      resolve(g, f.side, id, source);
  },
  last(g, f) {
    settleLast(g, f.side, f);
  },
});

/** An arrow that was checked before the card was played is paid, whatever comes of it. */
const isPaid = (id: number): boolean => clause(id).effect.kind === 'arrow';

export const done: DuneAct = { do: 'done' };

/** The waiting effects of which something would come. */
export function resolvable(s: Dune, side: SideId, f: Pending): DuneAct[] {
  const found: DuneAct[] = [];
  for (let i = 0; i < f.clauses.length; i++) {
    const { id, effect, when } = clause(f.clauses[i]);
    if (when === 'atEnd' || effect.kind === 'if' || !can(s, side, id, f.sources[i])) continue;
    found.push({ do: 'resolve', effect, clause: id, source: f.sources[i] });
  }
  return found;
}

/** Nothing is left that must be carried out (D-6.1). */
export function mayStop(s: Dune, side: SideId, f: Pending): boolean {
  return f.clauses.every((id, i) => {
    const { effect, when, optional } = clause(id);
    return optional || when === 'atEnd' || effect.kind === 'if' || !can(s, side, id, f.sources[i]);
  });
}

export function resolveChosen(g: G, side: SideId, f: Pending, act: DuneAct): void {
  if (act.do !== 'resolve') throw new Error(`"${act.do}" is no effect that waits.`);
  const at = f.clauses.findIndex((id, i) => id === act.clause && f.sources[i] === act.source);
  f.clauses.splice(at, 1);
  f.sources.splice(at, 1);
  resolve(g, side, act.clause, act.source);
}
