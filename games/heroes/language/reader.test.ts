import { expect, test } from 'vitest';
import { reader } from './index.ts';

test('a text is read sentence by sentence, as data and in our own words', () => {
  const text = 'Dash. Hire: wound a creature 2.';
  expect(reader.compile({ name: 'Scout', text })).toMatchObject({
    name: 'Scout',
    sentences: 2,
    compiled: 2,
    accepted: true,
    abilities: [
      { kind: 'word', word: 'rush' },
      { kind: 'when', on: 'hire', does: [{ do: 'wound', to: { pick: { type: 'creature' } }, amount: 2 }] },
    ],
    text: { en: 'Rush. Hire: a creature gets 2 wounds.', ru: 'Рывок. Найм: существо получает 2 раны.' },
    diagnostics: [],
  });
});

test('what is not read is refused with its place, and the rest is told all the same', () => {
  const text = 'Dash. Hire: upgrade a creature.';
  const verdict = reader.compile({ name: 'Scout', text });
  expect(verdict).toMatchObject({ sentences: 2, compiled: 1, accepted: false });
  expect(verdict.diagnostics.map(({ from, to }) => text.slice(from, to))).toEqual(['upgrade a creature']);
  expect(verdict.parts.map((part) => part.text === null)).toEqual([false, true]);
});

test('without a type, orders alone make a spell; with one, only such a card may have the text', () => {
  const text = 'Draw a card';
  expect(reader.compile({ name: 'Calm', text })).toMatchObject({
    accepted: true,
    abilities: [{ kind: 'play', does: [{ do: 'draw', amount: 1 }] }],
  });
  expect(reader.compile({ name: 'Calm', text, figures: { type: 'creature' } }).accepted).toBe(false);
});

test('a type that is none is refused with those that there are', () => {
  const { accepted, diagnostics } = reader.compile({
    name: 'Calm',
    text: 'Rush.',
    figures: { type: 'teapot' },
  });
  expect(accepted).toBe(false);
  expect(diagnostics.map(({ message }) => message.en)).toEqual([
    'There is no such type of card: "teapot". Known are: hero, creature, spell, quest, weapon, armour, amulet, terrain, event.',
  ]);
});

test('our own words are read in both languages, a line for each ability', () => {
  const draw = { kind: 'when', on: 'hire', does: [{ do: 'draw', amount: 2 }] };
  const figures = { type: 'creature' };
  for (const text of ['Rush.\n Hire: draw two cards.', 'Рывок.\nНайм: возьмите две карты']) {
    const { abilities } = reader.compile({ name: 'Scout', text, figures });
    expect(abilities).toEqual([{ kind: 'word', word: 'rush' }, draw]);
  }
});
