/** The open piles of a player: how many cards, and all of them on a click. */
import { useState } from 'preact/compat';
import { useLang } from '../../../i18n/index.ts';
import { Dialog, Glyph } from '../../../kit/index.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { useEntries } from '../../../table/catalogue.ts';
import { words as common } from '../../../table/texts.ts';
import { Card } from '../cards/index.ts';
import type { CardRef, SideView } from './game.ts';
import { words } from './texts.ts';

interface PilesProps {
  readonly side: SideView;
  readonly seat: number;
  readonly owner: string;
  /** The hand is shown here too: how many cards, and those that everybody has seen. */
  readonly countsHand: boolean;
}

type Shown = 'graveyard' | 'completed' | 'hand';

const titles = { graveyard: words.graveyardOf, completed: words.completedOf, hand: words.knownOf };

export function Piles({ side, seat, owner, countsHand }: PilesProps) {
  const { t } = useLang();
  const { stage } = useAsk();
  const [shown, show] = useState<Shown | null>(null);
  return (
    <>
      {countsHand && (
        <PileButton
          glyph="poker-hand"
          word={t(words.hand)}
          count={side.handSize}
          place={stage.ref(`hand${seat}`)}
          {...(side.hand.length > 0 && { onOpen: () => show('hand') })}
        />
      )}
      <PileButton
        glyph="tombstone"
        word={t(words.graveyard)}
        count={side.graveyard.length}
        place={stage.ref(`grave${seat}`)}
        onOpen={() => show('graveyard')}
      />
      {side.completed.length > 0 && (
        <PileButton
          glyph="checked-shield"
          word={t(words.completed)}
          count={side.completed.length}
          place={stage.ref(`completed${seat}`)}
          onOpen={() => show('completed')}
        />
      )}
      {shown && (
        <Dialog
          title={t(titles[shown])(owner)}
          close={t(common.close)}
          className="pile-dialog"
          onClose={() => show(null)}
        >
          {shown === 'graveyard' && <p>{t(words.newestFirst)}</p>}
          <Pile cards={side[shown].toReversed()} />
        </Dialog>
      )}
    </>
  );
}

interface PileButtonProps {
  readonly glyph: string;
  readonly word: string;
  readonly count: number;
  readonly place: (element: HTMLElement | null) => void;
  readonly onOpen?: () => void;
}

function PileButton({ glyph, word, count, place, onOpen }: PileButtonProps) {
  return (
    <button
      type="button"
      className="pile"
      ref={place}
      disabled={count === 0 || !onOpen}
      title={word}
      onClick={onOpen}
    >
      <Glyph name={glyph} />
      <span className="pile-word">{word}</span> {count}
    </button>
  );
}

function Pile({ cards }: { readonly cards: readonly CardRef[] }) {
  const { lang } = useLang();
  const entryOf = useEntries();
  return (
    <ul className="pile-cards">
      {cards.map(({ id, def }) => (
        <li key={id}>
          <Card entry={entryOf(def)} size="full" side="own" lang={lang} width={212} />
        </li>
      ))}
    </ul>
  );
}
