/** Carries out a list of effects, one after the other: agree to it, choose whom, do it, see who died of it. */
import {
  again,
  asks,
  flow,
  goTo,
  leave,
  type OrderQuestion,
  push,
  type Seat,
  type YesNoQuestion,
} from '@vigrid/kernel';
import type { HeroesAct } from '../acts.ts';
import { spend } from '../coins.ts';
import { foretell, showTop, tuck } from '../effects/cards.ts';
import { lookAt, showHand } from '../effects/hands.ts';
import { perform } from '../effects/index.ts';
import { forbidden } from '../effects/moves.ts';
import { askHand, trigger, triggerSpend } from '../effects/triggers.ts';
import { checkDeaths } from '../effects/wounds.ts';
import {
  cardByNumber,
  cardOf,
  deciderOf,
  type EffectsFrame,
  type G,
  type Heroes,
  pieceOf,
  rival,
  type Waiting,
} from '../state.ts';
import { countQuestion, decisionQuestion, shareQuestion } from './decisions.ts';
import { bound, cardFits, holds, matching } from './filters.ts';
import { effectAt, inner, listOf } from './lists.ts';
import { choosesInPlay, choosesTarget, named, possible, targetQuestion } from './targets.ts';
import type { Effect, EffectOf } from './types.ts';

export const effects = flow<G, EffectsFrame>({
  /** "You may": where nothing is to be chosen anyway, that is asked first. */
  agree: asks(
    (g: G, f: EffectsFrame): YesNoQuestion | null => {
      const e = effectAt(g.state, f);
      if (!f.optional || f.at > 0 || choosesTarget(e) || !possible(g.state, e, f.seat, f.card)) return null;
      const about = { source: f.card, effect: e.do };
      return { kind: 'yesno', seat: f.seat, ask: 'may', rule: 'BH-13.1', about };
    },
    (g, f, yes) => {
      if (!yes) leave(g, f);
    },
  ),

  /** Those the text names without a choice are known at once. */
  name(g, f) {
    const e = effectAt(g.state, f);
    f.before = f.targets;
    f.shares = [];
    f.targets = named(g.state, e, f);
    if (e.do === 'plunder') showHand(g, f);
    if (e.do === 'look') lookAt(g, f, e);
    if ((e.do === 'search' || e.do === 'summon') && !forbidden(g.state, 'search')) lookThrough(g, f, e);
  },

  /** Before the others are chosen, a card in the enemy's hand may have a say in it. */
  contest(g, f) {
    const seat = rival(f.seat);
    if (g.state.lurkers[seat].length === 0 || !choosesInPlay(g.state, f)) return;
    askHand(g, seat, 'targets', { card: f.card, seat: f.seat });
  },

  /** The others are chosen (BH-9.1: among cards in play, unless the text says otherwise). */
  choose: asks(targetQuestion, (g, f: EffectsFrame, picked) => {
    if (picked.length === 0 && f.optional && f.at === 0) {
      leave(g, f);
      return;
    }
    f.targets = picked.slice();
    if (cardOf(g.state, f.card).type !== 'spell') return;
    for (const card of picked) {
      const piece = pieceOf(g.state, card);
      if (piece) trigger(g, 'spellTarget', piece);
    }
  }),

  /** A payment or a mode, where the effect offers them. */
  decide: asks(decisionQuestion, (g, f: EffectsFrame, act: HeroesAct, q) => {
    const e = effectAt(g.state, f);
    if ((e.do === 'oneOf' || e.do === 'oneOrMore') && act.do === 'modes') {
      // The last pushed is carried out first, so the modes are done in the order of the text.
      for (let mode = e.modes.length - 1; mode >= 0; mode--) {
        if (act.modes & (1 << mode)) goInto(g, f, mode);
      }
    }
    if (e.do === 'tuck' && act.do === 'place') tuck(g, f.targets, act.where);
    if (act.do === 'respend') {
      // One after the other, until the player has enough.
      f.targets = [...f.targets, act.card];
      f.shares = [...f.shares, act.value];
      again(f);
    }
    if (act.do === 'name') foretell(g, f.seat, act.seat, act.cost);
    if (e.do !== 'unlessPaid' && e.do !== 'payOr' && e.do !== 'mayPay') return;
    const seat = q.behalf ?? q.seat;
    if (act.do === 'pay') {
      if (e.do === 'mayPay') goInto(g, f, 0);
      spend(g, seat, act.coins);
      g.listener?.({ kind: 'pay', rule: 'BH-G-otherwise', seat, coins: act.coins });
      triggerSpend(g, seat, act.coins);
    } else {
      g.listener?.({ kind: 'decline', rule: 'BH-G-otherwise', seat });
      if (e.do !== 'mayPay') goInto(g, f, 0);
    }
  }),

  /** BH-3.3: of quests completed at the same time each owner chooses the order, the non-active player first. */
  arrangeTheirs: arranges((s) => rival(s.active)),
  arrangeOwn: arranges((s) => s.active),

  /** The player says how much. */
  count: asks(countQuestion, (_g, f: EffectsFrame, chosen) => {
    f.x = chosen;
  }),

  /** An amount is dealt out among several. */
  share: asks(shareQuestion, (_g, f: EffectsFrame, shares) => {
    f.shares = shares;
  }),

  carryOut(g, f) {
    const e = effectAt(g.state, f);
    if (f.optional && f.at === 0 && !possible(g.state, e, f.seat, f.card)) {
      leave(g, f);
      return;
    }
    compose(g, f, e);
    perform(g, f, e);
    checkDeaths(g);
  },

  next(g, f) {
    f.at++;
    if (f.at < listOf(g.state, f).length) goTo(g, f, 'agree');
  },
});

/** The seat puts its own among the completed quests in order. */
function arranges(whose: (s: Heroes) => Seat) {
  return asks(
    (g: G, f: EffectsFrame): OrderQuestion | null => {
      if (f.targets.length < 2 || effectAt(g.state, f).do !== 'complete') return null;
      const seat = whose(g.state);
      const items = f.targets.filter((card) => g.state.owner[card] === seat);
      if (items.length < 2) return null;
      return { kind: 'order', seat, ask: 'pileOrder', rule: 'BH-3.3', about: { source: f.card }, items };
    },
    (_g, f: EffectsFrame, order) => {
      f.targets = [...f.targets.filter((card) => !order.includes(card)), ...order];
    },
  );
}

/** One's own deck is known to its owner; the enemy's, and one's own to the enemy who decides, is looked at. */
function lookThrough(g: G, f: EffectsFrame, e: EffectOf<'search' | 'summon'>): void {
  const decider = deciderOf(g.state, f.seat);
  if (e.from) lookAt(g, f, e);
  else if (decider !== f.seat) lookAt(g, f, e, [decider]);
}

/** Carries out a list inside the present effect; an empty one says nothing. */
function goInto(g: G, f: EffectsFrame, list: number, changes?: Partial<EffectsFrame>): void {
  const frame = inner(f, list, changes);
  if (listOf(g.state, frame).length > 0) push(g, frame);
}

/** Effects that carry out other lists. */
function compose(g: G, f: EffectsFrame, e: Effect): void {
  switch (e.do) {
    case 'may':
      goInto(g, f, 0, { optional: true });
      break;
    case 'if':
      if (holds(g.state, e.if, f.seat, f.card, f.before)) goInto(g, f, 0);
      else if (e.otherwise) goInto(g, f, 1);
      break;
    case 'reveal': {
      const card = g.state.sides[f.seat].deck.at(-1);
      if (card === undefined) return;
      showTop(g, f.seat, card, false);
      const fits = cardFits(cardOf(g.state, card), bound(g.state, e.fits, f));
      if (fits || e.otherwise) goInto(g, f, fits ? 0 : 1, { targets: [card] });
      break;
    }
    case 'each':
      for (const piece of matching(g.state, bound(g.state, e.of, f), f.seat, f.card).toReversed()) {
        goInto(g, f, 0, { it: piece.card });
      }
      break;
    case 'byOwner':
      for (const card of f.before)
        goInto(g, f, 0, { seat: g.state.owner[card], chooser: g.state.owner[card] });
      break;
    case 'repeat':
      for (const card of f.targets) playSpell(g, f.seat, card, f.x);
  }
}

/** Which ability of which card, and what its moment was about. */
type Text = Omit<Waiting, 'moment' | 'heard'>;

/** Carries out an ability from its first effect: the text of a card as it was when it was used or triggered. */
export function carryOut(g: G, { seat, card, def, ability, it, x, by }: Text): void {
  const text = cardByNumber(g.state, def).abilities[ability];
  push<EffectsFrame>(g, {
    kind: 'effects',
    step: 0,
    seat,
    card,
    def,
    ability,
    path: [],
    it,
    x,
    by,
    chooser: seat,
    fallen: g.state.fallen.length,
    optional: text.kind === 'when' && text.may === true,
    at: 0,
    targets: [],
    before: [],
    shares: [],
  });
}

/** What a spell does (BH-8.20): its texts in order, or the one that stands in their place. */
export function playSpell(g: G, seat: number, card: number, x: number): void {
  const texts = cardOf(g.state, card).abilities.flatMap((ability, number) =>
    ability.kind === 'play' && (!ability.if || holds(g.state, ability.if, seat, card))
      ? [{ ability, number }]
      : [],
  );
  const instead = texts.filter(({ ability }) => ability.instead);
  const carried = instead.length > 0 ? instead : texts;
  const def = g.state.def[card];
  for (const { number } of carried.toReversed()) {
    carryOut(g, { seat, card, def, ability: number, it: card, x, by: -1 });
  }
}
