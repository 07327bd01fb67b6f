import type { RuleRow } from '@vigrid/kernel';

/** Chapters 6–7: the turn and its actions, the frame of a battle. */
export const turn = {
  'V-6.1': [
    { ru: 'Кто начинает', en: 'Who begins' },
    'Партию начинает первый игрок — тот, кто выбирал открытого воина последним.',
    'The first player, who picked an open warrior last, takes the first turn.',
    { see: ['V-4.13'] },
  ],
  'V-6.2': [
    { ru: 'Две фазы хода', en: 'Two phases of a turn' },
    'В ходе две фазы. Фаза 1: выполнить ровно 1 действие. Фаза 2: взять из колоды 2 карты и оставить себе 1.',
    'A turn has two phases. Phase 1: carry out exactly 1 action. Phase 2: take 2 cards from the deck and keep 1.',
    { see: ['V-6.4', 'V-6.17'] },
  ],
  'V-6.3': [
    { ru: 'Очерёдность', en: 'Turn order' },
    'После фазы 2 ход переходит к соседу слева, по часовой стрелке.',
    'After phase 2 the turn passes to the neighbour on the left, clockwise.',
  ],
  'V-6.4': [
    { ru: 'Четыре действия', en: 'Four actions' },
    'Действие — одно из четырёх: А — добавить в отряд 1 воина с руки; Б — добавить 2 воинов с руки, если символов вооружения на них вместе не больше 3; В — напасть на другого игрока; Г — взять 2 карты и оставить 1.',
    'The action is one of four: A add 1 warrior from hand to the squad; B add 2 warriors from hand if they have at most 3 weapon symbols between them; C attack another player; D take 2 cards and keep 1.',
    { see: ['V-6.7', 'V-6.10', 'V-6.13', 'V-6.15'] },
  ],
  'V-6.5': [
    { ru: 'Пустой отряд надо пополнить', en: 'An empty squad must be filled' },
    'Игрок без воинов в отряде обязан выполнить действие А или Б.',
    'A player with no warrior in the squad must take action A or B.',
    { see: ['V-6.6'] },
  ],
  'V-6.6': [
    { ru: 'Воинов нет совсем', en: 'No warriors at all' },
    'Если воинов нет ни в отряде, ни в руке, игрок показывает всем свою руку и выполняет действие Г. Попавшегося при этом воина оставлять не обязательно.',
    'A player with no warrior in squad or hand shows the hand to all and takes action D. A warrior drawn this way need not be kept.',
    { see: ['V-6.5', 'V-6.15'] },
  ],
  'V-6.7': [
    { ru: 'Действие А: добавить воина', en: 'Action A: add 1 warrior' },
    'Выберите любого воина в руке и положите его в ячейку своего планшета.',
    'Choose any warrior in your hand and put it on a space of your board.',
    { see: ['V-6.8', 'V-4.15'] },
  ],
  'V-6.8': [
    { ru: 'Не больше 4 воинов', en: 'At most 4 warriors' },
    'В отряде не больше 4 воинов. Чтобы добавить воина сверх того, сначала сбросьте с планшета столько воинов, сколько было бы лишних.',
    'A squad holds at most 4 warriors. To add beyond that, first discard one warrior from your board for each one in excess.',
    { see: ['V-6.12'] },
  ],
  'V-6.9': [
    { ru: 'Воины не двигаются', en: 'Placed warriors stay' },
    'Воин, положенный в ячейку, в другую уже не переходит.',
    'A warrior put on a space never moves to another.',
    { see: ['V-4.15'] },
  ],
  'V-6.10': [
    { ru: 'Действие Б: добавить двух воинов', en: 'Action B: add 2 warriors' },
    'Это то же действие А, но сразу с 2 воинами. На обоих вместе должно быть не больше 3 символов вооружения.',
    'As action A, but with 2 warriors at once. Both together may have at most 3 weapon symbols.',
    { see: ['V-6.11', 'V-6.12', 'V-9.6'] },
  ],
  'V-6.11': [
    { ru: 'Действие Б: какие пары подходят', en: 'Action B: which pairs fit' },
    'Подходят только пары из 1 и 1 символа или из 1 и 2 символов.',
    'The only pairs are 1 + 1 symbols and 1 + 2 symbols.',
    { see: ['V-6.10'] },
  ],
  'V-6.12': [
    { ru: 'Действие Б с полным отрядом', en: 'Action B with a full squad' },
    'Если в отряде уже 4 воина, для двух новых нужно сбросить с планшета 2.',
    'If the squad already has 4 warriors, 2 on the board must be discarded to add two.',
    { see: ['V-6.8', 'V-6.10'] },
  ],
  'V-6.13': [
    { ru: 'Действие В: напасть', en: 'Action C: attack' },
    'Выберите одного противника: ваш отряд вступает в битву с его отрядом.',
    'Choose one opponent: your squad fights a battle against that player’s squad.',
    { see: ['V-6.14', 'V-7.1'] },
  ],
  'V-6.14': [
    { ru: 'На кого нельзя напасть', en: 'Who can not be attacked' },
    'Нельзя напасть на игрока, у которого нет воинов в отряде или не осталось ни одного своего щита.',
    'A player with no warriors in the squad, or with no own shield left, can not be attacked.',
    { see: ['V-7.2'] },
  ],
  'V-6.15': [
    { ru: 'Действие Г: взять 2, оставить 1', en: 'Action D: take 2, keep 1' },
    'Возьмите из колоды 2 карты, любую из них добавьте в руку, другую сбросьте.',
    'Take 2 cards from the deck, add either to your hand and discard the other.',
    { see: ['V-6.17'] },
  ],
  'V-6.16': [
    { ru: 'Размер руки', en: 'Hand size' },
    'Карт в руке может быть сколько угодно.',
    'There is no limit to the number of cards in hand.',
  ],
  'V-6.17': [
    { ru: 'Фаза 2: взять 2, оставить 1', en: 'Phase 2: take 2, keep 1' },
    'Возьмите из колоды 2 карты, любую из них добавьте в руку, другую сбросьте.',
    'Take 2 cards from the deck, add either to your hand and discard the other.',
    { see: ['V-6.15', 'V-18.2', 'V-20.2'] },
  ],
  'V-7.1': [
    { ru: 'Порядок битвы', en: 'Order of a battle' },
    'Битва идёт так: подготовка перед битвой, фаза атаки, фаза защиты, сравнение боевых сил, последствия, уборка. Сражаются вооружёнными воинами, боевыми тактиками и способностями ярлов.',
    'A battle runs: before battle, attack phase, defence phase, comparison of combat strengths, consequences, clean-up. Its means are armed warriors, battle tactics and jarl abilities.',
    { see: ['V-7.3', 'V-8.1', 'V-10.1', 'V-11.1'] },
  ],
  'V-7.2': [
    { ru: 'Проверка цели', en: 'Target check' },
    'Напасть на игрока без воинов в отряде или без своих щитов нельзя.',
    'A player without warriors in the squad or without own shields can not be attacked.',
    { see: ['V-6.14'] },
  ],
  'V-7.3': [
    { ru: 'Перед битвой', en: 'Before battle' },
    'До фазы атаки оба участника могут разыграть боевые тактики с символом «перед битвой» в левом нижнем углу, одну или несколько. Сначала это делает атакующий, потом защищающийся.',
    'Before the attack phase each of the two players may play one or more tactics that bear the before-battle symbol in the lower left corner: first the attacker, then the defender.',
    { see: ['V-30.6'] },
  ],
} as const satisfies Record<string, RuleRow>;
