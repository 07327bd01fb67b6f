/** Orders to the player, and what somebody gets: the forms that many effects share. */
import { type Lexeme, type Text, told } from '@vigrid/speech';
import type { Amount } from '../abilities/amount.ts';
import { measured, severalOrOne } from './amounts.ts';
import { type Clause, type Order, you } from './clauses.ts';
import { wound } from './nouns.ts';
import type { Phrase } from './phrases.ts';
import { type Setting, scale } from './targets.ts';
import { get } from './verbs.ts';

/** "close a creature", «закройте существо», and where to or how. */
export const order = (who: Phrase, en: string, does: Order, how: Text = { en: '', ru: '' }): Clause =>
  you(`${en} ${who.en}${how.en}`, does, who.ru('acc') + how.ru);

export const gets = (who: Phrase, what: Text): Text => told(who, get, what);

export function toOwner(who: Phrase, to: string, zone: string, [one, many]: readonly [string, string]): Text {
  return who.many
    ? { en: ` ${to} their owners’ ${zone}s`, ru: ` ${many} владельцев` }
    : { en: ` ${to} its owner’s ${zone}`, ru: ` ${one} владельца` };
}

/** «маркер на этот квест», but «на него маркер». */
export const placed = (what: string, { again }: Phrase, where: string): string =>
  again ? `${where} ${what}` : `${what} ${where}`;

/** "a Weakening effect", "2 Weakening effects each". */
export const someEffects = (amount: Amount, what: Lexeme, who: Phrase, at: Setting): Text =>
  typeof amount === 'number' && what !== wound
    ? severalOrOne(amount, what, who.many)
    : measured(amount, what, scale(who, at));
