import { type RulingRows, rulingsOf } from '@vigrid/kernel';
import type { RuleId } from './index.ts';

/** From the deck to the set’s mechanics: chapters 1–20. */
export const rulingsOnPlay = rulingsOf({
  'RH-1': {
    title: 'Состав колоды | What a deck holds',
    question:
      'Сколько карт в колоде, сколько одинаковых и каких они стихий? В правилах сказано лишь, что Орда разрешает 5. | How many cards make a deck, how many copies of a card may it hold, and of which elements? The rulebook only says that Horde allows 5.',
    text: 'В колоде не меньше 40 карт, герой не считается; если все они и герой из Обучающего набора, хватит 30. Карт с одним названием не больше 3, а с Ордой — не больше 5. Каждая карта нейтральная или одной стихии с героем; карте нескольких стихий довольно одной общей. | A deck has at least 40 cards, the hero not counted; 30 are enough if they and the hero are all from the Learning Set. It holds at most 3 cards of one name, or 5 if they have Horde. Every card is neutral or shares an element with the hero; of a card with several elements one is enough.',
    reason:
      'Стартовые колоды и объявления издателя говорят о 40 картах и больше, трёх копиях и картах стихии героя рядом с нейтральными; в колодах Обучающего набора — по 30. У героя не больше одной стихии, и карта двух стихий пропала бы зря, будь ей нужны обе. Орда — исключение, только если обычный предел ниже 5. | The published starter decks and the publisher’s announcements speak of 40 cards or more, three copies, and cards of the hero’s element beside neutral ones; the decks of the Learning Set have 30. Every hero has one element at most, so a card of two would be of no use if it needed both. Horde is an exception only if the usual limit is lower than 5.',
    rules: ['BH-4.1', 'BH-4.2', 'BH-4.4', 'BH-6.3', 'BH-G-horde', 'BH-N-11'],
  },
  'RH-2': {
    title: 'Второй игрок | Going second',
    question:
      'Получает ли второй игрок что-нибудь за то, что ходит вторым? | Does the second player get anything for going second?',
    text: 'Второй игрок ничего не получает взамен. Разница одна: первый игрок не берёт карту в свой первый ход. | The second player gets no compensation. The only difference is that the first player does not draw in their first turn.',
    reason:
      'Больше ничего не напечатано, а придуманная надбавка была бы новым правилом. | Nothing else is printed, and an invented bonus would be a new rule.',
    rules: ['BH-6.2', 'BH-8.8'],
  },
  'RH-3': {
    title: 'Замена карт втайне | Mulligan in secret',
    question:
      'Кто меняет карты первым и видит ли другой, сколько их? | Who replaces cards first, and does the other see how many?',
    text: 'Оба игрока решают одновременно и втайне друг от друга. Заменяемые карты ложатся под колоду в выбранном игроком порядке, без перемешивания, затем столько же карт берётся сверху. Второй замены нет. | Both players decide at the same time and in secret. The replaced cards go to the bottom in the order their player chooses, without shuffling, and then as many are taken from the top. There is no second replacement.',
    reason:
      'Порядок в правилах не задан; одновременный выбор никому не даёт преимущества. | The rulebook sets no order; a simultaneous choice gives nobody an advantage.',
    rules: ['BH-6.5'],
  },
  'RH-4': {
    title: 'Фаза выбора | The choice phase',
    question:
      'Квест берут «в фазе выбора», а она нигде не описана. | A quest may be taken in the “choice phase”, which is not described anywhere.',
    text: 'Фаза выбора — это любой момент вашего основного этапа, когда вы выбираете действие и ничего не выполняется. | The choice phase is every moment of your main stage when you may choose an action and nothing is being executed.',
    reason:
      'Других фаз в основном этапе нет: слово может означать лишь промежуток между действиями. | The main stage has no other phases; the word can only mean the moment between actions.',
    rules: ['BH-2.6', 'BH-8.12'],
  },
  'RH-5': {
    title: 'Второй квест | A second quest',
    question:
      'У вас уже есть квест, и вы могли бы взять или получить ещё один. Уходит ли первый? | You control a quest and could take or gain another. Does the first one leave?',
    text: 'Второй квест не приходит: взять его нельзя, а если под ваш контроль его отдаёт эффект, карта остаётся на месте. Первый квест никуда не уходит. | The second quest does not come: you may not take one, and an effect that would put it under your control leaves it where it is. The first stays.',
    reason:
      'Это запрет, и ни одно правило не велит квесту уйти, как велит прежней карте поддержки. | The limit is a prohibition, and no rule tells a quest to leave as one tells an old support card to.',
    rules: ['BH-2.4', 'BH-2.5', 'BH-1.13'],
  },
  'RH-6': {
    title: 'Когда обновляется «раз в ход» | When “once per turn” is renewed',
    question:
      'Способность с ограничением за ход может сработать и в чужой ход. Обновляется ли она каждый ход или только в свой? | An ability with a limit per turn may trigger in the opponent’s turn too. Is the limit renewed in every turn or only in one’s own?',
    text: 'Применения обновляются в фазе восстановления того, кто контролирует карту, и больше нигде. Что применено в чужой ход, до неё не вернётся. Так же считаются атака ударом и защита. | Uses are renewed in the recovery phase of the card’s controller, and only there. What is used in the opponent’s turn stays used until then. The same holds for attacking by strike and for defending.',
    reason:
      'В правилах обновление — шаг фазы восстановления, и больше о нём нигде не сказано. | The rulebook lists the renewal among the steps of the recovery phase and nowhere else.',
    rules: ['BH-8.5', 'BH-8.14', 'BH-8.15', 'BH-8.16', 'BH-11.4'],
  },
  'RH-7': {
    title: 'Порядок одновременных способностей | Order of simultaneous abilities',
    question:
      'Кто играл в тактический «Берсерк», ждёт, что первыми идут способности активного игрока. | Players of the tactical Berserk expect the active player’s abilities first.',
    text: 'Как написано: в «Героях» сначала идут все способности неактивного игрока, потом — активного; порядок своих каждый выбирает сам. | As printed: in Heroes all abilities of the non-active player come first, then those of the active player, each in the order their player chooses.',
    reason:
      'Игры здесь различаются; текст не оставляет сомнений. | The two games differ here; the text leaves no doubt.',
    rules: ['BH-14.1'],
  },
  'RH-8': {
    title: 'Порядок начала хода | Order of the start of the turn',
    question:
      'Способности «в начале хода» — до открытия карт, монеты и взятия карты или после? | Do “at the start of the turn” abilities come before or after opening, the coin and the draw?',
    text: 'Порядок такой, как в перечне: открытие и обновление, затем монета, затем карта и только потом способности «в начале хода», в том числе Отравление и Концентрация. | The order is that of the list: opening and renewal, then the coin, then the draw, then “at the start of the turn” abilities, Poison and Concentration among them.',
    reason: 'В правилах шаги перечислены по порядку. | The rulebook gives the steps as a list in order.',
    rules: ['BH-8.4', 'BH-8.5', 'BH-8.6', 'BH-8.8', 'BH-8.11'],
  },
  'RH-9': {
    title: 'Отравление и Концентрация вместе | Poison and Concentration together',
    question:
      'И то и другое приходит в начале вашего хода. Что раньше и когда смотрят на раны? | Both come at the start of your turn. Which first, and when are the wounds looked at?',
    text: 'Порядок выбирает тот, кто контролирует карту. Концентрация проверяет раны, когда выполняется, а не когда срабатывает: после Отравления раны есть, после лечения их нет. | The controller of the card chooses the order. Concentration looks for wounds when it is executed, not when it triggers: after Poison it finds them, after healing it does not.',
    reason:
      'Свои одновременные способности игрок упорядочивает сам, а условие Концентрации сформулировано как часть выполнения. | Simultaneous abilities of one player are ordered by that player; the condition is worded as part of the execution.',
    rules: ['BH-14.1', 'BH-17.1', 'BH-G-poison', 'BH-8.11'],
  },
  'RH-10': {
    title: 'Жизней не осталось | Lives at 0',
    question:
      'Эффект ослабления довёл жизни нераненой карты до 0. Погибает ли она? | A Weakening effect brings a card with no wounds to 0 lives. Does it die?',
    text: 'Погибает. Раны сравниваются с нынешними жизнями карты, со всеми изменениями; карта, у которой 0 жизней или меньше, погибает и без ран. | It dies. Wounds are compared with the lives the card has now, all changes counted; a card with 0 lives or fewer dies even without wounds.',
    reason:
      'В примере из правил один эффект ослабления убивает существо с 1 жизнью. | The rulebook’s own example kills a creature of 1 life with one Weakening effect.',
    rules: ['BH-12.3', 'BH-20.1', 'BH-1.5'],
  },
  'RH-11': {
    title: 'Удар ниже нуля | Strike below 0',
    question:
      'Ослабление может опустить удар ниже 0. Что тогда? | Weakening can bring the strike below 0. What then?',
    text: 'Удар ниже 0 считается нулевым, когда им бьют или на него смотрят. Сама сумма не теряется: удар 1 после двух эффектов ослабления и двух эффектов усиления снова равен 1. | A strike below 0 counts as 0 when it is used or looked at. The sum itself is kept: a strike of 1 with two Weakening effects and then two Strengthening effects is 1 again.',
    reason:
      'Отрицательный удар лечил бы, а если обрезать саму сумму, исход зависел бы от порядка эффектов. | A negative strike would heal; a floor that is stored would make the order of effects matter.',
    rules: ['BH-20.1', 'BH-20.2'],
  },
  'RH-12': {
    title: 'Когда карта закрывается | When cards close',
    question:
      'Атакующий закрывается до удара или после? | Does an attacker close before or after its strike?',
    text: 'Атакующий закрывается после удара, если выжил; защитник — после сражения. Только за способность с символом закрытия карта закрывается сразу: это плата. Во время своей атаки существо ещё открыто. | An attacker closes after the strike, if it survived; a defender closes after the fight. Only for an ability with the close symbol does the card close first, as payment. During its own attack a creature is still open.',
    reason:
      'Так сказано в подробных правилах; общие слова «действовавшая карта закрывается» другого времени не называют. | The detailed rules say so; the summary “a card that acts closes” does not set another time.',
    rules: ['BH-8.22', 'BH-8.23', 'BH-10.5', 'BH-11.3'],
  },
  'RH-13': {
    title: 'Новые существа защищают | Fresh creatures may defend',
    question:
      'Стать защитником — действие, а новые существа не действуют. Могут ли они защищать? | Being assigned as defender is an action, and fresh creatures cannot act. May they defend?',
    text: 'Защищать могут. Защитником годится любое ваше открытое существо, как бы и когда бы оно ни вошло в игру. | They may. Any open creature you control may defend, however it came into play and however lately.',
    reason:
      'Возрождённым, вызванным и взятым под контроль картам это разрешено прямо, а запрет для новых существ называет только атаки и символ закрытия. | The rulebook allows it expressly for revived, summoned and taken cards, and the ban on fresh creatures names only attacks and the close symbol.',
    rules: ['BH-11.1', 'BH-8.19', 'BH-G-action-of-a-card', 'BH-G-revive', 'BH-G-take-control', 'BH-G-summon'],
  },
  'RH-14': {
    title: 'Цель за спиной защитника | The target behind a defender',
    question:
      'Вышел защитник. Бьёт ли ещё первая цель? | A defender steps in. Does the first target still strike?',
    text: 'Нет: первая цель не наносит и не получает урона. | It does not: the first target deals no damage and receives none.',
    reason: 'Атакующий сражается с защитником вместо неё. | The attacker fights the defender instead of it.',
    rules: ['BH-11.2'],
  },
  'RH-15': {
    title: 'Сам себе не защитник | Nobody defends themselves',
    question:
      'Можно ли назначить атакованное существо его же защитником? | May the attacked creature be assigned as its own defender?',
    text: 'Нельзя. Защитником назначают другое существо, не то, которое атаковано. | No. The defender must be another creature than the one attacked.',
    reason:
      'Это ничего не изменило бы, только закрыло бы существо: с защитником сражаются вместо цели. | It would change nothing but close the creature; a defender is fought instead of the target.',
    rules: ['BH-11.1', 'BH-11.2'],
  },
  'RH-16': {
    title: '«При атаке» после гибели | On attack after death',
    question:
      'Атакующий погиб в своей атаке. Выполняется ли его текст «При атаке»? | The attacker died in its attack. Is its “On attack” text executed?',
    text: 'Да: атака состоялась, и текст «При атаке» выполняется, даже если атакующий в ней погиб. | Yes: the attack took place, so “On attack” is executed even if the attacker died in it.',
    reason:
      'Срабатывающая способность ждёт всего события; к гибели существа она уже сработала. | A triggered ability waits for the whole event; it has triggered by the time the creature dies.',
    rules: ['BH-G-on-attack', 'BH-N-4', 'BH-12.3'],
  },
  'RH-17': {
    title: 'Что считает Набег | What Raid counts',
    question:
      'Считаются ли для Набега атаками выстрелы и сражения, начатые способностью? | Do shots and fights begun by an ability count as attacks for Raid?',
    text: 'Считаются. Набег учитывает все атаки за ход — удары, выстрелы и сражения с выбранным существом — у всех карт, вместе с атакой самого существа. | They do. Raid counts every attack of the turn: strikes, shots and fights with a chosen creature, of all cards, its own attack included.',
    reason: 'И то и другое — атаки по собственным определениям. | Both are attacks by their own definitions.',
    rules: ['BH-18.1', 'BH-G-shot', 'BH-G-fight-a-chosen-creature'],
  },
  'RH-18': {
    title: 'Что считает Расход | What Spend counts',
    question:
      'Считаются ли монеты, заплаченные за саму карту с Расходом? Что, если одна плата перекрывает несколько значений? | Do the coins paid for the card with Spend count? What if one payment passes several values?',
    text: 'Считаются все монеты, которые вы потратили за ход, и те, что заплачены за саму карту. Если одна плата перекрывает несколько значений, каждое срабатывает по разу. | All coins you have spent this turn count, those paid for the card itself too. A payment that passes several values triggers each of them once.',
    reason:
      'В примере из правил лук стреляет сразу, за собственную стоимость; каждое значение срабатывает раз в ход. | In the rulebook’s example the bow shoots at once for its own cost, and each value triggers once per turn.',
    rules: ['BH-19.1', 'BH-19.2'],
  },
  'RH-19': {
    title: 'Расход в чужой ход | Spend in the opponent’s turn',
    question:
      'В чужой ход монеты можно потратить на Засаду. Видит ли их Расход? | Coins can be spent on Ambush in the opponent’s turn. Does Spend see them?',
    text: 'Да. В ход противника Расход считает монеты, которые вы тратите в этот ход, начиная с нуля. | Yes. In the opponent’s turn Spend counts the coins you spend in that turn, from 0.',
    reason:
      '«Этот ход» — тот, что идёт сейчас, чей бы он ни был. | “This turn” is the turn being played, whoever’s it is.',
    rules: ['BH-19.1', 'BH-G-ambush'],
  },
  'RH-20': {
    title: 'Созданные существа не погибают | Created creatures do not die',
    question:
      'Созданное существо возвращается в запас, а не на кладбище. Погибло ли оно? | A Created creature returns to the reserve instead of going to the graveyard. Has it died?',
    text: 'Нет. Текст его Гибели не выполняется, и для Душелова оно не считается погибшим. | No. Its Death text is not executed, and it does not count as a creature that died for Soulcatcher.',
    reason:
      'Погибнуть — значит перейти из игровой зоны на кладбище, а Созданная карта туда не попадает. | To die is to go from the play zone to the graveyard, and a Created card never gets there.',
    rules: ['BH-G-created', 'BH-G-death', 'BH-16.1'],
  },
  'RH-54': {
    title: 'Наборы, прочитанные по таблице | Sets read from a table',
    question:
      'Какими картами наборов, вышедших до и после «Раммарата», можно играть? | Which cards of the sets before and after Rammarat can be played?',
    text: 'Играют те карты, чей текст прочитан целиком и однозначно; остальные показаны в каталоге без текста, и в колоду их не берут. Карта, напечатанная в нескольких наборах, — одна карта, и числится она в том, где введена раньше. Игроки могут договориться о наборах: тогда и герой, и карты берутся только из них и из Обучающего набора; если не выбран ни один, годятся все. | Those cards are played whose text has been read whole and in one way only; the others are shown in the catalogue without a text, and no deck holds them. A card printed in several sets is one card, and belongs to the set in which it was entered first. Players may agree on sets: then the hero and the cards come from these and the Learning Set alone; where none is chosen, all are allowed.',
    reason:
      'Карта, сыгранная не так, как напечатана, хуже карты, которой нет; имена и цифры известны и без текста. Формат каждый стол выбирает себе сам. | A card played otherwise than it is printed is worse than a card that is missing; names and figures are known without the text. Which sets are played is for each table to say.',
    rules: ['BH-N-3', 'BH-6.1', 'BH-6.3'],
  },
  'RH-55': {
    title: 'Какие монеты теряют | Which coins are lost',
    question:
      'Игрок теряет монету насовсем: открытую или закрытую? | A player loses a coin for good: an open or a closed one?',
    text: 'Сначала уходят закрытые монеты, потом открытые; у кого монет меньше, тот теряет все. | Closed coins go first, then open ones; whoever has fewer loses them all.',
    reason:
      'Теряет игрок сам, а открытую вместо закрытой не отдал бы никто; спрашивать об этом незачем. | The player loses them, and nobody would give up an open one in place of a closed one; there is nothing to ask.',
    rules: ['BH-7.1', 'BH-7.5', 'BH-13.1'],
  },
  'RH-56': {
    title: 'Яд сверх яда | Poison on top of poison',
    question:
      'Карта велит прибавить яда уже отравленному, а правило оставляет только сильнейшее отравление. | A card adds to the poison that is there, while the rule keeps only the greatest.',
    text: 'Если карта прямо говорит, что отравление растёт, числа складываются; иначе действует сильнейшее. | Where a card says that the poison grows, the numbers are added; otherwise the greatest works.',
    reason: 'Слова карты сильнее общего правила. | The words of a card come before a general rule.',
    rules: ['BH-G-poison', 'BH-13.1'],
  },
  'RH-57': {
    title: 'Удар того, кто покинул игру | The strike of what has left play',
    question:
      'Текст считает удар существа, которого уже нет в игре: оно погибло или уничтожено ради этого текста. | A text counts the strike of a creature that is no longer in play: it has died, or was destroyed for that text.',
    text: 'Берётся удар, который был у существа, когда оно покидало игру. | It is the strike that the creature had when it left play.',
    reason:
      'Иначе такой текст никогда ничего бы не делал; другого удара, кроме последнего, у существа нет. | Otherwise such a text would never do anything; the creature has no other strike than its last.',
    rules: ['BH-G-death', 'BH-13.1'],
  },
  'RH-58': {
    title: 'Половина | Half',
    question:
      'Половина нечётного числа: в какую сторону округлять? | Half of an odd number: which way is it rounded?',
    text: 'Половина округляется вверх. | Half is rounded up.',
    reason:
      'Единственная карта этих наборов, которая об этом говорит, округляет вверх. | The only card of these sets that says so rounds up.',
    rules: ['BH-13.1'],
  },
  'RH-59': {
    title: 'По выбору противника | Of the opponent’s choice',
    question:
      'Выбирает противник: из кого и обязан ли он выбрать? | The opponent chooses: among whom, and must they?',
    text: 'Противник выбирает из всех, кто подходит тексту, и отказаться не может. Защита от заклинаний убирает карту и из такого выбора. | The opponent chooses among all that fit the text and cannot decline. Protection from spells takes a card out of this choice too.',
    reason:
      'Карта меняет только того, кто выбирает; всё остальное — как при обычном выборе цели. | The card changes only who chooses; all else is as with any choice of a target.',
    rules: ['BH-9.1', 'BH-G-protection'],
  },
  'RH-60': {
    title: 'Одно или другое | One or the other',
    question:
      'Карта велит сделать одно или другое, а первое сделать нечем. | A card says to do one thing or another, and the first cannot be done.',
    text: 'Игрок выбирает сам; чего нельзя сделать, того выбрать нельзя, и тогда делается другое. | The player chooses; what cannot be done cannot be chosen, and then the other is done.',
    reason:
      'Так же работает «иначе»: начатое должно быть выполнимо. | “Otherwise” works the same way: what is begun must be possible.',
    rules: ['BH-G-otherwise', 'BH-13.1'],
  },
  'RH-61': {
    title: 'До конца следующего хода | Through the next turn',
    question:
      'Текст действует «до конца следующего хода»: чьего? | A text works through the next turn: whose?',
    text: 'Следующий ход — ход противника; текст действует до начала вашего хода. | The next turn is the opponent’s; the text works until the start of your turn.',
    reason:
      'Такие тексты выполняются в свой ход, и за ним идёт ход противника. | Such texts are carried out in one’s own turn, and the opponent’s turn follows it.',
    rules: ['BH-8.1', 'BH-8.3'],
  },
  'RH-62': {
    title: 'Нет ран от заклинаний | No wounds from spells',
    question:
      'Карта «не получает ран от заклинаний». Это Защита от заклинаний? | A card “gets no wounds from spells”. Is that Protection from spells?',
    text: 'Нет. Заклинание может выбрать такую карту целью и сделать с ней всё, кроме ран. | No. A spell may choose such a card and do anything to it but wound it.',
    reason:
      'Защита от заклинаний запрещает выбор, а этот текст о выборе не говорит. | Protection from spells forbids the choice, and this text does not speak of it.',
    rules: ['BH-G-protection'],
  },
  'RH-63': {
    title: 'Стоимость и карты в руке | Costs and cards in hand',
    question:
      'Стоимость карты зависит от числа карт в руке. Считается ли она сама? | What a card costs depends on the cards in the hand. Does it count itself?',
    text: 'Считается, если не сказано «других»: пока за карту не заплачено, она в руке. | It does, unless the text says “other”: until it is paid for, the card is in the hand.',
    reason:
      'Рядом есть карты, которые прямо говорят о других картах; значит, остальные считают все. | Other cards say “other” outright; so the rest count all.',
    rules: ['BH-7.4', 'BH-8.13'],
  },
} satisfies RulingRows<RuleId>);
