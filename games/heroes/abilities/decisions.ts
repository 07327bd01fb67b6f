/** Decisions inside effects: to pay or not, which of a card's modes. */
import type { ActQuestion, NumberQuestion, SplitQuestion } from '@vigrid/kernel';
import type { HeroesAct } from '../acts.ts';
import { spentValues } from '../effects/triggers.ts';
import { additionalLives } from '../figures.ts';
import { type EffectsFrame, type G, openCoins, pieceOf, rival } from '../state.ts';
import { amountOf } from './filters.ts';
import { effectAt } from './lists.ts';
import { possible } from './targets.ts';
import type { Effect } from './types.ts';

export function decisionQuestion(g: G, f: EffectsFrame): ActQuestion<HeroesAct> | null {
  const e = effectAt(g.state, f);
  if (e.do === 'unlessPaid') return payment(g, f, rival(f.seat), e.coins);
  if (e.do === 'mayPay') return payment(g, f, f.seat, e.coins);
  if (e.do === 'respend') return respending(g, f, e.most);
  if (e.do === 'foretell') return foretelling(g, f);
  if (e.do === 'payOr') return payment(g, f, f.seat, amountOf(g.state, e.coins, f));
  if (e.do === 'tuck' && e.where === 'either' && f.targets.length > 0) return placement(f);
  return e.do === 'oneOf' || e.do === 'oneOrMore' ? modes(g, f, e) : null;
}

/** How much of an amount each of the chosen ones gets. */
export function shareQuestion(g: G, f: EffectsFrame): SplitQuestion | null {
  const e = effectAt(g.state, f);
  if (e.do === 'shedLives') return shedding(g, f);
  if (e.do !== 'spread' || f.targets.length === 0) return null;
  const total = amountOf(g.state, e.amount, f);
  const about = { source: f.card, effect: e.what, amount: total };
  const limits = f.targets.map(() => total);
  return {
    kind: 'split',
    seat: f.seat,
    ask: 'spread',
    rule: 'BH-13.1',
    about,
    items: f.targets,
    limits,
    total,
  };
}

/** Additional lives, taken from whom the player likes. */
function shedding(g: G, f: EffectsFrame): SplitQuestion | null {
  const limits = livesToShed(g, f);
  if (!limits.some((limit) => limit > 0)) return null;
  const about = { source: f.card, effect: 'shedLives', amount: f.x };
  const base = { kind: 'split', seat: f.seat, ask: 'spread', rule: 'BH-G-additional-lives' } as const;
  return { ...base, about, items: f.targets, limits, total: f.x };
}

/** How much, where that is for the player to say. */
export function countQuestion(g: G, f: EffectsFrame): NumberQuestion | null {
  if (effectAt(g.state, f).do !== 'shedLives') return null;
  const max = livesToShed(g, f).reduce((sum, one) => sum + one, 0);
  if (max === 0) return null;
  const about = { source: f.card, effect: 'shedLives' };
  return { kind: 'number', seat: f.seat, ask: 'count', rule: 'BH-G-additional-lives', about, min: 1, max };
}

function livesToShed(g: G, f: EffectsFrame): number[] {
  return f.targets.map((card) => {
    const piece = pieceOf(g.state, card);
    return piece ? additionalLives(piece) : 0;
  });
}

/** The values that may still trigger once more, and enough. */
function respending(g: G, f: EffectsFrame, most: number): ActQuestion<HeroesAct> | null {
  const left = most - f.shares.reduce((sum, value) => sum + value, 0);
  const options: HeroesAct[] = spentValues(g.state, f.seat, f.card)
    .filter(
      ({ card, value }) =>
        value <= left && !f.targets.some((one, i) => one === card && f.shares[i] === value),
    )
    .map(({ card, value }) => ({ do: 'respend', card, value }));
  if (options.length === 0) return null;
  options.push({ do: 'decline' });
  return { kind: 'act', seat: f.seat, ask: 'respend', rule: 'BH-19.2', about: { source: f.card }, options };
}

function placement(f: EffectsFrame): ActQuestion<HeroesAct> {
  const options: HeroesAct[] = [
    { do: 'place', where: 'top' },
    { do: 'place', where: 'bottom' },
  ];
  return { kind: 'act', seat: f.seat, ask: 'place', rule: 'BH-13.1', about: { source: f.card }, options };
}

/** A deck that has cards, and a cost that a card can have. */
function foretelling(g: G, f: EffectsFrame): ActQuestion<HeroesAct> | null {
  const options: HeroesAct[] = [];
  for (const [seat, { deck }] of g.state.sides.entries()) {
    for (let cost = 0; deck.length > 0 && cost <= dearest; cost++) options.push({ do: 'name', cost, seat });
  }
  if (options.length === 0) return null;
  return { kind: 'act', seat: f.seat, ask: 'name', rule: 'BH-13.1', about: { source: f.card }, options };
}

const dearest = 10;

function payment(g: G, f: EffectsFrame, seat: number, coins: number): ActQuestion<HeroesAct> {
  const options: HeroesAct[] = [{ do: 'decline' }];
  if (openCoins(g.state.sides[seat]) >= coins) options.unshift({ do: 'pay', coins });
  const about = { source: f.card, amount: coins };
  return { kind: 'act', seat, ask: 'pay', rule: 'BH-G-otherwise', about, options };
}

type Modal = Extract<Effect, { do: 'oneOf' | 'oneOrMore' }>;

/** One mode, or every set of modes of which all parts can be carried out. */
function modes(g: G, f: EffectsFrame, e: Modal): ActQuestion<HeroesAct> | null {
  const open = e.modes.map((mode) => mode.every((inside) => possible(g.state, inside, f.seat, f.card)));
  const options: HeroesAct[] = [];
  for (let chosen = 1; chosen < 1 << e.modes.length; chosen++) {
    const single = (chosen & (chosen - 1)) === 0;
    if (e.do === 'oneOf' && !single) continue;
    if (open.every((can, i) => can || !(chosen & (1 << i)))) options.push({ do: 'modes', modes: chosen });
  }
  if (options.length === 0) return null;
  return { kind: 'act', seat: f.seat, ask: 'modes', rule: 'BH-13.1', about: { source: f.card }, options };
}
