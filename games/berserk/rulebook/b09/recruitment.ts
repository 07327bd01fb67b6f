import type { RuleRow } from '@vigrid/kernel';

/** Sections 300–304: the course of a battle, from the deal to the recruited squad. */
export const recruitment = {
  'B09-300.1': [
    { ru: 'Бой', en: 'Battle' },
    'Бой — это предварительная фаза и за ней сколько угодно ходов. Сразу после предварительной фазы начинается ход первого игрока, потом игроки ходят по очереди.',
    'A battle is one Preliminary Phase followed by any number of turns. The end of the Preliminary Phase starts the first player’s turn; then the players alternate.',
  ],
  'B09-300.2': [
    { ru: 'Ход', en: 'Turn' },
    'В ходе три фазы, в таком порядке: начальная, главная, заключительная. Все они наступают каждый ход, даже если в них ничего не происходит. Некоторые фазы делятся на шаги — те тоже всякий раз идут все и по порядку.',
    'A turn has three phases in this order: Beginning, Main, Final. All occur every turn even if nothing happens in them. Some phases are divided into steps, which also all occur, in order.',
  ],
  'B09-300.3': [
    { ru: 'Конец хода, фазы, шага', en: 'End of a turn, phase or step' },
    'Ход, фаза или шаг кончается, когда стек пуст и оба игрока спасовали. Между ними ничего произойти не может: за концом одного сразу следует начало другого.',
    'A turn, phase or step ends when the stack is empty and both players have passed. Nothing can happen in between; the end of one starts the next at once.',
    { see: ['B09-215.8'] },
  ],
  'B09-300.4': [
    { ru: 'Особенности на начало', en: 'Start triggers' },
    'Особенности, срабатывающие на начало хода, фазы или шага, сами ложатся в стек, когда те начинаются.',
    'Features that trigger on the start of a turn, phase or step are added to the stack automatically when it starts.',
  ],
  'B09-300.5': [
    { ru: 'Особенности «в начале боя»', en: 'Start-of-battle triggers' },
    'Особенности, которые срабатывают в начале боя, подчиняются особым правилам шага начала боя.',
    'Features that trigger on the start of the battle are executed under special rules in the Battle Start step.',
    { enforceable: false, see: ['B09-307.2'] },
  ],
  'B09-300.6': [
    { ru: 'Приоритет в начале', en: 'Priority on entering' },
    'Когда у игрока начинается ход, фаза или шаг, он получает приоритет. Предварительная фаза и её шаги — исключение.',
    'When a player’s turn, phase or step begins, that player receives priority. The Preliminary Phase and its steps are the exception.',
  ],
  'B09-301.1': [
    { ru: 'Семь шагов', en: 'Seven steps' },
    'В предварительной фазе семь шагов: сдачи, подготовки набора, набора отряда, расстановки, вскрытия, начала боя и авангарда.',
    'The Preliminary Phase has seven steps: Deal, Recruit Preparation, Squad Recruitment, Deployment, Reveal, Battle Start, Vanguard.',
  ],
  'B09-301.1a': [
    { ru: 'Порядок шагов', en: 'Step order' },
    'Шаги предварительной фазы идут в том порядке, в каком они перечислены.',
    'The steps of the Preliminary Phase are carried out in the order in which they are listed.',
    { see: ['B09-301.1'] },
  ],
  'B09-301.2': [
    { ru: 'В предварительной фазе нет стека', en: 'No stack in the Preliminary Phase' },
    'В предварительной фазе стека нет. Срабатывающая особенность выполняется сразу, как её заявили, и заявлять особенности одновременно нельзя. Выполнив срабатывающую особенность или спасовав, игрок отдаёт приоритет противнику.',
    'There is no stack in the Preliminary Phase. A triggered feature is executed as soon as it is declared, and features cannot be declared simultaneously. Executing a triggered feature, or passing, hands priority to the opponent.',
  ],
  'B09-301.3': [
    { ru: 'Без играемых особенностей', en: 'No playable features' },
    'В предварительной фазе, кроме шага подготовки набора, нельзя заявлять ни действия, ни играемые особенности.',
    'Players cannot declare actions or playable features in the Preliminary Phase, except in the Recruit Preparation step.',
    { see: ['B09-303.1'] },
  ],
  'B09-302.1': [
    { ru: 'Сдача', en: 'Dealing' },
    'В начале шага сдачи каждый игрок перекладывает с верха колоды в сдачу столько карт, сколько велят формат и турнирные правила, и получает 23 золотых и 22 серебряных кристалла.',
    'At the start of the Deal step each player moves as many cards as the format and the tournament rules say from the top of their deck to their Deal zone, and receives 23 gold and 22 silver crystals.',
    { see: ['B09-101.1'] },
  ],
  'B09-302.2': [
    { ru: 'Очерёдность хода', en: 'Turn order' },
    'После сдачи игроки бросают кубик; у кого больше, тот решает, кто ходит первым. В матче из нескольких игр решает победитель предыдущей игры, а если была ничья, кубик бросают снова. Кто ходит первым, называется первым игроком, его противник — вторым.',
    'After the deal the players roll a die; the higher roller decides who goes first. In a match of several games the winner of the previous game decides; after a draw they roll again. The player going first is the first player, the other the second.',
    { see: ['B09-101.3'] },
  ],
  'B09-302.3': [
    { ru: 'Пересдача', en: 'Redeal' },
    'Если сдача игроку не нравится, он может заплатить 1 золотой кристалл, замешать сданные карты в колоду и получить столько же новых. Так можно делать сколько угодно раз, каждый раз за 1 золотой, пока золотые кристаллы не кончатся. Довольный сдачей игрок объявляет, что оставляет карты.',
    'A player not content with the deal may pay 1 gold crystal, shuffle the dealt cards into the deck and deal the same number anew. This may be repeated, 1 gold each time, until the gold crystals run out. A content player announces that they keep the cards.',
  ],
  'B09-302.3a': [
    { ru: 'Порядок пересдач', en: 'Order of redeals' },
    'Сначала все свои пересдачи берёт первый игрок; когда он объявил, что оставляет карты, очередь второго.',
    'The first player takes all their redeals first; only after they announce keeping their cards may the second player take any.',
  ],
  'B09-302.3b': [
    { ru: 'Решение окончательно', en: 'Keeping is final' },
    'Объявив, что оставляет карты, игрок до конца игры отказывается от пересдач.',
    'Announcing that the cards are kept forfeits further redeals in this game.',
  ],
  'B09-302.4': [
    { ru: 'На шаге сдачи ничего не играют', en: 'Nothing is played in this step' },
    'На шаге сдачи нельзя сыграть ни особенность, ни свойство.',
    'No feature or property can be played during the Deal step.',
  ],
  'B09-303.1': [
    { ru: 'Особенности «до набора отряда»', en: '“Before recruitment” features' },
    'Первый игрок получает приоритет, чтобы заявлять играемые особенности «до набора отряда» у карт в сдаче.',
    'The first player receives priority to declare playable features “before recruitment” of cards in the Deal zone.',
    { see: ['B09-G-before-recruitment'] },
  ],
  'B09-303.2': [
    { ru: 'Спасовал — упустил', en: 'Passing forfeits' },
    'Игрок, спасовавший на этом шаге, заявлять особенности «до набора отряда» больше не может.',
    'A player who passes in this step can no longer declare “before recruitment” features.',
  ],
  'B09-304.1': [
    { ru: 'Набор', en: 'Recruiting' },
    'Игроки перекладывают карты из сдачи в набор, платя за них кристаллами.',
    'Players move cards from Deal to Recruit, paying the crystals they cost.',
    { see: ['B09-202.1'] },
  ],
  'B09-304.2': [
    { ru: 'Приоритета нет', en: 'No priority' },
    'На шаге набора приоритета не получает никто.',
    'No player receives priority in this step.',
  ],
  'B09-304.3': [
    { ru: 'По одной карте', en: 'One by one' },
    'Карты входят в набор по очереди, и каждая влияет на то, как набирают следующие.',
    'Cards enter Recruit one at a time and influence the recruiting of later cards.',
  ],
  'B09-304.4': [
    { ru: '«Начинает бой с…»', en: '“Starts the battle with”' },
    'Особенности «начинает бой с…» карта получает, когда её кладут в набор; пока она в сдаче, их у неё нет.',
    'A card gains its “starts the battle with …” features at the moment it is put in Recruit; in the Deal zone it does not have them.',
    { see: ['B09-G-starts-the-battle-with'] },
  ],
  'B09-304.5': [
    { ru: 'Не больше 15 карт', en: 'At most 15 recruited cards' },
    'Больше 15 карт игрок в набор положить не может.',
    'A player cannot put more than 15 cards in Recruit.',
  ],
  'B09-304.6': [
    { ru: 'Штраф и премия за стихии', en: 'Element penalty and bonus' },
    'За каждую стихию в наборе сверх двух игрок теряет 1 золотой кристалл. Если же все карты набора, у которых есть стихия, принадлежат одной, он получает ещё 1 золотой. Нейтральные карты за стихию не считаются.',
    'For each element in Recruit beyond the second, the player loses 1 gold crystal. If all cards in Recruit that have an element share a single one, the player gains 1 gold crystal. Neutral cards count for no element.',
  ],
  'B09-304.6a': [
    { ru: 'Сначала штраф', en: 'Penalty is paid first' },
    'Штрафной кристалл теряют прежде, чем карта новой стихии окажется в наборе.',
    'The penalty crystal is lost before the card of the additional element enters Recruit.',
  ],
  'B09-304.7': [
    { ru: 'Конец набора', en: 'End of recruitment' },
    'Каждый игрок объявляет, что закончил. Когда закончили оба, оставшиеся в сдаче карты замешивают в колоду и начинается следующий шаг.',
    'Each player announces that they have finished. When both have, the cards left in Deal are shuffled into the deck and the next step begins.',
  ],
} as const satisfies Record<string, RuleRow>;
