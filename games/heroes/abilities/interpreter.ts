/** Carries out a list of effects, one after the other: choose whom, do it, see who died of it. */
import { type ActQuestion, asks, flow, goTo, leave, type PickQuestion, push } from '@vigrid/kernel';
import type { HeroesAct } from '../acts.ts';
import { spend } from '../coins.ts';
import { deeds, showHand } from '../effects/index.ts';
import { discard } from '../effects/moves.ts';
import { trigger } from '../effects/triggers.ts';
import { checkDeaths, mayBeChosenBySpell } from '../effects/wounds.ts';
import type { HeroesEvent } from '../events.ts';
import { cardOf, type EffectsFrame, type G, type Heroes, openCoins, pieceOf, rival } from '../state.ts';
import { cardFits, holds, matching } from './filters.ts';
import type { Ability, Effect, Target } from './types.ts';

export const effects = flow<Heroes, EffectsFrame>({
  /** Those the text names without a choice are known at once. */
  name(g, f) {
    const e = effectAt(g.state, f);
    f.targets = 'to' in e ? named(g.state, e.to, f) : [];
    if (e.do === 'plunder') showHand(g, f);
  },

  /** The others are chosen (BH-9.1: among cards in play, unless the text says otherwise). */
  choose: asks(targetQuestion, (g, f: EffectsFrame, picked) => {
    if (picked.length === 0 && f.optional && f.at === 0) {
      leave(g, f);
      return;
    }
    f.targets = picked.slice();
    if (!isSpell(g.state, f) || !('to' in effectAt(g.state, f))) return;
    for (const card of picked) {
      const piece = pieceOf(g.state, card);
      if (piece) trigger(g, piece, 'spellTarget', 0);
    }
  }),

  /** A payment or modes, where the effect offers them. */
  decide: asks(decisionQuestion, (g, f: EffectsFrame, act: HeroesAct) => {
    const e = effectAt(g.state, f);
    if (e.do === 'oneOrMore' && act.do === 'modes') {
      // The last pushed is carried out first, so the modes are done in the order of the text.
      for (let mode = e.modes.length - 1; mode >= 0; mode--) {
        if (act.modes & (1 << mode)) push(g, inner(f, mode, false));
      }
    }
    if (e.do === 'unlessPaid') {
      if (act.do === 'pay') {
        spend(g, rival(f.seat), act.coins);
        g.listener?.({
          kind: 'pay',
          rule: 'BH-G-otherwise',
          seat: rival(f.seat),
          coins: act.coins,
        } satisfies HeroesEvent);
      } else {
        g.listener?.({ kind: 'decline', rule: 'BH-G-otherwise', seat: rival(f.seat) } satisfies HeroesEvent);
        push(g, inner(f, 0, false));
      }
    }
  }),

  carryOut(g, f) {
    const e = effectAt(g.state, f);
    if (f.optional && f.at === 0 && !possible(g.state, e, f.seat, f.card)) {
      leave(g, f);
      return;
    }
    if (e.do === 'discard' || e.do === 'plunder') for (const card of f.targets) discard(g, card);
    else if (e.do === 'may') push(g, inner(f, 0, true));
    else if (e.do === 'if') {
      if (holds(g.state, e.if, f.seat, f.card)) push(g, inner(f, 0, false));
    } else carry(g, f, e);
    checkDeaths(g);
  },

  next(g, f) {
    f.at++;
    if (f.at < listOf(g.state, f).length) goTo(g, f, 'name');
  },
});

/** A frame that carries out an ability of a card from its first effect. */
export function carryOut(g: G, seat: number, card: number, ability: number, x: number): void {
  push<EffectsFrame>(g, {
    kind: 'effects',
    step: 0,
    seat,
    card,
    ability,
    path: [],
    at: 0,
    x,
    optional: false,
    targets: [],
  });
}

/** Whether an effect can be carried out at all: there is somebody to choose (RH-41). */
export function possible(s: Heroes, e: Effect, seat: number, card: number): boolean {
  switch (e.do) {
    case 'shot':
      return true;
    case 'draw':
    case 'showTop':
      return s.sides[seat].deck.length > 0;
    case 'discard':
      return s.sides[seat].hand.some((held) => cardFits(cardOf(s, held), e.what));
    case 'plunder':
      return s.sides[rival(seat)].hand.length > 0;
    case 'oneOrMore':
      return e.modes.some((mode) => mode.every((inside) => possible(s, inside, seat, card)));
    case 'regain':
    case 'may':
    case 'unlessPaid':
    case 'if':
      return true;
    default:
      return typeof e.to === 'string' || 'all' in e.to || candidates(s, e.to.pick, seat, card).length > 0;
  }
}

function targetQuestion(g: G, f: EffectsFrame): PickQuestion | null {
  const s = g.state;
  const e = effectAt(s, f);
  const optional = f.optional && f.at === 0;
  const question = (
    ask: string,
    from: readonly number[],
    count: number,
    upTo: boolean,
  ): PickQuestion | null => {
    const max = Math.min(count, from.length);
    // Whether a hand holds anything that fits is its owner's secret, so that is asked even if it does not.
    const secret = e.do === 'discard';
    if (max === 0 && !secret) return null;
    return {
      kind: 'cards',
      seat: f.seat,
      ask,
      rule: e.do === 'shot' ? 'BH-G-shot' : e.do === 'discard' ? 'BH-G-discard-a-card' : 'BH-9.1',
      about: {
        source: f.card,
        effect: e.do,
        ...('amount' in e && typeof e.amount === 'number' && { amount: e.amount }),
      },
      from,
      min: optional || upTo ? 0 : max,
      max,
      ...(secret && { always: true }),
    };
  };
  if (e.do === 'shot') return question('target', shotTargets(s, f.seat), 1, false);
  if (e.do === 'plunder') return question('plunder', s.sides[rival(f.seat)].hand, 1, false);
  if (e.do === 'discard') {
    const fitting = s.sides[f.seat].hand.filter((card) => cardFits(cardOf(s, card), e.what));
    return question('discardOwn', fitting, 1, false);
  }
  if (!('to' in e) || typeof e.to === 'string' || 'all' in e.to) return null;
  return question('target', candidates(s, e.to.pick, f.seat, f.card), e.to.count ?? 1, e.to.upTo ?? false);
}

function decisionQuestion(g: G, f: EffectsFrame): ActQuestion<HeroesAct> | null {
  const s = g.state;
  const e = effectAt(s, f);
  if (e.do === 'unlessPaid') {
    const seat = rival(f.seat);
    const decline: HeroesAct = { do: 'decline' };
    const options =
      openCoins(s.sides[seat]) >= e.coins
        ? [{ do: 'pay', coins: e.coins } satisfies HeroesAct, decline]
        : [decline];
    return {
      kind: 'act',
      seat,
      ask: 'pay',
      rule: 'BH-G-otherwise',
      about: { source: f.card, amount: e.coins },
      options,
    };
  }
  if (e.do === 'oneOrMore') {
    const open = e.modes.map((mode) => mode.every((inside) => possible(s, inside, f.seat, f.card)));
    const options: HeroesAct[] = [];
    for (let modes = 1; modes < 1 << e.modes.length; modes++) {
      if (open.every((can, i) => can || !(modes & (1 << i)))) options.push({ do: 'modes', modes });
    }
    if (options.length === 0) return null;
    return { kind: 'act', seat: f.seat, ask: 'modes', rule: 'BH-13.1', about: { source: f.card }, options };
  }
  return null;
}

function carry(g: G, f: EffectsFrame, e: Effect): void {
  const deed = deeds[e.do] as ((g: G, f: EffectsFrame, e: Effect) => void) | undefined;
  deed?.(g, f, e);
}

/** Those in play who may be chosen; a spell can not choose whoever is protected from spells. */
function candidates(s: Heroes, filter: Parameters<typeof matching>[1], seat: number, card: number): number[] {
  const spell = cardOf(s, card).type === 'spell';
  return matching(s, filter, seat, card)
    .filter((piece) => !spell || mayBeChosenBySpell(s, piece))
    .map((piece) => piece.card);
}

function named(s: Heroes, to: Target, f: EffectsFrame): number[] {
  if (to === 'self') return [f.card];
  if (to === 'yourHero') return [s.sides[f.seat].hero.card];
  if (to === 'enemyHero') return [s.sides[rival(f.seat)].hero.card];
  return 'all' in to ? matching(s, to.all, f.seat, f.card).map((piece) => piece.card) : [];
}

const shotTargets = (s: Heroes, seat: number): number[] =>
  matching(s, { type: 'character', side: 'enemy' }, seat, -1).map((piece) => piece.card);

const isSpell = (s: Heroes, f: EffectsFrame) => cardOf(s, f.card).type === 'spell';

const effectAt = (s: Heroes, f: EffectsFrame): Effect => listOf(s, f)[f.at];

function listOf(s: Heroes, f: EffectsFrame): readonly Effect[] {
  let list = effectsOf(cardOf(s, f.card).abilities[f.ability]);
  for (let i = 0; i < f.path.length; i += 2) list = innerLists(list[f.path[i]])[f.path[i + 1]];
  return list;
}

const effectsOf = (ability: Ability): readonly Effect[] => ('does' in ability ? ability.does : []);

/** The lists inside an effect; "you may" and what follows from it are one list that can be declined. */
function innerLists(e: Effect): readonly (readonly Effect[])[] {
  switch (e.do) {
    case 'may':
      return [e.after ? [...e.first, ...e.after] : e.first];
    case 'unlessPaid':
      return [e.otherwise];
    case 'oneOrMore':
      return e.modes;
    case 'if':
      return [e.does];
    default:
      return [];
  }
}

function inner(f: EffectsFrame, list: number, optional: boolean): EffectsFrame {
  return { ...f, step: 0, path: [...f.path, f.at, list], at: 0, optional, targets: [] };
}
