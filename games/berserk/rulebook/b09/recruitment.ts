import type { Rule } from '@vigrid/kernel';

/** Sections 300–304: the course of a battle, from the deal to the recruited squad. */
export const recruitment = {
  'B09-300.1': {
    chapter: 'B09-300',
    title: { ru: 'Бой', en: 'Battle' },
    text: {
      ru: 'Бой — это предварительная фаза и за ней сколько угодно ходов. Сразу после предварительной фазы начинается ход первого игрока, потом игроки ходят по очереди.',
      en: 'A battle is one Preliminary Phase followed by any number of turns. The end of the Preliminary Phase starts the first player’s turn; then the players alternate.',
    },
    enforceable: true,
  },
  'B09-300.2': {
    chapter: 'B09-300',
    title: { ru: 'Ход', en: 'Turn' },
    text: {
      ru: 'В ходе три фазы, в таком порядке: начальная, главная, заключительная. Все они наступают каждый ход, даже если в них ничего не происходит. Некоторые фазы делятся на шаги — те тоже всякий раз идут все и по порядку.',
      en: 'A turn has three phases in this order: Beginning, Main, Final. All occur every turn even if nothing happens in them. Some phases are divided into steps, which also all occur, in order.',
    },
    enforceable: true,
  },
  'B09-300.3': {
    chapter: 'B09-300',
    title: { ru: 'Конец хода, фазы, шага', en: 'End of a turn, phase or step' },
    text: {
      ru: 'Ход, фаза или шаг кончается, когда стек пуст и оба игрока спасовали. Между ними ничего произойти не может: за концом одного сразу следует начало другого.',
      en: 'A turn, phase or step ends when the stack is empty and both players have passed. Nothing can happen in between; the end of one starts the next at once.',
    },
    enforceable: true,
    see: ['B09-215.8'],
  },
  'B09-300.4': {
    chapter: 'B09-300',
    title: { ru: 'Особенности на начало', en: 'Start triggers' },
    text: {
      ru: 'Особенности, срабатывающие на начало хода, фазы или шага, сами ложатся в стек, когда те начинаются.',
      en: 'Features that trigger on the start of a turn, phase or step are added to the stack automatically when it starts.',
    },
    enforceable: true,
  },
  'B09-300.5': {
    chapter: 'B09-300',
    title: { ru: 'Особенности «в начале боя»', en: 'Start-of-battle triggers' },
    text: {
      ru: 'Особенности, которые срабатывают в начале боя, подчиняются особым правилам шага начала боя.',
      en: 'Features that trigger on the start of the battle are executed under special rules in the Battle Start step.',
    },
    enforceable: false,
    see: ['B09-307.2'],
  },
  'B09-300.6': {
    chapter: 'B09-300',
    title: { ru: 'Приоритет в начале', en: 'Priority on entering' },
    text: {
      ru: 'Когда у игрока начинается ход, фаза или шаг, он получает приоритет. Предварительная фаза и её шаги — исключение.',
      en: 'When a player’s turn, phase or step begins, that player receives priority. The Preliminary Phase and its steps are the exception.',
    },
    enforceable: true,
  },
  'B09-301.1': {
    chapter: 'B09-301',
    title: { ru: 'Семь шагов', en: 'Seven steps' },
    text: {
      ru: 'В предварительной фазе семь шагов: сдачи, подготовки набора, набора отряда, расстановки, вскрытия, начала боя и авангарда.',
      en: 'The Preliminary Phase has seven steps: Deal, Recruit Preparation, Squad Recruitment, Deployment, Reveal, Battle Start, Vanguard.',
    },
    enforceable: true,
  },
  'B09-301.1a': {
    chapter: 'B09-301',
    title: { ru: 'Порядок шагов', en: 'Step order' },
    text: {
      ru: 'Шаги предварительной фазы идут в том порядке, в каком они перечислены.',
      en: 'The steps of the Preliminary Phase are carried out in the order in which they are listed.',
    },
    enforceable: true,
    see: ['B09-301.1'],
  },
  'B09-301.2': {
    chapter: 'B09-301',
    title: { ru: 'В предварительной фазе нет стека', en: 'No stack in the Preliminary Phase' },
    text: {
      ru: 'В предварительной фазе стека нет. Срабатывающая особенность выполняется сразу, как её заявили, и заявлять особенности одновременно нельзя. Выполнив срабатывающую особенность или спасовав, игрок отдаёт приоритет противнику.',
      en: 'There is no stack in the Preliminary Phase. A triggered feature is executed as soon as it is declared, and features cannot be declared simultaneously. Executing a triggered feature, or passing, hands priority to the opponent.',
    },
    enforceable: true,
  },
  'B09-301.3': {
    chapter: 'B09-301',
    title: { ru: 'Без играемых особенностей', en: 'No playable features' },
    text: {
      ru: 'В предварительной фазе, кроме шага подготовки набора, нельзя заявлять ни действия, ни играемые особенности.',
      en: 'Players cannot declare actions or playable features in the Preliminary Phase, except in the Recruit Preparation step.',
    },
    enforceable: true,
    see: ['B09-303.1'],
  },
  'B09-302.1': {
    chapter: 'B09-302',
    title: { ru: 'Сдача', en: 'Dealing' },
    text: {
      ru: 'В начале шага сдачи каждый игрок перекладывает с верха колоды в сдачу столько карт, сколько велят формат и турнирные правила, и получает 23 золотых и 22 серебряных кристалла.',
      en: 'At the start of the Deal step each player moves as many cards as the format and the tournament rules say from the top of their deck to their Deal zone, and receives 23 gold and 22 silver crystals.',
    },
    enforceable: true,
    see: ['B09-101.1'],
  },
  'B09-302.2': {
    chapter: 'B09-302',
    title: { ru: 'Очерёдность хода', en: 'Turn order' },
    text: {
      ru: 'После сдачи игроки бросают кубик; у кого больше, тот решает, кто ходит первым. В матче из нескольких игр решает победитель предыдущей игры, а если была ничья, кубик бросают снова. Кто ходит первым, называется первым игроком, его противник — вторым.',
      en: 'After the deal the players roll a die; the higher roller decides who goes first. In a match of several games the winner of the previous game decides; after a draw they roll again. The player going first is the first player, the other the second.',
    },
    enforceable: true,
    see: ['B09-101.3'],
  },
  'B09-302.3': {
    chapter: 'B09-302',
    title: { ru: 'Пересдача', en: 'Redeal' },
    text: {
      ru: 'Если сдача игроку не нравится, он может заплатить 1 золотой кристалл, замешать сданные карты в колоду и получить столько же новых. Так можно делать сколько угодно раз, каждый раз за 1 золотой, пока золотые кристаллы не кончатся. Довольный сдачей игрок объявляет, что оставляет карты.',
      en: 'A player not content with the deal may pay 1 gold crystal, shuffle the dealt cards into the deck and deal the same number anew. This may be repeated, 1 gold each time, until the gold crystals run out. A content player announces that they keep the cards.',
    },
    enforceable: true,
  },
  'B09-302.3a': {
    chapter: 'B09-302',
    title: { ru: 'Порядок пересдач', en: 'Order of redeals' },
    text: {
      ru: 'Сначала все свои пересдачи берёт первый игрок; когда он объявил, что оставляет карты, очередь второго.',
      en: 'The first player takes all their redeals first; only after they announce keeping their cards may the second player take any.',
    },
    enforceable: true,
  },
  'B09-302.3b': {
    chapter: 'B09-302',
    title: { ru: 'Решение окончательно', en: 'Keeping is final' },
    text: {
      ru: 'Объявив, что оставляет карты, игрок до конца игры отказывается от пересдач.',
      en: 'Announcing that the cards are kept forfeits further redeals in this game.',
    },
    enforceable: true,
  },
  'B09-302.4': {
    chapter: 'B09-302',
    title: { ru: 'На шаге сдачи ничего не играют', en: 'Nothing is played in this step' },
    text: {
      ru: 'На шаге сдачи нельзя сыграть ни особенность, ни свойство.',
      en: 'No feature or property can be played during the Deal step.',
    },
    enforceable: true,
  },
  'B09-303.1': {
    chapter: 'B09-303',
    title: { ru: 'Особенности «до набора отряда»', en: '“Before recruitment” features' },
    text: {
      ru: 'Первый игрок получает приоритет, чтобы заявлять играемые особенности «до набора отряда» у карт в сдаче.',
      en: 'The first player receives priority to declare playable features “before recruitment” of cards in the Deal zone.',
    },
    enforceable: true,
    see: ['B09-G-before-recruitment'],
  },
  'B09-303.2': {
    chapter: 'B09-303',
    title: { ru: 'Спасовал — упустил', en: 'Passing forfeits' },
    text: {
      ru: 'Игрок, спасовавший на этом шаге, заявлять особенности «до набора отряда» больше не может.',
      en: 'A player who passes in this step can no longer declare “before recruitment” features.',
    },
    enforceable: true,
  },
  'B09-304.1': {
    chapter: 'B09-304',
    title: { ru: 'Набор', en: 'Recruiting' },
    text: {
      ru: 'Игроки перекладывают карты из сдачи в набор, платя за них кристаллами.',
      en: 'Players move cards from Deal to Recruit, paying the crystals they cost.',
    },
    enforceable: true,
    see: ['B09-202.1'],
  },
  'B09-304.2': {
    chapter: 'B09-304',
    title: { ru: 'Приоритета нет', en: 'No priority' },
    text: {
      ru: 'На шаге набора приоритета не получает никто.',
      en: 'No player receives priority in this step.',
    },
    enforceable: true,
  },
  'B09-304.3': {
    chapter: 'B09-304',
    title: { ru: 'По одной карте', en: 'One by one' },
    text: {
      ru: 'Карты входят в набор по очереди, и каждая влияет на то, как набирают следующие.',
      en: 'Cards enter Recruit one at a time and influence the recruiting of later cards.',
    },
    enforceable: true,
  },
  'B09-304.4': {
    chapter: 'B09-304',
    title: { ru: '«Начинает бой с…»', en: '“Starts the battle with”' },
    text: {
      ru: 'Особенности «начинает бой с…» карта получает, когда её кладут в набор; пока она в сдаче, их у неё нет.',
      en: 'A card gains its “starts the battle with …” features at the moment it is put in Recruit; in the Deal zone it does not have them.',
    },
    enforceable: true,
    see: ['B09-G-starts-the-battle-with'],
  },
  'B09-304.5': {
    chapter: 'B09-304',
    title: { ru: 'Не больше 15 карт', en: 'At most 15 recruited cards' },
    text: {
      ru: 'Больше 15 карт игрок в набор положить не может.',
      en: 'A player cannot put more than 15 cards in Recruit.',
    },
    enforceable: true,
  },
  'B09-304.6': {
    chapter: 'B09-304',
    title: { ru: 'Штраф и премия за стихии', en: 'Element penalty and bonus' },
    text: {
      ru: 'За каждую стихию в наборе сверх двух игрок теряет 1 золотой кристалл. Если же все карты набора, у которых есть стихия, принадлежат одной, он получает ещё 1 золотой. Нейтральные карты за стихию не считаются.',
      en: 'For each element in Recruit beyond the second, the player loses 1 gold crystal. If all cards in Recruit that have an element share a single one, the player gains 1 gold crystal. Neutral cards count for no element.',
    },
    enforceable: true,
  },
  'B09-304.6a': {
    chapter: 'B09-304',
    title: { ru: 'Сначала штраф', en: 'Penalty is paid first' },
    text: {
      ru: 'Штрафной кристалл теряют прежде, чем карта новой стихии окажется в наборе.',
      en: 'The penalty crystal is lost before the card of the additional element enters Recruit.',
    },
    enforceable: true,
  },
  'B09-304.7': {
    chapter: 'B09-304',
    title: { ru: 'Конец набора', en: 'End of recruitment' },
    text: {
      ru: 'Каждый игрок объявляет, что закончил. Когда закончили оба, оставшиеся в сдаче карты замешивают в колоду и начинается следующий шаг.',
      en: 'Each player announces that they have finished. When both have, the cards left in Deal are shuffled into the deck and the next step begins.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
