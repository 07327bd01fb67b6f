/** What a tactic or a warrior does when it is played or activated, as far as it has to be decided. */
import { asks, flow, type PickQuestion, push, showOwn } from '@vigrid/kernel';
import { cardOf, warrior } from '../cards/catalogue.ts';
import { faceOf, type TacticData } from '../cards/types.ts';
import { jarl, opponentOf, works } from '../jarls.ts';
import {
  type Battle,
  bit,
  type DeedFrame,
  type DiceFrame,
  type DiscardFrame,
  type Fighter,
  type G,
  type RerollFrame,
  ref,
  type Valhalla,
} from '../state.ts';
import { boostAt, dropPart } from '../strength.ts';
import { inBattle } from './fight.ts';
import { tacticOf } from './tactics.ts';
import { stockCard } from './weapon-dice.ts';
import { removeFromHand, showHand } from './zones.ts';

export const deed = flow<G, DeedFrame>({
  /** A tactic leaves the hand and works (V-8.6); it is discarded after the battle (V-8.8). */
  play(g, { who, card }) {
    const tactic = tacticOf(g.state, card);
    if (tactic === null) return;
    const { b, f } = inBattle(g.state, who);
    removeFromHand(g.state.sides[f.seat], card);
    showOwn(g);
    const strength = boost(g.state, b, f, tactic, card);
    f.played.push(card);
    g.listener?.({
      kind: 'tactic',
      // V-27.6: against a monster it is the monster's ability that is off.
      rule: tactic.tactic === 'surround' && g.state.solo ? 'V-27.6' : tacticRules[tactic.tactic],
      seat: f.seat,
      card: ref(g.state, card),
      strength,
    });
    work(g, b, f, who, tactic, card);
  },

  /** V-32.2: the attacker picks an own activated warrior whose strength stops counting. */
  road: asks(
    (g: G, { who, card }: DeedFrame): PickQuestion | null => {
      if (tacticOf(g.state, card)?.tactic !== 'road') return null;
      const { b, f } = inBattle(g.state, who);
      const other = opponentOf(b, f);
      if (!other) return null;
      const { squad } = g.state.sides[other.seat];
      const from = squad.filter((_, place) => bit(other.armed & ~other.roads, place));
      return { kind: 'cards', seat: other.seat, ask: 'road', rule: 'V-32.2', from, min: 1, max: 1 };
    },
    (g, { who }, [chosen]) => {
      const { b, f } = inBattle(g.state, who);
      const other = opponentOf(b, f);
      if (!other) return;
      other.roads |= 1 << g.state.sides[other.seat].squad.indexOf(chosen);
      const gave = dropPart(other, chosen);
      g.listener?.({
        kind: 'strength',
        rule: 'V-32.2',
        seat: other.seat,
        card: ref(g.state, chosen),
        amount: -gave,
      });
    },
  ),

  /** V-34.4: a warrior of the defender's squad can not be used until the end of the battle. */
  block: asks(
    (g: G, { who, card }: DeedFrame): PickQuestion | null => {
      const { b, f } = inBattle(g.state, who);
      const other = opponentOf(b, f);
      if (!other || abilityOf(g.state, card) !== 'block') return null;
      const { squad } = g.state.sides[other.seat];
      const from = squad.filter((one, place) => one >= 0 && !bit(other.blocked, place));
      return {
        kind: 'cards',
        seat: f.seat,
        ask: 'block',
        rule: 'V-34.4',
        from,
        min: 1,
        max: 1,
        about: { source: card },
      };
    },
    (g, { who }, [chosen]) => {
      const { b, f } = inBattle(g.state, who);
      const other = opponentOf(b, f);
      if (!other) return;
      other.blocked |= 1 << g.state.sides[other.seat].squad.indexOf(chosen);
      g.listener?.({
        kind: 'block',
        rule: 'V-34.4',
        seat: other.seat,
        card: ref(g.state, chosen),
      });
    },
  ),

  /** V-34.6: the opponent discards a tactic of choice, or shows a hand without any. */
  disarm(g, { who, card }) {
    const { b, f } = inBattle(g.state, who);
    const other = opponentOf(b, f);
    if (!other || abilityOf(g.state, card) !== 'disarm') return;
    const { hand } = g.state.sides[other.seat];
    if (hand.length === 0) return;
    if (hand.some((one) => cardOf(g.state, one).kind === 'tactic')) {
      push<DiscardFrame>(g, { kind: 'discard', step: 0, seat: other.seat, rule: 'V-34.6', why: 'tactic' });
    } else showHand(g, other.seat, 'V-34.6');
  },

  /** V-34.7: any card of the hand for +3. */
  sacrifice: asks(
    (g: G, { who, card }: DeedFrame): PickQuestion | null => {
      if (abilityOf(g.state, card) !== 'sacrifice') return null;
      const { f } = inBattle(g.state, who);
      const from = g.state.sides[f.seat].hand.slice();
      return {
        kind: 'cards',
        seat: f.seat,
        ask: 'sacrifice',
        rule: 'V-34.7',
        from,
        min: 0,
        max: 1,
        about: { source: card },
      };
    },
    (g, { who }, [given]) => {
      if (given === undefined) return;
      const { f } = inBattle(g.state, who);
      removeFromHand(g.state.sides[f.seat], given);
      showOwn(g);
      f.given.push(given);
      f.boosts.push(given);
      f.amounts.push(3);
      g.listener?.({
        kind: 'strength',
        rule: 'V-34.7',
        seat: f.seat,
        card: ref(g.state, given),
        amount: 3,
      });
    },
  ),
});

const abilityOf = (s: Valhalla, card: number): string | undefined =>
  cardOf(s, card).kind === 'warrior' ? warrior(s, card).ability?.kind : undefined;

const tacticRules = {
  rage: 'V-37.1',
  heroic: 'V-37.3',
  newWeapons: 'V-37.5',
  counterstrike: 'V-37.6',
  changeWeapons: 'V-37.7',
  surround: 'V-37.8',
  weaponStock: 'V-32.1',
  road: 'V-32.2',
  callToArms: 'V-34.1',
  warCrySquad: 'V-34.2',
  warCryActivated: 'V-34.3',
} as const;

/** The strength a tactic gives, with what Egil adds: to the first of these, to later ones after two tactics. */
export function boost(
  s: Valhalla,
  b: Battle,
  f: Fighter,
  { tactic, strength }: TacticData,
  card: number,
): number {
  const cry = tactic === 'warCrySquad' || tactic === 'warCryActivated';
  if (strength === 0 && !cry) return 0;
  const egil = works(s, b, f, jarl.Egil, f.strong === 0 ? 0 : 1) ? 1 : 0;
  f.strong++;
  f.boosts.push(card);
  f.amounts.push(strength + egil);
  return boostAt(s, f, f.boosts.length - 1);
}

function work(g: G, b: Battle, f: Fighter, who: number, { tactic, weapon }: TacticData, card: number): void {
  switch (tactic) {
    case 'heroic':
    case 'newWeapons':
    case 'changeWeapons':
      push<DiceFrame>(g, { kind: 'dice', step: 0, who, card, slots: [] });
      return;
    case 'counterstrike':
      push<RerollFrame>(g, {
        kind: 'reroll',
        step: 0,
        who,
        most: 20,
        times: 2,
        rule: 'V-37.6',
        by: 'tactic',
      });
      return;
    case 'weaponStock':
      f.faces.push(weapon ? faceOf(weapon) : 0);
      f.on.push(-1);
      f.sort.push(stockCard);
      return;
    case 'surround': {
      // V-27.6: against a monster its ability is off.
      b.tamed = true;
      const other = opponentOf(b, f);
      if (other) {
        other.silenced = 3;
        g.listener?.({ kind: 'silence', rule: 'V-37.8', seat: other.seat });
      }
      return;
    }
    default:
      return;
  }
}
