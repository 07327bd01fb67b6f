/** Whether cells are too small for names on the pieces, as on a phone; the same limits as in the style sheet. */
import { useSyncExternalStore } from 'preact/compat';
import { useLayout } from '../../../table/frame/layout.ts';

const tablet = '(min-width: 600px) and (min-height: 860px)';

function watch(told: () => void): () => void {
  const query = matchMedia(tablet);
  query.addEventListener('change', told);
  return () => query.removeEventListener('change', told);
}

export function useSmallPieces(): boolean {
  const roomy = useSyncExternalStore(watch, () => matchMedia(tablet).matches);
  return useLayout() === 'narrow' && !roomy;
}
