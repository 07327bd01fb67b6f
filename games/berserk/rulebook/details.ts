import { type DetailRows, detailsOf } from '@vigrid/kernel';
import { warOfTheElements } from '../cards/war-of-elements/index.ts';
import type { RuleId } from './index.ts';

/** What the cards of War of the Elements leave open: first in general, then card by card. */
export const details = detailsOf(
  {
    'WE-G1': {
      cards: ['WE-35', 'WE-45', 'WE-49', 'WE-69', 'WE-92', 'WE-101'],
      title: '«Напротив» | “Opposite”',
      text: 'Клетка прямо впереди, в одном шаге, кто бы на ней ни стоял. | The cell straight ahead, one step, whoever stands there.',
      reason:
        'Так это слово объясняет словарь; WE-45 и WE-69 говорят там о своём существе, а это подходит только соседней клетке. | The glossary’s “ahead” is that word; WE-45 and WE-69 speak of a friend there, which only fits the next cell.',
      rules: ['B12-G-ahead'],
    },
    'WE-G2': {
      cards: ['WE-4', 'WE-15', 'WE-36', 'WE-92', 'WE-97', 'WE-120'],
      title: '«При ударе» без слов об атаке | “On a strike” without a word on attacking',
      text: 'Ответные удары тоже считаются. | Answering strikes count too.',
      reason:
        'Ответ — простой удар со всеми особенностями, которые его сопровождают. WE-58 говорит «в свой ход», значит, остальные имеют в виду больше. | An answer is a simple strike with all features that accompany one. WE-58 says “in your turn”, so the others mean more.',
      rules: ['B12-514.3'],
    },
    'WE-G3': {
      cards: ['WE-97', 'WE-120'],
      title: '«При ударе или при промахе в атаке» | “On a strike, or on a miss when attacking”',
      text: 'Любой удар; промах — только в атаке. | Any strike; a miss only when attacking.',
      reason: 'Ограничение стоит при промахе. | The limit stands with the miss.',
    },
    'WE-G4': {
      cards: ['WE-31', 'WE-58', 'WE-68', 'WE-75', 'WE-89', 'WE-118', 'WE-159'],
      title: 'Приобретённое без срока | Features gained without a stated duration',
      text: 'Остаётся до конца боя. | They stay to the end of the battle.',
      reason:
        'Приобретённые особенности без срока не кончаются. | Acquired features without a term do not end.',
      rules: ['B12-117.3'],
    },
    'WE-G5': {
      title: '«Ваше существо», «существо» | “Your creature”, “a creature”',
      text: 'Подходит и сама карта, если в тексте нет слова «другое». | The card itself is one, unless the text says other.',
      reason: 'От цели требуется только подходить. | A target has only to fit.',
      rules: ['B12-501.1'],
    },
    'WE-G6': {
      title: 'Вид способности не напечатан | No ability type printed',
      text: 'Это воздействие. | It is an influence.',
      reason:
        'Так правила называют всё, что не названо иначе. | So the rules call whatever is not called otherwise.',
      rules: ['B12-111.2'],
    },
    'WE-G7': {
      title: '«+1 к ударам» и «+1 к простому удару» | “+1 to strikes” against “+1 to the simple strike”',
      text: 'Удары — это простой, особый, магический удар и удар через ряд. | Strikes are the simple, special, magic strike and the strike over a row.',
      reason: 'Так удар определён в словаре. | So the glossary defines a strike.',
      rules: ['B12-G-strike'],
    },
    'WE-G8': {
      cards: ['WE-7', 'WE-45', 'WE-160'],
      title: '«Опыт 1 или +1 к опыту» | “Experience 1, or +1 to it”',
      text: 'Без особенности карта получает её со значением 1, с ней — значение на 1 больше. | A card without the feature gets it with the value 1, one with it has its value raised by 1.',
      reason: 'Напечатанные слова называют оба случая. | The printed words name both cases.',
      rules: ['WE-R5'],
    },
    'WE-G9': {
      cards: ['WE-52', 'WE-63', 'WE-111', 'WE-127', 'WE-138', 'WE-168'],
      title: '«+X к следующему удару» и подобное | “+X to the next strike” and the like',
      text: 'Тратится на ближайшую нанесённую атаку этого вида, прибавка к броску — на ближайший бросок. Промах её не тратит, но именная особенность, данная на один удар, уходит и с промахом. | Used up by the next attack of that kind that is dealt, a roll by the next roll. A miss does not use it up, but a named feature given for one strike goes with the miss too.',
      reason: 'Промах — не удар. | A miss is no strike.',
      rules: ['B12-G-miss'],
    },
    'WE-G10': {
      title: 'Трупоедство | Corpse-eating',
      text: 'Как в правилах: полное излечение, отравление снято, жертва уходит на кладбище. | As the rulebook has it: healed fully, poison gone; the victim goes to the graveyard.',
      reason:
        'Словарь говорит так; более поздние издания карт жертву изгоняют. | The glossary says so; later prints exile the victim.',
      rules: ['B12-G-corpse-eating'],
    },
    'WE-G11': {
      title: 'Вампиризм и «максимум X жизней» | Vampirism with “maximum X lives”',
      text: 'Именная особенность и именной предел действуют порознь. | The named feature and the named limit work apart.',
      reason: 'В словаре это две статьи. | They are two entries of the glossary.',
      rules: ['B12-G-vampirism', 'B12-G-maximum-x-lives'],
    },
    'WE-G12': {
      title: 'Пророчество | Prophecy',
      text: 'Показанные карты уходят под колоду в том порядке, в каком показаны. | The cards shown go under the deck in the order shown.',
      reason:
        'WE-104 позволяет вернуть их «обратно наверх», значит, иначе они верх покидают. | WE-104 lets them go “back on top”, so they leave it otherwise.',
      rules: ['WE-R1'],
    },
    'WE-G13': {
      cards: ['WE-60', 'WE-77', 'WE-88', 'WE-167'],
      title: '«Притягивает атаки независимо от дальности» | “Draws attacks, whatever the range”',
      text: 'До притягивающей карты дальность не важна, и пока она притягивает, ничего другого целью не выбрать. | Range does not matter for the one who draws, and nothing else may be aimed at while it does.',
      reason: 'Так сказано в тексте. | The text says so.',
      rules: ['B12-G-obligation-to-attack'],
    },
    'WE-G14': {
      title: 'Карты из примеров и другие | Cards of the examples and others',
      text: 'У карт из примеров правил наши — числа и то, что сверх примеров делают EX-3, EX-14, EX-21, EX-24, EX-28, EX-44, EX-47, EX-49 и EX-50. Карты от OT-1 до OT-12 следуют сведениям о поздних наборах, с жизнями артефактов, как их там печатают; экипировка от OT-13 до OT-16 — наша. | Of the cards in the rulebooks’ examples figures are ours, and deeds of EX-3, EX-14, EX-21, EX-24, EX-28, EX-44, EX-47, EX-49 and EX-50 beyond what the examples tell. OT-1 to OT-12 follow facts about later sets, with lives for artifacts as those sets print them; the equipment OT-13 to OT-16 is our own.',
      reason:
        'Правила говорят об этих картах лишь то, что нужно примерам. | The rulebooks tell of these cards only what their examples need.',
    },
    'WE-6': {
      question: 'Что значит «на X ходов противника»? | What is “for X enemy turns”?',
      text: 'Действует в следующие X ходов противника, от атак, сделанных в ход самого атакующего. | Works in the next X turns of the enemy, against attacks made in the attacker’s own turn.',
      reason: 'Так эти слова объясняет словарь. | So the glossary explains the words.',
      rules: ['B12-G-for-x-turns-of-player'],
    },
    'WE-14': {
      question: 'В каком порядке он всё делает? | In what order does it do its deeds?',
      text: 'Прогоняет, ранит, садится на освободившуюся клетку, получает движение; садится, даже если раны убили противника. | Drives off, wounds, lands on the cell left, gains movement; it lands even if the wounds killed the other.',
      reason: 'Клетка свободна в любом случае. | The cell is free in either case.',
    },
    'WE-22': {
      question: 'Что здесь цель и где клетка? | What are its target and its cell?',
      text: 'Цель — карта на поле; бомба лежит там, где та стояла, когда бросок объявили. | A card on the field; the bomb lies where it stood when the throw was declared.',
      reason: 'Сказано «карта на выбранной клетке». | It says “card on a chosen cell”.',
    },
    'WE-26': {
      question: 'Какими особенностями он делится? | Which features does it share?',
      text: 'Особенностями строя степных соратников, как если бы они стояли на Анубисаре. | Formation features of steppe mates, as if they stood on Anubisar.',
      reason: 'Так гласит исправление 2023 года. | So an erratum of 2023 has it.',
    },
    'WE-27': {
      question: 'Когда фишка может заблокировать атаку? | When may the chip block?',
      text: 'Когда атака стала окончательной, до броска. | When the attack has become final, before the dice.',
      reason: '«Если на них нападают» — это «при нападении». | “If they are attacked” is “on an assault”.',
      rules: ['B12-G-on-assault'],
    },
    'WE-32': {
      question: 'Что такое «новое существо»? | What is “a new creature”?',
      text: 'То, чьей особенности она в этом бою ещё не выучила, из колоды; затем колоду перемешивают. | One whose feature it has not learnt in this battle, chosen from the deck; then the deck is shuffled.',
      reason: 'После взгляда в колоду её перемешивают. | A deck that was looked through is shuffled.',
      rules: ['B12-204.3'],
    },
    'WE-35': {
      question: 'Что значит «не двигался в прошлый ход»? | What is “did not move last turn”?',
      text: 'Не двигался в ход перед этим. | It did not move in the turn before this one.',
      reason: 'Так слова и читаются. | The plain sense of the words.',
    },
    'WE-46': {
      question: 'Как X прибавляется к 0-1-2? | How is X added to 0-1-2?',
      text: 'К каждому из трёх значений. | To each of the three values.',
      reason: 'Сказано «+1 за каждую фишку». | It says “+1 per chip”.',
    },
    'WE-49': {
      question: 'Насколько велик может быть X? | How great may X be?',
      text: 'От 1 до числа его жизней. | From 1 to the lives he has.',
      reason: 'Предела не дано; меньше 1 — не таран. | No limit is given; less than 1 is no ram.',
    },
    'WE-51': {
      question: 'Что значит «раз за бой на каждый ряд»? | What is “once per battle per row”?',
      text: 'По особенности на каждый ряд вражеской половины; достаётся тем, кто стоит там во время атаки. | One feature for each row of the enemy half; whoever stands there at the time of the attack.',
      reason: 'Эффект лежит на клетках. | The effect lies on cells.',
    },
    'WE-53': {
      question: 'Что значит «обязан бить в свой ход»? | What is “must strike in own turn”?',
      text: 'Пока закрытый враг в досягаемости, ход передать нельзя, а сам он может только двигаться или бить такую карту. | The turn can not be handed over, and he may do nothing but move or strike such a card, while a closed enemy is in reach.',
      reason: 'Таково обязательство атаковать. | That is the obligation to attack.',
      rules: ['B12-G-obligation-to-attack'],
    },
    'WE-54': {
      question: 'Какие особенности он теряет? | Which features does it lose?',
      text: 'Напечатанные; полученное в этот миг остаётся. | Its printed ones; what it gains at that moment stays.',
      reason: 'Получает он это «при этом». | It gains “thereby”.',
    },
    'WE-62': {
      cards: ['WE-62', 'WE-63'],
      question: 'Что значит «в этот ход» у Вальхаллы? | What is “this turn” of Valhalla?',
      text: 'До конца этого вашего хода. | To the end of that turn of yours.',
      reason: 'Вальхалла срабатывает в ваш ход. | Valhalla triggers in your turn.',
    },
    'WE-63': {
      question: 'Какая Вальхалла первая? | Which Valhalla is the first?',
      text: 'Та, которую объявили первой; её объявляют ещё раз. | The one that is declared first; it is declared once more.',
      reason: 'Так слова и читаются. | The plain sense of the words.',
    },
    'WE-77': {
      question: 'Сколько держится сеть? | How long does the net last?',
      text: 'Сразу и до конца следующего хода противника или пока не заблокирует атаку. | At once and to the end of the enemy’s next turn, or until it blocks an attack.',
      reason:
        'Так словарь объясняет «не атакует в следующий ход». | So the glossary explains “does not attack in the next turn”.',
      rules: ['B12-G-wording-does-not-attack-next-turn'],
    },
    'WE-92': {
      cards: ['WE-92', 'WE-156'],
      question: 'Значение какого удара берётся? | The value of which strike?',
      text: 'Напечатанное значение той же силы (слабый, средний, сильный), что у наносимого удара. | The printed value of the grade of the strike under way.',
      reason: 'Так словарь определяет силу удара. | So the glossary defines the value of a strike.',
      rules: ['B12-G-strike-value'],
    },
    'WE-93': {
      question: 'Что значит «подряд»? | What is “in a row”?',
      text: 'Между ударами отряд не применяет других способностей; движение не считается, промах — не удар. | No other ability of the squad in between; movement does not count, a miss is no strike.',
      reason: 'Так напечатано. | So it is printed.',
    },
    'WE-102': {
      question: 'Что значит «не закрывается после этой атаки»? | What is “does not close after this attack”?',
      text: 'К этому времени она заплатила, поэтому открывается, но не обновляется: она действовала. | She has paid by then, so she opens without being refreshed: she has acted.',
      reason: 'Оплата стоит раньше конца атаки. | The payment comes before the end of the attack.',
      rules: ['B12-511.6', 'B12-G-does-not-close-after-assault'],
    },
    'WE-105': {
      question: 'Какая «свободная клетка»? | Which “free cell”?',
      text: 'Любая на поле боя. | Any on the battlefield.',
      reason: 'Другие призывы говорят, где. | Other summons say where.',
    },
    'WE-116': {
      question: 'Что значит «не может покинуть клетку»? | What is “can not leave its cell”?',
      text: 'Не может двигаться; особенности всё же могут её переместить. | Can not move; features may still relocate it.',
      reason: 'Это старое слово о движении. | The word is the old one for movement.',
      rules: ['B12-G-locomotion-obsolete'],
    },
    'WE-119': {
      question: 'Что такое «до 3 клеток по прямой»? | What are “up to 3 cells in a line”?',
      text: 'Ряд, столбец или диагональ, начиная с соседней клетки. | A row, column or diagonal, beginning next to it.',
      reason: 'Сказано «от него». | It says “from it”.',
    },
    'WE-132': {
      question: 'А если одна карта элитная, а другая нет? | What if one is elite and one is not?',
      text: 'Ничего не происходит. | Nothing happens.',
      reason: 'Сказано «обе». | It says “both”.',
    },
    'WE-136': {
      question: 'Что, если она остановилась раньше последней атаки? | What if it stops before the last?',
      text: 'Закрывается, как только действует другая карта или кончается ход. | Closes as soon as another card acts or the turn ends.',
      reason: 'Сказано «последовательно». | It says “in sequence”.',
    },
    'WE-148': {
      question: 'Какие числа прибавляются? | Which figures are added?',
      text: 'Напечатанный слабый удар — ко всем трём значениям простого удара, напечатанные жизни — к жизням. | Printed weak strike to all three values of the simple strike, printed lives to lives.',
      reason: 'Так слова и читаются. | The plain sense of the words.',
    },
    'WE-154': {
      question: 'Какое лечение «первое»? | Which heal is the “first”?',
      text: 'Первое за ход, которое снимает раны с карты этого отряда. | The first of the turn that takes wounds off a card of that squad.',
      reason: 'Где ран не сняли, никого не лечили. | Where no wounds come off, nobody was healed.',
    },
    'WE-161': {
      question: 'Кто уничтожает то, что там стояло? | Who destroys what stood there?',
      text: 'Червь. | The Worm.',
      reason: 'Он там выходит на поверхность. | It comes up there.',
    },
    'WE-162': {
      question: 'Что с маркерами двух Тварей? | What of markers of two Things?',
      text: 'На существе они складываются и держатся, пока рядом хоть одна из них. | They add up on the creature; they hold while either is next to it.',
      reason: 'Сказано «рядом нет вражеской Твари». | It says “no enemy Thing is adjacent”.',
    },
    'WE-170': {
      question: 'Что, если свободных врат нет? | What if there is no free gate?',
      text: 'Три раны. | Three wounds.',
      reason: 'Сказано «если не может». | It says “if it can not”.',
    },
    'WE-174': {
      question: 'Что значит «выпало 1»? | What is “rolls 1”?',
      text: 'Бросок со всеми модификаторами. | The roll with all modifiers.',
      reason: 'Это и значит в текстах «бросок кубика». | That is what “die roll” means in texts.',
      rules: ['B12-306.1'],
    },
    'WE-180': {
      cards: ['WE-180', 'WE-187'],
      question: 'Когда их показывают? | When are they shown?',
      text: 'До набора отрядов, по очереди; их сразу набирают. | Before recruiting, by turns; they are recruited at once.',
      reason:
        'Так идёт набор, и так решено для этого набора карт. | So recruiting goes, and so the set’s own rule has it.',
      rules: ['B12-403.1', 'WE-R11'],
    },
    'WE-189': {
      question: 'Какой бросок считается? | Which roll counts?',
      text: 'Игрок выбирает, пока другие особенности его не изменили. | The player picks before other features change it.',
      reason:
        'Выбирают из бросков, а не из того, что из них вышло. | The choice is among rolls, not among what became of them.',
    },
    'WE-195': {
      question: 'Что значит «может ударить дважды»? | What is “may strike twice”?',
      text: 'Два простых удара; удар через ряд — отдельное действие. | Two simple strikes; the strike over a row is an action of its own.',
      reason: 'Так же и у WE-34. | So it is with WE-34.',
    },
    'WE-199': {
      question: 'Какая карта «за ней»? | Which is “the card behind it”?',
      text: 'Позади, если смотреть со стороны игрока, чью карту ударили. | Behind as the player of the struck card sees it.',
      reason: 'Так словарь определяет «позади». | So the glossary defines “behind”.',
      rules: ['B12-G-behind'],
    },
    'WE-200': {
      question: 'Кто решает? | Who decides?',
      text: 'Противник, когда удар объявлен. | The opponent, when the strike is declared.',
      reason: 'Так слова и читаются. | The plain sense of the words.',
    },
  } satisfies DetailRows<RuleId>,
  warOfTheElements,
);
