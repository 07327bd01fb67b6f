/** The log: one line a deed, what came of it folded under it; searched, sifted by seat, and stepped through. */

import type { LoggedEvent } from '@vigrid/protocol';
import { capital } from '@vigrid/speech';
import { memo, type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'preact/compat';
import { type Speech, useLang } from '../../i18n/index.ts';
import { Glyph, Log, LogDeed, LogLine, LogTurn, type When } from '../../kit/index.ts';
import { SeatMark } from '../../kit/SeatMark.tsx';
import type { Note } from '../ask/notes.ts';
import { laterWords } from '../laterTexts.ts';
import { words } from '../texts.ts';
import { type TableInfo, useTableInfo } from './context.ts';
import { marked } from './marked.tsx';
import { namesIn } from './names.ts';
import { tell, tellTried } from './telling.ts';
import { type Told, type ToldDeed, toldIn } from './told.ts';

/** Drawn anew only when there is something new: looking at cards must not cost a walk through a long log. */
export const LogView = memo(function LogView({ notes }: { readonly notes: readonly Note[] }) {
  const spoken = useLang();
  const { t, lang } = spoken;
  const info = useTableInfo();
  const { data, update, screen, back } = info;
  const [sieve, setSieve] = useState<Sieve>(everything);
  const seats = JSON.stringify(update.seats);
  const kept = useKept(`${screen.game} ${lang} ${seats}`);
  const scroller = useRef<HTMLDivElement>(null);
  const newest = back.at ? Number.POSITIVE_INFINITY : update.seq;
  const all = toldIn(
    data.log.filter(({ seq, event }) => seq <= newest && !screen.unsaid?.(event)),
    notes,
  );
  const sifted = sieve === everything ? all : all.filter((told) => passes(told, sieve, info, spoken));
  const at = back.at?.seq ?? null;
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
  useLayoutEffect(() => {
    if (at === null) return;
    atEnd.current = false;
    scroller.current?.querySelector('.deed.now')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <>
      <LogTools sieve={sieve} onChange={setSieve} />
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
          {sifted.map((told, i) => {
            const when = whenOf(told, at);
            const now = when === 'now';
            const known = kept.get(told.key);
            const old = sifted.length - i > fresh && known?.numbered === info.names.numbered;
            if (known && !now && known.when === when && old) return known.line;
            const open = sifted.length - i <= unfolded || now;
            const says = [String(open), when, ...sentencesOf(told, info, spoken)].join('\n');
            const line = known?.says === says ? known.line : drawnOf(told, open, when, info, spoken);
            kept.set(told.key, { line, says, when, numbered: info.names.numbered });
            return line;
          })}
        </Log>
        {sifted.length === 0 && (
          <p className="log-none">{t(sieve === everything ? laterWords.logEmpty : laterWords.logNone)}</p>
        )}
      </div>
    </>
  );
});

/** What of the log is shown. */
interface Sieve {
  readonly text: string;
  readonly seat: number | null;
}

const everything: Sieve = { text: '', seat: null };

/** So many of the newest deeds show what came of them. */
const unfolded = 3;

/**
 * So many may still change, as cards they speak of become known; older ones are looked at again only when another card
 * has got a number.
 */
const fresh = 40;

function LogTools({ sieve, onChange }: { readonly sieve: Sieve; onChange(sieve: Sieve): void }) {
  const { t } = useLang();
  const { update, names, back } = useTableInfo();
  const set = (part: Partial<Sieve>) => {
    const next = { ...sieve, ...part };
    onChange(next.text === '' && next.seat === null ? everything : next);
  };
  return (
    <div className="log-tools">
      <input
        type="search"
        value={sieve.text}
        placeholder={t(update.seats.length > 2 ? laterWords.searchShort : laterWords.search)}
        aria-label={t(laterWords.search)}
        onInput={({ currentTarget: { value } }) => set({ text: value })}
      />
      {update.seats.map((_, seat) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={seat}
          type="button"
          aria-pressed={sieve.seat === seat}
          aria-label={t(laterWords.onlyOf)(names.seat(seat))}
          title={t(laterWords.onlyOf)(names.seat(seat))}
          onClick={() => set({ seat: sieve.seat === seat ? null : seat })}
        >
          <SeatMark side={seat} />
        </button>
      ))}
      <button
        type="button"
        className="log-again"
        disabled={!back.missed}
        aria-label={t(laterWords.again)}
        title={t(laterWords.again)}
        onClick={back.again}
      >
        <Glyph name="clockwise-rotation" />
      </button>
    </div>
  );
}

function passes(told: Told, { text, seat }: Sieve, info: TableInfo, spoken: Speech): boolean {
  if (told.kind === 'heading') return text === '';
  if (told.kind === 'note') return seat === null && has(noteOf(told.note, info, spoken), text);
  if (seat !== null && told.head.event.seat !== seat) return false;
  return [told.head, ...told.rest].some((event) => has(tell(event, info, spoken.lang), text));
}

const has = (sentence: string, text: string): boolean => sentence.toLowerCase().includes(text.toLowerCase());

/** A line as it was drawn, and what it says: as long as it says the same it need not be drawn again. */
interface Kept {
  readonly line: ReactElement;
  readonly says: string;
  readonly when: When;
  /** How many cards had numbers then. */
  readonly numbered: number;
}

/** Lines that are drawn already, as long as the game, the language and the players stay the same. */
function useKept(of: string): Map<string, Kept> {
  const kept = useRef({ of, lines: new Map<string, Kept>() });
  if (kept.current.of !== of) kept.current = { of, lines: new Map() };
  return kept.current.lines;
}

function sentencesOf(told: Told, info: TableInfo, spoken: Speech): string[] {
  if (told.kind === 'heading') return [headingOf(told.event, info, spoken)];
  if (told.kind === 'note') return [noteOf(told.note, info, spoken)];
  return [told.head, ...told.rest].map((event) => tell(event, info, spoken.lang));
}

/** Whether it has happened at the step that is looked at; each line is told by itself, so that a step changes few of them. */
function whenOf(told: Told, at: number | null): When {
  if (at === null) return 'before';
  const seq = told.kind === 'heading' ? told.event.seq : told.kind === 'note' ? told.note.seq : told.seq;
  return seq > at ? 'later' : seq === at && told.kind === 'deed' ? 'now' : 'before';
}

function drawnOf(told: Told, open: boolean, when: When, info: TableInfo, spoken: Speech): ReactElement {
  const { key } = told;
  if (told.kind === 'heading')
    return (
      <LogTurn key={key} when={when}>
        {headingOf(told.event, info, spoken)}
      </LogTurn>
    );
  if (told.kind === 'note') {
    const { rule } = told.note;
    return (
      <LogLine key={key} glyph="interdiction" when={when} {...(rule && { rule })}>
        {noteOf(told.note, info, spoken)}
      </LogLine>
    );
  }
  return deedOf(told, open, when, info, spoken);
}

/** What was tried, and why it can not be. */
const noteOf = ({ tried, text }: Note, info: TableInfo, spoken: Speech): string =>
  [tellTried(tried, info, spoken), spoken.t(text)].filter(Boolean).join(' ');

function headingOf(logged: LoggedEvent, info: TableInfo, spoken: Speech): string {
  const { turn, seat } = logged.event;
  if (typeof turn !== 'number' || typeof seat !== 'number')
    return capital(tell(logged, info, spoken.lang)).replace(/\.$/, '');
  return spoken.t(laterWords.turnOf)(turn, seat === info.seat ? spoken.t(words.you) : info.names.seat(seat));
}

/** A deed with the mark of whose it was; what came of it stands below, or in small pictures while it is folded. */
function deedOf(told: ToldDeed, open: boolean, when: When, info: TableInfo, spoken: Speech): ReactElement {
  const { key, head, rest, seq } = told;
  const { screen, seat, back } = info;
  const said = new Set([tell(head, info, spoken.lang)]);
  // Nothing is told twice.
  const more = rest.filter((event) => {
    if (screen.repeats?.(head.event, event.event)) return false;
    const sentence = tell(event, info, spoken.lang);
    return said.size < said.add(sentence).size;
  });
  const { seat: whose } = head.event;
  return (
    <LogDeed
      key={key}
      glyph={screen.glyph(head.event)}
      rule={head.event.rule}
      own={whose === seat}
      open={open}
      when={when}
      mark={typeof whose === 'number' ? <SeatMark side={whose} /> : null}
      what={more.map(({ event }) => screen.glyph(event))}
      whatLabel={spoken.t(laterWords.cameOfIt)(more.length)}
      look={{ label: spoken.t(words.lookAtStep), onClick: () => back.go(seq) }}
      head={sentence(head, info, spoken)}
      unfold={() =>
        more.map((event, i) => (
          <LogLine
            key={`${key} ${String(i)}`}
            glyph={screen.glyph(event.event)}
            rule={event.event.rule}
            own={event.event.seat === seat}
          >
            {sentence(event, info, spoken)}
          </LogLine>
        ))
      }
    />
  );
}

const sentence = (logged: LoggedEvent, info: TableInfo, spoken: Speech): ReactNode =>
  marked(capital(tell(logged, info, spoken.lang)), namesIn(logged.event, info.names));
