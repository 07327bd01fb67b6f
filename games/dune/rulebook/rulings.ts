import { type RulingRows, rulingsOf } from '@vigrid/kernel';
import type { RuleId } from './index.ts';

/** Our answers where rulebook and official answers leave a question open. */
export const rulings = rulingsOf({
  'RD-1': {
    title: 'Порядок, который ничего не меняет | Order that can not matter',
    question:
      'Эффекты хода выполняют в любом порядке (D-4.8): нужно ли о нём всякий раз спрашивать? | All effects of a turn are resolved in any order (D-4.8): must every order be asked for?',
    text: 'Эффект, который только даёт что-то своему игроку и ничего не спрашивает, выполняется сразу. Игрок выбирает порядок там, где он важен: взятие карт, удаление, стрелки, выбор, размещение отрядов. Пока ждёт стрелка, которая требует потерять влияние или иметь его меньше, чем у соперника, порядок получения влияния тоже выбирает игрок. Когда запаса отрядов не хватает на всё, что ждёт, а отряды нужны и для другого или могут в него вернуться, порядок тоже за игроком. Что выполнить пока нельзя, ждёт до конца хода. Оставшееся ждать выполняется в конце хода само. Карта, которая удаляет себя, делает это в конце; где это что-то даёт («Разгрузка»), игрок вправе сделать это раньше. | An effect that only gives its player something and asks nothing is carried out at once. The player chooses the order where it matters: drawing, trashing, arrows, choices, deployment. While an arrow waits that costs Influence or asks for less of it than an opponent has, gains of Influence are ordered by the player as well. So is what takes troops, where the supply is too small for all that waits and something else wants them or may bring some back. What can not be carried out yet stays due until the end of the turn. What still waits then is carried out by itself. A card that trashes itself does so at the end; where that gives something (Unload) its player may do it before.',
    reason:
      'Получить что-то позже почти никогда не выгоднее: условия требуют, чтобы чего-то было больше (D-6.12). Исключения: 4 влияния можно достичь второй раз (D-16.3); «Осмотрительной дипломатии» нужно, чтобы влияния было меньше, чем у соперника (D-20.7); нанятые отряды, переговорщики и образцы берутся из одного запаса (D-1.8), а вернуть в него отряды могут переговорщики при покупке технологии, образцы, отряд, потерянный как цена, карта заговора. Что пока невыполнимо, например карта из пустой стопки «Свёрнутого пространства», ещё может стать выполнимым. | To gain something later is hardly ever better, for conditions ask for more (D-6.12). The exceptions: 4 Influence can be reached a second time (D-16.3); Prudent Diplomacy asks for less Influence than an opponent has (D-20.7); recruits, Negotiators and specimens share one supply (D-1.8), and Negotiators at an Acquire Tech, specimens, a troop lost as a cost or a Plot card may bring some back. What can not be done yet, such as taking a card of an empty Foldspace stack, may still become possible.',
    rules: ['D-4.8', 'D-6.12', 'D-8.2', 'D-23.10'],
  },
  'RD-2': {
    title: 'Размещение в любой момент хода | Deployment at any moment of the turn',
    question: 'Когда в ход отправки агента размещают отряды? | When in an Agent turn are troops deployed?',
    text: 'В ячейке конфликта отряды можно размещать в любой момент хода и несколько раз, пока не исчерпан предел: все нанятые в этот ход и двое из гарнизона. Сначала считаются нанятые в этот ход. | On a Combat space troops may be deployed at any moment of the turn and several times, within the limit of all recruited this turn and two of the garrison. Troops recruited this turn count first.',
    reason:
      'Предел задан на ход, а не на момент; считать первыми нанятых в этот ход выгоднее игроку. | The limit is that of a turn, not of a moment; to count troops recruited this turn first is best for the player.',
    rules: ['D-7.2', 'D-7.4'],
  },
  'RD-3': {
    title: 'Опытные оппоненты на уровне III | Expert Rivals at level III',
    question:
      'Что значит, что опытный оппонент на уровне III «размещает всё, что может»? | What does it mean that an expert Rival “deploys everything it can” at level III (D-22.9)?',
    text: 'В конфликте уровня III опытный оппонент размещает столько, сколько разрешают общие правила: отряды с карты и до двух из гарнизона. | In a Conflict of level III an expert Rival deploys what the general rules allow: the troops of the card and up to two of its garrison.',
    reason:
      'Общих пределов (D-21.6) ни один текст не поднимает. | No text raises the general limits (D-21.6).',
    rules: ['D-22.9', 'D-21.6'],
  },
  'RD-4': {
    title: 'Ничья с оппонентом | A tie with a Rival',
    question: 'Кто побеждает при полном равенстве с оппонентом? | Who wins a full tie with a Rival?',
    text: 'Оппонент не делает хода раскрытия, поэтому при полном равенстве побеждает игрок; между оппонентами — первый из них. | A Rival takes no Reveal turn, so that at full equality the player wins; between Rivals the first of them does.',
    reason:
      'Последний критерий — более поздний ход раскрытия (D-15.5), а у оппонента его нет. | The last criterion is the later Reveal turn (D-15.5), and a Rival takes none.',
    rules: ['D-15.5', 'D-22.2'],
  },
  'RD-5': {
    title: 'Печатка оппонента | The signet of a Rival',
    question:
      'Платит ли оппонент цену своей способности с печаткой? | Does a Rival pay the cost of its signet ability?',
    text: 'Если способность с печаткой имеет цену, оппонент платит её, когда может; если не может, способность ничего не даёт. От своих наград оппонент не отказывается. | If a signet ability has a cost, a Rival pays it when it can; if it can not, nothing happens. A Rival does not decline its rewards.',
    reason:
      'Оппоненты применяют способность, как она напечатана (D-22.1), и ни от чего не отказываются; равенства и выбор — за игроком (D-22.7). | Rivals use the ability as printed (D-22.1) and decline nothing; ties and choices are the player’s (D-22.7).',
    rules: ['D-22.1', 'D-22.7'],
  },
  'RD-6': {
    title: 'Платить ни за что нельзя | Nothing is paid for nothing',
    question:
      'Можно ли заплатить за эффект, который нельзя выполнить? | May a cost be paid for an effect that can not be carried out?',
    text: 'Цену перед стрелкой платят, только если хотя бы часть эффекта после неё выполнима или станет такой от самой платы: сброшенную карту можно взять снова. | What stands before an arrow is paid only if some part of the effect behind it can be carried out, or can once it is paid: a discarded card may be drawn again.',
    reason:
      '«Осмотрительная дипломатия» (D-20.7) и «Двойная игра» (D-17.10) требуют этого прямо; остальное — по их примеру. Сама плата может сделать эффект выполнимым: потерянные отряды становятся образцами, сброшенную карту берут снова. | Prudent Diplomacy (D-20.7) and Double Cross (D-17.10) ask for it in so many words; the others follow them. The payment itself may make it possible: troops lost become specimens, a discarded card is drawn again.',
    rules: ['D-6.3', 'D-6.11', 'D-20.7'],
  },
  'RD-7': {
    title: 'Оппонент защищает свою территорию | A Rival defends its location',
    question: 'Может ли оппонент отказаться от бонуса защиты? | May a Rival forgo the defensive bonus?',
    text: 'Оппонент, который владеет территорией конфликта, всегда размещает отряд из запаса. | A Rival that controls the location of the Conflict always deploys the troop from its supply.',
    reason: 'Контроль достаётся ему вместе с бонусами (D-22.4). | Control comes with its bonuses (D-22.4).',
    rules: ['D-12.4', 'D-22.4'],
  },
  'RD-8': {
    title: 'Цена ментата в одиночной игре | The price of the Mentat in the solo game',
    question:
      'Сколько стоит ментат в одиночных играх посложнее? | What does the Mentat cost in the harder solo games?',
    text: 'Начиная с уровня «Сардаукар» ячейка ментата стоит игроку 5 соляриев. | From the Sardaukar level on the Mentat space costs the player 5 Solari.',
    reason:
      'Число стоит в таблицах сложности; своего правила у него нет. | The figure is in the tables of difficulty and has no rule of its own.',
    rules: ['D-22.1', 'D-5.8'],
  },
  'RD-9': {
    title: 'Символы для карты без символов | Icons for a card without any',
    question:
      'Что даёт «Посол доброй воли» карте без символов? | What does Dispatch an Envoy do for a card without icons?',
    text: '«Посол доброй воли» даёт символы агентов и той карте, на которой их нет: её можно сыграть в этот ход. | Dispatch an Envoy gives its icons to a card that has none, too: it can be played this turn.',
    reason: 'Эффекты могут добавлять символы (D-4.3). | Effects may add icons (D-4.3).',
    rules: ['D-4.3', 'D-17.12'],
  },
  'RD-10': {
    title: 'Сколько действует Голос | How long The Voice lasts',
    question:
      'Голос действует до следующего агента соперника или до следующего хода того, кто его сыграл? | The Voice: until the opponent’s next Agent or until the owner’s next turn?',
    text: 'Ячейка закрыта для каждого соперника, пока он не отправит агента или пока не начнётся следующий ход сыгравшего, смотря что раньше. Оппоненты и Дом Хагаль — тоже соперники. | The space is closed to each opponent until that opponent sends an Agent or the next turn of the player who spoke begins, whichever comes first. Rivals and House Hagal are opponents, too.',
    reason:
      'Две фразы D-18.9 расходятся, только если соперник за это время не сделал ни одного хода или сделал больше одного. Оппоненты — тоже соперники (D-21.10). | The two statements of D-18.9 differ only when an opponent takes no turn in between or more than one. Rivals count as opponents (D-21.10).',
    rules: ['D-18.9', 'D-21.10'],
  },
  'RD-11': {
    title: 'Влияние на вершине трека | Influence at the top of a track',
    question: 'Что даёт влияние тому, у кого его уже 6? | What does a gain give at 6 Influence?',
    text: 'Фракцию, где у игрока уже 6 влияния, выбрать для получения влияния нельзя; если таковы все, эффект ничего не даёт. | A Faction where a player has 6 Influence already can not be chosen for a gain; if all are such, nothing is gained.',
    reason:
      'Лишнее пропадает (D-16.1), поэтому такую фракцию не предлагают. | It is lost (D-16.1), so such a Faction is not offered.',
    rules: ['D-16.1', 'D-6.7'],
  },
  'RD-12': {
    title: 'Карта интриги ни за чем | An Intrigue card for nothing',
    question: 'Когда карта интриги «ничего не делает»? | When does an Intrigue card “do nothing”?',
    text: 'Карту интриги можно сыграть, если хотя бы часть её эффекта что-то изменит; «любое число» включает ноль, а карта, которая ждёт хода раскрытия, годится всегда. | An Intrigue card may be played if some part of it changes something; “any number” includes zero, and a card that waits for the Reveal turn may always be played.',
    reason:
      'Ничего — значит, ни одна её часть ничего не меняет (D-17.2, D-17.8); «любое количество» может быть и 0 (D-F-007). | Nothing means that no part of it changes anything (D-17.2, D-17.8); “any number” includes zero (D-F-007).',
    rules: ['D-17.2', 'D-17.8', 'D-6.9'],
  },
  'RD-13': {
    title: 'Предвидение | Prescience',
    question:
      'Когда Пол Атрейдес смотрит верхнюю карту колоды? | When does Paul Atreides look at the top card?',
    text: 'Пол Атрейдес видит верхнюю карту своей колоды постоянно, а не по запросу. | Paul Atreides sees the top card of his deck all the time rather than on request.',
    reason:
      'Посмотреть ничего не стоит и ошибкой быть не может. | Looking costs nothing and can not be wrong.',
    rules: ['D-20.6'],
  },
  'RD-14': {
    title: 'Второй ход после «Оцепенения бинду» | Passing with Bindu Suspension',
    question:
      'После «Оцепенения бинду» ход можно пропустить или нужно? | Bindu Suspension: may pass or must pass?',
    text: 'Сыграв карту и взяв карту из колоды, игрок решает, пропустить ли ход. Если нет, ход продолжается обычно. | After drawing its card the player decides whether to pass the turn. If not, the turn goes on as usual.',
    reason:
      'На карте сказано «можно», а текст карты важнее разъяснения (D-1.3). | The card says may, and card text stands over the clarification (D-1.3).',
    rules: ['D-17.9', 'D-3.5'],
  },
  'RD-15': {
    title: 'Оппоненту некуда идти | A Rival without a space',
    question:
      'Что, если ни на одной карте Дома Хагаль нет свободной ячейки (D-21.4)? | What if no card of House Hagal shows a free space (D-21.4)?',
    text: 'Если ни на одной карте Дома Хагаль нет свободной ячейки, оппонент в этом раунде агентов больше не отправляет. | If no card of House Hagal shows a free space, the Rival sends no more Agents this round.',
    reason:
      'С полной колодой этого не бывает; в сценарии она может быть маленькой. | With the full deck it can not happen; scenarios may have a small one.',
    rules: ['D-21.4', 'D-21.8'],
  },
  'RD-16': {
    title: 'Отряды от печатки оппонента | Troops of a Rival’s signet',
    question:
      'Куда идут отряды, которые печатка оппонента нанимает в ячейке конфликта (D-21.6)? | Where do troops go that a Rival’s signet recruits on a Combat space (D-21.6)?',
    text: 'Отряды, которые оппонент в ячейке конфликта получил от печатки, идут в зону конфликта вместе с отрядами карты. | Troops that the signet of a Rival recruits on a Combat space go to the Conflict with those of the card.',
    reason:
      'У всех остальных тоже считаются все отряды хода (D-7.2, D-F-075). | For everybody else, too, all troops of a turn count (D-7.2, D-F-075).',
    rules: ['D-21.6', 'D-7.2'],
  },
  'RD-17': {
    title: 'Чем оппонент платит за технологию | How a Rival pays for Tech',
    question:
      'Чем оппонент платит за жетон технологии (D-23.34)? | With what does a Rival pay for a Tech tile (D-23.34)?',
    text: 'Оппонент платит за жетон технологии сначала Пряностью; переговорщики возвращаются в запас, только если её не хватает. | A Rival pays for a Tech tile with spice first; Negotiators go back only to make up for the rest.',
    reason:
      'Пряность — напечатанная цена, а переговорщик — средство заплатить меньше (D-23.4): его берегут для жетона, который иначе слишком дорог. | Spice is the printed price, a Negotiator a means to pay less (D-23.4), kept for a tile that would be too dear.',
    rules: ['D-23.34', 'D-23.4'],
  },
  'RD-18': {
    title: 'Ромбур Верниус как оппонент | Rhombur Vernius as a Rival',
    question:
      'Печатка принца Ромбура — выбор между технологией и переговорщиком. Что выбирает оппонент? | The signet of Prince Rhombur is a choice between Tech and a Negotiator. What does a Rival choose?',
    text: 'Печаткой принца Ромбура оппонент пользуется как «Переговорами о технологиях», но без скидки: получает технологию, если может, иначе ставит переговорщика. | A Rival uses the signet of Prince Rhombur as it does Tech Negotiation, but without a discount: it acquires Tech if it can, otherwise it places a Negotiator.',
    reason:
      'Оставь этот выбор игроку (D-22.7), он всегда указывал бы на то, за что нечем платить. | Left to the player (D-22.7) the choice would always fall on what can not be paid.',
    rules: ['D-23.34', 'D-22.7'],
  },
  'RD-19': {
    title: 'Дредноут Дома Хагаль на территории | A dreadnought of House Hagal on a location',
    question:
      'Занимает ли Дом Хагаль территорию дредноутом в игре вдвоём? | Does House Hagal take a location with a dreadnought when two play?',
    text: 'В игре вдвоём победивший с дредноутом Дом Хагаль занимает территорию, как любой оппонент, и не пускает туда чужой контроль. Ресурсов она ему не приносит, но её он защищает. | With two players House Hagal that wins with a dreadnought takes a location like any Rival and keeps the control of others from it. The location brings it no resources, but it defends it.',
    reason:
      'D-23.30 говорит о любом оппоненте, а что Дом Хагаль не получает контроля, сказано лишь о базовой игре (D-12.5). Ресурсов у него нет (D-21.1), так что и получать их некому; защищается он, как все оппоненты (RD-7). | D-23.30 speaks of any Rival, and that House Hagal never gains control is said of the base game alone (D-12.5). It has no resources (D-21.1) and so gains none; it defends as Rivals do (RD-7).',
    rules: ['D-23.30', 'D-12.5', 'D-21.1'],
  },
  'RD-20': {
    title: 'Опытный оппонент бережёт и дредноуты | Expert Rivals hold dreadnoughts back, too',
    question:
      'Опытный оппонент, который ведёт с отрывом, ничего не размещает (D-22.9), а дредноуты размещают всегда, когда можно (D-23.29). Что сильнее? | An expert Rival that leads clearly deploys nothing (D-22.9), yet dreadnoughts are deployed whenever possible (D-23.29). Which holds?',
    text: 'Пока опытный оппонент ведёт с отрывом и ничего не размещает, он оставляет в гарнизоне и дредноуты и не пользуется «Флагманом». | While an expert Rival leads clearly and deploys nothing, its dreadnoughts stay in the garrison as well, and Flagship is not used.',
    reason:
      'Ничего — значит ничего; а «Флагман» нанимает отряды, чтобы их разместить. | Nothing is nothing; and Flagship recruits in order to deploy.',
    rules: ['D-22.9', 'D-23.29', 'D-23.35'],
  },
  'RD-22': {
    title: 'Когда возвращают образцы | When specimens go back',
    question:
      'Образцы можно возвращать в любой момент (D-24.8): когда об этом спрашивают? | Specimens may be returned at any time (D-24.8): when is it asked?',
    text: 'Вернуть образец в запас предлагают в свой ход, пока в запасе меньше четырёх отрядов, и всякий раз, когда отрядов набирают больше, чем есть в запасе: такие отряды ждут решения игрока. В остальных случаях возврат ничего не меняет. | Returning a specimen to the supply is offered in one’s own turn while fewer than four troops are there, and whenever more troops are recruited than the supply has: those troops wait for their player. Elsewhere it makes no difference.',
    reason:
      'Больше четырёх отрядов не нанимает ни один эффект, и только нехватка отрядов, в наградах тоже, делает возврат небесполезным. | No single effect recruits more than four troops, and only where troops are wanting, in rewards too, does returning one change anything.',
    rules: ['D-24.8', 'D-7.1'],
  },
  'RD-23': {
    title: '«Длинные руки» и сращивание | Long Reach and Graft',
    question:
      'У «Длинных рук» есть символы, пока в игре другая карта Бене Гессерит. Считается ли та, с которой они сращены? | Long Reach has icons while another Bene Gesserit card is in play: does a card count that is grafted to it?',
    text: 'Карта Бене Гессерит, с которой сращены «Длинные руки», уже в игре, когда отправляют агента, и даёт им символы. | A Bene Gesserit card that Long Reach is grafted to is in play when the Agent is sent, and so gives it its icons.',
    reason:
      'Сначала карты кладут лицом вверх, потом отправляют агента (D-4.1); к этому времени в игре обе сращённые карты. | Cards are played face up, then the Agent is sent (D-4.1); of two grafted cards both are in play by then.',
    rules: ['D-24.12', 'D-4.1', 'D-4.3'],
  },
  'RD-24': {
    title: 'Карта ряда, сращённая с «Узурпацией» | The Row card that Usurp is grafted to',
    question:
      'Можно ли в тот же ход получить карту ряда, с которой сращена «Узурпация», хотя бы её собственным эффектом? | The card of the Row that Usurp is grafted to: can it be acquired in the same turn, by its own box even?',
    text: 'До конца хода эту карту нельзя ни получить, ни отложить, и атомный арсенал её не убирает: в конце хода её удаляют, и только тогда её место в ряду занимает новая. | Until the end of the turn it can be neither acquired nor set aside, and Family Atomics leave it: it is trashed at the end of the turn, and only then another card takes its place in the Row.',
    reason:
      'В конце хода её удаляют (D-24.17), и ничто не может унести её раньше: «Манипуляция» её не берёт, а после атомного арсенала ряд в конце концов всё равно новый. | It is to be trashed at the end of the turn (D-24.17), and nothing may take it away before: Manipulate does not take it, and after Family Atomics the Row is new in the end all the same.',
    rules: ['D-24.17', 'D-24.20', 'D-9.6'],
  },
  'RD-25': {
    title: '«Посол доброй воли» и сращивание | Dispatch an Envoy and Graft',
    question:
      '«Посол доброй воли» и две сращённые карты: на которой из них символы (D-17.12)? | Dispatch an Envoy with grafted cards: on which of the two do the icons lie (D-17.12)?',
    text: 'Которой из двух сращённых карт достаются символы, важно только для «Разводчика слигов»: считается, что его напарнице. Второй раз, через «Гхолу», их не считают. | Which of two grafted cards gets the icons matters to Slig Farmer alone: it is taken to be its partner. They are not counted again through Ghola.',
    reason:
      'Агента отправляет любая из двух, поэтому важно это лишь для «Разводчика слигов», и его игрок всегда назвал бы напарницу. «Гхола» считает символы самого «Разводчика», а на нём их нет. | Either sends the Agent, so that only Slig Farmer asks, and its player would always choose the partner. A Ghola of Slig Farmer counts icons of Slig Farmer, where they do not lie.',
    rules: ['D-17.12', 'D-F-080', 'D-24.14'],
  },
  'RD-26': {
    title: 'Карта ряда не платит собой | A Row card does not pay with itself',
    question:
      'Что, если карту ряда, сращённую с «Узурпацией», надо удалить как цену её же эффекта? | What if the Row card that Usurp is grafted to is to be trashed as a cost of its own effect?',
    text: 'Карта ряда, сращённая с «Узурпацией», не в игре и удаляется в конце хода в любом случае, поэтому её удалением нельзя оплатить её же эффект. | The Row card that Usurp is grafted to is not in play and is trashed at the end of the turn in any case, so that its trashing does not pay for its own effect.',
    reason:
      'Карты нет в игре, и её всё равно удалят (D-24.17). Так же и с «Чарующими феромонами» (D-24.15). | The card is not in play, and it is trashed anyway (D-24.17). So it is with Beguiling Pheromones (D-24.15).',
    rules: ['D-24.17', 'D-18.6', 'D-24.15'],
  },
  'RD-27': {
    title: 'Карты с несколькими строками | Cards with several lines',
    question:
      'На «Перемене союзов», «Стратегических запасах» и других несколько строк с ценой: платить за все (D-F-056) или часть можно пропустить (D-17.7)? | Change Allegiances, Strategic Stockpiling and others have several lines with costs: must all be paid (D-F-056), or may some be skipped (D-17.7)?',
    text: 'Строки «Перемены союзов» применяют порознь: каждую оплачивают, когда применяют. На других картах с несколькими строками оплачивают каждую, условие которой выполнено, иначе карту сыграть нельзя. | The lines of Change Allegiances are used one by one, each paid when it is used. Of other cards with several lines every line whose condition holds is paid, or the card can not be played.',
    reason:
      'Официальный ответ важнее правила: чего карта стоит, то и платят. О «Перемене союзов» автор игры сказал, что можно применить любую из строк или обе. | The official answer stands over the rule: what a card costs is paid. The designer has said of Change Allegiances that either line or both may be used.',
    rules: ['D-17.7', 'D-F-056'],
  },
  'RD-28': {
    title: 'Последние контракты Шаддама | The last contracts of Shaddam',
    question:
      'Открытых контрактов не осталось, но есть отложенный для Шаддама. Что даёт его символ? | No open contract is left, but one set aside for Shaddam: what does his icon give?',
    text: 'Если открытых контрактов не осталось, Шаддам берёт отложенный для него; 2 солярия он получает, когда нет и отложенных. | Where no open contract is left, Shaddam takes one set aside for him; he gains 2 Solari when those are gone as well.',
    reason: 'Разобраны ещё не все контракты. | Not all contracts are taken yet.',
    rules: ['D-26.2', 'D-26.9'],
  },
  'RD-29': {
    title: 'Шпион, снятый ради запаса | A Spy taken back for the supply',
    question:
      'Шпиона сняли, чтобы пополнить пустой запас. Выполнено ли условие «в этот ход отозван шпион»? | Does the recall that fills an empty supply fulfil “recalled a Spy this turn”?',
    text: 'Шпион, отозванный только для того, чтобы поставить его снова, считается отозванным в этот ход. | A Spy recalled only to be placed anew counts as recalled this turn.',
    reason: 'О цели условие не спрашивает. | The condition asks for no purpose.',
    rules: ['D-25.5', 'D-25.12'],
  },
  'RD-30': {
    title: '«Чужая память» без воспоминаний | Other Memories without memories',
    question:
      'Можно ли применить «Чужую память», если воспоминаний нет? | May Other Memories be used with no memory?',
    text: '«Чужую память» можно применить и без воспоминаний: карт не берут, лидера переворачивают. | Other Memories may be used without a memory: no card is drawn, and the Leader is turned over.',
    reason: 'Возвращают все воспоминания, даже если их ноль. | All memories go back, even if they are none.',
    rules: ['D-20.12'],
  },
  'RD-31': {
    title: 'Сброс из колоды | Discarded from the deck',
    question:
      'Даёт ли Пряность «Милость Космической Гильдии», сброшенная картой «Да здравствуют бойцы»? | Does Spacing Guild’s Favor give its spice when Long Live the Fighters discards it?',
    text: 'Карта, которую «Да здравствуют бойцы» сбрасывает из колоды, не сброшена с руки: её свойство при сбросе не действует. | A card that Long Live the Fighters discards from the deck is not discarded from hand: what it gives when discarded is not gained.',
    reason: 'Она действует, когда её сбрасывают с руки. | It works when discarded from hand.',
    rules: ['D-18.3'],
  },
  'RD-32': {
    title: 'Призвать не значит разместить | Summoning is not deploying',
    question:
      'Считается ли призванный песчаный червь размещённой боевой единицей («Отвлечение», «Император Известной Вселенной»)? | Does a summoned sandworm count as a deployed unit (Distraction, Emperor of the Known Universe)?',
    text: 'Песчаный червь, призванный в конфликт, не размещён: он не считается для условий о размещении и не подпадает под запрет размещать. | A sandworm summoned to the Conflict is not deployed: it does not count for conditions on deployment, and no ban on deployment stops it.',
    reason: 'В правилах для этого есть отдельное слово. | The rules have a word of their own for it.',
    rules: ['D-25.15', 'D-26.10'],
  },
  'RD-33': {
    title: 'Подсчёт выполненных контрактов | Counting completed contracts',
    question:
      'Прибавит ли убеждения «Межзвёздной торговле» контракт, выполненный позже в тот же ход раскрытия? | Does a contract completed later in the Reveal turn add Persuasion to Interstellar Trade?',
    text: '«Межзвёздная торговля» считает контракты один раз, когда её применяют. | Interstellar Trade counts contracts once, when it is used.',
    reason:
      'Эффекты считают в момент применения, а его выбирает игрок. | Effects count when they are carried out, and their player chooses when.',
    rules: ['D-26.7'],
  },
  'RD-34': {
    title: 'Печатка перевёрнутого лидера | The Signet of a Leader that turns over',
    question:
      'Леди Джессику перевернули в тот ход, когда сыграно «Кольцо с печаткой». Чья это печатка? | Lady Jessica turns over in the turn of her Signet Ring: whose Signet is it?',
    text: 'Печатка даёт то, что было на открытой стороне лидера, когда отправляли агента. | The Signet gives what the Leader showed when the Agent was sent.',
    reason:
      'Той стороны, что была сверху, когда карту сыграли. | That of the side that was up when the card was played.',
    rules: ['D-20.12', 'D-F-125'],
  },
  'RD-35': {
    title: 'Очки оппонента, который не может победить | Points of a Rival that can not win',
    question:
      'Упрощённый оппонент набрал очки, которые завершают игру, но победить не может. Что дальше? | A streamlined Rival reaches the points that end the game, but can not win. What then?',
    text: 'Очки упрощённого оппонента не завершают игру. | The points of a streamlined Rival do not end the game.',
    reason: 'Конец игры — гонка тех, кто может победить. | The end is a race among those who can win it.',
    rules: ['D-27.12', 'D-15.1'],
  },
  'RD-36': {
    title: 'Кто решает за союзника | Who decides for an Ally',
    question:
      'Командир играет карту планов, ещё не отправив агента: для какого союзника? Кто решает о размещении, если решают «вместе»? | A Commander plays a Plot card before an Agent is sent: for which Ally? Who decides on deployment, where it is decided together?',
    text: 'В начале своего хода командир называет союзника, и отправить можно лишь агента с его стрелкой. О своих фигурах и треках в этот ход решает сам союзник: сколько отрядов разместить, какое влияние отдать; откажется — в этот ход его больше не зовут. Фракцию, у которой получают влияние, выбирает командир. | A Commander names the Ally when a turn begins, and only an Agent with that arrow can be sent. About the own pieces and tracks the Ally decides: how many troops are deployed, which Influence is paid; who declines is not called again in that turn. The Faction with which Influence is gained is the Commander’s choice.',
    reason:
      'Так всё в одном ходу достаётся одному союзнику, и ничьими фигурами не распоряжаются без их хозяина; а влияние может лечь и на планшет командира. | So everything in one turn is for one Ally, and nobody’s pieces are moved without their owner; Influence, however, may also go to the Commander’s own board.',
    rules: ['D-28.5'],
  },
  'RD-37': {
    title: 'Мечи союзника без отрядов | Swords of an Ally without units',
    question:
      'Союзник раскрыл мечи, не имея подразделений в конфликте, а командир потом ввёл туда его отряды. Считаются ли мечи? | An Ally reveals swords without a unit in the Conflict, and the Commander brings troops in later. Do the swords count?',
    text: 'Нет. Если после своего хода раскрытия у союзника нет подразделений в конфликте, все его мечи теряются, и полученные от командира тоже. | No. If an Ally has no unit in the Conflict when the own Reveal turn ends, all swords are lost, those of the Commander included.',
    reason:
      'Силу отмечают в ход раскрытия, и она была нулевой. | Strength is set in the Reveal turn, and it was 0.',
    rules: ['D-28.5', 'D-10.2'],
  },
  'RD-38': {
    title: 'Контракты «Расцвета иксианцев» вшестером | Contracts of Rise of Ix with six',
    question:
      'Кому сдают особые контракты, когда играют вшестером? | To whom are the special contracts dealt with six players?',
    text: 'Союзникам по два: один союзник оставляет себе, другой отдаёт командиру, и тот из двух оставляет один. | To the Allies, two each: each keeps one and gives the other to the Commander, who keeps one of two.',
    reason: 'Десяти контрактов на шестерых не хватило бы. | Ten contracts would not do for six players.',
    rules: ['D-26.8', 'D-28.1'],
  },
  'RD-39': {
    title: 'Крюк и влияние командира | Maker Hooks and Influence of a Commander',
    question:
      'Чей крюк подателя, который берёт командир, и чьим влиянием он платит? | Whose are Maker Hooks that a Commander takes, and whose Influence does a Commander pay?',
    text: 'Активированного союзника. На него же смотрят условия о крюке, червях и подразделениях в ход командира. | The activated Ally’s. Conditions on hooks, sandworms and units look at that Ally, too, in the Commander’s turn.',
    reason:
      'Крюк лежит на гарнизоне, кубики стоят на поле; у командира нет ни того, ни другого. | Hooks lie on a garrison and cubes stand on the board; a Commander has neither.',
    rules: ['D-28.5', 'D-25.14'],
  },
  'RD-40': {
    title: 'Чья команда призывает червей | Which team summons sandworms',
    question:
      'Могут ли вшестером призывать песчаных червей обе команды или только команда Муад’Диба? | With six players, may both teams summon sandworms, or only Muad’Dib’s?',
    text: 'Обе. Крюк подателя в Сиетче Табр и черви в пустыне доступны каждому, кто выполнит условия ячейки или карты. | Both. The Maker Hooks of Sietch Tabr and the sandworms of the desert are for everybody who meets what the space or card asks.',
    reason:
      'Где вшестером что-то доступно одной команде, как Тронный ряд, правила так и говорят; о червях и крюке такого нет, а эти ячейки лежат на общем поле. | Where something is for one team, as the Throne Row is, the rules say so; of sandworms and Hooks they say nothing of the kind, and these spaces lie on the board that all share.',
    rules: ['D-25.15', 'D-28.12'],
  },
} satisfies RulingRows<RuleId>);

export type RulingId = keyof typeof rulings;
