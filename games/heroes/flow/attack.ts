/** An attack by strike: declared, perhaps met by a defender, fought out (chapters 10 and 11). */
import { type ActQuestion, asks, flow, leave, no, push, type Why } from '@vigrid/kernel';
import { tollOf } from '../abilities/figures.ts';
import { hasWord, pieceFits, strikeOf } from '../abilities/meaning.ts';
import type { HeroesAct } from '../acts.ts';
import { forceBit } from '../cards/bits.ts';
import type { HeroesEvent } from '../events.ts';
import {
  type AttackFrame,
  type G,
  type Heroes,
  isCreature,
  isHero,
  openCoins,
  type Piece,
  pieceOf,
  ref,
  rival,
  textOf,
} from '../state.ts';
import { shut } from './closing.ts';
import { spend } from './coins.ts';
import { answerStrike, exchangeStrikes } from './fight.ts';
import { trigger, triggerSpend } from './triggers.ts';
import { checkDeaths, dealWounds } from './wounds.ts';

export const attack = flow<G, AttackFrame>({
  declare(g, f) {
    const piece = pieceOf(g.state, f.attacker);
    // Of several fights that one ability begins, an earlier one may have ended somebody or taken the last coin.
    if (!piece || !pieceOf(g.state, f.target) || (f.chosen && !mayAttack(g.state, piece))) {
      leave(g, f);
      return;
    }
    // BH-G-fight-a-chosen-creature: the creature may still attack by strike.
    if (!f.chosen) piece.struck = true;
    g.state.attacks++;
    const { attackers, raiders } = g.state;
    if (!attackers.includes(piece.card)) attackers.push(piece.card);
    if (textOf(g.state, piece).mechanics.has('raid') && !raiders.includes(piece.card))
      raiders.push(piece.card);
    const side = g.state.sides[piece.seat];
    if (side.raidTwice && textOf(g.state, piece).raids.some((x) => x <= g.state.attacks)) {
      side.raidTwice = false;
      f.raidTwice = true;
    }
    const toll = tollOf(g.state, piece);
    if (toll > 0) {
      spend(g, piece.seat, toll);
      g.listener?.({
        kind: 'pay',
        rule: 'BH-13.1',
        seat: piece.seat,
        coins: toll,
      });
      triggerSpend(g, piece.seat, toll);
    }
    g.listener?.({
      kind: 'attack',
      rule: f.chosen ? 'BH-G-fight-a-chosen-creature' : piece.fresh ? 'BH-G-rush' : 'BH-8.14',
      seat: piece.seat,
      card: ref(g.state, f.attacker),
      target: ref(g.state, f.target),
    });
    trigger(g, 'attacks', piece);
    trigger(g, 'acts', piece);
  },

  /** BH-11.1, but not in a fight with a chosen creature. */
  assignDefender: asks(
    (g: G, f: AttackFrame): ActQuestion<HeroesAct> | null => {
      if (f.chosen) return null;
      const s = g.state;
      const seat = rival(inPlay(g, f.attacker).seat);
      const options: HeroesAct[] = [{ do: 'pass' }];
      for (const piece of s.sides[seat].play) {
        if (mayDefend(s, piece, f)) options.push({ do: 'defend', card: piece.card });
      }
      const about = { source: f.attacker, target: f.target };
      return { kind: 'act', seat, ask: 'defend', rule: 'BH-11.1', about, options };
    },
    (g, f, act) => {
      if (act.do !== 'defend') return;
      const piece = inPlay(g, act.card);
      f.defender = act.card;
      piece.defended = true;
      trigger(g, 'acts', piece);
      g.listener?.({
        kind: 'defend',
        rule: 'BH-11.1',
        seat: piece.seat,
        card: ref(g.state, act.card),
        target: ref(g.state, f.target),
      });
    },
  ),

  fight(g, f) {
    const attacker = inPlay(g, f.attacker);
    // BH-11.2: the defender fights in the target's place (RH-14).
    const opponent = inPlay(g, f.defender < 0 ? f.target : f.defender);
    // BH-10.4: a hero does not strike back.
    if (isHero(g.state, opponent))
      dealWounds(g, attacker.card, opponent, strikeOf(g.state, attacker), 'strike', 'BH-10.4');
    else f.second = exchangeStrikes(g, attacker, opponent, f.chosen, strikeRule(f, opponent));
  },

  /** What stands in the place of a First Strike may have ended somebody before the answer (BH-G-instead). */
  answer(g, f) {
    const s = g.state;
    const attacker = pieceOf(s, f.attacker);
    const opponent = pieceOf(s, f.defender < 0 ? f.target : f.defender);
    if (f.second >= 0 && attacker && opponent)
      answerStrike(g, attacker, opponent, f.second, strikeRule(f, opponent));
    // "On attack" follows the attack, whatever becomes of the attacker (BH-G-on-attack, RH-16).
    const seat = attacker?.seat ?? s.owner[f.attacker];
    trigger(g, 'attack', { card: f.attacker, seat, x: s.attacks });
    checkDeaths(g);
  },

  /**
   * Only now those who survived close (RH-12): the attacker (BH-10.5) and the defender (BH-11.3), not the target
   * (BH-10.6, BH-N-5). Lives that were for the attack, or for an open card, are gone with it (BH-12.3).
   */
  close(g, f) {
    if (!f.chosen) {
      closeAfter(g, f.attacker, 'BH-10.5', 'attackExperience', 'BH-G-experience-in-attack');
      closeAfter(g, f.defender, 'BH-11.3', 'defenceExperience', 'BH-G-experience-in-defence');
    }
    f.over = true;
    checkDeaths(g);
  },
});

/** The rule by which attacker and opponent strike each other. */
function strikeRule({ chosen, defender }: AttackFrame, opponent: Piece): HeroesEvent['rule'] {
  if (chosen) return 'BH-G-fight-a-chosen-creature';
  if (defender >= 0) return 'BH-11.2';
  return opponent.closed ? 'BH-10.3' : 'BH-10.2';
}

/** The creature attacks next, by its own action or because an ability makes it fight. */
export function pushAttack(g: G, attacker: number, target: number, chosen: boolean): void {
  push(g, attackFrame(attacker, target, chosen));
}

/** What keeps a creature from any attack, a fight that an ability begins among them: its text, and what attacks cost. */
export function mayAttack(s: Heroes, piece: Piece, why?: Why): boolean {
  const { card } = piece;
  if (
    textOf(s, piece).attacksOnly === null ||
    piece.lasting.some((change) => change.figure === 'cannotAttack')
  ) {
    return no(why, { rule: 'BH-13.1', why: 'cannotAttack', card });
  }
  const need = tollOf(s, piece);
  const have = openCoins(s.sides[piece.seat]);
  return have >= need || no(why, { rule: 'BH-13.1', why: 'coins', card, have, need });
}

/** What keeps a creature from attacking this target, whichever way the attack begins. */
export function mayAttackAt(s: Heroes, piece: Piece, target: Piece, why?: Why): boolean {
  if (outOfFirstAttack(s, target)) {
    return no(why, { rule: 'BH-13.1', why: 'firstAttack', card: target.card });
  }
  const only = textOf(s, piece).attacksOnly;
  if (only && !pieceFits(s, target, only, piece.seat, piece.card)) {
    return no(why, { rule: 'BH-13.1', why: 'onlyUnwounded', card: piece.card });
  }
  return true;
}

/** BH-G-fight-a-chosen-creature: an attack under the normal rules; being closed, fresh or struck does not matter. */
export const mayFight = (s: Heroes, piece: Piece | undefined, target: Piece | undefined): boolean =>
  piece !== undefined && target !== undefined && mayAttack(s, piece) && mayAttackAt(s, piece, target);

/** Some heroes keep their open creatures out of the first attack of a turn: a strike, a shot or a fight (RH-17). */
export const outOfFirstAttack = (s: Heroes, target: Piece | undefined): boolean =>
  s.attacks === 0 &&
  (s.brings & forceBit.firstAttack) !== 0 &&
  target !== undefined &&
  isCreature(s, target) &&
  !target.closed &&
  s.sides[target.seat].play.some((piece) => textOf(s, piece).forbids.has('firstAttack'));

/** An open creature, however fresh (RH-13), that is not the target (RH-15) and has not defended this turn (BH-11.4). */
export function mayDefend(s: Heroes, piece: Piece, f: AttackFrame, why?: Why): boolean {
  const { card } = piece;
  if (!isCreature(s, piece)) return no(why, { rule: 'BH-11.1', why: 'notCreature', card });
  const attacker = pieceOf(s, f.attacker);
  if (attacker && hasWord(s, attacker, 'directedStrike')) {
    return no(why, { rule: 'BH-G-directed-strike', why: 'directed', card: f.attacker });
  }
  if (textOf(s, piece).forbids.has('defend')) return no(why, { rule: 'BH-13.1', why: 'cannotDefend', card });
  if (card === f.target) return no(why, { rule: 'RH-15', why: 'selfDefence', card });
  if (piece.closed) return no(why, { rule: 'BH-11.1', why: 'closed', card });
  if (piece.defended) return no(why, { rule: 'BH-11.4', why: 'defended', card });
  return true;
}

/** BH-G-experience-in-attack, BH-G-experience-in-defence: the experienced stay open. */
function closeAfter(
  g: G,
  card: number,
  rule: HeroesEvent['rule'],
  experience: 'attackExperience' | 'defenceExperience',
  exception: HeroesEvent['rule'],
): void {
  const piece = pieceOf(g.state, card);
  if (!piece || piece.closed) return;
  if (!hasWord(g.state, piece, experience)) shut(g, piece, rule);
  else g.listener?.({ kind: 'stays', rule: exception, card: ref(g.state, card), closed: false });
}

function inPlay(g: G, card: number): Piece {
  const piece = pieceOf(g.state, card);
  if (!piece) throw new Error(`Card ${card} fights but is not in play.`);
  return piece;
}

/** An attack about to be declared. */
export const attackFrame = (attacker: number, target: number, chosen: boolean): AttackFrame => ({
  kind: 'attack',
  step: 0,
  attacker,
  target,
  defender: -1,
  second: -1,
  chosen,
  raidTwice: false,
  over: false,
});
