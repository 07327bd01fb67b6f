import { type DetailRows, detailsOf } from '@vigrid/kernel';
import { rammarat } from '../cards/rammarat/index.ts';
import type { RuleId } from './index.ts';

/** What the cards of Rammarat leave open: first in general, then card by card. */
export const details = detailsOf(
  {
    'RAM-G0': {
      title: 'Чего нет | Left out',
      text: 'В игре 189 карт набора из 192. Нет 84-й и 148-й, которые говорят о «дополнительной колоде», и 140-й, которая говорит о значке на колодах. | 189 of the 192 cards are in the game. Not so the 84th and the 148th, which speak of an “extra deck”, and the 140th, which speaks of an icon on decks.',
      reason:
        'Ни правила, ни известные сведения о наборе этого не описывают, а гадать мы не стали. | Neither the rulebook nor the known facts about the set describe these things, and nothing is guessed.',
    },
    'RAM-G1': {
      cards: [
        'RAM-26',
        'RAM-55',
        'RAM-63',
        'RAM-67',
        'RAM-76',
        'RAM-108',
        'RAM-110',
        'RAM-115',
        'RAM-120',
        'RAM-139',
        'RAM-141',
        'RAM-164',
        'RAM-174',
        'RAM-182',
      ],
      title: 'Изменения без срока | Changes without a stated duration',
      text: 'Действуют, пока карта остаётся в игре. | They last as long as the card stays in play.',
      reason:
        'Где срок есть, карты набора его называют: «в этот ход», «до начала вашего хода» (RAM-1, RAM-2, RAM-33, RAM-66, RAM-69, RAM-95); RH-37 — для Обучающего набора, чьи карты сроков не дают. | The cards of this set state “this turn” or “until your turn” wherever a limit is printed (RAM-1, RAM-2, RAM-33, RAM-66, RAM-69, RAM-95); RH-37 is for the Learning Set, whose cards give none.',
    },
    'RAM-G2': {
      cards: ['RAM-2', 'RAM-3', 'RAM-24', 'RAM-79', 'RAM-86'],
      title:
        '«Существо», «персонаж», «квест» без стороны | “A creature”, “a character”, “a quest” without a side',
      text: 'Любого игрока, вместе с самой картой, если не сказано «другое», «вражеское» или «ваше»: RAM-79 может, а если одна — должна вернуть себя, RAM-24 может открыть вражеское существо, RAM-2, RAM-3 и RAM-86 могут выбрать своё. | Any player’s, the source itself included, unless the card says other, enemy or yours: RAM-79 may, and if alone must, return itself, RAM-24 may ready an enemy, RAM-2, RAM-3 and RAM-86 may choose one’s own.',
      reason: 'От цели требуется только быть в игре. | A target has only to be in play.',
      rules: ['BH-9.1'],
    },
    'RAM-G3': {
      cards: ['RAM-71', 'RAM-83', 'RAM-107', 'RAM-117'],
      title: '«Противник», «его», «излечите» без дополнения | “The enemy”, “him”, “heal” without an object',
      text: 'Герой: вражеский, а для «излечите» — ваш. | The hero: the enemy’s, or your own for “heal”.',
      reason:
        'Игрока представляет герой; где есть выбор, карты называют персонажей. | The player is represented by the hero; the cards name characters where a choice is meant.',
    },
    'RAM-G4': {
      cards: ['RAM-10', 'RAM-23'],
      title: '«Иначе» после «можете» | “Else” after “may”',
      text: 'И тогда, когда игрок отказался. | Also when the player declines.',
      reason:
        'Второе следует, если от первого отказались или оно невозможно. | The second follows if the first was declined or impossible.',
      rules: ['BH-G-otherwise'],
    },
    'RAM-G5': {
      cards: ['RAM-121', 'RAM-122'],
      title: '«В конце хода» без «вашего» | “At turn end” without “your”',
      text: 'В конце каждого хода, и вашего, и противника. | At the end of every turn, both players’.',
      reason:
        'В правиле хозяина хода нет, а RAM-123 и RAM-124 говорят «вашего», где это нужно. | The rule has no owner, and RAM-123 and RAM-124 say “your” where it is meant.',
      rules: ['BH-8.24'],
    },
    'RAM-G7': {
      cards: ['RAM-56', 'RAM-98'],
      title: '«Когда X атакует» | “When X attacks”',
      text: 'Когда атака объявлена; выполняется после неё, как всякое срабатывание. | When the attack is declared; it is carried out after the attack like every trigger.',
      reason: '«При атаке» — другой, названный момент. | “On attack” is the other, named moment.',
      rules: ['BH-N-4'],
    },
    'RAM-G8': {
      cards: ['RAM-2', 'RAM-14', 'RAM-115', 'RAM-178'],
      title: 'Заклинание с текстом Душелова | A spell with a further Soulcatcher text',
      question:
        'Первая часть самого заклинания убивает первое существо хода. Есть ли у него текст Душелова? | Its own first part kills the first creature of the turn. Has it the Soulcatcher text?',
      text: 'Условие проверяют, когда заклинание разыграно. У RAM-2 его проверяют, когда до него доходит дело, что там одно и то же. | The condition is looked at when the spell is played. In RAM-2 it is looked at when its turn comes, which is the same there.',
      reason:
        'Тексты заклинания известны, когда его разыгрывают. | The texts of a spell are known when it is played.',
      rules: ['BH-8.20'],
    },
    'RAM-G9': {
      cards: ['RAM-9', 'RAM-47', 'RAM-59', 'RAM-102', 'RAM-109'],
      title: '«Стоит N, если вы ходите вторым» | “Costs N if you went second”',
      text: 'На монету меньше напечатанного: это изменение стоимости, а не альтернативная стоимость. | One coin less than printed: a change of the cost, not an alternative cost.',
      reason: 'Другие изменения стоимости остаются в силе. | Other changes of the cost still apply.',
    },
    'RAM-G11': {
      title: 'Строка класса у карт поддержки | Class line of support cards',
      text: 'Оружие, броня, местность, событие там не пишутся: это говорит вид карты. | Weapon, armour, terrain, event are not written there: the type says it.',
      reason: 'Другого значения у неё нет. | It has no second meaning.',
    },
    'RAM-1': {
      question: 'Что значит «+1 к атакам» ваших существ? | What is “+1 attacks” of your creatures?',
      text: '+1 к удару до конца хода тем, кто тогда под вашим контролем. | +1 strike until the end of the turn, for those you control then.',
      reason:
        'Атака существа — его удар; выстрелы не растут. | A creature’s attack is its strike; shots of creatures are not raised.',
    },
    'RAM-6': {
      question: 'Эффект усиления — это «дополнительная жизнь»? | Is Strengthening “extra life”?',
      text: 'Нет, только дополнительные жизни. | No, only additional lives.',
      reason: 'В словаре это два понятия. | They are two terms of the glossary.',
      rules: ['BH-G-additional-lives'],
    },
    'RAM-8': {
      question: 'Как делить на двух? | How is it spread over up to two?',
      text: 'Выберите двух (или сколько есть) и делите как угодно, можно и 0. | Choose two (or as many as there are), share freely, 0 allowed.',
      reason: 'Сказано «до двух». | It says “up to”.',
    },
    'RAM-10': {
      question:
        'Показан квест, а места для него нет. Что тогда? | A quest is shown, and there is no room for it. What then?',
      text: 'Он остаётся на колоде; игрок может вместо этого получить раны. | It stays on the deck; the player may take the wounds instead.',
      reason:
        'Второй квест не приходит (RH-5), и остаётся «иначе». | A second quest does not come (RH-5), so that “else” is left.',
      rules: ['BH-G-otherwise'],
    },
    'RAM-16': {
      cards: ['RAM-16', 'RAM-17', 'RAM-92', 'RAM-114', 'RAM-134'],
      question: 'Что значит «вместо этого N»? | What is “N instead”?',
      text: 'Заменяется весь текст; цели выбирают один раз. | The whole text is replaced, targets are chosen once.',
      reason: 'Так работает «вместо». | So “instead” works.',
      rules: ['BH-G-instead'],
    },
    'RAM-21': {
      question:
        'Что значит «можете вместо этого уничтожить раненое существо»? | What is “may destroy a wounded creature instead”?',
      text: 'Один выбор из двух, когда выполняется Найм; любое раненое существо. | One choice between the two when Hire is carried out; any wounded creature.',
      reason: 'Так слова и читаются. | The plain sense of the words.',
    },
    'RAM-23': {
      question: 'Что, если сверху квест? | What if a quest is on top?',
      text: 'Он уходит под колоду. | It goes under the deck.',
      reason: 'У квеста нет стоимости, и его не разыгрывают. | A quest has no cost and is never played.',
      rules: ['BH-2.2', 'BH-2.7'],
    },
    'RAM-27': {
      cards: ['RAM-27', 'RAM-107'],
      question: 'Что значит «если оно было вашим»? | What is “if it was yours”?',
      text: 'Под вашим контролем, когда его выбрали; сказано двумя вариантами. | Controlled by you when chosen; said as two modes.',
      reason: 'Итог тот же. | The outcome is the same.',
    },
    'RAM-28': {
      question: 'Только раны от удара? И свой герой? | Wounds by strike only? One’s own hero?',
      text: 'Любые раны от вашего существа вражескому герою, раз в ход; «5 и больше жизней» — сколько осталось. | Any wounds from your creature to the opposing hero; once per turn; 5+ life are lives left.',
      reason:
        'Здесь сказано «раны», а на RAM-138 — «ударив»; «его колода» — колода противника. | The card says “wounds”, while RAM-138 says “striking”; “his deck” is the opponent’s.',
    },
    'RAM-38': {
      question: 'Что такое направленный удар против существ? | What is Directed Strike against creatures?',
      text: 'Он есть, пока цель атаки — существо, и защищать его никто не может. | It holds while the target of the attack is a creature, so nobody may defend it.',
      reason: 'Так действует направленный удар. | So Directed Strike works.',
      rules: ['BH-G-directed-strike'],
    },
    'RAM-38b': {
      cards: ['RAM-38'],
      question: 'А если она погибла в этой атаке? | What if it died in that attack?',
      text: 'Может возродить себя. | It may revive itself.',
      reason:
        'Это карта с таким названием на вашем кладбище (RH-16). | It is a card of that name in your graveyard (RH-16).',
    },
    'RAM-39': {
      question: 'Кто выбирает раненое существо? | Who chooses the wounded creature?',
      text: 'Владелец квеста. | The owner of the quest.',
      reason: 'Сказано «его владелец ранит». | It says “its owner wounds”.',
    },
    'RAM-42': {
      question: 'Что, если карт меньше шести? | What if there are fewer than 6 cards?',
      text: 'Из тех, что есть; остальные лежат, как лежали. | Of those there are; the rest stay in order.',
      reason: 'Делают то, что можно. | One does what can be done.',
    },
    'RAM-45': {
      question: 'А вторая экипировка? | What of the second equipment?',
      text: 'Отдельный выбор, от которого можно отказаться. | A separate choice that may be declined.',
      reason: 'Сказано «можете». | It says “may”.',
    },
    'RAM-50': {
      question:
        'Что значит «в начале его следующего хода закрывается 1 монета»? | What is “taps 1 coin at his next turn start”?',
      text: 'Одна монета остаётся закрытой при ближайшем восстановлении. | One coin stays closed in the next recovery.',
      reason:
        'Монет в тот ход столько же, и ничего не потрачено. | There are the same coins in that turn, and nothing is spent.',
    },
    'RAM-61': {
      question: 'Открыта ли монета? | Is the coin open?',
      text: 'Открыта. | It is open.',
      reason: 'На RAM-59 сказано «закрытую», где это не так. | RAM-59 says “tapped” where it is not.',
    },
    'RAM-68': {
      question: 'Кто излечивается полностью? | Who heals fully?',
      text: 'Только существо, которое сразилось, после своего сражения; в «каждое» входит и сам Сёгун. | Only a creature that fought, after its fight; the Shogun itself is included in “each”.',
      reason: 'Сказано «затем». | It says “then”.',
    },
    'RAM-70': {
      question: 'Как он сражается с двумя? | How does it fight with two?',
      text: 'По очереди в выбранном порядке; с вашими или вражескими, но не с собой. | One after the other in the order chosen; yours or the enemy’s, not itself.',
      reason: 'Сражаются двое. | A fight is one of two.',
    },
    'RAM-74': {
      question: 'Чьи монеты? | Whose coins?',
      text: 'Ваши. | Yours.',
      reason: 'Текст обращается к тому, кто контролирует карту. | A text speaks to its controller.',
    },
    'RAM-83': {
      cards: ['RAM-83', 'RAM-103'],
      question: 'Что считается перемешиванием? | What counts as shuffling?',
      text: 'Любое за время игры, и после Поиска; RAM-83 — раз в ход, RAM-103 — каждый раз. | Any shuffle during play, those after a search included; RAM-83 once per turn, RAM-103 each time.',
      reason:
        'Срабатывают раз в ход, если не сказано иного. | Abilities trigger once per turn unless they say otherwise.',
      rules: ['BH-8.16', 'BH-8.17'],
    },
    'RAM-85': {
      question: 'Считается ли Вызов Поиском? | Does summoning count as searching?',
      text: 'Нет. | No.',
      reason: 'Это два понятия. | They are two terms.',
      rules: ['BH-G-search', 'BH-G-summon'],
    },
    'RAM-93': {
      question: 'Чьи карты? | Whose cards?',
      text: 'Из стопок обоих игроков. | Both players’ piles.',
      reason: 'Сказано «все». | It says “all”.',
    },
    'RAM-96': {
      question: 'Что такое «карты с эффектами ослабления»? | What are “cards with weakening effects”?',
      text: 'Персонажи: герои и существа. | Characters: heroes and creatures.',
      reason: 'Больше никто не наносит ран и не слабеет. | Nothing else deals wounds and can be weakened.',
    },
    'RAM-97': {
      cards: ['RAM-97', 'RAM-126'],
      question: 'Между кем делят 2 эффекта ослабления? | Among whom are 2 weakening effects spread?',
      text: 'Между существами числом до двух. | Among up to two creatures.',
      reason: 'Эффектов два. | There are two effects.',
    },
    'RAM-99': {
      question: 'Что такое «вражеская карта»? | What is “an enemy card”?',
      text: 'Существо, карта поддержки или квест в игре, но не герой; навсегда. | A creature, support card or quest in play, not the hero; for good.',
      reason: 'Герой сторону не меняет. | A hero can not change sides.',
    },
    'RAM-104': {
      question: 'Чья следующая карта стоит на 1 больше? | Whose next card costs 1 more?',
      text: 'Владельца возвращённого существа: следующая карта с этим названием, пока её не разыграют. | The owner’s of the returned creature: the next card of that name, until played.',
      reason: 'Карта ушла в его руку. | The card went to that hand.',
    },
    'RAM-105': {
      question: 'Что значит «когда разыграна»? | What is “when played”?',
      text: 'Только с руки, а не когда вошла в игру иначе; может уничтожить себя и возродить уничтоженное. | Only when played from the hand, not otherwise entered; it may destroy itself and may revive what it destroyed.',
      reason: 'Разыгрывают с руки. | Cards are played from the hand.',
      rules: ['BH-8.13'],
    },
    'RAM-110': {
      question: 'Чей «ваш ход» в тексте квеста? | Whose is “your turn” inside the quest’s text?',
      text: 'Того, кто контролирует квест. | That of the quest’s controller.',
      reason: 'Текст обращается к тому, кто контролирует карту. | A text speaks to its controller.',
    },
    'RAM-112': {
      cards: ['RAM-112', 'RAM-123'],
      question: 'Какой «игрок», какой «герой»? | Which “player”, which “hero”?',
      text: 'Любой из двух. | Either.',
      reason: 'Сторона не названа (RAM-G2). | No side is named (RAM-G2).',
    },
    'RAM-114': {
      question: 'Что значит «выберите»? | What is “choose”?',
      text: 'Один Поиск; с воином — любой карты. | One search; with a warrior any card.',
      reason: 'Второй Поиск включает первый. | The second search contains the first.',
    },
    'RAM-114b': {
      cards: ['RAM-114', 'RAM-116'],
      question: 'Чьё кладбище и чья колода? | Whose graveyard, whose deck?',
      text: 'Ваши. | Yours.',
      reason: 'Без уточнения речь о ваших зонах. | Without more words your own zones are meant.',
      rules: ['BH-9.2'],
    },
    'RAM-117': {
      cards: ['RAM-117', 'RAM-71'],
      question: 'Какие «его жизни»? | Which are “its life”?',
      text: 'Напечатанные. | The printed lives.',
      reason: 'Карты в игре уже нет или не было. | The card is no longer in play, or never was.',
    },
    'RAM-119': {
      question: 'О каких картах речь? | Which cards?',
      text: 'О ваших персонажах; источник — любая ваша карта, и заклинание; раз в ход. | Your characters; the source any card of yours, spells included; once per turn.',
      reason: 'Раны получают только персонажи. | Only characters take wounds.',
    },
    'RAM-120': {
      question: 'Что значит «погибает в начале хода»? | What is “dies at turn start”?',
      text: 'В начале следующего хода того, кто её контролирует. | At the start of its controller’s next turn.',
      reason: 'Так и у других обречённых карт. | As with other doomed cards.',
    },
    'RAM-126': {
      question: 'Какой «игрок» показывает руку? | Which “player” shows the hand?',
      text: 'Противник. | The opponent.',
      reason:
        'Сужено намеренно: выбрать себя не предлагают. | Narrowed on purpose: choosing oneself is not offered.',
    },
    'RAM-130': {
      question: 'Чьё существо и когда проверяют? | Whose creature, and when is it looked at?',
      text: 'Существо, которое было под вашим контролем и погибло в этот ход; когда заклинание выполняется. О решениях за противника и пропуске хода — RH-48, RH-49. | A creature you controlled that died this turn; when the spell is carried out. What deciding for the enemy and skipping a turn mean: RH-48, RH-49.',
      reason:
        'Заклинание смотрит на игру, какой она стала к его выполнению. | A spell looks at the game as it is when it is carried out.',
      rules: ['BH-8.20'],
    },
    'RAM-132': {
      question:
        'Мешает ли защита от всего, кроме существ, выбрать его заклинанием? | Does protection from non-creature cards stop spells from choosing it?',
      text: 'Нет, оно лишь не получает от них ран. | No, it only takes no wounds from them.',
      reason:
        'Исключение в правиле — для Защиты от заклинаний по имени. | The exception of the rule is for Protection from Spells by name.',
      rules: ['BH-G-protection'],
    },
    'RAM-143': {
      question: 'Сколько — «столько же»? | How many are “as many”?',
      text: 'Сколько насчитано стихий, после взятия карт. | As many as the elements counted, after drawing.',
      reason: 'Так слова и читаются. | The plain sense of the words.',
    },
    'RAM-145': {
      question: 'Что такое тип карты? | What is a card type?',
      text: 'Существо, заклинание, квест и каждый вид карт поддержки. | Creature, spell, quest and each kind of support.',
      reason: 'Карта сама перечисляет виды (и RH-25). | The card itself lists the kinds (and RH-25).',
    },
    'RAM-155': {
      question: 'Что значит «добывает»? | What is “loots”?',
      text: 'Захватывает, как в словаре. | Captures, as in the glossary.',
      reason: 'По-русски это слово «добывает». | The Russian word is the same.',
      rules: ['BH-G-captures'],
    },
    'RAM-158': {
      question: 'Подходят ли нейтральные карты? | Do neutral cards fit?',
      text: 'Нет. | No.',
      reason: 'Стихии у них нет. | They have no element.',
    },
    'RAM-159': {
      question: 'Кого она считает? | Whom does she count?',
      text: 'Атаки существ с Набегом за этот ход, свою тоже. | Attacks of creatures with Raid this turn, her own included.',
      reason: 'Речь о тех, кто в набеге. | Those on a raid are meant.',
    },
    'RAM-175': {
      question: 'Какие «все другие существа»? | Which are “all other creatures”?',
      text: 'Вражеские стоимостью 3 или меньше. | The enemy’s of cost 3 or less.',
      reason: 'Ваши только что открылись. | Yours were just readied.',
    },
    'RAM-177': {
      question: 'Что, если на одной стороне нет существ? | What if one side has no creature?',
      text: 'Другая всё равно слабеет; выбрать можно и её саму. | The other is weakened all the same; itself may be chosen.',
      reason: 'Часть без цели пропускают (RH-41). | A part without a target is passed over (RH-41).',
    },
    'RAM-178': {
      question: 'Что значит «вызовите её»? | What is “summon it”?',
      text: 'Показанная карта входит в игру; Поиска и перемешивания нет, и «Призвать инквизицию» этому не мешает. | The shown card enters play; no search, so no shuffle, and Call the Inquisition does not stop it.',
      reason: 'Известно, где она лежит. | It is known where it lies.',
    },
    'RAM-178b': {
      cards: ['RAM-178'],
      question:
        'На верхнюю карту смотрят дважды. Одна ли это карта? | Two looks at the top card: is it the same?',
      text: 'Одна и та же: сначала раны, потом текст Душелова. | The same card both times: wounds first, then the Soulcatcher text.',
      reason: 'Ничто её за это время не сдвинуло. | Nothing moves it in between.',
    },
    'RAM-179': {
      question: 'Что, если существо погибло от ран? | What if the creature dies of the wounds?',
      text: 'Оно не открывается. | It is not readied.',
      reason: 'Его уже нет. | It is gone.',
    },
    'RAM-181': {
      cards: ['RAM-181', 'RAM-144'],
      question: 'Когда выполняется текст Душелова? | When does the Soulcatcher text happen?',
      text: 'Вместе с Наймом, как второй его текст. | With Hire, as a second Hire text.',
      reason: 'Своего момента карта ему не даёт. | The card gives it no moment of its own.',
    },
    'RAM-182': {
      question: 'Какой «герой», какой «нераненый персонаж»? | Which “hero”, which “unwounded character”?',
      text: 'Любого игрока. | Either player’s.',
      reason: 'Сторона не названа (RAM-G2). | No side is named (RAM-G2).',
    },
  } satisfies DetailRows<RuleId>,
  rammarat,
);
