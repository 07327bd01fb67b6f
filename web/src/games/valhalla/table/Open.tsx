/** Everything of a side that one may look at: squad, jarl, Valhalla, cards of the hand that are known. */
import { capital } from '@vigrid/speech';
import { useLang } from '../../../i18n/index.ts';
import { Dialog } from '../../../kit/index.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { useEntries } from '../../../table/catalogue.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { words as common } from '../../../table/texts.ts';
import { Card } from '../cards/index.ts';
import { type CardRef, seatName, type ValhallaView } from './game.ts';
import { ShieldRow } from './ShieldRow.tsx';
import { words } from './texts.ts';

interface OpenProps {
  readonly view: ValhallaView;
  readonly seat: number;
  readonly onClose: () => void;
}

export function Open({ view, seat, onClose }: OpenProps) {
  const { t } = useLang();
  const { names } = useTableInfo();
  const side = view.sides[seat];
  const squad = side.squad.flatMap(({ warrior }) =>
    warrior ? [warrior, ...(warrior.tyr ? [warrior.tyr] : [])] : [],
  );
  const name = seatName(view, seat, names, t);
  return (
    <Dialog
      title={t(words.look)(capital(name))}
      close={t(common.close)}
      className="pile-dialog"
      onClose={onClose}
    >
      <p className="open-facts">
        <ShieldRow view={view} seat={seat} />
        {`${t(words.hand)}: ${side.handSize} · ${t(words.inValhalla)(side.valhallaSize)}`}
        {side.valour !== null && ` · ${t(words.valour)(side.valour)}`}
      </p>
      <Pile title={t(words.jarlLine)} cards={side.jarl ? [side.jarl] : []} />
      <Pile title={t(words.squad)(name)} cards={squad} none={t(words.emptySquad)} />
      <Pile
        title={t(words.valhalla)}
        cards={side.valhalla}
        none={side.valhallaSize > 0 ? t(words.hidden) : t(words.empty)}
      />
      {seat !== view.seat && <Pile title={t(words.known)} cards={side.hand} />}
    </Dialog>
  );
}

interface PileProps {
  readonly title?: string;
  readonly cards: readonly CardRef[];
  /** What is said where there are none; the whole pile is left out if nothing. */
  readonly none?: string;
}

export function Pile({ title, cards, none }: PileProps) {
  const { lang } = useLang();
  const ask = useAsk();
  const entryOf = useEntries();
  if (cards.length === 0 && none === undefined) return null;
  return (
    <section className="vpile">
      {title && <h3>{title}</h3>}
      {cards.length === 0 && <p>{none}</p>}
      <ul className="pile-cards">
        {cards.map(({ id, def }) => (
          <li key={id}>
            <Card
              entry={entryOf(def)}
              size="hand"
              lang={lang}
              width={132}
              onClick={() => ask.open({ card: id, def })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
