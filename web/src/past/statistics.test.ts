import { expect, test } from 'vitest';
import { csvOf, type Played, quoted, scoresBy } from './statistics.ts';

const played = (part: Partial<Played>): Played => ({
  table: 'one',
  game: 'heroes',
  ended: '2026-01-02T03:04:05.000Z',
  result: 'won',
  players: 2,
  moves: 40,
  rivals: ['Ida'],
  deck: 'Frost',
  settings: [],
  cards: [],
  ...part,
});

test('games are counted by each of their names once, the most played first', () => {
  const games = [
    played({ rivals: ['Ida', 'Ove', 'Ida'] }),
    played({ rivals: ['Ove'], result: 'lost' }),
    played({ rivals: ['Ove'], result: 'drawn' }),
    played({ rivals: [] }),
  ];
  expect(scoresBy(games, ({ rivals }) => rivals)).toEqual([
    { name: 'Ove', games: 3, won: 1, lost: 1, drawn: 1, share: 1 / 3, range: null },
    { name: 'Ida', games: 1, won: 1, lost: 0, drawn: 0, share: 1, range: null },
  ]);
});

test("a card's record is that of the games whose own deck has it", () => {
  const games = [
    played({ cards: ['Wolf', 'Bear'] }),
    played({ cards: ['Wolf'], result: 'lost' }),
    played({ cards: ['Bear'] }),
  ];
  const won = scoresBy(games, ({ cards }) => cards).map((score) => [score.name, score.games, score.won]);
  expect(won).toEqual([
    ['Bear', 2, 2],
    ['Wolf', 2, 1],
  ]);
});

test('a share has its interval where games are enough for one', () => {
  const row = (won: number, lost: number) => {
    const games = Array.from({ length: won + lost }, (_, i) => played({ result: i < won ? 'won' : 'lost' }));
    return scoresBy(games, ({ deck }) => (deck === null ? [] : [deck]))[0];
  };
  expect(row(9, 0).range).toBeNull();
  // As the tables of Wilson's interval have them.
  const [low, high] = row(7, 3).range ?? [];
  expect(low).toBeCloseTo(0.3968, 3);
  expect(high).toBeCloseTo(0.8922, 3);
  const [none, some] = row(0, 20).range ?? [];
  expect(none).toBe(0);
  expect(some).toBeCloseTo(0.1611, 3);
  expect(row(20, 0).range?.[1]).toBeCloseTo(1, 9);
});

test('cells are quoted where they must be, and none begins as a formula', () => {
  expect(quoted('Ida')).toBe('Ida');
  expect(quoted('Ida, the "Wolf"')).toBe('"Ida, the ""Wolf"""');
  expect(quoted('two\nlines')).toBe('"two\nlines"');
  expect(quoted('=1+1')).toBe("'=1+1");
  expect(quoted('@SUM(A1,A2)')).toBe(`"'@SUM(A1,A2)"`);
});

test('the file has a line for each game under the names of the columns', () => {
  const file = csvOf([
    played({ rivals: ['Ida', 'Ove'], settings: ['Edition: 2012', '2 players'] }),
    played({ table: 'two', deck: null, rivals: ['a,b'], result: 'drawn' }),
  ]);
  expect(file.split('\r\n')).toEqual([
    '\uFEFFended,game,result,players,opponents,deck,settings,decisions,table',
    '2026-01-02T03:04:05.000Z,heroes,won,2,Ida; Ove,Frost,Edition: 2012; 2 players,40,one',
    '2026-01-02T03:04:05.000Z,heroes,drawn,2,"a,b",,,40,two',
    '',
  ]);
});
