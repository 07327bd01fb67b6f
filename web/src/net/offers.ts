/** The games that the server has, where the lobby is not open. */
import type { GameOffer } from '@vigrid/protocol';
import { useEffect, useState } from 'preact/compat';

export async function fetchOffers(): Promise<readonly GameOffer[]> {
  const reply = await fetch('/api/games');
  if (!reply.ok) throw new Error(`The list of games did not come: ${reply.status}.`);
  return reply.json();
}

/** Null until they have come; none if they do not. */
export function useOffers(): readonly GameOffer[] | null {
  const [offers, setOffers] = useState<readonly GameOffer[] | null>(null);
  useEffect(() => {
    fetchOffers().then(setOffers, () => setOffers([]));
  }, []);
  return offers;
}
