import type { Rule } from '@vigrid/kernel';

/** Chapters 6–7: the turn and its actions, the frame of a battle. */
export const turn = {
  'V-6.1': {
    chapter: '6',
    title: { ru: 'Кто начинает', en: 'Who begins' },
    text: {
      ru: 'Партию начинает первый игрок — тот, кто выбирал открытого воина последним.',
      en: 'The first player, who picked an open warrior last, takes the first turn.',
    },
    enforceable: true,
    see: ['V-4.13'],
  },
  'V-6.2': {
    chapter: '6',
    title: { ru: 'Две фазы хода', en: 'Two phases of a turn' },
    text: {
      ru: 'В ходе две фазы. Фаза 1: выполнить ровно 1 действие. Фаза 2: взять из колоды 2 карты и оставить себе 1.',
      en: 'A turn has two phases. Phase 1: carry out exactly 1 action. Phase 2: take 2 cards from the deck and keep 1.',
    },
    enforceable: true,
    see: ['V-6.4', 'V-6.17'],
  },
  'V-6.3': {
    chapter: '6',
    title: { ru: 'Очерёдность', en: 'Turn order' },
    text: {
      ru: 'После фазы 2 ход переходит к соседу слева, по часовой стрелке.',
      en: 'After phase 2 the turn passes to the neighbour on the left, clockwise.',
    },
    enforceable: true,
  },
  'V-6.4': {
    chapter: '6',
    title: { ru: 'Четыре действия', en: 'Four actions' },
    text: {
      ru: 'Действие — одно из четырёх: А — добавить в отряд 1 воина с руки; Б — добавить 2 воинов с руки, если символов вооружения на них вместе не больше 3; В — напасть на другого игрока; Г — взять 2 карты и оставить 1.',
      en: 'The action is one of four: A add 1 warrior from hand to the squad; B add 2 warriors from hand if they have at most 3 weapon symbols between them; C attack another player; D take 2 cards and keep 1.',
    },
    enforceable: true,
    see: ['V-6.7', 'V-6.10', 'V-6.13', 'V-6.15'],
  },
  'V-6.5': {
    chapter: '6',
    title: { ru: 'Пустой отряд надо пополнить', en: 'An empty squad must be filled' },
    text: {
      ru: 'Игрок без воинов в отряде обязан выполнить действие А или Б.',
      en: 'A player with no warrior in the squad must take action A or B.',
    },
    enforceable: true,
    see: ['V-6.6'],
  },
  'V-6.6': {
    chapter: '6',
    title: { ru: 'Воинов нет совсем', en: 'No warriors at all' },
    text: {
      ru: 'Если воинов нет ни в отряде, ни в руке, игрок показывает всем свою руку и выполняет действие Г. Попавшегося при этом воина оставлять не обязательно.',
      en: 'A player with no warrior in squad or hand shows the hand to all and takes action D. A warrior drawn this way need not be kept.',
    },
    enforceable: true,
    see: ['V-6.5', 'V-6.15'],
  },
  'V-6.7': {
    chapter: '6',
    title: { ru: 'Действие А: добавить воина', en: 'Action A: add 1 warrior' },
    text: {
      ru: 'Выберите любого воина в руке и положите его в ячейку своего планшета.',
      en: 'Choose any warrior in your hand and put it on a space of your board.',
    },
    enforceable: true,
    see: ['V-6.8', 'V-4.15'],
  },
  'V-6.8': {
    chapter: '6',
    title: { ru: 'Не больше 4 воинов', en: 'At most 4 warriors' },
    text: {
      ru: 'В отряде не больше 4 воинов. Чтобы добавить воина сверх того, сначала сбросьте с планшета столько воинов, сколько было бы лишних.',
      en: 'A squad holds at most 4 warriors. To add beyond that, first discard one warrior from your board for each one in excess.',
    },
    enforceable: true,
    see: ['V-6.12'],
  },
  'V-6.9': {
    chapter: '6',
    title: { ru: 'Воины не двигаются', en: 'Placed warriors stay' },
    text: {
      ru: 'Воин, положенный в ячейку, в другую уже не переходит.',
      en: 'A warrior put on a space never moves to another.',
    },
    enforceable: true,
    see: ['V-4.15'],
  },
  'V-6.10': {
    chapter: '6',
    title: { ru: 'Действие Б: добавить двух воинов', en: 'Action B: add 2 warriors' },
    text: {
      ru: 'Это то же действие А, но сразу с 2 воинами. На обоих вместе должно быть не больше 3 символов вооружения.',
      en: 'As action A, but with 2 warriors at once. Both together may have at most 3 weapon symbols.',
    },
    enforceable: true,
    see: ['V-6.11', 'V-6.12', 'V-9.6'],
  },
  'V-6.11': {
    chapter: '6',
    title: { ru: 'Действие Б: какие пары подходят', en: 'Action B: which pairs fit' },
    text: {
      ru: 'Подходят только пары из 1 и 1 символа или из 1 и 2 символов.',
      en: 'The only pairs are 1 + 1 symbols and 1 + 2 symbols.',
    },
    enforceable: true,
    see: ['V-6.10'],
  },
  'V-6.12': {
    chapter: '6',
    title: { ru: 'Действие Б с полным отрядом', en: 'Action B with a full squad' },
    text: {
      ru: 'Если в отряде уже 4 воина, для двух новых нужно сбросить с планшета 2.',
      en: 'If the squad already has 4 warriors, 2 on the board must be discarded to add two.',
    },
    enforceable: true,
    see: ['V-6.8', 'V-6.10'],
  },
  'V-6.13': {
    chapter: '6',
    title: { ru: 'Действие В: напасть', en: 'Action C: attack' },
    text: {
      ru: 'Выберите одного противника: ваш отряд вступает в битву с его отрядом.',
      en: 'Choose one opponent: your squad fights a battle against that player’s squad.',
    },
    enforceable: true,
    see: ['V-6.14', 'V-7.1'],
  },
  'V-6.14': {
    chapter: '6',
    title: { ru: 'На кого нельзя напасть', en: 'Who can not be attacked' },
    text: {
      ru: 'Нельзя напасть на игрока, у которого нет воинов в отряде или не осталось ни одного своего щита.',
      en: 'A player with no warriors in the squad, or with no own shield left, can not be attacked.',
    },
    enforceable: true,
    see: ['V-7.2'],
  },
  'V-6.15': {
    chapter: '6',
    title: { ru: 'Действие Г: взять 2, оставить 1', en: 'Action D: take 2, keep 1' },
    text: {
      ru: 'Возьмите из колоды 2 карты, любую из них добавьте в руку, другую сбросьте.',
      en: 'Take 2 cards from the deck, add either to your hand and discard the other.',
    },
    enforceable: true,
    see: ['V-6.17'],
  },
  'V-6.16': {
    chapter: '6',
    title: { ru: 'Размер руки', en: 'Hand size' },
    text: {
      ru: 'Карт в руке может быть сколько угодно.',
      en: 'There is no limit to the number of cards in hand.',
    },
    enforceable: true,
  },
  'V-6.17': {
    chapter: '6',
    title: { ru: 'Фаза 2: взять 2, оставить 1', en: 'Phase 2: take 2, keep 1' },
    text: {
      ru: 'Возьмите из колоды 2 карты, любую из них добавьте в руку, другую сбросьте.',
      en: 'Take 2 cards from the deck, add either to your hand and discard the other.',
    },
    enforceable: true,
    see: ['V-6.15', 'V-18.2', 'V-20.2'],
  },
  'V-7.1': {
    chapter: '7',
    title: { ru: 'Порядок битвы', en: 'Order of a battle' },
    text: {
      ru: 'Битва идёт так: подготовка перед битвой, фаза атаки, фаза защиты, сравнение боевых сил, последствия, уборка. Сражаются вооружёнными воинами, боевыми тактиками и способностями ярлов.',
      en: 'A battle runs: before battle, attack phase, defence phase, comparison of combat strengths, consequences, clean-up. Its means are armed warriors, battle tactics and jarl abilities.',
    },
    enforceable: true,
    see: ['V-7.3', 'V-8.1', 'V-10.1', 'V-11.1'],
  },
  'V-7.2': {
    chapter: '7',
    title: { ru: 'Проверка цели', en: 'Target check' },
    text: {
      ru: 'Напасть на игрока без воинов в отряде или без своих щитов нельзя.',
      en: 'A player without warriors in the squad or without own shields can not be attacked.',
    },
    enforceable: true,
    see: ['V-6.14'],
  },
  'V-7.3': {
    chapter: '7',
    title: { ru: 'Перед битвой', en: 'Before battle' },
    text: {
      ru: 'До фазы атаки оба участника могут разыграть боевые тактики с символом «перед битвой» в левом нижнем углу, одну или несколько. Сначала это делает атакующий, потом защищающийся.',
      en: 'Before the attack phase each of the two players may play one or more tactics that bear the before-battle symbol in the lower left corner: first the attacker, then the defender.',
    },
    enforceable: true,
    see: ['V-30.6'],
  },
} as const satisfies Record<string, Rule>;
