import type { BoxedRow } from './box.ts';

/** Chapter 24: Immortality. */
export const immortality = {
  'D-24.1': [
    { ru: 'Подготовка', en: 'Setup' },
    'Замешайте 30 карт Империи и 15 карт интриг. Положите планшет Бене Тлейлакс с 2 Пряности на четвёртом делении трека Тлейлаксу. «Восстановленные силы» и две открытые карты Тлейлаксу — ряд Тлейлаксу. На Исследовательскую станцию — накладка. Каждый заменяет обе карты «Дюна, Планета пустыни» двумя «Экспериментами», берёт жетон атомного арсенала и ставит жетоны исследования и Тлейлаксу на старт.',
    'Shuffle in 30 Imperium and 15 Intrigue cards. Place the Bene Tleilax board with 2 spice on the fourth space of the Tleilaxu track. Reclaimed Forces and two face-up Tleilaxu cards form the Tleilaxu Row. Put the overlay on Research Station. Each player replaces both Dune, the Desert Planet by two Experimentation, takes a Family Atomics token and puts the research and Tleilaxu tokens on their start spaces.',
    { see: ['D-1.7'] },
  ],
  'D-24.2': [
    { ru: 'Символ исследования', en: 'Research icon' },
    'Передвиньте жетон исследования на одно деление вправо по соединённым (не вверх, не вниз и не влево), выбирая путь, и получите бонус деления. Бонус «исследование» сразу двигает его дальше.',
    'Advance the research token one space to the right, choosing among the connected spaces (never up, down or left), and take the bonus of the space. A Research bonus advances it again at once.',
    { see: ['D-24.3', 'D-24.4'] },
  ],
  'D-24.3': [
    { ru: 'Первый генетический маркер', en: 'First genetic marker' },
    'Начиная со столбца первого маркера действуют эффекты с этим маркером, а полученные карты Тлейлаксу можно класть на верх колоды.',
    'From the first marker column on, effects with that marker are active and acquired Tleilaxu cards may be put on top of the deck.',
    { see: ['D-24.2'] },
  ],
  'D-24.4': [
    { ru: 'Второй генетический маркер', en: 'Second genetic marker' },
    'В последнем столбце действуют эффекты со вторым маркером; новые символы исследования дают карту вместо движения.',
    'At the last column effects with the second marker are active; further Research icons draw a card instead of moving.',
    { see: ['D-24.2'] },
  ],
  'D-24.5': [
    { ru: 'Символ Тлейлаксу', en: 'Tleilaxu icon' },
    'Передвиньте жетон Тлейлаксу на одно деление и получите его бонус. На четвёртом делении каждый получает 1 ПО, а первый пришедший — ещё и 2 Пряности.',
    'Advance the Tleilaxu token one space and take its bonus. On the fourth space each player gains 1 VP; the first one there also takes the 2 spice.',
    { see: ['D-24.6'] },
  ],
  'D-24.6': [
    { ru: 'Конец трека Тлейлаксу', en: 'End of the Tleilaxu track' },
    'На последнем делении новые символы Тлейлаксу ничего не дают.',
    'Further Tleilaxu icons at the last space give nothing.',
    { see: ['D-24.5'] },
  ],
  'D-24.7': [
    { ru: 'Тлейлаксу — не фракция', en: 'Not a Faction' },
    'Влияние по выбору на трек Тлейлаксу не тратят.',
    'Influence of choice can not be used on the Tleilaxu track.',
    { see: ['D-F-103', 'D-1.4'] },
  ],
  'D-24.8': [
    { ru: 'Образцы', en: 'Specimens' },
    'Каждый символ образца переводит отряд из запаса в аксолотлевые баки. Потраченные образцы возвращаются в запас. Вернуть образец в запас можно в любой момент.',
    'Each specimen icon moves a troop from the supply to the Axolotl tanks. Spent specimens return to the supply. Specimens may be returned to the supply at any time.',
    { see: ['D-1.8'] },
  ],
  'D-24.9': [
    { ru: 'Покупка карт Тлейлаксу', en: 'Acquiring Tleilaxu cards' },
    'В ход раскрытия карты ряда Тлейлаксу берут за указанное число образцов. Они идут в сброс (с первого маркера или с «Космопортом» — на верх колоды). Ряд пополняют до 2 карт.',
    'In the Reveal turn cards of the Tleilaxu Row are acquired for the printed number of specimens. They go to the discard pile (top of deck from the first marker or with Spaceport). The Row is refilled to 2 cards.',
    { see: ['D-24.3'] },
  ],
  'D-24.10': [
    { ru: 'Восстановленные силы', en: 'Reclaimed Forces' },
    'Стоят 3 образца и дают 2 отряда или 1 шаг по треку Тлейлаксу; карта остаётся на месте.',
    'Costs 3 specimens: 2 troops or 1 Tleilaxu; the card stays.',
    { see: ['D-24.8'] },
  ],
  'D-24.11': [
    { ru: 'Убеждение здесь ни при чём', en: 'No Persuasion effects' },
    'Эффекты, которые дают карты ряда Империи или меняют цену в убеждении, на карты Тлейлаксу не действуют.',
    'Effects that acquire Imperium Row cards or change Persuasion costs do not work on Tleilaxu cards.',
    { see: ['D-9.6'] },
  ],
  'D-24.12': [
    { ru: 'Сращивание', en: 'Graft' },
    'Карту со сращиванием в ход отправки агента играют только вместе ровно с одной другой картой из руки (со сращиванием или без). Годится символ агента с любой из двух; считается, что агента отправили обе; эффекты агента обеих применяют в любом порядке вместе с ячейкой.',
    'A card with Graft is played on an Agent turn only together with exactly one other card from hand (with or without Graft). Either card’s Agent icons may be used; both count as having sent the Agent; both Agent boxes are resolved in any order with the space.',
    { see: ['D-4.1'] },
  ],
  'D-24.13': [
    { ru: 'Сращённые карты', en: 'Grafted cards' },
    'Сращены обе карты; «другая сращённая карта» — напарница. В ход раскрытия карты со сращиванием раскрывают как обычно.',
    'Both cards are grafted together; “the other grafted card” is the partner. Graft cards are revealed normally in the Reveal turn.',
    { see: ['D-24.12'] },
  ],
  'D-24.14': [
    { ru: 'Гхола', en: 'Ghola' },
    'Повторяет весь эффект агента напарницы.',
    'Copies the whole Agent box of the partner.',
    { see: ['D-F-022'] },
  ],
  'D-24.15': [
    { ru: 'Чарующие феромоны', en: 'Beguiling Pheromones' },
    'Удалением напарницы нельзя заодно оплатить её собственную цену удаления. Выбрать напарницу, которая и так себя удаляет, можно.',
    'The trash of a partner can not also pay that partner’s own trash cost; a partner that trashes itself anyway may be chosen.',
    { see: ['D-F-106', 'D-F-107'] },
  ],
  'D-24.16': [
    { ru: 'Кресло-собака', en: 'Chairdog' },
    'В начале хода раскрытия напарница возвращается в руку и раскрывается с остальными; отправить агента ею нельзя.',
    'At the start of the Reveal turn the partner returns to hand and is revealed with the rest; no Agent turn with it.',
    { see: ['D-F-048', 'D-F-049'] },
  ],
  'D-24.17': [
    { ru: 'Узурпация', en: 'Usurp' },
    'Может срастись с картой ряда, не покупая её. Карта ряда не активна и в конце хода удаляется (эффекты удаления и «Разгрузка» срабатывают).',
    'May graft to a Row card without acquiring it; the Row card is not in play and is trashed at the end of the turn (trash and Unload effects trigger).',
    { see: ['D-24.12', 'D-23.25'] },
  ],
  'D-24.18': [
    { ru: 'Символ боя', en: 'Combat icon' },
    'В этот ход можно размещать боевые единицы, как с ячейки конфликта.',
    'Deployment this turn as on a Combat space.',
    { see: ['D-7.2'] },
  ],
  'D-24.19': [
    { ru: 'Удаление карты интриги', en: 'Trash an Intrigue card' },
    'Удалите одну свою карту интриги.',
    'Trash one of your Intrigue cards.',
    { see: ['D-17.6'] },
  ],
  'D-24.20': [
    { ru: 'Атомный арсенал', en: 'Family Atomics' },
    'Раз за партию в свой ход: уберите все карты ряда Империи и откройте 5 новых.',
    'Once per game on your turn: remove all cards of the Imperium Row and deal 5 new ones.',
    { see: ['D-9.4'] },
  ],
  'D-24.21': [
    { ru: 'До 11 очков', en: 'Go to 11' },
    'Вариант: играют до 11 ПО; при 4 игроках начинают с 0 и играют до 10; при 6 союзники начинают с 0, командиры — с 4.',
    'Variant: play to 11 VP; with 4 players start at 0 and play to 10; with 6 players Allies start at 0, Commanders at 4.',
    { see: ['D-15.1'] },
  ],
  'D-24.22': [
    { ru: 'Соло с «Бессмертием»', en: 'Solo with Immortality' },
    'В базе замените 3 карты Картага 4 новыми. У каждого оппонента есть жетон Тлейлаксу, но нет жетона исследования; символы Тлейлаксу двигают его с бонусами; зачёркнутый символ ряда убирает и заменяет левую или правую карту Тлейлаксу. Вдвоём ничего не меняется.',
    'In the base replace the 3 Carthag cards by the 4 new ones. Each Rival has a Tleilaxu token but no research token; Tleilaxu icons advance it with bonuses; crossed-out Row icons remove and replace the left or right Tleilaxu card. With two players nothing changes.',
    { see: ['D-22.1'] },
  ],
  'D-24.23': [
    { ru: 'Сращённый Квисатц Хадерах', en: 'Kwisatz Haderach grafted' },
    'За ход отправляют лишь одного агента.',
    'Only one Agent is sent in the turn.',
    { see: ['D-18.10'] },
  ],
  'D-24.24': [
    { ru: 'Тайная встреча', en: 'Clandestine Meeting' },
    'Чтобы отправить ею агента, нужен символ со стороны, например от сращивания.',
    'Needs an icon from elsewhere, for example by grafting, to be played on an Agent turn.',
    { see: ['D-4.3'] },
  ],
} as const satisfies Record<string, BoxedRow>;
