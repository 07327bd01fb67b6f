/** What follows from a battle of two players: shields, Valhalla, jarls, quests, titles, clean-up, Loki (chapter 11). */
import {
  type ActQuestion,
  again,
  asks,
  asksAll,
  flow,
  type PickQuestion,
  push,
  type Seat,
  showOwn,
} from '@vigrid/kernel';
import type { ValhallaAct } from '../acts.ts';
import { warrior } from '../cards/catalogue.ts';
import { jarl, leads } from '../jarls.ts';
import {
  type Battle,
  bit,
  bitCount,
  type Cited,
  type Fighter,
  type G,
  type LokiFrame,
  type OutcomeFrame,
  placesOf,
  ref,
  squadSize,
  type TakeFrame,
  type Valhalla,
  warriorAt,
} from '../state.ts';
import { gainFrame } from './cards.ts';
import { questsOf } from './quests.ts';
import { sendTogether } from './valhalla.ts';
import { discardPlayed, discardRandomly, removeFromHand, takeBack, takeCards } from './zones.ts';

export const outcome = flow<G, OutcomeFrame>({
  /** V-11.3: the attacker takes an own shield of the defender, never a captured one (V-11.4); V-11.7: a defender who wins takes none. */
  shield(g) {
    const { b, winner, loser } = sides(g.state);
    if (b.winner !== 0 || !winner || !loser) return;
    const robbed = g.state.sides[loser.seat];
    robbed.shields--;
    g.state.sides[winner.seat].captured[loser.seat]++;
    g.listener?.({
      kind: 'shield',
      rule: 'V-11.3',
      seat: winner.seat,
      from: loser.seat,
      left: robbed.shields,
    });
  },

  /** V-11.5: all activated warriors of a winning attacker go, no others (V-11.6) and none of a loser (V-11.10); of an ally, too, in a union (V-24.4). */
  attackersGo(g, f) {
    const s = g.state;
    const { b, attacker } = sides(s);
    if (b.winner === 0) f.sent = armedCards(s, attacker, true);
    // V-32.2: whoever wins, the one chosen for the Road goes.
    else f.sent = s.sides[attacker.seat].squad.filter((_, place) => bit(attacker.roads, place));
  },

  /** V-11.8: a winning defender chooses; an ally's warriors are for their owner to decide (RV-56). */
  defendersGo: asksAll(
    (g: G): PickQuestion[] => {
      const s = g.state;
      const { b } = sides(s);
      if (b.winner !== 1) return [];
      const able = armedCards(s, b.fighters[1], true);
      const owners = [...new Set(able.map((card) => ownerOf(s, card)))];
      return owners.map((seat) => {
        const from = able.filter((card) => ownerOf(s, card) === seat);
        return { kind: 'cards', seat, ask: 'send', rule: 'V-11.8', from, min: 0, max: from.length };
      });
    },
    (_g, f: OutcomeFrame, picks) => {
      f.sent.push(...picks.flat());
    },
  ),

  countHolds(g, f) {
    const s = g.state;
    const { winner, loser } = sides(s);
    if (!winner || !loser) return;
    f.holds = armedCards(s, loser, true, true).filter(
      (card) => warrior(s, card).ability?.kind === 'holdBack',
    ).length;
  },

  /** V-34.5: for each such dwarf one of those sent stays, by the choice of the dwarf's player (RV-22). */
  holdBack: asks(
    (g: G, f: OutcomeFrame): PickQuestion | null => {
      const { winner, loser } = sides(g.state);
      if (f.holds === 0 || !winner || !loser) return null;
      const from = f.sent.filter((card) => !onRoad(g.state, card));
      if (from.length === 0) return null;
      return { kind: 'cards', seat: loser.seat, ask: 'holdBack', rule: 'V-34.5', from, min: 1, max: 1 };
    },
    (g, f, [kept]) => {
      f.sent.splice(f.sent.indexOf(kept), 1);
      f.holds--;
      g.listener?.({
        kind: 'stay',
        rule: 'V-34.5',
        seat: ownerOf(g.state, kept),
        card: ref(g.state, kept),
      });
      again(f);
    },
  ),

  /** Each to the Valhalla of its owner, those of one owner at the same time; bonuses from the attacker on (RV-47). */
  send(g, f) {
    const s = g.state;
    const { b, attacker } = sides(s);
    const owners = [...new Set(f.sent.map((card) => ownerOf(s, card)))];
    const turnsAway = (seat: Seat) => (seat - attacker.seat + s.sides.length) % s.sides.length;
    owners.sort((x, y) => turnsAway(y) - turnsAway(x));
    for (const seat of owners) {
      const own = f.sent.filter((card) => ownerOf(s, card) === seat);
      sendTogether(g, seat, own, sendingRule(s, b, seat, own));
    }
  },

  /** Vingor and Inga after a victory, Aslaug after a defeat. */
  jarlsAfter(g, f) {
    const s = g.state;
    const { b, winner, loser } = sides(s);
    if (!winner || !loser) return;
    const won = s.sides[winner.seat];
    if (b.winner === 0 && leads(won, jarl.Vingor)) {
      const own = f.sent.filter((card) => won.valhalla.includes(card)).length;
      takeCards(g, winner.seat, own >= 3 ? 2 : 1, 'RV-75');
    }
    if (b.winner === 1 && leads(won, jarl.Inga)) {
      takeCards(g, winner.seat, 1, 'RV-75');
      // The squad of the attacker as it was in the battle: losers send nobody but by the Road.
      const attackers = squadSize(s.sides[loser.seat]) + bitCount(loser.roads);
      const defenders = squadSize(won) + f.sent.filter((card) => won.valhalla.includes(card)).length;
      if (attackers > defenders) discardRandomly(g, loser.seat, 'RV-75');
    }
    if (leads(s.sides[loser.seat], jarl.Aslaug)) {
      const keep = b.margin <= 3 ? 2 : 1;
      push<TakeFrame>(g, { kind: 'take', step: 0, seat: loser.seat, take: 2, keep, rule: 'RV-75' });
    }
  },

  /** Bernhar takes back a tactic: after a defeat (V-30.8), after a victory with two or more. */
  bernhar: asks(
    ({ state: s }: G): PickQuestion | null => {
      const { b } = sides(s);
      const who = b.fighters.findIndex((f) => leads(s.sides[f.seat], jarl.Bernhar));
      if (who < 0 || b.winner < 0) return null;
      const { played, seat } = b.fighters[who];
      if (played.length === 0 || (b.winner === who && played.length < 2)) return null;
      return { kind: 'cards', seat, ask: 'takeBack', rule: 'RV-75', from: played.slice(), min: 0, max: 1 };
    },
    (g, _f: OutcomeFrame, [card]) => {
      if (card === undefined) return;
      const s = g.state;
      const fighter = sides(s).b.fighters.find((f) => leads(s.sides[f.seat], jarl.Bernhar));
      if (fighter) takeBack(g, fighter, card, 'RV-75');
    },
  ),

  /** V-18.5, V-18.6: the winner may play one quest. Who holds none is asked, too, or silence would tell. */
  quest: asks(
    ({ state: s }: G): ActQuestion<ValhallaAct> | null => {
      const { b, winner } = sides(s);
      if (!winner || !s.options.valkyries || s.sides[winner.seat].hand.length === 0) return null;
      const options = questsOf(s, b, winner);
      return { kind: 'act', seat: winner.seat, ask: 'quest', rule: 'V-18.5', options, always: true };
    },
    (g, _f: OutcomeFrame, act) => {
      const { winner } = sides(g.state);
      if (act.do === 'quest' && winner) playQuest(g, winner.seat, act.card);
    },
  ),

  /** V-17.4, V-17.5: to the Valhalla of who played it if the helped one has won; without a winner discarded (RV-32). */
  thor(g) {
    const s = g.state;
    const { b, winner } = sides(s);
    for (const { card, by, seat } of b.helps) {
      if (winner?.seat === seat) {
        s.sides[by].valhalla.push(card);
        g.listener?.({ kind: 'valhalla', rule: 'V-17.4', seat: by, card: ref(g.state, card) });
      } else {
        s.discard.push(card);
        g.listener?.({
          kind: 'discard',
          rule: 'V-17.5',
          seat: by,
          card: ref(g.state, card),
          from: 'played',
        });
      }
    }
    b.helps = [];
  },

  /** Ragna's guess. */
  ragna(g) {
    const { b, winner } = sides(g.state);
    if (!b.guess || !winner) return;
    const { by, seat, prize } = b.guess;
    const right = winner.seat === seat;
    g.listener?.({ kind: 'guessed', rule: 'RV-75', seat: by, right });
    if (!right) return;
    if (prize === 'card') takeCards(g, by, 1, 'RV-75');
    else push(g, gainFrame(by, [1], 'V-16.8'));
  },

  /** V-22.3, V-22.4, V-22.10 to V-22.12. */
  titles(g) {
    const { winner, loser } = sides(g.state);
    if (winner && loser) passTitles(g, winner.seat, loser.seat);
  },

  /** V-11.11, V-8.8: dice come off, extra dice go back, what was played is discarded. */
  cleanUp(g) {
    const s = g.state;
    const { b } = sides(s);
    s.pool = 3;
    b.cleaned = true;
    for (const f of b.fighters) discardPlayed(g, f);
  },

  /** V-16.4: last of all, the loser's bonus. */
  loki(g) {
    const s = g.state;
    const { winner, loser } = sides(s);
    if (s.loki < 0 || !winner || !loser) return;
    push<LokiFrame>(g, {
      kind: 'loki',
      step: 0,
      seat: loser.seat,
      winner: winner.seat,
      row: -1,
      taken: 0,
      left: 0,
    });
  },

  over(g) {
    g.state.battle = null;
  },
});

function sides(s: Valhalla): { b: Battle; attacker: Fighter; winner?: Fighter; loser?: Fighter } {
  const b = s.battle;
  if (b === null) throw new Error('There is no battle.');
  const [attacker] = b.fighters;
  return { b, attacker, winner: b.fighters[b.winner], loser: b.fighters[1 - b.winner] };
}

/** Activated warriors of a fighter: the own ones; of a partner they stay (V-23.6); and the ally's in a union, or in any partnership if asked for. */
function armedCards(s: Valhalla, f: Fighter, ally: boolean, anyPartner = false): number[] {
  const found: number[] = [];
  const places = ally && (s.options.companions === 'union' || anyPartner) ? placesOf(s, f) : 4;
  for (let place = 0; place < places; place++) if (bit(f.armed, place)) found.push(warriorAt(s, f, place));
  return found;
}

function sendingRule(s: Valhalla, b: Battle, owner: Seat, sent: readonly number[]): Cited {
  if (sent.every((card) => onRoad(s, card))) return 'V-32.2';
  if (b.fighters.every(({ seat }) => seat !== owner)) return 'V-24.4';
  return b.winner === 0 ? 'V-11.5' : 'V-11.8';
}

const ownerOf = (s: Valhalla, card: number): Seat => s.sides.findIndex(({ squad }) => squad.includes(card));

function onRoad(s: Valhalla, card: number): boolean {
  const attacker = s.battle?.fighters[0];
  if (!attacker) return false;
  const place = s.sides[attacker.seat].squad.indexOf(card);
  return place >= 0 && bit(attacker.roads, place);
}

export function playQuest(g: G, seat: Seat, card: number): void {
  const side = g.state.sides[seat];
  removeFromHand(side, card);
  side.valhalla.push(card);
  g.state.quested = seat;
  showOwn(g);
  g.listener?.({ kind: 'quest', rule: 'V-18.7', seat, card: ref(g.state, card) });
}

function passTitles(g: G, winner: Seat, loser: Seat): void {
  const s = g.state;
  if (s.titles.length === 0) return;
  const lost = s.titles.findIndex(({ holder }) => holder === loser);
  const held = s.titles.findIndex(({ holder }) => holder === winner);
  const give = (title: number, rule: 'V-22.3' | 'V-22.4' | 'V-22.10' | 'V-22.11' | 'V-22.12') => {
    s.titles[title] = { holder: winner, level: 1 };
    g.listener?.({ kind: 'title', rule, seat: winner, title, level: 1 });
  };
  if (lost >= 0 && held >= 0) {
    s.titles[lost] = { holder: -1, level: 1 };
    g.listener?.({ kind: 'titleFree', rule: 'V-22.12', title: lost });
  } else if (lost >= 0) give(lost, s.titles.length > 1 ? 'V-22.11' : 'V-22.4');
  else if (held < 0) {
    const free = s.titles.findIndex(({ holder }) => holder < 0);
    // V-22.3: of the first battle; a second title by a battle without a last viking.
    if (free >= 0) give(free, s.decided === 1 ? 'V-22.3' : 'V-22.10');
  }
}
