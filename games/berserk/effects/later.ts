/** Delays: the abilities are declared at the moment, whoever is left (section 118). */
import { oneOf, optional } from '@vigrid/kernel/schema';
import { pronoun, say } from '@vigrid/speech';
import { abilities } from '../abilities/ability.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { cardByNumber } from '../state.ts';
import { command } from '../text/clauses.ts';
import type { Setting } from '../text/phrases.ts';
import { targetPhrase } from '../text/targets.ts';

const shape = {
  on: oneOf('yourTurnStart', 'turnEnd', 'enemyTurnStart', 'enemyTurnEnd'),
  does: abilities,
  to: optional(target),
};

export const later: EffectKind<'later', typeof shape> = {
  shape,

  /** B12-118.3, B09-417.2: what is to come is held apart from its source. */
  does({ s, effect, item, use, targets }) {
    const list = cardByNumber(s, use.def).numbers.get(effect.does) ?? 0;
    const its = effect.to ? targets.map(({ card }) => card) : [use.it];
    for (const it of its) {
      const { seat, card } = item;
      const { def, feature, x, cell, row } = use;
      s.delayed.push({ on: effect.on, seat, card, def, feature, list, it, x, cell, row, since: s.clock++ });
    }
    return its.length > 0;
  },

  says(e, at, inner) {
    // Whom it is about was chosen before, or is chosen now.
    const who = e.to ? targetPhrase(e.to, at) : null;
    const named = typeof e.to === 'object';
    const here: Setting = who ? { ...at, it: named ? pronoun(who) : who } : at;
    const does = inner.abilities(e.does, here);
    const when = laters[e.on];
    const choice = who && named ? say(`выбрать ${who.ru('acc')}; `, `choose ${who.en}; `) : say('', '');
    return command(
      `${choice.ru}${when.ru} — ${does.ru}`,
      `${choice.en}${when.en} – ${does.en}`,
      who ? { same: who } : {},
    );
  },
};

const laters = {
  yourTurnStart: say('в начале вашего следующего хода', 'at the start of your next turn'),
  turnEnd: say('в конце хода', 'at the end of the turn'),
  enemyTurnStart: say('в начале следующего хода противника', 'at the start of the opponent’s next turn'),
  enemyTurnEnd: say('в конце следующего хода противника', 'at the end of the opponent’s next turn'),
};
