/** Positions to look for puzzles in: cards of a game thrown together by chance, a few on each side, as scenarios write them. */
import { type AnyGame, below, type CardEntry, type Random, type Text } from '@vigrid/kernel';
import type { Goal, Puzzle } from '@vigrid/kernel/puzzle';
import type { Measure } from '@vigrid/kernel/puzzle/solving';

/** A position, what is looked for in it, and the puzzle that it makes when so much of it is found at best. */
export interface Draft {
  readonly position: Position;
  readonly random: readonly number[];
  readonly seats: number;
  readonly measure: Measure;
  puzzleOf(best: number): Found | null;
}

export type Position = Readonly<Record<string, unknown>>;
export type Found = Pick<Puzzle, 'goal' | 'task'> & { readonly position: Position };

export type Drafting = (game: AnyGame, chance: Random) => Draft;

export const draftings: Readonly<Record<string, Drafting>> = {
  heroes(game, chance) {
    const { some, pick, upTo } = dealer(game, chance);
    const fighters = () => pick('creature');
    const position = {
      turn: 'a',
      a: {
        hero: pick('hero'),
        coins: 2 + upTo(5),
        squad: some(2 + upTo(1), fighters),
        hand: some(1 + upTo(1), () => pick(upTo(1) ? 'creature' : 'spell')),
      },
      b: {
        hero: pick('hero'),
        coins: 3,
        squad: some(1 + upTo(1), () => (upTo(3) ? fighters() : { card: fighters(), closed: true })),
      },
    };
    const read = reader(game);
    let lives = 0;
    return {
      position,
      random: [],
      seats: 2,
      measure(state) {
        lives = Math.max(lives, read(state, 'b.hero.lives'));
        return read(state, 'b.hero.wounds');
      },
      puzzleOf: (best) =>
        best < 4 || best >= lives
          ? null
          : {
              goal: 'win',
              position: { ...position, b: { ...position.b, wounds: lives - best } },
              task: {
                ru: 'Победите в этот ход, как бы соперник ни защищался.',
                en: 'Win this turn, however your rival defends.',
              },
            },
    };
  },

  berserk(game, chance) {
    const { some, pick, upTo } = dealer(game, chance);
    const at = (cells: readonly string[]) =>
      some(2 + upTo(1), () => 0).map((_, i) => ({ card: pick('creature'), cell: cells[i] }));
    const own = at(['C1', 'B1', 'D1']);
    const theirs = at(["C1'", "D1'", "B2'"]);
    const [{ card: target }] = theirs;
    const position = { a: { squad: own }, b: { squad: theirs } };
    const read = reader(game);
    let lives = 0;
    const dice = some(10, () => 1 + upTo(5));
    return {
      position,
      random: dice,
      seats: 2,
      measure(state) {
        lives = Math.max(
          lives,
          read(state, `b.squad.${target}.lives`) + read(state, `b.squad.${target}.wounds`),
        );
        const list = game.scenario.read(state, ['b', 'graveyard']);
        return Array.isArray(list) && list.includes(target) ? 99 : read(state, `b.squad.${target}.wounds`);
      },
      puzzleOf(best) {
        if (best < 3 || best >= lives) return null;
        const { ru, en } = nameOf(game, target);
        const [first, ...rest] = theirs;
        const fall = dice.join(', ');
        return {
          goal: { path: 'b.graveyard', holds: target },
          position: { ...position, b: { squad: [{ ...first, wounds: lives - best }, ...rest] } },
          task: {
            ru: `Уничтожьте за этот ход: ${ru}. Кубики лягут так: ${fall}.`,
            en: `Destroy ${en} this turn. The dice will fall: ${fall}.`,
          },
        };
      },
    };
  },

  valhalla(game, chance) {
    const { some, pick, upTo } = dealer(game, chance, 'Base deck');
    const position = {
      deck: some(7, () => 'Rage +2'),
      a: { squad: some(1 + upTo(1), () => pick('warrior')), hand: [] },
      b: { squad: [pick('warrior')], hand: [] },
    };
    // Six of each side, and a few for those who roll again; the defender's are blank.
    const dice = [...some(6, () => 1 + upTo(5)), ...some(6, () => 6), ...some(2, () => 1 + upTo(5))];
    const faces = dice.map((face) => arms[face - 1]);
    return most(game, position, dice, 2, 'a.valour', 1, (least) => ({
      ru: `Наберите за этот ход ${least} доблести. Кубики лягут так: ${faces.map(({ ru }) => ru).join(', ')}.`,
      en: `Come to ${least} valour this turn. The dice will fall: ${faces.map(({ en }) => en).join(', ')}.`,
    }));
  },

  dune(game, chance) {
    const { some, pick, upTo, oneOf } = dealer(game, chance, 'Dune: Imperium');
    const position = {
      players: 3,
      turn: 'a',
      a: {
        hand: some(3, () => pick(upTo(1) ? 'imperium' : 'starting')),
        intrigues: some(upTo(1), () => pick('intrigue')),
        solari: upTo(6),
        spice: upTo(5),
        water: upTo(2),
        influence: { emperor: upTo(3), guild: upTo(3), beneGesserit: upTo(3), fremen: upTo(3) },
      },
    };
    const [path, task] = oneOf(duneGoals);
    return most(game, position, [], 3, path, 1, task);
  },
};

const arms: readonly Text[] = [
  { ru: 'топор', en: 'axe' },
  { ru: 'меч', en: 'sword' },
  { ru: 'копьё', en: 'spear' },
  { ru: 'лук', en: 'bow' },
  { ru: 'щит', en: 'shield' },
  { ru: 'X', en: 'X' },
];

const duneGoals: readonly (readonly [path: string, task: (least: number) => Text])[] = [
  [
    'a.points',
    (n) => ({
      ru: `Доведите счёт до ${n} победных очков этим ходом.`,
      en: `Come to ${n} victory points this turn.`,
    }),
  ],
  [
    'a.strength',
    (n) => ({
      ru: `Доведите силу в Конфликте до ${n} этим ходом.`,
      en: `Come to ${n} strength in the Conflict this turn.`,
    }),
  ],
  ['a.spice', (n) => ({ ru: `Закончите ход с ${n} пряности.`, en: `End the turn with ${n} spice.` })],
  ['a.solari', (n) => ({ ru: `Закончите ход с ${n} солари.`, en: `End the turn with ${n} Solari.` })],
];

/** As much of something as can be had. */
function most(
  game: AnyGame,
  position: Position,
  random: readonly number[],
  seats: number,
  path: string,
  more: number,
  task: (least: number) => Text,
): Draft {
  const read = reader(game);
  const first = read(
    game.scenario.place(structuredClone(position), { words: [1, 2, 3, 4], script: [...random] }),
    path,
  );
  return {
    position,
    random,
    seats,
    measure: (state) => read(state, path),
    puzzleOf(best) {
      const goal: Goal = { path, least: best };
      return best < first + more ? null : { goal, position, task: task(best) };
    },
  };
}

/** Cards by their names and numbers by chance. */
function dealer(game: AnyGame, chance: Random, set?: string) {
  const oneOf = <T>(list: readonly T[]): T => list[below(chance, list.length)];
  const among = game.catalogue.filter((card) => set === undefined || card.set.en === set);
  return {
    oneOf,
    upTo: (n: number): number => below(chance, n + 1),
    some: <T>(n: number, make: () => T): T[] => Array.from({ length: n }, make),
    pick: (kind: string): string => oneOf(among.filter((card: CardEntry) => card.kind === kind)).name.en,
  };
}

const nameOf = (game: AnyGame, name: string): Text =>
  game.catalogue.find((card) => card.name.en === name)?.name ?? { ru: name, en: name };

const reader =
  ({ scenario }: AnyGame) =>
  (state: Parameters<Measure>[0], path: string): number =>
    Number(scenario.read(state, path.split('.')) ?? 0);
