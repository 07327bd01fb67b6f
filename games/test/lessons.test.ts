/** The lessons of the games, played as they are written: none can break in silence. */
import { existsSync, readFileSync } from 'node:fs';
import {
  type AnyGame,
  openMatch,
  play,
  type Question,
  questionFor,
  type Run,
  ScenarioFault,
} from '@vigrid/kernel';
import { type Chapter, type Lesson, movesOf, openingOf, readLesson } from '@vigrid/kernel/lesson';
import { playScenario } from '@vigrid/kernel/scenario';
import { answerMeant, answers, letter } from '@vigrid/kernel/scenario/lines';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { allGames } from '../index.ts';

const engines = await allGames();
const file = (id: string) => new URL(`../${id}/lesson.yaml`, import.meta.url);
const taught = engines.filter(({ game }) => existsSync(file(game.id)));

test('the four games have a lesson', () => {
  expect(taught.map(({ game }) => game.id).sort()).toEqual(['berserk', 'dune', 'heroes', 'valhalla']);
});

describe.each(taught)('$game.id', ({ game }) => {
  const lesson: Lesson = readLesson(parse(readFileSync(file(game.id), 'utf8')));

  test.each(lesson.chapters.map((chapter) => [chapter.title.en, chapter] as const))('%s', (_, chapter) => {
    walk(game, chapter);
    prove(game, chapter);
  });

  test('cites rules that there are', () => {
    const cited = lesson.chapters.flatMap(({ steps }) => steps.flatMap(({ rule }) => rule ?? []));
    const { rules, rulings } = game.rulebook;
    expect(cited.filter((rule) => !(rule in rules) && !(rule in rulings))).toEqual([]);
  });

  test('can be read in ten minutes, with hands on the table', () => {
    const steps = lesson.chapters.flatMap(({ steps: all }) => all);
    const read = steps.flatMap(({ say }) => say.en.split(/\s+/)).length;
    // At 180 words a minute, and a quarter of a minute for everything that is done.
    const minutes = read / 180 + steps.filter(({ a }) => a !== undefined).length / 4;
    expect(minutes).toBeLessThan(lesson.minutes + 2);
  });
});

/** Every decision of the lesson is asked for, may be answered so, and chance is just what is needed. */
function walk(game: AnyGame, chapter: Chapter): void {
  const setup = { seats: chapter.seats ?? 2, seed: 'lesson', options: undefined, from: openingOf(chapter) };
  const match = openMatch(game, { game: game.id, version: game.version, setup, clock: null, entries: [] });
  const legal = new Set<string>();
  const others = new Set<string>();
  chapter.steps.forEach((step, at) => {
    for (const { seat, lines } of movesOf(step)) {
      const where = `step ${at + 1}, ${letter(seat)}: ${lines[0]}`;
      const { run } = match;
      const question = questionFor(run, seat);
      if (!question)
        throw new Error(`${where}: is not asked; ${run.asked.map((q) => `${letter(q.seat)} ${q.ask}`)}`);
      const [meant, ...rest] = lines.map((line) => answerFor(run, question, line));
      if (meant === null) throw new Error(`${where}: may only be ${answers(run, question).join('; ')}`);
      legal.add(lines[0]);
      for (const [i, one] of rest.entries()) (one === null ? others : legal).add(lines[i + 1]);
      expect(play(match, { seat, answer: meant }), where).toBeNull();
    }
  });
  // What may be done in either order is legal at one of the two.
  expect([...others].filter((line) => !legal.has(line))).toEqual([]);
  const left = match.run.state.random.script;
  expect(left, 'chance that is left over; null: it did not fit').toEqual([]);
}

/** Null as well where what the line names can not be chosen. */
function answerFor(run: Run, question: Question, line: string): number | null {
  try {
    return answerMeant(run, question, line);
  } catch (error) {
    if (error instanceof ScenarioFault) return null;
    throw error;
  }
}

/** What is so after the steps, and what may not be done before them. */
function prove(game: AnyGame, { steps, position, random = [], seats = 2, title }: Chapter): void {
  const of = (what: Record<string, unknown>) => ({ line: 1, what });
  const played = steps.flatMap((step) => [
    ...(step.refused ? [of({ refused: step.refused })] : []),
    ...movesOf(step).map(({ seat, lines: [line] }) => of({ [letter(seat)]: line })),
    ...(step.expect ? [of({ expect: step.expect })] : []),
  ]);
  playScenario(
    {
      title: title.en,
      rule: '',
      game: game.id,
      position: structuredClone(position),
      options: undefined,
      seats,
      seed: 'lesson',
      before: [],
      random,
      play: played,
      again: [],
    },
    game,
  );
}
