import type { Rule } from '@vigrid/kernel';

/** Sections 212–214: terrains, artifacts and equipment. */
export const terrainToEquipment = {
  'B09-212.1': {
    chapter: 'B09-212',
    title: { ru: 'Свойства местности', en: 'Terrain properties' },
    text: {
      ru: 'У местности есть стоимость, элитность и ещё одно свойство: она блокирует все атаки по себе и не получает ран.',
      en: 'A terrain has cost, eliteness, and the property of blocking all attacks on it and receiving no wounds.',
    },
    enforceable: true,
  },
  'B09-212.2': {
    chapter: 'B09-212',
    title: { ru: 'Местность не сражается', en: 'Terrain does not fight' },
    text: {
      ru: 'Местности не сражаются.',
      en: 'A terrain does not fight.',
    },
    enforceable: true,
    see: ['B09-G-does-not-fight'],
  },
  'B09-212.3': {
    chapter: 'B09-212',
    title: { ru: 'Одна местность в отряде', en: 'One terrain per squad' },
    text: {
      ru: 'Игрок может взять в отряд не больше одной местности.',
      en: 'A player may take at most one terrain into the squad.',
    },
    enforceable: true,
  },
  'B09-212.4': {
    chapter: 'B09-212',
    title: { ru: 'Расстановка местности', en: 'Deploying a terrain' },
    text: {
      ru: 'На шаге расстановки местность ставят на клетку, на шаге вскрытия она уходит в дополнительную зону.',
      en: 'In the Deployment step a terrain is placed on a cell; in the Reveal step it moves to the Additional Zone.',
    },
    enforceable: true,
    see: ['B09-306.3'],
  },
  'B09-213.1': {
    chapter: 'B09-213',
    title: { ru: 'Свойства артефакта', en: 'Artifact properties' },
    text: {
      ru: 'У артефакта есть стоимость, элитность и запас жизни.',
      en: 'An artifact has cost, eliteness and a life stock.',
    },
    enforceable: true,
  },
  'B09-213.2': {
    chapter: 'B09-213',
    title: { ru: 'Расстановка артефакта', en: 'Deploying an artifact' },
    text: {
      ru: 'На шаге расстановки артефакт ставят на клетку поля боя.',
      en: 'In the Deployment step an artifact is placed on a Battlefield cell.',
    },
    enforceable: true,
  },
  'B09-213.3': {
    chapter: 'B09-213',
    title: { ru: 'Артефакт не сражается', en: 'Artifact does not fight' },
    text: {
      ru: 'Артефакты не сражаются.',
      en: 'An artifact does not fight.',
    },
    enforceable: true,
    see: ['B09-G-does-not-fight'],
  },
  'B09-213.4': {
    chapter: 'B09-213',
    title: { ru: 'Атаки по артефакту', en: 'Attacks on an artifact' },
    text: {
      ru: 'Всякая атака по артефакту считается так же, как по закрытой карте.',
      en: 'Every attack on an artifact is resolved as against a closed card.',
    },
    enforceable: true,
    see: ['B09-205.4'],
  },
  'B09-214.1': {
    chapter: 'B09-214',
    title: { ru: 'Свойства экипировки', en: 'Equipment properties' },
    text: {
      ru: 'У экипировки есть класс, стоимость, элитность и ещё одно свойство: она блокирует все атаки по себе и не получает ран.',
      en: 'Equipment has class, cost, eliteness, and the property of blocking all attacks on it and receiving no wounds.',
    },
    enforceable: true,
  },
  'B09-214.2': {
    chapter: 'B09-214',
    title: { ru: 'Классы экипировки', en: 'Equipment classes' },
    text: {
      ru: 'У экипировки есть хотя бы один из классов Оружие, Доспех, Щит; может быть и несколько.',
      en: 'Equipment always has at least one of the classes Weapon, Armour, Shield, and may have several.',
    },
    enforceable: true,
  },
  'B09-214.2a': {
    chapter: 'B09-214',
    title: { ru: 'Прочие классы — особенности', en: 'Other classes are features' },
    text: {
      ru: 'Любой другой класс экипировки, помимо Оружия, Щита и Доспеха, — её особенность.',
      en: 'Equipment classes other than Weapon, Shield or Armour are features of the equipment.',
    },
    enforceable: true,
  },
  'B09-214.3': {
    chapter: 'B09-214',
    title: { ru: 'Экипировка не сражается', en: 'Equipment does not fight' },
    text: {
      ru: 'Карты экипировки не сражаются.',
      en: 'Equipment does not fight.',
    },
    enforceable: true,
    see: ['B09-G-does-not-fight'],
  },
  'B09-214.4': {
    chapter: 'B09-214',
    title: { ru: 'Расстановка экипировки', en: 'Deploying equipment' },
    text: {
      ru: 'На шаге расстановки экипировку ставят на отдельную клетку. На шаге вскрытия владелец выбирает ей хозяина среди существ своего отряда; хозяин носит её, и она переходит на его клетку.',
      en: 'In the Deployment step equipment is placed on its own cell. In the Reveal step its owner names a creature of their squad as host; the host wears it, and it is put on that creature’s cell.',
    },
    enforceable: true,
    see: ['B09-306.4'],
  },
  'B09-214.4a': {
    chapter: 'B09-214',
    title: { ru: 'Хозяину нужен класс', en: 'Wearer must have a class' },
    text: {
      ru: 'Хозяином экипировки можно назначить только существо, у которого есть хотя бы один класс.',
      en: 'Only a creature with at least one class can be named host of equipment.',
    },
    enforceable: true,
  },
  'B09-214.4b': {
    chapter: 'B09-214',
    title: { ru: 'Потеря класса не мешает', en: 'Losing class later is harmless' },
    text: {
      ru: 'Если хозяин экипировки потом лишился класса, он остаётся её хозяином.',
      en: 'If a wearer loses its class it stays the host.',
    },
    enforceable: true,
  },
  'B09-214.5': {
    chapter: 'B09-214',
    title: { ru: 'По одной каждого класса', en: 'One per class' },
    text: {
      ru: 'Существо носит не больше одной экипировки каждого класса; нельзя назначить его хозяином экипировки, если экипировку того же класса оно уже носит.',
      en: 'A creature wears at most one equipment of each class, and cannot be named host of equipment of a class it already wears.',
    },
    enforceable: true,
  },
  'B09-214.6': {
    chapter: 'B09-214',
    title: { ru: 'Кто не носит экипировку', en: 'Who cannot wear equipment' },
    text: {
      ru: 'Симбиоты, паразиты, летающие и бестелесные существа не могут ни носить экипировку, ни быть назначены её хозяевами.',
      en: 'Symbionts, parasites, flyers and incorporeal creatures can neither wear nor be named host of equipment.',
    },
    enforceable: true,
  },
  'B09-214.7': {
    chapter: 'B09-214',
    title: { ru: 'Хозяин больше не годится', en: 'Wearer becomes ineligible' },
    text: {
      ru: 'Если хозяин экипировки становится симбиотом, паразитом, летающим или бестелесным, экипировка погибает. Это базовый эффект.',
      en: 'If a wearer becomes a symbiont, parasite, flyer or incorporeal, its equipment dies. This is a base effect.',
    },
    enforceable: true,
  },
  'B09-214.8': {
    chapter: 'B09-214',
    title: { ru: 'Гибель хозяина экипировки', en: 'Destruction of the wearer' },
    text: {
      ru: 'Эффект уничтожения, полученный хозяином, получает и его экипировка. Когда он выполнен, на кладбище идут обе карты: сначала хозяин, потом экипировка. Если эффект отменён, обе остаются.',
      en: 'When the wearer receives a destroy effect, its equipment receives the same one. On execution both go to the graveyard, wearer first, then equipment. If the effect is cancelled, both stay.',
    },
    enforceable: true,
    see: ['B09-402.3'],
  },
  'B09-214.9': {
    chapter: 'B09-214',
    title: { ru: 'Перемещается только с хозяином', en: 'Moves only with the wearer' },
    text: {
      ru: 'Экипировка перемещается вместе с хозяином и никогда — отдельно. Особенности, которые переместили бы её одну, блокируются. На новую клетку обе карты попадают одновременно.',
      en: 'Equipment relocates together with its wearer and never apart from it. Features that would relocate the equipment alone are blocked. Both arrive simultaneously.',
    },
    enforceable: true,
  },
  'B09-214.9a': {
    chapter: 'B09-214',
    title: { ru: 'Экипировка не двигается', en: 'Equipment does not use movement' },
    text: {
      ru: 'Даже если хозяин использовал движение, экипировка использовавшей его не считается.',
      en: 'Equipment does not count as having used movement even when its wearer uses movement.',
    },
    enforceable: true,
  },
  'B09-214.10': {
    chapter: 'B09-214',
    title: { ru: 'Кто рядом с экипировкой', en: 'Adjacency of equipment' },
    text: {
      ru: 'Экипировка стоит рядом со всеми картами, рядом с которыми стоит её хозяин, и наоборот.',
      en: 'Equipment is adjacent to every card that its wearer is adjacent to, and vice versa.',
    },
    enforceable: true,
  },
  'B09-214.10a': {
    chapter: 'B09-214',
    title: { ru: 'Хозяин и экипировка рядом', en: 'Wearer and equipment are adjacent' },
    text: {
      ru: 'Экипировка и её хозяин стоят рядом друг с другом.',
      en: 'Equipment and its wearer are adjacent to each other.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
