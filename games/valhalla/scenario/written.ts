/** A game written as the position that leads there, as far as positions have words for it: `place` the other way round. */
import { type Fields, Naming } from '@vigrid/kernel/scenario';
import { cardOf } from '../cards/catalogue.ts';
import { setup } from '../flow/setup.ts';
import type { Side, Valhalla } from '../state.ts';
import { entryOf } from './cards.ts';
import { letter } from './names.ts';

export function written(s: Valhalla): Fields {
  const naming = new Naming((card) => cardOf(s, card).id);
  const called = naming.card;
  const sides = s.sides.map((side, seat) => [letter(seat), writtenSide(s, side, called)]);
  return {
    players: s.sides.length,
    options: s.options,
    ...(s.own.length > 0 && { cards: s.own.map(entryOf) }),
    turn: letter(s.active),
    first: letter(s.first),
    number: s.turn,
    ...(s.stage === 'setup' && { step: setup.names[0] }),
    lastTurns: s.lastTurns,
    pool: s.pool,
    ...Object.fromEntries(sides),
    ...(s.loki >= 0 && { loki: called(s.loki) }),
    ...(s.titles.length > 0 && {
      titles: s.titles.map(({ holder, level }) => ({
        ...(holder >= 0 && { holder: letter(holder) }),
        level,
      })),
    }),
    discard: naming.all(s.discard),
    open: naming.all(s.open),
    deck: naming.all(s.deck.toReversed()),
    ...(s.besieged >= 0 && { besieged: letter(s.besieged) }),
    decided: s.decided,
    ...(s.solo && { level: s.solo.level + 1, covered: s.solo.covered }),
    ...naming.numbers(),
  };
}

function writtenSide(s: Valhalla, side: Side, called: (card: number) => string): Fields {
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
    drawn: side.drawn.map(called),
    valhalla: side.valhalla.map(called),
    shields: side.shields,
    ...(captured.length > 0 && { captured: Object.fromEntries(captured) }),
    ...(isShown(s, side) && { shown: true }),
  };
}

/** Whether everybody knows the whole hand. */
function isShown(s: Valhalla, { known }: Side): boolean {
  const all = (1 << s.sides.length) - 1;
  return known.length > 0 && known.every((who) => who === all);
}
