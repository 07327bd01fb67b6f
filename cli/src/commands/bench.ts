import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@vigrid/games';
import type { Command } from '../command.ts';
import { failed } from '../complaint.ts';
import { roomOf } from '../games.ts';

export const bench: Command = {
  name: 'bench',
  usage: '[GAME…]',
  about: { ru: 'измерить скорость наших игр', en: 'measure the speed of our games' },
  more: [
    {
      ru: 'Рядом с другими движками меряет npm run bench. С --json — строка {"peer":"ours","case","metric","value"} на каждую величину.',
      en: 'For the peers beside ours: npm run bench. With --json, a line {"peer":"ours","case","metric","value"} for each figure.',
    },
  ],
  takes: { min: 0, max: Infinity },
  options: {
    quick: {
      about: { ru: 'быстро и неточно', en: 'quickly, without much of a warm-up' },
    },
  },

  async run(call, { json, ink, print, progress, lang, say }) {
    const games = call.args.length > 0 ? call.args : gameIds;
    for (const id of games) await roomOf(id);
    for (const id of games) {
      if (!json) print(ink.strong(id));
      progress(say({ ru: `${id}: меряем…`, en: `Measuring ${id} …` }));
      await measure(id, call.has('quick'), (line) => {
        progress(null);
        print(json ? line : row(line, lang));
        progress(say({ ru: `${id}: меряем…`, en: `Measuring ${id} …` }));
      });
      progress(null);
    }
    return 0;
  },
};

/** Measures in a process of its own, which has nothing else to do and no other garbage. */
async function measure(game: string, quick: boolean, tell: (line: string) => void): Promise<void> {
  const script = fileURLToPath(import.meta.resolve('@vigrid/bench'));
  const child = spawn(process.execPath, [script, game, ...(quick ? ['--quick'] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('{')) tell(line);
  const code = await ended;
  if (code !== 0) {
    throw failed(
      `Измерение «${game}» оборвалось (код ${code}).`,
      `Measuring ${game} broke off with code ${code}.`,
    );
  }
}

/** A figure for people: what, and how much. */
function row(line: string, lang: string): string {
  const { metric, value }: { metric: string; value: number } = JSON.parse(line);
  const digits = value >= 100 ? Math.round(value) : Number(value.toPrecision(3));
  return `  ${metric.padEnd(16)}${digits.toLocaleString(lang).padStart(12)}`;
}
