/** What a command is, and how its arguments are read. */
import { parseArgs } from 'node:util';
import { type Lang, nearest, type Text } from '@vigrid/kernel';
import { languages } from '@vigrid/speech';
import { type ExitCode, misused } from './complaint.ts';
import { type Desk, openDesk, usualLang } from './desk.ts';

export interface Command {
  /** One word or two: `deck check`. */
  readonly name: string;
  /** What follows the name, for people: `GAME [--bot LEVEL]`. */
  readonly usage: string;
  readonly about: Text;
  /** What more there is to know, a paragraph each. */
  readonly more?: readonly Text[];
  /** How many arguments beside options it takes. */
  readonly takes: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, Option>>;
  /** Whether the first argument is a game, whose settings its help tells. */
  readonly setsUp?: true;
  run(call: Call, desk: Desk): Promise<ExitCode>;
}

export interface Option {
  /** What its value is called; without one the option takes none. */
  readonly value?: string;
  /** It may be given again and again. */
  readonly many?: true;
  readonly about: Text;
}

/** A command's arguments as they were given. */
export interface Call {
  readonly args: readonly string[];
  /** The value of an option, undefined where it was not given. */
  value(option: string): string | undefined;
  /** All values of an option, in their order. */
  values(option: string): readonly string[];
  has(option: string): boolean;
}

/** Options that every command has. */
export const everywhere: Readonly<Record<string, Option>> = {
  json: { about: { ru: 'печатать JSON, по строке на запись', en: 'print JSON, one line per record' } },
  lang: { value: 'ru|en', about: { ru: 'язык (обычно по LANG)', en: 'language (by LANG unless given)' } },
  help: { about: { ru: 'как пользоваться командой', en: 'how to use the command' } },
};

export interface Request {
  readonly call: Call;
  readonly desk: Desk;
}

/** Reads the words after a command's name, or complains about the first that does not fit. */
export function readCall(command: Command, words: readonly string[]): Request {
  const options = { ...command.options, ...everywhere };
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value }]) => [
        name,
        { type: value === undefined ? 'boolean' : 'string' },
      ]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const args: string[] = [];
  const given = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') args.push(token.value);
    if (token.kind !== 'option') continue;
    checkOption(command, options, token);
    const before = options[token.name].many ? (given.get(token.name) ?? []) : [];
    given.set(token.name, token.value === undefined ? before : [...before, token.value]);
  }
  const known = (option: string): string => {
    if (Object.hasOwn(options, option)) return option;
    throw new Error(`"${command.name}" asks for an option it does not have: --${option}.`);
  };
  const call: Call = {
    args,
    value: (option) => given.get(known(option))?.[0],
    values: (option) => given.get(known(option)) ?? [],
    has: (option) => given.has(known(option)),
  };
  const desk = openDesk(langOf(call.value('lang')), call.has('json'));
  if (!call.has('help')) checkCount(command, args);
  return { call, desk };
}

interface GivenOption {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function checkOption(command: Command, options: Record<string, Option>, token: GivenOption): void {
  const { name, rawName, value } = token;
  const option = Object.hasOwn(options, name) && rawName.startsWith('--') ? options[name] : undefined;
  if (!option) {
    const all = Object.keys(options);
    const near = nearest(name, all);
    const known = all.map((one) => `--${one}`).join(', ');
    throw misused(
      `У команды «${command.name}» нет параметра ${rawName}. ${near ? `Может быть, --${near}?` : `Есть: ${known}.`}`,
      `"${command.name}" has no option ${rawName}. ${near ? `Did you mean --${near}?` : `It has ${known}.`}`,
    );
  }
  if (option.value === undefined && token.inlineValue) {
    throw misused(
      `Параметр --${name} пишется без значения.`,
      `The option --${name} is written without a value.`,
    );
  }
  // A value that looks like an option is a value forgotten, unless it stands after "=".
  const forgotten = value === undefined || (!token.inlineValue && /^--?\D/.test(value));
  if (option.value !== undefined && forgotten) {
    throw misused(
      `После --${name} нужно значение: --${name} ${option.value}.`,
      `The option --${name} needs a value: --${name} ${option.value}.`,
    );
  }
}

function checkCount(command: Command, args: readonly string[]): void {
  const { min, max } = command.takes;
  const usage = `vigrid ${command.name} ${command.usage}`;
  if (args.length < min) {
    throw misused(
      `Команде чего-то не хватает. Она пишется так: ${usage}`,
      `Something is missing. Write: ${usage}`,
    );
  }
  if (args.length > max) {
    throw misused(
      `«${args[max]}» здесь лишнее. Команда пишется так: ${usage}`,
      `"${args[max]}" is one too many. Write: ${usage}`,
    );
  }
}

/** The language asked for among any words, before they are known to make sense. */
export function langOf(asked: string | undefined): Lang {
  if (asked === undefined) return usualLang(process.env);
  const lang = languages.find((one) => one === asked);
  if (lang) return lang;
  throw misused(
    `Языка «${asked}» здесь нет: --lang ru или --lang en.`,
    `There is no language "${asked}" here: --lang ru or --lang en.`,
  );
}

/** A whole number from an option's value. */
export function wholeNumber(option: string, value: string, min: number, max: number): number {
  const n = Number(value);
  if (/^\d+$/.test(value) && n >= min && n <= max) return n;
  throw misused(
    `--${option} — это целое число от ${min} до ${max}, а не «${value}».`,
    `--${option} is a whole number from ${min} to ${max}, not "${value}".`,
  );
}
