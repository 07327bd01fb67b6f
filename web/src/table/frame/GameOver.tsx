/** The end: who won, under which rule, proof that the shuffles were fair, and what next. */

import type { LoggedEvent } from '@vigrid/protocol';
import { capital } from '@vigrid/speech';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'preact/compat';
import { useLang } from '../../i18n/index.ts';
import { Button, Dialog, RuleNumber, useRule } from '../../kit/index.ts';
import { later, lazy } from '../../kit/later.tsx';
import { isLocal } from '../../local/requests.ts';
import { useAttempt } from '../../net/index.ts';
import { Link } from '../../shell/Link.tsx';
import { address, go } from '../../shell/router.ts';
import { laterWords } from '../laterTexts.ts';
import { words } from '../texts.ts';
import { type TableInfo, useTableInfo } from './context.ts';
import { Dusk } from './Dusk.tsx';
import { isLeaving } from './names.ts';
import { count } from './records.ts';
import { tell } from './telling.ts';
import { isHeading } from './told.ts';
import { turningsIn } from './turnings.ts';

const OverCheck = lazy(() => import('../../fairness/OverCheck.tsx'));
const PictureOfTable = later(() =>
  import('../../past/PictureOfTable.tsx').then((file) => file.PictureOfTable),
);

export default function GameOver({ moving }: { readonly moving: boolean }) {
  const { t, lang } = useLang();
  const { update, names, seat, screen, view, below, state, data } = useTableInfo();
  const { table } = state;
  const { Result } = screen;
  const [put, putAway] = useState(false);
  const [pictured, picture] = useState(false);
  const acts = useRef<HTMLDivElement>(null);
  const { over } = update;
  const rule = useRule(over?.rule ?? '');
  // What it shows comes whole, or it would grow while it is read.
  const [here, setHere] = useState(!Result?.fetched);
  useEffect(() => {
    void Result?.fetched?.().then(() => setHere(true));
  }, [Result]);
  const shown = over !== null && !moving && !put && here;
  // Of all that can be pressed here, another game is what most people want.
  useEffect(() => {
    if (shown)
      acts.current?.querySelector<HTMLElement>(':scope > :last-child')?.focus({ preventScroll: true });
  }, [shown]);
  if (!over || !shown) return over && !moving && here ? <Again onOpen={() => putAway(false)} /> : null;
  const { winners } = over;
  const list = (all: readonly string[]) => new Intl.ListFormat(lang).format(all);
  const drawn = winners.length !== 1 && !(winners.length > 1 && screen.allied?.(view));
  const nobody = winners.length === 0 ? screen.noWinner : undefined;
  const mine = seat === null || winners.includes(seat);
  const title = drawn
    ? t(nobody ?? laterWords.draw)
    : seat !== null && winners.includes(seat)
      ? t(laterWords.won)
      : capital(
          t(winners.length > 1 ? laterWords.lostToAll : laterWords.lost)(list(winners.map(names.seat))),
        );
  return (
    <Dialog
      title={title}
      close={t(laterWords.lookAround)}
      className="over-dialog"
      onClose={() => putAway(true)}
    >
      <Dusk end={nobody || (!drawn && !mine) ? 'lost' : drawn ? 'drawn' : 'won'} />
      <div className="over-how">
        <p className="over-rule">
          {rule ? t(laterWords.byRuleNamed)(t(rule.title)) : t(laterWords.byRule)}{' '}
          <RuleNumber id={over.rule} />
        </p>
        <Left />
      </div>
      {Result && <Result view={view} below={below} seats={update.seats} />}
      <Turnings />
      {seat !== null && <Kept won={winners.length === 1 && winners[0] === seat} />}
      {pictured && <PictureOfTable name={`${screen.game}-${t(laterWords.result)}`} />}
      <div className="over-acts" ref={acts}>
        <Button look="quiet" className="over-look" onClick={() => putAway(true)}>
          {t(laterWords.lookAround)}
        </Button>
        <Link href={address.replay(table)} className="button">
          {t(laterWords.replay)}
        </Link>
        <Button aria-expanded={pictured} onClick={() => picture(!pictured)}>
          {t(laterWords.picture)}
        </Button>
        <Link href={address.lobby} className="button">
          {t(laterWords.toLobby)}
        </Link>
        {seat !== null && <Rematch />}
      </div>
      {!isLocal(table) && (
        <Suspense fallback={<p className="over-check" />}>
          <OverCheck table={table} seat={seat} log={data.log} />
        </Suspense>
      )}
    </Dialog>
  );
}

/** Who has left, and how: nobody is to wonder why it ended. */
function Left() {
  const { lang } = useLang();
  const info = useTableInfo();
  const left = info.data.log.filter(({ event }) => isLeaving(event));
  if (left.length === 0) return null;
  return <p className="over-left">{left.map((event) => capital(tell(event, info, lang))).join(' ')}</p>;
}

/** The steps that decided it; a press shows the table as it stood then. */
function Turnings() {
  const { t, lang } = useLang();
  const info = useTableInfo();
  const { data, screen, back } = info;
  const turnings = useMemo(
    () => (screen.weight ? turningsIn(data.log, screen.weight) : []),
    [data.log, screen],
  );
  if (turnings.length === 0) return null;
  return (
    <section className="over-turnings">
      <h3 className="eyebrow">{t(laterWords.turnings)}</h3>
      <ol>
        {turnings.map(({ seq, event }, i) => (
          <li key={seq}>
            <button type="button" onClick={() => back.go(seq)}>
              <i aria-hidden="true">{i + 1}</i>
              <span>
                {turnAt(data.log, seq, info, t)} {capital(tell(event, info, lang))}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** In which turn or round a step was. */
function turnAt(
  log: readonly LoggedEvent[],
  seq: number,
  { names, seat }: TableInfo,
  t: ReturnType<typeof useLang>['t'],
): ReactNode {
  const { event } = log.findLast((one) => one.seq <= seq && isHeading(one.event)) ?? {};
  if (!event) return null;
  const { turn, seat: whose, round } = event;
  if (typeof turn === 'number' && typeof whose === 'number')
    return <b>{t(laterWords.turnOf)(turn, whose === seat ? t(words.you) : names.seat(whose))}.</b>;
  return typeof round === 'number' ? <b>{t(laterWords.round)(round)}.</b> : null;
}

/** What this browser remembers of one's games, and which of it is new. */
function Kept({ won }: { readonly won: boolean }) {
  const { t } = useLang();
  const { screen, state, view, seat, data } = useTableInfo();
  const { turn } = screen.turn(view);
  // The log and the view of a game that is over stay as they are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once for each table
  const { now, quicker, feats } = useMemo(() => {
    const events = data.log.map(({ event }) => event);
    const done = (seat !== null && screen.feats?.(view, seat, events)) || [];
    return count(screen.game, state.table, won, turn, done);
  }, [screen, state.table, won, turn]);
  return (
    <p className="over-kept">
      {t(laterWords.played)(now.played, now.won)}
      {now.inRow > 1 && ` ${t(laterWords.inRow)(now.inRow)}`}
      {quicker !== null && <b> {t(laterWords.quicker)(turn, quicker)}</b>}
      {feats.map(({ feat, before }) => (
        <b key={feat.id}> {t(feat.broken)(feat.n, before)}</b>
      ))}
    </p>
  );
}

/** The way back to the result after a look around. */
function Again({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useLang();
  return (
    <Button look="act" className="over-again" onClick={onOpen}>
      {t(laterWords.result)}
    </Button>
  );
}

function Rematch() {
  const { t } = useLang();
  const { link, update } = useTableInfo();
  const { attempt, busy, denial } = useAttempt();
  const ask = () => attempt(async () => go(address.table(await link.rematch())));
  return (
    <>
      {update.rematch !== null && <span className="over-waiting">{t(laterWords.rematchReady)}</span>}
      {denial && <span role="alert">{t(denial.text)}</span>}
      <Button look="act" glyph="sword-clash" disabled={busy} onClick={ask}>
        {t(laterWords.rematch)}
      </Button>
    </>
  );
}
