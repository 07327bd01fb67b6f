import { heroes } from '@vigrid/heroes';
import * as terminal from '@vigrid/heroes/terminal';
import { decode, type Question, readChoice, start } from '@vigrid/kernel';
import { describe, expect, test } from 'vitest';
import { openDesk } from '../src/desk.ts';
import { menuLines, menuOf } from '../src/play/menu.ts';
import { witness } from '../src/play/witness.ts';

const room = { game: heroes, terminal };
const desk = openDesk('en', false);
const { state } = start(heroes, { seats: 2, seed: 'menu', options: { decks: ['snirk', 'snirk'] } });
// Three cards of different names to ask about.
const [gnome, burk, groll] = [900, 901, 902];
const who = witness(room, desk, ['Ann', 'Ben']);
who.see([
  { id: gnome, def: 'L25-14' },
  { id: burk, def: 'L25-13' },
  { id: groll, def: 'L25-4' },
]);
const asked = { seat: 0, ask: 'target', rule: 'BH-9.1' };
const menu = (q: Question) => menuOf(q, heroes.view(state, 0), room, who);

/** What the typed words come to: the decoded answer, or the sentence that refuses them. */
function read(q: Question, typed: string): unknown {
  const reading = readChoice(menu(q), typed);
  if (!reading) return null;
  if ('answer' in reading) return decode(q, reading.answer);
  return 'wrong' in reading ? reading.wrong.en : reading.several.map(({ label }) => label);
}

describe('typed answers', () => {
  test('pick one by number or name, or nobody where that is allowed', () => {
    const q: Question = { ...asked, kind: 'cards', from: [gnome, burk, groll], min: 0, max: 1 };
    expect(read(q, '2')).toEqual([burk]);
    expect(read(q, 'groll')).toEqual([groll]);
    expect(read(q, 'none')).toEqual([]);
    expect(read(q, '4')).toEqual([]);
    expect(read(q, '5')).toBe('The list goes from 1 to 4.');
    expect(read(q, 'Moonling')).toBeNull();
  });

  test('pick several, in order where it matters', () => {
    const q: Question = {
      ...asked,
      kind: 'cards',
      from: [gnome, burk, groll],
      min: 1,
      max: 2,
      ordered: true,
    };
    expect(read(q, '3 1')).toEqual([groll, gnome]);
    expect(read(q, 'Burk, Gnome')).toEqual([burk, gnome]);
    expect(read(q, '1 2 3')).toBe('That is no answer: type numbers, 1 to 2 of them in order, such as 1 2.');
    expect(read(q, '1 1')).toBe('"1" is not on the list, or it is named already.');
    expect(read(q, 'none')).toMatch(/^That is no answer/);
  });

  test('name seats', () => {
    const q: Question = { ...asked, kind: 'seats', from: [0, 1], min: 1, max: 1 };
    expect(read(q, 'Ben')).toEqual([1]);
  });

  test('give a number', () => {
    const q: Question = { ...asked, kind: 'number', min: 2, max: 5 };
    expect(read(q, '4')).toBe(4);
    expect(read(q, '6')).toBe('That is no answer: type a number from 2 to 5.');
  });

  test('say yes or no', () => {
    const q: Question = { ...asked, kind: 'yesno' };
    expect([read(q, 'yes'), read(q, '1'), read(q, 'no'), read(q, '2')]).toEqual([true, true, false, false]);
  });

  test('put in order', () => {
    const q: Question = { ...asked, kind: 'order', items: [gnome, burk, groll] };
    expect(read(q, '2 3 1')).toEqual([burk, groll, gnome]);
    expect(read(q, '2 3')).toMatch(/^That is no answer: type all numbers in order/);
  });

  test('deal out', () => {
    const q: Question = { ...asked, kind: 'split', items: [gnome, burk], limits: [3, 1], total: 3 };
    expect(read(q, '2 1')).toEqual([2, 1]);
    expect(read(q, 'Gnome 2, Burk 1')).toEqual([2, 1]);
    expect(read(q, '1 2')).toMatch(/the shares in order, 3 in all, at most 3 1, such as \d \d\.$/);
  });

  test('of an act may be any part of its name, as long as one act fits', () => {
    const options = [
      { do: 'attack', card: gnome, target: burk },
      { do: 'attack', card: gnome, target: groll },
      { do: 'end' },
    ];
    const q: Question = { ...asked, kind: 'act', options };
    expect(read(q, 'groll')).toEqual({ do: 'attack', card: gnome, target: groll });
    expect(read(q, 'gnome')).toEqual(['Strike Burk with Gnome', 'Strike Groll with Gnome']);
    expect(read(q, '3')).toEqual({ do: 'end' });
    expect(menuLines(menu(q), who)).toEqual(['  Gnome attacks: 1) Burk   2) Groll', '  3) End turn']);
  });
});
