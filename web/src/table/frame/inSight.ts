/** Where a board scrolls: what may be chosen comes into sight, unless some of it is there already. */
import { useLayoutEffect } from 'preact/compat';

export function useInSight(scrolls: boolean, asked: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again whenever something else is asked
  useLayoutEffect(() => {
    const area = scrolls ? document.querySelector<HTMLElement>('.board-area') : null;
    if (!area || area.scrollHeight <= area.clientHeight + 1) return;
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
    const block = lit[0]?.closest('.asked, .scrolling-hand') ? 'nearest' : 'center';
    lit[0]?.scrollIntoView({ block, inline: 'nearest' });
  }, [scrolls, asked]);
}
