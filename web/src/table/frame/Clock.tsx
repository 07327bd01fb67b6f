import { useEffect, useRef, useState } from 'preact/compat';
import { type Speech, useLang } from '../../i18n/index.ts';
import { join } from '../../kit/index.ts';
import { useTableInfo } from './context.ts';

/** The thinking time left; nothing at a table without a clock. */
export function Clock({ seat }: { readonly seat: number }) {
  const spoken = useLang();
  const { update } = useTableInfo();
  const { clock, awaited } = update;
  const runs = clock !== null && awaited.includes(seat) && !update.over;
  // Counted from when it came, so that a clock that goes wrong on this machine does no harm.
  const came = useRef({ clock, at: 0 });
  if (came.current.clock !== clock) came.current = { clock, at: performance.now() };
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [runs]);
  if (!clock) return null;
  const spent = runs ? Math.max(0, now - came.current.at) : 0;
  const left = Math.max(0, clock.left[seat] - spent);
  return (
    <time className={join('clock', runs && 'runs', runs && left < 30_000 && 'low')}>
      {timeText(left, spoken)}
    </time>
  );
}

/** Minutes and seconds; in games over days what matters of that. */
export function timeText(milliseconds: number, { lang }: Speech): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) {
    const days = new Intl.NumberFormat(lang, { style: 'unit', unit: 'day', unitDisplay: 'short' });
    const rest = new Intl.NumberFormat(lang, { style: 'unit', unit: 'hour', unitDisplay: 'narrow' });
    return `${days.format(Math.floor(hours / 24))} ${rest.format(hours % 24)}`;
  }
  if (hours >= 1) return `${hours}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
