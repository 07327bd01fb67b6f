import type { Denial } from '@vigrid/protocol';
import { useCallback, useState } from 'preact/compat';
import { Denied } from './denied.ts';

export interface Attempts {
  /** Does something that the server may say no to; its no is kept until the next attempt. */
  attempt(deed: () => Promise<unknown>): Promise<void>;
  /** Something is under way. */
  readonly busy: boolean;
  readonly denial: Denial | null;
  deny(denial: Denial | null): void;
}

export function useAttempt(): Attempts {
  const [busy, setBusy] = useState(false);
  const [denial, deny] = useState<Denial | null>(null);
  const attempt = useCallback(async (deed: () => Promise<unknown>) => {
    setBusy(true);
    deny(null);
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      deny(error.denial);
    } finally {
      setBusy(false);
    }
  }, []);
  return { attempt, busy, denial, deny };
}
