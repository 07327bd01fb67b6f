import type { CardLook } from '../kit/CardShell.tsx';
import type { Standing } from './ask/context.ts';

/** How a card's standing in the question is drawn. */
export function looks(standing: Standing): CardLook | undefined {
  switch (standing) {
    case 'idle':
    case 'other':
      return undefined;
    case 'picked':
      return 'chosen';
    default:
      return standing;
  }
}
