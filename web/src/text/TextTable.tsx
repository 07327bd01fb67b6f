/**
 * The table in words, for who plays without seeing it: what is asked with its answers numbered, a line to type in, a log
 * that is read out as it grows, and the position on request. It plays every game.
 */
import './text.css';
import type { CardEntry, Menu, MenuItem } from '@vigrid/kernel';
import { decode, foldedName, menuFor, readChoice, sameName } from '@vigrid/kernel/interface';
import { capital } from '@vigrid/speech';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/compat';
import { fetchCards } from '../games/catalogue.ts';
import type { Hearing, Screen } from '../games/screen.ts';
import { useLang } from '../i18n/index.ts';
import { Button } from '../kit/index.ts';
import { type TableData, type TableLink, useAttempt } from '../net/index.ts';
import { fetchRulebook } from '../rules/rulebook.ts';
import { Link } from '../shell/Link.tsx';
import { Waiting } from '../shell/Notices.tsx';
import { address, go } from '../shell/router.ts';
import { useTitle } from '../shell/theme.ts';
import { defIn } from '../table/catalogue.ts';
import { timeText } from '../table/frame/Clock.tsx';
import { useNames } from '../table/frame/names.ts';
import { tell } from '../table/frame/telling.ts';
import { isHeading } from '../table/frame/told.ts';
import { filled } from '../table/plain/said.ts';
import { type Command, commandIn, commands, isCompany, partsHelp } from './commands.ts';
import { companySaid, inCompany, saidBy, short, shortIn } from './company.ts';
import { type Heard, partSaid, partsCalled, partsHeard, partsSaid } from './position.ts';
import { setInWords } from './preferred.ts';
import { listed } from './said.ts';
import { words } from './words.ts';

export interface TextTableProps {
  readonly screen: Screen;
  readonly data: TableData;
  readonly link: TableLink;
}

/** So many lines of the log stand there; `log` reads more. */
const recent = 12;

export default function TextTable({ screen, data, link }: TextTableProps) {
  const spoken = useLang();
  const { t, lang } = spoken;
  const { state, now, log, refused, talk } = data;
  const view = now?.view ?? null;
  const names = useNames(screen, view, log, now);
  const [cards, setCards] = useState<readonly CardEntry[]>([]);
  const [hearing, setHearing] = useState<Hearing | null | undefined>(screen.hearing ? undefined : null);
  /** Giving up is asked for twice. */
  const [giving, setGiving] = useState(false);
  const [{ reply, said }, setSaid] = useState<{ reply: readonly string[]; said: number }>({
    reply: [],
    said: 0,
  });
  const setReply = useCallback(
    (next: readonly string[]) => setSaid((before) => ({ reply: next, said: before.said + 1 })),
    [],
  );
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useTitle(`${now?.question ? '● ' : ''}${t(screen.short)}`);
  useEffect(() => {
    void fetchCards(screen.game).then(setCards);
    void screen.hearing?.().then((own) => setHearing(own));
  }, [screen]);
  // Nothing moves here: what has come has been shown.
  const seq = now?.seq ?? 0;
  useEffect(() => link.shown(seq), [link, seq]);
  useEffect(() => {
    if (refused) setReply([t(refused.text)]);
  }, [refused, t, setReply]);
  // When the newest update came: clocks are counted from there.
  const came = useRef({ now, at: 0 });
  if (came.current.now !== now) came.current = { now, at: performance.now() };
  useEffect(() => {
    const ms = shortIn(now, state?.seat ?? null);
    if (ms === null) return;
    const timer = setTimeout(() => setReply([t(words.short)(timeText(short, spoken))]), ms);
    return () => clearTimeout(timer);
  }, [now, state, spoken, t, setReply]);

  const byId = useMemo(() => new Map(cards.map((card) => [card.id, card])), [cards]);
  const question = now?.question ?? null;
  const heard: Heard | null = view && {
    screen,
    hearing: hearing ?? null,
    view,
    seats: now?.seats.length ?? 0,
    seat: state?.seat ?? null,
    question,
    names,
    spoken,
    entry: screen.entry,
    card: (def) => byId.get(def),
  };
  const nobody = question && screen.none?.(question.ask);
  const menu: Menu | null =
    question && view && heard
      ? menuFor(question, {
          lang,
          nobody: nobody ? t(nobody) : undefined,
          act(act) {
            const own = screen.label(view, act, null, names, false, question);
            const text = capital(screen.plain && own ? t(own) : screen.speech.act(act, lang, names));
            const note = hearing?.act(view, act, heard) ?? '';
            return { label: note ? `${text} (${note.replace(/\.$/, '')})` : text, head: null, text, note };
          },
          called: (object, kind) =>
            kind === 'seats'
              ? names.seat(object)
              : (kind === 'cells' && screen.placeName?.(object)) ||
                hearing?.called?.(view, object, kind, heard) ||
                names.card(object),
        })
      : null;
  const asked = question
    ? screen.speech.question(question, lang, names)
    : now?.over
      ? `${t(words.over)} ${t(words.won)(now.over.winners.map(names.seat).join(', '))} ${now.over.rule}`
      : t(words.waits)((now?.awaited ?? []).map(names.seat).join(', '));
  const numbered = menu?.items.map(({ label }, i) => `${i + 1}. ${label}`) ?? [];
  const lines = log
    .filter(({ event }) => !screen.unsaid?.(event))
    .map((one) => ({ ...one, text: `${capital(tell(one, { screen, names }, lang))} ${one.event.rule}` }));

  const obey = async ({ kind, rest }: Command): Promise<readonly string[]> => {
    if (isCompany(kind))
      return inCompany(kind, rest, {
        link,
        data,
        names,
        spoken,
        since: performance.now() - came.current.at,
      });
    if (!heard) return [t(words.nothing)];
    const parts = partsHeard(heard);
    const of = (wanted: (seat: number | undefined) => boolean) =>
      partsSaid(
        parts.filter(({ seat }) => wanted(seat)),
        heard,
      );
    switch (kind) {
      case 'help':
        return [
          t(words.lineMore),
          ...commands.map((one) => `${one.words.join(', ')}${one.with ? t(one.with) : ''}: ${t(one.about)}.`),
          t(partsHelp),
          `${parts
            .map(({ title }) => t(title).toLowerCase())
            .filter((one, i, all) => all.indexOf(one) === i)
            .join(', ')}.`,
        ];
      case 'question':
        return [asked, ...numbered, ...(menu?.hint ? [t(menu.hint)] : [])];
      case 'table':
        return of(() => true);
      case 'me':
        return of((seat) => seat === heard.seat);
      case 'opponent':
        return of(
          (seat) =>
            seat !== undefined && seat !== heard.seat && (rest === '' || sameName(names.seat(seat), rest)),
        );
      case 'log':
        return lines.slice(-(Number(rest) || 10)).map(({ text }) => text);
      case 'card':
        return cardsCalled(rest);
      case 'rule': {
        const book = await fetchRulebook(screen.game);
        const id = rest.toUpperCase();
        const found =
          typeof book === 'object' && book !== null
            ? Object.entries({ ...book.rules, ...book.rulings }).find(([own]) => own.toUpperCase() === id)
            : undefined;
        return [found ? `${found[0]}: ${t(found[1].text)}` : t(words.noRule)(rest)];
      }
      case 'why':
        return why(rest);
      case 'hint': {
        if (!state?.hints) return [t(words.noHints)];
        if (!menu) return [t(words.notAsked)];
        const { answer, why: reason } = await link.hint();
        return [t(words.hint)(answerSaid(menu, answer)), filled(reason, lang, names)];
      }
      case 'undo':
        if (!now?.takingBack || now.takingBack.decisions === 0)
          return [now?.takingBack?.why ? t(now.takingBack.why.text) : t(words.noUndo)];
        link.control('undo');
        return [];
      case 'odds':
        return what(rest);
      case 'concede':
        setGiving(true);
        if (!giving) return [t(words.concedeTwice)];
        link.control('concede');
        return [];
    }
  };

  const cardsCalled = (name: string): readonly string[] => {
    const called = (same: (own: string) => boolean) =>
      cards.filter((card) => [card.name.ru, card.name.en, card.id].some(same));
    const exact = called((own) => sameName(own, name));
    const found = exact.length > 0 ? exact : called((own) => foldedName(own).includes(foldedName(name)));
    if (name === '' || found.length === 0) return [t(words.noCard)(name)];
    if (found.length > 12) return [t(words.manyCards)(found.length)];
    return found.map((card) => cardSaid(card, hearing?.figures ?? {}, t));
  };

  /** What comes of one of the answers: the text behind it, and its cases with their odds. */
  const what = async (rest: string): Promise<readonly string[]> => {
    const item = menu?.items[Number(rest) - 1];
    if (!item || !view || !question) return [t(menu ? words.whatWhat : words.notAsked)];
    const { value } = item;
    if (value === null || typeof value !== 'object') {
      const def = typeof value === 'number' ? defIn(view, value) : undefined;
      return def === undefined ? [t(words.nothingMore)] : cardsCalled(def);
    }
    const text = screen.detail?.(view, question, value, spoken, null, names) ?? '';
    const cases = (await link.preview(value)).map((one) => listed([t(one.title), t(one.text)]));
    const all = [text, ...cases].filter((one) => one !== '');
    return [item.label, ...(all.length > 0 ? all : [t(words.nothingMore)])];
  };

  /** What somebody who names a card means to do with it, and why that can not be done. */
  const why = async (name: string): Promise<readonly string[]> => {
    if (!view || name === '') return [t(words.whyWhat)];
    const meant = [...screen.placed(view)].filter((card) => sameName(names.card(card), name));
    if (meant.length === 0) return [t(words.noCard)(name)];
    const said: string[] = [];
    for (const card of meant) {
      const intent = screen.intent?.(view, question, null, card);
      if (!intent) continue;
      const reasons = await link.explain(intent);
      const deed = capital(screen.speech.act(intent, lang, names));
      said.push(
        reasons.length === 0
          ? `${deed}: ${t(words.may)}`
          : `${deed}: ${reasons.map(({ text, rule }) => `${t(text)} ${rule}`).join(' ')}`,
      );
    }
    return said.length > 0 ? said : [t(words.nothing)];
  };

  const enter = async () => {
    const line = typed.trim();
    if (line === '') return;
    setTyped('');
    const typedCommand = commandIn(line);
    // An answer of that name comes before what people do beside the game.
    const command =
      typedCommand && isCompany(typedCommand.kind) && menu?.items.some(({ text }) => sameName(text, line))
        ? null
        : typedCommand;
    if (command?.kind !== 'concede') setGiving(false);
    if (command) {
      try {
        setReply(await obey(command));
      } catch (error) {
        setReply([error instanceof Error ? error.message : String(error)]);
      }
      return;
    }
    const part = menu?.items.some(({ text }) => sameName(text, line)) ? null : partCalled(line);
    if (part) {
      setReply(part);
      return;
    }
    // The far half of a field is typed as it is seen: C3'.
    const reading = menu && readChoice(menu, screen.placeName ? line.replace(/(\d)['’]/, '$1′') : line);
    // Cards alike in a hand do the same.
    const alike = reading && 'several' in reading && onlyText(reading.several);
    if (alike) {
      setReply([]);
      const same = menu && readChoice(menu, String(menu.items.indexOf(alike) + 1));
      if (same && 'answer' in same) link.answer(same.answer);
    } else if (reading && 'answer' in reading) {
      setReply([]);
      link.answer(reading.answer);
    } else if (reading && 'several' in reading)
      setReply([
        t(words.which),
        ...reading.several.map((item) => `${(menu?.items.indexOf(item) ?? 0) + 1}. ${item.label}`),
      ]);
    else if (reading) setReply([t(reading.wrong)]);
    else setReply([menu ? t(words.notUnderstood)(line) : t(words.notAsked)]);
  };

  /** A part of the table or a place by its name. */
  const partCalled = (line: string): readonly string[] | null => {
    if (!heard) return null;
    const parts = partsCalled(partsHeard(heard), line, heard.seat);
    if (parts.length > 0) return parts.flatMap((part) => partSaid(part, heard));
    const place = hearing?.place?.(heard.view, line, heard) ?? null;
    return place === null ? null : [place];
  };

  const people = now ? companySaid(now, state?.seat ?? null, names, spoken) : [];
  // Answers are called by their names from the first on.
  if (hearing === undefined) return <Waiting>{t(words.title)}</Waiting>;
  return (
    <main className="text-table sheet">
      <header>
        <h1>
          {t(words.title)}: {t(screen.name)}
        </h1>
        <Button look="quiet" onClick={() => setInWords(false)}>
          {t(words.picture)}
        </Button>
        <Link href={address.lobby}>{t(words.lobby)}</Link>
      </header>
      <section aria-labelledby="text-log">
        <h2 id="text-log">{t(words.log)}</h2>
        <div role="log" aria-live="polite" aria-relevant="additions">
          <ol>
            {lines.slice(-recent).map(({ seq: at, event, text }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: events of one step have nothing but their place
              <li key={`${at} ${lines.length - recent + i}`} data-heading={isHeading(event) || undefined}>
                {text}
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section
        aria-labelledby="text-question"
        data-asked={data.pending ? undefined : question?.ask}
        data-over={now?.over ? '' : undefined}
      >
        <h2 id="text-question">{t(words.question)}</h2>
        <p role="status">
          {asked} {question?.rule} {menu && menu.items.length > 0 && t(words.asked)(menu.items.length)}
        </p>
        <ol className="text-answers">
          {menu?.items.map(({ label }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its number
            <li key={i}>{label}</li>
          ))}
        </ol>
        {menu?.hint && <p>{t(menu.hint)}</p>}
        {now?.over && state && <AfterGame table={state.table} link={link} seated={state.seat !== null} />}
      </section>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void enter();
          input.current?.focus();
        }}
      >
        <label htmlFor="text-line">{t(words.line)}</label>
        <input
          id="text-line"
          ref={input}
          value={typed}
          list="text-words"
          autoComplete="off"
          aria-describedby="text-more"
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => event.stopPropagation()}
        />
        <Button size="small" type="submit">
          {t(words.send)}
        </Button>
        <small id="text-more">{t(words.lineMore)}</small>
        <datalist id="text-words">
          {[
            ...(menu?.items.map(({ label }) => label) ?? []),
            ...commands.map((one) => one.words[lang === 'ru' ? one.words.length - 1 : 0]),
          ]
            .filter((one, i, all) => all.indexOf(one) === i)
            .map((one) => (
              <option key={one} value={one} />
            ))}
        </datalist>
      </form>
      <section aria-labelledby="text-reply">
        <h2 id="text-reply">{t(words.reply)}</h2>
        <div role="status" className="text-reply" data-said={said}>
          {reply.map((one, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one reply
            <p key={i}>{one}</p>
          ))}
        </div>
      </section>
      <section aria-label={t(words.company)}>
        <div role="status" className="text-company">
          {people.map((one) => (
            <p key={one}>{one}</p>
          ))}
        </div>
      </section>
      {talk !== null && (
        <section aria-labelledby="text-talk">
          <h2 id="text-talk">{t(words.talk)}</h2>
          <div role="log" aria-live="polite" aria-relevant="additions" className="text-talk">
            <ol>
              {talk.slice(-recent).map((said) => (
                <li key={said.n}>{saidBy(said, spoken)}</li>
              ))}
            </ol>
          </div>
        </section>
      )}
    </main>
  );
}

/** Once the game is over: another one with the same players, and the way to look back. */
function AfterGame({
  table,
  link,
  seated,
}: {
  readonly table: string;
  readonly link: TableLink;
  readonly seated: boolean;
}) {
  const { t } = useLang();
  const { attempt, busy, denial } = useAttempt();
  return (
    <p>
      {seated && (
        <Button disabled={busy} onClick={() => attempt(async () => go(address.table(await link.rematch())))}>
          {t(words.again)}
        </Button>
      )}{' '}
      <Link href={address.replay(table)}>{t(words.replay)}</Link>
      {denial && t(denial.text)}
    </p>
  );
}

/** An answer by the names of what it picks. */
function answerSaid({ question, items }: Menu, answer: number): string {
  const value = decode(question, answer);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value) && question.kind === 'split') return value.join(' ');
  const picked = Array.isArray(value)
    ? value.flatMap((one) => items.find((item) => item.value === one) ?? [])
    : items.filter((_, at) => at === answer);
  return (picked.length > 0 ? picked : items.slice(-1)).map(({ label }) => label).join(', ');
}

/** The first of several items that read alike; null where they differ. */
const onlyText = (items: readonly MenuItem[]): MenuItem | null =>
  items.every(({ label }) => label === items[0].label) ? items[0] : null;

const cardSaid = (
  { name, line, figures, text }: CardEntry,
  called: Hearing['figures'],
  t: ReturnType<typeof useLang>['t'],
): string =>
  listed([
    t(name),
    t(line),
    Object.entries(figures)
      .map(([figure, n]) => `${figure in called ? t(called[figure]) : figure} ${n}`)
      .join(', '),
    ...text.map(t),
  ]);
