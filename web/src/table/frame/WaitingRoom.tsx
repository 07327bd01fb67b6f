/** A table with a free seat: the link to fill it, or the seat itself. */
import { Suspense } from 'preact/compat';
import type { Screen } from '../../games/screen.ts';
import { useLang } from '../../i18n/index.ts';
import { Button, Glyph, Refusal, Sheet } from '../../kit/index.ts';
import { lazy } from '../../kit/later.tsx';
import { InviteLink } from '../../lobby/InviteLink.tsx';
import { type TableData, type TableLink, useAttempt } from '../../net/index.ts';
import { TableFacts } from '../../people/TableFacts.tsx';
import { Link } from '../../shell/Link.tsx';
import { address, go } from '../../shell/router.ts';
import { useTitle } from '../../shell/theme.ts';
import { laterWords } from '../laterTexts.ts';
import { words } from '../texts.ts';
import { Backdrop } from './Backdrop.tsx';
import { Portrait } from './Portrait.tsx';
import { botNumber, nameAmong } from './people.ts';

const TakeSeat = lazy(() => import('../../lobby/TakeSeat.tsx'));

interface WaitingRoomProps {
  readonly screen: Screen;
  readonly data: TableData;
  readonly link: TableLink;
}

export default function WaitingRoom({ screen, data, link }: WaitingRoomProps) {
  const { t } = useLang();
  const { attempt, busy, denial } = useAttempt();
  useTitle(t(screen.short));
  const { state, now } = data;
  if (!state || !now) return null;
  const leave = () =>
    attempt(async () => {
      await link.stand();
      go(address.lobby);
    });
  const seated = state.seat !== null;
  return (
    <>
      <Backdrop side="none" />
      <main className="waiting-room">
        <Sheet>
          <h1>{t(laterWords.waiting)}</h1>
          <p>{t(screen.name)}</p>
          <TableFacts {...state} />
          <ul className="waiting-seats">
            {now.seats.map((person, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
              <li key={seat} data-kind={person.kind}>
                {person.kind === 'free' ? (
                  <Glyph name="hourglass" />
                ) : (
                  <Portrait person={person} n={botNumber(now.seats, seat)} />
                )}
                {nameAmong(now.seats, seat, t)}
                {person.rating !== undefined && <small>{person.rating}</small>}
                {seat === state.seat && <small>{t(words.you)}</small>}
                {state.host && person.kind === 'guest' && seat !== state.seat && (
                  <Button
                    size="small"
                    look="quiet"
                    disabled={busy}
                    aria-label={`${t(laterWords.remove)}: ${person.name}`}
                    onClick={() => attempt(() => link.remove(seat))}
                  >
                    {t(laterWords.remove)}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {seated && state.code !== null && <InviteLink table={state.table} code={state.code} />}
          {!seated && state.brings && (
            <Suspense fallback={null}>
              <TakeSeat game={state.game} onTake={link.sit} />
            </Suspense>
          )}
          {denial && <Refusal text={t(denial.text)} />}
          <div className="waiting-acts">
            <Link href={address.lobby} className="button quiet">
              {t(laterWords.toLobby)}
            </Link>
            {seated ? (
              <Button disabled={busy} onClick={leave}>
                {t(laterWords.stand)}
              </Button>
            ) : (
              !state.brings && (
                <Button look="act" disabled={busy} onClick={() => attempt(link.sit)}>
                  {t(laterWords.sit)}
                </Button>
              )
            )}
          </div>
        </Sheet>
      </main>
    </>
  );
}
