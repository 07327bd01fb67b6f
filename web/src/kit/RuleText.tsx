/** What a rule or a ruling says, in full. */
import type { Rule, Ruling } from '@vigrid/kernel';
import { useContext } from 'preact/compat';
import { useLang, type Words } from '../i18n/index.ts';
import { RulebookContext, useRule } from './judge.ts';

const words = {
  none: { ru: 'Такого номера в этом своде правил нет.', en: 'This rulebook has no such number.' },
  loading: { ru: 'Свод правил ещё загружается.', en: 'The rulebook is on its way.' },
  why: { ru: 'Почему:', en: 'Why:' },
  more: { ru: 'В своде правил', en: 'In the rulebook' },
} satisfies Words;

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

interface RuleTextProps {
  readonly id: string;
  readonly onFollow: (id: string) => void;
}

export function RuleText({ id, onFollow }: RuleTextProps) {
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
