/** Parts of the table that most moments do without: each is fetched when it is first shown. */
import { later } from '../../../kit/later.tsx';

export const Result = later(() => import('./Result.tsx').then((file) => file.Result));
