import type { BoxedRule } from './box.ts';

/** Chapters 10–12: combat, rewards, control of locations. */
export const combat = {
  'D-10.1': {
    chapter: '10',
    box: 'base',
    title: { ru: 'Боевая сила', en: 'Strength' },
    text: {
      ru: 'Боевая сила — это 2 за каждый отряд в зоне конфликта, 3 за дредноут (4 у принца Ромбура Верниуса), 3 за песчаного червя и 1 за меч. Считаются только боевые единицы в зоне конфликта.',
      en: 'Strength is 2 per troop in the Conflict, 3 per dreadnought (4 with Prince Rhombur Vernius), 3 per sandworm and 1 per sword. Only units in the Conflict count.',
    },
    enforceable: true,
    see: ['D-10.2', 'D-23.16', 'D-25.15'],
  },
  'D-10.2': {
    chapter: '10',
    box: 'base',
    title: { ru: 'Нужна боевая единица', en: 'A unit is needed' },
    text: {
      ru: 'Без единой своей боевой единицы в зоне конфликта боевая сила равна 0, какие бы мечи ни были раскрыты. Ушла последняя — сила сразу падает до 0.',
      en: 'Without any own unit in the Conflict strength is 0, whatever swords were revealed. If the last unit leaves, strength drops to 0 at once.',
    },
    enforceable: true,
    see: ['D-F-026'],
  },
  'D-10.3': {
    chapter: '10',
    box: 'base',
    title: { ru: 'Трек боевой силы', en: 'Combat track' },
    text: {
      ru: 'Силу показывает жетон боевой силы; выше 20 его переворачивают стороной «+20».',
      en: 'The Combat marker shows the strength; above 20 it is turned to its +20 side.',
    },
    enforceable: true,
  },
  'D-10.4': {
    chapter: '10',
    box: 'base',
    title: { ru: 'Карты интриг в сражении', en: 'Intrigue cards in Combat' },
    text: {
      ru: 'Начиная с первого игрока, по часовой стрелке каждый, у кого есть боевая единица в зоне конфликта, играет сколько угодно карт сражения или пасует. Спасовавший может сыграть позже. Всё кончается, когда подряд спасовали все участники.',
      en: 'Beginning with the first player and clockwise, each player with a unit in the Conflict may play any number of Combat Intrigue cards or pass. A player who passed may act again later. It ends when all participants have passed in succession.',
    },
    enforceable: true,
    see: ['D-10.5', 'D-17.1'],
  },
  'D-10.5': {
    chapter: '10',
    box: 'base',
    title: { ru: 'Участники', en: 'Participants' },
    text: {
      ru: 'Без боевой единицы в зоне конфликта игрок не участвует. Чья последняя единица ушла, тот сразу выбывает.',
      en: 'A player without a unit in the Conflict takes no part. A participant whose last unit leaves drops out at once.',
    },
    enforceable: true,
    see: ['D-10.4'],
  },
  'D-10.6': {
    chapter: '10',
    box: 'base',
    title: { ru: 'Сила всегда верна', en: 'Strength kept up to date' },
    text: {
      ru: 'Как только карта меняет число боевых единиц или мечей, силу сразу пересчитывают, в том числе вниз.',
      en: 'Whenever a card changes units or swords, the strength is updated at once, also downwards.',
    },
    enforceable: true,
    see: ['D-F-053'],
  },
  'D-10.7': {
    chapter: '10',
    box: 'base',
    title: { ru: 'Если вы победили в сражении', en: 'When you win a Conflict' },
    text: {
      ru: 'Карты со словами о победе в сражении играют не вместе с картами сражения, а после победы, до конца фазы. Нужна победа в одиночку. Такую карту, полученную в награду за победу, можно сыграть сразу.',
      en: 'Cards that work when you win a Conflict are played not among the Combat cards but after the Conflict was won, before the phase ends. They need a sole winner. One drawn as a reward for the win may be played at once.',
    },
    enforceable: true,
    see: ['D-F-032', 'D-F-033'],
  },
  'D-10.8': {
    chapter: '10',
    box: 'base',
    title: { ru: 'Мечи в сражении', en: 'Swords in Combat' },
    text: {
      ru: 'Меч с карты сражения прибавляет 1 к боевой силе.',
      en: 'A sword from a Combat Intrigue card adds 1 strength.',
    },
    enforceable: true,
    see: ['D-10.1'],
  },
  'D-11.1': {
    chapter: '11',
    box: 'base',
    title: { ru: 'Награды: 1–3 игрока', en: 'Rewards: 1–3 players' },
    text: {
      ru: 'При 1, 2 или 3 игроках (считая автоматические места) наибольшая сила побеждает и берёт первую награду, вторая по величине — вторую. Третью дают только при ничьей за второе место.',
      en: 'With 1, 2 or 3 players (automated seats included) the highest strength wins and takes the first reward, the second highest the second. The third is used only for a tie for second place.',
    },
    enforceable: true,
    see: ['D-11.5', 'D-F-097'],
  },
  'D-11.2': {
    chapter: '11',
    box: 'base',
    title: { ru: 'Награды: 4 игрока', en: 'Rewards: 4 players' },
    text: {
      ru: 'При 4 (и 6) игроках третья по величине сила берёт третью награду.',
      en: 'With 4 (and 6) players the third highest strength also takes the third reward.',
    },
    enforceable: true,
    see: ['D-F-097'],
  },
  'D-11.3': {
    chapter: '11',
    box: 'base',
    title: { ru: 'Сила ноль', en: 'Zero strength' },
    text: {
      ru: 'С боевой силой 0 награды нет.',
      en: 'A player with strength 0 gets no reward.',
    },
    enforceable: true,
  },
  'D-11.4': {
    chapter: '11',
    box: 'base',
    title: { ru: 'Ничья за первое место', en: 'Tie for first' },
    text: {
      ru: 'Не победил никто (в «Восстании» никто не берёт карту конфликта). Каждый из равных получает вторую награду. Если при 4 (или 6) игроках равны ровно 2, остальные спорят за третью; при 3 игроках и меньше или при 3 равных и больше других наград нет.',
      en: 'Nobody wins (in Uprising nobody takes the Conflict card). The tied players each take the second reward. With 4 (or 6) players and exactly 2 tied, the others compete for the third; with 3 players or fewer, or 3 or more tied, no further reward is given.',
    },
    enforceable: true,
    see: ['D-11.1', 'D-11.2'],
  },
  'D-11.5': {
    chapter: '11',
    box: 'base',
    title: { ru: 'Ничья за второе место', en: 'Tie for second' },
    text: {
      ru: 'При любом числе игроков каждый из равных получает третью награду. Первая остаётся победителю, других наград нет.',
      en: 'With any number of players the tied players each take the third reward. The winner keeps the first; no further reward is given.',
    },
    enforceable: true,
    see: ['D-11.1'],
  },
  'D-11.6': {
    chapter: '11',
    box: 'base',
    title: { ru: 'Ничья за третье место', en: 'Tie for third' },
    text: {
      ru: 'Равные не получают ничего.',
      en: 'The tied players get nothing.',
    },
    enforceable: true,
  },
  'D-11.7': {
    chapter: '11',
    box: 'base',
    title: { ru: 'Порядок наград', en: 'Order of rewards' },
    text: {
      ru: 'Если порядок важен, награды берут по очереди, начиная с первого игрока; порядок своих наград каждый выбирает сам.',
      en: 'If the order matters, rewards are taken in turn order beginning with the first player; each player orders their own.',
    },
    enforceable: true,
  },
  'D-11.8': {
    chapter: '11',
    box: 'base',
    title: { ru: 'После наград', en: 'After rewards' },
    text: {
      ru: 'Все отряды из зоны конфликта возвращаются в запасы владельцев, песчаные черви — в банк, дредноуты — по своим правилам; жетоны боевой силы возвращаются на 0.',
      en: 'All troops in the Conflict return to their owners’ supplies, sandworms to the bank, dreadnoughts by their own rules; Combat markers return to 0.',
    },
    enforceable: true,
    see: ['D-23.18', 'D-23.19', 'D-25.19'],
  },
  'D-11.9': {
    chapter: '11',
    box: 'immortality',
    title: { ru: 'Возврат как потеря', en: 'Troops returned count as lost' },
    text: {
      ru: 'Возврат отрядов в запас в конце сражения считается потерей для эффектов, которые учитывают потерянные в конце конфликта отряды («Сбор клеток»).',
      en: 'Returning troops to supply at the end of Combat counts as losing them for effects that count troops lost at the end of the Conflict (Harvest Cells).',
    },
    enforceable: true,
    see: ['D-11.8'],
  },
  'D-11.10': {
    chapter: '11',
    box: 'base',
    title: { ru: 'Стрелка в награде', en: 'Arrow in a reward' },
    text: {
      ru: 'Награда со стрелкой необязательна, как любая стрелка.',
      en: 'A reward with an arrow is optional like any arrow.',
    },
    enforceable: true,
    see: ['D-6.3'],
  },
  'D-11.11': {
    chapter: '11',
    box: 'base',
    title: { ru: 'Ментат в награду', en: 'Mentat as a reward' },
    text: {
      ru: 'Победитель «Преодоления хаоса» берёт ментата в начале следующего раунда, и на этот раунд на ячейку тот не возвращается.',
      en: 'The winner of Sort Through the Chaos takes the Mentat at the start of the next round, so it is not put back on its space for that round.',
    },
    enforceable: true,
    see: ['D-F-081', 'D-14.2'],
  },
  'D-12.1': {
    chapter: '12',
    box: 'base',
    title: { ru: 'Территории', en: 'Locations' },
    text: {
      ru: 'База: Арракин, Картаг, Имперская котловина. «Восстание»: Арракин, Завод Пряности, Имперская котловина.',
      en: 'Base: Arrakeen, Carthag, Imperial Basin. Uprising: Arrakeen, Spice Refinery, Imperial Basin.',
    },
    enforceable: true,
  },
  'D-12.2': {
    chapter: '12',
    box: 'base',
    title: { ru: 'Взятие контроля', en: 'Taking control' },
    text: {
      ru: 'Награда «контроль» ставит маркер победителя на флаг территории вместо чужого.',
      en: 'A control reward puts the winner’s Control marker on the flag of the location, replacing another player’s.',
    },
    enforceable: true,
  },
  'D-12.3': {
    chapter: '12',
    box: 'base',
    title: { ru: 'Бонус контроля', en: 'Control bonus' },
    text: {
      ru: 'Когда кто угодно, включая владельца, отправляет на территорию агента, владелец получает 1 солярий (Арракин, Картаг, Завод Пряности) или 1 Пряность (Имперская котловина).',
      en: 'Whenever any player, the controller included, sends an Agent to the location, the controller gains 1 Solari (Arrakeen, Carthag, Spice Refinery) or 1 spice (Imperial Basin).',
    },
    enforceable: true,
  },
  'D-12.4': {
    chapter: '12',
    box: 'base',
    title: { ru: 'Бонус защиты', en: 'Defensive bonus' },
    text: {
      ru: 'Когда открывается карта конфликта за территорию, её владелец может разместить в зоне конфликта 1 отряд из запаса.',
      en: 'When a Conflict card for a location is revealed, its controller may deploy 1 troop from the supply to the Conflict.',
    },
    enforceable: true,
    see: ['D-3.2'],
  },
  'D-12.5': {
    chapter: '12',
    box: 'base',
    title: { ru: 'Дом Хагаль и контроль', en: 'House Hagal and control' },
    text: {
      ru: 'В базовой игре вдвоём Дом Хагаль контроля не получает. Победив в конфликте за территорию игрока, он снимает его маркер контроля.',
      en: 'In two-player base games House Hagal never gains control; if it wins a Conflict for a location a player controls, that Control marker is removed.',
    },
    enforceable: true,
    see: ['D-21.11'],
  },
} as const satisfies Record<string, BoxedRule>;
