import type { RuleRow } from '@vigrid/kernel';

/** Rules 408–415: the battle and the phases of a turn. */
export const turn = {
  'B12-408.1': [
    { ru: 'Начало основной фазы боя', en: 'The Main battle phase begins' },
    'Вслед за предварительной фазой сама собой начинается основная фаза боя; активным становится первый игрок.',
    'When the Preliminary phase ends, the Main battle phase begins of itself, and the First player becomes the Active player.',
  ],
  'B12-408.2': [
    { ru: 'Из чего состоит ход', en: 'Structure of a turn' },
    'В каждом ходе по одному разу и в таком порядке проходят начальная фаза, фаза открытия, главная и заключительная фазы. Медленные игродействия активный игрок объявлять не обязан, так что подфаз движения и действия может и не быть. С началом новой фазы, подфазы или шага приоритет получает активный игрок.',
    'Every turn has a Beginning, an Opening, a Main and a Final phase, once each and in this order. Since the Active player need not declare slow game actions, there may be no Movement or Action subphase. On entering a new phase, subphase or step the Active player gets priority.',
  ],
  'B12-408.3': [
    { ru: 'Конец фазы; между фазами ничего нет', en: 'End of a phase; nothing between phases' },
    'Фаза, подфаза или шаг кончается, когда в стеке нет игродействий, которым место в ней, и оба игрока спасовали подряд; за ней идёт следующая. Между ходами, фазами, подфазами и шагами ничего произойти не может.',
    'A phase, subphase or step ends when the stack holds no game actions due in it and both players pass in succession; then the next one begins. Nothing can happen between turns, phases, subphases or steps.',
  ],
  'B12-409.1': [
    { ru: 'Начальная фаза', en: 'Beginning phase' },
    'В этой фазе играемые особенности использовать нельзя, а срабатывающие можно. Начиная с активного, игроки чередуют особенности «до начала хода». Кто отказался от особенности в свой черёд, позже её не использует. Каждая карта использует такую особенность один раз за ход.',
    'In this phase played features cannot be used, triggered ones can. Beginning with the Active player, players alternate using features “before the start of the turn”. A player who declines in their turn cannot use it later. Each card uses such a feature once per turn.',
    { see: ['B12-401.3'] },
  ],
  'B12-409.2': [
    { ru: 'Конец начальной фазы', en: 'End of the Beginning phase' },
    'Когда стек пуст и оба игрока спасовали, начальная фаза кончается, и сама собой начинается фаза открытия.',
    'When the stack is empty and both players have passed, the Beginning phase ends and the Opening phase begins of itself.',
  ],
  'B12-410.1': [
    { ru: 'Шаг подготовки', en: 'Preparation step' },
    'О каждой своей карте с особенностью «может не открываться в начале хода» активный игрок решает, откроется ли она.',
    'For each of their cards with the feature “may stay closed at the start of the turn” the Active player decides whether it will open.',
  ],
  'B12-410.2': [
    { ru: 'Шаг открытия', en: 'Opening step' },
    'Активный игрок разом, мимо стека, открывает все свои закрытые карты, кроме тех, которые решил оставить. В стек заносятся особенности «в начале хода» и «при открытии» и отложенные эффекты «в начале хода»; отравление, регенерация и угасание — среди них. После этого доступны и прочие особенности, срабатывающие и внезапные играемые.',
    'The Active player opens all their closed cards at once, past the stack, except those chosen to stay closed. Features “at the start of the turn” and “on opening” and delayed effects due “at the start of the turn” go to the stack, poisoning, regeneration and fading included. Then players may use other triggered and sudden played features.',
    { see: ['B12-305.1', 'B12-503.1', 'B12-G-poisoning-x', 'B12-G-regeneration-x', 'B12-G-fading-x'] },
  ],
  'B12-410.3': [
    { ru: 'Особенность, полученная в фазу открытия', en: 'A feature acquired in the Opening phase' },
    'Если в эту фазу карта получила особенность с условием «в начале хода» такого-то игрока, использовать её она может только в начале его следующего хода, если позволяет её текст.',
    'If in this phase a card acquires a feature with the condition “at the start of a player’s turn”, it can use it only at the start of that player’s next turn, if its text allows.',
  ],
  'B12-410.4': [
    { ru: 'Конец фазы открытия', en: 'End of the Opening phase' },
    'Когда стек пуст и оба игрока спасовали подряд, фаза открытия кончается, и сама собой начинается главная.',
    'When the stack is empty and both players pass in succession, the Opening phase ends and the Main phase begins of itself.',
  ],
  'B12-411.1': [
    { ru: 'Из чего состоит главная фаза', en: 'Parts of the Main phase' },
    'В главной фазе есть подфазы выбора, движения и действия. Выбор бывает всегда, движение и действие — не обязательно.',
    'The Main phase has the Choice, Movement and Action subphases. Choice always takes place, Movement and Action need not.',
  ],
  'B12-411.2': [
    { ru: 'Начинается с выбора', en: 'It begins with Choice' },
    'С наступлением главной фазы сразу начинается подфаза выбора.',
    'When the Main phase begins, the game goes straight to the Choice subphase.',
  ],
  'B12-412.1': [
    { ru: 'Приоритет только у активного', en: 'Only the Active player has priority' },
    'В подфазу выбора приоритет есть только у активного игрока. За ход он может входить в неё сколько угодно раз.',
    'In the Choice subphase only the Active player has priority. They may enter it any number of times per turn.',
  ],
  'B12-412.2': [
    { ru: 'Три возможности', en: 'Three options' },
    'В подфазу выбора активный игрок обязан выбрать одно: (а) объявить движение своей карты, назвав источник, цель и способ, — начнётся подфаза движения; (б) объявить действие своей карты, назвав источник, цель и особенность, — начнётся подфаза действия; (в) передать ход противнику — начнётся заключительная фаза. Приоритет во всех трёх случаях остаётся у него.',
    'In the Choice subphase the Active player must choose one: (a) declare movement of one of their cards, naming source, target and way of moving – the Movement subphase begins; (b) declare a card action of one of their cards, naming source, target and the feature used – the Action subphase begins; (c) hand the turn over to the opponent – the Final phase begins. In all three cases priority stays with them.',
    { see: ['B12-413.1', 'B12-414.1', 'B12-415.1'] },
  ],
  'B12-413.1': [
    { ru: 'Подфаза движения', en: 'Movement subphase' },
    'Обоим игрокам доступны особенности их карт, срабатывающие и внезапные играемые. Когда движение выполнено, карта платит за него единицами движения.',
    'Players may use triggered and sudden played features of their cards. Once the movement is executed, the card pays for it with movement units.',
    { see: ['B12-506.1'] },
  ],
  'B12-413.2': [
    { ru: 'Конец подфазы движения', en: 'End of the Movement subphase' },
    'Когда стек пуст и оба игрока спасовали подряд, подфаза движения кончается, и снова начинается подфаза выбора.',
    'When the stack is empty and both players pass in succession, the Movement subphase ends and the game returns to the Choice subphase.',
  ],
  'B12-414.1': [
    { ru: 'Подфаза действия', en: 'Action subphase' },
    'Обоим игрокам доступны особенности их карт, срабатывающие и внезапные играемые. Когда действие выполнено, карта платит за него закрытием.',
    'Players may use triggered and sudden played features of their cards. Once the card action is executed, the card pays for it by closing.',
    { see: ['B12-510.2'] },
  ],
  'B12-414.2': [
    { ru: 'Конец подфазы действия', en: 'End of the Action subphase' },
    'Когда стек пуст и оба игрока спасовали подряд, подфаза действия кончается, и снова начинается подфаза выбора.',
    'When the stack is empty and both players pass in succession, the Action subphase ends and the game returns to the Choice subphase.',
  ],
  'B12-415.1': [
    { ru: 'Заключительная фаза', en: 'Final phase' },
    'Когда активный игрок передаёт ход, начинается заключительная фаза. В стек заносятся особенности «в конце хода» и отложенные эффекты «в конце хода». После этого обоим игрокам доступны и прочие особенности их карт, срабатывающие и внезапные играемые.',
    'When the Active player hands the turn over, the Final phase begins. Features “at the end of the turn” and delayed effects due “at the end of the turn” go to the stack. Then players may use other triggered and sudden played features of their cards.',
    { see: ['B12-305.1'] },
  ],
  'B12-415.2': [
    { ru: 'Особенность, полученная в заключительную фазу', en: 'A feature acquired in the Final phase' },
    'Если в эту фазу карта получила особенность с условием «в конце хода» такого-то игрока, использовать её она может только в конце его следующего хода, если позволяет её текст.',
    'If in this phase a card acquires a feature with the condition “at the end of a player’s turn”, it can use it only at the end of that player’s next turn, if its text allows.',
    { see: ['B12-118.3'] },
  ],
  'B12-415.3': [
    { ru: 'Конец хода', en: 'End of the turn' },
    'Когда стек пуст и оба игрока спасовали подряд, разом прекращаются все эффекты «до конца хода» и «до конца этого хода». Затем ход переходит: активный игрок становится неактивным, а неактивный — активным.',
    'When the stack is empty and both players pass in succession, all effects “until the end of the turn” and “until the end of this turn” cease at the same time. Then the turn passes: the Active player becomes the Non-active one, and the Non-active player the Active one.',
  ],
} as const satisfies Record<string, RuleRow>;
