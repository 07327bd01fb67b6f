/** Where points came from, in the order in which they were won: read from what was told. */
import type { LoggedEvent } from '@vigrid/protocol';

/** What gave a point: an element of the table with a cloth of its own. */
export type Source =
  | 'start'
  | 'emperor'
  | 'guild'
  | 'bene'
  | 'fremen'
  | 'conflict'
  | 'spice'
  | 'intrigue'
  | 'tech'
  | 'other';

export interface Patch {
  readonly source: Source;
  /** An alliance, not only friends. */
  readonly alliance: boolean;
  /** The step, to look at it again; null for what one began with. */
  readonly seq: number | null;
  readonly round: number;
}

/** A point by these is told right after the influence or the alliance it comes from. */
const byInfluence = 'D-16.2';
const byAlliance = 'D-16.6';

const causes: Readonly<Record<string, Source>> = {
  placed: 'conflict',
  acquire: 'spice',
  intrigue: 'intrigue',
  tech: 'tech',
  useTile: 'tech',
  send: 'other',
  reveal: 'other',
};

/** The patches of a seat's banner, the first below; `points` is what it has now. */
export function patchesOf(log: readonly LoggedEvent[], seat: number, points: number): readonly Patch[] {
  const won: Patch[] = [];
  let round = 0;
  let faction: Source = 'other';
  let cause: Source = 'other';
  for (const { seq, event } of log) {
    if (event.kind === 'round' && typeof event.round === 'number') round = event.round;
    if (event.kind === 'influence' || event.kind === 'alliance') faction = factionOf(event.faction);
    if (event.seat !== seat) continue;
    cause = causes[event.kind] ?? cause;
    if (event.kind !== 'points' || typeof event.n !== 'number') continue;
    const alliance = event.rule === byAlliance;
    const source = alliance || event.rule === byInfluence ? faction : cause;
    for (let n = 0; n < event.n; n++) won.push({ source, alliance, seq, round });
    for (let n = 0; n > event.n; n--) {
      const lost = won.findLastIndex((one) => one.source === source && one.alliance === alliance);
      won.splice(lost < 0 ? won.length - 1 : lost, 1);
    }
  }
  const before = Math.max(0, points - won.length);
  const start = { source: 'start', alliance: false, seq: null, round: 0 } as const;
  return [...Array.from({ length: before }, () => start), ...won];
}

function factionOf(name: unknown): Source {
  const known: readonly Source[] = ['emperor', 'guild', 'bene', 'fremen'];
  return known.find((one) => typeof name === 'string' && name.toLowerCase().startsWith(one)) ?? 'other';
}
