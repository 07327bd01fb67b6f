import { useId, useState } from 'react';
import { useLang } from '../i18n/index.ts';
import { Button } from '../kit/index.ts';
import { address } from '../shell/router.ts';
import { words } from './words.ts';

/** The link that takes a free seat, to be copied and sent. */
export function InviteLink({ table, code }: { readonly table: string; readonly code: string }) {
  const { t } = useLang();
  const id = useId();
  const [copied, setCopied] = useState(false);
  const link = location.origin + address.join(table, code);
  return (
    <div className="invite">
      <label htmlFor={id}>{t(words.link)}</label>
      <p>{t(words.linkMore)}</p>
      <div className="invite-row">
        <input id={id} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <Button onClick={() => copy(link, id).then(setCopied)}>
          {t(copied ? words.copied : words.copy)}
        </Button>
      </div>
    </div>
  );
}

/** Copies, or where the browser does not let us, selects the link so that the person can. */
async function copy(link: string, field: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    document.getElementById(field)?.focus();
    return false;
  }
}
