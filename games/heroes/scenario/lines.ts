/** How scenarios write acts: "attack Groll > Burk". */
import { ScenarioFault, type Seat } from '@vigrid/kernel';
import type { HeroesAct } from '../acts.ts';
import { poison, window } from '../flow/triggers.ts';
import { cardOf, deciderOf, type Heroes, rival } from '../state.ts';
import { find, nameOf } from './names.ts';

/** What is done only in one's own turn. */
const turnActs: ReadonlySet<string> = new Set(['play', 'take', 'attack', 'use']);

export function act(s: Heroes, by: Seat, written: string): HeroesAct {
  const [verb, ...rest] = written.split(' ');
  const words = rest.join(' ');
  // In a commanded turn the rival speaks for the active player (RH-48).
  const voices = [s.active, rival(s.active)].filter((of) => deciderOf(s, of) === by);
  const seat = turnActs.has(verb) ? (voices[0] ?? by) : by;
  const one = (name: string, of: Seat): number => {
    const [card] = find(s, of, name);
    if (card === undefined) throw new ScenarioFault(`Nothing here is called "${name}".`);
    return card;
  };
  switch (verb) {
    case 'play':
    case 'take': {
      const [, name, cheaply] = /^(.+?)( free)?$/.exec(words) ?? [];
      const held = find(s, seat, name ?? words).find((card) => s.sides[seat].hand.includes(card));
      const card = held ?? one(name ?? words, seat);
      const alternative = cardOf(s, card).costs.find(({ ability }) => ability.instead !== undefined)?.number;
      return verb === 'play' && cheaply && alternative !== undefined
        ? { do: 'play', card, alternative }
        : { do: verb, card };
    }
    case 'attack': {
      const [attacker, at] = words.split(' > ');
      if (!at) throw new ScenarioFault('An attack is written "attack Groll > Burk".');
      const own = at.startsWith('a ') || at.startsWith('b ');
      return {
        do: 'attack',
        card: one(attacker, seat),
        target: one(at, own ? seat : rival(seat)),
      };
    }
    case 'use': {
      const [, who, ability] = /^(.+?)(?: (\d))?$/.exec(words) ?? [];
      const card = one(who ?? words, seat);
      const actions = cardOf(s, card).actions;
      const chosen = actions[Number(ability ?? 1) - 1];
      return { do: 'use', card, ability: chosen ? chosen.number : -1 };
    }
    case 'spring': {
      const held = voices.flatMap((of) =>
        find(s, of, words).filter((card) => s.sides[of].hand.includes(card)),
      );
      const card = held[0] ?? one(words, seat);
      return { do: 'spring', card, ability: cardOf(s, card).lurks[0]?.number ?? -1 };
    }
    case 'respend': {
      const [, who = words, value] = /^(.+) (\d+)$/.exec(words) ?? [];
      return { do: 'respend', card: one(who, seat), value: Number(value) };
    }
    case 'name': {
      const [cost, whose] = words.split(' ');
      return { do: 'name', cost: Number(cost), seat: whose === 'b' ? 1 : 0 };
    }
    case 'defend':
      return { do: 'defend', card: one(words, seat) };
    case 'resolve': {
      const [name, which] = words.split(': ');
      const own = s.queue.filter((w) => deciderOf(s, w.seat) === by);
      const held = find(s, seat, name).find((card) => own.some((w) => w.card === card));
      const waiting = own.find((w) => w.card === held && (!which || waitsAs(w.ability) === which));
      if (!waiting) throw new ScenarioFault(`No ability of "${words}" is waiting.`);
      return { do: 'resolve', card: waiting.card, ability: waiting.ability };
    }
    case 'first':
      return { do: 'first', seat: words === 'b' ? 1 : 0 };
    case 'pay':
      return { do: 'pay', coins: Number(words) };
    case 'modes':
      return {
        do: 'modes',
        modes: words.split(' ').reduce((sum, n) => sum + (1 << (Number(n) - 1)), 0),
      };
    case 'place':
      return { do: 'place', where: words === 'bottom' ? 'bottom' : 'top' };
    case 'end':
    case 'pass':
    case 'decline':
      return { do: verb };
    default:
      throw new ScenarioFault(
        `"${verb}" is no act. Acts are play, take, attack X > Y, use, end, defend, pass, pay, spring, name 3 a, respend X 3, decline, modes, resolve, first.`,
      );
  }
}

export function line(s: Heroes, a: HeroesAct): string {
  switch (a.do) {
    case 'play':
      return `play ${nameOf(s, a.card)}${a.alternative === undefined ? '' : ' free'}`;
    case 'attack':
      return `attack ${nameOf(s, a.card)} > ${nameOf(s, a.target)}`;
    case 'use':
      return `use ${nameOf(s, a.card)} ${cardOf(s, a.card).actions.findIndex((n) => n.number === a.ability) + 1}`;
    case 'first':
      return `first ${a.seat === 0 ? 'a' : 'b'}`;
    case 'pay':
      return `pay ${a.coins}`;
    case 'modes':
      return `modes ${[1, 2, 3, 4].filter((n) => a.modes & (1 << (n - 1))).join(' ')}`;
    case 'respend':
      return `respend ${nameOf(s, a.card)} ${a.value}`;
    case 'name':
      return `name ${a.cost} ${a.seat === 0 ? 'a' : 'b'}`;
    case 'place':
      return `place ${a.where}`;
    case 'end':
    case 'pass':
    case 'decline':
      return a.do;
    case 'aim':
      return `aim ${nameOf(s, a.target)}`;
    case 'resolve':
      return `resolve ${nameOf(s, a.card)}${waitsAlone(s, a.card) ? '' : `: ${waitsAs(a.ability)}`}`;
    default:
      return `${a.do} ${nameOf(s, a.card)}`;
  }
}

/** Which of a card's waiting abilities: by its place in the card's text, or what it is if it is none of the card's own. */
function waitsAs(ability: number): string {
  if (ability === poison) return 'poison';
  return ability === window ? 'hand' : String(ability + 1);
}

const waitsAlone = (s: Heroes, card: number): boolean =>
  new Set(s.queue.filter((w) => w.card === card).map((w) => w.ability)).size < 2;
