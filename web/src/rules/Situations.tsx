/** What stands under a rule that is looked at: the other edition, and the situations that prove it, to be played. */
import type { Rulebook } from '@vigrid/kernel';
import { useLang } from '../i18n/index.ts';
import { Button, Refusal, ruleIn } from '../kit/index.ts';
import { RuleWords } from '../kit/RuleText.tsx';
import { useAttempt } from '../net/index.ts';
import { codeOfPosition } from '../positions/laid.ts';
import { Link } from '../shell/Link.tsx';
import { address, go } from '../shell/router.ts';
import { partsOf } from './differing.ts';
import { type Situation, setUp, useSituations } from './scenarios.ts';
import { words } from './words.ts';

interface UnderRuleProps {
  readonly game: string;
  readonly book: Rulebook;
  readonly rule: string;
}

export function UnderRule({ game, book, rule }: UnderRuleProps) {
  return (
    <>
      <OtherEdition game={game} book={book} rule={rule} />
      <Situations game={game} rule={rule} />
    </>
  );
}

/** The same in the other edition, side by side. */
function OtherEdition({ game, book, rule }: UnderRuleProps) {
  const { t } = useLang();
  const { counterparts = {} } = book;
  const others = [
    counterparts[rule],
    ...Object.keys(counterparts).filter((one) => counterparts[one] === rule),
  ].filter((id) => id !== undefined);
  const found = others.flatMap((id) => {
    const other = ruleIn(book, id);
    return other ? [[id, other] as const] : [];
  });
  const own = ruleIn(book, rule);
  if (!own || found.length === 0) return null;
  // Several that say it together are read as they are.
  const [only] = found;
  const compared = found.length === 1 ? t(only[1].text) : null;
  const differs = compared !== null && partsOf(t(own.text), compared).some((part) => part.differs);
  return (
    <section className="entry-editions" aria-label={t(words.otherEdition)}>
      <h4>{t(words.otherEdition)}</h4>
      {compared !== null && !differs && <p>{t(words.sameText)}</p>}
      <div>
        {differs && (
          <article>
            <p>
              <b>{rule}</b> {t(own.title)}
            </p>
            <Compared text={t(own.text)} other={compared ?? ''} />
          </article>
        )}
        {found.slice(0, 4).map(([id, other]) => (
          <article key={id}>
            <p>
              <Link className="rule" href={address.rules(game, id)}>
                {id}
              </Link>{' '}
              <b>{t(other.title)}</b>
            </p>
            {differs ? <Compared text={t(other.text)} other={t(own.text)} /> : <RuleWords rule={other} />}
          </article>
        ))}
      </div>
    </section>
  );
}

/** A rule's text with the words marked that the other edition has not. */
function Compared({ text, other }: { readonly text: string; readonly other: string }) {
  return (
    <p className="rule-words">
      {partsOf(text, other).map((part, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text in their order
        part.differs ? <mark key={at}>{part.text}</mark> : part.text,
      )}
    </p>
  );
}

function Situations({ game, rule }: Omit<UnderRuleProps, 'book'>) {
  const { t, lang } = useLang();
  const found = useSituations(game, rule);
  const { attempt, busy, denial } = useAttempt();
  if (!found || found.length === 0) return null;
  const names = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => t(words.side)(letter));
  const play = (one: Situation) => attempt(async () => go(address.table(await setUp(game, one, names))));
  const edit = ({ position, random = [] }: Situation) =>
    attempt(async () => {
      const laid = { game, position: recordIn(position) ?? {}, random };
      go(address.position(game, await codeOfPosition(laid)));
    });
  return (
    <section className="entry-situations" aria-label={t(words.situations)}>
      <h4>
        {t(words.situations)} <small>{t(words.situationsMore)}</small>
      </h4>
      <ul>
        {found.map((one) => (
          <li key={one.title}>
            <div>
              <b lang={lang === 'ru' ? 'en' : undefined}>{one.title}</b>
              <ol>
                {linesOf(one).map(({ who, line, refused }) => (
                  <li key={`${who} ${line}`}>
                    <i>{who}</i> <code>{line}</code>{' '}
                    {refused && (
                      <span className="entry-refused">
                        {t(words.refused)} <b>{refused}</b>
                      </span>
                    )}
                  </li>
                ))}
              </ol>
            </div>
            <Button
              disabled={busy}
              aria-label={`${t(words.playHere)}: ${one.title}`}
              onClick={() => void play(one)}
            >
              {t(words.playHere)}
            </Button>
            {recordIn(one.position) && (
              <Button
                look="quiet"
                disabled={busy}
                aria-label={`${t(words.change)}: ${one.title}`}
                onClick={() => void edit(one)}
              >
                {t(words.change)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {denial && <Refusal text={t(denial.text)} />}
    </section>
  );
}

interface Line {
  readonly who: string;
  readonly line: string;
  /** The rule by which it is refused. */
  readonly refused: string | null;
}

const mostLines = 6;

/** Who does what in it, and what is refused. */
function linesOf({ play }: Situation): Line[] {
  const all = play.flatMap((step): Line[] => {
    const refused = recordIn(step.refused);
    const from = refused ?? step;
    return Object.entries(from).flatMap(([who, line]) =>
      /^[a-f]$/.test(who) && typeof line === 'string'
        ? { who: who.toUpperCase(), line, refused: refused ? String(refused.rule ?? '') : null }
        : [],
    );
  });
  return all
    .filter((one, at) => all.findIndex((other) => other.line === one.line && other.who === one.who) === at)
    .slice(0, mostLines);
}

const recordIn = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
