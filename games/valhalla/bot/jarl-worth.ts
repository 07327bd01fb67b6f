/** How good each jarl is to be led by (docs/bots.md). */
import { firstJarl } from '../cards/catalogue.ts';
import { jarlCards } from '../cards/jarls.ts';
import type { Valhalla } from '../state.ts';

/**
 * Shares of the games that the policy won under each, jarls drawn by lot: of two players and of four. Shares of few
 * games are drawn towards par.
 */
const shares: Readonly<Record<string, readonly [two: number, four: number]>> = {
  Sigurd: [0.54, 0.24],
  Solveig: [0.44, 0.18],
  Sigvard: [0.5, 0.39],
  Höd: [0.53, 0.27],
  Agnar: [0.52, 0.18],
  Vetr: [0.48, 0.25],
  Valgard: [0.37, 0.22],
  Styr: [0.46, 0.18],
  Vingor: [0.55, 0.31],
  Aslaug: [0.63, 0.3],
  Einar: [0.52, 0.32],
  Thord: [0.45, 0.31],
  Ottar: [0.6, 0.23],
  Esbjörn: [0.46, 0.26],
  Egil: [0.45, 0.29],
  Beinir: [0.55, 0.25],
  Bernhar: [0.48, 0.21],
  Ragna: [0.5, 0.27],
  Halvard: [0.5, 0.27],
  Yrsa: [0.5, 0.3],
  Ketil: [0.5, 0.19],
  Gudrun: [0.48, 0.2],
  Hrafn: [0.42, 0.18],
  Inga: [0.59, 0.26],
  Torstein: [0.51, 0.19],
};

/** Games of a hundred more than a fair share, between two; with more players what four have won. */
export function jarlWorth({ sides }: Valhalla, card: number): number {
  const [two, four] = shares[jarlCards[card - firstJarl].name.en] ?? [0.5, 0.25];
  return sides.length === 2 ? 100 * (two - 0.5) : 100 * (four - 0.25);
}
