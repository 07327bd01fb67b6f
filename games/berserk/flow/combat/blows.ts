/** An attack and the answer to it as blows (see blow.ts), as the attack on the stack stands. */

import type { AbilityItem, Attack } from '../../state/stack.ts';
import { type Berserk, profileOf } from '../../state.ts';
import { type Blow, newBlow } from './blow.ts';

/** An attack or the answer to it (B12-G-answering-strike), as it stands. */
export function blowOf(s: Berserk, item: AbilityItem, attack: Attack, answering: boolean): Blow {
  return newBlow({
    by: answering ? attack.target : item.card,
    to: answering ? item.card : attack.target,
    type: answering ? 'simple' : item.type,
    grade: answering ? attack.answer : attack.grade,
    // B09-G-reduce-attack-to-grade: what goes with the new grade does not work.
    graded: answering || !attack.regraded || profileOf(s).reducedGradeTriggers,
    answering,
    directed: attack.directed,
    // B12-G-protection-from-sudden-actions: triggered attacks are sudden, but no sudden actions.
    sudden: !answering && s.uses.some(({ id, pay }) => id === item.use && pay.sudden),
    from: attack.from,
    seat: answering ? 1 - item.seat : item.seat,
    ignores: attack.ignores && !answering,
  });
}
