import type { Rule } from '@vigrid/kernel';

/** Chapters 25–27: the solo game against a monster. */
export const solo = {
  'V-25.1': {
    chapter: '25',
    title: { ru: 'Цель', en: 'Aim' },
    text: {
      ru: 'Один игрок сражается с одним чудовищем. Чтобы победить, нужно несколько успешных нападений — по одному на каждую карту его стопки.',
      en: 'One player fights one monster. To beat it takes several successful attacks, one for each card of its stack.',
    },
    enforceable: true,
    see: ['V-28.5'],
  },
  'V-25.2': {
    chapter: '25',
    title: { ru: 'Стопка чудовища', en: 'Monster stack' },
    text: {
      ru: 'Выберите чудовище и сложите 6 его карт лицом вверх по силе: слабейшая сверху, сильнейшая снизу. Верхняя карта — активная.',
      en: 'Choose a monster and stack its 6 cards face up by strength, the weakest on top, the strongest at the bottom. The top card is the active one.',
    },
    enforceable: true,
    see: ['V-1.7'],
  },
  'V-25.3': {
    chapter: '25',
    title: { ru: 'Что можно подсмотреть', en: 'Looking at monster cards' },
    text: {
      ru: 'Перед битвой можно просмотреть все карты чудовища, в остальное время — только карту прямо под активной.',
      en: 'Before a battle the player may look through all monster cards; at any other time only at the card directly below the active one.',
    },
    enforceable: true,
  },
  'V-25.4': {
    chapter: '25',
    title: { ru: 'Что есть на карте чудовища', en: 'What a monster card shows' },
    text: {
      ru: 'На карте указаны боевая сила, максимум дополнительной силы из Вальхаллы, назначенные кланы, число символов воинов, символы активации и, не всегда, способность внизу.',
      en: 'It shows combat strength, the maximum extra strength from Valhalla, assigned clans, a number of warrior symbols, activation symbols and, on some cards, an ability at the bottom.',
    },
    enforceable: true,
    see: ['V-27.17'],
  },
  'V-25.5': {
    chapter: '25',
    title: { ru: 'Кубики чудовища', en: 'Monster dice' },
    text: {
      ru: 'Один набор из 6 кубиков положите рядом со стопкой: это кубики чудовища.',
      en: 'Put one set of 6 dice beside the stack: they are the monster’s dice.',
    },
    enforceable: true,
  },
  'V-25.6': {
    chapter: '25',
    title: { ru: 'Памятка и отметка фазы', en: 'Reference and phase marker' },
    text: {
      ru: 'Памятка одиночного режима лежит рядом с картами чудовища. Фазу хода можно отмечать на памятке порядка хода свободным жетоном щита.',
      en: 'The solo reference card lies beside the monster cards. The current phase may be tracked on a turn-order reference with an unused shield token.',
    },
    enforceable: false,
  },
  'V-25.7': {
    chapter: '25',
    title: { ru: 'Сложность', en: 'Difficulty' },
    text: {
      ru: 'Выберите уровень сложности и положите на стол его памятку. Для первой партии подойдёт уровень I.',
      en: 'Choose a difficulty level and lay out its reference card. Level I suits a first game.',
    },
    enforceable: true,
    see: ['V-28.6', 'V-28.7', 'V-28.8'],
  },
  'V-25.8': {
    chapter: '25',
    title: { ru: 'Планшет и щиты', en: 'Board and shields' },
    text: {
      ru: 'Положите перед собой планшет с 4 щитами одного цвета.',
      en: 'Put down a board with the 4 shields of one colour.',
    },
    enforceable: true,
    see: ['V-1.8'],
  },
  'V-25.9': {
    chapter: '25',
    title: { ru: 'Ярл', en: 'Jarl' },
    text: {
      ru: 'Ярла игрок выбирает сам. Многие ярлы в одиночном режиме не работают; есть перечень подходящих.',
      en: 'The player chooses the jarl freely. Many jarls do not work in solo; there is a list of suitable ones.',
    },
    enforceable: true,
    see: ['V-28.4'],
  },
  'V-25.10': {
    chapter: '25',
    title: { ru: 'Колода', en: 'Deck' },
    text: {
      ru: 'Перемешайте 120 карт базовой колоды и сбросьте 40 верхних.',
      en: 'Shuffle the 120 base cards and discard the top 40.',
    },
    enforceable: true,
    see: ['V-28.9'],
  },
  'V-25.11': {
    chapter: '25',
    title: { ru: 'Рука и один обмен', en: 'Hand and one exchange' },
    text: {
      ru: 'Возьмите 6 карт. Один раз до начала партии любые из них можно отложить, взять из колоды столько же новых, а отложенные замешать в колоду. От новых карт отказаться нельзя.',
      en: 'Take 6 cards. Once, before the start, any of them may be set aside, the same number drawn anew and the set-aside cards shuffled into the deck. The new cards can not be refused.',
    },
    enforceable: true,
  },
  'V-26.1': {
    chapter: '26',
    title: { ru: 'Три фазы', en: 'Three phases' },
    text: {
      ru: 'Ход состоит из фазы 1 (одно из четырёх действий), фазы 2 (взять 2 карты, оставить 1) и фазы чудовища. Фазы 1 и 2 — как в базовой игре; пустой отряд всё так же надо пополнить.',
      en: 'A turn is phase 1 (one of the four actions), phase 2 (take 2, keep 1) and the monster phase. Phases 1 and 2 are as in the base game; an empty squad must still be filled.',
    },
    enforceable: true,
    see: ['V-6.2', 'V-6.5'],
  },
  'V-26.2': {
    chapter: '26',
    title: { ru: 'Фаза чудовища пропускается', en: 'Monster phase skipped' },
    text: {
      ru: 'Если к этому времени отряд игрока пуст, фазы чудовища нет.',
      en: 'If the player’s squad is empty by then, the monster phase is skipped.',
    },
    enforceable: true,
  },
  'V-26.3': {
    chapter: '26',
    title: { ru: 'Бросок чудовища', en: 'Monster roll' },
    text: {
      ru: 'Бросьте кубики чудовища, лежащие рядом со стопкой: в первый раз все 6, потом, возможно, меньше.',
      en: 'Roll the monster dice lying beside the stack: all 6 the first time, possibly fewer later.',
    },
    enforceable: true,
    see: ['V-25.5'],
  },
  'V-26.4': {
    chapter: '26',
    title: { ru: 'Символы активации накрываются', en: 'Covering activation symbols' },
    text: {
      ru: 'Кубик, совпавший с ненакрытым символом активации, кладут на этот символ, и там он остаётся. Остальные кубики возвращают к стопке.',
      en: 'Each die that matches an uncovered activation symbol is moved onto it and stays there. All other dice go back beside the stack.',
    },
    enforceable: true,
    see: ['V-26.3'],
  },
  'V-26.5': {
    chapter: '26',
    title: { ru: 'Чудовище нападает', en: 'The monster attacks' },
    text: {
      ru: 'Когда накрыты все символы активации, чудовище сразу нападает.',
      en: 'When all activation symbols are covered, the monster attacks at once.',
    },
    enforceable: true,
    see: ['V-27.13'],
  },
  'V-27.1': {
    chapter: '27',
    title: { ru: 'Вальхалла даёт силу', en: 'Valhalla gives strength' },
    text: {
      ru: 'Очки доблести из Вальхаллы прибавляются к боевой силе игрока в каждой битве — и в атаке, и в защите.',
      en: 'The valour points in the player’s Valhalla are added to their combat strength in every battle, attacking or defending.',
    },
    enforceable: true,
    see: ['V-27.17'],
  },
  'V-27.2': {
    chapter: '27',
    title: { ru: 'Вальхалла открыта', en: 'Valhalla face up' },
    text: {
      ru: 'В одиночном режиме карты Вальхаллы лежат лицом вверх, чтобы очки доблести были видны всегда.',
      en: 'In solo the cards in Valhalla lie face up so that their valour points can be read at any time.',
    },
    enforceable: true,
    see: ['V-11.9'],
  },
  'V-27.3': {
    chapter: '27',
    title: { ru: 'Клан кабана', en: 'Boar clan' },
    text: {
      ru: 'Кабан со способностью получает +3, если названный им клан есть среди назначенных активной карте чудовища.',
      en: 'A boar warrior with an ability gets +3 if the clan it names is among the clans assigned to the active monster card.',
    },
    enforceable: true,
    see: ['V-38.1'],
  },
  'V-27.4': {
    chapter: '27',
    title: { ru: 'Инеистые великаны', en: 'Frost giants' },
    text: {
      ru: 'Каждый инеистый великан, которого активирует игрок, даёт ему 1 дополнительный кубик: тот бросают и добавляют к своим. Это заменяет обычную способность великана.',
      en: 'Each frost giant the player activates gives 1 extra die, rolled and added to the player’s dice. It replaces the giant’s normal ability.',
    },
    enforceable: true,
    see: ['V-38.3'],
  },
  'V-27.5': {
    chapter: '27',
    title: { ru: 'Тактики для меньшего отряда', en: 'Tactics for a smaller squad' },
    text: {
      ru: 'Они работают, если воинов у игрока меньше, чем символов воинов на активной карте чудовища.',
      en: 'They work if the player has fewer warriors than there are warrior symbols on the active monster card.',
    },
    enforceable: true,
    see: ['V-37.2'],
  },
  'V-27.6': {
    chapter: '27',
    title: { ru: 'Отмена способности чудовища', en: 'Cancelling the monster’s ability' },
    text: {
      ru: 'Тактика, которая при нападении отменяет способности ярла, отменяет на эту битву способность чудовища.',
      en: 'A tactic that cancels jarl abilities when attacking cancels the monster’s ability for that battle.',
    },
    enforceable: true,
    see: ['V-37.8'],
  },
  'V-27.7': {
    chapter: '27',
    title: { ru: 'Способности в первой партии', en: 'Abilities in a first game' },
    text: {
      ru: 'В первой одиночной партии способности чудовища лучше не учитывать.',
      en: 'In the first solo game monster abilities are best ignored.',
    },
    enforceable: false,
  },
  'V-27.8': {
    chapter: '27',
    title: { ru: 'Остальное как обычно', en: 'All else as usual' },
    text: {
      ru: 'Прочие тактики и способности, перебросы за плату и сброс тактик после битвы — как в обычной игре.',
      en: 'Other tactics and abilities, paid re-rolls and the discarding of tactics after the battle work as in the normal game.',
    },
    enforceable: true,
  },
  'V-27.9': {
    chapter: '27',
    title: { ru: 'Нападает игрок', en: 'The player attacks' },
    text: {
      ru: 'В фазе 1 игрок может напасть на чудовище: он бросает и перебрасывает кубики, разыгрывает тактики, вооружает воинов. Чудовище кубиков не бросает.',
      en: 'In phase 1 the player may attack the monster: roll, re-roll, play tactics and arm. The monster does not roll.',
    },
    enforceable: true,
    see: ['V-6.13'],
  },
  'V-27.10': {
    chapter: '27',
    title: { ru: 'Нападение удалось', en: 'The attack succeeds' },
    text: {
      ru: 'Нападение успешно, если боевая сила игрока не меньше силы активной карты. Чудовище ранено.',
      en: 'The attack succeeds if the player’s combat strength is at least the strength of the active card. The monster is wounded.',
    },
    enforceable: true,
    see: ['V-27.11'],
  },
  'V-27.11': {
    chapter: '27',
    title: { ru: 'После успешного нападения', en: 'After a successful attack' },
    text: {
      ru: 'По порядку: кубики с карты чудовища возвращаются к стопке; активная карта откладывается, активной становится следующая; все активированные воины уходят в Вальхаллу, насколько позволяет максимум новой карты; затем фаза 2 и фаза чудовища.',
      en: 'In order: monster dice on the card return beside the stack; the active card is set aside and the next becomes active; all activated warriors go to Valhalla as far as the new card’s maximum allows; then phase 2 and the monster phase.',
    },
    enforceable: true,
    see: ['V-27.18', 'V-27.17'],
  },
  'V-27.12': {
    chapter: '27',
    title: { ru: 'Нападение не удалось', en: 'The attack fails' },
    text: {
      ru: 'Игрок может отправить в Вальхаллу 1 активированного воина в пределах максимума, затем сбрасывает 2 верхние карты колоды (уровень I). Кубики чудовища остаются на местах.',
      en: 'The player may send 1 activated warrior to Valhalla within the maximum, then discards the top 2 cards of the deck (level I). Monster dice stay where they are.',
    },
    enforceable: true,
    see: ['V-27.17', 'V-28.6'],
  },
  'V-27.13': {
    chapter: '27',
    title: { ru: 'Успешная защита', en: 'Successful defence' },
    text: {
      ru: 'Чтобы отбить нападение чудовища, боевая сила игрока должна превысить его силу; равенство — поражение.',
      en: 'To repel the monster’s attack the player must exceed its strength; a tie is a defeat.',
    },
    enforceable: true,
    see: ['V-27.15', 'V-27.16'],
  },
  'V-27.14': {
    chapter: '27',
    title: { ru: 'Кубики после нападения чудовища', en: 'Monster dice after its attack' },
    text: {
      ru: 'Каким бы ни был исход, все кубики снимают с карты чудовища.',
      en: 'Whatever the result, all dice are taken off the monster card.',
    },
    enforceable: true,
  },
  'V-27.15': {
    chapter: '27',
    title: { ru: 'После успешной защиты', en: 'After a successful defence' },
    text: {
      ru: 'Игрок может отправить в Вальхаллу любых своих активированных воинов в пределах максимума. Карта чудовища остаётся.',
      en: 'The player may send any of their activated warriors to Valhalla within the maximum. The monster card is not removed.',
    },
    enforceable: true,
    see: ['V-27.17'],
  },
  'V-27.16': {
    chapter: '27',
    title: { ru: 'После неудачной защиты', en: 'After a failed defence' },
    text: {
      ru: 'Игрок может отправить в Вальхаллу 1 активированного воина в пределах максимума. Затем 1 его щит убирают из игры, а 2 верхние карты колоды сбрасывают (уровень I).',
      en: 'The player may send 1 activated warrior to Valhalla within the maximum. Then 1 own shield is removed from the game and the top 2 cards of the deck are discarded (level I).',
    },
    enforceable: true,
    see: ['V-27.17', 'V-28.1', 'V-28.6'],
  },
  'V-27.17': {
    chapter: '27',
    title: { ru: 'Максимум дополнительной силы', en: 'Maximum extra strength' },
    text: {
      ru: 'Очков доблести у воинов в Вальхалле не может быть больше максимума на активной карте. Воинов, которые должны попасть в Вальхаллу сверх максимума, сбрасывают.',
      en: 'The valour points of warriors in the player’s Valhalla can never exceed the maximum on the active card. Warriors that have to go to Valhalla beyond it are discarded.',
    },
    enforceable: true,
    see: ['V-27.1'],
  },
  'V-27.18': {
    chapter: '27',
    title: { ru: 'Сначала новая карта', en: 'New card first' },
    text: {
      ru: 'После выигранного нападения сначала открывают новую карту с её максимумом и только потом отправляют воинов.',
      en: 'After a won attack the new card with its new maximum is turned up before warriors are sent.',
    },
    enforceable: true,
    see: ['V-27.11'],
  },
} as const satisfies Record<string, Rule>;
