/** Whom an effect can be done to: named by the text, or to be chosen. */
import type { PickQuestion } from '@vigrid/kernel';
import { forbidden } from '../effects/moves.ts';
import { spentValues } from '../effects/triggers.ts';
import { mayBeChosenBySpell } from '../effects/wounds.ts';
import { additionalLives } from '../figures.ts';
import {
  cardByNumber,
  cardOf,
  type EffectsFrame,
  type G,
  type Heroes,
  heroOf,
  isEffects,
  openCoins,
  type Piece,
  pieceOf,
  rival,
} from '../state.ts';
import { amountOf, bound, cardFits, holds, type Measure, matching } from './filters.ts';
import { effectAt } from './lists.ts';
import type { Effect, Filter, Target } from './types.ts';

/** The cards an effect names without a choice. */
export function named(s: Heroes, e: Effect, f: EffectsFrame): number[] {
  const to = targetOf(e);
  return to === null ? [] : namedBy(s, to, f);
}

export function namedBy(s: Heroes, to: Target, f: EffectsFrame): number[] {
  switch (to) {
    case 'cause':
      return f.by < 0 ? [] : [f.by];
    case 'self':
      return [f.card];
    case 'it':
      return [f.it];
    case 'same':
      return f.before;
    case 'yourHero':
      return [heroOf(s.sides[f.seat]).card];
    case 'enemyHero':
      return [heroOf(s.sides[rival(f.seat)]).card];
    default:
      return 'all' in to ? matching(s, bound(s, to.all, f), f.seat, f.card).map((piece) => piece.card) : [];
  }
}

/** Whether the effect lets somebody choose cards. */
export function choosesTarget(e: Effect): boolean {
  const to = targetOf(e);
  return to === null ? choosers.has(e.do) : isPick(to);
}

export const isPick = (to: Target): boolean => typeof to === 'object' && 'pick' in to;

const choosers: ReadonlySet<Effect['do']> = new Set([
  'shot',
  'discard',
  'tuck',
  'capture',
  'plunder',
  'recover',
  'revive',
  'search',
  'summon',
  'repeat',
  'spread',
  'look',
  'deploy',
  'swapQuest',
]);

export function targetQuestion(g: G, f: EffectsFrame): PickQuestion | null {
  const s = g.state;
  const e = effectAt(s, f);
  const choice = choiceOf(s, e, f);
  if (!choice) return null;
  const max = Math.min(choice.count, choice.from.length);
  if (max === 0 && !choice.secret) return null;
  const optional = choice.upTo || (f.optional && f.at === 0 && f.chooser === f.seat);
  return {
    kind: 'cards',
    seat: amongPlay(e) ? f.chooser : choice.seat,
    ask: choice.ask,
    rule: rules[e.do] ?? 'BH-9.1',
    about: {
      source: f.card,
      effect: e.do === 'look' ? e.where : e.do,
      ...('amount' in e && typeof e.amount === 'number' && { amount: e.amount }),
      ...(e.do === 'fight' && e.who === 'it' && { target: f.it }),
    },
    from: choice.from,
    min: optional ? 0 : max,
    max,
    ...(choice.secret && { always: true }),
  };
}

/** Whether something is now to be chosen among cards in play, by the one whose text it is; a cost is nobody else's. */
export function choosesInPlay(s: Heroes, f: EffectsFrame): boolean {
  const ability = cardByNumber(s, f.def).abilities[f.ability];
  const cost = ability.kind === 'action' && f.path.length === 0 ? (ability.cost?.length ?? 0) : 0;
  if (f.chooser !== f.seat || f.at < cost || !amongPlay(effectAt(s, f))) return false;
  return (choiceOf(s, effectAt(s, f), f)?.from.length ?? 0) > 0;
}

function amongPlay(e: Effect): boolean {
  const to = targetOf(e);
  return to === null ? e.do === 'shot' || e.do === 'spread' : isPick(to);
}

const rules: Partial<Record<Effect['do'], string>> = {
  shot: 'BH-G-shot',
  discard: 'BH-G-discard-a-card',
  revive: 'BH-G-revive',
  search: 'BH-G-search',
  summon: 'BH-G-summon',
  repeat: 'BH-G-repeat',
};

interface Choice {
  readonly seat: number;
  readonly ask: string;
  readonly from: readonly number[];
  readonly count: number;
  readonly upTo: boolean;
  /** What the choice is among is known to the chooser alone, so it is asked even if there is nothing. */
  readonly secret: boolean;
}

/** Zones are one's own unless the text names the enemy's (BH-9.2). */
function choiceOf(s: Heroes, e: Effect, by: Measure): Choice | null {
  const { seat, card } = by;
  const side = s.sides[seat];
  const fitting = (held: readonly number[], filter: Filter | undefined) => {
    const what = filter && bound(s, filter, by);
    return what
      ? held.filter((one) => cardFits(cardOf(s, one), what) && !(what.other && one === card))
      : held;
  };
  const graves = (from: 'enemy' | 'any' | undefined) =>
    from === 'any' ? s.sides.flatMap((one) => one.graveyard) : s.sides[from ? rival(seat) : seat].graveyard;
  const choice = { seat, ask: 'target', count: 1, upTo: false, secret: false };
  switch (e.do) {
    case 'shot':
      return { ...choice, from: candidates(s, { type: 'character', side: 'enemy' }, seat, card) };
    case 'spread':
      return { ...choice, from: candidates(s, bound(s, e.among, by), seat, card), count: e.count };
    case 'look': {
      const { deck } = s.sides[e.from ? rival(seat) : seat];
      return { ...choice, ask: 'look', from: deck.slice(-e.count).toReversed(), upTo: e.may ?? false };
    }
    case 'tuck':
      return { ...choice, ask: 'tuck', from: side.hand, count: amountOf(s, e.amount ?? 1, by) };
    case 'plunder':
      return { ...choice, ask: 'plunder', from: s.sides[rival(seat)].hand };
    case 'discard': {
      const who = e.who ? rival(seat) : seat;
      const from = fitting(s.sides[who].hand, e.what);
      return {
        ...choice,
        seat: who,
        ask: 'discardOwn',
        from,
        count: amountOf(s, e.count ?? 1, by),
        secret: e.what !== undefined,
      };
    }
    case 'recover':
    case 'revive': {
      const lying = fitting(e.from === 'completed' ? side.completed : graves(e.from), e.what);
      const fallen = e.fallen === 'now' ? s.fallen.slice(by.fallen) : s.fallen;
      const from = e.fallen ? lying.filter((one) => fallen.includes(one)) : lying;
      return { ...choice, from, count: amountOf(s, e.count ?? 1, by), upTo: e.upTo ?? false };
    }
    case 'deploy':
      return { ...choice, from: fitting(side.hand, e.what), secret: true };
    case 'swapQuest': {
      const quest = by.before?.[0];
      return { ...choice, from: quest === undefined ? [] : s.sides[s.owner[quest]].completed };
    }
    case 'repeat': {
      // RH-43: repeating a spell from within would never end; it lies in the graveyard meanwhile.
      const underWay = (one: number) => s.frames.some((frame) => isEffects(frame) && frame.card === one);
      const spells = fitting(side.graveyard, { ...e.what, type: 'spell' });
      return { ...choice, from: spells.filter((one) => !underWay(one)) };
    }
    case 'search':
    case 'summon': {
      // In the order of their numbers, which tells nothing of how they lie. Not finding is allowed: the deck is secret.
      const { deck } = s.sides[e.from ? rival(seat) : seat];
      if (forbidden(s, 'search')) return null;
      const from = fitting(deck, e.what).toSorted((a, b) => a - b);
      return { ...choice, from, count: e.count ?? 1, upTo: true, secret: true };
    }
    default: {
      if (e.do === 'capture' && 'from' in e) {
        return { ...choice, from: fitting(side[e.from], e.what), secret: e.from === 'hand' };
      }
      const to = targetOf(e);
      if (to === null || typeof to === 'string' || 'all' in to) return null;
      const found = candidates(s, bound(s, to.pick, by), seat, card);
      const from = moves.has(e.do)
        ? found.filter((one) => cardOf(s, one).type !== 'hero' && !(e.do === 'capture' && one === card))
        : found;
      return { ...choice, from, count: to.count ?? 1, upTo: to.upTo ?? false };
    }
  }
}

/** Whether an effect can be carried out at all: there is somebody to choose (RH-41). Uses nothing that is secret. */
export function possible(s: Heroes, e: Effect, seat: number, card: number): boolean {
  switch (e.do) {
    case 'draw':
      return s.sides[e.who ? rival(seat) : seat].deck.length > 0;
    case 'showTop':
    case 'search':
    case 'summon':
      return s.sides['from' in e && e.from ? rival(seat) : seat].deck.length > 0;
    case 'may':
      // Nothing of it happens without its beginning.
      return possible(s, e.first[0], seat, card);
    case 'if': {
      const list = holds(s, e.if, seat, card) ? e.does : (e.otherwise ?? []);
      return list.some((inside) => possible(s, inside, seat, card));
    }
    case 'complete':
    case 'destroy':
      if (e.to === 'self') return pieceOf(s, card) !== undefined;
      break;
    case 'unweaken':
      if (e.to === 'self') return isWeakened(s, card);
      break;
    case 'moveWeakening':
      if (e.from === 'self' && !isWeakened(s, card)) return false;
      break;
    case 'shedLives':
      return s.sides[seat].play.some((piece) => additionalLives(piece) > 0);
    case 'respend':
      return spentValues(s, seat, card).length > 0;
    case 'mayPay':
      return openCoins(s.sides[seat]) >= e.coins;
    case 'foretell':
      return s.sides.some((side) => side.deck.length > 0);
    case 'oneOf':
    case 'oneOrMore':
      return e.modes.some((mode) => mode.every((inside) => possible(s, inside, seat, card)));
  }
  const choice = choiceOf(s, e, { seat, card, x: 0 });
  return choice === null || choice.secret || choice.from.length > 0;
}

const isWeakened = (s: Heroes, card: number): boolean => (pieceOf(s, card)?.boosts ?? 0) < 0;

/** What takes a card from its place can not be done to a hero, who lies there for the whole game (BH-1.4). */
const moves: ReadonlySet<Effect['do']> = new Set([
  'destroy',
  'return',
  'shuffleIn',
  'bottom',
  'control',
  'capture',
  'copy',
]);

/** Those in play who may be chosen; a spell can not choose whoever is protected from spells. */
function candidates(s: Heroes, filter: Filter, seat: number, card: number): number[] {
  const spell = cardOf(s, card).type === 'spell';
  const found = matching(s, filter, seat, card).filter((piece) => !spell || mayBeChosenBySpell(s, piece));
  // A card may draw the enemy's spells to itself.
  const taunting = spell ? found.filter((piece) => piece.seat !== seat && taunts(piece)) : [];
  return (taunting.length > 0 ? taunting : found).map((piece) => piece.card);
}

function targetOf(e: Effect): Target | null {
  if (e.do === 'copy') return e.of;
  if (e.do === 'put') return e.what;
  if (e.do === 'moveWeakening') return isPick(e.to) ? e.to : e.from;
  return e.do !== 'discount' && 'to' in e ? e.to : null;
}

export const taunts = (piece: Piece): boolean => piece.lasting.some((change) => change.figure === 'taunt');
