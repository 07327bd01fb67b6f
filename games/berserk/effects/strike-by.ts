/** A simple strike by the target, as if it were declared (B12-G-wording-deliver-attack): unpaid, with what else is said. */
import { oneOf, optional, yes } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { listNumber } from '../abilities/named.ts';
import { choiceOr, target } from '../abilities/target.ts';
import { aimedOn } from '../stack/targets.ts';
import { beginUse, nothingPaid } from '../stack/uses.ts';
import { targetPhrase } from '../text/targets.ts';

const shape = {
  who: target,
  at: choiceOr('same', 'it', 'other'),
  asOpen: optional(yes),
  /** A weak one, whatever is rolled, and unanswered (RB-173). */
  weak: optional(yes),
  closes: optional(yes),
  chosenBy: optional(oneOf('you')),
};

export const strikeBy: EffectKind<'strikeBy', typeof shape> = {
  shape,
  target: ({ who }) => who,
  aimOn: (s, effect, ctx, targets) => aimedOn(s, effect.at, ctx, targets),

  /** Cards strike by order of a text: unpaid, or closing after it. */
  does({ g, s, item, effect, targets, ctx }) {
    const at =
      item.second[0] ?? (effect.at === 'it' ? ctx.it : effect.at === 'other' ? ctx.other : ctx.same[0]);
    if (at === undefined || at < 0) return false;
    for (const piece of [...targets].reverse()) {
      if (piece.card === at) continue;
      const pay = { ...nothingPaid, close: effect.closes === true && !piece.closed };
      const list = listNumber(effect.weak ? 'weakStrike' : effect.asOpen ? 'strikeAsOpen' : 'strike');
      beginUse(g, {
        seat: piece.seat,
        card: piece.card,
        def: s.def[piece.card],
        feature: list,
        list,
        queue: [at],
        pay,
      });
    }
    return targets.length > 0;
  },

  asks: {
    whom: say('кто нападёт?', 'who strikes?'),
    may: say('напасть?', 'do you let it strike?'),
    second: say('на кого напасть?', 'whom does it strike?'),
  },

  says(e, at) {
    const who = targetPhrase(e.who, at);
    const whom = targetPhrase(e.at, { ...at, same: e.at === 'same' && at.same ? at.same : who });
    if (e.weak) {
      const blow = say(
        `слабый простой удар ${whom.after('по', 'dat')}`,
        `a weak simple strike at ${whom.en}`,
      );
      return {
        say: say(
          `${who.ru('nom')} ${who.many ? 'наносят' : 'наносит'} ${blow.ru}`,
          `${who.en} ${who.many ? 'deal' : 'deals'} ${blow.en}`,
        ),
        may: say(`дать ${who.ru('dat')} нанести ${blow.ru}`, `let ${who.en} deal ${blow.en}`),
        leaves: { same: whom },
      };
    }
    const as = e.asOpen ? say(' как на открытую карту', ' as if it were open') : say('', '');
    const closing = e.closes
      ? say(' и закрывается', ' and closes')
      : say(', не закрываясь', ' without closing');
    const closings = e.closes
      ? say(' и закрываются', ' and close')
      : say(', не закрываясь', ' without closing');
    const told = say(
      `${who.ru('nom')} ${who.many ? 'нападают' : 'нападает'} простым ударом ${whom.after('на', 'acc')}${as.ru}${who.many ? closings.ru : closing.ru}`,
      `${who.en} ${who.many ? 'simple-strike' : 'simple-strikes'} ${whom.en}${as.en}${who.many ? closings.en : closing.en}`,
    );
    if (e.who !== 'this' || e.closes) {
      const whomRu = `простым ударом ${whom.after('на', 'acc')}${as.ru}`;
      const let1 = say(
        `дать ${who.ru('dat')} напасть ${whomRu}${e.closes ? ' и закрыться' : ', не закрываясь'}`,
        `let ${who.en} simple-strike ${whom.en}${as.en}${e.closes ? ' and close' : ' without closing'}`,
      );
      return { say: told, may: let1, leaves: { same: whom } };
    }
    const may = say(
      `напасть простым ударом ${whom.after('на', 'acc')}${as.ru}${closing.ru}`,
      `simple-strike ${whom.en}${as.en}${closing.en}`,
    );
    return { say: told, may, leaves: { same: whom } };
  },
};
