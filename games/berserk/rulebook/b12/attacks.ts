import type { RuleRow } from '@vigrid/kernel';

/** Rules 511–515: using abilities, defenders, the fight. */
export const attacks = {
  'B12-511.1': [
    { ru: 'Этапы и шаги', en: 'Stages and steps' },
    'Атака, заклинание и воздействие проходят три этапа, всегда в таком порядке: предварительный, основной, окончание. Основной этап делится на два шага: бросок кубика и нанесение эффекта.',
    'An attack, spell or influence goes through three stages, always in this order: Preliminary, Main, Ending. The Main stage has two steps: Die roll, Effect.',
    { see: ['B12-511.4', 'B12-511.5', 'B12-511.6'] },
  ],
  'B12-511.2': [
    { ru: 'Что можно на каждом шаге', en: 'What may be done in each step' },
    'На каждом шаге и этапе можно использовать внезапные и играемые особенности. В его конце применяют все эффекты, связанные с его окончанием, и, когда использованы все сопутствующие им особенности, начинается следующий.',
    'In every step and stage players may use sudden and played features. At its end all effects tied to its end are applied, and after all features accompanying them have been used the next one begins.',
  ],
  'B12-511.3': [
    { ru: 'Начало предварительного этапа', en: 'The Preliminary stage begins' },
    'Предварительный этап начинается, как только объявлена атака, заклинание или воздействие.',
    'The Preliminary stage begins as soon as an attack, spell or influence is declared.',
  ],
  'B12-511.4': [
    { ru: 'Предварительный этап', en: 'Preliminary stage' },
    'В начале этапа в стек заносятся особенности «при объявлении …». Во время него можно перенаправить атаку, назначить защитника (от простого удара), заблокировать действие карты или особенность. Когда оба спасовали подряд и в стеке не осталось ничего для этого этапа, по порядку: (1) источник атаки становится нападающей картой; (2) цель — карта, на которую перенаправили, или защитник, а иначе первоначальная цель — определена, и сменить её больше нельзя; (3) цель вскрывается, если была скрыта; (4) она становится отражающей картой; (5) срабатывают особенности «при нападении». Этап кончается, когда оба снова спасовали подряд и в стеке не осталось ничего для него.',
    'When the stage begins, features “on declaration of …” are put on the stack. During it players may redirect the attack, assign a defender (against a simple strike) or block the card action or feature. When both pass in succession and the stack holds nothing due in this stage, in this order: (1) the source of the attack becomes the assaulting card; (2) the card redirected to, or the defender, or otherwise the original target becomes the target, and nothing can change it any more; (3) the target is revealed if it was hidden; (4) it becomes the repelling card; (5) features “on assault” trigger. The stage ends when both pass in succession again and the stack holds nothing due in it.',
    { see: ['B12-502.1', 'B12-513.1', 'B12-527.1', 'B12-529.3', 'B12-G-redirection'] },
  ],
  'B12-511.5': [
    { ru: 'Основной этап', en: 'Main stage' },
    'Основной этап — это шаг броска кубика и за ним шаг нанесения эффекта.',
    'The Main stage is the Die-roll step and then the Effect step.',
    { see: ['B12-511.5.1', 'B12-511.5.2'] },
  ],
  'B12-511.5.1': [
    { ru: 'Шаг броска кубика', en: 'Die-roll step' },
    'Игроки бросают кубик на силу атаки по правилам сражения. Затем можно использовать особенности, которые меняют бросок, и другие внезапные и играемые. Когда оба спасовали подряд и в стеке не осталось ничего для этого шага, по порядку: (1) к броску применяют модификаторы; (2) его значение покидает стек; (3) по Таблице ударов определяют вид способности — слабая, средняя, сильная; (4) карта с большим броском может ослабить удар по Таблице ударов; (5) карта, которая по таблице наносит атаку, становится атакующей, а её цель — атакованной; (6) срабатывают особенности «при броске кубика». Шаг кончается, когда оба спасовали подряд и в стеке не осталось ничего для него.',
    'Players roll for the strength of the attack by the rules of the fight. Then they may use features that modify the roll, and other sudden and played features. When both pass in succession and the stack holds nothing due in this step, in this order: (1) modifiers are applied to the roll; (2) its value leaves the stack; (3) the Strike Table gives the kind of the ability – weak, medium or strong; (4) the card with the higher roll may weaken the strike by the Strike Table; (5) a card that is to deal an attack by the table becomes the striking card and its target the struck card; (6) features “on a die roll” trigger. The step ends when both pass in succession and the stack holds nothing due in it.',
    { see: ['B12-514.1', 'B12-514.4', 'B12-518.2'] },
  ],
  'B12-511.5.2': [
    { ru: 'Шаг нанесения эффекта', en: 'Effect step' },
    'Можно заблокировать атаку, использовать особенности, которые меняют её силу, и другие внезапные и играемые. Когда оба спасовали подряд и способность сверху в стеке, по порядку: (1) к её числу применяют модификаторы; (2) применяют блокирование способности и защиту; (3) применяют эффекты замещения; (4) применяют эффекты предотвращения; (5) на цель ложится эффект — раны или приобретённые особенности.',
    'Players may block the attack, use features that modify its strength, and other sudden and played features. When both pass in succession and the ability is on top of the stack, in this order: (1) modifiers are applied to its number; (2) blocking of the ability and protection are applied; (3) replacement effects are applied; (4) prevention effects are applied; (5) the effect, wounds or acquired features, is put on the target.',
    { see: ['B12-519.2', 'B12-527.1', 'B12-528.1', 'B12-530.2', 'B12-531.2'] },
  ],
  'B12-511.6': [
    { ru: 'Этап окончания', en: 'Ending stage' },
    'В начале этапа карта платит за действие или особенность. Затем в стек заносятся особенности «при …» и особенности «после …», в этом порядке. Условие первых — применён эффект атаки, заклинания или воздействия: «при атаке», «при ударе», «при выстреле», «при нанесении ран» и так далее. Условие вторых — оплата игродействия. После этого можно использовать внезапные особенности. Этап кончается, когда оба спасовали подряд и в стеке не осталось ничего для него; тогда же карты перестают быть нападающими, отражающими, атакующими, атакованными, защитниками, источниками и целями, и игра возвращается в подфазу выбора.',
    'At the beginning of the stage the card pays for its card action or feature. Then features “on …” and features “after …” are put on the stack, in this order. The condition of the former is that the effect of the attack, spell or influence was applied: “on an attack”, “on a strike”, “on a shot”, “on inflicting wounds” and so on. That of the latter is the payment of the game action. After that players may use sudden features. The stage ends when both pass in succession and the stack holds nothing due in it; at the same moment cards stop being assaulting, repelling, striking, struck, defenders, sources and targets, and the game returns to the Choice subphase.',
    { see: ['B12-113.3', 'B12-501.2', 'B12-513.9'] },
  ],
  'B12-511.7': [
    { ru: 'Одновременные броски и удары', en: 'Simultaneous rolls and strikes' },
    'Когда на силу бросают и объявившая атаку карта, и отражающая или когда обе наносят простой удар, оба броска (оба удара) вопреки обычным правилам стека заносятся в него и выполняются одновременно.',
    'When the card that declared the attack and the repelling card both roll for strength, or both deal a simple strike, the two rolls (the two strikes) are put on the stack and executed at the same time, contrary to the ordinary rules of the stack.',
    { see: ['B12-302.7', 'B12-303.3', 'B12-514.1'] },
  ],
  'B12-511.8': [
    { ru: 'Заклинания и воздействия с силой X-Y-Z', en: 'Spells and influences for X-Y-Z' },
    'Для «заклинания на X» и «воздействия на X» кубик не нужен. Если вместо X стоит X-Y-Z, считают как простой удар по закрытой карте: 1, 2, 3 — X; 4, 5 — Y; 6 — Z.',
    '“Spell for X” and “influence for X” never need a die. If X-Y-Z stands in place of X, it is calculated like a simple strike at a closed card: 1, 2, 3 – X; 4, 5 – Y; 6 – Z.',
    { see: ['B12-514.6'] },
  ],
  'B12-511.9': [
    { ru: 'Блокирование в предварительном этапе', en: 'Blocking in the Preliminary stage' },
    'Если действие карты или особенность заблокированы, предварительный этап сразу кончается и начинается этап окончания.',
    'If the card action or feature is blocked, the Preliminary stage ends at once and the Ending stage begins.',
    { see: ['B12-527.1'] },
  ],
  'B12-512.1': [
    { ru: 'Медленная атака', en: 'Slow attack' },
    'Атака — действие «закрыть: [атака]» без значка внезапности — медленная. К медленным относятся также атаки по особенности «в начале боя» и авангард. Медленную атаку объявляют только при пустом стеке.',
    'An attack that is a card action “close: [attack]” without the sudden icon is slow. Attacks by features “at the start of battle” and Vanguard are slow too. A slow attack may be declared only while the stack is empty.',
    { see: ['B12-304.1'] },
  ],
  'B12-512.2': [
    { ru: 'Быстрая атака', en: 'Fast attack' },
    'Быстрая атака — это внезапная играемая особенность «внезапно, закрыть: [атака]» или атака по срабатывающей особенности. Её объявляют в любой момент, когда у игрока приоритет и выполнены все нужные условия.',
    'A fast attack is a sudden played feature “sudden, close: [attack]” or an attack by a triggered feature. It may be declared at any moment when its player has priority and all conditions are met.',
    { see: ['B12-304.1'] },
  ],
  'B12-513.1': [
    { ru: 'Назначение защитника', en: 'Assigning a defender' },
    'Назначить защитника — внезапное действие открытого существа неактивного игрока, когда существо активного (в подфазу выбора) объявляет простой удар. Защитник становится целью атаки вместо карты, по которой удар был объявлен.',
    'Assigning a defender is a sudden card action of an open creature of the Non-active player when a creature of the Active player declares a simple strike (in the Choice subphase). The defender becomes the target of the attack in place of the card the strike was declared at.',
    { see: ['B12-107.3', 'B12-511.4'] },
  ],
  'B12-513.2': [
    { ru: 'От каких ударов защищают', en: 'Which strikes can be defended against' },
    'Защитника назначают только от простого удара, не безответного и не направленного.',
    'A defender may be assigned only against a simple strike that is neither unanswerable nor directed.',
    { see: ['B12-G-directed-strike', 'B12-G-unanswerable-strike'] },
  ],
  'B12-513.3': [
    { ru: 'Цель назначения защитника', en: 'Target of the assignment' },
    'Цель этого внезапного действия — существо, объявившее простой удар.',
    'The target of this sudden card action is the creature that declared the simple strike.',
  ],
  'B12-513.4': [
    { ru: 'Нелетающий бьёт по карте поля боя', en: 'A non-flyer strikes on the battlefield' },
    'Если нелетающее существо бьёт по карте на поле боя, защитить её может существо, которое стоит рядом и с объявившим удар, и с картой, по которой он объявлен.',
    'Against the strike of a non-flying creature at a card on the battlefield, the defender may be a creature that stands next to both the one that declared the strike and the card it was declared at.',
    { see: ['B12-G-adjacent-card'] },
  ],
  'B12-513.5': [
    { ru: 'Летающий бьёт по карте поля боя', en: 'A flyer strikes on the battlefield' },
    'Если по карте на поле боя бьёт летающее существо, защитить её может существо, которое стоит рядом с нею, или другое летающее.',
    'Against the strike of a flyer at a card on the battlefield, the defender may be a creature that stands next to the card it was declared at, or another flyer.',
  ],
  'B12-513.6': [
    { ru: 'Летающий бьёт во вспомогательную зону', en: 'A flyer strikes in the auxiliary zone' },
    'Если летающее существо бьёт по карте во вспомогательной зоне, защитить её может другое летающее.',
    'Against the strike of a flyer at a card in the auxiliary zone, the defender may be another flyer.',
  ],
  'B12-513.7': [
    { ru: 'Нелетающий бьёт во вспомогательную зону', en: 'A non-flyer strikes in the auxiliary zone' },
    'Если нелетающее существо бьёт по карте во вспомогательной зоне, защитить её может летающее.',
    'Against the strike of a non-flying creature at a card in the auxiliary zone, the defender may be a flyer.',
  ],
  'B12-513.8': [
    { ru: 'Защитника не защищают', en: 'No defender for a defender' },
    'Защитника защитнику назначить нельзя.',
    'A defender cannot be assigned to a defender.',
  ],
  'B12-513.9': [
    { ru: 'Когда платит защитник', en: 'When the defender pays' },
    'Защитник платит, то есть закрывается, на этапе окончания, одновременно с тем, как атаковавшая карта платит за простой удар.',
    'The defender pays, by closing, in the Ending stage, at the same time as the striking card pays for its simple strike.',
    { see: ['B12-511.6'] },
  ],
  'B12-514.1': [
    { ru: 'Сражение двух существ', en: 'A fight between two creatures' },
    'Если объявлен простой удар, не безответный, и его цель — открытое существо противника, кубик на силу атаки бросают оба игрока: карты сражаются. Когда броски нападающей и отражающей карт покинули стек, по их разнице Таблица ударов показывает, какими ударами — слабым, средним, сильным — обмениваются карты. Если удар получают обе, оба удара наносятся одновременно.',
    'If a simple strike, not an unanswerable one, is declared and its target is an open creature of the opponent, both players roll for the strength of the attack: the cards fight. When the rolls of the assaulting and the repelling card have left the stack, the Strike Table gives by their difference which strikes – weak, medium, strong – the cards exchange. If both are to receive a strike, both are dealt at the same time.',
    { see: ['B12-511.7', 'B12-514.2'] },
  ],
  'B12-514.2': [
    { ru: 'Таблица ударов', en: 'Strike Table' },
    'Сравнивают броски с модификаторами; первым указан удар нападающей карты, вторым — отражающей. У нападающей больше на 1: слабый / промах; на 2: средний / слабый; на 3: средний / промах; на 4: сильный / слабый; на 5 и больше: сильный / промах. У отражающей больше на 1: слабый / промах; на 2: промах / промах; на 3: промах / слабый; на 4: слабый / средний; на 5 и больше: промах / средний. Поровну: по 4 и меньше — слабый / промах; по 5 и больше — промах / слабый.',
    'The rolls with modifiers are compared; the strike of the assaulting card is named first, that of the repelling card second. Assaulting card higher by 1: weak / miss; by 2: medium / weak; by 3: medium / miss; by 4: strong / weak; by 5 or more: strong / miss. Repelling card higher by 1: weak / miss; by 2: miss / miss; by 3: miss / weak; by 4: weak / medium; by 5 or more: miss / medium. Equal: both 4 or less – weak / miss; both 5 or more – miss / weak.',
    { see: ['B12-518.4'] },
  ],
  'B12-514.3': [
    { ru: 'Ответный удар', en: 'Return strike' },
    'Если по Таблице ударов бьёт отражающая карта, это ответный удар: простой, со всеми особенностями, которые сопутствуют простому удару. Он не отдельное действие, закрывать карту для него не нужно, объявлять тоже; перенаправить его нельзя.',
    'If by the Strike Table the repelling card strikes, this is a return strike: a simple strike with all features that accompany one. It is not a card action of its own, needs neither closing nor declaring, and cannot be redirected.',
    { see: ['B12-G-answering-strike'] },
  ],
  'B12-514.4': [
    { ru: 'Ослабление удара по Таблице ударов', en: 'Weakening by the Strike Table' },
    'Если по Таблице ударов бьют оба, существо с большим броском может подняться в ней на строку вверх, чтобы не получить удара: у нападающей +4 (сильный / слабый) становится +3 (средний / промах), +2 (средний / слабый) — +1 (слабый / промах), у отражающей +4 (слабый / средний) — +3 (промах / слабый). Это ослабление удара по Таблице ударов, оно идёт мимо стека.',
    'If by the Strike Table both are to strike, the creature with the higher roll may move one row up in it so as not to be struck: assaulting +4 (strong / weak) becomes +3 (medium / miss), +2 (medium / weak) becomes +1 (weak / miss), repelling +4 (weak / medium) becomes +3 (miss / weak). This is weakening by the Strike Table; it does not use the stack.',
    { see: ['B12-503.1', 'B12-514.2'] },
  ],
  'B12-514.5': [
    { ru: 'Промах', en: 'Miss' },
    'При промахе удара нет: цель не получает ран, и особенности, которые сопутствуют удару, не срабатывают. Нападающая карта и защитник всё равно считаются действовавшими в этот ход.',
    'On a miss no strike is dealt: the target receives no wounds, and features that accompany the strike do not trigger. The assaulting card and the defender still count as having acted this turn.',
    { see: ['B12-G-miss'] },
  ],
  'B12-514.6': [
    { ru: 'Удар по закрытой карте', en: 'Strike at a closed card' },
    'Если отражающая карта закрыта в момент, когда ей надо бросать на силу простого удара, она не сражается и не бросает. Бросает одна нападающая: 1, 2, 3 — слабый удар; 4, 5 — средний; 6 — сильный. Это удар по закрытой карте.',
    'If the repelling card is closed when it would have to roll for the strength of a simple strike, it does not fight and does not roll. The assaulting card alone rolls: 1, 2, 3 – weak strike; 4, 5 – medium; 6 – strong. This is a strike at a closed card.',
  ],
  'B12-514.7': [
    { ru: 'Удар по карте своего отряда', en: 'Strike at one’s own card' },
    'Простой удар карты активного игрока по карте своего же отряда наносится как по закрытой: кубик бросает только нападающая. Особенности обеих карт действуют как обычно.',
    'A simple strike of the Active player’s card at a card of its own squad is dealt as at a closed card: only the assaulting card rolls. Features of both cards work as usual.',
    { see: ['B12-514.6'] },
  ],
  'B12-514.8': [
    { ru: 'Всегда как по закрытой карте', en: 'Always as at a closed card' },
    'Особый и магический удары, безответный простой удар, удар через ряд, выстрел, разряд и метание всегда считают как по закрытой карте, даже если отражающая открыта: бросает только нападающая, 1, 2, 3 — слабая атака; 4, 5 — средняя; 6 — сильная.',
    'A special or magic strike, an unanswerable simple strike, a strike over a row, a shot, a discharge and a throw are always calculated as at a closed card, even if the repelling card is open: only the assaulting card rolls, 1, 2, 3 – weak attack; 4, 5 – medium; 6 – strong.',
    { see: ['B12-514.6'] },
  ],
  'B12-515.1': [
    { ru: 'Внезапная атака', en: 'Sudden attack' },
    'Цель внезапной атаки не сражается, и защитника от неё не назначают. В остальном она проходит так же, как медленная.',
    'The target of a sudden attack does not fight, and no defender can be assigned against it. Otherwise it is carried out like a slow attack.',
  ],
} as const satisfies Record<string, RuleRow>;
