import type { RuleRow } from '@vigrid/kernel';

/** Rules 206–209: card types; non-flying, flying creatures, symbionts and parasites. */
export const creatures = {
  'B12-206.1': [
    { ru: 'Типы по базовым свойствам', en: 'Types by base properties' },
    'По тому, какие из базовых свойств у карты есть (стоимость, элитность, начальные жизни, запас движения, простой удар), различают существ, артефакты, местности и экипировку. Существа делятся на летающих, самостоятельных и симбиотов; самостоятельные и симбиоты вместе — нелетающие существа.',
    'By which base properties a card has (cost, elite status, initial lives, movement stock, simple strike) it is a creature, an artifact, a terrain or equipment. Creatures are flying, independent or symbionts; independent ones and symbionts together are the non-flying creatures.',
    { see: ['B12-106.3', 'B12-106.4'] },
  ],
  'B12-206.2': [
    { ru: 'Свойства существ', en: 'Properties of creatures' },
    'У существа есть все базовые свойства: стоимость, элитность, начальные жизни, запас движения (или вместо него полёт либо симбиот) и простой удар.',
    'A creature has all base properties: cost, elite status, initial lives, movement stock (or instead of it flight or symbiont) and simple strike.',
  ],
  'B12-206.3': [
    { ru: 'Свойства артефактов', en: 'Properties of artifacts' },
    'У артефакта есть стоимость, элитность и начальные жизни; других базовых свойств нет.',
    'An artifact has cost, elite status and initial lives, and no other base properties.',
  ],
  'B12-206.4': [
    { ru: 'Свойства местностей и экипировки', en: 'Properties of terrains and equipment' },
    'У местности и экипировки есть стоимость и элитность; других базовых свойств нет.',
    'Terrains and equipment have cost and elite status, and no other base properties.',
  ],
  'B12-206.5': [
    { ru: 'В отряд — только со стоимостью', en: 'Only cards with a cost join a squad' },
    'В отряд берут карты, у которых есть стоимость, золотая или серебряная. Если её нельзя определить или вычислить, взять карту нельзя.',
    'Cards that have a cost, gold or silver, may be taken into the squad. A card whose cost cannot be determined or computed cannot.',
    { see: ['B12-105.2.3'] },
  ],
  'B12-206.6': [
    { ru: 'Жизни и раны', en: 'Lives and wounds' },
    'Получать раны и дополнительные жизни могут карты, у которых среди базовых свойств есть жизни.',
    'Cards with lives among their base properties can receive wounds and additional lives.',
    { see: ['B12-508.1'] },
  ],
  'B12-206.7': [
    { ru: 'Кто может двигаться', en: 'Who can move' },
    'Двигаться по полю боя или использовать особенность, заменяющую движение, могут карты с запасом движения.',
    'Cards with a movement stock can move over the battlefield, or use a feature that takes the place of movement.',
    { see: ['B12-506.1'] },
  ],
  'B12-206.8': [
    { ru: 'Кто может сражаться', en: 'Who can fight' },
    'Объявлять простой удар, отражать его и защищать от него могут карты, у которых простой удар есть.',
    'Cards with a simple strike can declare one, repel one and be the defender against one.',
    { see: ['B12-107.1'] },
  ],
  'B12-207.1': [
    { ru: 'Нелетающее существо занимает клетку', en: 'A non-flying creature occupies a cell' },
    'Нелетающее существо находится на поле боя и занимает там одну клетку.',
    'A non-flying creature is on the battlefield and occupies one cell of it.',
  ],
  'B12-207.2': [
    { ru: 'Перемещение нелетающих', en: 'Relocating non-flying creatures' },
    'Перемещаться нелетающее существо может только по клеткам поля боя.',
    'A non-flying creature can relocate only over cells of the battlefield.',
  ],
  'B12-208.1': [
    { ru: 'Где лежат летающие', en: 'Where flyers are placed' },
    'У летающего существа вместо запаса движения символ полёта. До вскрытия оно стоит на отдельной клетке поля боя, а вскрытое сразу, мимо стека, уходит во вспомогательную зону. Туда же попадает летающее существо при инкарнации, возрождении и вызове.',
    'A flying creature has the flight symbol in place of movement stock. Until it is revealed it stands on a cell of its own on the battlefield; as soon as it is revealed it goes to the auxiliary zone, past the stack. A flyer that is incarnated, revived or summoned goes there too.',
    { see: ['B12-203.1', 'B12-405.1'] },
  ],
  'B12-208.2': [
    { ru: 'Летающий ни с кем не стоит рядом', en: 'A flyer is adjacent to nothing' },
    'Летающее существо не стоит рядом ни с одной картой — ни на поле боя, ни во вспомогательной зоне.',
    'A flying creature is not adjacent to any card, neither on the battlefield nor in the auxiliary zone.',
    { see: ['B12-G-adjacent-card'] },
  ],
  'B12-208.3': [
    { ru: 'Летающие не перемещаются', en: 'Flyers do not relocate' },
    'Летающее существо само не перемещается, и переместить его нельзя ничем.',
    'A flying creature does not relocate and cannot be relocated by anything.',
    { see: ['B12-507.1'] },
  ],
  'B12-208.4': [
    { ru: 'По кому бьёт летающий', en: 'What a flyer can attack' },
    'Дальние атаки, удары — простой, магический, особый, — заклинания и воздействия летающее существо может объявить и по карте на поле боя, и по другой карте во вспомогательной зоне.',
    'A flying creature may declare a simple, special or magic strike, a ranged attack, a spell or an influence at cards on the battlefield as well as at other cards in the auxiliary zone.',
    { see: ['B12-504.2'] },
  ],
  'B12-208.5': [
    { ru: 'Не больше 15 кристаллов на летающих', en: 'At most 15 crystals for flyers' },
    'В подфазу набора на всех летающих существ вместе можно потратить не больше 15 кристаллов.',
    'In the Recruitment subphase a player may spend at most 15 crystals in all on flying creatures.',
    { see: ['B12-403.2'] },
  ],
  'B12-208.6': [
    { ru: 'Удар по летающему с поля боя', en: 'Striking a flyer from the battlefield' },
    'Карты поля боя не могут объявлять по летающему простой, магический и особый удары, если не сказано иначе. Но если из существ у противника остались одни летающие, ваши нелетающие могут бить по ним простым ударом. Перед каждым таким ударом существо должно закрыться на удар по летающему; зато в свой следующий ход оно один раз объявляет простой удар по любому из летающих существ противника.',
    'Cards on the battlefield cannot declare a simple, magic or special strike at a flying creature unless stated otherwise. But when flyers are the only creatures the opponent has left, your non-flying creatures may declare simple strikes at them. Before each such strike the creature must close for a strike at a flyer; on its next own turn it may once declare a simple strike at any flying creature of the opponent.',
    { see: ['B12-107.2'] },
  ],
  'B12-208.7': [
    { ru: 'Потеря полёта', en: 'Losing flight' },
    'Когда летающее существо теряет полёт, тот, кто его контролирует, выбирает для него свободную клетку поля боя. Нет свободных клеток — полёт потерять нельзя.',
    'When a flying creature loses flight, the player who controls it chooses a free cell of the battlefield for it. If there is none, it cannot lose flight.',
    { see: ['B12-108.2'] },
  ],
  'B12-209.1': [
    { ru: 'Симбиот и паразит', en: 'Symbiont and parasite' },
    'У симбиота вместо запаса движения символ симбиота, а в тексте — особенность «Симбиот» или «Паразит». С первой карту помещают на существо своего отряда, со второй — на карту отряда противника.',
    'A symbiont has the symbiont symbol in place of movement stock, and its text has the feature Symbiont or Parasite. With the first it is placed on a creature of its own squad, with the second on a card of the opponent’s squad.',
    { see: ['B12-209.2', 'B12-G-symbiont', 'B12-G-parasite'] },
  ],
  'B12-209.2': [
    { ru: 'Подсадка симбиота', en: 'Seating a symbiont' },
    'До вскрытия симбиот стоит на отдельной клетке поля боя. В подфазу вскрытия его помещают на одну клетку с существом, и оно становится его хозяином. У симбиота с особенностью «Симбиот» хозяин — существо своего отряда, у паразита — существо противника из первого ряда чужой половины.',
    'Until it is revealed a symbiont stands on a cell of its own on the battlefield. In the Reveal subphase it is put on the cell of a creature, which becomes its host. With Symbiont the host is a creature of its own squad; with Parasite it is an opponent’s creature in the first row of the opponent’s half.',
    { see: ['B12-405.2'] },
  ],
  'B12-209.3': [
    { ru: 'Смена хозяина', en: 'Changing host' },
    'Если особенность поместила симбиота на другую карту, хозяином становится она, а прежний хозяин перестаёт им быть. Если хозяин больше не существо, его симбиот уничтожается.',
    'If a feature puts a symbiont on another card, that card becomes its host and the former host is one no longer. If the host stops being a creature, its symbiont is destroyed.',
  ],
  'B12-209.4': [
    { ru: 'Не на летающего; хозяин ушёл с поля боя', en: 'Not on a flyer; the host leaves' },
    'На летающее существо симбиота поместить нельзя. Если существо покидает поле боя, его симбиот погибает.',
    'A symbiont cannot be put on a flying creature. If a creature leaves the battlefield, its symbiont dies.',
  ],
  'B12-209.5': [
    { ru: 'Бестелесный хозяин', en: 'Incorporeal host' },
    'Симбиота, который сам не бестелесен, нельзя поместить на бестелесное существо. Если бестелесным стал хозяин, такой симбиот погибает.',
    'A symbiont that is not incorporeal cannot be put on an incorporeal creature. If a creature becomes incorporeal, a symbiont on it that is not incorporeal dies.',
    { see: ['B12-G-incorporeality'] },
  ],
  'B12-209.6': [
    { ru: 'Один симбиот на существе', en: 'One symbiont per creature' },
    'На существе может быть только один симбиот. На симбиота другого симбиота не сажают; если симбиотом стал хозяин, его симбиот погибает.',
    'A creature can carry only one symbiont. A symbiont cannot be put on a symbiont; if a creature becomes one, the symbiont on it dies.',
  ],
  'B12-209.7': [
    { ru: 'Симбиот без хозяина', en: 'Symbiont without a host' },
    'Симбиот, у которого к концу подфазы вскрытия нет хозяина, погибает.',
    'A symbiont that has no host when the Reveal subphase ends dies.',
  ],
  'B12-209.8': [
    { ru: 'Вызванный, возрождённый, инкарнированный симбиот', en: 'Summoned, revived, incarnated symbiont' },
    'Если по тексту вызываемый, возрождаемый или инкарнирующий симбиот помещается на некую карту, она и становится его хозяином. Если в тексте этого нет, симбиот, появившись, погибает.',
    'If the text says that a summoned, revived or incarnating symbiont is put on some card, that card becomes its host. If it does not say so, the symbiont dies on arrival.',
  ],
  'B12-209.9': [
    { ru: 'На одной клетке с хозяином', en: 'On the host’s cell' },
    'Симбиот занимает ту же клетку, что и хозяин, и они стоят рядом друг с другом. По общим правилам хозяин может атаковать симбиота, а симбиот — хозяина.',
    'A symbiont occupies the same cell as its host, and the two are adjacent. By the general rules the host may attack the symbiont and the symbiont the host.',
  ],
  'B12-209.10': [
    { ru: 'Симбиоты не двигаются', en: 'Symbionts do not move' },
    'Движение симбиота объявить нельзя.',
    'Movement of a symbiont cannot be declared.',
    { see: ['B12-506.1'] },
  ],
  'B12-209.11': [
    { ru: 'Перемещение вместе с хозяином', en: 'Relocating with the host' },
    'Отдельно от хозяина симбиот не перемещается: куда переместился хозяин, туда одновременно и симбиот. Если особенность не пускает симбиота на клетку, она не пускает туда и хозяина.',
    'A symbiont cannot relocate apart from its host: when the host relocates, it relocates to the same cell at the same time. A feature that forbids the symbiont to relocate to some cell forbids the host too.',
  ],
} as const satisfies Record<string, RuleRow>;
