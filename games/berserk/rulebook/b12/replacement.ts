import type { RuleRow } from '@vigrid/kernel';

/** Rules 530–532: prevention, replacement, taking cards into the squad. */
export const replacement = {
  'B12-530.1': [
    { ru: 'Предотвращение меняет раны, а не силу', en: 'Prevention acts on wounds, not on strength' },
    'Предотвращение — эффект, который уменьшает число нанесённых ран. Силы атаки, заклинания или воздействия оно не меняет.',
    'Prevention is an effect that lowers the number of wounds dealt. It does not change the strength of the attack, spell or influence.',
    { see: ['B12-G-prevention-effect'] },
  ],
  'B12-530.2': [
    { ru: 'После модификаторов', en: 'After modifiers' },
    'Предотвращение всегда применяют после всех модификаторов атаки, заклинания или воздействия.',
    'Prevention is always used after all modifiers of the attack, spell or influence have been applied.',
    { see: ['B12-511.5.2'] },
  ],
  'B12-530.3': [
    { ru: 'Порядок предотвращений', en: 'Order of preventions' },
    'Предотвращения с числом применяют по очереди: сначала все свои неактивный игрок, потом активный. Применить можно хоть все, если хватает нанесённых ран.',
    'Prevention effects with a number are applied one by one: first the Non-active player applies all of theirs, then the Active player. All may be applied if there are wounds enough.',
  ],
  'B12-530.4': [
    { ru: 'Частичное предотвращение', en: 'Partial use' },
    'Если целиком предотвращение увело бы число ран ниже нуля, его используют частично. Остаток сохраняется на потом, если повторное применение не противоречит тексту эффекта.',
    'A prevention effect may be used in part if the whole would bring the number of wounds below zero. The rest is kept for later, unless using it again contradicts the text of the effect.',
  ],
  'B12-530.5': [
    { ru: 'Предотвращение — постоянная особенность', en: 'Prevention is a constant feature' },
    'Предотвращение — постоянная особенность, которая применяется, когда приходит её черёд.',
    'A prevention effect is a constant feature, applied at the moment it matters.',
  ],
  'B12-530.6': [
    { ru: 'Источник ушёл — предотвращения нет', en: 'No source, no prevention' },
    'Если карта — источник предотвращения покинула игровую зону, её предотвращение не применяется.',
    'If the card that is the source of a prevention effect leaves the play zone, that effect is not applied.',
  ],
  'B12-531.1': [
    { ru: 'Эффект замещения', en: 'Replacement effect' },
    'В особенности «[1], вместо этого — [2]» вторая часть — эффект замещения. Он ждёт, когда станет применяться определённый эффект, и заменяет его другим, целиком или частью.',
    'In a feature “[1], instead of this – [2]” the second part is a replacement effect. It waits for a certain effect to be applied and puts another in its place, wholly or in part.',
    { see: ['B12-G-replacement-effect'] },
  ],
  'B12-531.1.1': [
    { ru: '«Не получает ран от …» — замещение', en: '“Receives no wounds from …” is a replacement' },
    '«Не получает ран от …» и «получает раны только от …» — тоже эффекты замещения.',
    '“Receives no wounds from …” and “receives wounds only from …” are replacement effects too.',
    { see: ['B12-G-receives-no-wounds-from'] },
  ],
  'B12-531.2': [
    { ru: 'Когда применяют замещение', en: 'When a replacement applies' },
    'Замещение применяют только в момент выполнения особенности, после всех модификаторов и предотвращений. На уже выполненные игродействия оно не влияет.',
    'A replacement effect may be applied only when the feature is executed, after all modifiers and prevention effects. It does not affect game actions already executed.',
    { see: ['B12-511.5.2'] },
  ],
  'B12-531.3': [
    { ru: 'Замещённого не было', en: 'What was replaced did not happen' },
    'Эффект, который заменили, не считается выполненным, то есть на карту не ложился.',
    'An effect that was replaced counts as not executed, that is, as not put on the card.',
  ],
  'B12-531.4': [
    { ru: 'Один раз на игродействие', en: 'Once per game action' },
    'К одному игродействию одно и то же замещение применяют только один раз.',
    'One and the same replacement effect may be applied to a game action only once.',
  ],
  'B12-531.4.1': [
    { ru: 'Несколько замещений одного игрока', en: 'Several replacements of one player' },
    'Если игрок может применить к одному игродействию несколько замещений, он выбирает, какое именно.',
    'If a player may apply several replacement effects to the same game action, that player chooses which one.',
  ],
  'B12-531.4.2': [
    { ru: 'Замещения обоих игроков', en: 'Replacements of both players' },
    'Если применить замещения к одному игродействию могут оба игрока, выбирает активный.',
    'If both players may apply replacement effects to the same game action, the Active player chooses which one.',
  ],
  'B12-531.5': [
    { ru: 'Замещение замещённого', en: 'Replacing a replacement' },
    'Замещение можно применить и к эффекту, который сам появился от другого замещения.',
    'A replacement effect may be applied to an effect that itself came from another replacement.',
  ],
  'B12-532.1': [
    { ru: 'Как карту берут в отряд', en: 'Ways into the squad' },
    'Взять карту в отряд — это набрать её в подфазу набора, вызвать, возродить, инкарнировать или взять карту противника под свой контроль.',
    'Taking a card into the squad is recruiting it in the Recruitment subphase, summoning it, reviving it, incarnating it, or taking control of an opponent’s card.',
    { see: ['B12-532.2', 'B12-532.3', 'B12-532.4', 'B12-532.5', 'B12-532.7'] },
  ],
  'B12-532.2': [
    { ru: 'Набор даёт контроль', en: 'Recruiting gives control' },
    'Карты набирают по правилам набора. Кто взял карту в подфазу набора, тот её и контролирует.',
    'Cards are recruited by the rules of recruitment. The player who took a card in the Recruitment subphase controls it.',
    { see: ['B12-403.2'] },
  ],
  'B12-532.3': [
    { ru: 'Вызов', en: 'Summoning' },
    'Вызвать карту — взять её из колоды и ввести в игровую зону. Если не сказано иначе: (1) из своей колоды; (2) рядом с картой, которая вызывает; (3) открытой; (4) вскрытой; (5) на свободную клетку; (6) не больше одной карты на клетку, если их несколько; (7) под свой контроль. Летающих, местности и карты с текстом «располагается во вспомогательной зоне» вызывают не на клетку, а сразу в эту зону.',
    'To summon a card is to take it out of the deck and place it in the play zone. Unless stated otherwise: (1) from one’s own deck; (2) next to the card that summons; (3) open; (4) revealed; (5) on a free cell; (6) at most one card per cell if there are several; (7) under one’s own control. Flyers, terrains and cards with the text “is located in the auxiliary zone” are summoned straight to that zone and not to a cell.',
    { see: ['B12-532.6'] },
  ],
  'B12-532.3.1': [
    { ru: 'Поиск — часть заявки', en: 'The search is part of the declaration' },
    'Просмотр колоды в поисках вызываемой карты — часть заявки. Если игрок её не нашёл или не захотел найти, заявка отменяется, колоду перемешивают.',
    'Looking through the deck for the card to be summoned is part of the declaration. If the player does not find it, or does not want to, the declaration is cancelled and the deck shuffled.',
    { see: ['B12-204.2'] },
  ],
  'B12-532.3.2': [
    { ru: 'Срабатывающий вызов можно пропустить', en: 'A triggered summoning may be skipped' },
    'Если срабатывающая особенность требует вызвать из колоды определённую карту, игрок может её пропустить, как будто этой карты в колоде нет.',
    'If a triggered feature requires a certain card to be summoned from the deck, the player may skip it as though the card were not there.',
  ],
  'B12-532.4': [
    { ru: 'Возрождение', en: 'Reviving' },
    'Возродить карту — взять её с кладбища и ввести в игровую зону. Если не сказано иначе: (1) со своего кладбища; (2) рядом с картой, которая возрождает; (3) открытой; (4) вскрытой; (5) на свободную клетку; (6) не больше одной карты на клетку, если их несколько; (7) под свой контроль. Летающих, местности и карты с текстом «располагается во вспомогательной зоне» возрождают не на клетку, а сразу в эту зону.',
    'To revive a card is to take it from the graveyard and place it in the play zone. Unless stated otherwise: (1) from one’s own graveyard; (2) next to the card that revives; (3) open; (4) revealed; (5) on a free cell; (6) at most one card per cell if there are several; (7) under one’s own control. Flyers, terrains and cards with the text “is located in the auxiliary zone” are revived straight in that zone and not on a cell.',
    { see: ['B12-532.6'] },
  ],
  'B12-532.5': [
    { ru: 'Инкарнация', en: 'Incarnation' },
    'Инкарнировать карту — взять её с кладбища и ввести в игровую зону. Если не сказано иначе: (1) со своего кладбища; (2) в третий ряд того, кто её контролирует; (3) закрытой; (4) вскрытой; (5) на свободную клетку; (6) не больше одной карты на клетку, если их несколько; (7) под свой контроль. Летающие, местности и карты с текстом «располагается во вспомогательной зоне» инкарнируют не на клетку, а сразу в эту зону.',
    'To incarnate a card is to take it from the graveyard and place it in the play zone. Unless stated otherwise: (1) from one’s own graveyard; (2) in the third row of the player who controls it; (3) closed; (4) revealed; (5) on a free cell; (6) at most one card per cell if there are several; (7) under one’s own control. Flyers, terrains and cards with the text “is located in the auxiliary zone” incarnate straight to that zone and not on a cell.',
    { see: ['B12-532.5.1', 'B12-532.6', 'B12-G-incarnation-x'] },
  ],
  'B12-532.5.1': [
    { ru: 'Фишки инкарнации', en: 'Incarnation chips' },
    'В начале своего хода карта на кладбище с неиспользованной особенностью «Инкарнация X» получает особую фишку инкарнации. Когда фишек набралось X, карта инкарнирует. В миг, когда она попадает так в игровую зону, все фишки инкарнации, мимо стека, пропадают.',
    'At the start of its own turn a card in the graveyard with an unused feature Incarnation X receives a special incarnation chip. When it has X of them, it incarnates. At the moment it is so placed in the play zone it loses them all, past the stack.',
    { see: ['B12-205.4'] },
  ],
  'B12-532.5.2': [
    { ru: 'Отложенная инкарнация', en: 'Delayed incarnation' },
    'Если инкарнация нарушила бы правила, карта остаётся на кладбище и инкарнирует, теряя все фишки инкарнации, как только помехи не станет.',
    'If the incarnation would break a rule, the card stays in the graveyard and incarnates, losing all its incarnation chips, as soon as it no longer would.',
  ],
  'B12-532.5.3': [
    { ru: 'Инкарнация раз за бой', en: 'Once per battle' },
    'Больше одного раза за бой существо инкарнировать не может.',
    'Each creature may use incarnation once per battle.',
  ],
  'B12-532.5.4': [
    { ru: 'Инкарнация — именная особенность', en: 'Incarnation is a named feature' },
    'Инкарнация — именная особенность: если «Инкарнаций X» у существа несколько, применяется одна, с самым большим X.',
    'Incarnation is a named feature: if a creature has several Incarnations X, only the one with the largest X applies.',
    { see: ['B12-517.2'] },
  ],
  'B12-532.6': [
    { ru: 'Клетку называют сразу', en: 'The cell is named' },
    'Объявляя вызов, возрождение или инкарнацию, называют клетку. Для летающего существа, местности и карты с особенностью «располагается во вспомогательной зоне» клетка не нужна.',
    'On declaring a summoning, revival or incarnation the cell is named. None is named for a flyer, a terrain or a card with the feature “is located in the auxiliary zone”.',
  ],
  'B12-532.7': [
    { ru: 'Контроль над картой', en: 'Control of a card' },
    'Взять карту под контроль — значит самому стать её контролирующим игроком; противник в тот же миг перестаёт им быть. Если из-за эффекта игрок потерял контроль над картой, контроль сам собой переходит к противнику.',
    'To take control of a card is to become the player who controls it; the opponent at the same moment ceases to. If an effect makes a player lose control of a card, it passes to the opponent of itself.',
  ],
  'B12-532.7.1': [
    { ru: 'Если контроль не может перейти', en: 'Control that cannot pass' },
    'Если игрок потерял контроль над картой, но в отряд противника её почему-либо взять нельзя, он контролирует её и дальше, пока другой эффект не велит передать её другому игроку.',
    'If a player has lost control of a card but for some reason it cannot be taken into the opponent’s squad, that player goes on controlling it until another effect orders it to change hands.',
  ],
  'B12-532.8': [
    { ru: '«Не может быть взята в отряд с …»', en: '“Cannot be taken into a squad with …”' },
    'Если у карты есть такая особенность: (1) в подфазу набора её не набрать, когда названное уже есть в отряде, и названное не набрать, когда в отряде есть она; (2) вызвать, возродить, инкарнировать её или взять под контроль нельзя, пока названное есть в отряде.',
    'If a card has such a feature: (1) in the Recruitment subphase it cannot be recruited if what is named is in the squad already, nor can what is named be recruited if this card is in the squad; (2) it cannot be summoned, revived, incarnated or taken control of while what is named is in the squad.',
    { see: ['B12-G-cannot-be-in-squad-with'] },
  ],
} as const satisfies Record<string, RuleRow>;
