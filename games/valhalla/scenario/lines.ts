/** Acts as scenarios write them, and back: "arm Ivar: axe, bow". */
import { ScenarioFault, type Seat } from '@vigrid/kernel';
import type { ValhallaAct } from '../acts.ts';
import { cardOf } from '../cards/catalogue.ts';
import { clans } from '../cards/types.ts';
import { placeOf } from '../flow/fight.ts';
import { freeDice, isFree, patternAt, waysToArm } from '../flow/weapon-dice.ts';
import { dieId, type Fighter, fighterOf, slotOf, type Valhalla } from '../state.ts';
import { faces, letter, nameOf, numbersCalled, one, seatCalled } from './names.ts';

export function act(s: Valhalla, seat: Seat, written: string): ValhallaAct {
  const [verb, ...rest] = written.split(' ');
  const words = rest.join(' ');
  switch (verb) {
    case 'add': {
      const [a, b] = words.split(' + ');
      if (b === undefined) return { do: 'add', card: one(s, seat, words) };
      return { do: 'addTwo', cards: [one(s, seat, a), one(s, seat, b)] };
    }
    case 'attack':
      return { do: 'attack', seat: seatCalled(words) };
    case 'arm':
      return armAct(s, seat, words);
    case 'free':
      return { do: 'freeReroll', by: freely(s, seat, words) };
    case 'play':
      return { do: 'tactic', card: one(s, seat, words) };
    case 'jarl':
      return { do: 'jarl', ability: words === 'additional' ? 1 : 0 };
    case 'turn':
      return turnAct(s, seat, words);
    case 'name': {
      const clan = clans.find((known) => known === words);
      if (!clan) throw new ScenarioFault(`"${words}" is no clan. Clans are ${clans.join(', ')}.`);
      return { do: 'name', clan };
    }
    case 'help': {
      const [card, whom] = words.split(' > ');
      return { do: 'help', card: one(s, seat, card), seat: seatCalled(whom ?? '') };
    }
    case 'guess': {
      const [whom, prize] = words.split(' ');
      return { do: 'guess', seat: seatCalled(whom), prize: prize === 'point' ? 'point' : 'card' };
    }
    case 'quest':
    case 'lay':
      return { do: verb, card: one(s, seat, words) };
    case 'row':
      return { do: 'row', row: Number(words) - 1 };
    case 'gift':
      return { do: 'gift', gift: words === 'tactic' ? 'tactic' : words === 'card' ? 'card' : 'point' };
    case 'claim':
      return { do: 'claim', points: Number(words) };
    case 'draw':
    case 'assault':
    case 'reroll':
    case 'stop':
    case 'finish':
    case 'pass':
      return { do: verb };
    default:
      throw new ScenarioFault(
        `"${verb}" is no act. Acts are draw, add X, add X + Y, attack b, assault, arm X: axe, bow, reroll, free X, play X, jarl main, jarl additional, turn X > bow, name wolf, help X > b, guess b card, quest X, row 1, gift point, claim 2, lay X, finish, stop, pass.`,
      );
  }
}

function fighterFor(s: Valhalla, seat: Seat): { f: Fighter; who: number } | null {
  const who = s.battle?.fighters.findIndex((f) => f.seat === seat) ?? -1;
  const f = s.battle?.fighters[who];
  return f ? { f, who } : null;
}

/** "arm Ivar: axe, bow"; without dice, the first way there is. */
function armAct(s: Valhalla, seat: Seat, words: string): ValhallaAct {
  const [name, list] = words.split(': ');
  const card = one(s, seat, name);
  const found = fighterFor(s, seat);
  if (!found) return { do: 'arm', card, dice: [] };
  const { f, who } = found;
  const place = placeOf(s, f, card);
  const ways = place < 0 ? [] : waysToArm(f, patternAt(s, f, place), s.options.fourEqual);
  const key = (shown: readonly number[]) => shown.toSorted((a, b) => a - b).join();
  const wanted = list?.split(', ').map((face) => faces.indexOf(face));
  const way = wanted
    ? ways.find((slots) => key(slots.map((slot) => f.faces[slot])) === key(wanted))
    : (ways[0] ?? []);
  const slots = way ?? anyDice(f, wanted ?? []);
  return { do: 'arm', card, dice: slots.map((slot) => dieId(who, slot)) };
}

/** Dice that show these faces, free ones first, whatever they are good for. */
function anyDice(f: Fighter, wanted: readonly number[]): number[] {
  const taken: number[] = [];
  for (const face of wanted) {
    const fitting = [...f.faces.keys()].filter((slot) => f.faces[slot] === face && !taken.includes(slot));
    const slot = fitting.find((one) => isFree(f, one)) ?? fitting[0];
    if (slot === undefined) throw new ScenarioFault(`No die shows ${faces[face] || 'that'}.`);
    taken.push(slot);
  }
  return taken;
}

/** A free re-roll by the jarl, or by a Thor card played for this battle. */
function freely(s: Valhalla, seat: Seat, name: string): number {
  const called = numbersCalled(s, name);
  const thor = s.battle?.helps.find(({ card }) => called.includes(card))?.card;
  return thor ?? (called.includes(s.sides[seat].jarl) ? s.sides[seat].jarl : one(s, seat, name));
}

function turnAct(s: Valhalla, seat: Seat, words: string): ValhallaAct {
  const [from, to] = words.split(' > ');
  const found = fighterFor(s, seat);
  const slot = found && freeDice(found.f).find((one) => found.f.faces[one] === faces.indexOf(from));
  if (!found || slot === null || slot === undefined) throw new ScenarioFault(`No free die shows ${from}.`);
  return { do: 'turn', die: dieId(found.who, slot), face: faces.indexOf(to) };
}

export function line(s: Valhalla, a: ValhallaAct): string {
  const called = (card: number) => nameOf(s, card);
  const face = (die: number) => faces[s.battle?.fighters[fighterOf(die)]?.faces[slotOf(die)] ?? 0];
  switch (a.do) {
    case 'add':
      return `add ${called(a.card)}`;
    case 'addTwo':
      return `add ${called(a.cards[0])} + ${called(a.cards[1])}`;
    case 'attack':
      return `attack ${letter(a.seat)}`;
    case 'arm':
      return `arm ${called(a.card)}${a.dice.length > 0 ? `: ${a.dice.map(face).join(', ')}` : ''}`;
    case 'freeReroll':
      return `free ${cardOf(s, a.by).name.en}`;
    case 'tactic':
      return `play ${called(a.card)}`;
    case 'jarl':
      return `jarl ${a.ability === 0 ? 'main' : 'additional'}`;
    case 'turn':
      return `turn ${face(a.die)} > ${faces[a.face]}`;
    case 'name':
      return `name ${a.clan}`;
    case 'help':
      return `help ${called(a.card)} > ${letter(a.seat)}`;
    case 'guess':
      return `guess ${letter(a.seat)} ${a.prize}`;
    case 'quest':
    case 'lay':
      return `${a.do} ${called(a.card)}`;
    case 'row':
      return `row ${a.row + 1}`;
    case 'gift':
      return `gift ${a.gift}`;
    case 'claim':
      return `claim ${a.points}`;
    default:
      return a.do;
  }
}
