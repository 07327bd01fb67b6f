import type { Rule } from '@vigrid/kernel';

/** Glossary, Russian terms from Г to З. */
export const glossaryGToZ = {
  'B12-G-death': {
    chapter: 'B12-G',
    title: { ru: 'Гибель (существа, карты)', en: 'Death (of a creature, card)' },
    text: {
      ru: 'Переход карты из игровой зоны на кладбище.',
      en: 'The passage of a card from the play zone to the graveyard.',
    },
    enforceable: true,
    see: ['B12-G-destroy', 'B12-G-on-death', 'B12-205.1', 'B12-509.1'],
  },
  'B12-G-wrath': {
    chapter: 'B12-G',
    title: { ru: 'Гнев', en: 'Wrath' },
    text: {
      ru: 'Именной модификатор атаки: +1 к простому удару этой карты по картам, которым в этот ход атаки уже наносили раны.',
      en: 'Named attack modifier: +1 to this card’s simple strike at cards that have already received wounds from attacks this turn.',
    },
    enforceable: true,
    see: ['B12-G-named-feature', 'B12-517.1'],
  },
  'B12-G-range-x': {
    chapter: 'B12-G',
    title: { ru: 'Дальность X', en: 'Range X' },
    text: {
      ru: '«[Текст], дальность X» объявляют лишь по тому, до чего от источника можно отсчитать не больше X клеток по вертикали, горизонтали и диагонали в любом сочетании. Без указания дальности расстояние не ограничено. Выстрел, разряд, метание, заклинание и воздействие достают до карты во вспомогательной зоне при любой дальности. Карте во вспомогательной зоне дальность тоже не мешает: своё игродействие она объявляет по любой карте в игровой зоне.',
      en: '“[Text], range X” may be declared only at what can be reached from the source by counting X cells or fewer vertically, horizontally and diagonally in any mixture. Without a range there is no limit of distance. A shot, discharge, throw, spell or influence reaches a card in the auxiliary zone whatever its range. Nor does range hinder a card in the auxiliary zone: it may declare such game actions at any card in the play zone.',
    },
    enforceable: true,
    see: ['B12-G-radius', 'B12-G-strike-with-range-x', 'B12-203.2', 'B12-501.4', 'B12-504.3'],
  },
  'B12-G-ranged-attack': {
    chapter: 'B12-G',
    title: { ru: 'Дальняя атака', en: 'Ranged attack' },
    text: {
      ru: 'Дальние атаки — выстрел, метание, разряд и удар через ряд. Выстрел, метание и разряд объявляют по любой карте, в том числе во вспомогательной зоне, но только не по стоящей рядом. Для удара через ряд правила выбора цели свои.',
      en: 'Ranged attacks are the shot, throw, discharge and strike over a row. A shot, throw or discharge may be declared at any card, in the auxiliary zone too, except an adjacent one. The strike over a row has targeting rules of its own.',
    },
    enforceable: true,
    see: [
      'B12-G-shot',
      'B12-G-throw',
      'B12-G-discharge',
      'B12-G-strike-over-row',
      'B12-G-adjacent-card',
      'B12-111.1.1',
      'B12-504.1',
    ],
  },
  'B12-G-gift-of-life-x': {
    chapter: 'B12-G',
    title: { ru: 'Дар жизни X', en: 'Gift of Life X' },
    text: {
      ru: 'Именная срабатывающая особенность. При гибели этой карты выбранное существо её стихии из вашего отряда получает X дополнительных жизней.',
      en: 'Named triggered feature. When this card dies, a chosen creature of its element in your squad gains X additional lives.',
    },
    enforceable: true,
    see: ['B12-G-on-death', 'B12-G-extra-lives', 'B12-106.2.3'],
  },
  'B12-G-move': {
    chapter: 'B12-G',
    title: { ru: 'Двигаться', en: 'Move' },
    text: {
      ru: 'Тратить запас движения: единицу за каждую клетку вперёд, назад, вправо или влево. Двигаться может только открытое существо, чей запас движения больше 0, и только на незанятую клетку. Запас восстанавливается в начале хода и всякий раз, когда карта открывается; подействовав, карта теряет его весь. Движение объявляет лишь активный игрок в подфазе выбора.',
      en: 'Spend the movement stock: one unit for each cell ahead, back, right or left. Only an open creature with a movement stock above 0 may move, and only onto an unoccupied cell. The stock is restored at the start of the turn and whenever the card opens; a card that acts loses all of it. Only the Active player may declare movement, in the Choice subphase.',
    },
    enforceable: true,
    see: [
      'B12-G-movement-stock',
      'B12-G-relocation',
      'B12-G-unoccupied-cell',
      'B12-506.1',
      'B12-506.2',
      'B12-506.3',
      'B12-506.5',
    ],
  },
  'B12-G-card-action': {
    chapter: 'B12-G',
    title: { ru: 'Действие (карты)', en: 'Action (of a card)' },
    text: {
      ru: 'Карта действует, когда использует особенность со значком закрытия в оплате. Она действует и тогда, когда атакует простым ударом, закрывается на удар по летающему, копит фишку или становится защитником.',
      en: 'A card acts when it uses a feature with the closing icon in its payment. Also actions: attacking with a simple strike, closing for a strike at a flyer, accumulating a chip and assigning a defender.',
    },
    enforceable: true,
    see: ['B12-G-symbol-closing', 'B12-G-close-card', 'B12-510.1', 'B12-510.2', 'B12-208.6'],
  },
  'B12-G-diagonal': {
    chapter: 'B12-G',
    title: { ru: 'Диагональ', en: 'Diagonal' },
    text: {
      ru: 'Ряд соседних клеток, которые соприкасаются лишь углами и лежат на одной прямой. «По диагонали» от источника — соседняя с ним клетка или карта, касающаяся его лишь углом, а не стороной.',
      en: 'A line of neighbouring cells that touch only at their corners. “Diagonally” from a source is a neighbouring cell or card that touches it at a corner, not along a side.',
    },
    enforceable: true,
    see: ['B12-G-neighbouring-cell'],
  },
  'B12-G-gains-until-end-of-battle': {
    chapter: 'B12-G',
    title: { ru: 'До конца боя получает [текст]', en: 'Gains [text] until the end of the battle' },
    text: {
      ru: 'Если срок не назван, приобретённая особенность (свойство) остаётся у карты до конца боя. Если же карта лишилась её на какое-то время, по его истечении особенность возвращается.',
      en: 'An acquired feature or property for which no period is stated stays until the end of the battle. If the card loses it for a stated period, it gets it back when that period is over.',
    },
    enforceable: true,
    see: ['B12-G-gains-text', 'B12-G-loses-until-end-of-battle', 'B12-117.3'],
  },
  'B12-G-loses-until-end-of-battle': {
    chapter: 'B12-G',
    title: { ru: 'До конца боя теряет [текст]', en: 'Loses [text] until the end of the battle' },
    text: {
      ru: 'Если срок не назван, приобретённую особенность (свойство) теряют до конца боя. Но особенности других карт могут дать [текст] заново.',
      en: 'An acquired feature or property that is lost with no period stated is lost until the end of the battle. The card may, however, gain [text] again through features of other cards.',
    },
    enforceable: true,
    see: ['B12-G-gains-until-end-of-battle', 'B12-119.5'],
  },
  'B12-G-before-recruiting': {
    chapter: 'B12-G',
    title: { ru: 'До набора отряда', en: 'Before recruiting the squad' },
    text: {
      ru: 'Срабатывающую особенность, которая начинается этими словами, используют, когда наступает подфаза набора отряда.',
      en: 'A triggered feature that begins with these words is used when the Recruitment subphase begins.',
    },
    enforceable: true,
    see: ['B12-403.1'],
  },
  'B12-G-finishing-off-x': {
    chapter: 'B12-G',
    title: { ru: 'Добивание на X', en: 'Finishing-off X' },
    text: {
      ru: 'Воздействие: уничтожить стоящее рядом небестелесное существо, у которого не больше X текущих жизней; симбиота выбрать нельзя. Ран добивание не наносит.',
      en: 'Influence: destroy an adjacent non-incorporeal creature with X current lives or fewer; a symbiont cannot be chosen. It inflicts no wounds.',
    },
    enforceable: true,
    see: ['B12-G-destroy', 'B12-G-current-lives', 'B12-G-influence', 'B12-509.2'],
  },
  'B12-G-additional-zone': {
    chapter: 'B12-G',
    title: { ru: 'Дополнительная зона', en: 'Additional zone' },
    text: {
      ru: 'Устаревшее название вспомогательной зоны.',
      en: 'Obsolete name of the auxiliary zone.',
    },
    enforceable: false,
    see: ['B12-G-zones', 'B12-203.1'],
  },
  'B12-G-extra-lives': {
    chapter: 'B12-G',
    title: { ru: 'Дополнительные жизни', en: 'Additional lives' },
    text: {
      ru: 'Эффект, прибавляющий карте жизней. Раны и дополнительные жизни учитывают порознь: одни не снимают других.',
      en: 'An effect that adds to the lives of a card. Wounds and additional lives are kept apart: neither removes the other.',
    },
    enforceable: true,
    see: ['B12-G-maximum-lives', 'B12-G-current-lives', 'B12-508.2', 'B12-508.5'],
  },
  'B12-G-soul-catcher-x': {
    chapter: 'B12-G',
    title: { ru: 'Душелов X', en: 'Soul Catcher X' },
    text: {
      ru: 'Именная комбинированная особенность. Когда гибнет любое существо, эта карта получает фишку. На ней может быть не больше X фишек.',
      en: 'Named combined feature. When any creature dies, this card gains a chip. It can hold at most X chips.',
    },
    enforceable: true,
    see: ['B12-G-chip', 'B12-G-death', 'B12-G-maximum-x-chips'],
  },
  'B12-G-union-x': {
    chapter: 'B12-G',
    title: { ru: 'Единение X', en: 'Union X' },
    text: {
      ru: 'Именная срабатывающая особенность. При ударе этого существа вы можете показать из своей колоды до X разных карт с Единением, которые стоят меньше, чем атакующая, использовать те их особенности «при ударе», что сопутствуют удару этого типа, а затем замешать карты обратно.',
      en: 'Named triggered feature. When this creature strikes, you may show from your deck up to X different cards with Union that cost less than the striking card, use those of their “on strike” features that accompany this type of strike, and then shuffle the cards back.',
    },
    enforceable: true,
    see: ['B12-G-on-attack', 'B12-105.2.2', 'B12-204.3'],
  },
  'B12-G-thirst-x': {
    chapter: 'B12-G',
    title: { ru: 'Жажда X', en: 'Thirst X' },
    text: {
      ru: 'Именная срабатывающая особенность, воздействие. До начала своего хода закрытое существо с Жаждой вправе выбрать небестелесное существо рядом и нанести ему X ран. Не нанеся этих X ран, оно в начале хода не открывается. Летающие существа Жажду получить не могут, а ставшее летающим её теряет.',
      en: 'Named triggered feature, an influence. Before the start of its turn this creature, if closed, may inflict X wounds on an adjacent non-incorporeal creature. If it has not inflicted X wounds on that creature, it does not open at the start of its turn. Flying creatures cannot gain Thirst; a creature that becomes flying loses it.',
    },
    enforceable: true,
    see: ['B12-G-influence', 'B12-G-adjacent-card', 'B12-409.1', 'B12-410.2'],
  },
  'B12-G-current-lives': {
    chapter: 'B12-G',
    title: { ru: 'Жизни карты (текущее число жизней)', en: 'Lives of a card (current lives)' },
    text: {
      ru: 'Сколько у карты жизней сейчас: начальные жизни плюс дополнительные, минус раны, с учётом других эффектов.',
      en: 'The number of lives the card has at the moment: initial plus additional lives, minus wounds, with other effects counted in.',
    },
    enforceable: true,
    see: ['B12-G-initial-lives', 'B12-G-extra-lives', 'B12-G-wounds', 'B12-508.1', 'B12-508.3', 'B12-508.4'],
  },
  'B12-G-spell': {
    chapter: 'B12-G',
    title: { ru: 'Заклинание', en: 'Spell' },
    text: {
      ru: 'Магическая способность, но не атака. Её описывает текст особенности, где курсивом стоит слово «Заклинание». Если с учётом модификаторов выходит 0 ран или меньше, заклинание ран не наносит, и то, что сопутствует нанесению ран, не срабатывает.',
      en: 'A magic ability that is not an attack. It is described in a feature text that contains the word “Spell” in italics. If modifiers bring its wounds to 0 or fewer, it inflicts none, and features accompanying the infliction of wounds do not trigger.',
    },
    enforceable: true,
    see: ['B12-G-ability', 'B12-G-influence', 'B12-G-magical-ability', 'B12-111.1.2', 'B12-522.2'],
  },
  'B12-G-close-card': {
    chapter: 'B12-G',
    title: { ru: 'Закрыть (существо, карту)', en: 'Close (a creature, card)' },
    text: {
      ru: 'Открытая карта лежит вертикально; закрывая, её поворачивают на 90° по часовой стрелке, и она ложится горизонтально. Закрытие после выполнения входит в оплату любого действия карты. Закрытая карта не объявляет и не выполняет действий и не двигается. Если карту закрыла особенность другой карты, своё действие она не истратила, просто теперь ей нечем за него заплатить.',
      en: 'An open card is upright; closing turns it 90 degrees clockwise so that it lies sideways. Closing after execution is part of the payment of every card action. A closed card neither declares nor executes actions and cannot move. A card closed by a feature of another card has not used up its action; it merely cannot pay for one.',
    },
    enforceable: true,
    see: ['B12-G-opening-card', 'B12-G-symbol-closing', 'B12-G-card-action', 'B12-510.2'],
  },
  'B12-G-occupied-cell': {
    chapter: 'B12-G',
    title: { ru: 'Занятая клетка поля боя', en: 'Occupied battlefield cell' },
    text: {
      ru: 'Клетка, на которой есть карта. Некоторые эффекты делают занятой и клетку без карт.',
      en: 'A cell with a card on it. Some effects make a cell occupied even without cards.',
    },
    enforceable: true,
    see: ['B12-G-unoccupied-cell'],
  },
  'B12-G-movement-stock': {
    chapter: 'B12-G',
    title: { ru: 'Запас движения', en: 'Movement stock' },
    text: {
      ru: 'Базовое свойство: число у значка движения. Оно показывает, сколько раз за свой ход существо может им воспользоваться. Запас восстанавливается в начале хода игрока, контролирующего карту, и каждый раз, когда она открывается.',
      en: 'A base property: the number at the movement icon. It shows how many times during its turn the creature can use its movement. It is restored at the start of the turn of the card’s controller and whenever the card opens.',
    },
    enforceable: true,
    see: ['B12-G-move', 'B12-G-symbol-movement-stock', 'B12-105.4', 'B12-506.4'],
  },
  'B12-G-charge-x': {
    chapter: 'B12-G',
    title: { ru: 'Заряд X: [текст]', en: 'Charge X: [text]' },
    text: {
      ru: 'Пока на карте X фишек или больше, у неё есть [текст]. Больше X фишек на карте быть не может; если Зарядов несколько, каждый [текст] действует со своего X, а предел задаёт самый большой. Карта хотя бы с одним Зарядом имеет и особенность «В начале вашего хода — может получить фишку».',
      en: 'While the card has X chips or more, it has [text]. It can hold at most X chips; if it has several Charges, each [text] works from its own X and the largest sets the limit. A card with at least one Charge also has “At the start of your turn: may gain a chip”.',
    },
    enforceable: true,
    see: ['B12-G-chip', 'B12-G-maximum-x-chips', 'B12-G-at-start-of-turn'],
  },
  'B12-G-protection-from': {
    chapter: 'B12-G',
    title: { ru: 'Защита от [текст]', en: 'Protection from [text]' },
    text: {
      ru: 'Постоянная особенность. Карта с такой защитой не получает от [текст] никаких эффектов, в том числе ран, не получает маркеров вида [текст], и особенности, сопутствующие [текст], на неё не срабатывают, даже если использует их другая карта. Те, что влияют на другие цели, срабатывают. Так, на карту с защитой от уязвимости не положить маркер уязвимости.',
      en: 'Constant feature. The card receives no effects from [text], wounds included, and no markers of kind [text], and features accompanying [text] do not trigger on it, even if another card uses them. Those that affect other targets do trigger. For example, no vulnerability marker can be put on a card with protection from vulnerability.',
    },
    enforceable: true,
    see: ['B12-G-compound-protection', 'B12-G-receives-no-wounds-from', 'B12-528.1'],
  },
  'B12-G-protection-from-attacks': {
    chapter: 'B12-G',
    title: { ru: 'Защита от атак', en: 'Protection from attacks' },
    text: {
      ru: 'Так кратко называют семь независимых особенностей: защиту от простых, особых и магических ударов, от выстрелов, метаний, разрядов и ударов через ряд.',
      en: 'Short for seven independent features: protection from simple, special and magic strikes, from shots, throws, discharges and strikes over a row.',
    },
    enforceable: true,
    see: ['B12-G-compound-protection', 'B12-G-protection-from', 'B12-528.2'],
  },
  'B12-G-protection-from-sudden-actions': {
    chapter: 'B12-G',
    title: { ru: 'Защита от внезапных действий (ЗОВД)', en: 'Protection from sudden actions' },
    text: {
      ru: 'Постоянная особенность с собственным значком. Внезапные действия и всё, что им сопутствует, не накладывают на эту карту никаких эффектов.',
      en: 'Constant feature with an icon of its own. Sudden actions and all features accompanying them put no effects on this card.',
    },
    enforceable: true,
    see: ['B12-G-protection-from', 'B12-G-sudden-action', 'B12-G-symbol-protection-from-sudden-actions'],
  },
  'B12-G-protection-from-shots': {
    chapter: 'B12-G',
    title: { ru: 'Защита от выстрелов (ЗОВ)', en: 'Protection from shots' },
    text: {
      ru: 'Постоянная особенность с собственным значком. Выстрелы и всё, что им сопутствует, не накладывают на эту карту никаких эффектов.',
      en: 'Constant feature with an icon of its own. Shots and all features accompanying them put no effects on this card.',
    },
    enforceable: true,
    see: ['B12-G-protection-from', 'B12-G-shot', 'B12-G-symbol-protection-from-shots'],
  },
  'B12-G-protection-from-ranged-attacks': {
    chapter: 'B12-G',
    title: { ru: 'Защита от дальних атак (ЗОДА)', en: 'Protection from ranged attacks' },
    text: {
      ru: 'Так кратко называют четыре независимые особенности: защиту от выстрелов, метаний, разрядов и ударов через ряд.',
      en: 'Short for four independent features: protection from shots, throws, discharges and strikes over a row.',
    },
    enforceable: true,
    see: ['B12-G-compound-protection', 'B12-G-ranged-attack', 'B12-528.2'],
  },
  'B12-G-protection-from-ranged-non-magical-attacks': {
    chapter: 'B12-G',
    title: {
      ru: 'Защита от дальних немагических атак (ЗДНА)',
      en: 'Protection from ranged non-magic attacks',
    },
    text: {
      ru: 'Так кратко называют три независимые особенности: защиту от выстрелов, метаний и ударов через ряд.',
      en: 'Short for three independent features: protection from shots, throws and strikes over a row.',
    },
    enforceable: true,
    see: ['B12-G-compound-protection', 'B12-G-ranged-attack', 'B12-G-non-magical-attack', 'B12-528.2'],
  },
  'B12-G-protection-from-spells': {
    chapter: 'B12-G',
    title: { ru: 'Защита от заклинаний (ЗОЗ)', en: 'Protection from spells' },
    text: {
      ru: 'Постоянная особенность с собственным значком. Заклинания и всё, что им сопутствует, не накладывают на эту карту никаких эффектов.',
      en: 'Constant feature with an icon of its own. Spells and all features accompanying them put no effects on this card.',
    },
    enforceable: true,
    see: ['B12-G-protection-from', 'B12-G-spell', 'B12-G-symbol-protection-from-spells'],
  },
  'B12-G-protection-from-magic': {
    chapter: 'B12-G',
    title: { ru: 'Защита от магии (ЗОМ)', en: 'Protection from magic' },
    text: {
      ru: 'Так кратко, собственным значком, обозначают три независимые особенности: защиту от заклинаний, магических ударов и разрядов.',
      en: 'Short, with an icon of its own, for three independent features: protection from spells, magic strikes and discharges.',
    },
    enforceable: true,
    see: [
      'B12-G-compound-protection',
      'B12-G-magical-ability',
      'B12-G-symbol-protection-from-magic',
      'B12-528.2',
    ],
  },
  'B12-G-protection-from-poison': {
    chapter: 'B12-G',
    title: { ru: 'Защита от отравления (яда) (ЗОЯ)', en: 'Protection from poisoning (poison)' },
    text: {
      ru: 'Постоянная особенность с собственным значком. Существо не может получить отравление, а уже отравленное, обретя эту защиту, отравление теряет.',
      en: 'Constant feature with an icon of its own. The creature cannot receive Poisoning; one already poisoned loses its Poisoning on gaining this protection.',
    },
    enforceable: true,
    see: ['B12-G-poisoning-x', 'B12-G-protection-from', 'B12-G-symbol-protection-from-poison'],
  },
  'B12-G-protection-from-discharges': {
    chapter: 'B12-G',
    title: { ru: 'Защита от разрядов (ЗОР)', en: 'Protection from discharges' },
    text: {
      ru: 'Постоянная особенность с собственным значком. Разряды и всё, что им сопутствует, не накладывают на эту карту никаких эффектов.',
      en: 'Constant feature with an icon of its own. Discharges and all features accompanying them put no effects on this card.',
    },
    enforceable: true,
    see: ['B12-G-protection-from', 'B12-G-discharge', 'B12-G-symbol-protection-from-discharges'],
  },
  'B12-G-strike-value': {
    chapter: 'B12-G',
    title: { ru: 'Значение удара', en: 'Strike value' },
    text: {
      ru: 'Число в свойствах или особенностях карты, задающее силу её удара. Когда о значении удара говорит текст карты, модификаторы не считают.',
      en: 'The number in the card’s properties or features that sets the strength of its strike. Where a card text speaks of the strike value, modifiers are left out.',
    },
    enforceable: true,
    see: ['B12-G-attack-strength', 'B12-105.5'],
  },
  'B12-G-gold-crystal': {
    chapter: 'B12-G',
    title: { ru: 'Золотой кристалл', en: 'Gold crystal' },
    text: {
      ru: 'Ресурс, которым платят за карты при наборе отряда; обозначен своим значком. Карта с золотом в стоимости — элитная.',
      en: 'A resource that pays for cards when the squad is recruited; it has an icon of its own. A card with gold in its cost is elite.',
    },
    enforceable: true,
    see: ['B12-G-silver-crystal', 'B12-G-cost', 'B12-G-elite', 'B12-G-symbol-gold-crystal', 'B12-403.2.1'],
  },
  'B12-G-zones': {
    chapter: 'B12-G',
    title: { ru: 'Зона (зоны)', en: 'Zone (zones)' },
    text: {
      ru: 'Зоны игры: игровая зона (поле боя и вспомогательные зоны), колода и кладбище.',
      en: 'The zones of the game: the play zone (the battlefield and the auxiliary zones), the deck and the graveyard.',
    },
    enforceable: true,
    see: ['B12-G-in-play-zone', 'B12-201.1'],
  },
} as const satisfies Record<string, Rule>;
