/** Whom an effect can be done to: named by the text, or to be chosen. */
import type { PickQuestion } from '@vigrid/kernel';
import { mayBeChosenBySpell } from '../effects/wounds.ts';
import { cardOf, type EffectsFrame, type G, type Heroes, heroOf, isEffects, rival } from '../state.ts';
import { cardFits, matching } from './filters.ts';
import { effectAt } from './lists.ts';
import type { Effect, Filter, Target } from './types.ts';

/** The cards an effect names without a choice. */
export function named(s: Heroes, e: Effect, f: EffectsFrame): number[] {
  const to = targetOf(e);
  switch (to) {
    case null:
      return [];
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
      return 'all' in to ? matching(s, to.all, f.seat, f.card).map((piece) => piece.card) : [];
  }
}

/** Whether the effect lets somebody choose cards. */
export function choosesTarget(e: Effect): boolean {
  const to = targetOf(e);
  return to === null ? choosers.has(e.do) : typeof to === 'object' && 'pick' in to;
}

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
]);

export function targetQuestion(g: G, f: EffectsFrame): PickQuestion | null {
  const s = g.state;
  const e = effectAt(s, f);
  const choice = choiceOf(s, e, f.seat, f.card);
  if (!choice) return null;
  const max = Math.min(choice.count, choice.from.length);
  if (max === 0 && !choice.secret) return null;
  const optional = choice.upTo || (f.optional && f.at === 0);
  return {
    kind: 'cards',
    seat: choice.seat,
    ask: choice.ask,
    rule: rules[e.do] ?? 'BH-9.1',
    about: {
      source: f.card,
      effect: e.do,
      ...('amount' in e && typeof e.amount === 'number' && { amount: e.amount }),
    },
    from: choice.from,
    min: optional ? 0 : max,
    max,
    ...(choice.secret && { always: true }),
  };
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
function choiceOf(s: Heroes, e: Effect, seat: number, card: number): Choice | null {
  const side = s.sides[seat];
  const fitting = (held: readonly number[], what: Filter | undefined) =>
    what ? held.filter((one) => cardFits(cardOf(s, one), what)) : held;
  const choice = { seat, ask: 'target', count: 1, upTo: false, secret: false };
  switch (e.do) {
    case 'shot':
      return { ...choice, from: candidates(s, { type: 'character', side: 'enemy' }, seat, card) };
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
        count: e.count ?? 1,
        secret: e.what !== undefined,
      };
    }
    case 'recover':
    case 'revive':
      return {
        ...choice,
        from: fitting(side[e.from ?? 'graveyard'], e.what),
        count: e.count ?? 1,
        upTo: e.upTo ?? false,
      };
    case 'repeat': {
      // RH-43: repeating a spell from within would never end; it lies in the graveyard meanwhile.
      const underWay = (one: number) => s.frames.some((frame) => isEffects(frame) && frame.card === one);
      const spells = fitting(side.graveyard, { ...e.what, type: 'spell' });
      return { ...choice, from: spells.filter((one) => !underWay(one)) };
    }
    case 'tuck':
      return { ...choice, from: side.hand };
    case 'search':
    case 'summon': {
      // In the order of their numbers, which tells nothing of how they lie. Not finding is allowed: the deck is secret.
      const from = fitting(side.deck, e.what).toSorted((a, b) => a - b);
      return { ...choice, from, count: e.count ?? 1, upTo: true, secret: true };
    }
    default: {
      if (e.do === 'capture' && 'from' in e) {
        return { ...choice, from: fitting(side[e.from], e.what), secret: e.from === 'hand' };
      }
      const to = targetOf(e);
      if (to === null || typeof to === 'string' || 'all' in to) return null;
      const found = candidates(s, to.pick, seat, card);
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
      return s.sides[seat].deck.length > 0;
    case 'oneOf':
    case 'oneOrMore':
      return e.modes.some((mode) => mode.every((inside) => possible(s, inside, seat, card)));
    default: {
      const choice = choiceOf(s, e, seat, card);
      return choice === null || choice.secret || choice.from.length > 0;
    }
  }
}

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
  return matching(s, filter, seat, card)
    .filter((piece) => !spell || mayBeChosenBySpell(s, piece))
    .map((piece) => piece.card);
}

function targetOf(e: Effect): Target | null {
  if (e.do === 'copy') return e.of;
  return 'to' in e ? e.to : null;
}
