/** Why a seat may not do something now. Uses the same predicates that make the list of legal acts. */

import { encode, type Frame, no, questionFor, type Reason, type Seat } from '@vigrid/kernel';
import type { DuneAct } from './acts.ts';
import { spaces } from './board/board.ts';
import { known, lacksOf } from './effects/interpreter.ts';
import { mayPlay, type Window } from './flow/intrigue.ts';
import { mayAcquire } from './flow/reveal.ts';
import { maySend } from './flow/sending.ts';
import { agentsReady } from './pieces/agents.ts';
import { atGarrison } from './pieces/dreadnoughts.ts';
import { hasSpy } from './pieces/spies.ts';
import { unitsOf } from './pieces/supply.ts';
import { bearerOf } from './pieces/teams.ts';
import type { TechAct } from './pieces/tech.ts';
import type { RuleId } from './rulebook/index.ts';
import { type ClauseFrame, cardOf, type Dune, type G, isPending } from './state.ts';

export function explain(g: G, seat: Seat, act: DuneAct): Reason[] {
  const reasons: Reason[] = [];
  const q = questionFor(g, seat);
  if (q?.kind === 'act' && encode(q, act) !== null) return reasons;
  mayDo(g.state, seat, act, q?.ask ?? null, reasons);
  // A predicate that finds nothing wrong was asked at the wrong moment.
  if (reasons.length === 0) reasons.push({ rule: 'D-3.5', why: notNow(g.state, seat, q?.ask ?? null) });
  return reasons;
}

function mayDo(s: Dune, seat: Seat, act: DuneAct, ask: string | null, why: Reason[]): boolean {
  switch (act.do) {
    case 'send':
      if (ask === 'turn') return maySend(s, seat, act, why);
      return no(
        why,
        s.sides[seat].revealed || ask === 'reveal'
          ? { rule: 'D-8.10', why: 'hasRevealed' }
          : { rule: 'D-3.5', why: notNow(s, seat, ask) },
      );
    case 'reveal':
      return (
        ask === 'turn' ||
        no(why, { rule: s.sides[seat].revealed ? 'D-3.6' : 'D-3.5', why: notNow(s, seat, ask) })
      );
    case 'acquire':
      return ask === 'reveal'
        ? mayAcquire(s, seat, act.card, why)
        : no(why, { rule: 'D-8.2', why: 'onlyInReveal' });
    case 'intrigue': {
      const window = s.phase === 'combat' && ask === 'effects' ? 'victory' : windows[ask ?? ''];
      if (!window && s.phase === 'combat' && unitsOf(s.sides[bearerOf(s, seat)]) === 0) {
        return no(why, { rule: 'D-10.5', why: 'noUnit' });
      }
      return window
        ? mayPlay(s, seat, act.card, window, why)
        : no(why, { rule: 'D-17.1', why: notNow(s, seat, ask) });
    }
    case 'resolve':
      for (const rule of waitingLacks(s, seat, act)) no(why, { rule, why: 'comesToNothing' });
      return no(why, { rule: 'D-6.12', why: 'notResolvable' });
    case 'tech':
      return mayTakeTile(s, seat, act, ask, why);
    case 'tile':
      return mayUseTile(s, seat, act.card, act.ability, why);
    case 'deploy':
      if (
        act.unit === 'dreadnought' &&
        s.turn.combat &&
        s.sides[bearerOf(s, seat)].dreadnoughts[atGarrison] > 0
      ) {
        return no(why, { rule: 'D-23.15', why: 'twoOfGarrison' });
      }
      if (s.turn.noDeploy) return no(why, { rule: 'D-26.10', why: 'noDeployment' });
      if (!s.turn.combat && s.turn.ally >= 0 && spaces[s.turn.space]?.combat) {
        return no(why, { rule: 'RD-36', why: 'allyDeclined' });
      }
      if (!s.turn.combat) return no(why, { rule: 'D-7.3', why: 'noCombatSpace' });
      return no(
        why,
        s.sides[bearerOf(s, seat)].garrison > 0
          ? { rule: 'D-7.4', why: 'twoOfGarrison' }
          : { rule: 'D-7.2', why: 'nothingToDeploy' },
      );
    case 'done':
      return no(why, {
        rule: ask === 'effects' || ask === 'reveal' ? 'D-6.1' : 'D-3.5',
        why: ask === 'effects' || ask === 'reveal' ? 'mandatoryLeft' : notNow(s, seat, ask),
      });
    case 'pass':
      return no(why, { rule: 'D-3.5', why: 'noPassing' });
    case 'influence':
      return no(
        why,
        act.n < 0 ? { rule: 'D-6.6', why: 'noInfluence' } : { rule: 'D-6.10', why: 'otherFaction' },
      );
    case 'option':
      for (const rule of optionLacks(s, act.option)) no(why, { rule, why: 'comesToNothing' });
      return no(why, { rule: 'D-6.7', why: 'notResolvable' });
    case 'exchange':
      return no(why, { rule: 'D-5.6', why: 'tooLittleSpice', have: s.sides[seat].spice, need: act.spice });
    case 'side':
      return no(why, { rule: 'D-6.6', why: 'notThem' });
    case 'tleilaxu':
      return mayTakeTleilaxu(s, seat, act.card, ask, why);
    case 'specimen':
      return no(
        why,
        s.sides[seat].specimens === 0
          ? { rule: 'D-24.8', why: 'noSpecimens' }
          : { rule: 'RD-22', why: s.active === seat ? 'supplyFull' : 'notYourTurn' },
      );
    case 'atomics':
      return no(why, {
        rule: 'D-24.20',
        why: s.sides[seat].atomics ? notNow(s, seat, s.active === seat ? ask : null) : 'noAtomics',
      });
    case 'research':
      return no(why, { rule: 'D-24.2', why: ask === 'research' ? 'notConnected' : notNow(s, seat, ask) });
    case 'recallSpy':
      return no(
        why,
        hasSpy(s, seat, act.post)
          ? { rule: 'D-F-086', why: 'noRecallNow' }
          : { rule: 'D-25.9', why: 'noSpyThere' },
      );
    case 'spy':
      return no(why, { rule: 'D-25.5', why: ask === 'spy' ? 'postTaken' : notNow(s, seat, ask) });
    case 'match':
      return no(why, { rule: 'D-25.4', why: s.phase === 'endgame' ? 'noWild' : 'onlyAtTheEnd' });
    case 'train':
      return no(why, { rule: 'D-20.13', why: ask === 'train' ? 'notConnected' : notNow(s, seat, ask) });
    case 'give':
      return no(why, { rule: 'D-28.13', why: ask === 'give' ? 'nothingToGive' : notNow(s, seat, ask) });
    case 'lose':
      return no(why, { rule: 'D-6.6', why: 'noTroops' });
    default:
      return no(why, { rule: 'D-3.5', why: notNow(s, seat, ask) });
  }
}

/** What keeps off an effect that waits; of others there is nothing to tell. */
function waitingLacks(
  s: Dune,
  seat: Seat,
  { clause, source }: Extract<DuneAct, { do: 'resolve' }>,
): RuleId[] {
  const waits = s.frames.some(
    (frame) =>
      isPending(frame) && frame.clauses.some((id, i) => id === clause && frame.sources[i] === source),
  );
  return waits ? lacksOf(s, seat, clause, source) : [];
}

/** What keeps off one of the options that are asked about. */
function optionLacks(s: Dune, option: number): RuleId[] {
  const frame = s.frames.at(-1);
  if (!isChoice(frame)) return [];
  const box = known(frame.clause).boxes[option] ?? [];
  return [...new Set(box.flatMap((id) => lacksOf(s, frame.side, id, frame.source)))];
}

const isChoice = (frame: Frame | undefined): frame is ClauseFrame => frame?.kind === 'choose';

function mayTakeTleilaxu(s: Dune, seat: Seat, card: number, ask: string | null, why: Reason[]): boolean {
  if (ask !== 'reveal') return no(why, { rule: 'D-24.9', why: 'onlyInReveal' });
  if (!s.tleilaxuRow.includes(card)) return no(why, { rule: 'D-24.9', why: 'notForSale' });
  const { specimens: have } = s.sides[bearerOf(s, seat)];
  return no(why, { rule: 'D-24.9', why: 'tooFewSpecimens', card, have, need: cardOf(s, card).specimens });
}

function mayTakeTile(s: Dune, seat: Seat, act: TechAct, ask: string | null, why: Reason[]): boolean {
  if (ask !== 'tech') return no(why, { rule: 'D-23.2', why: notNow(s, seat, ask) });
  if (!s.tech.some((stack) => stack.at(-1) === act.card)) {
    return no(why, { rule: 'D-23.2', why: 'notFaceUp' });
  }
  const { spice } = s.sides[seat];
  const { negotiators } = s.sides[bearerOf(s, seat)];
  if (act.negotiators > negotiators) {
    const need = act.negotiators;
    return no(why, { rule: 'D-23.4', why: 'tooFewNegotiators', have: negotiators, need });
  }
  return no(why, { rule: 'D-23.2', why: 'tileTooDear', card: act.card, have: spice, need: act.cost });
}

function mayUseTile(s: Dune, seat: Seat, card: number, ability: number, why: Reason[]): boolean {
  const { tech, flipped } = s.sides[seat];
  if (!tech.includes(card)) return no(why, { rule: 'D-23.6', why: 'notYourTile' });
  if (flipped.includes(card)) return no(why, { rule: 'D-23.7', why: 'flipped', card });
  const when = cardOf(s, card).abilities[ability]?.when;
  if (when !== 'flip' && when !== 'turn') return no(why, { rule: 'D-23.6', why: 'worksByItself', card });
  return no(why, { rule: 'D-23.6', why: s.active === seat ? 'nothing' : 'notYourTurn', card });
}

const windows: Readonly<Record<string, Window | undefined>> = {
  turn: 'plot',
  effects: 'plot',
  reveal: 'plot',
  combat: 'combat',
  victory: 'victory',
  aftermath: 'aftermath',
  endgame: 'endgame',
};

/** What is in the way when it is not the moment. */
function notNow(s: Dune, seat: Seat, ask: string | null): string {
  if (ask !== null) return 'anotherQuestion';
  if (s.active !== seat) return 'notYourTurn';
  return agentsReady(s.sides[seat]) === 0 ? 'noAgent' : 'anotherQuestion';
}
