import { type RulingRows, rulingsOf } from '@vigrid/kernel';
import type { RuleId } from './index.ts';

/** The battle: stack, attacks, wounds, features. */
export const rulingsOnBattle = rulingsOf({
  'RB-1': {
    title: 'Сначала предотвращение, потом замещение | Prevention before replacement',
    text: 'К наносимым ранам применяются по порядку модификаторы, защита, предотвращение и лишь затем замещение. | Wounds on their way meet modifiers, protection and prevention, and only then replacement.',
    reason:
      'B12-511.5.2 и B12-531.2 называют противоположный порядок; B12-531.2 определяет замещение и потому точнее. | B12-511.5.2 and B12-531.2 name opposite orders; B12-531.2 defines replacement and is the more particular of the two.',
    rules: ['B12-511.5.2', 'B12-531.2'],
  },
  'RB-2': {
    title: '«При» раньше, чем «после» | “On” before “after”',
    text: 'Особенности «при атаке» попадают в стек одной пачкой и выполняются; особенности «после атаки» объявляются, когда этой пачки в стеке уже нет. | Features “on” an attack go on the stack as one batch and are executed; features “after” it are declared once that batch has left the stack.',
    reason:
      'Стек разбирают сверху: положенные в него вместе «в этом порядке», они выполнялись бы наоборот. | On a stack that is worked off from the top, putting both on it “in this order” would turn the order round.',
    rules: ['B12-511.6'],
  },
  'RB-3': {
    title: 'Когда можно назначить защитника | When a defender may be assigned',
    text: 'Защитник назначается на предварительной стадии простого удара, объявленного в подфазе выбора. | A defender is assigned in the preliminary stage of a simple strike that was declared in the Choice subphase.',
    reason:
      'В самой подфазе выбора приоритет есть только у активного игрока, так что речь может идти лишь об объявленном ударе. | In the Choice subphase itself only the Active player has priority, so the window can only be that of the declared strike.',
    rules: ['B12-513.1', 'B12-511.4', 'B12-412.1'],
  },
  'RB-4': {
    title: 'Куда возвращается игра после способности | Where play goes on after an ability',
    text: 'После завершающей стадии игра продолжается в том шаге, в котором способность была объявлена. | After the ending stage play goes on in the step in which the ability was declared.',
    reason:
      'Атакуют и в других фазах, и после атаки эти фазы продолжаются. | Attacks are made in other phases too, and those go on afterwards.',
    rules: ['B12-511.6', 'B12-512.1', 'B12-512.2'],
  },
  'RB-5': {
    title: 'Поздняя блокировка | A late block',
    text: 'Способность, заблокированная в шаге эффекта, уходит из стека без эффекта, и сразу наступает её оплата. | An ability blocked in the effect step leaves the stack without effect and is paid for at once.',
    reason:
      'Описана только ранняя блокировка; остальное говорит таблица оплаты. | Only the early block is described; the table of what is paid says the rest.',
    rules: ['B12-511.9', 'B12-511.5.2', 'B12-527.4'],
  },
  'RB-6': {
    title: 'Когда скрытая цель вскрывается | When a hidden target is turned up',
    text: 'Скрытая карта вскрывается, когда цель становится окончательной: та, которую спас защитник или перенаправление, остаётся скрытой. | A hidden card is turned up when the target becomes final: one that a defender or a redirection has saved stays hidden.',
    reason:
      'Карта становится целью, только когда цель окончательна. | A card becomes a target only when the target is final.',
    rules: ['B12-529.3', 'B12-502.1', 'B12-511.4', 'B12-G-hidden-card'],
  },
  'RB-7': {
    title: 'Порядок модификаторов | The order of modifiers',
    text: 'Складываемые модификаторы дают один и тот же итог в любом порядке, поэтому о порядке внутри группы игроков не спрашивают; затем применяются те, что задают точное число. | Modifiers that add up give the same sum in any order, so nobody is asked for the order within a group; those that set a number come after them.',
    reason:
      'Спрашивать о порядке, который ничего не меняет, — лишь терять время. | Asking for an order that changes nothing would only cost time.',
    rules: ['B12-518.3', 'B12-519.3'],
  },
  'RB-8': {
    title: 'Точное число не обрезается | A set roll is not clamped',
    text: 'Бросок, которому задано точное число, этим числом и остаётся. | A roll that was set to a number stays that number.',
    reason:
      'Ограничение броска стоит раньше модификаторов, которые задают число. | The clamp stands before the modifiers that set a number.',
    rules: ['B12-518.3', 'B12-518.4'],
  },
  'RB-9': {
    title: 'Внезапный простой удар | A sudden simple strike',
    text: 'Внезапный простой удар рассчитывается как по закрытой карте. | A sudden simple strike is calculated as at a closed card.',
    reason:
      'Цель не сражается, и считать удар больше не по чему. | The target does not fight, so there is nothing else to calculate it by.',
    rules: ['B12-514.8', 'B12-515.1'],
  },
  'RB-10': {
    title: 'Две карты на клетке | Two cards on one cell',
    text: 'Пришедшая последней погибает, как только её игрок в ближайшей подфазе выбора объявляет не её движение, а что-то другое, к чему он не обязан. | The card that came last dies as soon as its player, in the next Choice subphase, declares not its movement but something else that is no duty.',
    reason:
      'Текст называет обязанность, но не миг гибели; каждое объявление завершает подфазу выбора, а с ней и время исполнить обязанность. | The text names the duty but not the moment of death; each declaration ends a Choice subphase, and with it the time to meet the duty.',
    rules: ['B12-523.1'],
  },
  'RB-11': {
    title: 'Вместо движения | Instead of movement',
    text: 'Закрытая или уже действовавшая карта не может использовать то, что заменяет движение. | A card that is closed or has acted can not use what replaces movement.',
    reason:
      'Таким картам закрыто само движение, а то, что его заменяет, — тоже движение. | Movement itself is barred to such cards, and what replaces it is movement.',
    rules: ['B12-506.3', 'B12-506.5', 'B12-506.7'],
  },
  'RB-12': {
    title: 'Вампиризм и лишние жизни | Vampirism and what is left over',
    text: 'Излечение и дополнительные жизни вместе не превышают того, сколько жизней было у жертвы перед ударом. Дополнительными жизнями становится лишь то, что больше собственных ран, можно их излечить или нет. | Healing and extra lives together are no more than the lives the victim had before the strike. Extra lives are only what goes beyond its own wounds, whether these can be healed or not.',
    reason:
      'Иначе выпито было бы больше, чем было; а дополнительные жизни текст даёт за разницу с ранами. | Otherwise more would be drained than there was; the text gives extra lives for the difference to its wounds.',
    rules: ['B12-G-vampirism'],
  },
  'RB-13': {
    title: 'Чешуя | Scales',
    text: 'Чешуя работает, пока на карте 5 или больше ран. | Scales work while there are 5 or more wounds on the card.',
    reason:
      'Во фразе нет глагола; раны на карте — то, что показывает маркер. | The sentence has no verb; wounds on the card is what the marker shows.',
    rules: ['B12-G-scales'],
  },
  'RB-14': {
    title: 'Чума и бросок | Plague and the roll',
    text: 'Чума смотрит на бросок со всеми модификаторами. | Plague looks at the roll with all modifiers.',
    reason:
      '«Бросок кубика» — это бросок с модификаторами, если не сказано другого. | “Die roll” means the roll with modifiers unless said otherwise.',
    rules: ['B12-G-plague', 'B12-G-die-roll'],
  },
  'RB-15': {
    title: 'Маскировка | Camouflage',
    text: 'Первая атака за ход считается и тогда, когда карта была ещё открыта: вторую маскировка уже не встречает. | The first attack of the turn counts even if the card was open then: Camouflage does not meet the second.',
    reason:
      'Сказано «первая атака за ход», а не «первая, пока закрыта». | It says “the first attack of a turn”, not “the first while closed”.',
    rules: ['B12-G-camouflage'],
  },
  'RB-16': {
    title: 'Жажда | Thirst',
    text: 'Существо напилось, если выбранное им существо получило от него не меньше X ран. Предотвращённые, отведённые защитой или доставшиеся другой карте раны не нанесены; жизней у жертвы может быть и меньше X. Не напившись или отказавшись пить, существо остаётся закрытым. | The creature has drunk if the one it chose received at least X wounds from it. Wounds that were prevented, warded off or taken by another card were not inflicted; the victim may have fewer than X lives. Without its drink, or declining it, the creature stays closed.',
    reason:
      'Предотвращение уменьшает число нанесённых ран, а замещённого не было. Раны считают отдельно от жизней. | Prevention lowers the number of wounds inflicted, and what was replaced did not happen. Wounds are counted apart from lives.',
    rules: ['B12-G-thirst-x', 'B12-530.1', 'B12-531.3', 'B12-508.5'],
  },
  'RB-17': {
    title: 'Утрата полёта у летающих от рождения | A printed flyer that can not fly',
    text: 'В редакции 2012 года карта, на которой напечатан полёт, потеряв его, имеет запас движения 0, если текст не говорит другого; в 2009 году он равен 1. | By the rules of 2012 a card printed as a flyer that loses flight has a movement stock of 0 unless a text says otherwise; by those of 2009 it is 1.',
    reason:
      'Напечатанного числа, к которому можно вернуться, нет. | There is no printed number to come back to.',
    rules: ['B12-108.2', 'B12-208.7', 'B09-D-flight'],
  },
  'RB-18': {
    title: 'Ярость в чужой ход | Rage in the other turn',
    text: 'Ярость открывает существо только в ход его игрока. | Rage opens the creature only in its player’s own turn.',
    reason: 'Её предел считают «в свой ход». | Its limit is counted “during your turn”.',
    rules: ['B12-G-rage-x'],
  },
  'RB-19': {
    title: 'Решающее преимущество и ничья без шансов | Decisive advantage, hopeless draw',
    text: 'Стол засчитывает и то и другое по заявлению игрока в его ход, если это доказывают числа: все карты в игре вскрыты, на них нет ничего, кроме напечатанного, и никакая особенность уже ничего не изменит. Решающее преимущество — это существо, которое никто не может ранить, а оно может ранить любого и любого догонит: летает или не медленнее всех. Ничья — если никто никого не может ранить. В остальных случаях нужно согласие: противник сдаётся или принимает ничью. | The table awards either when a player claims it in their own turn and figures prove it: all cards in play are face up with nothing on them but what is printed, and no feature will change anything. Decisive advantage is a creature that nobody can wound while it can wound everybody and catch them: it flies, or is as fast as any. A draw is when nobody can wound anybody. Anything else takes agreement: the opponent concedes or accepts a draw.',
    reason:
      'В общем случае программа этого не решит, но простые случаи доказывают числа; а двум согласным игрокам доказательства не нужны. | Neither can be decided by a program in general, but figures can prove the plain cases; two players who agree need no proof.',
    rules: ['B12-602.1', 'B12-603.1'],
  },
  'RB-20': {
    title: 'Медленная особенность без закрытия | A slow feature without closing',
    text: 'Разыгрываемая особенность без знака внезапности и без закрытия объявляется в подфазе выбора наравне с действиями. | A played feature with neither the sudden sign nor closing is declared in the Choice subphase like an action.',
    reason:
      'В перечне из трёх возможностей таким особенностям больше нет места. | The list of three options leaves such features no other place.',
    rules: ['B12-114.2.1', 'B12-412.2'],
  },
  'RB-21': {
    title: 'Сколько длится партия | How long a game lasts',
    text: 'Без турнирных правил время считают в ходах: после 200-го хода партии или того, о котором договорились заранее, подсчитывают кристаллы. У кого их больше, тот побеждает технически, поровну — техническая ничья. Часы игроков — дело стола: у кого вышло своё время, тот проиграл. | Without tournament rules time is counted in turns: after the 200th turn of the game, or the one agreed on beforehand, crystals are added up. Whoever has more wins a technical victory; equal totals are a technical draw. Players’ clocks belong to the table: whoever runs out of time has lost.',
    reason:
      'Пределы текст оставляет турнирным правилам, а столу нужен конец. | The text leaves the thresholds to tournament rules; a table needs an end.',
    rules: ['B12-604.1'],
  },
  'RB-22': {
    title: 'Трупоедство летающих | Corpse-eating of flyers',
    text: 'Летающее существо с трупоедством излечивается, уничтожив любую другую карту в игровой зоне: свою или чужую, бестелесную, артефакт. По правилам 2009 года — любое существо противника, в том числе бестелесное. | A flyer with Corpse-eating is healed by destroying any other card in the play zone: of either player, incorporeal, an artifact. By the rules of 2009: any creature of the opponent, incorporeal ones too.',
    reason:
      'Фраза о летающих стоит рядом с обычным случаем и ставит свои пределы; в 2012 году «любое существо противника» расширили до «любой карты». | The sentence on flyers stands beside the ordinary case and sets limits of its own; 2012 widened it from “any creature of the opponent” to “any card”.',
    rules: ['B12-G-corpse-eating', 'B09-D-corpse-eating'],
  },
  'RB-23': {
    title: 'Полёт без свободной клетки | Flight without a free cell',
    text: 'Пока на поле боя нет свободной клетки, полёт не теряется, что бы его ни отнимало: эффект, нарушенное условие или истёкший срок. Как только клетка освобождается, существо приземляется. | While there is no free cell on the battlefield flight is not lost, whatever takes it away: an effect, a condition that no longer holds, a term that has run out. As soon as a cell is free the creature lands.',
    reason:
      'Правило запрещает потерю и не называет её вида; а то, что отнимает полёт, продолжает его отнимать. | The rule bars the loss and names no kind of it; what takes flight away goes on doing so.',
    rules: ['B12-208.7'],
  },
  'RB-24': {
    title: 'Стойкость и собственные недуги | Steadfastness and what ails the card itself',
    text: 'Отравление, угасание и чума — воздействия самой карты, на которой они лежат: стойкость от их ран не спасает. | Poisoning, Fading and Plague are influences of the card that bears them: Steadfastness does not keep their wounds off.',
    reason:
      'Это особенности самого носителя, а стойкость пропускает то, что делают карты своего отряда. | They are features of the bearer, and Steadfastness lets through what cards of the own squad do.',
    rules: ['B12-G-steadfastness', 'B12-G-poisoning-x', 'B12-G-fading-x', 'B12-G-plague'],
  },
  'RB-25': {
    title: 'Полная и частичная уязвимость | Full and partial vulnerability',
    text: 'Частичная уязвимость складывается с полной и с другими частичными. | Partial vulnerability adds to the full one and to other partial ones.',
    reason:
      'Исключают друг друга только одинаковые именные модификаторы, а кто спрашивает об одной уязвимости, другой не находит. | Only identical named modifiers shut each other out, and what asks for the one does not find the other.',
    rules: ['B12-G-vulnerability-x', 'B12-517.1'],
  },
  'RB-26': {
    title: 'Страх и ответный удар | Fear and the answering strike',
    text: 'Карту со страхом боится и тот, кто бьёт её в ответ. | Who strikes back at a card with Fear is wounded by it as well.',
    reason: 'Ответный удар — это атака. | An answering strike is an attack.',
    rules: ['B12-G-fear-x', 'B12-G-answering-strike'],
  },
  'RB-27': {
    title: '«При этом» после нуля | “At that” after nothing',
    text: 'Способность с нулевым значением выполнена, поэтому то, что делается «при этом», следует за ней. | An ability of value zero was executed, so what comes “at that” follows it.',
    reason:
      'Ноль значит, что эффекта не накладывают, а не что ничего не выполнено. | Zero means that no effect is put, not that nothing was executed.',
    rules: ['B12-505.4', 'B12-522.2'],
  },
  'RB-28': {
    title: 'Платить стало нечем | Nothing left to pay with',
    text: 'Игродействие, которое больше нельзя оплатить, убирается из стека без выполнения и без оплаты. | A game action that can not be paid for any more leaves the stack, neither executed nor paid for.',
    reason:
      'Оно стало нелегальным, а нелегальное отменяется без оплаты. | It has become illegal, and what is illegal is cancelled without payment.',
    rules: ['B12-525.1', 'B12-501.2', 'B12-526.1'],
  },
  'RB-29': {
    title: 'Сколько защитников | How many defenders',
    text: 'У удара один защитник. Им может стать и симбиот атакуемой карты. | A strike has one defender. A symbiont of the card attacked may be the one.',
    reason:
      'Защитника защитить нельзя, а карты на одной клетке стоят рядом. | A defender can not be defended, and cards on one cell are next to each other.',
    rules: ['B12-513.1', 'B12-513.4', 'B12-513.8', 'B12-209.9'],
  },
  'RB-30': {
    title: 'Защита от внезапных действий и защитники | Protection from sudden actions and defenders',
    text: 'Защита от внезапных действий не мешает назначить защитника. | Protection from sudden actions keeps no defender away.',
    reason:
      'С атакующим защитник ничего не делает: он занимает место цели. | A defender does nothing to the attacker; it takes the place of the target.',
    rules: ['B12-G-protection-from-sudden-actions', 'B12-513.3'],
  },
  'RB-31': {
    title: 'Замещается доля одного | The part of one is replaced',
    text: 'Если одно игродействие касается нескольких карт, эффект замещения заменяет то, что досталось бы одной из них. | If one game action is about several cards, a replacement effect takes the part of one of them.',
    reason:
      'Эффект применяется к игродействию один раз, а каждая карта получает свою долю. | An effect is applied to a game action once, and each card receives its own part.',
    rules: ['B12-531.4'],
  },
  'RB-32': {
    title: 'Источник предотвращения | The source of a prevention',
    text: 'Источник предотвращения, наложенного на карту, — та карта, которая его наложила: когда она покидает игру, оно кончается. | The source of a prevention that was put on a card is the card that put it there: it ends when that one leaves play.',
    reason:
      'Иначе правило об источнике ничего не значило бы: раненой карте, покинувшей игру, предотвращение не нужно. | Otherwise the rule about the source would say nothing: a wounded card that has left needs no prevention.',
    rules: ['B12-530.5', 'B12-530.6'],
  },
  'RB-33': {
    title: 'Кто вступает в бой позже | Who comes later',
    text: '«Начинает бой с …» и фишки распада получают только набранные в отряд карты: призванные, возрождённые и воплощённые — нет. | Only recruited cards get what they start the battle with, chips of Decay too: not who is summoned, revived or incarnated.',
    reason: 'Бой начался без них. | The battle had started without them.',
    rules: ['B12-G-starts-battle-with', 'B12-G-decay-x'],
  },
  'RB-34': {
    title: 'Начальные фишки и запрет | Chips to start with and a ban',
    text: 'Карта, которая не может получать фишки, всё равно начинает бой с теми, что указаны в её тексте. | A card that can not receive chips starts the battle with those of its text all the same.',
    reason:
      'Их кладёт эффект правил, карта их не «получает». | They are put on it by a rules effect, not received.',
    rules: ['B12-503.1', 'B12-524.2'],
  },
  'RB-35': {
    title: 'Кто копит фишки | Who accumulates chips',
    text: 'Карта может копить фишки, пока у неё есть особенность, которая ими оплачивается, своя или приобретённая. | A card may accumulate chips while it has a feature that is paid with them, of its own or acquired.',
    reason: 'Это свойство следует из особенности. | The property follows from the feature.',
    rules: ['B12-120.3'],
  },
  'RB-36': {
    title: 'Вскрыть карту по желанию | Turning a card up at will',
    text: 'Игрок с приоритетом может вскрыть любую свою скрытую карту, не только карту со скрытностью; стек при этом не используется. | A player with priority may turn up any hidden card of their own, not only one with Stealth; that does not use the stack.',
    reason:
      'B12-529.3 — правило о скрытых картах и говорит о любой из них; словарь лишь упоминает скрытность. | B12-529.3 speaks of any hidden card and is the rule on hidden cards; the glossary only mentions Stealth.',
    rules: ['B12-529.3', 'B12-G-hidden-card', 'B12-G-fast-game-action'],
  },
  'RB-37': {
    title: 'Закрывшиеся на удар по летающему | Closed to strike a flyer',
    text: 'Что у противника остались только летающие существа, проверяют, когда существо закрывается; в свой следующий ход оно может ударить, кто бы ни появился за это время. | That the opponent has only flyers left is looked at when the creature closes; in its next turn it may strike, whoever has come meanwhile.',
    reason:
      'Условие стоит при закрытии, а закрывались ради удара. | The condition stands with the closing, the strike is what was closed for.',
    rules: ['B12-208.6'],
  },
  'RB-38': {
    title: 'Карта сменила тип | A card of another type',
    text: 'Раны, фишки и дополнительные жизни остаются на карте, которая сменила тип или подтип. | Wounds, chips and extra lives stay on a card that changes its type or subtype.',
    reason:
      'Сказано, что меняются только свойства, а то, что лежит на карте, — не свойство. | Only properties are said to change; what lies on a card is none.',
    rules: ['B12-108.2'],
  },
} satisfies RulingRows<RuleId>);
