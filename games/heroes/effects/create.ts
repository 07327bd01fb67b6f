/** A created card enters play (BH-G-create). */
import { named, optional, wholeFrom } from '@vigrid/kernel/schema';
import { inWords, quoted, severalOf, type Text } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { newCard } from '../begin.ts';
import { cardById } from '../cards/catalogue.ts';
import { tell } from '../flow/telling.ts';
import { enter, remove } from '../flow/zones.ts';
import { cardOf } from '../state.ts';
import { you } from '../text/clauses.ts';
import { card } from '../text/nouns.ts';
import * as verbs from '../text/verbs.ts';

const shape = {
  /** By its id. */
  card: named<string>('card'),
  count: optional(wholeFrom(1)),
};

export const create: EffectKind<'create', typeof shape> = {
  shape,

  /** BH-G-create: one that has come back to the reserve, or another; the reserve never runs out of them. */
  does(g, f, e) {
    const s = g.state;
    const { reserve } = s.sides[f.seat];
    for (let i = 0; i < (e.count ?? 1); i++) {
      const kept = reserve.find((card) => cardOf(s, card).id === e.card);
      if (kept !== undefined) remove(reserve, kept);
      tell(g, 'create', 'BH-G-create', enter(g, kept ?? newCard(s, f.seat, e.card)));
    }
  },

  says({ card: id, count = 1 }) {
    const made = created(id);
    const en = count === 1 ? `the card “${made.en}”` : `${inWords(count)} cards “${made.en}”`;
    const ru = `${count === 1 ? card.ru.sg.acc : severalOf(count, [], card.ru, 'acc')} ${quoted(made.ru)}`;
    return you(`create ${en}`, verbs.create, ru);
  },
};

/** The name of a card that is created; a card of a scenario has its name as its id. */
const created = (id: string): Text => cardById(id) ?? { ru: id, en: id };
