/** Acts as lines of a scenario, and back. */
import { ScenarioFault, type Seat } from '@vigrid/kernel';
import { type ListName, listName, listNames, listNumber } from '../abilities/named.ts';
import type { BerserkAct } from '../acts.ts';
import { gainKind } from '../cards/catalogue.ts';
import { aurasOn } from '../features/gains.ts';
import { giftOf } from '../features/gifts.ts';
import { usable } from '../flow/preliminary/alternation.ts';
import { waitingDues } from '../stack/dues.ts';
import type { AlternateFrame } from '../state/frames.ts';
import { type Berserk, cardOf, numberOf, pieceOf, rival } from '../state.ts';
import { called, cellNamed, cellWord, find, holderOf, nameFor, oneCard } from './names.ts';

/** Those that consist of one word. */
const bare = [
  'end',
  'pass',
  'leave',
  'decline',
  'goFirst',
  'goSecond',
  'redeal',
  'keep',
  'suggest',
  'done',
] as const;

/** Those of one card. */
const ofCard = ['putBack', 'accumulate', 'prepare', 'retreat', 'defend', 'reveal'] as const;
/** Those of one card and a cell. */
const toCell = ['move', 'jump', 'teleport', 'deploy'] as const;

export function act(s: Berserk, seat: Seat, written: string): BerserkAct {
  const [first, ...rest] = written.split(' ');
  const said = rest.join(' ');
  const verb = bare.find((one) => one === first);
  if (verb) return { do: verb };
  const single = ofCard.find((one) => one === first);
  if (single) return { do: single, card: oneCard(s, seat, said) };
  const mover = toCell.find((one) => one === first);
  if (mover) return movement(s, seat, mover, said);
  switch (first) {
    case 'maneuver': {
      const [card, partner] = pair(s, said, [seat, seat], 'maneuver Nomad > Orc');
      return { do: 'maneuver', card, partner };
    }
    case 'strike': {
      const [card, target] = pair(s, said, [seat, rival(seat)], 'strike Nomad > Orc');
      return { do: 'strike', card, target };
    }
    case 'host': {
      const [card, host] = pair(s, said, [seat, seat], 'host Symbiont > Nomad');
      return { do: 'host', card, host };
    }
    case 'use':
      return use(s, seat, said);
    case 'recruit': {
      const [, name = said, x, take] = /^(.+?)(?: x(\d+))?( take)?$/.exec(said) ?? [];
      const card = oneCard(s, seat, name);
      return {
        do: 'recruit',
        card,
        ...(x !== undefined && { x: Number(x) }),
        ...(take && { take: true }),
      };
    }
    case 'declare': {
      const [, name = said, word, nth = '1'] = /^(.+?)(?:: (\w+)| #(\d+))?$/.exec(said) ?? [];
      const named = namedDeclarations(s, seat, name);
      const found = word ? named.find(({ feature }) => listName(feature) === word) : named[Number(nth) - 1];
      if (!found) throw new ScenarioFault(`No feature of "${said}" waits to be declared.`);
      return found;
    }
    case 'show': {
      const [who, whom] = said.split(' > ');
      const card = oneCard(s, seat, who);
      return whom === undefined ? { do: 'show', card } : { do: 'show', card, with: oneCard(s, seat, whom) };
    }
    case 'mode':
      return { do: 'mode', mode: Number(said) - 1 };
    case 'replace': {
      const [, name = said, nth = '1'] = /^(.+?)(?: #(\d+))?$/.exec(said) ?? [];
      const card = oneCard(s, seat, name);
      const feature = cardOf(s, card).insteads[Number(nth) - 1]?.number ?? -1;
      return { do: 'replace', card, feature };
    }
    case 'claim':
      return { do: 'claim', what: said === 'draw' ? 'draw' : 'victory' };
    default:
      throw new ScenarioFault(
        `"${first}" is no act. Acts are ${[...bare, ...ofCard].join(', ')}, ${toCell.map((one) => `${one} X C1`).join(', ')}, strike X > Y, maneuver X > Y, host X > Y, use X 1, show X, recruit X, declare X, mode 1, replace X, claim victory, claim draw.`,
      );
  }
}

function movement(s: Berserk, seat: Seat, verb: (typeof toCell)[number], said: string): BerserkAct {
  const at = said.lastIndexOf(' ');
  if (at < 0) throw new ScenarioFault(`A card and a cell are written "${verb} Nomad C2".`);
  const name = said.slice(0, at);
  const cell = cellNamed(said.slice(at + 1));
  // Of equal cards one that is not deployed yet.
  const left =
    verb === 'deploy' ? find(s, seat, name).find((card) => (pieceOf(s, card)?.cell ?? 0) < 0) : undefined;
  return { do: verb, card: left ?? oneCard(s, seat, name), cell };
}

function pair(s: Berserk, said: string, of: readonly [Seat, Seat], example: string): [number, number] {
  const [who, whom] = said.split(' > ');
  if (!whom) throw new ScenarioFault(`Two cards are written "${example}".`);
  return [oneCard(s, of[0], who), oneCard(s, of[1], whom)];
}

/** "use Kshar" (its first played feature), "use Kshar 2", "use Kshar rage", with X "use Kshar 1 x3". */
function use(s: Berserk, seat: Seat, said: string): BerserkAct {
  const [, name = said, number, x] = /^(.+?)(?: (\d+|[a-z]\w*))?(?: x(\d+))?$/.exec(said) ?? [];
  const property = listNames.find((one) => one === number);
  const card = oneCard(s, seat, number !== undefined && !isPlay(number) ? `${name} ${number}` : name);
  const amount = x === undefined ? {} : { x: Number(x) };
  if (property) return { do: 'use', card, of: s.def[card], feature: listNumber(property), ...amount };
  const play = playsOf(s, card)[Number(number ?? 1) - 1];
  if (!play) throw new ScenarioFault(`"${cardOf(s, card).en}" has no played feature ${number ?? 1}.`);
  return { do: 'use', card, ...play, ...amount };
}

const isPlay = (word: string): boolean => /^\d+$/.test(word) || listNames.includes(word as ListName);

/** The played features of a card in the order of its text, whether it has lost them or not; then the gained ones. */
function playsOf(s: Berserk, card: number): { of: number; feature: number }[] {
  const own = cardOf(s, card).plays.map(({ number }) => ({ of: s.def[card], feature: number }));
  const gained = (pieceOf(s, card)?.lasting ?? []).flatMap((given) =>
    giftOf(s, given).flatMap((gain) =>
      gain.kind === 'feature' && gain.feature.kind === 'play'
        ? [{ of: given.def, feature: numberOf(s, given.def, gain.feature) }]
        : [],
    ),
  );
  const piece = pieceOf(s, card);
  const lent: { of: number; feature: number }[] = [];
  if (piece) {
    for (const { gain, by } of aurasOn(s, piece, gainKind.feature)) {
      const of = s.def[by.card];
      if (gain.feature.kind === 'play') lent.push({ of, feature: numberOf(s, of, gain.feature) });
    }
  }
  return [...own, ...gained, ...lent];
}

type Declare = Extract<BerserkAct, { do: 'declare' }>;

/** Triggered features that may be declared now: those that wait, or those of the moment that players alternate in. */
function declarations(s: Berserk, seat: Seat): Declare[] {
  const top = s.frames[s.frames.length - 1];
  if (top?.kind === 'alternate') {
    return usable(s, seat, (top as AlternateFrame).moment).filter(
      (one): one is Declare => one.do === 'declare',
    );
  }
  return waitingDues(s).flatMap(({ seat: of, card, def, feature }, due): Declare[] =>
    of === seat ? [{ do: 'declare', card, of: def, feature, due }] : [],
  );
}

/** "Orc 2" is the second Orc in play, "Orc #2" the second feature that waits of what is called so. */
function namedDeclarations(s: Berserk, seat: Seat, name: string): Declare[] {
  const waiting = declarations(s, seat);
  const found = called((one) => cardOf(s, one.card), waiting, name);
  if (found.length > 0) return found;
  const cards = find(s, seat, name);
  return waiting.filter(({ card }) => cards.includes(card));
}

export function line(s: Berserk, a: BerserkAct): string {
  switch (a.do) {
    case 'end':
    case 'pass':
    case 'leave':
    case 'decline':
    case 'goFirst':
    case 'goSecond':
    case 'redeal':
    case 'keep':
    case 'suggest':
    case 'done':
      return a.do;
    case 'putBack':
    case 'accumulate':
    case 'prepare':
    case 'retreat':
    case 'defend':
    case 'reveal':
      return `${a.do} ${own(s, a.card)}`;
    case 'move':
    case 'jump':
    case 'teleport':
    case 'deploy':
      return `${a.do} ${own(s, a.card)} ${cellWord(a.cell)}`;
    case 'replace': {
      const at = cardOf(s, a.card).insteads.findIndex(({ number }) => number === a.feature);
      return `replace ${own(s, a.card)}${at > 0 ? ` #${at + 1}` : ''}`;
    }
    case 'maneuver':
      return `maneuver ${own(s, a.card)} > ${nameFor(s, holderOf(s, a.card), a.partner)}`;
    case 'host':
      return `host ${own(s, a.card)} > ${nameFor(s, holderOf(s, a.card), a.host)}`;
    case 'strike':
      return `strike ${own(s, a.card)} > ${nameFor(s, rival(holderOf(s, a.card)), a.target)}`;
    case 'use': {
      const at = playsOf(s, a.card).findIndex((one) => one.of === a.of && one.feature === a.feature);
      const which = a.feature < 0 ? listName(a.feature) : at + 1;
      return `use ${own(s, a.card)} ${which}${a.x === undefined ? '' : ` x${a.x}`}`;
    }
    case 'show':
      return a.with === undefined ? `show ${own(s, a.card)}` : `show ${own(s, a.card)} > ${own(s, a.with)}`;
    case 'recruit':
      return `recruit ${own(s, a.card)}${a.x === undefined ? '' : ` x${a.x}`}${a.take ? ' take' : ''}`;
    case 'declare': {
      const { en } = cardOf(s, a.card);
      const at = namedDeclarations(s, waitingDues(s)[a.due]?.seat ?? holderOf(s, a.card), en).findIndex(
        (one) => one.card === a.card && one.feature === a.feature && one.of === a.of && one.due === a.due,
      );
      return at > 0 ? `declare ${en} #${at + 1}` : `declare ${en}`;
    }
    case 'mode':
      return `mode ${a.mode + 1}`;
    case 'claim':
      return `claim ${a.what}`;
    case 'aim':
      return `aim ${own(s, a.target)}`;
  }
}

const own = (s: Berserk, card: number): string => nameFor(s, holderOf(s, card), card);
