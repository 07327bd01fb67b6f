/**
 * The five whom people play against, from one that a child beats to the strongest: how each thinks, what each is called
 * and how strong it was found to be. They slip as people do: now and then they take an answer that looks nearly as good
 * as the best one, never one that looks bad.
 */
import type { Text } from '@vigrid/speech';
import type { Budget } from './search.ts';
import { type Strength, strengths } from './strengths.ts';

export type { Strength };

/** One of the five. */
export interface Level {
  readonly id: string;
  readonly name: Text;
  readonly manner: Text;
  /** How far from the best an answer may look and still be taken now and then (`slip` of the game); 0 for never. */
  readonly slips: number;
  /** How much it looks ahead; null for one who does not. */
  readonly ahead: Budget | null;
}

/** From the weakest to the strongest. */
export const levels: readonly Level[] = [
  {
    id: 'level1',
    name: { ru: 'Ула', en: 'Ula' },
    manner: {
      ru: 'дитя у костра: делает, что бросилось в глаза',
      en: 'a child by the fire: does what catches the eye',
    },
    slips: 2.5,
    ahead: null,
  },
  {
    id: 'level2',
    name: { ru: 'Бранд', en: 'Brand' },
    manner: { ru: 'молодой гребец: знает толк, но спешит', en: 'a young oarsman: knows how, but hurries' },
    slips: 1.2,
    ahead: null,
  },
  {
    id: 'level3',
    name: { ru: 'Сигрун', en: 'Sigrun' },
    manner: { ru: 'дева щита: бьёт, где видит выгоду', en: 'a shieldmaiden: strikes where it pays' },
    slips: 0,
    ahead: null,
  },
  {
    id: 'level4',
    name: { ru: 'Храфн', en: 'Hrafn' },
    manner: { ru: 'ворон-разведчик: смотрит на ход вперёд', en: 'a raven scout: looks a turn ahead' },
    slips: 0,
    ahead: { playouts: 32 },
  },
  {
    id: 'level5',
    name: { ru: 'Мимир', en: 'Mimir' },
    manner: {
      ru: 'мудрец у источника: взвешивает всё, что может статься',
      en: 'the sage at the well: weighs all that may come',
    },
    slips: 0,
    ahead: { playouts: 400, time: 900 },
  },
];

/** How strong a level was found to be in a game; null where that was not measured. */
export const strengthOf = (game: string, level: string): Strength | null => strengths[game]?.[level] ?? null;
