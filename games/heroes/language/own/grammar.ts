/**
 * The grammar of our own texts, learned from the writer: what it says of examples, with their stand-ins left out, is
 * what can be read. So whatever the writer learns to say is read as well, in both languages.
 */
import type { Lang, Text } from '@vigrid/speech';
import { type Found, lit, memo, type Parser, says, TooMany } from '@vigrid/speech/reading';
import { ability } from '../../abilities/ability.ts';
import { condition } from '../../abilities/condition.ts';
import type { Ability, Condition, Filter } from '../../abilities/index.ts';
import { moments } from '../../abilities/moment.ts';
import { cards as allCards } from '../../cards/catalogue.ts';
import { type Effect, effect } from '../../effects/index.ts';
import { abilityText } from '../../text/cards.ts';
import { conditionText } from '../../text/conditions.ts';
import { clauses } from '../../text/effects.ts';
import { phrase } from '../../text/filters.ts';
import { keyword, keywords } from '../../text/keywords.ts';
import { amountOf, moment, spelled, type Timing } from '../../text/moments.ts';
import { keywordForms } from '../../text/nouns.ts';
import { thisCard } from '../../text/phrases.ts';
import type { Setting } from '../../text/targets.ts';
import { type Example, Examples, type Own } from './examples.ts';
import { type Named, nounsOf, spokenOf } from './nouns.ts';
import { type Make, Patterns, pattern, type Slots } from './patterns.ts';
import type { StandIn } from './stand-ins.ts';
import * as stand from './stand-ins.ts';
import { wordsOf } from './tokens.ts';

export interface Grammar {
  /** A whole text as abilities, with what is open in them left open. */
  readonly ability: Parser<unknown>;
}

export function grammarOf(lang: Lang): Grammar {
  const nouns = nounsOf(lang);
  const examples = new Examples(lang);
  const [whole, effectPatterns, predicates, tails, conditions, beginnings] = Array.from(
    { length: 6 },
    () => new Patterns(),
  );

  const learn = (into: Patterns, example: Example, said: Text, template: unknown = example.data): void => {
    const words = wordsOf(said[lang], lang);
    const pieces = pattern(words, example.used, lang);
    if (!pieces) return;
    const order = pieces.filter((piece): piece is StandIn => typeof piece !== 'string');
    const key = JSON.stringify(template);
    const make: Make = (values) => filled(template, order, values);
    const [first, ...rest] = pieces;
    // What goes on after the effects that it holds is read after them.
    if (into === effectPatterns && typeof first === 'object' && first.kind === 'effects')
      rest.length > 0 &&
        tails.add(
          rest,
          key,
          (values): Tail =>
            (held) =>
              make([held, ...values]),
        );
    else into.add(pieces, key, make);
  };

  learnEffects();
  learnConditions();
  learnMoments();
  learnAbilities();

  const slots: () => Slots = () => made;
  const conditionsOf = joinedBy(memo(conditions.parser(slots)), both(lang), (all) =>
    all.length === 1 ? all[0] : { all },
  );
  const clause = memo(effectPatterns.parser(slots));
  const again: Parser<unknown> = says(
    lit(...(lang === 'en' ? ['the same once more'] : ['то же ещё раз'])),
    '@again',
  );
  const later: Parser<unknown> = either(clause, memo(predicates.parser(slots)), again);
  const list: Parser<readonly unknown[]> = memo(
    effectList(clause, later, between(lang), memo(tails.parser(slots))),
  );
  const made: Slots = {
    number: nouns.number,
    cards: nouns.named,
    target: nouns.target,
    that: nouns.that,
    condition: memo(conditionsOf),
    effects: list,
    granted: memo(whole.parser(slots)),
    word: wordParser(lang),
    me: nouns.ownName,
    moment: memo(beginnings.parser(slots)),
    card: cardParser(lang),
  };
  return { ability: made.granted };

  function learnEffects(): void {
    // Any card, of which nothing is said.
    const shown = examples
      .of(effect)
      .filter(({ data }) => Object(data).do === 'reveal')
      .map(({ data, used }) => ({
        data: { ...Object(data), fits: {} },
        used: used.filter(({ kind }) => kind !== 'cards'),
      }));
    // A quest comes to another end.
    const quests = [{}, { count: stand.numberOf(stand.several) }].map((how): Example => {
      const to = stand.target(0, how, 'quest');
      return { data: { do: 'change', to: to.data, change: { doomed: true } }, used: [to] };
    });
    for (const example of [...examples.of(effect), ...shown, ...quests]) {
      const e = example.data as Effect;
      const speaks = 'to' in e && e.to === 'same';
      const told = new Set<string>();
      for (const at of settingsOf(e, lang)) {
        const [one] = clauses([e], at);
        for (const said of [one.say, one.may, ...(one.they ? [one.they] : [])]) {
          if (told.has(said[lang])) continue;
          told.add(said[lang]);
          if (!speaks) learn(effectPatterns, example, said);
          else if (possessive[lang].test(said[lang]))
            learn(effectPatterns, example, said, withTarget(e, spokenOf));
        }
        if (one.of && !speaks && !told.has(`@${one.of.told[lang]}`)) {
          told.add(`@${one.of.told[lang]}`);
          const used = example.used.filter(({ kind }) => kind !== 'target');
          learn(predicates, { ...example, used }, one.of.told, withTarget(e, spokenOf));
        }
      }
    }
  }

  function learnConditions(): void {
    const { kinds } = Object(condition.node);
    for (const side of ['yours', 'enemy'] as const) {
      const before: Condition = { before: { side } };
      learn(conditions, { data: before, used: [] }, conditionText(before, 'creature'));
    }
    for (const [key, fields] of Object.entries(kinds)) {
      if (key === 'all') continue;
      for (const example of examples.fields(Object(fields), {}, 0).flatMap(sided)) {
        for (const type of ['creature', 'amulet', 'hero'] as const)
          learn(conditions, example, conditionText(example.data as Condition, type));
      }
    }
  }

  function learnMoments(): void {
    const numbers = [
      ...examples.numbers(2),
      { data: 0, used: [] },
      { data: 2, used: [] },
      { data: 3, used: [] },
    ];
    const none: Example = { data: undefined, used: [] };
    for (const on of moments) {
      const ways = on === 'kill' ? [undefined, 'strike', 'shot', 'spell'] : [undefined];
      for (const who of examples.groups(0)) {
        for (const by of [none, { data: stand.filterOf(1), used: [stand.cards(1)] }]) {
          for (const x of [none, ...numbers]) {
            for (const most of [none, ...examples.numbers(3)]) {
              for (const each of [undefined, true]) {
                for (const way of ways) {
                  const timing = {
                    on,
                    ...(who.data !== 'self' && { who: who.data }),
                    ...(by.data !== undefined && { by: by.data }),
                    ...(way && { way }),
                    ...(x.data !== undefined && { x: x.data }),
                    ...(most.data !== undefined && { most: most.data }),
                    ...(each && { each }),
                  } as unknown as Timing;
                  const example = { data: timing, used: [...who.used, ...by.used, ...x.used, ...most.used] };
                  for (const type of ['creature', 'amulet'] as const) {
                    for (const start of [moment(timing, type), spelled(timing, type)])
                      learn(beginnings, example, start);
                  }
                }
              }
            }
          }
        }
      }
    }
    for (let n = 1; n <= 6; n++) {
      const all = Array.from({ length: n }, (_, i) => stand.number(i));
      const timing = { on: 'spend', at: all.map((one) => Number(one.data)) } as const;
      learn(beginnings, { data: timing, used: all }, moment(timing, 'creature'));
    }
  }

  function learnAbilities(): void {
    const { kinds } = Object(ability.node);
    const conditionsHere = [{ data: undefined, used: [] }, ...examples.conditions(2)];
    const body = [stand.effects(0, 'order'), stand.effects(0, 'event')];
    const start = (timing: Timing): Example => {
      const texts = [moment(timing, 'creature'), spelled(timing, 'creature')];
      return { data: timing, used: [stand.moment(timing, texts)] };
    };
    const starts: readonly Example[] = [
      start({ on: 'healed', who: { type: 'creature', class: 'koyar' } }),
      start({ on: 'hire' }),
      start({ on: 'turnStart' }),
    ];
    const write = (example: Example, template?: unknown): void => {
      learn(whole, example, unstopped(abilityText(example.data as Ability, { type: 'creature' })), template);
    };
    for (const does of body) {
      const having = { does: does.data };
      for (const { data: when, used } of conditionsHere) {
        const on = { ...(when !== undefined && { if: when }) };
        for (const may of [{}, { may: true }]) {
          for (const where of [{}, { where: 'graveyard' }]) {
            for (const from of starts) {
              const data = { kind: 'when', ...Object(from.data), ...where, ...on, ...may, ...having };
              const template = { kind: 'when', '@with': from.data, ...where, ...on, ...may, ...having };
              write({ data, used: [...from.used, ...used, does] }, template);
            }
          }
          // Concentration is the moment and a condition in one (BH-17.1).
          const parts = when === undefined ? [] : 'all' in Object(when) ? Object(when).all : [when];
          const all = [{ unwounded: true }, ...parts];
          const concentrated = all.length > 1 ? { all } : all[0];
          write({
            data: { kind: 'when', on: 'turnStart', if: concentrated, ...may, ...having },
            used: [...used, does],
          });
        }
      }
      for (const from of starts) {
        for (const coins of [...examples.numbers(4), { data: 0, used: [] }]) {
          const price = { coins: coins.data };
          for (const kind of ['ambush', 'fromHand']) {
            for (const text of kind === 'ambush' ? [{}, having] : [having]) {
              write(
                {
                  data: { kind, ...Object(from.data), ...price, ...text },
                  used: [...from.used, ...coins.used, ...('does' in text ? [does] : [])],
                },
                { kind, '@with': from.data, ...price, ...text },
              );
            }
          }
        }
      }
    }
    // Whose they are stands with them.
    const some = (used: number): readonly Example[] => [
      { data: 'self', used: [] },
      { data: stand.cards(used).data, used: [stand.cards(used)] },
    ];
    const own: Readonly<Record<string, Own>> = {
      static: { to: (used) => [...some(used), yourHero] },
      instead: { who: some, if: (used) => examples.conditions(used).slice(0, 2) },
      action: {
        times: (used) => [
          { data: 'any', used: [] },
          { data: stand.number(used).data, used: [stand.number(used)] },
        ],
        coins: (used) => [
          { data: 0, used: [] },
          { data: stand.number(used).data, used: [stand.number(used)] },
        ],
      },
    };
    for (const [kind, fields] of Object.entries(kinds)) {
      if (['when', 'ambush', 'fromHand'].includes(kind)) continue;
      for (const example of examples.fields(Object(fields), { kind }, 0, own[kind])) write(example);
    }
  }
}

/** There is one, so that it is told as one. */
const yourHero: Example = { data: { type: 'hero', side: 'yours' }, used: [] };

/** The text of an ability ends with a stop. */
const unstopped = ({ en, ru }: Text): Text => ({ en: en.replace(/\.$/, ''), ru: ru.replace(/\.$/, '') });

/** What is somebody's who has been spoken of. */
const possessive: Readonly<Record<Lang, RegExp>> = { en: /\b(its|their)\b/, ru: /(^| )(его|её|их) / };

/** What a text may have spoken of before an effect, as far as that changes its words. */
function* settingsOf(e: Effect, lang: Lang): Generator<Setting> {
  const type = 'creature' as const;
  const spoken: Setting = {
    type,
    near: 'it',
    subject: phrase(koyar, 'any'),
    spoken: phrase(koyar),
    cause: phrase({ type, class: 'naga' }, 'any'),
  };
  yield { type };
  const json = JSON.stringify(e);
  if (/"(do":"(fight|capture|captureFrom)|self)"/.test(json)) yield { type, near: 'self' };
  if (/"do":"(oneOf|may|if)"/.test(json)) yield { type, nested: true };
  if (e.do === 'regain') yield { type, inGraveyard: true };
  if (/Before"|"same"|"it"|"cause"/.test(json) || /^(byOwner|swapQuest|cancel)$/.test(e.do)) {
    yield spoken;
    const others = lang === 'en' ? [phrase(koyar, 2)] : [phrase(koyar, 2), phrase(fairy), phrase(weapon)];
    for (const one of others) yield { ...spoken, near: undefined, spoken: one };
  }
  if ('amount' in e && typeof e.amount === 'string' && e.amount !== 'all') yield { type, said: e.amount };
  if (!json.includes('"X"')) return;
  for (const on of ['death', 'attack', 'plays'] as const) yield { type, x: amountOf({ on }, type) };
  yield { type, x: amountOf({ on: 'death', who: koyar }, type) };
  const on = thisCard(type).pronoun().after('на', 'pre');
  yield {
    type,
    x: { en: 'there were Strengthening effects on it', ru: `${on} было эффектов усиления` },
  };
  yield { type, said: 'hand' };
}

const koyar: Filter = { type: 'creature', class: 'koyar' };
const fairy: Filter = { type: 'creature', class: 'fairy' };
const weapon: Filter = { type: 'weapon' };

const withTarget = (e: Effect, to: unknown): unknown => ('to' in e ? { ...e, to } : e);

/** The same of one's own and of the opponent's cards, where the words may leave that to something else. */
const sided = (example: Example): readonly Example[] => [
  example,
  ...(['yours', 'enemy'] as const).flatMap((side) => {
    const data = Object.fromEntries(
      Object.entries(Object(example.data)).map(([key, value]) => [
        key,
        typeof value === 'object' && value !== null && 'class' in value ? { ...value, side } : value,
      ]),
    );
    return example.used.some(({ kind }) => kind === 'cards') ? [{ data, used: example.used }] : [];
  }),
];

/** The data of an example with what was read in place of its stand-ins. */
function filled(template: unknown, order: readonly StandIn[], values: readonly unknown[]): unknown {
  const read = new Map<string, unknown>();
  const kinds = new Map<string, Named>();
  let counted: Named | undefined;
  order.forEach((one, i) => {
    const key = JSON.stringify(one.data);
    if (one.kind === 'cards') {
      const named = values[i] as Named;
      kinds.set(`${Object(one.data).class}`, named);
      counted ??= named;
    } else if (!read.has(key) && one.kind !== 'that') read.set(key, values[i]);
  });
  return fill(template);

  function fill(value: unknown): unknown {
    const known = read.get(JSON.stringify(value));
    if (known !== undefined) return known;
    if (typeof value === 'number') {
      const opposite = read.get(`${-value}`);
      if (typeof opposite === 'number') return -opposite;
      // The number stood with the noun.
      return value > 9000 ? (counted?.count ?? 1) : value;
    }
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    const { class: of, type, '@with': start, ...rest } = value as Record<string, unknown>;
    const named = typeof of === 'string' ? kinds.get(of) : undefined;
    if (named) return { ...rest, ...named.what };
    const filledIn = Object.entries({
      ...(type !== undefined && { type }),
      ...(of !== undefined && { class: of }),
      ...rest,
    });
    const made = Object.fromEntries(filledIn.map(([key, one]) => [key, fill(one)]));
    if (start === undefined) return made;
    const { kind, ...others } = made;
    return { kind, ...Object(read.get(JSON.stringify(start))), ...others };
  }
}

/** An effect around others. */
type Tail = (held: readonly unknown[]) => unknown;

const either =
  (...ways: readonly Parser<unknown>[]): Parser<unknown> =>
  (at, run) =>
    ways.flatMap((way) => way(at, run));

const between = (lang: Lang): Parser<unknown> =>
  lang === 'en'
    ? lit('and', ',', ', and', ';', '; after that', '.')
    : lit('и', ',', ', и', ', а', ';', '; после этого', '.');

const both = (lang: Lang): Parser<unknown> => (lang === 'en' ? lit('and', ',') : lit('и', ','));

function joinedBy<T>(
  one: Parser<T>,
  link: Parser<unknown>,
  make: (all: readonly T[]) => unknown,
): Parser<unknown> {
  return (at, run) => {
    const found: Found<unknown>[] = [];
    const go = (from: number, all: readonly T[]): void => {
      for (const { value, end } of one(from, run)) {
        const more = [...all, value];
        found.push({ value: make(more), end, cost: 0 });
        for (const next of link(end, run)) go(next.end, more);
      }
    };
    go(at, []);
    return found;
  };
}

function effectList(
  first: Parser<unknown>,
  later: Parser<unknown>,
  link: Parser<unknown>,
  tails: Parser<unknown>,
): Parser<readonly unknown[]> {
  return (at, run) => {
    const found: Found<readonly unknown[]>[] = [];
    const took = (all: readonly unknown[], end: number): void => {
      if (--run.left < 0) throw new TooMany();
      found.push({ value: all, end, cost: 0 });
      for (const next of link(end, run)) go(next.end, all);
      for (const tail of tails(end, run)) {
        for (let i = 0; i < all.length; i++)
          took([...all.slice(0, i), (tail.value as Tail)(all.slice(i))], tail.end);
      }
    };
    const go = (from: number, all: readonly unknown[]): void => {
      for (const { value, end } of (all.length === 0 ? first : later)(from, run))
        took([...all, value === '@again' ? all[all.length - 1] : value], end);
    };
    go(at, []);
    return found;
  };
}

/** A keyword by its name. */
function wordParser(lang: Lang): Parser<unknown> {
  const names = Object.keys(keywords).flatMap((key) => {
    const one = key as keyof typeof keywords;
    const { en, ru } = keyword(one);
    if (lang === 'en') return [says(lit(...[wordsOf(en, lang).join(' ')]), one)];
    const said = new Set([ru, ...(one === 'created' ? [] : Object.values(keywordForms[one]))]);
    return [says(lit(...[...said].map((form) => wordsOf(form, lang).join(' '))), one)];
  });
  return either(...names);
}

/** A card by its name. */
function cardParser(lang: Lang): Parser<unknown> {
  const names = new Map(allCards.map((card) => [wordsOf(card[lang], lang).join(' '), card.id]));
  return (at, run) => {
    for (let end = at + 1; end <= Math.min(at + 8, run.tokens.length); end++) {
      const id = names.get(
        run.tokens
          .slice(at, end)
          .map(({ text }) => text)
          .join(' '),
      );
      if (id !== undefined) return [{ value: id, end, cost: 0 }];
    }
    return [];
  };
}
