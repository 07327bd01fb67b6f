/** What the players choose before a game: expansions, variants, and for one player the monster. */
import type { Problem } from '@vigrid/kernel';
import { lokiCards } from './cards/gods.ts';
import { type Monster, monsterNames } from './cards/types.ts';
import type { RuleId } from './rulebook/index.ts';
import type { ShieldClan } from './table/view.ts';

export interface ValhallaOptions {
  /** Loki's Cunning: not in play, the card for a first game, one by chance, or a card by its id (V-16.2). */
  readonly loki: string;
  readonly thor: boolean;
  readonly valkyries: boolean;
  readonly dwarves: boolean;
  readonly tyr: boolean;
  readonly lastViking: boolean;
  /** Faithful Companions (V-23.1, V-24.1). */
  readonly companions: 'none' | 'partnership' | 'union';
  /** One of three, one dealt for a first game, one of five, or none (V-4.5, V-4.7, V-29.7, V-29.1). */
  readonly jarls: 'three' | 'first' | 'five' | 'none';
  /** Seven cards less two, five plain ones, or the draft (V-4.16, V-29.2, V-29.3). */
  readonly hand: 'usual' | 'plain' | 'draft';
  /** The clan of each player's shields; no two alike (V-4.3). */
  readonly shields: readonly ShieldClan[];
  /** Readings that a table may choose: four equal weapons are two pairs (RV-14), open Valhallas (RV-37), three cards for the action too (RV-2). */
  readonly fourEqual: boolean;
  readonly openValhalla: boolean;
  readonly drawThree: boolean;
  /** For one player: whom they fight, how hard it is (V-25.7), which side of the cards, and whether their abilities count. */
  readonly monster: Monster;
  readonly difficulty: 1 | 2 | 3;
  readonly side: 'plain' | 'marked';
  readonly abilities: boolean;
}

export const shieldClans: readonly ShieldClan[] = ['raven', 'serpent', 'eagle', 'horse', 'goat', 'dragon'];

type Read = { options: ValhallaOptions } | { problems: Problem[] };

export function readOptions(given: unknown, seats: number): Read {
  if (given !== undefined && !isMapping(given)) {
    return {
      problems: [
        problem(
          'Настройки — это объект, например {"valkyries": true}.',
          'Options are an object such as {"valkyries": true}.',
        ),
      ],
    };
  }
  const reader = new Reader(given ?? {});
  const solo = seats === 1;
  const valkyries = reader.flag('valkyries');
  const options: ValhallaOptions = {
    loki: reader.word('loki', ['none', 'first', 'random', ...lokiCards.map(({ id }) => id)]),
    thor: reader.flag('thor'),
    valkyries,
    dwarves: reader.flag('dwarves'),
    tyr: reader.flag('tyr'),
    lastViking: reader.flag('lastViking'),
    companions: reader.word('companions', ['none', 'partnership', 'union']),
    jarls: reader.word('jarls', ['three', 'first', 'five', 'none']),
    hand: reader.word('hand', ['usual', 'plain', 'draft']),
    shields: reader.shields(seats),
    fourEqual: reader.flag('fourEqual', true),
    openValhalla: reader.flag('openValhalla'),
    drawThree: reader.flag('drawThree'),
    monster: reader.word('monster', monsterNames),
    difficulty: reader.level('difficulty'),
    side: reader.word('side', solo && valkyries ? ['marked', 'plain'] : ['plain', 'marked']),
    abilities: reader.flag('abilities', true),
  };
  reader.finish();
  const problems = [...reader.problems, ...(solo ? soloProblems(options) : tableProblems(options, seats))];
  return problems.length > 0 ? { problems } : { options };
}

/** Expansions that need other numbers of players than there are. */
function tableProblems(o: ValhallaOptions, seats: number): Problem[] {
  const problems: Problem[] = [];
  if (o.thor && seats === 2) {
    problems.push(
      problem(
        'Помощь Тора — для трёх и более игроков: вдвоём её некому разыграть.',
        'Thor’s Help needs at least 3 players: with two there is nobody to play it.',
        'V-15.3',
      ),
    );
  }
  if (o.companions !== 'none' && seats !== 4 && seats !== 6) {
    problems.push(
      problem(
        `Верные соратники — для 4 или 6 игроков, а не для ${seats}.`,
        `Faithful Companions is for 4 or 6 players, not for ${seats}.`,
        'V-15.3',
      ),
    );
  }
  if (o.jarls === 'five' && seats === 6) {
    problems.push(
      problem(
        'По 5 ярлов на выбор хватает не больше чем на 5 игроков: ярлов всего 25.',
        'A choice of 5 jarls is for at most 5 players: there are 25 jarls.',
        'V-29.7',
      ),
    );
  }
  return problems;
}

/** What solo play does not have (V-28.9, V-28.10). */
function soloProblems(o: ValhallaOptions): Problem[] {
  const problems: Problem[] = [];
  const others = [
    ['thor', o.thor],
    ['dwarves', o.dwarves],
    ['tyr', o.tyr],
    ['lastViking', o.lastViking],
    ['loki', o.loki !== 'none'],
    ['companions', o.companions !== 'none'],
  ] as const;
  for (const [name, on] of others) {
    if (!on) continue;
    problems.push(
      problem(
        `Дополнение «${name}» не подходит для игры в одиночку; подходят Валькирии (valkyries).`,
        `The expansion "${name}" is not suited to solo play; Valkyries (valkyries) are.`,
        'V-28.10',
      ),
    );
  }
  return problems;
}

/** Takes the fields out of untrusted options, one by one, and notes what is wrong with them. */
class Reader {
  readonly problems: Problem[] = [];
  private readonly known = new Set<string>();
  private readonly given: Readonly<Record<string, unknown>>;

  constructor(given: Readonly<Record<string, unknown>>) {
    this.given = given;
  }

  flag(field: string, usual = false): boolean {
    const value = this.take(field) ?? usual;
    if (typeof value === 'boolean') return value;
    this.wrong(field, 'true, false', value);
    return usual;
  }

  /** One of these words; the first where none is given. */
  word<T extends string>(field: string, words: readonly [T, ...T[]] | readonly T[]): T {
    const value = this.take(field) ?? words[0];
    const word = words.find((one) => one === value);
    if (word !== undefined) return word;
    this.wrong(field, words.join(', '), value);
    return words[0];
  }

  level(field: string): 1 | 2 | 3 {
    const value = this.take(field) ?? 1;
    if (value === 1 || value === 2 || value === 3) return value;
    this.wrong(field, '1, 2, 3', value);
    return 1;
  }

  /** A clan for each seat, no two alike (V-4.3). */
  shields(seats: number): readonly ShieldClan[] {
    const usual = shieldClans.slice(0, seats);
    const value = this.take('shields');
    if (value === undefined) return usual;
    const list = Array.isArray(value) ? value : [];
    const read = list.flatMap((one) => shieldClans.filter((clan) => clan === one));
    if (read.length !== seats || list.length !== seats) {
      this.wrong('shields', `${seats} × ${shieldClans.join(', ')}`, value);
      return usual;
    }
    if (new Set(read).size < seats) {
      this.problems.push(
        problem(
          'Щиты двух игроков не могут быть одного клана.',
          'Two players can not have shields of the same clan.',
          'V-4.3',
        ),
      );
      return usual;
    }
    return read;
  }

  /** Fields that nobody has asked for are mistakes. */
  finish(): void {
    for (const field of Object.keys(this.given)) {
      if (this.known.has(field)) continue;
      const all = [...this.known].join(', ');
      this.problems.push(
        problem(
          `Настройки «${field}» нет. Есть: ${all}.`,
          `There is no option "${field}". There are: ${all}.`,
        ),
      );
    }
  }

  private take(field: string): unknown {
    this.known.add(field);
    return this.given[field];
  }

  private wrong(field: string, right: string, value: unknown): void {
    const had = JSON.stringify(value);
    this.problems.push(
      problem(`«${field}» — это ${right}, а не ${had}.`, `"${field}" is one of ${right}, not ${had}.`),
    );
  }
}

const isMapping = (x: unknown): x is Readonly<Record<string, unknown>> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

const problem = (ru: string, en: string, rule?: RuleId): Problem => ({
  text: { ru, en },
  ...(rule && { rule }),
});
