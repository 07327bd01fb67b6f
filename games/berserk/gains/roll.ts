/** +X to die rolls: in attack, in defence, of an attack type, any. */
import type { Text } from '@vigrid/kernel';
import { oneOf, optional, yes } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import { filter } from '../abilities/filter.ts';
import type { AbilityType } from '../abilities/index.ts';
import type { GainKind } from '../abilities/kind.ts';
import { abilityTypes } from '../abilities/vocabulary.ts';
import { raise } from '../text/figures.ts';
import { phrase } from '../text/filters.ts';
import { thing } from '../text/holding.ts';
import { uses } from '../text/nouns.ts';

const shape = {
  by: amount,
  for: optional(oneOf('attack', 'defence', ...abilityTypes)),
  vs: optional(filter),
  /** As experience of that kind: only the largest counts (B12-G-experience-in-attack-x). */
  experience: optional(yes),
  once: optional(yes),
};

export const roll: GainKind<'roll', typeof shape> = {
  shape,

  says(gain, at) {
    const to = rollOf(gain.for, gain.once ?? false);
    const largest = gain.experience
      ? say(' (опыт: только наибольший)', ' (experience: only the largest)')
      : say('', '');
    const vs = gain.vs && phrase(gain.vs, at, 'bare');
    return thing(
      raise(
        gain.by,
        at,
        say(
          ` ${to.ru}${vs ? ` против ${vs.ru('gen')}` : ''}${largest.ru}`,
          ` ${to.en}${vs ? ` against ${vs.en}` : ''}${largest.en}`,
        ),
      ),
    );
  },
};

function rollOf(kind: 'attack' | 'defence' | AbilityType | undefined, single: boolean): Text {
  if (single) return say('к следующему броску кубика', 'to its next die roll');
  if (kind === undefined) return say('к броскам кубика', 'to die rolls');
  if (kind === 'attack') return say('к броскам кубика в атаке', 'to die rolls in attack');
  if (kind === 'defence') return say('к броскам кубика в защите', 'to die rolls in defence');
  return say(`к броскам кубика на ${uses[kind].ru.sg.acc}`, `to die rolls for ${uses[kind].en.many}`);
}
