/** A game that nothing here plays any more: why, and what can still be done with it. */
import { useLang } from '../../i18n/index.ts';
import { Button } from '../../kit/index.ts';
import type { TableData, TableLink } from '../../net/index.ts';
import { useAttempt } from '../../net/index.ts';
import { Notice, ToLobby } from '../../shell/Notices.tsx';
import { address, go } from '../../shell/router.ts';
import { laterWords } from '../laterTexts.ts';
import { Concede } from './Concede.tsx';

interface SealedProps {
  readonly data: TableData;
  readonly link: TableLink;
}

export default function Sealed({ data: { state, now }, link }: SealedProps) {
  const { t } = useLang();
  const { attempt, busy } = useAttempt();
  if (!state?.sealed || !now) return null;
  const ended = state.sealed.ended || now.over !== null;
  const seated = state.seat !== null;
  // Nobody sits where bots alone are left: whoever made the table ends their game.
  const mayEnd = seated || (state.host && now.seats.every(({ kind }) => kind === 'bot'));
  const stand = () =>
    attempt(async () => {
      await link.stand();
      go(address.lobby);
    });
  return (
    <Notice title={t(ended ? laterWords.sealedOver : laterWords.sealed)}>
      {!now.over && <p>{t(state.sealed.text)}</p>}
      {ended && (
        <a className="button" href={`/api/tables/${state.table}/record`} download>
          {t(laterWords.record)}
        </a>
      )}
      {seated && now.seq < 0 && (
        <Button disabled={busy} onClick={stand}>
          {t(laterWords.stand)}
        </Button>
      )}
      {mayEnd && now.seq >= 0 && !ended && <Concede concede={() => link.control('concede')} />}
      <ToLobby />
    </Notice>
  );
}
