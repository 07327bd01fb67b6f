/** Scores by name as a table, the most played first; the share that was won, and how far it can be trusted. */
import './statistics.css';
import { useId, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Button } from '../kit/index.ts';
import type { Score } from './statistics.ts';
import { words } from './statisticsWords.ts';

/** Rows that are shown at first. */
const first = 12;

interface ScoresProps {
  readonly title: string;
  readonly more?: string;
  readonly scores: readonly Score[];
}

export function Scores({ title, more, scores }: ScoresProps) {
  const { t } = useLang();
  const id = useId();
  const [whole, setWhole] = useState(false);
  if (scores.length === 0) return null;
  return (
    <section>
      <h2 id={id} className="eyebrow">
        {title}
      </h2>
      {more && <p className="statistics-what">{more}</p>}
      <table className="statistics-table" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t(words.name)}</th>
            <th scope="col">{t(words.games)}</th>
            <th scope="col">
              <abbr title={t(words.score)}>{t(words.scoreShort)}</abbr>
            </th>
            <th scope="col">{t(words.share)}</th>
          </tr>
        </thead>
        <tbody>
          {(whole ? scores : scores.slice(0, first)).map((score) => (
            <tr key={score.name}>
              <th scope="row">{score.name}</th>
              <td>{score.games}</td>
              <td>{`${score.won}–${score.lost}–${score.drawn}`}</td>
              <Share {...score} />
            </tr>
          ))}
        </tbody>
      </table>
      {!whole && scores.length > first && (
        <Button className="games-earlier" onClick={() => setWhole(true)}>
          {t(words.all)(scores.length)}
        </Button>
      )}
    </section>
  );
}

function Share({ share, range }: Score) {
  const percent = (part: number) => Math.round(100 * part);
  return (
    <td className="statistics-share">
      <b>{percent(share)} %</b>
      {range && (
        <>
          <small>
            {percent(range[0])}–{percent(range[1])} %
          </small>
          <i
            aria-hidden="true"
            style={{ left: `${percent(range[0])}%`, right: `${100 - percent(range[1])}%` }}
          />
        </>
      )}
    </td>
  );
}
