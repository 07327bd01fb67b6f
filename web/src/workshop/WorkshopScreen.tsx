/** The workshop: a card is typed as it is printed, read back sentence by sentence, drawn, tried and kept. */
import './workshop.css';
import type { CardPrice } from '@vigrid/kernel';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'preact/compat';
import { berserkGlyphs, Card } from '../games/berserk/cards/index.ts';
import { useLang } from '../i18n/index.ts';
import {
  Button,
  Glyph,
  join,
  Refusal,
  RulebookContext,
  RuleNumber,
  Sheet,
  useGlyphFile,
} from '../kit/index.ts';
import { craftCard, makeTable } from '../local/index.ts';
import { type Crafted, positionId } from '../local/requests.ts';
import { useAttempt } from '../net/index.ts';
import { useRulebook } from '../rules/rulebook.ts';
import { Footer } from '../shell/Footer.tsx';
import { address, go } from '../shell/router.ts';
import { useSections } from '../shell/sections.ts';
import { TopBar } from '../shell/TopBar.tsx';
import { useGround, useTitle } from '../shell/theme.ts';
import { type Draft, keepDraft, keptDraft, printed } from './draft.ts';
import { dummyBefore } from './dummy.ts';
import { Field } from './Field.tsx';
import { Figures } from './Figures.tsx';
import { Script } from './Script.tsx';
import { Sets } from './Sets.tsx';
import { words } from './words.ts';

/** How long after the last letter the card is read, in milliseconds. */
const readAfter = 250;

export default function WorkshopScreen() {
  const { t, lang } = useLang();
  useTitle(t(words.title));
  useGround('berserk');
  useGlyphFile(berserkGlyphs);
  const book = useRulebook('berserk');
  const [draft, setDraft] = useState(keptDraft);
  const crafted = useCrafted(draft);
  const { attempt, busy, denial } = useAttempt();
  const change = useCallback((part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })), []);
  useEffect(() => keepDraft(draft), [draft]);

  const tryIt = () =>
    attempt(async () => {
      if (!crafted?.made) return;
      const table = await makeTable({
        id: positionId('workshop'),
        anew: true,
        game: 'berserk',
        seats: [
          { kind: 'me', name: t(words.you) },
          { kind: 'bot', level: 'level1' },
        ],
        from: { position: dummyBefore(crafted.made.card) },
      });
      go(address.table(table));
    });

  return (
    <RulebookContext value={{ game: 'berserk', rulebook: typeof book === 'object' ? book : null }}>
      <TopBar sections={useSections('decks')} />
      <main className="workshop">
        <header>
          <h1>{t(words.title)}</h1>
          <p>{t(words.about)}</p>
        </header>
        <div className="workshop-card">
          {crafted?.made ? (
            <Card entry={crafted.made.entry} size="full" side="own" lang={lang} width={280} />
          ) : (
            <p className="workshop-wait">{t(words.reading)}</p>
          )}
        </div>
        <Figures draft={draft} onChange={change} />
        <Script draft={draft} crafted={crafted} onChange={change} />
        <div className="workshop-side">
          {crafted?.made && <Field made={crafted.made} />}
          <Verdict crafted={crafted}>
            <Button
              look="act"
              glyph="on-target"
              disabled={busy || !crafted?.made}
              onClick={() => void tryIt()}
            >
              {t(words.tryIt)}
            </Button>
            <p>{t(words.trying)}</p>
            {denial && <Refusal text={t(denial.text)} />}
          </Verdict>
          <Sets draft={draft} crafted={crafted} onEdit={setDraft} />
        </div>
      </main>
      <Footer />
    </RulebookContext>
  );
}

/** The card as it was read last; of a newer text when that has been read. */
function useCrafted(draft: Draft): Crafted | null {
  const [crafted, setCrafted] = useState<Crafted | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const asked = useRef(false);
  useEffect(() => {
    let here = true;
    const read = () =>
      void craftCard({ game: 'berserk', card: printed(draft) }).then(
        (found) => here && setCrafted(found),
        setFault,
      );
    const timer = setTimeout(read, asked.current ? readAfter : 0);
    asked.current = true;
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [draft]);
  if (fault) throw fault;
  return crafted;
}

/** Accepted or not, and why. */
interface VerdictProps {
  readonly crafted: Crafted | null;
  readonly children: ReactNode;
}

function Verdict({ crafted, children }: VerdictProps) {
  const { t } = useLang();
  if (!crafted) return null;
  const { verdict, problems, made } = crafted;
  const unread = verdict.sentences - verdict.compiled;
  const fine = verdict.accepted && problems.length === 0;
  return (
    <Sheet
      className={join('workshop-verdict', fine && 'fine')}
      title={t(fine ? words.accepted : words.notYet)}
    >
      <ul>
        {problems.length === 0 ? (
          <Point good>{t(words.figuresFine)}</Point>
        ) : (
          problems.map(({ text, rule }) => (
            <Point key={text.en}>
              {t(text)} {rule && <RuleNumber id={rule} />}
            </Point>
          ))
        )}
        {verdict.accepted ? (
          <Point good>{t(words.textFine)}</Point>
        ) : (
          <Point>{t(words.textNot)(Math.max(1, unread))}</Point>
        )}
      </ul>
      {crafted.price && made && <Price price={crafted.price} cost={made.entry.figures.cost} />}
      {children}
    </Sheet>
  );
}

/** A sum of what its figures and features are worth, and what the card asks. */
function Price({ price, cost }: { readonly price: CardPrice; readonly cost: number | undefined }) {
  const { t, lang } = useLang();
  const number = (n: number) => n.toLocaleString(lang, { minimumFractionDigits: 1 });
  return (
    <section className="workshop-price" aria-label={t(words.price)}>
      <h3>{t(words.price)}</h3>
      <dl>
        {price.parts.map(({ what, worth }) => (
          <div key={what.en}>
            <dt>{t(what)}</dt>
            <dd>{number(worth)}</dd>
          </div>
        ))}
        <div className="sum">
          <dt>{cost === undefined ? '' : t(words.asks)(cost)}</dt>
          <dd>= {number(price.sum)}</dd>
        </div>
      </dl>
    </section>
  );
}

function Point({ good = false, children }: { readonly good?: boolean; readonly children: ReactNode }) {
  return (
    <li className={join(good && 'good')}>
      <Glyph name={good ? 'checked-shield' : 'interdiction'} />
      <span>{children}</span>
    </li>
  );
}
