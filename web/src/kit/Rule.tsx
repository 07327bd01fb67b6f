/** The judge's voice: rule numbers that open the rule. */
import type { Rule, Rulebook, Ruling } from '@vigrid/kernel';
import { createContext, useCallback, useContext, useRef, useState } from 'preact/compat';
import { useLang, type Words } from '../i18n/index.ts';
import { Popover } from './Popover.tsx';

/** Whose rules are spoken of, and the rules themselves once they have come. */
export interface Judge {
  readonly game: string;
  readonly rulebook: Rulebook | null;
}

export const RulebookContext = createContext<Judge | null>(null);

const words = {
  open: { ru: (id: string) => `Правило ${id}`, en: (id: string) => `Rule ${id}` },
  none: { ru: 'Такого номера в этом своде правил нет.', en: 'This rulebook has no such number.' },
  loading: { ru: 'Свод правил ещё загружается.', en: 'The rulebook is on its way.' },
  rulings: { ru: 'Решения судьи', en: 'Rulings' },
  why: { ru: 'Почему:', en: 'Why:' },
  more: { ru: 'В своде правил', en: 'In the rulebook' },
} satisfies Words;

/** A rule of the game that is spoken of, or a ruling; undefined until they have come. */
export function useRule(id: string): Rule | Ruling | undefined {
  const { rulebook } = useContext(RulebookContext) ?? {};
  return rulebook ? ruleIn(rulebook, id) : undefined;
}

/** A rule or ruling by its id; undefined where the book has none. */
export const ruleIn = ({ rules, rulings, details }: Rulebook, id: string): Rule | Ruling | undefined =>
  rules[id] ?? rulings[id] ?? details?.[id];

/**
 * What a number looks like in a sentence. An entry of a glossary has a word in place of a number, and that is said in the
 * language of the sentence: "BH-G Close", «BH-G Закройте».
 */
export function shownNumber(id: string, title: string | undefined): string {
  const [book] = /^.*-G(?=-)/.exec(id) ?? [];
  const word = title
    ?.replace(/\s*\([^)]*\)/g, '')
    .replace(/\[[^\]]*\]/g, '…')
    .replace(/\s*[:—–]\s*…$/, '');
  return book && word ? `${book} ${word}` : id;
}

/** A rule's number. A click shows the rule in its own popover. */
export function RuleNumber({ id }: { readonly id: string }) {
  const { t } = useLang();
  const title = useRule(id)?.title;
  const number = shownNumber(id, title && t(title));
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<string | null>(null);
  const close = useCallback(() => setShown(null), []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="rule"
        aria-label={t(words.open)(number)}
        aria-expanded={shown !== null}
        onClick={(event) => {
          event.stopPropagation();
          setShown(shown === null ? id : null);
        }}
      >
        {number}
      </button>
      {shown !== null && (
        <Popover anchor={button} onClose={close} label={t(words.open)(shown)} className="rule-popover">
          <RuleText id={shown} onFollow={setShown} />
        </Popover>
      )}
    </>
  );
}

/** What a rule says; a ruling also what it answers, and why so. */
export function RuleWords({ rule }: { readonly rule: Rule | Ruling }) {
  const { t } = useLang();
  const { question, reason } = 'reason' in rule ? rule : {};
  return (
    <div className="rule-words">
      {question && <p className="rule-question">{t(question)}</p>}
      <p>{t(rule.text)}</p>
      {reason && (
        <p className="rule-reason">
          {t(words.why)} {t(reason)}
        </p>
      )}
    </div>
  );
}

/** What a card leaves open, and our answers; why so is told under their numbers. */
export function CardRulings({ card }: { readonly card: string }) {
  const { t } = useLang();
  const { rulebook } = useContext(RulebookContext) ?? {};
  const about = Object.entries(rulebook?.details ?? {}).filter(([, { cards }]) => cards?.includes(card));
  if (about.length === 0) return null;
  return (
    <section className="card-rulings rule-words" aria-label={t(words.rulings)}>
      {about.map(([id, { title, question = title, text }]) => (
        <article key={id}>
          <p className="rule-question">
            {t(question)} <RuleNumber id={id} />
          </p>
          <p>{t(text)}</p>
        </article>
      ))}
    </section>
  );
}

interface RuleTextProps {
  readonly id: string;
  readonly onFollow: (id: string) => void;
}

function RuleText({ id, onFollow }: RuleTextProps) {
  const { t } = useLang();
  const judge = useContext(RulebookContext);
  const rule = useRule(id);
  const near = rule && ('see' in rule ? rule.see : 'rules' in rule ? rule.rules : undefined);
  return (
    <>
      <span className="rule-id">{id}</span>
      {rule ? (
        <>
          <h3>{t(rule.title)}</h3>
          <RuleWords rule={rule} />
        </>
      ) : (
        <p>{t(judge?.rulebook ? words.none : words.loading)}</p>
      )}
      <footer>
        {near?.map((other) => (
          <button key={other} type="button" className="rule" onClick={() => onFollow(other)}>
            {other}
          </button>
        ))}
        {judge && rule && (
          <a href={`/rules/${judge.game}/${encodeURIComponent(id)}`} target="_blank" rel="noreferrer">
            {t(words.more)}
          </a>
        )}
      </footer>
    </>
  );
}
