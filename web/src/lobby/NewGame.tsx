import type { GameOffer, SavedDeck } from '@vigrid/server/protocol';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useLang } from '../i18n/index.ts';
import { Band, Button, Dialog, join, Refusal, Scene, Toggle } from '../kit/index.ts';
import { Denied, request } from '../net/index.ts';
import { Link } from '../shell/Link.tsx';
import { address, go } from '../shell/router.ts';
import { InviteLink } from './InviteLink.tsx';
import { anyDeck, type Choice, lastChoice, layTable, ownDeck, playBot, remember } from './starting.ts';
import { bots, words } from './words.ts';

/** A bot, somebody who gets the link, or whoever sees the table in the list. */
export type Rival = 'bot' | 'friend' | 'anybody';

export interface NewGameProps {
  readonly offer: GameOffer;
  readonly rival: Rival;
  readonly onClose: () => void;
}

/** Whom to play, with which decks. With a friend it ends with the link to send. */
export default function NewGame({ offer, rival: first, onClose }: NewGameProps) {
  const { t } = useLang();
  const [rival, setRival] = useState<'bot' | 'friend'>(first === 'bot' ? 'bot' : 'friend');
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
      if (rival === 'bot') go(address.table(await playBot(offer, choice)));
      else setLaid(await layTable(offer, choice, open));
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
            onChange={(value) => setRival(value === 'friend' ? 'friend' : 'bot')}
            options={[
              { value: 'bot', label: t(words.bot) },
              { value: 'friend', label: t(words.friend) },
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
          {offer.decks.length > 0 && (
            <>
              <DeckChoice
                offer={offer}
                mine={mine}
                legend={t(words.yourDeck)}
                value={choice.deck}
                onChange={(deck) => setChoice({ ...choice, deck })}
              />
              <Link className="build-deck" href={address.decks(offer.id)}>
                {t(words.buildDeck)}
              </Link>
              <DeckChoice
                offer={offer}
                legend={t(words.theirDeck)}
                brief
                value={choice.rivalDeck}
                onChange={(rivalDeck) => setChoice({ ...choice, rivalDeck })}
              />
            </>
          )}
          {denied && <Refusal text={t(denied.denial.text)} />}
          <footer>
            {rival === 'friend' && (
              <Toggle on={open} onChange={setOpen}>
                {t(words.anybody)}
              </Toggle>
            )}
            <Button look="act" size="large" disabled={busy} onClick={begin}>
              {t(rival === 'bot' ? words.begin : words.lay)}
            </Button>
          </footer>
        </>
      )}
    </Dialog>
  );
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

/** The guest's own decks that can be played. */
function useOwnDecks({ id, decks }: GameOffer): readonly SavedDeck[] {
  const [mine, setMine] = useState<readonly SavedDeck[]>([]);
  const built = decks.length > 0;
  useEffect(() => {
    if (!built) return;
    let here = true;
    request('decks', { game: id }).then(
      (shelf) => here && setMine(shelf.mine.filter(({ legal }) => legal)),
      // Then only the ready ones are there to choose from.
      (error: unknown) => console.warn('Your decks did not come:', error),
    );
    return () => {
      here = false;
    };
  }, [id, built]);
  return mine;
}

interface DeckChoiceProps {
  readonly offer: GameOffer;
  readonly mine?: readonly SavedDeck[];
  readonly legend: string;
  readonly value: string;
  readonly onChange: (deck: string) => void;
  /** Names alone. */
  readonly brief?: boolean;
}

function DeckChoice({ offer, mine = [], legend, value, onChange, brief = false }: DeckChoiceProps) {
  const { t } = useLang();
  const cloth = (dye: string, seed: string) => (
    <span className="deck-cloth">
      <Scene dye={dye} seed={seed} kind="land" />
      <Band dye={dye} />
    </span>
  );
  const options = [
    {
      value: anyDeck,
      label: t(words.anyDeck),
      about: t(words.anyDeckMore),
      picture: cloth('neutral', 'any'),
    },
    ...mine.map(({ id, name, dye }) => ({
      value: ownDeck(id),
      label: name,
      about: t(words.ownDeck),
      picture: cloth(dye, id),
    })),
    ...offer.decks.map(({ id, name, about, dye }) => ({
      value: id,
      label: t(name),
      about: t(about),
      picture: cloth(dye, id),
    })),
  ];
  return (
    <Choices
      legend={legend}
      // A deck that is gone since leaves it to chance.
      value={options.some((option) => option.value === value) ? value : anyDeck}
      onChange={onChange}
      look={brief ? 'decks brief' : 'decks'}
      options={options}
    />
  );
}

interface ChoicesProps {
  readonly legend: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly about?: string;
    readonly picture?: ReactNode;
  }[];
  readonly look?: string;
}

/** One of several: native radio buttons, so arrows and screen readers know what to do. */
function Choices({ legend, value, onChange, options, look }: ChoicesProps) {
  const name = useId();
  return (
    <fieldset className={join('choices', look)}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            className="unseen"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.picture}
          <span>
            <b>{option.label}</b>
            {option.about && <small>{option.about}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
