/** One chance: how likely, and what for. */
import { useLang } from '../../i18n/index.ts';
import { RuleNumber } from '../../kit/index.ts';
import type { CaseProps } from '../boards.ts';
import { useTableInfo } from '../frame/context.ts';

export function ChanceCase({ preview }: CaseProps) {
  const { t } = useLang();
  const { names } = useTableInfo();
  const { cards, text, rule, tag } = preview;
  return (
    <div className="vchance">
      <p>
        {cards.length === 1 && <b>{names.card(cards[0])}. </b>}
        {t(text)} <RuleNumber id={rule} />
      </p>
      {tag && <strong>{t(tag)}</strong>}
    </div>
  );
}
