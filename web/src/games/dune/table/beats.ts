/** How events of Dune look: Agents travel to their spaces, cards from hand to hand; the rest is told by the log. */

import type { Beat } from '../../../table/motion/beats.ts';
import type { Paths, Stage } from '../../../table/motion/stage.ts';
import type { CardRef, DuneTold, DuneView, SideView } from './game.ts';

/** Cards that everybody should see are held up; where an Agent went, the space answers. */
export function beats(
  events: readonly DuneTold[],
  view: DuneView,
  next: DuneView,
): readonly Beat<DuneView>[] {
  const end = next;
  if (events.some(({ kind }) => kind === 'undo')) return [];
  const list: Beat<DuneView>[] = [];
  for (const event of events) {
    if (event.kind === 'intrigue' && event.seat !== end.seat) {
      const card = refOf(event.card);
      if (card && typeof event.seat === 'number')
        list.push(
          {
            spotlight: { card: card.id, def: card.def, seat: event.seat },
            after: (stage) => stage.rest(900),
          },
          { spotlight: null },
        );
    }
    if ((event.kind === 'send' || event.kind === 'rival') && typeof event.space === 'string') {
      const at = end.spaces.find(({ def }) => def === event.space);
      if (at) list.push({ before: (stage) => answers(stage, at.number) });
    }
    if (event.kind === 'conflict' && view.round > 0) {
      const card = refOf(event.card);
      if (card)
        list.push(
          { spotlight: { card: card.id, def: card.def, seat: 0 }, after: (stage) => stage.rest(1100) },
          { spotlight: null },
        );
    }
  }
  return list;
}

/** The space that is visited lifts for a moment. */
const answers = (stage: Stage, space: number): Promise<void> =>
  stage.play(
    stage.find(`space${space}`),
    [{ transform: 'none' }, { transform: 'scale(1.06)', offset: 0.4 }, { transform: 'none' }],
    { duration: 320 },
  );

/** New cards of the hand come from the own deck, bought ones go to who bought them. */
export function paths(view: DuneView, next: DuneView): Paths {
  const [before, after] = [view, next];
  const from: Record<string, string> = {};
  const to: Record<string, string> = {};
  const seat = after.seat ?? 0;
  for (const id of numbers(after.sides[seat])) from[`c${id}`] = `side${seat}`;
  const there = new Set(after.row.map(({ id }) => id));
  for (const { id } of before.row) if (!there.has(id)) to[`c${id}`] = `side${before.active}`;
  for (const id of numbers(before.sides[seat])) to[`c${id}`] = `side${seat}`;
  return { from, to };
}

const numbers = ({ hand, intrigues }: SideView): number[] => [...hand, ...intrigues].map(({ id }) => id);

function refOf(value: unknown): CardRef | null {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('def' in value)) return null;
  const { id, def } = value;
  return typeof id === 'number' && typeof def === 'string' ? { id, def } : null;
}
