/** What capturing says, wherever the card lay. */
import { type Clause, happens } from '../../text/clauses.ts';
import type { Phrase } from '../../text/phrases.ts';
import { type Setting, self } from '../../text/targets.ts';

export function captures(who: Phrase, at: Setting): Clause {
  const me = self(at);
  return happens(
    { en: `${me.en} captures ${who.en}`, ru: `${me.ru('nom')} добывает ${who.ru('acc')}` },
    { en: `have ${me.en} capture ${who.en}`, ru: `добыть ${me.ru('ins')} ${who.ru('acc')}` },
  );
}
