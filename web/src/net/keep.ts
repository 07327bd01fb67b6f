/**
 * What the browser remembers: the guest's token for good, deeds on their way for as long as the tab lives. Works from
 * memory where the browser forbids storage.
 */
export interface Keep {
  get(key: string): string | null;
  set(key: string, value: string | null): void;
}

export function keepIn(open: () => Storage): Keep {
  const memory = new Map<string, string>();
  let storage: Storage | null = null;
  try {
    storage = open();
  } catch {
    storage = null;
  }
  return {
    get: (key) => memory.get(key) ?? storage?.getItem(key) ?? null,
    set(key, value) {
      if (value === null) {
        memory.delete(key);
        storage?.removeItem(key);
        return;
      }
      try {
        if (!storage) memory.set(key, value);
        storage?.setItem(key, value);
      } catch {
        memory.set(key, value);
      }
    },
  };
}
