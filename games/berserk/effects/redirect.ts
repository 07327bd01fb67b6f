/** An attack being declared is aimed at another card (B12-G-redirection, B12-G-wording-may-redirect). */
import { type Fitting, optional, yes } from '@vigrid/kernel/schema';
import { adjective, article, say } from '@vigrid/speech';
import { attackPattern, filter } from '../abilities/filter.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { choiceOr } from '../abilities/target.ts';
import { ref } from '../events.ts';
import type { Context } from '../features/context.ts';
import { hasLives } from '../features/figures.ts';
import { fits } from '../features/fits.ts';
import { has } from '../features/gains.ts';
import { isOf, plannedBlow } from '../flow/combat/blow.ts';
import type { RuleId } from '../rulebook/index.ts';
import { choosable, named } from '../stack/targets.ts';
import { contextOfUse, type Step, useOf } from '../stack/uses.ts';
import type { AbilityItem } from '../state/stack.ts';
import { type Berserk, pieceOf, profileOf } from '../state.ts';
import { stirring } from '../telling.ts';
import { pattern } from '../text/attacks.ts';
import { command } from '../text/clauses.ts';
import { phrase } from '../text/filters.ts';
import { card } from '../text/nouns.ts';
import { type Phrase, role } from '../text/phrases.ts';
import { targetPhrase } from '../text/targets.ts';

const shape = {
  attack: attackPattern,
  /** Not only attacks: in 2009 whatever has one target (B09-412.3). */
  any: optional(yes),
  to: choiceOr('this', 'host', 'same'),
  from: optional(filter),
};

type Redirecting = Fitting<typeof shape>;

export const redirect: EffectKind<'redirect', typeof shape> = {
  shape,
  target: () => null,
  possible: (s, effect, ctx) => redirectable(s, effect, ctx).length > 0,
  keptBy: (s, _effect, { card }) => againstAll(s, card),
  aimOn(s, effect, ctx) {
    const [found] = redirectable(s, effect, ctx);
    if (!found) return null;
    const by = typeof effect.to === 'string' ? undefined : effect.to.by;
    return { from: found.to, min: 1, max: 1, ...(by && { by }) };
  },
  window: { rule: 'B09-412.3', at: ['target'] },

  // B12-G-redirection: what has been redirected or defended meanwhile is not redirected again.
  ready: (s, effect, item) =>
    redirectedBy(s, effect, item, contextOfUse(s, useOf(s, item.use))) !== undefined,

  does({ g, s, item, effect, ctx }) {
    const found = redirectedBy(s, effect, item, ctx);
    if (!found) return false;
    const { attack, targets } = found.item;
    const [from] = attack ? [attack.target] : targets;
    const target = aimOf(s, effect, item);
    if (attack) {
      attack.target = target;
      attack.redirected = true;
    } else {
      found.item.targets = [target];
      found.item.redirected = true;
    }
    stirring(g)?.({
      kind: 'redirected',
      rule: 'B12-G-redirection',
      by: ref(s, item.card),
      from: ref(s, from),
      to: ref(s, target),
    });
    return true;
  },

  asks: {
    whom: say('чью атаку перенаправить?', 'whose attack do you redirect?'),
    may: say('перенаправить атаку?', 'do you redirect the attack?'),
    second: say('на кого перенаправить?', 'to whom do you redirect it?'),
  },

  says(e, at) {
    const of = pattern(e.attack, at);
    const from = e.from ? phrase(e.from, at) : null;
    const to = targetPhrase(e.to, { ...at, same: from ?? attackedCard });
    return command(
      `перенаправить ${of.ru('acc', false)}${from ? ` ${from.after('с', 'gen')}` : ''} ${to.after('на', 'acc')}`,
      `redirect ${article(of.en(false))}${from ? ` from ${from.en}` : ''} to ${to.en}`,
      { same: to },
    );
  },
};

const attackedCard: Phrase = { ...role(card, adjective('атакованный'), 'attacked'), fixed: true };

/** Where this very redirection sends an attack. */
const aimOf = (s: Berserk, { to }: Redirecting, { card, second }: AbilityItem): number =>
  to === 'this' ? card : to === 'host' ? (pieceOf(s, card)?.host ?? -1) : (second[0] ?? -1);

/** The cards that it may be aimed at. */
const goals = (s: Berserk, { to }: Redirecting, ctx: Context): number[] =>
  typeof to === 'string' ? (named(s, to, ctx) ?? []) : choosable(s, to, ctx);

const redirectedBy = (s: Berserk, effect: Redirecting, item: AbilityItem, ctx: Context) =>
  redirectable(s, effect, ctx).find(({ to }) => to.includes(aimOf(s, effect, item)));

/** Attacks being declared that a text may aim elsewhere, with the cards they may be aimed at (B12-G-redirection). */
function redirectable(s: Berserk, effect: Redirecting, ctx: Context): { item: AbilityItem; to: number[] }[] {
  const found: { item: AbilityItem; to: number[] }[] = [];
  // In 2009 what is on top is redirected, and nothing below it (B09-412.3).
  const onTop = profileOf(s).timedResponses;
  for (const item of onTop ? s.stack.toReversed() : s.stack) {
    if (onTop && found.length > 0) break;
    if (item.kind !== 'ability' || item.stage > profileOf(s).targetStage) continue;
    const { attack } = item;
    if (!attack) {
      const to = effect.any && !profileOf(s).redirectAttacksOnly ? otherTargets(s, item, effect, ctx) : [];
      if (to.length > 0) found.push({ item, to });
      continue;
    }
    if (attack.redirected || attack.defender >= 0) continue;
    const by = pieceOf(s, item.card);
    const from = pieceOf(s, attack.target);
    if (!by || !from || has(s, by, 'accuracy')) continue;
    if (!isOf(s, effect.attack, plannedBlow(by, from, item.type as 'simple', attack.from), by, from, ctx))
      continue;
    if (effect.from && !fits(s, effect.from, from, ctx)) continue;
    const anchor = { ...ctx, same: [from.card] };
    const cards = goals(s, effect, anchor);
    // Not into the attacking card, not to where it goes already, not to what can not be attacked.
    const to = cards.filter((card) => {
      const piece = pieceOf(s, card);
      if (!piece || card === item.card || card === from.card) return false;
      return hasLives(s, piece) || profileOf(s).attachmentsTargetable;
    });
    if (to.length > 0) found.push({ item, to });
  }
  return found;
}

/** What keeps the topmost attack, or what else may be redirected, from being redirected by anybody. */
function againstAll(s: Berserk, own: number): RuleId | null {
  const item = s.stack.findLast(
    (one): one is AbilityItem =>
      one.kind === 'ability' && one.stage <= profileOf(s).targetStage && one.card !== own,
  );
  const by = item && pieceOf(s, item.card);
  if (!item || !by) return null;
  if (has(s, by, 'accuracy')) return 'B12-G-accuracy';
  const { attack } = item;
  const moved = attack ? attack.redirected || attack.defender >= 0 : item.redirected;
  return moved ? 'B12-G-redirection' : null;
}

/** B09-412.3: in 2009 a spell or an influence with one target may be aimed elsewhere too. */
function otherTargets(s: Berserk, item: AbilityItem, effect: Redirecting, ctx: Context): number[] {
  const by = pieceOf(s, item.card);
  const [target] = item.targets;
  const from = pieceOf(s, target);
  if (!by || !from || item.targets.length !== 1 || item.redirected || has(s, by, 'accuracy')) return [];
  if (effect.from && !fits(s, effect.from, from, ctx)) return [];
  const cards = goals(s, effect, { ...ctx, same: [target] });
  return cards.filter((card) => card !== target);
}

/** Whether a feature aims what is being declared elsewhere. */
export const redirects = (does: readonly Step[]): boolean =>
  does.some((one) => 'do' in one && one.do.do === 'redirect');
