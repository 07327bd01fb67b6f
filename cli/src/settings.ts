/** The settings of a game told to people: in help, in `vigrid games GAME` and in docs/settings.md. */
import {
  type Choice,
  type Condition,
  type Game,
  needOf,
  type Setting,
  type Settings,
  type Text,
} from '@vigrid/kernel';
import { wrap } from '@vigrid/kernel/terminal';
import type { Desk } from './desk.ts';

/** A game as far as it is set up. */
type Set = Pick<Game, 'id' | 'name' | 'settings' | 'decks'>;

/** A value that can be given, what it means, and what it needs. */
interface Told {
  readonly value: string;
  readonly means: Text;
  readonly needs: Text;
  readonly rules: readonly string[];
}

export function settingLines({ settings, decks }: Set, { ink, say, width }: Desk): string[] {
  return Object.entries(settings.asks).flatMap(([id, setting]) => {
    const values = valuesOf(settings, setting, decks);
    const broad = Math.max(...values.map(({ value }) => value.length));
    return [
      `  ${ink.strong(id)}  ${say(headOf(settings, setting))}`,
      ...values.flatMap(({ value, means, needs, rules }) => {
        const told = [say(means), say(needs)].filter(Boolean).join('; ');
        const cited = rules.length > 0 ? ` [${rules.join(', ')}]` : '';
        const [first = '', ...more] = wrap(told + cited, width - broad - 8);
        return [
          `      ${value.padEnd(broad)}  ${ink.faint(first)}`,
          ...more.map((line) => `      ${' '.repeat(broad)}  ${ink.faint(line)}`),
        ];
      }),
    ];
  });
}

/** All settings of these games as a page. */
export function settingsPage(games: readonly Set[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const page = [
    '# What can be chosen before a game',
    '',
    'Written from `games/*/settings.ts`; the same is asked in the lobby, read from `--set ID=VALUE` and from the JSON of `--options`, and told by `vigrid games GAME`. Whatever is not said is as usual.',
  ];
  for (const { id: game, name, settings, decks } of games) {
    page.push('', `## ${name.en} (\`${game}\`)`);
    for (const [id, setting] of Object.entries(settings.asks)) {
      const { ru, en } = setting.label;
      const head = headOf(settings, setting, { ru, en: `${en} (${ru})` }).en;
      page.push('', `### \`${id}\``, '', `${head}.`, '');
      page.push('| value | means | where | rules |', '| --- | --- | --- | --- |');
      for (const { value, means, needs, rules } of valuesOf(settings, setting, decks)) {
        const cells = [`\`${value}\``, means.en, needs.en, rules.join(', ')];
        page.push(`| ${cells.map(cell).join(' | ')} |`);
      }
    }
  }
  return `${page.join('\n')}\n`;
}

/** What a setting is about, what is usual, where it is asked and by which rule. */
function headOf(settings: Settings, setting: Setting, name = setting.label): Text {
  const { about, asked = [], rule } = setting;
  const usual = usualText(setting);
  const how = manyText(setting);
  const where = needsOf(settings, asked);
  const cited = rule === undefined ? '' : ` [${rule}]`;
  return {
    ru:
      [name.ru, about?.ru, how?.ru, usual && `обычно ${usual}`, where.ru].filter(Boolean).join('; ') + cited,
    en:
      [name.en, about?.en, how?.en, usual && `usually ${usual}`, where.en].filter(Boolean).join('; ') + cited,
  };
}

/** How many values are given. */
function manyText(setting: Setting): Text | undefined {
  if (setting.kind === 'cards')
    return { ru: `списком в JSON, не больше ${setting.most}`, en: `a list as JSON, at most ${setting.most}` };
  if (setting.kind === 'several') return { ru: 'сколько угодно, списком', en: 'a list of any of these' };
  if (setting.kind === 'seats' && setting.places) {
    const [count] = Object.values(setting.places);
    return { ru: `списком, сколько нужно: ${count}`, en: `a list of ${count}` };
  }
  if (setting.kind !== 'seats' && setting.kind !== 'decks') return;
  return { ru: 'списком, по одному на место', en: 'a list, one for each seat' };
}

function usualText(setting: Setting): string {
  switch (setting.kind) {
    case 'several':
    case 'cards':
      return '';
    case 'decks':
      return 'any';
    case 'seats':
      return setting.usual ?? setting.choices.map(({ value }) => value).join(', ');
    case 'length':
      return JSON.stringify(setting.usual);
    default:
      return String(setting.usual);
  }
}

function valuesOf(settings: Settings, setting: Setting, decks: Game['decks']): readonly Told[] {
  const told = (value: string, { label, about, rule, asked, when }: Omit<Choice, 'value'>): Told => ({
    value,
    means: {
      ru: about ? `${label.ru}: ${about.ru}` : label.ru,
      en: about ? `${label.en}: ${about.en}` : label.en,
    },
    needs: needsOf(settings, [...(asked ?? []), ...(when ?? [])]),
    rules: [...new Set([rule, ...(when ?? []).map((one) => one.rule)])].filter((id) => id !== undefined),
  });
  const listed = (choices: readonly Choice[]) => choices.map((choice) => told(String(choice.value), choice));
  switch (setting.kind) {
    case 'one':
    case 'several':
    case 'seats':
      return listed(setting.choices);
    case 'switch':
      return [told('true', { label: yes, when: setting.when ?? [] }), told('false', { label: no })];
    case 'amount':
      return [
        told(`${setting.min}…${setting.max}`, { label: stepText(setting.step), ...ruleOf(setting) }),
        ...listed(setting.choices ?? []),
      ];
    case 'length':
      return Object.entries(setting.parts).map(([part, { label, min, max }]) =>
        told(`${part}:${min}…${max}`, { label, ...ruleOf(setting) }),
      );
    case 'decks':
      return [
        told('any', { label: { ru: 'готовая по жребию', en: 'a ready one by lot' } }),
        told('random', { label: { ru: 'собранная наугад', en: 'one that chance builds' } }),
        ...(decks?.ready ?? []).map(({ id, name }) =>
          told(id, { label: name, when: setting.chosen?.when ?? [] }),
        ),
      ];
    case 'cards':
      return [told('[]', { label: { ru: 'никаких', en: 'none' } })];
  }
}

const yes: Text = { ru: 'да', en: 'yes' };
const no: Text = { ru: 'нет', en: 'no' };

const stepText = (step = 1): Text =>
  step === 1
    ? { ru: 'целое число', en: 'a whole number' }
    : { ru: `целое число через ${step}`, en: `a whole number in steps of ${step}` };

const ruleOf = ({ rule }: Setting) => (rule === undefined ? {} : { rule });

const needsOf = (settings: Settings, when: readonly Condition[]): Text => {
  const needs = when.map((condition) => needOf(settings, condition));
  return { ru: needs.map(({ ru }) => ru).join(', '), en: needs.map(({ en }) => en).join(', ') };
};
