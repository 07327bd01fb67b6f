/** Who may step in as a defender (section 513). */
import { no, type Reason, type Seat, type Why } from '@vigrid/kernel';
import { isCreature, isFlying, near } from '../../features/figures.ts';
import { cannot, has, may } from '../../features/gains.ts';
import { canAct } from '../../stack/acting.ts';
import { useOf } from '../../stack/uses.ts';
import type { Piece } from '../../state/piece.ts';
import type { AbilityItem, Attack, Item } from '../../state/stack.ts';
import { type Berserk, pieceOf, profileOf } from '../../state.ts';

/**
 * The strike against which a defender may be assigned now (B12-513.1): in its Preliminary stage (B12-511.4), whatever has
 * been declared since, for it is a sudden action (B12-304.3); in 2009 only while its target object is on top.
 */
export function defendable(s: Berserk, why?: Why): AbilityItem | null {
  const { targetStage } = profileOf(s);
  const strike = strikeUnderWay(s);
  if (!strike?.attack || strike.stage !== targetStage) {
    if (why)
      no(why, { rule: strike && targetStage > 0 ? 'B09-216.3' : 'B12-513.1', why: 'noStrikeDeclared' });
    return null;
  }
  const bar = barToDefence(s, strike, strike.attack);
  if (bar === null) return strike;
  no(why, { ...bar, card: strike.card });
  return null;
}

/** Of several the slow one, as sudden strikes have no defender (B12-515.1). */
function strikeUnderWay(s: Berserk): AbilityItem | undefined {
  if (s.stack.length === 0) return undefined;
  if (profileOf(s).targetStage > 0) return [s.stack[s.stack.length - 1]].find(isSimpleStrike);
  let last: AbilityItem | undefined;
  for (const item of s.stack) {
    if (!isSimpleStrike(item)) continue;
    if (!item.attack?.sudden) return item;
    last = item;
  }
  return last;
}

const isSimpleStrike = (item: Item | undefined): item is AbilityItem =>
  item?.kind === 'ability' && item.type === 'simple' && item.attack !== null;

/** A strike has one defender (RB-29), also while that one is still to be assigned. */
export function barToDefence(s: Berserk, { card, id, use }: AbilityItem, attack: Attack): Reason | null {
  if (attack.directed || attack.unanswerable) return { rule: 'B12-513.2', why: 'directed' };
  if (attack.sudden && !profileOf(s).suddenIsFought) return { rule: 'B12-515.1', why: 'suddenAttack' };
  if (attack.redirected) return { rule: 'B12-G-redirection', why: 'redirected' };
  // RB-3: declared in the Choice subphase, not dealt by order of a text.
  if (profileOf(s).choiceSubphase && !useOf(s, use).pay.assault)
    return { rule: 'B12-513.1', why: 'noStrikeDeclared' };
  const by = pieceOf(s, card);
  if (profileOf(s).defenceRedirects && by && has(s, by, 'accuracy'))
    return { rule: 'B09-D-accuracy', why: 'accurate' };
  // B09-G-legality-condition: what the striker has been given since it declared the strike counts.
  if (profileOf(s).recheckStages && by && (has(s, by, 'directedStrike') || has(s, by, 'unanswerableStrike')))
    return { rule: 'B09-D-directed-strike', why: 'directed' };
  const defended =
    attack.defender >= 0 || s.stack.some((item) => item.kind === 'defend' && item.against === id);
  return defended ? { rule: 'B12-513.8', why: 'defended' } : null;
}

/** Only the Inactive player has any (B09-205.3c). */
export function defenders(s: Berserk, seat: Seat): number[] {
  const item = defendable(s);
  if (!item || seat === s.active) return [];
  return s.sides[seat].squad.filter((card) => {
    const piece = s.pieces[card];
    return piece && canDefend(s, piece, item);
  });
}

/** A hidden creature, too, which is turned up by that (B12-529.3, B09-415.2, B09-205.3b). B12-107.3, B12-513.4 … B12-513.7, B09-205.3a, B09-205.3b, B09-211.6. */
export function canDefend(s: Berserk, piece: Piece, item: AbilityItem, why?: Why): boolean {
  const { attack } = item;
  const by = pieceOf(s, item.card);
  const to = pieceOf(s, attack?.target ?? -1);
  if (!attack || !by || !to) return no(why, { rule: 'B12-513.1', why: 'noStrikeDeclared' });
  if (piece === to) return no(why, { rule: 'B12-513.1', why: 'isTarget', card: piece.card });
  // RB-79: whose the struck card is does not matter.
  if (piece.seat === s.active) return no(why, { rule: 'B12-513.1', why: 'notYours', card: piece.card });
  if (!isCreature(s, piece)) return no(why, { rule: 'B12-210.2', why: 'noCreature', card: piece.card });
  if (cannot(s, piece, 'defend'))
    return no(why, { rule: 'B12-525.2', why: 'cannotDefend', card: piece.card });
  if (may(s, piece, 'defendAlways') > 0) {
    if (piece.closed) return no(why, { rule: 'B12-510.1', why: 'closed', card: piece.card });
  } else if (!canAct(s, piece, why))
    return piece.closed && no(why, { rule: 'B12-513.1', why: 'closed', card: piece.card });
  const flyer = isFlying(s, piece);
  if (to.cell < 0)
    return (
      flyer ||
      no(why, { rule: isFlying(s, by) ? 'B12-513.6' : 'B12-513.7', why: 'onlyFlyers', card: piece.card })
    );
  if (may(s, piece, 'defendAnyone', to) > 0 && !isFlying(s, to)) return true;
  if (isFlying(s, by))
    return (
      flyer || near(s, piece, to) || no(why, { rule: 'B12-513.5', why: 'notNearTarget', card: piece.card })
    );
  if (near(s, piece, to) && near(s, piece, by)) return true;
  // B12-208.2, B09-211.6: a flyer is next to nobody.
  if (flyer)
    no(why, {
      rule: s.edition === '2009' ? 'B09-211.6' : 'B12-208.2',
      why: 'notNearBoth',
      card: piece.card,
    });
  return no(why, { rule: 'B12-513.4', why: 'notNearBoth', card: piece.card });
}
