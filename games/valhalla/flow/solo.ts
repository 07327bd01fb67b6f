/** Solo play (V-25.1): the monster's phase (V-26.1) and the battles with it, as usual in all else (V-27.8). */
import {
  type ActQuestion,
  again,
  asks,
  finish,
  flow,
  type PickQuestion,
  push,
  rollDie,
} from '@vigrid/kernel';
import type { ValhallaAct } from '../acts.ts';
import { valourOf } from '../cards/catalogue.ts';
import { faceOf } from '../cards/types.ts';
import { jarl, leads } from '../jarls.ts';
import {
  activeCard,
  activeMonster,
  cardsBelow,
  monsterHas,
  monsterStrength,
  mostValour,
  spacesOf,
  tollOf,
} from '../monster.ts';
import {
  bit,
  bitCount,
  type DiscardFrame,
  type DuelFrame,
  type FightFrame,
  type G,
  ref,
  type Side,
  type Solo,
  type SoloFrame,
  squadSize,
  type TakeFrame,
  type Valhalla,
} from '../state.ts';
import { warriorValour } from '../strength.ts';
import { beinir, newBattle } from './battle.ts';
import { inBattle } from './fight.ts';
import { playQuest } from './outcome.ts';
import { questsOf } from './quests.ts';
import { sendTogether } from './valhalla.ts';
import { discardPlayed, discardRandomly, leaveSquad, mill, takeBack, takeCards } from './zones.ts';

export function startDuel(g: G, kind: 'assault' | 'defence', last: boolean): void {
  g.state.stage = 'battle';
  g.state.battle = newBattle(kind, [0]);
  g.state.quested = -1;
  push<DuelFrame>(g, {
    kind: 'duel',
    step: 0,
    last,
    won: false,
    after: '',
    candidates: [],
    sent: [],
  });
}

const soloOf = (s: Valhalla): Solo => {
  if (s.solo === null) throw new Error('This is no solo game.');
  return s.solo;
};

/** The monster's phase: it rolls for its activation symbols, and attacks when all are covered. */
export const solo = flow<G, SoloFrame>({
  roll(g) {
    const s = g.state;
    const monster = soloOf(s);
    s.stage = 'monster';
    // V-26.2: not against an empty squad.
    if (squadSize(s.sides[0]) === 0) return;
    const symbols = activeMonster(s).activation.map(faceOf);
    // V-26.3: the dice that lie beside the stack.
    const count = 6 - bitCount(monster.covered);
    monster.rolled = Array.from({ length: count }, () => rollDie(g, 6));
    // V-26.4: each result covers an uncovered symbol.
    const before = bitCount(monster.covered);
    for (const face of monster.rolled) {
      const at = symbols.findIndex((symbol, i) => symbol === face && !bit(monster.covered, i));
      if (at >= 0) monster.covered |= 1 << at;
    }
    const covered = bitCount(monster.covered) - before;
    g.listener?.({
      kind: 'monsterRoll',
      rule: covered > 0 ? 'V-26.4' : 'V-26.3',
      faces: monster.rolled.slice(),
      covered,
    });
  },

  /** V-26.5. */
  attack(g) {
    const s = g.state;
    if (bitCount(soloOf(s).covered) < activeMonster(s).activation.length) return;
    g.listener?.({
      kind: 'monsterAttacks',
      rule: 'V-26.5',
      seat: 0,
      card: ref(g.state, activeCard(s)),
    });
    startDuel(g, 'defence', false);
  },
});

export const duel = flow<G, DuelFrame>({
  declare(g) {
    const s = g.state;
    if (s.battle?.kind !== 'assault') return;
    g.listener?.({
      kind: 'assault',
      rule: 'V-27.9',
      seat: 0,
      card: ref(g.state, activeCard(s)),
    });
    const { b, f } = inBattle(s, 0);
    beinir(g, b, f);
  },

  /** V-36.3. */
  discardCard(g) {
    if (!monsterHas(g.state, 'discard')) return;
    push<DiscardFrame>(g, { kind: 'discard', step: 0, seat: 0, rule: 'V-36.3', why: 'any' });
  },

  /** V-36.11. */
  loseWarrior: asks(
    ({ state: s }: G, _f: DuelFrame): PickQuestion | null => {
      const from = s.sides[0].squad.filter((card) => card >= 0);
      if (!monsterHas(s, 'warriorLost') || from.length === 0) return null;
      return { kind: 'cards', seat: 0, ask: 'loseWarrior', rule: 'V-36.11', from, min: 1, max: 1 };
    },
    (g, _f, [card]) => leaveSquad(g, 0, card, 'discard', 'V-36.11'),
  ),

  fight(g) {
    const b = g.state.battle;
    if (b) b.step = b.kind === 'assault' ? 'attack' : 'defence';
    push<FightFrame>(g, { kind: 'fight', step: 0, who: 0 });
  },

  /** V-27.10: at least its strength to wound it; V-27.13: more than that to stand. RV-59, RV-70: not without a warrior. */
  compare(g, frame) {
    const s = g.state;
    const { b, f } = inBattle(s, 0);
    const strength = monsterStrength(s);
    frame.won = f.attacks ? f.strength >= strength : f.strength > strength;
    b.winner = frame.won ? 0 : -1;
    b.margin = Math.abs(f.strength - strength);
    b.step = 'after';
    for (const kind of ['randomDiscard', 'defeatCosts', 'battleCosts'] as const) {
      if (monsterHas(s, kind)) frame.after = kind;
    }
    const rule = f.attacks ? 'V-27.10' : 'V-27.13';
    if (frame.won) {
      g.listener?.({
        kind: 'win',
        rule,
        seat: 0,
        strength: f.strength,
        against: strength,
      });
    } else {
      g.listener?.({
        kind: 'monsterWins',
        rule,
        seat: 0,
        strength,
        against: f.strength,
      });
    }
    frame.candidates = s.sides[0].squad.filter((card, place) => card >= 0 && bit(f.armed, place));
  },

  /** V-27.11, V-27.18: the next card is turned up before warriors are sent; V-27.14: its dice come off. */
  nextCard(g, frame) {
    const s = g.state;
    const monster = soloOf(s);
    const attacked = s.battle?.kind === 'assault';
    if (attacked && !frame.won) return;
    monster.covered = 0;
    if (!attacked) return;
    g.listener?.({
      kind: 'monsterWounded',
      rule: 'V-27.11',
      seat: 0,
      card: ref(g.state, activeCard(s)),
    });
    // V-28.5.
    if (cardsBelow(s) === 0) {
      s.stage = 'over';
      g.listener?.({ kind: 'end', rule: 'V-28.5', winners: [0] });
      finish(g, { winners: [0], rule: 'V-28.5' });
      return;
    }
    monster.level++;
    g.listener?.({ kind: 'monsterCard', rule: 'V-27.18', card: ref(g.state, activeCard(s)) });
  },

  /** V-27.11: after a won attack all go who fit; where all of them do, there is nothing to choose. */
  sendAll({ state: s }, frame) {
    if (!frame.won || s.battle?.kind !== 'assault') return;
    const worth = frame.candidates.reduce((sum, card) => sum + valourOf(s, card), 0);
    if (worth <= roomFor(s, frame)) frame.sent = frame.candidates.splice(0);
  },

  /**
   * Warriors go within the maximum (V-27.17): after a won attack as many as fit, after a won defence any (V-27.15),
   * after a lost battle one at most (V-27.12, V-27.16).
   */
  choose: asks(
    ({ state: s }: G, frame: DuelFrame): PickQuestion | null => {
      const must = frame.won && s.battle?.kind === 'assault';
      if (!frame.won && frame.sent.length > 0) return null;
      const room = roomFor(s, frame);
      const from = frame.candidates.filter((card) => valourOf(s, card) <= room);
      if (from.length === 0) return null;
      const rule = must
        ? 'V-27.17'
        : frame.won
          ? 'V-27.15'
          : s.battle?.kind === 'assault'
            ? 'V-27.12'
            : 'V-27.16';
      return { kind: 'cards', seat: 0, ask: 'sendOne', rule, from, min: must ? 1 : 0, max: 1 };
    },
    (_g, frame, [card]) => {
      if (card === undefined) return;
      frame.candidates.splice(frame.candidates.indexOf(card), 1);
      frame.sent.push(card);
      again(frame);
    },
  ),

  send(g, frame) {
    const attacked = g.state.battle?.kind === 'assault';
    sendTogether(g, 0, frame.sent, attacked && frame.won ? 'V-27.11' : 'V-27.17');
    // V-27.17: who has to go and does not fit is discarded.
    if (!attacked || !frame.won) return;
    for (const card of frame.candidates) leaveSquad(g, 0, card, 'discard', 'V-27.17');
  },

  /** V-27.12, V-27.16: a shield after a lost defence, and cards of the deck (V-28.6 to V-28.8). */
  toll(g, frame) {
    const s = g.state;
    if (frame.won) return;
    const [side] = s.sides;
    if (s.battle?.kind === 'defence') {
      side.shields--;
      g.listener?.({
        kind: 'loseShield',
        rule: 'V-27.16',
        seat: 0,
        left: side.shields,
      });
    }
    mill(g, tollOf(s), (['V-28.6', 'V-28.7', 'V-28.8'] as const)[s.options.difficulty - 1]);
  },

  /** Vingor, Inga, Aslaug. */
  jarlsAfter(g, frame) {
    const s = g.state;
    const [side] = s.sides;
    const attacked = s.battle?.kind === 'assault';
    if (frame.won && attacked && leads(side, jarl.Vingor)) {
      takeCards(g, 0, frame.sent.length >= 3 ? 2 : 1, 'RV-75');
    }
    if (frame.won && !attacked && leads(side, jarl.Inga)) takeCards(g, 0, 1, 'RV-75');
    if (!frame.won && leads(side, jarl.Aslaug)) {
      const keep = (s.battle?.margin ?? 0) <= 3 ? 2 : 1;
      push<TakeFrame>(g, { kind: 'take', step: 0, seat: 0, take: 2, keep, rule: 'RV-75' });
    }
  },

  bernhar: asks(
    ({ state: s }: G, frame: DuelFrame): PickQuestion | null => {
      const { played } = inBattle(s, 0).f;
      if (!leads(s.sides[0], jarl.Bernhar) || played.length < (frame.won ? 2 : 1)) return null;
      return { kind: 'cards', seat: 0, ask: 'takeBack', rule: 'RV-75', from: played.slice(), min: 0, max: 1 };
    },
    (g, _frame, [card]) => {
      if (card !== undefined) takeBack(g, inBattle(g.state, 0).f, card, 'RV-75');
    },
  ),

  /** V-18.5. */
  quest: asks(
    ({ state: s }: G, frame: DuelFrame): ActQuestion<ValhallaAct> | null => {
      const { b, f } = inBattle(s, 0);
      if (!frame.won) return null;
      const options = questsOf(s, b, f);
      return options.length === 1 ? null : { kind: 'act', seat: 0, ask: 'quest', rule: 'V-18.5', options };
    },
    (g, _frame, act) => {
      if (act.do === 'quest') playQuest(g, 0, act.card);
    },
  ),

  /** V-36.5. */
  randomDiscard(g, frame) {
    if (frame.after === 'randomDiscard') discardRandomly(g, 0, 'V-36.5');
  },

  /** V-36.8, V-36.13: a point of valour, or else the cheapest card (RV-62). */
  loseValour: asks(
    ({ state: s }: G, frame: DuelFrame): PickQuestion | null => {
      const due = frame.after === 'battleCosts' || (frame.after === 'defeatCosts' && !frame.won);
      const from = cheapest(s, s.sides[0]);
      if (!due || from.length === 0) return null;
      const rule = frame.after === 'battleCosts' ? 'V-36.13' : 'V-36.8';
      return { kind: 'cards', seat: 0, ask: 'loseValour', rule, from, min: 1, max: 1 };
    },
    (g, frame, [card]) => {
      const s = g.state;
      const { valhalla } = s.sides[0];
      valhalla.splice(valhalla.indexOf(card), 1);
      s.discard.push(card);
      g.listener?.({
        kind: 'discard',
        rule: frame.after === 'battleCosts' ? 'V-36.13' : 'V-36.8',
        seat: 0,
        card: ref(g.state, card),
        from: 'valhalla',
      });
    },
  ),

  cleanUp(g, frame) {
    const s = g.state;
    const { f } = inBattle(s, 0);
    discardPlayed(g, f);
    s.pool = 3;
    s.battle = null;
    // V-28.1: the fourth shield; V-28.3: the last attack.
    const lost = s.sides[0].shields === 0 ? 'V-28.1' : frame.last ? 'V-28.3' : null;
    if (lost === null) return;
    s.stage = 'over';
    g.listener?.({ kind: 'end', rule: lost, winners: [] });
    finish(g, { winners: [], rule: lost });
  },

  /** V-36.7, RV-64: a card with one space less that becomes active costs a warrior of a full squad. */
  lessSpace: asks(
    ({ state: s }: G, _f: DuelFrame): PickQuestion | null => {
      const { squad } = s.sides[0];
      const from = squad.filter((card) => card >= 0);
      if (from.length <= spacesOf(s)) return null;
      return { kind: 'cards', seat: 0, ask: 'loseWarrior', rule: 'V-36.7', from, min: 1, max: 1 };
    },
    (g, _f, [card]) => leaveSquad(g, 0, card, 'discard', 'V-36.7'),
  ),
});

/** The valour points that still fit under the maximum of the active card (V-27.17). */
const roomFor = (s: Valhalla, { sent }: DuelFrame): number =>
  sent.reduce((room, card) => room - valourOf(s, card), mostValour(s) - warriorValour(s, s.sides[0]));

/** Cards of Valhalla worth a point, or if there are none, the cheapest. */
function cheapest(s: Valhalla, { valhalla }: Side): number[] {
  const least = Math.min(...valhalla.map((card) => valourOf(s, card)));
  return valhalla.filter((card) => valourOf(s, card) === least);
}
