/** Parts of the table that most moments do without: each is fetched when it is first shown. */
import { later } from '../../../kit/later.tsx';

export const Result = later(() => import('./Result.tsx').then((file) => file.Result));
export const Open = later(() => import('./Open.tsx').then((file) => file.Open));
export const Discards = later(() => import('./Open.tsx').then((file) => file.Discards));
export const Ix = later(() => import('./Ix.tsx').then((file) => file.Ix));
export const ArrowAgents = later(() => import('./Commander.tsx').then((file) => file.ArrowAgents));
export const OwnBoard = later(() => import('./Commander.tsx').then((file) => file.OwnBoard));
export const Tleilax = later(() => import('./Tleilax.tsx').then((file) => file.Tleilax));
