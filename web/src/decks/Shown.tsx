/** A deck to look at: a ready one, or one that somebody has shared by a link. */
import type { DeckList } from '@vigrid/protocol';
import { useMemo, useRef, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Button, Sheet } from '../kit/index.ts';
import { Link } from '../shell/Link.tsx';
import { Notice } from '../shell/Notices.tsx';
import { address } from '../shell/router.ts';
import { useTitle } from '../shell/theme.ts';
import { Act } from './Act.tsx';
import { CardDialog } from './CardDialog.tsx';
import { Contents, Leader } from './Contents.tsx';
import { Curve, Sums } from './Curve.tsx';
import { useDesk } from './desk.ts';
import { useChecked } from './editing.ts';
import { Legality } from './Legality.tsx';
import { dyeOf, heldCards, sizeOf, withOwn } from './lists.ts';
import { Preview } from './Preview.tsx';
import { SampleHand } from './SampleHand.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { decodeDeck } from './sharing.ts';
import { words } from './words.ts';

export function ReadyDeckPage({ id }: { readonly id: string }) {
  const { t } = useLang();
  const { shelf } = useDesk();
  const ready = shelf.ready.find((deck) => deck.id === id);
  if (!ready) return <Nothing title={t(words.gone)} />;
  return (
    <Shown
      kind={t(words.readyDeck)}
      name={t(ready.name)}
      about={t(ready.about)}
      deck={ready.deck}
      copy={t(words.copyReady)}
    />
  );
}

export function SharedDeckPage({ code }: { readonly code: string }) {
  const { t } = useLang();
  const { shelf } = useDesk();
  const shared = useMemo(() => decodeDeck(code), [code]);
  const deck = useMemo(() => shared && withOwn(shared.deck, shelf.own), [shared, shelf.own]);
  if (!shared || !deck) return <Nothing title={t(words.badLink)} more={t(words.badLinkMore)} />;
  return (
    <Shown
      kind={t(words.sharedDeck)}
      name={shared.name || t(words.unnamed)}
      deck={deck}
      copy={t(words.copyShared)}
    />
  );
}

function Nothing({ title, more }: { readonly title: string; readonly more?: string }) {
  const { t } = useLang();
  const { shelf } = useDesk();
  return (
    <Notice title={title}>
      {more && <p>{more}</p>}
      <Link href={address.decks(shelf.offer.id)} className="button act">
        {t(words.toDecks)}
      </Link>
    </Notice>
  );
}

interface ShownProps {
  readonly kind: string;
  readonly name: string;
  readonly about?: string;
  readonly deck: DeckList;
  /** What the button says that makes a copy. */
  readonly copy: string;
}

function Shown({ kind, name, about, deck, copy }: ShownProps) {
  const { t, lang } = useLang();
  const { shelf, busy, open, play } = useDesk();
  const { entries, cards } = shelf;
  const page = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [asked, setAsked] = useState<'sample' | 'share' | null>(null);
  const checked = useChecked(shelf.offer.id, deck);
  const held = useMemo(() => heldCards(deck, entries, lang), [deck, entries, lang]);
  const hero = entries.get(deck.hero ?? '');
  useTitle(name);
  return (
    <main className="shown" ref={page}>
      <header className="editor-head">
        <Link className="editor-back" href={address.decks(shelf.offer.id)}>
          ← {t(words.toDecks)}
        </Link>
        <div className="editor-name">
          <h1>{name}</h1>
          <span className="keeping">{kind}</span>
        </div>
        <fieldset className="editor-acts">
          <legend className="unseen">{t(words.acts)}</legend>
          <Act
            glyph="poker-hand"
            words={shelf.cards.sample.title}
            short={shelf.cards.sample.short}
            onClick={() => setAsked('sample')}
          />
          <Act
            glyph="flying-flag"
            words={words.share}
            short={words.shareShort}
            onClick={() => setAsked('share')}
          />
          <Act glyph="sword-brandish" words={words.play} disabled={busy} onClick={() => play(deck)} />
          <Button look="act" glyph="stack" disabled={busy} onClick={() => open(name, deck)}>
            {copy}
          </Button>
        </fieldset>
      </header>
      {about && <p className="shown-about">{about}</p>}
      <ul className="shown-cards" aria-label={t(words.pool)}>
        {held.map(({ entry, count }) => (
          <li key={entry.id} data-preview={entry.id}>
            <cards.Card
              entry={entry}
              size="hand"
              aria-label={`${cards.read(entry, lang)} ${t(words.times)(count)}`}
              onClick={() => setOpened(entry.id)}
            />
            <b aria-hidden="true">×{count}</b>
          </li>
        ))}
      </ul>
      <Sheet className="deck-rail" aria-label={t(words.deck)}>
        <Leader deck={deck} onOpen={setOpened} />
        <h2>
          {t(words.deck)} <b>{t(words.cards)(sizeOf(deck))}</b>
        </h2>
        <Legality checked={checked} />
        {held.length > 0 && <Curve held={held} dye={hero?.dye ?? dyeOf(held)} />}
        <Sums held={held} />
        <Contents deck={deck} held={held} onOpen={setOpened} />
      </Sheet>
      <Preview within={page} />
      {asked === 'sample' && <SampleHand deck={deck} onClose={() => setAsked(null)} />}
      {asked === 'share' && <ShareDialog name={name} deck={deck} onClose={() => setAsked(null)} />}
      {opened && <CardDialog card={opened} onClose={() => setOpened(null)} />}
    </main>
  );
}
