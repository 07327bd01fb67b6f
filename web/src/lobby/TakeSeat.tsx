/** A free seat: which deck to bring to it, and sitting down. */
import type { DeckShelf } from '@vigrid/server/protocol';
import { useEffect, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Button, Refusal } from '../kit/index.ts';
import { Denied, request } from '../net/index.ts';
import { DeckChoice } from './DeckChoice.tsx';
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
  const [denied, setDenied] = useState<Denied | null>(null);
  const [busy, setBusy] = useState(false);

  const attempt = async (deed: () => Promise<void>) => {
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      setDenied(error);
    }
  };

  useEffect(() => {
    let here = true;
    request('decks', { game }).then(
      (found) => here && setShelf(found),
      (error: unknown) => {
        if (!(error instanceof Denied)) throw error;
        if (here) setDenied(error);
      },
    );
    return () => {
      here = false;
    };
  }, [game]);

  const take = async () => {
    setBusy(true);
    setDenied(null);
    rememberDeck(game, deck);
    await attempt(async () => onTake(await deckCalled(game, deck)));
    setBusy(false);
  };

  return (
    <div className="take-seat">
      {shelf && (
        <DeckChoice
          ready={shelf.ready}
          mine={shelf.mine.filter(({ legal }) => legal)}
          legend={t(words.yourDeck)}
          value={deck}
          onChange={setDeck}
        />
      )}
      {denied && <Refusal text={t(denied.denial.text)} rule={denied.denial.rule} />}
      <footer>
        <Button look="act" size="large" disabled={busy} onClick={take}>
          {t(words.sit)}
        </Button>
      </footer>
    </div>
  );
}
