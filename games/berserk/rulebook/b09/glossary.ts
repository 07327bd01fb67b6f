import type { Rule } from '@vigrid/kernel';

/** Glossary. */
export const glossary = {
  'B09-G-die-roll': {
    chapter: 'B09-G',
    title: { ru: 'Бросок кубика', en: 'Die roll' },
    text: {
      ru: '',
      en: 'The die roll is the number 1-6 thrown, without modifiers. After all modifiers it is called the die roll result.',
    },
    enforceable: true,
  },
  'B09-G-in-the-play-zone': {
    chapter: 'B09-G',
    title: { ru: 'В игровой зоне', en: 'In the play zone' },
    text: {
      ru: '',
      en: 'On the Battlefield or in the Additional Zone.',
    },
    enforceable: true,
  },
  'B09-G-at-the-start-of-the-battle': {
    chapter: 'B09-G',
    title: { ru: 'В начале боя', en: 'At the start of the battle' },
    text: {
      ru: '',
      en: 'Key phrase; a trigger point (Battle Start step, section 307).',
    },
    enforceable: false,
  },
  'B09-G-take-into-the-squad': {
    chapter: 'B09-G',
    title: { ru: 'Взять в отряд', en: 'Take into the squad' },
    text: {
      ru: '',
      en: 'To summon, revive, incarnate, take control of, or recruit a card.',
    },
    enforceable: true,
  },
  'B09-G-returns-to-the-deck': {
    chapter: 'B09-G',
    title: { ru: 'Возвращается в колоду', en: 'Returns to the deck' },
    text: {
      ru: '',
      en: 'Is put or removed into the deck. (Deck is shuffled, B09-206.10; owner’s deck, B09-206.3a.)',
    },
    enforceable: true,
  },
  'B09-G-chosen-card': {
    chapter: 'B09-G',
    title: { ru: 'Выбранная карта', en: 'Chosen card' },
    text: {
      ru: '',
      en: 'The card that is the target of the game action.',
    },
    enforceable: false,
  },
  'B09-G-chosen-attack': {
    chapter: 'B09-G',
    title: { ru: 'Выбранная атака', en: 'Chosen attack' },
    text: {
      ru: '',
      en: 'The attack (object chain on the stack) that is the target of the game action.',
    },
    enforceable: false,
  },
  'B09-G-execute': {
    chapter: 'B09-G',
    title: { ru: 'Выполнить [игродействие]', en: 'Execute a game action' },
    text: {
      ru: '',
      en: 'To produce all effects the game action generates.',
    },
    enforceable: false,
  },
  'B09-G-death': {
    chapter: 'B09-G',
    title: { ru: 'Гибель', en: 'Death' },
    text: {
      ru: '',
      en: 'Putting a card in the graveyard by executing a destroy effect. A card may also reach the graveyard without a destroy effect; that is not death.',
    },
    enforceable: true,
  },
  'B09-G-action-of-a-card': {
    chapter: 'B09-G',
    title: { ru: 'Действие карты', en: 'Action of a card' },
    text: {
      ru: '',
      en: 'A feature or property whose payment includes closing the card. After acting in a turn a card can neither move nor use other actions.',
    },
    enforceable: true,
  },
  'B09-G-act-x-times-per-turn': {
    chapter: 'B09-G',
    title: { ru: 'Действовать Х раз за ход', en: 'Act X times per turn' },
    text: {
      ru: '',
      en: 'The possibility to declare actions X times per turn.',
    },
    enforceable: true,
  },
  'B09-G-until-the-end-of-the-battle': {
    chapter: 'B09-G',
    title: { ru: 'До конца боя', en: 'Until the end of the battle' },
    text: {
      ru: '',
      en: 'Until this game ends.',
    },
    enforceable: false,
  },
  'B09-G-before-recruitment': {
    chapter: 'B09-G',
    title: { ru: 'До набора отряда', en: 'Before recruitment' },
    text: {
      ru: '',
      en: 'In the Recruit Preparation step.',
    },
    enforceable: false,
  },
  'B09-G-occupied-cell': {
    chapter: 'B09-G',
    title: { ru: 'Занятая клетка', en: 'Occupied cell' },
    text: {
      ru: '',
      en: 'A cell that a non-incorporeal creature cannot enter.',
    },
    enforceable: true,
  },
  'B09-G-use-a-game-action': {
    chapter: 'B09-G',
    title: { ru: 'Использовать игродействие', en: 'Use a game action' },
    text: {
      ru: '',
      en: 'To declare and subsequently execute it.',
    },
    enforceable: false,
  },
  'B09-G-cannot-be-taken-with': {
    chapter: 'B09-G',
    title: {
      ru: 'Карта не может быть взята в отряд с [текст]',
      en: 'Cannot be taken into the squad with [text]',
    },
    text: {
      ru: '',
      en: 'The card cannot be recruited, revived, summoned, taken under control or incarnated if the squad contains [text]; and [text] cannot be recruited if this card has already been recruited. (Only recruiting is barred in the reverse direction.)',
    },
    enforceable: true,
  },
  'B09-G-copy': {
    chapter: 'B09-G',
    title: { ru: 'Копия', en: 'Copy' },
    text: {
      ru: '',
      en: 'Cards with the same name are copies.',
    },
    enforceable: true,
  },
  'B09-G-starts-the-battle-with': {
    chapter: 'B09-G',
    title: { ru: 'Начинает бой с [текст]', en: 'Starts the battle with [text]' },
    text: {
      ru: '',
      en: 'The card gains [text] during the Deployment step. This does not reveal the card.',
    },
    enforceable: true,
  },
  'B09-G-without-closing': {
    chapter: 'B09-G',
    title: { ru: 'Не закрываясь', en: 'Without closing' },
    text: {
      ru: '',
      en: 'After executing this feature the card may still declare actions and move.',
    },
    enforceable: true,
  },
  'B09-G-receives-no-wounds-from': {
    chapter: 'B09-G',
    title: { ru: 'Не получает ран от [текст]', en: 'Receives no wounds from [text]' },
    text: {
      ru: '',
      en: 'Features or properties of kind [text] deal no wounds to this card but may choose it as a legal target.',
    },
    enforceable: true,
  },
  'B09-G-does-not-fight': {
    chapter: 'B09-G',
    title: { ru: 'Не сражается', en: 'Does not fight' },
    text: {
      ru: '',
      en: 'The card neither assaults nor repels strikes; all strikes on it are resolved as on a closed card.',
    },
    enforceable: true,
  },
  'B09-G-announce': {
    chapter: 'B09-G',
    title: { ru: 'Объявить', en: 'Announce' },
    text: {
      ru: '',
      en: 'Same as declare: put the object chain on the stack.',
    },
    enforceable: false,
  },
  'B09-G-oblige-to-attack': {
    chapter: 'B09-G',
    title: { ru: 'Обязать атаковать', en: 'Oblige to attack' },
    text: {
      ru: '',
      en: 'Oblige an opposing card to declare an assault.',
    },
    enforceable: true,
  },
  'B09-G-squad': {
    chapter: 'B09-G',
    title: { ru: 'Отряд', en: 'Squad' },
    text: {
      ru: '',
      en: 'The cards a player controls on the Battlefield and in the Additional Zone.',
    },
    enforceable: true,
  },
  'B09-G-turned-over-card': {
    chapter: 'B09-G',
    title: { ru: 'Перевёрнутая карта', en: 'Turned-over card' },
    text: {
      ru: '',
      en: 'Obsolete term for hidden card.',
    },
    enforceable: false,
  },
  'B09-G-swap-places': {
    chapter: 'B09-G',
    title: { ru: 'Поменять местами', en: 'Swap places' },
    text: {
      ru: '',
      en: 'Relocate two cards simultaneously, each to the cell where the other stood.',
    },
    enforceable: true,
  },
  'B09-G-put-on-a-cell': {
    chapter: 'B09-G',
    title: { ru: 'Поместить карту на клетку', en: 'Put a card on a cell' },
    text: {
      ru: '',
      en: 'Relocate a card to, or take a card into the squad onto, the chosen cell.',
    },
    enforceable: true,
  },
  'B09-G-on-death': {
    chapter: 'B09-G',
    title: { ru: 'При гибели', en: 'On death' },
    text: {
      ru: '',
      en: 'Trigger point: the card with this feature gets to the graveyard.',
    },
    enforceable: true,
  },
  'B09-G-on-death-of': {
    chapter: 'B09-G',
    title: { ru: 'При гибели [текст]', en: 'On death of [text]' },
    text: {
      ru: '',
      en: 'Trigger point: [text], or a card with [text], gets to the graveyard. If the card with this feature itself fits [text], its own arrival in the graveyard also triggers it.',
    },
    enforceable: true,
  },
  'B09-G-wounds-itself': {
    chapter: 'B09-G',
    title: { ru: 'Раниться', en: 'Is wounded / wounds itself' },
    text: {
      ru: '',
      en: 'Keyword: the card deals wounds to itself. Steadfastness does not protect from such wounds.',
    },
    enforceable: true,
  },
  'B09-G-reduce-attack-to-x': {
    chapter: 'B09-G',
    title: { ru: 'Сведение атаки к Х', en: 'Reduce an attack to X' },
    text: {
      ru: '',
      en: 'The numeric value of the attack becomes X if it was greater than X. This is a replacement effect.',
    },
    enforceable: true,
  },
  'B09-G-reduce-attack-to-grade': {
    chapter: 'B09-G',
    title: { ru: 'Сведение атаки к [виду]', en: 'Reduce an attack to [grade]' },
    text: {
      ru: '',
      en: 'The strength of the attack is taken as [grade]. Unless stated otherwise, features that trigger on that grade do NOT trigger; to make them trigger the text must say “with all features”.',
    },
    enforceable: true,
  },
  'B09-G-own-card': {
    chapter: 'B09-G',
    title: { ru: 'Своя карта', en: 'Own card' },
    text: {
      ru: '',
      en: 'A card under your control.',
    },
    enforceable: true,
  },
  'B09-G-trigger-point': {
    chapter: 'B09-G',
    title: { ru: 'Точка срабатывания', en: 'Trigger point' },
    text: {
      ru: '',
      en: 'A moment or change of the game situation brought about by an effect.',
    },
    enforceable: false,
  },
  'B09-G-destroy': {
    chapter: 'B09-G',
    title: { ru: 'Уничтожить', en: 'Destroy' },
    text: {
      ru: '',
      en: 'Give a destroy effect.',
    },
    enforceable: true,
  },
  'B09-G-legality-condition': {
    chapter: 'B09-G',
    title: { ru: 'Условие легальности', en: 'Legality condition' },
    text: {
      ru: '',
      en: 'The check whether using a feature or property is legal. It is made for every stack object before its execution and for every feature or property before it is declared.',
    },
    enforceable: true,
  },
  'B09-G-trigger-condition': {
    chapter: 'B09-G',
    title: { ru: 'Условие срабатывания', en: 'Trigger condition' },
    text: {
      ru: '',
      en: 'The check whether the conditions needed for a feature to trigger are present: markers, wounds, cells and so on.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
