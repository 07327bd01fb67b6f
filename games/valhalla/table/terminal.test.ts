import { answer, awaited, below, count, type Lang, questionFor, seeded, start } from '@vigrid/kernel';
import { columns, plainInk, type Sheet } from '@vigrid/kernel/terminal';
import { languages } from '@vigrid/speech';
import { describe, expect, test } from 'vitest';
import { cards } from '../cards/catalogue.ts';
import { newBattle } from '../flow/battle.ts';
import { valhalla } from '../index.ts';
import { place } from '../scenario/position.ts';
import { readOptions } from '../settings.ts';
import { dieId, type Valhalla } from '../state.ts';
import { view } from './look.ts';
import { called, choice, draw, intents, twins } from './terminal.ts';

const sheet = (lang: Lang, width: number): Sheet => ({
  lang,
  ink: plainInk,
  width,
  card: (def) => valhalla.catalogue.find(({ id }) => id === def),
  names: { card: (id) => cards[id].name[lang], seat: (seat) => ['Ann', 'Ben', 'Cid', 'Dan'][seat] ?? 'Eve' },
});

const drawn = (s: Valhalla, lang: Lang = 'en', width = 100) =>
  draw(view(s, 0), sheet(lang, width)).join('\n');

const position = place(
  {
    discard: ['Rage +2', 'Gorm'],
    a: { jarl: 'Sigurd', squad: ['Ivar', 'Frosti'], hand: ['Rage +2', 'Rage +2'], captured: { b: 2 } },
    b: { squad: ['Bera'], shields: 2, hand: ['Ulf'], valhalla: ['Hild'] },
  },
  seeded('table'),
);

describe('Valhalla in a terminal', () => {
  test('shows boards, figures and the own hand, but no other', () => {
    const shown = drawn(position);
    for (const text of ['Ivar', 'Frosti', 'Sigurd', 'shields 4+2', 'Gorm', 'Rage +2'])
      expect(shown).toContain(text);
    expect(shown).not.toContain('Ulf');
    expect(shown).not.toContain('Hild');
  });

  test('tells copies apart', () => {
    expect([...twins(view(position, 0)).values()]).toEqual([2]);
  });

  test('gathers acts of one kind under one head', () => {
    const seen = view(position, 0);
    expect(choice({ do: 'attack', seat: 1 }, seen, sheet('en', 80))).toEqual({ head: 'Attack', item: 'Ben' });
    expect(choice({ do: 'draw' }, seen, sheet('en', 80))).toBeNull();
  });

  test('calls spaces by their number and dice by their face', () => {
    const seen = view(position, 0);
    expect(called(seen.sides[0].squad[2].space, seen, sheet('en', 80))).toBe('space 3');
    expect(called(position.sides[0].hand[0], seen, sheet('en', 80))).toBeNull();
    const fought = place({ a: { squad: ['Bera'] }, b: { squad: ['Bersi'] } }, seeded('dice'));
    fought.battle = newBattle('battle', [0, 1]);
    const [attacker] = fought.battle.fighters;
    Object.assign(attacker, { faces: [4, 1], on: [-1, -1], sort: [0, 1] });
    expect(called(dieId(0, 0), view(fought, 0), sheet('ru', 80))).toBe('лук');
    expect(called(dieId(0, 1), view(fought, 0), sheet('en', 80))).toBe('axe (extra)');
  });

  test('knows what might be done with a card', () => {
    const seen = view(position, 0);
    const [held] = position.sides[0].hand;
    expect(intents(seen, held)).toEqual([{ do: 'add', card: held }]);
    expect(intents(seen, position.sides[1].squad[0])).toEqual([{ do: 'attack', seat: 1 }]);
  });

  test.each(languages)('keeps to the width, whatever happens (%s)', (lang) => {
    const read = readOptions(
      { valkyries: true, dwarves: true, tyr: true, lastViking: true, loki: 'first' },
      4,
    );
    if ('problems' in read) throw new Error(read.problems[0].text.en);
    const run = start(valhalla, { seats: 4, seed: 'width', options: read.options });
    const chance = seeded('width');
    while (!run.state.result) {
      for (const line of drawn(run.state, lang, 80).split('\n'))
        expect(columns(line)).toBeLessThanOrEqual(90);
      const [seat] = awaited(run);
      const q = questionFor(run, seat);
      if (!q) throw new Error('Nobody is asked.');
      answer(run, seat, below(chance, count(q)));
    }
    expect(drawn(run.state, lang, 80)).toContain(lang === 'ru' ? 'Партия окончена' : 'The game is over');
  });
});
