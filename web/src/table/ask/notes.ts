/** Why a press did nothing: shown where it was pressed, and kept in the log. */
import type { Act } from '@vigrid/kernel';
import type { Both } from '../../i18n/index.ts';

export interface Note {
  readonly id: number;
  readonly seq: number;
  readonly tried: Tried | null;
  readonly text: Both<string>;
  readonly rule: string | undefined;
  readonly x: number;
  readonly y: number;
}

/** What was meant: an act, to act with a card that is aimed at nobody yet, to pick a card. */
export type Tried =
  | { readonly kind: 'act'; readonly act: Act }
  | { readonly kind: 'begin' | 'pick'; readonly card: number };

/** With one more. Who tries the same again at the same step reads the same again, and the log says it once. */
export function withNote(
  notes: readonly Note[],
  fresh: Omit<Note, 'id'>,
): { readonly notes: readonly Note[]; readonly id: number } {
  const says = ({ seq, tried, text, rule }: Omit<Note, 'id'>) => JSON.stringify([seq, tried, text, rule]);
  const told = notes.find((one) => says(one) === says(fresh));
  const id = told?.id ?? notes.length;
  const others = told
    ? notes.map((one) => (one === told ? { ...fresh, id } : one))
    : [...notes, { ...fresh, id }];
  return { notes: others, id };
}
