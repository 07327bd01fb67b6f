/** To a die roll on the stack (B12-518.1): added to, rolled anew, turned over, set. */
import { rollDie } from '@vigrid/kernel';
import { optional, whole, yes } from '@vigrid/kernel/schema';
import { say, signed } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { choiceOr } from '../abilities/target.ts';
import { ref } from '../events.ts';
import { passesOver } from '../stack/answered.ts';
import type { AbilityItem, Roll } from '../state/stack.ts';
import { type Berserk, pieceOf, profileOf } from '../state.ts';
import { hearing } from '../telling.ts';
import { command } from '../text/clauses.ts';
import { targetPhrase } from '../text/targets.ts';

const shape = {
  whose: choiceOr('it', 'this'),
  by: optional(whole),
  to: optional(whole),
  reroll: optional(yes),
  /** The other side of the die comes up (RB-147). */
  flip: optional(yes),
};

export const modifyRoll: EffectKind<'modifyRoll', typeof shape> = {
  shape,
  target: ({ whose }) => whose,
  // B12-G-chosen-die-roll.
  suits(s, { whose, reroll, flip }, { card }, ctx) {
    const found = rolled(s, card) ?? (reroll || flip ? undefined : throwing(s, card));
    return found !== undefined && !passesOver(s, found, whose, ctx.card);
  },
  window: { rule: 'B09-422.3', at: ['roll', 'result'] },

  /** B12-518.1, B12-518.6: rerolling is no modifier. */
  does({ g, s, item, effect }) {
    let done = false;
    for (const card of item.targets) {
      const roll = rollOf(s, card);
      const mod = { seat: item.seat, from: item.card, by: effect.by ?? 0, to: effect.to ?? -1 };
      if (!roll) {
        const waiting = throwing(s, card);
        waiting?.awaited.push({ ...mod, card });
        done ||= waiting !== undefined;
        continue;
      }
      if (effect.reroll) roll.natural = rollDie(g, 6);
      else if (effect.flip) roll.natural = 7 - roll.natural;
      else roll.mods.push(mod);
      const rule = effect.reroll ? 'B12-518.6' : effect.flip ? 'RB-147' : 'B12-518.1';
      hearing(g)?.({
        kind: 'rollChanged',
        rule,
        card: ref(s, card),
        by: ref(s, item.card),
        natural: roll.natural,
        amount: effect.by ?? 0,
      });
      done = true;
    }
    return done;
  },

  asks: {
    whom: say('чей бросок изменить?', 'whose roll do you change?'),
    may: say('изменить бросок?', 'do you change the roll?'),
  },

  says(e, at) {
    const who = targetPhrase(e.whose, at);
    const leaves = { same: who };
    if (e.reroll) return command(`перебросить кубик ${who.ru('gen')}`, `reroll the die of ${who.en}`, leaves);
    if (e.flip)
      return command(
        `перевернуть кубик ${who.ru('gen')} на противоположную грань`,
        `turn the die of ${who.en} over`,
        leaves,
      );
    if (e.to !== undefined)
      return command(
        `сделать бросок кубика ${who.ru('gen')} равным ${e.to}`,
        `make the die roll of ${who.en} a ${e.to}`,
        leaves,
      );
    const by = e.by ?? 0;
    return command(
      `${by < 0 ? 'уменьшить' : 'увеличить'} бросок кубика ${who.ru('gen')} на ${Math.abs(by)}`,
      `${signed(by)} to the die roll of ${who.en}`,
      leaves,
    );
  },
};

function rollOf(s: Berserk, card: number): Roll | undefined {
  const item = rolled(s, card);
  return item && rollIn(item, card);
}

/** What its die lies on. */
const rolled = (s: Berserk, card: number): AbilityItem | undefined =>
  s.stack.findLast(
    (item): item is AbilityItem => item.kind === 'ability' && rollIn(item, card) !== undefined,
  );

/** B09-422.3: what the card is about to roll a die for. */
const throwing = (s: Berserk, card: number): AbilityItem | undefined =>
  s.stack.findLast(
    (item): item is AbilityItem =>
      item.kind === 'ability' &&
      item.dice &&
      item.stage === profileOf(s).rollStage &&
      (item.card === card || (item.type === 'simple' && repels(s, item, card))),
  );

/** Whether it will roll against a strike; see flow/combat/dice.ts for all that bears on it. */
const repels = (s: Berserk, { attack }: AbilityItem, card: number): boolean =>
  attack?.target === card && !attack.unanswerable && pieceOf(s, card)?.closed === false;

const rollIn = (item: AbilityItem, card: number): Roll | undefined =>
  item.rolls.find((roll) => roll.card === card && roll.result < 0);
