/** What happens in a voyage, for the log and the table. Every event cites the rule it follows from. */
import type { Seat, Secret, Told } from '@vigrid/kernel';
import type { RuleId } from './rulebook/index.ts';

export type SkerriesEvent =
  | Told<'deal', { seat: Seat; count: number; secret?: Secret<{ hand: readonly number[] }> }, RuleId>
  | Told<'land', { island: number; prize: number }, RuleId>
  | Told<'hoist', { seat: Seat; sail: number }, RuleId>
  | Told<'storm', { die: number }, RuleId>
  | Told<'moor', { seat: Seat; prize: number }, RuleId>
  | Told<'nobody', { prize: number }, RuleId>
  | Told<'dare', { seat: Seat; die: number; prize: number }, RuleId>
  | Told<'end', { winners: readonly Seat[] }, RuleId>;
