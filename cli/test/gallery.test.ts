/**
 * Opponents that strength is measured by answer as they always did, or measures taken before mean nothing any more. If
 * a file changes because a rule was mended, that is well; if because a bot was made better, the gallery must keep what
 * it went by before.
 */
import { botNamed, think } from '@vigrid/bots';
import { gameOf } from '@vigrid/games';
import {
  type AnyGame,
  answer,
  awaited,
  below,
  count,
  questionFor,
  type Run,
  readSettings,
  type Seat,
  seeded,
  start,
} from '@vigrid/kernel';
import { expect, test } from 'vitest';

/** Those that leave something to chance are the first of these with a die. */
const references = ['fighter1', 'rush', 'turtle', 'hoarder'];

type Thought = (run: Run, seat: Seat, reference: string, seed: string) => string;

/** What each of them thinks of the questions of a game that advice or chance plays on, a line a question. */
function thoughts(
  game: AnyGame,
  seats: number,
  options: object,
  questions: number,
  thought: Thought,
): string {
  const read = readSettings(game, options, seats);
  if ('problems' in read) throw new Error(read.problems[0].text.en);
  const run = start(game, { seats, seed: 'gallery', options: read.options });
  const chance = seeded('gallery');
  const lines = [`question: ${references.join(' ')}`];
  for (let [seat] = awaited(run); seat !== undefined && lines.length <= questions; [seat] = awaited(run)) {
    const q = questionFor(run, seat);
    if (!q) break;
    const each = references.map((name) => thought(run, seat, name, `${lines.length}`));
    if (count(q) > 1) lines.push(`${q.ask} of ${count(q)}: ${each.join(' ')}`);
    answer(run, seat, game.gallery?.fighter1.advise?.(run, seat) ?? below(chance, count(q)));
  }
  return `${lines.join('\n')}\n`;
}

const answered: Thought = (run, seat, reference, seed) => {
  const bot = botNamed(reference);
  if (!bot) throw new Error(`There is no bot ${reference}.`);
  return `${think(bot, run, seat, seeded(seed))}`;
};

/** What it is advised, or else how the position looks to it: a look ahead takes long in Berserk. */
const judged: Thought = (run, seat, reference) => {
  const mind = run.game.gallery?.[reference];
  if (!mind) throw new Error(`There is no ${reference}.`);
  return `${mind.advise?.(run, seat) ?? mind.judge(run.state, seat).toFixed(4)}`;
};

test.each(['berserk', 'heroes', 'valhalla', 'dune'])('%s: the gallery never changes', async (id) => {
  const game = (await gameOf(id))?.game;
  if (!game) throw new Error(`There is no ${id}.`);
  const lines =
    id === 'berserk'
      ? thoughts(game, 2, {}, 150, judged)
      : thoughts(game, Math.max(2, game.seats.min), {}, 60, answered);
  await expect(lines).toMatchFileSnapshot(`gallery/${id}.txt`);
});

test.each([
  ['expanded', { core: 'base', expansions: ['ix', 'immortality'] }],
  ['uprising', { core: 'uprising' }],
])('dune %s: the gallery never changes', async (name, options) => {
  const game = (await gameOf('dune'))?.game;
  if (!game) throw new Error('There is no Dune.');
  await expect(thoughts(game, 4, options, 120, answered)).toMatchFileSnapshot(`gallery/dune-${name}.txt`);
});
