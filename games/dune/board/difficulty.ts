/** How hard the solo game is (D-22.1, D-22.9, D-22.10). */
import type { Text } from '@vigrid/kernel';

export interface Difficulty {
  readonly id: 'mercenary' | 'sardaukar' | 'mentat' | 'kwisatzHaderach';
  readonly name: Text;
  /** Solari and spice that the player begins with. */
  readonly gift: number;
  readonly mentatCost: number;
  readonly garrison: number;
  /** Intrigue cards of each Rival at the start. */
  readonly intrigues: number;
  /** Conflict cards above the Swordmasters. */
  readonly before: number;
  readonly expert: boolean;
  readonly noSwordmaster: boolean;
}

export const difficulties: readonly Difficulty[] = [
  {
    id: 'mercenary',
    name: { ru: 'Наёмник', en: 'Mercenary' },
    gift: 1,
    mentatCost: 2,
    garrison: 0,
    intrigues: 0,
    before: 5,
    expert: false,
    noSwordmaster: false,
  },
  {
    id: 'sardaukar',
    name: { ru: 'Сардаукар', en: 'Sardaukar' },
    gift: 0,
    mentatCost: 5,
    garrison: 3,
    intrigues: 1,
    before: 4,
    expert: false,
    noSwordmaster: false,
  },
  {
    id: 'mentat',
    name: { ru: 'Ментат', en: 'Mentat' },
    gift: 0,
    mentatCost: 5,
    garrison: 3,
    intrigues: 1,
    before: 3,
    expert: true,
    noSwordmaster: false,
  },
  {
    id: 'kwisatzHaderach',
    name: { ru: 'Квисатц Хадерах', en: 'Kwisatz Haderach' },
    gift: 0,
    mentatCost: 5,
    garrison: 3,
    intrigues: 1,
    before: 3,
    expert: true,
    noSwordmaster: true,
  },
];
