import type { RuleRow } from '@vigrid/kernel';

/** Sections 212–214: terrains, artifacts and equipment. */
export const terrainToEquipment = {
  'B09-212.1': [
    { ru: 'Свойства местности', en: 'Terrain properties' },
    'У местности есть стоимость, элитность и ещё одно свойство: она блокирует все атаки по себе и не получает ран.',
    'A terrain has cost, eliteness, and the property of blocking all attacks on it and receiving no wounds.',
  ],
  'B09-212.2': [
    { ru: 'Местность не сражается', en: 'Terrain does not fight' },
    'Местности не сражаются.',
    'A terrain does not fight.',
    { see: ['B09-G-does-not-fight'] },
  ],
  'B09-212.3': [
    { ru: 'Одна местность в отряде', en: 'One terrain per squad' },
    'Игрок может взять в отряд не больше одной местности.',
    'A player may take at most one terrain into the squad.',
  ],
  'B09-212.4': [
    { ru: 'Расстановка местности', en: 'Deploying a terrain' },
    'На шаге расстановки местность ставят на клетку, на шаге вскрытия она уходит в дополнительную зону.',
    'In the Deployment step a terrain is placed on a cell; in the Reveal step it moves to the Additional Zone.',
    { see: ['B09-306.3'] },
  ],
  'B09-213.1': [
    { ru: 'Свойства артефакта', en: 'Artifact properties' },
    'У артефакта есть стоимость, элитность и запас жизни.',
    'An artifact has cost, eliteness and a life stock.',
  ],
  'B09-213.2': [
    { ru: 'Расстановка артефакта', en: 'Deploying an artifact' },
    'На шаге расстановки артефакт ставят на клетку поля боя.',
    'In the Deployment step an artifact is placed on a Battlefield cell.',
  ],
  'B09-213.3': [
    { ru: 'Артефакт не сражается', en: 'Artifact does not fight' },
    'Артефакты не сражаются.',
    'An artifact does not fight.',
    { see: ['B09-G-does-not-fight'] },
  ],
  'B09-213.4': [
    { ru: 'Атаки по артефакту', en: 'Attacks on an artifact' },
    'Всякая атака по артефакту считается так же, как по закрытой карте.',
    'Every attack on an artifact is resolved as against a closed card.',
    { see: ['B09-205.4'] },
  ],
  'B09-214.1': [
    { ru: 'Свойства экипировки', en: 'Equipment properties' },
    'У экипировки есть класс, стоимость, элитность и ещё одно свойство: она блокирует все атаки по себе и не получает ран.',
    'Equipment has class, cost, eliteness, and the property of blocking all attacks on it and receiving no wounds.',
  ],
  'B09-214.2': [
    { ru: 'Классы экипировки', en: 'Equipment classes' },
    'У экипировки есть хотя бы один из классов Оружие, Доспех, Щит; может быть и несколько.',
    'Equipment always has at least one of the classes Weapon, Armour, Shield, and may have several.',
  ],
  'B09-214.2a': [
    { ru: 'Прочие классы — особенности', en: 'Other classes are features' },
    'Любой другой класс экипировки, помимо Оружия, Щита и Доспеха, — её особенность.',
    'Equipment classes other than Weapon, Shield or Armour are features of the equipment.',
  ],
  'B09-214.3': [
    { ru: 'Экипировка не сражается', en: 'Equipment does not fight' },
    'Карты экипировки не сражаются.',
    'Equipment does not fight.',
    { see: ['B09-G-does-not-fight'] },
  ],
  'B09-214.4': [
    { ru: 'Расстановка экипировки', en: 'Deploying equipment' },
    'На шаге расстановки экипировку ставят на отдельную клетку. На шаге вскрытия владелец выбирает ей хозяина среди существ своего отряда; хозяин носит её, и она переходит на его клетку.',
    'In the Deployment step equipment is placed on its own cell. In the Reveal step its owner names a creature of their squad as host; the host wears it, and it is put on that creature’s cell.',
    { see: ['B09-306.4'] },
  ],
  'B09-214.4a': [
    { ru: 'Хозяину нужен класс', en: 'Wearer must have a class' },
    'Хозяином экипировки можно назначить только существо, у которого есть хотя бы один класс.',
    'Only a creature with at least one class can be named host of equipment.',
  ],
  'B09-214.4b': [
    { ru: 'Потеря класса не мешает', en: 'Losing class later is harmless' },
    'Если хозяин экипировки потом лишился класса, он остаётся её хозяином.',
    'If a wearer loses its class it stays the host.',
  ],
  'B09-214.5': [
    { ru: 'По одной каждого класса', en: 'One per class' },
    'Существо носит не больше одной экипировки каждого класса; нельзя назначить его хозяином экипировки, если экипировку того же класса оно уже носит.',
    'A creature wears at most one equipment of each class, and cannot be named host of equipment of a class it already wears.',
  ],
  'B09-214.6': [
    { ru: 'Кто не носит экипировку', en: 'Who cannot wear equipment' },
    'Симбиоты, паразиты, летающие и бестелесные существа не могут ни носить экипировку, ни быть назначены её хозяевами.',
    'Symbionts, parasites, flyers and incorporeal creatures can neither wear nor be named host of equipment.',
  ],
  'B09-214.7': [
    { ru: 'Хозяин больше не годится', en: 'Wearer becomes ineligible' },
    'Если хозяин экипировки становится симбиотом, паразитом, летающим или бестелесным, экипировка погибает. Это базовый эффект.',
    'If a wearer becomes a symbiont, parasite, flyer or incorporeal, its equipment dies. This is a base effect.',
  ],
  'B09-214.8': [
    { ru: 'Гибель хозяина экипировки', en: 'Destruction of the wearer' },
    'Эффект уничтожения, полученный хозяином, получает и его экипировка. Когда он выполнен, на кладбище идут обе карты: сначала хозяин, потом экипировка. Если эффект отменён, обе остаются.',
    'When the wearer receives a destroy effect, its equipment receives the same one. On execution both go to the graveyard, wearer first, then equipment. If the effect is cancelled, both stay.',
    { see: ['B09-402.3'] },
  ],
  'B09-214.9': [
    { ru: 'Перемещается только с хозяином', en: 'Moves only with the wearer' },
    'Экипировка перемещается вместе с хозяином и никогда — отдельно. Особенности, которые переместили бы её одну, блокируются. На новую клетку обе карты попадают одновременно.',
    'Equipment relocates together with its wearer and never apart from it. Features that would relocate the equipment alone are blocked. Both arrive simultaneously.',
  ],
  'B09-214.9a': [
    { ru: 'Экипировка не двигается', en: 'Equipment does not use movement' },
    'Даже если хозяин использовал движение, экипировка использовавшей его не считается.',
    'Equipment does not count as having used movement even when its wearer uses movement.',
  ],
  'B09-214.10': [
    { ru: 'Кто рядом с экипировкой', en: 'Adjacency of equipment' },
    'Экипировка стоит рядом со всеми картами, рядом с которыми стоит её хозяин, и наоборот.',
    'Equipment is adjacent to every card that its wearer is adjacent to, and vice versa.',
  ],
  'B09-214.10a': [
    { ru: 'Хозяин и экипировка рядом', en: 'Wearer and equipment are adjacent' },
    'Экипировка и её хозяин стоят рядом друг с другом.',
    'Equipment and its wearer are adjacent to each other.',
  ],
} as const satisfies Record<string, RuleRow>;
