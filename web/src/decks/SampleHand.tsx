import type { DeckList } from '@vigrid/protocol';
import { useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Button, Dialog, join } from '../kit/index.ts';
import { useDesk } from './desk.ts';
import { deal, drawOne, exchange } from './hand.ts';
import { copiesOf } from './lists.ts';
import { words } from './words.ts';

export interface SampleHandProps {
  readonly deck: DeckList;
  readonly onClose: () => void;
}

/** What the deck may deal: a first hand, its exchange, and what comes after it. */
export function SampleHand({ deck, onClose }: SampleHandProps) {
  const { t, lang } = useLang();
  const { shelf } = useDesk();
  const fresh = () => deal(copiesOf(deck), shelf.hand, Math.random);
  const [dealt, setDealt] = useState(fresh);
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const { Card, read, sample } = shelf.cards;
  const { exchanged } = sample;

  const to = (next: typeof dealt) => {
    setDealt(next);
    setMarked(new Set());
  };
  const mark = (place: number) =>
    setMarked((places) => {
      const next = new Set(places);
      if (!next.delete(place)) next.add(place);
      return next;
    });

  return (
    <Dialog title={t(sample.title)} close={t(words.close)} className="sample" onClose={onClose}>
      {dealt.hand.length === 0 && <p className="sample-more">{t(words.empty)}</p>}
      {dealt.hand.length > 0 && exchanged && <p className="sample-more">{t(exchanged)}</p>}
      <ul className={join('sample-hand', dealt.hand.length > 8 && 'many')}>
        {dealt.hand.map((id, place) => {
          const entry = shelf.entries.get(id);
          return (
            entry && (
              // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card differ by their place alone
              <li key={`${place} ${id}`}>
                <Card
                  entry={entry}
                  size="hand"
                  aria-label={read(entry, lang)}
                  {...(exchanged && {
                    look: marked.has(place) ? 'chosen' : undefined,
                    'aria-pressed': marked.has(place),
                    onClick: () => mark(place),
                  })}
                />
              </li>
            )
          );
        })}
      </ul>
      <footer>
        <small>{t(words.left)(dealt.deck.length)}</small>
        {exchanged && (
          <>
            <Button disabled={marked.size === 0} onClick={() => to(exchange(dealt, marked))}>
              {t(words.exchange)(marked.size)}
            </Button>
            <Button disabled={dealt.deck.length === 0} glyph="card-draw" onClick={() => to(drawOne(dealt))}>
              {t(words.drawOne)}
            </Button>
          </>
        )}
        <Button look="act" glyph="rolling-dices" onClick={() => to(fresh())}>
          {t(sample.again)}
        </Button>
      </footer>
    </Dialog>
  );
}
