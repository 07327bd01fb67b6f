/** The questions of effects, each asked of whoever decides for the side. */
import {
  type ActQuestion,
  asks,
  type Flow,
  flow,
  type NumberQuestion,
  type PickQuestion,
  type Question,
  type Value,
  type YesNoQuestion,
} from '@vigrid/kernel';
import type { DuneAct } from '../acts.ts';
import type { Cite } from '../events.ts';
import { type ClauseFrame, type Dune, decides, type G, type SideId, seatOf } from '../state.ts';
import { factions } from '../symbols.ts';

type Asking = { readonly ask: string; readonly rule: Cite };

/** The seat that decides, and what the question is about. */
function asked(s: Dune, f: ClauseFrame, what: Asking) {
  return { ...what, seat: decides(s, f.side), ...(f.source >= 0 && { about: { source: f.source } }) };
}

export const acts = (
  s: Dune,
  f: ClauseFrame,
  what: Asking,
  options: readonly DuneAct[],
): ActQuestion<DuneAct> | null =>
  options.length === 0 ? null : { kind: 'act', ...asked(s, f, what), options };

/** A decision of one step. */
export const one = <Q extends Question>(
  ask: (g: G, f: ClauseFrame) => Q | null,
  take: (g: G, f: ClauseFrame, value: Value<Q>, q: Q) => void,
): Flow<G> => flow<G, ClauseFrame>({ ask: asks(ask, take) });

export const cardsOf = (
  s: Dune,
  f: ClauseFrame,
  what: Asking,
  from: readonly number[],
  min: number,
  max: number,
): PickQuestion => ({ kind: 'cards', ...asked(s, f, what), from, min, max });

export const numberOf = (
  s: Dune,
  f: ClauseFrame,
  what: Asking,
  min: number,
  max: number,
): NumberQuestion => ({
  kind: 'number',
  ...asked(s, f, what),
  min,
  max,
});

export const yesNo = (s: Dune, f: ClauseFrame, what: Asking): YesNoQuestion => ({
  kind: 'yesno',
  ...asked(s, f, what),
});

export const spaceActs = (among: readonly number[]): DuneAct[] =>
  among.map((space) => ({ do: 'space', space }));

export const influenceActs = (among: readonly number[], n: number): DuneAct[] =>
  among.map((faction) => ({ do: 'influence', faction: factions[faction], n }));

export const factionOf = (act: DuneAct): number =>
  act.do === 'influence' ? factions.indexOf(act.faction) : -1;

export const sideActs = (s: Dune, among: readonly SideId[]): DuneAct[] =>
  among.map((side) => ({ do: 'side', seat: seatOf(s, side) }));
