/** A game that came in an address: it is kept in this browser and shown. */
import { useEffect, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { bringRecord } from '../local/index.ts';
import { useAttempt } from '../net/index.ts';
import { Notice, ToLobby, Waiting } from '../shell/Notices.tsx';
import { address, fragment, go } from '../shell/router.ts';
import { recordOf } from './code.ts';
import { words } from './words.ts';

export default function SharedScreen({ code }: { readonly code: string }) {
  const { t } = useLang();
  const [broken, setBroken] = useState(false);
  const { attempt, denial } = useAttempt();
  useEffect(() => {
    let here = true;
    attempt(async () => {
      const record = await recordOf(code);
      if (!here) return;
      if (record === null) return setBroken(true);
      const table = await bringRecord({ record });
      if (here) go(`${address.replay(table)}#${fragment()}`, true);
    });
    return () => {
      here = false;
    };
  }, [code, attempt]);
  if (!broken && !denial) return <Waiting>{t(words.sharing)}</Waiting>;
  return (
    <Notice title={t(words.notRead)}>
      <p>{t(denial?.text ?? words.brokenLink)}</p>
      <ToLobby />
    </Notice>
  );
}
