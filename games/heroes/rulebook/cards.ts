import type { RuleRow } from '@vigrid/kernel';

/** Chapters 1–5: types of cards, quests, elements, rarity. */
export const cards = {
  'BH-1.1': [
    { ru: 'Цель игры', en: 'Object of the game' },
    'Два героя ведут в бой свои армии. Вы нанимаете существ, применяете заклинания и разыгрываете карты поддержки. Когда у вражеского героя остаётся 0 жизней или меньше, победа за вами.',
    'Two heroes lead their armies into battle. You hire creatures, use spells and play support cards. When the opposing hero has 0 lives or fewer, you win.',
    { see: ['BH-1.5', 'BH-15.1', 'BH-15.2'] },
  ],
  'BH-1.2': [
    { ru: 'Пять типов карт', en: 'Five card types' },
    'Каждая карта относится к одному из пяти типов: это герой, существо, заклинание, карта поддержки или квест.',
    'Every card is of one of five types: hero, creature, spell, support card or quest.',
    { see: ['BH-1.4', 'BH-1.7', 'BH-1.8', 'BH-1.11', 'BH-2.1'] },
  ],
  'BH-1.3': [
    { ru: 'Персонажи', en: 'Characters' },
    'Слово «персонаж» означает и героя, и существо.',
    'The word “character” means a hero as well as a creature.',
    { see: ['BH-G-character'] },
  ],
  'BH-1.4': [
    { ru: 'Герой', en: 'Hero' },
    'Карта героя — это вы сами. Всю партию она лежит лицом вверх в игровой зоне владельца.',
    'The hero card stands for you. It lies face up in its owner’s play zone for the whole game.',
  ],
  'BH-1.5': [
    { ru: 'Гибель героя', en: 'Death of the hero' },
    'Как только ран на вашем герое становится не меньше, чем у него жизней, вы проигрываете.',
    'As soon as the wounds on your hero equal or exceed its lives, you lose.',
    { see: ['BH-12.3', 'BH-15.1'] },
  ],
  'BH-1.6': [
    { ru: 'Что есть на карте героя', en: 'What a hero card shows' },
    'На карте героя указаны класс, текст способностей, количество жизней и символ героя. Ни стоимости, ни удара у него нет.',
    'A hero card shows its class, ability text, number of lives and the hero symbol. It has neither a cost nor a strike.',
    { enforceable: false },
  ],
  'BH-1.7': [
    { ru: 'Существа', en: 'Creatures' },
    'Существа сражаются и заслоняют собой героя. Разыгранное существо ложится в игровую зону под вашим контролем и лежит там, пока не перейдёт в другую зону.',
    'Creatures fight and shield their hero. A creature you play is put into the play zone under your control and stays there until it changes zone.',
  ],
  'BH-1.8': [
    { ru: 'Заклинания', en: 'Spells' },
    'Заклинание действует один раз. Разыгранная карта уходит на ваше кладбище, и тут же применяются её способности.',
    'A spell works once. When you play it, the card goes to your graveyard and its abilities are used at once.',
    { see: ['BH-8.20', 'BH-N-8'] },
  ],
  'BH-1.9': [
    { ru: 'Что есть на карте заклинания', en: 'What a spell card shows' },
    'На карте заклинания указаны стоимость, текст способностей, символ заклинания и класс; у части заклинаний класса нет.',
    'A spell card shows its cost, ability text, the spell symbol and its class; some spells have no class.',
    { enforceable: false },
  ],
  'BH-1.10': [
    { ru: 'Что есть на карте существа', en: 'What a creature card shows' },
    'На карте существа указаны класс, текст способностей, удар, стоимость, символ существа и количество жизней.',
    'A creature card shows its class, ability text, strike, cost, the creature symbol and its number of lives.',
    { enforceable: false },
  ],
  'BH-1.11': [
    { ru: 'Виды карт поддержки', en: 'Kinds of support cards' },
    'Карта поддержки — это оружие, броня, амулет, местность или событие.',
    'A support card is a weapon, an armour, an amulet, a terrain or an event.',
    { see: ['BH-G-equipment'] },
  ],
  'BH-1.12': [
    { ru: 'Розыгрыш карты поддержки', en: 'Playing a support card' },
    'Разыгранная карта поддержки ложится возле вашего героя и лежит там, пока не перейдёт в другую зону.',
    'A support card you play is put next to your hero and stays there until it changes zone.',
  ],
  'BH-1.13': [
    { ru: 'По одной карте каждого вида', en: 'One support card of each kind' },
    'Когда вы разыгрываете карту поддержки, прежняя ваша карта поддержки того же вида уходит на ваше кладбище.',
    'When you play a support card, the card of the same kind that you already control goes to your graveyard.',
    { see: ['BH-1.11'] },
  ],
  'BH-1.14': [
    { ru: 'Что есть на карте поддержки', en: 'What a support card shows' },
    'На карте поддержки указаны стоимость, текст способностей, класс и символ, который зависит от класса.',
    'A support card shows its cost, ability text, class and a symbol that depends on the class.',
    { enforceable: false },
  ],
  'BH-2.1': [
    { ru: 'Квест', en: 'Quest' },
    'Квест лежит в игровой зоне и следит за тем, что в ней происходит: когда выполняются его особые условия, кто-то получает или выдаёт маркеры квеста.',
    'A quest lies in the play zone and watches what happens there: when its special conditions are met, quest markers are gained or given out.',
  ],
  'BH-2.2': [
    { ru: 'Что есть на карте квеста', en: 'What a quest card shows' },
    'У квеста нет стоимости. На карте указаны текст способностей, тип «квест» и класс; у части квестов класса нет.',
    'A quest has no cost. It shows its ability text, the type “quest” and its class; some quests have no class.',
    { see: ['BH-2.5'] },
  ],
  'BH-2.3': [
    { ru: 'Новый квест не действует', en: 'A fresh quest cannot act' },
    'В тот ход, когда квест попал под ваш контроль, он, подобно существу, не действует: его способности с символом закрытия недоступны, если у него нет Рывка.',
    'In the turn in which a quest came under your control it cannot act, just like a creature: its abilities with the close symbol cannot be used unless it has Rush.',
    { see: ['BH-8.19', 'BH-8.22', 'BH-G-rush'] },
  ],
  'BH-2.4': [
    { ru: 'Один квест', en: 'One quest at a time' },
    'Под вашим контролем может быть только один квест, если никакая способность не разрешает больше.',
    'You may control only one quest at a time, unless an ability allows more.',
    { see: ['BH-2.5'] },
  ],
  'BH-2.5': [
    { ru: 'Взять квест', en: 'Take a quest' },
    'Раз в ход вы можете взять квест: если в этом ходу вы этого ещё не делали, положите карту квеста из руки в игровую зону. Монеты за это не платят.',
    'Once per turn you may take a quest: if you have not done so this turn, put a quest card from your hand into the play zone. No coins are paid.',
    { see: ['BH-2.4', 'BH-2.6', 'BH-2.7'] },
  ],
  'BH-2.6': [
    { ru: 'Когда берут квест', en: 'When a quest may be taken' },
    'Взять квест можно лишь в основном этапе своего хода, в фазе выбора.',
    'You may take a quest only in the main stage of your own turn, in the choice phase.',
    { see: ['BH-8.12'] },
  ],
  'BH-2.7': [
    { ru: 'Взять — не разыграть', en: 'Taking is not playing' },
    'Взятый квест не считается разыгранной картой.',
    'A quest that is taken does not count as a card that is played.',
  ],
  'BH-2.8': [
    { ru: 'Завершить квест', en: 'Complete a quest' },
    'Если эффект велит завершить квест, карта квеста уходит в стопку завершённых квестов.',
    'When an effect tells you to complete a quest, the quest card goes to the completed-quests pile.',
    { see: ['BH-3.1', 'BH-3.5'] },
  ],
  'BH-3.1': [
    { ru: 'Стопка завершённых квестов', en: 'Completed-quests pile' },
    'Завершённые квесты хранятся в отдельной зоне игрока — стопке завершённых квестов. Эта зона открытая.',
    'Completed quests are kept in a zone of the player, the completed-quests pile. It is an open zone.',
  ],
  'BH-3.2': [
    { ru: 'У каждого своя стопка', en: 'One pile per player' },
    'Такая стопка есть у каждого из игроков.',
    'Each player has a completed-quests pile of their own.',
  ],
  'BH-3.3': [
    { ru: 'Несколько карт сразу', en: 'Several cards at once' },
    'Когда в стопку одновременно приходит несколько карт, их порядок выбирает владелец.',
    'When several cards enter the pile at the same time, their owner chooses their order.',
  ],
  'BH-3.4': [
    { ru: 'Стопка открыта', en: 'The pile is open' },
    'Карты в стопке лежат лицом вверх. И свою, и чужую стопку можно просматривать когда угодно.',
    'Cards in the pile lie face up. You may look through your own pile and the opponent’s at any time.',
  ],
  'BH-3.5': [
    { ru: 'Стопка владельца', en: 'The owner’s pile' },
    'Завершённый квест ложится в стопку своего владельца, кто бы его ни контролировал.',
    'A card always goes to its owner’s pile, no matter who controlled it.',
    { see: ['BH-N-10'] },
  ],
  'BH-3.6': [
    { ru: 'Потеря эффектов и маркеров', en: 'Effects and markers are lost' },
    'Когда все сработавшие способности уже стоят в очереди, карта в стопке теряет эффекты и маркеры. Остаются только отметки о том, сколько раз применены способности «X раз за ход» и «X раз за бой» (или «за игру»).',
    'Once all triggered abilities are in the queue, the card loses its effects and markers. Only the marks of uses of “X times per turn” and “X times per battle” (or “per game”) abilities remain.',
  ],
  'BH-4.1': [
    { ru: 'Пять стихий', en: 'Five elements' },
    'Враждующих стихий пять: это степи, горы, леса, болота и тьма. Большая часть карт принадлежит одной из них.',
    'There are five opposing elements: steppes, mountains, forests, swamps and darkness. Most cards belong to one of them.',
  ],
  'BH-4.2': [
    { ru: 'Нейтральные карты', en: 'Neutral cards' },
    'Карта без стихии — нейтральная.',
    'A card without an element is neutral.',
  ],
  'BH-4.3': [
    { ru: 'Как узнать стихию', en: 'How the element is shown' },
    'Стихию видно по цвету самой карты и по цвету круга вверху справа.',
    'The element shows in the colour of the card and of the circle in its upper right corner.',
    { enforceable: false },
  ],
  'BH-4.4': [
    { ru: 'Мультистихийные и полноформатные карты', en: 'Multi-element and full-art cards' },
    'У карты может быть сразу несколько стихий. На таких мультистихийных картах, а также на полноформатных картах с большой иллюстрацией каждая стихия показана своим значком вверху справа.',
    'A card can have several elements at once. On such multi-element cards, and on full-art cards with a larger picture, each element has an icon of its own in the upper right corner.',
  ],
  'BH-5.1': [
    { ru: 'Значок редкости', en: 'Rarity mark' },
    'Значок внизу справа показывает, часто ли карта попадается в бустерах: она бывает частой, необычной, редкой и ультраредкой. На игру редкость не влияет.',
    'The mark in the lower right corner tells how often the card turns up in boosters: common, uncommon, rare or ultra-rare. Rarity has no effect on play.',
    { enforceable: false },
  ],
} as const satisfies Record<string, RuleRow>;
