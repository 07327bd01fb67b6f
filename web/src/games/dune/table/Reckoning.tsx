import type { MomentProps } from '../../screen.ts';
import { Armies } from './Conflict.tsx';
import type { DuneTold, DuneView } from './game.ts';
import { reckoned } from './reckoned.ts';

/** How a combat was reckoned: who had what in the Conflict when the places were given. */
export const Reckoning = ({ before, after, events, step }: MomentProps<DuneView, DuneTold>) =>
  events.some(({ kind }) => kind === 'placed' || kind === 'noWinner') ? (
    <Armies view={reckoned(before, after, step)} />
  ) : null;
