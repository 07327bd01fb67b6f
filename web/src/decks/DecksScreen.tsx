/** Decks: the guest's own and the ready ones, one of them being built, one that somebody has shown. */
import '../shell/page.css';
import './shelf.css';
import './editor.css';
import './pool.css';
import './dialogs.css';
import type { DeckList, NewDeck } from '@vigrid/protocol';
import { flushSync, useCallback, useMemo, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Button, Refusal, RulebookContext, useGlyphFile } from '../kit/index.ts';
import { lastChoice, playBot } from '../lobby/starting.ts';
import { freshId } from '../net/deeds.ts';
import { request, useAttempt } from '../net/index.ts';
import { useRulebook } from '../rules/rulebook.ts';
import { Footer } from '../shell/Footer.tsx';
import { Notice, ToLobby, Waiting } from '../shell/Notices.tsx';
import { address, type DeckPlace, go } from '../shell/router.ts';
import { useSections } from '../shell/sections.ts';
import { TopBar } from '../shell/TopBar.tsx';
import { useGround } from '../shell/theme.ts';
import { AllDecks } from './AllDecks.tsx';
import { type Desk, DeskContext } from './desk.ts';
import { OpenDeck } from './Editor.tsx';
import { NewDeckPage } from './NewDeck.tsx';
import { Passing } from './Passing.tsx';
import { ReadyDeckPage, SharedDeckPage } from './Shown.tsx';
import { longestName } from './sharing.ts';
import { type Shelf, useShelf } from './shelf.ts';
import { words } from './words.ts';

export interface DecksScreenProps {
  /** Null: that of the guest's last choice. */
  readonly game: string | null;
  /** Null: all of them. */
  readonly place: DeckPlace | null;
}

export default function DecksScreen({ game, place }: DecksScreenProps) {
  const { t } = useLang();
  const shelf = useShelf(game);
  const sections = useSections('decks');
  useGround(shelf && typeof shelf === 'object' ? shelf.offer.id : (game ?? 'house'));
  return (
    <>
      <TopBar sections={sections} />
      {shelf === null && <Waiting>{t(words.loading)}</Waiting>}
      {shelf === 'failed' && <Notice title={t(words.failed)} />}
      {shelf === 'none' && (
        <Notice title={t(words.noBuilder)}>
          <p>{t(words.noBuilderMore)}</p>
          <ToLobby />
        </Notice>
      )}
      {shelf && typeof shelf === 'object' && <AtDesk shelf={shelf} place={place} />}
      <Footer />
    </>
  );
}

interface AtDeskProps {
  readonly shelf: Shelf;
  readonly place: DeckPlace | null;
}

function AtDesk({ shelf, place }: AtDeskProps) {
  const { t } = useLang();
  const { attempt, busy, denial: refused, deny: refuse } = useAttempt();
  const [removed, setRemoved] = useState<NewDeck | null>(null);
  const { offer, put, drop } = shelf;
  const game = offer.id;
  useGlyphFile(shelf.cards.glyphs);
  const book = useRulebook(game);
  const rulebook = typeof book === 'object' ? book : null;
  const judge = useMemo(() => ({ game, rulebook }), [game, rulebook]);

  const save = useCallback(
    async (deck: NewDeck) => {
      const saved = await request('saveDeck', deck);
      put(saved);
      return saved;
    },
    [put],
  );

  const desk: Desk = {
    shelf,
    busy,
    save,
    attempt,
    refused,
    refuse,
    open: (name, deck) =>
      attempt(async () => {
        const from = location.pathname;
        const saved = await request('saveDeck', {
          id: freshId(),
          game,
          name: name.slice(0, longestName),
          deck,
        });
        // It has to be on the shelf when its page is shown.
        flushSync(() => put(saved));
        // Whoever has gone on meanwhile is not fetched back.
        if (location.pathname === from) go(address.decks(game, { kind: 'own', id: saved.id }));
      }),
    remove: (deck) =>
      attempt(async () => {
        drop(deck.id);
        setRemoved(deck);
        await request('removeDeck', { id: deck.id });
      }),
    play: (deck: DeckList) =>
      attempt(async () => go(address.table(await playBot(offer, lastChoice(offer), deck)))),
  };

  // What was said of one page is not said on the next.
  const path = address.decks(game, place ?? undefined);
  const [at, setAt] = useState(path);
  if (at !== path) {
    setAt(path);
    refuse(null);
  }

  const nothingSaid = useCallback(() => refuse(null), [refuse]);
  const nothingRemoved = useCallback(() => setRemoved(null), []);
  const bringBack = ({ id, name, deck }: NewDeck) => {
    setRemoved(null);
    attempt(async () => void (await save({ id, game, name, deck })));
  };

  return (
    <RulebookContext value={judge}>
      <DeskContext value={desk}>
        <Page place={place} led={shelf.leader !== null} />
        {refused ? (
          <Passing key={refused.text.en} onGone={nothingSaid}>
            <Refusal text={t(refused.text)} rule={refused.rule} />
          </Passing>
        ) : (
          removed && (
            <Passing key={removed.id} onGone={nothingRemoved}>
              <span className="undo">
                {t(words.removed)(removed.name)}
                <Button size="small" glyph="return-arrow" onClick={() => bringBack(removed)}>
                  {t(words.undo)}
                </Button>
              </span>
            </Passing>
          )
        )}
      </DeskContext>
    </RulebookContext>
  );
}

function Page({ place, led }: { readonly place: DeckPlace | null; readonly led: boolean }) {
  switch (place?.kind) {
    case undefined:
      return <AllDecks />;
    case 'new':
      // Where nobody leads a deck there is nothing to choose before it is begun.
      return led ? <NewDeckPage /> : <AllDecks />;
    case 'own':
      return <OpenDeck key={place.id} id={place.id} />;
    case 'ready':
      return <ReadyDeckPage key={place.id} id={place.id} />;
    case 'shared':
      return <SharedDeckPage key={place.code} code={place.code} />;
  }
}
