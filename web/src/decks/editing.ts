/** A deck being built: every change is shown to the game's judge, and kept. */
import type { OwnCard } from '@vigrid/kernel';
import { mostOwnCards } from '@vigrid/kernel/interface';
import type { CardLimit, DeckChecked, DeckList, SavedDeck } from '@vigrid/protocol';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/compat';
import { Denied, request } from '../net/index.ts';
import { useDesk } from './desk.ts';
import { withCount, withOwn } from './lists.ts';
import { createSaver } from './saver.ts';

export type Limits = Readonly<Record<string, CardLimit>>;

export interface Editing {
  readonly name: string;
  readonly deck: DeckList;
  /** What the game says of the deck, or said of it a moment ago. */
  readonly checked: DeckChecked | null;
  /** How many of each card it may hold; null while that is on its way. */
  readonly limits: Limits | null;
  readonly keeping: 'saved' | 'saving' | 'failed';
  /** The card whose number has changed last. */
  readonly last: string | null;
  rename(name: string): void;
  change(deck: DeckList): void;
  add(card: string): void;
  take(card: string): void;
  /** Takes the last change back; null where there is none. */
  readonly undo: (() => void) | null;
  /** Puts back whatever is more than the deck may hold; null where nothing is. */
  readonly tidy: (() => void) | null;
  /** Sends at once what has not been kept yet. */
  flush(): Promise<void>;
  /** Lets go of it: what has not been kept stays so. */
  forget(): void;
}

/** How long after the last change the judge is asked, and the deck kept, in milliseconds. */
const askAfter = 150;
const keepAfter = 600;

/** How many changes can be taken back. */
const mostUndone = 100;

export function useEditing(saved: SavedDeck): Editing {
  const { save, refuse, shelf } = useDesk();
  const { own } = shelf;
  const { id, game } = saved;
  const [name, setName] = useState(saved.name);
  const [deck, setDeck] = useState(saved.deck);
  const [keeping, setKeeping] = useState<Editing['keeping']>('saved');
  const [last, setLast] = useState<string | null>(null);
  const [past, setPast] = useState<readonly DeckList[]>([]);
  const newest = useRef({ name, deck });
  // A deck whose name is being written anew goes by the one it had.
  const named = useRef(saved.name);

  const saver = useMemo(
    () =>
      createSaver<{ name: string; deck: DeckList }>(async (value) => {
        try {
          if (value.name.trim()) named.current = value.name;
          await save({ id, game, name: named.current, deck: value.deck });
          // Unless something has changed since.
          if (value === newest.current) setKeeping('saved');
        } catch (error) {
          if (!(error instanceof Denied)) throw error;
          setKeeping('failed');
          refuse(error.denial);
        }
      }, keepAfter),
    [id, game, save, refuse],
  );

  // Nothing is lost by going elsewhere.
  useEffect(() => {
    const leaving = () => void saver.flush();
    document.addEventListener('visibilitychange', leaving);
    return () => {
      document.removeEventListener('visibilitychange', leaving);
      leaving();
    };
  }, [saver]);

  const keep = useCallback(() => {
    setKeeping('saving');
    saver.put(newest.current);
  }, [saver]);

  const show = useCallback(
    (next: DeckList) => {
      const whole = withOwn(next, own);
      newest.current = { ...newest.current, deck: whole };
      setDeck(whole);
      keep();
    },
    [keep, own],
  );

  const change = useCallback(
    (next: DeckList) => {
      const before = newest.current.deck;
      setPast((decks) => [...decks.slice(-mostUndone), before]);
      show(next);
    },
    [show],
  );

  const limits = useLimits(game, deck, own);
  const limitsNow = useRef(limits);
  limitsNow.current = limits;

  const add = useCallback(
    (card: string) => {
      const held = newest.current.deck.cards[card] ?? 0;
      const limit = limitsNow.current?.[card];
      if (limit && held >= limit.most) return refuse(limit.why);
      refuse(null);
      setLast(card);
      change(withCount(newest.current.deck, card, held + 1));
    },
    [change, refuse],
  );

  const take = useCallback(
    (card: string) => {
      const held = newest.current.deck.cards[card] ?? 0;
      if (held === 0) return;
      refuse(null);
      setLast(card);
      change(withCount(newest.current.deck, card, held - 1));
    },
    [change, refuse],
  );

  const undo = () => {
    const before = past.at(-1);
    setPast(past.slice(0, -1));
    setLast(null);
    if (before) show(before);
  };

  return {
    name,
    deck,
    checked: useChecked(game, deck),
    limits,
    keeping,
    last,
    rename(next) {
      newest.current = { ...newest.current, name: next };
      setName(next);
      keep();
    },
    change,
    add,
    take,
    undo: past.length === 0 ? null : undo,
    tidy: limits && hasMore(deck, limits) ? () => change(tidied(deck, limits)) : null,
    flush: saver.flush,
    forget: saver.drop,
  };
}

const hasMore = (deck: DeckList, limits: Limits): boolean =>
  Object.entries(deck.cards).some(([card, count]) => count > (limits[card]?.most ?? 0));

/** The deck with no more of any card than the game allows. */
const tidied = (deck: DeckList, limits: Limits): DeckList =>
  Object.entries(deck.cards).reduce(
    (less, [card, count]) => withCount(less, card, Math.min(count, limits[card]?.most ?? 0)),
    deck,
  );

/** What the game says of a deck; of the one before until the answer has come. */
export function useChecked(game: string, deck: DeckList): DeckChecked | null {
  const { refuse } = useDesk();
  const [checked, setChecked] = useState<DeckChecked | null>(null);
  const asked = useRef(false);
  useEffect(() => {
    let here = true;
    const ask = () =>
      request('checkDeck', { game, deck }).then(
        (answer) => here && setChecked(answer),
        (error: unknown) => here && error instanceof Denied && refuse(error.denial),
      );
    const timer = setTimeout(ask, asked.current ? askAfter : 0);
    asked.current = true;
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [game, deck, refuse]);
  return checked;
}

/** How many of each card a deck may hold that is led like this one. */
function useLimits(game: string, { hero }: DeckList, own: ReadonlyMap<string, OwnCard>): Limits | null {
  const { refuse } = useDesk();
  const [known, setKnown] = useState<{ hero: string | undefined; limits: Limits } | null>(null);
  useEffect(() => {
    let here = true;
    const made = [...own.values()].slice(0, mostOwnCards);
    const bare = { cards: {}, ...(made.length > 0 && { own: made }) };
    request('deckLimits', { game, deck: hero === undefined ? bare : { hero, ...bare } }).then(
      (limits) => here && setKnown({ hero, limits }),
      (error: unknown) => here && error instanceof Denied && refuse(error.denial),
    );
    return () => {
      here = false;
    };
  }, [game, hero, own, refuse]);
  return known?.hero === hero ? (known?.limits ?? null) : null;
}
