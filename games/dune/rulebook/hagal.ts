import type { BoxedRow } from './box.ts';

/** Chapters 21–22: House Hagal, two players and solo. */
export const hagal = {
  'D-21.1': [
    { ru: 'Роль Дома Хагаль', en: 'Role of House Hagal' },
    'Дом Хагаль — третье место за столом: он занимает ячейки и сражается. Колоды, ресурсов, наград и ПО у него нет.',
    'House Hagal is a third seat that occupies spaces and fights; it has no deck, resources, rewards or VP.',
    { see: ['D-2.10'] },
  ],
  'D-21.2': [
    { ru: 'Подготовка', en: 'Setup' },
    'По кубику на начало каждого трека влияния, остальные в запас, гарнизон пуст, три агента. Из колоды Дома Хагаль уберите три карты Арракина с пометкой «1P», остальные перемешайте (вместе с «Перемешиванием»).',
    'One cube on the bottom of each Influence track, the rest in its supply, no troops in the garrison, three Agents. From the House Hagal deck remove the three Arrakeen cards marked 1P; shuffle the rest (with Reshuffle).',
  ],
  'D-21.3': [
    { ru: 'Когда он ходит', en: 'When it acts' },
    'После каждого хода отправки агента у первого игрока Дом Хагаль делает свой ход отправки, пока у него есть агенты.',
    'After each Agent turn of the first player House Hagal takes an Agent turn, as long as it has Agents.',
  ],
  'D-21.4': [
    { ru: 'Ход оппонента', en: 'Agent turn of a Rival' },
    'Открывайте карты Дома Хагаль, пока одна не укажет свободную ячейку; агент идёт туда. Стоимость и эффекты ячейки не действуют, только эффекты карты: влияние, отряды, печатка (лишь в одиночной игре), сбор Пряности.',
    'Reveal House Hagal cards until one shows a free space; the Agent goes there. Costs and effects of the space are ignored; only the effects on the card apply: Influence, troops, Signet (solo only), Harvest Spice.',
    { see: ['D-21.6', 'D-21.7'] },
  ],
  'D-21.5': [
    { ru: 'Влияние оппонента', en: 'Influence of a Rival' },
    'Бонусов треков оппонент не получает, но жетон союза берёт, когда его заслужил (вдвоём — без очков).',
    'It gets no bonus of the tracks but takes an Alliance token when it qualifies (with two players without scoring).',
    { see: ['D-F-062', 'D-F-063'] },
  ],
  'D-21.6': [
    { ru: 'Отряды оппонента', en: 'Troops of a Rival' },
    'Отряды, нанятые картой ячейки конфликта, идут прямо в зону конфликта, прочие — в гарнизон. На каждой ячейке конфликта он размещает ещё до 2 отрядов из гарнизона.',
    'Troops recruited by a card for a Combat space go straight to the Conflict, otherwise to its garrison. On every Combat space it also deploys up to 2 garrison troops.',
    { see: ['D-7.2'] },
  ],
  'D-21.7': [
    { ru: 'Сбор Пряности', en: 'Harvest Spice' },
    'Карта отправляет агента в свободную ячейку Подателя, где больше всего бонусной Пряности (не меньше 1); при равенстве — где больше всей Пряности. Вдвоём бонусная Пряность уходит в банк; в одиночной игре оппонент берёт и базовую, и бонусную.',
    'The card sends the Agent to the free maker space with the most bonus spice (at least 1), ties broken by total spice. With two players the bonus spice goes to the bank; in a solo game the Rival takes base and bonus spice.',
    { see: ['D-13.2'] },
  ],
  'D-21.8': [
    { ru: 'Пустая колода', en: 'Empty deck' },
    'Когда колода Дома Хагаль пуста или открыто «Перемешивание», все её карты перемешивают заново.',
    'When the House Hagal deck is empty or Reshuffle is revealed, all House Hagal cards are reshuffled.',
  ],
  'D-21.9': [
    { ru: 'Мечи в сражении', en: 'Swords in Combat' },
    'В начале сражения каждый оппонент с боевой единицей в зоне конфликта в порядке хода открывает карту и прибавляет её мечи к силе; затем играют карты интриг.',
    'At the start of Combat each Rival with a unit in the Conflict, in turn order, reveals a card and adds its swords to its strength; then Combat Intrigue cards are played.',
    { see: ['D-10.4'] },
  ],
  'D-21.10': [
    { ru: 'Оппоненты — тоже соперники', en: 'Rivals as opponents' },
    'Эффекты на соперников или игроков действуют на оппонентов, если у тех есть требуемое.',
    'Effects on opponents or players affect Rivals if they have what is asked for.',
  ],
  'D-21.11': [
    { ru: 'Награды вдвоём', en: 'Two-player rewards' },
    'Награды раздают, как при трёх местах: место Дома Хагаль считается, но сам он ничего не берёт.',
    'Rewards are given as with three seats; House Hagal’s place counts but it takes nothing.',
    { see: ['D-11.1', 'D-F-097'] },
  ],
  'D-22.1': [
    { ru: 'Подготовка соло', en: 'Solo setup' },
    'Два оппонента с лидерами (не Пол Атрейдес и не Елена Ричес); от лидеров у них только способность печатки. Гарнизон, место оружейников в колоде конфликтов и прочее зависит от сложности. Уберите карты с пометкой «2P». У вас и у каждого оппонента по 1 воде. Первый игрок — оппонент слева.',
    'Two Rivals with Leaders (not Paul Atreides, not Helena Richese); they use only the Signet ability. Garrison, the Swordmasters’ place in the Conflict deck and extras depend on difficulty. Remove the cards marked 2P. You and each Rival start with 1 water. The Rival to your left is first player.',
    { see: ['D-2.9'] },
  ],
  'D-22.2': [
    { ru: 'Ходы', en: 'Turns' },
    'Оппоненты в порядке хода отправляют агентов, пока они есть. Хода раскрытия у них нет.',
    'Rivals take Agent turns in turn order while they have Agents; they take no Reveal turn.',
    { see: ['D-21.4'] },
  ],
  'D-22.3': [
    { ru: 'Оружейники', en: 'Swordmasters' },
    'Когда открыта карта конфликта, лежавшая над оружейниками, оба оппонента получают третьего агента.',
    'When the Conflict card above the Swordmasters is revealed, both Rivals gain their third Agent.',
  ],
  'D-22.4': [
    { ru: 'Награды', en: 'Rewards' },
    'Оппоненты берут первую и вторую награды: ПО, влияние, ресурсы, карты интриг, контроль с бонусами, ментата как агента на следующий раунд и отряды («Расцвет иксианцев»).',
    'Rivals take first and second rewards: VP, Influence, resources, Intrigue cards, control with its bonuses, the Mentat as an Agent for the next round, and troops (Rise of Ix).',
    { see: ['D-11.1'] },
  ],
  'D-22.5': [
    { ru: 'Очки за треки', en: 'Victory Points from tracks' },
    'Оппоненты получают ПО за 2 влияния и за союзы, но никогда — бонус за 4.',
    'Rivals score for 2 Influence and for Alliances but never get the bonus at 4.',
    { see: ['D-F-062', 'D-F-063'] },
  ],
  'D-22.6': [
    { ru: 'Траты', en: 'Spending' },
    'Как только у оппонента 3 карты интриг, 3 воды, 7 соляриев или 7 Пряности, он тратит их на 1 ПО (с «Расцветом иксианцев» 7 Пряности — только при конфликтах III уровня).',
    'Whenever a Rival has 3 Intrigue cards, 3 water, 7 Solari or 7 spice it spends them for 1 VP (with Rise of Ix 7 spice only during Conflict III).',
  ],
  'D-22.7': [
    { ru: 'Выбор оппонента', en: 'Choices' },
    'Влияние оппонент получает там, где его меньше всего; при равенстве и в других случаях решает игрок (о треке поставок в «Расцвете иксианцев» есть особое правило).',
    'A Rival gains Influence where it has least; the player decides ties and other choices (for the Shipping track of Rise of Ix there is a rule of its own).',
    { see: ['D-23.33'] },
  ],
  'D-22.8': [
    { ru: 'Торговое доминирование', en: 'Corner the Market' },
    'Считается, что у каждого оппонента 2 карты «Пряность должна поступать».',
    'Each Rival counts as having 2 The Spice Must Flow.',
    { see: ['D-F-099'] },
  ],
  'D-22.9': [
    { ru: 'Расчётливое размещение', en: 'Expert Troop Deployment' },
    'На сложности «Ментат» и выше оппонент в конфликтах I и II уровня никого не размещает, пока ведёт на 4 или больше боевой силы; при конфликтах III уровня размещает всё, что может.',
    'At Mentat difficulty and above a Rival fighting for Conflict I or II deploys nothing while it leads by 4 or more strength; at Conflict III it deploys everything it can.',
    { see: ['D-F-064'] },
  ],
  'D-22.10': [
    { ru: 'Сложность «Квисатц Хадерах»', en: 'Kwisatz Haderach difficulty' },
    'То же, что «Ментат», и вдобавок игрок не может получить оружейника.',
    'As Mentat difficulty, and the player can not gain a Swordmaster.',
  ],
  'D-22.11': [
    { ru: 'Победа оппонента', en: 'A Rival may win' },
    'Оппонент может вызвать конец игры и победить.',
    'A Rival may trigger the end and win the game.',
    { see: ['D-15.1'] },
  ],
} as const satisfies Record<string, BoxedRow>;
