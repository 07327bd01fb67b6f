import type { RuleRow } from '@vigrid/kernel';

/** Sections 215–216: the stack, priority and object chains. */
export const stack = {
  'B09-215.1': [
    { ru: 'Стек — не зона', en: 'The stack is not a zone' },
    'Стек похож на зону, но зоной не является: карту в него положить нельзя.',
    'The stack resembles a zone but is not one: no card can ever be put on it.',
  ],
  'B09-215.2': [
    { ru: 'Что попадает в стек', en: 'What enters the stack' },
    'В стек ложатся играемые и срабатывающие особенности, а также свойства, которые можно заявить, — в тот момент, когда их заявляют.',
    'Playable and triggered features, and properties that can be declared, enter the stack when they are declared.',
    { see: ['B09-400.3'] },
  ],
  'B09-215.3': [
    { ru: 'Объект стека', en: 'Stack object' },
    'Объект стека — условная часть свойства или особенности; выполняясь, он создаёт эффекты.',
    'A stack object is a notional part of a property or feature; executing it produces effects.',
    { enforceable: false },
  ],
  'B09-215.3a': [
    { ru: 'Пустой стек', en: 'Empty stack' },
    'Стек, в котором нет объектов, называется пустым.',
    'A stack without objects is empty.',
  ],
  'B09-215.3b': [
    { ru: 'Высота', en: 'Height' },
    'Высота объекта — число объектов, которые легли в стек раньше и лежат под ним. Двух объектов одной высоты не бывает.',
    'The height of an object is the number of objects put on the stack before it and still beneath it. No two objects have the same height.',
  ],
  'B09-215.3c': [
    { ru: 'Верхний объект', en: 'Top object' },
    'Верхний объект — тот, у которого наибольшая высота.',
    'The object with the greatest height is the top object.',
  ],
  'B09-215.3d': [
    { ru: 'Новый объект сверху', en: 'Newest is on top' },
    'Только что попавший в стек объект лежит в нём верхним.',
    'An object is the top one immediately after entering the stack.',
  ],
  'B09-215.3e': [
    { ru: 'Цепочки', en: 'Chains' },
    'Особенности и свойства входят в стек цепочкой: набором объектов, занесённых в строго заданном порядке.',
    'Features and properties enter the stack as a chain: a set of objects put there in a strictly defined order.',
    { see: ['B09-216.1'] },
  ],
  'B09-215.3f': [
    { ru: 'Объект — в одной цепочке', en: 'One chain per object' },
    'Каждый объект принадлежит ровно одной цепочке — цепочке своей особенности или своего свойства.',
    'Every object belongs to exactly one chain, that of its feature or property.',
  ],
  'B09-215.4': [
    { ru: 'Цепочки, входящие одновременно', en: 'Simultaneous chains' },
    'Если в стек должны войти сразу несколько цепочек, сначала входят все цепочки активного игрока, потом все цепочки неактивного; порядок своих цепочек каждый выбирает сам. Поэтому первыми выполняются цепочки неактивного игрока.',
    'If several chains must enter the stack at once, first all chains of the active player enter, then all of the non-active player; each player orders their own. Hence the non-active player’s chains are executed first.',
    { see: ['B09-103.5'] },
  ],
  'B09-215.5': [
    { ru: 'Заявки — когда можно', en: 'Declarations only when allowed' },
    'Особенности и свойства заявляют только тогда, когда это разрешают правила.',
    'Features and properties may be declared only at moments the rules allow.',
  ],
  'B09-215.6': [
    { ru: 'Приоритет', en: 'Priority' },
    'Приоритет — право заявлять особенности и свойства или пасовать, то есть передать приоритет противнику.',
    'Priority is the right to declare features and properties or to pass, i.e. hand priority to the opponent.',
    { enforceable: false },
  ],
  'B09-215.6a': [
    { ru: 'Пас', en: 'Pass' },
    'Пас — игродействие, которое не использует стек и выполняется сразу.',
    'A pass is a game action that does not use the stack and is executed at once.',
  ],
  'B09-215.7': [
    { ru: 'Приоритет у одного', en: 'One holder of priority' },
    'В каждый момент приоритет есть только у одного игрока.',
    'At any moment only one player has priority.',
  ],
  'B09-215.8': [
    { ru: 'Оба спасовали', en: 'Both pass' },
    'Когда оба игрока спасовали подряд, верхний объект выполняется и уходит из стека. Если же стек пуст, заканчивается текущий шаг или фаза и начинается следующий шаг или фаза.',
    'After both players pass in succession, the top object is executed and leaves the stack. If the stack is empty, the current step or phase ends and the next begins.',
    { see: ['B09-300.3'] },
  ],
  'B09-215.9': [
    { ru: 'Кто получает приоритет', en: 'Who gets priority' },
    'Активный игрок получает приоритет после каждой заявки и после выполнения каждого объекта стека, в начале всякой фазы или шага и в их конце.',
    'The active player receives priority after any stack object is declared or executed, and at the start and at the end of every phase or step.',
  ],
  'B09-216.1': [
    { ru: 'Девять объектов цепочки', en: 'Chain of nine objects' },
    'Полная цепочка, в порядке выполнения: объекты заявки, цели, броска, результата, обсчёта, защиты, ран, оплаты и окончания.',
    'The full chain, in order of execution: declaration, target, roll, result, calculation, protection, wounds, payment and end object.',
  ],
  'B09-216.1a': [
    { ru: 'Порядок входа', en: 'Entry order' },
    'Входят объекты цепочки в стек в порядке, строго обратном выполнению: глубже всех лежит объект окончания, сверху — объект заявки.',
    'The objects of a chain enter the stack in exactly the reverse order: the end object lies deepest, the declaration object is on top.',
  ],
  'B09-216.1b': [
    { ru: 'Упрощённая цепочка', en: 'Simplified chain' },
    'Особенность или свойство без бросков кубика входит в стек упрощённой цепочкой: заявка, цель, защита, раны, оплата, окончание. Объектов броска, результата и обсчёта в ней нет.',
    'A feature or property without die rolls enters as a simplified chain: declaration, target, protection, wounds, payment, end. It has no roll, result and calculation objects.',
  ],
  'B09-216.2': [
    { ru: 'Объект заявки', en: 'Declaration object' },
    'Сам объект заявки ничего не делает. Но когда он впервые для своей цепочки оказался верхним, срабатывают особенности со словами «до нападения» или «до действия».',
    'The declaration object has no effect of its own. When it is on top for the first time for its chain, features worded “before the assault” or “before the action” trigger.',
  ],
  'B09-216.3': [
    { ru: 'Время для блоков, перенаправления и защитников', en: 'Time for blocks, redirects and defenders' },
    'Пока объект цели лежит верхним, можно заявить играемое блокирование этой особенности или свойства, их перенаправление, в том числе назначить защитника карте, на которую напали простым ударом. Перенаправить можно лишь то, что ещё не перенаправлено.',
    'While a target object is on top, players may declare playable blocking or redirecting of that feature or property, and assign a defender to a card assaulted with a simple strike. Redirecting is allowed only if it has not been redirected yet.',
    { see: ['B09-205.3', 'B09-410.3', 'B09-412.3'] },
  ],
  'B09-216.4': [
    { ru: 'Выполнение объекта цели', en: 'Executing the target object' },
    'По порядку: 1) определяется конечная цель; 2) если она скрыта, её вскрывают; 3) при нападении на карту источник становится нападающим, а конечная цель — отражающим; 4) применяются блокирующие особенности, текст которых велит блокировать до броска; 5) в стек ложатся срабатывающие особенности «при нападении».',
    'In order: 1) the final target is fixed; 2) it is revealed if hidden; 3) if a card is assaulted, the source becomes the assailant and the final target the repeller; 4) blocking features whose text provides for blocking before the roll are applied; 5) triggered features worded “when assaulting” are put on the stack.',
    { see: ['B09-412.2', 'B09-415.2'] },
  ],
  'B09-216.5': [
    { ru: 'Выполнение объекта броска', en: 'Executing the roll object' },
    'Источник вступает в сражение и бросает кубик. Если сражаются два открытых существа, вступают в сражение и бросают кубик оба, нападающее первым. Затем в стек ложатся особенности, срабатывающие на бросок без модификаторов, а после них — особенности со словом «сражаясь».',
    'The source enters combat and rolls a die. In a fight of two open creatures both enter combat and roll, the assailant first. Then features that trigger on the unmodified roll are put on the stack, and after them features with the word “fighting”.',
    { see: ['B09-205.5', 'B09-G-die-roll'] },
  ],
  'B09-216.6': [
    { ru: 'Выполнение объекта результата', en: 'Executing the result object' },
    'К броскам применяются все модификаторы, и получаются окончательные результаты. Затем в стек ложатся особенности, срабатывающие на бросок с модификаторами.',
    'All modifiers to the rolls are applied, giving the final results. Then features that trigger on the modified roll are put on the stack.',
    { see: ['B09-422.4'] },
  ],
  'B09-216.7': [
    { ru: 'Ослабление по Таблице ударов', en: 'Weakening on the Strike Table' },
    'Когда объект обсчёта впервые для своей цепочки лежит верхним и сражаются два открытых существа, игрок с большим результатом, если по таблице выходит размен (удары наносят оба), может сыграть ослабление: взять строку на одну выше. Тогда +2 (средний и слабый) становится +1 (слабый и промах), +4 (сильный и слабый) — +3 (средний и промах), −4 (слабый и средний) — −3 (промах и слабый).',
    'When a calculation object is on top for the first time for its chain and two open creatures are fighting, the player with the higher result, if the row is an exchange (both deal a strike), may play weakening: take the row above. Thus +2 (medium and weak) becomes +1 (weak and miss), +4 (strong and weak) becomes +3 (medium and miss), −4 (weak and medium) becomes −3 (miss and weak).',
    { see: ['B09-205.6'] },
  ],
  'B09-216.8': [
    { ru: 'Выполнение объекта обсчёта', en: 'Executing the calculation object' },
    'По порядку: 1) если нужно, определяется вид: слабый, средний или сильный; 2) если это атака, наносящая её карта становится атакующей, а цель — атакованной; 3) к числовому значению применяются модификаторы.',
    'In order: 1) where needed, the grade is determined: weak, medium or strong; 2) if it is an attack, the dealing card becomes attacking and the target attacked; 3) modifiers are applied to the numeric value.',
  ],
  'B09-216.9': [
    { ru: 'Время у объекта защиты', en: 'Time at the protection object' },
    'Пока объект защиты лежит верхним, игроки могут применять играемые особенности, которые блокируют особенность или свойство этой цепочки либо сводят атаку к слабой, средней или сильной.',
    'While a protection object is on top, players may use playable features that block the feature or property of that chain or reduce the attack to weak, medium or strong.',
    { see: ['B09-410.3', 'B09-G-reduce-attack-to-grade'] },
  ],
  'B09-216.10': [
    { ru: 'Выполнение объекта защиты', en: 'Executing the protection object' },
    'Проверяют, есть ли у цели защита от этой особенности или свойства и не блокирует ли их одна из её постоянных особенностей.',
    'It is checked whether the target has protection from the feature or property, or blocks it with constant features.',
    { see: ['B09-410.5', 'B09-411.1'] },
  ],
  'B09-216.11': [
    { ru: 'Выполнение объекта ран', en: 'Executing the wounds object' },
    'По порядку: 1) если цепочка не атака, выполняется её текст, а если эффектов несколько — один за другим, как в тексте; 2) если атака, цель получает её раны; 3) в стек ложатся срабатывающие особенности «при заклинании», «при воздействии», «при атаке» (ударе, выстреле и так далее); 4) источник и, если возможно, цель выходят из сражения.',
    'In order: 1) if the chain is not an attack, its text is executed, several effects one by one in text order; 2) if it is an attack, its wounds are put on the target; 3) triggered features worded “on a spell”, “on an influence”, “on an attack” (strike, shot and so on) are put on the stack; 4) the source and, if possible, the target leave combat.',
  ],
  'B09-216.12': [
    { ru: 'Выполнение объекта оплаты', en: 'Executing the payment object' },
    'Карта платит за то, что заявила: по надобности закрывается, теряет фишки, единицы движения, возможность применить особенность «один раз за ход» или «за бой». Затем в стек ложатся срабатывающие особенности со словом «после».',
    'The card pays for what it declared: as needed it closes, loses chips, movement units, and the use of features marked “once per turn” or “once per battle”. Then triggered features worded “after” are put on the stack.',
    { see: ['B09-203.3'] },
  ],
  'B09-216.12a': [
    { ru: 'Оплата защитника', en: 'Payment for a defender' },
    'Объект оплаты у назначения защитника сам защитника не закрывает, а добавляет его закрытие в объект оплаты нападающей карты.',
    'The payment object of a defender’s assignment does not close the defender itself; it adds the closing of the defender to the assailant’s payment object.',
  ],
  'B09-216.13': [
    { ru: 'Выполнение объекта окончания', en: 'Executing the end object' },
    'Карты перестают быть атакующими, атакованными, нападающими, отражающими, источниками и целями.',
    'Cards lose the statuses attacking, attacked, assailant, repeller, source and target.',
  ],
} as const satisfies Record<string, RuleRow>;
