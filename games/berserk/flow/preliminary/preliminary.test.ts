import {
  answer,
  encode,
  type GameEvent,
  type Outcome,
  questionFor,
  readSettings,
  resume,
} from '@vigrid/kernel';
import { describe, expect, test } from 'vitest';
import type { BerserkAct } from '../../acts.ts';
import { begin } from '../../begin.ts';
import berserk from '../../index.ts';
import { type Berserk, cardOf, type G, pieceOf } from '../../state.ts';
import { view } from '../../table/look.ts';
import { rankOf } from '../../zones/battlefield.ts';
import { endGame } from '../ending/campaign.ts';
import { revealRest } from './reveal.ts';

interface Table {
  readonly run: G;
  readonly s: Berserk;
  readonly events: GameEvent[];
}

/** A table whose first rolls are given; after them chance goes on by itself. */
function sit(given: object, rolls: readonly Outcome[] = [6, 1]): Table {
  const read = readSettings(berserk, { decks: ['steel-line', 'elf-bows'], ...given }, 2);
  if (!('options' in read)) throw new Error(read.problems[0].text.en);
  const state = begin({ seats: 2, seed: 'preliminary', options: read.options });
  const events: GameEvent[] = [];
  const shuffles: Outcome[] = ['keep', 'keep'];
  const order2009 = 'edition' in given && given.edition === '2009';
  state.random.script = order2009 ? [...shuffles, ...rolls] : [...rolls];
  const run = resume(berserk, state, (event) => events.push(event));
  state.random.script = null;
  return { run, s: run.state, events };
}

function act({ run }: Table, seat: number, what: BerserkAct): void {
  const q = questionFor(run, seat);
  const n = q && encode(q, what);
  if (n === null) throw new Error(`${JSON.stringify(what)} is no answer to "${q?.ask}" of seat ${seat}.`);
  answer(run, seat, n);
}

/** Both keep their deals and show nothing before recruiting. */
function toRecruiting(table: Table, first = 0): Table {
  act(table, first, { do: 'goFirst' });
  for (const seat of [first, 1 - first]) act(table, seat, { do: 'keep' });
  return table;
}

function toDeployment(table: Table): Table {
  for (const seat of [1, 0]) {
    act(table, seat, { do: 'suggest' });
    act(table, seat, { do: 'done' });
  }
  return table;
}

function deployAll(table: Table): Table {
  for (const seat of [table.s.first, 1 - table.s.first]) act(table, seat, { do: 'suggest' });
  return table;
}

describe('the Deal subphase', () => {
  test('[B12-402.1] equal rolls are rolled again, and the higher one chooses', () => {
    const table = sit({}, [4, 4, 2, 5]);
    expect(table.events.filter(({ kind }) => kind === 'rolledForOrder')).toHaveLength(2);
    act(table, 1, { do: 'goSecond' });
    expect(table.s.first).toBe(0);
    expect(table.s.sides.map(({ gold, silver }) => [gold, silver])).toEqual([
      [24, 22],
      [25, 23],
    ]);
  });

  test('[B09-101.3] in 2009 the order comes after the deal and the Second player has a silver crystal more', () => {
    const table = sit({ edition: '2009' });
    expect(table.s.sides.map(({ deal }) => deal.length)).toEqual([15, 15]);
    act(table, 0, { do: 'goFirst' });
    expect(table.s.sides.map(({ gold, silver }) => [gold, silver])).toEqual([
      [23, 22],
      [23, 23],
    ]);
  });

  test('[B12-402.3] fifteen cards are dealt, twelve in a draft', () => {
    const drafted = { cards: { 'WE-1': 20 } };
    for (const [given, count] of [
      [{}, 15],
      [{ format: 'draft', decks: [drafted, drafted] }, 12],
    ] as const) {
      const table = sit(given);
      act(table, 0, { do: 'goFirst' });
      expect(table.s.sides.map(({ deal }) => deal.length)).toEqual([count, count]);
    }
  });

  test('[B12-402.4.1] both announce before either redeals; who declines is out of it', () => {
    const table = sit({});
    act(table, 0, { do: 'goFirst' });
    const { deal } = table.s.sides[0];
    const before = deal.map((card) => table.s.def[card]);
    act(table, 0, { do: 'redeal' });
    expect(table.s.sides[0].deal.map((card) => table.s.def[card])).toEqual(before);
    act(table, 1, { do: 'keep' });
    expect(table.s.sides[0].deal.map((card) => table.s.def[card])).not.toEqual(before);
    expect(table.s.sides.map(({ gold }) => gold)).toEqual([23, 25]);
    expect(questionFor(table.run, 1)).toBeNull();
    act(table, 0, { do: 'redeal' });
    act(table, 0, { do: 'keep' });
    expect(table.s.sides[0]).toMatchObject({ gold: 22, redeals: 2 });
    expect(table.s.phase).toBe('recruitment');
  });

  test('[B09-302.3a] in 2009 the First player takes all redeals before the Second is asked', () => {
    const table = sit({ edition: '2009' });
    act(table, 0, { do: 'goFirst' });
    act(table, 0, { do: 'redeal' });
    expect(table.s.sides[0].gold).toBe(22);
    expect(questionFor(table.run, 1)).toBeNull();
    act(table, 0, { do: 'keep' });
    act(table, 1, { do: 'redeal' });
    act(table, 1, { do: 'keep' });
    expect(table.s.sides.map(({ redeals }) => redeals)).toEqual([1, 1]);
  });
});

describe('recruiting at the table', () => {
  test('goes on side by side; only the number of cards is told, and only when a player is done', () => {
    const table = toRecruiting(sit({}));
    table.events.length = 0;
    act(table, 1, { do: 'suggest' });
    const [card] = table.s.sides[0].deal;
    act(table, 0, { do: 'recruit', card });
    expect(table.events).toEqual([]);
    expect([view(table.s, 1).sides[0].gold, view(table.s, 0).sides[1].gold]).toEqual([null, null]);
    const count = table.s.sides[1].recruits.length;
    act(table, 1, { do: 'done' });
    expect(table.events).toEqual([{ kind: 'recruitedAll', rule: 'B12-403.2.2', seat: 1, count }]);
    expect(questionFor(table.run, 0)?.ask).toBe('recruit');
  });

  test('[B12-403.2.2] what was not recruited goes back to the deck; the squad lies face down', () => {
    const table = toDeployment(toRecruiting(sit({})));
    for (const { deal, deck, squad } of table.s.sides) {
      expect(deal).toEqual([]);
      expect(deck.length + squad.length).toBe(30);
      expect(squad.every((card) => pieceOf(table.s, card)?.hidden)).toBe(true);
    }
  });
});

describe('deployment and reveal', () => {
  test('[B12-404.1.1] the First player places the whole squad first', () => {
    const table = toDeployment(toRecruiting(sit({})));
    expect(questionFor(table.run, 1)).toBeNull();
    const [card] = table.s.sides[0].squad;
    act(table, 0, { do: 'deploy', card, cell: 17 });
    expect(table.s.field[17]).toBe(card);
    act(table, 0, { do: 'suggest' });
    expect(questionFor(table.run, 1)?.ask).toBe('deploy');
  });

  test('[B12-405.1] the Second player may keep cards of the third row hidden until the First has moved', () => {
    const table = deployAll(toDeployment(toRecruiting(sit({}))));
    const { s, run } = table;
    const q = questionFor(run, 1);
    if (q?.kind !== 'cards') throw new Error('The Second player is not asked what to keep hidden.');
    expect(q.from.length).toBeGreaterThan(0);
    for (const card of q.from) expect(rankOf(pieceOf(s, card)?.cell ?? 0)).toBe(3);
    expect(s.sides[0].squad.some((card) => pieceOf(s, card)?.hidden)).toBe(false);
    const [kept] = q.from;
    answer(run, 1, encode(q, [kept]) ?? -1);
    const hidden = () => s.sides.flatMap(({ squad }) => squad.filter((card) => pieceOf(s, card)?.hidden));
    expect(hidden()).toEqual([kept]);
    revealRest(run);
    expect(hidden()).toEqual([]);
  });
});

describe('a campaign', () => {
  /** A campaign in its first battle. */
  function battle(campaign: object): Table {
    const table = deployAll(toDeployment(toRecruiting(sit({ format: 'campaign', campaign }))));
    const q = questionFor(table.run, 1);
    if (q?.ask === 'keepHidden') answer(table.run, 1, 0);
    return table;
  }

  test('[B12-701.4] the winner’s cards go back to the deck, the loser’s out of the campaign', () => {
    const { run, s } = battle({ to: 2 });
    const [winner, loser] = s.sides.map(({ squad }) => squad.length);
    endGame(run, [0], 'B12-602.1');
    expect(s.campaign).toMatchObject({ wins: [1, 0], played: 1, loser: 1 });
    expect(winner).toBeGreaterThan(0);
    expect(s.sides.map(({ deck }) => deck.length)).toEqual([30, 30 - loser]);
    expect(s.campaign?.sideboards.map(({ length }) => length)).toEqual([0, loser]);
    expect(s.frames.map(({ kind }) => kind)).toEqual(['setup']);
  });

  test('[B12-703.1] whoever lost chooses two cards of the deck before they are dealt the rest', () => {
    const table = battle({ to: 2 });
    endGame(table.run, [0], 'B12-602.1');
    const next = resume(berserk, table.s);
    const [chooser] = next.asked.map(({ seat }) => seat);
    answer(next, chooser, 0);
    const q = questionFor(next, 1);
    if (q?.kind !== 'cards') throw new Error('The loser is not asked.');
    expect(q).toMatchObject({ ask: 'loserChooses', min: 2, max: 2 });
    const chosen = [q.from[0], q.from[5]].map((card) => cardOf(table.s, card).id);
    answer(next, 1, encode(q, [q.from[0], q.from[5]]) ?? -1);
    const dealt = table.s.sides[1].deal.map((card) => cardOf(table.s, card).id);
    expect(dealt).toHaveLength(15);
    expect(dealt).toEqual(expect.arrayContaining(chosen));
  });

  test('[B12-701.2] ends with the agreed number of victories, or after the agreed number of games', () => {
    const { run, s } = battle({ to: 1 });
    endGame(run, [1], 'B12-602.1');
    expect(s.result).toMatchObject({ winners: [1], rule: 'B12-701.2', scores: [0, 1] });
    const other = battle({ games: 1 });
    endGame(other.run, [0, 1], 'B12-603.1');
    expect(other.s.result?.winners).toEqual([0, 1]);
  });

  test('[B12-701.2] is refused in 2009, whose rules know none', () => {
    const read = readSettings(berserk, { edition: '2009', format: 'campaign' }, 2);
    expect('problems' in read && read.problems[0].text.en).toContain('the rules of 2009 know no campaign');
  });
});
