/** What the players choose before a game: Leaders, and against the Rivals of the solo game how hard it is. */
import type { Problem } from '@vigrid/kernel';
import { difficulties } from './board/difficulty.ts';
import { isIn, type Leader, leaders } from './cards/catalogue.ts';
import { bitsOf, type Module } from './modules.ts';

export interface DuneOptions {
  /** A Leader for each seat by its id, 'any' for one that chance picks. */
  readonly leaders: readonly string[];
  /** In the solo game, Leaders of the two Rivals likewise; empty otherwise. */
  readonly rivals: readonly string[];
  /** How hard the solo game is. */
  readonly difficulty: string;
  /** What is played with beyond the base game. */
  readonly expansions: readonly Expansion[];
}

/** Rivals can not use these (D-22.1). Of the Leaders of Rise of Ix they can use Prince Rhombur and Viscount Hundro. */
const notRivals = [
  'lead-paul-atreides',
  'lead-helena-richese',
  'lead-archduke-armand-ecaz',
  'lead-ilesa-ecaz',
  'lead-princess-yuna-moritani',
  'lead-tessia-vernius',
];

export const expansions = [
  'ix',
  'immortality',
  'epic',
  'eleven',
  'escalation',
  'churn',
] as const satisfies readonly Module[];
export type Expansion = (typeof expansions)[number];

/** Harder ways to play alone (D-23.36). */
const soloWays: readonly string[] = ['escalation', 'churn'] satisfies readonly Expansion[];

/** Those whose tables are there, but not their rules. */
const later = ['uprising'];

const known = ['leaders', 'rivals', 'difficulty', 'expansions'];

/** The modules of a game, as bits. */
export const modulesOf = (options: Pick<DuneOptions, 'expansions'>): number =>
  bitsOf(['base', ...options.expansions]);

/** Who can lead a player or a Rival with these modules. */
export const leadersIn = (modules: number, rival: boolean): readonly Leader[] =>
  leaders.filter((leader) => isIn(leader, modules) && !(rival && notRivals.includes(leader.id)));

export function readOptions(
  given: unknown,
  seats: number,
): { options: DuneOptions } | { problems: Problem[] } {
  if (given !== undefined && given !== null && !isMapping(given)) {
    return {
      problems: [
        sentence(
          'Настройки — это поля: leaders, rivals, difficulty, expansions.',
          'Options are fields: leaders, rivals, difficulty, expansions.',
        ),
      ],
    };
  }
  const of: Record<string, unknown> = isMapping(given) ? given : {};
  const strange = Object.keys(of).filter((key) => !known.includes(key));
  const rivals = seats === 1 ? 2 : 0;
  const options = {
    leaders: of.leaders ?? Array<string>(seats).fill('any'),
    rivals: of.rivals ?? Array<string>(rivals).fill('any'),
    difficulty: of.difficulty ?? 'mercenary',
    expansions: of.expansions ?? [],
  };
  const modules = modulesOf({ expansions: isExpansions(options.expansions) ? options.expansions : [] });
  const ids = (rival: boolean) => leadersIn(modules, rival).map(({ id }) => id);
  const problems = [
    ...strange.map((key) =>
      sentence(
        `Поля «${key}» нет. Есть: ${known.join(', ')}.`,
        `There is no field "${key}", but: ${known.join(', ')}.`,
      ),
    ),
    ...checkLeaders('leaders', options.leaders, seats, ids(false)),
    ...checkLeaders('rivals', options.rivals, rivals, ids(true)),
    ...checkDifficulty(options.difficulty),
    ...checkExpansions(options.expansions, seats),
  ];
  if (problems.length === 0 && isOptions(options)) {
    const chosen = [...options.leaders, ...options.rivals].filter((id) => id !== 'any');
    const twice = chosen.find((id, at) => chosen.indexOf(id) !== at);
    if (twice === undefined) return { options };
    problems.push(
      sentence(`Лидер «${twice}» выбран дважды.`, `The Leader "${twice}" was chosen twice.`, 'D-2.4'),
    );
  }
  return { problems };
}

function checkLeaders(field: string, given: unknown, wanted: number, ids: readonly string[]): Problem[] {
  if (!isStrings(given) || given.length !== wanted) {
    return [
      sentence(
        `Поле «${field}» — список лидеров, нужно: ${wanted}.`,
        `The field "${field}" is a list of ${wanted} Leaders.`,
      ),
    ];
  }
  return given
    .filter((id) => id !== 'any' && !ids.includes(id))
    .map((id) =>
      sentence(
        `Лидера «${id}» здесь нет. Есть: ${ids.join(', ')}, any.`,
        `There is no Leader "${id}" here, but: ${ids.join(', ')}, any.`,
        field === 'rivals' ? 'D-22.1' : 'D-2.4',
      ),
    );
}

function checkDifficulty(given: unknown): Problem[] {
  const ids = difficulties.map(({ id }) => id);
  if (ids.some((id) => id === given)) return [];
  return [
    sentence(
      `Сложность — одна из: ${ids.join(', ')}.`,
      `The difficulty is one of: ${ids.join(', ')}.`,
      'D-22.1',
    ),
  ];
}

function checkExpansions(given: unknown, seats: number): Problem[] {
  if (!isStrings(given)) {
    return [
      sentence('Поле «expansions» — список дополнений.', 'The field "expansions" is a list of modules.'),
    ];
  }
  const problems = given
    .filter((box) => !expansions.some((one) => one === box))
    .map((box) =>
      later.includes(box)
        ? sentence(
            `С дополнением «${box}» здесь пока не играют: уберите его из списка.`,
            `The box "${box}" is not played here yet: leave it out.`,
            'D-1.1',
          )
        : sentence(
            `Дополнения «${box}» нет. Есть: ${expansions.join(', ')}.`,
            `There is no box "${box}", but: ${expansions.join(', ')}.`,
            'D-1.1',
          ),
    );
  for (const way of ['epic', ...soloWays]) {
    if (given.includes(way) && !given.includes('ix')) {
      problems.push(sentence(`Для «${way}» нужно дополнение ix.`, `"${way}" needs the box ix.`, 'D-1.1'));
    }
  }
  if (given.includes('eleven') && !given.includes('immortality')) {
    problems.push(
      sentence(
        'Для «eleven» нужно дополнение immortality.',
        '"eleven" needs the box immortality.',
        'D-24.21',
      ),
    );
  }
  for (const way of soloWays) {
    if (given.includes(way) && seats !== 1) {
      problems.push(sentence(`«${way}» — для игры в одиночку.`, `"${way}" is for the solo game.`, 'D-23.36'));
    }
  }
  return problems;
}

const isMapping = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

const isStrings = (x: unknown): x is string[] =>
  Array.isArray(x) && x.every((one) => typeof one === 'string');

const isExpansions = (x: unknown): x is Expansion[] =>
  isStrings(x) && x.every((one) => expansions.some((known) => known === one));

const isOptions = (x: { [K in keyof DuneOptions]: unknown }): x is DuneOptions =>
  isStrings(x.leaders) &&
  isStrings(x.rivals) &&
  typeof x.difficulty === 'string' &&
  isExpansions(x.expansions);

const sentence = (ru: string, en: string, rule?: string): Problem => ({
  text: { ru, en },
  ...(rule !== undefined && { rule }),
});
