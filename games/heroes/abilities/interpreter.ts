/** Carries out a list of effects, one after the other: agree to it, choose whom, do it, see who died of it. */
import {
  type ActQuestion,
  asks,
  flow,
  goTo,
  leave,
  type NumberQuestion,
  type OrderQuestion,
  push,
  type Seat,
  type SplitQuestion,
  type YesNoQuestion,
} from '@vigrid/kernel';
import type { HeroesAct } from '../acts.ts';
import { deedOf } from '../effects/index.ts';
import { sparedBy } from '../flow/instead.ts';
import { askHand, trigger } from '../flow/triggers.ts';
import { checkDeaths, dieAfterAll } from '../flow/wounds.ts';
import { cardOf, type EffectsFrame, type G, type Heroes, pieceOf, rival } from '../state.ts';
import { effectAt, listOf } from './lists.ts';
import {
  canBeDone,
  choosesInPlay,
  choosesTarget,
  drawnTo,
  inFull,
  named,
  possible,
  targetQuestion,
} from './targets.ts';

export const effects = flow<G, EffectsFrame>({
  /** BH-G-otherwise: what cannot be done in full is not begun where there is something else to do. */
  consider(g, f) {
    if (f.optional && otherwise(g.state, f) && !inFull(g.state, effectAt(g.state, f), f)) decline(g, f);
  },

  /** "You may": where nothing is to be chosen anyway, that is asked first. */
  agree: asks(
    (g: G, f: EffectsFrame): YesNoQuestion | null => {
      const e = effectAt(g.state, f);
      if (!f.optional || f.at > 0 || choosesTarget(e) || !possible(g.state, e, f.seat, f.card)) return null;
      const about = { source: f.card, effect: e.do };
      return { kind: 'yesno', seat: f.seat, ask: 'may', rule: 'BH-13.1', about };
    },
    (g, f, yes) => {
      if (!yes) decline(g, f);
    },
  ),

  /** Those the text names without a choice are known at once. */
  name(g, f) {
    const e = effectAt(g.state, f);
    f.before = f.targets;
    f.shares = [];
    f.targets = named(g.state, e, f);
    deedOf(e).prepare?.(g, f, e);
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
      decline(g, f);
      return;
    }
    f.targets = [...drawnTo(g.state, f).filter((one) => !picked.includes(one)), ...picked];
    if (cardOf(g.state, f.card).type !== 'spell') return;
    for (const card of f.targets) {
      const piece = pieceOf(g.state, card);
      if (piece) trigger(g, 'spellTarget', piece);
    }
  }),

  /** A payment or a mode, where the effect offers them. */
  decide: asks(
    (g: G, f: EffectsFrame): ActQuestion<HeroesAct> | null => {
      const e = effectAt(g.state, f);
      return deedOf(e).asks?.(g, f, e, possible) ?? null;
    },
    (g, f, act, q) => {
      const e = effectAt(g.state, f);
      deedOf(e).takes?.(g, f, e, act, q.behalf ?? q.seat);
    },
  ),

  /** BH-3.3: of quests completed at the same time each owner chooses the order, the non-active player first. */
  arrangeTheirs: arranges((s) => rival(s.active)),
  arrangeOwn: arranges((s) => s.active),

  /** The player says how much. */
  count: asks(
    (g: G, f: EffectsFrame): NumberQuestion | null => {
      const e = effectAt(g.state, f);
      return deedOf(e).counts?.(g, f, e) ?? null;
    },
    (_g, f, chosen) => {
      f.x = chosen;
    },
  ),

  /** An amount is dealt out among several. */
  share: asks(
    (g: G, f: EffectsFrame): SplitQuestion | null => {
      const e = effectAt(g.state, f);
      return deedOf(e).shares?.(g, f, e) ?? null;
    },
    (_g, f, shares) => {
      f.shares = shares;
    },
  ),

  carryOut(g, f) {
    const e = effectAt(g.state, f);
    if (f.optional && f.at === 0 && !canBeDone(g.state, e, f)) {
      decline(g, f);
      return;
    }
    deedOf(e).does?.(g, f, e);
    checkDeaths(g);
  },

  next(g, f) {
    f.at++;
    if (f.at < listOf(g.state, f).length) goTo(g, f, 'agree');
    else dieAfterAll(g, sparedBy(g.state, f));
  },
});

/** The list is declined; its effect may have another for that (BH-G-otherwise). */
function decline(g: G, f: EffectsFrame): void {
  leave(g, f);
  const other = otherwise(g.state, f);
  if (other) push(g, other);
}

/** The second list of the effect whose first list may be declined. */
function otherwise(s: Heroes, f: EffectsFrame): EffectsFrame | null {
  if (f.path.length === 0) return null;
  const path = [...f.path.slice(0, -1), 1];
  const other = { ...f, step: 0, path, at: 0, optional: false, targets: f.before, before: [], shares: [] };
  return listOf(s, other).length > 0 ? other : null;
}

/** The seat puts its own among the completed quests in order. */
function arranges(whose: (s: Heroes) => Seat) {
  return asks(
    (g: G, f: EffectsFrame): OrderQuestion | null => {
      if (f.targets.length < 2 || !deedOf(effectAt(g.state, f)).arranged) return null;
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
