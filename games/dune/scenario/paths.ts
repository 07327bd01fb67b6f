/** Values by path: round, a.solari, a.influence.emperor, b.hand, row, bonus.Hagga Basin, alliance.fremen … */
import { boardOf, spaces } from '../board/board.ts';
import { researchTrack, training } from '../board/tracks.ts';
import { agentsReady } from '../pieces/agents.ts';
import { ownPosts } from '../pieces/spies.ts';
import { strengthOf } from '../pieces/supply.ts';
import { cardOf, type Dune, type Side } from '../state.ts';
import { type Faction, factions } from '../symbols.ts';
import { nameOfSide, namesOfSides, postName } from './names.ts';

export function read(s: Dune, path: readonly string[]): unknown {
  const [head, ...rest] = path;
  const side = namesOfSides(s).indexOf(head);
  if (side >= 0) return readSide(s, s.sides[side], rest);
  const names = (cards: readonly number[]) => cards.map((card) => cardOf(s, card).en);
  const [which = ''] = rest;
  switch (head) {
    case 'round':
    case 'phase':
      return s[head];
    case 'active':
    case 'first':
    case 'winner':
      return s[head] < 0 ? null : nameOfSide(s, s[head]);
    case 'revealed':
      return s.revealed.map((side) => nameOfSide(s, side));
    case 'mentat':
      return s.mentat < 0 ? null : nameOfSide(s, s.mentat);
    case 'conflict': {
      const card = s.fought.at(-1);
      return card === undefined ? null : cardOf(s, card).en;
    }
    case 'conflicts':
    case 'deck':
    case 'intrigues':
      return which === 'size' ? s[head].length : names(s[head].toReversed());
    case 'row':
    case 'intrigueDiscard':
    case 'trashed':
    case 'hagalDiscard':
      return which === 'size' ? s[head].length : names(s[head]);
    case 'hagalDeck':
      return which === 'size' ? s.hagal.length : names(s.hagal.toReversed());
    case 'reserve':
      return s.reserve.find((stack) => stack.some((card) => cardOf(s, card).en === which))?.length ?? 0;
    case 'bonus':
      return s.bonus[numberOf(s, which)];
    case 'control': {
      const holder = s.control[numberOf(s, which)];
      return holder === undefined || holder < 0 ? null : nameOfSide(s, holder);
    }
    case 'alliance': {
      const holder = s.alliance[factions.indexOf(which as Faction)];
      return holder === undefined || holder < 0 ? null : nameOfSide(s, holder);
    }
    case 'tleilaxu':
      return names(s.tleilaxuRow);
    case 'tleilaxuDeck':
      return which === 'size' ? s.tleilaxuDeck.length : names(s.tleilaxuDeck.toReversed());
    case 'wall':
      return s.wall;
    case 'ally':
      return s.turn.ally < 0 ? null : nameOfSide(s, s.turn.ally);
    case 'offered':
    case 'throne':
    case 'sardaukar':
      return names(s[head]);
    case 'contracts':
      return which === 'size' ? s.contracts.length : names(s.contracts.toReversed());
    case 'trackSpice':
      return s.trackSpice;
    case 'flag': {
      const flag = s.flags[numberOf(s, which)];
      return flag === undefined || flag < 0 ? null : nameOfSide(s, flag >> 1);
    }
    case 'tech':
      if (which === 'size') return s.tech.map((stack) => stack.length);
      return s.tech.map((stack) => names(stack.slice(-1))[0] ?? null);
    default:
      return undefined;
  }
}

const numberOf = (s: Dune, name: string): number =>
  boardOf(s).same[spaces.findIndex(({ en }) => en === name)] ?? -1;

function readSide(s: Dune, of: Side, [field, which]: readonly string[]): unknown {
  const names = (cards: readonly number[]) => cards.map((card) => cardOf(s, card).en);
  switch (field) {
    case 'solari':
    case 'spice':
    case 'water':
    case 'points':
    case 'supply':
    case 'garrison':
    case 'troops':
    case 'swords':
    case 'persuasion':
    case 'council':
    case 'swordmaster':
    case 'revealed':
    case 'negotiators':
    case 'freighter':
    case 'tleilaxu':
    case 'specimens':
    case 'atomics':
    case 'hooks':
    case 'sandworms':
    case 'memories':
    case 'turned':
    case 'track':
      return of[field];
    case 'training':
      return training[of.training].id;
    case 'won':
    case 'matched':
    case 'contracts':
    case 'completed':
      return of.tableau && (which === 'size' ? of.tableau[field].length : names(of.tableau[field]));
    case 'spies': {
      const posts = ownPosts(s, s.sides.indexOf(of)).map(({ number }) => postName(s, number));
      return which === 'size' ? posts.length : posts;
    }
    case 'strength':
      return strengthOf(of);
    case 'influence':
      return of.influence[factions.indexOf(which as Faction)];
    case 'ready':
      return agentsReady(of);
    case 'agents':
      return [...of.agents, of.mentat].filter((at) => at >= 0).map((at) => spaces[at].en);
    case 'deck':
      return which === 'size' ? of.deck.length : names(of.deck.toReversed());
    case 'hand':
    case 'discard':
    case 'played':
    case 'shown':
    case 'intrigues':
    case 'waiting':
    case 'tech':
    case 'flipped':
    case 'ahead':
      return which === 'size' ? of[field].length : names(of[field]);
    case 'dreadnoughts':
      return of.dreadnoughts[['supply', 'garrison', 'conflict'].indexOf(which)];
    case 'research':
      return researchTrack[of.research].id;
    case 'snoopers':
      return factions.filter((_, faction) => of.snoopers & (1 << faction));
    case 'aside':
      return of.aside.length > 1 ? names(of.aside) : (names(of.aside)[0] ?? null);
    default:
      return undefined;
  }
}
