/**
 * Passing by itself. Only the settings and what everybody can see decide, never what the guest holds, and it takes the
 * same short while each time: so a pass betrays nothing.
 */
import type { BerserkAct } from '@vigrid/berserk/table';
import type { Act, Question } from '@vigrid/kernel';
import { useEffect } from 'react';
import { createStore, memory, type Store, useStore } from '../../i18n/store.ts';
import { useTableInfo } from '../frame/context.ts';
import type { BerserkView } from './game.ts';

/**
 * Ask always; only when the rival has put something on the stack; never. Only who wants to be asked always is asked for
 * the order of features that are alike, and of cards in the graveyard.
 */
export type Passing = 'never' | 'quiet' | 'always';

const kinds: readonly Passing[] = ['never', 'quiet', 'always'];
const isPassing = (value: string | null): value is Passing => kinds.some((kind) => kind === value);

const key = 'berserk.passing';
let store: Store<Passing> | null = null;

function passing() {
  const kept = memory.read(key);
  store ??= createStore<Passing>(isPassing(kept) ? kept : 'quiet');
  return store;
}

export const usePassing = (): Passing => useStore(passing());

export function setPassing(value: Passing): void {
  memory.write(key, value);
  passing().set(value);
}

/** The same for every pass, so that nobody can read anything from it. */
const delay = 450;

export function useAutoPass(view: BerserkView): void {
  const setting = usePassing();
  const { update, data, link, seat } = useTableInfo();
  const { question, seq } = update;
  const own = question && question.seat === seat && data.pending === null ? question : null;
  const answer = own ? byItself(setting, own, view) : -1;
  useEffect(() => {
    if (answer < 0) return;
    const timer = setTimeout(() => {
      if (link.data.get().now?.seq === seq) link.answer(answer);
    }, delay);
    return () => clearTimeout(timer);
  }, [answer, seq, link]);
}

/** The answer that the setting gives for the guest; -1 if they have to be asked. */
export function byItself(setting: Passing, question: Question, view: BerserkView): number {
  const { ask } = question;
  // The order in a graveyard seldom matters; it is the one that is offered.
  if (ask === 'burial' && setting !== 'never') return 0;
  if (question.kind !== 'act') return -1;
  const { options } = question;
  if (ask === 'priority' && isQuiet(setting, view)) return options.findIndex((act) => act.do === 'pass');
  return ask === 'declare' && setting !== 'never' && areAlike(options) ? 0 : -1;
}

/** The same feature of several copies of a card: which of them comes first makes no difference worth a question. */
function areAlike(options: readonly Act[]): boolean {
  const acts = options as readonly BerserkAct[];
  const kinds = new Set(acts.map((act) => (act.do === 'declare' ? `${act.of} ${act.feature}` : act.do)));
  return kinds.size === 1 && acts[0].do === 'declare';
}

/** Whether the setting lets this window go by: what the rival has declared and dice on the stack are worth a look. */
function isQuiet(setting: Passing, view: BerserkView): boolean {
  if (setting !== 'quiet') return setting === 'always';
  const top = view.stack.at(-1);
  if (top === undefined || top.kind === 'move') return true;
  const dice = top.kind === 'ability' && top.rolls.some(({ result }) => result === null);
  return top.seat === view.seat && !dice;
}
