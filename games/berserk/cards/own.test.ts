/** Cards that somebody made: what may be one, and that a game is played with them. */
import { awaited, below, count, newGame, play, questionFor, readSettings, seeded } from '@vigrid/kernel';
import { expect, test } from 'vitest';
import type { CardData, Feature } from '../abilities/index.ts';
import { decks } from '../decks/builder.ts';
import { readyDecks } from '../decks/ready.ts';
import { berserk } from '../index.ts';
import { compile } from '../language/index.ts';
import { view } from '../table/look.ts';
import { cards } from './catalogue.ts';
import { readOwn } from './own.ts';

const [ready] = readyDecks;

const guard: CardData = {
  id: 'own-guard',
  ru: 'Дозорный Брода',
  en: 'Дозорный Брода',
  type: 'creature',
  elements: ['swamp'],
  cost: 4,
  lives: 9,
  move: 1,
  strike: [1, 2, 3],
  glyph: 'cowled',
  features: [{ kind: 'word', word: 'armour', value: 1 }],
};

/** What is said of a card that may not be played. */
const wrong = (given: unknown): string => {
  const read = readOwn(given);
  return 'problems' in read ? read.problems.map(({ text }) => text.en).join(' ') : '';
};

const withGuards = { cards: { ...ready.deck.cards, 'own-guard': 3 }, own: [guard] };

test('a card of one’s own is shown as others are, with the text that its data says', () => {
  expect(readOwn(guard)).toMatchObject({
    card: guard,
    entry: { name: { ru: 'Дозорный Брода' }, figures: { cost: 4, lives: 9, strong: 3 }, dye: 'swamp' },
  });
  const read = readOwn(guard);
  expect('entry' in read && read.entry.text[0].en).toContain('Armour 1');
  expect(readOwn(JSON.parse(JSON.stringify(guard)))).toEqual(read);
});

test('what is no card, or none that could be printed, is refused with the place and what would be right', () => {
  expect(wrong(null)).toContain('card');
  expect(wrong({ ...guard, features: [{ kind: 'word', word: 'armor' }] })).toMatch(/armor.*armour/s);
  expect(wrong({ ...guard, lives: 400 })).toContain('from 1 to 40');
  expect(wrong({ ...guard, strike: [1, 2, 99] })).toContain('from 0 to 12');
  expect(wrong({ ...guard, strike: undefined, lives: undefined })).toContain('a strike');
  expect(wrong({ ...guard, ru: 'Кшар', en: 'Кшар' })).toContain('a printed card has this name');
  expect(wrong({ ...guard, id: 'WE-1' })).toContain('own-');
  expect(wrong({ ...guard, ru: '<b>', en: '<b>' })).toContain('letters');
  expect(wrong({ ...guard, glyph: 'x'.repeat(9000) })).toContain('more than');
  const many = Array.from({ length: 40 }, () => ({ kind: 'word', word: 'armour', value: 1 }));
  expect(wrong({ ...guard, features: many })).not.toBe('');
});

test('a deck brings its own cards along; at a table it may hold only those that were agreed on', () => {
  expect(decks.check(withGuards)).toEqual([]);
  expect(decks.check({ cards: { ...withGuards.cards, 'own-guard': 4 }, own: [guard] })).toMatchObject([
    { rule: 'B12-G-constructed-deck', card: 'own-guard' },
  ]);
  expect(decks.check({ cards: withGuards.cards })[0].text.en).toContain('no card "own-guard"');
  expect(decks.limits(withGuards)['own-guard'].most).toBe(3);
  const asked = (own: unknown) => readSettings(berserk, { decks: [withGuards, 'random'], own }, 2);
  expect(asked([guard])).toMatchObject({ options: { own: [guard] } });
  expect(asked([])).toMatchObject({ problems: [{ card: 'own-guard' }] });
  expect(asked([guard, guard])).toMatchObject({
    problems: [{ text: { en: expect.stringContaining('twice') } }],
  });
  expect(asked('guard')).toMatchObject({ problems: [{ text: { en: expect.stringContaining('24') } }] });
});

test('a card as it is typed is played to the end of a game, and everybody sees what it says', () => {
  const verdict = compile({
    name: guard.ru,
    text: '{tap}: Выстрел на 1-2-2, дальность 3. Концентрация: получает {counter}.',
  });
  expect(verdict.accepted).toBe(true);
  const typed = { ...guard, features: verdict.abilities as readonly Feature[] };
  // The second of them has another place than the first; both were looked at before.
  const idle: CardData = { ...guard, id: 'own-idle', ru: 'Сторож Брода', en: 'Сторож Брода' };
  expect([readOwn(idle), readOwn(typed)].every((read) => 'entry' in read)).toBe(true);
  const deck = { cards: { ...ready.deck.cards, 'own-guard': 3, 'own-idle': 3 } };
  const match = newGame(berserk, { own: [idle, typed], decks: [deck, deck] }, 2, 'own cards');
  const chance = seeded('answers');
  let seen = 0;
  for (let n = 0; n < 20_000 && !match.run.state.result; n++) {
    const [seat] = awaited(match.run);
    const question = questionFor(match.run, seat);
    if (!question) throw new Error('Nobody is asked.');
    play(match, { seat, answer: below(chance, count(question)) });
    const { pieces, def } = match.run.state;
    if (pieces.some((piece) => piece && !piece.hidden && def[piece.card] >= cards.length)) seen++;
  }
  expect(match.run.state.result).not.toBeNull();
  expect(seen).toBeGreaterThan(0);
  expect(view(match.run.state, null).own?.map(({ name }) => name.ru)).toEqual([idle.ru, guard.ru]);
});
