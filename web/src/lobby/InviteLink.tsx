import { useLang } from '../i18n/index.ts';
import { SeatLink } from '../people/SeatLink.tsx';
import '../people/people.css';
import { setupWords } from './setupWords.ts';

/** The link that takes a free seat. */
export function InviteLink({ table, code }: { readonly table: string; readonly code: string }) {
  const { t } = useLang();
  return <SeatLink table={table} code={code} more={t(setupWords.linkMore)} />;
}
