/** Sends the newest of many changes, a little after the last one; one at a time, so that no older one comes later. */
export interface Saver<T> {
  put(value: T): void;
  /** Sends what waits, at once. */
  flush(): Promise<void>;
  /** Forgets what waits. */
  drop(): void;
}

/** `send` deals with its own failures. */
export function createSaver<T>(send: (value: T) => Promise<void>, delay: number): Saver<T> {
  let waiting: { readonly value: T } | null = null;
  let sending: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function sendAll(): Promise<void> {
    try {
      while (waiting) {
        const { value } = waiting;
        waiting = null;
        await send(value);
      }
    } finally {
      sending = null;
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    if (waiting && !sending) sending = sendAll();
    return sending ?? Promise.resolve();
  }

  return {
    put(value) {
      waiting = { value };
      clearTimeout(timer);
      timer = setTimeout(flush, delay);
    },
    flush,
    drop() {
      clearTimeout(timer);
      waiting = null;
    },
  };
}
