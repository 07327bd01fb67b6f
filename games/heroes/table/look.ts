/** A seat's view of the game, built from what each zone shows to it. */
import { explainFirst, type Reason, type Seat, type Text } from '@vigrid/kernel';
import { armourOf, costOf, protectionsOf } from '../abilities/figures.ts';
import type { Word } from '../abilities/index.ts';
import { effectAt } from '../abilities/lists.ts';
import { hasWord, livesOf, strikeOf } from '../abilities/meaning.ts';
import { isSupport } from '../abilities/printed.ts';
import { type Card, cardById } from '../cards/catalogue.ts';
import { deedOf } from '../effects/index.ts';
import { mayPlay, mayTake, usedUp } from '../flow/main.ts';
import {
  cardByNumber,
  cardOf,
  deciderOf,
  type Heroes,
  heroOf,
  isAttack,
  isEffects,
  openCoins,
  type Piece,
  ref,
  type Side,
  textOf,
} from '../state.ts';
import { abilityText } from '../text/cards.ts';
import type { CardRef, HandCard, HeroesView, Keyword, PieceView, SideView, UnderWay } from './view.ts';

export function view(s: Heroes, seat: Seat | null): HeroesView {
  return {
    seat,
    turn: s.turn,
    active: s.active,
    stage: s.stage,
    sides: s.sides.map((side) => sideView(s, side, seat)),
    under: underWay(s),
    looking: lookedAt(s, seat),
    decider: deciderOf(s, s.active),
    winners: s.result?.winners ?? null,
    endedBy: s.result?.rule ?? null,
  };
}

/** Everything on the table is open; hands are shown as far as the seat knows them, decks not at all. */
function sideView(s: Heroes, side: Side, seat: Seat | null): SideView {
  const held = side.hand.filter((card) => knows(s, seat, card));
  // How somebody else holds the hand tells nothing.
  const known = heroOf(side).seat === seat ? held : held.sort((a, b) => a - b);
  const inPlay = (of: (card: Card) => boolean) =>
    side.play.filter((piece) => of(cardOf(s, piece.card))).map((piece) => pieceView(s, piece));
  return {
    hero: pieceView(s, heroOf(side)),
    squad: inPlay((card) => card.type === 'creature'),
    supports: inPlay(isSupport),
    quests: inPlay((card) => card.type === 'quest'),
    hand: known.map((card) => handCard(s, card, seat)),
    handSize: side.hand.length,
    deckSize: side.deck.length,
    top: topOf(s, side, seat),
    graveyard: side.graveyard.map((card) => ref(s, card)),
    completed: side.completed.map((card) => ref(s, card)),
    coins: side.coins,
    openCoins: openCoins(side),
    missed: side.missed,
    obeys: side.obeys,
    skips: side.skips,
  };
}

function topOf(s: Heroes, { deck }: Side, seat: Seat | null): CardRef | null {
  const card = deck.at(-1);
  return card !== undefined && knows(s, seat, card) ? ref(s, card) : null;
}

/** A spectator knows what everybody knows. */
const knows = (s: Heroes, seat: Seat | null, card: number): boolean =>
  seat === null ? s.seen[card] === 3 : (s.seen[card] & (1 << seat)) !== 0;

/** Why it can not be played is told to whoever decides that. */
function handCard(s: Heroes, card: number, seat: Seat | null): HandCard {
  const owner = s.owner[card];
  const tell = s.stage === 'main' && s.active === owner && deciderOf(s, owner) === seat;
  return {
    ...ref(s, card),
    cost: costOf(s, card),
    barred: tell ? explainFirst((why) => mayLeaveHand(s, owner, card, why)) : null,
  };
}

/** Played, or, if it is a quest, taken. */
const mayLeaveHand = (s: Heroes, seat: Seat, card: number, why: Reason[]): boolean =>
  cardOf(s, card).type === 'quest' ? mayTake(s, seat, card, why) : mayPlay(s, seat, card, -1, why);

/** The cards of a deck that one may look at: the top ones as they lie, a whole deck in an order that tells nothing. */
function lookedAt(s: Heroes, seat: Seat | null): CardRef[] {
  const frame = s.frames.at(-1);
  if (!frame || !isEffects(frame) || deciderOf(s, frame.seat) !== seat) return [];
  const e = effectAt(s, frame);
  const cards = deedOf(e).looksAt?.(s, e, frame.seat) ?? [];
  return cards.map((card) => ref(s, card));
}

function pieceView(s: Heroes, piece: Piece): PieceView {
  const card = cardOf(s, piece.card);
  return {
    ...ref(s, piece.card),
    seat: piece.seat,
    closed: piece.closed,
    fresh: piece.fresh && (card.type === 'creature' || card.type === 'quest') && !hasWord(s, piece, 'rush'),
    wounds: piece.wounds,
    strike: card.strike === undefined ? null : strikeOf(s, piece),
    lives: card.lives === undefined ? null : livesOf(s, piece),
    boosts: piece.boosts,
    markers: piece.markers,
    poison: piece.poison,
    stunned: piece.stunned,
    keywords: keywords(s, piece),
    gained: gainedBy(s, piece),
    captured: piece.under.map(({ card: under }) => ref(s, under)),
    abilities: card.actions.map(({ number, ability }) => ({
      ability: number,
      used: usedUp(piece, number, ability),
    })),
  };
}

/** Texts are laid on a piece with the printed ones before them, some of these changed. */
function gainedBy(s: Heroes, piece: Piece): Text[] {
  const card = cardOf(s, piece.card);
  // A copy is Created, which its original is not (BH-G-copy-of-a-card).
  const original = cardById(card.id) ?? card;
  if (original === card && !piece.lasting.some(({ figure }) => figure === 'text')) return [];
  const printed = original.abilities.map((ability) => JSON.stringify(ability));
  const text = textOf(s, piece);
  return text.abilities
    .filter((ability) => !printed.includes(JSON.stringify(ability)))
    .map((ability) => abilityText(ability, text));
}

function keywords(s: Heroes, piece: Piece): Keyword[] {
  const card = textOf(s, piece);
  const list: Keyword[] = [];
  for (const word of plainWords) if (hasWord(s, piece, word)) list.push({ word });
  const armour = armourOf(s, piece);
  if (armour > 0) list.push({ word: 'armour', value: armour });
  for (const { from, less } of protectionsOf(s, piece)) {
    list.push({
      word: from.by === 'spell' || from.by === 'shot' ? `from-${from.by}` : 'protection',
      ...(less && { value: less }),
    });
  }
  const laid = new Set(piece.lasting.map(({ figure }) => figure));
  for (const word of burdens) if (laid.has(word)) list.push({ word });
  if (card.attacksOnly === null && !laid.has('cannotAttack')) list.push({ word: 'cannotAttack' });
  for (const { ability } of card.triggers) list.push({ word: ability.on });
  return list;
}

/** What effects lay on a card that is no keyword. */
const burdens = ['mute', 'taunt', 'doomed', 'cannotAttack'] as const;

const plainWords: readonly Word[] = [
  'rush',
  'firstStrike',
  'directedStrike',
  'attackExperience',
  'defenceExperience',
  'unique',
  'created',
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
      const card = cardByNumber(s, frame.def);
      const text = abilityText(card.abilities[frame.ability], card);
      list.push({ kind: 'ability', source: ref(s, frame.card), seat: frame.seat, text });
    }
  }
  return list;
}
