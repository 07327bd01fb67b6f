import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Answer, Question, Reason, Text } from '@vigrid/kernel';
import { languages } from '@vigrid/speech';
import { describe, expect, test } from 'vitest';
import type { HeroesAct } from '../acts.ts';
import * as kinds from '../effects/kinds.ts';
import { type Ask, answer, type HeroesWhy, shortReason, speech } from './index.ts';
import { both, faults, people, rule } from './telling.ts';

describe('questions', () => {
  const base = { seat: 0, rule };
  const pick = { ...base, kind: 'cards', from: [0, 1, 2], min: 1, max: 1 } as const;
  const samples: Readonly<Record<Ask, Question<HeroesAct>>> = {
    first: { ...base, kind: 'act', ask: 'first', options: [] },
    mulligan: { ...pick, ask: 'mulligan', min: 0, max: 4 },
    main: { ...base, kind: 'act', ask: 'main', options: [] },
    defend: { ...base, kind: 'act', ask: 'defend', about: { source: 0, target: 1 }, options: [] },
    target: { ...pick, ask: 'target', about: { source: 0, effect: 'wound', amount: 4 } },
    resolve: { ...base, kind: 'act', ask: 'resolve', options: [] },
    may: { ...base, kind: 'yesno', ask: 'may', about: { source: 0, effect: 'discard' } },
    pay: { ...base, kind: 'act', ask: 'pay', about: { source: 0, amount: 2 }, options: [] },
    modes: { ...base, kind: 'act', ask: 'modes', about: { source: 0 }, options: [] },
    discardOwn: { ...pick, ask: 'discardOwn', about: { source: 0, effect: 'discard' }, min: 0 },
    plunder: { ...pick, ask: 'plunder', about: { source: 0, effect: 'plunder' } },
    ambush: { ...base, kind: 'act', ask: 'ambush', options: [] },
    look: { ...pick, ask: 'look', about: { source: 0, effect: 'look' } },
    tuck: { ...pick, ask: 'tuck', about: { source: 0, effect: 'tuck' } },
    spread: {
      ...base,
      kind: 'split',
      ask: 'spread',
      about: { source: 0, effect: 'weakening', amount: 2 },
      items: [0, 2],
      limits: [2, 2],
      total: 2,
    },
    place: { ...base, kind: 'act', ask: 'place', about: { source: 0 }, options: [] },
    name: { ...base, kind: 'act', ask: 'name', about: { source: 0 }, options: [] },
    count: {
      ...base,
      kind: 'number',
      ask: 'count',
      about: { source: 0, effect: 'shedLives' },
      min: 1,
      max: 3,
    },
    respend: { ...base, kind: 'act', ask: 'respend', about: { source: 0 }, options: [] },
    graveOrder: { ...base, kind: 'order', ask: 'graveOrder', items: [0, 1] },
    pileOrder: { ...base, kind: 'order', ask: 'pileOrder', items: [0, 1] },
  };
  const asked = (q: Question<HeroesAct>) => both((lang, names) => speech.question(q, lang, names));

  test.each(Object.values(samples))('$ask is a clean sentence in both languages', (q) => {
    expect(faults({ ru: asked(q).ru.replace(/\)$/, ').'), en: asked(q).en.replace(/\)$/, ').') })).toEqual(
      [],
    );
  });

  test.each(Object.keys(kinds))('%s can be asked about, with a number and without', (effect) => {
    for (const ask of ['target', 'may'] as const) {
      for (const about of [
        { source: 0, effect },
        { source: 0, effect, amount: 2 },
      ]) {
        const said = asked({ ...samples[ask], about });
        expect(faults(said)).toEqual([]);
        expect(said.en).toMatch(/^Groll: .*\?$/);
      }
    }
  });

  test('name the card that asks, whom it concerns and how many may be chosen', () => {
    expect(asked(samples.defend)).toEqual({
      ru: 'Гролль атакует: цель — Витослава. Кто защищает?',
      en: 'Groll attacks Vitoslava. Who defends?',
    });
    expect(asked(samples.ambush)).toEqual({
      ru: 'Ответить картой из руки?',
      en: 'Do you answer with a card from your hand?',
    });
    expect(asked(samples.spread)).toEqual({
      ru: 'Гролль: как распределить 2 эффекта ослабления?',
      en: 'Groll: how do you deal out 2 Weakening effects?',
    });
    const shed = { ...samples.spread, about: { source: 0, effect: 'shedLives', amount: 3 } };
    expect(asked(shed)).toEqual({
      ru: 'Гролль: с кого снять 3 дополнительные жизни?',
      en: 'Groll: off whom do you take 3 additional lives?',
    });
    expect(asked(samples.target)).toEqual({
      ru: 'Гролль: кто получит 4 раны?',
      en: 'Groll: who gets 4 wounds?',
    });
    expect(asked({ ...pick, ask: 'target', about: { source: 0, effect: 'fight', target: 2 } })).toEqual({
      ru: 'Гролль: с кем сразится Нейбл?',
      en: 'Groll: whom does Neibl fight?',
    });
    const wound = { ...pick, ask: 'target', about: { source: 0, effect: 'wound', amount: 4 } };
    expect(asked({ ...wound, min: 2, max: 2 }).en).toBe('Groll: who gets 4 wounds? (choose 2)');
    expect(asked({ ...wound, min: 0, max: 2 }).ru).toBe('Гролль: кто получит 4 раны? (выберите до 2)');
  });
});

describe('acts', () => {
  const samples: { readonly [K in HeroesAct['do']]: Extract<HeroesAct, { do: K }> } = {
    first: { do: 'first', seat: 0 },
    play: { do: 'play', card: 0 },
    take: { do: 'take', card: 3 },
    attack: { do: 'attack', card: 0, target: 1 },
    use: { do: 'use', card: 1, ability: 1 },
    end: { do: 'end' },
    defend: { do: 'defend', card: 2 },
    pass: { do: 'pass' },
    pay: { do: 'pay', coins: 2 },
    decline: { do: 'decline' },
    spring: { do: 'spring', card: 0, ability: 0 },
    name: { do: 'name', cost: 3, seat: 1 },
    respend: { do: 'respend', card: 0, value: 3 },
    place: { do: 'place', where: 'top' },
    modes: { do: 'modes', modes: 3 },
    resolve: { do: 'resolve', card: 0, ability: 0 },
    aim: { do: 'aim', target: 0 },
  };
  const expected: Readonly<Record<HeroesAct['do'], Text>> = {
    first: { ru: 'Начинает Анна', en: 'Anna goes first' },
    play: { ru: 'Разыграть: Гролль', en: 'Play Groll' },
    take: { ru: 'Взять квест «Проект „Марис Тауро“»', en: 'Take the quest Project Maris Tauro' },
    attack: { ru: 'Гролль атакует: цель — Витослава', en: 'Strike Vitoslava with Groll' },
    use: { ru: 'Витослава: применить способность 2', en: 'Use ability 2 of Vitoslava' },
    end: { ru: 'Закончить ход', en: 'End turn' },
    defend: { ru: 'Защищает Нейбл', en: 'Defend with Neibl' },
    pass: { ru: 'Никто не защищает', en: 'Nobody defends' },
    pay: { ru: 'Заплатить 2 монеты', en: 'Pay 2 coins' },
    decline: { ru: 'Отказаться', en: 'Decline' },
    spring: { ru: 'Пустить в ход: Гролль', en: 'Bring forth Groll' },
    name: { ru: 'Стоимость 3, колода: Борис', en: 'Cost 3, the deck of Boris' },
    respend: { ru: 'Гролль: Расход 3 ещё раз', en: 'Spend 3 of Groll once more' },
    place: { ru: 'На верх колоды', en: 'On top of the deck' },
    modes: { ru: 'Выбрать первое и второе', en: 'Choose the first and the second' },
    resolve: { ru: 'Сначала Гролль, способность 1', en: 'First Groll, ability 1' },
    aim: { ru: 'Цель: Гролль', en: 'Aim at Groll' },
  };

  test.each(Object.values<HeroesAct>(samples))('$do says the act and its object', (act) => {
    expect(both((lang, names) => speech.act(act, lang, names))).toEqual(expected[act.do]);
  });

  test('another cost and the working of Poison have labels of their own', () => {
    const said = (act: HeroesAct) => both((lang, names) => speech.act(act, lang, names));
    expect(said({ do: 'play', card: 0, alternative: 1 })).toEqual({
      ru: 'Разыграть за альтернативную стоимость: Гролль',
      en: 'Play Groll for its alternative cost',
    });
    expect(said({ do: 'resolve', card: 0, ability: -1 })).toEqual({
      ru: 'Сначала Отравление: Гролль',
      en: 'First the Poison on Groll',
    });
  });

  test('answers that are not acts have labels too', () => {
    const q = (ask: Ask): Question<HeroesAct> => ({
      kind: 'cards',
      seat: 0,
      ask,
      rule,
      from: [0, 1, 2],
      min: 0,
      max: 3,
    });
    const label = (ask: Ask, value: Answer<HeroesAct>) =>
      both((lang, names) => answer(q(ask), value, lang, names));
    expect(label('mulligan', [])).toEqual({ ru: 'Оставить все', en: 'Keep them all' });
    expect(label('mulligan', [0, 2])).toEqual({ ru: 'Заменить 2 карты', en: 'Replace 2 cards' });
    expect(label('target', [])).toEqual({ ru: 'Никого не выбирать', en: 'Choose nobody' });
    expect(label('target', [0, 2])).toEqual({ ru: 'Выбрать: Гролль, Нейбл', en: 'Choose Groll, Neibl' });
    expect(label('discardOwn', [0])).toEqual({ ru: 'Сбросить: Гролль', en: 'Discard Groll' });
    expect(label('tuck', [0])).toEqual({ ru: 'Положить в колоду: Гролль', en: 'Put into the deck: Groll' });
    expect(label('look', [])).toEqual({ ru: 'Оставить на месте', en: 'Leave them there' });
    expect(label('look', [2])).toEqual({ ru: 'Выбрать: Нейбл', en: 'Choose Neibl' });
    expect(label('may', false)).toEqual({ ru: 'Нет', en: 'No' });
    expect(label('main', { do: 'end' })).toEqual({ ru: 'Закончить ход', en: 'End turn' });
  });

  test('a shared amount is told card by card', () => {
    const q: Question<HeroesAct> = {
      kind: 'split',
      seat: 0,
      ask: 'spread',
      rule,
      items: [0, 2],
      limits: [2, 2],
      total: 2,
    };
    expect(answer(q, [2, 0], 'en', people.en)).toBe('Groll 2, Neibl 0');
  });
});

describe('reasons', () => {
  const keys: Readonly<Record<HeroesWhy, true>> = {
    closed: true,
    fresh: true,
    struck: true,
    used: true,
    coins: true,
    notYours: true,
    notInHand: true,
    cannotAttack: true,
    cannotDefend: true,
    questsBarred: true,
    onlyUnwounded: true,
    taunted: true,
    firstAttack: true,
    playLimit: true,
    notEnemy: true,
    notCharacter: true,
    noTarget: true,
    questTaken: true,
    oneQuest: true,
    notQuest: true,
    notYourTurn: true,
    commanded: true,
    notMainStage: true,
    mustDefend: true,
    noAttack: true,
    defended: true,
    directed: true,
    selfDefence: true,
    notCreature: true,
    protected: true,
    notAbility: true,
    condition: true,
    isQuest: true,
    exchangeHand: true,
    discardHand: true,
    mustChoose: true,
    heroStays: true,
    wantsYours: true,
    wantsEnemy: true,
    wantsOther: true,
    wantsCreature: true,
    wantsCharacter: true,
    wantsType: true,
    wantsWounded: true,
    wantsUnwounded: true,
    wantsClosed: true,
    wantsOpen: true,
    wantsWeakened: true,
    wantsPoisoned: true,
    wantsStunned: true,
    wantsElement: true,
    wantsClass: true,
    wantsCheaper: true,
    wantsDearer: true,
    wantsWeaker: true,
    wantsStronger: true,
    wantsLives: true,
    wantsName: true,
    wantsAbility: true,
    gone: true,
  };
  const said = (r: Reason) => both((lang, names) => speech.reason(r, lang, names));

  test.each(Object.keys(keys))(
    '%s is a clean sentence with and without a card, and a tag that fits',
    (why) => {
      const r: Reason = { rule, why, card: 0, have: 3, need: 5 };
      expect(faults(said(r))).toEqual([]);
      expect(faults(said({ rule, why, have: 3, need: 5 }))).toEqual([]);
      for (const lang of languages) {
        const tag = shortReason(r, lang);
        expect(tag).not.toBe('');
        expect(tag.length).toBeLessThanOrEqual(18);
      }
    },
  );

  test('say how many coins are missing', () => {
    const short = (have: number, need: number) =>
      both((lang) => shortReason({ why: 'coins', have, need }, lang));
    expect(said({ rule, why: 'coins', have: 3, need: 5 })).toEqual({
      ru: 'Не хватает 2 монет: нужно 5, открыто 3.',
      en: '2 coins short: 5 needed, 3 open.',
    });
    expect(short(3, 5)).toEqual({ ru: 'ещё 2 монеты', en: '2 coins short' });
    expect(short(0, 1)).toEqual({ ru: 'ещё 1 монета', en: '1 coin short' });
    expect(short(0, 12).ru.length).toBeLessThanOrEqual(18);
  });

  test('are known by every key the game gives, and so are the questions it asks', () => {
    const unknownReason = said({ rule, why: 'no such key' }).en;
    const unknownAsk = speech.question({ kind: 'yesno', seat: 0, ask: 'no such key', rule }, 'en', people.en);
    const source = sources(resolve(here, '..')).join('\n');
    for (const [, why] of source.matchAll(/why: '(\w+)'/g)) {
      expect([why, said({ rule, why }).en]).not.toEqual([why, unknownReason]);
    }
    for (const [, ask] of source.matchAll(/ask: '(\w+)'/g)) {
      const asked = speech.question({ kind: 'yesno', seat: 0, ask, rule }, 'en', people.en);
      expect([ask, asked]).not.toEqual([ask, unknownAsk]);
    }
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
  expect([...reached].map((file) => file.slice(here.length + 1)).sort()).toEqual([
    'acts.ts',
    'asked.ts',
    'card-events.ts',
    'classes.ts',
    'counts.ts',
    'events.ts',
    'index.ts',
    'keywords.ts',
    'questions.ts',
    'reasons.ts',
    'speech.ts',
    'tokens.ts',
  ]);
});

const here = dirname(fileURLToPath(import.meta.url));

/** The code of the game itself, without texts and tests. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['text', 'node_modules', 'rulebook'].includes(entry.name) ? [] : sources(path);
    return entry.name.endsWith('.ts') && !entry.name.includes('.test.') ? [readFileSync(path, 'utf8')] : [];
  });
}
