/** The games that the server has, where the lobby is not open. */
import type { GameOffer } from '@vigrid/protocol';
import { useEffect, useState } from 'preact/compat';
import { fetchPage } from '../shell/site.ts';

export const fetchOffers = (): Promise<readonly GameOffer[]> => fetchPage('api/games');

/** Null until they have come; none if they do not. */
export function useOffers(): readonly GameOffer[] | null {
  const [offers, setOffers] = useState<readonly GameOffer[] | null>(null);
  useEffect(() => {
    fetchOffers().then(setOffers, () => setOffers([]));
  }, []);
  return offers;
}
