import type { Rule } from '@vigrid/kernel';

/** Rules 119–120: markers, lasting effects, chips. */
export const markers = {
  'B12-119.1': {
    chapter: 'B12-119',
    title: { ru: 'Эффект', en: 'Effect' },
    text: {
      ru: 'Эффект — то, что меняет в игре успешно выполненное игродействие.',
      en: 'An effect is what a successfully executed game action changes in the game.',
    },
    enforceable: true,
  },
  'B12-119.2': {
    chapter: 'B12-119',
    title: { ru: 'На что ложатся эффекты', en: 'What effects are put on' },
    text: {
      ru: 'Эффекты ложатся на карты и на клетки поля боя. Если по тексту эффект ложится на атаку карты, на её бросок кубика и тому подобное, цель создавшей его особенности — сама эта карта.',
      en: 'Effects are put on cards or on cells of the battlefield. If a text puts an effect on a card’s attack, its die roll or the like, the target of the feature that creates it is that card.',
    },
    enforceable: true,
  },
  'B12-119.3': {
    chapter: 'B12-119',
    title: { ru: 'Чей это эффект', en: 'Whose effect it is' },
    text: {
      ru: 'Эффект принадлежит карте или клетке, на которой лежит. Эффект на клетке контролирует тот, кто в момент наложения контролировал создавшую его карту.',
      en: 'An effect belongs to the card or cell it lies on. An effect on a cell is controlled by the player who controlled the card that created it when it was put on.',
    },
    enforceable: true,
  },
  'B12-119.4': {
    chapter: 'B12-119',
    title: { ru: 'Маркеры', en: 'Markers' },
    text: {
      ru: 'Эффекты на картах и клетках отмечают маркерами. Маркеры ран показывают, сколько ран на карте сейчас, маркеры отрицательного и положительного эффекта — что на карте или клетке лежит определённый эффект.',
      en: 'Effects on cards and cells are shown by markers. Wound markers show how many wounds a card has now; markers of negative and positive effects show a definite effect on a card or a cell.',
    },
    enforceable: true,
  },
  'B12-119.5': {
    chapter: 'B12-119',
    title: { ru: 'Потеря — тоже эффект', en: 'A loss is an effect too' },
    text: {
      ru: 'Потеря эффекта или особенности из-за игродействия сама становится эффектом: накладывается «потеря особенности». Если же эффект теряется до конца игры, его просто снимают, маркера потери не кладут.',
      en: 'The loss of an effect or feature through a game action is itself an effect: “loss of the feature” is put on. If an effect is lost until the end of the game, it is simply removed and no marker of loss is put on.',
    },
    enforceable: true,
  },
  'B12-119.5.1': {
    chapter: 'B12-119',
    title: { ru: 'Снять больше маркеров, чем есть', en: 'Removing more markers than there are' },
    text: {
      ru: 'Если игродействие снимает X маркеров, а названных им маркеров на карте меньше, снимают все.',
      en: 'If a game action removes X markers and the card has fewer of the kind it names, all of them are removed.',
    },
    enforceable: true,
  },
  'B12-119.5.2': {
    chapter: 'B12-119',
    title: { ru: 'Потеря именной особенности', en: 'Losing a named feature' },
    text: {
      ru: 'Если из-за эффекта карта теряет именную особенность, пропадают все её экземпляры на этой карте.',
      en: 'If an effect makes a card lose a named feature, it loses every copy of it that it has.',
    },
    enforceable: true,
    see: ['B12-517', 'B12-517.2'],
  },
  'B12-120.1': {
    chapter: 'B12-120',
    title: { ru: 'Фишки — ресурс', en: 'Chips are a resource' },
    text: {
      ru: 'Для некоторых игродействий на карте должны быть фишки: без них нельзя или ими платят. Карта копит фишки сама либо получает при определённых условиях.',
      en: 'Some game actions need chips on the card or are paid with them. A card accumulates chips itself or receives them when certain conditions are met.',
    },
    enforceable: true,
  },
  'B12-120.2': {
    chapter: 'B12-120',
    title: { ru: 'Получать фишки может любая карта', en: 'Any card can receive chips' },
    text: {
      ru: 'Получить фишки может любая карта игровой зоны.',
      en: 'Any card in the play zone can receive chips.',
    },
    enforceable: true,
  },
  'B12-120.3': {
    chapter: 'B12-120',
    title: { ru: 'Накопление фишек', en: 'Accumulating chips' },
    text: {
      ru: 'Копить фишку — значит использовать особенность «закрыть: накопить 1 фишку». Если у карты есть любая особенность с фишкой в оплате, есть у неё и эта, хотя она не написана. Другие карты сами фишки не копят, только получают.',
      en: 'To accumulate a chip is to use the feature “close: accumulate 1 chip”. A card with any feature that has a chip in its payment has this one as well, though it is not printed. Other cards cannot accumulate chips themselves, only receive them.',
    },
    enforceable: true,
    see: ['B12-510.2'],
  },
  'B12-120.4': {
    chapter: 'B12-120',
    title: { ru: 'Сколько фишек может лежать на карте', en: 'No maximum of chips' },
    text: {
      ru: 'Число фишек на карте не ограничено, если не сказано иначе.',
      en: 'The number of chips on a card is unlimited unless stated otherwise.',
    },
    enforceable: true,
  },
  'B12-120.5': {
    chapter: 'B12-120',
    title: { ru: 'Оплата фишками', en: 'Paying with chips' },
    text: {
      ru: 'Платя фишками за игродействие, карта теряет их ровно столько, сколько требует оплата.',
      en: 'When a card pays for a game action with chips, it loses exactly as many as the payment requires.',
    },
    enforceable: true,
    see: ['B12-501.2'],
  },
} as const satisfies Record<string, Rule>;
