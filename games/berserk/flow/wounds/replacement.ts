/**
 * Healing, extra lives, poisoning and named features that texts may replace (B12-531.1): by nothing, by twice as much (Grim
 * Noblewoman), by wounds for an enemy (Dark Druid), or by anything that a text says. Each at most once per game action
 * (B12-531.4).
 */
import { again, asks, flow, goTo, type PickQuestion, type YesNoQuestion } from '@vigrid/kernel';
import type { Effect, Instead } from '../../abilities/index.ts';
import type { Replaceable } from '../../abilities/kind.ts';
import { kindOfEffect } from '../../effects/index.ts';
import { ref } from '../../events.ts';
import type { Context } from '../../features/context.ts';
import { holds, matching } from '../../features/evaluate.ts';
import { fits } from '../../features/fits.ts';
import { contextOf, textOf } from '../../features/gains.ts';
import { dueNamed } from '../../features/triggers.ts';
import { executed } from '../../stack/leaving.ts';
import { perform } from '../../stack/perform.ts';
import { contextOfUse, itemOf, stepsOf, useOf } from '../../stack/uses.ts';
import type { MendFrame } from '../../state/frames.ts';
import type { Piece } from '../../state/piece.ts';
import type { AbilityItem } from '../../state/stack.ts';
import { type Berserk, type G, pieceOf } from '../../state.ts';
import { stirring } from '../../telling.ts';
import { beginInstead, countUse, isSpent, keyOf } from './instead.ts';

type MendInstead = Extract<Instead, { of: Replaceable['of'] }>;

interface Mending {
  readonly piece: Piece;
  /** The number of the feature. */
  readonly number: number;
  readonly feature: MendInstead;
  /** The targets whose part it may replace. */
  readonly of: readonly number[];
}

export const mend = flow<G, MendFrame>({
  /** What a text puts in their place comes without a question, unless it "may". */
  forced(g, f) {
    const one = nextOf(g.state, f);
    if (!one || one.feature.may) return;
    again(f);
    if (one.feature.of === 'extraLives' && one.feature.by === 'wound') {
      // All of them, one after the other.
      f.by = one.piece.card;
      f.of = one.of[0];
      goTo(g, f, 'at');
      return;
    }
    note(f, one);
    if (typeof one.feature.by === 'string') replaceHealing(g, f, one);
    else replaceByText(g, f, one);
  },

  ask: asks(
    (g: G, f: MendFrame): YesNoQuestion | null => {
      const one = nextOf(g.state, f);
      if (!one) return null;
      const { by } = one.feature;
      const about = {
        source: one.piece.card,
        target: one.of[0],
        effect: typeof by === 'string' ? by : 'other',
      };
      return { kind: 'yesno', seat: one.piece.seat, ask: 'mend', rule: 'B12-531.1', about };
    },
    (g, f, yes) => {
      const one = nextOf(g.state, f);
      if (!one) return;
      note(f, one);
      f.by = yes ? one.piece.card : -1;
      if (!yes) goTo(g, f, 'next');
      else if (typeof one.feature.by !== 'string') {
        replaceByText(g, f, one);
        goTo(g, f, 'next');
      } else if (one.feature.of === 'healing') {
        replaceHealing(g, f, one);
        goTo(g, f, 'next');
      } else f.of = one.of[0];
    },
  ),

  /** Whose extra lives are not given, where several are to have them. */
  whose: asks(
    (g: G, f: MendFrame): PickQuestion | null => {
      const from = livesReplaced(g.state, f);
      return from.length === 0 ? null : { ...pick(g, f), ask: 'mendWhose', from, min: 1, max: 1 };
    },
    (_g, f, [of]) => {
      f.of = of;
    },
  ),

  at: asks(
    (g: G, f: MendFrame): PickQuestion | null => {
      const from = woundable(g.state, f);
      return from.length === 0 ? null : { ...pick(g, f), ask: 'mendAt', from, min: 1, max: 1 };
    },
    (g, f, [other]) => {
      const item = itemOf(g.state, f.item);
      const one = chosen(g.state, f);
      if (item?.kind !== 'ability' || !one) return;
      const { piece, number, feature } = one;
      countUse(g.state, piece, number, feature);
      item.targets = item.targets.filter((card) => card !== f.of);
      const [card, by] = [ref(g.state, f.of), ref(g.state, f.by)];
      stirring(g)?.({ kind: 'replaced', rule: 'B12-531.1', card, by, what: 'extraLives' });
      const of = pieceOf(g.state, f.of);
      const x = of ? (replaceable(g.state, item)?.amountFor(of) ?? 0) : 0;
      dueNamed(g, piece, 'replacementWounds', { x, it: f.of, other });
    },
  ),

  next(g, f) {
    f.by = -1;
    if (nextOf(g.state, f)) goTo(g, f, 'forced');
  },

  perform(g, f) {
    const item = itemOf(g.state, f.item);
    if (item?.kind !== 'ability') return;
    if (item.targets.length > 0) perform(g, item);
    else executed(g, item, false, null);
  },
});

const pick = (g: G, f: MendFrame) => {
  const seat = pieceOf(g.state, f.by)?.seat ?? 0;
  return { kind: 'cards', seat, rule: 'B12-531.1', about: { source: f.by } } as const;
};

function nextOf(s: Berserk, f: MendFrame): Mending | undefined {
  const item = itemOf(s, f.item);
  if (item?.kind !== 'ability') return undefined;
  return mending(s, item).find(({ piece, number }) => !f.asked.includes(keyOf(piece, number)));
}

const note = (f: MendFrame, { piece, number }: Mending): void => void f.asked.push(keyOf(piece, number));

/** Each target that it is about gets what the text says in place of its healing or extra lives. */
function replaceByText(g: G, f: MendFrame, { piece, number, feature, of }: Mending): void {
  const s = g.state;
  const item = itemOf(s, f.item);
  if (item?.kind !== 'ability' || typeof feature.by === 'string') return;
  const given = replaceable(s, item);
  const replaced = useOf(s, item.use).replaced ?? [];
  countUse(s, piece, number, feature);
  item.targets = item.targets.filter((card) => !of.includes(card));
  const what = others[feature.of];
  for (const card of of)
    stirring(g)?.({ kind: 'replaced', rule: 'B12-531.1', card: ref(s, card), by: ref(s, piece.card), what });
  // What is begun last comes first.
  for (const it of of.toReversed()) {
    const to = pieceOf(s, it);
    const x = to ? (given?.amountFor(to) ?? 0) : 0;
    beginInstead(g, piece, number, feature.by, { it, other: item.card, x }, replaced);
  }
}

const others = {
  healing: 'healingByOther',
  extraLives: 'livesByOther',
  poison: 'poisonByOther',
  word: 'wordByOther',
} as const;

/** The replacement that was chosen, of extra lives. */
function chosen(s: Berserk, f: MendFrame): Mending | undefined {
  const item = itemOf(s, f.item);
  if (item?.kind !== 'ability' || f.by < 0) return undefined;
  return mending(s, item).find(({ piece, feature }) => piece.card === f.by && feature.of === 'extraLives');
}

const livesReplaced = (s: Berserk, f: MendFrame): readonly number[] => chosen(s, f)?.of ?? [];

function woundable(s: Berserk, f: MendFrame): number[] {
  const one = chosen(s, f);
  if (one?.feature.of !== 'extraLives') return [];
  if (!one.feature.at) return [one.piece.card];
  return matching(s, one.feature.at, contextOf(one.piece)).map(({ card }) => card);
}

function replaceHealing(g: G, f: MendFrame, one: Mending): void {
  const item = itemOf(g.state, f.item);
  if (item?.kind !== 'ability') return;
  countUse(g.state, one.piece, one.number, one.feature);
  const what = one.feature.by === 'nothing' ? 'noHealing' : 'doubleHealing';
  item.factor = what === 'noHealing' ? 0 : item.factor * 2;
  const [card, by] = [ref(g.state, one.of[0]), ref(g.state, one.piece.card)];
  stirring(g)?.({ kind: 'replaced', rule: 'B12-531.1', card, by, what });
}

function effectOf(s: Berserk, item: AbilityItem): { effect: Effect | null; ctx: Context } {
  const use = useOf(s, item.use);
  const step = stepsOf(s, use)[use.at];
  return { effect: 'do' in step ? step.do : null, ctx: contextOfUse(s, use) };
}

/** What of the item's effect may be replaced. */
function replaceable(s: Berserk, item: AbilityItem): Replaceable | null {
  const { effect, ctx } = effectOf(s, item);
  return effect && (kindOfEffect(effect).replaceable?.(s, effect, ctx, item) ?? null);
}

/** Those that may replace what the item is about to do. */
export function mending(s: Berserk, item: AbilityItem): Mending[] {
  const given = replaceable(s, item);
  if (!given) return [];
  const { replaced } = useOf(s, item.use);
  const found: Mending[] = [];
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const number = squad[i];
      const piece = s.pieces[number];
      if (!piece || piece.hidden) continue;
      for (const { number: n, feature } of textOf(s, piece).insteads) {
        if (!replaces(given, feature) || replaced?.includes(keyOf(piece, n)) || isSpent(s, piece, n, feature))
          continue;
        const of = item.targets.filter((card) => fitsReplaced(s, piece, feature, pieceOf(s, card)));
        if (of.length > 0) found.push({ piece, number: n, feature, of });
      }
    }
  }
  return found;
}

const replaces = (given: Replaceable, feature: Instead): feature is MendInstead =>
  feature.of === given.of &&
  (feature.of !== 'healing' || (feature.by !== 'wound' && feature.by !== 'open')) &&
  (feature.of !== 'word' || feature.word === given.word);

function fitsReplaced(s: Berserk, piece: Piece, feature: MendInstead, to: Piece | null): boolean {
  if (!to) return false;
  const ctx = contextOf(piece);
  if (feature.of === 'healing') {
    const idle = to.wounds === 0 && typeof feature.by === 'string';
    if (idle || (feature.first && s.sides[to.seat].healedOn === s.turn)) return false;
  }
  if (feature.of === 'extraLives' && feature.at && matching(s, feature.at, ctx).length === 0) return false;
  if (feature.to ? !fits(s, feature.to, to, ctx) : to !== piece) return false;
  return !feature.if || holds(s, feature.if, ctx);
}
