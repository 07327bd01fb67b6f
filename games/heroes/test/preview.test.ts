import {
  answer,
  awaited,
  branch,
  copy,
  count,
  encode,
  imagine,
  type Question,
  questionFor,
  readSettings,
  resume,
  seeded,
  start,
} from '@vigrid/kernel';
import { lively } from '@vigrid/kernel/testing';
import { describe, expect, test } from 'vitest';
import { livesOf } from '../abilities/meaning.ts';
import type { HeroesAct } from '../acts.ts';
import { teachingDecks } from '../decks/ready.ts';
import heroes from '../index.ts';
import { type G, type Heroes, pieceOf } from '../state.ts';
import { type Blow, blowsOf, preview } from '../table/preview.ts';

const ready = teachingDecks.map(({ id }) => id);
const pairs = ready.flatMap((a) => ready.map((b) => [a, b]));

interface Moment {
  readonly run: G;
  readonly seat: number;
  readonly intent: HeroesAct;
}

/** Every attack and every answer to one that is offered in some random games, a few of each game. */
function* moments(games: number): Generator<Moment> {
  for (const { run, seat, q } of questions(games)) {
    const asked = q.kind === 'act' && (q.ask === 'main' || q.ask === 'defend') ? q.options : [];
    const about = asked.filter(({ do: kind }) => kind === 'attack' || q.ask === 'defend');
    for (const intent of about) yield { run, seat, intent };
  }
}

/** All that is asked in some random games. */
function* questions(games: number): Generator<{ run: G; seat: number; q: Question<HeroesAct> }> {
  for (let i = 0; i < games; i++) {
    const options = { decks: pairs[i % pairs.length] };
    const read = readSettings(heroes, options, 2);
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    const run = start(heroes, { seats: 2, seed: `preview ${i}`, options: read.options });
    const chance = seeded(`choices ${i}`);
    for (let answers = 0; run.state.result === null && answers < 400; answers++) {
      const [seat] = awaited(run);
      const q = questionFor(run, seat);
      if (!q) throw new Error('Nobody is asked.');
      yield { run, seat, q };
      answer(run, seat, lively('end')(run, seat, q, chance) % count(q));
    }
  }
}

/** The state as the attack leaves it, before any ability that waits is carried out. */
function played({ run, seat, intent }: Moment, blow: Blow): Heroes {
  const real = branch(run);
  let after: Heroes | undefined;
  // Waiting abilities are settled by the frame that lies under the attack: the state is noted before it does anything.
  const stop = {
    ...heroes,
    flows: {
      ...heroes.flows,
      settle: {
        names: ['stop'],
        steps: [
          {
            does(g: G) {
              after ??= copy(g.state);
            },
          },
        ],
      },
    },
  };
  const going: G = { ...real, game: stop };
  give(going, seat, intent);
  if (questionFor(going, 1 - seat)?.ask === 'defend') {
    give(going, 1 - seat, blow.defends ? act({ do: 'defend', card: blow.opponent }) : { do: 'pass' });
  }
  return after ?? going.state;
}

const act = (of: HeroesAct): HeroesAct => of;

function give(run: G, seat: number, wanted: HeroesAct): void {
  const q = questionFor(run, seat);
  const n =
    q?.kind === 'act' ? q.options.findIndex((one) => JSON.stringify(one) === JSON.stringify(wanted)) : -1;
  if (n < 0) throw new Error(`${JSON.stringify(wanted)} is not offered to seat ${seat}.`);
  answer(run, seat, n);
}

describe('a preview of an attack', () => {
  test('is what happens when the attack is made and met so', () => {
    let checked = 0;
    for (const moment of moments(8)) {
      for (const blow of blowsOf(moment.run, moment.seat, moment.intent)) {
        const after = played(moment, blow);
        const fates = new Map(blow.fates.map((fate) => [fate.card, fate]));
        for (const before of moment.run.state.sides.flatMap(({ play }) => play)) {
          const piece = pieceOf(after, before.card);
          const fate = fates.get(before.card);
          const left = livesOf(moment.run.state, before) - before.wounds;
          if (!piece) expect(fate?.end).toBe('falls');
          else {
            expect(Math.max(0, livesOf(after, piece) - piece.wounds)).toBe(fate?.left ?? left);
            expect(piece.wounds - before.wounds).toBe(fate?.wounds ?? 0);
            expect(piece.closed).toBe(before.closed || (fate?.closes ?? false));
          }
        }
        expect(after.result?.winners ?? null).toEqual(blow.winners);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(200);
  });

  test('does not depend on anything the seat may not know', () => {
    let checked = 0;
    for (const { run, seat, intent } of moments(3)) {
      const other = imagine(run, seat, seeded(`other ${checked++}`));
      expect(preview(other, seat, intent)).toEqual(preview(run, seat, intent));
    }
    expect(checked).toBeGreaterThan(100);
  });

  test('changes nothing and tells nobody', () => {
    for (const { run, seat, intent } of moments(2)) {
      const before = JSON.stringify(run.state);
      run.listener = () => {
        throw new Error('A preview was told as if it had happened.');
      };
      preview(run, seat, intent);
      run.listener = undefined;
      expect(JSON.stringify(run.state)).toBe(before);
    }
  });

  test('is about acts the seat is asked for now, and about nothing else', () => {
    for (const { run, seat, intent } of moments(1)) {
      expect(preview(run, 1 - seat, intent)).toEqual([]);
      expect(preview(run, seat, { do: 'end' })).toEqual([]);
      expect(preview(run, seat, act({ do: 'attack', card: 9999, target: 9999 }))).toEqual([]);
    }
  });
});

describe('a preview of a target', () => {
  /** Every target that is asked for in some random games. */
  function* targets(games: number): Generator<Moment> {
    for (const { run, seat, q } of questions(games))
      if (q.kind === 'cards' && q.ask === 'target' && q.max === 1)
        for (const target of q.from) yield { run, seat, intent: { do: 'aim', target } };
  }

  test('tells the lives that the target has afterwards', () => {
    let checked = 0;
    for (const { run, seat, intent } of targets(12)) {
      if (intent.do !== 'aim') continue;
      const [told] = preview(run, seat, intent);
      const [, before, after] = /^(\d+) → (\d+)$/.exec(told?.tag?.en ?? '') ?? [];
      if (before === undefined) continue;
      const real = branch(run);
      const q = questionFor(real, seat);
      answer(real, seat, (q && encode(q, [intent.target])) ?? -1);
      const lives = ({ state }: G) => {
        const piece = pieceOf(state, intent.target);
        return piece && livesOf(state, piece) - piece.wounds;
      };
      expect([lives(run), lives(real)]).toEqual([Number(before), Number(after)]);
      checked++;
    }
    expect(checked).toBeGreaterThan(20);
  });

  test('does not depend on anything the seat may not know', () => {
    let checked = 0;
    for (const { run, seat, intent } of targets(4)) {
      const other = imagine(run, seat, seeded(`other ${checked++}`));
      expect(preview(other, seat, intent)).toEqual(preview(run, seat, intent));
    }
    expect(checked).toBeGreaterThan(20);
  });
});

/** A position as scenarios write it, with seat a to move. */
function at(a: object, b: object): G {
  const state = heroes.scenario.place({ turn: 'a', a, b }, seeded('position'));
  return resume(heroes, state);
}

function told(g: G, attacker: string, target: string, lang: 'ru' | 'en'): string[] {
  const [card] = heroes.scenario.find(g.state, 0, attacker);
  const [aim] = heroes.scenario.find(g.state, 1, target);
  return preview(g, 0, act({ do: 'attack', card, target: aim })).map(
    ({ title, text, rule, tag }) => `${title[lang]}: ${text[lang]} ${rule}${tag ? ` [${tag[lang]}]` : ''}`,
  );
}

describe('the words of a preview', () => {
  const position = () =>
    at(
      { squad: ['Centaur Barbarian'] },
      {
        hero: 'Vitoslava',
        squad: [
          'Neibl',
          'Shia',
          { card: 'Moonling', wounds: 2 },
          'Adept of Life',
          { card: 'Flower Fairy', closed: true },
        ],
      },
    );

  test('name every case, who can not step in, and the rules', () => {
    expect(told(position(), 'Centaur Barbarian', 'Vitoslava', 'en')).toEqual([
      'Nobody defends: Vitoslava takes 4: 19 to 15. A hero does not strike back. Centaur Barbarian closes. BH-10.4 [19 → 15]',
      'Neibl or Adept of Life defends: The defender takes 4, 1 left, and closes. Centaur Barbarian falls. BH-11.2',
      'Shia defends: Shia takes 3: 4 to 1, and closes. Centaur Barbarian takes 4 and falls. BH-11.2 [4 → 1]',
      'Moonling defends: Moonling takes 4 and falls. Centaur Barbarian takes 5 and falls. BH-11.2 [falls]',
      'Flower Fairy can not: A closed creature does not defend. BH-11.1',
    ]);
    expect(told(position(), 'Centaur Barbarian', 'Vitoslava', 'ru')).toEqual([
      'Никто не защищает: Витослава: 4 раны, останется 15. Герой не отвечает. Кентавр-варвар закрывается. BH-10.4 [19 → 15]',
      'Защищает Нейбл или Адепт жизни: Защитник: 4 раны, останется 1, закрывается. Кентавр-варвар погибает. BH-11.2',
      'Защищает Шиа: Шиа: 3 раны, останется 1, закрывается. Кентавр-варвар: 4 раны, погибает. BH-11.2 [4 → 1]',
      'Защищает Подлунник: Подлунник: 4 раны, погибает. Кентавр-варвар: 5 ран, погибает. BH-11.2 [погибает]',
      'Не защитит: Цветочная фея: Закрытые существа не защищают. BH-11.1',
    ]);
  });

  test('say that a closed creature does not answer', () => {
    expect(told(position(), 'Centaur Barbarian', 'Flower Fairy', 'en')[0]).toBe(
      'Nobody defends: Flower Fairy takes 4 and falls. A closed creature does not strike back. Centaur Barbarian closes. BH-10.3 [falls]',
    );
  });

  test('say who wins', () => {
    const g = at({ squad: ['Groll'] }, { hero: 'Furgot', wounds: 15 });
    expect(told(g, 'Groll', 'Furgot', 'en')).toEqual([
      'Nobody defends: Furgot takes 6 and falls. A hero does not strike back. You win. BH-15.1 [falls]',
    ]);
  });

  test('tell a defender what comes of each answer', () => {
    const g = position();
    const [card] = heroes.scenario.find(g.state, 0, 'Centaur Barbarian');
    const [target] = heroes.scenario.find(g.state, 1, 'Vitoslava');
    give(g, 0, act({ do: 'attack', card, target }));
    const [neibl] = heroes.scenario.find(g.state, 1, 'Neibl');
    expect(preview(g, 1, act({ do: 'defend', card: neibl })).map(({ text }) => text.en)).toEqual([
      'Neibl takes 4: 5 to 1, and closes. Centaur Barbarian takes 3 and falls.',
    ]);
    expect(preview(g, 1, { do: 'pass' }).map(({ title }) => title.en)).toEqual(['Nobody defends']);
  });
});
