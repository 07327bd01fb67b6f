import { createInterface } from 'node:readline';

/** Lines that somebody types, or that come through a pipe; null when there are no more. */
export interface Lines {
  next(): Promise<string | null>;
  close(): void;
}

export function typedLines(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Lines {
  const isTerminal = input.isTTY === true && output.isTTY === true;
  const reader = createInterface({
    input,
    ...(isTerminal && { output }),
    terminal: isTerminal,
    prompt: '> ',
  });
  // Ctrl-C ends the input, and with it the game.
  reader.on('SIGINT', () => reader.close());
  const lines = reader[Symbol.asyncIterator]();
  return {
    async next() {
      if (isTerminal) reader.prompt();
      const { done, value } = await lines.next();
      return done ? null : value.trim();
    },
    close: () => reader.close(),
  };
}
