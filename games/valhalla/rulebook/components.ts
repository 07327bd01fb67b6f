import type { Rule } from '@vigrid/kernel';

/** Chapters 1–3: what lies in the box, how a card reads, how expansions join. */
export const components = {
  'V-1.1': {
    chapter: '1',
    title: { ru: 'Роль и цель', en: 'Role and aim' },
    text: {
      ru: 'Каждый игрок — ярл, вождь своего клана. Побеждает тот, у кого в конце партии больше всего очков доблести. Их приносят воины, попавшие в Вальхаллу, и щиты.',
      en: 'Every player is a jarl, the leader of a clan. The player with the most valour points at the end of the game wins. Valour comes from warriors that entered Valhalla and from shields.',
    },
    enforceable: true,
    see: ['V-14.1', 'V-14.3'],
  },
  'V-1.2': {
    chapter: '1',
    title: { ru: 'Базовая колода', en: 'Base deck' },
    text: {
      ru: 'В базовой колоде ровно 120 карт трёх видов: викинги четырёх кланов, инеистые великаны (тоже воины) и боевые тактики.',
      en: 'The base deck holds exactly 120 cards of three kinds: vikings of four clans, frost giants (warriors too) and battle tactics.',
    },
    enforceable: true,
    see: ['V-1.4', 'V-1.5'],
  },
  'V-1.3': {
    chapter: '1',
    title: { ru: 'Четыре клана викингов', en: 'Four viking clans' },
    text: {
      ru: 'Цвет медведей — оранжевый, волков — зелёный, кабанов — жёлтый, оленей — фиолетовый.',
      en: 'Bears are orange, wolves green, boars yellow, deer purple.',
    },
    enforceable: true,
  },
  'V-1.4': {
    chapter: '1',
    title: { ru: 'Карта воина', en: 'Warrior card' },
    text: {
      ru: 'Карта с символом воина в левом верхнем углу — карта воина. Инеистые великаны — тоже воины и составляют пятый клан базовой колоды. Клан воина виден по цвету карты: другой цвет — другой клан.',
      en: 'A card with the warrior symbol in its upper left corner is a warrior. Frost giants are warriors too and form the fifth clan of the base deck. A card’s colour is its clan: another colour, another clan.',
    },
    enforceable: true,
    see: ['V-2.1'],
  },
  'V-1.5': {
    chapter: '1',
    title: { ru: 'Карта боевой тактики', en: 'Battle tactic card' },
    text: {
      ru: 'Эффект боевой тактики одноразовый: карту разыгрывают с руки, а после битвы кладут в стопку сброса.',
      en: 'A battle tactic works once: it is played from the hand and goes to the discard pile after the battle.',
    },
    enforceable: true,
    see: ['V-2.2', 'V-8.8'],
  },
  'V-1.6': {
    chapter: '1',
    title: { ru: 'Карты дополнений', en: 'Expansion cards' },
    text: {
      ru: '«Хитрость Локи» — 10 карт, «Помощь Тора» — 14, «Валькирии» — 40, «Дверги Свартальфахейма» — 40, «Гнев Тюра» — 20, «Последний викинг» — 8 (2 карты последнего викинга и 6 двусторонних карт бонусов), «Верные соратники» — 6.',
      en: 'Loki’s Cunning has 10 cards, Thor’s Help 14, Valkyries 40, Dwarves of Svartalfheim 40, Tyr’s Wrath 20, The Last Viking 8 (2 last-viking cards and 6 double-sided bonus cards), Faithful Companions 6.',
    },
    enforceable: true,
  },
  'V-1.7': {
    chapter: '1',
    title: { ru: 'Набор одиночной игры', en: 'Solo set' },
    text: {
      ru: 'Здесь 28 карт: 4 чудовища по 6 карт (24) и 4 памятки.',
      en: '28 cards: 4 monsters of 6 cards each (24) and 4 solo reference cards.',
    },
    enforceable: true,
    see: ['V-25.2'],
  },
  'V-1.8': {
    chapter: '1',
    title: { ru: 'Планшеты и щиты', en: 'Boards and shields' },
    text: {
      ru: 'Планшетов 6, жетонов щитов 24: по 4 у каждого из 6 кланов игроков. На планшете 4 ячейки для воинов, 4 круглые ячейки для щитов и выемка справа, где лежит Вальхалла.',
      en: 'There are 6 player boards and 24 shield tokens, 4 for each of 6 player clans. A board has 4 warrior spaces, 4 round shield spaces and a notch on the right for the Valhalla pile.',
    },
    enforceable: true,
    see: ['V-4.3'],
  },
  'V-1.9': {
    chapter: '1',
    title: { ru: 'Ярлы', en: 'Jarls' },
    text: {
      ru: 'Карт ярлов 25.',
      en: 'There are 25 jarl cards.',
    },
    enforceable: true,
    see: ['V-2.4'],
  },
  'V-1.10': {
    chapter: '1',
    title: { ru: 'Кубики вооружения', en: 'Weapon dice' },
    text: {
      ru: 'Кубиков вооружения 15: 6 красных, 6 чёрных и 3 серых. Красные и чёрные — два набора для битвы, по одному на сторону. Серые — общий запас дополнительных кубиков.',
      en: 'There are 15 weapon dice: 6 red, 6 black and 3 grey. Red and black are the two battle sets, one for each side. The grey dice are the common pool of extra dice.',
    },
    enforceable: true,
    see: ['V-5.4'],
  },
  'V-1.11': {
    chapter: '1',
    title: { ru: 'Символы на кубиках', en: 'Die faces' },
    text: {
      ru: 'Символов вооружения пять: топор, меч, копьё, лук и щит. Ещё на кубике может выпасть X — это не вооружение. Сколько каких граней, в правилах не сказано.',
      en: 'The weapon symbols are axe, sword, spear, bow and shield. A die may also show X, which is no weapon. The rules do not say how many faces show each.',
    },
    enforceable: true,
    see: ['V-8.13'],
  },
  'V-1.12': {
    chapter: '1',
    title: { ru: 'Памятки', en: 'Reference cards' },
    text: {
      ru: 'Памяток 9: подсчёт очков и порядок хода для разного числа игроков и особые — для одного дополнения на 40 карт и для двух (+80).',
      en: 'There are 9 reference cards: scoring and turn order by number of players, and special ones for one 40-card expansion and for two (+80).',
    },
    enforceable: false,
  },
  'V-1.13': {
    chapter: '1',
    title: { ru: 'Число игроков', en: 'Number of players' },
    text: {
      ru: 'Соревнуются от 2 до 6 игроков, в одиночном режиме играет 1. Совместная игра для 2–4 игроков описана только на сайте издателя.',
      en: 'Competitive play is for 2 to 6 players, solo play for 1. A cooperative game for 2–4 is described only on the publisher’s web site.',
    },
    enforceable: true,
  },
  'V-2.1': {
    chapter: '2',
    title: { ru: 'Что есть на карте воина', en: 'What a warrior card shows' },
    text: {
      ru: 'На карте воина есть цвет клана, сила, один или несколько символов вооружения, которые нужно накрыть кубиками, очки доблести в левом нижнем углу и, не всегда, особая способность.',
      en: 'A warrior card shows the clan’s colour, strength, one or more weapon symbols to be covered with dice, valour points in the lower left corner and, on some cards, a special ability.',
    },
    enforceable: true,
    see: ['V-1.4'],
  },
  'V-2.2': {
    chapter: '2',
    title: { ru: 'Что есть на карте тактики', en: 'What a tactic card shows' },
    text: {
      ru: 'На карте боевой тактики указан её эффект. Символ в левом нижнем углу, если он есть, ограничивает момент розыгрыша.',
      en: 'A battle tactic shows its effect. A symbol in the lower left corner, if there is one, limits when it may be played.',
    },
    enforceable: true,
    see: ['V-30.1'],
  },
  'V-2.3': {
    chapter: '2',
    title: { ru: 'Очки доблести карты', en: 'Valour points of a card' },
    text: {
      ru: 'Очки приносит только число в левом нижнем углу — и при подсчёте, и при получении бонусных очков. Сила воина очков не приносит.',
      en: 'Only the number in the lower left corner counts, for scoring and for bonus points alike. Strength never scores.',
    },
    enforceable: true,
    see: ['V-14.10'],
  },
  'V-2.4': {
    chapter: '2',
    title: { ru: 'Две способности ярла', en: 'A jarl’s two abilities' },
    text: {
      ru: 'У ярла две способности. Главная доступна всегда, когда это позволяет её текст; дополнительная — только пока выполнено указанное при ней условие.',
      en: 'A jarl has two abilities. The main one is available whenever its text allows, the additional one only while the condition beside it is met.',
    },
    enforceable: true,
    see: ['V-2.5', 'V-2.6'],
  },
  'V-2.5': {
    chapter: '2',
    title: { ru: 'Ярл: обе способности вместе', en: 'Jarl: both abilities' },
    text: {
      ru: 'Один из символов в левой части карты ярла разрешает пользоваться обеими способностями вместе. Обычно дополнительная расширяет главную.',
      en: 'One of the symbols on the left of a jarl card lets both abilities be used together. As a rule the additional one widens the main one.',
    },
    enforceable: true,
  },
  'V-2.6': {
    chapter: '2',
    title: { ru: 'Ярл: одна способность из двух', en: 'Jarl: one ability of two' },
    text: {
      ru: 'Другой символ разрешает только одну из двух способностей: воспользовавшись одной, игрок лишается другой.',
      en: 'The other symbol allows only one of the two abilities: using one forbids the other.',
    },
    enforceable: true,
  },
  'V-2.7': {
    chapter: '2',
    title: { ru: 'Пометки на карте ярла', en: 'Marks on a jarl card' },
    text: {
      ru: 'В правом верхнем углу карты ярла бывают пометка «3+» (не для игры вдвоём) и символ первой партии.',
      en: 'In its upper right corner a jarl may bear the mark 3+ (not for 2 players) and the mark of a first game.',
    },
    enforceable: true,
    see: ['V-4.5', 'V-4.7'],
  },
  'V-3.1': {
    chapter: '3',
    title: { ru: 'Любое сочетание дополнений', en: 'Any mix of expansions' },
    text: {
      ru: 'Дополнения можно сочетать как угодно, если в них не сказано иное. Всё, что относится к остальным дополнениям, остаётся в коробке.',
      en: 'Expansions may be mixed freely unless one says otherwise. Whatever belongs to the others stays in the box.',
    },
    enforceable: true,
    see: ['V-15.1'],
  },
  'V-3.2': {
    chapter: '3',
    title: { ru: 'Первая партия', en: 'First game' },
    text: {
      ru: 'Первую партию лучше сыграть без дополнений. Опытным игрокам подойдёт сразу взять «Хитрость Локи».',
      en: 'The first game is best played without expansions; experienced players may use Loki’s Cunning at once.',
    },
    enforceable: false,
  },
} as const satisfies Record<string, Rule>;
