/** What every part of the frame knows of the table it stands around. */
import type { TableState, Update } from '@vigrid/protocol';
import { createContext, useContext } from 'preact/compat';
import type { Screen } from '../../games/screen.ts';
import type { TableData, TableLink } from '../../net/index.ts';
import type { LookingBack } from './lookingBack.ts';
import type { TableNames } from './names.ts';

export interface TableInfo {
  readonly screen: Screen;
  readonly state: TableState;
  readonly data: TableData;
  readonly link: TableLink;
  /** What is on the screen. */
  readonly update: Update;
  readonly view: object;
  readonly names: TableNames;
  /** The guest's seat; null for a spectator. */
  readonly seat: number | null;
  /** The seat whose side lies below. */
  readonly below: number;
  /** The way back through the game. */
  readonly back: LookingBack;
}

export const TableContext = createContext<TableInfo | null>(null);

export function useTableInfo(): TableInfo {
  const info = useContext(TableContext);
  if (!info) throw new Error('This part of the frame is drawn outside a table.');
  return info;
}
