import type { BerserkRuling } from './rulings.ts';

/** Before the battle: recruiting, deploying, revealing. */
export const rulingsOnSetup = {
  'RB-40': {
    title: { ru: 'Набор втайне', en: 'Recruiting in secret' },
    text: {
      ru: 'Игроки набирают отряды одновременно и втайне друг от друга.',
      en: 'The players recruit at the same time and in secret from each other.',
    },
    rules: ['B12-403.2'],
  },
  'RB-41': {
    title: { ru: 'Карта нескольких стихий', en: 'A card of several elements' },
    text: {
      ru: 'За карту нескольких стихий кристалл теряется за каждую стихию, которой в отряде ещё не было; если платить нечем, карту взять нельзя.',
      en: 'For a card of several elements a crystal is lost for each that is new to the squad; who can not pay that can not recruit it.',
    },
    rules: ['B12-403.2.1', 'B12-106.2'],
  },
  'RB-42': {
    title: { ru: 'Скрытый симбионт', en: 'A hidden symbiont' },
    text: {
      ru: 'Симбионт или снаряжение, оставленные скрытыми, не получают хозяина и погибают в конце подфазы вскрытия.',
      en: 'A symbiont or equipment that is kept hidden gets no host and dies at the end of the Reveal subphase.',
    },
    rules: ['B12-405.1', 'B12-405.2', 'B12-209.7', 'B12-212.5'],
  },
  'RB-43': {
    title: { ru: 'До конца первого хода', en: 'Until the end of the first turn' },
    text: {
      ru: 'Скрытые карты третьего ряда вскрываются, когда кончается завершающая фаза первого хода первого игрока.',
      en: 'Hidden cards of the third row are turned up when the Final phase of the First player’s first turn ends.',
    },
    rules: ['B12-405.1', 'B12-529.3'],
  },
  'RB-44': {
    title: { ru: 'Кристаллы на летающих', en: 'Crystals for flyers' },
    text: {
      ru: 'В пятнадцать кристаллов на летающих входит то, что за них на самом деле заплачено; потеря за новую стихию не входит.',
      en: 'The fifteen crystals for flyers are what is really paid for them; what a new element costs is not counted.',
    },
    rules: ['B12-208.5'],
  },
} as const satisfies Record<`RB-${number}`, BerserkRuling>;
