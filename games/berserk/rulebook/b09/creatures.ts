import type { RuleRow } from '@vigrid/kernel';

/** Sections 209–211: creatures, symbionts, parasites and flyers. */
export const creatures = {
  'B09-209.1': [
    { ru: 'Основной тип', en: 'Basic type' },
    'Существо — основной тип карт; здесь речь о существах без подтипа.',
    'Creature is the basic card type; this section covers creatures without a subtype.',
    { enforceable: false },
  ],
  'B09-209.2': [
    { ru: 'Свойства существа', en: 'Properties of a creature' },
    'У существа есть название, стоимость, элитность, запас движения, запас жизни и простой удар X-Y-Z. Кроме того, оно умеет двигаться, нападать простым ударом, выступать защитником, закрываться на атаку по летающим и сражаться с открытым существом противника — это тоже свойства.',
    'A creature has a name, cost, eliteness, movement stock, life stock and simple strike X-Y-Z. It can also move, assault with a simple strike, act as defender, close to attack flyers and fight an open opposing creature; these are properties too.',
    { see: ['B09-211.9'] },
  ],
  'B09-209.3': [
    { ru: 'Только открытые существа', en: 'Only open creatures use these' },
    'Двигаться, нападать простым ударом, защищать, закрываться на атаку по летающим и сражаться с открытым существом противника может только открытое существо.',
    'Movement, assault with a simple strike, defending, closing to attack flyers, and fighting an open opposing creature can be used only by an open creature.',
  ],
  'B09-209.4': [
    { ru: 'Расстановка на клетку', en: 'Deployed on a cell' },
    'На шаге расстановки существо ставят на клетку поля боя.',
    'In the Deployment step a creature is placed on a Battlefield cell.',
  ],
  'B09-210.1': [
    { ru: 'Свойства симбиота', en: 'Symbiont properties' },
    'У симбиота те же свойства, что у обычного существа, кроме движения.',
    'Symbionts have all the properties of ordinary creatures except movement.',
  ],
  'B09-210.2': [
    { ru: 'Расстановка симбиота', en: 'Deploying a symbiont' },
    'На шаге расстановки симбиота ставят на отдельную клетку. На шаге вскрытия владелец выбирает ему хозяина среди существ своего отряда, и симбиот переходит на клетку хозяина.',
    'In the Deployment step a symbiont is placed on its own cell. In the Reveal step its owner names a creature of their squad as host, and the symbiont is put on the host’s cell.',
    { see: ['B09-306.5'] },
  ],
  'B09-210.3': [
    { ru: 'Кто может быть хозяином', en: 'Legal host of a symbiont' },
    'Хозяином симбиота может быть только существо без подтипа на поле боя. Если хозяин позже приобрёл подтип или перестал быть существом, симбиот погибает.',
    'Only a creature without a subtype on the Battlefield can be host. If the host later gains a subtype or stops being a creature, the symbiont dies.',
  ],
  'B09-210.4': [
    { ru: 'Один симбиот на существо', en: 'One symbiont per creature' },
    'У существа может быть не больше одного симбиота.',
    'A creature can be host to at most one symbiont.',
  ],
  'B09-210.5': [
    { ru: 'Бестелесный хозяин', en: 'Incorporeal hosts' },
    'Бестелесное существо может быть хозяином только бестелесного симбиота. Если хозяин становится бестелесным, его симбиот, не имеющий бестелесности, погибает.',
    'An incorporeal creature can host only an incorporeal symbiont. If a host becomes incorporeal, its symbiont without Incorporeal dies.',
    { see: ['B09-D-incorporeality'] },
  ],
  'B09-210.6': [
    { ru: 'Гибель хозяина', en: 'Destruction of the host' },
    'Эффект уничтожения, полученный хозяином, получает и симбиот. Когда он выполнен, на кладбище идут оба: сначала хозяин, потом симбиот. Если эффект отменён, оба остаются.',
    'When the host receives a destroy effect, its symbiont receives the same one. On execution both go to the graveyard, host first, then symbiont. If the effect is cancelled, both stay.',
    { see: ['B09-402.3'] },
  ],
  'B09-210.7': [
    { ru: 'Хозяин сменил зону', en: 'Host leaves its zone' },
    'Если хозяин сменил зону, симбиот получает эффект уничтожения, который нельзя ни отменить, ни заблокировать. Это базовый эффект.',
    'If the host changes zone, its symbiont receives a destroy effect that can be neither cancelled nor blocked. This is a base effect.',
    { see: ['B09-421.4'] },
  ],
  'B09-210.8': [
    { ru: 'Симбиот перемещается с хозяином', en: 'Moves with the host' },
    'Когда хозяин перемещается по полю боя, симбиот перемещается с ним. Даже если хозяин использует движение, симбиот использующим его не считается.',
    'When the host relocates on the Battlefield, the symbiont relocates with it. The symbiont does not count as using movement even if the host does.',
  ],
  'B09-210.9': [
    { ru: 'Кто рядом с симбиотом', en: 'Adjacency of a symbiont' },
    'Симбиот стоит рядом со всеми картами, рядом с которыми стоит хозяин, и наоборот.',
    'A symbiont is adjacent to every card that its host is adjacent to, and vice versa.',
  ],
  'B09-210.9a': [
    { ru: 'Хозяин и симбиот рядом', en: 'Host and symbiont are adjacent' },
    'Симбиот и его хозяин стоят рядом друг с другом.',
    'A symbiont and its host are adjacent to each other.',
  ],
  'B09-210.10': [
    { ru: 'Симбиота не добивают', en: 'No finishing of symbionts' },
    'К симбиоту нельзя применить Добивание.',
    'Finishing-off cannot be applied to a symbiont.',
    { see: ['B09-D-finishing-off'] },
  ],
  'B09-210.11': [
    { ru: 'Отдельно не перемещается', en: 'No separate relocation' },
    'Симбиота нельзя переместить отдельно от хозяина, если только ему не меняют хозяина. Особенности, которые переместили бы одного симбиота, блокируются. На новую клетку хозяин и симбиот попадают одновременно.',
    'A symbiont cannot be relocated apart from its host, except when it is given a new one. Features that would relocate the symbiont alone are blocked. Host and symbiont arrive on a cell simultaneously.',
    { see: ['B09-210.11a'] },
  ],
  'B09-210.11a': [
    { ru: 'Смена хозяина', en: 'Changing host' },
    'Особенность, дающая симбиоту нового хозяина, перемещает его без прежнего, и эффекта уничтожения это не вызывает.',
    'A feature that gives a symbiont a new host relocates it without the old one and causes no destroy effect.',
  ],
  'B09-210.12': [
    { ru: 'Контроль сохраняется', en: 'Control stays' },
    'Если хозяин переходит под контроль противника, симбиот остаётся под вашим.',
    'If the host passes under the opponent’s control, the symbiont remains under your control.',
  ],
  'B09-210.13': [
    { ru: 'Паразиты', en: 'Parasites' },
    'К паразитам относятся те же правила, что и к симбиотам; отличаются только выбор хозяина и контроль при расстановке.',
    'The rules for symbionts hold for parasites too, except for the choice of host and control on deployment.',
    { enforceable: false, see: ['B09-210.14', 'B09-210.15'] },
  ],
  'B09-210.14': [
    { ru: 'Хозяин паразита', en: 'Legal host of a parasite' },
    'Хозяина паразиту выбирают среди карт противника, стоящих в его первом ряду.',
    'A parasite’s host is chosen among the opponent’s cards standing in the opponent’s first row.',
    { see: ['B09-210.3', 'B09-306.6'] },
  ],
  'B09-210.15': [
    { ru: 'Паразит остаётся вашим', en: 'Parasite keeps its controller' },
    'Размещение на хозяине при расстановке не передаёт паразита игроку, который контролирует хозяина.',
    'Being placed on its host during deployment does not bring a parasite under the control of the host’s controller.',
  ],
  'B09-211.1': [
    { ru: 'Свойства летающих', en: 'Flyer properties' },
    'У летающего существа те же свойства, что у обычного, но без движения и без закрытия на атаку по летающим.',
    'Flying creatures have all the properties of ordinary creatures except movement and closing to attack flyers.',
  ],
  'B09-211.2': [
    { ru: 'Летающие в дополнительной зоне', en: 'Flyers go to the Additional Zone' },
    'Летающих существ расставляют на клетки поля боя, как и прочих, но на шаге вскрытия переносят в дополнительную зону. Это не перемещение, а базовый эффект.',
    'Flyers are deployed on cells of the Battlefield like others, but in the Reveal step they go to the Additional Zone. This is not a relocation; it is a base effect.',
    { see: ['B09-306.3'] },
  ],
  'B09-211.2a': [
    { ru: 'Летающие, вошедшие позже', en: 'Flyers entering later' },
    'В дополнительную зону летающее существо попадает и тогда, когда оно было скрыто и его вскрыли, когда его вызвали или возродили на клетку, когда оно инкарнировалось или попало в отряд любым другим способом. Это базовый эффект. Особенности и эффекты самой клетки на него не срабатывают.',
    'A flyer also goes to the Additional Zone when it was hidden and is revealed, when it is summoned or revived onto a cell, when it incarnates, or when it is taken into the squad in any other way. This is a base effect. Features and effects of the cell do not trigger on it.',
    { see: ['B09-D-summon', 'B09-D-revival', 'B09-D-incarnation'] },
  ],
  'B09-211.3': [
    { ru: 'Летающих не перемещают', en: 'Flyers cannot be relocated' },
    'Особенности, перемещающие карты, на летающих существ заявлять нельзя.',
    'Features that relocate cards cannot be declared on flyers.',
  ],
  'B09-211.4': [
    { ru: 'Летающие ни с кем не рядом', en: 'Flyers are adjacent to nothing' },
    'Летающее существо не стоит рядом ни с одной картой ни в каком отряде.',
    'A flyer is not adjacent to any card in any squad.',
  ],
  'B09-211.5': [
    { ru: 'Летающие достают любую карту', en: 'Flyers strike anything' },
    'Простым ударом летающее существо может напасть на любую карту на поле боя и в дополнительной зоне.',
    'A flyer may assault with a simple strike any card on the Battlefield or in the Additional Zone.',
  ],
  'B09-211.6': [
    { ru: 'Защита и летающие', en: 'Defending and flyers' },
    'Летающее существо может защитить другое летающее. Карту на поле боя оно может защитить от летающего, но не от нелетающего. Нелетающее существо, стоящее рядом с целью, может защитить её от летающего.',
    'A flyer may defend another flyer. It may defend a card on the Battlefield against a flyer’s assault, but not against a non-flyer’s. A non-flyer adjacent to the target may defend it against a flyer’s assault.',
    { see: ['B09-205.3a'] },
  ],
  'B09-211.7': [
    { ru: 'Не больше 15 кристаллов на летающих', en: '15-crystal cap on flyers' },
    'На набор летающих существ можно потратить всего не больше 15 кристаллов, золотых и серебряных вместе.',
    'At most 15 crystals in total, gold and silver together, may be spent on recruiting flyers.',
  ],
  'B09-211.8': [
    { ru: 'Нелетающие не бьют летающих', en: 'Non-flyers cannot strike flyers' },
    'Нелетающее существо не может напасть на летающее простым ударом, если прежде не закрылось на атаку по летающим.',
    'A non-flying creature cannot assault a flyer with a simple strike unless it has closed to attack flyers.',
    { see: ['B09-211.9'] },
  ],
  'B09-211.9': [
    { ru: 'Закрытие на атаку по летающим', en: 'Closing to attack flyers' },
    'Если в отряде противника нет нелетающих существ, ваши нелетающие получают свойство: закрыться в ваш ход, чтобы в следующий ваш ход один раз напасть простым ударом на летающее. Это «закрытие на атаку по летающим», действие медленное, то есть невнезапное.',
    'If the opponent’s squad has no non-flying creatures, your non-flying creatures gain this property: close in your turn, and in your next turn assault a flyer once with a simple strike. It is called “closing to attack flyers” and is a slow, that is non-sudden, action.',
  ],
} as const satisfies Record<string, RuleRow>;
