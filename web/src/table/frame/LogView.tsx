/** The log: one line per event with its rule, turns as headings, and what the table said no to. */

import type { LoggedEvent } from '@vigrid/protocol';
import { capital } from '@vigrid/speech';
import { Fragment, memo, type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'preact/compat';
import { type Speech, useLang } from '../../i18n/index.ts';
import { Log, LogLine, LogTurn } from '../../kit/index.ts';
import type { Note } from '../ask/answering.ts';
import { words } from '../texts.ts';
import { type TableInfo, useTableInfo } from './context.ts';
import { namesIn } from './names.ts';
import { tell } from './telling.ts';

type Line =
  | { readonly event: LoggedEvent; readonly key: string }
  | { readonly note: Note; readonly key: string };

/** Drawn anew only when there is something new: looking at cards must not cost a walk through a long log. */
export const LogView = memo(function LogView({ notes }: { readonly notes: readonly Note[] }) {
  const spoken = useLang();
  const { t, lang } = spoken;
  const info = useTableInfo();
  const { data, update, screen } = info;
  const seats = JSON.stringify(update.seats);
  const kept = useKept(`${screen.game} ${lang} ${seats}`);
  const scroller = useRef<HTMLDivElement>(null);
  const lines = merged(
    data.log.filter(({ seq, event }) => seq <= update.seq && !screen.unsaid?.(event)),
    notes,
  );
  // Stays at the newest line unless somebody reads further up.
  const atEnd = useRef(true);
  const last = useRef({ top: 0, height: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // New lines, less room, or a dialog that only now has a height.
    const observer = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      className="log-scroll"
      ref={scroller}
      onScroll={({ currentTarget: { scrollTop: top, scrollHeight: height, clientHeight } }) => {
        // A log that has grown since is not one that was scrolled up.
        if (height - top - clientHeight < 40) atEnd.current = true;
        else if (height === last.current.height && top < last.current.top) atEnd.current = false;
        last.current = { top, height };
      }}
    >
      <Log label={t(words.log)}>
        {lines.map((line, i) => {
          const known = kept.get(line.key);
          if (known) return known;
          const drawn =
            'note' in line ? (
              <LogLine key={line.key} glyph="interdiction" {...(line.note.rule && { rule: line.note.rule })}>
                {t(line.note.text)}
              </LogLine>
            ) : (
              eventLine(line.event, line.key, info, spoken)
            );
          if (lines.length - i > fresh) kept.set(line.key, drawn);
          return drawn;
        })}
      </Log>
    </div>
  );
});

/** Lines that are drawn already, as long as the game, the language and the players stay the same. */
function useKept(of: string): Map<string, ReactElement> {
  const kept = useRef({ of, lines: new Map<string, ReactElement>() });
  if (kept.current.of !== of) kept.current = { of, lines: new Map() };
  return kept.current.lines;
}

/** So many lines may still change, as cards they speak of become known; older ones are drawn once. */
const fresh = 60;

function eventLine(logged: LoggedEvent, key: string, info: TableInfo, spoken: Speech): ReactElement {
  const { event } = logged;
  const { screen, names, seat } = info;
  const said = capital(tell(logged, info, spoken.lang));
  if (event.kind === 'turn' && typeof event.turn === 'number' && typeof event.seat === 'number') {
    const whose = event.seat === seat ? spoken.t(words.you) : names.seat(event.seat);
    return <LogTurn key={key}>{spoken.t(words.turnOf)(event.turn, whose)}</LogTurn>;
  }
  return (
    <LogLine key={key} glyph={screen.glyph(event)} rule={event.rule} own={event.seat === seat}>
      {marked(said, namesIn(event, names))}
    </LogLine>
  );
}

/** Names of cards stand out; wounds are in the colour of harm. */
export function marked(sentence: string, names: readonly string[]): ReactNode {
  const known = [...new Set(names)].filter(Boolean).sort((a, b) => b.length - a.length);
  const wounds = '\\d+\\s(?:ран\\p{L}*|wounds?)';
  const pattern = new RegExp(`(${[...known.map(escaped), wounds].join('|')})`, 'u');
  let at = 0;
  // A sentence that begins with a name is split after nothing.
  const parts = sentence.split(pattern).filter(Boolean);
  return parts.map((part) => {
    const key = at;
    at += part.length;
    if (known.includes(part)) return <b key={key}>{part}</b>;
    if (new RegExp(`^${wounds}$`, 'u').test(part)) {
      return (
        <b key={key} className="harm">
          {part}
        </b>
      );
    }
    return <Fragment key={key}>{part}</Fragment>;
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Refusals stand where they were said, after the events of that step. */
function merged(log: readonly LoggedEvent[], notes: readonly Note[]): Line[] {
  const lines: Line[] = [];
  let said = 0;
  const sayUpTo = (seq: number) => {
    for (; said < notes.length && notes[said].seq < seq; said++) {
      lines.push({ note: notes[said], key: `n${notes[said].id}` });
    }
  };
  log.forEach((event, i) => {
    sayUpTo(event.seq);
    lines.push({ event, key: `e${i}` });
  });
  sayUpTo(Number.POSITIVE_INFINITY);
  return lines;
}
