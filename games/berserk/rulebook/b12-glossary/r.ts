import type { RuleRow } from '@vigrid/kernel';

/** Glossary, Russian terms from Р. */
export const glossaryR = {
  'B12-G-radius': [
    { ru: 'Радиус (в радиусе X клеток)', en: 'Radius (within X cells)' },
    'Клетка или карта лежит в радиусе X клеток от источника, если до неё можно отсчитать подряд не больше X клеток по вертикали, горизонтали и диагонали в любом сочетании. То же, что дальность.',
    'A cell or card is within X cells of the source if it can be reached by counting no more than X cells in a row vertically, horizontally and diagonally in any mixture. Same as range.',
    { see: ['B12-G-range-x'] },
  ],
  'B12-G-deal': [
    { ru: 'Раздача', en: 'Deal (starting hand)' },
    'Карты, которые игрок берёт из перемешанной колоды, чтобы набрать из них отряд. Другое название — стартовая рука.',
    'The cards a player takes from his shuffled deck to recruit the squad from. Also called the starting hand.',
    { see: ['B12-G-mulligan', 'B12-402.3', 'B12-403.2'] },
  ],
  'B12-G-break-formation': [
    { ru: 'Разорвать строй', en: 'Break formation' },
    'Потерять особенности, которые существу давал Строй.',
    'To lose the features that the creature’s Formation gave it.',
    { see: ['B12-G-formation', 'B12-G-form-up'] },
  ],
  'B12-G-discharge': [
    { ru: 'Разряд на X (на X-Y-Z)', en: 'Discharge for X (X-Y-Z)' },
    'Способность; дальняя магическая атака. Вид и сила разряда на X-Y-Z зависят от броска: 3 или меньше — X (слабый), 4 или 5 — Y (средний), 6 — Z (сильный). «Разряд на X» всегда значит X-X-X.',
    'An ability; a ranged magic attack. The die gives the grade and strength of a discharge for X-Y-Z: 3 or less, X (weak); 4 or 5, Y (medium); 6, Z (strong). “Discharge for X” always means X-X-X.',
    { see: ['B12-G-ranged-attack', 'B12-G-magical-attack', 'B12-G-protection-from-discharges', 'B12-504.1'] },
  ],
  'B12-G-wound-for-x': [
    { ru: 'Ранить на X [цель], раниться', en: 'Wound [target] for X, wound itself' },
    'Положить маркер «X ран» на цель, указанную в особенности. Раниться — ранить себя: источник и цель тогда одна карта.',
    'Put a marker “X wounds” on the target named in the feature. “Wounds itself” means that source and target are the same card.',
    { see: ['B12-G-wounds', 'B12-502.9'] },
  ],
  'B12-G-wounds': [
    { ru: 'Раны', en: 'Wounds' },
    'То, что остаётся на карте от прошедшей по ней атаки; раны отмечают маркерами. Воздействия и заклинания тоже наносят раны, если так говорит их текст.',
    'What an attack that went through leaves on a card, recorded with wound markers. Influences and spells inflict wounds too where their texts say so.',
    { see: ['B12-G-current-lives', 'B12-508.3', 'B12-509.1'] },
  ],
  'B12-G-decay-x': [
    { ru: 'Распад X', en: 'Decay X' },
    'Именная срабатывающая особенность. Карта начинает бой с X фишками. После своего действия она теряет фишку, а если потерять её не может — погибает.',
    'Named triggered feature. The card starts the battle with X chips. After an action it loses a chip; if it cannot, it dies.',
    { see: ['B12-G-starts-battle-with', 'B12-G-card-action', 'B12-G-chip'] },
  ],
  'B12-G-regeneration-x': [
    { ru: 'Регенерация X', en: 'Regeneration X' },
    'Именная срабатывающая особенность, воздействие; обозначена своим значком. В начале своего хода это небестелесное существо, если оно открыто, излечивается на X. Если в начале хода оно не открылось, регенерация не срабатывает; но если было открыто ещё к началу фазы открытия — срабатывает. Регенерации одной карты не складываются: действует самая большая.',
    'Named triggered feature, an influence, with an icon of its own. At the start of its turn this non-incorporeal creature, if open, heals by X. If it did not open at the start of the turn, Regeneration does not trigger; if it was already open when the Opening phase began, it does. Regenerations on one card do not add up: the largest applies.',
    { see: ['B12-G-at-start-of-turn', 'B12-G-heal-x', 'B12-G-symbol-regeneration', 'B12-410.2'] },
  ],
  'B12-G-row': [
    { ru: 'Ряд', en: 'Row' },
    'Пять клеток поля боя бок о бок по горизонтали.',
    'Five battlefield cells side by side horizontally.',
    { see: ['B12-G-battlefield', 'B12-202.1'] },
  ],
  'B12-G-ordinary': [
    { ru: 'Рядовое существо (карта)', en: 'Ordinary creature (card)' },
    'Свойство карты: в её стоимости нет золотых кристаллов, только серебряные.',
    'A property: the card’s cost contains no gold crystals, only silver.',
    { see: ['B12-G-elite', 'B12-G-silver-crystal', 'B12-105.2'] },
  ],
} as const satisfies Record<string, RuleRow>;
