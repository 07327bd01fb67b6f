/** Carries effects out, each as its kind says. What needs a decision pushes a frame of its own. */
import type { Flow, Text } from '@vigrid/kernel';
import type { Card } from '../cards/catalogue.ts';
import { withinReach } from '../pieces/market.ts';
import { bearerOf } from '../pieces/teams.ts';
import { takeAt } from '../pieces/zones.ts';
import type { RuleId } from '../rulebook/index.ts';
import {
  type AgentFrame,
  type ClauseFrame,
  cardOf,
  type Dune,
  type EffectsFrame,
  type G,
  type Pending,
  type RevealFrame,
  type SideId,
} from '../state.ts';
import { type Box, type Clause, clause } from './clauses.ts';
import type { About, It, Kind, LateWindow, Rules, Sending, When } from './kind.ts';
import { allKinds, type Effect, kindOf } from './language.ts';
import { effectsText } from './say.ts';

/** A clause with all that is known of it. */
export interface Known extends Clause, About {
  readonly kind: Kind<Effect>;
  readonly when: When;
  readonly may: Kind<Effect>['may'];
  readonly does: Kind<Effect>['does'];
  readonly due: Kind<Effect>['due'] | undefined;
  readonly byAlly: boolean;
  /** Of an Intrigue card, the only window in which it works. */
  readonly window: LateWindow | undefined;
  /** The box of this effect alone. */
  readonly alone: Box;
  /** Its place in the tables, for its kind. */
  readonly it: It;
}

const all: Known[] = [];

/** Looked up once for each clause, so that playing needs no names. */
export const known = (id: number): Known => all[id] ?? learn(id);

function learn(id: number): Known {
  const { effect, boxes } = clause(id);
  const kind = kindOf(effect);
  const it: It = { id, kind: kind.kind, boxes, rules };
  all[id] = {
    id,
    effect,
    boxes,
    kind,
    when: kind.when(effect),
    may: kind.may,
    does: kind.does,
    due: kind.due,
    byAlly: kind.byAlly === true,
    window: kind.window?.(effect),
    alone: [id],
    it,
    optional:
      kind.optional(effect) ||
      (kind.optionalAsInside === true && boxes.every((box) => box.every((inside) => known(inside).optional))),
    heedsInfluence: kind.heedsInfluence?.(effect, it) ?? false,
    must: kind.must?.(effect) ?? false,
    from: kind.from,
    offers: kind.offers,
  };
  return all[id];
}

/** Something would come of the effect (D-6.6, D-1.6, D-6.12). */
export function can(s: Dune, side: SideId, id: number, source: number): boolean {
  const of = known(id);
  return of.may(s, whose(s, side, of), of.effect, source, of.it);
}

/** For whom an effect works: what is about units and tracks, for the Ally whom a Commander has activated (D-28.5). */
const whose = (s: Dune, side: SideId, { byAlly }: Known): SideId => (byAlly ? bearerOf(s, side) : side);

/** The rules that keep an effect from being carried out, its own before those of what it holds; none if it can be. */
export function lacksOf(s: Dune, side: SideId, id: number, source: number): RuleId[] {
  if (can(s, side, id, source)) return [];
  const of = known(id);
  const own = of.kind.lacking?.(s, whose(s, side, of), of.effect, source) ?? of.kind.lacks;
  if (own) return [own];
  return [...new Set(of.boxes.flat().flatMap((inside) => lacksOf(s, side, inside, source)))];
}

/** Carries out one effect for a side. `source` is the card or space it stands on. */
export function resolve(g: G, side: SideId, id: number, source: number): void {
  const of = known(id);
  of.does(g, whose(g.state, side, of), of.effect, source, of.it);
}

export const rules: Rules = {
  can,
  canAny(s, side, box, source) {
    for (const id of box) if (can(s, side, id, source)) return true;
    return false;
  },
  carryOut: resolve,
  onHagal(g, side, id, at) {
    const { kind, effect, it } = known(id);
    kind.onHagal?.(g, side, effect, at, it);
  },
  worth: (s, side, box, source) =>
    box.reduce((sum, id) => {
      const of = known(id);
      return sum + of.kind.worth(s, whose(s, side, of), of.effect, source, of.it);
    }, 0),
  says(box) {
    const known = said.get(box);
    if (known) return known;
    const told = effectsText(box.map((id) => clause(id).effect));
    said.set(box, told);
    return told;
  },
  refuses(s, side, id, card, alone) {
    const { kind, effect, it } = known(id);
    return kind.refuses?.(s, side, effect, card, it, alone) ?? null;
  },
  about: known,
  copies: (s, card) => sendingOf(cardOf(s, card)).copies ?? false,
};

/** What boxes say is written once. */
const said = new Map<Box, Text>();

const sendings: Sending[] = [];

/** What a card gives to an Agent sent with it, beyond its Agent box. */
export const sendingOf = (card: Card): Sending => sendings[card.def] ?? learnSending(card);

function learnSending({ def, agent }: Card): Sending {
  let sending: Sending = {};
  for (const id of agent) {
    const { kind, effect } = known(id);
    sending = { ...sending, ...kind.sending?.(effect) };
  }
  sendings[def] = sending;
  return sending;
}

/** The flows of what effects ask, by the kind of their frames. */
export const effectFlows: Readonly<Record<string, Flow<G>>> = Object.fromEntries(
  allKinds.flatMap(({ kind, asks }) => (asks ? [[kind, asks(effectOf, itOf)]] : [])),
);

function effectOf(f: ClauseFrame): Effect {
  return clause(f.clause).effect;
}

function itOf(f: ClauseFrame): It {
  return known(f.clause).it;
}

/** A frame with effects that wait. */
type Waiting = AgentFrame | RevealFrame | EffectsFrame;

/**
 * Carries out whatever waits and can not be better later (RD-1); true if it has pushed something that must be done
 * first.
 */
export function settle(g: G, side: SideId, f: Waiting): boolean {
  const { state: s } = g;
  const depth = s.frames.length;
  for (let i = 0; i < f.clauses.length; ) {
    const of = known(f.clauses[i]);
    const source = f.sources[i];
    if (!isDue(s, side, f, of, source)) {
      i++;
      continue;
    }
    takeAt(f.clauses, i);
    takeAt(f.sources, i);
    if (of.kind.unfolds) addBox(f, of.boxes[0], source);
    else resolve(g, side, of.id, source);
    if (s.frames.length > depth) return true;
    // What was gained may fulfil a condition passed over before.
    i = 0;
  }
  return false;
}

/** What can not be done yet stays due until the end of the turn (D-6.12). */
function isDue(s: Dune, side: SideId, f: Waiting, of: Known, source: number): boolean {
  if (of.when !== 'atOnce') return false;
  if (of.due && !of.due(s, side, of.effect, source, of.it, f)) return false;
  if (of.kind.unfolds) return true;
  return can(s, side, of.id, source) && !waitsForTroops(s, side, f, of);
}

/**
 * The supply is too small for all that waits, and something else wants its troops or may fill it first: then the order
 * matters and is the player's (D-4.8, D-8.2, D-23.10).
 */
function waitsForTroops(s: Dune, side: SideId, f: Waiting, of: Known): boolean {
  let wanted = of.kind.takes?.(s, bearerOf(s, side), of.effect) ?? 0;
  if (wanted === 0) return false;
  const bearer = bearerOf(s, side);
  const { supply, specimens } = s.sides[bearer];
  const { intrigues } = s.sides[side];
  // Intrigue cards are played between the effects of a turn, and specimens go back at any time (D-17.1, D-24.8).
  let mayChange =
    (specimens > 0 && of.kind.kind !== 'specimen') || (intrigues.length > 0 && f.kind !== 'effects');
  const look = (id: number): void => {
    const { kind, effect, boxes } = known(id);
    // Of one kind the order does not matter.
    const takes = kind === of.kind ? 0 : (kind.takes?.(s, bearer, effect) ?? 0);
    wanted += takes;
    mayChange ||= takes > 0 || (kind.refills?.(s, bearer, effect) ?? false);
    for (const box of boxes) box.forEach(look);
  };
  f.clauses.forEach(look);
  // Cards acquired between the boxes of a Reveal turn may recruit, too (D-8.2).
  if (f.kind === 'reveal') for (const [card] of withinReach(s, side)) cardOf(s, card).acquired.forEach(look);
  return supply < wanted && mayChange;
}

/** Troops wait for specimens that may be returned (RD-22). */
export const wantsSpecimens = (s: Dune, side: SideId, f: Waiting): boolean =>
  s.sides[bearerOf(s, side)].specimens > 0 &&
  f.clauses.some((id) => known(id).kind.kind !== 'specimen' && waitsForTroops(s, side, f, known(id)));

/** More to be carried out with the rest. */
export function addBox(f: Pending, box: Box, source: number): void {
  for (const id of box) {
    f.clauses.push(id);
    f.sources.push(source);
  }
}

/** Carries out what comes last: a card that trashes itself; then what that has made possible, and what has waited. */
export function settleLast(g: G, side: SideId, f: Pending): void {
  const { clauses, sources } = f;
  if (clauses.length === 0) return;
  f.clauses = [];
  f.sources = [];
  const carryOut = (meant: (of: Known) => boolean) =>
    clauses.forEach((id, i) => {
      if (meant(known(id)) && can(g.state, side, id, sources[i])) resolve(g, side, id, sources[i]);
    });
  carryOut(({ when }) => when === 'atEnd');
  carryOut(({ when }) => when === 'last');
  carryOut(({ when, kind }) => when === 'atOnce' && !kind.unfolds);
}

/** Comes at the end by itself, so that nobody chooses it. */
export const isLate = ({ when }: Known): boolean => when === 'atEnd' || when === 'last';
