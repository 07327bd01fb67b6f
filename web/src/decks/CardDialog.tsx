import { useLang } from '../i18n/index.ts';
import { CardRulings } from '../kit/CardRulings.tsx';
import { Dialog, Refusal, RuleNumber } from '../kit/index.ts';
import { useDesk } from './desk.ts';
import type { Editing } from './editing.ts';
import { Stepper } from './Stepper.tsx';
import { words } from './words.ts';

export interface CardDialogProps {
  readonly card: string;
  /** Only to read where it is not given. */
  readonly editing?: Editing;
  readonly onClose: () => void;
}

/** A card to be read, and taken. */
export function CardDialog({ card, editing, onClose }: CardDialogProps) {
  const { t } = useLang();
  const { shelf, refused } = useDesk();
  const entry = shelf.entries.get(card);
  const limit = editing?.limits?.[card];
  if (!entry) return null;
  const { Card, Terms } = shelf.cards;
  const name = t(entry.name);
  return (
    <Dialog title={name} close={t(words.close)} className="deck-card-dialog" onClose={onClose}>
      <Card entry={entry} size="full" width={300} />
      {Terms && <Terms entry={entry} />}
      <CardRulings card={card} />
      {editing && limit && entry.kind !== shelf.leader && (
        <div className="deck-card-act">
          {limit.most > 0 ? (
            <Stepper
              name={name}
              count={editing.deck.cards[card] ?? 0}
              most={limit.most}
              onAdd={() => editing.add(card)}
              onTake={() => editing.take(card)}
            />
          ) : (
            <p className="pool-why">
              {t(limit.why.text)} {limit.why.rule && <RuleNumber id={limit.why.rule} />}
            </p>
          )}
          {refused && <Refusal text={t(refused.text)} rule={refused.rule} />}
        </div>
      )}
    </Dialog>
  );
}
