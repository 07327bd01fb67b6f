import {
  answer,
  awaited,
  below,
  count,
  type Lang,
  questionFor,
  type Run,
  seeded,
  start,
} from '@vigrid/kernel';
import { columns, plainInk, type Sheet } from '@vigrid/kernel/terminal';
import { describe, expect, test } from 'vitest';
import { heroes } from '../index.ts';
import { scenario } from '../scenario/index.ts';
import { view } from './look.ts';
import { choice, draw, intents, twins } from './terminal.ts';

type State = Parameters<typeof view>[0];

function sheet(state: State, lang: Lang, width: number): Sheet {
  const card = (def: string) => heroes.catalogue.find(({ id }) => id === def);
  return {
    lang,
    ink: plainInk,
    width,
    card,
    names: {
      card: (id) => {
        const name = scenario.name(state, id);
        return heroes.catalogue.find((one) => one.name.en === name)?.name[lang] ?? name;
      },
      seat: (seat) => ['Ann', 'Ben'][seat],
    },
  };
}

const drawn = (state: State, lang: Lang = 'en', width = 100) =>
  draw(view(state, 0), sheet(state, lang, width)).join('\n');

const position = scenario.place(
  {
    turn: 'a',
    a: {
      hero: 'Snirk',
      coins: 5,
      spent: 2,
      squad: ['Gnome', { card: 'Groll', closed: true, wounds: 1 }, { card: 'Gnome', fresh: true, boosts: 2 }],
      hand: ['Rrykh', 'Burk'],
      graveyard: ['Calm'],
    },
    b: { hero: 'Furgot', wounds: 3, missed: 1, squad: ['Hallan Golem'] },
  },
  seeded('drawn'),
);

describe('Heroes in a terminal', () => {
  test('shows heroes, coins, squads and the hand with what they cost and can take', () => {
    const text = drawn(position);
    expect(text).toContain('Turn 3 · Ann');
    expect(text).toContain('■ Ben · Furgot   ♥ 17/20    0/0   hand 0   deck 10   empty deck 1/3');
    expect(text).toContain('■ Ann · Snirk   ♥ 21   ●●●○○ 3/5   hand 2   deck 10');
    expect(text).toContain('graveyard: Calm');
    expect(text).toMatch(/│Armour 1 +│/);
    expect(text).toMatch(/⚔ 6 +♥ 2\/3/);
    expect(text).toMatch(/┆closed +┆/);
    expect(text).toMatch(/│just came · \+2 +│/);
    expect(text).toMatch(/4● {2}Rrykh {2}⚔ 3 {2}♥ 7 {3}2 coins: shuffle this creature/);
  });

  test('tells cards of one name apart', () => {
    const [first, , second] = view(position, 0).sides[0].squad;
    expect([...twins(view(position, 0))]).toEqual([[second.id, 2]]);
    expect(first.def).toBe(second.def);
  });

  test('lists what to play with its cost, and attacks by attacker', () => {
    const seen = view(position, 0);
    const [gnome] = seen.sides[0].squad;
    const [golem] = seen.sides[1].squad;
    const [rrykh] = seen.sides[0].hand;
    const on = sheet(position, 'en', 100);
    expect(choice({ do: 'play', card: rrykh.id }, seen, on)).toEqual({
      head: 'Play',
      item: 'Rrykh',
      note: '4●',
    });
    expect(choice({ do: 'attack', card: gnome.id, target: golem.id }, seen, on)).toEqual({
      head: 'Gnome attacks',
      item: 'Hallan Golem',
    });
    expect(choice({ do: 'end' }, seen, on)).toBeNull();
  });

  test('knows what one might want to do with a card', () => {
    const seen = view(position, 0);
    const { hero, squad, hand } = seen.sides[0];
    const enemy = seen.sides[1].hero.id;
    expect(intents(seen, hand[0].id)).toEqual([{ do: 'play', card: hand[0].id }]);
    expect(intents(seen, squad[0].id)).toEqual([{ do: 'attack', card: squad[0].id, target: enemy }]);
    expect(intents(seen, hero.id).map((act) => act.do)).toEqual(['use', 'use']);
    expect(intents(seen, enemy)).toEqual([]);
  });

  test('keeps within its columns, whatever happens', () => {
    const wide = new Set<string>();
    for (let game = 0; game < 5; game++) {
      const run = start(heroes, { seats: 2, seed: `wide ${game}`, options: { decks: ['any', 'any'] } });
      playRandomly(run, `${game}`, () => {
        for (const lang of ['ru', 'en'] as const) {
          const lines = draw(view(run.state, game % 2), sheet(run.state, lang, 70));
          for (const line of lines) if (columns(line) > 70) wide.add(line);
        }
      });
    }
    expect([...wide]).toEqual([]);
  });
});

function playRandomly(run: Run, seed: string, look: () => void): void {
  const random = seeded(seed);
  for (let [seat] = awaited(run); seat !== undefined; [seat] = awaited(run)) {
    look();
    const q = questionFor(run, seat);
    if (q) answer(run, seat, below(random, count(q)));
  }
  look();
}
