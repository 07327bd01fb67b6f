import { useLang } from '../i18n/index.ts';
import { CopyField } from '../shell/CopyField.tsx';
import { address } from '../shell/router.ts';
import { words } from './words.ts';

/** The link that takes a free seat, to be copied and sent. */
export function InviteLink({ table, code }: { readonly table: string; readonly code: string }) {
  const { t } = useLang();
  const link = location.origin + address.join(table, code);
  return <CopyField label={t(words.link)} more={t(words.linkMore)} value={link} />;
}
