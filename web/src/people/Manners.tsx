/** How people are at a table: who may look on and how far behind, whether it counts, whether they talk. */
import './people.css';
import type { Watch } from '@vigrid/protocol';
import { useEffect, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Toggle } from '../kit/index.ts';
import { setupWords } from '../lobby/setupWords.ts';
import { request, useAttempt } from '../net/index.ts';
import { words } from './words.ts';

export interface Manners {
  readonly open: boolean;
  readonly silent: boolean;
  readonly rated: boolean;
  readonly watch: Watch;
}

export const usualManners = (open: boolean): Manners => ({
  open,
  silent: false,
  rated: false,
  watch: { who: open ? 'all' : 'link', delay: 0 },
});

interface MannersProps {
  readonly game: string;
  readonly value: Manners;
  readonly onChange: (value: Manners) => void;
}

const delays = [0, 5, 20, 50];

export function MannersChoice({ game, value, onChange }: MannersProps) {
  const { t } = useLang();
  const { watch } = value;
  const names = { all: t(words.watchAll), link: t(words.watchLink), none: t(words.watchNone) };
  return (
    <fieldset className="choices seating manners">
      <legend>{t(words.company)}</legend>
      <Toggle on={!value.silent} onChange={(talks) => onChange({ ...value, silent: !talks })}>
        {t(setupWords.talk)}
      </Toggle>
      <Toggle on={value.open} onChange={(open) => onChange({ ...value, open })}>
        {t(setupWords.anybody)}
      </Toggle>
      <Toggle on={value.rated} onChange={(rated) => onChange({ ...value, rated })}>
        {t(words.rated)}
      </Toggle>
      {value.rated && (
        <p>
          {t(words.ratedAbout)} <OwnRating game={game} />
        </p>
      )}
      <label>
        <b>{t(words.watchers)}</b>
        <select
          value={watch.who}
          onChange={({ currentTarget: { value: who } }) =>
            onChange({ ...value, watch: { ...watch, who: who === 'all' || who === 'none' ? who : 'link' } })
          }
        >
          {Object.entries(names).map(([who, name]) => (
            <option key={who} value={who}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {watch.who !== 'none' && (
        <label>
          <b>{t(words.delay)}</b>
          <select
            value={String(watch.delay)}
            onChange={({ currentTarget }) =>
              onChange({ ...value, watch: { ...watch, delay: Number(currentTarget.value) } })
            }
          >
            {delays.map((delay) => (
              <option key={delay} value={String(delay)}>
                {t(words.delays)(String(delay))}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}

/** How strong whoever makes the table is. */
function OwnRating({ game }: Pick<MannersProps, 'game'>) {
  const { t } = useLang();
  const { attempt } = useAttempt();
  const [said, setSaid] = useState('');
  useEffect(() => {
    void attempt(async () => {
      const { ratings } = await request('profile', {});
      const own = ratings.find((one) => one.game === game);
      setSaid(own ? t(words.yourRating)(own.rating, 2 * own.deviation) : t(words.noRatingYet));
    });
  }, [game, attempt, t]);
  return <span>{said}</span>;
}
