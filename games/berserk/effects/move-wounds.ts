/** Takes wounds off one card and lays them on others (B12-G-redistribute-wounds, B09-D-redistribution). */
import { optional, yes } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { amountOf } from '../features/evaluate.ts';
import { hasLives } from '../features/figures.ts';
import { heal, wound as woundCard } from '../flow/wounds/wounds.ts';
import { blowOn } from '../stack/deed.ts';
import { aimedOn, named } from '../stack/targets.ts';
import { pieceOf } from '../state.ts';
import { command, counted } from '../text/clauses.ts';
import { figure } from '../text/filters.ts';
import { wound } from '../text/nouns.ts';
import { targetPhrase } from '../text/targets.ts';

const shape = { from: target, to: target, amount, upTo: optional(yes) };

export const moveWounds: EffectKind<'moveWounds', typeof shape> = {
  shape,
  target: ({ from }) => from,
  aimOn: (s, effect, ctx, targets) => aimedOn(s, effect.to, ctx, targets, (piece) => hasLives(s, piece)),
  share(s, effect, ctx, f) {
    if (f.second.length < 2) return null;
    const from = pieceOf(s, f.targets[0] ?? named(s, effect.from, ctx)?.[0] ?? -1);
    return { items: f.second, total: Math.min(amountOf(s, effect.amount, ctx), from?.wounds ?? 0) };
  },

  /** B12-G-redistribute-wounds: healed on one card, inflicted on the others. */
  does({ g, s, item, effect, ctx, targets }) {
    const [from] = targets;
    if (!from) return false;
    const to =
      item.second.length > 0
        ? item.second
        : typeof effect.to === 'string'
          ? (named(s, effect.to, ctx) ?? [])
          : [];
    const total = Math.min(amountOf(s, effect.amount, ctx), from.wounds);
    const healed = heal(g, from, total, item.card, 'B12-G-redistribute-wounds');
    for (const [i, card] of to.entries()) {
      const share = item.shares[i] ?? (i === 0 ? healed : 0);
      woundCard(g, blowOn(s, item, card, share), 'B12-G-redistribute-wounds');
    }
    return healed > 0;
  },

  asks: {
    whom: say('с кого взять раны?', 'from whom do you take wounds?'),
    may: say('перераспределить раны?', 'do you move wounds?'),
    second: say('кому достанутся раны?', 'who receives the wounds?'),
  },

  says(e, at) {
    const from = targetPhrase(e.from, at);
    const to = targetPhrase(e.to, at);
    const n = figure(e.amount, at);
    const ru = e.upTo
      ? `до ${n.ru} ${n.ru === '1' ? wound.ru.sg.gen : wound.ru.pl.gen}`
      : counted(n, wound).ru;
    return command(
      `перераспределить ${ru} ${from.after('с', 'gen')} ${to.after('на', 'acc')}`,
      `move ${e.upTo ? 'up to ' : ''}${counted(n, wound).en} from ${from.en} to ${to.en}`,
      { same: to },
    );
  },
};
