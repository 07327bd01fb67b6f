import type { Rule } from '@vigrid/kernel';

/** Rules 525–529: illegal, interrupted and blocked abilities, protection, hidden cards. */
export const illegality = {
  'B12-525.1': {
    chapter: 'B12-525',
    title: { ru: 'Нелегальные игродействия', en: 'Illegal game actions' },
    text: {
      ru: 'Игродействие, которое по тексту карты или правилам нельзя объявить, рассчитать, применить, выполнить или оплатить, нелегально. Если его нельзя объявить, оно не попадает в стек. Если объявленное нельзя рассчитать или выполнить, его убирают из стека прямо перед расчётом или выполнением. Так, нелегально открывать открытую карту, закрывать закрытую, вскрывать вскрытую, скрывать скрытую.',
      en: 'A game action that by card text or these rules cannot be declared, calculated, applied, executed or paid for is illegal. If it cannot be declared, it is not put on the stack. If a declared one cannot be calculated or executed, it is removed from the stack just before that. So it is illegal to open an open card, close a closed one, reveal a revealed one or hide a hidden one.',
    },
    enforceable: true,
    see: ['B12-526.1'],
  },
  'B12-525.2': {
    chapter: 'B12-525',
    title: { ru: '«Не …» и «не может …»', en: '“Does not …” and “cannot …”' },
    text: {
      ru: 'Это постоянная особенность: она запрещает карте некое игродействие либо сужает для неё выбор целей и получение эффектов, в том числе их чисел.',
      en: 'This is a constant feature: it forbids the card some game action, or restricts it in choosing targets and in receiving effects, their numbers included.',
    },
    enforceable: true,
    see: ['B12-G-cannot'],
  },
  'B12-525.3': {
    chapter: 'B12-525',
    title: { ru: 'Нельзя потерять то, чего нет', en: 'What is not there cannot be lost' },
    text: {
      ru: 'Особенность «карта теряет …» нелегально объявлять против карты, у которой этого нет.',
      en: 'It is illegal to declare a feature “a card loses …” against a card that does not have that.',
    },
    enforceable: true,
  },
  'B12-526.1': {
    chapter: 'B12-526',
    title: { ru: 'Прерывание: без оплаты', en: 'Interruption: not paid' },
    text: {
      ru: 'Прервать атаку, заклинание, воздействие или другое игродействие — сделать его невозможным по правилам или по тексту карты. Прерванное отменяется, то есть уходит из стека, и не оплачивается. То, что уже выполняется и вышло из стека, прервать нельзя.',
      en: 'To interrupt an attack, spell, influence or other game action is to make it impossible by the rules or by card text. An interrupted game action is cancelled, that is, removed from the stack, and not paid for. One that is already being executed and has left the stack cannot be interrupted.',
    },
    enforceable: true,
    see: ['B12-525.1'],
  },
  'B12-526.2': {
    chapter: 'B12-526',
    title: { ru: 'Объявление не прервать', en: 'A declaration cannot be interrupted' },
    text: {
      ru: 'Прервать само объявление нельзя: объявленное игродействие сразу попадает в стек.',
      en: 'The declaration itself cannot be interrupted: once declared, a game action goes to the stack at once.',
    },
    enforceable: true,
  },
  'B12-527.1': {
    chapter: 'B12-527',
    title: { ru: 'Блокируют только в стеке', en: 'Only on the stack' },
    text: {
      ru: 'Игродействие можно заблокировать, только пока оно в стеке.',
      en: 'Only a game action that is on the stack can be blocked.',
    },
    enforceable: true,
  },
  'B12-527.2': {
    chapter: 'B12-527',
    title: { ru: 'Цель блокирования — источник', en: 'Blocking targets the source' },
    text: {
      ru: 'Карта, которая блокирует игродействие, выбирает целью его источник. Если это особенность «при гибели» или «при возвращении в колоду», целью можно выбрать карту на кладбище и в колоде.',
      en: 'A card that blocks a game action chooses the source of that game action as its target. For features “on death” and “on return to the deck” a card in the graveyard or in the deck may be chosen.',
    },
    enforceable: true,
    see: ['B12-G-on-death', 'B12-G-on-return-to-deck'],
  },
  'B12-527.3': {
    chapter: 'B12-527',
    title: { ru: 'Что делает блокирование', en: 'What blocking does' },
    text: {
      ru: 'Заблокированное игродействие уходит из стека без всяких эффектов, в том числе без ран, и ни одна сопутствующая ему особенность не срабатывает.',
      en: 'A blocked game action is removed from the stack without any effects, wounds included, and no feature that accompanies it triggers.',
    },
    enforceable: true,
  },
  'B12-527.4': {
    chapter: 'B12-527',
    title: { ru: 'Не выполнено, но оплачено', en: 'Not executed, but paid' },
    text: {
      ru: 'Заблокированное игродействие объявлено, но не выполнено. Тем не менее источник платит за него всё, что должен был.',
      en: 'A blocked game action counts as declared but not as executed. Its source nevertheless pays all that it was to pay.',
    },
    enforceable: true,
    see: ['B12-526.1'],
  },
  'B12-528.1': {
    chapter: 'B12-528',
    title: { ru: 'Защита', en: 'Protection' },
    text: {
      ru: 'Карта с защитой от чего-либо не получает от этого ни эффектов, ни соответствующих маркеров, и сопутствующие этому особенности для неё не срабатывают. Те из них, что дают эффекты другим целям, срабатывают.',
      en: 'A card with protection from something receives no effects and no markers of that kind, and features that accompany it do not trigger with respect to this card. Those that put effects on other targets do.',
    },
    enforceable: true,
    see: ['B12-G-protection-from'],
  },
  'B12-528.2': {
    chapter: 'B12-528',
    title: { ru: 'Комплексная защита', en: 'Compound protection' },
    text: {
      ru: 'Некоторые защиты закрывают сразу от нескольких типов способностей; это комплексные защиты. Особенность можно направить против всей такой защиты — тогда она действует против каждой составной части — или против одной из частей.',
      en: 'Some protections cover several types of abilities at once; these are compound protections. A feature may be used against the whole of one, and then works against each of its parts, or against a single part.',
    },
    enforceable: true,
    see: ['B12-G-compound-protection'],
  },
  'B12-529.1': {
    chapter: 'B12-529',
    title: { ru: 'Скрытая — рубашкой вверх', en: 'Hidden means face down' },
    text: {
      ru: 'Скрытая карта всегда лежит в игровой зоне рубашкой вверх.',
      en: 'A hidden card always lies in the play zone face down.',
    },
    enforceable: true,
  },
  'B12-529.2': {
    chapter: 'B12-529',
    title: { ru: 'Маркеры и фишки скрытых карт', en: 'Markers and chips of hidden cards' },
    text: {
      ru: 'На карте, которая начинает бой скрытой, нет ни маркеров, ни фишек: их кладут, мимо стека, при вскрытии. Если скрытой стала карта с эффектами, маркерами или фишками, они на ней остаются.',
      en: 'A card that starts the battle hidden has no markers and no chips; they are put on it, past the stack, when it is revealed. If a card with effects, markers or chips becomes hidden, they stay on it.',
    },
    enforceable: true,
  },
  'B12-529.3': {
    chapter: 'B12-529',
    title: { ru: 'Когда вскрывается скрытая карта', en: 'When a hidden card is revealed' },
    text: {
      ru: 'Скрытая карта вскрывается: в подфазу вскрытия (второй игрок может оставить карты своего третьего ряда скрытыми до конца первого хода противника); когда объявляет игродействие; когда становится целью игродействия; когда её вскрывает сам контролирующий её игрок. Вскрытие идёт мимо стека.',
      en: 'A hidden card is revealed: in the Reveal subphase (except cards in the Second player’s third row, which may stay hidden until the end of the First player’s first turn); when it declares a game action; when it becomes the target of one; when the player who controls it reveals it. Revealing does not use the stack.',
    },
    enforceable: true,
    see: ['B12-405.1', 'B12-511.4'],
  },
  'B12-529.4': {
    chapter: 'B12-529',
    title: { ru: 'Постоянные особенности и скрытые карты', en: 'Constant features and hidden cards' },
    text: {
      ru: 'Ради своей постоянной особенности скрытая карта может не вскрываться; пока она скрыта, этой особенности в игре нет. Постоянные особенности других карт её не вскрывают: целью они её не выбирают.',
      en: 'A hidden card need not be revealed for the sake of its constant feature; while it is hidden, that feature counts as absent. Constant features of other cards do not reveal it, for they do not choose it as a target.',
    },
    enforceable: true,
    see: ['B12-115.2'],
  },
  'B12-529.5': {
    chapter: 'B12-529',
    title: { ru: 'Скрытая карта как цель', en: 'A hidden card as a target' },
    text: {
      ru: 'Скрытая карта может стать целью как обычная карта на своей клетке поля боя. Если игродействие годится лишь против карт с неким признаком, о каждой скрытой карте противника игрок волен считать, что признак у неё есть или что его нет. О своей скрытой карте считать, что он есть, можно, только если это правда.',
      en: 'A hidden card may become a target like an ordinary card on its own cell of the battlefield. If a game action may be used only on cards of some description, the player may treat each hidden card of the opponent as fitting it or not fitting it. A hidden card of one’s own may be treated as fitting it only if it really does.',
    },
    enforceable: true,
  },
  'B12-529.6': {
    chapter: 'B12-529',
    title: { ru: 'Вскрылась — и нелегально', en: 'Illegal once revealed' },
    text: {
      ru: 'Если игродействие, объявленное по скрытой карте, при её вскрытии оказалось нелегальным, оно не выполняется, но оплачивается.',
      en: 'If a game action declared at a hidden card proves illegal when the card is revealed, it is not executed but is paid for.',
    },
    enforceable: true,
    see: ['B12-526.1'],
  },
} as const satisfies Record<string, Rule>;
