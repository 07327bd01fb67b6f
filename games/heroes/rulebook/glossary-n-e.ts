import type { RuleRow } from '@vigrid/kernel';

/** Glossary, Russian terms from Н to Э. */
export const glossaryNToE = {
  'BH-G-hire': [
    { ru: 'Найм: [текст]', en: 'Hire: [text]' },
    'Текст выполняется, как только карта вошла в игру.',
    'The text is executed when this card enters play.',
    { see: ['BH-N-4'] },
  ],
  'BH-G-directed-strike': [
    { ru: 'Направленный удар', en: 'Directed Strike' },
    'Когда атакует существо с Направленным ударом, защитника назначить нельзя.',
    'When a creature with Directed Strike attacks, no defender can be assigned.',
    { see: ['BH-11.1'] },
  ],
  'BH-G-stun-ability': [
    { ru: 'Оглушение', en: 'Stun' },
    'Постоянная способность. В своей фазе восстановления карта с Оглушением остаётся закрытой, но Оглушение с неё спадает.',
    'Constant ability. In its own recovery phase a card with Stun does not open, but it loses Stun.',
    { see: ['BH-8.4', 'BH-G-stun-a-card'] },
  ],
  'BH-G-stun-a-card': [
    { ru: 'Оглушить карту', en: 'Stun a card' },
    'Названные карты закрываются, и на каждую ложится эффект «Оглушение».',
    'The named cards close and gain the effect Stun.',
    { see: ['BH-G-stun-ability', 'BH-G-close'] },
  ],
  'BH-G-experience-in-attack': [
    { ru: 'Опыт в атаке', en: 'Experience in Attack' },
    'После атаки ударом карта остаётся открытой.',
    'The card does not close after attacking by strike.',
    { see: ['BH-10.5'] },
  ],
  'BH-G-experience-in-defence': [
    { ru: 'Опыт в защите', en: 'Experience in Defence' },
    'Побывав защитником, карта остаётся открытой.',
    'The card does not close after having been a defender.',
    { see: ['BH-11.3'] },
  ],
  'BH-G-horde': [
    { ru: 'Орда', en: 'Horde' },
    'Одинаковых карт с Ордой в колоде может быть до 5.',
    'Your deck may contain up to 5 copies of a card with Horde.',
  ],
  'BH-G-feature': [
    { ru: 'Особенность', en: 'Feature' },
    'Весь текст, который есть на карте, и любая его часть.',
    'Any text printed on a card.',
    { enforceable: false, see: ['BH-G-ability'] },
  ],
  'BH-G-poison': [
    { ru: 'Отравить на X', en: 'Poison X' },
    'Отравленная карта получает X ран всякий раз, как начинается её ход. Из нескольких Отравлений на карте работает только самое сильное.',
    'A poisoned card receives X wounds at the start of each of its own turns. If it has several Poisons, only the greatest works.',
    { see: ['BH-8.11', 'BH-G-heal-fully'] },
  ],
  'BH-G-first-strike': [
    { ru: 'Первый удар', en: 'First Strike' },
    'Постоянная способность. В сражении двух существ то, у которого есть Первый удар, бьёт раньше; другое отвечает, только если уцелело. Если Первый удар есть у обоих, они бьют одновременно, как обычно.',
    'Constant ability. When two creatures fight, the one with First Strike strikes first; the other strikes only if it survived. If both have it, they fight as usual.',
    { see: ['BH-10.2', 'BH-11.2'] },
  ],
  'BH-G-shuffle': [
    { ru: 'Перемешать', en: 'Shuffle' },
    'Порядок карт в колоде становится случайным. Потом противник вправе подснять колоду; это перемешиванием не считается.',
    'The order of the cards in the deck is made random. The opponent may then cut the deck; cutting is not shuffling.',
  ],
  'BH-G-character': [
    { ru: 'Персонаж', en: 'Character' },
    'Общее слово для героев и существ.',
    'A hero or a creature.',
    { see: ['BH-1.3'] },
  ],
  'BH-G-repeat': [
    { ru: 'Повторить', en: 'Repeat' },
    'Примените способности повторяемой карты ещё раз: все или только названные. Если они зависят от стоимости X, значение X остаётся прежним. Цели можно выбрать заново. Повтор заклинания не считается розыгрышем, и то, что срабатывает на розыгрыш, не срабатывает.',
    'Use the abilities of the repeated card once more: all of them, or only those named. If they depend on a cost of X, X keeps its value. You may choose new targets. What triggers on playing a spell does not trigger on repeating one.',
  ],
  'BH-G-ready': [
    { ru: 'Подготовить карту', en: 'Ready a card' },
    'Карта открывается. Она снова может атаковать, и все её активируемые способности снова доступны.',
    'Open the card. It may attack again and use all its activated abilities again.',
    { see: ['BH-8.14', 'BH-8.15'] },
  ],
  'BH-G-search': [
    { ru: 'Поиск — [карта]', en: 'Search – [card]' },
    'Найдите нужную карту (или карты) в своей колоде, покажите и возьмите в руку. Если подходит несколько, выбираете вы. Затем колода перемешивается.',
    'Find the card (or cards) in your deck, show it to the opponent and put it into your hand. If several fit, you choose. Then shuffle the deck.',
    { see: ['BH-G-shuffle', 'BH-N-9'] },
  ],
  'BH-G-heal-fully': [
    { ru: 'Полностью излечить', en: 'Heal fully' },
    'С цели снимаются все раны; сколько их снято, на столько она и излечена. Отравление и подобные эффекты остаются.',
    'Remove all wounds from the target; the number removed is the amount healed. Poison and similar effects stay.',
    { see: ['BH-G-heal', 'BH-G-poison'] },
  ],
  'BH-G-put-into-hand-or-deck': [
    { ru: 'Положите карту в руку или колоду владельца', en: 'Put a card into its owner’s hand or deck' },
    'Карта уходит из игровой зоны к своему владельцу — в руку или в колоду, как сказано.',
    'Move the card from the play zone to its owner’s hand or deck, as stated.',
    { see: ['BH-N-10'] },
  ],
  'BH-G-lose-abilities': [
    { ru: 'Потерять особенности', en: 'Lose abilities' },
    'С картой, потерявшей особенности, обращаются так, будто поле её текста пусто.',
    'A card that has lost its abilities is treated as if its text box were empty.',
    { see: ['BH-G-feature'] },
  ],
  'BH-G-prevention': [
    { ru: 'Предотвращение', en: 'Prevention' },
    'Эффект, из-за которого наносится меньше ран. Сила самой атаки прежняя, меняется лишь число ран.',
    'An effect that lowers the number of wounds being dealt. The strength of the attack stays the same; only the number of wounds changes.',
  ],
  'BH-G-on-attack': [
    { ru: 'При атаке — [текст]', en: 'On attack – [text]' },
    'Когда атака этой карты завершена, выполняется текст. Ответный удар атакой не считается.',
    'The text is executed after this card’s attack. A return strike does not set it off.',
    { see: ['BH-N-4'] },
  ],
  'BH-G-rush': [
    { ru: 'Рывок', en: 'Rush' },
    'Существо с Рывком не ждёт: оно действует уже в тот ход, когда вы его разыграли, возродили, вызвали или взяли под контроль.',
    'A creature with Rush does not wait: it may act in the very turn in which it was played, revived, summoned or taken under control.',
    { see: ['BH-8.19', 'BH-2.3'] },
  ],
  'BH-G-discard-a-card': [
    { ru: 'Сбросьте карту', en: 'Discard a card' },
    'Одна из карт в руке игрока уходит на его кладбище; какая, решает он сам.',
    'The player puts a card of their own choice from their hand into their graveyard.',
  ],
  'BH-G-create': [
    { ru: 'Создайте X', en: 'Create X' },
    'Карта X входит в игру из запаса, а не из колоды; быть в колоде она не обязана.',
    'Put card X from the reserve into play. It does not come from your deck and need not be in it.',
    { see: ['BH-G-reserve', 'BH-G-created'] },
  ],
  'BH-G-created': [
    { ru: 'Созданный', en: 'Created' },
    'Созданную карту нельзя положить в колоду: в игру её приводит способность «создайте». Её владелец — тот, чья способность её создала. Если она уходит из игры, то вместо этого возвращается в запас владельца; это делают сами правила.',
    'A Created card cannot be in a deck; it enters play through “create”. Its owner is the player whose ability brought it into play. When it would leave play, it returns to its owner’s reserve instead, by the rules themselves.',
    { see: ['BH-G-create', 'BH-G-reserve'] },
  ],
  'BH-G-ability': [
    { ru: 'Способность', en: 'Ability' },
    'То, чем карта влияет на игру: одно целое, которое по смыслу не делится.',
    'A unit that influences the game and cannot be divided in meaning.',
    { enforceable: false, see: ['BH-G-feature'] },
  ],
  'BH-G-fight-a-chosen-creature': [
    { ru: 'Сразиться с выбранным существом', en: 'Fight a chosen creature' },
    'Обычная атака ударом, но с отличиями. Оба существа считаются открытыми, даже если закрыты. Никто из них от этого не закрывается, разве что в тексте стоит символ закрытия. Защитника не назначают. Своей атаки ударом существо не теряет.',
    'A normal attack by strike, with these changes. Both creatures fight as open even if they are closed. Neither closes because of it, unless the text has the close symbol. No defender can be assigned. The creature keeps its own attack by strike.',
    { see: ['BH-8.14', 'BH-10.2', 'BH-8.22'] },
  ],
  'BH-G-uniqueness': [
    { ru: 'Уникальность', en: 'Uniqueness' },
    'Один игрок не может контролировать в игре две одноимённые карты, если хоть у одной есть Уникальность: карта с Уникальностью уходит на кладбище. Когда в отряд приходит вторая карта с тем же именем, туда уходит первая.',
    'One player cannot control two cards of the same name in play if at least one has Uniqueness: the card with Uniqueness goes to the graveyard. When a second card of that name is about to join the squad, the first one goes there.',
  ],
  'BH-G-destroy': [
    { ru: 'Уничтожьте', en: 'Destroy' },
    'Карта уходит из игры на кладбище своего владельца.',
    'Put the card from play into its owner’s graveyard.',
    { see: ['BH-G-death', 'BH-G-graveyard'] },
  ],
  'BH-G-equipment': [
    { ru: 'Экипировка', en: 'Equipment' },
    'Оружие, броня и амулет.',
    'Weapons, armours and amulets.',
    { see: ['BH-1.11'] },
  ],
  'BH-G-strengthening-effect': [
    { ru: 'Эффект усиления', en: 'Strengthening effect' },
    'Каждый эффект усиления повышает удар персонажа на 1 и его жизни тоже на 1. Усиление и ослабление гасят друг друга.',
    'Each Strengthening effect on a character raises its strike and its lives by 1. Strengthening and Weakening effects cancel each other.',
    { see: ['BH-20.1', 'BH-20.2'] },
  ],
} as const satisfies Record<string, RuleRow>;
