import type { Rule } from '@vigrid/kernel';

/** Chapters 28–29: the end of a solo game, its levels and expansions; variants. */
export const variants = {
  'V-28.1': {
    chapter: '28',
    title: { ru: 'Поражение: щиты', en: 'Defeat by shields' },
    text: {
      ru: 'Потеря 4-го щита — немедленное поражение.',
      en: 'Losing the 4th shield is immediate defeat.',
    },
    enforceable: true,
    see: ['V-27.16'],
  },
  'V-28.2': {
    chapter: '28',
    title: { ru: 'Колода кончилась', en: 'The deck runs out' },
    text: {
      ru: 'Взяв или сбросив последнюю карту колоды, игрок может тут же, в любой момент хода, провести одно последнее нападение, но лишь если активная карта — последняя в стопке. Иначе он сразу проигрывает.',
      en: 'When the player takes or discards the last card of the deck, they may at once make one last attack, whatever the moment, but only if the active card is the last of the stack. Otherwise they lose at once.',
    },
    enforceable: true,
    see: ['V-28.3'],
  },
  'V-28.3': {
    chapter: '28',
    title: { ru: 'Последнее нападение не удалось', en: 'The last attack fails' },
    text: {
      ru: 'Проигрыш последнего нападения — проигрыш партии.',
      en: 'Losing the last attack loses the game.',
    },
    enforceable: true,
    see: ['V-28.2'],
  },
  'V-28.4': {
    chapter: '28',
    title: { ru: 'Ярлы для одиночной игры', en: 'Jarls suited to solo' },
    text: {
      ru: 'Подходят Сигурд, Сольвейг, Сигвард, Хёд, Агнар, Ветр, Вальгард, Стир, Вингор, Аслёйг, Эйнар, Торд, Оттар, Эсбьёрн, Эгиль, Бейнир и Бернхар — всего 17; написание некоторых имён неясно.',
      en: 'Sigurd, Solveig, Sigvard, Höd, Agnar, Vetr, Valgard, Styr, Vingor, Aslaug, Einar, Thord, Ottar, Esbjörn, Egil, Beinir and Bernhar: 17 names, some of uncertain spelling.',
    },
    enforceable: true,
    see: ['V-25.9'],
  },
  'V-28.5': {
    chapter: '28',
    title: { ru: 'Победа', en: 'Victory' },
    text: {
      ru: 'Победу приносит успешное нападение на последнюю карту чудовища в фазе 1 или успешное последнее нападение.',
      en: 'A successful attack on the last monster card in phase 1, or a successful last attack, wins.',
    },
    enforceable: true,
    see: ['V-27.10', 'V-28.2'],
  },
  'V-28.6': {
    chapter: '28',
    title: { ru: 'Уровень I, обычный', en: 'Level I, normal' },
    text: {
      ru: 'После проигранной битвы, в атаке или в защите, сбросьте 2 карты из колоды.',
      en: 'After a lost battle, attacking or defending, discard 2 cards from the deck.',
    },
    enforceable: true,
    see: ['V-25.7'],
  },
  'V-28.7': {
    chapter: '28',
    title: { ru: 'Уровень II, сложный', en: 'Level II, hard' },
    text: {
      ru: 'После проигранной битвы, в атаке или в защите, сбросьте 4 карты из колоды.',
      en: 'After a lost battle, attacking or defending, discard 4 cards from the deck.',
    },
    enforceable: true,
    see: ['V-25.7'],
  },
  'V-28.8': {
    chapter: '28',
    title: { ru: 'Уровень III, безумный', en: 'Level III, insane' },
    text: {
      ru: 'После проигранной битвы, в атаке или в защите, сбросьте 6 карт из колоды.',
      en: 'After a lost battle, attacking or defending, discard 6 cards from the deck.',
    },
    enforceable: true,
    see: ['V-25.7'],
  },
  'V-28.9': {
    chapter: '28',
    title: { ru: 'С одним дополнением на 40 карт', en: 'With one 40-card expansion' },
    text: {
      ru: 'До этапа 6 одиночной подготовки в базовую колоду можно добавить одно дополнение на 40 карт. Тогда в фазе 2 берут 3 карты и оставляют 1, а карты чудовища кладут отмеченной (+40), более сильной стороной вверх.',
      en: 'One expansion of 40 cards may join the base deck before step 6 of the solo setup. Phase 2 is then take 3, keep 1, and the monster cards lie with the marked (+40), stronger side up.',
    },
    enforceable: true,
    see: ['V-25.10', 'V-18.2'],
  },
  'V-28.10': {
    chapter: '28',
    title: { ru: 'Дополнения для одиночной игры', en: 'Expansions suited to solo' },
    text: {
      ru: 'Подходят «Валькирии» (есть в коробке), «Альвы Альвхейма», «Стражи Мидгарда», «Всадники войны» и «Воины Асгарда». «Дверги Свартальфахейма» не названы. Два дополнения сразу и другие дополнения — только с помощью сайта.',
      en: 'Valkyries (in the box), Elves of Alfheim, Guardians of Midgard, Riders of War and Warriors of Asgard. Dwarves of Svartalfheim is not listed. Two expansions, or others, only with the help of the web site.',
    },
    enforceable: true,
    see: ['V-28.9'],
  },
  'V-28.11': {
    chapter: '28',
    title: { ru: 'Совместная игра', en: 'Cooperative play' },
    text: {
      ru: '2–4 игрока вместе против чудовища; правила есть только на сайте.',
      en: '2–4 players together against a monster; described only on the web site.',
    },
    enforceable: false,
  },
  'V-29.1': {
    chapter: '29',
    title: { ru: 'Упрощённый вариант: без ярлов', en: 'Simplified: no jarls' },
    text: {
      ru: 'Этап 3 пропускается, ярлы в игре не участвуют.',
      en: 'Step 3 is skipped; jarls are not used.',
    },
    enforceable: true,
    see: ['V-4.5'],
  },
  'V-29.2': {
    chapter: '29',
    title: { ru: 'Упрощённый вариант: простая рука', en: 'Simplified: plain hand' },
    text: {
      ru: 'Вместо этапа 9 каждый просто берёт 5 карт. Воин, оставшийся с этапа 8, всё равно возвращается в колоду.',
      en: 'Instead of step 9 each player takes 5 cards as the starting hand. The warrior left over from step 8 still returns to the deck.',
    },
    enforceable: true,
    see: ['V-4.16'],
  },
  'V-29.3': {
    chapter: '29',
    title: { ru: 'Сбор руки: начало', en: 'Advanced hand: start' },
    text: {
      ru: 'Этап 9 меняется: каждый берёт 5 карт вместо 7, а 2 карты колоды кладут в открытую — это общий резерв. Игроки ходят по очереди, начинает первый игрок.',
      en: 'Step 9 is changed: each player takes 5 cards instead of 7, and 2 cards from the deck are laid open as a common reserve. Players take turns; the first player begins.',
    },
    enforceable: true,
    see: ['V-29.4', 'V-4.16'],
  },
  'V-29.4': {
    chapter: '29',
    title: { ru: 'Сбор руки: что можно', en: 'Advanced hand: options' },
    text: {
      ru: 'В свой ход игрок либо (А) кладёт 1 карту с руки в открытую в резерв, либо (Б) завершает сбор руки. Если карт в руке нет, остаётся только Б.',
      en: 'On their turn a player either (A) lays 1 card from hand open into the reserve or (B) finishes the hand. With no cards in hand they must choose B.',
    },
    enforceable: true,
    see: ['V-29.5'],
  },
  'V-29.5': {
    chapter: '29',
    title: { ru: 'Сбор руки: завершение', en: 'Advanced hand: finishing' },
    text: {
      ru: 'При выборе Б игрок берёт карты из резерва, пока в руке не станет ровно 5. Больше он здесь не ходит. Перед ходом следующего игрока в резерв добавляют 2 карты из колоды.',
      en: 'With B the player takes cards from the reserve until they hold exactly 5 and takes no more turns in the draft. Before the next player’s turn 2 cards from the deck are added to the reserve.',
    },
    enforceable: true,
    see: ['V-29.4'],
  },
  'V-29.6': {
    chapter: '29',
    title: { ru: 'Сбор руки: последний игрок', en: 'Advanced hand: last player' },
    text: {
      ru: 'Когда руку не собрал лишь 1 игрок, он может ещё раз выбрать А, если есть карта, а затем обязан выбрать Б. После этого всё, что осталось в резерве, сбрасывают.',
      en: 'When only 1 player is unfinished, they may choose A once more (if they have a card) and must then choose B. Afterwards all cards left in the reserve are discarded.',
    },
    enforceable: true,
    see: ['V-29.4'],
  },
  'V-29.7': {
    chapter: '29',
    title: { ru: 'Выбор из 5 ярлов', en: 'Choice of 5 jarls' },
    text: {
      ru: 'На этапе 3 каждый получает 5 ярлов вместо 3 и оставляет 1. Вариант сочетается со сбором руки. Ярлов всего 25, их хватает не больше чем на 5 игроков.',
      en: 'In step 3 each player is dealt 5 jarls instead of 3 and keeps 1. May be combined with the advanced hand. 25 jarls suffice for at most 5 players.',
    },
    enforceable: true,
    see: ['V-4.5'],
  },
} as const satisfies Record<string, Rule>;
