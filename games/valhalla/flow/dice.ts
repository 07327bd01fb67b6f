/** What is done with dice in the middle of a phase: re-rolls, dice given up, chosen or turned. */
import { type ActQuestion, again, asks, flow, type PickQuestion, rollDie } from '@vigrid/kernel';
import type { ValhallaAct } from '../acts.ts';
import { cardOf } from '../cards/catalogue.ts';
import { blank, faceOf } from '../cards/types.ts';
import { jarlOf } from '../jarls.ts';
import { type DiceFrame, dieId, type G, type RerollFrame, slotOf } from '../state.ts';
import { inBattle, turnable } from './fight.ts';
import { tacticOf } from './tactics.ts';
import { addRolled, dieIds, extraDie, freeDice, giveUp, isFree } from './weapon-dice.ts';

export const reroll = flow<G, RerollFrame>({
  /** V-8.4: a die pays beforehand; one that lies on a warrior does not (V-8.14). */
  pay: asks(
    (g: G, { who, by }: RerollFrame): PickQuestion | null => {
      if (by !== 'pay') return null;
      const { b, f } = inBattle(g.state, who);
      const from = dieIds(b, f, freeDice(f));
      return { kind: 'dice', seat: f.seat, ask: 'payDie', rule: 'V-8.4', from, min: 1, max: 1 };
    },
    (g, { who }, [die]) => {
      const { b, f } = inBattle(g.state, who);
      giveUp(g, b, f, slotOf(die), 'V-8.4');
    },
  ),

  /** V-8.3: any of the others, all at once. A tactic's re-roll may be left out (V-37.6). */
  choose: asks(
    (g: G, { who, by, most, rule }: RerollFrame): PickQuestion | null => {
      const { b, f } = inBattle(g.state, who);
      const from = dieIds(b, f, freeDice(f));
      if (from.length === 0) return null;
      const max = Math.min(most, from.length);
      return { kind: 'dice', seat: f.seat, ask: 'rerollDice', rule, from, min: by === 'tactic' ? 0 : 1, max };
    },
    (g, frame, dice) => {
      if (dice.length === 0) return;
      const { f } = inBattle(g.state, frame.who);
      // Re-rolls by tactics do not count for quests (V-33.2).
      if (frame.by !== 'tactic') f.rerolls++;
      for (const die of dice) f.faces[slotOf(die)] = rollDie(g, 6);
      g.listener?.({
        kind: 'reroll',
        rule: frame.rule,
        seat: f.seat,
        dice,
        faces: dice.map((die) => f.faces[slotOf(die)]),
        paid: frame.by === 'pay',
      });
      frame.times--;
      if (frame.times > 0) again(frame);
    },
  ),
});

/** Heroic Attack, New Weapons, Change of Weapons; Höd and Styr. */
export const dice = flow<G, DiceFrame>({
  /** V-37.5: two extra dice are rolled, as far as there are two. */
  rollNew(g, frame) {
    const s = g.state;
    if (tacticOf(g.state, frame.card)?.tactic !== 'newWeapons') return;
    const { f } = inBattle(s, frame.who);
    const count = Math.min(2, s.pool);
    s.pool -= count;
    for (let i = 0; i < count; i++) frame.slots.push(addRolled(g, f, extraDie));
    g.listener?.({ kind: 'extraDice', rule: 'V-37.5', seat: f.seat, count });
    g.listener?.({
      kind: 'roll',
      rule: 'V-37.5',
      seat: f.seat,
      faces: frame.slots.map((slot) => f.faces[slot]),
    });
  },

  /** One of the two is added, the other goes back. */
  keepNew: asks(
    (g: G, { who, slots }: DiceFrame): PickQuestion | null => {
      if (slots.length < 2) return null;
      const { b, f } = inBattle(g.state, who);
      return {
        kind: 'dice',
        seat: f.seat,
        ask: 'keepDie',
        rule: 'V-37.5',
        from: dieIds(b, f, slots),
        min: 1,
        max: 1,
      };
    },
    (g, frame, [kept]) => {
      const { f } = inBattle(g.state, frame.who);
      const gone = frame.slots.find((slot) => slot !== slotOf(kept));
      if (gone === undefined) return;
      f.faces[gone] = 0;
      g.state.pool++;
    },
  ),

  /** V-37.3, V-37.4: a die is discarded; a card that counts as one may be, too (V-32.1). */
  discardDie: asks(
    (g: G, { who, card }: DiceFrame): PickQuestion | null => {
      const tactic = tacticOf(g.state, card);
      if (tactic?.tactic !== 'heroic') return null;
      const { b, f } = inBattle(g.state, who);
      const face = tactic.weapon ? faceOf(tactic.weapon) : 0;
      const slots = [...f.faces.keys()].filter(
        (slot) => isFree(f, slot) && (face === 0 || f.faces[slot] === face),
      );
      const rule = face ? 'V-37.4' : 'V-37.3';
      return {
        kind: 'dice',
        seat: f.seat,
        ask: 'discardDie',
        rule,
        from: dieIds(b, f, slots),
        min: 1,
        max: 1,
      };
    },
    (g, { who, card }, [die]) => {
      const { b, f } = inBattle(g.state, who);
      giveUp(g, b, f, slotOf(die), tacticOf(g.state, card)?.weapon ? 'V-37.4' : 'V-37.3');
    },
  ),

  /** V-37.7: any X to any face, one by one; Höd and Styr turn one die. */
  turn: asks(
    (g: G, { who, card }: DiceFrame): ActQuestion<ValhallaAct> | null => {
      const { f } = inBattle(g.state, who);
      const side = g.state.sides[f.seat];
      const change = tacticOf(g.state, card)?.tactic === 'changeWeapons';
      if (!change && cardOf(g.state, card).kind !== 'jarl') return null;
      if (!change) {
        const options = turnable(f, jarlOf(side), (f.used & 2) !== 0 ? 1 : 0).map(
          ({ slot, face }): ValhallaAct => ({ do: 'turn', die: dieId(who, slot), face }),
        );
        return { kind: 'act', seat: f.seat, ask: 'turnDie', rule: 'RV-75', options };
      }
      const slot = freeDice(f).find((one) => f.faces[one] === blank);
      if (slot === undefined) return null;
      const turns = [1, 2, 3, 4, 5].map((face): ValhallaAct => ({ do: 'turn', die: dieId(who, slot), face }));
      return {
        kind: 'act',
        seat: f.seat,
        ask: 'turnDie',
        rule: 'V-37.7',
        options: [{ do: 'pass' }, ...turns],
      };
    },
    (g, frame, act) => {
      if (act.do !== 'turn') return;
      const { f } = inBattle(g.state, frame.who);
      f.faces[slotOf(act.die)] = act.face;
      const change = tacticOf(g.state, frame.card) !== null;
      g.listener?.({
        kind: 'turnDie',
        rule: change ? 'V-37.7' : 'RV-75',
        seat: f.seat,
        die: act.die,
        face: act.face,
      });
      if (change) again(frame);
    },
  ),
});
