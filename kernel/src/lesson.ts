/**
 * Lessons: chapters on real positions, in which a player reads, tries with their own hand, and is answered by the judge.
 * A lesson is data, `lesson.yaml` in the game's room, and says what every seat does, so that a test can play it
 * (docs/lessons.md).
 */
import type { Text } from '@vigrid/speech';
import type { Opening, Seat } from './game.ts';
import type { Outcome } from './random.ts';
import {
  data,
  either,
  type Fitting,
  listOf,
  optional,
  type Read,
  read,
  record,
  text,
  wholeFrom,
} from './schema.ts';

const both = record({ ru: text, en: text });
const lines = either(text, listOf(text, 1));

const stepFields = {
  /** What is told: paragraphs parted by an empty line, what matters between pairs of asterisks. */
  say: both,
  /** The rule that it rests on, opened beside the words. */
  rule: optional(text),
  /** What on the table the words are about: cards by their English names, parts by their place. */
  look: optional(listOf(text, 1)),
  /** Two cards whose neighbourhoods are drawn on the ground. */
  weave: optional(listOf(text, 2, 2)),
  /** What the learner, seat a, then does: a line of a scenario, or several any of which will do. */
  a: optional(lines),
  /** What is said to another legal answer. */
  wrong: optional(both),
  /** What follows: the others' answers, which come by themselves, and the learner's own next ones. */
  next: optional(listOf(data<Readonly<Record<string, string | readonly string[]>>>(), 1)),
  /** What is so afterwards, as in a scenario; for the test alone. */
  expect: optional(data<Readonly<Record<string, unknown>>>()),
  /** What may not be done before the learner acts, and why, as in a scenario; for the test alone. */
  refused: optional(data<Readonly<Record<string, unknown>>>()),
};

const chapterFields = {
  title: both,
  /** The same in a few sentences, for the page of five minutes. */
  short: both,
  position: data<unknown>(),
  random: optional(data<readonly Outcome[]>()),
  seats: optional(wholeFrom(1, 6)),
  steps: listOf(record(stepFields), 1),
};

const lessonFields = {
  game: text,
  /** What one can do after it. */
  about: both,
  minutes: wholeFrom(1),
  chapters: listOf(record(chapterFields), 1),
  /** The first whole game: its options, and the levels of the bots. */
  first: record({ options: optional(data<unknown>()), bots: listOf(text, 1) }),
};

const lessonSchema = record(lessonFields);

/** One step of a lesson: words, and perhaps an act to try. */
export type LessonStep = Fitting<typeof stepFields>;
/** A chapter of a lesson: a position, and what is told and tried on it. */
export type Chapter = Fitting<typeof chapterFields>;
/** A lesson of a game, as its file has it. */
export type Lesson = Read<typeof lessonSchema>;

/** Throws a Misfit that says where it is wrong and what would be right. */
export const readLesson = (from: unknown): Lesson => read(lessonSchema, from, 'lesson');

/** Who decides what, as lines of a scenario; of several any will do, the first is the one that is shown. */
export interface Move {
  readonly seat: Seat;
  readonly lines: readonly string[];
  /** What is said to anything else. */
  readonly wrong?: Text;
}

/** The seat of who learns. */
export const learner: Seat = 0;

/** How a chapter begins, as the set-up of a game. */
export const openingOf = ({ position, random = [] }: Chapter): Opening => ({ position, random });

/** Every decision of a step, in order. */
export function movesOf({ a, wrong, next = [] }: LessonStep): Move[] {
  const own: Move[] = a === undefined ? [] : [{ seat: learner, lines: [a].flat(), ...(wrong && { wrong }) }];
  const others = next.flatMap((one) =>
    Object.entries(one).map(([seat, line]) => ({ seat: seat.charCodeAt(0) - 97, lines: [line].flat() })),
  );
  return [...own, ...others];
}

/** How many decisions come before a step of a chapter. */
export const movesBefore = ({ steps }: Chapter, step: number): number =>
  steps.slice(0, step).reduce((sum, one) => sum + movesOf(one).length, 0);
