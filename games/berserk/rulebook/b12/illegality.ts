import type { RuleRow } from '@vigrid/kernel';

/** Rules 525–529: illegal, interrupted and blocked abilities, protection, hidden cards. */
export const illegality = {
  'B12-525.1': [
    { ru: 'Нелегальные игродействия', en: 'Illegal game actions' },
    'Игродействие, которое по тексту карты или правилам нельзя объявить, рассчитать, применить, выполнить или оплатить, нелегально. Если его нельзя объявить, оно не попадает в стек. Если объявленное нельзя рассчитать или выполнить, его убирают из стека прямо перед расчётом или выполнением. Так, нелегально открывать открытую карту, закрывать закрытую, вскрывать вскрытую, скрывать скрытую.',
    'A game action that by card text or these rules cannot be declared, calculated, applied, executed or paid for is illegal. If it cannot be declared, it is not put on the stack. If a declared one cannot be calculated or executed, it is removed from the stack just before that. So it is illegal to open an open card, close a closed one, reveal a revealed one or hide a hidden one.',
    { see: ['B12-526.1'] },
  ],
  'B12-525.2': [
    { ru: '«Не …» и «не может …»', en: '“Does not …” and “cannot …”' },
    'Это постоянная особенность: она запрещает карте некое игродействие либо сужает для неё выбор целей и получение эффектов, в том числе их чисел.',
    'This is a constant feature: it forbids the card some game action, or restricts it in choosing targets and in receiving effects, their numbers included.',
    { see: ['B12-G-cannot'] },
  ],
  'B12-525.3': [
    { ru: 'Нельзя потерять то, чего нет', en: 'What is not there cannot be lost' },
    'Особенность «карта теряет …» нелегально объявлять против карты, у которой этого нет.',
    'It is illegal to declare a feature “a card loses …” against a card that does not have that.',
  ],
  'B12-526.1': [
    { ru: 'Прерывание: без оплаты', en: 'Interruption: not paid' },
    'Прервать атаку, заклинание, воздействие или другое игродействие — сделать его невозможным по правилам или по тексту карты. Прерванное отменяется, то есть уходит из стека, и не оплачивается. То, что уже выполняется и вышло из стека, прервать нельзя.',
    'To interrupt an attack, spell, influence or other game action is to make it impossible by the rules or by card text. An interrupted game action is cancelled, that is, removed from the stack, and not paid for. One that is already being executed and has left the stack cannot be interrupted.',
    { see: ['B12-525.1'] },
  ],
  'B12-526.2': [
    { ru: 'Объявление не прервать', en: 'A declaration cannot be interrupted' },
    'Прервать само объявление нельзя: объявленное игродействие сразу попадает в стек.',
    'The declaration itself cannot be interrupted: once declared, a game action goes to the stack at once.',
  ],
  'B12-527.1': [
    { ru: 'Блокируют только в стеке', en: 'Only on the stack' },
    'Игродействие можно заблокировать, только пока оно в стеке.',
    'Only a game action that is on the stack can be blocked.',
  ],
  'B12-527.2': [
    { ru: 'Цель блокирования — источник', en: 'Blocking targets the source' },
    'Карта, которая блокирует игродействие, выбирает целью его источник. Если это особенность «при гибели» или «при возвращении в колоду», целью можно выбрать карту на кладбище и в колоде.',
    'A card that blocks a game action chooses the source of that game action as its target. For features “on death” and “on return to the deck” a card in the graveyard or in the deck may be chosen.',
    { see: ['B12-G-on-death', 'B12-G-on-return-to-deck'] },
  ],
  'B12-527.3': [
    { ru: 'Что делает блокирование', en: 'What blocking does' },
    'Заблокированное игродействие уходит из стека без всяких эффектов, в том числе без ран, и ни одна сопутствующая ему особенность не срабатывает.',
    'A blocked game action is removed from the stack without any effects, wounds included, and no feature that accompanies it triggers.',
  ],
  'B12-527.4': [
    { ru: 'Не выполнено, но оплачено', en: 'Not executed, but paid' },
    'Заблокированное игродействие объявлено, но не выполнено. Тем не менее источник платит за него всё, что должен был.',
    'A blocked game action counts as declared but not as executed. Its source nevertheless pays all that it was to pay.',
    { see: ['B12-526.1'] },
  ],
  'B12-528.1': [
    { ru: 'Защита', en: 'Protection' },
    'Карта с защитой от чего-либо не получает от этого ни эффектов, ни соответствующих маркеров, и сопутствующие этому особенности для неё не срабатывают. Те из них, что дают эффекты другим целям, срабатывают.',
    'A card with protection from something receives no effects and no markers of that kind, and features that accompany it do not trigger with respect to this card. Those that put effects on other targets do.',
    { see: ['B12-G-protection-from'] },
  ],
  'B12-528.2': [
    { ru: 'Комплексная защита', en: 'Compound protection' },
    'Некоторые защиты закрывают сразу от нескольких типов способностей; это комплексные защиты. Особенность можно направить против всей такой защиты — тогда она действует против каждой составной части — или против одной из частей.',
    'Some protections cover several types of abilities at once; these are compound protections. A feature may be used against the whole of one, and then works against each of its parts, or against a single part.',
    { see: ['B12-G-compound-protection'] },
  ],
  'B12-529.1': [
    { ru: 'Скрытая — рубашкой вверх', en: 'Hidden means face down' },
    'Скрытая карта всегда лежит в игровой зоне рубашкой вверх.',
    'A hidden card always lies in the play zone face down.',
  ],
  'B12-529.2': [
    { ru: 'Маркеры и фишки скрытых карт', en: 'Markers and chips of hidden cards' },
    'На карте, которая начинает бой скрытой, нет ни маркеров, ни фишек: их кладут, мимо стека, при вскрытии. Если скрытой стала карта с эффектами, маркерами или фишками, они на ней остаются.',
    'A card that starts the battle hidden has no markers and no chips; they are put on it, past the stack, when it is revealed. If a card with effects, markers or chips becomes hidden, they stay on it.',
  ],
  'B12-529.3': [
    { ru: 'Когда вскрывается скрытая карта', en: 'When a hidden card is revealed' },
    'Скрытая карта вскрывается: в подфазу вскрытия (второй игрок может оставить карты своего третьего ряда скрытыми до конца первого хода противника); когда объявляет игродействие; когда становится целью игродействия; когда её вскрывает сам контролирующий её игрок. Вскрытие идёт мимо стека.',
    'A hidden card is revealed: in the Reveal subphase (except cards in the Second player’s third row, which may stay hidden until the end of the First player’s first turn); when it declares a game action; when it becomes the target of one; when the player who controls it reveals it. Revealing does not use the stack.',
    { see: ['B12-405.1', 'B12-511.4'] },
  ],
  'B12-529.4': [
    { ru: 'Постоянные особенности и скрытые карты', en: 'Constant features and hidden cards' },
    'Ради своей постоянной особенности скрытая карта может не вскрываться; пока она скрыта, этой особенности в игре нет. Постоянные особенности других карт её не вскрывают: целью они её не выбирают.',
    'A hidden card need not be revealed for the sake of its constant feature; while it is hidden, that feature counts as absent. Constant features of other cards do not reveal it, for they do not choose it as a target.',
    { see: ['B12-115.2'] },
  ],
  'B12-529.5': [
    { ru: 'Скрытая карта как цель', en: 'A hidden card as a target' },
    'Скрытая карта может стать целью как обычная карта на своей клетке поля боя. Если игродействие годится лишь против карт с неким признаком, о каждой скрытой карте противника игрок волен считать, что признак у неё есть или что его нет. О своей скрытой карте считать, что он есть, можно, только если это правда.',
    'A hidden card may become a target like an ordinary card on its own cell of the battlefield. If a game action may be used only on cards of some description, the player may treat each hidden card of the opponent as fitting it or not fitting it. A hidden card of one’s own may be treated as fitting it only if it really does.',
  ],
  'B12-529.6': [
    { ru: 'Вскрылась — и нелегально', en: 'Illegal once revealed' },
    'Если игродействие, объявленное по скрытой карте, при её вскрытии оказалось нелегальным, оно не выполняется, но оплачивается.',
    'If a game action declared at a hidden card proves illegal when the card is revealed, it is not executed but is paid for.',
    { see: ['B12-526.1'] },
  ],
} as const satisfies Record<string, RuleRow>;
