import type { RuleRow } from '@vigrid/kernel';

/** Rules 301–306: game actions, the stack, priority, dice. */
export const stack = {
  'B12-301.1': [
    { ru: 'Игродействие', en: 'Game action' },
    'Игродействие — единица игры: объявление, выполнение и оплата одной заявки игрока. Формально игрок делает и те заявки, что вызваны самими правилами, хотя вслух их говорить не нужно, — поэтому объявление и выполнение эффекта правил игры тоже игродействие.',
    'A game action is the unit of play: the declaration, execution and payment of one claim of a player. Formally a player also makes the claims that the rules themselves cause, though they need not be said aloud; so declaring and executing a rules effect is a game action too.',
    { see: ['B12-503.1'] },
  ],
  'B12-301.2': [
    { ru: 'Какие бывают игродействия', en: 'Kinds of game actions' },
    'Игродействия бывают медленные и быстрые; бывают идущие через стек и мимо него.',
    'Game actions are slow or fast; they use the stack or do not.',
    { see: ['B12-302.3', 'B12-302.5', 'B12-304.1'] },
  ],
  'B12-302.1': [
    { ru: 'Стек', en: 'Stack' },
    'Стек — это последовательность объявленных игродействий.',
    'The stack is the sequence of declared game actions.',
  ],
  'B12-302.2': [
    { ru: 'Сначала в стек', en: 'To the stack first' },
    'Игродействие, которое идёт через стек, после объявления сначала попадает в стек и лишь потом рассчитывается, выполняется и оплачивается.',
    'A game action that uses the stack is put there once declared, before it is calculated, executed and paid.',
  ],
  'B12-302.3': [
    { ru: 'Что идёт через стек', en: 'What uses the stack' },
    'Через стек идут: действие карты; срабатывающая или играемая особенность; перемещение карты; бросок кубика.',
    'The stack is used by a card action, a triggered or played feature, the relocation of a card, and a die roll.',
  ],
  'B12-302.4': [
    { ru: 'Мимо стека — сразу', en: 'Past the stack: at once' },
    'Игродействие мимо стека выполняется сразу после объявления, приоритет не передаётся. Рассчитывать и оплачивать его никогда не нужно.',
    'A game action that does not use the stack is executed at once after its declaration, without handing over priority. It never needs calculation or payment.',
  ],
  'B12-302.5': [
    { ru: 'Что идёт мимо стека', en: 'What does not use the stack' },
    'Мимо стека идут: эффекты правил игры; превращение симбиота в самостоятельное существо при гибели хозяина, если так сказано в его тексте; переход к следующей фазе или подфазе хода.',
    'The stack is not used by rules effects, by a symbiont’s becoming an independent creature on its host’s death where its text provides for it, and by the transition to the next phase or subphase of the turn.',
    { see: ['B12-503.1'] },
  ],
  'B12-302.6': [
    { ru: 'Объявить, выполнить, оплатить', en: 'Declare, execute, pay' },
    'Порядок для игродействия, которое идёт через стек: (1) объявление — оно попадает в стек; (2) выполнение — оно покидает стек, а если у эффекта есть число, его рассчитывают: бросают кубик и применяют модификаторы; (3) оплата, мимо стека. Итак, оплата следует за выполнением.',
    'A game action that uses the stack goes like this: (1) declaration – it is put on the stack; (2) execution – it leaves the stack, and if its effect has a number, this is calculated with the die roll and the modifiers; (3) payment, past the stack. So payment comes after execution.',
    { see: ['B12-501.1', 'B12-501.2'] },
  ],
  'B12-302.7': [
    { ru: 'Верх стека', en: 'Top of the stack' },
    'Верхним считается игродействие, попавшее в стек последним. Верхнее всегда только одно.',
    'The top game action is the one put on the stack last. There is only ever one on top.',
    { see: ['B12-511.7'] },
  ],
  'B12-302.8': [
    { ru: 'Пустой стек', en: 'Empty stack' },
    'Стек пуст, когда в нём нет ни одного игродействия.',
    'The stack is empty when it holds no game action.',
  ],
  'B12-303.1': [
    { ru: 'Приоритет', en: 'Priority' },
    'Приоритет — право объявлять и выполнять игродействия. Одновременно он может быть только у одного игрока. С началом каждой фазы, подфазы и каждого шага его получает активный игрок.',
    'Priority is the right to declare and execute game actions. At any moment only one player can have it. At the beginning of each phase, subphase and step the Active player gets it.',
  ],
  'B12-303.2': [
    { ru: 'Пас', en: 'Pass' },
    'Пас — передача приоритета противнику, при которой ничего не объявляют. Сам он игродействием не считается.',
    'A pass hands priority to the opponent without declaring anything. It is not itself a game action.',
  ],
  'B12-303.3': [
    { ru: 'Объявивший сохраняет приоритет', en: 'The declaring player keeps priority' },
    'Объявив игродействие, которое идёт через стек, игрок сохраняет приоритет: он может объявить ещё одно или спасовать.',
    'After declaring a game action that uses the stack a player keeps priority and may declare another one or pass.',
  ],
  'B12-303.4': [
    { ru: 'Два паса выполняют верхнее', en: 'Two passes execute the top one' },
    'Когда оба игрока спасовали подряд, выполняется верхнее в стеке игродействие: наносит эффект и покидает стек. Приоритет получает активный игрок, и оба снова могут объявлять быстрые игродействия. После следующих двух пасов выполняется то, что теперь сверху, и так пока стек не опустеет.',
    'When both players pass in succession, the top game action of the stack is executed: it puts its effect on and leaves the stack. The Active player gets priority, and both may declare fast game actions again. After the next two passes the one now on top is executed, and so on until the stack is empty.',
    { see: ['B12-302.7', 'B12-511.7'] },
  ],
  'B12-303.5': [
    { ru: 'Мимо стека приоритет не передаётся', en: 'No hand-over past the stack' },
    'Когда игродействие не идёт через стек, приоритет противнику не передаётся и оно выполняется немедленно.',
    'If a game action does not use the stack, priority is not handed to the opponent and it is executed at once.',
    { see: ['B12-302.4'] },
  ],
  'B12-303.6': [
    { ru: 'Эффекты правил раньше приоритета', en: 'Rules effects come before priority' },
    'Если подошла очередь эффектов правил игры, тот, кто вот-вот получит приоритет, сначала применяет их все и только потом получает его.',
    'If rules effects are due, the player about to get priority first applies them all and only then gets it.',
    { see: ['B12-503.1', 'B12-503.2'] },
  ],
  'B12-304.1': [
    { ru: 'Когда объявляют медленные и быстрые', en: 'When slow and fast ones are declared' },
    'Игродействия, которые идут через стек, делятся на медленные и быстрые. Медленное можно объявить только при пустом стеке, быстрое — всегда, когда у игрока приоритет.',
    'Game actions that use the stack are slow or fast. A slow one may be declared only while the stack is empty, a fast one whenever its player has priority.',
  ],
  'B12-304.2': [
    { ru: 'Медленные игродействия', en: 'Slow game actions' },
    'Медленные: движение существа по полю боя и особенности, заменяющие движение; действие карты, если оно не внезапное; особенности «до набора отряда», «после расстановки карт», «в начале боя» и «авангард».',
    'Slow are: a creature’s movement over the battlefield and features that take its place; a card action unless it is sudden; features “before squad recruitment”, “after deployment of cards”, “at the start of battle” and Vanguard.',
    { see: ['B12-403.1', 'B12-404.2', 'B12-406.1', 'B12-407.1'] },
  ],
  'B12-304.3': [
    { ru: 'Быстрые игродействия', en: 'Fast game actions' },
    'Все прочие игродействия, которые идут через стек, быстрые: внезапное действие карты (в том числе внезапная атака), срабатывающая особенность, бросок кубика.',
    'All other game actions that use the stack are fast: a sudden card action (a sudden attack included), a triggered feature, a die roll.',
  ],
  'B12-305.1': [
    { ru: 'Порядок одновременных срабатываний', en: 'Order of simultaneous triggers' },
    'Если разом возникло несколько срабатывающих особенностей, в стек попадают все: сначала особенности карт активного игрока в выбранном им порядке, затем карт неактивного — в выбранном им. Так и тогда, когда условия у них разные: активный заносит все свои прежде, чем неактивный первую. Выполнится раньше та, что занесена последней.',
    'If several triggered features arise at the same time, all go to the stack: first those of the Active player’s cards in the order that player chooses, then those of the Non-active player’s cards in the order chosen by theirs. This holds for different conditions too: the Active player puts in all of theirs before the Non-active player puts in any. The last one put in executes first.',
    { see: ['B12-113.2'] },
  ],
  'B12-305.2': [
    { ru: 'Несколько играемых по одному условию', en: 'Several played features on one condition' },
    'Если одно условие позволяет объявить несколько комбинированных особенностей, сразу срабатывающих и играемых, объявить можно каждую: сначала активный игрок — все, какие хочет, потом неактивный. Кто спасовал или объявил особенность с другим условием, к оставшимся уже не вернётся.',
    'If one condition lets players declare several combined features, triggered and played at once, each may be declared: first the Active player declares all they want, then the Non-active player. A player who passes, or declares a feature with another condition, cannot come back to the rest.',
    { see: ['B12-116.1'] },
  ],
  'B12-306.1': [
    { ru: 'Бросок кубика в стеке', en: 'The die roll on the stack' },
    'Бросок кубика — игродействие, нужное для расчёта атаки, некоторых действий, свойств и особенностей. В стек он заносится выпавшим числом от 1 до 6, без модификаторов. Когда бросок сверху и оба игрока спасовали подряд, к нему применяют все модификаторы броска, и число покидает стек. «Бросок кубика» или «бросок кубика с учётом модификаторов» в тексте карт — это число уже со всеми модификаторами.',
    'A die roll is a game action that serves to calculate an attack, some card actions, properties and features. It is put on the stack as the natural number 1 to 6, without modifiers. When it is on top and both players pass in succession, all roll modifiers are applied and the number leaves the stack. “Die roll” or “die roll with modifiers” in the text of cards means the number after all modifiers.',
    { see: ['B12-518.1'] },
  ],
  'B12-306.2': [
    { ru: 'Кто бросает', en: 'Who rolls' },
    'Бросок, которого требует текст карты, делает тот, кто её контролирует, если не сказано иначе.',
    'A roll that a card’s text calls for is made by the player who controls the card, unless stated otherwise.',
  ],
} as const satisfies Record<string, RuleRow>;
