import type { BoxedRule } from './box.ts';

/** Chapters 8–9: the reveal turn, acquiring cards. */
export const reveal = {
  'D-8.1': {
    chapter: '8',
    box: 'base',
    title: { ru: 'Шаги хода раскрытия', en: 'Steps of the Reveal turn' },
    text: {
      ru: '(1) Раскройте все карты из руки и положите их отдельно от карт, сыгранных для отправки агентов; (2) примените их эффекты раскрытия; (3) отметьте боевую силу; (4) завершите ход. В «Восстании» силу отмечают в любой момент применения эффектов и сразу обновляют.',
      en: '(1) Reveal all cards in hand and put them in play, apart from the cards played on Agent turns; (2) resolve their Reveal boxes; (3) set strength; (4) clean up. In Uprising strength is set at any time while effects are resolved and kept up to date.',
    },
    enforceable: true,
    see: ['D-8.2', 'D-8.9'],
  },
  'D-8.2': {
    chapter: '8',
    box: 'base',
    title: { ru: 'Эффекты раскрытия', en: 'Reveal effects' },
    text: {
      ru: 'Действуют эффекты раскрытия только тех карт, что раскрыты сейчас, но не сыгранных для отправки агентов. Порядок любой; покупать карты можно до них, между ними и после.',
      en: 'Only the Reveal boxes of cards revealed now count, not those of cards played on Agent turns. They are resolved in any order; cards may be acquired before, between and after them.',
    },
    enforceable: true,
    see: ['D-4.9'],
  },
  'D-8.3': {
    chapter: '8',
    box: 'base',
    title: { ru: 'Откуда убеждение', en: 'Sources of Persuasion' },
    text: {
      ru: 'Убеждение дают эффекты раскрытия, место в Высшем Совете (2), «Ораторский зал», «Зал собраний» и «Технические переговоры» (по 1, если там ваш агент), карты интриг, жетоны технологий и лидеры. Оно есть только в ход раскрытия; неистраченное пропадает.',
      en: 'Persuasion comes from Reveal boxes, the High Council seat (2), Hall of Oratory, Assembly Hall and Tech Negotiation (1 each, if your Agent is there), Intrigue cards, Tech tiles and Leaders. It exists only in the Reveal turn; what is unspent is lost.',
    },
    enforceable: true,
    see: ['D-9.2', 'D-19.1'],
  },
  'D-8.4': {
    chapter: '8',
    box: 'base',
    title: { ru: 'Карта, взятая во время раскрытия', en: 'Drawing in the Reveal turn' },
    text: {
      ru: 'Карту, взятую в свой ход раскрытия, сразу раскрывают, и её эффект раскрытия действует в этот же ход.',
      en: 'A card drawn during your Reveal turn is revealed at once and its Reveal box is used in this turn.',
    },
    enforceable: true,
    see: ['D-F-087'],
  },
  'D-8.5': {
    chapter: '8',
    box: 'base',
    title: { ru: 'Карта, взятая после раскрытия', en: 'Drawing after the Reveal turn' },
    text: {
      ru: 'Карта, взятая после своего хода раскрытия, остаётся в руке на следующий раунд.',
      en: 'A card drawn after your Reveal turn stays in hand for the next round.',
    },
    enforceable: true,
    see: ['D-F-088', 'D-3.3'],
  },
  'D-8.6': {
    chapter: '8',
    box: 'base',
    title: { ru: 'Связь Фрименов', en: 'Fremen Bond' },
    text: {
      ru: 'Эффект «Связь Фрименов» действует, если у вас активна хотя бы ещё одна карта Фрименов; две такие карты включают друг друга.',
      en: 'A Fremen Bond effect is active if you have at least one other Fremen card in play; two such cards activate each other.',
    },
    enforceable: true,
    see: ['D-F-120'],
  },
  'D-8.7': {
    chapter: '8',
    box: 'base',
    title: { ru: 'Активная карта Бене Гессерит', en: 'Bene Gesserit in play' },
    text: {
      ru: 'Эффекту, которому нужна активная карта Бене Гессерит, нужна другая такая карта, а не сама эта.',
      en: 'An effect that needs a Bene Gesserit card in play needs another one, not the card itself.',
    },
    enforceable: true,
    see: ['D-8.8'],
  },
  'D-8.8': {
    chapter: '8',
    box: 'base',
    title: { ru: 'Активные карты', en: 'In play' },
    text: {
      ru: 'Активны карты, сыгранные в этом раунде для отправки агентов, и карты, раскрытые в текущий ход раскрытия, — до его завершения.',
      en: 'In play are the cards played on Agent turns this round and the cards revealed in the current Reveal turn, until clean-up.',
    },
    enforceable: true,
    see: ['D-8.9'],
  },
  'D-8.9': {
    chapter: '8',
    box: 'base',
    title: { ru: 'Завершение', en: 'Clean-up' },
    text: {
      ru: 'В конце хода раскрытия все активные карты уходят в сброс. Эффектом сброса это не считается: ни «Разгрузка», ни «когда сброшена» не срабатывают.',
      en: 'At the end of the Reveal turn all cards in play go to the discard pile. This is not a discard effect: neither Unload nor “when discarded” triggers.',
    },
    enforceable: true,
    see: ['D-23.25'],
  },
  'D-8.10': {
    chapter: '8',
    box: 'base',
    title: { ru: 'Назад пути нет', en: 'No going back' },
    text: {
      ru: 'Начатый ход раскрытия нужно довести до конца.',
      en: 'Once the Reveal turn has begun it must be completed.',
    },
    enforceable: true,
    see: ['D-F-049'],
  },
  'D-9.1': {
    chapter: '9',
    box: 'base',
    title: { ru: 'Что можно купить', en: 'What may be acquired' },
    text: {
      ru: 'За убеждение можно купить любую из 5 карт ряда Империи и карты резерва (база: «Посредник на Арракисе», «Пряность должна поступать»; «Восстание»: «Приготовьте путь», «Пряность должна поступать»). «Свёрнутое пространство» за убеждение не купить.',
      en: 'With Persuasion a player may acquire any of the 5 cards of the Imperium Row and cards of the Reserve (base: Arrakis Liaison, The Spice Must Flow; Uprising: Prepare the Way, The Spice Must Flow). Foldspace is never bought with Persuasion.',
    },
    enforceable: true,
    see: ['D-2.3', 'D-F-091'],
  },
  'D-9.2': {
    chapter: '9',
    box: 'base',
    title: { ru: 'Цена', en: 'Price' },
    text: {
      ru: 'Платят указанную на карте стоимость в убеждении. Убеждение из разных источников складывают и делят как угодно; карт можно купить сколько угодно.',
      en: 'The Persuasion cost printed on the card is paid. Persuasion from several sources may be pooled and split; any number of cards may be acquired.',
    },
    enforceable: true,
    see: ['D-8.3'],
  },
  'D-9.3': {
    chapter: '9',
    box: 'base',
    title: { ru: 'Куда идёт покупка', en: 'Destination' },
    text: {
      ru: 'Купленная карта ложится лицом вверх в сброс, если эффект не говорит иного (на верх колоды, в руку).',
      en: 'An acquired card goes face up to the discard pile unless an effect says otherwise (top of deck, hand).',
    },
    enforceable: true,
  },
  'D-9.4': {
    chapter: '9',
    box: 'base',
    title: { ru: 'Пополнение ряда', en: 'Refill' },
    text: {
      ru: 'Ряд Империи пополняют до 5 карт сразу после каждого изъятия, до эффекта покупки; новую карту можно купить в тот же ход. Когда колода пуста, ряд остаётся неполным.',
      en: 'The Imperium Row is refilled to 5 cards at once after each removal, before the acquire effect; the new card may be acquired in the same turn. When the deck is empty the Row stays short.',
    },
    enforceable: true,
    see: ['D-9.5'],
  },
  'D-9.5': {
    chapter: '9',
    box: 'base',
    title: { ru: 'Эффект покупки', en: 'Acquire effect' },
    text: {
      ru: 'Эффект покупки применяют один раз, когда карта получена, каким бы способом это ни случилось.',
      en: 'An acquire box is resolved once, when the card is acquired, by whatever means.',
    },
    enforceable: true,
  },
  'D-9.6': {
    chapter: '9',
    box: 'base',
    title: { ru: 'Эффекты, дающие карту', en: 'Effects that acquire' },
    text: {
      ru: 'Эффекты «получите карту ценой не выше…» относятся к картам со стоимостью в убеждении из ряда Империи или резерва, но не к картам Тлейлаксу и не к «Свёрнутому пространству».',
      en: 'Effects that let a player acquire a card up to a cost mean cards with a Persuasion cost in the Imperium Row or the Reserve, not Tleilaxu cards or Foldspace.',
    },
    enforceable: true,
    see: ['D-24.11'],
  },
  'D-9.7': {
    chapter: '9',
    box: 'base',
    title: { ru: 'Банкиры Гильдии', en: 'Guild Bankers' },
    text: {
      ru: 'Скидка «Банкиров Гильдии» действует на каждую карту «Пряность должна поступать», купленную в этот ход.',
      en: 'The discount of Guild Bankers applies to every copy of The Spice Must Flow acquired this turn.',
    },
    enforceable: true,
    see: ['D-F-001'],
  },
  'D-9.8': {
    chapter: '9',
    box: 'base',
    title: { ru: 'Манипуляция', en: 'Manipulate' },
    text: {
      ru: 'Карту, убранную «Манипуляцией» (Елена Ричес или карта интриги «Восстания»), в ряду сразу заменяют. Получить её может только тот, кто убрал: за убеждение на 1 дешевле в ход раскрытия этого раунда или другим эффектом, но без скидки. Не купленная, она выходит из игры в конце этого хода раскрытия.',
      en: 'A card set aside by Manipulate (Helena Richese, or the Uprising Intrigue card) is replaced in the Row at once. Only the one who set it aside may acquire it: with Persuasion at 1 less in this round’s Reveal turn, or by other effects without discount. Unacquired, it leaves the game at the end of that Reveal turn.',
    },
    enforceable: true,
    see: ['D-F-028', 'D-F-029', 'D-F-030', 'D-F-031'],
  },
  'D-9.9': {
    chapter: '9',
    box: 'base',
    title: { ru: 'Пряность должна поступать', en: 'The Spice Must Flow' },
    text: {
      ru: 'Покупка этой карты сразу даёт 1 ПО. Оно остаётся, даже если карту потом удалят.',
      en: 'Acquiring it gives 1 VP at once, which is kept even if the card is trashed.',
    },
    enforceable: true,
    see: ['D-F-085'],
  },
  'D-9.10': {
    chapter: '9',
    box: 'immortality',
    title: { ru: 'Атомный арсенал', en: 'Family Atomics' },
    text: {
      ru: 'См. правило об атомном арсенале («Бессмертие»).',
      en: 'See the rule on Family Atomics (Immortality).',
    },
    enforceable: false,
    see: ['D-24.20'],
  },
} as const satisfies Record<string, BoxedRule>;
