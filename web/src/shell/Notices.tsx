/** Screens that say one thing: wait, nothing here, something broke. */
import './shell.css';
import type { ReactNode } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Button, Mark } from '../kit/index.ts';
import { Link } from './Link.tsx';
import { address } from './router.ts';
import { words } from './words.ts';

export interface NoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
}

export function Notice({ title, children }: NoticeProps) {
  return (
    <main className="notice">
      <Mark />
      <h1>{title}</h1>
      {children}
    </main>
  );
}

/** Shown only if it takes long enough to be noticed. */
export function Waiting({ children }: { readonly children: ReactNode }) {
  return (
    <main className="notice waiting">
      <Mark />
      <p role="status">{children}</p>
    </main>
  );
}

export function ToLobby() {
  const { t } = useLang();
  return (
    <Link href={address.lobby} className="button act">
      {t(words.toLobby)}
    </Link>
  );
}

export function Lost() {
  const { t } = useLang();
  return (
    <Notice title={t(words.lost)}>
      <p>{t(words.lostMore)}</p>
      <ToLobby />
    </Notice>
  );
}

export function Broken() {
  const { t } = useLang();
  return (
    <Notice title={t(words.broken)}>
      <p>{t(words.brokenMore)}</p>
      <Button look="act" onClick={() => location.reload()}>
        {t(words.reload)}
      </Button>
    </Notice>
  );
}
