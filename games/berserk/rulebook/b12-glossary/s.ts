import type { Rule } from '@vigrid/kernel';

/** Glossary, Russian terms from С. */
export const glossaryS = {
  'B12-G-independent-creature': {
    chapter: 'B12-G',
    title: { ru: 'Самостоятельное существо', en: 'Independent creature' },
    text: {
      ru: 'Существо на поле боя, кроме симбиотов; оно занимает одну клетку.',
      en: 'A creature on the battlefield, other than a symbiont; it occupies one cell.',
    },
    enforceable: true,
    see: ['B12-G-creature', 'B12-G-symbiont', 'B12-106.4', 'B12-207.1'],
  },
  'B12-G-reduce-attack-to-grade': {
    chapter: 'B12-G',
    title: { ru: 'Сведение атаки (удара) к [текст]', en: 'Reducing an attack (strike) to [grade]' },
    text: {
      ru: 'Модификатор. Если атака (удар) сведена к слабой, средней или сильной, используют то, что сопутствует атаке этого вида.',
      en: 'A modifier. If an attack (strike) is reduced to weak, medium or strong, the features accompanying that grade are used.',
    },
    enforceable: true,
    see: ['B12-G-attack-grade', 'B12-G-reduce-attack-to-x', 'B12-519.5'],
  },
  'B12-G-reduce-attack-to-x': {
    chapter: 'B12-G',
    title: { ru: 'Сведение атаки (удара) к X', en: 'Reducing an attack (strike) to X' },
    text: {
      ru: 'Модификатор. Сила атаки (удара) становится X, а вид и всё сопутствующее остаются прежними. Если сила была меньше X, ничего не меняется.',
      en: 'A modifier. The strength of the attack (strike) becomes X, while its grade and all accompanying features stay the same. If the strength was below X, nothing changes.',
    },
    enforceable: true,
    see: ['B12-G-attack-strength', 'B12-G-reduce-attack-to-grade', 'B12-519.3'],
  },
  'B12-G-reduce-strike-by-strike-table': {
    chapter: 'B12-G',
    title: {
      ru: 'Сведение удара к [текст] по Таблице ударов',
      en: 'Reducing a strike to [text] by the Strike Table',
    },
    text: {
      ru: 'То же, что ослабление удара по Таблице ударов.',
      en: 'Same as weakening a strike by the Strike Table.',
    },
    enforceable: false,
    see: ['B12-G-weakening-by-strike-table'],
  },
  'B12-G-free-cell': {
    chapter: 'B12-G',
    title: { ru: 'Свободная клетка поля боя', en: 'Free battlefield cell' },
    text: {
      ru: 'То же, что незанятая клетка.',
      en: 'Same as unoccupied cell.',
    },
    enforceable: false,
    see: ['B12-G-unoccupied-cell'],
  },
  'B12-G-property': {
    chapter: 'B12-G',
    title: { ru: 'Свойство (карты)', en: 'Property (of a card)' },
    text: {
      ru: 'Любая игровая характеристика карты, кроме её особенностей.',
      en: 'Any game characteristic of a card other than its features.',
    },
    enforceable: false,
    see: ['B12-G-game-text', 'B12-104.1', 'B12-104.2', 'B12-104.3'],
  },
  'B12-G-own-card': {
    chapter: 'B12-G',
    title: { ru: 'Своя карта', en: 'Own card' },
    text: {
      ru: 'Своими для игрока считаются все карты, которые он сейчас контролирует.',
      en: 'A player’s own cards are all those he controls at the moment.',
    },
    enforceable: true,
    see: ['B12-G-your-card', 'B12-G-controller'],
  },
  'B12-G-silver-crystal': {
    chapter: 'B12-G',
    title: { ru: 'Серебряный кристалл', en: 'Silver crystal' },
    text: {
      ru: 'Ресурс, которым платят за карты при наборе отряда; обозначен своим значком.',
      en: 'A resource that pays for cards when the squad is recruited; it has an icon of its own.',
    },
    enforceable: true,
    see: ['B12-G-gold-crystal', 'B12-G-cost', 'B12-G-symbol-silver-crystal', 'B12-403.2.1'],
  },
  'B12-G-behind': {
    chapter: 'B12-G',
    title: { ru: 'Сзади (позади)', en: 'Behind' },
    text: {
      ru: 'На одну клетку вниз по вертикали от карты, если смотреть глазами контролирующего её игрока.',
      en: 'One cell down the column from the card, as seen by its controller.',
    },
    enforceable: true,
    see: ['B12-G-ahead', 'B12-G-backward'],
  },
  'B12-G-attack-strength': {
    chapter: 'B12-G',
    title: { ru: 'Сила атаки', en: 'Attack strength' },
    text: {
      ru: 'То число, что названо в свойствах или особенностях карты. В сражении — значение атаки, вычисленное со всеми модификаторами.',
      en: 'The number stated in the card’s properties or features. In a fight, the computed value of the attack with all modifiers.',
    },
    enforceable: true,
    see: ['B12-G-strike-value', 'B12-522.1'],
  },
  'B12-G-sealed': {
    chapter: 'B12-G',
    title: { ru: 'Силед', en: 'Sealed' },
    text: {
      ru: 'Турнирный формат, для которого нужны бустеры. Размера колоды и раздачи, как и предела одинаковых карт, правила для него не называют.',
      en: 'A tournament format that uses boosters. The rules name no deck size, deal or limit of copies for it.',
    },
    enforceable: false,
    see: ['B12-G-booster'],
  },
  'B12-G-symbiont': {
    chapter: 'B12-G',
    title: { ru: 'Симбиот', en: 'Symbiont' },
    text: {
      ru: 'Тип карты (свойство) с собственным значком. Симбиота назначают существу и помещают на его клетку: он на нём «сидит».',
      en: 'A card type (a property) with an icon of its own. A symbiont is assigned to a creature and placed on its cell, “sitting” on it.',
    },
    enforceable: true,
    see: ['B12-G-symbiont-host', 'B12-G-parasite', 'B12-G-symbol-symbiont', 'B12-106.4', 'B12-209.1'],
  },
  'B12-G-hidden-card': {
    chapter: 'B12-G',
    title: { ru: 'Скрытая карта', en: 'Hidden card' },
    text: {
      ru: 'Карта, лежащая рубашкой вверх. Как источник постоянной особенности она может не вскрываться, но тогда этой особенности как бы нет в игре. Постоянные особенности других карт её тоже не вскрывают: они не выбирают цели. Скрытую карту противника можно назвать целью особенности, срабатывающей или играемой, — от этого она вскрывается; если при этом окажется, что заявка нелегальна, особенность не выполняют, но оплачивают. Карту со Скрытностью контролирующий её игрок может вскрыть сам, когда у него приоритет. Вскрытие не использует стек. Скрыть скрытую карту или вскрыть вскрытую нельзя.',
      en: 'A card lying face down. As the source of a constant feature it need not be revealed, but then that feature counts as absent from the game. Constant features of other cards do not reveal it either: they choose no targets. An opponent’s hidden card may be declared as target of a triggered or played feature and is then revealed; if the declaration proves illegal, the feature is not executed but is paid for. The controller of a card with Stealth may reveal it whenever he has priority. Revealing does not use the stack. A hidden card cannot be hidden, nor a revealed one revealed.',
    },
    enforceable: true,
    see: [
      'B12-G-stealth',
      'B12-G-reveal-card',
      'B12-529.1',
      'B12-529.3',
      'B12-529.4',
      'B12-529.5',
      'B12-529.6',
    ],
  },
  'B12-G-stealth': {
    chapter: 'B12-G',
    title: { ru: 'Скрытность', en: 'Stealth' },
    text: {
      ru: 'Именная постоянная особенность. Карту можно не вскрывать в подфазе вскрытия; она может оставаться скрытой всю игру, пока не станет источником или целью.',
      en: 'Named constant feature. The card need not be revealed in the Reveal subphase; it may stay hidden for the whole game as long as it does not become a source or a target.',
    },
    enforceable: true,
    see: ['B12-G-hidden-card', 'B12-405.1', 'B12-529.3'],
  },
  'B12-G-left': {
    chapter: 'B12-G',
    title: { ru: 'Слева', en: 'To the left' },
    text: {
      ru: 'На одну клетку влево по горизонтали от карты, если смотреть глазами игрока, использующего особенность.',
      en: 'One cell to the left along the row from the card, as seen by the player using the feature.',
    },
    enforceable: true,
    see: ['B12-G-right'],
  },
  'B12-G-accompanying-feature': {
    chapter: 'B12-G',
    title: { ru: 'Сопутствующая особенность', en: 'Accompanying feature' },
    text: {
      ru: 'Сопутствующая [игродействию] особенность начинается словами «при [игродействии]». Она срабатывает, когда это игродействие успешно выполнено.',
      en: 'A feature accompanying [game action] begins “on [game action]”. It triggers when that game action is successfully executed.',
    },
    enforceable: true,
    see: ['B12-G-triggered-feature', 'B12-G-on-attack', 'B12-113.3', 'B12-118.3'],
  },
  'B12-G-neighbouring-card': {
    chapter: 'B12-G',
    title: { ru: 'Соседняя (к карте/клетке) карта', en: 'Neighbouring card' },
    text: {
      ru: 'Карта на поле боя, стоящая на соседней клетке. Соседними считаются и карты на одной клетке.',
      en: 'A card on the battlefield that stands on a neighbouring cell. Cards sharing a cell count as neighbouring too.',
    },
    enforceable: true,
    see: ['B12-G-neighbouring-cell', 'B12-G-adjacent-card'],
  },
  'B12-G-neighbouring-cell': {
    chapter: 'B12-G',
    title: { ru: 'Соседняя (к карте/клетке) клетка поля боя', en: 'Neighbouring cell' },
    text: {
      ru: 'Клетка, имеющая с данной картой или клеткой общую сторону или общий угол: слева, справа, спереди, сзади или по диагонали.',
      en: 'A cell that shares a side or a corner with the given card or cell: to the left or right, ahead, behind or diagonally.',
    },
    enforceable: true,
    see: ['B12-G-neighbouring-card', 'B12-G-diagonal'],
  },
  'B12-G-ability': {
    chapter: 'B12-G',
    title: { ru: 'Способность', en: 'Ability' },
    text: {
      ru: 'Общее слово для атаки, заклинания и воздействия.',
      en: 'The common word for an attack, a spell or an influence.',
    },
    enforceable: true,
    see: ['B12-G-attack', 'B12-G-spell', 'B12-G-influence', 'B12-111.1'],
  },
  'B12-G-right': {
    chapter: 'B12-G',
    title: { ru: 'Справа', en: 'To the right' },
    text: {
      ru: 'На одну клетку вправо по горизонтали от карты, если смотреть глазами игрока, использующего особенность.',
      en: 'One cell to the right along the row from the card, as seen by the player using the feature.',
    },
    enforceable: true,
    see: ['B12-G-left'],
  },
  'B12-G-triggered-feature': {
    chapter: 'B12-G',
    title: { ru: 'Срабатывающая особенность', en: 'Triggered feature' },
    text: {
      ru: 'Особенность, которую объявляют при наступлении определённых условий. Если должны сработать сразу несколько, сначала срабатывают все особенности активного игрока, затем — неактивного; выполняются они в обратном порядке.',
      en: 'A feature declared when certain conditions are met. Of those that trigger simultaneously, all of the Active player’s trigger first, then the Non-active player’s; they are executed in reverse order.',
    },
    enforceable: true,
    see: ['B12-G-declare', 'B12-G-execute', 'B12-113.1', 'B12-305.1'],
  },
  'B12-G-fights': {
    chapter: 'B12-G',
    title: { ru: 'Сражается (сражаться)', en: 'Fights (to fight)' },
    text: {
      ru: 'Карта бросает кубик на вид и силу своей атаки (удара) или использует особенность, которая заменяет бросок.',
      en: 'The card rolls for the grade and strength of its attack (strike), or uses a feature that replaces the roll.',
    },
    enforceable: true,
    see: ['B12-G-does-not-fight', 'B12-514.1'],
  },
  'B12-G-starter': {
    chapter: 'B12-G',
    title: { ru: 'Стартер (стартовый набор)', en: 'Starter (starter set)' },
    text: {
      ru: 'Готовая колода издателя, в которой 30 или больше подобранных карт.',
      en: 'A ready-made deck of the publisher with 30 or more selected cards.',
    },
    enforceable: false,
    see: ['B12-G-pro-set'],
  },
  'B12-G-stack': {
    chapter: 'B12-G',
    title: { ru: 'Стек', en: 'Stack' },
    text: {
      ru: 'Последовательность игродействий. Объявленное игродействие до выполнения лежит в стеке; выполняют сначала то, что объявлено последним.',
      en: 'A sequence of game actions. A declared game action lies on the stack until it is executed; the last declared is executed first.',
    },
    enforceable: true,
    see: ['B12-G-declare', 'B12-G-execute', 'B12-G-priority', 'B12-302.1', 'B12-302.7'],
  },
  'B12-G-element': {
    chapter: 'B12-G',
    title: { ru: 'Стихия', en: 'Element' },
    text: {
      ru: 'Свойство карты. Стихий шесть: степи, леса, горы, болота, силы тьмы и силы огня; последнюю добавила правка 24 августа 2012 года, и в терминологии книги её ещё нет. Нейтральные карты не принадлежат ни к одной.',
      en: 'A property. There are six elements: steppes, forests, mountains, swamps, forces of darkness and forces of fire; the last came with the correction of 24 August 2012 and is still missing from the book’s glossary. Neutral cards belong to none.',
    },
    enforceable: true,
    see: ['B12-G-change-forces-of-fire', 'B12-106.2', 'B12-106.2.3'],
  },
  'B12-G-cost': {
    chapter: 'B12-G',
    title: { ru: 'Стоимость', en: 'Cost' },
    text: {
      ru: 'Базовое свойство; её измеряют в золотых и серебряных кристаллах.',
      en: 'A base property, measured in gold and silver crystals.',
    },
    enforceable: true,
    see: ['B12-G-gold-crystal', 'B12-G-silver-crystal', 'B12-105.1'],
  },
  'B12-G-steadfastness': {
    chapter: 'B12-G',
    title: { ru: 'Стойкость', en: 'Steadfastness' },
    text: {
      ru: 'Именная постоянная особенность. Ни воздействия карт противника, ни воздействия, которые он контролирует, не наносят этой карте ран. Воздействия карт своего отряда — наносят.',
      en: 'Named constant feature. The card receives no wounds from influences of the opponent’s cards nor from influences he controls. From influences of its own squad it does.',
    },
    enforceable: true,
    see: ['B12-G-influence', 'B12-G-receives-no-wounds-from', 'B12-531.1.1'],
  },
  'B12-G-adjacent-card': {
    chapter: 'B12-G',
    title: { ru: 'Стоящая рядом (карта)', en: 'Adjacent card' },
    text: {
      ru: 'Карта на поле боя стоит рядом с теми, что слева, справа, сверху, снизу и наискосок от неё, а также с теми, что на её клетке. Карты во вспомогательной зоне могут атаковать любые карты в игре и использовать на них свои особенности и свойства, но рядом не стоят ни с кем: ни между собой, ни с теми, кто на поле.',
      en: 'A card on the battlefield is adjacent to those to the left and right of it, above, below and diagonally, and to those on its own cell. Cards in the auxiliary zone may attack any card in play and use their features and properties on it, but are adjacent neither to each other nor to cards on the battlefield.',
    },
    enforceable: true,
    see: ['B12-G-neighbouring-card', 'B12-208.2', 'B12-209.9'],
  },
  'B12-G-fear-x': {
    chapter: 'B12-G',
    title: { ru: 'Страх X', en: 'Fear X' },
    text: {
      ru: 'Именная срабатывающая особенность. При атаке по этой карте атакующий ранится на X, если у него самого нет никакого Страха. Это воздействие.',
      en: 'Named triggered feature. On an attack against this card the attacker is wounded for X, unless it has Fear itself, of whatever value. This is an influence.',
    },
    enforceable: true,
    see: ['B12-G-on-attack', 'B12-G-thick-skin', 'B12-111.2'],
  },
  'B12-G-formation': {
    chapter: 'B12-G',
    title: { ru: 'Строй', en: 'Formation' },
    text: {
      ru: 'Особенность, которую записывают как «Строй: [текст]»; в [тексте] стоит то, что даёт строй. Существо со Строем обладает всем, что даёт ему строй, пока на клетке рядом с ним, но не по диагонали, стоит другое ваше существо со Строем. О нём тогда говорят, что оно в строю. Для существа это приобретённые особенности.',
      en: 'A feature written “Formation: [text]”, where [text] is what the formation gives. A creature with Formation has all its formation features while another creature of yours with Formation is on a cell next to it, not diagonally. It is then said to be in formation. These are acquired features of the creature.',
    },
    enforceable: true,
    see: ['B12-G-form-up', 'B12-G-break-formation', 'B12-117.1'],
  },
  'B12-G-creature': {
    chapter: 'B12-G',
    title: { ru: 'Существо', en: 'Creature' },
    text: {
      ru: 'Тип карты (свойство). Существа бывают самостоятельными, летающими и симбиотами (паразитами).',
      en: 'A card type (a property). It comprises independent creatures, flying creatures and symbionts (parasites).',
    },
    enforceable: true,
    see: ['B12-G-independent-creature', 'B12-G-flying-creature', 'B12-G-symbiont', 'B12-106.3', 'B12-206.2'],
  },
  'B12-G-hideout': {
    chapter: 'B12-G',
    title: { ru: 'Схрон', en: 'Hideout' },
    text: {
      ru: 'Именная постоянная особенность: защита от атак летающих существ.',
      en: 'Named constant feature: protection from attacks of flying creatures.',
    },
    enforceable: true,
    see: ['B12-G-protection-from-attacks', 'B12-G-flying-creature'],
  },
} as const satisfies Record<string, Rule>;
