/** The lessons of the games, each loaded when it is opened, and how far this guest has come in them. */
import { type Lesson, movesBefore, movesOf, readLesson } from '@vigrid/kernel/lesson';
import { useEffect, useState } from 'preact/compat';
import { createStore, memory, type Store, useStore } from '../i18n/store.ts';

const files = import.meta.glob<{ readonly default: unknown }>('../games/*/lesson.ts');

const loaderOf = (game: string) => files[`../games/${game}/lesson.ts`];

export const hasLesson = (game: string): boolean => loaderOf(game) !== undefined;

/** Null while it is on its way. */
export function useLesson(game: string): Lesson | null {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => {
    let here = true;
    loaderOf(game)?.().then((file) => here && setLesson(readLesson(file.default)), setFault);
    return () => {
      here = false;
    };
  }, [game]);
  if (fault) throw fault;
  return lesson;
}

/** Where somebody is in a lesson. */
export interface Place {
  readonly chapter: number;
  readonly step: number;
  /** How many chapters they have been through. */
  readonly done: number;
}

const start: Place = { chapter: 0, step: 0, done: 0 };

const stores = new Map<string, Store<Place>>();

const keyOf = (game: string) => `lesson.${game}`;

function storeOf(game: string): Store<Place> {
  const known = stores.get(game);
  if (known) return known;
  const store = createStore<Place>(readPlace(memory.read(keyOf(game))), (place) =>
    memory.write(keyOf(game), `${place.chapter} ${place.step} ${place.done}`),
  );
  stores.set(game, store);
  return store;
}

function readPlace(kept: string | null): Place {
  const [chapter, step, done] = (kept ?? '').split(' ').map(Number);
  return [chapter, step, done].every(Number.isInteger) ? { chapter, step, done } : start;
}

export function usePlace(game: string): [Place, (place: Place) => void] {
  const store = storeOf(game);
  return [useStore(store), store.set];
}

/** The step that so many decisions lead to: whoever has done more than the step asks for is past it. */
export function stepAfter(chapter: Lesson['chapters'][number], step: number, decisions: number): number {
  const { steps } = chapter;
  let at = step;
  while (at < steps.length && steps[at].a !== undefined && decisions >= movesBefore(chapter, at + 1)) at++;
  return at;
}

/** Every decision of a chapter. */
export const movesIn = (chapter: Lesson['chapters'][number]) => chapter.steps.flatMap(movesOf);
