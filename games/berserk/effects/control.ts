/** Another player controls it (B12-532.7). */
import { optional } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { until } from '../abilities/vocabulary.ts';
import { firstBar, isBarred } from '../flow/preliminary/squad.ts';
import { meantBy } from '../stack/targets.ts';
import { command, lasting } from '../text/clauses.ts';
import { targetPhrase } from '../text/targets.ts';
import { takeControl } from '../zones/entering.ts';

const shape = { to: target, until: optional(until) };

export const control: EffectKind<'control', typeof shape> = {
  shape,
  // B12-G-cannot-be-in-squad-with, B09-G-cannot-be-taken-with.
  suits: (s, _effect, piece, ctx) => !isBarred(s, ctx.seat, piece.card),
  keptBy: (s, { to }, ctx) => firstBar(s, ctx.seat, meantBy(s, to, ctx)),

  does({ g, item, effect, targets, use }) {
    for (const piece of targets) {
      const before = piece.seat;
      takeControl(g, piece.card, item.seat);
      if (effect.until && before !== item.seat) {
        piece.markers.push({ kind: 'lent', seat: before, from: use.card, amount: 1, until: effect.until });
      }
    }
    return targets.length > 0;
  },

  asks: {
    whom: say('над кем получить контроль?', 'whom do you take control of?'),
    may: say('получить контроль?', 'do you take control?'),
  },

  says(e, at) {
    const who = targetPhrase(e.to, at);
    const until = lasting(e.until);
    return command(
      `получить контроль над ${who.ru('ins')}${until.ru}`,
      `take control of ${who.en}${until.en}`,
      { same: who },
    );
  },
};
