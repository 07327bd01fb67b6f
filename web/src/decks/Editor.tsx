/** A deck being built: the cards at the left, the deck at the right; on a phone one or the other. */
import type { SavedDeck } from '@vigrid/protocol';
import { useMemo, useRef, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Button, Dialog, join, Sheet, Tool } from '../kit/index.ts';
import { Link } from '../shell/Link.tsx';
import { Notice } from '../shell/Notices.tsx';
import { address, go } from '../shell/router.ts';
import { useTitle } from '../shell/theme.ts';
import { Act } from './Act.tsx';
import { CardDialog } from './CardDialog.tsx';
import { Contents, Leader } from './Contents.tsx';
import { Curve, Sums } from './Curve.tsx';
import { useDesk } from './desk.ts';
import { type Editing, useEditing } from './editing.ts';
import { Leaders } from './Leaders.tsx';
import { Legality } from './Legality.tsx';
import { heldCards, sizeOf } from './lists.ts';
import { Pool } from './Pool.tsx';
import { Preview } from './Preview.tsx';
import { SampleHand } from './SampleHand.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { longestName } from './sharing.ts';
import { TextDialog } from './TextDialog.tsx';
import { words } from './words.ts';

export function OpenDeck({ id }: { readonly id: string }) {
  const { t } = useLang();
  const { shelf } = useDesk();
  const saved = shelf.mine.find((deck) => deck.id === id);
  if (saved) return <Editor saved={saved} />;
  return (
    <Notice title={t(words.gone)}>
      <p>{t(words.goneMore)}</p>
      <Link href={address.decks(shelf.offer.id)} className="button act">
        {t(words.toDecks)}
      </Link>
    </Notice>
  );
}

type Asked = 'hero' | 'sample' | 'text' | 'share';

function Editor({ saved }: { readonly saved: SavedDeck }) {
  const { t, lang } = useLang();
  const { shelf } = useDesk();
  const editing = useEditing(saved);
  const { deck } = editing;
  const page = useRef<HTMLElement>(null);
  const [pane, setPane] = useState<'cards' | 'deck'>('cards');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  useTitle(editing.name || t(words.title));

  const held = useMemo(() => heldCards(deck, shelf.entries, lang), [deck, shelf.entries, lang]);
  const wrong = useMemo(() => new Set(editing.checked?.problems.map(({ card }) => card)), [editing.checked]);
  const changed = shelf.entries.get(editing.last ?? '');
  const leaderless = shelf.leader !== null && !deck.hero;
  const legal = editing.checked?.problems.length === 0;
  const close = () => setAsked(null);
  const lead = (hero: string) => {
    editing.change({ ...deck, hero });
    close();
  };

  return (
    <main className="editor" ref={page} data-pane={pane}>
      <Head editing={editing} saved={saved} onAsk={setAsked} />
      <fieldset className="panes">
        <legend className="unseen">{t(words.panes)}</legend>
        <button
          type="button"
          className="chip"
          aria-pressed={pane === 'cards'}
          onClick={() => setPane('cards')}
        >
          {t(words.pool)}
        </button>
        <button type="button" className="chip" aria-pressed={pane === 'deck'} onClick={() => setPane('deck')}>
          {t(words.deck)} <em className={join('count', legal && 'fine')}>{sizeOf(deck)}</em>
        </button>
      </fieldset>
      {leaderless ? (
        <section className="pool">
          <h2>{t(words.chooseHero)}</h2>
          <Leaders onChoose={lead} />
        </section>
      ) : (
        <Pool editing={editing} onOpen={setOpened} />
      )}
      <Sheet className="deck-rail" aria-label={t(words.deck)}>
        <Leader deck={deck} onOpen={setOpened}>
          <Button size="small" look="quiet" onClick={() => setAsked('hero')}>
            {t(words.changeHero)}
          </Button>
        </Leader>
        <h2>
          {t(words.deck)} <b>{t(words.cards)(sizeOf(deck))}</b>
          <Tool
            glyph="return-arrow"
            label={t(words.undoLast)}
            disabled={editing.undo === null}
            onClick={() => editing.undo?.()}
          />
        </h2>
        <Legality checked={editing.checked}>
          {editing.tidy && (
            <Button size="small" onClick={editing.tidy}>
              {t(words.tidy)}
            </Button>
          )}
        </Legality>
        {held.length > 0 && <Curve held={held} dye={saved.dye} />}
        <Sums held={held} />
        {held.length === 0 && <p className="deck-empty">{t(words.empty)}</p>}
        <Contents deck={deck} held={held} wrong={wrong} onOpen={setOpened} change={editing} />
      </Sheet>
      <p className="unseen" role="status">
        {changed && t(words.changed)(t(changed.name), deck.cards[changed.id] ?? 0, sizeOf(deck))}
      </p>
      <Preview within={page} />
      {asked === 'hero' && (
        <Dialog title={t(words.chooseHero)} close={t(words.close)} className="leaders-dialog" onClose={close}>
          <Leaders chosen={deck.hero} onChoose={lead} />
        </Dialog>
      )}
      {asked === 'sample' && <SampleHand deck={deck} onClose={close} />}
      {asked === 'share' && <ShareDialog name={editing.name} deck={deck} onClose={close} />}
      {asked === 'text' && (
        <TextDialog
          text={editing.checked?.text[lang] ?? ''}
          onClose={close}
          onTake={(read) => {
            editing.change(read);
            close();
          }}
        />
      )}
      {opened && <CardDialog card={opened} editing={editing} onClose={() => setOpened(null)} />}
    </main>
  );
}

interface HeadProps {
  readonly editing: Editing;
  readonly saved: SavedDeck;
  readonly onAsk: (asked: Asked) => void;
}

function Head({ editing, saved, onAsk }: HeadProps) {
  const { t } = useLang();
  const { shelf, busy, open, remove, play } = useDesk();
  const { name, deck, keeping } = editing;
  const game = shelf.offer.id;
  const asked = t(keeping === 'saved' ? words.saved : keeping === 'saving' ? words.saving : words.notSaved);
  return (
    <header className="editor-head">
      <Link className="editor-back" href={address.decks(game)}>
        ← {t(words.toDecks)}
      </Link>
      <div className="editor-name">
        <input
          aria-label={t(words.name)}
          value={name}
          maxLength={longestName}
          placeholder={saved.name}
          onChange={(event) => editing.rename(event.currentTarget.value)}
        />
        <span className={join('keeping', keeping)} role="status">
          {asked}
        </span>
      </div>
      <fieldset className="editor-acts">
        <legend className="unseen">{t(words.acts)}</legend>
        <Act
          glyph="poker-hand"
          words={shelf.cards.sample.title}
          short={shelf.cards.sample.short}
          onClick={() => onAsk('sample')}
        />
        <Act glyph="scroll-unfurled" words={words.text} onClick={() => onAsk('text')} />
        <Act
          glyph="flying-flag"
          words={words.share}
          short={words.shareShort}
          onClick={() => onAsk('share')}
        />
        <Act
          glyph="stack"
          words={words.duplicate}
          short={words.duplicateShort}
          disabled={busy}
          onClick={() => open(t(words.copyName)(name), deck)}
        />
        <Act
          glyph="cancel"
          words={words.remove}
          onClick={() => {
            editing.forget();
            go(address.decks(game));
            remove({ id: saved.id, game, name: name || saved.name, deck });
          }}
        />
        <Button
          look="act"
          glyph="sword-brandish"
          disabled={busy}
          onClick={() => {
            void editing.flush();
            play(deck);
          }}
        >
          {t(words.test)}
        </Button>
      </fieldset>
    </header>
  );
}
