/**
 * The lots of this browser (docs/fairness.md): it draws one for each seat, gives its print away with the seat, keeps what
 * the server is bound to, and opens the lot only then.
 */
import type { Receipt } from '@vigrid/kernel/fairness';
import type { Requests, TableState, Update } from '@vigrid/protocol';
import { Denied } from './denied.ts';
import type { Keep } from './keep.ts';

/** What is kept of a table until long after its game, to check it by. */
export interface KeptLot extends Receipt {
  readonly lot: string;
  readonly print: string;
  /** What was shown during the game is what the record says. */
  readonly shown?: boolean;
}

export interface Lots {
  /** A lot for a table that has no name yet; null where none can be drawn. */
  draw(): Promise<KeptLot | null>;
  /** The lot is for this table. */
  keep(table: string, lot: KeptLot | null): void;
  /** What was kept of a table. */
  of(table: string): KeptLot | null;
  /** Whether what was shown at a table is what its record says. */
  shown(table: string, shown: boolean): void;
  /** The print to take a seat with at a table, if one is free. */
  printFor(table: string): Promise<{ readonly print?: string }>;
  /** A table as it was opened. */
  opened(state: TableState): void;
  /** A table at which lots are to be opened, to whoever has this seat. */
  drawing(table: string, seat: number | null, lots: Update['lots']): void;
}

const key = 'vigrid.lots';

/** Tables whose lots are kept, the latest. */
const most = 100;

/** How a lot is opened at the server. */
interface Opener {
  open(wish: Requests['lot'][0]): Promise<unknown>;
}

export function lotsIn(keep: Keep, server: Opener): Lots {
  /** Drawn for a table where it is not known yet whether there is a seat. */
  const loose = new Map<string, KeptLot>();

  const all = (): Record<string, KeptLot> => {
    try {
      return Object(JSON.parse(keep.get(key) ?? '{}'));
    } catch {
      return {};
    }
  };
  const of = (table: string): KeptLot | null => all()[table] ?? null;
  const put = (table: string, lot: KeptLot): void => {
    const { [table]: _, ...others } = all();
    const latest = Object.entries(others).slice(1 - most);
    keep.set(key, JSON.stringify({ ...Object.fromEntries(latest), [table]: lot }));
  };

  async function draw(): Promise<KeptLot | null> {
    try {
      const { freshLot, printOfLot } = await import('@vigrid/kernel/fairness');
      const lot = freshLot();
      return { lot, print: printOfLot(lot) };
    } catch (error) {
      // A game goes on without: the check will say that this browser had no part in it.
      console.warn('No lot could be drawn:', error);
      return null;
    }
  }

  async function open(table: string, kept: KeptLot): Promise<void> {
    try {
      await server.open({ table, lot: kept.lot });
      put(table, { ...kept, laid: true });
    } catch (error) {
      // Too late, then: the check will say so.
      if (!(error instanceof Denied)) throw error;
    }
  }

  function drawing(table: string, seat: number | null, lots: Update['lots']): void {
    const kept = of(table);
    // Without the commitment, or with other prints than were shown before, nothing is opened.
    if (!lots || seat === null || kept?.commitment === undefined || kept.laid) return;
    if (kept.setup !== undefined && `${kept.setup} ${kept.prints}` !== `${lots.setup} ${lots.prints}`) return;
    const fixed = { ...kept, ...lots, seat };
    put(table, fixed);
    if (lots.prints[seat] === kept.print) void open(table, fixed);
  }

  return {
    draw,
    of,
    keep: (table, lot) => {
      if (lot && !of(table)) put(table, lot);
    },
    shown: (table, shown) => {
      const kept = of(table);
      if (kept) put(table, { ...kept, shown });
    },
    async printFor(table) {
      const lot = of(table) ?? loose.get(table) ?? (await draw());
      if (!lot) return {};
      loose.set(table, lot);
      return { print: lot.print };
    },
    opened({ table, seat, commitment, now }) {
      const lot = of(table) ?? loose.get(table);
      loose.delete(table);
      if (seat === null || now.seq >= 0 || !lot) return;
      if (lot.commitment === undefined) put(table, { ...lot, commitment, seat });
      drawing(table, seat, now.lots);
    },
    drawing,
  };
}
