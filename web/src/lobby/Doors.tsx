import type { GameOffer } from '@vigrid/protocol';
import type { Door } from '../games/door.ts';
import { doorsOf, gameCalled } from '../games/index.ts';
import { useLang } from '../i18n/index.ts';
import { Band, Button, join, Seam } from '../kit/index.ts';
import { useServed } from '../net/index.ts';
import { Link } from '../shell/Link.tsx';
import { address } from '../shell/router.ts';
import type { Rival } from './NewGame.tsx';
import { Panorama } from './Panorama.tsx';
import { words } from './words.ts';

export interface DoorsProps {
  /** What the server can play; null until it has said so. */
  readonly offers: readonly GameOffer[] | null;
  /** The game whose door stands wide open. */
  readonly featured: string;
  readonly busy: boolean;
  readonly onPlay: (offer: GameOffer) => void;
  readonly onSet: (offer: GameOffer, rival: Rival) => void;
}

/** A door for every game under one sky; their horizons meet. */
export function Doors({ offers, featured, busy, onPlay, onSet }: DoorsProps) {
  return (
    <div className="doors">
      {doorsOf(offers ?? []).map(({ id, door }, i) => (
        <section
          key={id}
          className={join('door', id === featured && 'wide')}
          data-door={id}
          aria-labelledby={`door-${id}`}
        >
          <Panorama game={id} door={door} wide={id === featured} />
          {i > 0 && <Band dye={door.selvedge} className="selvedge" />}
          <DoorWords
            game={id}
            door={door}
            wide={id === featured}
            offer={offers && (offers.find((offer) => offer.id === id) ?? 'none')}
            busy={busy}
            onPlay={onPlay}
            onSet={onSet}
          />
        </section>
      ))}
      <Seam />
    </div>
  );
}

interface DoorWordsProps extends Pick<DoorsProps, 'busy' | 'onPlay' | 'onSet'> {
  readonly game: string;
  readonly door: Door;
  readonly wide: boolean;
  readonly offer: GameOffer | 'none' | null;
}

function DoorWords({ game, door, wide, offer, busy, onPlay, onSet }: DoorWordsProps) {
  const { t } = useLang();
  const served = useServed();
  const seats = offer && offer !== 'none' ? t(words.seats)(offer.seats.min, offer.seats.max) : null;
  const learn = gameCalled(game) && (
    <Link href={address.learn(game)}>{t(wide ? words.learn : words.lesson)}</Link>
  );
  return (
    <>
      <h2 id={`door-${game}`}>{t(door.name)}</h2>
      {door.about && <p className="about">{t(door.about)}</p>}
      <p className="short">
        {door.short && t(door.short)}
        <span>{seats}</span>
      </p>
      <div className="door-foot">
        {offer === 'none' && <span className="not-yet">{t(words.notYet)}</span>}
        {offer && offer !== 'none' && (
          <>
            <Button
              look={wide ? 'act' : 'plain'}
              size={wide ? 'large' : 'normal'}
              glyph={wide ? 'sword-brandish' : ''}
              disabled={busy}
              onClick={() => onPlay(offer)}
            >
              {t(wide ? words.playNow : words.play)}
            </Button>
            {wide ? (
              <span className="door-more">
                {learn}
                <button type="button" onClick={() => onSet(offer, 'bot')}>
                  {t(offer.decks.length > 0 ? words.choose : words.setUp)}
                </button>
                {served && (
                  <button type="button" onClick={() => onSet(offer, 'friend')}>
                    {t(words.invite)}
                  </button>
                )}
              </span>
            ) : (
              <span className="door-more">
                <span className="door-seats">{seats}</span>
                {learn}
                <button type="button" onClick={() => onSet(offer, 'bot')}>
                  {t(words.arrange)}
                </button>
              </span>
            )}
          </>
        )}
      </div>
    </>
  );
}
