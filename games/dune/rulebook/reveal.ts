import type { BoxedRow } from './box.ts';

/** Chapters 8–9: the reveal turn, acquiring cards. */
export const reveal = {
  'D-8.1': [
    { ru: 'Шаги хода раскрытия', en: 'Steps of the Reveal turn' },
    '(1) Раскройте все карты из руки и положите их отдельно от карт, сыгранных для отправки агентов; (2) примените их эффекты раскрытия; (3) отметьте боевую силу; (4) завершите ход. В «Восстании» силу отмечают в любой момент применения эффектов и сразу обновляют.',
    '(1) Reveal all cards in hand and put them in play, apart from the cards played on Agent turns; (2) resolve their Reveal boxes; (3) set strength; (4) clean up. In Uprising strength is set at any time while effects are resolved and kept up to date.',
    { see: ['D-8.2', 'D-8.9'] },
  ],
  'D-8.2': [
    { ru: 'Эффекты раскрытия', en: 'Reveal effects' },
    'Действуют эффекты раскрытия только тех карт, что раскрыты сейчас, но не сыгранных для отправки агентов. Порядок любой; покупать карты можно до них, между ними и после.',
    'Only the Reveal boxes of cards revealed now count, not those of cards played on Agent turns. They are resolved in any order; cards may be acquired before, between and after them.',
    { see: ['D-4.9'] },
  ],
  'D-8.3': [
    { ru: 'Откуда убеждение', en: 'Sources of Persuasion' },
    'Убеждение дают эффекты раскрытия, место в Высшем Совете (2), «Ораторский зал», «Зал собраний» и «Технические переговоры» (по 1, если там ваш агент), карты интриг, жетоны технологий и лидеры. Оно есть только в ход раскрытия; неистраченное пропадает.',
    'Persuasion comes from Reveal boxes, the High Council seat (2), Hall of Oratory, Assembly Hall and Tech Negotiation (1 each, if your Agent is there), Intrigue cards, Tech tiles and Leaders. It exists only in the Reveal turn; what is unspent is lost.',
    { see: ['D-9.2', 'D-19.1'] },
  ],
  'D-8.4': [
    { ru: 'Карта, взятая во время раскрытия', en: 'Drawing in the Reveal turn' },
    'Карту, взятую в свой ход раскрытия, сразу раскрывают, и её эффект раскрытия действует в этот же ход.',
    'A card drawn during your Reveal turn is revealed at once and its Reveal box is used in this turn.',
    { see: ['D-F-087'] },
  ],
  'D-8.5': [
    { ru: 'Карта, взятая после раскрытия', en: 'Drawing after the Reveal turn' },
    'Карта, взятая после своего хода раскрытия, остаётся в руке на следующий раунд.',
    'A card drawn after your Reveal turn stays in hand for the next round.',
    { see: ['D-F-088', 'D-3.3'] },
  ],
  'D-8.6': [
    { ru: 'Связь Фрименов', en: 'Fremen Bond' },
    'Эффект «Связь Фрименов» действует, если у вас активна хотя бы ещё одна карта Фрименов; две такие карты включают друг друга.',
    'A Fremen Bond effect is active if you have at least one other Fremen card in play; two such cards activate each other.',
    { see: ['D-F-120'] },
  ],
  'D-8.7': [
    { ru: 'Активная карта Бене Гессерит', en: 'Bene Gesserit in play' },
    'Эффекту, которому нужна активная карта Бене Гессерит, нужна другая такая карта, а не сама эта.',
    'An effect that needs a Bene Gesserit card in play needs another one, not the card itself.',
    { see: ['D-8.8'] },
  ],
  'D-8.8': [
    { ru: 'Активные карты', en: 'In play' },
    'Активны карты, сыгранные в этом раунде для отправки агентов, и карты, раскрытые в текущий ход раскрытия, — до его завершения.',
    'In play are the cards played on Agent turns this round and the cards revealed in the current Reveal turn, until clean-up.',
    { see: ['D-8.9'] },
  ],
  'D-8.9': [
    { ru: 'Завершение', en: 'Clean-up' },
    'В конце хода раскрытия все активные карты уходят в сброс. Эффектом сброса это не считается: ни «Разгрузка», ни «когда сброшена» не срабатывают.',
    'At the end of the Reveal turn all cards in play go to the discard pile. This is not a discard effect: neither Unload nor “when discarded” triggers.',
    { see: ['D-23.25'] },
  ],
  'D-8.10': [
    { ru: 'Назад пути нет', en: 'No going back' },
    'Начатый ход раскрытия нужно довести до конца.',
    'Once the Reveal turn has begun it must be completed.',
    { see: ['D-F-049'] },
  ],
  'D-9.1': [
    { ru: 'Что можно купить', en: 'What may be acquired' },
    'За убеждение можно купить любую из 5 карт ряда Империи и карты резерва (база: «Посредник на Арракисе», «Пряность должна поступать»; «Восстание»: «Приготовьте путь», «Пряность должна поступать»). «Свёрнутое пространство» за убеждение не купить.',
    'With Persuasion a player may acquire any of the 5 cards of the Imperium Row and cards of the Reserve (base: Arrakis Liaison, The Spice Must Flow; Uprising: Prepare the Way, The Spice Must Flow). Foldspace is never bought with Persuasion.',
    { see: ['D-2.3', 'D-F-091'] },
  ],
  'D-9.2': [
    { ru: 'Цена', en: 'Price' },
    'Платят указанную на карте стоимость в убеждении. Убеждение из разных источников складывают и делят как угодно; карт можно купить сколько угодно.',
    'The Persuasion cost printed on the card is paid. Persuasion from several sources may be pooled and split; any number of cards may be acquired.',
    { see: ['D-8.3'] },
  ],
  'D-9.3': [
    { ru: 'Куда идёт покупка', en: 'Destination' },
    'Купленная карта ложится лицом вверх в сброс, если эффект не говорит иного (на верх колоды, в руку).',
    'An acquired card goes face up to the discard pile unless an effect says otherwise (top of deck, hand).',
  ],
  'D-9.4': [
    { ru: 'Пополнение ряда', en: 'Refill' },
    'Ряд Империи пополняют до 5 карт сразу после каждого изъятия, до эффекта покупки; новую карту можно купить в тот же ход. Когда колода пуста, ряд остаётся неполным.',
    'The Imperium Row is refilled to 5 cards at once after each removal, before the acquire effect; the new card may be acquired in the same turn. When the deck is empty the Row stays short.',
    { see: ['D-9.5'] },
  ],
  'D-9.5': [
    { ru: 'Эффект покупки', en: 'Acquire effect' },
    'Эффект покупки применяют один раз, когда карта получена, каким бы способом это ни случилось.',
    'An acquire box is resolved once, when the card is acquired, by whatever means.',
  ],
  'D-9.6': [
    { ru: 'Эффекты, дающие карту', en: 'Effects that acquire' },
    'Эффекты «получите карту ценой не выше…» относятся к картам со стоимостью в убеждении из ряда Империи или резерва, но не к картам Тлейлаксу и не к «Свёрнутому пространству».',
    'Effects that let a player acquire a card up to a cost mean cards with a Persuasion cost in the Imperium Row or the Reserve, not Tleilaxu cards or Foldspace.',
    { see: ['D-24.11'] },
  ],
  'D-9.7': [
    { ru: 'Банкиры Гильдии', en: 'Guild Bankers' },
    'Скидка «Банкиров Гильдии» действует на каждую карту «Пряность должна поступать», купленную в этот ход.',
    'The discount of Guild Bankers applies to every copy of The Spice Must Flow acquired this turn.',
    { see: ['D-F-001'] },
  ],
  'D-9.8': [
    { ru: 'Манипуляция', en: 'Manipulate' },
    'Карту, убранную «Манипуляцией» (Елена Ричес или карта интриги «Восстания»), в ряду сразу заменяют. Получить её может только тот, кто убрал: за убеждение на 1 дешевле в ход раскрытия этого раунда или другим эффектом, но без скидки. Не купленная, она выходит из игры в конце этого хода раскрытия.',
    'A card set aside by Manipulate (Helena Richese, or the Uprising Intrigue card) is replaced in the Row at once. Only the one who set it aside may acquire it: with Persuasion at 1 less in this round’s Reveal turn, or by other effects without discount. Unacquired, it leaves the game at the end of that Reveal turn.',
    { see: ['D-F-028', 'D-F-029', 'D-F-030', 'D-F-031'] },
  ],
  'D-9.9': [
    { ru: 'Пряность должна поступать', en: 'The Spice Must Flow' },
    'Покупка этой карты сразу даёт 1 ПО. Оно остаётся, даже если карту потом удалят.',
    'Acquiring it gives 1 VP at once, which is kept even if the card is trashed.',
    { see: ['D-F-085'] },
  ],
  'D-9.10': [
    { ru: 'Атомный арсенал', en: 'Family Atomics' },
    'См. правило об атомном арсенале («Бессмертие»).',
    'See the rule on Family Atomics (Immortality).',
    { box: 'immortality', enforceable: false, see: ['D-24.20'] },
  ],
} as const satisfies Record<string, BoxedRow>;
