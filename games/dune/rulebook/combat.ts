import type { BoxedRow } from './box.ts';

/** Chapters 10–12: combat, rewards, control of locations. */
export const combat = {
  'D-10.1': [
    { ru: 'Боевая сила', en: 'Strength' },
    'Боевая сила — это 2 за каждый отряд в зоне конфликта, 3 за дредноут (4 у принца Ромбура Верниуса), 3 за песчаного червя и 1 за меч. Считаются только боевые единицы в зоне конфликта.',
    'Strength is 2 per troop in the Conflict, 3 per dreadnought (4 with Prince Rhombur Vernius), 3 per sandworm and 1 per sword. Only units in the Conflict count.',
    { see: ['D-10.2', 'D-23.16', 'D-25.15'] },
  ],
  'D-10.2': [
    { ru: 'Нужна боевая единица', en: 'A unit is needed' },
    'Без единой своей боевой единицы в зоне конфликта боевая сила равна 0, какие бы мечи ни были раскрыты. Ушла последняя — сила сразу падает до 0.',
    'Without any own unit in the Conflict strength is 0, whatever swords were revealed. If the last unit leaves, strength drops to 0 at once.',
    { see: ['D-F-026'] },
  ],
  'D-10.3': [
    { ru: 'Трек боевой силы', en: 'Combat track' },
    'Силу показывает жетон боевой силы; выше 20 его переворачивают стороной «+20».',
    'The Combat marker shows the strength; above 20 it is turned to its +20 side.',
  ],
  'D-10.4': [
    { ru: 'Карты интриг в сражении', en: 'Intrigue cards in Combat' },
    'Начиная с первого игрока, по часовой стрелке каждый, у кого есть боевая единица в зоне конфликта, играет сколько угодно карт сражения или пасует. Спасовавший может сыграть позже. Всё кончается, когда подряд спасовали все участники.',
    'Beginning with the first player and clockwise, each player with a unit in the Conflict may play any number of Combat Intrigue cards or pass. A player who passed may act again later. It ends when all participants have passed in succession.',
    { see: ['D-10.5', 'D-17.1'] },
  ],
  'D-10.5': [
    { ru: 'Участники', en: 'Participants' },
    'Без боевой единицы в зоне конфликта игрок не участвует. Чья последняя единица ушла, тот сразу выбывает.',
    'A player without a unit in the Conflict takes no part. A participant whose last unit leaves drops out at once.',
    { see: ['D-10.4'] },
  ],
  'D-10.6': [
    { ru: 'Сила всегда верна', en: 'Strength kept up to date' },
    'Как только карта меняет число боевых единиц или мечей, силу сразу пересчитывают, в том числе вниз.',
    'Whenever a card changes units or swords, the strength is updated at once, also downwards.',
    { see: ['D-F-053'] },
  ],
  'D-10.7': [
    { ru: 'Если вы победили в сражении', en: 'When you win a Conflict' },
    'Карты со словами о победе в сражении играют не вместе с картами сражения, а после победы, до конца фазы. Нужна победа в одиночку. Такую карту, полученную в награду за победу, можно сыграть сразу.',
    'Cards that work when you win a Conflict are played not among the Combat cards but after the Conflict was won, before the phase ends. They need a sole winner. One drawn as a reward for the win may be played at once.',
    { see: ['D-F-032', 'D-F-033'] },
  ],
  'D-10.8': [
    { ru: 'Мечи в сражении', en: 'Swords in Combat' },
    'Меч с карты сражения прибавляет 1 к боевой силе.',
    'A sword from a Combat Intrigue card adds 1 strength.',
    { see: ['D-10.1'] },
  ],
  'D-11.1': [
    { ru: 'Награды: 1–3 игрока', en: 'Rewards: 1–3 players' },
    'При 1, 2 или 3 игроках (считая автоматические места) наибольшая сила побеждает и берёт первую награду, вторая по величине — вторую. Третью дают только при ничьей за второе место.',
    'With 1, 2 or 3 players (automated seats included) the highest strength wins and takes the first reward, the second highest the second. The third is used only for a tie for second place.',
    { see: ['D-11.5', 'D-F-097'] },
  ],
  'D-11.2': [
    { ru: 'Награды: 4 игрока', en: 'Rewards: 4 players' },
    'При 4 (и 6) игроках третья по величине сила берёт третью награду.',
    'With 4 (and 6) players the third highest strength also takes the third reward.',
    { see: ['D-F-097'] },
  ],
  'D-11.3': [
    { ru: 'Сила ноль', en: 'Zero strength' },
    'С боевой силой 0 награды нет.',
    'A player with strength 0 gets no reward.',
  ],
  'D-11.4': [
    { ru: 'Ничья за первое место', en: 'Tie for first' },
    'Не победил никто (в «Восстании» никто не берёт карту конфликта). Каждый из равных получает вторую награду. Если при 4 (или 6) игроках равны ровно 2, остальные спорят за третью; при 3 игроках и меньше или при 3 равных и больше других наград нет.',
    'Nobody wins (in Uprising nobody takes the Conflict card). The tied players each take the second reward. With 4 (or 6) players and exactly 2 tied, the others compete for the third; with 3 players or fewer, or 3 or more tied, no further reward is given.',
    { see: ['D-11.1', 'D-11.2'] },
  ],
  'D-11.5': [
    { ru: 'Ничья за второе место', en: 'Tie for second' },
    'При любом числе игроков каждый из равных получает третью награду. Первая остаётся победителю, других наград нет.',
    'With any number of players the tied players each take the third reward. The winner keeps the first; no further reward is given.',
    { see: ['D-11.1'] },
  ],
  'D-11.6': [
    { ru: 'Ничья за третье место', en: 'Tie for third' },
    'Равные не получают ничего.',
    'The tied players get nothing.',
  ],
  'D-11.7': [
    { ru: 'Порядок наград', en: 'Order of rewards' },
    'Если порядок важен, награды берут по очереди, начиная с первого игрока; порядок своих наград каждый выбирает сам.',
    'If the order matters, rewards are taken in turn order beginning with the first player; each player orders their own.',
  ],
  'D-11.8': [
    { ru: 'После наград', en: 'After rewards' },
    'Все отряды из зоны конфликта возвращаются в запасы владельцев, песчаные черви — в банк, дредноуты — по своим правилам; жетоны боевой силы возвращаются на 0.',
    'All troops in the Conflict return to their owners’ supplies, sandworms to the bank, dreadnoughts by their own rules; Combat markers return to 0.',
    { see: ['D-23.18', 'D-23.19', 'D-25.19'] },
  ],
  'D-11.9': [
    { ru: 'Возврат как потеря', en: 'Troops returned count as lost' },
    'Возврат отрядов в запас в конце сражения считается потерей для эффектов, которые учитывают потерянные в конце конфликта отряды («Сбор клеток»).',
    'Returning troops to supply at the end of Combat counts as losing them for effects that count troops lost at the end of the Conflict (Harvest Cells).',
    { box: 'immortality', see: ['D-11.8'] },
  ],
  'D-11.10': [
    { ru: 'Стрелка в награде', en: 'Arrow in a reward' },
    'Награда со стрелкой необязательна, как любая стрелка.',
    'A reward with an arrow is optional like any arrow.',
    { see: ['D-6.3'] },
  ],
  'D-11.11': [
    { ru: 'Ментат в награду', en: 'Mentat as a reward' },
    'Победитель «Преодоления хаоса» берёт ментата в начале следующего раунда, и на этот раунд на ячейку тот не возвращается.',
    'The winner of Sort Through the Chaos takes the Mentat at the start of the next round, so it is not put back on its space for that round.',
    { see: ['D-F-081', 'D-14.2'] },
  ],
  'D-12.1': [
    { ru: 'Территории', en: 'Locations' },
    'База: Арракин, Картаг, Имперская котловина. «Восстание»: Арракин, Завод Пряности, Имперская котловина.',
    'Base: Arrakeen, Carthag, Imperial Basin. Uprising: Arrakeen, Spice Refinery, Imperial Basin.',
  ],
  'D-12.2': [
    { ru: 'Взятие контроля', en: 'Taking control' },
    'Награда «контроль» ставит маркер победителя на флаг территории вместо чужого.',
    'A control reward puts the winner’s Control marker on the flag of the location, replacing another player’s.',
  ],
  'D-12.3': [
    { ru: 'Бонус контроля', en: 'Control bonus' },
    'Когда кто угодно, включая владельца, отправляет на территорию агента, владелец получает 1 солярий (Арракин, Картаг, Завод Пряности) или 1 Пряность (Имперская котловина).',
    'Whenever any player, the controller included, sends an Agent to the location, the controller gains 1 Solari (Arrakeen, Carthag, Spice Refinery) or 1 spice (Imperial Basin).',
  ],
  'D-12.4': [
    { ru: 'Бонус защиты', en: 'Defensive bonus' },
    'Когда открывается карта конфликта за территорию, её владелец может разместить в зоне конфликта 1 отряд из запаса.',
    'When a Conflict card for a location is revealed, its controller may deploy 1 troop from the supply to the Conflict.',
    { see: ['D-3.2'] },
  ],
  'D-12.5': [
    { ru: 'Дом Хагаль и контроль', en: 'House Hagal and control' },
    'В базовой игре вдвоём Дом Хагаль контроля не получает. Победив в конфликте за территорию игрока, он снимает его маркер контроля.',
    'In two-player base games House Hagal never gains control; if it wins a Conflict for a location a player controls, that Control marker is removed.',
    { see: ['D-21.11'] },
  ],
} as const satisfies Record<string, BoxedRow>;
