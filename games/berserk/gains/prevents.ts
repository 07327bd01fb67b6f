/** Keeps so many wounds off its bearer (B12-530.1): of each game action, or the first of a turn. */
import { oneOf, optional } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import { danger } from '../abilities/filter.ts';
import type { GainKind } from '../abilities/kind.ts';
import { danger as dangerPhrase } from '../text/attacks.ts';
import { counted } from '../text/clauses.ts';
import { figure } from '../text/filters.ts';
import { deed } from '../text/holding.ts';
import { wound } from '../text/nouns.ts';

const shape = { amount, from: optional(danger), per: optional(oneOf('turn')) };

export const prevents: GainKind<'prevents', typeof shape> = {
  shape,

  says(gain, at) {
    const n = counted(figure(gain.amount, at), wound);
    const from = gain.from ? dangerPhrase(gain.from, at) : null;
    const source = from ? say(` от ${from.ru('gen', true)}`, ` from ${from.en(true)}`) : say('', '');
    const often =
      gain.per === 'turn'
        ? say(' (за ход)', ' (per turn)')
        : say(' каждого игродействия', ' of each game action');
    const ru = `${n.ru}${source.ru}${often.ru}`;
    const en = `${n.en}${source.en}${often.en}`;
    return deed(say(`предотвращает ${ru}`, `prevents ${en}`), say(`предотвращают ${ru}`, `prevent ${en}`));
  },
};
