/** Talk at a table: a tool of its top that tells what is new, and the sheet it opens. */
import './chat.css';
import type { Said } from '@vigrid/protocol';
import { type FormEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Button, join, Popover, Refusal, Tool } from '../kit/index.ts';
import { type TableLink, useAttempt } from '../net/index.ts';
import { phrases, words } from './words.ts';

interface TalkProps {
  readonly talk: readonly Said[];
  readonly seat: number | null;
  readonly link: TableLink;
}

export function TalkTool({ talk, seat, link }: TalkProps) {
  const { t } = useLang();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set());
  const heard = talk.filter(({ name }) => !muted.has(name));
  const newest = heard.at(-1)?.n ?? 0;
  const [read, setRead] = useState(newest);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    if (open) setRead(newest);
  }, [open, newest]);
  const unread = heard.filter((said) => said.n > read && (seat === null || said.seat !== seat)).length;
  const mute = (name: string) =>
    setMuted((now) =>
      now.has(name) ? new Set([...now].filter((one) => one !== name)) : new Set([...now, name]),
    );
  return (
    <>
      <Tool
        ref={button}
        label={unread > 0 ? t(words.unread)(unread) : t(words.talk)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 4h18v12H11l-5 5v-5H3z" fill="currentColor" />
        </svg>
        {unread > 0 && <em className="count">{unread}</em>}
      </Tool>
      {open && (
        <Popover anchor={button} onClose={close} label={t(words.talk)} className="talk">
          <Sayings talk={talk} seat={seat} muted={muted} onMute={mute} />
          <Saying seat={seat} link={link} />
        </Popover>
      )}
    </>
  );
}

interface SayingsProps extends Omit<TalkProps, 'link'> {
  readonly muted: ReadonlySet<string>;
  readonly onMute: (name: string) => void;
}

function Sayings({ talk, seat, muted, onMute }: SayingsProps) {
  const { t, lang } = useLang();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is read at the foot
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [talk.length]);
  const time = new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit' });
  const others = [
    ...new Set(talk.filter((said) => said.seat === null || said.seat !== seat).map(({ name }) => name)),
  ];
  const heard = talk.filter(({ name }) => !muted.has(name));
  return (
    <>
      {heard.length === 0 && <p className="talk-none">{t(words.none)}</p>}
      <ol className="talk-list" ref={list} aria-live="polite">
        {heard.map((said) => (
          <li
            key={said.n}
            className={join(said.seat !== null && said.seat === seat && 'own', said.seat === null && 'aside')}
          >
            <small>
              {said.name}
              {said.seat === null && ` (${t(words.watcher)})`} ·{' '}
              <time dateTime={said.at}>{time.format(new Date(said.at))}</time>
            </small>
            <p className={join(said.phrase !== undefined && 'phrase')}>
              {said.text ?? t(phrases[said.phrase ?? ''] ?? { ru: said.phrase ?? '', en: said.phrase ?? '' })}
            </p>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <p className="talk-mutes">
          {others.map((name) => (
            <button key={name} type="button" aria-pressed={muted.has(name)} onClick={() => onMute(name)}>
              {t(muted.has(name) ? words.muted : words.mute)(name)}
            </button>
          ))}
        </p>
      )}
    </>
  );
}

function Saying({ seat, link }: Omit<TalkProps, 'talk'>) {
  const { t } = useLang();
  const { attempt, busy, denial } = useAttempt();
  const [text, setText] = useState('');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    return attempt(async () => {
      await link.say({ text: said });
      setText('');
    });
  };
  return (
    <form className="talk-say" onSubmit={send}>
      {seat === null && <small className="talk-note">{t(words.watchers)}</small>}
      <fieldset>
        <legend className="unseen">{t(words.phrases)}</legend>
        {Object.entries(phrases).map(([phrase, said]) => (
          <button
            key={phrase}
            type="button"
            className="chip"
            disabled={busy}
            onClick={() => attempt(() => link.say({ phrase }))}
          >
            {t(said)}
          </button>
        ))}
      </fieldset>
      <div>
        <input
          value={text}
          maxLength={300}
          placeholder={t(words.say)}
          aria-label={t(words.say)}
          onInput={({ currentTarget: { value } }) => setText(value)}
        />
        <Button type="submit" disabled={busy || text.trim() === ''}>
          {t(words.send)}
        </Button>
      </div>
      {denial && <Refusal text={t(denial.text)} />}
    </form>
  );
}
