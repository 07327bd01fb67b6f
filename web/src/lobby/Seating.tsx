import type { Text } from '@vigrid/kernel';
import type { GameOffer } from '@vigrid/protocol';
import { useLang } from '../i18n/index.ts';
import { useServed } from '../net/index.ts';
import { setupWords } from './setupWords.ts';
import { reseated, type Wish } from './starting.ts';
import { botName, botPlays } from './words.ts';

interface SeatingProps {
  readonly offer: GameOffer;
  /** What each seat is, where they differ. */
  readonly places: readonly Text[];
  readonly value: readonly Wish[];
  readonly onChange: (seats: readonly Wish[]) => void;
}

/** Who sits where, seat by seat: the guest, somebody at the same screen, a friend who gets the link, a bot of one's choice. */
export function Seating({ offer, places, value, onChange }: SeatingProps) {
  const { t } = useLang();
  const served = useServed();
  const wishes: readonly Wish[] = [
    { kind: 'me' },
    ...(served ? ([{ kind: 'free' }, { kind: 'beside', name: '' }] as const) : []),
    ...offer.bots.map((level) => ({ kind: 'bot', level }) as const),
  ];
  const said = { me: setupWords.me, free: setupWords.aFriend, beside: setupWords.besideYou };
  // Whoever comes second of a level has another name.
  const before = (seat: number, level: string) =>
    value.slice(0, seat).filter((wish) => wish.kind === 'bot' && wish.level === level).length;
  const name = (wish: Wish, seat: number) =>
    wish.kind === 'bot'
      ? `${t(botName(wish.level, before(seat, wish.level)))}, ${t(botPlays(offer.id, wish.level))}`
      : t(said[wish.kind]);
  return (
    <fieldset className="choices seating" data-at="seating">
      <legend>{t(setupWords.seating)}</legend>
      {value.map((wish, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <div className="seat-wish" key={seat}>
          <label>
            <b>
              {t(setupWords.seat)(seat + 1)}
              {places[seat] && <small>{t(places[seat])}</small>}
            </b>
            <select
              value={nameOf(wish)}
              onChange={({ currentTarget }) => {
                const chosen = wishes.find((one) => nameOf(one) === currentTarget.value);
                if (chosen) onChange(reseated(value, seat, chosen));
              }}
            >
              {wishes
                .filter(({ kind }) => wish.kind !== 'me' || kind === 'me')
                .map((one) => (
                  <option key={nameOf(one)} value={nameOf(one)}>
                    {name(one, seat)}
                  </option>
                ))}
            </select>
          </label>
          {wish.kind === 'beside' && (
            <BesideName
              value={wish.name}
              onChange={(called) => onChange(value.with(seat, { kind: 'beside', name: called }))}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}

interface BesideNameProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** What somebody who shares the screen is called. */
export function BesideName({ value, onChange }: BesideNameProps) {
  const { t } = useLang();
  return (
    <input
      className="beside-name"
      aria-label={t(setupWords.besideName)}
      placeholder={t(setupWords.besideName)}
      maxLength={24}
      value={value}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

const nameOf = (wish: Wish): string => (wish.kind === 'bot' ? `bot ${wish.level}` : wish.kind);
