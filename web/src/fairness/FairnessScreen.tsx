/** The check of a game, step by step, with all its numbers; and without a game, how it works. */
import './fairness.css';
import { commitmentIn, printOfLot, printOfSetup } from '@vigrid/kernel/fairness';
import type { Denial, Finished } from '@vigrid/protocol';
import { useEffect, useId, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Button, FileButton } from '../kit/index.ts';
import { isLocal } from '../local/requests.ts';
import { Denied, request } from '../net/index.ts';
import { download } from '../past/download.ts';
import { playersOf } from '../past/lines.ts';
import { Link } from '../shell/Link.tsx';
import { Notice, ToLobby, Waiting } from '../shell/Notices.tsx';
import { Page } from '../shell/Page.tsx';
import { address } from '../shell/router.ts';
import { Checks } from './Checks.tsx';
import { type Checked, checkRecord, checkTable } from './check.ts';
import { words } from './words.ts';

export default function FairnessScreen({ table }: { readonly table: string | null }) {
  const { t } = useLang();
  return (
    <Page section="credits" title={t(words.title)} name="fair-page">
      {table === null ? <Explained /> : <OfGame table={table} />}
    </Page>
  );
}

function OfGame({ table }: { readonly table: string }) {
  const { t } = useLang();
  const [finished, setFinished] = useState<Finished | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [denial, setDenial] = useState<Denial | null>(null);
  useEffect(() => {
    let here = true;
    const check = async () => {
      const found = await request('record', { table });
      if (!here) return;
      setFinished(found);
      const done = await checkTable(found, null);
      if (here) setChecked(done);
    };
    check().catch((error: unknown) => {
      if (!(error instanceof Denied)) throw error;
      if (here) setDenial(error.denial);
    });
    return () => {
      here = false;
    };
  }, [table]);
  if (denial)
    return (
      <Notice title={t(words.notChecked)}>
        <p>{t(denial.text)}</p>
        <ToLobby />
      </Notice>
    );
  if (!finished || !checked) return <Waiting>{t(words.checking)}</Waiting>;
  return (
    <>
      <h1>{t(words.ofGame)}</h1>
      <Checks {...checked} />
      <Numbers checked={checked} finished={finished} />
      <h2>{t(words.repeat)}</h2>
      <p>{t(words.repeatText)}</p>
      <pre>{commandFor(checked)}</pre>
      <p className="acts">
        <Button onClick={() => download(finished)}>{t(words.download)}</Button>
        {!isLocal(table) && (
          <Link href={address.replay(table)} className="button">
            {t(words.replay)}
          </Link>
        )}
        <Link href={address.fairness()} className="button">
          {t(words.how)}
        </Link>
      </p>
    </>
  );
}

function commandFor({ kept: { commitment, lot } }: Checked): string {
  const given = [commitment && `--commitment ${commitment}`, lot && `--lot ${lot}`].filter(Boolean);
  return ['npx vigrid replay game.vigrid --verify', ...given].join(' \\\n  ');
}

/** Everything that the seed was made of. */
function Numbers({ checked, finished }: { readonly checked: Checked; readonly finished: Finished }) {
  const spoken = useLang();
  const { t } = spoken;
  const { record } = checked;
  if (!record) return null;
  const { fair, setup, game, version } = record;
  const names = playersOf(finished.seats, spoken);
  return (
    <>
      <h2>{t(words.numbers)}</h2>
      <dl className="fair-numbers">
        <dt>{t(words.commitment)}</dt>
        <dd>{commitmentIn(record)}</dd>
        {fair && (
          <>
            <dt>{t(words.secret)}</dt>
            <dd>{fair.secret}</dd>
            <dt>{t(words.setup)}</dt>
            <dd>{printOfSetup(game, version, setup)}</dd>
            {names.map((name, seat) => (
              // Seats do not change their places.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <Lot key={seat} name={name} print={fair.prints[seat]} lot={fair.lots[seat]} />
            ))}
          </>
        )}
        <dt>{t(words.seed)}</dt>
        <dd>{setup.seed}</dd>
      </dl>
    </>
  );
}

function Lot({
  name,
  print,
  lot,
}: {
  readonly name: string;
  readonly print: string | null;
  readonly lot: string | null;
}) {
  const { t } = useLang();
  return (
    <>
      <dt>
        {name}: {t(words.lot)}
      </dt>
      <dd>{lot ?? t(print === null ? words.noLot : words.notOpened)}</dd>
      {(lot ?? print) !== null && (
        <>
          <dt>
            {name}: {t(words.print)}
          </dt>
          <dd>{print ?? printOfLot(lot ?? '')}</dd>
        </>
      )}
    </>
  );
}

function Explained() {
  const { t } = useLang();
  return (
    <>
      <h1>{t(words.title)}</h1>
      <p>{t(words.why)}</p>
      <ol>
        {[words.step1, words.step2, words.step3, words.step4, words.step5].map((step) => (
          <li key={step.en}>{t(step)}</li>
        ))}
      </ol>
      <h2>{t(words.limits)}</h2>
      <ul>
        {[words.limit1, words.limit2, words.limit3, words.limit4].map((limit) => (
          <li key={limit.en}>{t(limit)}</li>
        ))}
      </ul>
      <TryIt />
    </>
  );
}

/** A record that somebody has, against a commitment that they kept. */
function TryIt() {
  const { t } = useLang();
  const [commitment, setCommitment] = useState('');
  const [checked, setChecked] = useState<Checked | null>(null);
  const id = useId();
  const check = async (file: File) => {
    const kept = commitment.trim() === '' ? {} : { commitment: commitment.trim().toLowerCase() };
    setChecked(await checkRecord(await file.text(), kept));
  };
  return (
    <>
      <h2>{t(words.tryIt)}</h2>
      <p className="field">
        <label htmlFor={`${id}c`}>{t(words.tryCommitment)}</label>
        <input
          id={`${id}c`}
          value={commitment}
          spellcheck={false}
          onInput={({ currentTarget }) => setCommitment(currentTarget.value)}
        />
        <FileButton accept=".vigrid" onFile={(file) => void check(file)}>
          {t(words.choose)}
        </FileButton>
      </p>
      {checked && <Checks {...checked} />}
    </>
  );
}
