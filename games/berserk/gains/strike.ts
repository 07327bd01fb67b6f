/** +X to attacks of the types (the simple strike where not given), of the grades, against what fits. */
import { listOf, optional, yes } from '@vigrid/kernel/schema';
import { adjective, say } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import { filter, through } from '../abilities/filter.ts';
import type { GainKind } from '../abilities/kind.ts';
import { attackType, grade } from '../abilities/vocabulary.ts';
import { pattern } from '../text/attacks.ts';
import { raise } from '../text/figures.ts';
import { phrase } from '../text/filters.ts';
import { thing } from '../text/holding.ts';
import { card } from '../text/nouns.ts';
import { type Phrase, role } from '../text/phrases.ts';

const shape = {
  by: amount,
  types: optional(listOf(attackType, 1)),
  grades: optional(listOf(grade, 1)),
  vs: optional(filter),
  /** Only strikes over a row across a free cell, or across a card that fits. */
  through: optional(through),
  /** Only the next attack; then it is used up. */
  once: optional(yes),
};

export const strike: GainKind<'strike', typeof shape> = {
  shape,

  says({ by, types = ['simple'], grades, vs, through: over, once: single }, at) {
    const said = { types, ...(grades && { grades }), ...(over && { through: over }) };
    const of = pattern(said, at, 'and', single ?? false);
    const target = vs && phrase(vs, at, 'bare');
    // "All attacks" are one kind, and the next attack is one.
    const many = types.length > 1 && types.length < 7 && !single;
    // "the other" is the card that is attacked.
    return thing(
      raise(
        by,
        { ...at, other: at.other ?? attackedCard, same: at.same ?? attackedCard },
        say(
          ` к ${of.ru('dat', many)}${target ? ` ${target.after('по', 'dat')}` : ''}`,
          ` to ${many ? '' : 'the '}${of.en(many)}${target ? ` at ${target.en}` : ''}`,
        ),
      ),
    );
  },
};

const attackedCard: Phrase = { ...role(card, adjective('атакованный'), 'attacked'), fixed: true };
