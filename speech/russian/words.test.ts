import { describe, expect, test } from 'vitest';
import {
  type Adjective,
  adjective,
  cases,
  compound,
  formsOf,
  type Grammar,
  noun,
  paired,
  participle,
  type Verb,
  verb,
} from '../index.ts';

/** Words that the four games use, by what is known of each; their forms were read by people, so that a change shows. */

const living: Grammar = { animate: true };
const she: Grammar = { gender: 'f' };
const end: Grammar = { stressed: true };

const people: readonly (readonly [string, Grammar?])[] = [
  ['орк'],
  ['эльф'],
  ['гном'],
  ['дух'],
  ['волк'],
  ['маг'],
  ['огр'],
  ['койар'],
  ['ангел'],
  ['подземник'],
  ['разбойник'],
  ['переговорщик'],
  ['противник'],
  ['игрок'],
  ['персонаж'],
  ['страж леса'],
  ['член ордена Тоа-Дан'],
  ['герой'],
  ['змей'],
  ['элементаль'],
  ['тролль'],
  ['зверь'],
  ['медведь'],
  ['вепрь'],
  ['олень'],
  ['вождь', end],
  ['король', end],
  ['конь', end],
  ['богатырь', end],
  ['рыцарь'],
  ['аккениец'],
  ['иксианец'],
  ['боец', end],
  ['жрец', end],
  ['мертвец', end],
  ['торговец'],
  ['владелец'],
  ['пришелец'],
  ['лев', { stem: 'льв' }],
  ['пёс', { stem: 'пс' }],
  ['орёл', { stem: 'орл' }],
  ['хозяин', { plurals: 'хозяева' }],
  ['горожанин'],
  ['учитель', { plurals: 'учителя' }],
  ['волчонок', { stem: 'волчонк', plurals: 'волчата' }],
  ['кусака'],
  ['слуга', { gender: 'm' }],
  ['воевода', { gender: 'm' }],
  ['убийца', { gender: 'm' }],
  ['судья', { ...end, gender: 'm' }],
  ['ведьма'],
  ['птица'],
  ['кошка'],
  ['гарпия'],
  ['валькирия'],
  ['фея'],
  ['змея', end],
  ['богиня'],
  ['колдунья'],
  ['нежить', she],
  ['мышь', she],
  ['существо'],
  ['чудовище'],
  ['порождение'],
  ['божество'],
  ['возрождённый', { adjectival: true }],
  ['летающий', { adjectival: true }],
  ['слуа', { fixed: true }],
];

const things: readonly (readonly [string, Grammar?])[] = [
  ['удар через ряд'],
  ['маркер'],
  ['эффект усиления'],
  ['кубик'],
  ['трек'],
  ['дредноут'],
  ['доспех'],
  ['кристалл'],
  ['отряд'],
  ['город', { plurals: 'города' }],
  ['лес', { plurals: 'леса' }],
  ['щит', end],
  ['топор', end],
  ['меч', end],
  ['плащ', end],
  ['луч', end],
  ['палец'],
  ['дворец', end],
  ['образец', end],
  ['рывок', { stem: 'рывк' }],
  ['ветер', { stem: 'ветр' }],
  ['костёр', { stem: 'костр' }],
  ['шлем'],
  ['солярий'],
  ['ручей', { ...end, stem: 'ручь' }],
  ['край', { ...end, plurals: 'края', genitives: 'краёв' }],
  ['камень', { stem: 'камн' }],
  ['огонь', { ...end, stem: 'огн' }],
  ['перстень', { stem: 'перстн' }],
  ['коготь', { stem: 'когт' }],
  ['лагерь', { plurals: 'лагеря' }],
  ['карта поддержки'],
  ['рана'],
  ['монета'],
  ['атака'],
  ['река'],
  ['сфера'],
  ['фишка'],
  ['ловушка'],
  ['клетка'],
  ['экипировка'],
  ['копейка'],
  ['душа', end],
  ['добыча'],
  ['свеча', { ...end, genitives: 'свечей' }],
  ['копия'],
  ['технология'],
  ['стихия'],
  ['броня', end],
  ['земля', { ...end, genitives: 'земель' }],
  ['пустыня'],
  ['буря'],
  ['пуля'],
  ['башня'],
  ['сабля'],
  ['стая'],
  ['семья', end],
  ['жизнь', she],
  ['степь', she],
  ['местность', she],
  ['вещь', she],
  ['ночь', she],
  ['любовь', { ...she, stem: 'любв' }],
  ['очко убеждения', { plurals: 'очки', genitives: 'очков' }],
  ['болото'],
  ['войско', { genitives: 'войск' }],
  ['окно', { genitives: 'окон' }],
  ['кольцо'],
  ['яйцо', { genitives: 'яиц' }],
  ['крыло', { plurals: 'крылья' }],
  ['сердце'],
  ['кладбище'],
  ['поле'],
  ['море'],
  ['заклинание'],
  ['оружие'],
  ['влияние'],
  ['зелье'],
  ['подземелье'],
  ['копьё'],
  ['имя'],
  ['знамя', { plurals: 'знамёна', genitives: 'знамён' }],
  ['врата', { onlyPlural: true }],
  ['горы', { onlyPlural: true }],
  ['сумерки', { onlyPlural: true, genitives: 'сумерек' }],
];

const row = (forms: readonly string[]) => forms.join(' · ');

function declined({ sg, pl, onlyPlural }: ReturnType<typeof noun>): string[] {
  const six = (forms: typeof sg) => row(cases.map((c) => forms[c]));
  return onlyPlural ? [six(pl)] : [six(sg), `  ${six(pl)}`];
}

const agreed = (a: Adjective): string[] => [
  row(cases.map((c) => a.m[c])),
  ...(['f', 'n', 'pl'] as const).map((of) => `  ${row(cases.map((c) => a[of][c]))}`),
  ...(a.short ? [`  ${row(Object.values(a.short))}`] : []),
];

const conjugated = ({ infinitive, one, many, order, past, doing, havingDone, done }: Verb): string[] => [
  row([infinitive, one, many, order]),
  `  ${row(Object.values(past))}`,
  `  ${row([...(doing ? [doing.m.nom] : []), havingDone.m.nom, ...(done ? [done.m.nom, ...Object.values(done.short)] : [])])}`,
];

const verbs: readonly Verb[] = [
  verb('получать', 'получает'),
  verb('получить', 'получит', { perfective: true, done: 'полученный' }),
  verb('терять', 'теряет'),
  verb('потерять', 'потеряет', { perfective: true, done: 'потерянный' }),
  verb('иметь', 'имеет'),
  verb('наносить', 'наносит'),
  verb('нанести', 'нанесёт', { perfective: true, past: 'нанёс', done: 'нанесённый' }),
  verb('закрывать', 'закрывает'),
  verb('закрыть', 'закроет', { perfective: true, done: 'закрытый' }),
  verb('закрываться', 'закрывается'),
  verb('закрыться', 'закроется', { perfective: true }),
  verb('погибать', 'погибает'),
  verb('погибнуть', 'погибнет', { perfective: true, past: 'погиб' }),
  verb('уничтожить', 'уничтожит', { perfective: true, order: 'уничтожьте', done: 'уничтоженный' }),
  verb('уничтожаться', 'уничтожается'),
  verb('перемещаться', 'перемещается'),
  verb('переместиться', 'переместится', { perfective: true }),
  verb('пройти', 'пройдёт', { perfective: true, past: 'прошёл', done: 'пройденный' }),
  verb('нападать', 'нападает'),
  verb('атаковать', 'атакует'),
  verb('стоять', 'стоит', { order: 'стойте' }),
  verb('лежать', 'лежит'),
  verb('лечить', 'лечит'),
  verb('излечиться', 'излечится', { perfective: true }),
  verb('мочь', 'может', { many: 'могут', past: 'мог' }),
  verb('брать', 'берёт'),
  verb('взять', 'возьмёт', { perfective: true, done: 'взятый' }),
  verb('бить', 'бьёт'),
  verb('класть', 'кладёт', { past: 'клал' }),
  verb('положить', 'положит', { perfective: true, done: 'положенный' }),
  verb('поставить', 'поставит', { perfective: true, order: 'поставьте', done: 'поставленный' }),
  verb('сбросить', 'сбросит', { perfective: true, order: 'сбросьте', done: 'сброшенный' }),
  verb('поразить', 'поразит', { perfective: true, done: 'поражённый' }),
  verb('сыграть', 'сыграет', { perfective: true, done: 'сыгранный' }),
  verb('ввести', 'введёт', { perfective: true, past: 'ввёл', done: 'введённый' }),
  verb('создать', 'создаст', {
    perfective: true,
    many: 'создадут',
    order: 'создайте',
    done: 'созданный',
  }),
  verb('войти', 'войдёт', { perfective: true, past: 'вошёл' }),
  verb('стать', 'станет', { perfective: true, order: 'станьте' }),
  verb('беречься', 'бережётся', { many: 'берегутся', past: 'берёгся' }),
];

const adjectives: readonly Adjective[] = [
  ...['степной', 'лесной', 'тёмный', 'вражеский', 'другой', 'каждый', 'дальний', 'средний', 'летающий'].map(
    adjective,
  ),
  adjective('переместившийся'),
  ...['закрытый', 'отравленный', 'поражённый', 'взятый'].map(participle),
];

describe('the forms of words are those that were read', () => {
  test('of nouns', async () => {
    const all = [
      ...people.map(([word, how]) => noun(word, { ...living, ...how })),
      ...things.map(([word, how]) => noun(word, how)),
      compound([adjective('речной')], noun('дева', living)),
      compound([adjective('победный')], noun('очко', { plurals: 'очки', genitives: 'очков' })),
      paired(noun('герой', living), noun('маг', living)),
    ];
    await expect(`${all.flatMap(declined).join('\n')}\n`).toMatchFileSnapshot('nouns.golden.txt');
  });

  test('of adjectives and participles', async () => {
    await expect(`${adjectives.flatMap(agreed).join('\n')}\n`).toMatchFileSnapshot('adjectives.golden.txt');
  });

  test('of verbs', async () => {
    await expect(`${verbs.flatMap(conjugated).join('\n')}\n`).toMatchFileSnapshot('verbs.golden.txt');
  });
});

describe('all forms of a word can be listed with what they are', () => {
  test('of a noun: twelve, or six where it has no singular', () => {
    expect(formsOf(noun('карта'))).toHaveLength(12);
    expect(formsOf(noun('карта'))[3]).toEqual({ form: 'карту', case: 'acc', number: 'sg' });
    expect(formsOf(noun('врата', { onlyPlural: true }))).toHaveLength(6);
  });

  test('of an adjective: by gender, and the short ones of a participle', () => {
    expect(formsOf(adjective('дальний'))).toHaveLength(24);
    expect(formsOf(participle('закрытый')).at(-3)).toEqual({
      form: 'закрыта',
      gender: 'f',
      number: 'sg',
      as: 'short',
    });
  });

  test('of a verb: with its participles', () => {
    const close = formsOf(verb('закрыть', 'закроет', { perfective: true, done: 'закрытый' }));
    expect(close.filter(({ form }) => form === 'закройте')).toEqual([{ form: 'закройте', as: 'order' }]);
    expect(close.filter(({ form }) => form === 'закрывшей')).toHaveLength(4);
    expect(close.filter(({ as }) => as === 'doing')).toEqual([]);
    expect(formsOf(verb('закрывать', 'закрывает')).some(({ form }) => form === 'закрывающая')).toBe(true);
  });
});

test('a verb whose past can not be guessed asks for it', () => {
  expect(() => verb('нести', 'несёт')).toThrow(/past of «нести»/);
});
