import type { Settings } from '@vigrid/kernel';
import { roles, seatings } from '@vigrid/kernel/interface';
import type { ClockSetting, GameOffer } from '@vigrid/protocol';
import { type ReactNode, useEffect, useState } from 'preact/compat';
import { fetchSettings } from '../games/catalogue.ts';
import { useLang } from '../i18n/index.ts';
import { Button, Dialog, Refusal } from '../kit/index.ts';
import { useAttempt, useServed } from '../net/index.ts';
import { MannersChoice, usualManners } from '../people/Manners.tsx';
import { Link } from '../shell/Link.tsx';
import { address, go } from '../shell/router.ts';
import { Portrait } from '../table/frame/Portrait.tsx';
import { ClockChoice } from './ClockChoice.tsx';
import { Choices, DeckChoice, useOwnDecks } from './DeckChoice.tsx';
import { Evening } from './Evening.tsx';
import { InviteLink } from './InviteLink.tsx';
import { BesideName, Seating } from './Seating.tsx';
import { Sentence } from './Sentence.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { changedIn, minutesOf, type Planned } from './sentence.ts';
import { noDecks, settled } from './settling.ts';
import { setupWords } from './setupWords.ts';
import {
  anyDeck,
  type Choice,
  lastChoice,
  layTable,
  ownDeck,
  randomDeck,
  remember,
  resized,
  type Wish,
  withBeside,
  withBots,
  withFriends,
} from './starting.ts';
import { botName, botPlays, words } from './words.ts';

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
  const [choice, setChoice] = useState<Choice>(() => firstChoice(offer, first));
  // With more than two seats each is chosen by itself.
  const several = offer.seats.max > 2;
  const [seats, setSeats] = useState(() => (first === 'bot' ? withBots(choice) : withFriends(choice)));
  const [besideName, setBesideName] = useState('');
  const other: Wish = first === 'bot' ? { kind: 'bot', level: choice.level } : { kind: 'free' };
  const [manners, setManners] = useState(() => usualManners(first === 'anybody'));
  const [clock, setClock] = useState<ClockSetting | null>(null);
  const [laid, setLaid] = useState<{ table: string; code: string | null } | null>(null);
  const served = useServed();
  const { attempt, busy, denial } = useAttempt();
  const mine = useOwnDecks(offer);
  const settings = useSettings(offer.id);
  const wanted = several
    ? seats
    : rival === 'bot'
      ? withBots(choice)
      : rival === 'beside'
        ? withBeside(choice, besideName)
        : withFriends(choice);
  const own = wanted.findIndex(({ kind }) => kind === 'me');
  const now = settings && settled(settings, choice.settings, wanted.length, own);
  const drawn = now && noDecks(settings, now.options, wanted.length);
  const nameOfDeck = (id: string) =>
    id === randomDeck
      ? t(setupWords.randomDeck)
      : (mine.find((deck) => ownDeck(deck.id) === id)?.name ??
        t(offer.decks.find((deck) => deck.id === id)?.name ?? setupWords.sayByLot));
  const planned: Planned | null = now && {
    game: t(offer.name),
    seats: wanted,
    seatsAt: several ? 'seating' : rival === 'bot' ? 'level' : 'rival',
    decks:
      offer.decks.length > 0 && !drawn
        ? [choice.deck, ...(rival === 'friend' ? [] : [choice.rivalDeck])].map(nameOfDeck)
        : null,
    settings,
    options: now.options,
    usual: settled(settings, {}, wanted.length, own).options,
  };
  const minutes = planned && minutesOf(planned);
  const waits = wanted.some(({ kind }) => kind === 'free');

  const begin = () =>
    attempt(async () => {
      remember(offer, several ? { ...choice, level: levelOf(seats) ?? choice.level } : choice);
      const table = await layTable(offer, choice, wanted, {
        ...(waits && manners),
        clock: waits ? clock : null,
        rivalDeck: waits ? anyDeck : choice.rivalDeck,
      });
      if (waits) setLaid(table);
      else go(address.table(table.table));
    });

  return (
    <Dialog
      title={t(setupWords.newGame)(t(offer.name))}
      close={t(setupWords.close)}
      onClose={onClose}
      className="new-game"
    >
      {laid?.code ? (
        <Laid table={laid.table} code={laid.code} />
      ) : (
        <>
          {minutes !== null && <Evening game={offer.id} minutes={minutes} />}
          {planned && (
            <Sentence
              planned={planned}
              onWord={showChoice}
              onUsual={() => setChoice({ ...choice, settings: {} })}
            />
          )}
          {!several && served && (
            <Choices
              at="rival"
              legend={t(setupWords.rival)}
              value={rival}
              onChange={(value) => setRival(value === 'friend' || value === 'beside' ? value : 'bot')}
              options={[
                { value: 'bot', label: t(setupWords.bot) },
                { value: 'friend', label: t(setupWords.friend) },
                { value: 'beside', label: t(setupWords.beside) },
              ]}
            />
          )}
          {!several && rival === 'beside' && <BesideName value={besideName} onChange={setBesideName} />}
          {!several && rival === 'bot' && (
            <Choices
              at="level"
              legend={t(setupWords.level)}
              value={choice.level}
              onChange={(level) => setChoice({ ...choice, level })}
              options={offer.bots.map((level) => ({
                value: level,
                label: t(botName(level)),
                about: t(botPlays(offer.id, level)),
                picture: <Portrait person={{ kind: 'bot', name: level }} />,
              }))}
            />
          )}
          {several && (
            <Choices
              at="count"
              legend={t(setupWords.howMany)}
              value={String(choice.seats)}
              onChange={(count) => {
                setChoice({ ...choice, seats: Number(count) });
                setSeats(resized(seats, Number(count), other));
              }}
              options={seatings(offer.seats).map((n) => ({
                value: String(n),
                label: t(settings?.seats?.[n] ?? playersText(n)),
              }))}
            />
          )}
          {several && choice.seats > 1 && (
            <Seating
              offer={offer}
              places={now && settings ? roles(settings, now.options, seats.length) : []}
              value={seats}
              onChange={setSeats}
            />
          )}
          {drawn && <p className="their-deck">{t(drawn)}</p>}
          {offer.decks.length > 0 && !drawn && (
            <>
              <DeckChoice
                at="deck"
                ready={offer.decks}
                mine={mine}
                legend={t(setupWords.yourDeck)}
                value={choice.deck}
                onChange={(deck) => setChoice({ ...choice, deck })}
              />
              <Link className="build-deck" href={address.decks(offer.id)}>
                {t(setupWords.buildDeck)}
              </Link>
              {rival !== 'friend' ? (
                <DeckChoice
                  at="rivalDeck"
                  ready={offer.decks}
                  legend={t(setupWords.theirDeck)}
                  brief
                  value={choice.rivalDeck}
                  onChange={(rivalDeck) => setChoice({ ...choice, rivalDeck })}
                />
              ) : (
                <p className="their-deck">{t(setupWords.theyChoose)}</p>
              )}
            </>
          )}
          {now && Object.values(settings.asks).some(({ kind }) => kind !== 'decks' && kind !== 'cards') && (
            <AllSettings open={planned !== null && changedIn(planned).length > 0}>
              <SettingsForm
                game={offer.id}
                settings={settings}
                seats={wanted.length}
                own={own}
                options={now.options}
                onChoose={(chosen) => setChoice({ ...choice, settings: { ...choice.settings, ...chosen } })}
              />
            </AllSettings>
          )}
          {waits && <ClockChoice value={clock} onChange={setClock} />}
          {waits && <MannersChoice game={offer.id} value={manners} onChange={setManners} />}
          {denial && <Refusal text={t(denial.text)} rule={denial.rule} />}
          <footer>
            <Button look="act" size="large" disabled={busy} onClick={begin}>
              {t(waits ? setupWords.lay : setupWords.begin)}
            </Button>
          </footer>
        </>
      )}
    </Dialog>
  );
}

/** Folded as long as all is as usual. */
function AllSettings({ open, children }: { readonly open: boolean; readonly children: ReactNode }) {
  const { t } = useLang();
  const [first] = useState(open);
  return (
    <details className="more-settings" open={first}>
      <summary>{t(setupWords.allSettings)}</summary>
      {children}
    </details>
  );
}

/** The place in the form where something is chosen: unfolded, in sight, and ready for keys. */
function showChoice(at: string): void {
  const place = document.querySelector(`.new-game [data-at="${at}"]`);
  for (let fold = place?.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  (place?.matches('.setting-place') ? place.firstElementChild : place)?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>('input:checked, input, select, button')?.focus({ preventScroll: true });
}

/** Whoever wants company does not sit alone. */
function firstChoice(offer: GameOffer, rival: Rival): Choice {
  const choice = lastChoice(offer);
  return rival === 'bot' ? choice : { ...choice, seats: Math.max(2, choice.seats) };
}

const levelOf = (seats: readonly Wish[]): string | undefined =>
  seats.find((seat) => seat.kind === 'bot')?.level;

const playersText = (n: number) => ({ ru: words.seats.ru(n, n), en: words.seats.en(n, n) });

/** What the game asks, once it has come. */
function useSettings(game: string): Settings | null {
  const [settings, setSettings] = useState<Settings | null>(null);
  useEffect(() => {
    let here = true;
    fetchSettings(game).then(
      (found) => here && setSettings(found),
      // Then it is played as usual.
      (error: unknown) => console.warn('What can be chosen did not come:', error),
    );
    return () => {
      here = false;
    };
  }, [game]);
  return settings;
}

function Laid({ table, code }: { readonly table: string; readonly code: string }) {
  const { t } = useLang();
  return (
    <>
      <InviteLink table={table} code={code} />
      <footer>
        <Button look="act" size="large" onClick={() => go(address.table(table))}>
          {t(setupWords.toTable)}
        </Button>
      </footer>
    </>
  );
}
