/**
 * Assigning a defender (section 513, B12-G-assign-defender): a sudden card action whose target is the creature that
 * declared the strike.
 */

import { ref } from '../../events.ts';
import { trigger } from '../../features/triggers.ts';
import { endUse } from '../../stack/leaving.ts';
import { defenceList, itemOf, newUse, nothingPaid, useOf } from '../../stack/uses.ts';
import type { DefendItem } from '../../state/stack.ts';
import { type G, pieceOf, profileOf } from '../../state.ts';
import { stirring } from '../../telling.ts';
import { reveal } from '../../zones/entering.ts';
import { barToDefence, canDefend, defendable } from './defenders.ts';

export function assignDefender(g: G, card: number): void {
  const s = g.state;
  const against = defendable(s);
  const piece = pieceOf(s, card);
  if (!against || !piece) return;
  const { seat } = piece;
  if (piece.hidden) reveal(g, piece, profileOf(s).featuresReveal ? 'B09-415.2' : 'B12-529.3');
  const { id } = newUse(s, {
    seat,
    card,
    def: s.def[card],
    feature: -1,
    list: defenceList,
    pay: { ...nothingPaid, close: true, sudden: true },
    other: against.card,
    same: [against.card],
    declared: true,
  });
  s.stack.push({ kind: 'defend', id: s.count++, seat, card, use: id, against: against.id });
}

/** It becomes the target of the strike instead (B12-513.1), and closes when the strike is paid for (B12-513.9). */
export function finishDefence(g: G, item: DefendItem): void {
  const s = g.state;
  s.stack.splice(s.stack.indexOf(item), 1);
  const use = useOf(s, item.use);
  const attacked = itemOf(s, item.against);
  const piece = pieceOf(s, item.card);
  const attack = attacked?.kind === 'ability' ? attacked.attack : null;
  if (!piece || !attack || attacked?.kind !== 'ability' || attack.redirected || !canStillDefend(g, item)) {
    stirring(g)?.({
      kind: piece ? 'illegal' : 'sourceGone',
      rule: piece ? 'B12-526.1' : 'B12-502.3',
      card: ref(s, item.card),
      ability: 'defence',
    });
    endUse(g, use);
    return;
  }
  attack.defender = item.card;
  attack.defence = item.use;
  stirring(g)?.({
    kind: 'defends',
    rule: s.edition === '2009' ? 'B09-205.3' : 'B12-513.1',
    card: ref(s, item.card),
    against: ref(s, attacked.card),
    instead: ref(s, attack.target),
  });
  trigger(g, 'defends', piece, { other: attack.declaredAt });
}

/**
 * Still in its place; its own closing is promised to this very use. In 2009 the strike must still be one that can be
 * defended against (B09-G-legality-condition).
 */
function canStillDefend(g: G, item: DefendItem): boolean {
  const s = g.state;
  const piece = pieceOf(s, item.card);
  const attacked = itemOf(s, item.against);
  if (!piece || attacked?.kind !== 'ability' || !attacked.attack) return false;
  if (profileOf(s).recheckStages && barToDefence(s, attacked, attacked.attack)) return false;
  const own = s.uses.findIndex((one) => one.id === item.use);
  const [use] = s.uses.splice(own, 1);
  const can = canDefend(s, piece, attacked);
  s.uses.splice(own, 0, use);
  return can;
}
