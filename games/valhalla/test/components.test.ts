import { describe, expect, test } from 'vitest';
import { begin } from '../begin.ts';
import { cards, firstMonster, numbersOf, symbolsOf } from '../cards/catalogue.ts';
import { catalogue } from '../cards/entries.ts';
import { clans, monsterNames, type SetId } from '../cards/types.ts';
import { jarlsFor } from '../flow/setup.ts';
import valhalla from '../index.ts';
import { readOptions, type ValhallaOptions } from '../settings.ts';
import { titleTable } from '../titles.ts';

const count = (set: SetId) => numbersOf(set).length;
const table = (given: unknown, seats: number) =>
  begin({ seats, seed: 'box', options: optionsOf(given, seats) });

function optionsOf(given: unknown, seats: number): ValhallaOptions {
  const read = readOptions(given, seats);
  if ('problems' in read) throw new Error(read.problems[0].text.en);
  return read.options;
}

const refusedBy = (given: unknown, seats: number) => {
  const read = readOptions(given, seats);
  return 'problems' in read ? read.problems.map(({ rule }) => rule) : [];
};

describe('the box', () => {
  test('[V-1.2] the base deck holds 120 cards, warriors and tactics alone', () => {
    const { deck } = table({}, 3);
    expect(deck).toHaveLength(120);
    const kinds = deck.map((number) => {
      const card = cards[number];
      return card.kind === 'warrior' ? card.clan : card.kind;
    });
    expect(new Set(kinds)).toEqual(new Set(['bear', 'wolf', 'boar', 'deer', 'giant', 'tactic']));
  });

  test('[V-1.3] each of the four viking clans has its own colour', () => {
    const dyes = catalogue.filter(({ id }) => /^(BEAR|WOLF|BOAR|DEER)-01$/.test(id)).map(({ dye }) => dye);
    expect(dyes).toEqual(['bear', 'wolf', 'boar', 'deer']);
  });

  test('[V-1.6] the expansions have 10, 14, 40, 40 and 20 cards', () => {
    expect([count('loki'), count('thor'), count('valkyries'), count('dwarves'), count('tyr')]).toEqual([
      10, 14, 40, 40, 20,
    ]);
  });

  test('[V-1.7] four monsters have six cards each', () => {
    expect(count('monsters')).toBe(24);
    const names = cards.slice(firstMonster).map((card) => card.kind === 'monster' && card.monster);
    for (const [i, monster] of monsterNames.entries()) {
      expect(names.slice(6 * i, 6 * i + 6)).toEqual(Array(6).fill(monster));
    }
  });

  test('[V-1.8] everybody begins with four own shields, none captured, and four spaces', () => {
    for (const { shields, captured, squad } of table({}, 6).sides) {
      expect(shields).toBe(4);
      expect(captured).toEqual([0, 0, 0, 0, 0, 0]);
      expect(squad).toHaveLength(4);
    }
  });

  test('[V-1.9] there are 25 jarls', () => {
    expect(count('jarls')).toBe(25);
  });

  test('[V-2.1] every warrior has clan, arms, strength and valour', () => {
    for (const [number, card] of cards.entries()) {
      if (card.kind !== 'warrior') continue;
      expect(clans, card.id).toContain(card.clan);
      expect(symbolsOf({ own: [] }, number), card.id).toBeGreaterThan(0);
      expect(card.strength, card.id).toBeGreaterThan(0);
      expect(card.valour, card.id).toBeGreaterThan(0);
    }
  });

  test('[V-2.7] no jarl marked 3+ is dealt to two players', () => {
    const marked = (seats: number) =>
      jarlsFor(table({}, seats)).filter((card) => {
        const data = cards[card];
        return data.kind === 'jarl' && data.threePlus === true;
      });
    expect(marked(2)).toEqual([]);
    expect(marked(3)).toHaveLength(4);
  });

  test('[V-22.1] the title has a table for each number of players, and level 1 never gives dice', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      expect(titleTable(seats)).toHaveLength(5);
      expect(titleTable(seats)[0].dice).toBe(0);
    }
    expect(titleTable(4)).not.toEqual(titleTable(5));
  });

  test('[V-25.4] a monster card has strength, maximum, clans, warriors and activation', () => {
    for (const card of cards.slice(firstMonster)) {
      if (card.kind !== 'monster') throw new Error(`${card.id} is no monster.`);
      expect(card.strength[1]).toBeGreaterThan(card.strength[0]);
      expect(card.most[0]).toBeGreaterThan(0);
      expect(card.clans.length).toBeGreaterThan(0);
      expect(card.warriors).toBeGreaterThan(0);
      expect(card.activation.length).toBeGreaterThan(2);
    }
  });

  test('[V-28.4] seventeen jarls are suited to solo play', () => {
    expect(cards.filter((card) => card.kind === 'jarl' && card.solo)).toHaveLength(17);
  });
});

describe('the options', () => {
  test('[V-1.13] two to six players, or one alone', () => {
    expect(valhalla.seats).toEqual({ min: 1, max: 6 });
  });

  test('[V-3.1] only the sets that are chosen join the deck', () => {
    const sets = new Set(table({ thor: true, tyr: true }, 3).deck.map((card) => cards[card].set));
    expect([...sets]).toEqual(['base', 'thor']);
    expect(table({ thor: true, tyr: true }, 3).box).toHaveLength(20);
  });

  test('[V-4.3] two players can not have the same shields', () => {
    expect(refusedBy({ shields: ['raven', 'raven'] }, 2)).toEqual(['V-4.3']);
    expect(refusedBy({ shields: ['raven', 'goat'] }, 2)).toEqual([]);
  });

  test('[V-15.1] any expansions may be used together', () => {
    const all = { loki: 'random', thor: true, valkyries: true, dwarves: true, tyr: true, lastViking: true };
    expect(refusedBy(all, 3)).toEqual([]);
    expect(refusedBy({ ...all, companions: 'union' }, 6)).toEqual([]);
  });

  test('[V-15.3] Thor needs three players, companions four or six', () => {
    expect(refusedBy({ thor: true }, 2)).toEqual(['V-15.3']);
    expect(refusedBy({ companions: 'union' }, 5)).toEqual(['V-15.3']);
  });

  test('[V-25.7] the usual difficulty is I', () => {
    expect(optionsOf({}, 1).difficulty).toBe(1);
  });

  test('[V-28.10] Dwarves are not for solo play', () => {
    expect(refusedBy({ dwarves: true }, 1)).toEqual(['V-28.10']);
    expect(refusedBy({ valkyries: true }, 1)).toEqual([]);
  });

  test('[V-29.7] a choice of five jarls is for five players at most', () => {
    expect(refusedBy({ jarls: 'five' }, 6)).toEqual(['V-29.7']);
    expect(refusedBy({ jarls: 'five' }, 5)).toEqual([]);
  });
});
