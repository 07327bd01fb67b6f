/** The `vigrid` command. Each subcommand is a file in commands/. */
import { type Lang, nearest } from '@vigrid/kernel';
import { type Command, langOf, readCall } from './command.ts';
import { commands } from './commands.ts';
import { Complaint, type ExitCode, misused } from './complaint.ts';
import { openDesk, usualLang } from './desk.ts';
import { roomOf } from './games.ts';
import { commandHelp, overview } from './help.ts';

export async function vigrid(words: readonly string[]): Promise<ExitCode> {
  try {
    return await carryOut(words);
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    const lang = langIn(words);
    openDesk(lang, false).note(error.text[lang]);
    return error.code;
  }
}

/** Does what the words say, or throws a complaint about them. */
export async function carryOut(words: readonly string[]): Promise<ExitCode> {
  const command = commandIn(words);
  if (!command) {
    const desk = openDesk(langIn(words), false);
    for (const line of overview(commands, desk)) desk.print(line);
    return 0;
  }
  const { call, desk } = readCall(command, words.slice(command.name.split(' ').length));
  if (!call.has('help')) return command.run(call, desk);
  const game = command.setsUp && call.args[0] !== undefined ? (await roomOf(call.args[0])).game : null;
  for (const line of commandHelp(command, desk, game)) desk.print(line);
  return 0;
}

/** The command that the words begin with; null if they only ask what there is. */
function commandIn(words: readonly string[]): Command | null {
  const [first] = words;
  if (first === undefined || first === '--help' || first === 'help' || first === '--lang') return null;
  const begun = commands.find(({ name }) => name.split(' ').every((word, i) => word === words[i]));
  if (begun) return begun;
  const near = nearest(
    first,
    commands.map(({ name }) => name),
  );
  throw misused(
    `Команды «${first}» нет. ${near ? `Может быть, «${near}»? ` : ''}Все команды: vigrid --help`,
    `There is no command "${first}". ${near ? `Did you mean "${near}"? ` : ''}For all of them: vigrid --help`,
  );
}

/** The language asked for anywhere among the words, whatever else is wrong with them. */
function langIn(words: readonly string[]): Lang {
  const at = words.findIndex((word) => /^--lang(?:=|$)/.test(word));
  const asked = at < 0 ? undefined : (words[at].split('=')[1] ?? words[at + 1]);
  try {
    return langOf(asked);
  } catch {
    return usualLang(process.env);
  }
}
