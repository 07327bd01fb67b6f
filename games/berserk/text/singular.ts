/** The words of what only one card or one rule does (effects/singular.ts). */
import type { Text } from '@vigrid/kernel';
import { say } from '@vigrid/speech';
import type { Phrase } from './phrases.ts';

export const singulars: Readonly<Partial<Record<string, (who: Phrase) => Text>>> = {
  prepare: () => say('приготовиться к удару по летающему существу', 'prepare a strike at a flying creature'),
  retreat: () => say('отступить', 'retreat'),
  vampirism: () => say('излечиться на X', 'heal by X'),
  decay: () => say('потерять фишку или погибнуть', 'lose a chip or die'),
  learnStrongStrike: () =>
    say(
      'показать из колоды новое существо с особенностью «при сильном простом ударе» и получить эту особенность',
      'show from the deck a new creature with a feature “on a strong simple strike” and gain that feature',
    ),
  plague: (who) => say(`${who.ru('nom')} получает чуму`, `${who.en} gains Plague`),
};
