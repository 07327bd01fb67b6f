/** A battle of two players in its order (V-7.1) up to the comparison (chapters 7 to 11); what follows from it is in outcome.ts. */
import { type ActQuestion, again, asks, flow, push, type Seat, showOwn } from '@vigrid/kernel';
import type { ValhallaAct } from '../acts.ts';
import { newFighter } from '../begin.ts';
import { cards, isWarrior, numbersOf } from '../cards/catalogue.ts';
import { inForce, jarl, leads, works } from '../jarls.ts';
import {
  type Battle,
  type BattleFrame,
  type DiscardFrame,
  type Fighter,
  type FightFrame,
  type G,
  type OutcomeFrame,
  ref,
  squadSize,
  type TakeFrame,
  type Valhalla,
} from '../state.ts';
import { titleTable } from '../titles.ts';
import { startRecruit } from './cards.ts';
import { inBattle } from './fight.ts';
import { mayCallToArms } from './tactics.ts';
import { helpsOf, playHelp } from './thor.ts';
import { grantExtra } from './weapon-dice.ts';
import { lookAtHand, removeFromHand } from './zones.ts';

export const newBattle = (kind: Battle['kind'], seats: readonly Seat[]): Battle => ({
  kind,
  step: 'before',
  fighters: seats.map((seat, who) => newFighter(seat, kind !== 'defence' && who === 0)),
  winner: -1,
  margin: 0,
  helps: [],
  guess: null,
  frozen: false,
  tamed: false,
  cleaned: false,
});

export const battle = flow<G, BattleFrame>({
  /** Beinir takes a card and discards one; Gudrun looks at the defender's hand. */
  jarlsBefore(g) {
    const s = g.state;
    const { b, f } = inBattle(s, 0);
    const defender = b.fighters[1].seat;
    s.besieged = defender;
    beinir(g, b, f);
    if (works(s, b, f, jarl.Gudrun, 0)) {
      lookAtHand(g, f.seat, defender, 'RV-75');
      if (works(s, b, f, jarl.Gudrun, 1)) {
        push<DiscardFrame>(g, { kind: 'discard', step: 0, seat: defender, rule: 'RV-75', why: 'any' });
      }
    }
  },

  /** Ragna, who takes no part, names the winner; for a card, or between great squads for a point. */
  guess: asks(
    ({ state: s }: G, _f: BattleFrame): ActQuestion<ValhallaAct> | null => {
      const { b } = inBattle(s, 0);
      const by = s.sides.findIndex((side) => leads(side, jarl.Ragna));
      if (by < 0 || b.fighters.some(({ seat }) => seat === by)) return null;
      const great = b.fighters.every(({ seat }) => squadSize(s.sides[seat]) >= 3);
      const prizes = great ? (['card', 'point'] as const) : (['card'] as const);
      const guesses = prizes.flatMap((prize) =>
        b.fighters.map(({ seat }): ValhallaAct => ({ do: 'guess', seat, prize })),
      );
      return { kind: 'act', seat: by, ask: 'guess', rule: 'RV-75', options: [{ do: 'pass' }, ...guesses] };
    },
    (g, _f, act) => {
      if (act.do !== 'guess') return;
      const { b } = inBattle(g.state, 0);
      const by = g.state.sides.findIndex((side) => leads(side, jarl.Ragna));
      b.guess = { by, seat: act.seat, prize: act.prize };
      g.listener?.({
        kind: 'guess',
        rule: 'RV-75',
        seat: by,
        winner: act.seat,
        prize: act.prize,
      });
    },
  ),

  /** V-17.2: Thor cards of the others, clockwise from the attacker (RV-49), one each (V-17.6). */
  helps: asks(
    ({ state: s }: G, f: BattleFrame): ActQuestion<ValhallaAct> | null => {
      const { b } = inBattle(s, 0);
      const helper = helperAt(s, b, f.at);
      if (helper < 0) return null;
      const options: ValhallaAct[] = [{ do: 'pass' }, ...helpsOf(s, b, helper)];
      return { kind: 'act', seat: helper, ask: 'help', rule: 'V-17.2', options, always: true };
    },
    (g, f, act) => {
      const { b } = inBattle(g.state, 0);
      const helper = helperAt(g.state, b, f.at);
      f.at = helper < 0 ? 0 : (helper - b.fighters[0].seat + g.state.sides.length) % g.state.sides.length;
      again(f);
      if (act.do === 'help') playHelp(g, b, helper, act.card, act.seat);
    },
  ),

  /** V-7.3: the attacker first, then the defender. */
  attackerBefore: before(0),
  defenderBefore: before(1),

  /** V-22.7: whoever attacks the last viking gets extra dice. */
  attack(g) {
    const s = g.state;
    const { b, f } = inBattle(s, 0);
    b.step = 'attack';
    const title = s.titles.find(({ holder }) => holder === b.fighters[1].seat);
    if (title) grantExtra(g, f, titleTable(s.sides.length)[title.level - 1].dice, 'V-22.7');
    push<FightFrame>(g, { kind: 'fight', step: 0, who: 0 });
  },

  /** V-8.15: without an armed warrior there is no defence and no winner. */
  defence(g) {
    const { b, f } = inBattle(g.state, 0);
    if (f.armed === 0) return;
    b.step = 'defence';
    push<FightFrame>(g, { kind: 'fight', step: 0, who: 1 });
  },

  /** V-11.1: the higher strength, and on a tie the attacker; V-10.2: a defence needs a warrior. */
  compare(g) {
    const s = g.state;
    const { b, f } = inBattle(s, 0);
    const [, defender] = b.fighters;
    if (f.armed === 0) {
      g.listener?.({ kind: 'noWinner', rule: f.played.length > 0 ? 'V-8.12' : 'V-8.15', seat: f.seat });
    } else {
      b.winner = f.strength >= defender.strength ? 0 : 1;
      b.margin = Math.abs(f.strength - defender.strength);
      s.decided++;
      g.listener?.({
        kind: 'win',
        rule: defender.armed === 0 ? 'V-10.2' : 'V-11.1',
        seat: b.fighters[b.winner].seat,
        strength: b.fighters[b.winner].strength,
        against: b.fighters[1 - b.winner].strength,
      });
    }
    b.step = 'after';
    push<OutcomeFrame>(g, { kind: 'outcome', step: 0, sent: [], holds: 0 });
  },
});

/** Beinir, before an attack: a card is taken, then one discarded, which for a warrior gives strength. */
export function beinir(g: G, b: Battle, f: Fighter): void {
  const s = g.state;
  if (!works(s, b, f, jarl.Beinir, 0)) return;
  const why = inForce(s, b, f, 1) ? 'beinir' : 'any';
  push<DiscardFrame>(g, { kind: 'discard', step: 0, seat: f.seat, rule: 'RV-75', why });
  push<TakeFrame>(g, { kind: 'take', step: 0, seat: f.seat, take: 1, keep: 1, rule: 'RV-75' });
}

/**
 * The next seat, counted from the attacker, that may hold a Thor card: outside the battle, with cards in hand. Who has
 * none is asked as well, or the question would betray the others. -1 when all have been asked.
 */
function helperAt(s: Valhalla, b: Battle, after: number): Seat {
  if (!s.options.thor) return -1;
  const [attacker, defender] = b.fighters;
  for (let at = after + 1; at < s.sides.length; at++) {
    const seat = (attacker.seat + at) % s.sides.length;
    if (seat !== defender.seat && s.sides[seat].hand.length > 0) return seat;
  }
  return -1;
}

const calls = numbersOf('dwarves').filter((number) => {
  const card = cards[number];
  return card.kind === 'tactic' && card.moment === 'before';
});

/** Tactics before battle: asked of whoever may hold one, as far as anybody can tell. */
function before(who: 0 | 1) {
  return asks(
    ({ state: s }: G, _f: BattleFrame): ActQuestion<ValhallaAct> | null => {
      const { f } = inBattle(s, who);
      const { hand } = s.sides[f.seat];
      if (!s.options.dwarves || hand.length === 0) return null;
      if (!s.discard.some((card) => isWarrior(s, card))) return null;
      if (calls.every((card) => s.discard.includes(card))) return null;
      const playable = hand.filter((card) => mayCallToArms(s, f, card));
      const options: ValhallaAct[] = [
        { do: 'pass' },
        ...playable.map((card): ValhallaAct => ({ do: 'tactic', card })),
      ];
      return { kind: 'act', seat: f.seat, ask: 'before', rule: 'V-7.3', options, always: true };
    },
    (g: G, frame: BattleFrame, act: ValhallaAct) => {
      if (act.do !== 'tactic') return;
      again(frame);
      callToArms(g, who, act.card);
    },
  );
}

/** V-34.1: the topmost warrior of the discard pile joins the squad; it is fixed before room is made (RV-29). */
function callToArms(g: G, who: 0 | 1, card: number): void {
  const s = g.state;
  const { f } = inBattle(s, who);
  const called = s.discard.findLast((one) => isWarrior(s, one));
  removeFromHand(s.sides[f.seat], card);
  showOwn(g);
  f.played.push(card);
  g.listener?.({
    kind: 'tactic',
    rule: 'V-34.1',
    seat: f.seat,
    card: ref(g.state, card),
    strength: 0,
  });
  if (called === undefined) return;
  startRecruit(g, f.seat, [called], 'discard', 'V-34.1');
}
