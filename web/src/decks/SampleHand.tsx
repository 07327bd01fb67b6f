import type { DeckList } from '@vigrid/server/protocol';
import { useState } from 'react';
import { useLang } from '../i18n/index.ts';
import { Button, Dialog } from '../kit/index.ts';
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
  const { Card, read } = shelf.cards;

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
    <Dialog title={t(words.sample)} close={t(words.close)} className="sample" onClose={onClose}>
      <p className="sample-more">{t(dealt.hand.length > 0 ? words.sampleMore : words.empty)}</p>
      <ul className="sample-hand">
        {dealt.hand.map((id, place) => {
          const entry = shelf.entries.get(id);
          return (
            entry && (
              // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card differ by their place alone
              <li key={`${place} ${id}`}>
                <Card
                  entry={entry}
                  size="hand"
                  look={marked.has(place) ? 'chosen' : undefined}
                  aria-pressed={marked.has(place)}
                  aria-label={read(entry, lang)}
                  onClick={() => mark(place)}
                />
              </li>
            )
          );
        })}
      </ul>
      <footer>
        <small>{t(words.left)(dealt.deck.length)}</small>
        <Button disabled={marked.size === 0} onClick={() => to(exchange(dealt, marked))}>
          {t(words.exchange)(marked.size)}
        </Button>
        <Button disabled={dealt.deck.length === 0} glyph="card-draw" onClick={() => to(drawOne(dealt))}>
          {t(words.drawOne)}
        </Button>
        <Button look="act" glyph="rolling-dices" onClick={() => to(fresh())}>
          {t(words.newHand)}
        </Button>
      </footer>
    </Dialog>
  );
}
