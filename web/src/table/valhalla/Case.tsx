/** One chance: how likely, and what for. */
import { useLang } from '../../i18n/index.ts';
import { RuleNumber } from '../../kit/index.ts';
import type { CaseProps } from '../boards.ts';
import { useTableInfo } from '../frame/context.ts';
import { type ValhallaView, valhallaView } from './game.ts';
import { words } from './texts.ts';

export function ChanceCase({ preview }: CaseProps) {
  const { t } = useLang();
  const { names, view } = useTableInfo();
  const { cards, text, rule, tag } = preview;
  const target = attacked(valhallaView(view), cards[0]);
  return (
    <div className="vchance">
      <p>
        {target !== null ? (
          <b>
            {t(words.attackIt)}: {names.seat(target)}.{' '}
          </b>
        ) : (
          cards.length === 1 && <b>{names.card(cards[0])}. </b>
        )}
        {t(text)} <RuleNumber id={rule} />
      </p>
      {tag && <strong>{t(tag)}</strong>}
    </div>
  );
}

/** Whose squad it is that would be attacked. */
function attacked(view: ValhallaView, card: number | undefined): number | null {
  if (view.battle !== null) return null;
  const owner = view.sides.findIndex(({ squad }) => squad.some(({ warrior }) => warrior?.id === card));
  return owner < 0 || owner === view.seat ? null : owner;
}
