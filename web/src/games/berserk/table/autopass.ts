/**
 * Passing by itself. Only the settings and what everybody can see decide, never what the guest holds, and it takes the
 * same short while each time: so a pass betrays nothing.
 */
import type { BerserkAct } from '@vigrid/berserk/table';
import type { Act, Question } from '@vigrid/kernel';
import { useRef } from 'preact/compat';
import { createStore, memory, type Store, useStore } from '../../../i18n/store.ts';
import { useByItself } from '../../../table/ask/byItself.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import type { BerserkView } from './game.ts';

/**
 * Ask always; only when the rival has put something on the stack; never. Only who wants to be asked always is asked for
 * the order of features that are alike or that they have put in order before, and of cards in the graveyard.
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

/** Nobody has chosen yet, so it is said what the choice is about. */
export const isPassingNew = (): boolean => memory.read(key) === null;

export function setPassing(value: Passing): void {
  memory.write(key, value);
  passing().set(value);
}

/** The same for every pass, so that nobody can read anything from it. */
const delay = 450;

export function useAutoPass(view: BerserkView): void {
  const setting = usePassing();
  const orders = useRef<Orders>(new Map());
  const { update, data } = useTableInfo();
  const sent = data.pending?.answer;
  if (update.question && sent !== undefined) remember(orders.current, update.question, sent);
  useByItself(delay, (question) => {
    const answer = byItself(setting, question, view, orders.current);
    return answer < 0 ? null : answer;
  });
}

/** Which of several features came first when they were last asked for, by the features. */
export type Orders = Map<string, string>;

/** Whoever has put the same features in order once is not asked each turn. */
export function remember(orders: Orders, question: Question, answer: number): void {
  const named = orderOf(question);
  const first = named?.[answer];
  if (named && first !== undefined) orders.set(named.toSorted().join(), first);
}

/** The features to be put in order, by name; null where something else is asked, or some may be left. */
function orderOf(question: Question): readonly string[] | null {
  if (question.kind !== 'act' || question.ask !== 'declare') return null;
  const acts = question.options as readonly BerserkAct[];
  const named = acts.map((act) => (act.do === 'declare' ? `${act.card} ${act.of} ${act.feature}` : ''));
  return named.includes('') ? null : named;
}

/** The answer that the setting gives for the guest; -1 if they have to be asked. */
export function byItself(
  setting: Passing,
  question: Question,
  view: BerserkView,
  orders: Orders = new Map(),
): number {
  const { ask } = question;
  // The order in a graveyard seldom matters; it is the one that is offered.
  if (ask === 'burial' && setting !== 'never') return 0;
  if (question.kind !== 'act') return -1;
  const { options } = question;
  if (ask === 'priority' && isQuiet(setting, view)) return options.findIndex((act) => act.do === 'pass');
  if (setting === 'never') return -1;
  if (ask === 'declare' && areAlike(options)) return 0;
  const named = orderOf(question);
  return named ? named.indexOf(orders.get(named.toSorted().join()) ?? '-') : -1;
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
