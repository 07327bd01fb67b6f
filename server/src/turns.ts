/**
 * Whose request is carried out next. So many are under way at a time; of those that wait, each guest's has its turn after
 * the others', however many one asks for. So what takes many steps, as an export does, waits for a few at each step and
 * not for everybody.
 */
export class Turns {
  #free: number;
  /** By whoever waits, a guest or a connection that is nobody's yet, in the order of their turns. */
  readonly #waiting = new Map<string | object, (() => void)[]>();

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  async take<T>(who: string | object, job: () => T | Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await this.#come(who);
    try {
      return await job();
    } finally {
      this.#pass();
    }
  }

  #come(who: string | object): Promise<void> {
    return new Promise((go) => {
      const theirs = this.#waiting.get(who);
      if (theirs) theirs.push(go);
      else this.#waiting.set(who, [go]);
    });
  }

  #pass(): void {
    const [first] = this.#waiting;
    if (!first) {
      this.#free++;
      return;
    }
    const [who, [go, ...more]] = first;
    this.#waiting.delete(who);
    if (more.length > 0) this.#waiting.set(who, more);
    go();
  }
}
