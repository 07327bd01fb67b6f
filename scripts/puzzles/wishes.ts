/** What is looked for in a position of each game, and the puzzle that it makes. */
import { type AnyGame, below, type Random, type Text } from '@vigrid/kernel';
import type { Goal, Puzzle } from '@vigrid/kernel/puzzle';
import { type Measure, measureOf, setPuzzle } from '@vigrid/kernel/puzzle/solving';
import { plural } from '@vigrid/speech';

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

/** Of this tactic there are eight. */
const drawn = 'TAC-01';

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
                ru: `Уничтожьте за этот ход: ${ru}.`,
                en: `Destroy ${en} this turn.`,
              },
            },
    };
  },

  valhalla(game, position, chance) {
    // Six of each side, and a few for those who roll again; the defender's are blank.
    const face = () => 1 + below(chance, 6);
    const some = (n: number, make: () => number) => Array.from({ length: n }, make);
    const random = [...some(6, face), ...some(6, () => 6), ...some(2, face)];
    // What is drawn is the same to everybody; as many of it as do not lie elsewhere.
    const few = thinned(position);
    const elsewhere = JSON.stringify(few).split(`"${drawn}"`).length - 1;
    const known = { ...few, deck: Array.from({ length: Math.max(0, 8 - elsewhere) }, () => drawn) };
    return most(game, known, random, 'a.valour', (least) => ({
      ru: `Наберите за этот ход ${least} ${plural(least, 'ru', ['очко', 'очка', 'очков'])} доблести.`,
      en: `Come to ${least} valour this turn.`,
    }));
  },

  dune(game, position, chance) {
    const [path, task] = duneGoals[below(chance, duneGoals.length)];
    return most(game, position, [], path, task);
  },
};

const duneGoals: readonly (readonly [path: string, task: (least: number) => Text])[] = [
  [
    'a.points',
    (n) => ({
      ru: `Доведите счёт до ${n} ${plural(n, 'ru', ['победного очка', 'победных очков', 'победных очков'])} этим ходом.`,
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
  [
    'a.spice',
    (n) => ({ ru: `Доведите запас пряности до ${n} этим ходом.`, en: `End the turn with ${n} spice.` }),
  ],
  [
    'a.solari',
    (n) => ({ ru: `Доведите запас соляриев до ${n} этим ходом.`, en: `End the turn with ${n} Solari.` }),
  ],
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

/** A table with so few warriors and cards that a turn of it can be gone through. */
function thinned(position: Position): Position {
  const first = (list: unknown, most: number) => (Array.isArray(list) ? list.slice(0, most) : list);
  const sides = Object.entries(position).map(([key, side]) => [
    key,
    /^[a-f]$/.test(key) && isMapping(side)
      ? { ...side, squad: first(side.squad, 2), ...(key === 'a' && { hand: first(side.hand, 2) }) }
      : side,
  ]);
  return Object.fromEntries(sides);
}

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
