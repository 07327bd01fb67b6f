import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { changesIn, nameOf, withSwitches } from '../mutants/changes.ts';

const source = `
export function mayStrike(s: State, piece: Piece, why?: Why): boolean {
  if (piece.closed) return no(why, { rule: piece.hidden ? 'X-1' : 'X-2', why: 'closed' });
  return piece.strikes === 0 && s.turn > 1;
}
function strike(g: G, piece: Piece): void {
  g.listener?.({ kind: 'struck', rule: 'X-3', card: piece.card });
  if (piece.closed) open(piece);
  else piece.strikes++;
}
const kind = { says: (e: Effect) => (e.all ? 'all' : 'one') };
`;

test('every predicate and effect is a change of its own; what only tells is left alone', () => {
  expect(changesIn('flow.ts', source).map(nameOf)).toEqual([
    'flow.ts mayStrike: piece.closed → true',
    'flow.ts mayStrike: piece.closed → false',
    'flow.ts mayStrike: piece.strikes === 0 && s.turn > 1 → (s.turn > 1)',
    'flow.ts mayStrike: piece.strikes === 0 && s.turn > 1 → (piece.strikes === 0)',
    'flow.ts strike: piece.closed → true',
    'flow.ts strike: piece.closed → false',
    'flow.ts strike: open(piece); → (left out)',
    'flow.ts strike: piece.strikes++; → (left out)',
  ]);
});

test('each change is turned on by its number, and by that alone', () => {
  const changes = changesIn('flow.ts', source);
  const script = stripTypeScriptTypes(withSwitches(source, changes, 10)).replaceAll('export ', '');
  let on = -1;
  const mutantOn = (n: number) => n === on;
  const mutantSees = (_n: number, _when: boolean, value: boolean) => value;
  const { mayStrike, strike } = new Function('globalThis', 'no', `${script}; return { mayStrike, strike };`)(
    { mutantOn, mutantSees },
    () => false,
  );
  const results = [-1, 10, 11, 12, 13, 16, 17].map((n) => {
    on = n;
    const fresh = { closed: false, strikes: 0 };
    const tired = { closed: false, strikes: 1 };
    strike({}, fresh);
    return [
      mayStrike({ turn: 2 }, { closed: true, strikes: 0 }),
      mayStrike({ turn: 2 }, tired),
      mayStrike({ turn: 1 }, { closed: false, strikes: 0 }),
      mayStrike({ turn: 2 }, { closed: false, strikes: 0 }),
      fresh.strikes,
    ];
  });
  expect(results).toEqual([
    [false, false, false, true, 1],
    [false, false, false, false, 1],
    [true, false, false, true, 1],
    [false, true, false, true, 1],
    [false, false, true, true, 1],
    [false, false, false, true, 1],
    [false, false, false, true, 0],
  ]);
});

test('a change is felt only where what it changes is otherwise', () => {
  const flow = `
function strike(piece) {
  if (piece.closed && piece.tired) piece.strikes = 0;
}
`;
  const changes = changesIn('flow.ts', flow);
  expect(changes.map(({ now }) => now)).toEqual(['false', '(piece.tired)', '(piece.closed)', '(left out)']);
  const feltBy = (piece: object) => {
    const felt: number[] = [];
    const mutantSees = (n: number, when: boolean, value: boolean) => {
      if (value === when) felt.push(n);
      return value;
    };
    const mutantSets = (n: number, was: unknown, is: unknown) => {
      if (was !== is) felt.push(n);
    };
    new Function('globalThis', 'piece', `${withSwitches(flow, changes, 0)}; strike(piece);`)(
      { mutantOn: () => false, mutantSees, mutantSets },
      piece,
    );
    return felt;
  };
  expect(feltBy({ closed: false, tired: true, strikes: 1 })).toEqual([1]);
  expect(feltBy({ closed: true, tired: false, strikes: 1 })).toEqual([2]);
  expect(feltBy({ closed: true, tired: true, strikes: 1 }).sort()).toEqual([0, 3]);
  expect(feltBy({ closed: true, tired: true, strikes: 0 })).toEqual([0]);
});

test('quick exits, missing things, reasons and what is only told are left alone', () => {
  const quick = `
export function plays(s: State, cards: number[], why?: Why): number[] {
  const place = s.squad.indexOf(cards[0]);
  if (cards.length === 0 || s.over) return [];
  if (place < 0) return [];
  if (s.lost > 0) g.listener?.({ kind: 'lost', rule: 'X-1' });
  return fits(s, place) || no(why, { rule: 'X-2', why: 'fits' }) ? cards : [];
}
`;
  expect(changesIn('flow.ts', quick).map(nameOf)).toEqual([
    'flow.ts plays: cards.length === 0 || s.over → true',
    'flow.ts plays: cards.length === 0 || s.over → (cards.length === 0)',
    'flow.ts plays: place < 0 → true',
    "flow.ts plays: fits(s, place) || no(why, { rule: 'X-2', why: 'fits' }) → true",
    "flow.ts plays: fits(s, place) || no(why, { rule: 'X-2', why: 'fits' }) → (no(why, { rule: 'X-2', why: 'fits' }))",
  ]);
});
