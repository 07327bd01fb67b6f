import type { Rule } from '@vigrid/kernel';

/** Glossary, Russian terms from Н to Э. */
export const glossaryNToE = {
  'BH-G-hire': {
    chapter: 'G',
    title: { ru: 'Найм: [текст]', en: 'Hire: [text]' },
    text: {
      ru: 'Текст выполняется, как только карта вошла в игру.',
      en: 'The text is executed when this card enters play.',
    },
    enforceable: true,
    see: ['BH-N-4'],
  },
  'BH-G-directed-strike': {
    chapter: 'G',
    title: { ru: 'Направленный удар', en: 'Directed Strike' },
    text: {
      ru: 'Когда атакует существо с Направленным ударом, защитника назначить нельзя.',
      en: 'When a creature with Directed Strike attacks, no defender can be assigned.',
    },
    enforceable: true,
    see: ['BH-11.1'],
  },
  'BH-G-stun-ability': {
    chapter: 'G',
    title: { ru: 'Оглушение', en: 'Stun' },
    text: {
      ru: 'Постоянная способность. В своей фазе восстановления карта с Оглушением остаётся закрытой, но Оглушение с неё спадает.',
      en: 'Constant ability. In its own recovery phase a card with Stun does not open, but it loses Stun.',
    },
    enforceable: true,
    see: ['BH-8.4', 'BH-G-stun-a-card'],
  },
  'BH-G-stun-a-card': {
    chapter: 'G',
    title: { ru: 'Оглушить карту', en: 'Stun a card' },
    text: {
      ru: 'Названные карты закрываются, и на каждую ложится эффект «Оглушение».',
      en: 'The named cards close and gain the effect Stun.',
    },
    enforceable: true,
    see: ['BH-G-stun-ability', 'BH-G-close'],
  },
  'BH-G-experience-in-attack': {
    chapter: 'G',
    title: { ru: 'Опыт в атаке', en: 'Experience in Attack' },
    text: {
      ru: 'После атаки ударом карта остаётся открытой.',
      en: 'The card does not close after attacking by strike.',
    },
    enforceable: true,
    see: ['BH-10.5'],
  },
  'BH-G-experience-in-defence': {
    chapter: 'G',
    title: { ru: 'Опыт в защите', en: 'Experience in Defence' },
    text: {
      ru: 'Побывав защитником, карта остаётся открытой.',
      en: 'The card does not close after having been a defender.',
    },
    enforceable: true,
    see: ['BH-11.3'],
  },
  'BH-G-horde': {
    chapter: 'G',
    title: { ru: 'Орда', en: 'Horde' },
    text: {
      ru: 'Одинаковых карт с Ордой в колоде может быть до 5.',
      en: 'Your deck may contain up to 5 copies of a card with Horde.',
    },
    enforceable: true,
  },
  'BH-G-feature': {
    chapter: 'G',
    title: { ru: 'Особенность', en: 'Feature' },
    text: {
      ru: 'Весь текст, который есть на карте, и любая его часть.',
      en: 'Any text printed on a card.',
    },
    enforceable: false,
    see: ['BH-G-ability'],
  },
  'BH-G-poison': {
    chapter: 'G',
    title: { ru: 'Отравить на X', en: 'Poison X' },
    text: {
      ru: 'Отравленная карта получает X ран всякий раз, как начинается её ход. Из нескольких Отравлений на карте работает только самое сильное.',
      en: 'A poisoned card receives X wounds at the start of each of its own turns. If it has several Poisons, only the greatest works.',
    },
    enforceable: true,
    see: ['BH-8.11', 'BH-G-heal-fully'],
  },
  'BH-G-first-strike': {
    chapter: 'G',
    title: { ru: 'Первый удар', en: 'First Strike' },
    text: {
      ru: 'Постоянная способность. В сражении двух существ то, у которого есть Первый удар, бьёт раньше; другое отвечает, только если уцелело. Если Первый удар есть у обоих, они бьют одновременно, как обычно.',
      en: 'Constant ability. When two creatures fight, the one with First Strike strikes first; the other strikes only if it survived. If both have it, they fight as usual.',
    },
    enforceable: true,
    see: ['BH-10.2', 'BH-11.2'],
  },
  'BH-G-shuffle': {
    chapter: 'G',
    title: { ru: 'Перемешать', en: 'Shuffle' },
    text: {
      ru: 'Порядок карт в колоде становится случайным. Потом противник вправе подснять колоду; это перемешиванием не считается.',
      en: 'The order of the cards in the deck is made random. The opponent may then cut the deck; cutting is not shuffling.',
    },
    enforceable: true,
  },
  'BH-G-character': {
    chapter: 'G',
    title: { ru: 'Персонаж', en: 'Character' },
    text: {
      ru: 'Общее слово для героев и существ.',
      en: 'A hero or a creature.',
    },
    enforceable: true,
    see: ['BH-1.3'],
  },
  'BH-G-repeat': {
    chapter: 'G',
    title: { ru: 'Повторить', en: 'Repeat' },
    text: {
      ru: 'Примените способности повторяемой карты ещё раз: все или только названные. Если они зависят от стоимости X, значение X остаётся прежним. Цели можно выбрать заново. Повтор заклинания не считается розыгрышем, и то, что срабатывает на розыгрыш, не срабатывает.',
      en: 'Use the abilities of the repeated card once more: all of them, or only those named. If they depend on a cost of X, X keeps its value. You may choose new targets. What triggers on playing a spell does not trigger on repeating one.',
    },
    enforceable: true,
  },
  'BH-G-ready': {
    chapter: 'G',
    title: { ru: 'Подготовить карту', en: 'Ready a card' },
    text: {
      ru: 'Карта открывается. Она снова может атаковать, и все её активируемые способности снова доступны.',
      en: 'Open the card. It may attack again and use all its activated abilities again.',
    },
    enforceable: true,
    see: ['BH-8.14', 'BH-8.15'],
  },
  'BH-G-search': {
    chapter: 'G',
    title: { ru: 'Поиск — [карта]', en: 'Search – [card]' },
    text: {
      ru: 'Найдите нужную карту (или карты) в своей колоде, покажите и возьмите в руку. Если подходит несколько, выбираете вы. Затем колода перемешивается.',
      en: 'Find the card (or cards) in your deck, show it to the opponent and put it into your hand. If several fit, you choose. Then shuffle the deck.',
    },
    enforceable: true,
    see: ['BH-G-shuffle', 'BH-N-9'],
  },
  'BH-G-heal-fully': {
    chapter: 'G',
    title: { ru: 'Полностью излечить', en: 'Heal fully' },
    text: {
      ru: 'С цели снимаются все раны; сколько их снято, на столько она и излечена. Отравление и подобные эффекты остаются.',
      en: 'Remove all wounds from the target; the number removed is the amount healed. Poison and similar effects stay.',
    },
    enforceable: true,
    see: ['BH-G-heal', 'BH-G-poison'],
  },
  'BH-G-put-into-hand-or-deck': {
    chapter: 'G',
    title: {
      ru: 'Положите карту в руку или колоду владельца',
      en: 'Put a card into its owner’s hand or deck',
    },
    text: {
      ru: 'Карта уходит из игровой зоны к своему владельцу — в руку или в колоду, как сказано.',
      en: 'Move the card from the play zone to its owner’s hand or deck, as stated.',
    },
    enforceable: true,
    see: ['BH-N-10'],
  },
  'BH-G-lose-abilities': {
    chapter: 'G',
    title: { ru: 'Потерять особенности', en: 'Lose abilities' },
    text: {
      ru: 'С картой, потерявшей особенности, обращаются так, будто поле её текста пусто.',
      en: 'A card that has lost its abilities is treated as if its text box were empty.',
    },
    enforceable: true,
    see: ['BH-G-feature'],
  },
  'BH-G-prevention': {
    chapter: 'G',
    title: { ru: 'Предотвращение', en: 'Prevention' },
    text: {
      ru: 'Эффект, из-за которого наносится меньше ран. Сила самой атаки прежняя, меняется лишь число ран.',
      en: 'An effect that lowers the number of wounds being dealt. The strength of the attack stays the same; only the number of wounds changes.',
    },
    enforceable: true,
  },
  'BH-G-on-attack': {
    chapter: 'G',
    title: { ru: 'При атаке — [текст]', en: 'On attack – [text]' },
    text: {
      ru: 'Когда атака этой карты завершена, выполняется текст. Ответный удар атакой не считается.',
      en: 'The text is executed after this card’s attack. A return strike does not set it off.',
    },
    enforceable: true,
    see: ['BH-N-4'],
  },
  'BH-G-rush': {
    chapter: 'G',
    title: { ru: 'Рывок', en: 'Rush' },
    text: {
      ru: 'Существо с Рывком не ждёт: оно действует уже в тот ход, когда вы его разыграли, возродили, вызвали или взяли под контроль.',
      en: 'A creature with Rush does not wait: it may act in the very turn in which it was played, revived, summoned or taken under control.',
    },
    enforceable: true,
    see: ['BH-8.19', 'BH-2.3'],
  },
  'BH-G-discard-a-card': {
    chapter: 'G',
    title: { ru: 'Сбросьте карту', en: 'Discard a card' },
    text: {
      ru: 'Одна из карт в руке игрока уходит на его кладбище; какая, решает он сам.',
      en: 'The player puts a card of their own choice from their hand into their graveyard.',
    },
    enforceable: true,
  },
  'BH-G-create': {
    chapter: 'G',
    title: { ru: 'Создайте X', en: 'Create X' },
    text: {
      ru: 'Карта X входит в игру из запаса, а не из колоды; быть в колоде она не обязана.',
      en: 'Put card X from the reserve into play. It does not come from your deck and need not be in it.',
    },
    enforceable: true,
    see: ['BH-G-reserve', 'BH-G-created'],
  },
  'BH-G-created': {
    chapter: 'G',
    title: { ru: 'Созданный', en: 'Created' },
    text: {
      ru: 'Созданную карту нельзя положить в колоду: в игру её приводит способность «создайте». Её владелец — тот, чья способность её создала. Если она уходит из игры, то вместо этого возвращается в запас владельца; это делают сами правила.',
      en: 'A Created card cannot be in a deck; it enters play through “create”. Its owner is the player whose ability brought it into play. When it would leave play, it returns to its owner’s reserve instead, by the rules themselves.',
    },
    enforceable: true,
    see: ['BH-G-create', 'BH-G-reserve'],
  },
  'BH-G-ability': {
    chapter: 'G',
    title: { ru: 'Способность', en: 'Ability' },
    text: {
      ru: 'То, чем карта влияет на игру: одно целое, которое по смыслу не делится.',
      en: 'A unit that influences the game and cannot be divided in meaning.',
    },
    enforceable: false,
    see: ['BH-G-feature'],
  },
  'BH-G-fight-a-chosen-creature': {
    chapter: 'G',
    title: { ru: 'Сразиться с выбранным существом', en: 'Fight a chosen creature' },
    text: {
      ru: 'Обычная атака ударом, но с отличиями. Оба существа считаются открытыми, даже если закрыты. Никто из них от этого не закрывается, разве что в тексте стоит символ закрытия. Защитника не назначают. Своей атаки ударом существо не теряет.',
      en: 'A normal attack by strike, with these changes. Both creatures fight as open even if they are closed. Neither closes because of it, unless the text has the close symbol. No defender can be assigned. The creature keeps its own attack by strike.',
    },
    enforceable: true,
    see: ['BH-8.14', 'BH-10.2', 'BH-8.22'],
  },
  'BH-G-uniqueness': {
    chapter: 'G',
    title: { ru: 'Уникальность', en: 'Uniqueness' },
    text: {
      ru: 'Один игрок не может контролировать в игре две одноимённые карты, если хоть у одной есть Уникальность: карта с Уникальностью уходит на кладбище. Когда в отряд приходит вторая карта с тем же именем, туда уходит первая.',
      en: 'One player cannot control two cards of the same name in play if at least one has Uniqueness: the card with Uniqueness goes to the graveyard. When a second card of that name is about to join the squad, the first one goes there.',
    },
    enforceable: true,
  },
  'BH-G-destroy': {
    chapter: 'G',
    title: { ru: 'Уничтожьте', en: 'Destroy' },
    text: {
      ru: 'Карта уходит из игры на кладбище своего владельца.',
      en: 'Put the card from play into its owner’s graveyard.',
    },
    enforceable: true,
    see: ['BH-G-death', 'BH-G-graveyard'],
  },
  'BH-G-equipment': {
    chapter: 'G',
    title: { ru: 'Экипировка', en: 'Equipment' },
    text: {
      ru: 'Оружие, броня и амулет.',
      en: 'Weapons, armours and amulets.',
    },
    enforceable: true,
    see: ['BH-1.11'],
  },
  'BH-G-strengthening-effect': {
    chapter: 'G',
    title: { ru: 'Эффект усиления', en: 'Strengthening effect' },
    text: {
      ru: 'Каждый эффект усиления повышает удар персонажа на 1 и его жизни тоже на 1. Усиление и ослабление гасят друг друга.',
      en: 'Each Strengthening effect on a character raises its strike and its lives by 1. Strengthening and Weakening effects cancel each other.',
    },
    enforceable: true,
    see: ['BH-20.1', 'BH-20.2'],
  },
} as const satisfies Record<string, Rule>;
