/** Rolls of cards that fit are raised when they attack this one. */
import { optional } from '@vigrid/kernel/schema';
import { quotedText, say } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import { filter } from '../abilities/filter.ts';
import type { GainKind } from '../abilities/kind.ts';
import { raise } from '../text/figures.ts';
import { phrase } from '../text/filters.ts';
import { thing } from '../text/holding.ts';

const shape = { amount, by: optional(filter) };

export const rollAgainst: GainKind<'rollAgainst', typeof shape> = {
  shape,

  says(gain, at, who) {
    const by = gain.by ? phrase(gain.by, at, 'bare') : null;
    const { ru, en } = raise(gain.amount, at, say(' к броскам кубика', ' to their die rolls'));
    const told = say(
      `${by ? by.ru('nom') : 'карты'} имеют ${ru}, когда атакуют ${who.many ? 'их' : 'эту карту'}`,
      `${by ? by.en : 'cards'} have ${en} when they attack ${who.many ? 'them' : 'it'}`,
    );
    return thing(quotedText(told));
  },
};
