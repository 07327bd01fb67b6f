import type { RuleRow } from '@vigrid/kernel';

/** Rules 106–110: other properties, substitution, non-game parts, foils and reprints. */
export const properties = {
  'B12-106.1': [
    { ru: 'Название', en: 'Name' },
    'Название карты напечатано посередине, над рисунком.',
    'The name is printed in the middle, above the illustration.',
    { enforceable: false },
  ],
  'B12-106.1.1': [
    { ru: 'Своё название в тексте', en: 'A card’s own name in its text' },
    'Название карты в её собственном тексте — это только она сама, а не её тёзки в игровой зоне.',
    'A card’s own name in its text means this very card and not others of that name in the play zone.',
  ],
  'B12-106.1.2': [
    { ru: 'Своё название внутри эффекта', en: 'A card’s own name within an effect' },
    'Если карта даёт эффект, в словах которого есть её название, в нём имеется в виду именно та карта, что наложила эффект, а не её тёзки в игровой зоне.',
    'If a card’s text gives an effect in whose words that card’s name occurs, the name means the very card that put the effect on and not others of that name in the play zone.',
  ],
  'B12-106.2': [
    { ru: 'Стихии', en: 'Elements' },
    'Стихий шесть: Степи, Леса, Горы, Болота, Тьма, Огонь. Карта бывает одной стихии, нескольких сразу или ни одной — тогда она нейтральная. Знаки в правом верхнем углу и фон: Степи — солнце, жёлтый; Леса — дерево, зелёный; Горы — вершины, тёмно-синий; Болота — мшистые кочки, тёмно-зелёный; Тьма — череп, чёрный; Огонь — пламя, оранжевый; нейтральные — щит со скрещённым оружием, светло-коричневый.',
    'There are six elements: Steppe, Forest, Mountain, Swamp, Darkness, Fire. A card has one, several at once, or none: then it is neutral. Signs in the upper right corner and background: Steppe – sun, yellow; Forest – tree, green; Mountain – peaks, dark blue; Swamp – mossy hummocks, dark green; Darkness – skull, black; Fire – flame, orange; neutral – shield with crossed weapons, light brown.',
    { see: ['B12-403.2.1'] },
  ],
  'B12-106.2.1': [
    { ru: 'Получить, стать, потерять', en: 'Gaining, becoming, losing' },
    '«Получает стихию» — новая стихия прибавляется к прежним. «Становится картой стихии» — все прежние пропадают, и в тот же миг появляется новая. Карта, потерявшая последнюю стихию, нейтральна.',
    '“Gains an element” adds it to those the card has. “Becomes a card of an element” takes all of them away and at the same instant gives the new one. A card that loses its last element is neutral.',
    { see: ['B12-106.2.4'] },
  ],
  'B12-106.2.2': [
    { ru: 'Особенность против стихии', en: 'Feature against an element' },
    'Особенность против карт некой стихии годится против любой карты, у которой эта стихия есть, какие бы ещё стихии у неё ни были.',
    'A feature against cards of an element works against every card that has this element, whatever others it has too.',
  ],
  'B12-106.2.3': [
    { ru: 'Та же стихия, разные стихии', en: 'Same element, different elements' },
    'Две карты — одной стихии, если хотя бы одна стихия есть у обеих. Если общей нет, это карты разных стихий; к нейтральным картам последнее не относится.',
    'Two cards are of the same element if they have at least one in common. If they have none in common, they are of different elements; this does not apply to neutral cards.',
  ],
  'B12-106.2.4': [
    { ru: 'Стихия не удваивается', en: 'No element twice' },
    'Получить стихию, которая у неё уже есть, карта не может.',
    'A card cannot gain an element it already has.',
  ],
  'B12-106.3': [
    { ru: 'Типы карт', en: 'Card types' },
    'Тип у карты один: существо, артефакт, местность или экипировка. Он виден по тому, какие у неё базовые свойства.',
    'A card has exactly one type: creature, artifact, terrain or equipment. Its base properties show which.',
    { see: ['B12-206.1'] },
  ],
  'B12-106.4': [
    { ru: 'Подтипы карт', en: 'Card subtypes' },
    'Подтип — разновидность внутри типа. Существа бывают летающие, нелетающие, самостоятельные и симбиоты. У артефактов, местностей и экипировки подтипов нет.',
    'A subtype is a variety within a type. Creatures can be flying, non-flying, independent, symbionts. Artifacts, terrains and equipment have no subtypes.',
    { see: ['B12-206.1'] },
  ],
  'B12-107.1': [
    { ru: 'Дополнительные свойства по типам', en: 'Additional properties by type' },
    'Дополнительные свойства не напечатаны, но изначально есть у всех карт своего типа или подтипа. Отнять их особенность не может, а помешать ими пользоваться — может. Любому существу в игровой зоне доступны: (а) атака простым ударом; (б) отражение простого удара; (в) защита другой карты от простого удара. Любому нелетающему существу в игровой зоне доступно и (г) закрытие на удар по летающему.',
    'Additional properties are not printed; every card of the type or subtype has them by default. A feature cannot take them away but may affect whether they can be used. Every creature in the play zone has: (a) attack by simple strike; (b) repelling a simple strike; (c) becoming defender against a simple strike. Every non-flying creature in the play zone also has (d) closing for a strike at a flyer.',
    { see: ['B12-208.6', 'B12-513.1'] },
  ],
  'B12-107.2': [
    {
      ru: 'Простой удар и закрытие на удар по летающему',
      en: 'Simple strike, closing for a strike at a flyer',
    },
    'Простой удар («закрыть: простой удар») и закрытие на удар по летающему («закрыть: в свой следующий ход может один раз объявить простой удар по летающему существу противника») — медленные играемые свойства. Их объявляют только в подфазу выбора главной фазы своего хода, а оплатой служит закрытие карты.',
    'The simple strike (“close: simple strike”) and closing for a strike at a flyer (“close: on your next turn may once declare a simple strike at an opponent’s flying creature”) are slow played properties. They are declared only in the Choice subphase of the Main phase of one’s own turn; the payment is closing the card.',
    { see: ['B12-208.6', 'B12-304.2', 'B12-412.2'] },
  ],
  'B12-107.3': [
    { ru: 'Назначение защитника внезапно', en: 'Assigning a defender is sudden' },
    'Назначение защитника («внезапно, закрыть: стать защитником от простого удара») — быстрое играемое свойство. Объявить его можно, когда объявлен простой удар, если выполнены все условия для защиты.',
    'Assigning a defender (“sudden, close: become the defender against a simple strike”) is a fast played property. It may be declared when a simple strike is declared, if all conditions for defending are met.',
    { see: ['B12-513.1'] },
  ],
  'B12-108.1': [
    { ru: 'Новое свойство вытесняет прежнее', en: 'A new property replaces the old' },
    'Приобретённое свойство встаёт на место того, что занимало ту же область карты; прежнего у неё больше нет. Начальными называются тип и подтип, которые были у карты до начала игры.',
    'A property that a card acquires takes the place of the one in the same slot; the card no longer has the old one. The initial type and subtype are those it had before the game began.',
  ],
  'B12-108.2': [
    { ru: 'Смена и потеря типа', en: 'Changing and losing a type' },
    'Когда меняется тип или подтип, все базовые свойства становятся такими, каких он требует. Если карта теряет тип или подтип, а новый подтип не назван, к ней возвращается начальный подтип вместе с его числами.',
    'When a type or subtype changes, all base properties become what it requires. When a card loses a type or subtype and no new subtype is stated, its initial subtype returns with the initial numbers.',
    { see: ['B12-108.1', 'B12-208.7'] },
  ],
  'B12-109.1': [
    { ru: 'Неигровые элементы', en: 'Non-game elements' },
    'Неигровой текст и служебные сведения лишь украшают и поясняют карту, на игру они не влияют. Это легенда, художественный текст, автор идеи, рисунок и художник, знак выпуска, номер, издатель, год и знак редкости: многочисленная, частая, редкая, сверхредкая (один знак в выпусках 13–14, другой позже), ультраредкая, легендарная («чёрная ультра») или промо.',
    'Non-game text and service information decorate or annotate a card and never affect play. They are the legend, flavour text, author of the idea, illustration and illustrator, set icon, number, publisher, year, and the rarity symbol: numerous, frequent, rare, super-rare (one symbol in sets 13–14, another later), ultra-rare, legendary (“black ultra”) or promo.',
    { enforceable: false, see: ['B12-103.1'] },
  ],
  'B12-109.2': [
    { ru: 'Легенда', en: 'Legend' },
    'Легенда — курсив после всех особенностей. О том, как картой играть, она ничего не говорит.',
    'The legend is the text in italics after all features. It says nothing of how the card is used.',
    { enforceable: false },
  ],
  'B12-109.3': [
    { ru: 'Художественный текст', en: 'Flavour text' },
    'Слова в кавычках внутри описания способности, например её имя, — художественный текст. На её использование они не влияют, если карта прямо не говорит обратного.',
    'Words in quotation marks within the description of an ability, such as its name, are flavour text. They do not affect its use unless a card expressly says so.',
  ],
  'B12-110.1': [
    { ru: 'Фольгированные карты', en: 'Foil cards' },
    'Блестящей картой играют точно так же, как обычной.',
    'A foil card is played exactly like a regular one.',
    { enforceable: false },
  ],
  'B12-110.2': [
    { ru: 'Полноформатные карты', en: 'Full-art cards' },
    'На полноформатной карте рисунок занимает всю лицевую сторону, знаки стихий стоят только в двух верхних углах, свойства и особенности — на обычных местах. Играют ею как обычной.',
    'On a full-art card the illustration covers the whole face and element icons stand only in the two upper corners; properties and features are where they always are. It is played like a regular card.',
    { enforceable: false },
  ],
  'B12-110.3': [
    { ru: 'Репринт: верен поздний выпуск', en: 'Reprint: the later issue prevails' },
    'Репринт — карта с тем же названием из более позднего выпуска. Обычно у неё лишь другой рисунок, но бывают другими и редкость, и базовые свойства, и даже особенности. Игровые сведения позднего выпуска действуют и для старых карт. О переизданиях сказано отдельно.',
    'A reprint is a card of the same name in a later set. Usually only the illustration differs, but rarity, base properties and even features may differ too. The game information of the later issue holds for old copies as well. Re-editions are treated separately.',
    { see: ['B12-110.4'] },
  ],
  'B12-110.3.1': [
    { ru: 'Игра старой картой', en: 'Playing an old copy' },
    'Старой картой, у которой есть репринт, играть можно, но на официальном турнире лучше взять репринт. Того, кто намеренно выдаёт прежний текст за нынешний, могут наказать по своду наказаний.',
    'An old card with a reprint may be played, but at official tournaments the reprint is preferable. A player who deliberately passes an earlier text off as the current one may be penalised under the code of penalties.',
    { enforceable: false },
  ],
  'B12-110.4': [
    { ru: 'Переиздание: у каждой карты свой текст', en: 'Re-edition: each keeps its text' },
    'Переиздание — репринт, в котором базовые свойства и особенности полностью другие; прежними остаются обычно название, стихия и тип. На официальных турнирах разрешены обе карты, и старая, не в пример репринту, играет по своему тексту.',
    'A re-edition is a reprint whose base properties and features are entirely new; as a rule only name, element and type remain. Official tournaments allow both, and unlike with a reprint the old card keeps its own text.',
    { see: ['B12-110.3'] },
  ],
  'B12-110.5': [
    { ru: 'Эррата: верен последний текст', en: 'Errata: the latest text holds' },
    'Эррата — исправленный текст карты: без двусмысленностей и опечаток, с уточнениями. На официальных турнирах всякой картой играют по самой поздней эррате из официального каталога карт.',
    'Errata are corrected card texts: ambiguities removed, use clarified, misprints mended. At official tournaments every card is played by its latest errata in the official card catalogue.',
  ],
  'B12-110.6': [
    { ru: 'Старое обрамление: выпуски 1–12', en: 'Old frame: sets 1 to 12' },
    'До 12-го выпуска включительно карты выглядели иначе, чем с 13-го: (а) название под рисунком; (б) базовые свойства в поле под названием, прямо над особенностями; (в) у лесных карт по углам рисунка дощечки, а вокруг зелёные листья, у нейтральных по углам скрещённые меч и булава; (г) тип, если это не существо, написан словом в поле базовых свойств; (д) символы базовых свойств, в том числе кристаллов, нарисованы по-другому.',
    'Up to and including set 12 cards look different from set 13 on: (a) the name is under the illustration; (b) base properties stand in a field under the name, just above the features; (c) forest cards have planks at the corners of the illustration and green leaves round it, neutral cards a crossed sword and mace at the corners; (d) the type, unless it is creature, is written in the field of base properties; (e) the symbols of base properties, crystals included, are drawn differently.',
    { enforceable: false },
  ],
} as const satisfies Record<string, RuleRow>;
