/** +X to the number of a word that a text uses: Frenzy, Finishing-off, Prophecy, Meanness (RB-98). */
import { oneOf, optional, yes } from '@vigrid/kernel/schema';
import { noun, say } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import { filter } from '../abilities/filter.ts';
import type { GainKind } from '../abilities/kind.ts';
import { skills } from '../abilities/vocabulary.ts';
import { raise } from '../text/figures.ts';
import { phrase } from '../text/filters.ts';
import { thing } from '../text/holding.ts';

const shape = {
  of: oneOf(...skills),
  by: amount,
  /** Only at such cards. */
  vs: optional(filter),
  /** Only the next time. */
  once: optional(yes),
};

export const skill: GainKind<'skill', typeof shape> = {
  shape,

  says({ of, by, vs, once: single }, at) {
    const { ru, en } = names[of];
    const those = vs && phrase(vs, at, 'bare');
    const next = single ? say('следующему ', 'its next ') : say('', '');
    return thing(
      raise(
        by,
        at,
        say(
          ` к ${next.ru}${ru.sg.dat}${those ? ` ${those.ru('gen')}` : ''}`,
          ` to ${next.en}${en}${those ? ` of ${those.en}` : ''}`,
        ),
      ),
    );
  },
};

const names = {
  frenzy: { ru: noun('бешенство'), en: 'Frenzy' },
  finishing: { ru: noun('добивание'), en: 'Finishing-off' },
  prophecy: { ru: noun('пророчество'), en: 'Prophecy' },
  meanness: { ru: noun('подлость', { gender: 'f' }), en: 'Meanness' },
};
