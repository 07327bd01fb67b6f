/** The help texts, written from what each command says of itself. */
import type { Game, Text } from '@vigrid/kernel';
import { columns, pad, wrap } from '@vigrid/kernel/terminal';
import { type Command, everywhere, type Option } from './command.ts';
import type { Desk } from './desk.ts';
import { settingLines } from './settings.ts';

export function overview(commands: readonly Command[], { ink, say, width }: Desk): string[] {
  const broad = Math.max(...commands.map(({ name, usage }) => columns(`vigrid ${name} ${usage}`))) + 2;
  return [
    say({
      ru: 'Vigrid: стол, за которым в игры играют по всем правилам.',
      en: 'Vigrid: a table where games are played with their complete rules enforced.',
    }),
    '',
    ...commands.flatMap(({ name, usage, about }) => {
      const call = `vigrid ${ink.strong(name)} ${usage}`;
      if (width - broad < 30)
        return [call, ...wrap(say(about), width - 6).map((line) => `      ${ink.faint(line)}`)];
      const [first = '', ...more] = wrap(say(about), width - broad);
      return [
        `${pad(call, broad)}${ink.faint(first)}`,
        ...more.map((line) => `${' '.repeat(broad)}${ink.faint(line)}`),
      ];
    }),
    '',
    say({
      ru: 'Все команды понимают --help, --json и --lang ru|en. Код выхода: 0 — всё хорошо, 1 — проверка не прошла, 2 — команда написана неверно.',
      en: 'Every command takes --help, --json and --lang ru|en. It exits with 0 if all is well, 1 if a check failed, 2 if it was called wrongly.',
    }),
  ];
}

/** How to use a command; with a game that it sets up, what can be chosen for that. */
export function commandHelp(command: Command, desk: Desk, game: Game | null): string[] {
  const { name, usage, about, more = [], options } = command;
  const { ink, say, width } = desk;
  return [
    `vigrid ${ink.strong(name)} ${usage}`,
    '',
    ...wrap(say(about), width),
    ...more.flatMap((text) => ['', ...wrap(say(text), width)]),
    '',
    ...optionLines({ ...options, ...everywhere }, desk),
    ...(game ? ['', say(settingsOf(game.name)), ...settingLines(game, desk)] : []),
  ];
}

const settingsOf = (name: Text): Text => ({
  ru: `${name.ru}, настройки (--set ID=ЗНАЧЕНИЕ, списки через запятую):`,
  en: `Settings of ${name.en} (--set ID=VALUE, lists with commas):`,
});

function optionLines(options: Readonly<Record<string, Option>>, { ink, say }: Desk): string[] {
  const rows = Object.entries(options).map(([name, { value, about }]) => ({
    call: `--${name}${value === undefined ? '' : ` ${value}`}`,
    about: say(about),
  }));
  const broad = Math.max(...rows.map(({ call }) => call.length));
  return rows.map((row) => `  ${row.call.padEnd(broad)}  ${ink.faint(row.about)}`);
}
