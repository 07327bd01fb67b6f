/** Where a board scrolls: what may be chosen comes into sight, unless some of it is there already. */
import { useLayoutEffect } from 'preact/compat';

export function useInSight(scrolls: boolean, asked: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again whenever something else is asked
  useLayoutEffect(() => {
    const area = scrolls ? document.querySelector<HTMLElement>('.board-area') : null;
    if (!area) return;
    const foot = area.querySelector('.asked')?.getBoundingClientRect().top ?? innerHeight;
    // What stays on top of it while it scrolls hides what lies beneath.
    const head = Number.parseFloat(getComputedStyle(area).scrollPaddingTop) || 0;
    const top = area.getBoundingClientRect().top + Math.max(0, head - 8);
    const lit = [...area.querySelectorAll<HTMLElement>('[data-stop]')].filter(
      ({ offsetWidth }) => offsetWidth > 0,
    );
    const seen = (one: HTMLElement) => {
      const at = one.getBoundingClientRect();
      // The Row and a large hand scroll sideways.
      const beside = at.left < -4 || at.right > innerWidth + 4;
      if (one.closest('.asked, .scrolling-hand')) return !beside;
      return !beside && at.top >= top - 4 && at.bottom <= foot + 4;
    };
    if (lit.some(seen)) return;
    const [first] = lit;
    const row = first?.closest<HTMLElement>('.scrolling-hand .hand-row');
    // The hand stays where it is: to bring a card of it up to where boards end would hide the board.
    if (first && row) row.scrollLeft += middleOf(first) - middleOf(row);
    else first?.scrollIntoView({ block: first.closest('.asked') ? 'nearest' : 'center', inline: 'nearest' });
  }, [scrolls, asked]);
}

function middleOf(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
