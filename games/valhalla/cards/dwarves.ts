/** Dwarves of Svartalfheim: 28 warriors of a sixth clan and 12 tactics (V-20.1). */
import type { CardData } from './types.ts';
import { block, copies, disarm, holdBack, sacrifice, tactic, type Warrior, warriorsOf } from './write.ts';

const dwarves: readonly Warrior[] = [
  ['DW-01', 'Nyi', 'Нюи', ['axe'], 1, 1, block],
  ['DW-02', 'Nidi', 'Ниди', ['spear'], 1, 1, block],
  ['DW-03', 'Nordri', 'Нордри', ['sword', 'bow'], 3, 2, block],
  ['DW-04', 'Sudri', 'Судри', ['spear', 'shield'], 3, 2, block],
  ['DW-05', 'Austri', 'Аустри', ['shield', 'shield'], 4, 2, block],
  ['DW-06', 'Vestri', 'Вестри', ['axe', 'sword', 'spear'], 6, 3, block],
  ['DW-07', 'Althjof', 'Альтьов', ['bow', 'bow', 'axe'], 7, 3, block],
  ['DW-08', 'Dvalin', 'Двалин', ['sword'], 2, 1, holdBack],
  ['DW-09', 'Nar', 'Нар', ['bow'], 2, 1, holdBack],
  ['DW-10', 'Nain', 'Наин', ['axe', 'shield'], 4, 2, holdBack],
  ['DW-11', 'Niping', 'Нипинг', ['sword', 'spear'], 4, 2, holdBack],
  ['DW-12', 'Dain', 'Даин', ['axe', 'axe'], 5, 2, holdBack],
  ['DW-13', 'Vig', 'Виг', ['sword', 'bow', 'shield'], 7, 3, holdBack],
  ['DW-14', 'Vindalf', 'Виндальв', ['spear', 'spear', 'shield'], 8, 3, holdBack],
  ['DW-15', 'Thekk', 'Текк', ['shield'], 2, 1, disarm],
  ['DW-16', 'Lit', 'Лит', ['axe'], 2, 1, disarm],
  ['DW-17', 'Nyrad', 'Нюрад', ['spear', 'bow'], 4, 2, disarm],
  ['DW-18', 'Fundin', 'Фундин', ['axe', 'sword'], 4, 2, disarm],
  ['DW-19', 'Nali', 'Нали', ['sword', 'sword'], 5, 2, disarm],
  ['DW-20', 'Hepti', 'Хепти', ['axe', 'spear', 'shield'], 6, 3, disarm],
  ['DW-21', 'Hannar', 'Ханнар', ['shield', 'shield', 'bow'], 7, 3, disarm],
  ['DW-22', 'Sviur', 'Свиур', ['spear'], 1, 1, sacrifice],
  ['DW-23', 'Frar', 'Фрар', ['sword'], 1, 1, sacrifice],
  ['DW-24', 'Hornbori', 'Хорнбори', ['bow', 'shield'], 3, 2, sacrifice],
  ['DW-25', 'Fraeg', 'Фрэг', ['axe', 'bow'], 3, 2, sacrifice],
  ['DW-26', 'Loni', 'Лони', ['bow', 'bow'], 4, 2, sacrifice],
  ['DW-27', 'Aurvang', 'Аурванг', ['sword', 'spear', 'bow'], 6, 3, sacrifice],
  ['DW-28', 'Jari', 'Яри', ['axe', 'axe', 'sword'], 7, 3, sacrifice],
];

export const dwarfCards: readonly CardData[] = [
  ...warriorsOf('dwarves', 'dwarf', dwarves),
  ...copies(
    4,
    tactic('dwarves', 'DW-TAC-1', { ru: 'Призыв к оружию', en: 'Call to Arms' }, 'callToArms', {
      moment: 'before',
    }),
  ),
  ...copies(
    4,
    tactic('dwarves', 'DW-TAC-2', { ru: 'Боевой клич отряда', en: 'War Cry of the Squad' }, 'warCrySquad'),
  ),
  ...copies(
    4,
    tactic(
      'dwarves',
      'DW-TAC-3',
      { ru: 'Боевой клич воинов', en: 'War Cry of the Armed' },
      'warCryActivated',
    ),
  ),
];
