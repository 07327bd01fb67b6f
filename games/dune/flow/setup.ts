/** Setup of the game. Chapter 2. */
import { type ActQuestion, asks, chance, flow, push, reveal, shuffled } from '@vigrid/kernel';
import type { DuneAct } from '../acts.ts';
import { difficulties } from '../board/difficulty.ts';
import { leaders } from '../cards/catalogue.ts';
import { drawIntrigues, noteTop } from '../effects/cards.ts';
import { gain } from '../effects/supply.ts';
import { factions } from '../effects/types.ts';
import type { DuneEvent } from '../events.ts';
import { cardOf, type Dune, type RoundFrame, ref, type SetupFrame, seatOf } from '../state.ts';

export const setup = flow<Dune, SetupFrame>({
  /** One Conflict of level I on five of level II on all four of level III (D-2.2). */
  conflictDeck(g) {
    const { state: s } = g;
    const level = (n: number) =>
      shuffled(
        g,
        s.box.filter((card) => cardOf(s, card).level === n),
      );
    const [first, second, third] = [level(1), level(2), level(3)];
    s.conflicts = [...third, ...second.slice(0, 5), ...first.slice(0, 1)];
    s.box = [...second.slice(5), ...first.slice(1)];
  },
  decks(g) {
    const { state: s } = g;
    shuffled(g, s.intrigues);
    shuffled(g, s.deck);
    s.row = s.deck.splice(-5).reverse();
    for (const card of s.row)
      g.listener?.({ kind: 'row', rule: 'D-2.3', card: ref(s, card) } satisfies DuneEvent);
    if (s.hagal.length > 0) shuffled(g, s.hagal);
  },
  players(g) {
    const { state: s } = g;
    for (let side = 0; side < s.players; side++) {
      shuffled(g, s.sides[side].deck);
      noteTop(g, side);
      // With four players each begins with a point (D-2.6, D-2.9).
      if (s.players === 4) s.sides[side].points = 1;
    }
  },
  /** By chance; in the solo game the Rival to the left (D-2.7). */
  firstPlayer(g) {
    const { state: s } = g;
    s.first = s.players === 1 ? 1 : chance(g, s.players);
    s.active = s.first;
    g.listener?.({ kind: 'firstPlayer', rule: 'D-2.7', seat: seatOf(s, s.first) } satisfies DuneEvent);
  },
  /** After the rest of the setup (D-2.8). */
  leaders(g) {
    const { state: s } = g;
    for (let side = 0; side < s.players; side++) {
      if (leaders[s.sides[side].leader].ability !== 'fiefdom') continue;
      gain(g, side, 'spice', 1, 'D-2.8');
      gain(g, side, 'solari', 1, 'D-2.8');
    }
    if (s.players !== 1) return;
    const { gift, intrigues } = difficulties[s.difficulty];
    gain(g, 0, 'solari', gift, 'D-22.1');
    gain(g, 0, 'spice', gift, 'D-22.1');
    for (let side = 1; side < s.sides.length; side++) drawIntrigues(g, side, intrigues, 'D-22.1');
  },
  /** Two Factions in secret, after all else and before the first round (D-F-002). */
  masterstroke: asks<Dune, SetupFrame, ActQuestion<DuneAct>>(
    ({ state: s }) => {
      const side = baron(s);
      if (side < 0) return null;
      return { kind: 'act', seat: side, ask: 'masterstroke', rule: 'D-F-002', options: pairs };
    },
    (g, _f, act) => {
      const { state: s } = g;
      const side = baron(s);
      if (act.do !== 'factions') return;
      s.sides[side].masterstroke = act.factions.reduce((sum, of) => sum | (1 << factions.indexOf(of)), 0);
      reveal(g);
      g.listener?.({ kind: 'chosen', rule: 'D-F-002', seat: seatOf(s, side) } satisfies DuneEvent);
    },
  ),
  firstRound(g) {
    push<RoundFrame>(g, { kind: 'round', step: 0 });
  },
});

const pairs: readonly DuneAct[] = factions.flatMap((one, i) =>
  factions.slice(i + 1).map((other): DuneAct => ({ do: 'factions', factions: [one, other] })),
);

/** The player whose Leader has Masterstroke; -1 for nobody. */
const baron = (s: Dune): number =>
  s.sides.findIndex(({ leader, automated }) => !automated && leaders[leader].ability === 'masterstroke');
