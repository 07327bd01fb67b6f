/** What a game is set up with, as it is given on the command line. */
import { type Bot, botNamed, bots, references } from '@vigrid/bots';
import { type Game, nearest, readSettings, type Setting, type Settings } from '@vigrid/kernel';
import { type Call, type Option, wholeNumber } from './command.ts';
import { misused, misusedBy } from './complaint.ts';

export const botLevels: readonly string[] = Object.keys(bots);

export function botCalled(level: string): Bot {
  const bot = botNamed(level);
  if (bot) return bot;
  const all = [...botLevels, ...references];
  const near = nearest(level, all);
  const known = all.join(', ');
  throw misused(
    `Бота «${level}» нет. ${near ? `Может быть, ${near}?` : `Есть: ${known}.`}`,
    `There is no bot "${level}". ${near ? `Did you mean ${near}?` : `There are: ${known}.`}`,
  );
}

/** How a game is set up from the command line. */
export const setupOptions: Readonly<Record<string, Option>> = {
  set: {
    value: 'ID=VALUE',
    many: true,
    about: {
      ru: 'одна настройка игры; какие есть, скажет --help с игрой',
      en: 'one of the game’s settings, which --help tells with the game',
    },
  },
  options: {
    value: 'JSON',
    about: {
      ru: 'настройки как JSON, например {"decks":["furgot","snirk"]}',
      en: 'settings as JSON, such as {"decks":["furgot","snirk"]}',
    },
  },
};

/** How many sit at a table where bots are measured against each other. */
export const rivalsOptions: Readonly<Record<string, Option>> = {
  seats: {
    value: 'N',
    about: {
      ru: 'сколько мест за столом (меньше всего, но не одно)',
      en: 'seats at the table (the least, but not one)',
    },
  },
};

export function seatsOf({ seats: { min, max } }: Game, call: Call): number {
  const least = Math.max(2, min);
  return wholeNumber('seats', call.value('seats') ?? `${least}`, least, max);
}

/** The options of a game for so many seats, as the call says or as they usually are. */
export function optionsOf(game: Game, call: Call, seats: number): unknown {
  const json = jsonOf(call.value('options'));
  const said = call.values('set').map((words) => settingSaid(game.settings, words));
  return readOptions(game, said.length > 0 ? { ...Object(json), ...Object.fromEntries(said) } : json, seats);
}

export function readOptions(game: Game, given: unknown, seats: number): unknown {
  const read = readSettings(game, given, seats);
  if ('problems' in read) throw misusedBy(read.problems);
  return read.options;
}

function jsonOf(text: string | undefined): unknown {
  try {
    return text === undefined ? {} : JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw misused(`--options — не JSON: ${why}.`, `--options is not JSON: ${why}.`);
  }
}

/** What `ID=VALUE` means; what can not be meant stays as it is, for the game to refuse. */
function settingSaid({ asks }: Settings, words: string): [string, unknown] {
  const at = words.indexOf('=');
  if (at < 1) {
    throw misused(
      `--set пишется так: --set ID=ЗНАЧЕНИЕ, а не «${words}».`,
      `--set is written --set ID=VALUE, not "${words}".`,
    );
  }
  const [id, value] = [words.slice(0, at), words.slice(at + 1)];
  return [id, Object.hasOwn(asks, id) ? valueSaid(asks[id], value) : value];
}

function valueSaid(setting: Setting, said: string): unknown {
  switch (setting.kind) {
    case 'one':
      return setting.choices.find(({ value }) => String(value) === said)?.value ?? said;
    case 'switch':
      return said === 'true' || (said === 'false' ? false : said);
    case 'amount':
      return said.trim() === '' ? said : Number(said);
    case 'length': {
      const [part, number] = said.split(':');
      return { [part]: Number(number) };
    }
    case 'cards':
      return parsed(said);
    default:
      return said === '' ? [] : said.split(',');
  }
}

/** What was written as JSON; anything else stays as it is. */
function parsed(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return said;
  }
}
