import { type Bot, botNamed, bots, levels, references, think, weigh } from '@vigrid/bots';
import { gameIds, gameOf } from '@vigrid/games';
import {
  type AnyGame,
  answer,
  awaited,
  count,
  imagine,
  isAnswer,
  questionFor,
  type Run,
  readSettings,
  type Seat,
  seeded,
  start,
} from '@vigrid/kernel';
import { describe, expect, test } from 'vitest';

const seatsOf = ({ seats }: AnyGame): number => Math.max(2, seats.min);

async function begun(id: string): Promise<Run> {
  const engine = await gameOf(id);
  if (!engine) throw new Error(`There is no game ${id}.`);
  const seats = seatsOf(engine.game);
  const read = readSettings(engine.game, {}, seats);
  if ('problems' in read) throw new Error(read.problems[0].text.en);
  return start(engine.game, { seats, seed: 'bots', options: read.options });
}

/** Plays on by the policy, with a look at every question on the way that is a choice. */
function playOn(run: Run, decisions: number, look: (seat: Seat, number: number) => void): void {
  const chance = seeded('play');
  for (let i = 0; i < decisions; i++) {
    const [seat] = awaited(run);
    const q = seat === undefined ? null : questionFor(run, seat);
    if (seat === undefined || !q) return;
    if (count(q) > 1) look(seat, i);
    answer(run, seat, think(bots.greedy, run, seat, chance));
  }
}

const named = (name: string): Bot => {
  const bot = botNamed(name);
  if (!bot) throw new Error(`There is no bot ${name}.`);
  return bot;
};

describe.each(gameIds)('%s', (id) => {
  test('the policy scores answers that there are, all of them where they are few, and changes nothing', async () => {
    const run = await begun(id);
    playOn(run, 80, (seat) => {
      const q = questionFor(run, seat);
      const before = JSON.stringify(run.state);
      const scores = run.game.policy?.(run, seat);
      if (!q || !scores) throw new Error(`${id} has no policy`);
      expect(JSON.stringify(run.state)).toBe(before);
      expect(scores.answers.every((n) => isAnswer(q, n))).toBe(true);
      expect(scores.scores.every(Number.isFinite)).toBe(true);
      expect(new Set(scores.answers).size).toBe(scores.answers.length);
      if (count(q) <= 100 && q.kind !== 'order') expect(scores.answers.length).toBe(count(q));
    });
  });

  test('an answer depends on nothing that the seat may not know', async () => {
    const run = await begun(id);
    playOn(run, 40, (seat, number) => {
      if (number % 6 !== 0) return;
      // Two games that the seat can not tell from each other.
      const [one, other] = ['one', 'other'].map((seed) => imagine(run, seat, seeded(seed)));
      for (const bot of [bots.greedy, named('search:6')]) {
        const answers = [one, other].map((game) => think(bot, game, seat, seeded('same')));
        expect(answers[0]).toBe(answers[1]);
      }
    });
  });

  test('with the same seed and playouts search answers alike, and legally', async () => {
    const run = await begun(id);
    playOn(run, 40, (seat, number) => {
      if (number % 5 !== 0) return;
      const q = questionFor(run, seat);
      const [one, two] = [0, 1].map(() => think(named('search:8'), run, seat, seeded('same')));
      expect(one).toBe(two);
      expect(q && isAnswer(q, one)).toBe(true);
    });
  });
});

test('what is stopped gives the policy’s own answer', async () => {
  const run = await begun('heroes');
  const [seat] = awaited(run);
  const own = think(bots.greedy, run, seat, seeded('a'));
  const [first] = weigh(run, seat, seeded('a'), { playouts: 1000 }, () => true);
  expect(first).toMatchObject({ answer: own, worlds: 0 });
});

test('every level and every reference goes by its name', () => {
  for (const name of [...levels.map(({ id }) => id), ...references]) expect(named(name).level).toBe(name);
  expect(named('search:40ms').level).toBe('search:40ms');
  expect(botNamed('search:')).toBe(null);
  expect(botNamed('constructor')).toBe(null);
});

test('berserk: who slips may recruit oddly, but goes to battle with as many cards as fit', async () => {
  const berserk = await gameOf('berserk');
  if (!berserk) throw new Error('There is no Berserk.');
  const read = readSettings(berserk.game, {}, 2);
  if ('problems' in read) throw new Error(read.problems[0].text.en);
  for (let deal = 0; deal < 20; deal++) {
    const run = start(berserk.game, { seats: 2, seed: `squads ${deal}`, options: read.options });
    const chance = seeded(`slips ${deal}`);
    let recruited = 0;
    while (recruited < 2) {
      const [seat] = awaited(run);
      const q = seat === undefined ? null : questionFor(run, seat);
      if (seat === undefined || q?.kind !== 'act') break;
      const n = think(named('level1'), run, seat, chance);
      const acts = q.options.map((act) => act.do);
      if (acts[n] === 'done') {
        expect(acts).not.toContain('recruit');
        recruited++;
      }
      answer(run, seat, n);
    }
    expect(recruited).toBe(2);
  }
});

test('berserk: until both squads stand nobody is judged to be winning', async () => {
  const run = await begun('berserk');
  const chance = seeded('squads');
  let looked = 0;
  for (let [seat] = awaited(run); seat !== undefined; [seat] = awaited(run)) {
    if ((run.game.horizon?.(run.state) ?? 0) > 0) break;
    for (const of of [0, 1]) expect(Math.abs(run.game.judge(run.state, of))).toBeLessThan(0.3);
    looked++;
    answer(run, seat, think(bots.greedy, run, seat, chance));
  }
  expect(looked).toBeGreaterThan(4);
});

test('valhalla: of the jarls dealt, the one that won most games is taken', async () => {
  const run = await begun('valhalla');
  const [seat] = awaited(run);
  const q = questionFor(run, seat);
  const scores = run.game.policy?.(run, seat);
  if (q?.kind !== 'cards' || q.ask !== 'jarl' || !scores) throw new Error('no jarl to be chosen');
  expect(new Set(scores.scores).size).toBeGreaterThan(1);
  const at = scores.scores.indexOf(Math.max(...scores.scores));
  expect(think(bots.greedy, run, seat, seeded('any'))).toBe(scores.answers[at]);
});
