/** The 25 jarls. What each does is in jarls.ts, where play asks for it; here are their names, marks and links. */
import type { JarlData } from './types.ts';

/** Names in the order of their ids, marks: * first game, 3 not with two, S solo; link of the two abilities. */
const rows = [
  ['Sigurd', 'Сигурд', '*S', 'both'],
  ['Solveig', 'Сольвейг', '*S', 'both'],
  ['Sigvard', 'Сигвард', '*S', 'both'],
  ['Höd', 'Хёд', 'S', 'one'],
  ['Agnar', 'Агнар', '*S', 'both'],
  ['Vetr', 'Ветр', 'S', 'both'],
  ['Valgard', 'Вальгард', 'S', 'one'],
  ['Styr', 'Стюр', 'S', 'one'],
  ['Vingor', 'Вингор', 'S', 'both'],
  ['Aslaug', 'Аслёйг', '*S', 'both'],
  ['Einar', 'Эйнар', '*S', 'both'],
  ['Thord', 'Торд', 'S', 'both'],
  ['Ottar', 'Оттар', 'S', 'both'],
  ['Esbjörn', 'Эсбьёрн', 'S', 'both'],
  ['Egil', 'Эгиль', '*S', 'both'],
  ['Beinir', 'Бейнир', '*S', 'both'],
  ['Bernhar', 'Бернхар', 'S', 'both'],
  ['Ragna', 'Рагна', '3', 'one'],
  ['Halvard', 'Хальвард', '3', 'both'],
  ['Yrsa', 'Ирса', '3', 'both'],
  ['Ketil', 'Кетиль', '3', 'one'],
  ['Gudrun', 'Гудрун', '', 'both'],
  ['Hrafn', 'Храфн', '', 'one'],
  ['Inga', 'Инга', '', 'both'],
  ['Torstein', 'Торстейн', '', 'both'],
] as const;

export const jarlCards: readonly JarlData[] = rows.map(([en, ru, marks, link], i) => ({
  kind: 'jarl',
  set: 'jarls',
  id: `J-${String(i + 1).padStart(2, '0')}`,
  name: { ru, en },
  link,
  ...(marks.includes('*') && { firstGame: true as const }),
  ...(marks.includes('3') && { threePlus: true as const }),
  ...(marks.includes('S') && { solo: true as const }),
}));

/** Jarls by name, as their number in the list above. */
export const jarl = Object.fromEntries(rows.map(([en], i) => [en, i])) as Readonly<
  Record<(typeof rows)[number][0], number>
>;
