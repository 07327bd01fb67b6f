/** Answers that are not cards on the table: orders, shares, numbers. */
import type { NumberQuestion, OrderQuestion, SplitQuestion } from '@vigrid/kernel';
import { useLang } from '../../i18n/index.ts';
import { Button } from '../../kit/index.ts';
import type { Answering } from '../ask/answering.ts';
import { moved, shared } from '../ask/draft.ts';
import { laterWords } from '../laterTexts.ts';
import { useTableInfo } from './context.ts';

interface AskingProps<Q> {
  readonly question: Q;
  readonly answering: Answering;
}

export default function Asking({
  question,
  answering,
}: AskingProps<OrderQuestion | SplitQuestion | NumberQuestion>) {
  switch (question.kind) {
    case 'order':
      return <Order question={question} answering={answering} />;
    case 'split':
      return <DealOut question={question} answering={answering} />;
    case 'number':
      return <Stepper question={question} answering={answering} />;
  }
}

function Order({ answering }: AskingProps<OrderQuestion>) {
  const { t } = useLang();
  const { screen, view, names, below } = useTableInfo();
  const { draft, redraft } = answering;
  const { Face } = screen;
  return (
    <ol className="asking-order">
      {draft.picked.map((card, i) => (
        <li key={card}>
          <b>{i + 1}</b>
          <Face view={view} card={card} size="thumb" width={34} below={below} />
          <span>{names.card(card)}</span>
          <Step
            label={t(laterWords.earlier)}
            text="↑"
            disabled={i === 0}
            onClick={() => redraft(moved(draft, card, -1))}
          />
          <Step
            label={t(laterWords.later)}
            text="↓"
            disabled={i === draft.picked.length - 1}
            onClick={() => redraft(moved(draft, card, 1))}
          />
        </li>
      ))}
    </ol>
  );
}

function DealOut({ question, answering }: AskingProps<SplitQuestion>) {
  const { t } = useLang();
  const { screen, view, names, below } = useTableInfo();
  const { draft, redraft } = answering;
  const { Face } = screen;
  const left = question.total - draft.shares.reduce((sum, share) => sum + share, 0);
  return (
    <ul className="asking-order">
      {question.items.map((card, i) => (
        <li key={card}>
          <Face view={view} card={card} size="thumb" width={34} below={below} />
          <span>{names.card(card)}</span>
          <Step
            label={t(laterWords.less)}
            text="−"
            disabled={draft.shares[i] === 0}
            onClick={() => redraft(shared(question, draft, i, -1))}
          />
          <b>{draft.shares[i]}</b>
          <Step
            label={t(laterWords.more)}
            text="+"
            disabled={left === 0 || draft.shares[i] >= question.limits[i]}
            onClick={() => redraft(shared(question, draft, i, 1))}
          />
        </li>
      ))}
    </ul>
  );
}

function Stepper({ question, answering }: AskingProps<NumberQuestion>) {
  const { t } = useLang();
  const { draft, redraft } = answering;
  const { amount } = draft;
  const set = (next: number) => redraft({ ...draft, amount: next });
  return (
    <div className="asking-number">
      <Step
        label={t(laterWords.less)}
        text="−"
        disabled={amount <= question.min}
        onClick={() => set(amount - 1)}
      />
      <output>{amount}</output>
      <Step
        label={t(laterWords.more)}
        text="+"
        disabled={amount >= question.max}
        onClick={() => set(amount + 1)}
      />
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly text: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

const Step = ({ label, text, disabled, onClick }: StepProps) => (
  <Button size="small" aria-label={label} disabled={disabled} onClick={onClick}>
    {text}
  </Button>
);
