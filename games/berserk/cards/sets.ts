/** The sets of cards, in the order of the catalogue. A new set joins with one line. */
import type { Text } from '@vigrid/kernel';
import type { CardData } from '../abilities/index.ts';
import { type SetCode, setNames } from '../text/set-names.ts';
import { entered } from './entered.ts';
import { examples } from './examples.ts';
import { figuresOf } from './figures/index.ts';
import { others } from './others.ts';
import { falseGods } from './relaunch/gods.ts';
import { invasionOfDarkness } from './relaunch/invasion.ts';
import { pathOfTheKeepers } from './relaunch/keepers.ts';
import { legendsOfLaar } from './relaunch/laar.ts';
import { ghostLegion } from './relaunch/legion.ts';
import { seedsOfDiscord } from './relaunch/seeds.ts';
import { warOfTheElements } from './war-of-elements/index.ts';

export interface CardSet {
  readonly code: SetCode;
  readonly name: Text;
  readonly cards: readonly CardData[];
  /** Cards known by their names and figures alone: their texts are not played here yet (RB-56). */
  readonly refused: readonly CardData[];
}

/** What was entered by hand, then what was read from printed texts (docs/card-language.md). */
const played: readonly (readonly [SetCode, readonly CardData[]])[] = [
  ['WE', warOfTheElements],
  ['EX', examples],
  ['OT', others],
  ['ID', invasionOfDarkness],
  ['LL', legendsOfLaar],
  ['SD', seedsOfDiscord],
  ['FG', falseGods],
  ['PK', pathOfTheKeepers],
  ['GL', ghostLegion],
  ['DG', []],
  ['RL', []],
];

export const sets: readonly CardSet[] = wholeSets();

/** A name is one card (B12-G-card-name), and belongs to the set in which it can be played, or else was first. */
function wholeSets(): CardSet[] {
  const known = new Set(played.flatMap(([, cards]) => cards.map(({ ru }) => ru)));
  return played.map(([code, cards]) => {
    const figures = figuresOf(code);
    const rest = figures.filter(({ ru }) => !known.has(ru));
    for (const { ru } of rest) known.add(ru);
    const more = rest.flatMap((card) => entered(card) ?? []);
    return {
      code,
      name: setNames[code],
      cards: [...cards.map((card) => withLives(card, figures)), ...more],
      refused: rest.filter(({ id }) => more.every((card) => card.id !== id)),
    };
  });
}

/** What artifacts can bear stands with their figures (B12-206.3). */
function withLives(card: CardData, figures: readonly CardData[]): CardData {
  const lives = figures.find(({ id }) => id === card.id)?.lives;
  return card.type === 'artifact' && card.lives === undefined && lives !== undefined
    ? { ...card, lives }
    : card;
}
