/** What attacks ask of a player, and what is asked where nothing says it better. */
import type { Text } from '@vigrid/kernel';
import { isKey, say } from '@vigrid/speech';
import type { AbilityType } from '../abilities/index.ts';
import { abilityTypes } from './names.ts';

export interface Asking {
  /** "whom to wound?" */
  readonly whom: Text;
  /** "wound somebody?" */
  readonly may: Text;
}

const anything: Asking = {
  whom: say('кто станет целью?', 'who is the target?'),
  may: say('применить эту особенность?', 'do you use this feature?'),
};

/** An attack asks whom it is aimed at; an effect in its own words (`About.asked`). */
export function askingOf(ability: string | undefined): Asking {
  if (ability === undefined || !isKey<AbilityType>(abilityTypes, ability)) return anything;
  const { ru, en } = abilityTypes[ability];
  return {
    whom: say(`${ru}: кто цель?`, `${en}: at whom?`),
    may: say(`${ru}: объявить?`, `${en}: do you declare it?`),
  };
}
