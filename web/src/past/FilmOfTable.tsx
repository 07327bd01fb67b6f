/** A small animation of the last steps, to be looked at and saved. */
import { useEffect, useRef, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Button } from '../kit/index.ts';
import { filmOfTable } from './picture.ts';
import { words } from './words.ts';

interface FilmProps {
  /** What the file is called. */
  readonly name: string;
  /** The numbers of the steps that can be looked at, and the one that is. */
  readonly marks: readonly number[];
  readonly at: number;
  readonly onGo: (seq: number) => void;
}

/** Steps in one film, and how long each is shown, in hundredths of a second; the last one longer. */
const most = 12;
const [glance, rest] = [90, 260];

export function FilmOfTable({ name, marks, at, onGo }: FilmProps) {
  const { t } = useLang();
  const [taken, setTaken] = useState<{ readonly n: number; readonly of: number } | null>(null);
  const [film, setFilm] = useState<string | 'none' | null>(null);
  const here = useRef(true);
  useEffect(
    () => () => {
      here.current = false;
    },
    [],
  );
  useEffect(() => {
    return () => {
      if (film && film !== 'none') URL.revokeObjectURL(film);
    };
  }, [film]);
  const now = marks.findLastIndex((seq) => seq <= at);
  const steps = marks.slice(Math.max(0, now - most + 1), now + 1);
  const make = async () => {
    const of = steps.length;
    setTaken({ n: 0, of });
    try {
      const camera = await filmOfTable();
      for (const [i, seq] of steps.entries()) {
        if (!here.current) break;
        onGo(seq);
        await drawn();
        await camera.take(i === of - 1 ? rest : glance);
        setTaken({ n: i + 1, of });
      }
      if (here.current) setFilm(URL.createObjectURL(camera.develop()));
    } catch (error) {
      console.warn('No film was made:', error);
      setFilm('none');
    } finally {
      onGo(at);
    }
  };
  return (
    <section className="share-picture" aria-label={t(words.film)}>
      <h3>{t(words.film)}</h3>
      {film === null && taken === null && (
        <Button disabled={steps.length < 2} onClick={() => void make()}>
          {t(words.makeFilm)(steps.length)}
        </Button>
      )}
      {film === null && taken !== null && <p role="status">{t(words.filming)(taken.n, taken.of)}</p>}
      {film === 'none' && <p>{t(words.noPicture)}</p>}
      {film && film !== 'none' && (
        <>
          <img src={film} alt={t(words.film)} />
          <a className="button" href={film} download={`vigrid-${name}.gif`}>
            {t(words.saveFilm)}
          </a>
        </>
      )}
    </section>
  );
}

/** The table has drawn the step. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
