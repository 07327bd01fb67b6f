import type { RuleRow } from '@vigrid/kernel';

/** Dictionary of named features, Russian names from Б to Н. */
export const dictionaryAToN = {
  'B09-D-vanguard': [
    { ru: 'Авангард', en: 'Vanguard' },
    'Срабатывающая особенность. На шаге авангарда существо может заявить нападение простым ударом на стоящую рядом карту противника; этот удар наносится так, будто у существа есть Безответный удар. Срабатывает с наступлением шага авангарда и, как всё в предварительной фазе, выполняется сразу. Можно отказаться.',
    'Triggered. In the Vanguard step this creature may declare an assault with a simple strike on an adjacent opposing card; the strike is dealt as if the creature had Unanswerable Strike. It triggers when the Vanguard step arrives and, like everything in the Preliminary Phase, is executed at once. Optional.',
    { see: ['B09-308.1', 'B09-D-unanswerable-strike'] },
  ],
  'B09-D-unanswerable-strike': [
    { ru: 'Безответный удар', en: 'Unanswerable Strike' },
    'Постоянная особенность, включает Направленный удар. Кого эта карта атаковала простым или особым ударом, тот с ней не сражается.',
    'Constant; includes Directed Strike. A card attacked by this card’s simple or special strike does not fight this card.',
    { see: ['B09-D-directed-strike'] },
  ],
  'B09-D-incorporeality': [
    { ru: 'Бестелесность', en: 'Incorporeal' },
    'Постоянная особенность, только у существ. Бестелесное существо может заявлять движение на занятую клетку. Стоя на клетке с другой картой (не своим симбиотом или паразитом), оно погибает, если контролирующий его игрок предпринимает любое игродействие, кроме паса, заявки движения этого существа и заявки срабатывающих особенностей, или если передаётся ход. Быть хозяином оно может только бестелесному симбиоту. Связанные особенности записывают так: «Бестелесный: [текст 1, текст 2]»; они бывают играемыми, срабатывающими и постоянными. С потерей Бестелесности теряются и они; объект, игнорирующий Бестелесность, игнорирует и их.',
    'Constant; only creatures can have it. An incorporeal creature may declare movement onto an occupied cell. Standing on a cell with another card (not its own symbiont or parasite), it dies if its controller undertakes any game action other than passing, declaring movement of this creature or declaring triggered features, or if the turn is handed over. It can host only an incorporeal symbiont. Features tied to it are written “Incorporeal: [text 1, text 2]” and may be playable, triggered or constant. Losing Incorporeal loses them too; an object that ignores Incorporeal ignores them as well.',
    { see: ['B09-210.5', 'B09-214.7', 'B09-G-occupied-cell'] },
  ],
  'B09-D-blessing': [
    { ru: 'Благословление', en: 'Blessing' },
    'Постоянная особенность, модификатор: +1 ко всем броскам кубика карты. «Благословить» — дать Благословление; карта с ним называется благословлённой.',
    'Constant modifier: +1 to all die rolls of the card. To bless is to give Blessing; a card with it is called blessed.',
    { see: ['B09-D-curse'] },
  ],
  'B09-D-armour': [
    { ru: 'Броня X', en: 'Armour X' },
    'Постоянная особенность. В ход каждого из игроков предотвращает первые X ран, которые наносят карте немагические атаки. X у каждой Брони свой. Если карта потеряла Броню, а потом получила, это новая особенность, и она снова предотвращает свои X ран.',
    'Constant. During each player’s turn, prevent the first X wounds from non-magic attacks on this card. X is given for each Armour. If a card loses Armour and later gains it, that is a new feature and prevents its X again.',
    { see: ['B09-420.3'] },
  ],
  'B09-D-vampirism': [
    { ru: 'Вампиризм', en: 'Vampirism' },
    'Срабатывающая особенность. Нанеся X ран простым ударом небестелесному существу, карта излечивается на X. Если ран на ней меньше X, остаток она получает дополнительными жизнями.',
    'Triggered. When this card deals X wounds to a non-incorporeal creature with a simple strike, it heals X. If it has fewer than X wounds, it gains the remainder as additional lives.',
    { see: ['B09-204.2'] },
  ],
  'B09-D-revival': [
    { ru: 'Возрождение', en: 'Revival' },
    'Играемая или срабатывающая особенность; ключевое слово — «возродить», за ним перечислены легальные цели: карты на кладбище игрока, который применяет возрождение, или, если так сказано, его противника. Карту берут в отряд этого игрока, открытой и рядом с возродившей картой, если не сказано иное. Клетка тоже цель, и её выбирают при заявке. Если клетку заняли до выполнения объекта ран, возрождение отменяется без оплаты.',
    'Playable or triggered; the keyword “revive” is followed by the legal targets: cards in the graveyard of the player using it or, if stated, of the opponent. The card is taken into that player’s squad, open and adjacent to the reviving card, unless stated otherwise. The cell is a target too and is chosen on declaration. If it becomes occupied before the wounds object is executed, the revival is cancelled without payment.',
    { see: ['B09-G-take-into-the-squad'] },
  ],
  'B09-D-summon': [
    { ru: 'Вызов', en: 'Summon' },
    'Играемая или срабатывающая особенность; ключевое слово — «вызвать», за ним названы условия. Карту из своей колоды или, если так сказано, из колоды противника берут в отряд, открытой и рядом с вызвавшей картой, если не сказано иное. Цель вызова — клетка; вызываемая карта целью не считается. При выполнении объекта ран контролирующий вызов игрок выбирает в колоде подходящую карту и вызывает её. Если клетку успели занять, вызов отменяется без оплаты; если подходящей карты нет — отменяется, но оплачивается. Игрок может никого не вызвать, но заплатит и тогда.',
    'Playable or triggered; the keyword “summon” is followed by the conditions. A card from one’s own deck or, if stated, the opponent’s is taken into the squad, open and adjacent to the summoning card, unless stated otherwise. The cell is the target; the summoned card is not. On executing the wounds object the controller chooses a card of the deck that meets the conditions and summons it. If the cell has become occupied, the summon is cancelled without payment; if no card meets the conditions, it is cancelled but paid. The player may summon nothing and still pays.',
    { see: ['B09-G-take-into-the-squad', 'B09-206.10'] },
  ],
  'B09-D-shot': [
    { ru: 'Выстрел', en: 'Shot' },
    'Дальняя немагическая атака; играемая или срабатывающая особенность.',
    'A ranged non-magic attack; playable or triggered.',
    { see: ['B09-401.5'] },
  ],
  'B09-D-wrath': [
    { ru: 'Гнев', en: 'Wrath' },
    'Постоянная особенность. У карты +1 к простому удару по картам, которые в этот ход получали раны от атак.',
    'Constant. This card has +1 to its simple strike against cards that received wounds from attacks this turn.',
  ],
  'B09-D-range': [
    { ru: 'Дальность X', en: 'Range X' },
    'Ограничивает выбор цели особенности или свойства: подходит только карта или клетка, до которой от источника не больше X клеток, если считать по вертикали, горизонтали и диагонали в любом сочетании. Карты в дополнительной зоне для особенностей с дальностью недоступны, кроме как для дальних атак и если не сказано иное.',
    'Limits the choice of targets of a feature or property: only a card or cell at most X cells away from the source, counted vertically, horizontally and diagonally in any combination, is legal. Features with range cannot choose cards in the Additional Zone, except ranged attacks or unless stated otherwise.',
  ],
  'B09-D-gift-of-life': [
    { ru: 'Дар жизни X', en: 'Gift of Life X' },
    'Срабатывающая особенность. Когда карта гибнет, у выбранного существа вашего отряда той же стихии становится на X дополнительных жизней больше, но не выше его максимума.',
    'Triggered. When this card dies, a chosen creature of the same element in your squad gains X additional lives, but not above its maximum.',
    { see: ['B09-204.3', 'B09-G-on-death'] },
  ],
  'B09-D-finishing-off': [
    { ru: 'Добивание на X', en: 'Finishing-off X' },
    'Играемая или срабатывающая особенность. Уничтожает стоящее рядом небестелесное существо, у которого X текущих жизней или меньше. На симбиотов не действует.',
    'Playable or triggered. Destroys an adjacent non-incorporeal creature with X or fewer current lives. Not usable on symbionts.',
    { see: ['B09-210.10'] },
  ],
  'B09-D-union': [
    { ru: 'Единение X', en: 'Union X' },
    'Срабатывающая особенность, только у существ. При нападении этого существа можно найти в своей колоде ровно X разных существ меньшей стоимости и показать их противнику. Пока не выполнен объект ран этого нападения, у существа есть все особенности показанных существ вида «при [тип атаки]…», тип атаки в которых тот же, что у нападения.',
    'Triggered; creatures only. When this creature assaults, you may find in your deck exactly X different creatures of lesser cost and show them to the opponent. Until the wounds object of that assault is executed, this creature has all features of the shown creatures of the form “on [attack type] …” whose attack type matches that of the assault.',
    { see: ['B09-202.3b-2', 'B09-206.10'] },
  ],
  'B09-D-thirst': [
    { ru: 'Жажда X', en: 'Thirst X' },
    'Срабатывающая особенность. Летающие не могут её получить; существо, получившее полёт, теряет Жажду. До начала хода закрытое существо может ранить на X стоящее рядом небестелесное существо. Если оно этого не сделало, в начале хода оно не открывается.',
    'Triggered. Flyers cannot gain it; a creature that gains flight loses it. Before the start of the turn this creature, if closed, may wound an adjacent non-incorporeal creature for X. If it did not, it does not open at the start of the turn.',
    { see: ['B09-310.2'] },
  ],
  'B09-D-protection': [
    { ru: 'Защита от [текст]', en: 'Protection from [text]' },
    'Постоянная особенность. Особенности и свойства вида [текст] не действуют на эту карту. Не действуют на неё и срабатывающие особенности, порождённые такой особенностью, когда ту применили к защищённой карте.',
    'Constant. Features and properties of kind [text] have no effect on this card. Nor do triggered features produced by such a feature applied to the protected card.',
    { see: ['B09-411.1', 'B09-411.4'] },
  ],
  'B09-D-heal': [
    { ru: 'Излечение (на X)', en: 'Heal (X)' },
    'Срабатывающая или играемая особенность; цель названа в тексте: «излечиться (на X)» — сам источник, «излечить (на X)» — можно и другую карту, без числа — «полностью». Излечение на X: если на небестелесной цели X ран или меньше, снять все, если больше — снять X. Без числа: снять с небестелесной цели все раны.',
    'Triggered or playable; the text names the target: “heals itself (X)” for the source, “heal (X)” if it may be another card, “fully” without a number. Heal X: if the non-incorporeal target has X or fewer wounds, remove all, otherwise remove X. Without a number: remove all wounds from the non-incorporeal target.',
  ],
  'B09-D-incarnation': [
    { ru: 'Инкарнация X', en: 'Incarnation X' },
    'Срабатывает только на кладбище. В начале вашего хода на карту кладут фишку. Когда фишек X или больше, их все снимают, дают карте маркер инкарнации и берут её в отряд закрытой на любую незанятую клетку вашего третьего ряда; если такой нет — как только освободится. Карта с маркером инкарнации, попав на кладбище, теряет Инкарнацию. Летающие сразу переходят в дополнительную зону; симбиоты, паразиты и экипировка тут же погибают. Инкарнация — не Возрождение. Карта, которой разрешено сколько угодно инкарнаций, не теряет её никогда; та, которой разрешено Y за бой, сохраняет Инкарнацию и маркеры, пока маркеров меньше Y.',
    'Triggered; works only in the graveyard. At the start of your turn put a chip on this card. When it has X or more chips, remove them all, give it an incarnation marker and take it into the squad, closed, on any unoccupied cell of your third row; if there is none, as soon as one is freed. A card with an incarnation marker that goes to the graveyard loses Incarnation. Flyers go straight on to the Additional Zone; symbionts, parasites and equipment die at once. Incarnation is not Revival. A card that may incarnate without limit never loses it; one that may do so Y times per battle keeps Incarnation and its markers while it has fewer than Y markers.',
    { see: ['B09-211.2a'] },
  ],
  'B09-D-concentration': [
    { ru: 'Концентрация', en: 'Concentration' },
    'Срабатывающая особенность. В конце хода противника карта получает фишку, если в этот ход она не получала ран. Если она ранена уже после срабатывания, фишки не будет.',
    'Triggered. At the end of the opponent’s turn, if this card received no wounds during that turn, it gains a chip. If it receives wounds after the feature has triggered, it does not.',
  ],
  'B09-D-maneuver': [
    { ru: 'Манёвр', en: 'Maneuver' },
    'Играемая невнезапная особенность существ без подтипа; сменив тип или получив подтип, карта не может применять её, пока снова не станет таким существом. Если существо открыто, не тратило в этот ход единиц движения и не действовало, оно может потратить все единицы движения и поменяться местами с вашим существом без подтипа, стоящим рядом не по диагонали.',
    'Playable, non-sudden; only creatures without subtypes (after a change of type or gain of a subtype it cannot be used until the card is such a creature again). If this creature is open, has spent no movement units this turn and has not acted, it may spend all movement units and swap places with a creature of yours without subtypes that is adjacent other than diagonally.',
    { see: ['B09-G-swap-places', 'B09-G-action-of-a-card'] },
  ],
  'B09-D-meditation': [
    { ru: 'Медитация', en: 'Meditation' },
    'Постоянная особенность. За свои играемые особенности карта может платить фишками, лежащими на других картах вашего отряда той же стихии. У нейтральных карт стихии нет, и Медитация им недоступна.',
    'Constant. This card may pay for its playable features with chips of other cards of the same element in your squad. Neutral cards have no element and cannot use it.',
  ],
  'B09-D-throw': [
    { ru: 'Метание', en: 'Throw' },
    'Дальняя немагическая атака; срабатывающая или играемая особенность.',
    'A ranged non-magic attack; triggered or playable.',
    { see: ['B09-401.5'] },
  ],
  'B09-D-directed-strike': [
    { ru: 'Направленный удар', en: 'Directed Strike' },
    'Постоянная особенность. Когда эта карта наносит простой или особый удар, защитника назначить нельзя.',
    'Constant. No defender can be assigned against this card’s simple or special strike.',
    { see: ['B09-205.3'] },
  ],
  'B09-D-clumsiness': [
    { ru: 'Неповоротливость (X)', en: 'Clumsiness (X)' },
    'Постоянная особенность, модификатор, только у существ; если X не указан, это 1. Существо получает −X к броску, когда нападает простым ударом и когда отражает ближний удар.',
    'Constant modifier; creatures only; X is 1 if not given. −X to the die roll when assaulting with a simple strike or repelling a close strike.',
  ],
} as const satisfies Record<string, RuleRow>;
