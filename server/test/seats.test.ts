/** Whoever takes a seat brings something of their own: here a deck. */
import { allGames } from '@vigrid/games';
import type { HeroesView } from '@vigrid/heroes/table';
import type { Game, OptionsOf, Settings } from '@vigrid/kernel';
import type { Update } from '@vigrid/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Serving } from '../src/serve.ts';
import { arrive, type Person } from './people.ts';
import { freshFolder, removeFolder, serveStones, stonesServed } from './server.ts';
import { type Stones, stones } from './stones.ts';

let folder: string;
let server: Serving;

/** Stones to which each seat brings whether it is red; a red one has a point to begin with. */
const paint = {
  asks: {
    paint: {
      kind: 'seats',
      label: { ru: 'Цвет', en: 'Paint' },
      choices: [
        { value: 'none', label: { ru: 'Нет', en: 'None' } },
        { value: 'red', label: { ru: 'Красный', en: 'Red' } },
      ],
      usual: 'none',
      brought: true,
    },
  },
} as const satisfies Settings;

const { decks: _none, ...bare } = stones;

const painted: Game<Stones, OptionsOf<typeof paint>> = {
  ...bare,
  id: 'painted',
  settings: paint,
  begin({ options, ...setup }) {
    const points = options.paint.map((one) => Number(one === 'red'));
    return { ...stones.begin({ ...setup, options: { trap: false } }), points };
  },
};

const games = [...(await allGames()), stonesServed, { ...stonesServed, game: painted }];
const start = () => serveStones(folder, { games });

beforeAll(async () => {
  folder = await freshFolder();
  server = await start();
});

afterAll(async () => {
  await server.close();
  await removeFolder(folder);
});

const seats = [{ kind: 'me' }, { kind: 'free' }] as const;

/** A guest who plays Kos-Zag and waits for another. */
async function host(open = false) {
  const first = await arrive(server.url);
  const { table } = await first.ask('create', {
    game: 'heroes',
    seats,
    open,
    options: { decks: ['kos-zag', 'any'] },
  });
  const { code } = await first.open(table);
  if (code === null) throw new Error('The one who made the table was not given the code.');
  return { first, table, code };
}

const heroesAt = ({ view }: Update): string[] => {
  if (!view || !('sides' in view)) throw new Error('The game has not begun.');
  return (view as HeroesView).sides.map((side) => side.hero.def);
};

const listOf = async (guest: Person, id: string) => {
  const { ready } = await guest.ask('decks', { game: 'heroes' });
  const found = ready.find((one) => one.id === id);
  if (!found) throw new Error(`There is no ready deck "${id}".`);
  return found.deck;
};

describe('whoever comes by an invitation', () => {
  test('brings a ready deck, or a list of their own, and it is there after a restart', async () => {
    for (const own of ['furgot', await listOf(await arrive(server.url), 'furgot')]) {
      const { table, code } = await host();
      const second = await arrive(server.url);
      const { brings } = await second.ask('open', { table });
      expect(brings).toBe(true);
      const { seat, now } = await second.ask('open', { table, code, own });
      expect([seat, heroesAt(now)]).toEqual([1, ['L25-71', 'L25-72']]);
      await server.close();
      server = await start();
      const back = await arrive(server.url, second.token);
      expect(heroesAt((await back.open(table)).now)).toEqual(['L25-71', 'L25-72']);
    }
  });

  test('brings nothing and plays what the game gives them', async () => {
    const { table, code } = await host();
    const second = await arrive(server.url);
    const { now } = await second.ask('open', { table, code });
    expect(heroesAt(now)[0]).toBe('L25-71');
  });

  test('is told why a deck can not be played, by rule, and may bring another', async () => {
    const { first, table, code } = await host();
    const second = await arrive(server.url);
    const own = { hero: 'L25-72', cards: { 'L25-1': 4 } };
    expect(await second.refusal('open', { table, code, own })).toMatchObject({ rule: 'RH-1' });
    expect((await second.refusal('open', { table, code, own: 'no such deck' })).text.en).toMatch(
      /^There is no ready deck "no such deck"\. There are: .+\.$/,
    );
    expect((await second.refusal('open', { table, code, own: [1, 2] })).text.en).toBe(
      'A deck is the id of a ready one, or a hero and cards with their number of copies, not [1,2].',
    );
    expect((await first.ask('open', { table })).seats[1].kind).toBe('free');
    await second.ask('open', { table, code, own: 'snirk' });
    const now = await first.until(table, (update) => update.seq === 0);
    expect(heroesAt(now)).toEqual(['L25-71', 'L25-74']);
  });

  test('can not change the deck of one who sits already', async () => {
    const { first, table, code } = await host();
    await first.ask('open', { table, code, own: 'snirk' });
    const second = await arrive(server.url);
    const { now } = await second.ask('open', { table, code, own: 'furgot' });
    await second.ask('open', { table, code, own: 'vitoslava' });
    expect(heroesAt(now)).toEqual(['L25-71', 'L25-72']);
    expect(heroesAt((await second.open(table)).now)).toEqual(['L25-71', 'L25-72']);
  });
});

test('whoever sits down at an open table brings a deck', async () => {
  const { first, table } = await host(true);
  const second = await arrive(server.url);
  expect(await second.refusal('sit', { table, own: { cards: {} } })).toHaveProperty('text');
  const { now } = await second.ask('sit', { table, own: 'vitoslava' });
  expect(heroesAt(now)).toEqual(['L25-71', 'L25-73']);
  expect(heroesAt(await first.until(table, (update) => update.seq === 0))).toEqual(heroesAt(now));
});

test('who stands up takes along what they brought', async () => {
  const [first, second, third, fourth] = await Promise.all([1, 2, 3, 4].map(() => arrive(server.url)));
  const { table } = await first.ask('create', {
    game: 'painted',
    seats: [{ kind: 'me' }, { kind: 'free' }, { kind: 'free' }],
    options: { paint: ['red', 'none', 'none'] },
  });
  const { code } = await first.open(table);
  if (code === null) throw new Error('There is no code.');
  await second.ask('open', { table, code, own: 'red' });
  await second.ask('stand', { table });
  await third.ask('open', { table, code });
  await fourth.ask('open', { table, code, own: 'red' });
  const { view } = await first.until(table, (update) => update.seq === 0);
  expect(view).toMatchObject({ points: [1, 0, 1] });
});

test('a rematch is played with the same decks', async () => {
  const { first, table, code } = await host();
  const second = await arrive(server.url);
  await second.ask('open', { table, code, own: 'furgot' });
  await first.control(await first.until(table, (update) => update.seq === 0), 'concede');
  await first.until(table, (update) => update.over !== null);
  const { table: next } = await first.ask('rematch', { table });
  await first.open(next);
  const { now } = await second.ask('open', { table: next, own: 'snirk' });
  expect(heroesAt(now)).toEqual(['L25-71', 'L25-72']);
});

test('whoever comes to a battle out of boosters is not asked for a deck', async () => {
  for (const [format, brings] of [
    ['draft', false],
    ['campaign', true],
  ] as const) {
    const first = await arrive(server.url);
    const { table } = await first.ask('create', { game: 'berserk', seats, open: true, options: { format } });
    const { code } = await first.open(table);
    const second = await arrive(server.url);
    expect((await second.ask('open', { table })).brings).toBe(brings);
    expect((await second.ask('invitation', { table, code: code ?? '' })).brings).toBe(brings);
    expect((await second.ask('sit', { table })).seat).toBe(1);
  }
});

test('where nobody brings anything, saying so is refused and the seat stays free', async () => {
  const first = await arrive(server.url);
  const { table } = await first.ask('create', { game: 'stones', seats });
  const { code } = await first.open(table);
  if (code === null) throw new Error('There is no code.');
  const second = await arrive(server.url);
  expect((await second.ask('open', { table })).brings).toBe(false);
  expect((await second.refusal('open', { table, code, own: 'a rock' })).text.en).toBe(
    'In Stones nobody brings anything to the table.',
  );
  expect((await second.open(table, code)).seat).toBe(1);
});

test('who made the table frees a seat before the game; nobody else does, and not once it has begun', async () => {
  const [host, guest, other] = await Promise.all([
    arrive(server.url),
    arrive(server.url),
    arrive(server.url),
  ]);
  const { table } = await host.ask('create', {
    game: 'stones',
    seats: [{ kind: 'me' }, { kind: 'free' }, { kind: 'free' }],
    open: true,
  });
  expect((await host.open(table)).host).toBe(true);
  await guest.ask('sit', { table });
  expect((await guest.open(table)).host).toBe(false);
  expect((await guest.refusal('remove', { table, seat: 0 })).text.en).toMatch(/Only who made the table/);
  await host.ask('remove', { table, seat: 1 });
  expect((await host.open(table)).seats.map(({ kind }) => kind)).toEqual(['guest', 'free', 'free']);
  expect((await guest.open(table)).seat).toBeNull();
  await Promise.all([guest.ask('sit', { table }), other.ask('sit', { table })]);
  expect((await host.refusal('remove', { table, seat: 1 })).text.en).toMatch(/under way/);
});

describe('of several free seats', () => {
  test('the one that is wanted is taken; one that is gone is refused, and nothing has changed', async () => {
    const [anna, bjorn, ceres] = await Promise.all([
      arrive(server.url),
      arrive(server.url),
      arrive(server.url),
    ]);
    const free = { kind: 'free' } as const;
    const { table } = await anna.ask('create', {
      game: 'dune',
      seats: [{ kind: 'me' }, free, free, free, free, free],
    });
    const code = (await anna.open(table)).code ?? '';
    const { places, seats } = await bjorn.ask('invitation', { table, code });
    expect(places[3].en).toBe('Muad’Dib’s team, Commander');
    expect(seats).toHaveLength(6);
    expect((await bjorn.ask('open', { table, code, seat: 3 })).seat).toBe(3);
    const refusal = await ceres.refusal('open', { table, code, seat: 3 });
    expect(refusal.text.en).toBe('Seat 4 is taken: choose another.');
    expect((await ceres.ask('open', { table, code })).seat).toBe(1);
  });
});
