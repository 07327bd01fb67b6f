import type { AnyGame } from '@vigrid/kernel';
import { runScenario, type ScenarioReport } from '@vigrid/kernel/scenario';
import { plural } from '@vigrid/speech';
import type { Command } from '../command.ts';
import { readText, yamlFiles } from '../files.ts';
import { gamesById } from '../games.ts';

export const scenario: Command = {
  name: 'scenario',
  usage: 'FILE|DIR…',
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
  options: {},

  async run({ args }, { json, ink, print, printJson, progress, say }) {
    const files = await yamlFiles(args);
    const games = await gamesById();
    let failures = 0;
    for (const [i, file] of files.entries()) {
      progress(`${i + 1}/${files.length} ${file}`);
      const report = attempt(await readText(file), games);
      if (!report.ok) failures++;
      if (json) {
        printJson({ file, ...report });
        continue;
      }
      if (report.ok) continue;
      progress(null);
      const title = report.title ? ` ${report.title} ${ink.info(`[${report.rule}]`)}` : '';
      for (const { line, text } of report.failures)
        print(`${ink.bad('✗')} ${ink.strong(`${file}:${line}`)}${title}\n    ${text}`);
    }
    progress(null);
    if (!json) {
      print(
        say({
          ru: `Сценариев: ${files.length}, не сошлось: ${failures}.`,
          en: `${files.length} ${plural(files.length, 'en', ['scenario', 'scenarios'])}, ${failures} failed.`,
        }),
      );
    }
    return failures > 0 ? 1 : 0;
  },
};

/** A fault of the engine fails the one scenario that found it. */
function attempt(text: string, games: Readonly<Record<string, AnyGame>>): ScenarioReport {
  try {
    return runScenario(text, games);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { title: '', rule: '', ok: false, failures: [{ line: 1, text: `The game broke down: ${why}` }] };
  }
}
