/** Parts of the frame that the first move does without: fetched when they are first drawn. */
import { later } from '../../kit/later.tsx';

export const Arrow = later(() => import('./Arrow.tsx').then((file) => file.Arrow));
export const LogView = later(() => import('./LogView.tsx').then((file) => file.LogView));
