/**
 * Warp and weft: threads on the cells next to the one who strikes, threads across those next to the one who is struck.
 * Where both run there is cloth. The game says which cells are next to which.
 */
import { useTableInfo } from '../table/frame/context.ts';
import { cardsCalled } from './LookedAt.tsx';

export function Weave({ cards }: { readonly cards: readonly string[] }) {
  const { screen, view } = useTableInfo();
  const near = cards.map((name) => {
    const [card] = cardsCalled(name, view, screen);
    return new Set(card === undefined ? [] : (screen.near?.(view, card) ?? []));
  });
  const [warp, weft] = near;
  const rule = (cells: Iterable<number>, kind: string) => {
    const selectors = [...cells].map((cell) => `.cell[data-cell="${cell}"]`);
    return selectors.length > 0 ? `${selectors.join(',')} { --threads: var(--${kind}); }` : '';
  };
  const both = [...warp].filter((cell) => weft.has(cell));
  return <style>{[rule(warp, 'warp'), rule(weft, 'weft'), rule(both, 'cloth')].join('\n')}</style>;
}
