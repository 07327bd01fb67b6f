/** Why a seat may not do something now. Uses the same predicates that make the list of legal acts. */
import { encode, no, questionFor, type Reason, type Seat, type Why } from '@vigrid/kernel';
import type { ValhallaAct } from './acts.ts';
import { cardOf, isWarrior } from './cards/catalogue.ts';
import { mayReroll, mayRerollFreely, mayUseJarl, placeOf, turnable } from './flow/fight.ts';
import { mayTakeRow } from './flow/loki.ts';
import { mayQuest } from './flow/quests.ts';
import { mayCallToArms, mayPlay } from './flow/tactics.ts';
import { mayHelp } from './flow/thor.ts';
import { mayAdd, mayAddTwo, mayAttack, mayAttackAtAll, mayDraw } from './flow/turn.ts';
import { patternAt } from './flow/weapon-dice.ts';
import { jarlOf } from './jarls.ts';
import { monsterHas } from './monster.ts';
import {
  type Battle,
  bit,
  type Fighter,
  type FightFrame,
  type G,
  type SetupFrame,
  slotOf,
  type Valhalla,
} from './state.ts';

export function explain(g: G, seat: Seat, act: ValhallaAct): Reason[] {
  const q = questionFor(g, seat);
  if (q?.kind === 'act' && encode(q, act) !== null) return [];
  const reasons: Reason[] = [];
  refuse(g, seat, act, q?.ask ?? null, reasons);
  // Whatever no rule of its own forbids is not what is asked for now.
  if (reasons.length === 0) no(reasons, { rule: homeOf[act.do] ?? 'V-6.2', why: 'notNow' });
  return reasons;
}

/** The rule that gives an act its place. */
const homeOf: Readonly<Partial<Record<string, string>>> = {
  draw: 'V-6.15',
  add: 'V-6.7',
  addTwo: 'V-6.10',
  attack: 'V-6.13',
  assault: 'V-27.9',
  arm: 'V-8.9',
  reroll: 'V-8.3',
  freeReroll: 'V-8.4',
  tactic: 'V-30.1',
  jarl: 'V-2.4',
  stop: 'V-8.16',
  turn: 'V-37.7',
  name: 'V-2.6',
  help: 'V-17.2',
  guess: 'V-2.4',
  quest: 'V-18.5',
  row: 'V-16.4',
  gift: 'V-16.4',
  claim: 'V-16.8',
  lay: 'V-29.4',
  finish: 'V-29.4',
};

function refuse(g: G, seat: Seat, act: ValhallaAct, ask: string | null, why: Reason[]): void {
  const s = g.state;
  if (act.do === 'quest' && ask !== 'quest') noQuestNow(s, seat, why);
  else if (act.do === 'help' && s.battle) mayHelp(s, s.battle, seat, act.card, act.seat, why);
  else if (ask === 'action') mayAct(s, seat, act, why);
  else if (ask === 'attack' || ask === 'defend' || ask === 'ragnarok') inPhase(g, seat, act, why);
  else if (ask === 'before' && act.do === 'tactic') {
    const fighter = s.battle?.fighters.find((f) => f.seat === seat);
    if (fighter) mayCallToArms(s, fighter, act.card, why);
  } else if (ask === 'quest' && act.do === 'quest') {
    const winner = s.battle?.fighters[s.battle.winner];
    if (s.battle && winner) mayQuest(s, s.battle, winner, act.card, why);
  } else if (ask === 'loki' && act.do === 'row') mayTakeRow(s, act.row, why);
  else if (ask === 'draft' && act.do === 'lay') mayLayNow(s, seat, act.card, why);
  else if (ask === null) notAsked(s, seat, act, why);
}

/** A quest is played after a victory (V-30.7), and one at most (V-18.6). */
const noQuestNow = (s: Valhalla, seat: Seat, why: Reason[]): boolean =>
  no(why, s.quested === seat ? { rule: 'V-18.6', why: 'oneQuest' } : { rule: 'V-30.7', why: 'afterVictory' });

/** Nobody acts out of turn (V-6.3); a fighter whose phase is over plays nothing more (V-8.7, V-11.2). */
function notAsked(s: Valhalla, seat: Seat, act: ValhallaAct, why: Reason[]): void {
  const b = s.battle;
  const fighter = b?.fighters.find((f) => f.seat === seat);
  if (b && fighter && act.do === 'tactic') {
    if (fighter.attacks && fighter.strength >= 0) no(why, { rule: 'V-8.7', why: 'phaseOver' });
    else if (fighter.faces.length === 0) no(why, { rule: 'V-30.1', why: 'notRolled' });
    return;
  }
  const actions = ['draw', 'add', 'addTwo', 'attack', 'assault'];
  if (actions.includes(act.do) && s.turn > 0 && s.active !== seat)
    no(why, { rule: 'V-6.3', why: 'notYourTurn' });
}

function mayAct(s: Valhalla, seat: Seat, act: ValhallaAct, why: Reason[]): boolean {
  switch (act.do) {
    case 'draw':
      return mayDraw(s, seat, why);
    case 'add':
      return mayAdd(s, seat, act.card, why);
    case 'addTwo':
      return mayAddTwo(s, seat, act.cards[0], act.cards[1], why);
    case 'attack':
      return mayAttack(s, seat, act.seat, why);
    case 'assault':
      return s.solo ? mayAttackAtAll(s, seat, why) : no(why, { rule: 'V-27.9', why: 'noMonster' });
    case 'tactic':
      return no(why, { rule: 'V-30.1', why: 'noBattle' });
    default:
      return no(why, { rule: 'V-6.4', why: 'notAction' });
  }
}

/** In the own phase of a battle. */
function inPhase(g: G, seat: Seat, act: ValhallaAct, why: Reason[]): void {
  const s = g.state;
  const b = s.battle;
  const f = b?.fighters.find((one) => one.seat === seat);
  const frame = s.frames.at(-1) as FightFrame | undefined;
  if (!b || !f || frame?.kind !== 'fight') return;
  switch (act.do) {
    case 'arm':
      mayArm(s, f, act.card, act.dice, why);
      return;
    case 'reroll':
      if (!mayReroll(f)) no(why, { rule: 'V-8.3', why: 'noDieToPay' });
      return;
    case 'freeReroll':
      if (!mayRerollFreely(s, b, f, act.by)) no(why, { rule: 'V-8.4', why: 'noFreeReroll' });
      return;
    case 'tactic':
      mayPlay(s, b, f, act.card, why);
      return;
    case 'jarl':
      mayUse(s, b, f, act.ability, why);
      return;
    case 'draw':
    case 'add':
    case 'addTwo':
    case 'attack':
    case 'assault':
      no(why, { rule: 'V-6.2', why: 'oneAction' });
      return;
  }
}

function mayUse(s: Valhalla, b: Battle, f: Fighter, ability: 0 | 1, why: Reason[]): boolean {
  if (mayUseJarl(s, b, f, ability)) return true;
  const { jarl } = s.sides[f.seat];
  if (jarl < 0) return no(why, { rule: 'V-29.1', why: 'noJarl' });
  const data = cardOf(s, jarl);
  if (data.kind === 'jarl' && data.link === 'one' && f.used !== 0 && !bit(f.used, ability)) {
    return no(why, { rule: 'V-2.6', why: 'otherUsed', card: jarl });
  }
  if (f.used !== 0) return no(why, { rule: 'V-2.4', why: 'jarlUsed', card: jarl });
  if (monsterHas(s, 'jarlSilenced')) return no(why, { rule: 'V-36.6', why: 'silenced', card: jarl });
  if (bit(f.silenced, ability)) return no(why, { rule: 'V-37.8', why: 'silenced', card: jarl });
  const turns = turnable(f, jarlOf(s.sides[f.seat]), ability).length;
  return no(why, { rule: 'V-2.4', why: turns === 0 ? 'jarlNothing' : 'jarlCondition', card: jarl });
}

/** Why these dice do not arm this warrior (V-8.9). */
function mayArm(s: Valhalla, f: Fighter, card: number, dice: readonly number[], why: Why): boolean {
  if (!isWarrior(s, card)) return no(why, { rule: 'V-8.9', why: 'notWarrior' });
  const place = placeOf(s, f, card);
  if (place < 0) return no(why, { rule: 'V-8.9', why: 'notInSquad' });
  if (bit(f.armed, place)) return no(why, { rule: 'V-8.14', why: 'activated', card });
  if (bit(f.blocked, place)) return no(why, { rule: 'V-34.4', why: 'blocked', card });
  const slots = dice.map(slotOf);
  if (slots.some((slot) => !(f.faces[slot] > 0))) return no(why, { rule: 'V-8.5', why: 'dieGone' });
  if (slots.some((slot) => f.on[slot] >= 0)) return no(why, { rule: 'V-8.10', why: 'dieUsed', card });
  const faces = slots.map((slot) => f.faces[slot]);
  const pattern = patternAt(s, f, place);
  if (faces.includes(6)) {
    return no(why, { rule: pattern.kind === 'named' ? 'V-1.11' : 'V-8.13', why: 'blankDie', card });
  }
  const rule = {
    named: 'V-8.9',
    any: 'V-9.2',
    equal: pattern.dice === 2 ? 'V-9.3' : 'V-9.4',
    pairs: 'V-9.5',
    different: 'V-32.3',
  }[pattern.kind];
  // Who names no dice asks for any that would do.
  const which = dice.length === 0 ? 'noDiceFit' : 'wrongDice';
  return no(why, { rule, why: which, card, have: faces.length, need: pattern.dice });
}

/** V-29.4, V-29.6. */
function mayLayNow(s: Valhalla, seat: Seat, card: number, why: Reason[]): boolean {
  const frame = s.frames[0] as SetupFrame;
  if (!s.sides[seat].hand.includes(card)) return no(why, { rule: 'V-29.4', why: 'notInHand' });
  return frame.kind === 'setup' && no(why, { rule: 'V-29.6', why: 'lastLaid' });
}
