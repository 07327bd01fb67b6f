/** By which rule players are told what happens, is asked or forbidden: by one of the edition that they play. */
import type { Flow, Frame, Question, Reason, Step } from '@vigrid/kernel';
import { counterparts } from './rulebook/counterparts.ts';
import type { RuleId, RulingId } from './rulebook/index.ts';
import type { Berserk, G } from './state.ts';

type Cited = RuleId | RulingId;
type Played = Pick<Berserk, 'edition'>;

const own: Readonly<Record<string, Cited | undefined>> = counterparts;

/** The rule of the edition that says what this one says. Code cites 2012 where both editions agree. */
export function told(s: Played, rule: Cited): Cited;
export function told(s: Played, rule: string): string;
export function told({ edition }: Played, rule: string): string {
  return edition === '2009' ? (own[rule] ?? rule) : rule;
}

/** Reasons by rules of the edition. */
export const toldAll = (s: Berserk, reasons: readonly Reason[]): Reason[] =>
  reasons.map((reason) => ({ ...reason, rule: told(s, reason.rule) }));

/** Whoever listens: `hearing(g)?.({ kind: 'rolled', … })`. */
export function hearing(g: G): G['listener'] {
  const { listener, state } = g;
  if (!listener || state.edition !== '2009') return listener;
  return (event) => listener({ ...event, rule: told(state, event.rule) });
}

/**
 * Notes that something changes on the table from which a rules effect could follow (B12-503.1), and gives whoever
 * listens: `stirring(g)?.({ kind: 'opened', … })`. What changes nothing of the kind, such as a roll of the die, is told
 * by `hearing` alone.
 */
export function stirring(g: G): G['listener'] {
  g.state.stirred = true;
  return hearing(g);
}

/** The flow with its questions by rules of the edition. */
export const asking = ({ names, steps }: Flow<G>): Flow<G> => ({ names, steps: steps.map(askingStep) });

function askingStep(step: Step<G, Frame>): Step<G, Frame> {
  if ('ask' in step) {
    const { ask, take } = step;
    return {
      ask(g, f) {
        const q = ask(g, f);
        return q === null || g.state.edition === '2012' ? q : byEdition(g.state, q);
      },
      take,
    };
  }
  if ('askAll' in step) {
    const { askAll, takeAll } = step;
    return { askAll: (g, f) => askAll(g, f).map((q) => byEdition(g.state, q)), takeAll };
  }
  return step;
}

const byEdition = (s: Berserk, q: Question): Question => ({ ...q, rule: told(s, q.rule) });
