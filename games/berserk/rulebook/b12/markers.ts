import type { RuleRow } from '@vigrid/kernel';

/** Rules 119–120: markers, lasting effects, chips. */
export const markers = {
  'B12-119.1': [
    { ru: 'Эффект', en: 'Effect' },
    'Эффект — то, что меняет в игре успешно выполненное игродействие.',
    'An effect is what a successfully executed game action changes in the game.',
  ],
  'B12-119.2': [
    { ru: 'На что ложатся эффекты', en: 'What effects are put on' },
    'Эффекты ложатся на карты и на клетки поля боя. Если по тексту эффект ложится на атаку карты, на её бросок кубика и тому подобное, цель создавшей его особенности — сама эта карта.',
    'Effects are put on cards or on cells of the battlefield. If a text puts an effect on a card’s attack, its die roll or the like, the target of the feature that creates it is that card.',
  ],
  'B12-119.3': [
    { ru: 'Чей это эффект', en: 'Whose effect it is' },
    'Эффект принадлежит карте или клетке, на которой лежит. Эффект на клетке контролирует тот, кто в момент наложения контролировал создавшую его карту.',
    'An effect belongs to the card or cell it lies on. An effect on a cell is controlled by the player who controlled the card that created it when it was put on.',
  ],
  'B12-119.4': [
    { ru: 'Маркеры', en: 'Markers' },
    'Эффекты на картах и клетках отмечают маркерами. Маркеры ран показывают, сколько ран на карте сейчас, маркеры отрицательного и положительного эффекта — что на карте или клетке лежит определённый эффект.',
    'Effects on cards and cells are shown by markers. Wound markers show how many wounds a card has now; markers of negative and positive effects show a definite effect on a card or a cell.',
  ],
  'B12-119.5': [
    { ru: 'Потеря — тоже эффект', en: 'A loss is an effect too' },
    'Потеря эффекта или особенности из-за игродействия сама становится эффектом: накладывается «потеря особенности». Если же эффект теряется до конца игры, его просто снимают, маркера потери не кладут.',
    'The loss of an effect or feature through a game action is itself an effect: “loss of the feature” is put on. If an effect is lost until the end of the game, it is simply removed and no marker of loss is put on.',
  ],
  'B12-119.5.1': [
    { ru: 'Снять больше маркеров, чем есть', en: 'Removing more markers than there are' },
    'Если игродействие снимает X маркеров, а названных им маркеров на карте меньше, снимают все.',
    'If a game action removes X markers and the card has fewer of the kind it names, all of them are removed.',
  ],
  'B12-119.5.2': [
    { ru: 'Потеря именной особенности', en: 'Losing a named feature' },
    'Если из-за эффекта карта теряет именную особенность, пропадают все её экземпляры на этой карте.',
    'If an effect makes a card lose a named feature, it loses every copy of it that it has.',
    { see: ['B12-517', 'B12-517.2'] },
  ],
  'B12-120.1': [
    { ru: 'Фишки — ресурс', en: 'Chips are a resource' },
    'Для некоторых игродействий на карте должны быть фишки: без них нельзя или ими платят. Карта копит фишки сама либо получает при определённых условиях.',
    'Some game actions need chips on the card or are paid with them. A card accumulates chips itself or receives them when certain conditions are met.',
  ],
  'B12-120.2': [
    { ru: 'Получать фишки может любая карта', en: 'Any card can receive chips' },
    'Получить фишки может любая карта игровой зоны.',
    'Any card in the play zone can receive chips.',
  ],
  'B12-120.3': [
    { ru: 'Накопление фишек', en: 'Accumulating chips' },
    'Копить фишку — значит использовать особенность «закрыть: накопить 1 фишку». Если у карты есть любая особенность с фишкой в оплате, есть у неё и эта, хотя она не написана. Другие карты сами фишки не копят, только получают.',
    'To accumulate a chip is to use the feature “close: accumulate 1 chip”. A card with any feature that has a chip in its payment has this one as well, though it is not printed. Other cards cannot accumulate chips themselves, only receive them.',
    { see: ['B12-510.2'] },
  ],
  'B12-120.4': [
    { ru: 'Сколько фишек может лежать на карте', en: 'No maximum of chips' },
    'Число фишек на карте не ограничено, если не сказано иначе.',
    'The number of chips on a card is unlimited unless stated otherwise.',
  ],
  'B12-120.5': [
    { ru: 'Оплата фишками', en: 'Paying with chips' },
    'Платя фишками за игродействие, карта теряет их ровно столько, сколько требует оплата.',
    'When a card pays for a game action with chips, it loses exactly as many as the payment requires.',
    { see: ['B12-501.2'] },
  ],
} as const satisfies Record<string, RuleRow>;
