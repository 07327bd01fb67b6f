import { useEffect, useRef } from 'preact/compat';
import { sound } from '../motion/sound.ts';
import type { Sound } from '../motion/sounds.ts';
import { useTableInfo } from './context.ts';

/** What a thing of this look sounds like. */
const sounds: Readonly<Record<string, Sound>> = {
  'rolling-dices': 'dice',
  broadsword: 'blow',
  'sword-clash': 'blow',
  'heart-minus': 'blow',
  tombstone: 'fall',
  'death-skull': 'fall',
  'card-draw': 'card',
  'card-discard': 'card',
  'poker-hand': 'card',
  'entry-door': 'card',
};

/** How far apart the sounds of one step are, in milliseconds, and how many there are at most. */
const apart = 140;
const most = 4;

/** The sounds of the table: what has just happened, one's own turn, the end. */
export function Heard(): null {
  const { data, screen, seat } = useTableInfo();
  const { now } = data;
  const asked = now?.question != null;
  const last = useRef({ seq: now?.seq ?? -1, asked, over: now?.over != null });
  useEffect(() => {
    if (!now || now.seq === last.current.seq) return;
    const { asked: wasAsked, over: wasOver } = last.current;
    last.current = { seq: now.seq, asked, over: now.over !== null };
    const heard = [...new Set(now.events.flatMap(({ event }) => sounds[screen.glyph(event)] ?? []))];
    if (now.over && !wasOver) heard.push(seat !== null && now.over.winners.includes(seat) ? 'won' : 'over');
    else if (asked && !wasAsked) heard.push('turn');
    const timers = heard.slice(-most).map((one, i) => setTimeout(() => sound(one), i * apart));
    return () => timers.forEach(clearTimeout);
  }, [now, asked, screen, seat]);
  return null;
}
