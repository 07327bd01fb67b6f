/** The three lists of the lobby: your games, open tables, games to watch. Null lines: the server has not answered. */
import type { SeatTaken, TableLine } from '@vigrid/protocol';
import { createContext, type ReactNode, useContext } from 'preact/compat';
import type { GameFront } from '../games/door.ts';
import { type Speech, useLang } from '../i18n/index.ts';
import { Button, Glyph, join } from '../kit/index.ts';
import { Link } from '../shell/Link.tsx';
import { address } from '../shell/router.ts';
import { nameAmong } from '../table/frame/people.ts';
import { Panorama } from './Panorama.tsx';
import { listed, stateOf, timeOf } from './underWay.ts';
import { words } from './words.ts';

type Lines = readonly TableLine[] | null;

export const DoorsContext = createContext<readonly GameFront[]>([]);

const useDoors = () => useContext(DoorsContext);

/** On a phone the first thing is the game that waits for you. */
export function WaitingForYou({ lines, me }: { readonly lines: readonly TableLine[]; readonly me: string }) {
  const speech = useLang();
  const doors = useDoors();
  const { t } = speech;
  const [first] = lines;
  if (!first) return null;
  return (
    <section className="call" aria-label={t(words.yourMove)}>
      <b>{t(words.yourMove)}</b>
      <p>{titleOf(first, me, speech, doors)}</p>
      <Link href={address.table(first.table)} className="button act">
        {t(words.goOn)}
      </Link>
    </section>
  );
}

export function MyGames({ lines, me }: { readonly lines: Lines; readonly me: string }) {
  const speech = useLang();
  const doors = useDoors();
  const { t } = speech;
  return (
    <section id="mine" aria-labelledby="mine-title">
      <h3 id="mine-title">{t(words.yours)}</h3>
      {lines?.length === 0 && <p className="empty">{t(words.noneYours)}</p>}
      <ul className="games">
        {lines?.map((line) => (
          <li key={line.table}>
            <Picture game={line.game} />
            <span>
              <b>{titleOf(line, me, speech, doors)}</b>
              <small>
                {stateOf(line, speech)} · {timeOf(line, speech)}
              </small>
            </span>
            <Link
              href={address.table(line.table)}
              className={join('button', line.yourMove && 'act')}
              aria-label={`${t(words.goOn)}: ${titleOf(line, me, speech, doors)}`}
            >
              {t(words.goOn)}
            </Link>
          </li>
        ))}
      </ul>
      {lines?.some(overDays) && (
        <p>
          <Link href={address.account()}>{t(words.beTold)}</Link>
        </p>
      )}
      <p className="sealed">
        <Glyph name="rolling-dices" />
        {t(words.sealed)}
      </p>
    </section>
  );
}

export interface OpenTablesProps {
  readonly lines: Lines;
  readonly people: number;
  readonly busy: boolean;
  readonly onLay: (() => void) | undefined;
  readonly onSit: (line: TableLine) => void;
}

export function OpenTables({ lines, people, busy, onLay, onSit }: OpenTablesProps) {
  const speech = useLang();
  const { t } = speech;
  return (
    <section aria-labelledby="open-title">
      <h3 id="open-title">
        {t(words.open)}
        {people > 1 && <small>{t(words.people)(people)}</small>}
      </h3>
      {lines?.length === 0 ? (
        <div className="tables empty">
          <p>{t(words.noneOpen)}</p>
          {onLay && <Button onClick={onLay}>{t(words.layOne)}</Button>}
        </div>
      ) : (
        <TableList lines={lines}>
          {(line) => (
            <Button
              size="small"
              disabled={busy}
              aria-label={`${t(words.sit)}: ${sitting(line.seats, speech)}`}
              onClick={() => onSit(line)}
            >
              {t(words.sit)}
            </Button>
          )}
        </TableList>
      )}
    </section>
  );
}

export function Watching({ lines }: { readonly lines: Lines }) {
  const speech = useLang();
  const { t } = speech;
  return (
    <section id="watch" aria-labelledby="watch-title">
      <h3 id="watch-title">{t(words.watch)}</h3>
      {lines?.length === 0 ? (
        <div className="tables empty">
          <p>{t(words.noneWatch)}</p>
        </div>
      ) : (
        <TableList lines={lines}>
          {(line) => (
            <Link
              href={address.table(line.table)}
              className="button small"
              aria-label={`${t(words.look)}: ${sitting(line.seats, speech)}`}
            >
              {t(words.look)}
            </Link>
          )}
        </TableList>
      )}
    </section>
  );
}

interface TableListProps {
  readonly lines: Lines;
  readonly children: (line: TableLine) => ReactNode;
}

function TableList({ lines, children }: TableListProps) {
  const speech = useLang();
  const doors = useDoors();
  return (
    <ul className="tables">
      {lines?.map((line) => (
        <li key={line.table}>
          <Picture game={line.game} />
          <span>
            <b>{gameName(line.game, speech, doors)}</b>
            <small>{sitting(line.seats, speech)}</small>
          </span>
          <Seats seats={line.seats} />
          {children(line)}
        </li>
      ))}
    </ul>
  );
}

/** A diamond for each seat, filled where somebody sits. */
function Seats({ seats }: { readonly seats: readonly SeatTaken[] }) {
  return (
    <span className="seats" aria-hidden="true">
      {seats.map((seat, i) => (
        <i key={String(i)} className={join(seat.kind !== 'free' && 'taken')} />
      ))}
    </span>
  );
}

function Picture({ game }: { readonly game: string }) {
  const door = doorAmong(useDoors(), game);
  return <span className="picture">{door && <Panorama game={game} door={door} wide={false} />}</span>;
}

function titleOf(line: TableLine, me: string, speech: Speech, doors: readonly GameFront[]): string {
  const { t } = speech;
  const own = line.seats.findIndex((seat) => seat.kind === 'guest' && seat.name === me);
  const others = line.seats.flatMap((seat, at) =>
    at !== own && seat.kind !== 'free' ? nameAmong(line.seats, at, t) : [],
  );
  const game = gameName(line.game, speech, doors);
  if (others.length === 0) return game;
  return t(words.against)(game, listed(others, speech));
}

const doorAmong = (doors: readonly GameFront[], game: string) => doors.find(({ id }) => id === game)?.door;

function gameName(game: string, { t }: Speech, doors: readonly GameFront[]): string {
  const door = doorAmong(doors, game);
  return door ? t(door.name) : game;
}

/** Who sits there, and whether somebody else may. */
function sitting(seats: readonly SeatTaken[], speech: Speech): string {
  const taken = seats.flatMap((seat, at) => (seat.kind === 'free' ? [] : nameAmong(seats, at, speech.t)));
  const free = taken.length < seats.length ? [speech.t(words.freeSeat)] : [];
  return [listed(taken, speech), ...free].join(' · ');
}

/** Nobody has to stay for such a game. */
const overDays = ({ deadline }: TableLine): boolean =>
  deadline !== null && Date.parse(deadline) - Date.now() > 3_600_000;
