/** Which deck to play: by lot, one of one's own, a ready one. */
import type { GameOffer, SavedDeck } from '@vigrid/protocol';
import { type ReactNode, useEffect, useId, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Band, join, Scene } from '../kit/index.ts';
import { request } from '../net/index.ts';
import { setupWords } from './setupWords.ts';
import { anyDeck, ownDeck, randomDeck } from './starting.ts';

/** The guest's own decks that can be played. */
export function useOwnDecks({ id, decks }: Pick<GameOffer, 'id' | 'decks'>): readonly SavedDeck[] {
  const [mine, setMine] = useState<readonly SavedDeck[]>([]);
  const built = decks.length > 0;
  useEffect(() => {
    if (!built) return;
    let here = true;
    request('decks', { game: id }).then(
      (shelf) => here && setMine(shelf.mine.filter(({ legal }) => legal)),
      // Then only the ready ones are there to choose from.
      (error: unknown) => console.warn('Your decks did not come:', error),
    );
    return () => {
      here = false;
    };
  }, [id, built]);
  return mine;
}

interface DeckChoiceProps {
  readonly at?: string;
  readonly ready: GameOffer['decks'];
  readonly mine?: readonly SavedDeck[];
  readonly legend: string;
  readonly value: string;
  readonly onChange: (deck: string) => void;
  /** Names alone. */
  readonly brief?: boolean;
}

export function DeckChoice({
  at,
  ready,
  mine = [],
  legend,
  value,
  onChange,
  brief = false,
}: DeckChoiceProps) {
  const { t } = useLang();
  const cloth = (dye: string, seed: string) => (
    <span className="deck-cloth">
      <Scene dye={dye} seed={seed} kind="land" />
      <Band dye={dye} />
    </span>
  );
  const options = [
    {
      value: anyDeck,
      label: t(setupWords.anyDeck),
      about: t(setupWords.anyDeckMore),
      picture: cloth('neutral', 'any'),
    },
    {
      value: randomDeck,
      label: t(setupWords.randomDeck),
      about: t(setupWords.randomDeckMore),
      picture: cloth('neutral', 'random'),
    },
    ...mine.map(({ id, name, dye }) => ({
      value: ownDeck(id),
      label: name,
      about: t(setupWords.ownDeck),
      picture: cloth(dye, id),
    })),
    ...ready.map(({ id, name, about, dye }) => ({
      value: id,
      label: t(name),
      about: t(about),
      picture: cloth(dye, id),
    })),
  ];
  return (
    <Choices
      {...(at !== undefined && { at })}
      legend={legend}
      // A deck that is gone since leaves it to chance.
      value={options.some((option) => option.value === value) ? value : anyDeck}
      onChange={onChange}
      look={brief ? 'decks brief' : 'decks'}
      options={options}
    />
  );
}

interface ChoicesProps {
  /** Its name, for whoever looks for it. */
  readonly at?: string;
  readonly legend: string;
  readonly about?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly about?: string | undefined;
    /** Why it can not be chosen. */
    readonly barred?: ReactNode;
    readonly picture?: ReactNode;
  }[];
  readonly look?: string | undefined;
}

/** One of several: native radio buttons, so arrows and screen readers know what to do. */
export function Choices({ at, legend, about, value, onChange, options, look }: ChoicesProps) {
  const name = useId();
  return (
    <fieldset className={join('choices', look)} data-at={at}>
      <legend>{legend}</legend>
      {about && <p>{about}</p>}
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            className="unseen"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={Boolean(option.barred)}
            onChange={() => onChange(option.value)}
          />
          {option.picture}
          <span>
            <b>{option.label}</b>
            {(option.barred || option.about) && <small>{option.barred || option.about}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
