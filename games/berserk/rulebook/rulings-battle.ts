import type { BerserkRuling } from './rulings.ts';

/** The battle: stack, attacks, wounds, features. */
export const rulingsOnBattle = {
  'RB-1': {
    title: { ru: 'Сначала предотвращение, потом замещение', en: 'Prevention before replacement' },
    text: {
      ru: 'К наносимым ранам применяются по порядку модификаторы, защита, предотвращение и лишь затем замещение.',
      en: 'Wounds on their way meet modifiers, protection and prevention, and only then replacement.',
    },
    rules: ['B12-511.5.2', 'B12-531.2'],
  },
  'RB-2': {
    title: { ru: '«При» раньше, чем «после»', en: '“On” before “after”' },
    text: {
      ru: 'Особенности «при атаке» попадают в стек одной пачкой и выполняются; особенности «после атаки» объявляются, когда этой пачки в стеке уже нет.',
      en: 'Features “on” an attack go on the stack as one batch and are executed; features “after” it are declared once that batch has left the stack.',
    },
    rules: ['B12-511.6'],
  },
  'RB-3': {
    title: { ru: 'Когда можно назначить защитника', en: 'When a defender may be assigned' },
    text: {
      ru: 'Защитник назначается на предварительной стадии простого удара, объявленного в подфазе выбора.',
      en: 'A defender is assigned in the preliminary stage of a simple strike that was declared in the Choice subphase.',
    },
    rules: ['B12-513.1', 'B12-511.4', 'B12-412.1'],
  },
  'RB-4': {
    title: { ru: 'Куда возвращается игра после способности', en: 'Where play goes on after an ability' },
    text: {
      ru: 'После завершающей стадии игра продолжается в том шаге, в котором способность была объявлена.',
      en: 'After the ending stage play goes on in the step in which the ability was declared.',
    },
    rules: ['B12-511.6', 'B12-512.1', 'B12-512.2'],
  },
  'RB-5': {
    title: { ru: 'Поздняя блокировка', en: 'A late block' },
    text: {
      ru: 'Способность, заблокированная в шаге эффекта, уходит из стека без эффекта, и сразу наступает её оплата.',
      en: 'An ability blocked in the effect step leaves the stack without effect and is paid for at once.',
    },
    rules: ['B12-511.9', 'B12-511.5.2', 'B12-527.4'],
  },
  'RB-6': {
    title: { ru: 'Когда скрытая цель вскрывается', en: 'When a hidden target is turned up' },
    text: {
      ru: 'Скрытая карта вскрывается, когда цель становится окончательной: та, которую спас защитник или перенаправление, остаётся скрытой.',
      en: 'A hidden card is turned up when the target becomes final: one that a defender or a redirection has saved stays hidden.',
    },
    rules: ['B12-529.3', 'B12-502.1', 'B12-511.4', 'B12-G-hidden-card'],
  },
  'RB-7': {
    title: { ru: 'Порядок модификаторов', en: 'The order of modifiers' },
    text: {
      ru: 'Складываемые модификаторы дают один и тот же итог в любом порядке, поэтому о порядке внутри группы игроков не спрашивают; затем применяются те, что задают точное число.',
      en: 'Modifiers that add up give the same sum in any order, so nobody is asked for the order within a group; those that set a number come after them.',
    },
    rules: ['B12-518.3', 'B12-519.3'],
  },
  'RB-8': {
    title: { ru: 'Точное число не обрезается', en: 'A set roll is not clamped' },
    text: {
      ru: 'Бросок, которому задано точное число, этим числом и остаётся.',
      en: 'A roll that was set to a number stays that number.',
    },
    rules: ['B12-518.3', 'B12-518.4'],
  },
  'RB-9': {
    title: { ru: 'Внезапный простой удар', en: 'A sudden simple strike' },
    text: {
      ru: 'Внезапный простой удар рассчитывается как по закрытой карте.',
      en: 'A sudden simple strike is calculated as at a closed card.',
    },
    rules: ['B12-514.8', 'B12-515.1'],
  },
  'RB-10': {
    title: { ru: 'Две карты на клетке', en: 'Two cards on one cell' },
    text: {
      ru: 'Пришедшая последней погибает, как только её игрок в ближайшей подфазе выбора объявляет не её движение, а что-то другое, к чему он не обязан.',
      en: 'The card that came last dies as soon as its player, in the next Choice subphase, declares not its movement but something else that is no duty.',
    },
    rules: ['B12-523.1'],
  },
  'RB-11': {
    title: { ru: 'Вместо движения', en: 'Instead of movement' },
    text: {
      ru: 'Закрытая или уже действовавшая карта не может использовать то, что заменяет движение.',
      en: 'A card that is closed or has acted can not use what replaces movement.',
    },
    rules: ['B12-506.3', 'B12-506.5', 'B12-506.7'],
  },
  'RB-12': {
    title: { ru: 'Вампиризм и лишние жизни', en: 'Vampirism and what is left over' },
    text: {
      ru: 'Излечение и дополнительные жизни вместе не превышают того, сколько жизней было у жертвы перед ударом. Дополнительными жизнями становится лишь то, что больше собственных ран, можно их излечить или нет.',
      en: 'Healing and extra lives together are no more than the lives the victim had before the strike. Extra lives are only what goes beyond its own wounds, whether these can be healed or not.',
    },
    rules: ['B12-G-vampirism'],
  },
  'RB-13': {
    title: { ru: 'Чешуя', en: 'Scales' },
    text: {
      ru: 'Чешуя работает, пока на карте 5 или больше ран.',
      en: 'Scales work while there are 5 or more wounds on the card.',
    },
    rules: ['B12-G-scales'],
  },
  'RB-14': {
    title: { ru: 'Чума и бросок', en: 'Plague and the roll' },
    text: {
      ru: 'Чума смотрит на бросок со всеми модификаторами.',
      en: 'Plague looks at the roll with all modifiers.',
    },
    rules: ['B12-G-plague', 'B12-G-die-roll'],
  },
  'RB-15': {
    title: { ru: 'Маскировка', en: 'Camouflage' },
    text: {
      ru: 'Первая атака за ход считается и тогда, когда карта была ещё открыта: вторую маскировка уже не встречает.',
      en: 'The first attack of the turn counts even if the card was open then: Camouflage does not meet the second.',
    },
    rules: ['B12-G-camouflage'],
  },
  'RB-16': {
    title: { ru: 'Жажда', en: 'Thirst' },
    text: {
      ru: 'Существо напилось, если выбранное им существо получило от него не меньше X ран. Предотвращённые, отведённые защитой или доставшиеся другой карте раны не нанесены; жизней у жертвы может быть и меньше X. Не напившись или отказавшись пить, существо остаётся закрытым.',
      en: 'The creature has drunk if the one it chose received at least X wounds from it. Wounds that were prevented, warded off or taken by another card were not inflicted; the victim may have fewer than X lives. Without its drink, or declining it, the creature stays closed.',
    },
    rules: ['B12-G-thirst-x', 'B12-530.1', 'B12-531.3', 'B12-508.5'],
  },
  'RB-17': {
    title: { ru: 'Утрата полёта у летающих от рождения', en: 'A printed flyer that can not fly' },
    text: {
      ru: 'В редакции 2012 года карта, на которой напечатан полёт, потеряв его, имеет запас движения 0, если текст не говорит другого; в 2009 году он равен 1.',
      en: 'By the rules of 2012 a card printed as a flyer that loses flight has a movement stock of 0 unless a text says otherwise; by those of 2009 it is 1.',
    },
    rules: ['B12-108.2', 'B12-208.7', 'B09-D-flight'],
  },
  'RB-18': {
    title: { ru: 'Ярость в чужой ход', en: 'Rage in the other turn' },
    text: {
      ru: 'Ярость открывает существо только в ход его игрока.',
      en: 'Rage opens the creature only in its player’s own turn.',
    },
    rules: ['B12-G-rage-x'],
  },
  'RB-19': {
    title: { ru: 'Решающее преимущество и ничья без шансов', en: 'Decisive advantage, hopeless draw' },
    text: {
      ru: 'Стол засчитывает и то и другое по заявлению игрока в его ход, если это доказывают числа: все карты в игре вскрыты, на них нет ничего, кроме напечатанного, и никакая особенность уже ничего не изменит. Решающее преимущество — это существо, которое никто не может ранить, а оно может ранить любого и любого догонит: летает или не медленнее всех. Ничья — если никто никого не может ранить. В остальных случаях нужно согласие: противник сдаётся или принимает ничью.',
      en: 'The table awards either when a player claims it in their own turn and figures prove it: all cards in play are face up with nothing on them but what is printed, and no feature will change anything. Decisive advantage is a creature that nobody can wound while it can wound everybody and catch them: it flies, or is as fast as any. A draw is when nobody can wound anybody. Anything else takes agreement: the opponent concedes or accepts a draw.',
    },
    rules: ['B12-602.1', 'B12-603.1'],
  },
  'RB-20': {
    title: { ru: 'Медленная особенность без закрытия', en: 'A slow feature without closing' },
    text: {
      ru: 'Разыгрываемая особенность без знака внезапности и без закрытия объявляется в подфазе выбора наравне с действиями.',
      en: 'A played feature with neither the sudden sign nor closing is declared in the Choice subphase like an action.',
    },
    rules: ['B12-114.2.1', 'B12-412.2'],
  },
  'RB-21': {
    title: { ru: 'Сколько длится партия', en: 'How long a game lasts' },
    text: {
      ru: 'Без турнирных правил время считают в ходах: после 200-го хода партии или того, о котором договорились заранее, подсчитывают кристаллы. У кого их больше, тот побеждает технически, поровну — техническая ничья. Часы игроков — дело стола: у кого вышло своё время, тот проиграл.',
      en: 'Without tournament rules time is counted in turns: after the 200th turn of the game, or the one agreed on beforehand, crystals are added up. Whoever has more wins a technical victory; equal totals are a technical draw. Players’ clocks belong to the table: whoever runs out of time has lost.',
    },
    rules: ['B12-604.1'],
  },
  'RB-22': {
    title: { ru: 'Трупоедство летающих', en: 'Corpse-eating of flyers' },
    text: {
      ru: 'Летающее существо с трупоедством излечивается, уничтожив любую другую карту в игровой зоне: свою или чужую, бестелесную, артефакт. По правилам 2009 года — любое существо противника, в том числе бестелесное.',
      en: 'A flyer with Corpse-eating is healed by destroying any other card in the play zone: of either player, incorporeal, an artifact. By the rules of 2009: any creature of the opponent, incorporeal ones too.',
    },
    rules: ['B12-G-corpse-eating', 'B09-D-corpse-eating'],
  },
  'RB-23': {
    title: { ru: 'Полёт без свободной клетки', en: 'Flight without a free cell' },
    text: {
      ru: 'Пока на поле боя нет свободной клетки, полёт не теряется, что бы его ни отнимало: эффект, нарушенное условие или истёкший срок. Как только клетка освобождается, существо приземляется.',
      en: 'While there is no free cell on the battlefield flight is not lost, whatever takes it away: an effect, a condition that no longer holds, a term that has run out. As soon as a cell is free the creature lands.',
    },
    rules: ['B12-208.7'],
  },
  'RB-24': {
    title: { ru: 'Стойкость и собственные недуги', en: 'Steadfastness and what ails the card itself' },
    text: {
      ru: 'Отравление, угасание и чума — воздействия самой карты, на которой они лежат: стойкость от их ран не спасает.',
      en: 'Poisoning, Fading and Plague are influences of the card that bears them: Steadfastness does not keep their wounds off.',
    },
    rules: ['B12-G-steadfastness', 'B12-G-poisoning-x', 'B12-G-fading-x', 'B12-G-plague'],
  },
  'RB-25': {
    title: { ru: 'Полная и частичная уязвимость', en: 'Full and partial vulnerability' },
    text: {
      ru: 'Частичная уязвимость складывается с полной и с другими частичными.',
      en: 'Partial vulnerability adds to the full one and to other partial ones.',
    },
    rules: ['B12-G-vulnerability-x', 'B12-517.1'],
  },
  'RB-26': {
    title: { ru: 'Страх и ответный удар', en: 'Fear and the answering strike' },
    text: {
      ru: 'Карту со страхом боится и тот, кто бьёт её в ответ.',
      en: 'Who strikes back at a card with Fear is wounded by it as well.',
    },
    rules: ['B12-G-fear-x', 'B12-G-answering-strike'],
  },
  'RB-27': {
    title: { ru: '«При этом» после нуля', en: '“At that” after nothing' },
    text: {
      ru: 'Способность с нулевым значением выполнена, поэтому то, что делается «при этом», следует за ней.',
      en: 'An ability of value zero was executed, so what comes “at that” follows it.',
    },
    rules: ['B12-505.4', 'B12-522.2'],
  },
  'RB-28': {
    title: { ru: 'Платить стало нечем', en: 'Nothing left to pay with' },
    text: {
      ru: 'Игродействие, которое больше нельзя оплатить, убирается из стека без выполнения и без оплаты.',
      en: 'A game action that can not be paid for any more leaves the stack, neither executed nor paid for.',
    },
    rules: ['B12-525.1', 'B12-501.2', 'B12-526.1'],
  },
  'RB-29': {
    title: { ru: 'Сколько защитников', en: 'How many defenders' },
    text: {
      ru: 'У удара один защитник. Им может стать и симбиот атакуемой карты.',
      en: 'A strike has one defender. A symbiont of the card attacked may be the one.',
    },
    rules: ['B12-513.1', 'B12-513.4', 'B12-513.8', 'B12-209.9'],
  },
  'RB-30': {
    title: {
      ru: 'Защита от внезапных действий и защитники',
      en: 'Protection from sudden actions and defenders',
    },
    text: {
      ru: 'Защита от внезапных действий не мешает назначить защитника.',
      en: 'Protection from sudden actions keeps no defender away.',
    },
    rules: ['B12-G-protection-from-sudden-actions', 'B12-513.3'],
  },
  'RB-31': {
    title: { ru: 'Замещается доля одного', en: 'The part of one is replaced' },
    text: {
      ru: 'Если одно игродействие касается нескольких карт, эффект замещения заменяет то, что досталось бы одной из них.',
      en: 'If one game action is about several cards, a replacement effect takes the part of one of them.',
    },
    rules: ['B12-531.4'],
  },
  'RB-32': {
    title: { ru: 'Источник предотвращения', en: 'The source of a prevention' },
    text: {
      ru: 'Источник предотвращения, наложенного на карту, — та карта, которая его наложила: когда она покидает игру, оно кончается.',
      en: 'The source of a prevention that was put on a card is the card that put it there: it ends when that one leaves play.',
    },
    rules: ['B12-530.5', 'B12-530.6'],
  },
  'RB-33': {
    title: { ru: 'Кто вступает в бой позже', en: 'Who comes later' },
    text: {
      ru: '«Начинает бой с …» и фишки распада получают только набранные в отряд карты: призванные, возрождённые и воплощённые — нет.',
      en: 'Only recruited cards get what they start the battle with, chips of Decay too: not who is summoned, revived or incarnated.',
    },
    rules: ['B12-G-starts-battle-with', 'B12-G-decay-x'],
  },
  'RB-34': {
    title: { ru: 'Начальные фишки и запрет', en: 'Chips to start with and a ban' },
    text: {
      ru: 'Карта, которая не может получать фишки, всё равно начинает бой с теми, что указаны в её тексте.',
      en: 'A card that can not receive chips starts the battle with those of its text all the same.',
    },
    rules: ['B12-503.1', 'B12-524.2'],
  },
  'RB-35': {
    title: { ru: 'Кто копит фишки', en: 'Who accumulates chips' },
    text: {
      ru: 'Карта может копить фишки, пока у неё есть особенность, которая ими оплачивается, своя или приобретённая.',
      en: 'A card may accumulate chips while it has a feature that is paid with them, of its own or acquired.',
    },
    rules: ['B12-120.3'],
  },
  'RB-36': {
    title: { ru: 'Вскрыть карту по желанию', en: 'Turning a card up at will' },
    text: {
      ru: 'Игрок с приоритетом может вскрыть любую свою скрытую карту, не только карту со скрытностью; стек при этом не используется.',
      en: 'A player with priority may turn up any hidden card of their own, not only one with Stealth; that does not use the stack.',
    },
    rules: ['B12-529.3', 'B12-G-hidden-card', 'B12-G-fast-game-action'],
  },
  'RB-37': {
    title: { ru: 'Закрывшиеся на удар по летающему', en: 'Closed to strike a flyer' },
    text: {
      ru: 'Что у противника остались только летающие существа, проверяют, когда существо закрывается; в свой следующий ход оно может ударить, кто бы ни появился за это время.',
      en: 'That the opponent has only flyers left is looked at when the creature closes; in its next turn it may strike, whoever has come meanwhile.',
    },
    rules: ['B12-208.6'],
  },
  'RB-38': {
    title: { ru: 'Карта сменила тип', en: 'A card of another type' },
    text: {
      ru: 'Раны, фишки и дополнительные жизни остаются на карте, которая сменила тип или подтип.',
      en: 'Wounds, chips and extra lives stay on a card that changes its type or subtype.',
    },
    rules: ['B12-108.2'],
  },
} as const satisfies Record<`RB-${number}`, BerserkRuling>;
