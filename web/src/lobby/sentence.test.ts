import { berserk } from '@vigrid/berserk';
import { dune } from '@vigrid/dune';
import type { Chosen, Settings } from '@vigrid/kernel';
import type { SeatWish } from '@vigrid/protocol';
import { valhalla } from '@vigrid/valhalla';
import { describe, expect, test } from 'vitest';
import type { Speech } from '../i18n/index.ts';
import { changedIn, minutesOf, type Planned, sentenceOf } from './sentence.ts';
import { settled } from './settling.ts';

const english: Speech = { lang: 'en', t: (text) => text.en };
const russian: Speech = { lang: 'ru', t: (text) => text.ru };

const me: SeatWish = { kind: 'me' };
const bot: SeatWish = { kind: 'bot', level: 'level2' };

function planned(game: { name: { en: string }; settings: Settings }, chosen: Chosen, seats = 4): Planned {
  return {
    game: game.name.en,
    seats: [me, ...Array.from({ length: seats - 1 }, () => bot)],
    seatsAt: 'seating',
    decks: null,
    settings: game.settings,
    options: settled(game.settings, chosen, seats, 0).options,
    usual: settled(game.settings, {}, seats, 0).options,
  };
}

const read = (of: Planned, spoken = english) =>
  sentenceOf(of, spoken)
    .map((part) => (part.kind === 'said' ? part.text : `[${part.changed ? '◆' : ''}${part.text}]`))
    .join('');

describe('a game as a sentence', () => {
  test('tells who plays, what is added and how; nothing differs from the usual', () => {
    const of = planned(dune, {});
    expect(read(of)).toBe(
      'Dune: Imperium. At the table: you, [Brand], [Tyra], and [Svan]. Core game: [Dune: Imperium]. Expansions: [none].',
    );
    expect(changedIn(of)).toEqual([]);
  });

  test('marks what is not as usual, and counts it', () => {
    const of = planned(valhalla, { valkyries: true, tyr: true });
    expect(read(of, russian)).toContain('Дополнения: [◆Валькирии и Гнев Тюра].');
    expect(changedIn(of)).toEqual(['valkyries', 'tyr']);
  });

  test('one who plays alone meets nobody by name', () => {
    expect(read(planned(valhalla, {}, 1))).toContain('At the table: [you alone].');
  });

  test('names the decks of a duel, and both words lead to where they are chosen', () => {
    const of = { ...planned(berserk, {}, 2), seatsAt: 'level', decks: ['Steel Line', 'by lot'] };
    expect(read(of)).toContain('you and [Brand]. Your deck: [Steel Line]; your rival’s: [by lot].');
    const words = sentenceOf(of, english).flatMap((part) => (part.kind === 'choice' ? part.at : []));
    expect(words.slice(0, 3)).toEqual(['level', 'deck', 'rivalDeck']);
  });
});

test('what makes a game longer is added to its time', () => {
  const usual = minutesOf(planned(dune, {}));
  expect(usual).toBe(120);
  expect(minutesOf(planned(dune, { expansions: ['ix', 'immortality'] }))).toBe(155);
  expect(minutesOf(planned(berserk, {}, 2))).toBe(40);
  expect(minutesOf(planned(berserk, { format: 'draft' }, 2))).toBe(60);
});
