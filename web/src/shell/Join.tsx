import { useEffect, useState } from 'react';
import { useLang } from '../i18n/index.ts';
import { Denied, request } from '../net/index.ts';
import { Notice, ToLobby, Waiting } from './Notices.tsx';
import { address, go } from './router.ts';
import { words } from './words.ts';

/** Follows an invitation: takes the free seat and goes to the table. */
export function Join({ table, code }: { readonly table: string; readonly code: string }) {
  const { t } = useLang();
  const [denied, setDenied] = useState<Denied | null>(null);
  useEffect(() => {
    let here = true;
    request('open', { table, code }).then(
      () => {
        if (here) go(address.table(table), true);
      },
      (error: unknown) => {
        if (!(error instanceof Denied)) throw error;
        if (here) setDenied(error);
      },
    );
    return () => {
      here = false;
    };
  }, [table, code]);
  if (!denied) return <Waiting>{t(words.joining)}</Waiting>;
  return (
    <Notice title={t(words.notJoined)}>
      <p>{t(denied.denial.text)}</p>
      <ToLobby />
    </Notice>
  );
}
