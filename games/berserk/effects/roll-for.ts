/** The die is rolled and one of the lists is used. */
import { listOf, record, whole } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { perhaps } from '../abilities/ability.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { beginUse } from '../stack/uses.ts';
import { numberOf } from '../state.ts';
import { command } from '../text/clauses.ts';

const shape = { table: listOf(record({ upTo: whole, does: perhaps })) };

export const rollFor: EffectKind<'rollFor', typeof shape> = {
  shape,
  unsettles: 'all',
  rolls: () => true,

  does: () => true,

  /** The list that the roll gave is used next. */
  after({ g, s, item, use, effect }) {
    const rolled = item.rolls[0]?.result ?? 1;
    const row = effect.table.find(({ upTo }) => rolled <= upTo);
    if (!row || row.does.length === 0) return;
    const { seat, card, def, feature, it, other, cell, chain, free } = use;
    const list = numberOf(s, def, row.does);
    beginUse(g, { seat, card, def, feature, list, it, other, x: rolled, cell, chain, free });
  },

  asks: {
    whom: say('кто бросит кубик?', 'who rolls the die?'),
    may: say('бросить кубик?', 'do you roll the die?'),
  },

  says(e, at, inner) {
    const [first] = e.table;
    if (e.table.length === 1 && first.upTo >= 6 && first.does.length > 0) {
      const { ru, en } = inner.abilities(first.does, at);
      return command(
        `бросить кубик (X — бросок), при этом ${ru}`,
        `roll the die (X is the roll), thereby ${en}`,
      );
    }
    let from = 1;
    const rows = e.table.map(({ upTo, does }) => {
      const { ru, en } = inner.abilities(does, at);
      const range = from === upTo ? `${upTo}` : `${from}–${upTo}`;
      from = upTo + 1;
      return say(does.length === 0 ? '' : `${range} — ${ru}`, does.length === 0 ? '' : `${range} – ${en}`);
    });
    const told = rows.filter(({ ru }) => ru !== '');
    if (told.length === 0) return command('бросить кубик', 'roll the die');
    return command(
      `бросить кубик: ${told.map(({ ru }) => ru).join('; ')}`,
      `roll the die: ${told.map(({ en }) => en).join('; ')}`,
    );
  },
};
