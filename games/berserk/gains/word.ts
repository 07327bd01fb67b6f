/** A named feature. */
import { optional } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import { namedFields } from '../abilities/gains.ts';
import type { GainKind } from '../abilities/kind.ts';
import { figure } from '../text/filters.ts';
import { same, thing } from '../text/holding.ts';
import { wordName, words } from '../text/words.ts';

const shape = {
  ...namedFields,
  /** Its value, where that is measured. */
  by: optional(amount),
};

export const namedWord: GainKind<'word', typeof shape> = {
  shape,

  says({ word, value, more, once: single, by }, at) {
    if (by !== undefined) {
      const what = by === 'X' ? null : figure(by, at);
      const where = what ? say(`, где X — ${what.ru}`, `, where X is ${what.en}`) : say('', '');
      const [name, given] = [wordName(word, undefined, 'nom'), wordName(word, undefined, 'acc')];
      if (more)
        return thing(
          say(`${name.ru} на X больше${where.ru}`, `X more ${name.en}${where.en}`),
          say(`${given.ru} на X больше${where.ru}`, `X more ${given.en}${where.en}`),
        );
      return thing(
        say(`${name.ru} X${where.ru}`, `${name.en} X${where.en}`),
        say(`${given.ru} X${where.ru}`, `${given.en} X${where.en}`),
      );
    }
    const nom = wordName(word, value, 'nom');
    if (words[word].verb) return same(nom);
    const acc = wordName(word, value, 'acc');
    const or = more ? say(` или +${value ?? 1} к нему`, `, or +${value ?? 1} to it`) : say('', '');
    const next = single ? say(' для следующего простого удара', ' for its next simple strike') : say('', '');
    return thing(
      say(nom.ru + or.ru + next.ru, nom.en + or.en + next.en),
      say(acc.ru + or.ru + next.ru, acc.en + or.en + next.en),
    );
  },
};
