import { stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { AnyGame } from '@vigrid/kernel';
import { runScenario, type ScenarioReport, type Trace } from '@vigrid/kernel/scenario';
import { plural } from '@vigrid/speech';
import type { Command } from '../command.ts';
import type { Desk } from '../desk.ts';
import { readText, yamlFiles } from '../files.ts';
import { gamesById } from '../games.ts';
import { traceTo } from '../trace.ts';

export const scenario: Command = {
  name: 'scenario',
  usage: 'FILE|DIR… [--trace] [--watch]',
  about: {
    ru: 'проверить сценарии: файлы и все .yaml в папках',
    en: 'run scenarios: files, and every .yaml in folders',
  },
  more: [
    {
      ru: 'О каждом, что не сошёлся, говорится: файл и строка, чего ждали и что было. С --json — строка {"file","title","rule","ok","failures"} на каждый.',
      en: 'Of each that fails it says file and line, what was expected and what was there. With --json, a line {"file","title","rule","ok","failures"} for each.',
    },
  ],
  takes: { min: 1, max: Infinity },
  options: {
    trace: {
      about: {
        ru: 'шаг за шагом: вопросы с ответами, события, стек и случай',
        en: 'step by step: questions with their answers, events, stack and chance',
      },
    },
    watch: {
      about: {
        ru: 'проверять снова, когда файл меняется',
        en: 'run again whenever a file changes',
      },
    },
  },

  async run(call, desk) {
    const { args } = call;
    const games = await gamesById();
    const tracing = call.has('trace');
    if (!call.has('watch')) return runAll(await yamlFiles(args), games, tracing, desk);
    for await (const changed of changes(args)) await runAll(changed, games, tracing, desk);
    return 0;
  },
};

async function runAll(
  files: readonly string[],
  games: Readonly<Record<string, AnyGame>>,
  tracing: boolean,
  desk: Desk,
): Promise<0 | 1> {
  const { json, ink, print, printJson, progress, say } = desk;
  let failed = 0;
  for (const [i, file] of files.entries()) {
    progress(`${i + 1}/${files.length} ${file}`);
    const report = attempt(await readText(file), games, tracing ? traceTo(desk, file) : undefined);
    if (!report.ok) failed++;
    if (json) {
      printJson({ file, ...report });
      continue;
    }
    if (report.ok) continue;
    progress(null);
    for (const { line, text, title, rule } of report.failures) {
      const what = title ? ` ${title} ${ink.info(`[${rule}]`)}` : '';
      print(`${ink.bad('✗')} ${ink.strong(`${file}:${line}`)}${what}\n    ${text}`);
    }
  }
  progress(null);
  if (!json) {
    print(
      say({
        ru: `Сценариев: ${files.length}, не сошлось: ${failed}.`,
        en: `${files.length} ${plural(files.length, 'en', ['scenario', 'scenarios'])}, ${failed} failed.`,
      }),
    );
  }
  return failed > 0 ? 1 : 0;
}

/** All files at first; then, whenever some have changed, those. */
async function* changes(paths: readonly string[]): AsyncGenerator<readonly string[]> {
  const seen = new Map<string, number>();
  for (;;) {
    const changed: string[] = [];
    for (const file of await yamlFiles(paths)) {
      const { mtimeMs } = await stat(file);
      if (seen.get(file) !== mtimeMs) changed.push(file);
      seen.set(file, mtimeMs);
    }
    if (changed.length > 0) yield changed;
    await setTimeout(300);
  }
}

/** A fault of the engine fails the one scenario that found it. */
function attempt(text: string, games: Readonly<Record<string, AnyGame>>, trace?: Trace): ScenarioReport {
  try {
    return runScenario(text, games, trace);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { title: '', rule: '', ok: false, failures: [{ line: 1, text: `The game broke down: ${why}` }] };
  }
}
