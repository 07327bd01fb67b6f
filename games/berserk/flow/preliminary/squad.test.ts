import { below, type Reason, seeded } from '@vigrid/kernel';
import { describe, expect, test } from 'vitest';
import type { CardData } from '../../abilities/index.ts';
import { emptyTable, newCard } from '../../begin.ts';
import { suggestDeployment, suggestSquad } from '../../bot/suggestion.ts';
import { cards } from '../../cards/catalogue.ts';
import { randomDeck } from '../../decks/random.ts';
import { newPiece } from '../../state/piece.ts';
import { type Berserk, cardOf } from '../../state.ts';
import { cellAt } from '../../zones/battlefield.ts';
import { deployCells } from './deployment-cells.ts';
import { billFor, mayRecruit, putBack, recruit, unrecruitAll, type Wish, waysToRecruit } from './squad.ts';

const creature = (id: string, more: Partial<CardData> = {}): CardData => ({
  id,
  ru: `Тест ${id}`,
  en: `Test ${id}`,
  type: 'creature',
  cost: 5,
  lives: 8,
  move: 1,
  strike: [1, 2, 3],
  glyph: 'sword',
  ...more,
});

const own: CardData[] = [
  creature('plain'),
  creature('elite', { elite: true }),
  creature('forest', { elements: ['forest'] }),
  creature('steppe', { elements: ['steppe'] }),
  creature('swamp', { elements: ['swamp'] }),
  creature('two', { elements: ['forest', 'steppe'] }),
  creature('flyer', { move: 'flight', cost: 6 }),
  creature('wisp', { move: 'flight', cost: 3 }),
  creature('mote', { move: 'flight', cost: 1 }),
  creature('unique', { features: [{ kind: 'word', word: 'unique' }] }),
  creature('lord', { cost: 9, elite: true }),
  creature('baron', { cost: 8, elite: true }),
  creature('peak', { cost: 9, type: 'terrain' }),
  creature('devoted', { features: [{ kind: 'word', word: 'devotion', value: 2 }] }),
  creature('loner', { features: [{ kind: 'recruiting', what: 'notWith', cards: { element: 'swamp' } }] }),
  creature('x', { cost: 1, features: [{ kind: 'recruiting', what: 'costX' }] }),
  creature('hill', { type: 'terrain' }),
  creature('mirage', { features: [{ kind: 'recruiting', what: 'secondTerrain', cheaper: 1 }] }),
  creature('chief', { features: [{ kind: 'recruiting', what: 'cheapens', cards: { class: 'orc' }, by: 1 }] }),
  creature('orc', { classes: ['orc'] }),
  creature('spy', { features: [{ kind: 'recruiting', what: 'discount', by: 1, each: { class: 'orc' } }] }),
  creature('cheap', { cost: 1 }),
];

/** A player with these cards dealt, and the crystals of a First player. */
function dealt(ids: readonly string[], edition: Berserk['edition'] = '2012') {
  const s = emptyTable(seeded('recruit'));
  s.edition = edition;
  s.own = own;
  const [side] = s.sides;
  side.gold = edition === '2012' ? 24 : 23;
  side.silver = 22;
  side.deal = ids.map((id) => newCard(s, 0, id));
  const at = (id: string) => side.deal.find((card) => cardOf(s, card).id === id) ?? -1;
  const wish = (id: string, more: Omit<Wish, 'card'> = {}): Wish => ({ card: at(id), ...more });
  return {
    s,
    side,
    wish,
    take: (id: string, more: Omit<Wish, 'card'> = {}) => recruit(s, side, wish(id, more)),
    price: (id: string) => billFor(s, side, wish(id)).price,
    refused: (id: string, more: Omit<Wish, 'card'> = {}) => {
      const why: Reason[] = [];
      expect(mayRecruit(s, side, wish(id, more), why)).toBe(why.length === 0);
      return why[0]?.rule ?? null;
    },
  };
}

describe('recruiting', () => {
  test('[B12-403.2.1] elite cards cost gold, ordinary ones silver first and gold where it does not suffice', () => {
    const { side, take } = dealt(['elite', 'plain', 'plain']);
    take('elite');
    expect([side.gold, side.silver]).toEqual([19, 22]);
    side.silver = 7;
    take('plain');
    take('plain');
    expect([side.gold, side.silver]).toEqual([16, 0]);
  });

  test('[B12-403.2.1] each element beyond the first costs a gold crystal before the card itself', () => {
    const { side, take, refused } = dealt(['forest', 'steppe', 'swamp']);
    take('forest');
    expect(side.gold).toBe(24);
    take('steppe');
    expect([side.gold, side.silver]).toEqual([23, 12]);
    side.gold = 0;
    expect(refused('swamp')).toBe('B12-403.2.1');
  });

  test('[B09-304.6] in 2009 the third element costs a crystal, and a squad of one element gains one', () => {
    const { side, take } = dealt(['forest', 'steppe', 'swamp'], '2009');
    const gold = ['forest', 'steppe', 'swamp'].map((id) => {
      take(id);
      return side.gold;
    });
    expect(gold).toEqual([24, 23, 22]);
  });

  test('[B09-304.6a] a card of a third element can not be had for the very last gold', () => {
    const { side, take, refused } = dealt(['forest', 'steppe', 'swamp'], '2009');
    take('forest');
    take('steppe');
    Object.assign(side, { gold: 5, silver: 0 });
    expect(refused('swamp')).toBe('B09-304.6a');
    side.gold = 6;
    expect(refused('swamp')).toBeNull();
  });

  test('a card of two elements pays for each that is new', () => {
    const { side, take } = dealt(['swamp', 'two']);
    take('swamp');
    take('two');
    expect(side.gold).toBe(22);
  });

  test('[B12-208.5] at most fifteen crystals are spent on flyers', () => {
    const { take, refused } = dealt(['flyer', 'flyer', 'flyer', 'wisp', 'mote', 'plain']);
    take('flyer');
    take('flyer');
    expect(refused('flyer')).toBe('B12-208.5');
    expect(refused('wisp')).toBeNull();
    take('wisp');
    expect(refused('mote')).toBe('B12-208.5');
    expect(refused('plain')).toBeNull();
  });

  test('[B12-211.3] one terrain, unless a feature allows a second, cheaper one', () => {
    const { take, refused, price } = dealt(['hill', 'hill', 'mirage']);
    take('hill');
    expect(refused('hill')).toBe('B12-211.3');
    take('mirage');
    expect(refused('hill')).toBeNull();
    expect(price('hill')).toBe(4);
  });

  test('[B12-G-uniqueness] a unique card does not join its namesake', () => {
    const { take, refused } = dealt(['unique', 'unique']);
    take('unique');
    expect(refused('unique')).toBe('B12-G-uniqueness');
  });

  test('[B12-532.8] a card that can not be with others keeps them out, and they keep it out', () => {
    const one = dealt(['loner', 'swamp']);
    one.take('loner');
    expect(one.refused('swamp')).toBe('B12-532.8');
    const other = dealt(['loner', 'swamp']);
    other.take('swamp');
    expect(other.refused('loner')).toBe('B12-532.8');
  });

  test('[B12-G-devotion-x] costs less once a creature that costs nine is there', () => {
    const { take, price } = dealt(['devoted', 'lord', 'baron', 'peak']);
    take('baron');
    take('peak');
    expect(price('devoted')).toBe(5);
    take('lord');
    expect(price('devoted')).toBe(3);
  });

  test('[B12-403.2.2] a recruited card counts at once: others of its choice get cheaper', () => {
    const { take, price } = dealt(['chief', 'orc', 'orc', 'spy']);
    take('chief');
    expect(price('orc')).toBe(4);
    take('orc');
    take('orc');
    expect(price('spy')).toBe(3);
  });

  test('[B12-105.2.3] X is chosen on recruiting and stays with the card', () => {
    const { side, take, refused } = dealt(['x']);
    expect(refused('x')).not.toBeNull();
    take('x', { x: 3 });
    expect(side.silver).toBe(18);
    expect(side.recruits[0]).toMatchObject({ cost: 4, x: 3 });
  });

  test('the Marauder brings a gold crystal, Teach two for a promise of few elemental cards', () => {
    const { side, take, refused } = dealt(['WE-171', 'WE-199', 'forest', 'forest', 'forest', 'forest']);
    take('WE-171');
    expect([side.gold, side.silver]).toEqual([25, 19]);
    take('WE-199', { take: true });
    expect(side.gold).toBe(20);
    for (let i = 0; i < 3; i++) take('forest');
    expect(refused('forest')).toBe('B12-403.2.2');
  });

  test('the Quartermaster is free in a squad of every cost', () => {
    const { s, side, price } = dealt(['WE-172', ...cards.slice(0, 34).map(({ id }) => id)]);
    expect(price('WE-172')).toBe(4);
    side.gold = side.silver = 99;
    for (const cost of [3, 4, 5, 6, 7, 8]) {
      const card = side.deal.find((one) => cardOf(s, one).cost === cost && cardOf(s, one).id !== 'WE-172');
      recruit(s, side, { card: card ?? -1 });
    }
    expect(price('WE-172')).toBe(0);
  });

  test('what was recruited can be put back with every crystal', () => {
    const { s, side, take } = dealt(['forest', 'steppe', 'elite', 'flyer']);
    const before = structuredClone(side);
    for (const id of ['forest', 'steppe', 'elite', 'flyer']) take(id);
    unrecruitAll(s, side);
    expect(side).toEqual(before);
  });
});

/** A whole deal from a deck that chance builds. */
function table(n: number): Berserk {
  const s = emptyTable(seeded(`table ${n}`));
  const ids = Object.entries(randomDeck(s.random).cards).flatMap(([id, count]) => Array(count).fill(id));
  Object.assign(s.sides[0], { gold: 24, silver: 22 });
  s.sides[0].deal = ids.slice(0, 15).map((id) => newCard(s, 0, id));
  return s;
}

describe('the suggested squad', () => {
  test('is legal card by card and spends nearly everything that the deal lets one spend', () => {
    for (let n = 0; n < 30; n++) {
      const s = table(n);
      const [side] = s.sides;
      const spendable = side.deal.reduce((sum, card) => sum + cardOf(s, card).cost, 0);
      for (const wish of suggestSquad(s, 0)) {
        expect(mayRecruit(s, side, wish)).toBe(true);
        recruit(s, side, wish);
      }
      expect(suggestSquad(s, 0)).toEqual([]);
      if (spendable > 70) expect(side.gold + side.silver).toBeLessThan(12);
    }
  });

  test('leaves everything as it was', () => {
    const s = table(1);
    const before = structuredClone(s);
    suggestSquad(s, 0);
    expect(s).toEqual(before);
  });
});

describe('putting back', () => {
  /** A deal in which some cards are recruited by chance. */
  function squadOf(seed: number) {
    const s = table(seed);
    const [side] = s.sides;
    const random = seeded(`squad ${seed}`);
    const before: unknown[] = [];
    for (;;) {
      const ways = side.deal.flatMap((card) =>
        waysToRecruit(s, card).filter((wish) => mayRecruit(s, side, wish)),
      );
      if (ways.length === 0) return { s, side, before };
      before.push(structuredClone(side));
      recruit(s, side, ways[below(random, ways.length)]);
    }
  }

  test('[RB-40] the card recruited last, again and again, leads back to the deal', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { s, side, before } = squadOf(seed);
      for (const earlier of before.toReversed()) {
        putBack(s, side, side.recruits.at(-1)?.card ?? -1);
        expect(side).toEqual(earlier);
      }
      expect(side.recruits).toEqual([]);
    }
  });

  test('[RB-40] any card: the others are as if it had never been recruited', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { s, side } = squadOf(seed);
      const [first, ...others] = side.recruits.map(({ card }) => card);
      putBack(s, side, first);
      expect(side.deal).toContain(first);
      expect(others.filter((card) => side.recruits.some((one) => one.card === card))).toEqual(
        side.recruits.map(({ card }) => card),
      );
      expect(side.recruits.reduce((sum, { gold }) => sum + gold, side.gold)).toBe(24);
      expect(side.recruits.reduce((sum, { silver }) => sum + silver, side.silver)).toBe(22);
    }
  });
});

describe('cells for deployment', () => {
  const row = (seat: number, rank: number, columns: readonly number[]) =>
    columns.map((column) => cellAt(seat === 0 ? 2 + rank : 3 - rank, column));
  const all = [0, 1, 2, 3, 4];
  const sorted = (cells: readonly number[]) => cells.toSorted((a, b) => a - b);

  /** The cells that open one after the other as each lot is filled. */
  function lots(seat: number, first: number): number[][] {
    const s = emptyTable(seeded('cells'));
    s.first = first;
    const found: number[][] = [];
    for (let cells = deployCells(s, seat); cells.length > 0; cells = deployCells(s, seat)) {
      found.push(cells);
      for (const cell of cells) s.field[cell] = 99;
    }
    return found;
  }

  test('[B12-404.1.2] the First player fills the middle, then the flanks behind, then the first row', () => {
    const middle = [1, 2, 3].flatMap((rank) => row(0, rank, [1, 2, 3]));
    const flanks = [2, 3].flatMap((rank) => row(0, rank, [0, 4]));
    expect(lots(0, 0)).toEqual([middle, flanks, row(0, 1, [0, 4])].map(sorted));
  });

  test('[B12-404.1.3] the Second player has the whole first row from the start', () => {
    const open = [...row(1, 1, all), ...row(1, 2, [1, 2, 3]), ...row(1, 3, [1, 2, 3])];
    expect(lots(1, 0)[0]).toEqual(sorted(open));
    expect(lots(1, 0)).toHaveLength(2);
  });

  test('[B12-404.1.5] forbidden cells count as occupied', () => {
    const s = emptyTable(seeded('cells'));
    s.sides[0].squad.push(newCard(s, 0, 'EX-16'));
    expect(deployCells(s, 1)).not.toContain(row(1, 1, [0])[0]);
    for (const rank of [1, 2, 3]) for (const cell of row(1, rank, [1, 2, 3])) s.field[cell] = 99;
    expect(deployCells(s, 1)).toEqual(sorted([2, 3].flatMap((rank) => row(1, rank, [0, 4]))));
  });

  test('the suggested line-up has a cell of the own half for each card', () => {
    const s = table(3);
    const [side] = s.sides;
    for (const card of side.deal.splice(0, 12)) {
      s.pieces[card] = { ...newPiece(s, card, 0, -1), hidden: true };
      side.squad.push(card);
    }
    const placed = suggestDeployment(s, 0);
    expect(new Set(placed.map(({ cell }) => cell)).size).toBe(12);
    expect(new Set(placed.map(({ card }) => card)).size).toBe(12);
    for (const { cell } of placed.toSorted((a, b) => a.cell - b.cell))
      expect(cell).toBeGreaterThanOrEqual(15);
  });
});
