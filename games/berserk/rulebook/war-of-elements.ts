import type { RuleRow } from '@vigrid/kernel';

/** Our own rules for what cards of the War of the Elements need and neither rulebook tells of. */
export const warOfElements = {
  'WE-R1': [
    { ru: 'Пророчество X', en: 'Prophecy X' },
    'Покажите противнику X верхних карт своей колоды (если карт меньше — все), затем положите их под низ колоды в том порядке, в котором показали. Пока исполняется особенность, её текст может говорить об этих картах как о показанных; X в нём, если показана одна карта, — её стоимость без учёта элитности. Когда карта вашего отряда совершает пророчество, срабатывают особенности «при пророчестве».',
    'Show your opponent the top X cards of your deck (all of them if there are fewer), then put them on the bottom of the deck in the order in which they were shown. While the feature is executed its text may speak of them as the cards shown; X in it, if one card was shown, is its cost, elite or not. When a card of your squad makes a prophecy, features “on a prophecy” trigger.',
    { see: ['B12-204.1', 'WE-R6'] },
  ],
  'WE-R2': [
    { ru: 'Вальхалла: [текст]', en: 'Valhalla: [text]' },
    'Срабатывающая особенность карты на кладбище. В начале хода владельца, если карта попала на кладбище потому, что её уничтожила атака, применяется [текст]. Источник — сама карта на кладбище, «ваши» — карты отряда её владельца. Карта, которая погибла иначе, и карта, вернувшаяся в игру, Вальхаллой не пользуются.',
    'Triggered feature of a card in the graveyard. At the start of its owner’s turn, if the card lies there because an attack destroyed it, [text] is used. The source is the card in the graveyard; “your” cards are those of its owner’s squad. A card that died otherwise, or that has come back into play, does not use Valhalla.',
    { see: ['B12-113.1', 'B12-205.1'] },
  ],
  'WE-R3': [
    { ru: 'Изгнание', en: 'Exile' },
    'Изгнанная карта покидает игру до конца боя: она не в колоде, не на кладбище и не в игровой зоне, и никакая особенность её оттуда не вернёт. Это не гибель. Изгнанные карты видны обоим игрокам.',
    'An exiled card leaves the game to the end of the battle: it is in no deck, graveyard or play zone, and no feature brings it back. This is not a death. Both players can see exiled cards.',
    { see: ['B12-205.1'] },
  ],
  'WE-R4': [
    { ru: 'Значок очерёдности', en: 'The going-first and going-second icons' },
    'Особенность после значка первого или второго игрока есть у карты только тогда, когда её контролирует этот игрок. «Начинает бой с фишкой» (с дополнительными жизнями) даёт их карте при вскрытии, как сказано о начале боя.',
    'A card has the feature after the icon of the First or Second player only while that player controls it. “Starts the battle with a chip” (with extra lives) puts them on the card when it is revealed, as the rules on starting the battle say.',
    { see: ['B12-G-symbol-if-you-go-first', 'B12-G-symbol-if-you-go-second', 'B12-G-starts-battle-with'] },
  ],
  'WE-R5': [
    { ru: '«Опыт 1 или +1 к опыту»', en: '“Experience 1, or +1 to experience”' },
    'Карта, у которой названной именной особенности нет, получает её со значением 1; у карты, у которой она есть, наибольшее её значение растёт на 1. Несколько таких прибавок складываются.',
    'A card without the named feature gets it with the value 1; a card that has it has its greatest value raised by 1. Several such additions add up.',
    { see: ['B12-517.2'] },
  ],
  'WE-R6': [
    { ru: 'Показанные карты остаются сверху', en: 'Cards shown stay on top' },
    'Если особенность позволяет вернуть показанные при пророчестве карты на верх колоды, они кладутся туда в порядке, который выберет игрок, вместо того чтобы лечь под низ.',
    'If a feature lets cards shown by a prophecy go back on top of the deck, they are put there in an order of the player’s choice and not on the bottom.',
    { see: ['WE-R1'] },
  ],
  'WE-R7': [
    { ru: 'Карта с верха колоды на кладбище', en: 'From the top of the deck to the graveyard' },
    'Карта, которую особенность кладёт с верха колоды на кладбище, показывается обоим игрокам. Это не гибель; но карта с Инкарнацией получает там фишки инкарнации, как любая другая.',
    'A card that a feature puts from the top of the deck into the graveyard is shown to both players. This is not a death; but a card with Incarnation gains incarnation chips there like any other.',
    { see: ['B12-G-incarnation-x'] },
  ],
  'WE-R8': [
    { ru: 'Маркер, который держится за источник', en: 'A marker that clings to its source' },
    'Маркер добычи остаётся на карте до конца боя. Маркеры удушения карта теряет, как только рядом с ней нет карты с тем же именем, что и наложившая их, из того же отряда. Сеть снимается после первой заблокированной ею атаки, маркер охоты — после первых ран, которые он увеличил.',
    'A prey marker stays on the card to the end of the battle. A card loses its strangle markers as soon as no card of the name and the squad of the one that put them stands next to it. A net goes after the first attack that it blocked, a hunt marker after the first wounds that it made worse.',
    { see: ['B12-119.4'] },
  ],
  'WE-R9': [
    { ru: 'Маркеры на клетках', en: 'Markers on cells' },
    'Клетка с костром считается занятой. Маркеры врат и дрожи клетку не занимают. Карта, стоящая на клетке с эффектом, который даёт особенности, обладает ими, только пока стоит на ней.',
    'A cell with a bonfire counts as occupied. Gate and tremor markers do not occupy a cell. A card on a cell whose effect gives features has them only while it stands there.',
    { see: ['B12-119.3', 'B12-G-unoccupied-cell'] },
  ],
  'WE-R10': [
    { ru: 'Сколько существ может двигаться', en: 'How many creatures may move' },
    'Если особенность разрешает противнику передвинуть в его следующий ход не больше X существ, то, когда X его существ уже двигались в этом ходу, остальные двигаться и пользоваться заменами движения не могут. Перемещения по тексту карт не ограничены.',
    'If a feature lets the opponent move no more than X creatures in their next turn, then once X of them have moved in that turn the others cannot move or use what replaces movement. Relocations by card texts are not limited.',
    { see: ['B12-506.1', 'B12-506.6'] },
  ],
  'WE-R11': [
    { ru: 'Показ карты до набора', en: 'Showing a card before recruiting' },
    'Особенность карты из раздачи, которая работает до набора отряда, требует показать эту карту противнику. Показанную карту нужно взять в отряд, если на неё хватает кристаллов.',
    'A feature of a card in the deal that works before squads are recruited requires that card to be shown to the opponent. A card so shown must be recruited if there are crystals enough for it.',
    { see: ['B12-403.1'] },
  ],
} as const satisfies Record<`WE-R${number}`, RuleRow>;
