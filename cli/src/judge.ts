/** What a judge is asked: whether somebody may do something, why not, what happens if. In either language. */
import type { Seat } from '@vigrid/kernel';
import { misused } from './complaint.ts';

export type JudgeQuestion =
  /** What may be done at all. */
  | { readonly kind: 'what' }
  | { readonly kind: 'may'; readonly move: Move }
  | { readonly kind: 'if'; readonly moves: readonly Move[] };

/** What a seat would do, in a line as scenarios write it; whoever is asked where no seat is named. */
export interface Move {
  readonly seat: Seat | null;
  readonly line: string;
}

const may =
  /^(?:may|can|why (?:can|may) ?not|why can['’]t|why not|можно ли|можно|может ли|почему нельзя|почему не)\s+(.+)$/i;
const ifs = /^(?:what (?:happens )?if|what then|что будет,? если|что если|а если)\s+(.+)$/i;

export function readQuestion(words: string): JudgeQuestion {
  const asked = words.trim().replace(/[?.!\s]+$/, '');
  if (asked === '') return { kind: 'what' };
  const supposed = ifs.exec(asked);
  if (supposed) return { kind: 'if', moves: supposed[1].split(';').map(moveOf) };
  const wished = may.exec(asked);
  if (wished) return { kind: 'may', move: moveOf(wished[1]) };
  throw misused(
    `Судью спрашивают так: «можно ли a strike Nomad > Orc?», «почему нельзя …?», «что будет, если a …; b …?». А не «${words}».`,
    `A judge is asked "may a strike Nomad > Orc?", "why not …?", "what happens if a …; b …?", not "${words}".`,
  );
}

function moveOf(words: string): Move {
  const [, letter, line = ''] = /^(?:([a-f]):?\s+)?(.+)$/.exec(words.trim()) ?? [];
  return { seat: letter === undefined ? null : letter.charCodeAt(0) - 97, line };
}
