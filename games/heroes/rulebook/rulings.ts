import { rulingsOnPlay } from './rulings-play.ts';
import { rulingsOnTerms } from './rulings-terms.ts';

/** Our answers where the rulebook leaves a question open. */
export const rulings = { ...rulingsOnPlay, ...rulingsOnTerms };

export type RulingId = keyof typeof rulings;
