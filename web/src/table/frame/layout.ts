/** Three shapes of the table: everything side by side, the rail in tabs, one column. */
import { useSyncExternalStore } from 'preact/compat';

export type Layout = 'wide' | 'middle' | 'narrow';

/* The same limits as in the style sheets. */
const wide = '(min-width: 1240px) and (min-height: 660px)';
const middle = '(min-width: 960px) and (min-height: 660px)';

const read = (): Layout =>
  matchMedia(wide).matches ? 'wide' : matchMedia(middle).matches ? 'middle' : 'narrow';

function watch(told: () => void): () => void {
  const queries = [matchMedia(wide), matchMedia(middle)];
  for (const query of queries) query.addEventListener('change', told);
  return () => {
    for (const query of queries) query.removeEventListener('change', told);
  };
}

export const useLayout = (): Layout => useSyncExternalStore(watch, read);
