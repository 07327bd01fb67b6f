/** The whole language: what the names stand for by which its parts speak of each other. */
import { type Language, listOf, read, text } from '@vigrid/kernel/schema';
import { effect } from '../effects/index.ts';
import { type Ability, ability, granted } from './ability.ts';
import { amount } from './amount.ts';
import { condition } from './condition.ts';
import { gains } from './gains.ts';

export const language: Language = {
  effects: listOf(effect, 1),
  effectsOrNone: listOf(effect),
  amount,
  condition,
  gains,
  granted,
  card: text,
};

/** An ability that somebody has written; throws a Misfit that says where it can not be read. */
export const readAbility = (written: unknown, at: string): Ability => read(ability, written, at, language);
