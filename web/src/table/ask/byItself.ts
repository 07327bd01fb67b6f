/** Answers that are given for the guest, after a short while that is the same each time. */
import type { Question } from '@vigrid/kernel';
import { useEffect } from 'preact/compat';
import { useTableInfo } from '../frame/context.ts';

/** `decide`: the answer to what the guest is asked, or null if they have to be asked; `delay`: in milliseconds. */
export function useByItself(delay: number, decide: (question: Question) => number | null): void {
  const { update, data, link, seat } = useTableInfo();
  const { question, seq } = update;
  // Whoever has taken something back wants to be asked.
  const undone = update.events.some(({ event }) => event.kind === 'undo');
  const own = question && question.seat === seat && data.pending === null && !undone ? question : null;
  const answer = own && decide(own);
  useEffect(() => {
    if (answer === null) return;
    const timer = setTimeout(() => {
      if (link.data.get().now?.seq === seq) link.answer(answer);
    }, delay);
    return () => clearTimeout(timer);
  }, [answer, seq, link, delay]);
}
