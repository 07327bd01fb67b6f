/** A game between two actions, written as the position that leads there: the other way round of `place`. */
import { cardOf } from '../cards/catalogue.ts';
import { turn } from '../flow/turn.ts';
import type { Side, Valhalla } from '../state.ts';
import { letter } from './names.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Null where positions have no words for it: within an action or a battle, or if a hand is known in part. */
export function written(s: Valhalla): Fields | null {
  const [frame, ...under] = s.frames.toReversed();
  if (frame?.kind !== 'turn' || turn.names[frame.step] !== 'action') return null;
  if (under.some(({ kind }) => kind !== 'setup')) return null;
  if (s.battle !== null || s.own.length > 0) return null;
  if (s.sides.some((side, seat) => side.drawn.length > 0 || isShown(s, side, seat) === null)) return null;
  const called = (card: number) => cardOf(s, card).id;
  const sides = s.sides.map((side, seat) => [letter(seat), writtenSide(s, side, seat, called)]);
  return {
    players: s.sides.length,
    options: s.options,
    turn: letter(s.active),
    first: letter(s.first),
    number: s.turn,
    lastTurns: s.lastTurns,
    deck: s.deck.toReversed().map(called),
    discard: s.discard.map(called),
    pool: s.pool,
    ...(s.loki >= 0 && { loki: called(s.loki) }),
    ...(s.titles.length > 0 && {
      titles: s.titles.map(({ holder, level }) => ({
        ...(holder >= 0 && { holder: letter(holder) }),
        level,
      })),
    }),
    ...(s.besieged >= 0 && { besieged: letter(s.besieged) }),
    decided: s.decided,
    ...(s.solo && { level: s.solo.level + 1, covered: s.solo.covered }),
    ...Object.fromEntries(sides),
  };
}

function writtenSide(s: Valhalla, side: Side, seat: number, called: (card: number) => string): Fields {
  const squad = side.squad.flatMap((card, space) =>
    card < 0
      ? []
      : {
          card: called(card),
          ...(side.tyr[space] >= 0 && { tyr: called(side.tyr[space]) }),
          space: space + 1,
        },
  );
  const captured = side.captured.flatMap((n, of) => (n > 0 ? [[letter(of), n]] : []));
  return {
    ...(side.jarl >= 0 && { jarl: called(side.jarl) }),
    squad,
    hand: side.hand.map(called),
    valhalla: side.valhalla.map(called),
    shields: side.shields,
    ...(captured.length > 0 && { captured: Object.fromEntries(captured) }),
    ...(isShown(s, side, seat) && { shown: true }),
  };
}

/** Whether everybody knows the hand, or its player alone; null for anything between. */
function isShown(s: Valhalla, { known }: Side, seat: number): boolean | null {
  const all = (1 << s.sides.length) - 1;
  if (known.length > 0 && known.every((who) => who === all)) return true;
  return known.every((who) => who === 1 << seat) ? false : null;
}
