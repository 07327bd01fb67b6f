/** Cloths that lie on the table: sheets, the question, tabs, refusals. */
import { type ReactNode, useId, useRef } from 'preact/compat';
import { type Attributes, join } from './Button.tsx';
import { Glyph } from './Glyph.tsx';
import { RuleNumber } from './Rule.tsx';

export interface SheetProps extends Omit<Attributes<'section'>, 'title'> {
  readonly title?: ReactNode;
  /** Beside the title, at the right. */
  readonly aside?: ReactNode;
}

export function Sheet({ title, aside, className, children, ...rest }: SheetProps) {
  const id = useId();
  return (
    <section aria-labelledby={title ? id : undefined} {...rest} className={join('sheet', className)}>
      {title && (
        <h2 className="sheet-title" id={id}>
          {title}
          {aside && <span className="sheet-aside">{aside}</span>}
        </h2>
      )}
      {children}
    </section>
  );
}

export interface QuestionBarProps extends Omit<Attributes<'section'>, 'title'> {
  readonly title: ReactNode;
  /** What may be answered, in a line. */
  readonly sub?: ReactNode;
  /** Buttons; the one that shines comes last. */
  readonly acts?: ReactNode;
}

/** What is asked. On a phone the same bar is a card: the title, what follows, and the acts below. */
export function QuestionBar({ title, sub, acts, className, children, ...rest }: QuestionBarProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...rest} className={join('question', className)}>
      {/* Other words are not the same words moved. */}
      <div className="question-words" key={typeof title === 'string' ? title : 'words'}>
        <h2 id={id}>{title}</h2>
        {sub && <p>{sub}</p>}
      </div>
      {children}
      {acts && <div className="question-acts">{acts}</div>}
    </section>
  );
}

export interface RefusalProps {
  /** What was meant. */
  readonly tried?: string | null;
  readonly text: ReactNode;
  readonly rule?: string | undefined;
  /** The nearest act that is legal. */
  readonly instead?: ReactNode;
}

/** Why something can not be done. Says it, gives the rule, never shakes. */
export function Refusal({ tried, text, rule, instead }: RefusalProps) {
  return (
    <div className="refusal" role="status">
      <Glyph name="interdiction" />
      <p>
        {tried && <b>{tried} </b>}
        {text} {rule && <RuleNumber id={rule} />}
      </p>
      {instead}
    </div>
  );
}

export interface ToastProps {
  readonly children: ReactNode;
}

/** Something short that everybody at the table should notice, above everything else. */
export function Toast({ children }: ToastProps) {
  return (
    <div className="toast" role="status">
      {children}
    </div>
  );
}

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly glyph?: string;
  readonly count?: number;
}

export interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly label: string;
  /** What the chosen tab shows. */
  readonly children: ReactNode;
}

/** Tabs of a rail: arrows walk them, the panel follows. */
export function Tabs({ tabs, value, onChange, label, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.id === value);
    const next = (at + step + tabs.length) % tabs.length;
    onChange(tabs[next].id);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className="tabs">
      <div className="tabs-list" role="tablist" aria-label={label} ref={list} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.glyph && <Glyph name={tab.glyph} />}
            {tab.label}
            {tab.count ? <em className="count">{tab.count}</em> : null}
          </button>
        ))}
      </div>
      <div className="tabs-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
}
