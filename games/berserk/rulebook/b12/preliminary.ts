import type { RuleRow } from '@vigrid/kernel';

/** Rules 401–407: the Preliminary phase, from the deal to Vanguard. */
export const preliminary = {
  'B12-401.1': [
    { ru: 'Предварительная фаза бывает один раз', en: 'The Preliminary phase happens once' },
    'Игра начинается предварительной фазой, за нею идёт основная фаза боя; предварительная бывает один раз за игру. Карта, взятая в отряд в основной фазе, своих особенностей для предварительной фазы уже не использует. Действий карт в предварительной фазе, не в пример основной, не объявляют.',
    'A game begins with the Preliminary phase and goes on with the Main battle phase; the former happens once per game. A card taken into the squad in the Main battle phase cannot use features that work in the Preliminary phase. In the Preliminary phase, unlike the Main battle phase, no card actions can be declared.',
    { see: ['B12-408.1'] },
  ],
  'B12-401.2': [
    { ru: 'Порядок фаз и шагов', en: 'Order of phases and steps' },
    'Фазы, подфазы и шаги идут так: раздача (очерёдность, перемешивание, раздача, пересдача), набор (особенности «до набора отряда», набор), расстановка (расстановка, особенности «после расстановки карт»), вскрытие (вскрытие, рассадка), начало боя, авангард; затем основная фаза боя.',
    'Phases, subphases and steps go like this: Deal (turn order, shuffle, deal, redeal), Recruitment (features “before squad recruitment”, recruiting), Deployment (deployment, features “after deployment of cards”), Reveal (reveal, seating), Battle start, Vanguard; then the Main battle phase.',
  ],
  'B12-401.3': [
    { ru: 'Чередование особенностей', en: 'Alternating features' },
    '«Игроки чередуют использование особенностей» — значит, при пустом стеке одну особенность объявляет и выполняет первый игрок, потом, снова при пустом стеке, одну второй, и так по очереди. Если один отказался (спасовал), другой продолжает сам; откажется и он — начинается следующий шаг.',
    '“Players alternate using features” means: with an empty stack the First player declares and executes one feature, then, again with an empty stack, the Second player one, and so on in turn. If one declines (passes), the other goes on alone; when that player declines too, the next step begins.',
  ],
  'B12-401.4': [
    { ru: '«X раз за ход» не действует', en: '“X times per turn” does not work' },
    'Особенности со словами «один раз за ход» или «X раз за ход» в предварительной фазе не используют.',
    'Features that say “once per turn” or “X times per turn” cannot be used in the Preliminary phase.',
    { see: ['B12-G-x-times-per-turn'] },
  ],
  'B12-402.1': [
    { ru: 'Очерёдность и кристаллы', en: 'Turn order and crystals' },
    'Оба бросают кубик; у кого больше, тот выбирает, быть ему первым или вторым игроком. При равенстве бросают снова. На набор отряда каждый получает 24 золотых и 22 серебряных кристалла, второй игрок — на 1 золотой и 1 серебряный больше: 25 и 23.',
    'Both players roll the die; the higher roll chooses to be First or Second player. Equal rolls are rerolled. For recruiting each player gets 24 gold and 22 silver crystals, the Second player 1 gold and 1 silver more: 25 and 23.',
  ],
  'B12-402.2': [
    { ru: 'Перемешивание колод', en: 'Shuffling' },
    'Каждый перемешивает свою колоду любым способом, лишь бы порядок карт стал случайным и никому не известным. Затем каждый может перемешать колоду противника, подснять её или сделать и то и другое.',
    'Each player shuffles their deck in any way that makes the order of the cards random and unknown. Then each may shuffle the opponent’s deck, cut it, or both.',
  ],
  'B12-402.3': [
    { ru: 'Раздача', en: 'Deal' },
    'Каждый берёт сверху своей колоды 15 карт (на драфте 12). Это его раздача, смотреть её он может.',
    'Each player takes the top 15 cards of their deck (12 in draft). These are their deal, and they may look at it.',
  ],
  'B12-402.4': [
    { ru: 'Пересдача', en: 'Redeal' },
    'Кому раздача не по душе, тот может заплатить 1 золотой кристалл, вернуть её в колоду, перемешать колоду так, чтобы порядок стал случайным и неизвестным (противник тоже вправе её перемешать или подснять), и взять новую. Пересдач может быть сколько угодно, пока хватает золота.',
    'A player who does not want to build a squad from the deal may pay 1 gold crystal, put it back into the deck, shuffle so that the order is random and unknown (the opponent may shuffle or cut too), and take a new one. Redeals are limited only by the player’s gold crystals.',
    { see: ['B12-703.1'] },
  ],
  'B12-402.4.1': [
    { ru: 'Кто решает о пересдаче первым', en: 'Order of redeal decisions' },
    'Каждый раз сначала первый игрок говорит, берёт ли он пересдачу, за ним второй; после этого пересдают те, кто её взял. Отказавшийся в свой черёд больше пересдавать не может, дальше это может только противник.',
    'Each time the First player says first whether they take a redeal, then the Second player; after that those who chose it redeal. A player who declines in their turn may not redeal any more; from then on only the opponent may.',
  ],
  'B12-403.1': [
    { ru: 'Особенности «до набора отряда»', en: 'Features “before squad recruitment”' },
    'Начиная с первого, игроки чередуют особенности вида «до набора отряда — …». Кто отказался от особенности в свой черёд, позже её не использует. Каждая карта использует такую особенность один раз за бой.',
    'Beginning with the First player, players alternate using features of the form “before squad recruitment – …”. A player who declines in their turn cannot use it later. Each card uses such a feature once per battle.',
    { see: ['B12-401.3'] },
  ],
  'B12-403.2': [
    { ru: 'Набор отрядов', en: 'Squad recruitment' },
    'Отряды набирают по двум следующим правилам.',
    'Squads are recruited by the two rules that follow.',
    { see: ['B12-403.2.1', 'B12-403.2.2'] },
  ],
  'B12-403.2.1': [
    { ru: 'Оплата карт и плата за стихии', en: 'Paying for cards and for elements' },
    'Чтобы взять карту из раздачи в отряд, платят её стоимость: за элитную — только золотом, за рядовую — золотом и серебром в любой доле. За каждую стихию отряда, кроме первой, теряется 1 золотой кристалл — до набора карты, которая приносит новую стихию. Кристаллы, оставшиеся после набора, остаются у игрока.',
    'To take a card from the deal into the squad its cost is paid: elite cards only with gold, ordinary ones with gold and silver in any mix. For every element in the squad beyond the first 1 gold crystal is lost, before the card that brings the new element is recruited. Crystals left after recruitment stay with the player.',
    { see: ['B12-105.2', 'B12-106.2'] },
  ],
  'B12-403.2.2': [
    { ru: 'По одной; лишнее в колоду', en: 'One by one; the rest to the deck' },
    'Карты набирают по одной. Взятая карта уже считается в игровой зоне, так что дальнейший набор идёт с учётом её особенностей. Остаток раздачи после набора возвращается в колоду.',
    'Cards are recruited one at a time. A recruited card counts as being in the play zone at once and may influence the rest of the recruitment. What is left of the deal afterwards returns to the deck.',
  ],
  'B12-404.1': [
    { ru: 'Расстановка', en: 'Deployment' },
    'Карты расставляют по следующим пяти правилам.',
    'Cards are deployed by the five rules that follow.',
    { see: ['B12-404.1.1', 'B12-404.1.2', 'B12-404.1.3', 'B12-404.1.4', 'B12-404.1.5'] },
  ],
  'B12-404.1.1': [
    { ru: 'Рубашкой вверх, по карте на клетку', en: 'Face down, one card per cell' },
    'Все набранные карты, какого бы типа они ни были, ставят на свою половину поля боя рубашкой вверх, по одной на клетку. Сначала весь отряд ставит первый игрок, затем второй.',
    'All recruited cards of whatever type are placed on their player’s half face down, one per cell. First the First player places the whole squad, then the Second player.',
  ],
  'B12-404.1.2': [
    { ru: 'Клетки первого игрока', en: 'Cells of the First player' },
    'Первый игрок ставит карты на центральные клетки 3×3 своей половины (вертикали 2–4 в рядах 1–3). Когда все девять заняты, можно занимать остальные клетки второго и третьего рядов (вертикали 1 и 5), а в последнюю очередь — оставшиеся клетки первого ряда (вертикали 1 и 5).',
    'The First player places cards on the central 3×3 cells of their half (columns 2–4 of rows 1–3). Only when all nine are occupied may the other cells of the 2nd and 3rd rows (columns 1 and 5) be used, and last of all the remaining cells of the 1st row (columns 1 and 5).',
  ],
  'B12-404.1.3': [
    { ru: 'Клетки второго игрока', en: 'Cells of the Second player' },
    'Второй игрок ставит карты на центральные клетки 3×3 своей половины (вертикали 2–4 в рядах 1–3) и на крайние клетки первого ряда (вертикали 1 и 5) — на эти одиннадцать в любом порядке. Крайние клетки второго и третьего рядов он занимает последними.',
    'The Second player places cards on the central 3×3 cells of their half (columns 2–4 of rows 1–3) and on the edge cells of the 1st row (columns 1 and 5): these eleven in any order. The edge cells of the 2nd and 3rd rows are filled last.',
  ],
  'B12-404.1.4': [
    { ru: 'Карты, которым не нашлось места', en: 'Cards that could not be placed' },
    'Карты, которые почему-либо не удалось поставить на поле боя, возвращаются в колоды владельцев. Считается, что в отряд их не брали и что их особенности на игру не влияли.',
    'Cards that for whatever reason could not be placed on the battlefield return to their owners’ decks. They count as never having been in the squad, and their features as never having influenced the game.',
  ],
  'B12-404.1.5': [
    { ru: 'Запретные клетки считаются занятыми', en: 'Forbidden cells count as occupied' },
    'Если эффект запрещает игроку ставить карты на какие-то клетки, при расстановке они считаются занятыми.',
    'If an effect forbids a player to use certain cells for deployment, these count as occupied while cards are deployed.',
    { see: ['B12-404.1.2', 'B12-404.1.3'] },
  ],
  'B12-404.2': [
    { ru: 'Особенности «после расстановки карт»', en: 'Features “after deployment of cards”' },
    'Когда все карты стоят, игроки, начиная с первого, чередуют особенности вида «после расстановки карт — …». Кто отказался от особенности в свой черёд, позже её не использует. Каждая карта использует такую особенность один раз за бой.',
    'When all cards are placed, beginning with the First player, players alternate using features of the form “after deployment of cards – …”. A player who declines in their turn cannot use it later. Each card uses such a feature once per battle.',
    { see: ['B12-401.3'] },
  ],
  'B12-404.2.1': [
    { ru: 'Карты с X в стоимости', en: 'Cards with X in their cost' },
    'У карты, в стоимости которой есть X, сама собой есть особенность «после расстановки карт — вскрыться». Вскрывая карту, игрок обязан сказать противнику, каким было X при наборе.',
    'A card with X in its cost has of itself the feature “after deployment of cards – reveal itself”. On revealing it the player must tell the opponent what X was when it was recruited.',
    { see: ['B12-105.2.3'] },
  ],
  'B12-404.2.2': [
    { ru: 'Карты с заменяемой стоимостью', en: 'Cards with a replaceable cost' },
    'У карты, особенность которой позволяет при наборе заменить её стоимость, сама собой есть особенность «после расстановки карт — вскрыться». Вскрывая карту, игрок обязан сказать противнику, по какой стоимости её набрал.',
    'A card with a feature that lets its cost be replaced when it is recruited has of itself the feature “after deployment of cards – reveal itself”. On revealing it the player must tell the opponent the cost used when it was recruited.',
  ],
  'B12-405.1': [
    { ru: 'Вскрытие', en: 'Reveal' },
    'Сначала первый игрок вскрывает карты, все до одной, и переносит летающих существ и местности во вспомогательную зону, затем то же делает второй. Второй игрок может оставить скрытыми любые карты своего третьего ряда вплоть до конца первого хода первого игрока.',
    'The First player reveals all their cards and moves flying creatures and terrains to the auxiliary zone; then the Second player does the same. The Second player may leave any cards of their own 3rd row hidden up to the end of the First player’s first turn.',
    { see: ['B12-208.1', 'B12-211.1', 'B12-529.1', 'B12-G-stealth'] },
  ],
  'B12-405.2': [
    { ru: 'Рассадка', en: 'Seating' },
    'Порядок: (1) первый игрок сажает всех своих симбиотов, кроме паразитов, и надевает экипировку на существ своего отряда; (2) то же делает второй; (3) первый сажает паразитов на существ первого ряда второго игрока; (4) второй сажает паразитов на существ первого ряда первого игрока; (5) симбиоты, паразиты и экипировка, оставшиеся без хозяев, погибают.',
    'The order is: (1) the First player assigns all their symbionts, except parasites, and equipment to creatures of their own squad; (2) the Second player does the same; (3) the First player assigns parasites to creatures of the Second player’s 1st row; (4) the Second player assigns parasites to creatures of the First player’s 1st row; (5) symbionts, parasites and equipment left without a host die.',
    { see: ['B12-209.2', 'B12-209.7', 'B12-212.1', 'B12-212.5'] },
  ],
  'B12-406.1': [
    { ru: 'Особенности «в начале боя»', en: 'Features “at the start of battle”' },
    'Когда все карты на своих местах — и на поле боя, и во вспомогательной зоне, — игроки, начиная с первого, чередуют особенности вида «в начале боя — …». Кто отказался от особенности в свой черёд, позже её не использует. Каждая карта использует такую особенность один раз за бой.',
    'When all cards have taken their places on the battlefield and in the auxiliary zone, beginning with the First player, players alternate using features of the form “at the start of battle – …”. A player who declines in their turn cannot use it later. Each card uses such a feature once per battle.',
    { see: ['B12-401.3'] },
  ],
  'B12-407.1': [
    { ru: 'Авангард', en: 'Vanguard' },
    'Начиная с первого, игроки чередуют особенности «авангард» своих карт. Кто отказался от особенности в свой черёд, позже её не использует. Каждая карта использует авангард один раз за бой.',
    'Beginning with the First player, players alternate using the Vanguard features of their cards. A player who declines in their turn cannot use it later. Each card uses Vanguard once per battle.',
    { see: ['B12-401.3', 'B12-G-vanguard'] },
  ],
} as const satisfies Record<string, RuleRow>;
