/** The time that clocks run by: it never jumps, and on a shared database it is the database's, the same for all servers. */

/** How far off we may be before we set ours by the database's, in milliseconds. */
const tolerance = 200;

export interface CommonTime {
  now(): number;
  /** Sets it by what the database says, asked for just now. */
  set(ask: () => Promise<number>): Promise<void>;
}

export function commonTime(): CommonTime {
  let ahead = Date.now() - performance.now();
  const now = () => Math.floor(ahead + performance.now());
  return {
    now,
    async set(ask) {
      const asked = now();
      const told = await ask();
      const off = told - (asked + now()) / 2;
      if (Math.abs(off) > tolerance) ahead += off;
    },
  };
}
