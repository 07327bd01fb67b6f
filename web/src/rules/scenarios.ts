/** The scenarios that prove a rule, as the rulebook shows them. */
import type { Entry, Outcome } from '@vigrid/kernel';
import { useEffect, useState } from 'preact/compat';
import { makeTable } from '../local/index.ts';
import { positionId } from '../local/requests.ts';
import { fileAt } from '../shell/site.ts';

/** A situation, as its file has it (docs/scenarios.md). */
export interface Situation {
  readonly title: string;
  readonly rule: string;
  readonly position?: unknown;
  readonly options?: unknown;
  readonly seats?: number;
  readonly seed?: string | number;
  readonly random?: readonly Outcome[];
  readonly before?: string;
  readonly play: readonly Readonly<Record<string, unknown>>[];
}

const chapters = new Map<string, Promise<readonly Situation[]>>();

async function load(game: string, chapter: string): Promise<readonly Situation[]> {
  const reply = await fetch(fileAt(`scenarios/${game}/${encodeURIComponent(chapter)}.json`));
  if (!reply.ok) return [];
  const found: readonly Situation[] = await reply.json();
  return found;
}

export function situationsOf(game: string, rule: string): Promise<readonly Situation[]> {
  const chapter = partOf(rule);
  const key = `${game}/${chapter}`;
  const known = chapters.get(key) ?? load(game, chapter).catch((): Situation[] => []);
  chapters.set(key, known);
  // The same situation may prove it in several editions.
  return known.then((all) => [
    ...new Map(all.filter((one) => one.rule === rule).map((one) => [one.title, one])).values(),
  ]);
}

/** Which file has it, as vite.config.ts lays them: by the first sign of its number. */
const partOf = (rule: string): string => /^\w+-(?:[A-Z]-)?\w/.exec(rule)?.[0] ?? rule;

/** Null while they are on their way. */
export function useSituations(game: string, rule: string): readonly Situation[] | null {
  const [found, setFound] = useState<readonly Situation[] | null>(null);
  useEffect(() => {
    let here = true;
    setFound(null);
    void situationsOf(game, rule).then((all) => here && setFound(all));
    return () => {
      here = false;
    };
  }, [game, rule]);
  return found;
}

/** Sets the situation up as a table; gives its name. One plays all sides, or the first against bots of a level. */
export function setUp(
  game: string,
  situation: Situation,
  names: readonly string[],
  { id = positionId(`rule-${game}-${situation.rule}`), against = null as string | null } = {},
): Promise<string> {
  const { position, options, seats = 2, seed, random, before = '' } = situation;
  return makeTable({
    id,
    anew: true,
    game,
    seats: Array.from({ length: seatsIn(position) ?? seats }, (_, at) =>
      at > 0 && against !== null ? { kind: 'bot', level: against } : { kind: 'me', name: names[at] },
    ),
    from: { ...(position !== undefined && { position }), random: random ?? [] },
    before: decisionsIn(before),
    seed: String(seed ?? 'scenario'),
    ...(position === undefined && options !== undefined && { options }),
  });
}

/** A position has a part for each seat, by its letter. */
export function seatsIn(position: unknown): number | null {
  if (typeof position !== 'object' || position === null) return null;
  if ('players' in position) return Number(position.players);
  const letters = Object.keys(position).filter((key) => /^[a-f]$/.test(key));
  return Math.max(2, ...letters.map((letter) => letter.charCodeAt(0) - 96));
}

/** "a3 0 b7", as in a record. */
function decisionsIn(text: string): Entry[] {
  let seat = 0;
  return text.split(/\s+/).flatMap((word) => {
    const [, letter, answer] = /^([a-f])?(\d+)$/.exec(word) ?? [];
    if (letter) seat = letter.charCodeAt(0) - 97;
    return answer === undefined ? [] : { seat, answer: Number(answer) };
  });
}
