import type { BoxedRow } from './box.ts';

/** Chapters 19–20: council, swordmaster, mentat, leaders. */
export const leaders = {
  'D-19.1': [
    { ru: 'Место в Высшем Совете', en: 'High Council seat' },
    'Место стоит 5 соляриев на ячейке «Высший Совет», остаётся до конца партии и даёт 2 убеждения в каждый ход раскрытия владельца, включая этот раунд. Мест 4, у игрока — не больше одного.',
    'A seat costs 5 Solari at the High Council space, is kept for the game and gives 2 Persuasion in each of the owner’s Reveal turns, this round included. There are 4 seats; each player may have one.',
    { see: ['D-8.3'] },
  ],
  'D-19.2': [
    { ru: 'Высший Совет в «Восстании»', en: 'High Council in Uprising' },
    'Игрок с местом может прийти снова (5 соляриев): 2 Пряности, 1 карта интриги, 3 отряда.',
    'A player with a seat may visit again (5 Solari): 2 spice, 1 Intrigue card, 3 troops.',
    { box: 'uprising', see: ['D-19.1'] },
  ],
  'D-19.3': [
    { ru: 'Оружейник', en: 'Swordmaster' },
    'За 8 соляриев третий агент присоединяется сразу и до конца партии. Один раз на игрока. В «Восстании» — 6 соляриев, как только оружейник есть у любого игрока или оппонента.',
    'For 8 Solari the third Agent joins at once and for the rest of the game. Once per player. In Uprising 6 Solari as soon as any player or Rival has a Swordmaster.',
    { see: ['D-4.7', 'D-25.20', 'D-F-068'] },
  ],
  'D-19.4': [
    { ru: 'Ментат', en: 'Mentat' },
    'Ментат — дополнительный агент на один раунд; взять его можно только с его ячейки. Возвращают его в фазе 5 или отдают победителю «Преодоления хаоса» в начале следующего раунда. В «Восстании» ментата нет.',
    'The Mentat is an extra Agent for one round; it can be taken only from its space. It is returned in phase 5, or goes to the winner of Sort Through the Chaos at the start of the next round. Uprising has no Mentat.',
    { see: ['D-5.8', 'D-F-081'] },
  ],
  'D-20.1': [
    { ru: 'Две способности', en: 'Two abilities' },
    'У лидера две способности: левая работает, как описано, правую применяют, сыграв «Кольцо с печаткой».',
    'A Leader has two abilities: the left one works as described, the right one is used by playing Signet Ring.',
    { see: ['D-4.10', 'D-F-119'] },
  ],
  'D-20.2': [
    { ru: 'Барон Владимир Харконнен', en: 'Baron Vladimir Harkonnen' },
    '«Уловка»: две фракции выбраны тайно; когда владелец за один ход размещает в зоне конфликта 4 отряда или больше, они открываются и он получает по 1 влиянию каждой. Выжидать текст не позволяет; один раз за партию.',
    'Masterstroke: two Factions are chosen in secret; when the owner deploys 4 or more troops to the Conflict in one turn, they are revealed and the owner gains 1 Influence with each. The text has no option to wait; once per game.',
    { see: ['D-F-002', 'D-F-003'] },
  ],
  'D-20.3': [
    { ru: 'Граф Ильбан Ричес', en: 'Count Ilban Richese' },
    'Берёт карту, когда платит солярии за стоимость ячейки, напечатанную на поле.',
    'Draws a card when Solari are paid for the printed cost of a board space.',
    { see: ['D-F-016'] },
  ],
  'D-20.4': [
    { ru: 'Графиня Ариана Торвальд', en: 'Countess Ariana Thorvald' },
    'Её сбор на ячейке Подателя на 1 меньше, зато она берёт карту. Это обязательно; если Пряность не собрана, ничего не происходит.',
    'Her harvest at a maker space is reduced by 1 and she draws a card. It is mandatory; nothing happens if no spice is harvested.',
    { see: ['D-F-017', 'D-F-018', 'D-F-019'] },
  ],
  'D-20.5': [
    { ru: 'Елена Ричес', en: 'Helena Richese' },
    'Чужие агенты не мешают ей на ячейках Ландсраада и города, свои — мешают.',
    'Enemy Agents do not block her at Landsraad and City spaces; own Agents do.',
    { see: ['D-4.4', 'D-9.8'] },
  ],
  'D-20.6': [
    { ru: 'Пол Атрейдес', en: 'Paul Atreides' },
    'Может в любой момент посмотреть верхнюю карту своей колоды, если та не пуста.',
    'May look at the top card of the own deck at any time if the deck is not empty.',
    { see: ['D-18.2'] },
  ],
  'D-20.7': [
    { ru: 'Герцог Лето Атрейдес', en: 'Duke Leto Atreides' },
    'Ячейки Ландсраада стоят ему на 1 солярий меньше (но не ниже 0). «Осмотрительной дипломатии» нужна фракция, где у какого-то соперника влияния больше.',
    'Landsraad spaces cost 1 Solari less (not below 0). Prudent Diplomacy needs a Faction in which an opponent has more Influence.',
  ],
  'D-20.8': [
    { ru: 'Илеса Экас', en: 'Ilesa Ecaz' },
    '«На шаг впереди»: в начале раунда карту откладывают, в начале второго хода раунда она возвращается. Бонус зависит от числа символов агента на ней и даётся, если этой картой в тот же ход отправляют агента. Если первый ход — раскрытие, карту раскрывают без бонуса.',
    'One Step Ahead: a card is set aside at Round Start and returns at the start of the second turn of the round. The bonus depends on its number of Agent icons and needs the card to send an Agent in that turn. If the first turn is a Reveal turn, the card is revealed and gives no bonus.',
    { box: 'ix' },
  ],
  'D-20.9': [
    { ru: 'Юна Моритани', en: 'Yuna Moritani' },
    'Начинает без воды. Каждое отдельное получение соляриев в свой ход приносит ещё 1.',
    'Starts without water; each separate gain of Solari on the own turn gives 1 more.',
    { box: 'ix', see: ['D-F-083', 'D-F-084'] },
  ],
  'D-20.10': [
    { ru: 'Эрцгерцог Арманд Экас', en: 'Archduke Armand Ecaz' },
    'Чтобы удалить активную карту в ход раскрытия, нужны 2 агента на ячейках с символами Ландсраада, города или торговли Пряностью, в любом сочетании.',
    'To trash a card in play in the Reveal turn he needs 2 Agents on spaces with Landsraad, City or Spice Trade icons, in any mix.',
    { box: 'ix', see: ['D-F-115', 'D-F-116', 'D-F-123'] },
  ],
  'D-20.11': [
    { ru: 'Тессия Верниус', en: 'Tessia Vernius' },
    'Ищейки стоят на делении 2 каждого трека влияния. Достигнув такой, она переносит её на верхнее свободное место планшета и получает награду этого места.',
    'Snoopers stand at 2 Influence of each track; reaching one moves it to the topmost free place of the board and pays that place’s reward.',
    { box: 'ix' },
  ],
  'D-20.12': [
    { ru: 'Леди Джессика', en: 'Lady Jessica' },
    'Начинает на стороне леди Джессики. Воспоминания — отряды, перенесённые из запаса в область Бене Гессерит на поле. Отправив агента в ячейку Бене Гессерит, можно применить «Иную память»: вернуть их все, взять столько же карт и перевернуть лидера. «Преподобную Мать» можно применить в тот же ход.',
    'Starts on the Lady Jessica side. Memories are troops moved from the supply to the Bene Gesserit area of the board. When an Agent is sent to a Bene Gesserit space, Other Memories may be used: return all of them, draw as many cards and flip the Leader. Reverend Mother may be used in that same turn.',
    { box: 'uprising', see: ['D-F-082'] },
  ],
  'D-20.13': [
    { ru: 'Фейд-Раута', en: 'Feyd-Rautha' },
    'Каждое применение печатки двигает жетон на 1 деление вправо по треку тренировок (на развилке путь выбирают) и даёт награду нового деления. На крайнем правом жетон остаётся до конца партии; когда нового деления нет, печатка ничего не даёт.',
    'Each use of the Signet moves the token 1 space to the right along the Training track, choosing a branch where the path forks, and gives the reward of the new space. At the rightmost space the token stays for the rest of the game; with no new space, further uses give nothing.',
    { box: 'uprising' },
  ],
  'D-20.14': [
    { ru: 'Марго и Ирулан', en: 'Margot and Irulan' },
    '«Достичь 2 влияния» срабатывает и тогда, когда деление 2 перескочили, и заново — после падения и подъёма.',
    '“Reach 2 Influence” also triggers when 2 is passed, and again after falling and rising.',
    { box: 'uprising', see: ['D-16.5'] },
  ],
  'D-20.15': [
    { ru: 'Шаддам Коррино IV', en: 'Shaddam Corrino IV' },
    'См. правила о командующем сардаукарами и императоре Известной Вселенной.',
    'See the rules on Sardaukar Commander and Emperor of the Known Universe.',
    { box: 'uprising', enforceable: false, see: ['D-26.9', 'D-26.10'] },
  ],
  'D-20.16': [
    { ru: 'Принцесса Ирулан', en: 'Princess Irulan' },
    'Способность печатки необязательна (исправление).',
    'The Signet ability is optional (errata).',
    { box: 'uprising', see: ['D-F-126'] },
  ],
} as const satisfies Record<string, BoxedRow>;
