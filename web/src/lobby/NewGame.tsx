import type { GameOffer } from '@vigrid/server/protocol';
import { useState } from 'react';
import { type Speech, useLang } from '../i18n/index.ts';
import { Button, Dialog, Refusal, Toggle } from '../kit/index.ts';
import { Denied } from '../net/index.ts';
import { Link } from '../shell/Link.tsx';
import { address, go } from '../shell/router.ts';
import { share } from '../table/sharing.ts';
import { Choices, DeckChoice, useOwnDecks } from './DeckChoice.tsx';
import { ExtraChoices } from './ExtraChoices.tsx';
import { extras } from './extras.ts';
import { InviteLink } from './InviteLink.tsx';
import { type Choice, lastChoice, layTable, playBot, remember } from './starting.ts';
import { bots, words } from './words.ts';

/** A bot, somebody who gets the link, or whoever sees the table in the list. */
export type Rival = 'bot' | 'friend' | 'anybody';

type Whom = 'bot' | 'friend' | 'beside';

export interface NewGameProps {
  readonly offer: GameOffer;
  readonly rival: Rival;
  readonly onClose: () => void;
}

/** Whom to play, with which decks. With a friend it ends with the link to send. */
export default function NewGame({ offer, rival: first, onClose }: NewGameProps) {
  const { t } = useLang();
  const [rival, setRival] = useState<Whom>(first === 'bot' ? 'bot' : 'friend');
  const [choice, setChoice] = useState<Choice>(() => lastChoice(offer));
  const [open, setOpen] = useState(first === 'anybody');
  const [laid, setLaid] = useState<{ table: string; code: string | null } | null>(null);
  const [denied, setDenied] = useState<Denied | null>(null);
  const [busy, setBusy] = useState(false);
  const mine = useOwnDecks(offer);

  const begin = async () => {
    setBusy(true);
    setDenied(null);
    remember(offer, choice);
    try {
      if (rival === 'bot' || choice.seats === 1) go(address.table(await playBot(offer, choice)));
      else if (rival === 'beside') {
        const { table, code } = await layTable(offer, choice, false, choice.rivalDeck);
        if (code !== null) share(table, code);
        go(address.table(table));
      } else setLaid(await layTable(offer, choice, open));
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      setDenied(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={t(words.newGame)(t(offer.name))}
      close={t(words.close)}
      onClose={onClose}
      className="new-game"
    >
      {laid?.code ? (
        <Laid table={laid.table} code={laid.code} />
      ) : (
        <>
          <Choices
            legend={t(words.rival)}
            value={rival}
            onChange={(value) => setRival(value === 'friend' || value === 'beside' ? value : 'bot')}
            options={[
              { value: 'bot', label: t(words.bot) },
              { value: 'friend', label: t(words.friend) },
              ...(offer.seats.min === 2 ? [{ value: 'beside', label: t(words.beside) }] : []),
            ]}
          />
          {rival === 'bot' && (
            <Choices
              legend={t(words.level)}
              value={choice.level}
              onChange={(level) => setChoice({ ...choice, level })}
              options={offer.bots.map((level) => ({
                value: level,
                label: bots[level] ? t(bots[level]) : level,
              }))}
            />
          )}
          {offer.seats.max > offer.seats.min && (
            <Choices
              legend={t(words.howMany)}
              value={String(choice.seats)}
              onChange={(seats) => setChoice({ ...choice, seats: Number(seats) })}
              options={numbers(offer).map((n) => ({ value: String(n), label: playersText(offer, n, t) }))}
            />
          )}
          <ExtraChoices
            game={offer.id}
            seats={choice.seats}
            value={choice.extra}
            onChange={(extra) => setChoice({ ...choice, extra })}
          />
          {offer.decks.length > 0 && (
            <>
              <DeckChoice
                ready={offer.decks}
                mine={mine}
                legend={t(words.yourDeck)}
                value={choice.deck}
                onChange={(deck) => setChoice({ ...choice, deck })}
              />
              <Link className="build-deck" href={address.decks(offer.id)}>
                {t(words.buildDeck)}
              </Link>
              {rival !== 'friend' ? (
                <DeckChoice
                  ready={offer.decks}
                  legend={t(words.theirDeck)}
                  brief
                  value={choice.rivalDeck}
                  onChange={(rivalDeck) => setChoice({ ...choice, rivalDeck })}
                />
              ) : (
                <p className="their-deck">{t(words.theyChoose)}</p>
              )}
            </>
          )}
          {denied && <Refusal text={t(denied.denial.text)} rule={denied.denial.rule} />}
          <footer>
            {rival === 'friend' && (
              <Toggle on={open} onChange={setOpen}>
                {t(words.anybody)}
              </Toggle>
            )}
            <Button look="act" size="large" disabled={busy} onClick={begin}>
              {t(rival === 'friend' ? words.lay : words.begin)}
            </Button>
          </footer>
        </>
      )}
    </Dialog>
  );
}

const numbers = ({ seats: { min, max } }: GameOffer): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

function playersText(offer: GameOffer, n: number, t: Speech['t']): string {
  const said = extras[offer.id]?.players[n];
  return said ? t(said) : t(words.seats)(n, n);
}

function Laid({ table, code }: { readonly table: string; readonly code: string }) {
  const { t } = useLang();
  return (
    <>
      <InviteLink table={table} code={code} />
      <footer>
        <Button look="act" size="large" onClick={() => go(address.table(table))}>
          {t(words.toTable)}
        </Button>
      </footer>
    </>
  );
}
