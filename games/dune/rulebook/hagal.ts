import type { BoxedRule } from './box.ts';

/** Chapters 21–22: House Hagal, two players and solo. */
export const hagal = {
  'D-21.1': {
    chapter: '21',
    box: 'base',
    title: { ru: 'Роль Дома Хагаль', en: 'Role of House Hagal' },
    text: {
      ru: 'Дом Хагаль — третье место за столом: он занимает ячейки и сражается. Колоды, ресурсов, наград и ПО у него нет.',
      en: 'House Hagal is a third seat that occupies spaces and fights; it has no deck, resources, rewards or VP.',
    },
    enforceable: true,
    see: ['D-2.10'],
  },
  'D-21.2': {
    chapter: '21',
    box: 'base',
    title: { ru: 'Подготовка', en: 'Setup' },
    text: {
      ru: 'По кубику на начало каждого трека влияния, остальные в запас, гарнизон пуст, три агента. Из колоды Дома Хагаль уберите три карты Арракина с пометкой «1P», остальные перемешайте (вместе с «Перемешиванием»).',
      en: 'One cube on the bottom of each Influence track, the rest in its supply, no troops in the garrison, three Agents. From the House Hagal deck remove the three Arrakeen cards marked 1P; shuffle the rest (with Reshuffle).',
    },
    enforceable: true,
  },
  'D-21.3': {
    chapter: '21',
    box: 'base',
    title: { ru: 'Когда он ходит', en: 'When it acts' },
    text: {
      ru: 'После каждого хода отправки агента у первого игрока Дом Хагаль делает свой ход отправки, пока у него есть агенты.',
      en: 'After each Agent turn of the first player House Hagal takes an Agent turn, as long as it has Agents.',
    },
    enforceable: true,
  },
  'D-21.4': {
    chapter: '21',
    box: 'base',
    title: { ru: 'Ход оппонента', en: 'Agent turn of a Rival' },
    text: {
      ru: 'Открывайте карты Дома Хагаль, пока одна не укажет свободную ячейку; агент идёт туда. Стоимость и эффекты ячейки не действуют, только эффекты карты: влияние, отряды, печатка (лишь в одиночной игре), сбор Пряности.',
      en: 'Reveal House Hagal cards until one shows a free space; the Agent goes there. Costs and effects of the space are ignored; only the effects on the card apply: Influence, troops, Signet (solo only), Harvest Spice.',
    },
    enforceable: true,
    see: ['D-21.6', 'D-21.7'],
  },
  'D-21.5': {
    chapter: '21',
    box: 'base',
    title: { ru: 'Влияние оппонента', en: 'Influence of a Rival' },
    text: {
      ru: 'Бонусов треков оппонент не получает, но жетон союза берёт, когда его заслужил (вдвоём — без очков).',
      en: 'It gets no bonus of the tracks but takes an Alliance token when it qualifies (with two players without scoring).',
    },
    enforceable: true,
    see: ['D-F-062', 'D-F-063'],
  },
  'D-21.6': {
    chapter: '21',
    box: 'base',
    title: { ru: 'Отряды оппонента', en: 'Troops of a Rival' },
    text: {
      ru: 'Отряды, нанятые картой ячейки конфликта, идут прямо в зону конфликта, прочие — в гарнизон. На каждой ячейке конфликта он размещает ещё до 2 отрядов из гарнизона.',
      en: 'Troops recruited by a card for a Combat space go straight to the Conflict, otherwise to its garrison. On every Combat space it also deploys up to 2 garrison troops.',
    },
    enforceable: true,
    see: ['D-7.2'],
  },
  'D-21.7': {
    chapter: '21',
    box: 'base',
    title: { ru: 'Сбор Пряности', en: 'Harvest Spice' },
    text: {
      ru: 'Карта отправляет агента в свободную ячейку Подателя, где больше всего бонусной Пряности (не меньше 1); при равенстве — где больше всей Пряности. Вдвоём бонусная Пряность уходит в банк; в одиночной игре оппонент берёт и базовую, и бонусную.',
      en: 'The card sends the Agent to the free maker space with the most bonus spice (at least 1), ties broken by total spice. With two players the bonus spice goes to the bank; in a solo game the Rival takes base and bonus spice.',
    },
    enforceable: true,
    see: ['D-13.2'],
  },
  'D-21.8': {
    chapter: '21',
    box: 'base',
    title: { ru: 'Пустая колода', en: 'Empty deck' },
    text: {
      ru: 'Когда колода Дома Хагаль пуста или открыто «Перемешивание», все её карты перемешивают заново.',
      en: 'When the House Hagal deck is empty or Reshuffle is revealed, all House Hagal cards are reshuffled.',
    },
    enforceable: true,
  },
  'D-21.9': {
    chapter: '21',
    box: 'base',
    title: { ru: 'Мечи в сражении', en: 'Swords in Combat' },
    text: {
      ru: 'В начале сражения каждый оппонент с боевой единицей в зоне конфликта в порядке хода открывает карту и прибавляет её мечи к силе; затем играют карты интриг.',
      en: 'At the start of Combat each Rival with a unit in the Conflict, in turn order, reveals a card and adds its swords to its strength; then Combat Intrigue cards are played.',
    },
    enforceable: true,
    see: ['D-10.4'],
  },
  'D-21.10': {
    chapter: '21',
    box: 'base',
    title: { ru: 'Оппоненты — тоже соперники', en: 'Rivals as opponents' },
    text: {
      ru: 'Эффекты на соперников или игроков действуют на оппонентов, если у тех есть требуемое.',
      en: 'Effects on opponents or players affect Rivals if they have what is asked for.',
    },
    enforceable: true,
  },
  'D-21.11': {
    chapter: '21',
    box: 'base',
    title: { ru: 'Награды вдвоём', en: 'Two-player rewards' },
    text: {
      ru: 'Награды раздают, как при трёх местах: место Дома Хагаль считается, но сам он ничего не берёт.',
      en: 'Rewards are given as with three seats; House Hagal’s place counts but it takes nothing.',
    },
    enforceable: true,
    see: ['D-11.1', 'D-F-097'],
  },
  'D-22.1': {
    chapter: '22',
    box: 'base',
    title: { ru: 'Подготовка соло', en: 'Solo setup' },
    text: {
      ru: 'Два оппонента с лидерами (не Пол Атрейдес и не Елена Ричес); от лидеров у них только способность печатки. Гарнизон, место оружейников в колоде конфликтов и прочее зависит от сложности. Уберите карты с пометкой «2P». У вас и у каждого оппонента по 1 воде. Первый игрок — оппонент слева.',
      en: 'Two Rivals with Leaders (not Paul Atreides, not Helena Richese); they use only the Signet ability. Garrison, the Swordmasters’ place in the Conflict deck and extras depend on difficulty. Remove the cards marked 2P. You and each Rival start with 1 water. The Rival to your left is first player.',
    },
    enforceable: true,
    see: ['D-2.9'],
  },
  'D-22.2': {
    chapter: '22',
    box: 'base',
    title: { ru: 'Ходы', en: 'Turns' },
    text: {
      ru: 'Оппоненты в порядке хода отправляют агентов, пока они есть. Хода раскрытия у них нет.',
      en: 'Rivals take Agent turns in turn order while they have Agents; they take no Reveal turn.',
    },
    enforceable: true,
    see: ['D-21.4'],
  },
  'D-22.3': {
    chapter: '22',
    box: 'base',
    title: { ru: 'Оружейники', en: 'Swordmasters' },
    text: {
      ru: 'Когда открыта карта конфликта, лежавшая над оружейниками, оба оппонента получают третьего агента.',
      en: 'When the Conflict card above the Swordmasters is revealed, both Rivals gain their third Agent.',
    },
    enforceable: true,
  },
  'D-22.4': {
    chapter: '22',
    box: 'base',
    title: { ru: 'Награды', en: 'Rewards' },
    text: {
      ru: 'Оппоненты берут первую и вторую награды: ПО, влияние, ресурсы, карты интриг, контроль с бонусами, ментата как агента на следующий раунд и отряды («Расцвет иксианцев»).',
      en: 'Rivals take first and second rewards: VP, Influence, resources, Intrigue cards, control with its bonuses, the Mentat as an Agent for the next round, and troops (Rise of Ix).',
    },
    enforceable: true,
    see: ['D-11.1'],
  },
  'D-22.5': {
    chapter: '22',
    box: 'base',
    title: { ru: 'Очки за треки', en: 'Victory Points from tracks' },
    text: {
      ru: 'Оппоненты получают ПО за 2 влияния и за союзы, но никогда — бонус за 4.',
      en: 'Rivals score for 2 Influence and for Alliances but never get the bonus at 4.',
    },
    enforceable: true,
    see: ['D-F-062', 'D-F-063'],
  },
  'D-22.6': {
    chapter: '22',
    box: 'base',
    title: { ru: 'Траты', en: 'Spending' },
    text: {
      ru: 'Как только у оппонента 3 карты интриг, 3 воды, 7 соляриев или 7 Пряности, он тратит их на 1 ПО (с «Расцветом иксианцев» 7 Пряности — только при конфликтах III уровня).',
      en: 'Whenever a Rival has 3 Intrigue cards, 3 water, 7 Solari or 7 spice it spends them for 1 VP (with Rise of Ix 7 spice only during Conflict III).',
    },
    enforceable: true,
  },
  'D-22.7': {
    chapter: '22',
    box: 'base',
    title: { ru: 'Выбор оппонента', en: 'Choices' },
    text: {
      ru: 'Влияние оппонент получает там, где его меньше всего; при равенстве и в других случаях решает игрок (о треке поставок в «Расцвете иксианцев» есть особое правило).',
      en: 'A Rival gains Influence where it has least; the player decides ties and other choices (for the Shipping track of Rise of Ix there is a rule of its own).',
    },
    enforceable: true,
    see: ['D-23.33'],
  },
  'D-22.8': {
    chapter: '22',
    box: 'base',
    title: { ru: 'Торговое доминирование', en: 'Corner the Market' },
    text: {
      ru: 'Считается, что у каждого оппонента 2 карты «Пряность должна поступать».',
      en: 'Each Rival counts as having 2 The Spice Must Flow.',
    },
    enforceable: true,
    see: ['D-F-099'],
  },
  'D-22.9': {
    chapter: '22',
    box: 'base',
    title: { ru: 'Расчётливое размещение', en: 'Expert Troop Deployment' },
    text: {
      ru: 'На сложности «Ментат» и выше оппонент в конфликтах I и II уровня никого не размещает, пока ведёт на 4 или больше боевой силы; при конфликтах III уровня размещает всё, что может.',
      en: 'At Mentat difficulty and above a Rival fighting for Conflict I or II deploys nothing while it leads by 4 or more strength; at Conflict III it deploys everything it can.',
    },
    enforceable: true,
    see: ['D-F-064'],
  },
  'D-22.10': {
    chapter: '22',
    box: 'base',
    title: { ru: 'Сложность «Квисатц Хадерах»', en: 'Kwisatz Haderach difficulty' },
    text: {
      ru: 'То же, что «Ментат», и вдобавок игрок не может получить оружейника.',
      en: 'As Mentat difficulty, and the player can not gain a Swordmaster.',
    },
    enforceable: true,
  },
  'D-22.11': {
    chapter: '22',
    box: 'base',
    title: { ru: 'Победа оппонента', en: 'A Rival may win' },
    text: {
      ru: 'Оппонент может вызвать конец игры и победить.',
      en: 'A Rival may trigger the end and win the game.',
    },
    enforceable: true,
    see: ['D-15.1'],
  },
} as const satisfies Record<string, BoxedRule>;
