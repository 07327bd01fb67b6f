import type { RuleRow } from '@vigrid/kernel';

/** Sections 405–411: triggered and constant features; losing, ignoring, cancelling, blocking. */
export const triggersToBlocks = {
  'B09-405.1': [
    { ru: 'Срабатывающая особенность', en: 'Triggered feature' },
    'Срабатывающая особенность обычно начинается словами «при», «до», «после», «если», «когда» и содержит условие, задающее точку срабатывания.',
    'A triggered feature usually starts with “on”, “before”, “after”, “if” or “when” and contains a condition that sets its trigger point.',
    { enforceable: false, see: ['B09-G-trigger-point', 'B09-G-trigger-condition'] },
  ],
  'B09-405.2': [
    { ru: 'Сработала — заявляй', en: 'Must be declared' },
    'Сработавшую особенность игрок обязан заявить, как только получит приоритет.',
    'A feature that has triggered must be declared as soon as its player receives priority.',
  ],
  'B09-405.3': [
    { ru: '«Может» решается при выполнении', en: '“May” is decided on execution' },
    'Слово «может» в срабатывающей особенности позволяет отказаться от её выполнения, но не от её заявки.',
    '“May” in a triggered feature lets the player decline to execute it, but not to declare it.',
  ],
  'B09-405.4': [
    { ru: 'Источник мог уйти', en: 'Source may be gone' },
    'Заявленная срабатывающая особенность выполняется, в какой бы зоне к тому времени ни был её источник.',
    'A declared triggered feature is executed whatever zone its source is in by then.',
  ],
  'B09-405.5': [
    { ru: 'Отложенные особенности', en: 'Delayed triggered features' },
    'Некоторые эффекты создают отложенную срабатывающую особенность: цель эффекта получает срабатывающую особенность, которая исчезает, когда её заявили или когда её в нужный момент заявить нельзя.',
    'Some effects create a delayed triggered feature: the target of the effect acquires a triggered feature that vanishes once it is declared, or when it cannot be declared at its moment.',
    { see: ['B09-417.2'] },
  ],
  'B09-406.1': [
    { ru: 'Постоянная особенность', en: 'Constant feature' },
    'Постоянные особенности влияют на игру всё время. Есть ли у карты такая особенность, проверяют всякий раз, когда игрок получает приоритет.',
    'Constant features influence the game at all times. Whether a card has one is checked each time a player receives priority.',
  ],
  'B09-407.1': [
    { ru: 'Приобретённые особенности', en: 'Acquired features' },
    'Карты могут сообщать другим картам особенности и отнимать их. Особенность, полученная от другой карты, называется приобретённой.',
    'Cards may give features to, or take features from, other cards. Features given by other cards are acquired.',
  ],
  'B09-407.2': [
    { ru: 'Получение — до конца боя', en: 'Gain lasts until the end of battle' },
    'Если срок не назван, особенность сообщается до конца боя.',
    'If no duration is stated, a given feature lasts until the end of the battle.',
  ],
  'B09-407.3': [
    { ru: 'Потеря — до конца боя', en: 'Loss lasts until the end of battle' },
    'Если срок не назван, особенность отнимается до конца боя.',
    'If no duration is stated, a feature is taken away until the end of the battle.',
  ],
  'B09-407.4': [
    { ru: '«Теряет все особенности»', en: '“Loses all features”' },
    'Потеря всех особенностей не касается приобретённых.',
    'Losing all features does not touch acquired ones.',
  ],
  'B09-407.5': [
    { ru: 'Потеря названной особенности', en: 'Losing a specific feature' },
    'Если у карты отнимают одну названную особенность (обычно именную), она теряет и собственную, и приобретённую и не может получить её снова, пока потеря длится.',
    'When one specific feature, usually a named one, is taken away, the card loses both its own and its acquired instances and cannot regain it while the loss lasts.',
  ],
  'B09-408.1': [
    { ru: 'Игнорирование', en: 'Ignoring' },
    'Особенности карты могут быть проигнорированы. При каких условиях — говорит текст игнорирующей карты; это условия игнорирования.',
    'Features of a card may be ignored; under which conditions is told by the ignoring card’s text. These are the ignore conditions.',
    { enforceable: false },
  ],
  'B09-408.2': [
    { ru: 'Что можно игнорировать', en: 'What can be ignored' },
    'Игнорировать можно либо все неприобретённые особенности карты, либо одну отдельную, обычно именную, в том числе приобретённую.',
    'Either all non-acquired features of a card can be ignored, or one particular (usually named) feature, including an acquired one.',
    { enforceable: false },
  ],
  'B09-408.3': [
    { ru: 'Как работает игнорирование', en: 'How ignoring works' },
    'Пока условия выполнены, каждый объект стека, источник которого — игнорирующая карта, как бы дополнен словами «игнорирует особенности (такую-то особенность) цели этого объекта». Для эффектов этого объекта у цели таких особенностей нет.',
    'While the ignore conditions hold, every stack object whose source is the ignoring card carries the extra text “ignores the features (that feature) of this object’s target”: its effects treat the target as lacking them.',
  ],
  'B09-408.4': [
    { ru: 'Игнорируемое не срабатывает', en: 'Ignored triggers do not fire' },
    'Для срабатывающих особенностей цели эффекты игнорирующего объекта — не точка срабатывания.',
    'For triggered features of the target, effects produced by the ignoring object are no trigger points.',
  ],
  'B09-408.5': [
    { ru: 'Играть особенности можно', en: 'Playable features remain usable' },
    'Играемые особенности цели игнорирующего объекта играют как обычно.',
    'Playable features of the target of an ignoring object can be played as usual.',
  ],
  'B09-408.6': [
    { ru: 'Игнорирование Схрона', en: 'Ignoring Hideout' },
    'Карта, игнорирующая Схрон, может заявить атаку по карте со Схроном, хотя Схрон это запрещает.',
    'A card that ignores Hideout may declare an attack on a card with Hideout although Hideout forbids it.',
    { see: ['B09-D-hideout'] },
  ],
  'B09-409.1': [
    { ru: 'Отмена', en: 'Cancel' },
    'Отмена особенности или свойства убирает из стека все их объекты, включая объект оплаты, и все объекты порождённых ими особенностей.',
    'Cancelling a feature or property removes from the stack all its objects, including the payment object, and all objects of features it produced.',
  ],
  'B09-409.2': [
    { ru: 'Нелегальное отменяется', en: 'Illegal means cancelled' },
    'Отмена наступает, когда особенность или свойство стало нелегальным во время выполнения.',
    'Cancellation happens when a feature or property becomes illegal while being executed.',
    { see: ['B09-423.1'] },
  ],
  'B09-409.3': [
    { ru: 'Отменённое не заявлялось', en: 'Cancelled counts as not declared' },
    'Отменённые особенность или свойство считаются незаявленными; карта не закрывается и не считается их использовавшей.',
    'A cancelled feature or property counts as not declared; its card does not close and does not count as having used it.',
    { see: ['B09-423.1a'] },
  ],
  'B09-410.1': [
    { ru: 'Блокирование', en: 'Block' },
    'Блокирование убирает особенность или свойство из стека целиком, кроме объекта оплаты: заплатить всё равно придётся.',
    'Blocking removes a feature or property from the stack entirely except for its payment object, so it is still paid.',
  ],
  'B09-410.2': [
    { ru: 'Блокирующая особенность', en: 'Blocking feature' },
    'Заблокировать особенность или свойство можно только другой особенностью; она называется блокирующей.',
    'A feature or property can be blocked only by another feature, the blocking feature.',
    { enforceable: false },
  ],
  'B09-410.2a': [
    { ru: 'Классы блокирующих особенностей', en: 'Classes of blocking features' },
    'Блокирующая особенность бывает играемой, срабатывающей и постоянной.',
    'A blocking feature may be playable, triggered or constant.',
    { enforceable: false },
  ],
  'B09-410.3': [
    { ru: 'Когда играют блок', en: 'Time for playable blocks' },
    'Играемый блок заявляют, только пока в стеке верхним лежит объект цели той особенности, которую блокируют.',
    'A playable blocking feature may be declared only while the target object of the blocked feature is on top of the stack.',
    { see: ['B09-216.3', 'B09-216.9'] },
  ],
  'B09-410.4': [
    { ru: 'Срабатывающие блоки', en: 'Triggered blocks' },
    'Точки срабатывания срабатывающих блокирующих особенностей заданы в их текстах.',
    'Trigger points of triggered blocking features are given by their texts.',
    { enforceable: false },
  ],
  'B09-410.5': [
    { ru: 'Постоянные блоки', en: 'Constant blocks' },
    'Постоянная блокирующая особенность не даёт карте получить эффект блокируемой особенности: вместо этого она убирает ту из стека. Это эффект замещения.',
    'A constant blocking feature does not let the card receive an effect of the blocked feature; it removes that feature from the stack instead. This is a replacement effect.',
    { see: ['B09-419.1'] },
  ],
  'B09-411.1': [
    { ru: 'Защита', en: 'Protection' },
    'Защита — особый вид блокирования. Защищённая карта не получает эффектов от особенности или свойства. Особенности, сработавшие от попадания в защиту, всё же ложатся в стек и могут подействовать на другие карты, но не на защищённую.',
    'Protection is a special kind of blocking. The protected card receives no effects from the feature or property. Features triggered by hitting the protection still go on the stack and may affect other cards, but never the protected one.',
  ],
  'B09-411.2': [
    { ru: 'Как записана защита', en: 'Form of protection' },
    'Защита — постоянная особенность, записанная как «Защита от [текст]». Чаще всего это виды атак, именные особенности и свойства.',
    'Protection is a constant feature written “Protection from [text]”; most often the text is a kind of attack, a named feature or a property.',
    { enforceable: false, see: ['B09-D-protection'] },
  ],
  'B09-411.3': [
    { ru: 'Защита — именная особенность', en: 'Protection is named' },
    'Защита относится к именным особенностям.',
    'Protection is a named feature.',
    { enforceable: false },
  ],
  'B09-411.4': [
    { ru: 'Общая защита включает частные', en: 'General protection contains particular ones' },
    'Защита от общего типа особенностей — это и защита от каждого частного, который в него входит.',
    'Protection from a general type includes protection from every particular type in it.',
  ],
  'B09-411.4a': [
    { ru: 'Часть общей защиты', en: 'Ignoring or losing a part' },
    'Если особенность игнорирует или отнимает защиту от частного типа, это действует и против карты с более общей защитой.',
    'If a feature ignores or takes away protection from a particular type, this also works against a card with the more general protection.',
  ],
} as const satisfies Record<string, RuleRow>;
