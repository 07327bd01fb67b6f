/** Wounds (B12-G-wound-for-x). */
import { push } from '@vigrid/kernel';
import { optional, yes } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { strength } from '../abilities/amount.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { type Target, target } from '../abilities/target.ts';
import { speakingOf } from '../features/context.ts';
import { hasLives } from '../features/figures.ts';
import { skillOf } from '../features/skills.ts';
import { spendSkill } from '../features/spent.ts';
import { blowOn, strengthValue } from '../stack/deed.ts';
import type { HarmFrame } from '../state/frames.ts';
import { pieceOf, profileOf } from '../state.ts';
import { command } from '../text/clauses.ts';
import { strengthText } from '../text/figures.ts';
import { withTarget } from '../text/phrases.ts';
import { isSelf, targetPhrase, whereX } from '../text/targets.ts';

const shape = {
  to: target,
  amount: strength,
  /** It is Meanness (RB-92). */
  mean: optional(yes),
};

export const wound: EffectKind<'wound', typeof shape> = {
  shape,
  // B09-212.1, B09-214.1, B09-G-receives-no-wounds-from: in 2009 who receives no wounds may be chosen all the same.
  suits: (s, _effect, piece) => hasLives(s, piece) || profileOf(s).attachmentsTargetable,
  rolls: ({ amount }) => Array.isArray(amount),
  harms: true,

  /** Wounds go the way of all harm; the item ends when they have landed. */
  does({ g, s, item, effect, ctx }) {
    const self = effect.mean ? pieceOf(s, item.card) : null;
    const more = skillOf(s, self, 'meanness');
    const blows = item.targets
      .filter((card) => pieceOf(s, card))
      .map((card) => ({
        ...blowOn(s, item, card, strengthValue(s, effect.amount, item, speakingOf(ctx, [card])) + more),
        mean: effect.mean === true,
      }));
    if (self) spendSkill(s, self, 'meanness');
    push<HarmFrame>(g, { kind: 'harm', step: 0, item: item.id, of: item, blows, at: 0 });
    return true;
  },

  asks: {
    whom: say('кого ранить?', 'whom do you wound?'),
    may: say('ранить?', 'do you wound?'),
  },

  says(e, at) {
    const who = targetPhrase(e.to, at);
    const n = strengthText(e.amount, withTarget(at, who));
    const where = whereX(e.to, at);
    if (e.mean) {
      const whom = isUsual(e.to) ? say('', '') : say(` (${who.ru('nom')})`, ` (${who.en})`);
      const told = say(`подлость ${n.ru}${whom.ru}`, `Meanness ${n.en}${whom.en}`);
      return {
        say: told,
        may: say(`совершить ${told.ru}`, `commit ${told.en}`),
        leaves: { same: who },
      };
    }
    return isSelf(e.to, at)
      ? command(`раниться на ${n.ru}`, `wound ${who.en} for ${n.en}`, { same: who })
      : command(`ранить ${who.ru('acc')} на ${n.ru}${where.ru}`, `wound ${who.en} for ${n.en}${where.en}`, {
          same: who,
        });
  },
};

/** Whom Meanness wounds where nothing else is said (RB-92). */
const isUsual = (to: Target): boolean =>
  typeof to === 'object' &&
  'choose' in to &&
  to.count === undefined &&
  to.choose.side === 'yours' &&
  to.choose.type === 'creature' &&
  to.choose.near === 'this' &&
  Object.keys(to.choose).length === 3;
