/** Where a battle stands, if its end is near or was agreed on: then crystals decide (B12-604.1). */
import type { BerserkView } from '@vigrid/berserk/table';
import type { Names } from '@vigrid/kernel';
import type { Speech as Spoken } from '../../../i18n/index.ts';
import { words as common } from '../../../table/texts.ts';
import { words } from './texts.ts';

/** So long a game lasts where nothing else was agreed on; most never come near it. */
const ordinary = 200;
const near = 20;

export function turnText(
  { turn, lastTurn, active, seat }: Pick<BerserkView, 'turn' | 'lastTurn' | 'active' | 'seat'>,
  names: Names,
  { t }: Pick<Spoken, 't'>,
): string | null {
  if (turn === 0 || (lastTurn >= ordinary && lastTurn - turn > near)) return null;
  const whose = active === seat ? t(common.yours) : names.seat(active);
  // Each player has one more.
  const last = lastTurn - turn < 2;
  return `${t(last ? words.lastTurn : words.turnOutOf)(turn, lastTurn)}, ${whose}`;
}
