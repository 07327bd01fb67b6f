/** An attack by the target, as if it were declared (B12-G-wording-deliver-attack): unpaid, by the words of this text. */
import { say } from '@vigrid/speech';
import { abilities } from '../abilities/ability.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { beginUse } from '../stack/uses.ts';
import { cardByNumber } from '../state.ts';
import { targetPhrase } from '../text/targets.ts';

const shape = { who: target, does: abilities };

export const attackBy: EffectKind<'attackBy', typeof shape> = {
  shape,
  target: ({ who }) => who,

  /** Its player chooses whom it attacks; what the text speaks of is spoken of still. */
  does({ s, g, use, effect, targets }) {
    const list = cardByNumber(s, use.def).numbers.get(effect.does) ?? 0;
    const { def, feature, it, other, x, cell, row, same, before, chain } = use;
    for (const { seat, card } of [...targets].reverse())
      beginUse(g, { seat, card, def, feature, list, it, other, x, cell, row, same, before, chain });
    return targets.length > 0;
  },

  asks: {
    whom: say('кто атакует?', 'who attacks?'),
    may: say('дать атаковать?', 'do you let it attack?'),
  },

  says(e, at, inner) {
    const who = targetPhrase(e.who, at);
    const does = inner.abilities(e.does, at);
    return {
      say: say(
        `${who.ru('nom')} ${who.many ? 'объявляют' : 'объявляет'} ${does.ru}`,
        `${who.en} ${who.many ? 'declare' : 'declares'}: ${does.en}`,
      ),
      may: say(`дать ${who.ru('dat')} объявить ${does.ru}`, `let ${who.en} declare: ${does.en}`),
      leaves: { same: who },
    };
  },
};
