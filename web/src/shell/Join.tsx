import type { Invitation } from '@vigrid/protocol';
import { Suspense, useEffect, useState } from 'preact/compat';
import { gameCalled } from '../games/index.ts';
import { useLang } from '../i18n/index.ts';
import { Button, Refusal } from '../kit/index.ts';
import { lazy } from '../kit/later.tsx';
import { Denied, openTable, request, useAttempt } from '../net/index.ts';
import '../people/people.css';
import { TableFacts } from '../people/TableFacts.tsx';
import { words as peopleWords } from '../people/words.ts';
import { Portrait } from '../table/frame/Portrait.tsx';
import { botNumber, nameAmong } from '../table/frame/people.ts';
import { Notice, ToLobby, Waiting } from './Notices.tsx';
import { address, go } from './router.ts';
import { words } from './words.ts';

const AgreedCards = lazy(() => import('../workshop/AgreedCards.tsx'));
const TakeSeat = lazy(() => import('../lobby/TakeSeat.tsx'));

/** Follows an invitation: takes the free seat, with a deck where one is brought, and goes to the table. */
export default function Join({ table, code }: { readonly table: string; readonly code: string }) {
  const { t } = useLang();
  const { attempt, busy, denial } = useAttempt();
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [denied, setDenied] = useState<Denied | null>(null);
  useEffect(() => {
    let here = true;
    const follow = async () => {
      const found = await request('invitation', { table, code });
      if (!here) return;
      if (found.free) return setInvitation(found);
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
  const [seat, setSeat] = useState<number | null>(null);
  const take = async (own?: unknown) => {
    await openTable({ table, code, ...(seat !== null && { seat }), ...(own !== undefined && { own }) });
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
      <Places {...invitation} value={seat} onChange={setSeat} />
      <TableFacts {...invitation} />
      <Suspense fallback={null}>
        {invitation.own.length > 0 && <AgreedCards cards={invitation.own} />}
      </Suspense>
      {invitation.brings ? (
        <Suspense fallback={null}>
          <TakeSeat game={invitation.game} onTake={take} />
        </Suspense>
      ) : (
        <Button look="act" size="large" disabled={busy} onClick={() => attempt(take)}>
          {t(words.takeSeat)}
        </Button>
      )}
      {denial && <Refusal text={t(denial.text)} />}
    </Notice>
  );
}

interface PlacesProps extends Pick<Invitation, 'seats' | 'places' | 'ratings'> {
  readonly value: number | null;
  readonly onChange: (seat: number) => void;
}

/** Who sits where; of several free seats one may be chosen. */
function Places({ seats, places, ratings, value, onChange }: PlacesProps) {
  const { t } = useLang();
  const isFree = ({ kind, name }: Invitation['seats'][number]) => kind === 'free' && name === '';
  const free = [...seats.keys()].filter((seat) => isFree(seats[seat]));
  const chosen = value ?? free[0];
  return (
    <ul className="join-places">
      {seats.map((person, seat) => {
        const said = (
          <>
            {person.kind !== 'free' && <Portrait person={person} n={botNumber(seats, seat)} />}
            <b>{nameAmong(seats, seat, t)}</b>
            {places[seat] && <small>{t(places[seat])}</small>}
            {ratings[seat] && (
              <small>{t(peopleWords.rating)(ratings[seat].rating, 2 * ratings[seat].deviation)}</small>
            )}
          </>
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <li key={seat} data-kind={person.kind}>
            {isFree(person) && free.length > 1 ? (
              <label>
                <input type="radio" name="seat" checked={seat === chosen} onChange={() => onChange(seat)} />
                {said}
              </label>
            ) : (
              <span>{said}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
