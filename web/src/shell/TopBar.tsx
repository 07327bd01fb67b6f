import './shell.css';
import { type FormEvent, useCallback, useRef, useState } from 'preact/compat';
import { setLang, useLang } from '../i18n/index.ts';
import { Button, Glyph, Identicon, join, Mark, Popover, Refusal, Tool } from '../kit/index.ts';
import { rename, useAttempt, useConnection, useGuest } from '../net/index.ts';
import { Link } from './Link.tsx';
import { address } from './router.ts';
import { setTheme, useTheme } from './theme.ts';
import { words } from './words.ts';

export interface Section {
  readonly href: string;
  readonly label: string;
  readonly glyph: string;
  readonly here: boolean;
  readonly count?: number;
}

/** The top of every screen but the tables; on a phone the sections are tabs at the bottom. */
export function TopBar({ sections }: { readonly sections: readonly Section[] }) {
  const { t } = useLang();
  const away = useConnection() === 'away';
  return (
    <>
      <header className="top">
        <Link href={address.lobby} className="brand" aria-label={t(words.home)}>
          <Mark />
          Vigrid
        </Link>
        <nav className="sections" aria-label={t(words.sections)}>
          {sections.map((section) => (
            <Link
              key={section.href}
              href={section.href}
              className={join(section.here && 'here')}
              aria-current={section.here ? 'page' : undefined}
            >
              <Glyph name={section.glyph} />
              {section.label}
              {section.count ? <em className="count">{section.count}</em> : null}
            </Link>
          ))}
        </nav>
        <div className="tools">
          <ThemeTool />
          <LanguageTool />
          <GuestTool />
        </div>
        {away && <span className="connection" aria-hidden="true" />}
      </header>
      <p className="unseen" role="status">
        {away && t(words.away)}
      </p>
    </>
  );
}

export function ThemeTool() {
  const { t } = useLang();
  const night = useTheme() === 'night';
  return (
    <Tool
      glyph={night ? 'sun' : 'moon'}
      label={t(night ? words.morning : words.night)}
      onClick={() => setTheme(night ? 'morning' : 'night')}
    />
  );
}

export function LanguageTool() {
  const { lang, t } = useLang();
  const other = lang === 'ru' ? 'en' : 'ru';
  return (
    <Tool label={t(words.language)} lang={other} onClick={() => setLang(other)}>
      {lang.toUpperCase()}
    </Tool>
  );
}

/** Who you are; a click lets you say it better. */
export function GuestTool() {
  const { t } = useLang();
  const guest = useGuest();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  if (!guest) return <span className="guest-tool" />;
  return (
    <>
      <Tool
        ref={button}
        className="guest-tool"
        label={t(words.you)(guest.name)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Identicon name={guest.name} />
        <span className="guest-name">
          {guest.name} <small>{t(words.guest)}</small>
        </span>
      </Tool>
      {open && (
        <Popover anchor={button} onClose={close} label={t(words.yourName)}>
          <NameForm name={guest.name} onDone={close} />
          <Link href={address.account()} className="account-link">
            {t(words.account)}
          </Link>
        </Popover>
      )}
    </>
  );
}

function NameForm({ name, onDone }: { readonly name: string; readonly onDone: () => void }) {
  const { t } = useLang();
  const { attempt, denial } = useAttempt();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget).get('name');
    return attempt(async () => {
      if (typeof wanted === 'string' && wanted !== name) await rename(wanted);
      onDone();
    });
  };
  return (
    <form className="name-form" onSubmit={send}>
      <label>
        {t(words.yourName)}
        <input name="name" defaultValue={name} maxLength={24} required autoComplete="nickname" />
      </label>
      <Button type="submit" look="act">
        {t(words.save)}
      </Button>
      {denial && <Refusal text={t(denial.text)} />}
    </form>
  );
}
