import type { RuleRow } from '@vigrid/kernel';

/** Glossary, Russian terms from О. */
export const glossaryO = {
  'B12-G-form-up': [
    { ru: 'Образовать строй', en: 'Form up' },
    'Обрести особенности, которые существу даёт Строй.',
    'To gain the features that the creature’s Formation gives it.',
    { see: ['B12-G-formation', 'B12-G-break-formation'] },
  ],
  'B12-G-declare': [
    { ru: 'Объявить (особенность, свойство)', en: 'Declare (a feature, property)' },
    'Назвать, какую особенность (свойство) используют, её источник и цель. Объявленное игродействие попадает в стек и остаётся там до выполнения.',
    'State which feature (property) is used, its source and its target. The declared game action goes on the stack and stays there until it is executed.',
    { see: ['B12-G-source', 'B12-G-target', 'B12-G-stack', 'B12-501.1', 'B12-302.2'] },
  ],
  'B12-G-obligation-to-attack': [
    { ru: 'Обязанность атаковать', en: 'Obligation to attack' },
    'Бывает двух типов. 1) Карта должна объявить атаку. Если за отказ назначен штраф, можно принять его и не атаковать; если нет, отказаться нельзя. Цели и источник этой атаки выбирает игрок, контролирующий источник обязывающей особенности. 2) Карта должна выбрать целью атаки определённую карту. Если таких в игровой зоне несколько, годится любая, и остальные выбирать она уже не обязана.',
    'There are two types. (1) The card must declare an attack. If a penalty for refusing is named, it may take the penalty and not attack; if not, it cannot refuse. The targets and the source of that attack are chosen by the player who controls the source of the obliging feature. (2) The card must choose a particular card as target of its attack. If there are several such cards in the play zone, any of them will do, and it is no longer obliged to choose the others.',
    { see: ['B12-G-accuracy', 'B12-524.2'] },
  ],
  'B12-G-x-times-per-battle': [
    { ru: 'Один (X) раз за бой', en: 'Once (X times) per battle' },
    'Ограничивает использование особенности. В дополнение к обычной оплате карта получает особый маркер и хранит его в игровой зоне и на кладбище. Больше одного (X) таких маркеров у неё быть не может.',
    'Limits the use of a feature. As an additional payment the card receives a special marker and keeps it in the play zone and in the graveyard. It cannot have more than one (X) such markers.',
    { see: ['B12-G-marker', 'B12-G-payment', 'B12-205.4'] },
  ],
  'B12-G-x-times-per-turn': [
    { ru: 'Один (X) раз за ход', en: 'Once (X times) per turn' },
    'Ограничивает использование особенности или позволяет атаковать простым ударом больше одного раза за ход. В дополнение к обычной оплате карта получает особый маркер и хранит его в игровой зоне и на кладбище; больше одного (X) таких маркеров у неё быть не может. Перед началом хода карта их теряет. В предварительной фазе такие особенности не используют.',
    'Limits the use of a feature or allows attacking by simple strike more than once per turn. As an additional payment the card receives a special marker and keeps it in the play zone and in the graveyard; it cannot have more than one (X) such markers. Before the start of a turn it loses them. Such features cannot be used in the Preliminary phase.',
    { see: ['B12-G-marker', 'B12-G-payment', 'B12-401.4', 'B12-510.6'] },
  ],
  'B12-G-payment': [
    { ru: 'Оплата (игродействия)', en: 'Payment (of a game action)' },
    'Ресурсы, которых требует игродействие: закрытие карты, получение ран и прочее. Платят после выполнения. Если ресурсов не хватает, игродействие нельзя ни объявить, ни выполнить.',
    'The resources a game action requires: closing the card, receiving wounds and so on. Payment is made after execution. If the resources are insufficient, the game action can be neither declared nor executed.',
    { see: ['B12-302.6', 'B12-501.2', 'B12-501.3'] },
  ],
  'B12-G-experience-in-attack-and-defence-x': [
    { ru: 'Опыт в атаке и защите X', en: 'Experience in attack and defence X' },
    'Так кратко называют две независимые особенности: Опыт в атаке X и Опыт в защите X. Из нескольких Опытов в атаке действует самый большой, и так же с Опытом в защите.',
    'Short for two independent features: Experience in attack X and Experience in defence X. The largest of each applies.',
    { see: ['B12-G-experience-in-attack-x', 'B12-G-experience-in-defence-x'] },
  ],
  'B12-G-experience-in-attack-x': [
    { ru: 'Опыт в атаке X (ОВА)', en: 'Experience in attack X' },
    'Именной модификатор броска: +X к броску на силу простого удара, который объявила эта карта. Если числа нет, X равен 1. Из нескольких Опытов в атаке действует самый большой.',
    'Named die-roll modifier: +X to the roll for the strength of a simple strike declared by this card. X is 1 if not stated. Of several Experiences in attack the largest applies.',
    { see: ['B12-G-named-feature', 'B12-G-experience-in-defence-x', 'B12-517.1', 'B12-518.3'] },
  ],
  'B12-G-experience-in-defence-x': [
    { ru: 'Опыт в защите X (ОВЗ)', en: 'Experience in defence X' },
    'Именной модификатор броска: +X к броску на силу простого удара, когда эта карта отражает простой удар. Если числа нет, X равен 1. Из нескольких Опытов в защите действует самый большой.',
    'Named die-roll modifier: +X to the roll for the strength of a simple strike when this card repels a simple strike. X is 1 if not stated. Of several Experiences in defence the largest applies.',
    {
      see: [
        'B12-G-named-feature',
        'B12-G-experience-in-attack-x',
        'B12-G-repelling-card',
        'B12-517.1',
        'B12-518.3',
      ],
    },
  ],
  'B12-G-experience-in-throwing-discharging-shooting-x': [
    { ru: 'Опыт в метании (разряде, стрельбе) X', en: 'Experience in throwing (discharging, shooting) X' },
    'Три отдельных именных модификатора броска: +X к броску на силу своего метания, своего разряда или своего выстрела. Если числа нет, X равен 1. Из нескольких одинаковых Опытов действует самый большой.',
    'Three separate named die-roll modifiers: +X to the roll for the strength of the card’s own throw, discharge or shot. X is 1 if not stated. Of several identical Experiences the largest applies.',
    {
      see: ['B12-G-named-feature', 'B12-G-throw', 'B12-G-discharge', 'B12-G-shot', 'B12-517.1', 'B12-518.3'],
    },
  ],
  'B12-G-horde': [
    { ru: 'Орда', en: 'Horde' },
    'Именная особенность. В колоде «констрактед» может быть до 5 одинаковых карт с Ордой вместо обычных трёх.',
    'Named feature. A constructed deck may contain up to 5 identical cards with Horde instead of the usual three.',
    { see: ['B12-G-constructed-deck', 'B12-G-card-name'] },
  ],
  'B12-G-weakening-by-strike-table': [
    { ru: 'Ослабление удара по Таблице ударов', en: 'Weakening a strike by the Strike Table' },
    'Если по Таблице ударов вышло «сильный/слабый» или «средний/слабый», тот, кто выбросил больше, вправе свести исход соответственно к «средний/промах» или «слабый/промах»: его удар становится на ступень слабее, зато ответа он не получает.',
    'If the Strike Table gives “strong / weak” or “medium / weak”, the player who rolled higher may reduce the outcome to “medium / miss” or “weak / miss” respectively: his strike drops one grade, but he receives none.',
    { see: ['B12-514.2', 'B12-514.4'] },
  ],
  'B12-G-feature-in-card-text': [
    { ru: 'Особенность (в текстах карт)', en: 'Feature (in card texts)' },
    'Слово «особенность» в тексте карты означает её собственную особенность. Если же карта особенность даёт или получает, речь идёт о приобретённой.',
    'The word “feature” in a card text means a native feature. Where a card gives or gains a “feature”, an acquired feature is meant.',
    { see: ['B12-112.3', 'B12-117.4'] },
  ],
  'B12-G-special-strike': [
    { ru: 'Особый удар на X (на X-Y-Z)', en: 'Special strike for X (X-Y-Z)' },
    'Способность; ближняя немагическая атака. Защитника от неё не назначают, и сражается только карта, её объявившая. Вид и сила особого удара на X-Y-Z зависят от броска: 3 или меньше — X (слабый), 4 или 5 — Y (средний), 6 — Z (сильный). «Особый удар на X» всегда значит X-X-X. То, что влияет на простой удар, на особый не влияет.',
    'An ability; a close non-magic attack. No defender can be assigned against it, and only the card that declared it fights. The die gives the grade and strength of a special strike for X-Y-Z: 3 or less, X (weak); 4 or 5, Y (medium); 6, Z (strong). “Special strike for X” always means X-X-X. What affects a simple strike does not affect a special strike.',
    { see: ['B12-G-close-strike', 'B12-G-simple-strike', 'B12-513.2', 'B12-514.8'] },
  ],
  'B12-G-x-current-lives-remain': [
    { ru: 'Остаётся X текущих жизней', en: 'X current lives remain' },
    'С карты снимают раны или кладут их на неё столько, чтобы текущих жизней стало ровно X. Если её максимум жизней меньше, снимают все раны, но дополнительных жизней не дают. Особенности, сопутствующие получению ран, на это не срабатывают.',
    'Wounds are removed from or put on the card so as to leave exactly X current lives. If X exceeds its maximum of lives, all wounds are removed and no additional lives are given. Features accompanying the receiving of wounds do not trigger.',
    { see: ['B12-G-current-lives', 'B12-G-maximum-lives'] },
  ],
  'B12-G-answering-strike': [
    { ru: 'Ответный удар', en: 'Return strike' },
    'Простой удар, который наносит отражающая карта по Таблице ударов.',
    'The simple strike that the repelling card delivers by the Strike Table.',
    { see: ['B12-G-repelling-card', 'B12-G-simple-strike', 'B12-514.3'] },
  ],
  'B12-G-opening-card': [
    { ru: 'Открытие карты', en: 'Opening a card' },
    'Открываясь, карта восстанавливает запас движения и избавляется от всех маркеров, которые получила, оплачивая атаки простым ударом.',
    'When a card opens, it restores its movement stock and loses all markers received in paying for attacks by simple strike.',
    { see: ['B12-G-close-card', 'B12-G-movement-stock', 'B12-506.4', 'B12-510.4'] },
  ],
  'B12-G-poisoning-x': [
    { ru: 'Отравление на X', en: 'Poisoning X' },
    'Именная срабатывающая особенность, воздействие. В начале своего хода существо, если оно открыто, ранится на X. Если в начале хода оно не открылось, отравление не срабатывает; но если было открыто ещё к началу фазы открытия — срабатывает. Отравления одной карты не складываются: действует самое большое. Маркеров отравления на карте столько, какова его сила. Бестелесную карту нельзя отравить: маркеров отравления на ней не бывает, и ран от отравления она не получает. Карту с отравлением называют отравленной. «Отравить на X» — наложить Отравление на X.',
    'Named triggered feature, an influence. At the start of its turn the creature, if open, is wounded for X. If it did not open at the start of the turn, Poisoning does not trigger; if it was already open when the Opening phase began, it does. Poisonings on one card do not add up: the largest applies. The number of poisoning markers shows its strength. An incorporeal card cannot be poisoned, have poisoning markers or receive wounds from poisoning. A card with Poisoning is called poisoned. “Poison for X” means to inflict Poisoning X.',
    {
      see: [
        'B12-G-at-start-of-turn',
        'B12-G-influence',
        'B12-G-protection-from-poison',
        'B12-G-incorporeality',
        'B12-410.2',
      ],
    },
  ],
  'B12-G-repelling-card': [
    { ru: 'Отражающая карта', en: 'Repelling card' },
    'Карта, ставшая целью объявленной атаки. Она перестаёт быть отражающей, когда атаку оплачивают.',
    'The card that has become the target of a declared attack. It stops being the repelling card when the attack is paid for.',
    { see: ['B12-G-target', 'B12-G-answering-strike', 'B12-511.4', 'B12-511.6'] },
  ],
  'B12-G-squad': [
    { ru: 'Отряд', en: 'Squad' },
    'Карты, которые игрок контролирует в игровой зоне.',
    'The cards a player controls in the play zone.',
    { see: ['B12-G-controller', 'B12-G-in-play-zone'] },
  ],
} as const satisfies Record<string, RuleRow>;
