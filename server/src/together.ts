/**
 * Asks once for all who ask at the same time. Whoever comes while an answer is on its way waits for the next one, so that
 * it is never older than their question.
 */
export function together<T>(ask: () => Promise<T>): () => Promise<T> {
  let now: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  return () => {
    next ??= now.then(() => {
      next = null;
      const answer = ask();
      now = answer.catch(() => {});
      return answer;
    });
    return next;
  };
}
