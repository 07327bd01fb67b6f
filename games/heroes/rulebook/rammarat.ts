import type { RuleRow } from '@vigrid/kernel';

/** Chapters 16–20: what the set “Rammarat” adds. */
export const rammarat = {
  'BH-16.1': [
    { ru: 'Душелов — [текст]', en: 'Soulcatcher – [text]' },
    'Постоянная способность. Её текст есть на карте лишь тогда, когда в этом ходу погибло хотя бы одно существо, всё равно чьё.',
    'Constant ability. Its text exists only if at least one creature, no matter whose, has died this turn.',
    { see: ['BH-16.2', 'BH-G-death'] },
  ],
  'BH-16.2': [
    { ru: 'Где работает Душелов', en: 'Where Soulcatcher works' },
    'Душелов работает не только в игровой зоне, но и у карт в руке и на кладбище.',
    'Soulcatcher works in the play zone, and also on cards in hand and in the graveyard.',
    { see: ['BH-G-graveyard'] },
  ],
  'BH-17.1': [
    { ru: 'Концентрация: [текст]', en: 'Concentration: [text]' },
    'Срабатывает, когда ваш ход начинается: если персонаж не ранен, выполняется текст Концентрации.',
    'Triggers at the start of your turn: if the character has no wounds, the text is executed.',
    { see: ['BH-8.11', 'BH-14.1'] },
  ],
  'BH-18.1': [
    { ru: 'Набег X — [текст]', en: 'Raid X – [text]' },
    'Постоянная способность. Если атака существа по счёту X-я за ход или более поздняя, на время этой атаки у существа есть указанный текст.',
    'Constant ability. If the creature’s attack is the X-th of the turn or a later one, the creature has the text during that attack.',
  ],
  'BH-19.1': [
    { ru: 'Расход X: [текст]', en: 'Spend X: [text]' },
    'Срабатывает, когда вы платите монетами: если за этот ход потрачено уже X монет или больше, выполняется указанный текст.',
    'Triggers when you spend coins: if X or more coins have been spent this turn, the text is executed.',
    { see: ['BH-7.5', 'BH-19.2'] },
  ],
  'BH-19.2': [
    { ru: 'Каждое значение — раз в ход', en: 'Each value once per turn' },
    'Каждое значение Расхода срабатывает раз в ход. В одной способности значений может быть несколько.',
    'Each value of Spend triggers once per turn. One ability may have several values.',
  ],
  'BH-20.1': [
    { ru: 'Эффект ослабления', en: 'Weakening effect' },
    'Каждый эффект ослабления снижает удар персонажа на 1 и его жизни тоже на 1.',
    'Each Weakening effect on a character lowers its strike and its lives by 1.',
    { see: ['BH-20.2', 'BH-12.3'] },
  ],
  'BH-20.2': [
    { ru: 'Усиление против ослабления', en: 'Strengthening against Weakening' },
    'На одном персонаже эффекты усиления и ослабления гасят друг друга, один за один.',
    'Strengthening and Weakening effects on a character cancel each other, one for one.',
    { see: ['BH-G-strengthening-effect'] },
  ],
} as const satisfies Record<string, RuleRow>;
