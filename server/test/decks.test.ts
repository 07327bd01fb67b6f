import { allGames } from '@vigrid/games';
import { saveRecord } from '@vigrid/kernel';
import type { DeckList, NewDeck } from '@vigrid/protocol';
import { mostDecks } from '@vigrid/protocol/decks';
import { longestDeckText, mostCards } from '@vigrid/protocol/readers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Serving } from '../src/serve.ts';
import { arrive, Person } from './people.ts';
import { freshFolder, removeFolder, serveStones, stonesServed } from './server.ts';

let folder: string;
let server: Serving;

const start = async () => serveStones(folder, { games: [...(await allGames()), stonesServed] });

beforeAll(async () => {
  folder = await freshFolder();
  server = await start();
});

afterAll(async () => {
  await server.close();
  await removeFolder(folder);
});

const shelf = (guest: Person) => guest.ask('decks', { game: 'heroes' });

async function readyDeck(guest: Person, id: string): Promise<DeckList> {
  const ready = (await shelf(guest)).ready.find((one) => one.id === id);
  if (!ready) throw new Error(`There is no ready deck "${id}".`);
  return ready.deck;
}

const kosZag = (guest: Person) => readyDeck(guest, 'kos-zag');

let decks = 0;
const newDeck = (deck: DeckList, more: Partial<NewDeck> = {}): NewDeck => ({
  id: `deck-${++decks}-of-a-test`,
  game: 'heroes',
  name: 'Моя колода',
  deck,
  ...more,
});

describe('a deck', () => {
  test('is kept as it was saved, and is there after a restart', async () => {
    const guest = await arrive(server.url);
    const deck = await kosZag(guest);
    const [first, second] = [newDeck(deck), newDeck(deck, { name: 'Вторая' })];
    await guest.ask('saveDeck', first);
    await guest.ask('saveDeck', second);
    await guest.ask('saveDeck', { ...first, name: 'Переименована' });
    await server.close();
    server = await start();
    const { mine } = await shelf(await arrive(server.url, guest.token));
    expect(mine).toMatchObject([
      { id: first.id, name: 'Переименована', deck, legal: true, dye: 'steppe' },
      { id: second.id, name: 'Вторая', deck, legal: true },
    ]);
  });

  test('is gone when it is removed, and comes back when it is saved again', async () => {
    const guest = await arrive(server.url);
    const saved = newDeck(await kosZag(guest));
    await guest.ask('saveDeck', saved);
    await guest.ask('removeDeck', { id: saved.id });
    await guest.ask('removeDeck', { id: saved.id });
    expect((await shelf(guest)).mine).toEqual([]);
    await guest.ask('saveDeck', saved);
    expect((await shelf(guest)).mine).toMatchObject([saved]);
  });

  test('may be kept half built, but not played', async () => {
    const guest = await arrive(server.url);
    const deck = { hero: 'L25-71', cards: { 'L25-1': 4 } };
    expect(await guest.ask('saveDeck', newDeck(deck))).toMatchObject({ deck, legal: false });
    expect(await guest.ask('saveDeck', newDeck({ cards: {} }))).toMatchObject({ legal: false });
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;
    const options = { decks: [deck, 'any'] };
    expect(await guest.refusal('create', { game: 'heroes', seats, options })).toMatchObject({ rule: 'RH-1' });
  });

  test('with a card of a set that the table has not chosen is refused by name; of a chosen one it is played', async () => {
    const guest = await arrive(server.url);
    const deck = await readyDeck(guest, 'khazg-raid');
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;
    const table = (sets: readonly string[]) => ({
      game: 'heroes',
      seats,
      options: { sets, decks: [deck, 'random'] },
    });
    const refusal = await guest.refusal('create', table(['GA']));
    expect(refusal).toMatchObject({ rule: 'RH-54' });
    expect(JSON.stringify(refusal)).toContain('is not of the sets that the players agreed on');
    const { table: id } = await guest.ask('create', table(['RAM', 'GA']));
    expect(id).not.toBe('');
  });

  test('belongs to its guest alone, even where another uses the same id', async () => {
    const [owner, other] = await Promise.all([arrive(server.url), arrive(server.url)]);
    const saved = newDeck(await kosZag(owner));
    await owner.ask('saveDeck', saved);
    expect((await shelf(other)).mine).toEqual([]);
    await other.ask('saveDeck', { ...saved, name: 'Чужая', deck: { cards: {} } });
    await other.ask('removeDeck', { id: saved.id });
    expect((await shelf(owner)).mine).toMatchObject([saved]);
  });
});

describe('what is no deck is not kept:', () => {
  const hero = 'L25-71';
  const forged: Record<string, unknown> = {
    'no deck': { deck: undefined },
    'a list': { deck: [] },
    'no cards': { deck: { hero } },
    'a card that is not there': { deck: { hero, cards: { 'L25-999': 1 } } },
    'an inherited card': { deck: JSON.parse('{"cards":{"toString":1,"constructor":1}}') },
    'a hero that is not there': { deck: { hero: 'Conan', cards: {} } },
    'a field too many': { deck: { hero, cards: {}, strength: 9 } },
    'no copies': { deck: { hero, cards: { 'L25-1': 0 } } },
    'copies beyond counting': { deck: { hero, cards: { 'L25-1': 1e9 } } },
    'a share of a card': { deck: { hero, cards: { 'L25-1': 0.5 } } },
    'copies as a text': { deck: { hero, cards: { 'L25-1': '3' } } },
    'too many cards': {
      deck: { cards: Object.fromEntries(Array.from({ length: mostCards + 1 }, (_, i) => [`L25-${i}`, 1])) },
    },
    'no name': { name: ' ' },
    'a name without end': { name: 'x'.repeat(61) },
    'a name written backwards': { name: 'a\u202Eb' },
    'an id that is too short': { id: 'x' },
    'an id with a path in it': { id: '../../etc/passwd' },
    'somebody else’s guest': { guest: 'g' },
    'a game that is not there': { game: 'chess' },
    'a game without decks': { game: 'stones' },
  };

  test.each(Object.keys(forged))('%s', async (what) => {
    const guest = await arrive(server.url);
    const wish = { ...newDeck({ hero, cards: {} }), ...Object(forged[what]) };
    expect(await guest.raw('saveDeck', wish)).toMatchObject({
      ok: false,
      refusal: {
        text: { ru: expect.stringMatching(/^[А-ЯЁ].*\.$/), en: expect.stringMatching(/^[A-Z].*\.$/) },
      },
    });
    expect((await shelf(guest)).mine).toEqual([]);
  });
});

test('a guest can have so many decks and no more, however many are sent at once', async () => {
  const guest = await arrive(server.url);
  const wishes = Array.from({ length: mostDecks + 5 }, () => newDeck({ cards: {} }));
  const replies = await Promise.all(wishes.map((wish) => guest.raw('saveDeck', wish)));
  const refused = replies.filter((reply) => !reply.ok);
  expect(refused).toHaveLength(5);
  expect(refused[0]).toMatchObject({ refusal: { code: 'limit' } });
  const { mine } = await shelf(guest);
  expect(mine).toHaveLength(mostDecks);
  expect(await guest.ask('saveDeck', newDeck({ cards: {} }, { id: mine[0].id }))).toBeDefined();
  await guest.ask('removeDeck', { id: mine[0].id });
  expect(await guest.ask('saveDeck', newDeck({ cards: {} }))).toBeDefined();
});

test('a stranger has no decks before hello', async () => {
  const nobody = new Person(server.url);
  for (const [name, payload] of Object.entries({
    decks: { game: 'heroes' },
    saveDeck: newDeck({ cards: {} }),
    removeDeck: { id: 'deck-of-a-test' },
    checkDeck: { game: 'heroes', text: '' },
    deckLimits: { game: 'heroes', deck: { cards: {} } },
  })) {
    expect(await nobody.raw(name, payload)).toMatchObject({ ok: false, refusal: { code: 'hello' } });
  }
});

describe('the game says of a deck', () => {
  test('what is wrong with it, by the rule, and how it is written', async () => {
    const guest = await arrive(server.url);
    const deck = await kosZag(guest);
    const good = await guest.ask('checkDeck', { game: 'heroes', deck });
    expect(good).toMatchObject({ deck, problems: [] });
    expect(good.text.ru).toMatch(/^Герой: Кос-Заг, Атаман\n/);
    expect(await guest.ask('checkDeck', { game: 'heroes', text: good.text.ru })).toEqual(good);
    const four = { ...deck, cards: { ...deck.cards, 'L25-1': 4 } };
    const { problems } = await guest.ask('checkDeck', { game: 'heroes', deck: four });
    expect(problems).toMatchObject([{ rule: 'RH-1', card: 'L25-1' }]);
  });

  test('which line of a text can not be read', async () => {
    const guest = await arrive(server.url);
    const text = 'Герой: Кос-Заг, Атаман\n3 Альдис\n3 Альдиска\n';
    const { deck, problems } = await guest.ask('checkDeck', { game: 'heroes', text });
    expect(deck).toEqual({ hero: 'L25-71', cards: { 'L25-1': 3 } });
    expect(problems).toMatchObject([{ line: 3, text: { ru: expect.stringContaining('Альдис') } }]);
  });

  test('how many of each card it may hold, and why not more', async () => {
    const guest = await arrive(server.url);
    const limits = await guest.ask('deckLimits', { game: 'heroes', deck: { hero: 'L25-71', cards: {} } });
    expect(limits['L25-1']).toMatchObject({ most: 3, why: { rule: 'RH-1' } });
    expect(limits['L25-12']).toMatchObject({ most: 0, why: { rule: 'RH-1', card: 'L25-12' } });
  });

  test('nothing, where it is asked of a deck and a text at once, of neither, or of an endless text', async () => {
    const guest = await arrive(server.url);
    for (const wish of [{}, { deck: { cards: {} }, text: '' }, { text: 'x'.repeat(longestDeckText + 1) }]) {
      expect(await guest.raw('checkDeck', { game: 'heroes', ...wish })).toMatchObject({
        ok: false,
        refusal: { code: 'invalid' },
      });
    }
  });
});

test('a guest’s own deck is played, and nobody else is told what is in it', async () => {
  const [owner, rival] = await Promise.all([arrive(server.url), arrive(server.url)]);
  const own = await kosZag(owner);
  const theirs = await readyDeck(owner, 'furgot');
  const { table } = await owner.ask('create', {
    game: 'heroes',
    seats: [{ kind: 'me' }, { kind: 'free' }],
    options: { decks: [own, 'furgot'] },
  });
  const { code } = await owner.open(table);
  await rival.open(table, code ?? '');
  const begun = await owner.until(table, (update) => update.seq >= 0);
  expect(JSON.stringify(begun.view)).toContain('L25-71');
  const secret = Object.keys(own.cards).filter((card) => !(card in theirs.cards));
  const heard = JSON.stringify(rival.heard);
  expect(secret.length).toBeGreaterThan(5);
  expect(secret.filter((card) => heard.includes(`"${card}"`))).toEqual([]);
});

describe('a card of one’s own', () => {
  const ferry = {
    id: 'own-ferry',
    ru: 'Паромщица',
    en: 'Паромщица',
    type: 'creature',
    elements: ['swamp'],
    cost: 5,
    lives: 9,
    move: 1,
    strike: [1, 2, 3],
    glyph: 'cowled',
    typed: 'Броня 1.',
    features: [{ kind: 'word', word: 'armour', value: 1 }],
  };

  test('is kept with its deck, shown to whoever is invited, and refused at a table without it', async () => {
    const [host, friend] = [await arrive(server.url), await arrive(server.url)];
    const { ready } = await host.ask('decks', { game: 'berserk' });
    const deck = { cards: { ...ready[0].deck.cards, 'own-ferry': 3 }, own: [ferry] };
    const saved = await host.ask('saveDeck', newDeck(deck, { game: 'berserk' }));
    expect(saved).toMatchObject({ legal: true, deck, made: [{ id: 'own-ferry' }] });
    const broken = { ...deck, own: [{ ...ferry, lives: 900 }] };
    const refusal = await host.refusal('saveDeck', newDeck(broken, { game: 'berserk' }));
    expect(refusal.text.en).toContain('from 1 to 40');

    const lay = (options: object) =>
      host.ask('create', { game: 'berserk', options, seats: [{ kind: 'me' }, { kind: 'free' }] });
    const { table } = await lay({ own: [ferry], decks: [deck, 'any'] });
    const { code } = await host.ask('open', { table });
    const invitation = await friend.ask('invitation', { table, code: code ?? '' });
    expect(invitation.own.map(({ name }) => name.en)).toEqual(['Паромщица']);
    const other = await friend.refusal('open', {
      table,
      code: code ?? '',
      own: { cards: { ...ready[0].deck.cards, 'own-other': 1 }, own: [{ ...ferry, id: 'own-other' }] },
    });
    expect(other.text.en).toContain('was not agreed on');
    const forged = { ...ferry, features: [{ kind: 'word', word: 'armour', value: 9 }] };
    const untrue = await host.refusal('create', {
      game: 'berserk',
      options: { own: [forged], decks: [deck, 'any'] },
      seats: [{ kind: 'me' }, { kind: 'free' }],
    });
    expect(untrue.text.en).toContain('not what its text says');
    // Nor does a game that was played elsewhere bring one along.
    const engine = (await allGames()).find(({ game }) => game.id === 'berserk');
    const record = saveRecord({
      game: 'berserk',
      version: engine?.game.version ?? 0,
      setup: { seats: 2, seed: 'elsewhere', options: { own: [forged] } },
      clock: null,
      entries: [],
    });
    const kept = await host.refusal('keepGame', {
      id: 'a-game-elsewhere',
      record,
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
      since: '2026-01-01T10:00:00.000Z',
      ended: '2026-01-01T11:00:00.000Z',
    });
    expect(kept.text.en).toContain('not what its text says');
    const without = await host.refusal('create', {
      game: 'berserk',
      options: { decks: [deck, 'any'] },
      seats: [{ kind: 'me' }, { kind: 'free' }],
    });
    expect(without.text.en).toContain('was not agreed on');
  });
});
