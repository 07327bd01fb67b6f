/** The evening: where the day will be when the game is over. */
import { useEffect, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { setupWords } from './setupWords.ts';

/** Where the horizon is, in pixels from above, and the longest way over the strip, in minutes. */
const ground = 50;
const whole = 240;

export function Evening({ game, minutes }: { readonly game: string; readonly minutes: number }) {
  const { t, lang } = useLang();
  const now = useMinute();
  const end = new Date(now.getTime() + minutes * 60_000);
  const clock = (at: Date) => at.toLocaleTimeString(lang, { hour: '2-digit', minute: '2-digit' });
  const way = 10 + (Math.min(minutes, whole) / whole) * 80;
  return (
    <figure className="evening" data-door={game} data-night={isNight(end) || undefined}>
      <svg aria-hidden="true">
        <rect className="evening-sky" width="100%" height="100%" />
        <circle className="evening-halo" cx={`${way}%`} cy={heightAt(end)} r="21" />
        <circle className="evening-sun" cx={`${way}%`} cy={heightAt(end)} r="15" />
        <line className="evening-way" x1="10%" y1={heightAt(now)} x2={`${way}%`} y2={heightAt(end)} />
        <circle className="evening-now" cx="10%" cy={heightAt(now)} r="4" />
        <g className="evening-land">
          <ellipse cx="24%" cy={ground + 12} rx="36%" ry="14" />
          <ellipse cx="82%" cy={ground + 12} rx="42%" ry="11" />
          <rect y={ground + 8} width="100%" height="30" />
        </g>
      </svg>
      <figcaption>
        <span>{t(setupWords.now)(clock(now))}</span>
        <b>{t(setupWords.overBy)(clock(end), minutes)}</b>
      </figcaption>
    </figure>
  );
}

/** From noon on the sun sinks; at nine it stands on the horizon, and what is there at night stands higher again. */
function heightAt(at: Date): number {
  const hour = at.getHours() + at.getMinutes() / 60;
  if (isNight(at)) return 24;
  return hour < 12 ? 18 + ((12 - hour) / 7) * 22 : 16 + ((hour - 12) / 9) * (ground - 16);
}

const isNight = (at: Date): boolean => at.getHours() >= 21 || at.getHours() < 5;

/** The time, as long as somebody looks at it. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
