/**
 * How a sensible player answers: dice by the odds, a battle where it pays, cards by their worth. It knows what its seat
 * may know. What is not decided here is left to a look ahead. The opponents of the gallery go by it, so it stays as it
 * is; the policy goes beyond it.
 */
import { type Act, encode, type PickQuestion, type Question, questionFor, type Seat } from '@vigrid/kernel';
import type { ValhallaAct } from '../acts.ts';
import { cardOf, isWarrior, symbolsOf, valourOf, warrior } from '../cards/catalogue.ts';
import { jarl, leads } from '../jarls.ts';
import { fighterOf, type G, isDie, type Side, slotOf, squadSize, type Valhalla } from '../state.ts';
import { valour } from '../strength.ts';
import { adviseDice, adviseFight, bestStrength } from './fight.ts';
import { assaultEstimate, attackEstimate } from './outlook.ts';
import type { Weights } from './weights.ts';

export function advise(g: G, seat: Seat, by: Weights): number | null {
  const q = questionFor(g, seat);
  if (!q) return null;
  const s = g.state;
  if (q.kind === 'act') {
    const act = adviseAct(s, seat, q, by);
    return act && encode(q, act);
  }
  if (q.kind === 'cards' || q.kind === 'cells' || q.kind === 'dice') {
    const picked = advisePick(s, seat, q, by);
    return picked && encode(q, picked);
  }
  return null;
}

function adviseAct(s: Valhalla, seat: Seat, q: Extract<Question, { kind: 'act' }>, by: Weights): Act | null {
  const options = q.options as readonly ValhallaAct[];
  switch (q.ask) {
    case 'action':
      return action(s, seat, options, by);
    case 'attack':
    case 'defend':
    case 'ragnarok':
      return adviseFight(s, seat, options, by);
    case 'help':
    case 'guess':
      return forTheStronger(s, options, by);
    case 'before':
      return squadSize(s.sides[seat]) < 4 ? (options[1] ?? options[0]) : options[0];
    case 'quest':
    case 'loki':
      return options[1] ?? options[0];
    case 'draft':
      return { do: 'finish' };
    case 'turnDie':
      return bestTurn(s, seat, options);
    default:
      return options[0];
  }
}

/** The action of a turn by what each is likely to bring, in points. */
function action(s: Valhalla, seat: Seat, options: readonly ValhallaAct[], by: Weights): ValhallaAct {
  let best = options[0];
  let most = -Infinity;
  for (const option of options) {
    const worth = actionWorth(s, seat, option, by);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best;
}

export function actionWorth(s: Valhalla, seat: Seat, option: ValhallaAct, by: Weights): number {
  const side = s.sides[seat];
  const size = squadSize(side);
  const final = s.lastTurns > 0;
  switch (option.do) {
    case 'draw':
      return (final ? 0 : by.drawn - by.held * side.hand.length) + by.draw;
    case 'add':
      return addWorth(s, side, size, option.card, by) + (leads(side, jarl.Einar) ? 0.4 : 0);
    case 'addTwo': {
      const [a, b] = option.cards;
      return addWorth(s, side, size, a, by) + by.second * addWorth(s, side, size + 1, b, by);
    }
    case 'attack': {
      const chance = attackEstimate(s, seat, option.seat, by.boosts * plainBoosts(s, side), by.cards);
      const gains =
        s.sides.length === 2 ? by.shield : 0.8 * by.shield + (side.captured[option.seat] === 0 ? 0.8 : 0);
      // Who leads is worth more to beat.
      const lead = valour(s, s.sides[option.seat]) * 0.02;
      const won = gains + lead + by.squad * squadValour(s, side);
      return chance * won - (1 - chance) * by.failure - (final ? 0 : by.turn) + by.attack;
    }
    case 'assault':
      return assaultWorth(s, size, plainBoosts(s, side));
    default:
      return 0;
  }
}

/** A warrior more in the squad; the fifth only replaces another. */
function addWorth(s: Valhalla, side: Side, size: number, card: number, by: Weights): number {
  const own = warriorWorth(s, card, by);
  if (size < 4) return by.add - by.size * size + by.worth * own;
  const least = Math.min(...side.squad.filter((one) => one >= 0).map((one) => warriorWorth(s, one, by)));
  return by.fifth * (own - least);
}

/** An attack on the monster: likely ones at once, others only when time runs out. */
function assaultWorth(s: Valhalla, size: number, boosts: number): number {
  const chance = assaultEstimate(s, 0.8 * boosts);
  const hurry = s.deck.length < 25 ? 1 : 0;
  return 6 * chance - 2.2 * (1 - chance) + hurry - (size < 3 && chance < 0.6 ? 1 : 0);
}

/** Strength that tactics in hand give without further ado. */
const plainBoosts = (s: Valhalla, side: Side): number =>
  Math.min(
    8,
    side.hand.reduce((sum, card) => {
      const data = cardOf(s, card);
      return sum + (data.kind === 'tactic' && data.moment === 'own' && !data.fewer ? data.strength : 0);
    }, 0),
  ) * (s.solo ? 1 : 0.8);

const squadValour = (s: Valhalla, side: Side): number =>
  side.squad.reduce((sum, card) => sum + (card < 0 ? 0 : valourOf(s, card)), 0);

/** How good a warrior is to have in the squad: strength by how hard it is to arm, and valour. */
export function warriorWorth(s: Valhalla, card: number, by: Weights): number {
  const { strength, ability } = warrior(s, card);
  const chance = [1, 0.85, 0.62, 0.4, 0.33][symbolsOf(s, card)] ?? 0.3;
  return (strength + (ability ? by.ability : 0)) * chance + by.valour * valourOf(s, card);
}

/** How good a card is to hold. */
export function cardWorth(s: Valhalla, side: Side, card: number, by: Weights): number {
  const data = cardOf(s, card);
  switch (data.kind) {
    case 'warrior': {
      const held = side.hand.filter((card) => isWarrior(s, card)).length + squadSize(side);
      return warriorWorth(s, card, by) * (held > 5 ? 0.6 : 1) + (held < 2 ? 3 : 0);
    }
    case 'tactic':
      return (
        by.tactic * tacticWorth[data.tactic] +
        data.strength * 0.9 -
        (data.weapon ? 0.8 : 0) -
        (data.fewer ? 1 : 0)
      );
    case 'thor':
      return s.sides.length > 2 ? 2.4 + 0.3 * data.valour : 0;
    case 'quest':
      return 2.6;
    case 'tyr':
      return 2.2;
    default:
      return 0;
  }
}

const tacticWorth = {
  rage: 1.4,
  heroic: 0.9,
  newWeapons: 2.6,
  counterstrike: 3,
  changeWeapons: 2.8,
  surround: 0.8,
  weaponStock: 2.9,
  road: 2.4,
  callToArms: 2.4,
  warCrySquad: 3.2,
  warCryActivated: 2.6,
} as const;

function advisePick(s: Valhalla, seat: Seat, q: PickQuestion, by: Weights): readonly number[] | null {
  const side = s.sides[seat];
  const worth = (card: number) => cardWorth(s, side, card, by);
  switch (q.ask) {
    case 'jarl':
      return [q.from[0]];
    case 'firstWarrior':
    case 'anyWarrior':
    case 'recruit':
      return most(q, q.from.length === 0 ? 0 : 1, (card) => warriorWorth(s, card, by));
    case 'fillUp':
    case 'keep':
      return most(q, q.max, worth);
    case 'startingHand':
    case 'discard':
      return most(q, q.min, (card) => -worth(card));
    case 'exchange':
      return q.from.filter((card) => worth(card) < 2.2);
    case 'makeRoom':
    case 'loseWarrior':
    case 'block':
      return most(q, q.min, (card) =>
        q.ask === 'block' ? warriorWorth(s, card, by) : -warriorWorth(s, card, by),
      );
    case 'layTyr':
    case 'takeBack':
      return q.from.slice(0, q.max);
    case 'send':
      return q.from;
    case 'sendOne':
      return most(q, q.max, (card) => valourOf(s, card));
    case 'claim':
      return most(q, 1, (card) => valourOf(s, card));
    case 'holdBack':
      return most(q, 1, (card) => valourOf(s, card));
    case 'road':
      return most(q, 1, (card) => valourOf(s, card) - warrior(s, card).strength);
    case 'recall':
      return most(q, 1, (card) => warriorWorth(s, card, by));
    case 'sacrifice':
      return sacrifice(s, seat, q, by);
    case 'valgard':
      return side.hand.length > 3 ? most(q, 1, (card) => -worth(card)) : [];
    case 'space':
      return [q.from[0]];
    default:
      return q.kind === 'dice' ? adviseDice(s, seat, q, by) : q.from.slice(0, q.min);
  }
}

/** A card for +3 where the battle is close, or where there are cards enough. */
function sacrifice(s: Valhalla, seat: Seat, q: PickQuestion, by: Weights): readonly number[] {
  const side = s.sides[seat];
  const [least] = most(q, 1, (card) => -cardWorth(s, side, card, by));
  return cardWorth(s, side, least, by) < 3 || side.hand.length > 5 ? [least] : [];
}

/** The best so many. */
function most(q: PickQuestion, count: number, worth: (object: number) => number): number[] {
  return q.from.toSorted((a, b) => worth(b) - worth(a)).slice(0, Math.max(q.min, Math.min(q.max, count)));
}

/** Help, or a guess, for who looks stronger; nothing if nobody does. */
function forTheStronger(s: Valhalla, options: readonly ValhallaAct[], by: Weights): ValhallaAct {
  const b = s.battle;
  if (!b || b.fighters.length < 2) return options[0];
  const [attacker, defender] = b.fighters;
  const chance = attackEstimate(s, attacker.seat, defender.seat, 0, by.cards);
  const wanted = chance >= 0.45 ? attacker.seat : defender.seat;
  const fitting = options.filter((option) => 'seat' in option && option.seat === wanted);
  return fitting.at(-1) ?? options[0];
}

/** The face that arms the most, among those a die may be turned to. */
function bestTurn(s: Valhalla, seat: Seat, options: readonly ValhallaAct[]): ValhallaAct {
  const f = s.battle?.fighters.find((one) => one.seat === seat);
  if (!f) return options[0];
  let best = options[0];
  let most = -1;
  for (const option of options) {
    if (option.do !== 'turn' || !isDie(option.die) || s.battle?.fighters[fighterOf(option.die)] !== f)
      continue;
    const had = f.faces[slotOf(option.die)];
    f.faces[slotOf(option.die)] = option.face;
    const reach = bestStrength(s, f);
    f.faces[slotOf(option.die)] = had;
    if (reach > most) {
      most = reach;
      best = option;
    }
  }
  return best;
}
