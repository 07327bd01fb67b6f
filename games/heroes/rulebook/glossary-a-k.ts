import type { RuleRow } from '@vigrid/kernel';

/** Glossary, Russian terms from А to К. */
export const glossaryAToK = {
  'BH-G-alternative-cost': [
    { ru: 'Альтернативная стоимость', en: 'Alternative cost' },
    'Изменяет стоимость: обычную плату заменяет названное число монет или что-то другое, например действие. К разыгрываемой карте применяется лишь одна альтернативная стоимость.',
    'A change of cost: you pay a stated number of coins, or something else, such as an action. Only one alternative cost may be applied to a card as it is played.',
    { see: ['BH-G-free', 'BH-G-ambush'] },
  ],
  'BH-G-free': [
    { ru: 'Бесплатно', en: 'Free' },
    'Альтернативная стоимость: за карту или способность не платят ничего. Все изменения её стоимости пропадают.',
    'An alternative cost: nothing is paid for the card or ability. All changes of its cost are lost.',
    { see: ['BH-G-alternative-cost'] },
  ],
  'BH-G-armour': [
    { ru: 'Броня X', en: 'Armour X' },
    'За ход карта не получает первые X ран, которые наносят ей удары и выстрелы. Если Броня у карты не одна, работает только самая большая.',
    'Each turn the card does not receive the first X wounds from strikes and shots. If it has several Armours, only the greatest works.',
    { see: ['BH-G-shot', 'BH-G-prevention'] },
  ],
  'BH-G-instead': [
    { ru: 'Вместо', en: 'Instead' },
    'Эффект замещения: «если (когда) происходит X, вместо этого выполните Y». Он ждёт X и в тот самый момент заменяет его на Y, целиком или частично. В очередь при этом ничего не встаёт.',
    'A replacement effect: “if (when) X, instead execute Y”. It waits for X and replaces it with Y at that very moment, wholly or in part. Nothing is put in the queue.',
    { see: ['BH-8.18'] },
  ],
  'BH-G-revive': [
    { ru: 'Возродите X', en: 'Revive X' },
    'Переложите карту X с кладбища в игровую зону. До конца этого хода она без Рывка не действует, но защитником стать может.',
    'Find card X in the graveyard and put it into the play zone. This turn it cannot act without Rush, but it may defend.',
    { see: ['BH-8.19', 'BH-G-rush'] },
  ],
  'BH-G-draw-a-card': [
    { ru: 'Возьмите карту', en: 'Draw a card' },
    'Верхняя карта вашей колоды переходит к вам в руку.',
    'Put the top card of your deck into your hand.',
    { see: ['BH-N-9'] },
  ],
  'BH-G-take-control': [
    { ru: 'Возьмите под контроль X', en: 'Take control of X' },
    'Названные карты вступают в ваш отряд, и контролируете их вы. До конца этого хода они без Рывка не действуют, но защитниками стать могут.',
    'The named cards join your squad and you control them. This turn they cannot act without Rush, but they may defend.',
    { see: ['BH-8.19', 'BH-G-rush', 'BH-N-10'] },
  ],
  'BH-G-summon': [
    { ru: 'Вызовите X', en: 'Summon X' },
    'Переложите карту X из колоды в игровую зону. До конца этого хода она без Рывка не действует, но защитником стать может.',
    'Find card X in your deck and put it into the play zone. This turn it cannot act without Rush, but it may defend.',
    { see: ['BH-8.19', 'BH-G-rush'] },
  ],
  'BH-G-shot': [
    { ru: 'Выстрел на X', en: 'Shot X' },
    'Атака: вражеское существо или вражеский герой получает X ран и не отвечает. Защитника против выстрела не назначают.',
    'An attack: an opposing creature or hero receives X wounds and does not answer. No defender can be assigned against a shot.',
    { see: ['BH-11.1'] },
  ],
  'BH-G-death': [
    { ru: 'Гибель: [текст]', en: 'Death: [text]' },
    'Текст выполняется при гибели карты — когда она переходит на кладбище из игровой зоны.',
    'The text is executed when this card dies, that is, goes from the play zone to the graveyard.',
    { see: ['BH-12.3', 'BH-G-created'] },
  ],
  'BH-G-action-of-a-card': [
    { ru: 'Действие карты', en: 'Action of a card' },
    'Карта действует, когда атакует ударом, когда её назначают защитником и когда применяет способность, за которую платят закрытием этой карты.',
    'A card acts when it attacks by strike, when it is assigned as defender and when it uses an ability whose payment includes closing the card.',
    { see: ['BH-8.19', 'BH-8.22', 'BH-8.23'] },
  ],
  'BH-G-captures': [
    { ru: 'Добывает', en: 'Captures' },
    '«X добывает Y»: выберите Y и подложите под карту X. Когда X уходит из игровой зоны, Y возвращается туда, откуда её добыли. На эти перемещения ничего не срабатывает. Добытая карта не находится в игровой зоне; на неё влияют только способности, где прямо говорится о добытых картах. Саму себя карта не добывает.',
    '“X captures Y”: choose Y and put it under card X. When X leaves the play zone, Y returns to the zone it was captured from. Nothing triggers on these moves. A captured card is not in the play zone; only abilities that expressly speak of captured cards can touch it. A card cannot capture itself.',
  ],
  'BH-G-additional-lives': [
    { ru: 'Дополнительные жизни', en: 'Additional lives' },
    'Эффект, от которого жизней у карты больше. Раны не снимают дополнительных жизней, а дополнительные жизни не лечат раны.',
    'An effect that raises a card’s lives. Wounds do not take additional lives away, and additional lives do not heal wounds.',
    { see: ['BH-12.3'] },
  ],
  'BH-G-close': [
    { ru: 'Закройте', en: 'Close' },
    'Карта поворачивается на четверть оборота по часовой стрелке и становится закрытой.',
    'Turn the card 90 degrees clockwise; it is now closed.',
    { see: ['BH-8.22', 'BH-8.23'] },
  ],
  'BH-G-reserve': [
    { ru: 'Запас', en: 'Reserve' },
    'Зона игрока, где с начала партии ждут маркеры и карты: например, монеты и то, что можно создать.',
    'A zone of the player where markers and cards wait from the start: coins, for instance, and cards that can be created.',
    { see: ['BH-G-create'] },
  ],
  'BH-G-ambush': [
    { ru: 'Засада', en: 'Ambush' },
    'Срабатывающая способность и альтернативная стоимость: «условие, Засада X монет». Как только условие выполнено, карту с Засадой можно разыграть за X монет — с руки или из-под вашего Яйца, если оно её добыло. Чей сейчас ход, неважно.',
    'A triggered ability and an alternative cost: “condition, Ambush X coins”. When the condition is met, you may play this card for X coins from your hand, or from under your Egg that captured it. It works in your turn and in the opponent’s.',
    { see: ['BH-G-alternative-cost', 'BH-G-captures'] },
  ],
  'BH-G-protection': [
    { ru: 'Защита от [текст]', en: 'Protection from [text]' },
    'Постоянная способность с эффектом замещения: то, от чего защищена карта, ран ей не наносит. Защита от заклинаний действует иначе: владелец заклинания не может назначить такую карту его целью.',
    'A constant ability with a replacement effect: what the card is protected from deals it no wounds. Protection from spells is different: the owner of a spell cannot choose such a card as its target.',
    { see: ['BH-8.18'] },
  ],
  'BH-G-heal': [
    { ru: 'Излечить на X', en: 'Heal X' },
    'С карты снимается X ран; если их меньше, снимаются все.',
    'Remove X wounds from the card, or all of them if there are fewer.',
    { see: ['BH-G-heal-fully'] },
  ],
  'BH-G-otherwise': [
    { ru: 'Иначе', en: 'Otherwise' },
    '«Выполните X, иначе выполните Y»: до Y дело доходит, лишь если игрок отказался от X или не может выполнить X полностью, не прибегая к эффектам замещения.',
    '“Execute X, otherwise execute Y”: Y is executed only if the player declined X or cannot carry out X in full without replacement effects.',
    { see: ['BH-G-instead'] },
  ],
  'BH-G-graveyard': [
    { ru: 'Кладбище', en: 'Graveyard' },
    'Зона для разыгранных заклинаний, погибших существ и уничтоженных карт поддержки; кладбище у каждого своё. Там способности карт не работают, а сами карты нельзя выбрать целью удара или способности, если не сказано иное.',
    'The zone for played spells, dead creatures and destroyed support cards; each player has one. Abilities of cards do not work there, and those cards cannot be chosen as targets of strikes or abilities, unless stated otherwise.',
    { see: ['BH-9.1', 'BH-16.2', 'BH-N-10'] },
  ],
  'BH-G-copy-of-a-card': [
    { ru: 'Копия карты', en: 'Copy of a card' },
    'У копии те же название, удар, стоимость, жизни и способности, что у оригинала. Если вы создаёте копию сразу в игру, она ещё и Созданная. Раны, эффекты и приобретённое на копию не переходят. Обозначить копию можно чем угодно.',
    'A copy has the same name, strike, cost, lives and abilities as the original. If it is created (put) into play, it is also Created. Wounds, effects and acquired abilities are not copied. Any token may stand for a copy.',
    { see: ['BH-G-create', 'BH-G-created'] },
  ],
} as const satisfies Record<string, RuleRow>;
