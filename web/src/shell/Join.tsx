import type { Invitation } from '@vigrid/protocol';
import { lazy, Suspense, useEffect, useState } from 'preact/compat';
import { gameCalled } from '../games/index.ts';
import { useLang } from '../i18n/index.ts';
import { timingText } from '../lobby/timing.ts';
import { Denied, request } from '../net/index.ts';
import { nameAmong } from '../table/frame/names.ts';
import { Notice, ToLobby, Waiting } from './Notices.tsx';
import { address, go } from './router.ts';
import { words } from './words.ts';

const AgreedCards = lazy(() => import('../workshop/AgreedCards.tsx'));
const TakeSeat = lazy(() => import('../lobby/TakeSeat.tsx'));

/** Follows an invitation: takes the free seat, with a deck where one is brought, and goes to the table. */
export default function Join({ table, code }: { readonly table: string; readonly code: string }) {
  const spoken = useLang();
  const { t } = spoken;
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [denied, setDenied] = useState<Denied | null>(null);
  useEffect(() => {
    let here = true;
    const follow = async () => {
      const found = await request('invitation', { table, code });
      if (!here) return;
      if (found.free && found.brings) return setInvitation(found);
      await request('open', { table, code });
      if (here) go(address.table(table), true);
    };
    follow().catch((error: unknown) => {
      if (!(error instanceof Denied)) throw error;
      if (here) setDenied(error);
    });
    return () => {
      here = false;
    };
  }, [table, code]);
  const take = async (own: unknown) => {
    await request('open', { table, code, own });
    go(address.table(table), true);
  };
  if (denied) {
    return (
      <Notice title={t(words.notJoined)}>
        <p>{t(denied.denial.text)}</p>
        <ToLobby />
      </Notice>
    );
  }
  if (!invitation) return <Waiting>{t(words.joining)}</Waiting>;
  const name = gameCalled(invitation.game)?.door.name;
  const host = invitation.seats.find(({ kind }) => kind === 'guest');
  return (
    <Notice title={t(words.invited)(host?.name ?? '', name ? t(name) : invitation.game)}>
      <p>
        {[
          invitation.seats.map((_, seat) => nameAmong(invitation.seats, seat, t)).join(', '),
          invitation.timing && timingText(invitation.timing, spoken),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Suspense fallback={null}>
        {invitation.own.length > 0 && <AgreedCards cards={invitation.own} />}
        <TakeSeat game={invitation.game} onTake={take} />
      </Suspense>
    </Notice>
  );
}
