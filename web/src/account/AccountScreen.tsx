/** Who one is: the same guest on several devices, and all that is kept. */
import './account.css';
import { type Account, type Device, passwordLength } from '@vigrid/protocol';
import { type FormEvent, useEffect, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Button, Dialog, Refusal, Toggle } from '../kit/index.ts';
import { become, request, useAttempt } from '../net/index.ts';
import { hindrance, turnOff, turnOn } from '../offline/turns.ts';
import { downloadText } from '../past/download.ts';
import { CopyField } from '../shell/CopyField.tsx';
import { Waiting } from '../shell/Notices.tsx';
import { Page } from '../shell/Page.tsx';
import { address } from '../shell/router.ts';
import { setInWords, useInWords } from '../text/preferred.ts';
import { makePasskey, signWithPasskey } from './passkeys.ts';
import { words } from './words.ts';

interface Part {
  readonly account: Account;
  readonly onChange: (account: Account) => void;
}

export default function AccountScreen({ code }: { readonly code: string | null }) {
  const { t } = useLang();
  const [account, setAccount] = useState<Account | null>(null);
  useEffect(() => void request('account', {}).then(setAccount), []);
  return (
    <Page section="account" title={t(words.title)} name="parts account">
      <h1>{t(words.title)}</h1>
      {account ? (
        <>
          <p className="page-sub">{t(words.about)}</p>
          {code !== null && <UseCode code={code} />}
          <Turns account={account} onChange={setAccount} />
          <InWords />
          <Move />
          <Password account={account} onChange={setAccount} />
          <Passkeys account={account} onChange={setAccount} />
          <SignIn account={account} code={code} />
          <Devices account={account} onChange={setAccount} />
          <Data />
        </>
      ) : (
        <Waiting>{t(words.loading)}</Waiting>
      )}
    </Page>
  );
}

/** What was typed into a form, by the names of its fields. */
const typed = (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  const form = new FormData(event.currentTarget);
  return (name: string) => String(form.get(name) ?? '');
};

interface FieldProps {
  readonly label: string;
  readonly name: string;
  /** What a manager of passwords should fill in. */
  readonly complete: string;
  readonly value?: string;
}

function Field({ label, name, complete, value }: FieldProps) {
  return (
    <label className="field">
      {label}
      <input
        name={name}
        autoComplete={complete}
        defaultValue={value}
        minLength={3}
        maxLength={40}
        spellcheck={false}
        required
      />
    </label>
  );
}

function Secret({ label, name, complete }: FieldProps) {
  const { least, most } = passwordLength;
  return (
    <label className="field">
      {label}
      <input
        type="password"
        name={name}
        autoComplete={complete}
        minLength={least}
        maxLength={most}
        required
      />
    </label>
  );
}

/** Tables in words: for who plays without seeing them. */
function InWords() {
  const { t } = useLang();
  return (
    <section className="sheet page-part">
      <h2>{t(words.inWords)}</h2>
      <p>{t(words.inWordsText)}</p>
      <Toggle on={useInWords()} onChange={setInWords}>
        {t(words.inWordsHere)}
      </Toggle>
    </section>
  );
}

/** Being told of one's turn in games over days. */
function Turns({ account: { push }, onChange }: Part) {
  const { t, lang } = useLang();
  const { attempt, denial } = useAttempt();
  const [hindered, setHindered] = useState(hindrance);
  const { key, here } = push;
  const turn = async () => {
    const now = here ? await turnOff(lang) : key ? await turnOn(key, lang) : null;
    if (now) onChange(now);
    setHindered(hindrance());
  };
  return (
    <section className="sheet page-part">
      <h2>{t(words.turns)}</h2>
      <p>
        {t(
          key === null
            ? words.turnsNoKey
            : hindered === 'browser'
              ? words.turnsNoBrowser
              : hindered === 'refused'
                ? words.turnsRefused
                : words.turnsText,
        )}
      </p>
      {key !== null && (here || !hindered) && (
        <Toggle on={here} onChange={() => void attempt(turn)}>
          {t(words.turnsHere)}
        </Toggle>
      )}
      {denial && <Refusal text={t(denial.text)} />}
    </section>
  );
}

function Move() {
  const { t } = useLang();
  const { attempt, busy, denial } = useAttempt();
  const [code, setCode] = useState<string | null>(null);
  return (
    <section className="sheet page-part">
      <h2>{t(words.move)}</h2>
      <p>{t(words.moveText)}</p>
      {code === null ? (
        <Button
          look="act"
          disabled={busy}
          onClick={() => attempt(async () => setCode((await request('moveCode', {})).code))}
        >
          {t(words.getCode)}
        </Button>
      ) : (
        <>
          <output className="account-code">{code}</output>
          <CopyField
            label={t(words.codeLink)}
            more={t(words.codeLinkMore)}
            value={new URL(address.account(code), location.href).href}
          />
        </>
      )}
      {denial && <Refusal text={t(denial.text)} />}
    </section>
  );
}

function UseCode({ code }: { readonly code: string | null }) {
  const { t } = useLang();
  const { attempt, busy, denial } = useAttempt();
  return (
    <section className="sheet page-part">
      <h2>{t(words.useTitle)}</h2>
      <p>{t(words.signInText)}</p>
      <form
        className="acts"
        onSubmit={(event) => {
          const field = typed(event);
          void attempt(async () => become((await request('useCode', { code: field('code') })).token));
        }}
      >
        <Field label={t(words.code)} name="code" complete="one-time-code" value={code ?? ''} />
        <Button type="submit" look="act" disabled={busy}>
          {t(words.use)}
        </Button>
      </form>
      {denial && <Refusal text={t(denial.text)} />}
    </section>
  );
}

function Password({ account: { login }, onChange }: Part) {
  const { t } = useLang();
  const { attempt, busy, denial } = useAttempt();
  return (
    <section className="sheet page-part">
      <h2>{t(words.password)}</h2>
      <p>{login === null ? t(words.passwordText) : t(words.passwordIs)(login)}</p>
      <form
        className="acts"
        key={login ?? ''}
        onSubmit={(event) => {
          const field = typed(event);
          const wish = { login: login ?? field('login'), password: field('password') };
          const old = login === null ? {} : { old: field('old') };
          void attempt(async () => onChange(await request('setPassword', { ...wish, ...old })));
        }}
      >
        {login === null ? (
          <Field label={t(words.login)} name="login" complete="username" />
        ) : (
          <Secret label={t(words.secretOld)} name="old" complete="current-password" />
        )}
        <Secret
          label={t(login === null ? words.secret : words.secretNew)}
          name="password"
          complete="new-password"
        />
        <Button type="submit" disabled={busy}>
          {t(login === null ? words.save : words.change)}
        </Button>
      </form>
      {denial && <Refusal text={t(denial.text)} />}
    </section>
  );
}

function Passkeys({ account: { passkeys, passkeysHere }, onChange }: Part) {
  const { t } = useLang();
  const { attempt, busy, denial } = useAttempt();
  return (
    <section className="sheet page-part">
      <h2>{t(words.passkeys)}</h2>
      <p>{t(passkeysHere ? words.passkeysText : words.passkeysNot)}</p>
      <List
        items={passkeys}
        act={t(words.remove)}
        onAct={(id) => void attempt(async () => onChange(await request('passkeyRemove', { id })))}
      />
      {passkeysHere && (
        <Button disabled={busy} onClick={() => attempt(async () => onChange(await makePasskey()))}>
          {t(words.addPasskey)}
        </Button>
      )}
      {denial && <Refusal text={t(denial.text)} />}
    </section>
  );
}

function SignIn({ account: { passkeysHere }, code }: { account: Account; code: string | null }) {
  const { t } = useLang();
  const { attempt, busy, denial } = useAttempt();
  return (
    <>
      <section className="sheet page-part">
        <h2>{t(words.signIn)}</h2>
        <p>{t(words.signInText)}</p>
        <form
          className="acts"
          onSubmit={(event) => {
            const field = typed(event);
            const wish = { login: field('name'), password: field('secret') };
            void attempt(async () => become((await request('signIn', wish)).token));
          }}
        >
          <Field label={t(words.login)} name="name" complete="username" />
          <Secret label={t(words.secret)} name="secret" complete="current-password" />
          <Button type="submit" disabled={busy}>
            {t(words.signIn)}
          </Button>
        </form>
        {passkeysHere && (
          <Button disabled={busy} onClick={() => attempt(async () => become(await signWithPasskey()))}>
            {t(words.usePasskey)}
          </Button>
        )}
        {denial && <Refusal text={t(denial.text)} />}
      </section>
      {code === null && <UseCode code={null} />}
    </>
  );
}

function Devices({ account: { devices }, onChange }: Part) {
  const { t } = useLang();
  const { attempt, busy, denial } = useAttempt();
  return (
    <section className="sheet page-part">
      <h2>{t(words.devices)}</h2>
      <List
        items={devices}
        act={t(words.signOut)}
        onAct={(device) => void attempt(async () => onChange(await request('signOut', { device })))}
      />
      {devices.length > 1 && (
        <Button
          disabled={busy}
          onClick={() => attempt(async () => onChange(await request('signOut', { others: true })))}
        >
          {t(words.signOutOthers)}
        </Button>
      )}
      {denial && <Refusal text={t(denial.text)} />}
    </section>
  );
}

interface ListProps {
  readonly items: readonly (Device & { readonly here?: boolean })[];
  readonly act: string;
  readonly onAct: (id: string) => void;
}

function List({ items, act, onAct }: ListProps) {
  const { t, lang } = useLang();
  const day = (iso: string) => new Date(iso).toLocaleDateString(lang, { day: 'numeric', month: 'long' });
  if (items.length === 0) return null;
  return (
    <ul className="listing">
      {items.map(({ id, name, seen, here }) => (
        <li key={id}>
          <span>
            {name ?? t(words.unnamed)}
            <small>{here ? t(words.here) : t(words.seen)(day(seen))}</small>
          </span>
          {!here && (
            <Button size="small" look="quiet" onClick={() => onAct(id)}>
              {act}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Data() {
  const { t } = useLang();
  const { attempt, busy, denial } = useAttempt();
  const [asked, setAsked] = useState(false);
  const save = async () => {
    const { json } = await request('exportAll', {});
    downloadText('vigrid.json', json);
  };
  return (
    <section className="sheet page-part">
      <h2>{t(words.data)}</h2>
      <p>{t(words.dataText)}</p>
      <div className="acts">
        <Button disabled={busy} onClick={() => attempt(save)}>
          {t(words.exportAll)}
        </Button>
        <Button look="quiet" onClick={() => setAsked(true)}>
          {t(words.deleteAll)}
        </Button>
      </div>
      {denial && <Refusal text={t(denial.text)} />}
      {asked && (
        <Dialog title={t(words.deleteTitle)} onClose={() => setAsked(false)} close={t(words.close)}>
          <p>{t(words.deleteText)}</p>
          <div className="acts">
            <Button
              disabled={busy}
              onClick={() =>
                attempt(async () => become(await request('deleteAll', { sure: true }).then(() => null)))
              }
            >
              {t(words.deleteYes)}
            </Button>
            <Button look="act" onClick={() => setAsked(false)}>
              {t(words.keep)}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
