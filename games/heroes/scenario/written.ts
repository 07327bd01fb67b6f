/** A game written as the position that leads there, as far as positions have words for it: `place` the other way round. */
import { type Fields, Naming, unusual } from '@vigrid/kernel/scenario';
import type { CardData } from '../abilities/index.ts';
import { cardById } from '../cards/catalogue.ts';
import { cardOf, type Heroes, heroOf, type Piece, type Side } from '../state.ts';
import { named } from './position.ts';

export function written(s: Heroes): Fields {
  const own = s.own.filter(({ id }) => !cardById(id)).map(ownWritten);
  const naming = new Naming((card) => nameOf(s, cardOf(s, card)));
  const sides = s.sides.map((side, seat) => [letter(seat), sideWritten(s, side, seat, naming)]);
  return {
    ...(own.length > 0 && { cards: own }),
    turn: letter(s.active),
    first: letter(s.first),
    ...(s.stage === 'setup' ? { stage: 'exchange' } : unusual({ stage: s.stage }, { stage: 'main' })),
    number: s.stage === 'start' ? s.turn + 1 : s.turn,
    ...unusual({ died: s.died, attacks: s.attacks }),
    ...Object.fromEntries(sides),
    ...beside(s, naming),
    ...naming.numbers(),
  };
}

/** Cards in no zone that a position has words for, with their owners. */
function beside(s: Heroes, naming: Naming): Fields {
  const left = naming.left(s.def.length);
  const pairs = left.map(({ card, name }) => [letter(s.owner[card]), name]);
  return pairs.length > 0 ? { beside: pairs } : {};
}

const letter = (seat: number): string => 'ab'[seat];

/** The English name where no other card has it. */
const nameOf = (s: Heroes, { id, en }: CardData): string => (named(s, en) === id ? en : id);

function sideWritten(s: Heroes, side: Side, seat: number, naming: Naming): Fields {
  const hero = heroOf(side);
  const name = naming.card(hero.card);
  const zones = Object.fromEntries(
    (['squad', 'supports', 'quests'] as const).map((zone) => [
      zone,
      side.play.flatMap((piece, at) =>
        at > 0 && zoneOf(s, piece) === zone ? [pieceWritten(s, piece, at - 1, seat, naming)] : [],
      ),
    ]),
  );
  return {
    hero: name,
    ...unusual({
      wounds: hero.wounds,
      closed: hero.closed,
      coins: side.coins,
      spent: side.closedCoins,
      missed: side.missed,
      questTaken: side.questTaken,
      obeys: side.obeys,
      skips: side.skips,
      shield: side.shield,
    }),
    ...zones,
    hand: naming.all(side.hand),
    graveyard: naming.all(side.graveyard),
    completed: naming.all(side.completed),
    deck: naming.all(side.deck.toReversed()),
    ...(side.reserve.length > 0 && { reserve: naming.all(side.reserve) }),
  };
}

function zoneOf(s: Heroes, { card }: Piece): 'squad' | 'supports' | 'quests' {
  const { type } = cardOf(s, card);
  return type === 'creature' ? 'squad' : type === 'quest' ? 'quests' : 'supports';
}

/** The name alone where there is nothing more to say; `came` where another part of the play zone came before. */
function pieceWritten(s: Heroes, piece: Piece, came: number, seat: number, naming: Naming): unknown {
  const name = naming.card(piece.card);
  const owner = s.owner[piece.card];
  const more = {
    ...unusual({
      wounds: piece.wounds,
      closed: piece.closed,
      fresh: piece.fresh,
      struck: piece.struck,
      defended: piece.defended,
      boosts: piece.boosts,
      poison: piece.poison,
      stunned: piece.stunned,
      markers: piece.markers,
    }),
    ...(owner !== seat && { owner: letter(owner) }),
    ...(piece.under.length > 0 && { under: naming.all(piece.under.map(({ card }) => card)) }),
  };
  return { card: name, came, ...more };
}

/** As the card tables write it. */
function ownWritten({ en, type, elements, cost, strike, lives, class: kind, abilities }: CardData): Fields {
  const told = { name: en, type, elements, cost, strike, lives, class: kind, abilities };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
}
