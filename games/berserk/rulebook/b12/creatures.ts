import type { Rule } from '@vigrid/kernel';

/** Rules 206–209: card types; non-flying, flying creatures, symbionts and parasites. */
export const creatures = {
  'B12-206.1': {
    chapter: 'B12-206',
    title: { ru: 'Типы по базовым свойствам', en: 'Types by base properties' },
    text: {
      ru: 'По тому, какие из базовых свойств у карты есть (стоимость, элитность, начальные жизни, запас движения, простой удар), различают существ, артефакты, местности и экипировку. Существа делятся на летающих, самостоятельных и симбиотов; самостоятельные и симбиоты вместе — нелетающие существа.',
      en: 'By which base properties a card has (cost, elite status, initial lives, movement stock, simple strike) it is a creature, an artifact, a terrain or equipment. Creatures are flying, independent or symbionts; independent ones and symbionts together are the non-flying creatures.',
    },
    enforceable: true,
    see: ['B12-106.3', 'B12-106.4'],
  },
  'B12-206.2': {
    chapter: 'B12-206',
    title: { ru: 'Свойства существ', en: 'Properties of creatures' },
    text: {
      ru: 'У существа есть все базовые свойства: стоимость, элитность, начальные жизни, запас движения (или вместо него полёт либо симбиот) и простой удар.',
      en: 'A creature has all base properties: cost, elite status, initial lives, movement stock (or instead of it flight or symbiont) and simple strike.',
    },
    enforceable: true,
  },
  'B12-206.3': {
    chapter: 'B12-206',
    title: { ru: 'Свойства артефактов', en: 'Properties of artifacts' },
    text: {
      ru: 'У артефакта есть стоимость, элитность и начальные жизни; других базовых свойств нет.',
      en: 'An artifact has cost, elite status and initial lives, and no other base properties.',
    },
    enforceable: true,
  },
  'B12-206.4': {
    chapter: 'B12-206',
    title: { ru: 'Свойства местностей и экипировки', en: 'Properties of terrains and equipment' },
    text: {
      ru: 'У местности и экипировки есть стоимость и элитность; других базовых свойств нет.',
      en: 'Terrains and equipment have cost and elite status, and no other base properties.',
    },
    enforceable: true,
  },
  'B12-206.5': {
    chapter: 'B12-206',
    title: { ru: 'В отряд — только со стоимостью', en: 'Only cards with a cost join a squad' },
    text: {
      ru: 'В отряд берут карты, у которых есть стоимость, золотая или серебряная. Если её нельзя определить или вычислить, взять карту нельзя.',
      en: 'Cards that have a cost, gold or silver, may be taken into the squad. A card whose cost cannot be determined or computed cannot.',
    },
    enforceable: true,
    see: ['B12-105.2.3'],
  },
  'B12-206.6': {
    chapter: 'B12-206',
    title: { ru: 'Жизни и раны', en: 'Lives and wounds' },
    text: {
      ru: 'Получать раны и дополнительные жизни могут карты, у которых среди базовых свойств есть жизни.',
      en: 'Cards with lives among their base properties can receive wounds and additional lives.',
    },
    enforceable: true,
    see: ['B12-508.1'],
  },
  'B12-206.7': {
    chapter: 'B12-206',
    title: { ru: 'Кто может двигаться', en: 'Who can move' },
    text: {
      ru: 'Двигаться по полю боя или использовать особенность, заменяющую движение, могут карты с запасом движения.',
      en: 'Cards with a movement stock can move over the battlefield, or use a feature that takes the place of movement.',
    },
    enforceable: true,
    see: ['B12-506.1'],
  },
  'B12-206.8': {
    chapter: 'B12-206',
    title: { ru: 'Кто может сражаться', en: 'Who can fight' },
    text: {
      ru: 'Объявлять простой удар, отражать его и защищать от него могут карты, у которых простой удар есть.',
      en: 'Cards with a simple strike can declare one, repel one and be the defender against one.',
    },
    enforceable: true,
    see: ['B12-107.1'],
  },
  'B12-207.1': {
    chapter: 'B12-207',
    title: { ru: 'Нелетающее существо занимает клетку', en: 'A non-flying creature occupies a cell' },
    text: {
      ru: 'Нелетающее существо находится на поле боя и занимает там одну клетку.',
      en: 'A non-flying creature is on the battlefield and occupies one cell of it.',
    },
    enforceable: true,
  },
  'B12-207.2': {
    chapter: 'B12-207',
    title: { ru: 'Перемещение нелетающих', en: 'Relocating non-flying creatures' },
    text: {
      ru: 'Перемещаться нелетающее существо может только по клеткам поля боя.',
      en: 'A non-flying creature can relocate only over cells of the battlefield.',
    },
    enforceable: true,
  },
  'B12-208.1': {
    chapter: 'B12-208',
    title: { ru: 'Где лежат летающие', en: 'Where flyers are placed' },
    text: {
      ru: 'У летающего существа вместо запаса движения символ полёта. До вскрытия оно стоит на отдельной клетке поля боя, а вскрытое сразу, мимо стека, уходит во вспомогательную зону. Туда же попадает летающее существо при инкарнации, возрождении и вызове.',
      en: 'A flying creature has the flight symbol in place of movement stock. Until it is revealed it stands on a cell of its own on the battlefield; as soon as it is revealed it goes to the auxiliary zone, past the stack. A flyer that is incarnated, revived or summoned goes there too.',
    },
    enforceable: true,
    see: ['B12-203.1', 'B12-405.1'],
  },
  'B12-208.2': {
    chapter: 'B12-208',
    title: { ru: 'Летающий ни с кем не стоит рядом', en: 'A flyer is adjacent to nothing' },
    text: {
      ru: 'Летающее существо не стоит рядом ни с одной картой — ни на поле боя, ни во вспомогательной зоне.',
      en: 'A flying creature is not adjacent to any card, neither on the battlefield nor in the auxiliary zone.',
    },
    enforceable: true,
    see: ['B12-G-adjacent-card'],
  },
  'B12-208.3': {
    chapter: 'B12-208',
    title: { ru: 'Летающие не перемещаются', en: 'Flyers do not relocate' },
    text: {
      ru: 'Летающее существо само не перемещается, и переместить его нельзя ничем.',
      en: 'A flying creature does not relocate and cannot be relocated by anything.',
    },
    enforceable: true,
    see: ['B12-507.1'],
  },
  'B12-208.4': {
    chapter: 'B12-208',
    title: { ru: 'По кому бьёт летающий', en: 'What a flyer can attack' },
    text: {
      ru: 'Дальние атаки, удары — простой, магический, особый, — заклинания и воздействия летающее существо может объявить и по карте на поле боя, и по другой карте во вспомогательной зоне.',
      en: 'A flying creature may declare a simple, special or magic strike, a ranged attack, a spell or an influence at cards on the battlefield as well as at other cards in the auxiliary zone.',
    },
    enforceable: true,
    see: ['B12-504.2'],
  },
  'B12-208.5': {
    chapter: 'B12-208',
    title: { ru: 'Не больше 15 кристаллов на летающих', en: 'At most 15 crystals for flyers' },
    text: {
      ru: 'В подфазу набора на всех летающих существ вместе можно потратить не больше 15 кристаллов.',
      en: 'In the Recruitment subphase a player may spend at most 15 crystals in all on flying creatures.',
    },
    enforceable: true,
    see: ['B12-403.2'],
  },
  'B12-208.6': {
    chapter: 'B12-208',
    title: { ru: 'Удар по летающему с поля боя', en: 'Striking a flyer from the battlefield' },
    text: {
      ru: 'Карты поля боя не могут объявлять по летающему простой, магический и особый удары, если не сказано иначе. Но если из существ у противника остались одни летающие, ваши нелетающие могут бить по ним простым ударом. Перед каждым таким ударом существо должно закрыться на удар по летающему; зато в свой следующий ход оно один раз объявляет простой удар по любому из летающих существ противника.',
      en: 'Cards on the battlefield cannot declare a simple, magic or special strike at a flying creature unless stated otherwise. But when flyers are the only creatures the opponent has left, your non-flying creatures may declare simple strikes at them. Before each such strike the creature must close for a strike at a flyer; on its next own turn it may once declare a simple strike at any flying creature of the opponent.',
    },
    enforceable: true,
    see: ['B12-107.2'],
  },
  'B12-208.7': {
    chapter: 'B12-208',
    title: { ru: 'Потеря полёта', en: 'Losing flight' },
    text: {
      ru: 'Когда летающее существо теряет полёт, тот, кто его контролирует, выбирает для него свободную клетку поля боя. Нет свободных клеток — полёт потерять нельзя.',
      en: 'When a flying creature loses flight, the player who controls it chooses a free cell of the battlefield for it. If there is none, it cannot lose flight.',
    },
    enforceable: true,
    see: ['B12-108.2'],
  },
  'B12-209.1': {
    chapter: 'B12-209',
    title: { ru: 'Симбиот и паразит', en: 'Symbiont and parasite' },
    text: {
      ru: 'У симбиота вместо запаса движения символ симбиота, а в тексте — особенность «Симбиот» или «Паразит». С первой карту помещают на существо своего отряда, со второй — на карту отряда противника.',
      en: 'A symbiont has the symbiont symbol in place of movement stock, and its text has the feature Symbiont or Parasite. With the first it is placed on a creature of its own squad, with the second on a card of the opponent’s squad.',
    },
    enforceable: true,
    see: ['B12-209.2', 'B12-G-symbiont', 'B12-G-parasite'],
  },
  'B12-209.2': {
    chapter: 'B12-209',
    title: { ru: 'Подсадка симбиота', en: 'Seating a symbiont' },
    text: {
      ru: 'До вскрытия симбиот стоит на отдельной клетке поля боя. В подфазу вскрытия его помещают на одну клетку с существом, и оно становится его хозяином. У симбиота с особенностью «Симбиот» хозяин — существо своего отряда, у паразита — существо противника из первого ряда чужой половины.',
      en: 'Until it is revealed a symbiont stands on a cell of its own on the battlefield. In the Reveal subphase it is put on the cell of a creature, which becomes its host. With Symbiont the host is a creature of its own squad; with Parasite it is an opponent’s creature in the first row of the opponent’s half.',
    },
    enforceable: true,
    see: ['B12-405.2'],
  },
  'B12-209.3': {
    chapter: 'B12-209',
    title: { ru: 'Смена хозяина', en: 'Changing host' },
    text: {
      ru: 'Если особенность поместила симбиота на другую карту, хозяином становится она, а прежний хозяин перестаёт им быть. Если хозяин больше не существо, его симбиот уничтожается.',
      en: 'If a feature puts a symbiont on another card, that card becomes its host and the former host is one no longer. If the host stops being a creature, its symbiont is destroyed.',
    },
    enforceable: true,
  },
  'B12-209.4': {
    chapter: 'B12-209',
    title: { ru: 'Не на летающего; хозяин ушёл с поля боя', en: 'Not on a flyer; the host leaves' },
    text: {
      ru: 'На летающее существо симбиота поместить нельзя. Если существо покидает поле боя, его симбиот погибает.',
      en: 'A symbiont cannot be put on a flying creature. If a creature leaves the battlefield, its symbiont dies.',
    },
    enforceable: true,
  },
  'B12-209.5': {
    chapter: 'B12-209',
    title: { ru: 'Бестелесный хозяин', en: 'Incorporeal host' },
    text: {
      ru: 'Симбиота, который сам не бестелесен, нельзя поместить на бестелесное существо. Если бестелесным стал хозяин, такой симбиот погибает.',
      en: 'A symbiont that is not incorporeal cannot be put on an incorporeal creature. If a creature becomes incorporeal, a symbiont on it that is not incorporeal dies.',
    },
    enforceable: true,
    see: ['B12-G-incorporeality'],
  },
  'B12-209.6': {
    chapter: 'B12-209',
    title: { ru: 'Один симбиот на существе', en: 'One symbiont per creature' },
    text: {
      ru: 'На существе может быть только один симбиот. На симбиота другого симбиота не сажают; если симбиотом стал хозяин, его симбиот погибает.',
      en: 'A creature can carry only one symbiont. A symbiont cannot be put on a symbiont; if a creature becomes one, the symbiont on it dies.',
    },
    enforceable: true,
  },
  'B12-209.7': {
    chapter: 'B12-209',
    title: { ru: 'Симбиот без хозяина', en: 'Symbiont without a host' },
    text: {
      ru: 'Симбиот, у которого к концу подфазы вскрытия нет хозяина, погибает.',
      en: 'A symbiont that has no host when the Reveal subphase ends dies.',
    },
    enforceable: true,
  },
  'B12-209.8': {
    chapter: 'B12-209',
    title: {
      ru: 'Вызванный, возрождённый, инкарнированный симбиот',
      en: 'Summoned, revived, incarnated symbiont',
    },
    text: {
      ru: 'Если по тексту вызываемый, возрождаемый или инкарнирующий симбиот помещается на некую карту, она и становится его хозяином. Если в тексте этого нет, симбиот, появившись, погибает.',
      en: 'If the text says that a summoned, revived or incarnating symbiont is put on some card, that card becomes its host. If it does not say so, the symbiont dies on arrival.',
    },
    enforceable: true,
  },
  'B12-209.9': {
    chapter: 'B12-209',
    title: { ru: 'На одной клетке с хозяином', en: 'On the host’s cell' },
    text: {
      ru: 'Симбиот занимает ту же клетку, что и хозяин, и они стоят рядом друг с другом. По общим правилам хозяин может атаковать симбиота, а симбиот — хозяина.',
      en: 'A symbiont occupies the same cell as its host, and the two are adjacent. By the general rules the host may attack the symbiont and the symbiont the host.',
    },
    enforceable: true,
  },
  'B12-209.10': {
    chapter: 'B12-209',
    title: { ru: 'Симбиоты не двигаются', en: 'Symbionts do not move' },
    text: { ru: 'Движение симбиота объявить нельзя.', en: 'Movement of a symbiont cannot be declared.' },
    enforceable: true,
    see: ['B12-506.1'],
  },
  'B12-209.11': {
    chapter: 'B12-209',
    title: { ru: 'Перемещение вместе с хозяином', en: 'Relocating with the host' },
    text: {
      ru: 'Отдельно от хозяина симбиот не перемещается: куда переместился хозяин, туда одновременно и симбиот. Если особенность не пускает симбиота на клетку, она не пускает туда и хозяина.',
      en: 'A symbiont cannot relocate apart from its host: when the host relocates, it relocates to the same cell at the same time. A feature that forbids the symbiont to relocate to some cell forbids the host too.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
