/** What the policy thinks more or less of than the plain opponent does, in parts of a victory point (docs/bots.md). */
import type { DuneAct } from '../acts.ts';
import { spaces } from '../board/board.ts';
import { cardOf, type Dune } from '../state.ts';
import { ahead } from './values.ts';

export interface Leanings extends Record<string, number> {
  /** To send an Agent to a Faction, to the Conflict, to a maker space, elsewhere; more with many rounds to come. */
  faction: number;
  combat: number;
  maker: number;
  other: number;
  early: number;
  /** To acquire a card, and each point of Persuasion that it costs. */
  acquire: number;
  cost: number;
  deploy: number;
  /** An Intrigue card in the own turn, and in Combat. */
  plot: number;
  fight: number;
}

export const leanings: Leanings = {
  faction: 0,
  combat: 0,
  maker: 0,
  other: 0,
  early: 0,
  acquire: 0,
  cost: 0,
  deploy: 0,
  plot: 0,
  fight: 0,
};

export function leaning(s: Dune, ask: string, act: DuneAct): number {
  switch (act.do) {
    case 'send': {
      const { faction, combat, maker } = spaces[act.space];
      const where =
        (faction >= 0 ? leanings.faction : 0) +
        (combat ? leanings.combat : 0) +
        (maker > 0 ? leanings.maker : 0) +
        (faction < 0 && !combat ? leanings.other : 0);
      return where + leanings.early * ahead(s);
    }
    case 'acquire':
      return leanings.acquire + leanings.cost * cardOf(s, act.card).cost;
    case 'deploy':
      return leanings.deploy;
    case 'intrigue':
      return ask === 'combat' ? leanings.fight : leanings.plot;
    default:
      return 0;
  }
}
