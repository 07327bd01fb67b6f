/**
 * Cells of depth and of surface (RB-97): the edge columns are surface, all between them depth, unless a marker makes a
 * cell the other for a while. Above the battlefield there is neither.
 */
import type { Berserk } from '../state.ts';
import { columnOf, columns } from './battlefield.ts';

export function isDepth(s: Berserk, cell: number): boolean {
  for (let i = s.marks.length - 1; i >= 0; i--) {
    const { cell: at, marker } = s.marks[i];
    if (at === cell && (marker === 'depth' || marker === 'surface')) return marker === 'depth';
  }
  const column = columnOf(cell);
  return column > 0 && column < columns - 1;
}

export const isSurface = (s: Berserk, cell: number): boolean => cell >= 0 && !isDepth(s, cell);
