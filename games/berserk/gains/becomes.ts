/** Takes the place of what it was (B12-108.1): its type, its subtype, its rank. Only effects make cards into it. */
import { oneOf, optional, whole } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { triple } from '../abilities/amount.ts';
import type { Becomes } from '../abilities/index.ts';
import type { GainKind } from '../abilities/kind.ts';
import { becomings } from '../abilities/vocabulary.ts';
import { deed } from '../text/holding.ts';

const shape = {
  what: oneOf(...becomings),
  /** A creature of these figures (RB-146), where it had none. */
  move: optional(whole),
  strike: optional(triple),
};

export const becomes: GainKind<'becomes', typeof shape> = {
  shape,

  says(gain) {
    const { ru, en } = becoming[gain.what];
    const figures = [
      ...(gain.move === undefined
        ? []
        : [say(`запасом движения ${gain.move}`, `movement stock ${gain.move}`)]),
      ...(gain.strike
        ? [say(`простым ударом ${gain.strike.join('-')}`, `simple strike ${gain.strike.join('-')}`)]
        : []),
    ];
    const tail =
      figures.length === 0
        ? say('', '')
        : say(
            ` с ${figures.map((one) => one.ru).join(' и ')}`,
            ` with ${figures.map((one) => one.en).join(' and ')}`,
          );
    return deed(
      say(`становится ${ru[0]}${tail.ru}`, `becomes ${en[0]}${tail.en}`),
      say(`становятся ${ru[1]}${tail.ru}`, `become ${en[1]}${tail.en}`),
    );
  },
};

/** What a card may be made into, of one and of several. */
const becoming: Readonly<
  Record<Becomes, { readonly ru: readonly [string, string]; readonly en: readonly [string, string] }>
> = {
  creature: { ru: ['существом', 'существами'], en: ['a creature', 'creatures'] },
  artifact: { ru: ['артефактом', 'артефактами'], en: ['an artifact', 'artifacts'] },
  terrain: { ru: ['местностью', 'местностями'], en: ['a terrain', 'terrains'] },
  equipment: { ru: ['экипировкой', 'экипировками'], en: ['equipment', 'equipment'] },
  symbiont: { ru: ['симбиотом', 'симбиотами'], en: ['a symbiont', 'symbionts'] },
  elite: { ru: ['элитной картой', 'элитными картами'], en: ['elite', 'elite'] },
  ordinary: { ru: ['рядовой картой', 'рядовыми картами'], en: ['ordinary', 'ordinary'] },
};
