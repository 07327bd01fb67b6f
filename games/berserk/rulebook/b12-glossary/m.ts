import type { RuleRow } from '@vigrid/kernel';

/** Glossary, Russian terms from М. */
export const glossaryM = {
  'B12-G-magical-attack': [
    { ru: 'Магическая атака', en: 'Magic attack' },
    'Магический удар или разряд.',
    'A magic strike or a discharge.',
    { see: ['B12-G-magic-strike', 'B12-G-discharge', 'B12-111.1.3'] },
  ],
  'B12-G-magic-armour-x': [
    { ru: 'Магическая броня X', en: 'Magic Armour X' },
    'Действует как Броня X, но против магических атак: за ход каждого игрока предотвращаются первые X ран, которые они наносят этой карте. То, что восстанавливает Броню, Магическую броню не восстанавливает. Это отдельные особенности, и счёт ран у каждой свой; из нескольких Магических броней действует самая большая.',
    'Works like Armour X, but prevents the first X wounds inflicted on this card by magic attacks during each player’s turn. What restores Armour does not restore Magic Armour. They are separate features, each with its own count; of several Magic Armours the largest applies.',
    { see: ['B12-G-armour-x', 'B12-G-magical-attack', 'B12-530.5'] },
  ],
  'B12-G-magical-feature': [
    { ru: 'Магическая особенность', en: 'Magic feature' },
    'Особенность, в тексте которой есть магическая способность, если только эту способность не приобретают другие карты. Так, Хранитель Дольмена даёт выбранному существу до конца хода «При простом ударе — магический удар на 2 (1 раз за ход)»: сама эта особенность не магическая.',
    'A feature whose text contains a magic ability, unless that ability is acquired by other cards. For example, Dolmen Keeper gives a chosen creature until the end of the turn “On a simple strike: magic strike for 2 (once per turn)”: that feature is not magic.',
    { see: ['B12-G-magical-ability'] },
  ],
  'B12-G-magical-ability': [
    { ru: 'Магическая способность', en: 'Magic ability' },
    'Заклинание, магический удар или разряд.',
    'A spell, a magic strike or a discharge.',
    { see: ['B12-G-spell', 'B12-G-magic-strike', 'B12-G-discharge', 'B12-111.1.2'] },
  ],
  'B12-G-magic-strike': [
    { ru: 'Магический удар на X (на X-Y-Z)', en: 'Magic strike for X (X-Y-Z)' },
    'Способность; ближняя магическая атака. Защитника от неё не назначают, и сражается только карта, её объявившая. Вид и сила магического удара на X-Y-Z зависят от броска: 3 или меньше — X (слабый), 4 или 5 — Y (средний), 6 — Z (сильный). «Магический удар на X» всегда значит X-X-X.',
    'An ability; a close magic attack. No defender can be assigned against it, and only the card that declared it fights. The die gives the grade and strength of a magic strike for X-Y-Z: 3 or less, X (weak); 4 or 5, Y (medium); 6, Z (strong). “Magic strike for X” always means X-X-X.',
    { see: ['B12-G-close-strike', 'B12-G-magical-attack', 'B12-513.2', 'B12-514.8'] },
  ],
  'B12-G-blood-magic': [
    { ru: 'Магия крови', en: 'Blood Magic' },
    'Именная срабатывающая особенность. Получив раны, карта может получить одну фишку, сколько бы ран ни было.',
    'Named triggered feature. When the card receives wounds, it may gain one chip, however many the wounds.',
    { see: ['B12-G-chip'] },
  ],
  'B12-G-maximum-lives': [
    { ru: 'Максимум жизней', en: 'Maximum of lives' },
    'Начальные и дополнительные жизни карты в сумме.',
    'The sum of the card’s initial and additional lives.',
    { see: ['B12-G-initial-lives', 'B12-G-extra-lives', 'B12-508.1'] },
  ],
  'B12-G-maximum-x-lives': [
    { ru: 'Максимум X жизней', en: 'Maximum X lives' },
    'Постоянная особенность. Максимум жизней этой карты не бывает больше X: лишние дополнительные жизни на неё не кладут, а если они как-то оказались на карте, их снимают.',
    'Constant feature. The card’s maximum of lives never exceeds X: additional lives above it are not put on the card, and any that are there all the same are removed.',
    { see: ['B12-G-maximum-lives', 'B12-G-extra-lives'] },
  ],
  'B12-G-maximum-x-chips': [
    { ru: 'Максимум X фишек', en: 'Maximum X chips' },
    'Постоянная особенность. Больше X фишек карта накопить или получить не может: лишние на неё не кладут, а если они как-то оказались на карте, их снимают.',
    'Constant feature. The card cannot accumulate or receive more than X chips: those above X are not put on it, and any that are there all the same are removed.',
    { see: ['B12-G-chip', 'B12-120.4'] },
  ],
  'B12-G-maneuver': [
    { ru: 'Манёвр', en: 'Maneuver' },
    'Именная играемая особенность; её используют вместо движения. Оплата: все единицы движения. Существо перемещается, меняясь местами с другим существом того же отряда на клетке напротив, сзади, справа или слева. Пользуются ею только существа, причём ещё не двигавшиеся. Годится и нулевой запас движения, и полное его отсутствие.',
    'Named played feature, used instead of movement. Payment: all movement units. The creature is relocated by changing places with another creature of the same squad on the cell ahead, behind, right or left of it. Only creatures may use it, and only before they have moved. A movement stock of 0, or none at all, will do.',
    { see: ['B12-G-swap-places', 'B12-G-movement-stock', 'B12-506.6', 'B12-506.7'] },
  ],
  'B12-G-marker': [
    { ru: 'Маркер', en: 'Marker' },
    'Маркерами, как и фишками, отмечают некоторые состояния карты: раны, отравления и прочее.',
    'Like chips, markers record certain states of a card: wounds, poisonings and others.',
    { see: ['B12-G-chip', 'B12-119.4'] },
  ],
  'B12-G-camouflage': [
    { ru: 'Маскировка', en: 'Camouflage' },
    'Именная постоянная особенность. Если эта карта закрыта, первая за ход атака по ней ран не наносит. Сопутствующие этой атаке особенности срабатывают как обычно.',
    'Named constant feature. If this card is closed, it receives no wounds from the first attack against it in a turn. Features accompanying that attack trigger as usual.',
    { see: ['B12-G-receives-no-wounds-from', 'B12-531.1.1'] },
  ],
  'B12-G-meditation': [
    { ru: 'Медитация', en: 'Meditation' },
    'Именная особенность. Карта может распоряжаться как своими фишками других карт своего отряда, если те одной с ней стихии. Нейтральные карты ни к одной стихии не относятся и Медитацией не пользуются. Объявляя особенность, для которой нужны фишки, называют карты, с которых их берут.',
    'Named feature. The card may use chips of other cards of its squad that belong to the same element as if they were its own. Neutral cards belong to no element and cannot use Meditation. When a feature that uses chips is declared, the cards they are taken from must be named.',
    { see: ['B12-G-chip', 'B12-G-element', 'B12-106.2.3', 'B12-120.5'] },
  ],
  'B12-G-slow-game-action': [
    { ru: 'Медленное игродействие', en: 'Slow game action' },
    'Игродействие, которое объявляют в свой ход в подфазе выбора, а также всё, чему отведена своя подфаза в предварительной фазе: Авангард, особенности «в начале боя» и прочие.',
    'A game action that is declared in the Choice subphase of one’s own turn; also features tied to a certain subphase of the Preliminary phase: “at the start of battle”, Vanguard and others.',
    { see: ['B12-G-fast-game-action', 'B12-304.1', 'B12-304.2'] },
  ],
  'B12-G-terrain': [
    { ru: 'Местность', en: 'Terrain' },
    'Тип карты (свойство). В отряде она лежит во вспомогательной зоне.',
    'A card type (a property). In a squad a terrain’s place is the auxiliary zone.',
    { see: ['B12-106.3', 'B12-206.4', 'B12-211.1'] },
  ],
  'B12-G-throw': [
    { ru: 'Метание на X (на X-Y-Z)', en: 'Throw for X (X-Y-Z)' },
    'Способность; дальняя немагическая атака. Вид и сила метания на X-Y-Z зависят от броска: 3 или меньше — X (слабое), 4 или 5 — Y (среднее), 6 — Z (сильное). «Метание на X» всегда значит X-X-X. Защита от выстрелов или от разрядов против метания не помогает.',
    'An ability; a ranged non-magic attack. The die gives the grade and strength of a throw for X-Y-Z: 3 or less, X (weak); 4 or 5, Y (medium); 6, Z (strong). “Throw for X” always means X-X-X. Protection from shots or from discharges does not help against throws.',
    { see: ['B12-G-ranged-attack', 'B12-G-symbol-protection-from-throws', 'B12-504.1'] },
  ],
  'B12-G-modifier': [
    { ru: 'Модификатор', en: 'Modifier' },
    'Эффект, который меняет числовое значение особенности или свойства.',
    'An effect that changes the numeric value of a feature or property.',
    { see: ['B12-516', 'B12-516.1'] },
  ],
  'B12-G-mulligan': [
    { ru: 'Муллиган', en: 'Mulligan' },
    'Другое название пересдачи.',
    'Another name of the redeal.',
    { enforceable: false, see: ['B12-G-deal', 'B12-402.4'] },
  ],
} as const satisfies Record<string, RuleRow>;
