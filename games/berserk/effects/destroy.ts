import { optional } from '@vigrid/kernel/schema';
import { phraseOf, say, type Text } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import type { Amount } from '../abilities/index.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { type Target, target } from '../abilities/target.ts';
import { type Context, speakingOf } from '../features/context.ts';
import { amountOf } from '../features/evaluate.ts';
import { isCreature, isSymbiont, livesOf } from '../features/figures.ts';
import { has } from '../features/gains.ts';
import { skillOf } from '../features/skills.ts';
import { spendSkill } from '../features/spent.ts';
import { dueNamed, trigger } from '../features/triggers.ts';
import { destroyTogether } from '../flow/wounds/reprieve.ts';
import type { Piece } from '../state/piece.ts';
import { type Berserk, type G, pieceOf, profileOf } from '../state.ts';
import { command } from '../text/clauses.ts';
import { figure } from '../text/filters.ts';
import { card } from '../text/nouns.ts';
import type { Phrase, Setting } from '../text/phrases.ts';
import { targetPhrase } from '../text/targets.ts';

const shape = { to: target, livesMax: optional(amount) };

export const destroy: EffectKind<'destroy', typeof shape> = {
  shape,
  suits: (s, { livesMax }, piece, ctx) =>
    livesMax === undefined ||
    (mayBeFinished(s, piece) && livesOf(s, piece) <= finishing(s, livesMax, piece, ctx)),

  against: (s, _effect, piece) =>
    isSymbiont(s, piece) && s.edition === '2009' ? 'B09-210.10' : 'B12-G-finishing-off-x',
  keptBy: (_s, { livesMax }) => (livesMax === undefined ? null : 'B12-G-finishing-off-x'),

  does({ g, s, item, effect, ctx, targets, use }) {
    // What follows is done though the card has destroyed itself (B12-505.4).
    if (targets.some(({ card }) => card === item.card)) use.free = true;
    if (targets.length === 1) use.cell = targets[0].cell;
    const { livesMax } = effect;
    const deaths = targets
      .filter((piece) => livesMax === undefined || livesOf(s, piece) <= finishing(s, livesMax, piece, ctx))
      .map(({ card }) => ({ card, by: item.card, rule: 'B12-509.2' }) as const);
    const self = livesMax === undefined ? null : pieceOf(s, item.card);
    if (self) {
      spendSkill(s, self, 'finishing');
      for (const { card } of targets) trigger(g, 'finishes', self, { other: card });
    }
    if (profileOf(s).destructionUsesStack && s.turn > 0) doom(g, deaths);
    else destroyTogether(g, deaths);
    return targets.length > 0;
  },

  asks: {
    whom: say('кого уничтожить?', 'whom do you destroy?'),
    may: say('уничтожить?', 'do you destroy it?'),
  },

  says(e, at) {
    if (e.livesMax !== undefined) {
      const n = figure(e.livesMax, { ...at, same: finished });
      const plain = /^(?:\d+$|X)/.test(n.ru);
      const whom = finishedWhom(e.to, at);
      return plain
        ? command(`добивание на ${n.ru}${whom.ru}`, `finishing-off ${n.en}${whom.en}`, { same: finished })
        : command(
            `добивание на X${whom.ru}, где X — ${n.ru}`,
            `finishing-off X${whom.en}, where X is ${n.en}`,
            {
              same: finished,
            },
          );
    }
    const who = targetPhrase(e.to, at);
    return command(`уничтожить ${who.ru('acc')}`, `destroy ${who.en}`, { same: who });
  },
};

/** Whom it goes at, where that is more than a creature next to this card that may be finished off. */
function finishedWhom(to: Target, at: Setting): Text {
  if (to === 'host') return say(', только по хозяину', ' at its host alone');
  if (typeof to !== 'object' || !('choose' in to)) return say('', '');
  const { without, symbiont, near, ...rest } = to.choose;
  const plain = near === 'this' && Object.keys(rest).every((key) => key === 'type');
  if (plain) return say('', '');
  const who = targetPhrase({ choose: { ...rest, ...(near !== 'this' && { near }) } }, at);
  return say(` по ${who.ru('dat')}`, ` at ${who.en}`);
}

/** So many lives, with what is added to the finishing-off of this card (RB-98). */
const finishing = (s: Berserk, livesMax: Amount, piece: Piece, ctx: Context): number =>
  amountOf(s, livesMax, speakingOf(ctx, [piece.card])) + skillOf(s, pieceOf(s, ctx.card), 'finishing', piece);

/** Finishing-off is for creatures with a body, and not for symbionts (B12-G-finishing-off-x; B09-D-finishing-off, B09-210.10). */
const mayBeFinished = (s: Berserk, piece: Piece): boolean =>
  isCreature(s, piece) && !isSymbiont(s, piece) && !has(s, piece, 'incorporeal');

/** B09-G-destroy: the card is given a destroy effect, which goes on the stack; X says that no wounds gave it. */
function doom(g: G, deaths: readonly { readonly card: number; readonly by: number }[]): void {
  for (const { card, by } of deaths) {
    const piece = pieceOf(g.state, card);
    if (!piece) continue;
    piece.markers.push({ kind: 'doomed', seat: piece.seat, from: by, amount: 1, until: 'stay' });
    dueNamed(g, piece, 'destruction', { other: by, x: 1 });
  }
}

/** Whom finishing-off is aimed at. */
const finished: Phrase = {
  ...phraseOf(
    card,
    'its target',
    (c) => ({ nom: 'цель', gen: 'цели', dat: 'цели', acc: 'цель', ins: 'целью', pre: 'цели' })[c],
  ),
  fixed: true,
};
