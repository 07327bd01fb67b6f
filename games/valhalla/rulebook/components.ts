import type { RuleRow } from '@vigrid/kernel';

/** Chapters 1–3: what lies in the box, how a card reads, how expansions join. */
export const components = {
  'V-1.1': [
    { ru: 'Роль и цель', en: 'Role and aim' },
    'Каждый игрок — ярл, вождь своего клана. Побеждает тот, у кого в конце партии больше всего очков доблести. Их приносят воины, попавшие в Вальхаллу, и щиты.',
    'Every player is a jarl, the leader of a clan. The player with the most valour points at the end of the game wins. Valour comes from warriors that entered Valhalla and from shields.',
    { see: ['V-14.1', 'V-14.3'] },
  ],
  'V-1.2': [
    { ru: 'Базовая колода', en: 'Base deck' },
    'В базовой колоде ровно 120 карт трёх видов: викинги четырёх кланов, инеистые великаны (тоже воины) и боевые тактики.',
    'The base deck holds exactly 120 cards of three kinds: vikings of four clans, frost giants (warriors too) and battle tactics.',
    { see: ['V-1.4', 'V-1.5'] },
  ],
  'V-1.3': [
    { ru: 'Четыре клана викингов', en: 'Four viking clans' },
    'Цвет медведей — оранжевый, волков — зелёный, кабанов — жёлтый, оленей — фиолетовый.',
    'Bears are orange, wolves green, boars yellow, deer purple.',
  ],
  'V-1.4': [
    { ru: 'Карта воина', en: 'Warrior card' },
    'Карта с символом воина в левом верхнем углу — карта воина. Инеистые великаны — тоже воины и составляют пятый клан базовой колоды. Клан воина виден по цвету карты: другой цвет — другой клан.',
    'A card with the warrior symbol in its upper left corner is a warrior. Frost giants are warriors too and form the fifth clan of the base deck. A card’s colour is its clan: another colour, another clan.',
    { see: ['V-2.1'] },
  ],
  'V-1.5': [
    { ru: 'Карта боевой тактики', en: 'Battle tactic card' },
    'Эффект боевой тактики одноразовый: карту разыгрывают с руки, а после битвы кладут в стопку сброса.',
    'A battle tactic works once: it is played from the hand and goes to the discard pile after the battle.',
    { see: ['V-2.2', 'V-8.8'] },
  ],
  'V-1.6': [
    { ru: 'Карты дополнений', en: 'Expansion cards' },
    '«Хитрость Локи» — 10 карт, «Помощь Тора» — 14, «Валькирии» — 40, «Дверги Свартальфахейма» — 40, «Гнев Тюра» — 20, «Последний викинг» — 8 (2 карты последнего викинга и 6 двусторонних карт бонусов), «Верные соратники» — 6.',
    'Loki’s Cunning has 10 cards, Thor’s Help 14, Valkyries 40, Dwarves of Svartalfheim 40, Tyr’s Wrath 20, The Last Viking 8 (2 last-viking cards and 6 double-sided bonus cards), Faithful Companions 6.',
  ],
  'V-1.7': [
    { ru: 'Набор одиночной игры', en: 'Solo set' },
    'Здесь 28 карт: 4 чудовища по 6 карт (24) и 4 памятки.',
    '28 cards: 4 monsters of 6 cards each (24) and 4 solo reference cards.',
    { see: ['V-25.2'] },
  ],
  'V-1.8': [
    { ru: 'Планшеты и щиты', en: 'Boards and shields' },
    'Планшетов 6, жетонов щитов 24: по 4 у каждого из 6 кланов игроков. На планшете 4 ячейки для воинов, 4 круглые ячейки для щитов и выемка справа, где лежит Вальхалла.',
    'There are 6 player boards and 24 shield tokens, 4 for each of 6 player clans. A board has 4 warrior spaces, 4 round shield spaces and a notch on the right for the Valhalla pile.',
    { see: ['V-4.3'] },
  ],
  'V-1.9': [{ ru: 'Ярлы', en: 'Jarls' }, 'Карт ярлов 25.', 'There are 25 jarl cards.', { see: ['V-2.4'] }],
  'V-1.10': [
    { ru: 'Кубики вооружения', en: 'Weapon dice' },
    'Кубиков вооружения 15: 6 красных, 6 чёрных и 3 серых. Красные и чёрные — два набора для битвы, по одному на сторону. Серые — общий запас дополнительных кубиков.',
    'There are 15 weapon dice: 6 red, 6 black and 3 grey. Red and black are the two battle sets, one for each side. The grey dice are the common pool of extra dice.',
    { see: ['V-5.4'] },
  ],
  'V-1.11': [
    { ru: 'Символы на кубиках', en: 'Die faces' },
    'Символов вооружения пять: топор, меч, копьё, лук и щит. Ещё на кубике может выпасть X — это не вооружение. Сколько каких граней, в правилах не сказано.',
    'The weapon symbols are axe, sword, spear, bow and shield. A die may also show X, which is no weapon. The rules do not say how many faces show each.',
    { see: ['V-8.13'] },
  ],
  'V-1.12': [
    { ru: 'Памятки', en: 'Reference cards' },
    'Памяток 9: подсчёт очков и порядок хода для разного числа игроков и особые — для одного дополнения на 40 карт и для двух (+80).',
    'There are 9 reference cards: scoring and turn order by number of players, and special ones for one 40-card expansion and for two (+80).',
    { enforceable: false },
  ],
  'V-1.13': [
    { ru: 'Число игроков', en: 'Number of players' },
    'Соревнуются от 2 до 6 игроков, в одиночном режиме играет 1. Совместная игра для 2–4 игроков описана только на сайте издателя.',
    'Competitive play is for 2 to 6 players, solo play for 1. A cooperative game for 2–4 is described only on the publisher’s web site.',
  ],
  'V-2.1': [
    { ru: 'Что есть на карте воина', en: 'What a warrior card shows' },
    'На карте воина есть цвет клана, сила, один или несколько символов вооружения, которые нужно накрыть кубиками, очки доблести в левом нижнем углу и, не всегда, особая способность.',
    'A warrior card shows the clan’s colour, strength, one or more weapon symbols to be covered with dice, valour points in the lower left corner and, on some cards, a special ability.',
    { see: ['V-1.4'] },
  ],
  'V-2.2': [
    { ru: 'Что есть на карте тактики', en: 'What a tactic card shows' },
    'На карте боевой тактики указан её эффект. Символ в левом нижнем углу, если он есть, ограничивает момент розыгрыша.',
    'A battle tactic shows its effect. A symbol in the lower left corner, if there is one, limits when it may be played.',
    { see: ['V-30.1'] },
  ],
  'V-2.3': [
    { ru: 'Очки доблести карты', en: 'Valour points of a card' },
    'Очки приносит только число в левом нижнем углу — и при подсчёте, и при получении бонусных очков. Сила воина очков не приносит.',
    'Only the number in the lower left corner counts, for scoring and for bonus points alike. Strength never scores.',
    { see: ['V-14.10'] },
  ],
  'V-2.4': [
    { ru: 'Две способности ярла', en: 'A jarl’s two abilities' },
    'У ярла две способности. Главная доступна всегда, когда это позволяет её текст; дополнительная — только пока выполнено указанное при ней условие.',
    'A jarl has two abilities. The main one is available whenever its text allows, the additional one only while the condition beside it is met.',
    { see: ['V-2.5', 'V-2.6'] },
  ],
  'V-2.5': [
    { ru: 'Ярл: обе способности вместе', en: 'Jarl: both abilities' },
    'Один из символов в левой части карты ярла разрешает пользоваться обеими способностями вместе. Обычно дополнительная расширяет главную.',
    'One of the symbols on the left of a jarl card lets both abilities be used together. As a rule the additional one widens the main one.',
  ],
  'V-2.6': [
    { ru: 'Ярл: одна способность из двух', en: 'Jarl: one ability of two' },
    'Другой символ разрешает только одну из двух способностей: воспользовавшись одной, игрок лишается другой.',
    'The other symbol allows only one of the two abilities: using one forbids the other.',
  ],
  'V-2.7': [
    { ru: 'Пометки на карте ярла', en: 'Marks on a jarl card' },
    'В правом верхнем углу карты ярла бывают пометка «3+» (не для игры вдвоём) и символ первой партии.',
    'In its upper right corner a jarl may bear the mark 3+ (not for 2 players) and the mark of a first game.',
    { see: ['V-4.5', 'V-4.7'] },
  ],
  'V-3.1': [
    { ru: 'Любое сочетание дополнений', en: 'Any mix of expansions' },
    'Дополнения можно сочетать как угодно, если в них не сказано иное. Всё, что относится к остальным дополнениям, остаётся в коробке.',
    'Expansions may be mixed freely unless one says otherwise. Whatever belongs to the others stays in the box.',
    { see: ['V-15.1'] },
  ],
  'V-3.2': [
    { ru: 'Первая партия', en: 'First game' },
    'Первую партию лучше сыграть без дополнений. Опытным игрокам подойдёт сразу взять «Хитрость Локи».',
    'The first game is best played without expansions; experienced players may use Loki’s Cunning at once.',
    { enforceable: false },
  ],
} as const satisfies Record<string, RuleRow>;
