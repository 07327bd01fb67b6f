import type { RuleRow } from '@vigrid/kernel';

/** Rules 501–505: declaring and paying, targets, rules effects, reach, compound features. */
export const declaring = {
  'B12-501.1': [
    { ru: 'Что называют в заявке', en: 'What a declaration names' },
    'В заявке объявляют одно игродействие и называют три вещи: карту-источник, цели и само игродействие. Если цель сейчас назвать нельзя, называют только источник и игродействие.',
    'A declaration announces one game action and names three things: the source card, the targets and the game action itself. If the target cannot be named at that moment, only the source and the game action are named.',
    { see: ['B12-502.1'] },
  ],
  'B12-501.2': [
    { ru: 'Оплата: когда, чем и чего нельзя', en: 'Payment: when, with what, and what is forbidden' },
    'Платит карта, объявившая игродействие, и после того, как оно выполнено: закрытием, единицами движения, фишками с неё, указанным числом ран и так далее. В тексте особенности оплата стоит до двоеточия. Объявить игродействие можно, только если ресурсов на него хватает уже при объявлении; тогда же называют, сколько чего будет потрачено. Нельзя: (1) платить тем, что уже отдаётся за другое игродействие; (2) наносить карте больше ран, чем у неё осталось жизней; (3) уничтожать карту, уничтожение которой уже служит ресурсом.',
    'The card that declared a game action pays for it, after it has been executed: by closing, with movement units, with chips from the card, with a stated number of wounds and the like. In the text of a feature the payment stands before the colon. A game action may be declared only if there are resources enough at that moment, and how much of each will be used is fixed then. It is forbidden: (1) to use what is already committed to another game action; (2) to put more wounds on the card than it has lives left; (3) to destroy a card whose destruction already serves as a resource.',
    { see: ['B12-302.6', 'B12-525.1'] },
  ],
  'B12-501.3': [
    { ru: 'Оплата — не способность', en: 'Payment is not an ability' },
    'Оплата — лишь отдача ресурса. Это не способность, у неё нет ни источника, ни цели.',
    'Payment only hands over a resource. It is not an ability and has neither source nor target.',
  ],
  'B12-501.4': [
    { ru: 'Пределы дальности касаются лишь выбора цели', en: 'Limits bind only the choice of target' },
    'Ограничение дальности или способа у атаки, заклинания или воздействия определяет только то, какую цель можно выбрать при объявлении. На способность, которая уже в стеке, оно не влияет.',
    'A limit on the range or the manner of an attack, spell or influence restricts only which target may be chosen when it is declared. It does not affect an ability that is on the stack already.',
    { see: ['B12-504.1'] },
  ],
  'B12-502.1': [
    { ru: 'Выбрать цель и стать целью', en: 'Choosing a target, becoming one' },
    'Выбрать источник или цель способности — назвать их в заявке. Целью атаки, заклинания или воздействия карта становится, лишь когда цель определена окончательно: это защитник, или карта, на которую способность перенаправили, или первоначальная цель.',
    'To choose the source or target of an ability is to name it in the declaration. A card becomes the target of an attack, spell or influence only when the target is finally determined: it is the defender, or the card the ability was redirected to, or the original target.',
    { see: ['B12-511.4', 'B12-513.1', 'B12-G-redirection'] },
  ],
  'B12-502.2': [
    { ru: 'Источник один', en: 'One source' },
    'Источник игродействия — карта, которая его объявила. Больше одного источника у него не бывает.',
    'The source of a game action is the card that declared it. A game action never has more than one.',
  ],
  'B12-502.3': [
    { ru: 'Источник проверяют дважды', en: 'The source is checked twice' },
    'Легальность источника проверяют, когда игродействие попадает в стек и когда его покидает. Если источник ушёл из игровой зоны, игродействие нельзя ни выполнить, ни оплатить.',
    'The legality of the source is checked when the game action is put on the stack and when it leaves it. If the source has left the play zone, the game action can be neither executed nor paid.',
    { see: ['B12-525.1'] },
  ],
  'B12-502.3.1': [
    { ru: 'Объявленная особенность уже не проверяется', en: 'A declared feature is not checked again' },
    'Есть ли у источника объявленная особенность, больше не проверяют: она выполняется и оплачивается так, будто у него она есть.',
    'Once a feature has been declared, it is not checked again whether its source has it: it is executed and paid as if it did.',
  ],
  'B12-502.4': [
    { ru: 'Цели — названные карты', en: 'Targets are the cards named' },
    'Цели способности — те карты, которые игрок действительно назвал в заявке как карты, на которые она направлена.',
    'The targets of an ability are the cards the player actually names in the declaration as those it is directed at.',
  ],
  'B12-502.5': [
    { ru: 'У атаки одна цель', en: 'An attack has one target' },
    'У любой атаки ровно одна цель, если не сказано иначе.',
    'Every attack has exactly one target unless stated otherwise.',
    { see: ['B12-505.3.2'] },
  ],
  'B12-502.6': [
    { ru: 'Цели заклинаний и воздействий', en: 'Targets of spells and influences' },
    'У заклинания и воздействия целей может быть сколько угодно, даже ни одной. Эффект ложится на все цели разом, каждая получает его.',
    'A spell or influence may have any number of targets, even none. Its effect is put on all of them at the same time; each receives it.',
  ],
  'B12-502.7': [
    { ru: 'Цель перемещения — клетка', en: 'The target of a relocation is a cell' },
    'Цель перемещения, в том числе движения, — клетка поля боя.',
    'The target of a relocation, movement included, is a cell of the battlefield.',
  ],
  'B12-502.8': [
    { ru: 'Цели по признаку', en: 'Targets by a property' },
    'Если заклинание или воздействие указывает карты по свойству, особенности или способности, его цели — все такие карты и только они. Если цели нельзя определить сразу, их определяют, как только это станет возможно; если легальных целей тогда не нашлось, оплата всё равно берётся, а эффекта нет.',
    'If a spell or influence designates cards by a property, feature or ability, its targets are all such cards and only those. If they cannot be determined at once, they are determined as soon as this becomes possible; if there is no legal target then, it is still paid for but has no effect.',
  ],
  'B12-502.9': [
    { ru: 'Возвратные глаголы', en: 'Reflexive wording' },
    'Глагол на «-ся» в тексте карты означает, что источник и цель — одна карта. Исключение — постоянные особенности вида «не может …»: там он означает, что этого не может сделать с этой картой ни одна карта.',
    'A reflexive verb in a card’s text means that source and target are the same card. The exception are constant features of the form “cannot …”: there it means that no card at all may do so to the card with the feature.',
    { see: ['B12-525.2'] },
  ],
  'B12-503.1': [
    { ru: 'Что такое эффекты правил игры', en: 'What the rules effects are' },
    'Эффекты правил игры происходят по правилам, а не от особенности или свойства карты. У них нет источника и цели, но применяются они к определённым картам в определённый момент. Это: (1) вскрытие карты; (2) открытие карт в начале хода; (3) оплата особенности после выполнения; (4) применение постоянной особенности; (5) уничтожение карты со смертельным числом ран; (6) уничтожение симбиотов (паразитов) и экипировки без хозяина; (7) уничтожение симбиотов (паразитов) и экипировки, чей хозяин покидает поле боя; (8) перемещение симбиота (паразита) и экипировки вместе с хозяином; (9) перенос карт с поля боя во вспомогательную зону и обратно; (10) возврат карт в колоду владельца из-за уникальности; (11) ослабление удара по Таблице ударов; (12) восстановление запаса движения в начале хода активного игрока; (13) поправка броска: меньше 1 — это 1, больше 6 — это 6, кроме расчёта простого удара по Таблице ударов; (14) применение особенностей «начинает бой с …» при вскрытии; (15) снятие постоянных эффектов, срок которых вышел; (16) снятие лишних дополнительных жизней и фишек сверх максимума карты; (17) перемешивание колоды, когда из неё взяли карту, вернули в неё или её просматривали; (18) поражение игрока, в отряде которого нет существ.',
    'Rules effects come from the rules and not from a card’s feature or property. They have no source and no target but apply to certain cards at certain moments. They are: (1) revealing a card; (2) opening cards at the start of the turn; (3) paying for a feature once it is executed; (4) applying a constant feature; (5) destroying a card with a lethal number of wounds; (6) destroying symbionts (parasites) and equipment without a host; (7) destroying symbionts (parasites) and equipment whose host leaves the battlefield; (8) relocating a symbiont (parasite) and equipment with the host; (9) moving cards from the battlefield to the auxiliary zone and back; (10) returning cards to their owner’s deck because of uniqueness; (11) weakening a strike by the Strike Table; (12) restoring the movement stock at the start of the Active player’s turn; (13) taking a die roll below 1 as 1 and above 6 as 6, except when a simple strike is calculated by the Strike Table; (14) applying features “starts the battle with …” when the card is revealed; (15) removing constant effects whose period has ended; (16) removing additional lives and chips above the card’s maximum; (17) shuffling a deck after a card was taken out of it or returned to it or it was looked through; (18) the loss of a player whose squad has no creatures.',
    {
      see: ['B12-303.6', 'B12-410.2', 'B12-509.4', 'B12-514.4', 'B12-518.4', 'B12-602.1', 'B12-G-uniqueness'],
    },
  ],
  'B12-503.2': [
    { ru: 'Мимо стека и приоритета', en: 'Past the stack and priority' },
    'Эффекты правил игры идут мимо стека, каждый сразу, как подошло его время. Пока они выполняются, приоритета нет ни у кого.',
    'Rules effects do not use the stack; each is carried out as soon as it is due. While they are carried out neither player has priority.',
  ],
  'B12-503.3': [
    { ru: 'Круг эффектов правил', en: 'A loop of rules effects' },
    'Если несколько эффектов правил игры образуют бесконечный круг, он обрывается перед тем, как эффект повторится впервые.',
    'If several rules effects produce an endless cycle, it is broken off just before the first repetition of an effect.',
    { see: ['B12-521.1'] },
  ],
  'B12-504.1': [
    { ru: 'Докуда достают атаки с поля боя', en: 'Reach from the battlefield' },
    'С поля боя ближнюю атаку (простой, особый, магический удар) объявляют по стоящему рядом существу или артефакту, а дальнюю, кроме удара через ряд, — по существу или артефакту, которые рядом не стоят.',
    'From the battlefield a close attack (simple, special or magic strike) may be declared at a creature or artifact that stands next to the card, and a ranged attack other than a strike over a row at a creature or artifact that does not.',
    { see: ['B12-111.1.1', 'B12-G-adjacent-card'] },
  ],
  'B12-504.1.1': [
    { ru: 'Удар через ряд', en: 'Strike over a row' },
    'С поля боя удар через ряд объявляют по прямой, вертикальной или горизонтальной, но не по диагонали, и бить можно только через свою карту или через пустую клетку. Это дальняя атака, хотя «ударом с дальностью» она не считается.',
    'From the battlefield a strike over a row may be declared only across a card of one’s own or an empty cell, vertically or horizontally, never diagonally. It is a ranged attack but not a “strike with range”.',
    { see: ['B12-G-strike-over-row'] },
  ],
  'B12-504.2': [
    { ru: 'Атаки из вспомогательной зоны', en: 'Attacks from the auxiliary zone' },
    'Из вспомогательной зоны любую атаку, кроме удара через ряд, можно объявить по любой карте игровой зоны.',
    'From the auxiliary zone any attack other than a strike over a row may be declared at any card in the play zone.',
    { see: ['B12-208.4', 'B12-211.2', 'B12-212.9'] },
  ],
  'B12-504.3': [
    { ru: 'Докуда достают заклинания и воздействия', en: 'Reach of spells and influences' },
    'Заклинания и воздействия любой карты действуют и на карты поля боя, и на карты вспомогательной зоны.',
    'Any card may use spells and influences on cards on the battlefield as well as in the auxiliary zone.',
  ],
  'B12-504.4': [
    { ru: 'По кому атаку не объявляют', en: 'What cannot be attacked' },
    'Карта не может объявить атаку по себе, по клетке поля боя и по вспомогательной зоне.',
    'A card cannot declare an attack at itself, at a cell of the battlefield or at the auxiliary zone.',
  ],
  'B12-505.1': [
    { ru: 'Простая особенность', en: 'Simple feature' },
    'Особенность простая, если в её тексте одна способность, пусть та и действует сразу на несколько карт.',
    'A feature is simple if its text holds one ability, even if that affects several cards at once.',
  ],
  'B12-505.2': [
    { ru: 'Составная особенность', en: 'Compound feature' },
    'Особенность составная, если способностей в её тексте несколько. Признак — перечисление разных эффектов.',
    'A feature is compound if its text holds several abilities. Its mark is an enumeration of different effects.',
  ],
  'B12-505.3': [
    { ru: '«1, 2» и «1 и 2»: независимо по очереди', en: '“1, 2” and “1 and 2”: independent, in turn' },
    'Способности, перечисленные через запятую или «и», независимы. Игрок, контролировавший карту при объявлении особенности, использует их по очереди: объявляет и выполняет первую, потом вторую и так далее. Следующую можно объявить, даже если предыдущая не удалась, но лишь когда та покинула стек. Способность, которую использовать нелегально, пропускают. Оплата, если она нужна, одна и берётся, когда пройдены все способности.',
    'Abilities listed with a comma or “and” are independent. The player who controlled the card when the feature was declared uses them one after another: declares and executes the first, then the second, and so on. The next may be declared even if the one before did not succeed, but only once that has left the stack. An ability that would be illegal is skipped. Payment, if any, is made once, after all of them have been gone through.',
  ],
  'B12-505.3.1': [
    { ru: '«N атак на X-Y-Z»', en: '“N attacks for X-Y-Z”' },
    'Это то же, что N раз подряд «атака на X-Y-Z» через запятую и «и», по правилу независимого перечисления.',
    'This is the same as “attack for X-Y-Z” listed N times with commas and “and”, by the rule of independent abilities.',
    { see: ['B12-505.3'] },
  ],
  'B12-505.3.2': [
    { ru: '«Атака на X-Y-Z по N целям»', en: '“Attack for X-Y-Z at N targets”' },
    'Это то же, что «выбрать N целей, атака на X-Y-Z по первой, по второй … и по N-й»: сначала выбирают все цели, затем атаки объявляют и выполняют по одной, по правилу независимого перечисления.',
    'This is the same as “choose N targets, attack for X-Y-Z at the first, at the second … and at the Nth”: all targets are chosen first, then the attacks are declared and executed one by one, by the rule of independent abilities.',
    { see: ['B12-505.3'] },
  ],
  'B12-505.4': [
    { ru: '«1, при этом 2»: вторая вслед за первой', en: '“1, thereby 2”: the second depends on the first' },
    'Игрок, контролировавший карту при объявлении особенности, объявляет и выполняет первую способность, а вторую объявляет тогда и только тогда, когда первая успешно выполнена: вторая срабатывает на выполнение первой.',
    'The player who controlled the card when the feature was declared declares and executes the first ability, and declares the second if and only if the first was executed successfully: it triggers on that.',
    { see: ['B12-G-thereby'] },
  ],
  'B12-505.4.1': [
    { ru: 'Точка с запятой — то же, что «при этом»', en: 'A semicolon means “thereby”' },
    '«1; 2» значит ровно то же, что «1, при этом 2».',
    '“1; 2” means exactly the same as “1, thereby 2”.',
    { see: ['B12-505.4'] },
  ],
  'B12-505.4.2': [
    { ru: 'Тире — то же, что «при этом»', en: 'A dash means “thereby”' },
    '«1 — 2» с тире между способностями значит ровно то же, что «1, при этом 2».',
    '“1 – 2” with a dash between abilities means exactly the same as “1, thereby 2”.',
    { see: ['B12-505.4'] },
  ],
  'B12-505.5': [
    { ru: '«1 или 2»: на выбор', en: '“1 or 2”: a choice' },
    'При союзе «или» либо «либо» контролирующий карту игрок использует одну из способностей на свой выбор.',
    'With “or” the player who controls the card uses one of the abilities, of their choice.',
  ],
  'B12-505.6': [
    { ru: '«1, в противном случае — 2»', en: '“1, otherwise – 2”' },
    'Игрок обязан объявить первую способность, а если это нелегально — вторую.',
    'The player must declare the first ability or, if that is illegal, the second.',
  ],
  'B12-505.7': [
    {
      ru: '«1; если противник не может или не хочет — 2»',
      en: '“1; if the opponent cannot or will not – 2”',
    },
    'Противник вправе отказаться от эффекта первой способности; тогда объявляют вторую. Вторую обязательно объявляют и тогда, когда первую объявить нелегально.',
    'The opponent may refuse the effect of the first ability; then the second is declared. The second must also be declared if declaring the first is illegal.',
  ],
  'B12-505.8': [
    { ru: '«Может» перед перечнем', en: '“May” before a list' },
    'Если способности перечислены после слова «может», контролирующий карту игрок вправе объявить не все.',
    'If several abilities are listed after “may”, the player who controls the card may leave some of them undeclared.',
  ],
} as const satisfies Record<string, RuleRow>;
