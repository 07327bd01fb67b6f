/** How events of Valhalla look: cards that others play are held up, dice tumble as they are thrown. */

import type { Beat } from '../../../table/motion/beats.ts';
import { duration, type Paths, type Stage } from '../../../table/motion/stage.ts';
import type { ValhallaTold } from './game.ts';
import { type CardRef, diceOf, type ValhallaView } from './game.ts';

const heldUp = new Set(['tactic', 'help', 'quest']);
const thrown = new Set(['roll', 'reroll']);

export function beats(
  events: readonly ValhallaTold[],
  _view: ValhallaView,
  next: ValhallaView,
): readonly Beat<ValhallaView>[] {
  const end = next;
  if (events.some(({ kind }) => kind === 'undo')) return [];
  const list: Beat<ValhallaView>[] = [];
  for (const event of events) {
    if (!heldUp.has(event.kind) || !('card' in event) || !('seat' in event) || event.seat === end.seat)
      continue;
    const card = refOf(event.card);
    if (!card || typeof event.seat !== 'number') continue;
    list.push(
      { spotlight: { card: card.id, def: card.def, seat: event.seat }, after: (stage) => stage.rest(800) },
      { spotlight: null },
    );
  }
  if (events.some(({ kind }) => thrown.has(kind))) {
    list.push({ view: next, after: (stage) => tumble(stage, end) });
  }
  return list;
}

async function tumble(stage: Stage, view: ValhallaView): Promise<void> {
  await Promise.all(
    diceOf(view)
      .filter(({ on }) => on === null)
      .map(({ id }, i) =>
        stage.play(
          stage.find(`c${id}`),
          [
            { transform: 'translateY(-26px) rotate(-220deg)', opacity: 0.2 },
            { transform: 'none', opacity: 1 },
          ],
          { duration: duration('dice'), delay: 30 * i },
        ),
      ),
  );
}

/** New cards of the hand come from the deck; what is gone lies on the discard pile or with its owner. */
export function paths(view: ValhallaView, next: ValhallaView): Paths {
  const [before, after] = [view, next];
  const from: Record<string, string> = {};
  const to: Record<string, string> = {};
  const seat = after.seat ?? 0;
  for (const { id } of [...after.sides[seat].hand, ...after.sides[seat].drawn]) from[`c${id}`] = 'deck';
  before.sides.forEach((side, of) => {
    for (const { warrior } of side.squad) if (warrior) to[`c${warrior.id}`] = `side${of}`;
  });
  for (const { id } of after.discard) to[`c${id}`] = 'discard';
  after.sides.forEach((side, of) => {
    for (const { warrior } of side.squad) if (warrior) from[`c${warrior.id}`] ??= `side${of}`;
  });
  return { from, to };
}

function refOf(value: unknown): CardRef | null {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('def' in value)) return null;
  const { id, def } = value;
  return typeof id === 'number' && typeof def === 'string' ? { id, def } : null;
}
