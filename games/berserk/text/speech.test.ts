import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { About, Answer, Question, Reason, Text } from '@vigrid/kernel';
import { languages } from '@vigrid/speech';
import { describe, expect, test } from 'vitest';
import type { Kind } from '../abilities/kind.ts';
import { listNames, listNumber } from '../abilities/named.ts';
import { words as wordKeys } from '../abilities/words.ts';
import type { BerserkAct } from '../acts.ts';
import { type Effect, effects } from '../effects/index.ts';
import { rulebook } from '../rulebook/index.ts';
import { type Ask, answer, featureName, rowName, shortReason, speech, words } from './index.ts';
import { both, faults, people, rule } from './telling.ts';

const here = dirname(fileURLToPath(import.meta.url));

/** The code of the game itself, without texts and tests. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return ['text', 'node_modules', 'rulebook', 'scenarios', 'test'].includes(entry.name)
        ? []
        : sources(path);
    }
    return entry.name.endsWith('.ts') && !entry.name.includes('.test.') ? [readFileSync(path, 'utf8')] : [];
  });
}

const source = sources(resolve(here, '..')).join('\n');
const keysOf = (pattern: RegExp): string[] => [
  ...new Set([...source.matchAll(pattern)].map(([, key]) => key)),
];

/** A question as its effect words it. */
const inWords = (about: About, asked: Text | undefined): About => ({ ...about, ...(asked && { asked }) });

describe('questions', () => {
  const base = { seat: 0, rule };
  const pick = { ...base, kind: 'cards', from: [0, 1, 2], min: 1, max: 1 } as const;
  const act = { ...base, kind: 'act', options: [] } as const;
  const about = { source: 2, effect: 'heal', amount: 2 };
  const { heal, moveWounds, summon } = effects;
  const samples: Readonly<Record<Ask, Question<BerserkAct>>> = {
    order: { ...act, ask: 'order' },
    burial: { ...base, kind: 'order', ask: 'burial', items: [0, 1] },
    redeal: { ...act, ask: 'redeal', about: { amount: 24 } },
    draftPick: { ...pick, ask: 'draftPick' },
    leaveOut: { ...pick, ask: 'leaveOut', min: 0, max: 2 },
    loserChooses: { ...pick, ask: 'loserChooses', min: 2, max: 2 },
    beforeRecruit: { ...act, ask: 'beforeRecruit' },
    recruit: { ...act, ask: 'recruit' },
    deploy: { ...act, ask: 'deploy' },
    keepHidden: { ...pick, ask: 'keepHidden', min: 0, max: 3 },
    host: { ...act, ask: 'host' },
    alternate: { ...act, ask: 'alternate' },
    stayClosed: { ...pick, ask: 'stayClosed', min: 0, max: 3 },
    choice: { ...act, ask: 'choice' },
    priority: { ...act, ask: 'priority' },
    declare: { ...act, ask: 'declare' },
    mode: { ...act, ask: 'mode', about },
    may: { ...base, kind: 'yesno', ask: 'may', about: inWords(about, heal.asks?.may) },
    target: { ...pick, ask: 'target', about: inWords(about, heal.asks?.whom) },
    target2: { ...pick, ask: 'target2', about: inWords({ source: 2 }, moveWounds.asks?.second) },
    guess: { ...pick, ask: 'guess', about: { source: 2 } },
    card: { ...pick, ask: 'card', about: inWords({ source: 2 }, summon.asks?.whom) },
    row: { ...base, kind: 'number', ask: 'row', min: 0, max: 5, about },
    number: { ...base, kind: 'number', ask: 'number', min: 1, max: 5, about },
    cell: { ...pick, kind: 'cells', ask: 'cell', about },
    split: { ...base, kind: 'split', ask: 'split', about, items: [0, 1], limits: [3, 3], total: 3 },
    meditate: { ...base, kind: 'split', ask: 'meditate', about, items: [0, 1], limits: [1, 2], total: 2 },
    weaken: { ...base, kind: 'yesno', ask: 'weaken', about: { source: 0, target: 1 } },
    preventions: {
      ...base,
      kind: 'order',
      ask: 'preventions',
      items: [0, 1],
      about: { target: 1, amount: 3 },
    },
    rollChanges: { ...base, kind: 'order', ask: 'rollChanges', items: [0, 1], about: { source: 0 } },
    replaceDeath: { ...act, ask: 'replaceDeath', about: { target: 1 } },
    replace: { ...act, ask: 'replace', about: { target: 1, amount: 3 } },
    incarnation: { ...pick, kind: 'cells', ask: 'incarnation', about: { source: 0 } },
    landing: { ...pick, kind: 'cells', ask: 'landing', about: { source: 0 } },
    unique: { ...pick, ask: 'unique' },
    incarnates: { ...pick, ask: 'incarnates' },
    onTop: { ...base, kind: 'order', ask: 'onTop', items: [0, 1], about: { source: 0 } },
    onBottom: { ...base, kind: 'order', ask: 'onBottom', items: [0, 1], about: { source: 0 } },
    pickRoll: { ...act, ask: 'pickRoll', about: { source: 0 } },
    mend: { ...base, kind: 'yesno', ask: 'mend', about: { source: 0, target: 1, effect: 'double' } },
    mendWhose: { ...pick, ask: 'mendWhose', about: { source: 0 } },
    mendAt: { ...pick, ask: 'mendAt', about: { source: 0 } },
    toBottom: { ...pick, ask: 'toBottom', about: { source: 0 } },
  };
  const asked = (q: Question<BerserkAct>) => both((lang, names) => speech.question(q, lang, names));

  test.each(Object.values(samples))('$ask is a clean sentence in both languages', (q) => {
    expect(faults(asked(q))).toEqual([]);
    expect(asked(q).ru).toMatch(/\?$/);
  });

  test.each(Object.entries<Kind<Effect>>(effects))('%s can be asked about', (effect, { asks }) => {
    const about = { source: 2, effect };
    expect(faults(asked({ ...samples.target, about: inWords(about, asks?.whom) }))).toEqual([]);
    expect(faults(asked({ ...samples.target2, about: inWords(about, asks?.second) }))).toEqual([]);
    expect(faults(asked({ ...samples.may, about: inWords(about, asks?.may) }))).toEqual([]);
  });

  test('name the card that asks and how many may be chosen', () => {
    expect(asked(samples.target)).toEqual({ ru: 'Друид: кого излечить?', en: 'Druid: whom do you heal?' });
    expect(asked({ ...pick, ask: 'target', about: inWords(about, heal.asks?.whom), min: 0, max: 2 }).ru).toBe(
      'Друид: кого излечить (выберите до 2)?',
    );
    expect(asked({ ...pick, ask: 'target', about: { source: 2, effect: 'shot' } }).en).toBe(
      'Druid: shot: at whom?',
    );
  });

  test('have a sentence for every key the game asks by', () => {
    const unknown = speech.question({ ...base, kind: 'yesno', ask: 'no such key' }, 'en', people.en);
    for (const ask of keysOf(/ask: '(\w+)'/g)) {
      expect([ask, speech.question({ ...base, kind: 'yesno', ask }, 'en', people.en)]).not.toEqual([
        ask,
        unknown,
      ]);
    }
  });
});

describe('acts', () => {
  const card = 0;
  const samples: readonly (readonly [BerserkAct, Text])[] = [
    [{ do: 'goFirst' }, { ru: 'Ходить первым', en: 'Go first' }],
    [{ do: 'goSecond' }, { ru: 'Ходить вторым', en: 'Go second' }],
    [{ do: 'redeal' }, { ru: 'Пересдать', en: 'Redeal' }],
    [{ do: 'keep' }, { ru: 'Оставить', en: 'Keep' }],
    [{ do: 'suggest' }, { ru: 'Набрать за меня', en: 'Suggest a squad' }],
    [{ do: 'done' }, { ru: 'Готово', en: 'Done' }],
    [
      { do: 'recruit', card, x: 3 },
      { ru: 'Взять: Кочевник, X = 3', en: 'Recruit Nomad, X = 3' },
    ],
    [
      { do: 'putBack', card },
      { ru: 'Вернуть: Кочевник', en: 'Put Nomad back' },
    ],
    [
      { do: 'show', card, with: 1 },
      { ru: 'Показать: Кочевник и Кшар', en: 'Show Nomad and Kshar' },
    ],
    [
      { do: 'deploy', card, cell: 17 },
      { ru: 'Кочевник на C1', en: 'Nomad to C1' },
    ],
    [
      { do: 'host', card, host: 1 },
      { ru: 'Кочевник: хозяин — Кшар', en: 'Seat Nomad on Kshar' },
    ],
    [
      { do: 'move', card, cell: 10 },
      { ru: 'Кочевник: движение на A1′', en: 'Nomad: move to A1′' },
    ],
    [
      { do: 'jump', card, cell: 4 },
      { ru: 'Кочевник: прыжок на E3′', en: 'Nomad: jump to E3′' },
    ],
    [
      { do: 'teleport', card, cell: 29 },
      { ru: 'Кочевник: телепортация на E3', en: 'Nomad: teleport to E3' },
    ],
    [
      { do: 'maneuver', card, partner: 1 },
      { ru: 'Кочевник: манёвр с картой «Кшар»', en: 'Nomad: change places with Kshar' },
    ],
    [
      { do: 'strike', card, target: 1 },
      { ru: 'Кочевник нападает: цель — Кшар', en: 'Strike Kshar with Nomad' },
    ],
    [
      { do: 'use', card, of: 0, feature: 1, x: 2 },
      { ru: 'Кочевник: особенность 2, X = 2', en: 'Nomad: feature 2, X = 2' },
    ],
    [
      { do: 'accumulate', card },
      { ru: 'Кочевник: накопить фишку', en: 'Nomad: accumulate a chip' },
    ],
    [
      { do: 'prepare', card },
      { ru: 'Кочевник: приготовиться к удару по летающему', en: 'Nomad: prepare a strike at a flyer' },
    ],
    [
      { do: 'retreat', card },
      { ru: 'Кочевник: отступить', en: 'Nomad: retreat' },
    ],
    [{ do: 'end' }, { ru: 'Закончить ход', en: 'End turn' }],
    [{ do: 'pass' }, { ru: 'Пас', en: 'Pass' }],
    [
      { do: 'defend', card },
      { ru: 'Защищает Кочевник', en: 'Defend with Nomad' },
    ],
    [
      { do: 'reveal', card },
      { ru: 'Вскрыть: Кочевник', en: 'Reveal Nomad' },
    ],
    [
      { do: 'declare', card, of: 0, feature: listNumber('agility'), due: 0 },
      { ru: 'Кочевник: ловкость', en: 'Nomad: Agility' },
    ],
    [{ do: 'leave' }, { ru: 'Не применять', en: 'Leave them' }],
    [
      { do: 'mode', mode: 1 },
      { ru: 'Второе', en: 'The second' },
    ],
    [
      { do: 'replace', card, feature: 0 },
      { ru: 'Вместо этого: Кочевник', en: 'Instead: Nomad' },
    ],
    [{ do: 'decline' }, { ru: 'Не заменять', en: 'Replace nothing' }],
    [
      { do: 'claim', what: 'victory' },
      { ru: 'Победа: решающее преимущество', en: 'Claim victory: decisive advantage' },
    ],
    [
      { do: 'claim', what: 'draw' },
      { ru: 'Ничья: победить никто не может', en: 'Claim a draw: nobody can win' },
    ],
  ];

  test.each(samples)('%j', (act, expected) => {
    expect(both((lang, names) => speech.act(act, lang, names))).toEqual(expected);
  });

  test('answers that are not acts have labels too', () => {
    const q = (ask: Ask, kind: 'cards' | 'cells' = 'cards'): Question<BerserkAct> => ({
      kind,
      seat: 0,
      ask,
      rule,
      from: [0, 1, 2],
      min: 0,
      max: 3,
    });
    const label = (question: Question<BerserkAct>, value: Answer<BerserkAct>) =>
      both((lang, names) => answer(question, value, lang, names));
    expect(label(q('keepHidden'), [])).toEqual({ ru: 'Вскрыть все', en: 'Reveal them all' });
    expect(label(q('keepHidden'), [0])).toEqual({
      ru: 'Оставить скрытыми: Кочевник',
      en: 'Keep hidden: Nomad',
    });
    expect(label(q('stayClosed'), [])).toEqual({ ru: 'Открыть все', en: 'Open them all' });
    expect(label(q('target'), [])).toEqual({ ru: 'Никого не выбирать', en: 'Choose nobody' });
    expect(label(q('target'), [0, 2])).toEqual({ ru: 'Выбрать: Кочевник, Друид', en: 'Choose Nomad, Druid' });
    expect(label(q('cell', 'cells'), [12])).toEqual({ ru: 'C1′', en: 'C1′' });
    expect(label({ kind: 'number', seat: 0, ask: 'row', rule, min: 0, max: 5 }, 0)).toEqual({
      ru: 'Ряд 3′',
      en: 'Row 3′',
    });
    expect(
      label({ kind: 'split', seat: 0, ask: 'split', rule, items: [0, 1], limits: [2, 2], total: 2 }, [2, 0])
        .en,
    ).toBe('Nomad 2, Kshar 0');
    expect(label({ kind: 'yesno', seat: 0, ask: 'may', rule }, true)).toEqual({ ru: 'Да', en: 'Yes' });
    expect(
      label({ kind: 'act', seat: 0, ask: 'pickRoll', rule, options: [] }, { do: 'mode', mode: 5 }).ru,
    ).toBe('6');
    expect(rowName(5)).toEqual({ ru: 'Ряд 3', en: 'Row 3' });
  });

  test.each(listNames)('what the rules give as "%s" has a name', (name) => {
    const { ru, en } = featureName(listNumber(name));
    expect(ru).not.toBe('особенность');
    expect(en).not.toMatch(/[а-яё]/i);
  });
});

describe('reasons', () => {
  const said = (r: Reason) => both((lang, names) => speech.reason(r, lang, names));
  const given = keysOf(/why: '(\w+)'/g);

  test('are known by every key the game gives', () => {
    const unknown = said({ rule, why: 'no such key' }).en;
    expect(given.length).toBeGreaterThan(50);
    for (const why of given) expect([why, said({ rule, why }).en]).not.toEqual([why, unknown]);
  });

  test.each(given)('%s is a clean sentence with and without a card, and a tag that fits', (why) => {
    const r: Reason = { rule, why, card: 0, have: 3, need: 5 };
    expect(faults(said(r))).toEqual([]);
    expect(faults(said({ rule, why }))).toEqual([]);
    for (const lang of languages) {
      const tag = shortReason(r)[lang];
      expect(tag).not.toBe('');
      expect(tag.length).toBeLessThanOrEqual(18);
    }
  });
});

describe('named features', () => {
  test.each(wordKeys)('%s has a name and a reminder in both languages, and a rule that exists', (word) => {
    const { ru, en, about, rule: cited } = words[word];
    expect(faults(about)).toEqual([]);
    expect(ru.join(' ')).not.toMatch(/[A-WYZa-z]/);
    expect(en).not.toMatch(/[а-яё]/i);
    if (cited) expect(Object.keys(rulebook.rules)).toContain(cited);
  });
});

test('the words for the browser bring no card tables, texts of cards or rules along', () => {
  const reached = new Set<string>();
  const walk = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    const code = readFileSync(file, 'utf8').replaceAll(/(import|export) type [^;]*;/g, '');
    for (const [, path] of code.matchAll(/from '(\.[^']+)'/g)) walk(resolve(dirname(file), path));
  };
  walk(resolve(here, 'index.ts'));
  const room = resolve(here, '..');
  const names = [...reached].map((file) => file.slice(room.length + 1));
  expect(names.filter((name) => /^(cards|rulebook|features|flow|effects|stack)\//.test(name))).toEqual([]);
  expect(names).not.toContain('text/card-text.ts');
});
