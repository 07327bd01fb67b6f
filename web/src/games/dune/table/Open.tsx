/** Everything of a side that anybody may look at: Leader, cards played, revealed, discarded. */
import { useLang } from '../../../i18n/index.ts';
import { Dialog } from '../../../kit/index.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { words as common } from '../../../table/texts.ts';
import { Card } from '../cards/index.ts';
import { OwnBoard } from './Commander.tsx';
import { type CardRef, type DuneView, type SideView, sideName, useEntries } from './game.ts';
import { words } from './texts.ts';

interface OpenProps {
  readonly view: DuneView;
  readonly side: number;
  readonly below: number;
  readonly onClose: () => void;
}

export function Open({ view, side, below, onClose }: OpenProps) {
  const { t, lang } = useLang();
  const { names } = useTableInfo();
  const entryOf = useEntries();
  const of = view.sides[side];
  const piles = [
    [words.waiting, of.waiting],
    [words.played, of.played],
    [words.shown, of.shown],
    [words.discard, of.discard],
    [words.tech, of.ix?.tech ?? []],
    [words.contracts, of.uprising?.contracts ?? []],
    [words.completed, of.uprising?.completed ?? []],
    [words.won, of.uprising?.won ?? []],
    ...(side === view.seat ? [] : ([[words.knownHand, [...of.hand, ...of.intrigues]]] as const)),
    ...(of.kind === 'player' ? [] : ([[words.hagal, view.hagal?.discard ?? []]] as const)),
    ...(side === view.seat ? ([[words.trashed, view.trashed]] as const) : []),
  ] as const;
  const some = piles.filter(([, cards]) => cards.length > 0);
  return (
    <Dialog
      title={t(words.publicArea)(sideName(view, side, names, t))}
      close={t(common.close)}
      className="pile-dialog"
      onClose={onClose}
    >
      <p className="open-facts">
        {[
          t(words.supply)(of.supply),
          t(words.garrison)(of.garrison),
          ...(of.immortality
            ? [
                t(words.specimensOf)(of.immortality.specimens),
                ...(of.immortality.atomics ? [t(words.atomics)] : []),
              ]
            : []),
          ...(of.ix
            ? [
                `${t(words.dreadnoughts)(of.ix.dreadnoughts.garrison)}`,
                `${t(words.negotiators)}: ${of.ix.negotiators}`,
              ]
            : []),
          `${t(words.hand)}: ${of.handSize}`,
          `${t(words.intrigues)}: ${of.intriguesSize}`,
          `${t(words.deck)}: ${of.deckSize}`,
          ...(view.hagal && of.kind !== 'player'
            ? [t(words.hagalDeck)(view.hagal.deckSize, view.hagal.discard.length)]
            : []),
        ].join(' · ')}
      </p>
      {of.leader !== null && (
        <div className="open-leader">
          <Card entry={entryOf(of.leader)} size="full" lang={lang} width={230} />
        </div>
      )}
      <OwnBoard view={view} side={side} below={below} />
      {some.map(([name, cards]) => (
        <section key={name.en}>
          <h3>{t(name)}</h3>
          <PileOf cards={cards} />
        </section>
      ))}
    </Dialog>
  );
}

interface DiscardsProps {
  readonly of: SideView;
  readonly onClose: () => void;
}

/** The own discard pile, the newest card first. */
export function Discards({ of, onClose }: DiscardsProps) {
  const { t } = useLang();
  return (
    <Dialog title={t(words.discard)} close={t(common.close)} className="pile-dialog" onClose={onClose}>
      <PileOf cards={of.discard.toReversed()} />
    </Dialog>
  );
}

function PileOf({ cards }: { readonly cards: readonly CardRef[] }) {
  const { t, lang } = useLang();
  const entryOf = useEntries();
  if (cards.length === 0) return <p>{t(words.nothingOpen)}</p>;
  return (
    <ul className="pile-cards">
      {cards.map(({ id, def }) => (
        <li key={id}>
          <Card entry={entryOf(def)} size="hand" lang={lang} width={132} />
        </li>
      ))}
    </ul>
  );
}
