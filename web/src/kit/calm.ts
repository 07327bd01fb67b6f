/**
 * Whoever waits comes first: what nobody waits for is begun when nothing has come over the line for a while. Gives a way
 * to call it off.
 */
export function whenCalm(job: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      line.disconnect();
      job();
    }, ms);
  };
  const line = new PerformanceObserver(wait);
  line.observe({ type: 'resource' });
  wait();
  return () => {
    clearTimeout(timer);
    line.disconnect();
  };
}
