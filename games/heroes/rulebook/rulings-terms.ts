import { type RulingRows, rulingsOf } from '@vigrid/kernel';
import type { RuleId } from './index.ts';

/** On terms of the glossary, on what the rulebook leaves out, and on single cards. */
export const rulingsOnTerms = rulingsOf({
  'RH-21': {
    title: 'Что переходит на копию | What a copy has',
    question:
      'Стихий, класса и типа нет в перечне того, что переходит на копию. | Element, class and type are not in the list of what a copy takes over.',
    text: 'У копии те же тип, стихии и класс, что у оригинала. | A copy also has the type, the elements and the class of the original.',
    reason:
      'Всё остальное напечатанное копируется, а карта без типа не могла бы находиться в игре. | Everything else that is printed is copied; a copy without a type could not be in play.',
    rules: ['BH-G-copy-of-a-card'],
  },
  'RH-22': {
    title: 'Какая уникальная карта уходит | Which unique card goes',
    question:
      'Текст называет две разные жертвы: карту с Уникальностью и первую из двух. | The text names two different victims: the card with Uniqueness, and the first copy.',
    text: 'Уходит прежняя: когда приходит вторая карта с тем же именем и хотя бы у одной есть Уникальность, на кладбище владельца отправляется та, что была раньше. | The earlier one goes: when a second card of the name arrives and either has Uniqueness, the card that was there before goes to its owner’s graveyard.',
    reason:
      'Только так верны обе фразы, когда Уникальность есть у обеих карт, и всегда остаётся ровно одна. | This is the only reading that satisfies both sentences when both cards have Uniqueness, and it always leaves exactly one.',
    rules: ['BH-G-uniqueness'],
  },
  'RH-23': {
    title: 'Защита от любых заклинаний | Protection from spells: anyone’s',
    question:
      'Можно ли выбрать целью своего заклинания свою карту с Защитой от заклинаний? | May you choose your own card with Protection from spells as the target of your own spell?',
    text: 'Нет. Защищённую от заклинаний карту не может выбрать ничьё заклинание, и ваше тоже. Заклинание, которое ничего не выбирает, — например, действует на каждое существо, — на неё действует. | No. A card protected from spells cannot be chosen by anyone’s spell, your own included. A spell that chooses nothing – one for each creature, for instance – still works on it.',
    reason:
      'Текст запрещает выбор владельцу заклинания, кто бы он ни был, и не запрещает ничего, кроме выбора. | The text forbids the choice to the owner of the spell, whoever that is, and forbids nothing but the choice.',
    rules: ['BH-G-protection'],
  },
  'RH-24': {
    title: 'Заклинание действует с кладбища | A spell works from the graveyard',
    question:
      'Пока заклинание применяется, оно лежит на кладбище, а там способности не работают. | A spell is in the graveyard while it is used, but abilities do not work there.',
    text: 'Выполнение самого заклинания — исключение: оно идёт, хотя карта уже на кладбище. | A spell’s own execution is the exception: it is carried out although the card is already in the graveyard.',
    reason: 'Иначе ни одно заклинание ничего не делало бы. | Otherwise no spell would do anything.',
    rules: ['BH-1.8', 'BH-N-8', 'BH-G-graveyard'],
  },
  'RH-25': {
    title: '«Такой же тип» карты поддержки | “Same type” of support card',
    question:
      'Новая карта поддержки вытесняет прежнюю «того же типа», а тип у всех один. И на чьё кладбище уходит прежняя, если её владелец — противник? Что, если новую не разыграли, а взяли под контроль? | A new support card replaces one “of the same type”. All are of the type support card. And whose graveyard if the old one belongs to the opponent? What if the new one is not played but taken?',
    text: 'Имеется в виду вид: оружие, броня, амулет, местность или событие. Прежняя карта уходит на кладбище своего владельца, как бы новая ни пришла: разыграна, взята под контроль или введена в игру иначе. | Same kind is meant: weapon, armour, amulet, terrain or event. The old card goes to its owner’s graveyard, however the new one came: played, taken under control or put into play otherwise.',
    reason:
      'Виды и нужны для этого правила, чтобы у игрока было по одной карте каждого; как и Уникальность, оно не может зависеть от того, каким путём пришла вторая. На чужое кладбище не попадает ни одна карта. | The kinds exist for this rule, and it is there so that a player has one card of each; like Uniqueness it can not depend on the way by which the second came. No card ever enters the other player’s graveyard.',
    rules: ['BH-1.11', 'BH-1.13', 'BH-N-10'],
  },
  'RH-26': {
    title: 'Герои не атакуют | Heroes do not attack',
    question: 'Может ли герой атаковать? | May a hero attack?',
    text: 'Нет, если карта не говорит иначе: удар есть только у существ. | No, unless a card says so: only creatures have a strike.',
    reason:
      'В основном этапе назван только удар существа, а на карте героя удара нет. | The main stage names only the strike of a creature, and a hero card shows no strike.',
    rules: ['BH-8.14', 'BH-10.1', 'BH-1.6'],
  },
  'RH-27': {
    title: 'Бесплатно — значит бесплатно | Free means free',
    question:
      'Что-то повышает стоимость карты, которую разыгрывают бесплатно. | Something raises the cost of a card that is played for free.',
    text: 'Ничего не платят: удорожание пропадает так же, как скидка. | Nothing is paid: increases are dropped just as reductions are.',
    reason: 'Пропадают все изменения стоимости. | All changes of the cost are lost.',
    rules: ['BH-G-free', 'BH-G-alternative-cost'],
  },
  'RH-28': {
    title: 'Броня каждый ход считает заново | Armour counts every turn anew',
    question:
      'Броня обновляется каждый ход или, как применения, только в своей фазе восстановления? | Is Armour renewed in every turn or, like uses, only in one’s own recovery phase?',
    text: 'Каждый ход, и ваш, и противника: Броня гасит первые X ран каждого хода. | In every turn, yours and the opponent’s: Armour takes the first X wounds of each turn.',
    reason:
      'Броня — не способность, которую применяют X раз: она считает раны за ход, как Набег — атаки, а Расход — монеты. | Armour is not an ability that is used X times; it counts the wounds of a turn, as Raid counts its attacks and Spend its coins.',
    rules: ['BH-G-armour', 'BH-8.5'],
  },
  'RH-29': {
    title: 'Очередь | The queue',
    question:
      'Сработавшие способности ждут в очереди, которая нигде не описана. | Triggered abilities wait in a queue that is never described.',
    text: 'Что раньше встало в очередь, то раньше и выполняется. Способности одного момента встают в порядке BH-14.1; то, что сработало по ходу выполнения, ждёт за теми, что уже стоят. Пока одна способность не выполнена до конца, следующая не начинается. | First in, first out. Abilities of one moment enter in the order of BH-14.1; what triggers while one of them is executed waits behind those already there. An ability is executed to its end before the next begins.',
    reason:
      'Такова любая очередь, а срабатывания ждут, пока событие не завершится. | That is what a queue is, and triggers wait until the event is complete.',
    rules: ['BH-14.1', 'BH-N-4', 'BH-3.6'],
  },
  'RH-30': {
    title: 'Местность не ждёт | Terrain does not wait',
    question:
      'События, героя и экипировку применяют сразу; местность не названа. | Events, hero and equipment may be used at once; terrain is not named.',
    text: 'Способности местности, в том числе с символом закрытия, доступны уже в тот ход, когда её разыграли. | A terrain’s abilities, those with the close symbol included, may be used in the turn in which it was played.',
    reason: 'Ждать велено только существам и квестам. | Only creatures and quests are told to wait.',
    rules: ['BH-8.21', 'BH-8.19', 'BH-2.3'],
  },
  'RH-31': {
    title: 'Усиление встречает ослабление | Strengthening meets Weakening',
    question: 'Сколько эффектов гасят друг друга и когда? | How many effects cancel each other, and when?',
    text: 'Один гасит один, и сразу: вместе на одном персонаже они не лежат. | One cancels one, at once: a character never has both at the same time.',
    reason:
      'Числа выходят те же, а сколько каких эффектов, всегда ясно. | The printed numbers come out the same, and a count of either kind stays clear.',
    rules: ['BH-20.2', 'BH-G-strengthening-effect'],
  },
  'RH-32': {
    title: 'Погибли оба героя | Both heroes die',
    question: 'Оба героя погибают одновременно. Кто победил? | Both heroes die at the same moment. Who wins?',
    text: 'Никто: партия заканчивается вничью. | Nobody: the game is a draw.',
    reason:
      'Каждый и выиграл, и проиграл, и ни одно правило не ставит кого-то вперёд. | Each player both wins and loses; no rule puts one before the other.',
    rules: ['BH-1.5', 'BH-15.1'],
  },
  'RH-33': {
    title: 'Когда выбирают первого игрока | When the first player is chosen',
    question:
      'Знает ли тот, кто выбирает, свою стартовую руку? | Does the player who chooses know the starting hand?',
    text: 'Нет. Выбирать с равной вероятностью достаётся любому из двоих, и выбор делается до раздачи карт. | No. Each player is equally likely to be the one who chooses, and the choice is made before the hands are drawn.',
    reason:
      'В правилах выбор стоит раньше перемешивания. | The rulebook puts the choice before the shuffling.',
    rules: ['BH-6.2', 'BH-6.3', 'BH-6.4'],
  },
  'RH-34': {
    title: 'Раны от атак | Wounds from attacks',
    question:
      'Карта получает меньше ран «от атак». Относится ли это к ответному удару? | A card receives fewer wounds “from attacks”. Does that include return strikes?',
    text: 'Да: раны от атак — это все раны, которые наносят в атаке ударом или выстрелом, в том числе ответным ударом. Но для Набега и «При атаке» ответный удар отдельной атакой не считается. | It does: wounds from attacks are all wounds dealt in an attack by strike or by shot, those of the return strike included. For Raid and “On attack”, though, a return strike is not an attack of its own.',
    reason:
      'Ответный удар — часть атаки; «При атаке» исключает его прямо. | The return strike is a part of the attack; “On attack” expressly leaves it out.',
    rules: ['BH-10.2', 'BH-G-on-attack', 'BH-18.1', 'BH-G-prevention'],
  },
  'RH-35': {
    title: 'На кого смотрит запрет атаки | Whom an attack rule looks at',
    question:
      'Существу можно атаковать лишь некоторых персонажей. Может ли их защищать любое существо? | A creature may attack only certain characters. May any creature defend them?',
    text: 'Да. Такое ограничение смотрит на цель, когда атака объявляется; защищать потом может любое открытое существо. | Yes. Such a limit looks at the target when the attack is declared; any open creature may then defend.',
    reason:
      'Цель выбирает атакующий, защитника — противник. | The attacker chooses the target, the opponent the defender.',
    rules: ['BH-8.14', 'BH-11.1'],
  },
  'RH-36': {
    title: 'Как считают удар и жизни | Working out strike and lives',
    question:
      'В каком порядке действуют постоянная прибавка, усиление и «удар становится 0»? | In what order do a constant bonus, Strengthening and “the strike becomes 0” work?',
    text: 'Сначала напечатанное число; к нему прибавляются постоянные способности и эффекты усиления или ослабления; затем разовые изменения в том порядке, в каком они появились. «Становится» и «удваивается» берут число таким, каким оно стало к их месту в этом порядке. | Start with the printed number; add constant abilities and Strengthening or Weakening effects; then apply one-off changes in the order in which they came. “Becomes” and “double” take the number as it stands at their place in this order.',
    reason:
      'Один твёрдый порядок даёт один ответ; последнее слово за последним разовым изменением. | One fixed order gives one answer; the latest one-off change has the last word.',
    rules: ['BH-20.1', 'BH-G-strengthening-effect', 'BH-G-additional-lives'],
  },
  'RH-37': {
    title: 'Обучающий набор: изменения без срока | Learning Set: changes without a duration',
    question:
      'Некоторые карты Обучающего набора меняют удар, а срок в сведениях о них не указан. | Some cards of the Learning Set change a strike, and the card facts give no duration.',
    text: 'Такое изменение от заклинания или способности героя действует до конца хода, если о карте не решено иначе. Эффекты усиления и Отравление — не такие изменения: они остаются. | Such a change made by a spell or by a hero’s ability lasts until the end of the turn, unless a ruling on the card says otherwise. Strengthening effects and Poison are not such changes: they stay.',
    reason:
      'Заклинание действует один раз, а для того, что должно остаться, в игре есть свои маркеры. | A spell has a one-off effect, and what is meant to stay has a marker of its own in this game.',
    rules: ['BH-1.8', 'BH-8.25', 'BH-G-strengthening-effect'],
  },
  'RH-38': {
    title: 'Кос-Заг: +3 к удару | Kos-Zag: +3 to strikes',
    question:
      'Надолго ли у ваших существ +3 к удару и у каких именно? | How long do your creatures have +3 strike, and which creatures?',
    text: 'До конца хода и только у тех существ, которые под вашим контролем, когда способность выполняется. | Until the end of the turn, and only the creatures you control when the ability is executed.',
    reason:
      'Это натиск одного хода: останься прибавка, весь отряд получал бы по +3 каждый ход. | It is the onslaught of one turn: kept, it would add up to +3 every turn for the whole squad.',
    rules: ['BH-8.15', 'BH-8.25'],
  },
  'RH-39': {
    title: 'Самооборона: удар 0 | Self-defence: strike 0',
    question: 'Надолго ли удар существа равен 0? | How long is the creature’s strike 0?',
    text: 'До конца хода. | Until the end of the turn.',
    reason:
      'Карта стоит 2 монеты и даёт взять карту, как и соседние, которые закрывают существо или наносят ему 2 раны; обезоружить навсегда стоило бы куда дороже. | The card costs 2 coins and draws a card, like its neighbours that close a creature or deal it 2 wounds; to disarm a creature for good would be worth far more.',
    rules: ['BH-1.8', 'BH-8.25'],
  },
  'RH-40': {
    title: 'Витослава: удвоение | Vitoslava: doubling',
    question:
      'Надолго ли удваиваются удар и жизни? | How long does the doubled strike and number of lives last?',
    text: 'До конца хода, как и прибавка Кос-Зага. | Until the end of the turn, like what Kos-Zag gives.',
    reason:
      'У четырёх героев набора похожие способности за одну цену; удваиваясь навсегда и снова каждый ход, удар скоро дошёл бы до сотен. | The four heroes of the set have the same kind of ability at the same price; doubled for good and doubled again each turn, a strike soon reaches hundreds.',
    rules: ['BH-G-additional-lives', 'BH-12.3'],
  },
  'RH-41': {
    title: 'Без цели не играют | Nothing is played without its target',
    question:
      'Можно ли разыграть заклинание или применить способность, если того, что им нужно, нет? | May a spell be played, or an ability used, when what it needs is not there?',
    text: 'Заклинание, которому нужно выбрать цель, не разыгрывают, и такую способность не применяют, если цели нет ни у одной части текста. Части, для которых нет цели, пропускаются. Где выбирать не нужно, условия нет: карту можно разыграть и впустую. | A spell that has to choose a target is not played, and such an ability is not used, when none of its parts has one. Parts without a target are passed over. Where nothing has to be chosen there is no condition: a card may be played for no effect.',
    reason:
      'Правила требуют цели в игре (BH-9.1) и платы (BH-8.13) и больше ничего: пустая колода или невыполненное условие играть карту не запрещают. | The rules ask for a target in play (BH-9.1) and for the cost (BH-8.13), and for nothing else: an empty deck or a condition that does not hold forbids nobody to play a card.',
    rules: ['BH-8.13', 'BH-8.15', 'BH-9.1'],
  },
  'RH-42': {
    title: 'Подснять колоду | Cutting the deck',
    question:
      'Противник вправе подснять перемешанную колоду. Спрашивают ли его каждый раз? | The opponent may cut a deck after it was shuffled. Is that asked every time?',
    text: 'После перемешивания никому не предлагают подснять колоду. | Nobody is asked to cut a shuffled deck.',
    reason:
      'Колоду подснимают на случай небрежного перемешивания. Здесь порядок задаёт случай, и сдвинутая колода была бы столь же случайной. | A cut guards against a careless shuffle. Here chance orders the deck, and any cut of it would be just as random.',
    rules: ['BH-G-shuffle'],
  },
  'RH-43': {
    title: 'Повтор без конца | Repeating without end',
    question:
      'Заклинание, повторяющее заклинания, лежит на кладбище, пока выполняется. Может ли оно повторить само себя, а два таких — друг друга? | A spell that repeats spells lies in the graveyard while it is carried out. May it repeat itself, or may two of them repeat each other?',
    text: 'Заклинание нельзя повторить, пока оно само выполняется. | A spell cannot be repeated while it is itself being carried out.',
    reason: 'Такой повтор никогда не кончился бы. | Such a repeat would never end.',
    rules: ['BH-G-repeat', 'BH-N-8'],
  },
  'RH-44': {
    title: 'Погибли вместе | Dying together',
    question:
      'Два существа погибают одновременно, и у каждого есть способность на гибель другого. Срабатывает ли она? | Two creatures die at the same moment, and each has an ability that triggers when another dies. Does it trigger?',
    text: 'Карты, погибшие одновременно, видят гибель друг друга: способности, которые её ждут, срабатывают у всех, с обеих сторон. | Cards that die at the same moment see each other die: abilities that wait for a death trigger for all of them, on both sides.',
    reason:
      'Иначе исход зависел бы от того, какая карта ляжет на кладбище первой, а этого не говорит ни одно правило. | Otherwise the outcome would depend on which card is put into the graveyard first, and no rule says which.',
    rules: ['BH-12.3', 'BH-14.1', 'BH-G-death'],
  },
  'RH-45': {
    title: '«При атаке» и выстрел | On attack and shots',
    question:
      'Выстрел — атака. Выполняется ли после него текст «При атаке» того, кто стрелял? | A shot is an attack. Is the “On attack” text of whoever shoots carried out after it?',
    text: '«При атаке» срабатывает от атаки ударом, в том числе от сражения с выбранным существом, но не от выстрела. | “On attack” answers to attacks by strike, a fight with a chosen creature among them, but not to shots.',
    reason:
      'Текст противопоставлен ответному удару, значит, говорит об ударах; а существо, которое при атаке стреляет, отвечало бы на собственный выстрел. | The text is set against the return strike, so it speaks of strikes; and a creature that shoots on attack would answer to its own shot.',
    rules: ['BH-G-on-attack', 'BH-G-shot', 'BH-G-fight-a-chosen-creature'],
  },
  'RH-46': {
    title: 'Отказ от Засады | An Ambush declined',
    question:
      'Засада — срабатывающая способность, а такие срабатывают раз в ход. Потрачена ли на этот ход Засада, от которой отказались? | Ambush is a triggered ability, and those trigger once per turn. Is an Ambush that was declined used up for the turn?',
    text: 'Отказ Засаду не тратит: её предлагают всякий раз, когда выполняется условие. | Declining does not use an Ambush up: it is offered whenever its condition is met.',
    reason:
      'Ограничение считает сделанное, а кто отказался, ничего не сделал. | The limit counts what has been done, and whoever declines has done nothing.',
    rules: ['BH-G-ambush', 'BH-8.16'],
  },
  'RH-47': {
    title: 'Пробивной удар | Overkill',
    question:
      'Некоторые существа, убив атакованное существо, ранят вражеского героя тем, что осталось лишним. Слова для этого в правилах нет. | Some creatures wound the opposing hero by what is more than enough when they kill a creature they attack. The rulebook has no word for it.',
    text: 'Раны сверх тех, что убивают атакованное существо или его защитника, получает герой противника. Это раны от того же удара. | Wounds beyond those that kill the attacked creature or its defender go to the opposing hero. They are wounds of the same strike.',
    reason:
      'Текст говорит об атаке существа, а кто сражается вместо цели, тот и атакован. | The text speaks of attacking a creature, and whoever fights in the target’s place is the one attacked.',
    rules: ['BH-12.3', 'BH-13.1'],
  },
  'RH-48': {
    title: 'Решать за противника | Deciding for the opponent',
    question:
      'Карта позволяет управлять противником в его следующем ходу. Что в это входит и что для этого видно? | A card lets its player control the opponent in the opponent’s next turn. What does that take in, and what may be seen for it?',
    text: 'Кто управляет противником в его ходу, принимает все решения, которые в этом ходу принял бы противник, и знает всё, что знает для этого он: с начала хода его руку и всё, что он берёт и смотрит. Карты, монеты и победа остаются за своими хозяевами; свои решения каждый принимает сам, и сдаться может только сам игрок. | Whoever controls the opponent in a turn makes every decision that the opponent would make in it and knows what that takes: the hand from the start of the turn, and all that is drawn and looked at. Cards, coins and victory stay with whom they belong to; one’s own decisions stay one’s own, and only the player may concede.',
    reason:
      'Карта отдаёт ход, а не карты; решать, что разыграть, не видя этого, невозможно. Сдача — не действие игры (T-1 и далее). | The card gives the turn, not the cards; nobody can decide what to play without seeing it. Conceding is no act of the game (T-1 ff.).',
    rules: ['BH-13.1', 'BH-8.12'],
  },
  'RH-49': {
    title: 'Пропуск хода | Skipping a turn',
    question:
      'Что происходит в пропущенном ходу? А если пропущен ход, которым кто-то должен был управлять? | What happens in a turn that is skipped? What if the turn that somebody was to control is skipped?',
    text: 'Пропущенный ход не происходит вовсе: в нём нет этапов, ничего не открывается, не приходит и не заканчивается; следующий ход снова у противника. Ход, которым управляет противник, — ближайший, который не пропущен. | A skipped turn does not take place at all: it has no stages, nothing opens, comes or ends in it, and the next turn is the opponent’s again. A turn that the opponent controls is the first that is not skipped.',
    reason:
      'Всё, что происходит в ходу, происходит в одном из его этапов (BH-8.1), а этапов нет. | Everything that happens in a turn happens in one of its stages (BH-8.1), and there are none.',
    rules: ['BH-8.1', 'BH-8.26', 'BH-13.1'],
  },
  'RH-50': {
    title: 'Ничего не найти | Finding nothing',
    question:
      'Может ли игрок, который ищет карту в колоде, нарочно ничего не найти? | May a player who looks for a card in a deck find nothing on purpose?',
    text: 'Можно: кто ищет или вызывает, вправе ничего не найти, даже если подходящая карта есть; текст выполняется дальше. После Поиска колода всё равно перемешивается, после Вызова — нет. | Yes: whoever searches or summons may find nothing, even if a fitting card is there, and the text goes on. After a search the deck is shuffled all the same; summoning does not shuffle it.',
    reason:
      'Колода тайная, и противник не видит, что в ней осталось; а перемешивать велит только текст Поиска. | The deck is secret, so the opponent cannot see what was left there; and only the text of Search tells to shuffle.',
    rules: ['BH-G-search', 'BH-G-summon', 'BH-G-shuffle'],
  },
  'RH-51': {
    title: '«Вместо» — один раз | Instead, once',
    question:
      'Текст заменяет раны ранами или гибель — тем, что ран не снимает. Заменяет ли он и то, что из этого вышло? | A text replaces wounds by wounds, or a death by something that does not take the wounds away. Does it replace what comes of that as well?',
    text: 'Текст с «вместо» не замещает того, что сам же и вызвал. Если он выполнен вместо гибели, а ран на существе всё ещё не меньше, чем жизней, оно после этого погибает. | A text with “instead” does not replace what it has brought about itself. If it was carried out in place of a death and the creature still has as many wounds as lives, it dies after that.',
    reason:
      'У замещений нет предела «раз в ход», и без этого они никогда не кончились бы; а заменённая гибель не лечит. | Replacements know no limit per turn, so without this one they would never end; and a replaced death does not heal.',
    rules: ['BH-G-instead', 'BH-8.18', 'BH-12.3'],
  },
  'RH-52': {
    title: 'Входит в игру с эффектами | Enters play with effects',
    question:
      'Карта входит в игру с эффектами ослабления, а Поборник чистоты уменьшает на один число эффектов, которые кладут на существ. На один ли эффект меньше будет на ней? | A card enters play with Weakening effects while Purity Champion makes the effects put on creatures fewer by one. Is one fewer on it?',
    text: 'Карта, которая входит в игру с эффектами усиления или ослабления, имеет их с самого начала: их никто не кладёт. То, что меняет число положенных эффектов или срабатывает на них, её не касается. | A card that enters play with Boost or Weakening effects has them from the first: nobody puts them on it. What changes how many are put on a card, or triggers on that, does not concern it.',
    reason:
      'Эффекты кладут на персонажей, а до входа в игру карта не персонаж; когда она вошла, они уже на ней. Её удар и жизни напечатаны с расчётом на них. | Effects are put on characters, and a card is none before it is in play; when it is, they are there already. Its figures are printed with them in mind.',
    rules: ['BH-20.1', 'BH-8.18'],
  },
  'RH-53': {
    title: 'Повторить Расход, которого ещё не было | Repeating a Spend that has not been yet',
    question:
      'Карта повторяет значения Расхода, достигнутые в этом ходу. Можно ли её разыграть, пока не достигнуто ни одно? | A card makes values of Spend that were reached this turn trigger once more. May it be played while none has been reached?',
    text: 'Да. Плата за саму эту карту — тоже трата: если с ней какое-то значение достигнуто, его можно повторить. Если не достигнуто ни одно, ничего не происходит. | Yes. Paying for that very card is spending, too: if it makes somebody reach a value, that one may trigger once more. If none is reached, nothing happens.',
    reason:
      'Значение Расхода — не цель (BH-9.1), так что RH-41 не запрещает играть такую карту; а Расход срабатывает, когда монеты потрачены (BH-19.1), то есть раньше, чем выполняется текст карты. | A value of Spend is no target (BH-9.1), so that RH-41 does not keep anybody from playing such a card; and Spend triggers when coins are spent (BH-19.1), which is before the text of the card is carried out.',
    rules: ['BH-19.1', 'BH-9.1'],
  },
} satisfies RulingRows<RuleId>);
