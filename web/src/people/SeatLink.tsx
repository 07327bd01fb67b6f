import { Suspense, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { lazy } from '../kit/later.tsx';
import { setupWords } from '../lobby/setupWords.ts';
import { CopyField } from '../shell/CopyField.tsx';
import { address } from '../shell/router.ts';
import { linkTo } from '../shell/site.ts';
import { words } from './words.ts';

const Qr = lazy(() => import('./Qr.tsx'));

interface SeatLinkProps {
  readonly table: string;
  readonly code: string;
  /** What it is good for. */
  readonly more: string;
}

/** The link that takes a seat: to be copied and sent, or read from this screen. */
export function SeatLink({ table, code, more }: SeatLinkProps) {
  const { t } = useLang();
  const [open, setOpen] = useState(false);
  const link = linkTo(address.join(table, code));
  return (
    <>
      <CopyField label={t(setupWords.link)} more={more} value={link} />
      <details className="qr-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t(words.showQr)}</summary>
        <Suspense fallback={null}>{open && <Qr value={link} />}</Suspense>
      </details>
    </>
  );
}
