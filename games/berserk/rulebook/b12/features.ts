import type { RuleRow } from '@vigrid/kernel';

/** Rules 111–118: abilities and the kinds of features. */
export const features = {
  'B12-111.1': [
    { ru: 'Способности и их таблица', en: 'Abilities and their table' },
    'Способности — это атаки, заклинания и воздействия; ими меняют состояние карт, то есть создают эффекты. Ближние атаки: магический удар (магия); простой и особый удары (не магия). Дальние атаки: разряд (магия); выстрел, метание, удар через ряд (не магия). Не атаки: заклинание (магия); воздействие (не магия).',
    'Abilities are attacks, spells and influences: the means of changing the state of cards, that is, of creating effects. Close attacks: magic strike (magic); simple and special strike (non-magic). Ranged attacks: discharge (magic); shot, throw, strike over a row (non-magic). Not attacks: spell (magic); influence (non-magic).',
    { see: ['B12-111.1.1', 'B12-111.1.2'] },
  ],
  'B12-111.1.1': [
    { ru: 'Ближние и дальние атаки', en: 'Close and ranged attacks' },
    'Простой, магический и особый удары — ближние атаки. Выстрел, метание, удар через ряд и разряд — дальние. Заклинание и воздействие атаками не бывают. Ближняя атака с дальностью остаётся ближней атакой своего типа.',
    'Simple, magic and special strikes are close attacks. Shot, throw, strike over a row and discharge are ranged. Spell and influence are not attacks. A close attack with a range is still a close attack of its type.',
    { see: ['B12-504.1'] },
  ],
  'B12-111.1.2': [
    { ru: 'Магические и немагические способности', en: 'Magic and non-magic abilities' },
    'Магических способностей три: магический удар, разряд, заклинание. Остальные немагические: простой и особый удары, выстрел, метание, удар через ряд, воздействие.',
    'Three abilities are magic: magic strike, discharge, spell. The others are non-magic: simple and special strike, shot, throw, strike over a row, influence.',
  ],
  'B12-111.1.3': [
    { ru: 'Магические и немагические атаки', en: 'Magic and non-magic attacks' },
    'Среди атак магические две: магический удар и разряд. Немагических пять: простой и особый удары, удар через ряд, выстрел, метание.',
    'Of the attacks two are magic: magic strike and discharge. Five are non-magic: simple and special strike, strike over a row, shot, throw.',
  ],
  'B12-111.2': [
    { ru: 'Тип не назван — воздействие', en: 'No type named: an influence' },
    'Тип способности обычно назван в играемой или срабатывающей особенности. Если не назван, это воздействие.',
    'A played or triggered feature usually names the type of its ability. If it does not, the ability is an influence.',
  ],
  'B12-111.3': [
    { ru: 'Способность всегда идёт через стек', en: 'An ability always uses the stack' },
    'Способность всегда проходит через стек: сперва её объявляют, затем выполняют. Игродействие мимо стека — не способность. Так, постоянная особенность — не атака, не заклинание и не воздействие: её эффект просто есть.',
    'An ability always uses the stack: it is declared, then executed. A game action that goes past the stack is not an ability. So a constant feature is no attack, spell or influence; its effect is simply there.',
    { see: ['B12-115.1', 'B12-302.1'] },
  ],
  'B12-112.1': [
    { ru: 'Одно предложение — одна особенность', en: 'One sentence, one feature' },
    'Собственные особенности карты перечислены в текстовом поле, ниже базовых свойств и выше легенды. Каждая занимает одно предложение: от заглавной буквы или символа до точки.',
    'A card’s native features stand in its text box, below the base properties and above the legend. Each is one sentence: from a capital letter or a symbol to the full stop.',
  ],
  'B12-112.2': [
    { ru: 'Виды особенностей по действию', en: 'Features by how they work' },
    'По тому, как особенность действует, она срабатывающая, играемая или постоянная.',
    'By how it works a feature is triggered, played or constant.',
    { see: ['B12-113.1', 'B12-114.1', 'B12-115.1'] },
  ],
  'B12-112.3': [
    { ru: 'Собственные и приобретённые', en: 'Native and acquired' },
    'Собственная особенность напечатана на самой карте, приобретённая появилась оттого, что выполнилась другая особенность.',
    'A native feature is printed on the card itself; an acquired one came about through the execution of another feature.',
    { see: ['B12-117.1'] },
  ],
  'B12-113.1': [
    { ru: 'Срабатывающая особенность', en: 'Triggered feature' },
    'Срабатывающая особенность объявляется, когда выполнены условия из её текста. Обычная запись: «[условие] — [тип способности] — [эффект]» или «[условие] — [эффект] (тип способности)».',
    'A triggered feature is declared when the conditions in its text are met. It is usually written “[condition] – [ability type] – [effect]” or “[condition] – [effect] (ability type)”.',
  ],
  'B12-113.2': [
    { ru: 'Слова условия и момент объявления', en: 'Words of the condition, moment of declaring' },
    'Условие начинается словами «до», «при», «после», «если», «когда», «в начале хода» или «в конце хода». Как только оно наступило, особенность объявляют при первом же приоритете, то есть когда применены все возникшие эффекты правил игры.',
    'The condition begins with before, on, after, if, when, at the start of the turn, or at the end of the turn. Once it has occurred, the feature is declared as soon as its player gets priority, that is, after all rules effects that have arisen are applied.',
    { see: ['B12-303.6', 'B12-503.1'] },
  ],
  'B12-113.3': [
    { ru: '«При», «если», «когда», «после»', en: 'On, if, when, after' },
    'Особенности «при X», «если X» и «когда X» срабатывают, когда X выполняется, а «после X» — когда X уже оплачено.',
    'Features worded “on X”, “if X” or “when X” trigger when X is executed; those worded “after X” trigger once X has been paid.',
    { see: ['B12-511.6'] },
  ],
  'B12-113.4': [
    { ru: 'Подразумеваемое условие', en: 'Implied condition' },
    'Условие могут не записывать, когда из правил и так ясно, каково оно.',
    'The condition may be left out where the rules make it unambiguous.',
  ],
  'B12-113.5': [
    { ru: 'Обязательное срабатывание', en: 'Mandatory trigger' },
    'Когда все условия выполнены, а слов «может» или «вы можете» в тексте нет, игрок обязан объявить срабатывающую особенность.',
    'If all its conditions are met and its text does not say “may” or “you may”, the player must declare a triggered feature.',
  ],
  'B12-113.6': [
    { ru: 'Необязательное срабатывание', en: 'Optional trigger' },
    'Если в тексте есть «может» или «вы можете», при выполненных условиях игрок вправе и не объявлять особенность. Но стоит ему передать приоритет противнику, случай упущен: ждать придётся, пока условие наступит заново.',
    'If its text says “may” or “you may”, the player may decline to declare the feature although its conditions are met. Once they pass priority to the opponent the occasion is lost: it cannot be declared until the condition occurs anew.',
    { see: ['B12-303.1'] },
  ],
  'B12-113.7': [
    { ru: 'Одно условие — одно срабатывание', en: 'One trigger per occurrence' },
    'Одна особенность одной карты срабатывает от наступившего условия один раз, даже если одинаковых условий наступило несколько разом.',
    'One triggered feature of one card triggers once when its condition occurs, even if several identical conditions occur at the same time.',
  ],
  'B12-114.1': [
    { ru: 'Играемая особенность', en: 'Played feature' },
    'Играемую особенность объявляют по одному лишь желанию, без повода в игре. Обычно она требует ресурсов: это её оплата, она стоит до двоеточия. Обычная запись: «[оплата]: [тип способности] — [эффект]» или «[оплата]: [эффект] (тип способности)».',
    'A played feature is declared by the player’s will alone, without a triggering event. It usually needs resources: these are its payment and stand before the colon. It is usually written “[payment]: [ability type] – [effect]” or “[payment]: [effect] (ability type)”.',
    { see: ['B12-501.2'] },
  ],
  'B12-114.2': [
    { ru: 'Внезапные и медленные', en: 'Sudden and slow' },
    'Играемая особенность бывает внезапной (быстрой) и невнезапной (медленной).',
    'A played feature is either sudden (fast) or non-sudden (slow).',
    { see: ['B12-304.1'] },
  ],
  'B12-114.2.1': [
    { ru: 'Медленная играемая особенность', en: 'Slow played feature' },
    'Если значка внезапности в оплате нет, особенность медленная. Игрок объявляет её только в подфазу выбора главной фазы своего хода и только когда соблюдены все условия её использования.',
    'A played feature without the sudden symbol in its payment is slow. Its player may declare it only in the Choice subphase of the Main phase of their own turn, and only if all conditions for using it are met.',
    { see: ['B12-412.2'] },
  ],
  'B12-114.2.2': [
    { ru: 'Внезапная играемая особенность', en: 'Sudden played feature' },
    'Если значок внезапности в оплате есть, особенность внезапная. Объявить её можно в любую фазу своего или чужого хода, когда у игрока приоритет и соблюдены все условия её использования.',
    'A played feature with the sudden symbol in its payment is sudden. It may be declared in any phase of either player’s turn when its player has priority and all conditions for using it are met.',
    { see: ['B12-303.1', 'B12-510.3'] },
  ],
  'B12-115.1': [
    { ru: 'Постоянная особенность', en: 'Constant feature' },
    'Постоянная особенность влияет на игру указанный срок, а если он не указан — всю игру. Карта получает её эффект, едва начнёт отвечать условию, и теряет, едва перестанет. Если источник лишился особенности или покинул игровую зону, эффект больше не действует. Обычно в тексте есть слово «пока» или нет никаких особых слов.',
    'A constant feature affects the game for the stated period, or for the whole game if none is stated. Its effect comes upon a card as soon as the card meets the condition and goes as soon as it no longer does. If the source loses the feature or leaves the play zone, the effect ceases. The text usually has the word “while” or no special wording.',
  ],
  'B12-115.2': [
    { ru: 'Мимо стека и без выбора целей', en: 'Past the stack, without targeting' },
    'Постоянную особенность не объявляют и не выполняют, через стек она не идёт: появилась — и тут же применяется. Карты, на которые она влияет, не выбираются целями.',
    'A constant feature is not declared, not executed and does not use the stack: as soon as it appears it is applied. It affects cards without choosing them as targets.',
  ],
  'B12-115.3': [
    { ru: '«Пока X, цель с Y получает Z»', en: '“While X, a target with Y gets Z”' },
    'При такой записи у цели есть Z, пока верно X и пока у неё самой есть Y. Не стало одного из двух — нет и Z.',
    'With this wording the target has Z as long as X holds and as long as it has Y. If either ends, Z ends.',
  ],
  'B12-116.1': [
    { ru: 'Комбинированная особенность', en: 'Combined feature' },
    'Комбинированная особенность относится сразу к двум видам или больше, например она и срабатывающая, и играемая.',
    'A combined feature belongs to two or more kinds at once, for example triggered and played.',
  ],
  'B12-117.1': [
    { ru: 'Приобретённая особенность', en: 'Acquired feature' },
    'Особенность, которая появилась у карты благодаря другой особенности или свойству, называется приобретённой.',
    'A feature that came to a card through the use of another feature or property is an acquired feature.',
  ],
  'B12-117.2': [
    { ru: 'Те же виды', en: 'The same kinds' },
    'Приобретённые особенности, как и собственные, бывают постоянные, срабатывающие и играемые и подчиняются тем же правилам.',
    'Acquired features, like native ones, are constant, triggered or played and follow the same rules.',
    { see: ['B12-113.1', 'B12-114.1', 'B12-115.1', 'B12-116.1'] },
  ],
  'B12-117.3': [
    { ru: 'Остаётся до конца игры', en: 'Lasts to the end of the game' },
    'Приобретённая особенность остаётся до конца игры, если в ней не сказано другого, и не зависит от того, в игре ли её источник.',
    'An acquired feature lasts to the end of the game unless its text says otherwise; it does not depend on its source being in play.',
  ],
  'B12-117.4': [
    { ru: 'Слово «особенность» на картах', en: 'The word “feature” on cards' },
    'Просто «особенность» в тексте карты означает собственную. Если же карта «даёт» или «получает» особенность, речь о приобретённой.',
    'In the text of a card “feature” alone means a native one. Where a card gives or gets a “feature”, an acquired one is meant.',
  ],
  'B12-118.1': [
    { ru: 'Когда возникает отложенная особенность', en: 'When a delayed feature arises' },
    'Отложенная особенность возникает в двух случаях: (а) у объявленной особенности нет явной цели, то есть нельзя сразу сказать, какая карта ею станет; (б) сопутствующую особенность нельзя использовать сразу, потому что у неё есть ещё одно, другое условие.',
    'A delayed feature arises in two cases: (a) a declared feature has no explicit target, that is, the card that will become its target cannot be named at once; (b) an accompanying feature cannot be used at once because it has one more, different, condition.',
  ],
  'B12-118.2': [
    { ru: 'Без явной цели', en: 'Without an explicit target' },
    'Если у объявленной особенности нет явной цели, эффект ложится тогда, когда цель определится, — даже если карты-источника к тому времени уже нет в игровой зоне.',
    'If a declared feature has no explicit target, its effect is put on at the moment a target appears, whether or not the source has left the play zone by then.',
  ],
  'B12-118.3': [
    { ru: 'Сопутствующая особенность с двумя условиями', en: 'Accompanying feature with two conditions' },
    'Такая особенность действует в два шага. С наступлением первого условия карта, на которую она направлена, получает приобретённую особенность, а та срабатывает, как только наступит второе.',
    'It works in two steps. When the first condition occurs, the card it is aimed at gets an acquired feature; that feature triggers as soon as the second condition occurs.',
    { see: ['B12-415.2', 'B12-G-accompanying-feature'] },
  ],
} as const satisfies Record<string, RuleRow>;
