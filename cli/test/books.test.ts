import { heroes } from '@vigrid/heroes';
import { describe, expect, test } from 'vitest';
import { complains, fileWith, jsonLines, vigrid } from './vigrid.ts';

describe('vigrid rules', () => {
  test('shows a rule by its number with its references and where the code enforces it', async () => {
    const { code, out } = await vigrid(['rules', 'heroes', '8.12']);
    expect(code).toBe(0);
    expect(out).toContain('BH-8.12  Main stage');
    expect(out).toContain('BH-8.13  Action: play a card');
    expect(out).toContain('RH-4  The choice phase');
    expect(out).toMatch(/games\/heroes\/flow\/\S+\.ts:\d+/);
  });

  test('shows a ruling with what it answers and why, and what a card leaves open under its id', async () => {
    const ruling = await vigrid(['rules', 'heroes', 'RH-42']);
    expect(ruling.out).toContain(
      'Is that asked every time?\nNobody is asked to cut a shuffled deck.\nWhy: A cut guards',
    );
    const detail = await vigrid(['rules', 'heroes', 'RAM-85', '--lang', 'ru']);
    expect(detail.out).toContain(
      'Засада Фергов\nСчитается ли Вызов Поиском?\nНет.\nПочему: Это два понятия.',
    );
  });

  test('--coverage --json sums up', async () => {
    const [figures] = jsonLines(await vigrid(['rules', 'heroes', '--coverage', '--json']));
    expect(figures).toEqual({
      game: 'heroes',
      rules: 160,
      enforceable: 146,
      cited: expect.any(Number),
      covered: expect.any(Number),
      uncovered: expect.any(Array),
      untold: expect.any(Array),
    });
  });

  test('finds rules by their words in either language', async () => {
    const found = jsonLines(await vigrid(['rules', 'heroes', '--search', 'стартовой руки', '--json']));
    expect(found).toContainEqual(expect.objectContaining({ game: 'heroes', id: 'BH-6.5' }));
  });

  test('says so when there is no such rule', async () => {
    await complains(['rules', 'heroes', 'BH-66.6'], 1, 'There is no rule "BH-66.6". Did you mean BH-');
    await complains(['rules', 'heroes', '--search', 'queen'], 1, 'No rule has "queen" in it.');
    await complains(['rules', 'heroes', '8.1', '--coverage'], 2, 'Give one of them');
  });
});

describe('vigrid cards', () => {
  test('shows a card by its name in either language', async () => {
    const { code, out } = await vigrid(['cards', 'heroes', 'кос-заг, атаман']);
    expect(code).toBe(0);
    expect(out).toContain('Kos-Zag the Ataman  L25-71');
    expect(out).toContain('7 coins: each of your creatures');
  });

  test('shows what a card leaves open', async () => {
    const { out } = await vigrid(['cards', 'heroes', 'RAM-85']);
    expect(out).toContain('RAM-85  Does summoning count as searching?\n  No.');
  });

  test.each([
    ['valhalla', 'Bera', 'strength 3 valour 1'],
    ['dune', 'Dagger', '×2 swords 1'],
  ])('calls figures as %s does', async (game, card, figures) => {
    const { out } = await vigrid(['cards', game, card]);
    expect(out.split('\n')[1]).toMatch(new RegExp(`· {2}${figures}$`));
  });

  test('searches texts as they are read, and prints the entries as JSON', async () => {
    const found = jsonLines(await vigrid(['cards', 'heroes', '--search', '7 монет', '--json']));
    const learning = heroes.catalogue.filter((card) => card.id.startsWith('L25-'));
    expect(found).toEqual(learning.filter((card) => card.kind === 'hero'));
  });

  test('says so when there is no such card', async () => {
    await complains(['cards', 'heroes', 'Grol'], 1, 'There is no card "Grol". Did you mean "Groll"?');
    await complains(['cards', 'heroes', '--search', 'queen'], 1, 'No card has "queen" in it.');
  });
});

describe('vigrid deck check', () => {
  const ready = heroes.decks?.ready[0];
  const list = ready && 'deck' in ready ? (heroes.decks?.print(Object(ready.deck), 'en') ?? '') : '';

  test('accepts a ready deck', async () => {
    const file = fileWith('deck.txt', list);
    const { code, out } = await vigrid(['deck', 'check', 'heroes', file]);
    expect(out).toContain('the deck may be played');
    expect(code).toBe(0);
  });

  test('names the lines that can not be read', async () => {
    const file = fileWith('deck.txt', `${list}three gnomes\n2 Grol\n`);
    const { code, out } = await vigrid(['deck', 'check', 'heroes', file]);
    const last = list.trim().split('\n').length;
    expect(out).toContain(`${file}:${last + 1} The line "three gnomes" can not be read.`);
    expect(out).toContain(`${file}:${last + 2} There is no card "Grol". Did you mean "Groll"?`);
    expect(code).toBe(1);
  });

  test('names the rules that a deck breaks', async () => {
    const file = fileWith('deck.txt', 'Hero: Snirk\n4 Groll\n');
    const ended = await vigrid(['deck', 'check', 'heroes', file, '--json']);
    expect(ended.code).toBe(1);
    expect(jsonLines(ended)).toEqual([
      {
        file,
        game: 'heroes',
        ok: false,
        problems: expect.arrayContaining([
          expect.objectContaining({ rule: 'RH-1', text: expect.stringContaining('not of the element') }),
          expect.objectContaining({ rule: 'RH-1' }),
        ]),
      },
    ]);
  });

  test('says so when there is no such file', () =>
    complains(['deck', 'check', 'heroes', 'nowhere.txt'], 2, 'There is no file nowhere.txt.'));
});
