/** Names and figures of the cards of a set, whether their texts have been read or not. */
import type { CardData } from '../../abilities/index.ts';
import { doomOfTheGods } from './doom.ts';
import { falseGods } from './gods.ts';
import { invasionOfDarkness } from './invasion.ts';
import { pathOfTheKeepers } from './keepers.ts';
import { legendsOfLaar } from './laar.ts';
import { ghostLegion } from './legion.ts';
import { rusVersusLizards } from './lizards.ts';
import { seedsOfDiscord } from './seeds.ts';

const tables: Readonly<Record<string, string>> = {
  ID: invasionOfDarkness,
  LL: legendsOfLaar,
  SD: seedsOfDiscord,
  FG: falseGods,
  PK: pathOfTheKeepers,
  GL: ghostLegion,
  DG: doomOfTheGods,
  RL: rusVersusLizards,
};

function rowsOf(code: string): string[][] {
  const table = tables[code]?.trim();
  return table ? table.split('\n').map((line) => line.split(' | ')) : [];
}

/** What is known of the cards of a set without their texts. */
export const figuresOf = (code: string): CardData[] => rowsOf(code).map((row) => cardOf(code, row));

function cardOf(code: string, row: readonly string[]): CardData {
  const [number, ru, en, element, kind, rank, cost, lives, move, strike, classes, , glyph] = row;
  const type = kind === 'artifact' || kind === 'terrain' ? kind : 'creature';
  const seated = kind === 'symbiont' || kind === 'parasite';
  return {
    id: `${code}-${number}`,
    ru,
    en,
    type,
    ...(isElement(element) && { elements: [element] }),
    cost: Number(cost),
    ...(rank === 'elite' && { elite: true as const }),
    ...(lives !== '' && { lives: Number(lives) }),
    ...(type === 'creature' && {
      move:
        move === 'fly'
          ? ('flight' as const)
          : seated
            ? ('symbiont' as const)
            : Number(move === '' ? 0 : move),
      strike: strike === '' ? ([0, 0, 0] as const) : triple(strike.split('-').map(Number)),
    }),
    ...(classes !== '' && { classes: classes.split(' ') }),
    glyph,
    ...(seated && { features: [{ kind: 'word', word: kind }] }),
  };
}

const triple = ([weak, medium, strong]: readonly number[]) => [weak, medium, strong] as const;

const named = ['steppe', 'forest', 'mountain', 'swamp', 'darkness'] as const;

const isElement = (element: string): element is (typeof named)[number] =>
  named.some((one) => one === element);

/** How often the cards of a set come in boosters, by their ids: a letter each (decks/rarity.ts). */
export const raritiesOf = (code: string): [id: string, letter: string][] =>
  rowsOf(code).map((row) => [`${code}-${row[0]}`, row[11]]);
