/** A game written as the position that leads there, as far as positions have words for it: `place` the other way round. */
import { type Fields, Naming, unusual } from '@vigrid/kernel/scenario';
import type { CardData } from '../abilities/index.ts';
import { cardById } from '../cards/catalogue.ts';
import { type Berserk, cardOf, type Phase, pieceOf, type Side } from '../state.ts';
import { cellWord, nameFor } from './names.ts';
import { bystander, faceDown, hostSeat, markersOf, named } from './position.ts';

/** What a position calls the phase in which the game goes on; of a turn, the choice is the usual one. */
const phases: Partial<Record<Phase, string>> = {
  deal: 'redeals',
  recruitment: 'recruitment',
  deployment: 'deployment',
  reveal: 'reveal',
  battleStart: 'battleStart',
  vanguard: 'vanguard',
};

export function written(s: Berserk): Fields {
  const own = s.own.filter(({ id }) => id !== bystander.id && !cardById(id)).map(ownWritten);
  const phase = phases[s.phase];
  const naming = new Naming((card) => nameOf(s, cardOf(s, card)));
  const sides = s.sides.map((side, seat) => [
    letter(seat),
    sideWritten(s, side, seat, naming, phase !== undefined && faceDown.includes(phase)),
  ]);
  return {
    edition: s.edition,
    ...(s.campaign
      ? { campaign: { to: s.campaign.to, games: s.campaign.games } }
      : unusual({ format: s.format }, { format: 'constructed' })),
    ...(own.length > 0 && { cards: own }),
    turn: letter(s.active),
    first: letter(s.first),
    number: s.turn,
    ...(phase !== undefined && { phase }),
    ...unusual({ secretLists: !s.openLists }),
    ...Object.fromEntries(sides),
    ...beside(s, naming),
    ...naming.numbers(),
  };
}

/** Cards in no zone that a position has words for, with their owners. */
function beside(s: Berserk, naming: Naming): Fields {
  const left = naming.left(s.def.length);
  const pairs = left.map(({ card, name }) => [letter(s.owner[card]), name]);
  return pairs.length > 0 ? { beside: pairs } : {};
}

const letter = (seat: number): string => 'ab'[seat];

/** The English name where no other card has it. */
const nameOf = (s: Berserk, { id, en }: Pick<CardData, 'id' | 'en'>): string =>
  named(s, en) === id ? en : id;

function sideWritten(s: Berserk, side: Side, seat: number, naming: Naming, down: boolean): Fields {
  return {
    squad: side.squad.map((card) => pieceWritten(s, card, seat, naming, down)),
    graveyard: naming.all(side.graveyard),
    exile: naming.all(side.exile),
    deal: naming.all(side.deal),
    deck: naming.all(side.deck.toReversed()),
    gold: side.gold,
    silver: side.silver,
  };
}

function pieceWritten(s: Berserk, card: number, seat: number, naming: Naming, down: boolean): Fields {
  const name = naming.card(card);
  const owner = s.owner[card];
  const piece = pieceOf(s, card);
  const known = markersOf(s);
  if (!piece) return { card: name };
  const poison = piece.markers.reduce((sum, one) => sum + (one.kind === 'poison' ? one.amount : 0), 0);
  const markers = piece.markers.flatMap(({ kind, amount }) =>
    kind !== 'poison' && known.includes(kind) ? [`${kind} ${amount}`] : [],
  );
  return {
    card: name,
    ...(piece.host >= 0
      ? { host: nameFor(s, hostSeat(s, piece), piece.host) }
      : { cell: cellWord(piece.cell) }),
    ...(owner !== seat && { owner: letter(owner) }),
    ...unusual({ hidden: piece.hidden }, { hidden: down }),
    ...unusual({
      closed: piece.closed,
      numb: piece.numb,
      assaulted: piece.assaulted,
      prepared: piece.prepared === s.turn,
      wounds: piece.wounds,
      extraLives: piece.extraLives,
      reduced: piece.reduced,
      chips: piece.chips,
      spent: piece.spent,
      acts: piece.acts,
      strikes: piece.strikes,
      hurt: piece.hurt,
      x: piece.x,
      poison,
    }),
    ...unusual({ cost: piece.cost }, { cost: -1 }),
    ...(markers.length > 0 && { markers }),
  };
}

/** As the card tables write it. */
const ownWritten = ({ id: _, ru: __, en: name, glyph: ___, ...card }: CardData): Fields => ({
  name,
  ...card,
});
