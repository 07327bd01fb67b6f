/** What is said of settings: what one needs, what is wrong with what was given, and what would be right. */
import { capital, plural, type Text } from '@vigrid/speech';
import type { Problem } from './game.ts';
import { nearest } from './nearest.ts';
import type { Choice, Condition, Setting, Settings } from './settings.ts';

/** What a condition asks for, in a few words: `for 3 to 6 players`, `needs "Rise of Ix"`. */
export function needOf({ asks }: Settings, condition: Condition): Text {
  if ('seats' in condition) return forPlayers(condition.seats);
  const setting = asks[condition.setting];
  const names = condition.is.map((value) => nameOf(setting, value));
  return {
    ru: `нужно ${names.map(({ ru }) => `«${ru}»`).join(' или ')}`,
    en: `needs ${names.map(({ en }) => `"${en}"`).join(' or ')}`,
  };
}

/** Why something may not be chosen; `id` is how the options name it. */
export function barred(
  settings: Settings,
  label: Text,
  id: string,
  condition: Condition,
  seats: number,
): Problem {
  const need = needOf(settings, condition);
  const { rule, why } = condition;
  const name = { ru: `«${label.ru}» (${id})`, en: `"${label.en}" (${id})` };
  if (!('seats' in condition)) {
    return problem(
      `${name.ru}: ${need.ru}${why ? `; ${why.ru}` : ''}.`,
      `${name.en} ${need.en}${why ? `: ${why.en}` : ''}.`,
      rule,
    );
  }
  const not =
    seats === 1
      ? { ru: 'не для игры в одиночку', en: 'is not for playing alone' }
      : { ru: `${need.ru}, а не для ${seats}`, en: `is ${need.en}, not for ${seats}` };
  return problem(
    `${name.ru} — ${not.ru}${why ? `: ${why.ru}` : ''}.`,
    `${name.en} ${not.en}${why ? `: ${why.en}` : ''}.`,
    rule,
  );
}

/** Something that there is not, with the nearest that there is. `what`: "настройки", "setting". */
export function noSuch(what: Text, given: unknown, known: readonly string[], rule?: string): Problem {
  const near = typeof given === 'string' ? nearest(given.slice(0, 60), known) : null;
  const all = known.join(', ');
  const perhaps = near === null ? nothing : { ru: ` Может быть, "${near}"?`, en: ` Did you mean "${near}"?` };
  return problem(
    `${capital(what.ru)} ${shown(given)} нет.${perhaps.ru} Есть: ${all}.`,
    `There is no ${what.en} ${shown(given)}.${perhaps.en} There ${known.length === 1 ? 'is' : 'are'}: ${all}.`,
    rule,
  );
}

/** A value that is not of the right sort. */
export const notRight = (id: string, { label, rule }: Setting, right: Text, given: unknown): Problem =>
  problem(
    `«${label.ru}» (${id}) — это ${right.ru}, а не ${shown(given)}.`,
    `"${label.en}" (${id}) is ${right.en}, not ${shown(given)}.`,
    rule,
  );

export const problem = (ru: string, en: string, rule?: string): Problem => ({
  text: { ru, en },
  ...(rule !== undefined && { rule }),
});

const nothing: Text = { ru: '', en: '' };

/** "for 3 to 6 players", "for 4 or 6 players", "for playing alone". */
function forPlayers(seats: readonly number[]): Text {
  const [first] = seats;
  const last = seats[seats.length - 1];
  if (last === 1) return { ru: 'для игры в одиночку', en: 'for playing alone' };
  const unbroken = seats.length > 2 && seats.every((n, i) => n === first + i);
  const players = plural(last, 'ru', ['игрока', 'игроков', 'игроков']);
  return unbroken
    ? { ru: `для ${first}–${last} ${players}`, en: `for ${first} to ${last} players` }
    : { ru: `для ${seats.join(' или ')} ${players}`, en: `for ${seats.join(' or ')} players` };
}

/** What a value of a setting is called. */
function nameOf(setting: Setting, value: string | number | boolean): Text {
  const choices: readonly Choice[] = ('choices' in setting ? setting.choices : undefined) ?? [];
  const label = choices.find((choice) => choice.value === value)?.label;
  if (!label) return setting.label;
  if (setting.kind === 'several') return label;
  return { ru: `${setting.label.ru}: ${label.ru}`, en: `${setting.label.en}: ${label.en}` };
}

/** A hostile value may be huge; its beginning tells enough. */
export function shown(value: unknown): string {
  const whole = JSON.stringify(value) ?? 'nothing';
  return whole.length <= 120 ? whole : `${whole.slice(0, 117)}…`;
}
