/** The games that can be played here. */
import type { GameOffer } from '@vigrid/protocol';
import { useEffect, useState } from 'preact/compat';
import { fetchPage } from '../shell/site.ts';

export const fetchOffers = (): Promise<readonly GameOffer[]> => fetchPage('api/games');

const pauseBetween = 1_000;

/** Null until they have come; none as long as they do not. */
export function useOffers(): readonly GameOffer[] | null {
  const [offers, setOffers] = useState<readonly GameOffer[] | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    const ask = async (): Promise<void> => {
      try {
        const found = await fetchOffers();
        if (here) setOffers(found);
      } catch {
        if (!here) return;
        setOffers([]);
        timer = setTimeout(ask, pauseBetween);
      }
    };
    void ask();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, []);
  return offers;
}
