import type { Rule } from '@vigrid/kernel';

/** Glossary, Russian terms from А to К. */
export const glossaryAToK = {
  'BH-G-alternative-cost': {
    chapter: 'G',
    title: { ru: 'Альтернативная стоимость', en: 'Alternative cost' },
    text: {
      ru: 'Изменяет стоимость: обычную плату заменяет названное число монет или что-то другое, например действие. К разыгрываемой карте применяется лишь одна альтернативная стоимость.',
      en: 'A change of cost: you pay a stated number of coins, or something else, such as an action. Only one alternative cost may be applied to a card as it is played.',
    },
    enforceable: true,
    see: ['BH-G-free', 'BH-G-ambush'],
  },
  'BH-G-free': {
    chapter: 'G',
    title: { ru: 'Бесплатно', en: 'Free' },
    text: {
      ru: 'Альтернативная стоимость: за карту или способность не платят ничего. Все изменения её стоимости пропадают.',
      en: 'An alternative cost: nothing is paid for the card or ability. All changes of its cost are lost.',
    },
    enforceable: true,
    see: ['BH-G-alternative-cost'],
  },
  'BH-G-armour': {
    chapter: 'G',
    title: { ru: 'Броня X', en: 'Armour X' },
    text: {
      ru: 'За ход карта не получает первые X ран, которые наносят ей удары и выстрелы. Если Броня у карты не одна, работает только самая большая.',
      en: 'Each turn the card does not receive the first X wounds from strikes and shots. If it has several Armours, only the greatest works.',
    },
    enforceable: true,
    see: ['BH-G-shot', 'BH-G-prevention'],
  },
  'BH-G-instead': {
    chapter: 'G',
    title: { ru: 'Вместо', en: 'Instead' },
    text: {
      ru: 'Эффект замещения: «если (когда) происходит X, вместо этого выполните Y». Он ждёт X и в тот самый момент заменяет его на Y, целиком или частично. В очередь при этом ничего не встаёт.',
      en: 'A replacement effect: “if (when) X, instead execute Y”. It waits for X and replaces it with Y at that very moment, wholly or in part. Nothing is put in the queue.',
    },
    enforceable: true,
    see: ['BH-8.18'],
  },
  'BH-G-revive': {
    chapter: 'G',
    title: { ru: 'Возродите X', en: 'Revive X' },
    text: {
      ru: 'Переложите карту X с кладбища в игровую зону. До конца этого хода она без Рывка не действует, но защитником стать может.',
      en: 'Find card X in the graveyard and put it into the play zone. This turn it cannot act without Rush, but it may defend.',
    },
    enforceable: true,
    see: ['BH-8.19', 'BH-G-rush'],
  },
  'BH-G-draw-a-card': {
    chapter: 'G',
    title: { ru: 'Возьмите карту', en: 'Draw a card' },
    text: {
      ru: 'Верхняя карта вашей колоды переходит к вам в руку.',
      en: 'Put the top card of your deck into your hand.',
    },
    enforceable: true,
    see: ['BH-N-9'],
  },
  'BH-G-take-control': {
    chapter: 'G',
    title: { ru: 'Возьмите под контроль X', en: 'Take control of X' },
    text: {
      ru: 'Названные карты вступают в ваш отряд, и контролируете их вы. До конца этого хода они без Рывка не действуют, но защитниками стать могут.',
      en: 'The named cards join your squad and you control them. This turn they cannot act without Rush, but they may defend.',
    },
    enforceable: true,
    see: ['BH-8.19', 'BH-G-rush', 'BH-N-10'],
  },
  'BH-G-summon': {
    chapter: 'G',
    title: { ru: 'Вызовите X', en: 'Summon X' },
    text: {
      ru: 'Переложите карту X из колоды в игровую зону. До конца этого хода она без Рывка не действует, но защитником стать может.',
      en: 'Find card X in your deck and put it into the play zone. This turn it cannot act without Rush, but it may defend.',
    },
    enforceable: true,
    see: ['BH-8.19', 'BH-G-rush'],
  },
  'BH-G-shot': {
    chapter: 'G',
    title: { ru: 'Выстрел на X', en: 'Shot X' },
    text: {
      ru: 'Атака: вражеское существо или вражеский герой получает X ран и не отвечает. Защитника против выстрела не назначают.',
      en: 'An attack: an opposing creature or hero receives X wounds and does not answer. No defender can be assigned against a shot.',
    },
    enforceable: true,
    see: ['BH-11.1'],
  },
  'BH-G-death': {
    chapter: 'G',
    title: { ru: 'Гибель: [текст]', en: 'Death: [text]' },
    text: {
      ru: 'Текст выполняется при гибели карты — когда она переходит на кладбище из игровой зоны.',
      en: 'The text is executed when this card dies, that is, goes from the play zone to the graveyard.',
    },
    enforceable: true,
    see: ['BH-12.3', 'BH-G-created'],
  },
  'BH-G-action-of-a-card': {
    chapter: 'G',
    title: { ru: 'Действие карты', en: 'Action of a card' },
    text: {
      ru: 'Карта действует, когда атакует ударом, когда её назначают защитником и когда применяет способность, за которую платят закрытием этой карты.',
      en: 'A card acts when it attacks by strike, when it is assigned as defender and when it uses an ability whose payment includes closing the card.',
    },
    enforceable: true,
    see: ['BH-8.19', 'BH-8.22', 'BH-8.23'],
  },
  'BH-G-captures': {
    chapter: 'G',
    title: { ru: 'Добывает', en: 'Captures' },
    text: {
      ru: '«X добывает Y»: выберите Y и подложите под карту X. Когда X уходит из игровой зоны, Y возвращается туда, откуда её добыли. На эти перемещения ничего не срабатывает. Добытая карта не находится в игровой зоне; на неё влияют только способности, где прямо говорится о добытых картах. Саму себя карта не добывает.',
      en: '“X captures Y”: choose Y and put it under card X. When X leaves the play zone, Y returns to the zone it was captured from. Nothing triggers on these moves. A captured card is not in the play zone; only abilities that expressly speak of captured cards can touch it. A card cannot capture itself.',
    },
    enforceable: true,
  },
  'BH-G-additional-lives': {
    chapter: 'G',
    title: { ru: 'Дополнительные жизни', en: 'Additional lives' },
    text: {
      ru: 'Эффект, от которого жизней у карты больше. Раны не снимают дополнительных жизней, а дополнительные жизни не лечат раны.',
      en: 'An effect that raises a card’s lives. Wounds do not take additional lives away, and additional lives do not heal wounds.',
    },
    enforceable: true,
    see: ['BH-12.3'],
  },
  'BH-G-close': {
    chapter: 'G',
    title: { ru: 'Закройте', en: 'Close' },
    text: {
      ru: 'Карта поворачивается на четверть оборота по часовой стрелке и становится закрытой.',
      en: 'Turn the card 90 degrees clockwise; it is now closed.',
    },
    enforceable: true,
    see: ['BH-8.22', 'BH-8.23'],
  },
  'BH-G-reserve': {
    chapter: 'G',
    title: { ru: 'Запас', en: 'Reserve' },
    text: {
      ru: 'Зона игрока, где с начала партии ждут маркеры и карты: например, монеты и то, что можно создать.',
      en: 'A zone of the player where markers and cards wait from the start: coins, for instance, and cards that can be created.',
    },
    enforceable: true,
    see: ['BH-G-create'],
  },
  'BH-G-ambush': {
    chapter: 'G',
    title: { ru: 'Засада', en: 'Ambush' },
    text: {
      ru: 'Срабатывающая способность и альтернативная стоимость: «условие, Засада X монет». Как только условие выполнено, карту с Засадой можно разыграть за X монет — с руки или из-под вашего Яйца, если оно её добыло. Чей сейчас ход, неважно.',
      en: 'A triggered ability and an alternative cost: “condition, Ambush X coins”. When the condition is met, you may play this card for X coins from your hand, or from under your Egg that captured it. It works in your turn and in the opponent’s.',
    },
    enforceable: true,
    see: ['BH-G-alternative-cost', 'BH-G-captures'],
  },
  'BH-G-protection': {
    chapter: 'G',
    title: { ru: 'Защита от [текст]', en: 'Protection from [text]' },
    text: {
      ru: 'Постоянная способность с эффектом замещения: то, от чего защищена карта, ран ей не наносит. Защита от заклинаний действует иначе: владелец заклинания не может назначить такую карту его целью.',
      en: 'A constant ability with a replacement effect: what the card is protected from deals it no wounds. Protection from spells is different: the owner of a spell cannot choose such a card as its target.',
    },
    enforceable: true,
    see: ['BH-8.18'],
  },
  'BH-G-heal': {
    chapter: 'G',
    title: { ru: 'Излечить на X', en: 'Heal X' },
    text: {
      ru: 'С карты снимается X ран; если их меньше, снимаются все.',
      en: 'Remove X wounds from the card, or all of them if there are fewer.',
    },
    enforceable: true,
    see: ['BH-G-heal-fully'],
  },
  'BH-G-otherwise': {
    chapter: 'G',
    title: { ru: 'Иначе', en: 'Otherwise' },
    text: {
      ru: '«Выполните X, иначе выполните Y»: до Y дело доходит, лишь если игрок отказался от X или не может выполнить X полностью, не прибегая к эффектам замещения.',
      en: '“Execute X, otherwise execute Y”: Y is executed only if the player declined X or cannot carry out X in full without replacement effects.',
    },
    enforceable: true,
    see: ['BH-G-instead'],
  },
  'BH-G-graveyard': {
    chapter: 'G',
    title: { ru: 'Кладбище', en: 'Graveyard' },
    text: {
      ru: 'Зона для разыгранных заклинаний, погибших существ и уничтоженных карт поддержки; кладбище у каждого своё. Там способности карт не работают, а сами карты нельзя выбрать целью удара или способности, если не сказано иное.',
      en: 'The zone for played spells, dead creatures and destroyed support cards; each player has one. Abilities of cards do not work there, and those cards cannot be chosen as targets of strikes or abilities, unless stated otherwise.',
    },
    enforceable: true,
    see: ['BH-9.1', 'BH-16.2', 'BH-N-10'],
  },
  'BH-G-copy-of-a-card': {
    chapter: 'G',
    title: { ru: 'Копия карты', en: 'Copy of a card' },
    text: {
      ru: 'У копии те же название, удар, стоимость, жизни и способности, что у оригинала. Если вы создаёте копию сразу в игру, она ещё и Созданная. Раны, эффекты и приобретённое на копию не переходят. Обозначить копию можно чем угодно.',
      en: 'A copy has the same name, strike, cost, lives and abilities as the original. If it is created (put) into play, it is also Created. Wounds, effects and acquired abilities are not copied. Any token may stand for a copy.',
    },
    enforceable: true,
    see: ['BH-G-create', 'BH-G-created'],
  },
} as const satisfies Record<string, Rule>;
