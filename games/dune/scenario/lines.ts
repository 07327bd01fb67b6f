/** Acts as lines: "send Diplomacy > Wealth", "resolve draw of Arrakeen", "acquire Chani". */

import { ScenarioFault, type Seat } from '@vigrid/kernel';
import type { DuneAct } from '../acts.ts';
import { spaces } from '../board/board.ts';
import { researchTrack, training } from '../board/tracks.ts';
import { clause } from '../effects/clauses.ts';
import { known, rules } from '../effects/interpreter.ts';
import { trainingBox } from '../effects/train.ts';
import { exchangeAct } from '../flow/agent.ts';
import { placeBox } from '../pieces/immortality.ts';
import { priceOf } from '../pieces/market.ts';
import { ownFaction } from '../pieces/teams.ts';
import { cardOf, type Dune, isPending, seatOf, sideOf } from '../state.ts';
import { factions } from '../symbols.ts';
import {
  factionNamed,
  find,
  nameOf,
  nameOfSide,
  postName,
  postNamed,
  sideNamed,
  spaceNamed,
} from './names.ts';

type Written = (s: Dune, seat: Seat, words: string) => DuneAct;

export function act(s: Dune, seat: Seat, written: string): DuneAct {
  const [verb, ...rest] = written.split(' ');
  const read = verbs[verb];
  if (!read) throw new ScenarioFault(`"${verb}" is no act. Acts are ${Object.keys(verbs).join(', ')}.`);
  return read(s, seat, rest.join(' '));
}

/** The first card called so that is where it should be, else the first called so anywhere. */
function one(s: Dune, seat: Seat, name: string, where?: readonly number[]): number {
  const found = find(s, seat, name);
  const card = found.find((candidate) => where?.includes(candidate)) ?? found[0];
  if (card === undefined) throw new ScenarioFault(`Nothing here is called "${name}".`);
  return card;
}

const verbs: Readonly<Record<string, Written | undefined>> = {
  send(s, seat, words) {
    const [, name, partner, from, to, post] =
      /^(.+?)(?: \+ (.+?))?(?: from (.+?))? > (.+?)(?: with the Spy at (.+))?$/.exec(words) ?? [];
    if (!name || !to) throw new ScenarioFault('An Agent is sent so: "send Diplomacy > Wealth".');
    const { hand } = s.sides[seat];
    const card = one(s, seat, name, hand);
    // Another card of the hand, or one of the Row.
    const others = [...hand.filter((held) => held !== card), ...s.row];
    return {
      do: 'send',
      card,
      space: spaceNamed(to, s),
      ...(from && { from: spaceNamed(from, s) }),
      ...(post && { spy: postNamed(s, post) }),
      ...(partner && { graft: one(s, seat, partner, others) }),
    };
  },
  reveal: () => ({ do: 'reveal' }),
  intrigue: (s, seat, words) => ({ do: 'intrigue', card: one(s, seat, words, s.sides[seat].intrigues) }),
  resolve(s, _seat, words) {
    const found = waiting(s).find((entry) => names(s, entry).includes(words));
    if (!found) {
      const there = waiting(s).map((entry) => names(s, entry).at(-1));
      throw new ScenarioFault(`No effect "${words}" waits; there are: ${there.join(', ') || 'none'}.`);
    }
    return { do: 'resolve', says: rules.says(known(found.id).alone), clause: found.id, source: found.source };
  },
  deploy: (_s, _seat, words) => (words === 'dreadnought' ? { do: 'deploy', unit: words } : { do: 'deploy' }),
  acquire(s, seat, words) {
    const market = [
      ...s.row,
      ...s.throne,
      ...s.reserve.flatMap((stack) => stack.slice(-1)),
      ...s.sides[seat].aside,
    ];
    const card = one(s, seat, words, market);
    return { do: 'acquire', card, cost: priceOf(s, seat, card) };
  },
  done: () => ({ do: 'done' }),
  pass: () => ({ do: 'pass' }),
  option(s, _seat, words) {
    const frame = s.frames.at(-1);
    const option = Number(words) - 1;
    const box = frame && 'clause' in frame ? clause(Number(frame.clause))?.boxes[option] : undefined;
    if (!box) throw new ScenarioFault('There is nothing to choose from.');
    return { do: 'option', option, says: rules.says(box) };
  },
  exchange(s, _seat, words) {
    const { exchanges } = spaces[Math.max(0, s.turn.space)];
    const option = exchanges.findIndex(({ cost }) => (cost?.n ?? 0) === Number(words));
    if (option < 0) throw new ScenarioFault(`No exchange of ${words} is offered here.`);
    return exchangeAct(option, exchanges[option].cost, rules.says(exchanges[option].box));
  },
  influence(s, _seat, words) {
    const frame = s.frames.at(-1);
    const n = frame && 'n' in frame ? Math.max(1, Number(frame.n)) : 1;
    if (words === 'own') return { do: 'influence', faction: factions[ownFaction(s, s.active)], own: true, n };
    return { do: 'influence', faction: factionNamed(words), ...inTeams(s), n };
  },
  lose(s, _seat, words) {
    if (words === 'garrison' || words === 'conflict') return { do: 'lose', where: words };
    return { do: 'influence', faction: factionNamed(words), ...inTeams(s), n: -1 };
  },
  place(_s, _seat, words) {
    if (words === 'deck' || words === 'discard') return { do: 'place', where: words };
    throw new ScenarioFault('A card is placed so: "place deck" or "place discard".');
  },
  top(_s, _seat, words) {
    if (words === 'draw' || words === 'trash') return { do: 'top', what: words };
    throw new ScenarioFault('The top card: "top draw" or "top trash".');
  },
  side: (s, _seat, words) => ({ do: 'side', seat: seatOf(s, sideNamed(s, words)) }),
  space: (s, _seat, words) => ({ do: 'space', space: spaceNamed(words, s) }),
  spy: (s, _seat, words) => ({ do: 'spy', post: postNamed(s, words) }),
  recallSpy: (s, _seat, words) => ({ do: 'recallSpy', post: postNamed(s, words) }),
  match: (s, seat, words) => ({ do: 'match', card: one(s, seat, words, s.sides[seat].tableau?.won) }),
  train(_s, _seat, words) {
    const place = training.findIndex(({ id }) => id === words);
    if (place < 0) throw new ScenarioFault(`The Training track has no place "${words}".`);
    return { do: 'train', place, says: rules.says(trainingBox(place)) };
  },
  tech(s, seat, words) {
    const [, name = words, back, what] = /^(.+?)(?: with (\d+))?(?: for (solari))?$/.exec(words) ?? [];
    const card = one(
      s,
      seat,
      name,
      s.tech.flatMap((stack) => stack.slice(-1)),
    );
    const frame = s.frames.at(-1);
    const effect = frame && 'clause' in frame ? clause(Number(frame.clause))?.effect : undefined;
    const less = effect && 'n' in effect ? effect.n : 0;
    const negotiators = Number(back ?? 0);
    const cost = Math.max(0, Math.max(0, cardOf(s, card).cost - less) - negotiators);
    return { do: 'tech', card, what: what === 'solari' ? 'solari' : 'spice', cost, negotiators };
  },
  tile(s, seat, words) {
    const [, name = words, nth] = /^(.+?)(?: (\d))?$/.exec(words) ?? [];
    const card = one(s, seat, name, s.sides[seat].tech);
    const usable = cardOf(s, card).abilities.findIndex(({ when }) => when === 'flip' || when === 'turn');
    return { do: 'tile', card, ability: nth ? Number(nth) - 1 : usable };
  },
  freighter(_s, _seat, words) {
    if (words === 'advance' || words === 'recall') return { do: 'freighter', what: words };
    throw new ScenarioFault('A Freighter: "freighter advance" or "freighter recall".');
  },
  tleilaxu(s, seat, words) {
    const card = one(s, seat, words, s.tleilaxuRow);
    return { do: 'tleilaxu', card, cost: cardOf(s, card).specimens };
  },
  specimen: () => ({ do: 'specimen' }),
  atomics: () => ({ do: 'atomics' }),
  research(_s, _seat, words) {
    const place = researchTrack.findIndex(({ id }) => id === words);
    if (place < 0) throw new ScenarioFault(`The research track has no place "${words}".`);
    const box = placeBox(place);
    return { do: 'research', place, ...(box.length > 0 && { says: rules.says(box) }) };
  },
  detonate: () => ({ do: 'detonate' }),
  give(_s, _seat, words) {
    const what = (['solari', 'spice', 'water', 'intrigue'] as const).find((one) => one === words);
    if (!what) throw new ScenarioFault('In a trade: "give solari", spice, water or intrigue.');
    return { do: 'give', what };
  },
  repel(s, _seat, words) {
    const [who = '', unit] = words.split(' ');
    const seat = seatOf(s, sideNamed(s, who));
    return { do: 'repel', seat, unit: unit === 'dreadnought' ? 'dreadnought' : 'troop' };
  },
  factions(_s, _seat, words) {
    const [first, second] = words.split(' ');
    return { do: 'factions', factions: [factionNamed(first ?? ''), factionNamed(second ?? '')] };
  },
};

const inTeams = (s: Dune) => s.players === 6 && { six: true as const };

interface Waiting {
  readonly id: number;
  readonly source: number;
  /** Which of several that are alike, from 1. */
  readonly nth: number;
}

/** The effects that wait in the innermost list. */
function waiting(s: Dune): Waiting[] {
  const frame = s.frames.findLast(isPending);
  if (!frame) return [];
  return frame.clauses.map((id, i) => {
    const source = frame.sources[i];
    const alike = frame.clauses
      .slice(0, i)
      .filter(
        (other, j) => clause(other).effect.kind === clause(id).effect.kind && frame.sources[j] === source,
      );
    return { id, source, nth: alike.length + 1 };
  });
}

/** "draw", "draw of Arrakeen", "draw of Arrakeen 2": the last is the one that is written. */
function names(s: Dune, { id, source, nth }: Waiting): string[] {
  const { kind } = clause(id).effect;
  const from = source >= 0 ? cardOf(s, source).en : source === -1 ? 'the rules' : spaces[-2 - source].en;
  const whole = `${kind} of ${from}`;
  return nth === 1 ? [kind, whole] : [`${whole} ${nth}`];
}

export function line(s: Dune, a: DuneAct): string {
  const seat = s.active < s.players ? s.active : 0;
  switch (a.do) {
    case 'send': {
      const from = a.from === undefined ? '' : ` from ${spaces[a.from].en}`;
      const graft = a.graft === undefined ? '' : ` + ${nameOf(s, seat, a.graft)}`;
      const spy = a.spy === undefined ? '' : ` with the Spy at ${postName(s, a.spy)}`;
      return `send ${nameOf(s, seat, a.card)}${graft}${from} > ${spaces[a.space].en}${spy}`;
    }
    case 'intrigue': {
      const holder = s.sides.findIndex((of) => of.intrigues.includes(a.card));
      return `intrigue ${nameOf(s, Math.max(0, holder), a.card)}`;
    }
    case 'acquire':
      return `acquire ${nameOf(s, seat, a.card)}`;
    case 'resolve': {
      const found = waiting(s).find(({ id, source }) => id === a.clause && source === a.source);
      return `resolve ${found ? names(s, found).at(-1) : clause(a.clause).effect.kind}`;
    }
    case 'option':
      return `option ${a.option + 1}`;
    case 'exchange':
      return `exchange ${a.solari ?? a.spice}`;
    case 'influence':
      return `${a.n < 0 ? 'lose' : 'influence'} ${a.own ? 'own' : a.faction}`;
    case 'lose':
    case 'place':
      return `${a.do} ${a.where}`;
    case 'top':
      return `top ${a.what}`;
    case 'side':
      return `side ${nameOfSide(s, sideOf(s, a.seat))}`;
    case 'space':
      return `space ${spaces[a.space].en}`;
    case 'factions':
      return `factions ${a.factions.join(' ')}`;
    case 'deploy':
      return a.unit ? `deploy ${a.unit}` : 'deploy';
    case 'tech': {
      const back = a.negotiators > 0 ? ` with ${a.negotiators}` : '';
      return `tech ${cardOf(s, a.card).en}${back}${a.what === 'solari' ? ' for solari' : ''}`;
    }
    case 'tile':
      return `tile ${cardOf(s, a.card).en} ${a.ability + 1}`;
    case 'freighter':
      return `freighter ${a.what}`;
    case 'tleilaxu':
      return `tleilaxu ${cardOf(s, a.card).en}`;
    case 'research':
      return `research ${researchTrack[a.place].id}`;
    case 'spy':
    case 'recallSpy':
      return `${a.do} ${postName(s, a.post)}`;
    case 'match':
      return `match ${nameOf(s, seat, a.card)}`;
    case 'train':
      return `train ${training[a.place].id}`;
    case 'give':
      return `give ${a.what}`;
    case 'repel':
      return `repel ${nameOfSide(s, sideOf(s, a.seat))} ${a.unit}`;
    default:
      return a.do;
  }
}
