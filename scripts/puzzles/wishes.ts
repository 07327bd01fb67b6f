/** What is looked for in a position of each game, and the puzzle that it makes. */
import { type AnyGame, below, type Random, type Text } from '@vigrid/kernel';
import type { Goal, Puzzle } from '@vigrid/kernel/puzzle';
import { type Measure, measureOf, setPuzzle } from '@vigrid/kernel/puzzle/solving';

export type Position = Readonly<Record<string, unknown>>;

/** A position, what is looked for in it, and the puzzle that it makes when so much of it is found at best. */
export interface Wish {
  readonly position: Position;
  /** Dice to come. */
  readonly random: readonly number[];
  readonly measure: Measure;
  puzzleOf(best: number): Found | null;
}

export type Found = Pick<Puzzle, 'goal' | 'task'> & { readonly position: Position };

/** Null where there is nothing to look for. */
export type Wishing = (game: AnyGame, position: Position, chance: Random) => Wish | null;

/** More than any number of wounds. */
const done = 99;

export const wishes: Readonly<Record<string, Wishing>> = {
  heroes(game, position) {
    const read = reader(game);
    const { state } = setPuzzle(game, { position, random: [] });
    const [lives, wounds] = ['b.hero.lives', 'b.hero.wounds'].map((path) => read(state, path));
    const won = measureOf(game, 'win');
    return {
      position,
      random: [],
      measure: (at) => (won(at) ? done : read(at, 'b.hero.wounds')),
      puzzleOf: (best) =>
        best < wounds + 3
          ? null
          : {
              goal: 'win',
              // Where the blows do not kill, the hero has been hurt more before.
              position: best === done ? position : withSide(position, 'b', { wounds: wounds + lives - best }),
              task: {
                ru: 'Победите в этот ход, как бы соперник ни защищался.',
                en: 'Win this turn, however your rival defends.',
              },
            },
    };
  },

  berserk(game, position, chance) {
    const read = reader(game);
    const targets = cardsOf(position, 'b', 'squad').filter(
      (name, _, all) => all.indexOf(name) === all.lastIndexOf(name) && isCreature(game, name),
    );
    if (targets.length === 0) return null;
    const target = targets[below(chance, targets.length)];
    const random = Array.from({ length: 10 }, () => 1 + below(chance, 6));
    const goal: Goal = { path: 'b.graveyard', holds: target };
    const destroyed = measureOf(game, goal);
    const { state } = setPuzzle(game, { position, random });
    const [lives, wounds] = ['lives', 'wounds'].map((what) => read(state, `b.squad.${target}.${what}`));
    const { ru, en } = nameOf(game, target);
    const fall = random.join(', ');
    return {
      position,
      random,
      measure: (at) => (destroyed(at) ? done : read(at, `b.squad.${target}.wounds`)),
      puzzleOf: (best) =>
        best < wounds + 3
          ? null
          : {
              goal,
              position:
                best === done ? position : withWounds(position, target, wounds + lives + wounds - best),
              task: {
                ru: `Уничтожьте за этот ход: ${ru}. Кубики лягут так: ${fall}.`,
                en: `Destroy ${en} this turn. The dice will fall: ${fall}.`,
              },
            },
    };
  },

  valhalla(game, position, chance) {
    // Six of each side, and a few for those who roll again; the defender's are blank.
    const face = () => 1 + below(chance, 6);
    const some = (n: number, make: () => number) => Array.from({ length: n }, make);
    const random = [...some(6, face), ...some(6, () => 6), ...some(2, face)];
    const faces = random.map((one) => arms[one - 1]);
    // What is drawn is the same to everybody.
    const known = { ...position, deck: Array.from({ length: 7 }, () => 'Rage +2') };
    return most(game, known, random, 'a.valour', (least) => ({
      ru: `Наберите за этот ход ${least} доблести. Кубики лягут так: ${faces.map(({ ru }) => ru).join(', ')}.`,
      en: `Come to ${least} valour this turn. The dice will fall: ${faces.map(({ en }) => en).join(', ')}.`,
    }));
  },

  dune(game, position, chance) {
    const [path, task] = duneGoals[below(chance, duneGoals.length)];
    return most(game, position, [], path, task);
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
  ['a.solari', (n) => ({ ru: `Закончите ход с ${n} соляриями.`, en: `End the turn with ${n} Solari.` })],
];

/** As much of something as can be had. */
function most(
  game: AnyGame,
  position: Position,
  random: readonly number[],
  path: string,
  task: (least: number) => Text,
): Wish {
  const read = reader(game);
  const first = read(setPuzzle(game, { position, random }).state, path);
  return {
    position,
    random,
    measure: (state) => read(state, path),
    puzzleOf: (best) => (best <= first ? null : { goal: { path, least: best }, position, task: task(best) }),
  };
}

export const isMapping = (value: unknown): value is Position =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withSide = (position: Position, letter: string, more: Position): Position => {
  const side = position[letter];
  return { ...position, [letter]: { ...(isMapping(side) ? side : {}), ...more } };
};

/** The cards of a list, by their names. */
function cardsOf(position: Position, letter: string, list: string): string[] {
  const side = position[letter];
  const cards = isMapping(side) ? side[list] : null;
  return Array.isArray(cards) ? cards.map((one) => String(isMapping(one) ? one.card : one)) : [];
}

function withWounds(position: Position, target: string, wounds: number): Position {
  const side = position.b;
  const squad = isMapping(side) && Array.isArray(side.squad) ? side.squad : [];
  return withSide(position, 'b', {
    squad: squad.map((one) => (isMapping(one) && one.card === target ? { ...one, wounds } : one)),
  });
}

const isCreature = (game: AnyGame, name: string): boolean =>
  game.catalogue.some((card) => card.name.en === name && card.kind === 'creature');

const nameOf = (game: AnyGame, name: string): Text =>
  game.catalogue.find((card) => card.name.en === name)?.name ?? { ru: name, en: name };

const reader =
  ({ scenario }: AnyGame) =>
  (state: Parameters<Measure>[0], path: string): number =>
    Number(scenario.read(state, path.split('.')) ?? 0);
