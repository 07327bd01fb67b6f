/** Poisoning (B12-G-poisoning-x). */
import { optional, whole, yes } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { amountOf } from '../features/evaluate.ts';
import { isCreature, poisonOf } from '../features/figures.ts';
import { has } from '../features/gains.ts';
import { poison as poisonCard } from '../flow/wounds/wounds.ts';
import { meantBy } from '../stack/targets.ts';
import { profileOf } from '../state.ts';
import { receives } from '../text/clauses.ts';
import { figure } from '../text/filters.ts';
import { isSelf, targetPhrase, whereX } from '../text/targets.ts';

const shape = { to: target, amount, add: optional(yes), most: optional(whole) };

export const poison: EffectKind<'poison', typeof shape> = {
  shape,
  // What has no body can not be poisoned; B09-D-poisoning: in 2009 creatures alone can.
  suits: (s, _effect, piece) =>
    !has(s, piece, 'incorporeal') && (!profileOf(s).poisonsCreaturesOnly || isCreature(s, piece)),
  keptBy: (s, { to }, ctx) => (meantBy(s, to, ctx).length > 0 ? 'B12-G-poisoning-x' : null),
  against: () => 'B12-G-poisoning-x',
  replaceable: (s, { amount }, ctx) => ({ of: 'poison', amountFor: () => amountOf(s, amount, ctx) }),

  does({ g, s, item, effect, ctx, targets }) {
    for (const piece of targets) {
      const amount = amountOf(s, effect.amount, ctx);
      const sum = effect.add
        ? Math.min(poisonOf(piece) + amount, effect.most ?? Number.POSITIVE_INFINITY)
        : amount;
      poisonCard(g, piece, sum, item.card, 'B12-G-poisoning-x');
    }
    return targets.length > 0;
  },

  asks: {
    whom: say('кого отравить?', 'whom do you poison?'),
    may: say('отравить?', 'do you poison?'),
  },

  says(e, at) {
    const n = figure(e.amount, at);
    const most = e.most === undefined ? say('', '') : say(` (максимум ${e.most})`, ` (at most ${e.most})`);
    const what = e.add
      ? say(`+${n.ru} к отравлению${most.ru}`, `+${n.en} to poisoning${most.en}`)
      : say(`отравление на ${n.ru}${most.ru}`, `Poisoning ${n.en}${most.en}`);
    const where = whereX(e.to, at);
    const told = receives(targetPhrase(e.to, at), isSelf(e.to, at), what);
    return { ...told, say: say(told.say.ru + where.ru, told.say.en + where.en) };
  },
};
