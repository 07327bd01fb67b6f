import { type RulingRows, rulingsOf } from '@vigrid/kernel';
import type { RuleId } from './index.ts';

/** Our answers where the rulebook leaves a question open. */
export const rulings = rulingsOf({
  'RV-2': {
    title: 'Добор с двумя наборами по 40 карт | Drawing with both sets of 40',
    question:
      'В какой фазе берут три карты, если в игре и Валькирии, и Дверги? | Which phase takes three cards when Valkyries and Dwarves are both in play?',
    text: 'В фазе 2 берут 3 карты; действие Г берёт 2 карты или, если так выбрал стол, 3. | Phase 2 takes 3 cards; action D takes 2, or 3 if the table chooses so.',
    reason:
      'Каждое из дополнений и так велит брать в фазе 2 три карты; номер фазы в правиле не читается. | Each set alone already makes phase 2 take three; the number of the phase can not be read.',
    rules: ['V-19.4'],
  },
  'RV-8': {
    title: 'Грани кубика | Faces of a die',
    question: 'Сколько у кубика каких граней? | How many of each face has a die?',
    text: 'По одной: топор, меч, копьё, лук, щит и X. | One each of axe, sword, spear, bow, shield and X.',
    reason:
      'Названо шесть результатов, а позднее дополнение заменяет единственный X кубика. | Six results are named, and a later set replaces the one X of a die.',
    rules: ['V-1.11'],
  },
  'RV-10': {
    title: 'Кубики на воине не участвуют | Dice on a warrior are out of play',
    question:
      'Можно ли кубиком, лежащим на активированном воине, оплатить переброс или сбросить его ради Героической атаки? | May a die on an activated warrior pay for a re-roll or be discarded for Heroic Attack?',
    text: 'Нет, только свободные кубики. | No; only free dice can.',
    reason: 'Активация окончательна. | Activation is final.',
    rules: ['V-8.14', 'V-37.3'],
  },
  'RV-12': {
    title: 'Кубик, потерянный из-за великана | The die lost to a frost giant',
    question: 'Какой кубик теряет защищающийся? | Which die does the defender lose?',
    text: 'Защищающийся бросает на один кубик своего цвета меньше; дополнительные кубики остаются. | The defender starts with one die of the own colour less; extra dice are not touched.',
    reason:
      'Потеря наступает раньше, чем защищающийся бросил кубики. | The loss comes before the defender has rolled.',
    rules: ['V-38.3'],
  },
  'RV-14': {
    title: 'Две пары одного оружия | Two pairs of the same weapon',
    question: 'Четыре одинаковых оружия — это две пары? | Are four equal weapons two pairs?',
    text: 'Да, если стол не решил иначе. | Yes, unless the table chooses otherwise.',
    reason: 'Этого ничто не запрещает. | Nothing forbids it.',
    rules: ['V-9.5'],
  },
  'RV-16': {
    title: 'Много кланов — в одном отряде | Many clans look at one squad',
    question:
      'Считается ли для «многих кланов» отряд партнёра? | Does the partner’s squad count for many clans?',
    text: 'Нет, только отряд, в котором лежит воин, то есть не больше четырёх кланов. | No; only the squad the warrior lies in, so at most four clans.',
    reason:
      'Правила о соратниках называют только оленей и вепрей. | The rules of companions name deer and boar alone.',
    rules: ['V-38.4', 'V-23.4'],
  },
  'RV-17': {
    title: 'Воин не считает себя | A warrior does not count itself',
    question:
      'Считает ли себя воин-олень, на котором указан его собственный клан? | Does a deer warrior that names its own clan count itself?',
    text: 'Нет; с тремя подходящими воинами — +5. | No; with three fitting warriors it is +5.',
    reason: 'Способность смотрит на других. | The ability looks at the others.',
    rules: ['V-38.2'],
  },
  'RV-19': {
    title: 'Сила определяется в конце фазы | Strength is fixed at the end of the phase',
    question:
      'Пересчитывается ли сила атакующего, если отряды потом изменились? | Is the attacker’s strength counted anew when squads change later?',
    text: 'Нет; её меняет только карта, где это сказано, например Дорога в Вальхаллу. | No; only a card that says so changes it, such as Road to Valhalla.',
    reason: 'По правилам она определена, когда фаза завершилась. | The rules fix it when the phase ends.',
    rules: ['V-8.16', 'V-8.17'],
  },
  'RV-20': {
    title: 'Дверги — отдельный клан | Dwarves are a clan',
    question: 'Дверги — отдельный клан? | Are dwarves a clan of their own?',
    text: 'Да, шестой; для «многих кланов» они считаются. | Yes, the sixth; they count for many clans.',
    reason: 'У них свой цвет. | Their colour is their own.',
    rules: ['V-38.4', 'V-20.1'],
  },
  'RV-21': {
    title: 'Несколько двергов с блоком | Several blocking dwarves',
    question: 'Скольких воинов можно заблокировать? | How many warriors can be blocked?',
    text: 'По одному за каждого такого дверга; последнего незаблокированного воина блокировать нельзя. | One for each such dwarf; the last usable warrior never.',
    reason: 'Правило щадит отряд из одного воина. | The rule spares a squad of one.',
    rules: ['V-34.4'],
  },
  'RV-22': {
    title: 'Удержание | Holding back',
    question: 'Кого и скольких удерживает дверг? | Whom can a hold-back dwarf keep, and how many?',
    text: 'По одному за каждого такого дверга проигравшей стороны, из тех, кого отправляет победитель; ушедшего Дорогой в Вальхаллу удержать нельзя. | One for each such dwarf of the loser’s side, among those that the winner sends; not the one on the Road to Valhalla.',
    reason:
      'На Дороге сказано, что воин уходит, кто бы ни победил. | The Road says that the warrior goes, whoever wins.',
    rules: ['V-34.5', 'V-32.2'],
  },
  'RV-26': {
    title: 'Запас оружия — не брошенный кубик | Weapon Stock is no rolled die',
    question:
      'Можно ли картой «Запас оружия» оплатить переброс или перебросить её саму? | Can Weapon Stock pay for a re-roll or be re-rolled?',
    text: 'Нет; она вооружает и годится для тактики, которая требует кубик. | No; it arms, and it serves a tactic that asks for a die.',
    reason: 'Кубиком она считается только для этих двух случаев. | It counts as a die for these two uses.',
    rules: ['V-32.1', 'V-8.3'],
  },
  'RV-29': {
    title: 'Призыв к оружию при полном отряде | Call to Arms with a full squad',
    question:
      'Что, если отряд полон или в сбросе нет воинов? | What if the squad is full or the pile has no warrior?',
    text: 'Сначала определяют воина, затем ради него сбрасывают одного с планшета; если воинов в сбросе нет, карту сыграть нельзя. | The warrior is fixed first, then one on the board is discarded for it; without a warrior in the pile the card can not be played.',
    reason: 'Предел отряда действует и здесь. | The squad limit holds.',
    rules: ['V-34.1', 'V-6.8'],
  },
  'RV-32': {
    title: 'Битва без победителя | A battle without a winner',
    question: 'Что происходит с картами и бонусами? | What becomes of cards and bonuses?',
    text: 'Тактики и карты Тора сбрасываются; ни бонуса, ни квеста, ни смены титула нет. | Tactics and Thor cards are discarded; there is no bonus, quest or change of title.',
    reason: 'Для всего этого нужен победитель или проигравший. | All of these ask for a winner or a loser.',
    rules: ['V-8.15', 'V-17.5'],
  },
  'RV-37': {
    title: 'Закрытые Вальхаллы | Closed Valhallas',
    question: 'Можно ли смотреть карты в чужой Вальхалле? | May others look through a Valhalla?',
    text: 'Нет, если стол не выбрал открытые Вальхаллы; число карт известно всем. | No, unless the table chooses open Valhallas; its size is open.',
    reason: 'Стопка лежит лицом вниз. | The pile lies face down.',
    rules: ['V-11.9'],
  },
  'RV-39': {
    title: 'Порядок в Рагнарёке | Order of Ragnarök',
    question: 'Кто начинает Рагнарёк? | Who begins Ragnarök?',
    text: 'Игрок, следующий за тем, кто ходил последним. | The player after the last one to take a turn.',
    reason: 'Порядок хода не прерывается. | It goes on in turn order.',
    rules: ['V-13.1', 'V-13.2'],
  },
  'RV-40': {
    title: 'В Рагнарёке нет соперника | Nobody opposite in Ragnarök',
    question: 'Каким эффектам нужен соперник? | Which effects need an opponent?',
    text: 'Вражеские кланы, мороз, Ярость +3, блок и разоружение не действуют; бонусы Валькирий считаются. | Enemy clans, frost, Rage +3, block and disarm do nothing; Valkyrie bonuses count.',
    reason:
      'Соперника нет, но воины в Вальхаллу уходят. | There is no opponent, but warriors enter Valhalla.',
    rules: ['V-13.4', 'V-13.5'],
  },
  'RV-43': {
    title: 'Лучшее деление щитов на наборы | The best partition of shields',
    question: 'Как щиты делят на наборы? | How are shields divided into sets?',
    text: 'Так, как выгоднее игроку. | As it is best for the player.',
    reason: 'Игрок разделил бы их именно так. | A player would do the same.',
    rules: ['V-14.4', 'V-14.8', 'V-14.9'],
  },
  'RV-44': {
    title: 'Бонус, который нечем выдать | Bonus points that can not be made up',
    question:
      'Что, если картами сброса нужную сумму не набрать? | What if no cards of the pile make up the sum?',
    text: 'Берётся наибольшая возможная сумма, остаток пропадает. | The greatest sum below it is taken; the rest is lost.',
    reason: 'Очки положены игроку, пока они есть. | The player is due points as far as there are any.',
    rules: ['V-16.8', 'V-32.4'],
  },
  'RV-45': {
    title: 'Какие карты идут в бонус | Which cards make up a bonus',
    question: 'Какие карты можно брать? | Which cards can be taken?',
    text: 'Любые с напечатанными очками доблести; игрок выбирает среди тех, что дают точную сумму. | Any with printed valour points; the player chooses among those that lead to the exact sum.',
    reason: 'Правило говорит об очках. | Points are what the rule speaks of.',
    rules: ['V-16.8'],
  },
  'RV-47': {
    title: 'Несколько бонусов сразу | Several bonuses at once',
    question: 'В каком порядке берут бонусы? | In which order are bonuses taken?',
    text: 'Один за другим в порядке по выбору игрока; разные игроки — начиная с атакующего. | One after the other in an order of the player’s choice; different players from the attacker on.',
    reason: 'Сброса может не хватить на все. | The pile may not be enough for all.',
    rules: ['V-18.3'],
  },
  'RV-49': {
    title: 'Порядок и условие карт Тора | Order and condition of Thor cards',
    question:
      'Когда проверяют условие карты Тора и кто играет первым? | When is the condition of a Thor card checked, and who plays first?',
    text: 'В момент розыгрыша; по часовой стрелке от атакующего. | When it is played; clockwise from the attacker.',
    reason: 'Как отряды изменятся потом, уже неважно. | Later changes of squads do not matter.',
    rules: ['V-17.2', 'V-17.3'],
  },
  'RV-50': {
    title: 'Карты Тюра в колоде | Tyr cards in the deck',
    question:
      'Какие карты Тюра идут в колоду и что даёт великану «на одно оружие меньше»? | Which Tyr cards join the deck, and what does one weapon less do for a giant?',
    text: 'Четырнадцать случайных. У воина без такого символа карта не действует; воин, которому больше ничего не нужно, вооружается без кубиков. | Fourteen by chance. On a warrior without that symbol the card does nothing; a warrior that needs nothing more is activated without dice.',
    reason: 'Правило называет только число. | The rule gives the number alone.',
    rules: ['V-21.2', 'V-35.2'],
  },
  'RV-51': {
    title: '+4 Тюра — против соперника | Tyr’s +4 looks at the opponent',
    question: 'Считается ли отряд партнёра противника? | Does the squad of the opponent’s partner count?',
    text: 'Нет; и без соперника прибавки нет. | No; and without an opponent there is no bonus.',
    reason: 'На партнёра распространили только способность вепрей. | Only the boar ability is widened.',
    rules: ['V-35.1'],
  },
  'RV-52': {
    title: 'Тюр и символы оружия | Tyr and weapon symbols',
    question:
      'Уменьшает ли карта Тюра число символов для действия Б? | Does a Tyr card lower the symbols for action B?',
    text: 'Нет, считаются напечатанные символы. | No; printed symbols count.',
    reason: 'Карта действует в битве. | The card works in battle.',
    rules: ['V-6.10', 'V-35.2'],
  },
  'RV-53': {
    title: 'Высший уровень титула | The highest level of the title',
    question: 'Что выше пятого уровня? | What happens above level 5?',
    text: 'Уровень остаётся. | The level stays.',
    reason: 'На нём таблица кончается. | The table ends there.',
    rules: ['V-22.5'],
  },
  'RV-55': {
    title: 'Щит партнёра | The partner’s shield',
    question: 'В каком порядке берут щиты партнёров? | In which order are shields of partners taken?',
    text: 'Одновременно; взятый щит считается захваченным. | All at the same time; a taken shield counts as captured.',
    reason: 'Никто не должен выигрывать от того, что сидит первым. | Nobody shall gain by sitting first.',
    rules: ['V-23.9'],
  },
  'RV-56': {
    title: 'Союз победил в защите | A union that wins a defence',
    question: 'Кто решает судьбу воинов союзника? | Who decides about the ally’s warriors?',
    text: 'Их владелец. При равенстве союзы сравнивают суммы захваченных, затем своих щитов. | Their owner. Ties between unions go by the sums of captured, then of own shields.',
    reason: 'Для каждого владельца действуют обычные правила. | The usual rules hold for each owner.',
    rules: ['V-24.4'],
  },
  'RV-57': {
    title: 'Бонусы смотрят на одного владельца | Bonuses look at one owner',
    question:
      'Считаются ли воины союзника для бонусов валькирий? | Do an ally’s warriors count for Valkyrie bonuses?',
    text: 'Нет. | No.',
    reason: 'Правило говорит о собственных воинах игрока. | The rule speaks of the player’s own warriors.',
    rules: ['V-32.5'],
  },
  'RV-59': {
    title: 'Соло-нападение без воина | A solo attack without a warrior',
    question: 'Что, если против чудовища никто не вооружён? | What if nobody is armed against the monster?',
    text: 'Нападение не удалось; очки Вальхаллы не помогают. | The attack has failed; points of Valhalla do not help.',
    reason: 'В соло есть только удача и неудача. | Solo play knows success and failure only.',
    rules: ['V-27.12', 'V-8.12'],
  },
  'RV-60': {
    title: 'Что ограничивает максимум | What the maximum limits',
    question: 'Считаются ли поручения в пределах максимума? | Do quests count for the maximum?',
    text: 'Нет, только очки воинов, в том числе взятых как бонус. | No; only points of warriors do, bonus cards included.',
    reason: 'Правило говорит о воинах. | The rule speaks of warriors.',
    rules: ['V-27.17'],
  },
  'RV-62': {
    title: 'Потеря очка доблести | Losing a point of valour',
    question: 'Что, если карты в одно очко нет? | What if there is no card worth one point?',
    text: 'Сбрасывается самая дешёвая карта; из пустой Вальхаллы — ничего. | The cheapest card is discarded; nothing from an empty Valhalla.',
    reason: 'Дорогие карты не должны избавлять от потери. | The loss shall not be avoided by dear cards.',
    rules: ['V-36.8', 'V-36.13'],
  },
  'RV-63': {
    title: 'Способности после удачного нападения | Abilities after a won attack',
    question:
      'Чья способность действует, если карта уже сменилась? | Whose ability counts after the card has changed?',
    text: 'Карты, которая была активна в битве. | That of the card that was active in the battle.',
    reason: 'Битва была с этой картой. | The battle was with that card.',
    rules: ['V-36.5', 'V-36.13'],
  },
  'RV-64': {
    title: 'На одно место меньше | One space less',
    question: 'Что, если там лежат четыре воина? | What if four warriors lie there?',
    text: 'Когда карта становится активной, сбрасывается один воин по выбору игрока. | One of the player’s choice is discarded when the card becomes active.',
    reason: 'Предел действует сразу. | The limit holds at once.',
    rules: ['V-36.7'],
  },
  'RV-67': {
    title: 'Колода кончилась на полпути | The deck runs out in the middle',
    question: 'Когда проводят последнее нападение? | When is the last attack made?',
    text: 'Когда закончен текущий шаг: после действия, после фазы 2 или после фазы чудовища. | When the running step is finished: after the action, after phase 2 or after the monster’s phase.',
    reason: 'Начатую битву доводят до конца. | A battle under way is fought to its end.',
    rules: ['V-28.2'],
  },
  'RV-70': {
    title: 'Соло-защита без воина | A solo defence without a warrior',
    question:
      'Что, если при нападении чудовища никто не вооружён? | What if nobody is armed against the monster’s attack?',
    text: 'Защита проиграна. | The defence is lost.',
    reason: 'Как в любой защите. | As in any defence.',
    rules: ['V-27.13', 'V-10.2'],
  },
  'RV-74': {
    title: 'Одна из двух способностей | One of two abilities',
    question:
      'Надолго ли одна способность запрещает другую? | For how long does using one ability forbid the other?',
    text: 'На битву; вне битвы — на ход. | For the battle; for the turn outside battle.',
    reason: 'Способности и рассчитаны на битву или на ход. | Abilities are told by battle or turn.',
    rules: ['V-2.6'],
  },
  'RV-75': {
    title: 'Значения карт | Figures of the cards',
    question:
      'Значений отдельных карт в правилах нет. Какие взяты? | The rulebook gives no values of single cards. Which are used?',
    text: 'Силу, оружие, доблесть, число копий и способности ярлов даёт наш список карт. | Strengths, weapons, valour, numbers of copies and the abilities of jarls are those of our own card list.',
    reason: 'Списка напечатанных карт никто не публиковал. | No list of the printed cards is public.',
    rules: ['V-2.1', 'V-2.4'],
  },
  'RV-76': {
    title: 'Тактика, которой нечего делать | A tactic that can do nothing',
    question:
      'Можно ли разыграть тактику, которой не на что подействовать? | May a tactic be played that has nothing to work on?',
    text: 'Нет: Контрудару нужен свободный кубик, Смене оружия — X, Окружению вождя — ярл или действующая способность. Силу прибавлять можно всегда. | No: Counterstrike needs a free die, Change of Weapons an X, Surround the Leader a jarl or an ability in force. Strength may always be played.',
    reason: 'Это бережёт от промахов. | It spares players a slip.',
    rules: ['V-37.6', 'V-37.7', 'V-37.8'],
  },
  'RV-77': {
    title: 'Какие перебросы считаются | Which re-rolls count for Ottar and the quest',
    question: 'Считаются ли перебросы без платы? | Do free re-rolls count as re-rolls?',
    text: 'От ярла и от Тора — да, от тактик — нет. | Those by a jarl or by Thor do; those by tactics do not.',
    reason: 'Поручение делает исключение только для тактик. | The quest excepts tactics alone.',
    rules: ['V-33.2', 'V-8.4'],
  },
  'RV-78': {
    title: 'Ярлы после битвы | Jarls after a battle',
    question:
      'Отменяет ли карта «Окружить вождя» способности, которые действуют после битвы? | Does Surround the Leader stop abilities that work after the battle?',
    text: 'Нет; и Торстейн тоже. | No; nor does Torstein.',
    reason: 'Битва к этому времени кончилась. | The battle is over then.',
    rules: ['V-37.8'],
  },
  'RV-79': {
    title: 'Воинов показывают до выкладки | Warriors are shown before they are placed',
    question: 'Когда показывают воина, который входит в отряд? | When is a warrior that joins a squad shown?',
    text: 'Когда объявлено действие, до того как ему освободят место. | When the action is declared, before room is made for it.',
    reason:
      'Иначе можно было бы освободить место для карты, которой никто не видел. | Otherwise room could be made for a card nobody has seen.',
    rules: ['V-6.7'],
  },
} satisfies RulingRows<RuleId>);

export type RulingId = keyof typeof rulings;
