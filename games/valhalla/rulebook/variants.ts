import type { RuleRow } from '@vigrid/kernel';

/** Chapters 28–29: the end of a solo game, its levels and expansions; variants. */
export const variants = {
  'V-28.1': [
    { ru: 'Поражение: щиты', en: 'Defeat by shields' },
    'Потеря 4-го щита — немедленное поражение.',
    'Losing the 4th shield is immediate defeat.',
    { see: ['V-27.16'] },
  ],
  'V-28.2': [
    { ru: 'Колода кончилась', en: 'The deck runs out' },
    'Взяв или сбросив последнюю карту колоды, игрок может тут же, в любой момент хода, провести одно последнее нападение, но лишь если активная карта — последняя в стопке. Иначе он сразу проигрывает.',
    'When the player takes or discards the last card of the deck, they may at once make one last attack, whatever the moment, but only if the active card is the last of the stack. Otherwise they lose at once.',
    { see: ['V-28.3'] },
  ],
  'V-28.3': [
    { ru: 'Последнее нападение не удалось', en: 'The last attack fails' },
    'Проигрыш последнего нападения — проигрыш партии.',
    'Losing the last attack loses the game.',
    { see: ['V-28.2'] },
  ],
  'V-28.4': [
    { ru: 'Ярлы для одиночной игры', en: 'Jarls suited to solo' },
    'Подходят Сигурд, Сольвейг, Сигвард, Хёд, Агнар, Ветр, Вальгард, Стир, Вингор, Аслёйг, Эйнар, Торд, Оттар, Эсбьёрн, Эгиль, Бейнир и Бернхар — всего 17; написание некоторых имён неясно.',
    'Sigurd, Solveig, Sigvard, Höd, Agnar, Vetr, Valgard, Styr, Vingor, Aslaug, Einar, Thord, Ottar, Esbjörn, Egil, Beinir and Bernhar: 17 names, some of uncertain spelling.',
    { see: ['V-25.9'] },
  ],
  'V-28.5': [
    { ru: 'Победа', en: 'Victory' },
    'Победу приносит успешное нападение на последнюю карту чудовища в фазе 1 или успешное последнее нападение.',
    'A successful attack on the last monster card in phase 1, or a successful last attack, wins.',
    { see: ['V-27.10', 'V-28.2'] },
  ],
  'V-28.6': [
    { ru: 'Уровень I, обычный', en: 'Level I, normal' },
    'После проигранной битвы, в атаке или в защите, сбросьте 2 карты из колоды.',
    'After a lost battle, attacking or defending, discard 2 cards from the deck.',
    { see: ['V-25.7'] },
  ],
  'V-28.7': [
    { ru: 'Уровень II, сложный', en: 'Level II, hard' },
    'После проигранной битвы, в атаке или в защите, сбросьте 4 карты из колоды.',
    'After a lost battle, attacking or defending, discard 4 cards from the deck.',
    { see: ['V-25.7'] },
  ],
  'V-28.8': [
    { ru: 'Уровень III, безумный', en: 'Level III, insane' },
    'После проигранной битвы, в атаке или в защите, сбросьте 6 карт из колоды.',
    'After a lost battle, attacking or defending, discard 6 cards from the deck.',
    { see: ['V-25.7'] },
  ],
  'V-28.9': [
    { ru: 'С одним дополнением на 40 карт', en: 'With one 40-card expansion' },
    'До этапа 6 одиночной подготовки в базовую колоду можно добавить одно дополнение на 40 карт. Тогда в фазе 2 берут 3 карты и оставляют 1, а карты чудовища кладут отмеченной (+40), более сильной стороной вверх.',
    'One expansion of 40 cards may join the base deck before step 6 of the solo setup. Phase 2 is then take 3, keep 1, and the monster cards lie with the marked (+40), stronger side up.',
    { see: ['V-25.10', 'V-18.2'] },
  ],
  'V-28.10': [
    { ru: 'Дополнения для одиночной игры', en: 'Expansions suited to solo' },
    'Подходят «Валькирии» (есть в коробке), «Альвы Альвхейма», «Стражи Мидгарда», «Всадники войны» и «Воины Асгарда». «Дверги Свартальфахейма» не названы. Два дополнения сразу и другие дополнения — только с помощью сайта.',
    'Valkyries (in the box), Elves of Alfheim, Guardians of Midgard, Riders of War and Warriors of Asgard. Dwarves of Svartalfheim is not listed. Two expansions, or others, only with the help of the web site.',
    { see: ['V-28.9'] },
  ],
  'V-28.11': [
    { ru: 'Совместная игра', en: 'Cooperative play' },
    '2–4 игрока вместе против чудовища; правила есть только на сайте.',
    '2–4 players together against a monster; described only on the web site.',
    { enforceable: false },
  ],
  'V-29.1': [
    { ru: 'Упрощённый вариант: без ярлов', en: 'Simplified: no jarls' },
    'Этап 3 пропускается, ярлы в игре не участвуют.',
    'Step 3 is skipped; jarls are not used.',
    { see: ['V-4.5'] },
  ],
  'V-29.2': [
    { ru: 'Упрощённый вариант: простая рука', en: 'Simplified: plain hand' },
    'Вместо этапа 9 каждый просто берёт 5 карт. Воин, оставшийся с этапа 8, всё равно возвращается в колоду.',
    'Instead of step 9 each player takes 5 cards as the starting hand. The warrior left over from step 8 still returns to the deck.',
    { see: ['V-4.16'] },
  ],
  'V-29.3': [
    { ru: 'Сбор руки: начало', en: 'Advanced hand: start' },
    'Этап 9 меняется: каждый берёт 5 карт вместо 7, а 2 карты колоды кладут в открытую — это общий резерв. Игроки ходят по очереди, начинает первый игрок.',
    'Step 9 is changed: each player takes 5 cards instead of 7, and 2 cards from the deck are laid open as a common reserve. Players take turns; the first player begins.',
    { see: ['V-29.4', 'V-4.16'] },
  ],
  'V-29.4': [
    { ru: 'Сбор руки: что можно', en: 'Advanced hand: options' },
    'В свой ход игрок либо (А) кладёт 1 карту с руки в открытую в резерв, либо (Б) завершает сбор руки. Если карт в руке нет, остаётся только Б.',
    'On their turn a player either (A) lays 1 card from hand open into the reserve or (B) finishes the hand. With no cards in hand they must choose B.',
    { see: ['V-29.5'] },
  ],
  'V-29.5': [
    { ru: 'Сбор руки: завершение', en: 'Advanced hand: finishing' },
    'При выборе Б игрок берёт карты из резерва, пока в руке не станет ровно 5. Больше он здесь не ходит. Перед ходом следующего игрока в резерв добавляют 2 карты из колоды.',
    'With B the player takes cards from the reserve until they hold exactly 5 and takes no more turns in the draft. Before the next player’s turn 2 cards from the deck are added to the reserve.',
    { see: ['V-29.4'] },
  ],
  'V-29.6': [
    { ru: 'Сбор руки: последний игрок', en: 'Advanced hand: last player' },
    'Когда руку не собрал лишь 1 игрок, он может ещё раз выбрать А, если есть карта, а затем обязан выбрать Б. После этого всё, что осталось в резерве, сбрасывают.',
    'When only 1 player is unfinished, they may choose A once more (if they have a card) and must then choose B. Afterwards all cards left in the reserve are discarded.',
    { see: ['V-29.4'] },
  ],
  'V-29.7': [
    { ru: 'Выбор из 5 ярлов', en: 'Choice of 5 jarls' },
    'На этапе 3 каждый получает 5 ярлов вместо 3 и оставляет 1. Вариант сочетается со сбором руки. Ярлов всего 25, их хватает не больше чем на 5 игроков.',
    'In step 3 each player is dealt 5 jarls instead of 3 and keeps 1. May be combined with the advanced hand. 25 jarls suffice for at most 5 players.',
    { see: ['V-4.5'] },
  ],
} as const satisfies Record<string, RuleRow>;
