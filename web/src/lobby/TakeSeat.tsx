/** A free seat: which deck to bring to it, and sitting down. */
import type { DeckShelf } from '@vigrid/protocol';
import { useEffect, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Button, Refusal } from '../kit/index.ts';
import { request, useAttempt } from '../net/index.ts';
import { DeckChoice } from './DeckChoice.tsx';
import { setupWords } from './setupWords.ts';
import { deckCalled, lastDeck, rememberDeck } from './starting.ts';
import { words } from './words.ts';

export interface TakeSeatProps {
  readonly game: string;
  /** Sits down with what is brought. */
  readonly onTake: (own: unknown) => Promise<void>;
}

export default function TakeSeat({ game, onTake }: TakeSeatProps) {
  const { t } = useLang();
  const [shelf, setShelf] = useState<DeckShelf | null>(null);
  const [deck, setDeck] = useState(() => lastDeck(game));
  const { attempt, busy, denial } = useAttempt();

  useEffect(() => {
    let here = true;
    attempt(async () => {
      const found = await request('decks', { game });
      if (here) setShelf(found);
    });
    return () => {
      here = false;
    };
  }, [game, attempt]);

  const take = () => {
    rememberDeck(game, deck);
    return attempt(async () => onTake(await deckCalled(game, deck)));
  };

  return (
    <div className="take-seat">
      {shelf && (
        <DeckChoice
          ready={shelf.ready}
          mine={shelf.mine.filter(({ legal }) => legal)}
          legend={t(setupWords.yourDeck)}
          value={deck}
          onChange={setDeck}
        />
      )}
      {denial && <Refusal text={t(denial.text)} rule={denial.rule} />}
      <footer>
        <Button look="act" size="large" disabled={busy} onClick={take}>
          {t(words.sit)}
        </Button>
      </footer>
    </div>
  );
}
