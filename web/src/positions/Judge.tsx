/** The judge of a position: what may be done, by which rule, and what would come of it. */
import { useEffect, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { join, Refusal } from '../kit/index.ts';
import { judgeAt, outcomeOf } from '../local/index.ts';
import type { Happening, Ruled } from '../local/requests.ts';
import { useAttempt } from '../net/index.ts';
import { Link } from '../shell/Link.tsx';
import { address } from '../shell/router.ts';
import type { Wondered } from './laid.ts';
import { words } from './words.ts';

interface JudgeProps {
  readonly game: string;
  readonly table: string;
  /** The step the table is at. */
  readonly seq: number;
  /** Another position under the same name has another number. */
  readonly n: number;
  readonly names: readonly string[];
  /** The answer to be followed at first. */
  readonly first: Wondered['about'];
  /** The answer that is followed now. */
  readonly onAsked: (about: Wondered['about']) => void;
}

interface Asked {
  readonly seat: number;
  readonly n: number;
  readonly course: readonly Happening[];
}

export function Judge({ game, table, seq, n: laid, names, first, onAsked }: JudgeProps) {
  const { t } = useLang();
  const [ruled, setRuled] = useState<readonly Ruled[]>([]);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { attempt, denial } = useAttempt();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew of another position
  useEffect(() => {
    let here = true;
    setAsked(null);
    if (seq >= 0) {
      void judgeAt(table).then((found) => {
        if (!here) return;
        setRuled(found);
        const wanted = found.find(({ seat }) => seat === first?.seat);
        if (first && wanted && first.answer < wanted.answers.length) void ask(first.seat, first.answer);
      });
    }
    return () => {
      here = false;
    };
  }, [table, seq, laid]);
  const named = (text: string) => text.replace(/\{(\d+)\}/g, (_, seat: string) => names[Number(seat)] ?? '');
  const ask = (seat: number, n: number) =>
    attempt(async () => {
      setAsked({ seat, n, course: await outcomeOf(table, seat, n) });
      onAsked({ seat, answer: n });
    });
  const rule = (id: string) => (
    <Link className="rule" href={address.rules(game, id)}>
      {id}
    </Link>
  );
  return (
    <div className="position-judge">
      <p>{t(words.judgeMore)}</p>
      {ruled.map(({ seat, question, rule: by, answers }) => (
        <section key={seat}>
          <p>
            <b>{names[seat]}:</b> {named(t(question))} {rule(by)}
          </p>
          <ul>
            {answers.map((answer, n) => {
              const isAsked = asked?.seat === seat && asked.n === n;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its number
                <li key={n}>
                  <button
                    type="button"
                    className={join('position-answer', isAsked && 'here')}
                    aria-expanded={isAsked}
                    onClick={() => void ask(seat, n)}
                  >
                    {named(t(answer))}
                  </button>
                  {isAsked && (
                    <ol aria-live="polite">
                      {asked.course.length === 0 && <li>{t(words.nothing)}</li>}
                      {asked.course.map(({ rule: by, text }, at) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: one after the other
                        <li key={at}>
                          {named(t(text))} {rule(by)}
                        </li>
                      ))}
                    </ol>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      {denial && <Refusal text={t(denial.text)} />}
    </div>
  );
}
