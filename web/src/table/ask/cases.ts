/** What may come of the acts that are meant, as the server tells it: asked for once, shown as soon as it is there. */
import type { Act, Preview } from '@vigrid/kernel';
import { useEffect, useRef, useState } from 'preact/compat';
import type { WantedCases } from '../../games/screen.ts';
import type { Both } from '../../i18n/index.ts';
import { Denied, type TableLink } from '../../net/index.ts';

export interface Cases {
  readonly title: Both<string>;
  readonly hint: Both<string>;
  /** Those of what is aimed at; those of what was aimed at last while nothing is. */
  readonly previews: readonly Preview[];
  /** What becomes of a card that is aimed at now. */
  outcome(card: number): Both<string> | null;
}

/** By the act; all of one step of the game. */
interface Known {
  readonly seq: number;
  readonly acts: ReadonlyMap<string, readonly Preview[]>;
}

/** `of`: what the cases belong to; while it stays the same, the last ones stay on the screen. */
export function useCases(link: TableLink, seq: number, of: string, wanted: WantedCases | null): Cases | null {
  const [known, setKnown] = useState<Known>({ seq, acts: new Map() });
  const last = useRef<{ of: string; previews: readonly Preview[] } | null>(null);
  const asked = useRef(new Set<string>());
  const acts = known.seq === seq ? known.acts : none;
  const list = JSON.stringify(wanted?.acts ?? []);
  useEffect(() => {
    const wishes: Act[] = JSON.parse(list);
    for (const act of wishes) {
      const key = JSON.stringify(act);
      if (asked.current.has(`${seq} ${key}`)) continue;
      asked.current.add(`${seq} ${key}`);
      link.preview(act).then(
        (previews) =>
          setKnown((now) => ({ seq, acts: new Map(now.seq === seq ? now.acts : none).set(key, previews) })),
        // Too often or too late: the act itself can still be done.
        (error: unknown) => {
          if (!(error instanceof Denied)) throw error;
        },
      );
    }
  }, [link, seq, list]);
  if (!wanted) return null;
  const lists = wanted.acts.map((act) => acts.get(JSON.stringify(act)) ?? []);
  const now = lists.flat();
  if (now.length > 0) last.current = { of, previews: now };
  const previews = last.current?.of === of ? last.current.previews : [];
  return {
    title: wanted.title,
    hint: wanted.hint,
    previews,
    outcome(card) {
      const first = lists.map(([one]) => one).find((one) => one?.cards[0] === card);
      return first?.tag ?? null;
    },
  };
}

const none: ReadonlyMap<string, readonly Preview[]> = new Map();
