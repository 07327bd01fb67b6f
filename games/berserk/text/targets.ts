/** Whom an ability is aimed at, as its sentence speaks of it. */
import type { Text } from '@vigrid/kernel';
import { agree, phraseOf, say, one as single } from '@vigrid/speech';
import type { Amount, DeadFilter, Target } from '../abilities/index.ts';
import { type Count, figure, phrase } from './filters.ts';
import { card, giver, host } from './nouns.ts';
import { anchored, type Phrase, type Setting, thisCard } from './phrases.ts';

export function targetPhrase(to: Target, at: Setting): Phrase {
  if (to === 'host') return phraseOf(host, 'the host', (c) => host.ru.sg[c]);
  if (to === 'giver') return phraseOf(giver, 'the giver', (c) => giver.ru.sg[c]);
  if (typeof to === 'string') return anchored(to, at);
  if ('all' in to) return phrase(to.all, at, 'all');
  const { is, ...more } = to.choose;
  if (is === 'same' && at.same?.many && to.count === undefined && Object.keys(more).length === 0)
    return phraseOf(at.same.noun, 'one of them', (c) => `${agree(single, card.ru, c, false)} из них`);
  const count = countOf(to.count, to.upTo);
  // As many as one likes up to X: the number goes without saying.
  const who = phrase(to.choose, at, count === 'X' && to.upTo ? 'bare' : count);
  return to.by === 'opponent' && at.chooser !== 'opponent' ? chosen(who) : who;
}

const chosen = (who: Phrase): Phrase =>
  phraseOf(
    who.noun,
    `${who.en} of the opponent’s choice`,
    (c) => `${who.ru(c)} по выбору противника`,
    who.many,
  );

export function countOf(count: Amount = 1, upTo?: true): Count {
  if (typeof count !== 'number') return 'X';
  return upTo ? { upTo: count } : count;
}

/** What X is, where a number of targets is measured: ", where X is the number of …". */
export function whereX(to: Target | undefined, at: Setting): Text {
  if (typeof to !== 'object' || !('choose' in to) || to.upTo) return say('', '');
  return whereAmount(to.count, at);
}

export function whereAmount(amount: Amount | undefined, at: Setting): Text {
  if (amount === undefined || typeof amount === 'number' || amount === 'X') return say('', '');
  const { ru, en } = figure(amount, at);
  return say(`, где X — ${ru}`, `, where X is ${en}`);
}

/** Whether it is the card itself, whom Russian tells of by «-ся». */
export const isSelf = (to: Target | undefined, at: Setting): boolean =>
  to === 'this' || (to === 'it' && !at.it);

/** A card in a deck or graveyard: "an ordinary swamp creature of cost 5 or less". */
export function dead(what: DeadFilter, at: Setting): Phrase {
  if (what.self) return thisCard('card');
  const { inPlay, costX, other, self, copy, sameName, costs, ...rest } = what;
  const found = phrase(
    {
      ...rest,
      ...(costX && { costX }),
      ...(other && { another: true }),
      ...(copy && { sameName: 'this' as const }),
      ...(sameName && { sameName }),
      ...(costs && { figure: { of: 'cost' as const, ...costs } }),
    },
    at,
  );
  return rest.type === undefined &&
    found.noun === card &&
    rest.flying === undefined &&
    rest.name === undefined &&
    Object.keys(rest).length === 0 &&
    !copy &&
    !sameName &&
    !costs
    ? phrase({ type: 'creature', ...(other && { another: true }) }, at)
    : found;
}
