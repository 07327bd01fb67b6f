/**
 * Passing by itself. Only the settings and what everybody can see decide, never what the guest holds, and it takes the
 * same short while each time: so a pass betrays nothing.
 */
import { useEffect } from 'react';
import { createStore, memory, type Store, useStore } from '../../i18n/store.ts';
import { useTableInfo } from '../frame/context.ts';
import type { BerserkView } from './game.ts';

/** Ask always; only when the rival has put something on the stack; never. */
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
  const { question } = update;
  const passes = question?.kind === 'act' && question.ask === 'priority' && question.seat === seat;
  const pass =
    passes && question.kind === 'act' ? question.options.findIndex((act) => act.do === 'pass') : -1;
  const due = pass >= 0 && data.pending === null && isQuiet(setting, view);
  const { seq } = update;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => {
      if (link.data.get().now?.seq === seq) link.answer(pass);
    }, delay);
    return () => clearTimeout(timer);
  }, [due, pass, seq, link]);
}

/** Whether the setting lets this window go by: what the rival has declared and dice on the stack are worth a look. */
export function isQuiet(setting: Passing, view: BerserkView): boolean {
  if (setting !== 'quiet') return setting === 'always';
  const top = view.stack.at(-1);
  if (top === undefined || top.kind === 'move') return true;
  const dice = top.kind === 'ability' && top.rolls.some(({ result }) => result === null);
  return top.seat === view.seat && !dice;
}
