import type { Rule } from '@vigrid/kernel';

/** Glossary, Russian terms from П. */
export const glossaryP = {
  'B12-G-parasite': {
    chapter: 'B12-G',
    title: { ru: 'Паразит', en: 'Parasite' },
    text: {
      ru: 'Симбиот, которого помещают на карту противника.',
      en: 'A symbiont that is placed on an opponent’s card.',
    },
    enforceable: true,
    see: ['B12-G-symbiont', 'B12-209.1'],
  },
  'B12-G-pass': {
    chapter: 'B12-G',
    title: { ru: 'Пас', en: 'Pass' },
    text: {
      ru: 'Передать приоритет противнику, не объявляя игродействия. Когда игроки спасовали один за другим, выполняется верхнее игродействие стека; если стек пуст, заканчивается текущий шаг, подфаза или фаза.',
      en: 'Hand priority to the opponent without declaring a game action. When both players pass in succession, the top game action of the stack is executed; if the stack is empty, the current step, subphase or phase ends.',
    },
    enforceable: true,
    see: ['B12-G-priority', 'B12-G-stack', 'B12-303.2', 'B12-303.4'],
  },
  'B12-G-first-player': {
    chapter: 'B12-G',
    title: { ru: 'Первый игрок', en: 'First player' },
    text: {
      ru: 'Тот, кто ходит первым.',
      en: 'The player who takes his turn first.',
    },
    enforceable: true,
    see: ['B12-G-second-player', 'B12-402.1'],
  },
  'B12-G-first-row': {
    chapter: 'B12-G',
    title: { ru: 'Первый ряд игрока', en: 'A player’s first row' },
    text: {
      ru: 'Пять клеток по горизонтали на половине игрока, граничащих с половиной противника.',
      en: 'The five cells side by side in a player’s half that touch the opponent’s half of the battlefield.',
    },
    enforceable: true,
    see: ['B12-G-second-row', 'B12-G-third-row', 'B12-202.2'],
  },
  'B12-G-turned-over-card': {
    chapter: 'B12-G',
    title: { ru: 'Перевёрнутая карта', en: 'Turned-over card' },
    text: {
      ru: 'То же, что скрытая карта.',
      en: 'Same as hidden card.',
    },
    enforceable: false,
    see: ['B12-G-hidden-card'],
  },
  'B12-G-locomotion-obsolete': {
    chapter: 'B12-G',
    title: { ru: 'Передвижение', en: 'Locomotion (obsolete)' },
    text: {
      ru: 'Устаревшее слово; означает движение.',
      en: 'Obsolete word for movement.',
    },
    enforceable: false,
    see: ['B12-G-move'],
  },
  'B12-G-shuffling-deck': {
    chapter: 'B12-G',
    title: { ru: 'Перемешивание колоды', en: 'Shuffling a deck' },
    text: {
      ru: 'Игродействие, после которого карты в колоде лежат в случайном порядке, неизвестном обоим игрокам.',
      en: 'A game action after which the cards of the deck lie in a random order unknown to both players.',
    },
    enforceable: true,
    see: ['B12-204.3', 'B12-402.2'],
  },
  'B12-G-relocation': {
    chapter: 'B12-G',
    title: { ru: 'Перемещение', en: 'Relocation' },
    text: {
      ru: 'Эффект, который меняет место карты на поле боя. И объявить, и выполнить его можно только на незанятую клетку. Если карту «помещают», «переносят» или «располагают», это не перемещение.',
      en: 'An effect that changes a card’s place on the battlefield. It can be declared and executed only onto an unoccupied cell. If a card is “placed”, “transferred” or “located”, that is not a relocation.',
    },
    enforceable: true,
    see: [
      'B12-G-move',
      'B12-G-place-on-cell',
      'B12-G-unoccupied-cell',
      'B12-507.1',
      'B12-507.2',
      'B12-507.3',
    ],
  },
  'B12-G-redirection': {
    chapter: 'B12-G',
    title: { ru: 'Перенаправление', en: 'Redirection' },
    text: {
      ru: 'Особенность, меняющая цель атаки с карты А на карту Б. Её используют только при объявлении атаки, до бросков кубика; цели перенаправляющей карты — и А, и Б. Второй раз ту же атаку не перенаправить. Простой удар нельзя перенаправить, если уже назначен защитник, а если удар перенаправлен, нельзя назначить защитника. В саму атакующую карту её атаку не направить.',
      en: 'A feature that changes the target of an attack from card A to card B. It is used only at the declaration of the attack, before the die rolls; the redirecting card targets both A and B. An attack cannot be redirected twice. A simple strike cannot be redirected once a defender is assigned, and no defender can be assigned once it is redirected. An attack cannot be redirected into the attacking card itself.',
    },
    enforceable: true,
    see: ['B12-G-assign-defender', 'B12-G-wording-may-redirect', 'B12-502.1', 'B12-511.4'],
  },
  'B12-G-redistribute-wounds': {
    chapter: 'B12-G',
    title: { ru: 'Перераспределить раны от [игродействия]', en: 'Redistribute wounds from [game action]' },
    text: {
      ru: 'Излечить существо от ран, которые нанесло ему [игродействие], и при этом нанести в сумме столько же ран картам, на которые их перераспределяют. Раны от прежних игродействий не перераспределяются.',
      en: 'Heal a creature of the wounds it received from [game action] and thereby inflict the same total of wounds on the cards to which they are redistributed. Wounds from earlier game actions are not redistributed.',
    },
    enforceable: true,
    see: ['B12-G-heal-x', 'B12-G-thereby', 'B12-G-wounds'],
  },
  'B12-G-perish': {
    chapter: 'B12-G',
    title: { ru: 'Погибнуть (погибает)', en: 'Perish' },
    text: {
      ru: 'То же, что гибель карты; к ней ведёт и уничтожение.',
      en: 'Same as the death of a card, to which destruction leads too.',
    },
    enforceable: false,
    see: ['B12-G-death', 'B12-G-destroy'],
  },
  'B12-G-battlefield': {
    chapter: 'B12-G',
    title: { ru: 'Поле боя', en: 'Battlefield' },
    text: {
      ru: 'Шесть рядов по 5 клеток. Три ближних к вам ряда — ваша половина, три дальних — половина противника.',
      en: 'Six rows of 5 cells. The three rows nearest to you are your half, the three far ones the opponent’s.',
    },
    enforceable: true,
    see: ['B12-G-cell', 'B12-G-row', 'B12-202.1', 'B12-202.2'],
  },
  'B12-G-flight': {
    chapter: 'B12-G',
    title: { ru: 'Полёт', en: 'Flight' },
    text: {
      ru: 'Получив полёт, существо становится летающим.',
      en: 'A creature that gains Flight becomes a flying creature.',
    },
    enforceable: true,
    see: ['B12-G-flying-creature', 'B12-208.7'],
  },
  'B12-G-heal-fully': {
    chapter: 'B12-G',
    title: { ru: 'Полностью излечить', en: 'Heal fully' },
    text: {
      ru: 'Снять с цели столько ран, сколько на ней есть. Отравления и подобных эффектов это не снимает.',
      en: 'Remove from the target as many wounds as there are on it. This does not remove poisoning or similar effects.',
    },
    enforceable: true,
    see: ['B12-G-heal-x', 'B12-G-poisoning-x'],
  },
  'B12-G-gains-text': {
    chapter: 'B12-G',
    title: { ru: 'Получает [текст] (особенность)', en: 'Gains [text] (a feature)' },
    text: {
      ru: 'Если ни срок, ни иное условие не названы, приобретённая особенность остаётся до конца боя. «Пока X, цель с Y получает Z» значит: Z у цели есть, пока верно X, пока у цели есть Y и пока источник находится в игровой зоне и сам не лишился этой особенности.',
      en: 'If neither a period nor another condition is stated, an acquired feature lasts until the end of the battle. “While X, a target with Y gains Z” means: the target has Z while X holds, while it has Y, and while the source is in the play zone and has this feature.',
    },
    enforceable: true,
    see: ['B12-G-gains-until-end-of-battle', 'B12-G-wording-gains-while', 'B12-115.3', 'B12-117.3'],
  },
  'B12-G-swap-places': {
    chapter: 'B12-G',
    title: { ru: 'Поменять местами', en: 'Swap places' },
    text: {
      ru: 'Одновременно переместить первую карту на клетку второй, а вторую — на клетку первой. Если карт больше, они должны занять те же клетки, что и раньше, если текст карты не говорит иного.',
      en: 'Relocate the first card to the second one’s cell and the second to the first one’s cell at the same time. If there are more cards, they must end up on the same set of cells unless the card text says otherwise.',
    },
    enforceable: true,
    see: ['B12-G-relocation', 'B12-G-maneuver'],
  },
  'B12-G-place-on-cell': {
    chapter: 'B12-G',
    title: { ru: 'Поместить (карту) на клетку поля боя', en: 'Place (a card) on a battlefield cell' },
    text: {
      ru: 'Перенести карту на указанную клетку. Перемещением это не считается.',
      en: 'Transfer the card to the indicated cell. This is not a relocation.',
    },
    enforceable: true,
    see: ['B12-G-relocation', 'B12-507.3'],
  },
  'B12-G-after-attack': {
    chapter: 'B12-G',
    title: { ru: 'После атаки', en: 'After an attack' },
    text: {
      ru: 'Срабатывающая особенность с такими словами в начале срабатывает, когда атаку оплачивают.',
      en: 'A triggered feature that begins with these words triggers when the attack is paid for.',
    },
    enforceable: true,
    see: ['B12-G-on-attack', 'B12-113.3', 'B12-511.6'],
  },
  'B12-G-constant-feature': {
    chapter: 'B12-G',
    title: { ru: 'Постоянная (пассивная) особенность', en: 'Constant (passive) feature' },
    text: {
      ru: 'Особенность, которая есть в игре всё время, пока её карта в игровой зоне. Её эффект возникает без выбора карт целью.',
      en: 'A feature that is present all the time while its card is in the play zone. It creates its effect without choosing cards as targets.',
    },
    enforceable: true,
    see: ['B12-G-triggered-feature', 'B12-G-played-feature', 'B12-115.1', 'B12-115.2'],
  },
  'B12-G-devotion-x': {
    chapter: 'B12-G',
    title: { ru: 'Преданность X', en: 'Devotion X' },
    text: {
      ru: 'Именная особенность. При наборе в отряд карта стоит на X кристаллов меньше, если там есть другое ваше существо стоимостью 9 или больше.',
      en: 'Named feature. When recruited, the card costs X crystals less if your squad contains another creature that costs 9 or more.',
    },
    enforceable: true,
    see: ['B12-G-cost', 'B12-403.2.1'],
  },
  'B12-G-prevention': {
    chapter: 'B12-G',
    title: { ru: 'Предотвращение', en: 'Prevention' },
    text: {
      ru: 'Эффект, который уменьшает число наносимых ран. Силу атаки, заклинания или воздействия он не меняет — только число ран, и применяют его всегда после модификаторов.',
      en: 'An effect that lowers the number of wounds inflicted. It does not change the strength of the attack, spell or influence, only the wounds, and is always used after the modifiers.',
    },
    enforceable: true,
    see: ['B12-G-armour-x', 'B12-G-modifier', 'B12-530.1', 'B12-530.2', 'B12-530.3'],
  },
  'B12-G-interruption': {
    chapter: 'B12-G',
    title: { ru: 'Прерывание', en: 'Interruption' },
    text: {
      ru: 'Прервать игродействие (атаку, заклинание, воздействие и так далее) — сделать его невозможным по правилам или по тексту карты. Прерванное отменяют без оплаты. То, что уже выполняется, то есть вышло из стека, прервать нельзя.',
      en: 'To interrupt a game action (attack, spell, influence and so on) is to make it impossible under the rules or the card text. It is cancelled without payment. What is already being executed, that is, has left the stack, cannot be interrupted.',
    },
    enforceable: true,
    see: ['B12-G-block', 'B12-G-illegality', 'B12-526.1', 'B12-526.2'],
  },
  'B12-G-on-attack': {
    chapter: 'B12-G',
    title: { ru: 'При атаке (При ударе)', en: 'On attack (on strike)' },
    text: {
      ru: 'Срабатывающая особенность с такими словами в начале срабатывает, когда карта наносит атаку (удар), даже силой 0. Вместе с ней срабатывают и особенности «при нанесении ран»; порядок, в котором все они попадают в стек, любой.',
      en: 'A triggered feature that begins with these words triggers when the card delivers the attack (strike), even one of strength 0. “On inflicting wounds” features trigger simultaneously with it, and all of them go on the stack in any order.',
    },
    enforceable: true,
    see: ['B12-G-accompanying-feature', 'B12-G-after-attack', 'B12-511.6'],
  },
  'B12-G-on-return-to-deck': {
    chapter: 'B12-G',
    title: { ru: 'При возвращении в колоду', en: 'On return to the deck' },
    text: {
      ru: 'Срабатывающая особенность с такими словами («когда возвращается в колоду») срабатывает при любом переходе карты из игровой зоны в колоду. Неважно, что её источника в игровой зоне уже нет. Если нужна клетка, от которой вести отсчёт, это та, где карта стояла перед возвращением. Маркеры вернувшаяся карта теряет только тогда, когда выполнены все сработавшие на её возвращение такие особенности.',
      en: 'A triggered feature that begins with these words (“when it is returned to the deck”) triggers whenever the card goes from the play zone to the deck. It does not matter that its source is no longer in the play zone. If a cell is needed to reckon from, it is the one the card stood on before returning. The returned card loses its markers only after all such features triggered by its return have been executed.',
    },
    enforceable: true,
    see: ['B12-G-return-to-deck', 'B12-204.4', 'B12-527.2'],
  },
  'B12-G-on-death': {
    chapter: 'B12-G',
    title: { ru: 'При гибели (при уничтожении)', en: 'On death (on destruction)' },
    text: {
      ru: 'Срабатывающая особенность с такими словами в начале срабатывает при любом переходе карты из игровой зоны на кладбище. Неважно, что её источника в игровой зоне уже нет. Если нужна клетка, от которой вести отсчёт, это та, где карта стояла перед гибелью. Маркеры погибшая карта теряет только тогда, когда выполнены все сработавшие на её гибель особенности «при гибели».',
      en: 'A triggered feature that begins with these words triggers whenever the card goes from the play zone to the graveyard. It does not matter that its source is no longer in the play zone. If a cell is needed to reckon from, it is the one the card stood on before dying. The dead card loses its markers only after all “on death” features triggered by its death have been executed.',
    },
    enforceable: true,
    see: ['B12-G-death', 'B12-G-put-into-graveyard', 'B12-205.4', 'B12-509.3', 'B12-527.2'],
  },
  'B12-G-on-assault': {
    chapter: 'B12-G',
    title: { ru: 'При нападении', en: 'On assault' },
    text: {
      ru: 'То есть при объявлении атаки. Особенность срабатывает до бросков на силу атаки, но после того, как с учётом защитников и перенаправления установлена её конечная цель.',
      en: 'That is, on the declaration of an attack. The feature triggers before the rolls for the strength of the attack, but after its final target is settled, defenders and redirection included.',
    },
    enforceable: true,
    see: ['B12-G-assault', 'B12-511.4'],
  },
  'B12-G-thereby': {
    chapter: 'B12-G',
    title: { ru: 'При этом', en: 'Thereby' },
    text: {
      ru: 'То, что стоит после слов «при этом», используют, только если игродействие перед ними успешно выполнено.',
      en: 'What stands after “thereby” is used only if the game action before it was successfully executed.',
    },
    enforceable: true,
    see: ['B12-G-wording-thereby', 'B12-505.4'],
  },
  'B12-G-apply': {
    chapter: 'B12-G',
    title: { ru: 'Применить (игродействие)', en: 'Apply (a game action)' },
    text: {
      ru: 'Ввести в силу эффект игродействия, которое стека не использует. Если использует, говорят «выполнить».',
      en: 'Put into force the effect of a game action that does not use the stack. For one that does, the word is “execute”.',
    },
    enforceable: true,
    see: ['B12-G-execute', 'B12-302.4'],
  },
  'B12-G-priority': {
    chapter: 'B12-G',
    title: { ru: 'Приоритет', en: 'Priority' },
    text: {
      ru: 'Право игрока объявлять и выполнять игродействия; оно всегда лишь у одного игрока. С началом каждой фазы, подфазы или шага его получает активный игрок. Объявив игродействие, которое использует стек, игрок сохраняет приоритет: он может объявить следующее или спасовать. Игродействие, не использующее стек, выполняется тотчас, и приоритет к противнику не переходит. Если должны сработать сразу несколько особенностей игрока, он объявляет их все и лишь потом отдаёт приоритет.',
      en: 'The right to declare and execute game actions; only one player has it at a time. At the start of each phase, subphase or step the Active player receives it. A player who declares a game action that uses the stack keeps priority: he may declare another or pass. A game action that does not use the stack is executed at once, and priority does not go to the opponent. A player who must declare several simultaneously triggered features declares them all before handing over priority.',
    },
    enforceable: true,
    see: ['B12-G-pass', 'B12-G-stack', 'B12-303.1', 'B12-303.3', 'B12-303.5', 'B12-305.1'],
  },
  'B12-G-curse': {
    chapter: 'B12-G',
    title: { ru: 'Проклятие', en: 'Curse' },
    text: {
      ru: 'Именной модификатор броска: –1 ко всем броскам кубика этой карты. Сколько бы раз карта его ни получила, модификатор остаётся –1. Карту с Проклятием называют проклятой. «Проклясть [текст]» — наложить Проклятие.',
      en: 'Named die-roll modifier: –1 to every die roll of the card. However many times the card receives it, the modifier stays –1. A card with Curse is called cursed. “Curse [text]” means to inflict Curse.',
    },
    enforceable: true,
    see: ['B12-G-blessing', 'B12-G-named-feature', 'B12-517.1', 'B12-518.3'],
  },
  'B12-G-miss': {
    chapter: 'B12-G',
    title: { ru: 'Промах', en: 'Miss' },
    text: {
      ru: 'Исход сражения: удар не наносится, и ни одна из сопутствующих ему особенностей не используется.',
      en: 'An outcome of a fight: the strike is not delivered and none of the features accompanying it is used.',
    },
    enforceable: true,
    see: ['B12-514.2', 'B12-514.5'],
  },
  'B12-G-simple-strike': {
    chapter: 'B12-G',
    title: { ru: 'Простой удар', en: 'Simple strike' },
    text: {
      ru: 'Базовое свойство и способность с собственным значком; ближняя немагическая атака. Три числа у значка — сила слабого, среднего и сильного удара. Он есть у каждого существа в игровой зоне. Если силу считают по-особому, вместо чисел стоит «x» («x-x-x»), а способ описан в тексте карты.',
      en: 'A base property and an ability with an icon of its own; a close non-magic attack. The three numbers at the icon are the strengths of the weak, medium and strong strike. Every creature in the play zone has it. If the strength is computed in a special way, “x” (“x-x-x”) is printed instead, and the card text tells how.',
    },
    enforceable: true,
    see: [
      'B12-G-close-strike',
      'B12-G-assign-defender',
      'B12-G-symbol-simple-strike',
      'B12-105.5',
      'B12-206.8',
    ],
  },
  'B12-G-pro-set': {
    chapter: 'B12-G',
    title: { ru: 'Профнабор (профколода)', en: 'Pro set (pro deck)' },
    text: {
      ru: 'Готовая колода издателя для одного игрока: подобранные карты одной стихии и нейтральные.',
      en: 'A ready-made deck of the publisher for one player: selected cards of one element and neutral ones.',
    },
    enforceable: false,
    see: ['B12-G-starter'],
  },
  'B12-G-jump-range-x': {
    chapter: 'B12-G',
    title: { ru: 'Прыжок, дальность X', en: 'Jump, range X' },
    text: {
      ru: 'Именная играемая особенность; её используют вместо движения. Оплата: все единицы движения. Существо перемещается на незанятую клетку поля боя, любую в радиусе X. Пользуются ею только существа, причём ещё не двигавшиеся. Годится и нулевой запас движения, и полное его отсутствие.',
      en: 'Named played feature, used instead of movement. Payment: all movement units. The creature is relocated to any unoccupied battlefield cell within X cells. Only creatures may use it, and only before they have moved. A movement stock of 0, or none at all, will do.',
    },
    enforceable: true,
    see: ['B12-G-radius', 'B12-G-teleportation', 'B12-G-movement-stock', 'B12-506.6', 'B12-506.7'],
  },
} as const satisfies Record<string, Rule>;
