/** Must strike what fits in its own turn while it can (B12-G-obligation-to-attack, B09-G-oblige-to-attack). */
import { agreed, say } from '@vigrid/speech';
import { filter } from '../abilities/filter.ts';
import type { GainKind } from '../abilities/kind.ts';
import { phrase } from '../text/filters.ts';
import { deed } from '../text/holding.ts';
import { obliged } from '../text/verbs.ts';

const shape = { at: filter };

export const must: GainKind<'must', typeof shape> = {
  shape,

  says(gain, at, who) {
    const target = phrase(gain.at, at, 'bare');
    const ru = `в свой ход нападать простым ударом на ${target.ru('acc')}, если это возможно`;
    const en = `simple-strike ${target.en} in its turn if it can`;
    return deed(say(`${agreed(obliged, who)} ${ru}`, `must ${en}`), say(`${obliged.pl} ${ru}`, `must ${en}`));
  },
};
