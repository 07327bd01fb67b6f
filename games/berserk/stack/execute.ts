/** An ability leaves the stack and takes effect (B12-511.5.2); then it is paid for (B12-511.6). */
import { asks, flow, push, type YesNoQuestion } from '@vigrid/kernel';
import { ref } from '../events.ts';
import { typeOf } from '../features/figures.ts';
import { type Blow, blowOf, isAttackType } from '../flow/combat/blow.ts';
import { mending } from '../flow/wounds/replacement.ts';
import type { RuleId } from '../rulebook/index.ts';
import type { AgreeFrame, HarmFrame, MendFrame, SearchFrame } from '../state/frames.ts';
import type { Piece } from '../state/piece.ts';
import type { AbilityItem, Use } from '../state/stack.ts';
import { type Berserk, type G, pieceOf, profileOf } from '../state.ts';
import { stirring } from '../telling.ts';
import { comesToNothing, endItem, leaveStack } from './leaving.ts';
import { perform } from './perform.ts';
import { searchesNow } from './search.ts';
import { itemOf, stepsOf, useOf } from './uses.ts';

/** Leaves the stack and takes effect (B12-511.5.2); see harm.ts and effects/. */
export function execute(g: G, item: AbilityItem): void {
  const s = g.state;
  if (useOf(s, item.use).may || item.may) {
    push<AgreeFrame>(g, { kind: 'agree', step: 0, item: item.id });
    return;
  }
  if (isAttackType(item.type)) strikeHome(g, item);
  else if (searchesNow(s, item)) push<SearchFrame>(g, { kind: 'search', step: 0, item: item.id });
  else if (mending(s, item).length > 0)
    push<MendFrame>(g, { kind: 'mend', step: 0, item: item.id, asked: [], by: -1, of: -1 });
  else perform(g, item);
}

export const agree = flow<G, AgreeFrame>({
  ask: asks(
    (g: G, f: AgreeFrame): YesNoQuestion | null => {
      const item = itemOf(g.state, f.item);
      if (!item) return null;
      return { kind: 'yesno', seat: item.seat, ask: 'may', rule: 'B09-405.3', about: { source: item.card } };
    },
    (g, f, yes) => {
      const item = itemOf(g.state, f.item);
      if (item?.kind !== 'ability') return;
      const use = useOf(g.state, item.use);
      const whole = use.may;
      use.may = false;
      item.may = false;
      if (yes) execute(g, item);
      else if (whole) leaveOut(g, item, use);
      else comesToNothing(g, item);
    },
  ),
});

/** The whole feature, with whatever its text has yet to come. */
function leaveOut(g: G, item: AbilityItem, use: Use): void {
  use.at = stepsOf(g.state, use).length - 1;
  use.round = 0;
  use.queue = [];
  item.rest = [];
  endItem(g, item, 'illegal');
}

/** In 2009 a terrain or equipment removes an attack instead of any effect of it (B09-410.5); it is paid for. */
function blockedBy(s: Berserk, to: Piece): RuleId | null {
  if (!profileOf(s).attachmentsTargetable) return null;
  const type = typeOf(s, to);
  return type === 'terrain' ? 'B09-212.1' : type === 'equipment' ? 'B09-214.1' : null;
}

/** Both strikes are dealt at the same time (B12-511.7). */
function strikeHome(g: G, item: AbilityItem): void {
  const s = g.state;
  const { attack } = item;
  if (!attack) return;
  const to = pieceOf(s, attack.target);
  const rule = to && blockedBy(s, to);
  if (rule) {
    stirring(g)?.({ kind: 'blocked', rule, card: ref(s, item.card), ability: item.type });
    endItem(g, item, 'blocked');
    return;
  }
  const blows: Blow[] = [];
  if (pieceOf(s, attack.target)) {
    if (attack.grade >= 0) blows.push(blowOf(s, item, attack, false));
    if (attack.answer >= 0) blows.push(blowOf(s, item, attack, true));
  }
  leaveStack(s, item);
  push<HarmFrame>(g, { kind: 'harm', step: 0, item: item.id, of: item, blows, at: 0 });
}
