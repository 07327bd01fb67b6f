/** A turn in which one player decides for the other (RH-48): whatever the commanded one is asked, the rival answers. */
import { type Flow, type Question, reveal } from '@vigrid/kernel';
import { deciderOf, type G, ref, rival } from '../state.ts';

/** The flow with its questions put to whoever decides. */
export function answeredByDecider(flow: Flow<G>): Flow<G> {
  return {
    names: flow.names,
    steps: flow.steps.map((step) =>
      'ask' in step ? { ask: (g, f) => put(g, step.ask(g, f)), take: step.take } : step,
    ),
  };
}

function put({ state: s }: G, q: Question | null): Question | null {
  if (!s.commanded || q === null) return q;
  const seat = deciderOf(s, q.seat);
  return seat === q.seat ? q : { ...q, seat, behalf: q.seat };
}

/** The turn is commanded if it was to be: whoever decides sees the hand from now on. */
export function takeCommand(g: G): void {
  const s = g.state;
  const side = s.sides[s.active];
  s.commanded = side.obeys;
  if (!side.obeys) return;
  side.obeys = false;
  const to = rival(s.active);
  for (const card of side.hand) s.seen[card] |= 1 << to;
  reveal(g);
  const cards = side.hand.map((card) => ref(s, card));
  g.listener?.({
    kind: 'command',
    rule: 'RH-48',
    seat: to,
    of: s.active,
    secret: { to: [to], cards },
  });
}

/** Who has the next turn: the rival, but for turns that are skipped (RH-49). */
export function nextSeat(g: G): number {
  const s = g.state;
  let seat = rival(s.active);
  while (s.sides[seat].skips > 0) {
    s.sides[seat].skips--;
    g.listener?.({ kind: 'skip', rule: 'RH-49', seat });
    seat = rival(seat);
  }
  return seat;
}
