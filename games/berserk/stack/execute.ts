/** An ability leaves the stack and takes effect (B12-511.5.2); then it is paid for (B12-511.6). */
import { asks, flow, push, type YesNoQuestion } from '@vigrid/kernel';
import { trigger } from '../features/triggers.ts';
import { type Blow, isAttackType } from '../flow/combat/blow.ts';
import { blowOf } from '../flow/combat/blows.ts';
import { mending } from '../flow/wounds/replacement.ts';
import { isProtected } from '../flow/wounds/wounds.ts';
import type { AgreeFrame, HarmFrame, MendFrame, SearchFrame } from '../state/frames.ts';
import type { AbilityItem } from '../state/stack.ts';
import { type Berserk, type G, pieceOf, profileOf } from '../state.ts';
import { blowOn, perform } from './perform.ts';
import { searchesNow } from './search.ts';
import { endItem, endUse, itemOf, useOf } from './uses.ts';

/** Leaves the stack and takes effect (B12-511.5.2); see harm.ts and effects/. */
export function execute(g: G, item: AbilityItem): void {
  const s = g.state;
  if (!s.stack.includes(item)) return;
  if (useOf(s, item.use).may) {
    push<AgreeFrame>(g, { kind: 'agree', step: 0, item: item.id });
    return;
  }
  if (isAttackType(item.type)) strikeHome(g, item);
  else if (searchesNow(s, item)) push<SearchFrame>(g, { kind: 'search', step: 0, item: item.id });
  else if (mending(s, item).length > 0)
    push<MendFrame>(g, { kind: 'mend', step: 0, item: item.id, asked: [], by: -1, of: -1 });
  else perform(g, item);
}

export const agree = flow<Berserk, AgreeFrame>({
  ask: asks(
    (g: G, f: AgreeFrame): YesNoQuestion | null => {
      const item = itemOf(g.state, f.item);
      if (!item) return null;
      return { kind: 'yesno', seat: item.seat, ask: 'may', rule: 'B09-405.3', about: { source: item.card } };
    },
    (g, f, yes) => {
      const item = itemOf(g.state, f.item);
      if (item?.kind !== 'ability') return;
      useOf(g.state, item.use).may = false;
      if (yes) execute(g, item);
      else endItem(g, item, 'illegal');
    },
  ),
});

/** Both strikes are dealt at the same time (B12-511.7). */
function strikeHome(g: G, item: AbilityItem): void {
  const s = g.state;
  const { attack } = item;
  if (!attack) return;
  const blows: Blow[] = [];
  if (pieceOf(s, attack.target)) {
    if (attack.grade >= 0) blows.push(blowOf(s, item, attack, false));
    if (attack.answer >= 0) blows.push(blowOf(s, item, attack, true));
  }
  leaveStack(s, item);
  push<HarmFrame>(g, { kind: 'harm', step: 0, item: item.id, of: item, blows, at: 0 });
}

/**
 * It is being executed, so it is off the stack; where payment is a stage of its own it stays for that (B09-216.12).
 */
export function leaveStack(s: Berserk, item: AbilityItem): void {
  if (!profileOf(s).triggersBeforePayment) s.stack.splice(s.stack.indexOf(item), 1);
}

/** What was executed is over: paid for at once (B12-511.6), or in its own time (B09-216.12). */
export function executed(g: G, item: AbilityItem, done: boolean, blow: Blow | null): void {
  const ending = done ? 'executed' : 'blocked';
  if (done && item.type === 'spell') onCast(g, item);
  if (profileOf(g.state).triggersBeforePayment) {
    item.ended = ending;
    item.blow = blow;
    return;
  }
  if (item.attack) payDefender(g, item);
  endItem(g, item, ending, blow);
}

/** What accompanies a spell does not reach a card that is protected from it (B12-G-protection-from-spells). */
function onCast(g: G, item: AbilityItem): void {
  const s = g.state;
  const by = pieceOf(s, item.card);
  const other = item.targets.find((card) => !isProtected(s, blowOn(s, item, card, 0)));
  if (by) trigger(g, 'casts', by, other === undefined ? {} : { other });
}

export function payFor(g: G, item: AbilityItem): void {
  payDefender(g, item);
  endItem(g, item, item.ended ?? 'blocked', item.blow);
}

/** The defender closes with the payment of the attack (B12-513.9, B09-216.12a). */
export function payDefender(g: G, item: AbilityItem): void {
  const { attack } = item;
  if (!attack || attack.defence < 0) return;
  const use = g.state.uses.find((one) => one.id === attack.defence);
  if (!use) return;
  use.owed = true;
  endUse(g, use);
}
