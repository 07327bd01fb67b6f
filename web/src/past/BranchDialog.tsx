/** Playing on from a step of a finished game: whom one plays, and who plays the others. */
import { levels } from '@vigrid/bots/levels';
import type { Finished } from '@vigrid/protocol';
import { useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { memory } from '../i18n/store.ts';
import { Button, Dialog, Refusal } from '../kit/index.ts';
import { branchTable, momentOf } from '../local/index.ts';
import type { LocalSeat } from '../local/shelf.ts';
import { useAttempt, useGuest } from '../net/index.ts';
import { codeOfPosition } from '../positions/laid.ts';
import { address, go } from '../shell/router.ts';
import { playersOf } from './lines.ts';
import { words } from './words.ts';

interface BranchDialogProps {
  readonly finished: Finished;
  readonly seq: number;
  readonly seat: number;
  readonly onClose: () => void;
}

export function BranchDialog({ finished, seq, seat, onClose }: BranchDialogProps) {
  const spoken = useLang();
  const { t } = spoken;
  const me = useGuest()?.name ?? '';
  const [own, setOwn] = useState(seat);
  const [level, setLevel] = useState(() => levelOf(finished, seat));
  const { attempt, busy, denial } = useAttempt();
  const names = playersOf(finished.seats, spoken);
  const begin = () =>
    attempt(async () => {
      const seats = names.map(
        (name, at): LocalSeat =>
          level === alone
            ? { kind: 'me', name }
            : at === own
              ? { kind: 'me', name: me }
              : { kind: 'bot', level },
      );
      go(address.table(await branchTable({ record: finished.record, seq, seats })));
    });
  const lay = () =>
    attempt(async () => {
      const laid = await momentOf(finished.record, seq);
      go(address.position(laid.game, await codeOfPosition(laid)));
    });
  return (
    <Dialog title={t(words.branchTitle)} close={t(words.close)} className="branch-dialog" onClose={onClose}>
      <p>{t(words.branchMore)}</p>
      <label>
        {t(words.whom)}
        <select value={String(own)} onChange={({ currentTarget: { value } }) => setOwn(Number(value))}>
          {names.map((name, at) => (
            <option key={name} value={String(at)}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {names.length > 1 && (
        <label>
          {t(words.others)}
          <select value={level} onChange={({ currentTarget: { value } }) => setLevel(value)}>
            <option value={alone}>{t(words.allAlone)}</option>
            {levels.map(({ id, name, manner }) => (
              <option key={id} value={id}>
                {t(name)}: {t(manner)}
              </option>
            ))}
          </select>
        </label>
      )}
      {denial && <Refusal text={t(denial.text)} />}
      <footer>
        <Button look="act" size="large" disabled={busy} onClick={begin}>
          {t(words.begin)}
        </Button>
        <Button size="large" disabled={busy} onClick={lay}>
          {t(words.layPosition)}
        </Button>
      </footer>
    </Dialog>
  );
}

/** In place of a level: nobody but the one at the screen. */
const alone = 'alone';

/** The bot that sat there; else the one that is played against most. */
function levelOf({ seats, game }: Finished, own: number): string {
  const sat = seats.find(({ kind }, at) => kind === 'bot' && at !== own)?.name;
  const known = (level: string | null | undefined) => levels.find(({ id }) => id === level)?.id;
  return known(sat) ?? known(memory.read(`${game}.level`)) ?? levels[1].id;
}
