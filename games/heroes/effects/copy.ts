/** A copy of a card in play enters play (BH-G-copy-of-a-card). */
import { optional, wholeFrom } from '@vigrid/kernel/schema';
import { inWords, severalOf, type Text } from '@vigrid/speech';
import type { Ability } from '../abilities/ability.ts';
import { movable } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { newCard } from '../begin.ts';
import { dataOf } from '../cards/catalogue.ts';
import { tell } from '../flow/telling.ts';
import { enter, mayCome } from '../flow/zones.ts';
import { cardOf, ownCard } from '../state.ts';
import { counted, severalOrOne } from '../text/amounts.ts';
import { you } from '../text/clauses.ts';
import { copyNoun } from '../text/nouns.ts';
import { made, type Phrase } from '../text/phrases.ts';
import { whom } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const shape = { of: target, count: optional(wholeFrom(1)) };

export const copy: EffectKind<'copy', typeof shape> = {
  shape,
  target: (e) => e.of,
  moves: true,

  /** BH-G-copy-of-a-card: what is printed, and Created; not what the original has gathered (RH-21). */
  does(g, f, e) {
    const made: number[] = [];
    for (const original of movable(g, f)) {
      if (!mayCome(g.state, original.card, f.seat)) continue;
      const card = dataOf(cardOf(g.state, original.card));
      const known = cardOf(g.state, original.card).words.has('created');
      const created: Ability[] = known ? [] : [{ kind: 'word', word: 'created' }];
      const def = ownCard(g.state, { ...card, abilities: [...(card.abilities ?? []), ...created] });
      for (let i = 0; i < (e.count ?? 1); i++) {
        const number = newCard(g.state, f.seat, card.id);
        g.state.def[number] = def;
        tell(g, 'create', 'BH-G-copy-of-a-card', enter(g, number));
        made.push(number);
      }
    }
    // What follows in the text is about the copies.
    f.targets = made;
  },

  says(e, at) {
    const who = whom(e.of, at);
    const n = copies(e.count ?? 1, who.many);
    return you(`create ${n.en} of ${who.en}`, verbs.create, `${n.ru} ${who.ru('gen')}`);
  },
  names: () => null,
  /** What follows is about the copies, not about what they were copied from. */
  spoken: (e, at) => theCopies((e.count ?? 1) > 1 || whom(e.of, at).many),
};

/** "a copy", "two copies"; of each of several "two copies each". */
function copies(n: number, each: boolean): Text {
  if (n === 1) return severalOrOne(1, copyNoun, each);
  return each
    ? counted(n, copyNoun, true)
    : { en: `${inWords(n)} ${copyNoun.en.many}`, ru: severalOf(n, [], copyNoun.ru, 'acc') };
}

/** What follows the making of copies is about them, not about what they were copied from. */
const theCopies = (many: boolean): Phrase =>
  made({
    en: many ? copyNoun.en.many : copyNoun.en.one,
    ru: (c) => copyNoun.ru[many ? 'pl' : 'sg'][c],
    noun: copyNoun,
    many,
  });
