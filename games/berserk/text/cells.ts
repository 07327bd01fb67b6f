/**
 * How cells are called (B09-207.5, B09-207.5a): columns A to E from left to right and rows 1 to 3 away from the middle,
 * with a prime on the far half. The near half is that of seat 0, whoever goes first, so that a record reads alike.
 */
import type { Text } from '@vigrid/kernel';
import { alike } from '@vigrid/speech';
import { columnOf, halfOf, rankOf } from '../zones/battlefield.ts';

export function cellName(cell: number): string {
  return `${'ABCDE'[columnOf(cell)]}${rankOf(cell)}${halfOf(cell) === 0 ? '' : '′'}`;
}

/** A cell, or the auxiliary zone, where something stands or goes. */
export const placeName = (cell: number): Text =>
  cell < 0 ? { ru: 'дополнительная зона', en: 'the auxiliary zone' } : alike(cellName(cell));
