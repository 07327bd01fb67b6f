/** A named feature. */
import { say } from '@vigrid/speech';
import { namedFields } from '../abilities/gains.ts';
import type { GainKind } from '../abilities/kind.ts';
import { same, thing } from '../text/holding.ts';
import { wordName, words } from '../text/words.ts';

const shape = namedFields;

export const namedWord: GainKind<'word', typeof shape> = {
  shape,

  says({ word, value, more, once: single }) {
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
