/** What a seat may not know, dealt anew; and the count that nothing is lost or doubled. */
import { copy, type Random, type Seat, shuffle } from '@vigrid/kernel';
import { type Skerries, sails } from './state.ts';

/** Other hands and the stock are shuffled together and dealt again; so are the treasures to come. */
export function redeal(state: Skerries, seat: Seat, random: Random): Skerries {
  const s = copy(state);
  const seen = new Set([...s.captains.flatMap(({ hoisted }) => hoisted), ...s.captains[seat].hand]);
  const hidden = shuffle(
    random,
    sails.filter((sail) => !seen.has(sail)),
  );
  s.captains.forEach((captain, of) => {
    if (of !== seat) captain.hand = hidden.splice(0, captain.hand.length).sort((a, b) => a - b);
  });
  s.stock = hidden;
  // Sorted first, so that the outcome does not depend on how they really lay.
  s.treasures.sort((a, b) => a - b);
  shuffle(random, s.treasures);
  return s;
}

/** Every sail, wherever it is. */
export const census = ({ stock, captains }: Skerries): number[] =>
  [...stock, ...captains.flatMap(({ hand, hoisted }) => [...hand, ...hoisted])].sort((a, b) => a - b);
