/** Words of the sets since 2023 that the rulebooks do not have; what each of them means here. */
import type { BerserkRuling } from './rulings.ts';

export const rulingsOnRelaunch = {
  'RB-90': {
    title: { ru: 'Концентрация с текстом', en: 'Concentration with a text' },
    text: {
      ru: '«Концентрация: …» срабатывает в конце хода противника, если карта не получала ран в этом ходу.',
      en: '“Concentration: …” triggers at the end of an opponent’s turn in which the card received no wounds.',
    },
    rules: ['B12-G-concentration', 'B12-113.1'],
  },
  'RB-91': {
    title: { ru: 'Бешенство', en: 'Frenzy' },
    text: {
      ru: '«Бешенство X: …» срабатывает, когда бросок кубика карты в ход её игрока со всеми модификаторами равен X или меньше.',
      en: '“Frenzy X: …” triggers when the card’s die roll in its player’s turn, with all modifiers, is X or less.',
    },
    rules: ['B12-113.1', 'B12-G-die-roll'],
  },
  'RB-92': {
    title: { ru: 'Подлость', en: 'Meanness' },
    text: {
      ru: '«Подлость X; …»: можно ранить стоящее рядом своё существо на X, и только тогда выполняется остальное.',
      en: '“Meanness X; …”: you may wound a creature of yours next to the card for X, and only then is the rest done.',
    },
    rules: ['B12-505.4.1', 'B12-505.8'],
  },
  'RB-93': {
    title: { ru: 'Отпор', en: 'Rebuff' },
    text: {
      ru: '«Отпор: …»: до начала вашего хода, если в вашем отряде меньше карт, чем у противника, карта приобретает эту особенность до конца хода.',
      en: '“Rebuff: …”: before the start of your turn, if your squad has fewer cards than the opponent’s, the card gains that feature until the end of the turn.',
    },
    rules: ['B12-117.1', 'B12-113.1'],
  },
  'RB-94': {
    title: { ru: 'Рывок', en: 'Dash' },
    text: {
      ru: 'Раз за ход, нападая, карта с рывком может переместиться на свободную соседнюю клетку по прямой.',
      en: 'Once per turn, when it assaults, a card with Dash may relocate to a free neighbouring cell in a straight line.',
    },
    rules: ['B12-507.1', 'B12-501.4', 'B12-G-x-times-per-turn'],
  },
  'RB-95': {
    title: { ru: 'Сделанное как плата', en: 'A deed as payment' },
    text: {
      ru: 'Если перед двоеточием стоит действие («закрыть ваше существо: …»), оно выполняется первым, а остальное — только если оно выполнено.',
      en: 'If a deed stands before the colon (“close a creature of yours: …”), it is done first, and the rest only if it was done.',
    },
    rules: ['B12-114.1', 'B12-505.4'],
  },
  'RB-96': {
    title: { ru: 'Наибольшая прибавка', en: 'The most of a gain' },
    text: {
      ru: '«(максимум +X)» у приобретаемой прибавки ограничивает всё, что карта приобрела от этой особенности.',
      en: '“(at most +X)” of a gain limits all that the card has gained from that feature.',
    },
    rules: ['B12-117.1', 'B12-117.3'],
  },
} as const satisfies Record<`RB-${number}`, BerserkRuling>;
