import './rules.css';
import type { Rule, Rulebook, Ruling } from '@vigrid/kernel';
import { useEffect, useMemo, useState } from 'preact/compat';
import type { GameFront } from '../games/door.ts';
import { doorsOf } from '../games/index.ts';
import { useLang } from '../i18n/index.ts';
import { join, ruleIn, shownNumber } from '../kit/index.ts';
import { RuleWords } from '../kit/RuleText.tsx';
import { useOffers } from '../net/offers.ts';
import { GameTabs } from '../shell/GameTabs.tsx';
import { Link } from '../shell/Link.tsx';
import { Lost, Waiting } from '../shell/Notices.tsx';
import { Page } from '../shell/Page.tsx';
import { address } from '../shell/router.ts';
import { lastGame } from '../shell/sections.ts';
import { useGround } from '../shell/theme.ts';
import { useRulebook } from './rulebook.ts';
import { UnderRule } from './Situations.tsx';
import { search } from './search.ts';
import { words } from './words.ts';

export interface RulesScreenProps {
  /** Null: the one that was played last. */
  readonly game: string | null;
  /** The rule to show first. */
  readonly rule: string | null;
}

/** A game's rulebook: chapters, numbered rules, rulings, and a search over all of them. */
export default function RulesScreen({ game, rule }: RulesScreenProps) {
  const { t } = useLang();
  const offers = useOffers();
  const wanted = game ?? lastGame();
  const doors = doorsOf(offers ?? []);
  if (doors.some(({ id }) => id === wanted)) return <RulesOf game={wanted} doors={doors} rule={rule} />;
  return offers === null ? <Waiting>{t(words.loading)}</Waiting> : <Lost />;
}

interface RulesOfProps {
  readonly game: string;
  readonly doors: readonly GameFront[];
  readonly rule: string | null;
}

function RulesOf({ game, doors, rule }: RulesOfProps) {
  const { t } = useLang();
  const book = useRulebook(game);
  const names = doors.map(({ id, door }) => ({ id, name: door.name }));
  const name = names.filter(({ id }) => id === game).map((one) => t(one.name))[0];
  useGround(game);
  return (
    <Page section="rules" title={`${t(words.title)}: ${name}`} name="rules">
      <header>
        <h1>{name}</h1>
        <p className="page-sub">{t(words.own)}</p>
      </header>
      <GameTabs games={names} here={game} href={(id) => address.rules(id)} />
      {book === null || book === 'missing' || book === 'failed' ? (
        <p className="rules-state" role="status">
          {t(words[book ?? 'loading'])}
        </p>
      ) : (
        <Book game={game} book={book} rule={rule} />
      )}
    </Page>
  );
}

interface BookProps {
  readonly game: string;
  readonly book: Rulebook;
  readonly rule: string | null;
}

function Book({ game, book, rule }: BookProps) {
  const { lang, t } = useLang();
  const [query, setQuery] = useState('');
  const found = useMemo(() => search(book, query, lang), [book, query, lang]);
  const chapters = useMemo(() => byChapter(book), [book]);

  useEffect(() => {
    if (rule) document.getElementById(rule)?.scrollIntoView({ block: 'center' });
  }, [rule]);

  const shown = chapters
    .map(({ id, rules }) => ({ id, rules: rules.filter(([number]) => !found || found.has(number)) }))
    .filter(({ rules }) => rules.length > 0);
  const ours = [
    { id: 'rulings', title: words.rulings, lead: words.rulingsMore, rulings: book.rulings },
    { id: 'details', title: words.details, lead: words.detailsMore, rulings: book.details ?? {} },
  ]
    .map((part) => ({
      ...part,
      rulings: Object.entries(part.rulings).filter(([number]) => !found || found.has(number)),
    }))
    .filter(({ rulings }) => rulings.length > 0);
  const entry = ([number, text]: [string, Rule | Ruling]) => (
    <Entry key={number} game={game} book={book} number={number} entry={text} here={number === rule} />
  );

  return (
    <>
      <search className="rules-search">
        <input
          type="search"
          aria-label={t(words.search)}
          placeholder={t(words.search)}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <p className="rules-found" role="status">
          {found && t(words.found)(found.size)}
        </p>
      </search>
      <div className="rules-book">
        <nav className="chapters" aria-label={t(words.chapters)}>
          <ol>
            {shown.map(({ id }) => (
              <li key={id}>
                <a href={`#chapter-${id}`}>{t(book.chapters[id])}</a>
              </li>
            ))}
            {ours.map(({ id, title }) => (
              <li key={id}>
                <a href={`#chapter-${id}`}>{t(title)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="rules-text">
          {rule && !ruleIn(book, rule) && (
            <p className="rules-state" role="status">
              {t(words.noRule)(rule)}
            </p>
          )}
          {shown.map(({ id, rules }) => (
            <section key={id} id={`chapter-${id}`} aria-labelledby={`title-${id}`}>
              <h2 id={`title-${id}`}>{t(book.chapters[id])}</h2>
              {rules.map(entry)}
            </section>
          ))}
          {ours.map(({ id, title, lead, rulings }) => (
            <section key={id} id={`chapter-${id}`} aria-labelledby={`title-${id}`}>
              <h2 id={`title-${id}`}>{t(title)}</h2>
              <p className="rules-lead">{t(lead)}</p>
              {rulings.map(entry)}
            </section>
          ))}
          {shown.length === 0 && ours.length === 0 && <p className="rules-state">{t(words.none)}</p>}
        </div>
      </div>
    </>
  );
}

interface EntryProps {
  readonly game: string;
  readonly book: Rulebook;
  readonly number: string;
  readonly entry: Rule | Ruling;
  readonly here: boolean;
}

function Entry({ game, book, number, entry, here }: EntryProps) {
  const { t } = useLang();
  const near = 'rules' in entry ? entry.rules : (entry.see ?? []);
  const titleOf = (id: string) => {
    const title = ruleIn(book, id)?.title;
    return title && t(title);
  };
  return (
    <article id={number} className={join('entry', here && 'here')}>
      <Link className="rule" href={address.rules(game, number)}>
        {number}
      </Link>
      <div>
        <h3>{t(entry.title)}</h3>
        <RuleWords rule={entry} />
        {near.length > 0 && (
          <p className="entry-see">
            {t(words.see)}{' '}
            {near.map((id) => (
              <Link key={id} className="rule" href={address.rules(game, id)}>
                {shownNumber(id, titleOf(id))}
              </Link>
            ))}
          </p>
        )}
        {here && <UnderRule game={game} book={book} rule={number} />}
      </div>
    </article>
  );
}

/** The rules under their chapters, in the order of both. */
function byChapter(book: Rulebook): { id: string; rules: [string, Rule][] }[] {
  const all = Object.entries(book.rules);
  return Object.keys(book.chapters).map((id) => ({
    id,
    rules: all.filter(([, { chapter }]) => chapter === id),
  }));
}
