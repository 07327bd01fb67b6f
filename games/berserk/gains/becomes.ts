/** Takes the place of what it was (B12-108.1): its type, its subtype, its rank. Only effects make cards into it. */
import { oneOf } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import type { Becomes } from '../abilities/index.ts';
import type { GainKind } from '../abilities/kind.ts';
import { becomings } from '../abilities/vocabulary.ts';
import { deed } from '../text/holding.ts';

const shape = { what: oneOf(...becomings) };

export const becomes: GainKind<'becomes', typeof shape> = {
  shape,

  says(gain) {
    const { ru, en } = becoming[gain.what];
    return deed(
      say(`становится ${ru[0]}`, `becomes ${en[0]}`),
      say(`становятся ${ru[1]}`, `become ${en[1]}`),
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
