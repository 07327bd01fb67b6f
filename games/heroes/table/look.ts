/** A seat's view of the game, built from what each zone shows to it. */
import { explainFirst, type Seat } from '@vigrid/kernel';
import type { Word } from '../abilities/types.ts';
import { costOf, hasWord, livesOf, strikeOf } from '../figures.ts';
import { mayPlay } from '../flow/main.ts';
import { cardOf, type Heroes, isAttack, isEffects, openCoins, type Piece, ref, type Side } from '../state.ts';
import type { HandCard, HeroesView, Keyword, PieceView, SideView, UnderWay } from './view.ts';

export function view(s: Heroes, seat: Seat | null): HeroesView {
  return {
    seat,
    turn: s.turn,
    active: s.active,
    stage: s.stage,
    sides: s.sides.map((side, of) => sideView(s, side, of, seat)),
    under: underWay(s),
    winners: s.result?.winners ?? null,
    endedBy: s.result?.rule ?? null,
  };
}

/** Everything on the table is open; hands are shown as far as the seat knows them, decks not at all. */
function sideView(s: Heroes, side: Side, of: Seat, seat: Seat | null): SideView {
  const known = side.hand.filter((card) => knows(s, seat, card));
  return {
    hero: pieceView(s, side.hero),
    squad: side.squad.map((piece) => pieceView(s, piece)),
    supports: [],
    quests: [],
    hand: known.map((card) => handCard(s, card, of === seat)),
    handSize: side.hand.length,
    deckSize: side.deck.length,
    graveyard: side.graveyard.map((card) => ref(s, card)),
    completed: [],
    coins: side.coins,
    openCoins: openCoins(side),
    missed: side.missed,
  };
}

/** A spectator knows what everybody knows. */
const knows = (s: Heroes, seat: Seat | null, card: number): boolean =>
  seat === null ? s.seen[card] === 3 : (s.seen[card] & (1 << seat)) !== 0;

function handCard(s: Heroes, card: number, own: boolean): HandCard {
  const seat = s.owner[card];
  const tell = own && s.stage === 'main' && s.active === seat;
  return {
    ...ref(s, card),
    cost: costOf(s, card),
    barred: tell ? explainFirst((why) => mayPlay(s, seat, card, why)) : null,
  };
}

function pieceView(s: Heroes, piece: Piece): PieceView {
  const card = cardOf(s, piece.card);
  return {
    ...ref(s, piece.card),
    seat: piece.seat,
    closed: piece.closed,
    fresh: piece.fresh && card.type === 'creature' && !hasWord(s, piece, 'rush'),
    wounds: piece.wounds,
    strike: card.strike === undefined ? null : strikeOf(s, piece),
    lives: card.lives === undefined ? null : livesOf(s, piece),
    boosts: piece.boosts,
    markers: 0,
    poison: 0,
    stunned: false,
    keywords: keywords(s, piece),
    captured: [],
    abilities: card.actions.map(({ number }) => ({
      ability: number,
      used: (piece.used & (1 << number)) !== 0,
    })),
  };
}

function keywords(s: Heroes, piece: Piece): Keyword[] {
  const card = cardOf(s, piece.card);
  const list: Keyword[] = [];
  for (const word of plainWords) if (hasWord(s, piece, word)) list.push({ word });
  if (card.armour > 0) list.push({ word: 'armour', value: card.armour });
  for (const { from, less } of card.protections) {
    list.push({
      word: from.by === 'spell' || from.by === 'shot' ? `from-${from.by}` : 'protection',
      ...(less && { value: less }),
    });
  }
  if (card.attacksOnly === null) list.push({ word: 'cannotAttack' });
  for (const { ability } of card.triggers) list.push({ word: ability.on });
  return list;
}

const plainWords: readonly Word[] = [
  'rush',
  'firstStrike',
  'directedStrike',
  'attackExperience',
  'defenceExperience',
  'unique',
];

function underWay(s: Heroes): UnderWay[] {
  const list: UnderWay[] = [];
  for (const frame of s.frames) {
    if (isAttack(frame)) {
      list.push({
        kind: 'attack',
        attacker: frame.attacker,
        target: frame.target,
        defender: frame.defender < 0 ? null : frame.defender,
      });
    } else if (isEffects(frame)) {
      list.push({ kind: 'ability', source: ref(s, frame.card), seat: frame.seat, ability: frame.ability });
    }
  }
  return list;
}
