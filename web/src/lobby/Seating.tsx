import type { GameOffer, SeatWish } from '@vigrid/protocol';
import { useLang } from '../i18n/index.ts';
import { useServed } from '../net/index.ts';
import { setupWords } from './setupWords.ts';
import { reseated } from './starting.ts';
import { botManner, botName } from './words.ts';

interface SeatingProps {
  readonly offer: GameOffer;
  readonly value: readonly SeatWish[];
  readonly onChange: (seats: readonly SeatWish[]) => void;
}

/** Who sits where, seat by seat: the guest, a friend who gets the link, a bot of one's choice. */
export function Seating({ offer, value, onChange }: SeatingProps) {
  const { t } = useLang();
  const served = useServed();
  const wishes: readonly SeatWish[] = [
    { kind: 'me' },
    ...(served ? [{ kind: 'free' } as const] : []),
    ...offer.bots.map((level) => ({ kind: 'bot', level }) as const),
  ];
  const name = (wish: SeatWish) => {
    if (wish.kind !== 'bot') return t(wish.kind === 'me' ? setupWords.me : setupWords.aFriend);
    return `${t(botName(wish.level))}, ${t(botManner(wish.level))}`;
  };
  return (
    <fieldset className="choices seating" data-at="seating">
      <legend>{t(setupWords.seating)}</legend>
      {value.map((wish, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <label key={seat}>
          <b>{t(setupWords.seat)(seat + 1)}</b>
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
                  {name(one)}
                </option>
              ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

const nameOf = (wish: SeatWish): string => (wish.kind === 'bot' ? `bot ${wish.level}` : wish.kind);
