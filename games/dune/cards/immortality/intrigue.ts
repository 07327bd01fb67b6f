import type { IntrigueData } from '../types.ts';

/** Its Intrigue cards. */
export const intrigues: readonly IntrigueData[] = [
  {
    id: 'int-imm-breakthrough',
    en: 'Breakthrough',
    ru: 'Прорыв',
    set: 'immortality',
    copies: 1,
    plot: [{ kind: 'research', n: 1 }],
  },
  {
    id: 'int-imm-counterattack',
    en: 'Counterattack',
    ru: 'Контратака',
    set: 'immortality',
    copies: 1,
    plot: [{ kind: 'deploy', from: 'garrison', min: 0, max: 2 }],
    combat: [{ kind: 'if', all: [{ kind: 'opposed' }], effects: [{ kind: 'swords', n: 4 }] }],
  },
  {
    id: 'int-imm-disguised-bureaucrat',
    en: 'Disguised Bureaucrat',
    ru: 'Ложный чиновник',
    set: 'immortality',
    copies: 1,
    plot: [
      {
        kind: 'if',
        all: [{ kind: 'marker', n: 1 }],
        effects: [{ kind: 'gain', what: 'spice', n: 1 }],
      },
      {
        kind: 'if',
        all: [{ kind: 'marker', n: 2 }],
        effects: [{ kind: 'influence', with: 'any', n: 1 }],
      },
    ],
  },
  {
    id: 'int-imm-economic-positioning',
    en: 'Economic Positioning',
    ru: 'Экономические позиции',
    set: 'immortality',
    copies: 1,
    combat: [
      {
        kind: 'arrow',
        pay: [{ kind: 'retreatTroops', n: 2 }],
        effects: [{ kind: 'gain', what: 'solari', n: 3 }],
      },
    ],
    endgame: [
      {
        kind: 'if',
        all: [{ kind: 'has', what: 'solari', n: 10 }],
        effects: [{ kind: 'points', n: 1 }],
      },
    ],
  },
  {
    id: 'int-imm-gruesome-sacrifice',
    en: 'Gruesome Sacrifice',
    ru: 'Страшная жертва',
    set: 'immortality',
    copies: 2,
    combat: [
      {
        kind: 'arrow',
        pay: [{ kind: 'loseTroops', where: 'conflict', n: 2 }],
        effects: [
          { kind: 'tleilaxu', n: 1 },
          { kind: 'specimen', n: 2 },
        ],
      },
    ],
  },
  {
    id: 'int-imm-harvest-cells',
    en: 'Harvest Cells',
    ru: 'Сбор клеток',
    set: 'immortality',
    copies: 2,
    combat: [
      {
        kind: 'if',
        all: [{ kind: 'lostTroops', n: 3 }],
        effects: [{ kind: 'specimen', n: 2 }, { kind: 'buyTleilaxu' }],
      },
    ],
  },
  {
    id: 'int-imm-illicit-dealings',
    en: 'Illicit Dealings',
    ru: 'Тёмные дела',
    set: 'immortality',
    copies: 2,
    plot: [{ kind: 'tleilaxu', n: 1 }],
  },
  {
    id: 'int-imm-shadowy-bargain',
    en: 'Shadowy Bargain',
    ru: 'Тёмная сделка',
    set: 'immortality',
    copies: 1,
    plot: [{ kind: 'specimen', n: 1 }],
    endgame: [{ kind: 'tleilaxu', n: 1 }],
  },
  {
    id: 'int-imm-study-melange',
    en: 'Study Melange',
    ru: 'Изучение меланжа',
    set: 'immortality',
    copies: 1,
    plot: [{ kind: 'gain', what: 'spice', n: 1 }],
    endgame: [
      {
        kind: 'if',
        all: [
          { kind: 'has', what: 'spice', n: 3 },
          { kind: 'marker', n: 2 },
        ],
        effects: [{ kind: 'points', n: 1 }],
      },
    ],
  },
  {
    id: 'int-imm-tleilaxu-puppet',
    en: 'Tleilaxu Puppet',
    ru: 'Тлейлаксианская марионетка',
    set: 'immortality',
    copies: 1,
    plot: [{ kind: 'inReveal', effects: [{ kind: 'persuasion', n: 1 }] }],
    endgame: [
      {
        kind: 'if',
        all: [{ kind: 'councilSeat' }, { kind: 'marker', n: 2 }],
        effects: [{ kind: 'points', n: 1 }],
      },
    ],
  },
  {
    id: 'int-imm-vicious-talents',
    en: 'Vicious Talents',
    ru: 'Опасные таланты',
    set: 'immortality',
    copies: 2,
    combat: [
      { kind: 'swords', n: 2 },
      {
        kind: 'if',
        all: [{ kind: 'marker', n: 1 }],
        effects: [{ kind: 'swords', n: 2 }],
      },
      {
        kind: 'if',
        all: [{ kind: 'marker', n: 2 }],
        effects: [{ kind: 'swords', n: 2 }],
      },
    ],
  },
];
