import type { BoxedRule } from './box.ts';

/** Chapters 19–20: council, swordmaster, mentat, leaders. */
export const leaders = {
  'D-19.1': {
    chapter: '19',
    box: 'base',
    title: { ru: 'Место в Высшем Совете', en: 'High Council seat' },
    text: {
      ru: 'Место стоит 5 соляриев на ячейке «Высший Совет», остаётся до конца партии и даёт 2 убеждения в каждый ход раскрытия владельца, включая этот раунд. Мест 4, у игрока — не больше одного.',
      en: 'A seat costs 5 Solari at the High Council space, is kept for the game and gives 2 Persuasion in each of the owner’s Reveal turns, this round included. There are 4 seats; each player may have one.',
    },
    enforceable: true,
    see: ['D-8.3'],
  },
  'D-19.2': {
    chapter: '19',
    box: 'uprising',
    title: { ru: 'Высший Совет в «Восстании»', en: 'High Council in Uprising' },
    text: {
      ru: 'Игрок с местом может прийти снова (5 соляриев): 2 Пряности, 1 карта интриги, 3 отряда.',
      en: 'A player with a seat may visit again (5 Solari): 2 spice, 1 Intrigue card, 3 troops.',
    },
    enforceable: true,
    see: ['D-19.1'],
  },
  'D-19.3': {
    chapter: '19',
    box: 'base',
    title: { ru: 'Оружейник', en: 'Swordmaster' },
    text: {
      ru: 'За 8 соляриев третий агент присоединяется сразу и до конца партии. Один раз на игрока. В «Восстании» — 6 соляриев, как только оружейник есть у любого игрока или оппонента.',
      en: 'For 8 Solari the third Agent joins at once and for the rest of the game. Once per player. In Uprising 6 Solari as soon as any player or Rival has a Swordmaster.',
    },
    enforceable: true,
    see: ['D-4.7', 'D-25.20', 'D-F-068'],
  },
  'D-19.4': {
    chapter: '19',
    box: 'base',
    title: { ru: 'Ментат', en: 'Mentat' },
    text: {
      ru: 'Ментат — дополнительный агент на один раунд; взять его можно только с его ячейки. Возвращают его в фазе 5 или отдают победителю «Преодоления хаоса» в начале следующего раунда. В «Восстании» ментата нет.',
      en: 'The Mentat is an extra Agent for one round; it can be taken only from its space. It is returned in phase 5, or goes to the winner of Sort Through the Chaos at the start of the next round. Uprising has no Mentat.',
    },
    enforceable: true,
    see: ['D-5.8', 'D-F-081'],
  },
  'D-20.1': {
    chapter: '20',
    box: 'base',
    title: { ru: 'Две способности', en: 'Two abilities' },
    text: {
      ru: 'У лидера две способности: левая работает, как описано, правую применяют, сыграв «Кольцо с печаткой».',
      en: 'A Leader has two abilities: the left one works as described, the right one is used by playing Signet Ring.',
    },
    enforceable: true,
    see: ['D-4.10', 'D-F-119'],
  },
  'D-20.2': {
    chapter: '20',
    box: 'base',
    title: { ru: 'Барон Владимир Харконнен', en: 'Baron Vladimir Harkonnen' },
    text: {
      ru: '«Уловка»: две фракции выбраны тайно; когда владелец за один ход размещает в зоне конфликта 4 отряда или больше, они открываются и он получает по 1 влиянию каждой. Выжидать текст не позволяет; один раз за партию.',
      en: 'Masterstroke: two Factions are chosen in secret; when the owner deploys 4 or more troops to the Conflict in one turn, they are revealed and the owner gains 1 Influence with each. The text has no option to wait; once per game.',
    },
    enforceable: true,
    see: ['D-F-002', 'D-F-003'],
  },
  'D-20.3': {
    chapter: '20',
    box: 'base',
    title: { ru: 'Граф Ильбан Ричес', en: 'Count Ilban Richese' },
    text: {
      ru: 'Берёт карту, когда платит солярии за стоимость ячейки, напечатанную на поле.',
      en: 'Draws a card when Solari are paid for the printed cost of a board space.',
    },
    enforceable: true,
    see: ['D-F-016'],
  },
  'D-20.4': {
    chapter: '20',
    box: 'base',
    title: { ru: 'Графиня Ариана Торвальд', en: 'Countess Ariana Thorvald' },
    text: {
      ru: 'Её сбор на ячейке Подателя на 1 меньше, зато она берёт карту. Это обязательно; если Пряность не собрана, ничего не происходит.',
      en: 'Her harvest at a maker space is reduced by 1 and she draws a card. It is mandatory; nothing happens if no spice is harvested.',
    },
    enforceable: true,
    see: ['D-F-017', 'D-F-018', 'D-F-019'],
  },
  'D-20.5': {
    chapter: '20',
    box: 'base',
    title: { ru: 'Елена Ричес', en: 'Helena Richese' },
    text: {
      ru: 'Чужие агенты не мешают ей на ячейках Ландсраада и города, свои — мешают.',
      en: 'Enemy Agents do not block her at Landsraad and City spaces; own Agents do.',
    },
    enforceable: true,
    see: ['D-4.4', 'D-9.8'],
  },
  'D-20.6': {
    chapter: '20',
    box: 'base',
    title: { ru: 'Пол Атрейдес', en: 'Paul Atreides' },
    text: {
      ru: 'Может в любой момент посмотреть верхнюю карту своей колоды, если та не пуста.',
      en: 'May look at the top card of the own deck at any time if the deck is not empty.',
    },
    enforceable: true,
    see: ['D-18.2'],
  },
  'D-20.7': {
    chapter: '20',
    box: 'base',
    title: { ru: 'Герцог Лето Атрейдес', en: 'Duke Leto Atreides' },
    text: {
      ru: 'Ячейки Ландсраада стоят ему на 1 солярий меньше (но не ниже 0). «Осмотрительной дипломатии» нужна фракция, где у какого-то соперника влияния больше.',
      en: 'Landsraad spaces cost 1 Solari less (not below 0). Prudent Diplomacy needs a Faction in which an opponent has more Influence.',
    },
    enforceable: true,
  },
  'D-20.8': {
    chapter: '20',
    box: 'ix',
    title: { ru: 'Илеса Экас', en: 'Ilesa Ecaz' },
    text: {
      ru: '«На шаг впереди»: в начале раунда карту откладывают, в начале второго хода раунда она возвращается. Бонус зависит от числа символов агента на ней и даётся, если этой картой в тот же ход отправляют агента. Если первый ход — раскрытие, карту раскрывают без бонуса.',
      en: 'One Step Ahead: a card is set aside at Round Start and returns at the start of the second turn of the round. The bonus depends on its number of Agent icons and needs the card to send an Agent in that turn. If the first turn is a Reveal turn, the card is revealed and gives no bonus.',
    },
    enforceable: true,
  },
  'D-20.9': {
    chapter: '20',
    box: 'ix',
    title: { ru: 'Юна Моритани', en: 'Yuna Moritani' },
    text: {
      ru: 'Начинает без воды. Каждое отдельное получение соляриев в свой ход приносит ещё 1.',
      en: 'Starts without water; each separate gain of Solari on the own turn gives 1 more.',
    },
    enforceable: true,
    see: ['D-F-083', 'D-F-084'],
  },
  'D-20.10': {
    chapter: '20',
    box: 'ix',
    title: { ru: 'Эрцгерцог Арманд Экас', en: 'Archduke Armand Ecaz' },
    text: {
      ru: 'Чтобы удалить активную карту в ход раскрытия, нужны 2 агента на ячейках с символами Ландсраада, города или торговли Пряностью, в любом сочетании.',
      en: 'To trash a card in play in the Reveal turn he needs 2 Agents on spaces with Landsraad, City or Spice Trade icons, in any mix.',
    },
    enforceable: true,
    see: ['D-F-115', 'D-F-116', 'D-F-123'],
  },
  'D-20.11': {
    chapter: '20',
    box: 'ix',
    title: { ru: 'Тессия Верниус', en: 'Tessia Vernius' },
    text: {
      ru: 'Ищейки стоят на делении 2 каждого трека влияния. Достигнув такой, она переносит её на верхнее свободное место планшета и получает награду этого места.',
      en: 'Snoopers stand at 2 Influence of each track; reaching one moves it to the topmost free place of the board and pays that place’s reward.',
    },
    enforceable: true,
  },
  'D-20.12': {
    chapter: '20',
    box: 'uprising',
    title: { ru: 'Леди Джессика', en: 'Lady Jessica' },
    text: {
      ru: 'Начинает на стороне леди Джессики. Воспоминания — отряды, перенесённые из запаса в область Бене Гессерит на поле. Отправив агента в ячейку Бене Гессерит, можно применить «Иную память»: вернуть их все, взять столько же карт и перевернуть лидера. «Преподобную Мать» можно применить в тот же ход.',
      en: 'Starts on the Lady Jessica side. Memories are troops moved from the supply to the Bene Gesserit area of the board. When an Agent is sent to a Bene Gesserit space, Other Memories may be used: return all of them, draw as many cards and flip the Leader. Reverend Mother may be used in that same turn.',
    },
    enforceable: true,
    see: ['D-F-082'],
  },
  'D-20.13': {
    chapter: '20',
    box: 'uprising',
    title: { ru: 'Фейд-Раута', en: 'Feyd-Rautha' },
    text: {
      ru: 'Каждое применение печатки двигает жетон на 1 деление вправо по треку тренировок (на развилке путь выбирают) и даёт награду нового деления. На крайнем правом жетон остаётся до конца партии; когда нового деления нет, печатка ничего не даёт.',
      en: 'Each use of the Signet moves the token 1 space to the right along the Training track, choosing a branch where the path forks, and gives the reward of the new space. At the rightmost space the token stays for the rest of the game; with no new space, further uses give nothing.',
    },
    enforceable: true,
  },
  'D-20.14': {
    chapter: '20',
    box: 'uprising',
    title: { ru: 'Марго и Ирулан', en: 'Margot and Irulan' },
    text: {
      ru: '«Достичь 2 влияния» срабатывает и тогда, когда деление 2 перескочили, и заново — после падения и подъёма.',
      en: '“Reach 2 Influence” also triggers when 2 is passed, and again after falling and rising.',
    },
    enforceable: true,
    see: ['D-16.5'],
  },
  'D-20.15': {
    chapter: '20',
    box: 'uprising',
    title: { ru: 'Шаддам Коррино IV', en: 'Shaddam Corrino IV' },
    text: {
      ru: 'См. правила о командующем сардаукарами и императоре Известной Вселенной.',
      en: 'See the rules on Sardaukar Commander and Emperor of the Known Universe.',
    },
    enforceable: false,
    see: ['D-26.9', 'D-26.10'],
  },
  'D-20.16': {
    chapter: '20',
    box: 'uprising',
    title: { ru: 'Принцесса Ирулан', en: 'Princess Irulan' },
    text: {
      ru: 'Способность печатки необязательна (исправление).',
      en: 'The Signet ability is optional (errata).',
    },
    enforceable: true,
    see: ['D-F-126'],
  },
} as const satisfies Record<string, BoxedRule>;
