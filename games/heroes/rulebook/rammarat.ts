import type { Rule } from '@vigrid/kernel';

/** Chapters 16–20: what the set “Rammarat” adds. */
export const rammarat = {
  'BH-16.1': {
    chapter: '16',
    title: { ru: 'Душелов — [текст]', en: 'Soulcatcher – [text]' },
    text: {
      ru: 'Постоянная способность. Её текст есть на карте лишь тогда, когда в этом ходу погибло хотя бы одно существо, всё равно чьё.',
      en: 'Constant ability. Its text exists only if at least one creature, no matter whose, has died this turn.',
    },
    enforceable: true,
    see: ['BH-16.2', 'BH-G-death'],
  },
  'BH-16.2': {
    chapter: '16',
    title: { ru: 'Где работает Душелов', en: 'Where Soulcatcher works' },
    text: {
      ru: 'Душелов работает не только в игровой зоне, но и у карт в руке и на кладбище.',
      en: 'Soulcatcher works in the play zone, and also on cards in hand and in the graveyard.',
    },
    enforceable: true,
    see: ['BH-G-graveyard'],
  },
  'BH-17.1': {
    chapter: '17',
    title: { ru: 'Концентрация: [текст]', en: 'Concentration: [text]' },
    text: {
      ru: 'Срабатывает, когда ваш ход начинается: если персонаж не ранен, выполняется текст Концентрации.',
      en: 'Triggers at the start of your turn: if the character has no wounds, the text is executed.',
    },
    enforceable: true,
    see: ['BH-8.11', 'BH-14.1'],
  },
  'BH-18.1': {
    chapter: '18',
    title: { ru: 'Набег X — [текст]', en: 'Raid X – [text]' },
    text: {
      ru: 'Постоянная способность. Если атака существа по счёту X-я за ход или более поздняя, на время этой атаки у существа есть указанный текст.',
      en: 'Constant ability. If the creature’s attack is the X-th of the turn or a later one, the creature has the text during that attack.',
    },
    enforceable: true,
  },
  'BH-19.1': {
    chapter: '19',
    title: { ru: 'Расход X: [текст]', en: 'Spend X: [text]' },
    text: {
      ru: 'Срабатывает, когда вы платите монетами: если за этот ход потрачено уже X монет или больше, выполняется указанный текст.',
      en: 'Triggers when you spend coins: if X or more coins have been spent this turn, the text is executed.',
    },
    enforceable: true,
    see: ['BH-7.5', 'BH-19.2'],
  },
  'BH-19.2': {
    chapter: '19',
    title: { ru: 'Каждое значение — раз в ход', en: 'Each value once per turn' },
    text: {
      ru: 'Каждое значение Расхода срабатывает раз в ход. В одной способности значений может быть несколько.',
      en: 'Each value of Spend triggers once per turn. One ability may have several values.',
    },
    enforceable: true,
  },
  'BH-20.1': {
    chapter: '20',
    title: { ru: 'Эффект ослабления', en: 'Weakening effect' },
    text: {
      ru: 'Каждый эффект ослабления снижает удар персонажа на 1 и его жизни тоже на 1.',
      en: 'Each Weakening effect on a character lowers its strike and its lives by 1.',
    },
    enforceable: true,
    see: ['BH-20.2', 'BH-12.3'],
  },
  'BH-20.2': {
    chapter: '20',
    title: { ru: 'Усиление против ослабления', en: 'Strengthening against Weakening' },
    text: {
      ru: 'На одном персонаже эффекты усиления и ослабления гасят друг друга, один за один.',
      en: 'Strengthening and Weakening effects on a character cancel each other, one for one.',
    },
    enforceable: true,
    see: ['BH-G-strengthening-effect'],
  },
} as const satisfies Record<string, Rule>;
