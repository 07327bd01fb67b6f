/** Examples of all that a part of the ability language can say, with stand-ins for what may be anything. */
import type { Fields, Node, Schema } from '@vigrid/kernel/schema';
import { isSchema } from '@vigrid/kernel/schema';
import type { Lang } from '@vigrid/speech';
import { amount, gain } from '../../abilities/amount.ts';
import { condition } from '../../abilities/condition.ts';
import { filter, group } from '../../abilities/filter.ts';
import { gains } from '../../abilities/gains.ts';
import { language } from '../../abilities/language.ts';
import { target } from '../../abilities/target.ts';
import { word } from '../../abilities/words.ts';
import { changes } from '../../effects/change.ts';
import type { StandIn } from './stand-ins.ts';
import * as stand from './stand-ins.ts';

export interface Example {
  readonly data: unknown;
  readonly used: readonly StandIn[];
}

/** Fields with examples of their own. */
export type Own = Readonly<Record<string, (used: number) => readonly Example[]>>;

type Mapping = Readonly<Record<string, unknown>>;

const plain = (data: unknown): Example => ({ data, used: [] });
const standing = (one: StandIn): Example => ({ data: one.data, used: [one] });

/** Numbers up to this are told one by one where a field goes no further. */
const few = 9;

export class Examples {
  private readonly lang: Lang;

  constructor(lang: Lang) {
    this.lang = lang;
  }

  of({ node }: Schema<unknown>, used = 0): readonly Example[] {
    return this.special(node, used) ?? this.node(node, used);
  }

  private special(node: Node, used: number): readonly Example[] | null {
    switch (node) {
      case filter.node:
        return [standing(stand.cards(used))];
      case group.node:
        return this.groups(used);
      case target.node:
        return this.targets(used);
      case condition.node:
        return this.conditions(used);
      case amount.node:
        return this.amounts(used, 1);
      case gain.node:
        return this.amounts(used, -1);
      case gains.node:
        return this.several(Object(node).kinds, used);
      case changes.node:
        return this.several(Object(node).kinds, used);
      case word.node:
        return [standing(stand.word(used % 3))];
      default:
        return null;
    }
  }

  /** What is said of the card itself, of others, of a player's. */
  groups(used: number): readonly Example[] {
    const one = stand.cards(used);
    const of = (side: object): Example => ({ data: { ...Object(one.data), ...side }, used: [one] });
    return [
      plain('self'),
      standing(one),
      of({ side: 'yours' }),
      of({ side: 'enemy' }),
      ...[{ side: 'yours' }, { side: 'enemy' }, {}].map((side) => plain({ type: 'hero', ...side })),
    ];
  }

  private targets(used: number): readonly Example[] {
    const counts = stand.endings[this.lang].map((ending) => ({
      count: stand.numberOf(stand.several, ending),
    }));
    const ways: object[] = [{}, ...counts];
    // In Russian a pronoun may stand where a noun does not.
    const spoken = this.lang === 'ru' ? [stand.spoken] : [];
    return [...[...ways.map((how) => stand.target(used, how)), ...spoken].map(standing), plain('same')];
  }

  numbers(used: number, signs: readonly number[] = [1]): readonly Example[] {
    const any = stand.endings[this.lang].map((ending) => stand.number(used, ending));
    const ones = any.flatMap((one) => signs.map((sign) => ({ data: sign * Number(one.data), used: [one] })));
    return [...ones, ...signs.map((sign) => plain(sign))];
  }

  /** Numbers of which one is like another: nothing is counted. */
  private more(used: number, signs: readonly number[]): readonly Example[] {
    const one = stand.number(used);
    return signs.map((sign) => ({ data: sign * Number(one.data), used: [one] }));
  }

  private amounts(used: number, least: 1 | -1): readonly Example[] {
    const signs = least < 0 ? [1, -1] : [1];
    const [, { node: words }, { node: measured }] = Object(amount.node).among as readonly Schema<unknown>[];
    const names = Object(words).words as readonly string[];
    // In play one's own and the opponent's are told apart.
    const kinds: readonly Mapping[] = [
      ...['graveyard', 'enemyGraveyard', 'graveyards'].map((place) => ({ in: place })),
      ...[{}, { side: 'yours' }, { side: 'enemy' }].map((side) => ({ side })),
    ];
    const counted = kinds.flatMap(({ side, ...place }) => {
      const one = stand.cards(used);
      const data = { count: { ...Object(one.data), ...Object(side) }, ...place };
      return this.multiples(signs, used + 1).map(({ data: times, used: more }) => ({
        data: times === 1 ? data : { ...data, times },
        used: [one, ...more],
      }));
    });
    const halves = (Object(Object(measured).kinds.half.half.node).words as readonly string[]).map((half) => ({
      half,
    }));
    const several = [...names, ...halves].flatMap((of) =>
      this.multiples(signs, used).flatMap(({ data: times, used: more }) =>
        times === 1 ? [plain(of)] : [{ data: { of, times }, used: more }],
      ),
    );
    return [...this.numbers(used, signs), ...counted, ...several];
  }

  private multiples(signs: readonly number[], used: number): readonly Example[] {
    return this.numbers(used, signs);
  }

  /** One that stands for any, those that have a label of their own, and both together. */
  conditions(used: number): readonly Example[] {
    const any = stand.condition(used, false);
    const fixed = stand.condition(used, true);
    const labels: Example[] = [
      plain({ soulcatcher: true }),
      { data: { raid: stand.number(used).data }, used: [stand.number(used)] },
    ];
    return [
      standing(any),
      standing(fixed),
      ...labels,
      ...labels.map(({ data, used: more }) => ({ data: { all: [data, any.data] }, used: [any, ...more] })),
    ];
  }

  /** A mapping of which any fields may be there: each alone in all its forms, figures and words together. */
  private several(kinds: Readonly<Record<string, Fields>>, used: number): readonly Example[] {
    const [fields] = Object.values(kinds);
    const alone = Object.entries(fields).flatMap(([key, field]) =>
      this.field(field, used).map(({ data, used: more }) => ({ data: { [key]: data }, used: more })),
    );
    const isChange = 'taunt' in fields;
    const figure = (data: number): unknown => (isChange ? { add: data } : data);
    const of = (key: string, all: readonly Example[], make: (data: number) => unknown = (n) => n) =>
      all.map(({ data, used: more }) => ({ data: { [key]: make(Number(data)) }, used: more }));
    const none: Example = plain({});
    const parts: readonly (readonly Example[])[] = [
      [none, ...of('strike', this.more(used, [1, -1]), figure)],
      [none, ...of('lives', this.numbers(used + 1, [1, -1]), figure)],
      [none, ...of('armour', this.more(used + 2, [1]))],
      [none, ...this.words(used)],
    ];
    const together = parts.reduce((all, part) => all.flatMap((a) => part.map((b) => merged(a, b))));
    // Both figures by one measure.
    const both = this.amounts(used, -1).map(({ data, used: more }) => {
      const one = isChange ? { add: data } : data;
      return { data: { strike: one, lives: one }, used: more };
    });
    const set = isChange
      ? [
          ...Array.from({ length: few }, (_, i) => plain({ raid: i + 1 })),
          ...this.numbers(used).flatMap((a) =>
            this.numbers(used + 1).map((b) => ({
              data: { strike: { set: a.data }, lives: { set: b.data } },
              used: [...a.used, ...b.used],
            })),
          ),
          plain({ strike: 'double', lives: 'double' }),
          ...this.words(used).flatMap((one) => [
            merged(one, plain({ mute: true })),
            merged(one, plain({ cannotAttack: true })),
            merged(one, plain({ doomed: true })),
          ]),
        ]
      : this.words(used).map((one) => merged(one, plain({ protection: { by: 'spell' } })));
    return [...alone, ...together, ...both, ...set].filter(
      ({ data }) => Object.keys(Object(data)).length > 0,
    );
  }

  private words(_used: number): readonly Example[] {
    const all = [0, 1, 2].map(stand.word);
    return [1, 2, 3].map((n) => {
      const some = all.slice(0, n);
      return { data: { words: some.map((one) => one.data) }, used: some };
    });
  }

  private field(field: Fields[string], used: number): readonly Example[] {
    return this.of('optional' in field ? field.optional : field, used);
  }

  private node(node: Node, used: number): readonly Example[] {
    switch (node.kind) {
      case 'whole':
        return this.wholes(node.min, node.max, used);
      case 'words':
        return node.words.map(plain);
      case 'list':
        return this.lists(node, used);
      case 'record':
        return this.fields(node.fields, {}, used);
      case 'tagged':
        return Object.entries(node.kinds).flatMap(([kind, of]) =>
          isSchema(of) ? this.of(of, used) : this.fields(of, { [node.tag]: kind }, used),
        );
      case 'keyed':
        return Object.values(node.kinds).flatMap((fields) => this.fields(fields, {}, used));
      case 'either':
        return node.among.flatMap((one) => this.of(one, used));
      case 'named':
        return this.named(node.name, used);
      default:
        return [];
    }
  }

  private named(name: string, used: number): readonly Example[] {
    switch (name) {
      case 'effects':
      case 'effectsOrNone':
        return (['order', 'event'] as const).map((how) => standing(stand.effects(used, how)));
      case 'granted':
        return [standing(stand.granted(used))];
      case 'card':
        return [standing(stand.created)];
      default:
        return this.of(language[name], used);
    }
  }

  private wholes(min: number, max: number, used: number): readonly Example[] {
    if (max <= few) return Array.from({ length: max - min + 1 }, (_, i) => plain(min + i));
    const all = this.numbers(used, min < 0 ? [1, -1] : [1]);
    return min <= 0 ? [...all, plain(0)] : all;
  }

  private lists(node: Extract<Node, { kind: 'list' }>, used: number): readonly Example[] {
    const { node: of } = node.of;
    if (of === word.node)
      return this.words(used).map(({ data, used: all }) => ({ data: Object(data).words, used: all }));
    const lengths = [1, 2, 3, 4].filter((n) => n >= node.min && n <= node.max);
    const ways =
      of.kind === 'named' && of.name === 'effects' ? (['order', 'involved'] as const) : [undefined];
    return lengths.flatMap((n) =>
      ways.map((how) => {
        const all = Array.from({ length: n }, (_, i) =>
          how ? standing(stand.effects(used + i, how)) : this.of(node.of, used + i)[0],
        );
        return { data: all.map(({ data }) => data), used: all.flatMap((one) => one.used) };
      }),
    );
  }

  /** Every way to have or not to have what may be left out. */
  fields(fields: Fields, also: Mapping, used: number, own: Own = {}): readonly Example[] {
    let all: readonly Example[] = [plain(also)];
    for (const [key, field] of Object.entries(fields)) {
      all = all.flatMap((before) => {
        const next = used + before.used.length;
        const some = (own[key]?.(next) ?? this.field(field, next)).map((one) =>
          merged(before, { data: { [key]: one.data }, used: one.used }),
        );
        return 'optional' in field ? [before, ...some] : some;
      });
    }
    return all;
  }
}

const merged = (a: Example, b: Example): Example => ({
  data: { ...Object(a.data), ...Object(b.data) },
  used: [...a.used, ...b.used],
});
