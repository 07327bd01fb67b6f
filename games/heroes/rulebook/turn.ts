import type { Rule } from '@vigrid/kernel';

/** Chapters 8–9: the turn and its stages, abilities. */
export const turn = {
  'BH-8.1': {
    chapter: '8',
    title: { ru: 'Три этапа хода', en: 'Three stages of a turn' },
    text: {
      ru: 'В ходе три этапа, всегда в таком порядке: начало хода, основной этап, конец хода.',
      en: 'A turn has three stages, always in this order: start of turn, main stage, end of turn.',
    },
    enforceable: true,
  },
  'BH-8.2': {
    chapter: '8',
    title: { ru: 'Начало хода: две фазы', en: 'Start of turn: two phases' },
    text: {
      ru: 'Начало хода — это фаза восстановления и следом за ней фаза накопления.',
      en: 'The start of the turn is a recovery phase and then an accumulation phase.',
    },
    enforceable: true,
  },
  'BH-8.3': {
    chapter: '8',
    title: { ru: 'Восстановление: «до начала хода»', en: 'Recovery: “until the start of the turn”' },
    text: {
      ru: 'Сначала прекращается всё, что действует «до начала хода».',
      en: 'First, whatever works “until the start of the turn” stops working.',
    },
    enforceable: true,
  },
  'BH-8.4': {
    chapter: '8',
    title: { ru: 'Восстановление: всё открывается', en: 'Recovery: everything opens' },
    text: {
      ru: 'Затем открываются ваши закрытые карты в игровой зоне, включая героя, и ваши закрытые монеты.',
      en: 'Next, all your closed cards in the play zone, your hero included, and all your closed coins open.',
    },
    enforceable: true,
    see: ['BH-G-stun-ability'],
  },
  'BH-8.5': {
    chapter: '8',
    title: { ru: 'Восстановление: применения', en: 'Recovery: uses are renewed' },
    text: {
      ru: 'Наконец обновляются способности «X раз за ход»: все X применений снова доступны.',
      en: 'Last, “X times per turn” abilities are renewed: all X uses are available again.',
    },
    enforceable: true,
    see: ['BH-8.15', 'BH-8.16'],
  },
  'BH-8.6': {
    chapter: '8',
    title: { ru: 'Накопление: монета', en: 'Accumulation: coin' },
    text: {
      ru: 'В фазе накопления у вас первым делом прибавляется монета.',
      en: 'First in the accumulation phase you gain a new coin.',
    },
    enforceable: true,
    see: ['BH-7.2', 'BH-8.7'],
  },
  'BH-8.7': {
    chapter: '8',
    title: { ru: 'Не больше 10 монет', en: 'At most 10 coins' },
    text: {
      ru: 'Если монет у вас уже 10, ещё одну вы не получаете.',
      en: 'If you already have 10 coins, you do not gain another.',
    },
    enforceable: true,
  },
  'BH-8.8': {
    chapter: '8',
    title: { ru: 'Накопление: карта', en: 'Accumulation: draw' },
    text: {
      ru: 'Затем вы берёте карту из колоды. Только первый игрок в свой первый ход её не берёт.',
      en: 'Then you draw a card from your deck. Only the first player does not draw in their first turn.',
    },
    enforceable: true,
    see: ['BH-8.9', 'BH-G-draw-a-card'],
  },
  'BH-8.9': {
    chapter: '8',
    title: { ru: 'Пустая колода', en: 'Empty deck' },
    text: {
      ru: 'Если колода пуста, вы остаётесь без новой карты, и ход идёт дальше.',
      en: 'If your deck is empty, you do not draw and the turn goes on.',
    },
    enforceable: true,
    see: ['BH-8.10'],
  },
  'BH-8.10': {
    chapter: '8',
    title: { ru: 'Третий раз без карты', en: 'Third failed draw loses' },
    text: {
      ru: 'Вы проигрываете, если ваш ход уже в третий раз за партию начинается без новой карты из-за пустой колоды.',
      en: 'You lose when, for the third time in the game, you cannot draw at the start of your turn because your deck is empty.',
    },
    enforceable: true,
    see: ['BH-8.9', 'BH-15.2'],
  },
  'BH-8.11': {
    chapter: '8',
    title: { ru: 'Накопление: «в начале хода»', en: 'Accumulation: “at the start of the turn”' },
    text: {
      ru: 'Последними в этой фазе идут способности «в начале хода».',
      en: 'Last in this phase, “at the start of the turn” abilities are executed.',
    },
    enforceable: true,
    see: ['BH-14.1', 'BH-17.1', 'BH-G-poison'],
  },
  'BH-8.12': {
    chapter: '8',
    title: { ru: 'Основной этап', en: 'Main stage' },
    text: {
      ru: 'В основном этапе совершайте доступные действия в каком угодно порядке и сколько угодно раз. Этап длится, пока вы не объявите конец хода.',
      en: 'In the main stage take the actions open to you in any order and as often as you can. The stage lasts until you announce the end of your turn.',
    },
    enforceable: true,
    see: ['BH-8.13', 'BH-8.14', 'BH-8.15', 'BH-2.5'],
  },
  'BH-8.13': {
    chapter: '8',
    title: { ru: 'Действие: разыграть карту', en: 'Action: play a card' },
    text: {
      ru: 'Вы можете разыграть карту с руки. Чтобы заплатить её стоимость, закройте столько же своих монет.',
      en: 'You may play a card from your hand. To pay its cost, close that many of your coins.',
    },
    enforceable: true,
    see: ['BH-7.4', 'BH-7.5'],
  },
  'BH-8.14': {
    chapter: '8',
    title: { ru: 'Действие: атаковать', en: 'Action: attack' },
    text: {
      ru: 'Вы можете атаковать вражеского персонажа ударом своего существа. Каждое существо делает это раз в ход, если не сказано иное.',
      en: 'You may attack an opposing character with the strike of one of your creatures. Each creature may do so once per turn unless stated otherwise.',
    },
    enforceable: true,
    see: ['BH-10.1', 'BH-11.1'],
  },
  'BH-8.15': {
    chapter: '8',
    title: { ru: 'Действие: применить способность', en: 'Action: use an ability' },
    text: {
      ru: 'Вы можете применить способность своей карты, и героя тоже. Каждая способность доступна раз в ход, если не сказано иное.',
      en: 'You may use an ability of one of your cards, your hero included. Each ability may be used once per turn unless stated otherwise.',
    },
    enforceable: true,
    see: ['BH-8.5', 'BH-8.22'],
  },
  'BH-8.16': {
    chapter: '8',
    title: { ru: 'Срабатывание — раз в ход', en: 'Triggered abilities: once per turn' },
    text: {
      ru: 'Срабатывающая способность — та, что начинается словом «до», «при», «после» или «когда», — тоже срабатывает не чаще раза в ход.',
      en: 'A triggered ability – one that begins with “before”, “on”, “after” or “when” – also triggers no more than once per turn.',
    },
    enforceable: true,
    see: ['BH-8.5', 'BH-8.17', 'BH-N-4'],
  },
  'BH-8.17': {
    chapter: '8',
    title: { ru: '«Каждый раз, когда» — без ограничений', en: '“Each time, when” has no limit' },
    text: {
      ru: 'Способность «каждый раз, когда» срабатывает столько раз, сколько наступит её условие.',
      en: 'An “each time, when” ability triggers as many times as its condition is met.',
    },
    enforceable: true,
  },
  'BH-8.18': {
    chapter: '8',
    title: { ru: 'Замещение и отмена — без ограничений', en: 'Replacing and cancelling have no limit' },
    text: {
      ru: 'На эффекты замещения (со словом «вместо») и на эффекты отмены правило «раз в ход» не распространяется: они применяются всегда, когда приходит их момент.',
      en: 'The once-per-turn limit does not hold for replacement effects (those with “instead”) and cancel effects: they apply whenever their moment comes.',
    },
    enforceable: true,
    see: ['BH-G-instead'],
  },
  'BH-8.19': {
    chapter: '8',
    title: { ru: 'Новое существо не действует', en: 'A fresh creature cannot act' },
    text: {
      ru: 'Существо без Рывка в тот ход, когда вошло в игру, не атакует и не применяет способностей с символом закрытия.',
      en: 'In the turn in which it entered play a creature without Rush can neither attack nor use abilities with the close symbol.',
    },
    enforceable: true,
    see: ['BH-G-rush', 'BH-8.22'],
  },
  'BH-8.20': {
    chapter: '8',
    title: { ru: 'Заклинание действует сразу', en: 'Spells work at once' },
    text: {
      ru: 'Заклинание не ждёт: вы разыграли его — и способность тут же применяется.',
      en: 'A spell does not wait: its ability is used the moment the spell is played.',
    },
    enforceable: true,
    see: ['BH-1.8', 'BH-N-8'],
  },
  'BH-8.21': {
    chapter: '8',
    title: { ru: 'События, герой и экипировка не ждут', en: 'Events, hero and equipment do not wait' },
    text: {
      ru: 'Способности героя, событий и экипировки доступны весь ход, даже если карту вы разыграли только что.',
      en: 'Abilities of the hero, of events and of equipment are available throughout the turn, even if you have only just played the card.',
    },
    enforceable: true,
    see: ['BH-G-equipment'],
  },
  'BH-8.22': {
    chapter: '8',
    title: { ru: 'Символ закрытия', en: 'The close symbol' },
    text: {
      ru: 'Символ закрытия в тексте способности — это плата. Сначала карта закрывается, то есть поворачивается на четверть оборота по часовой стрелке, и лишь потом способность применяется.',
      en: 'The close symbol in an ability’s text is a payment. First the card closes, that is, turns 90 degrees clockwise; only then is the ability used.',
    },
    enforceable: true,
    see: ['BH-G-close'],
  },
  'BH-8.23': {
    chapter: '8',
    title: { ru: 'Действовавшая карта закрывается', en: 'A card that acts closes' },
    text: {
      ru: 'В свой ход вы можете применять способности любых своих карт и атаковать ими. Карта, которая атакует или применяет способность с символом закрытия, закрывается. Пока она закрыта, ни то ни другое ей недоступно.',
      en: 'In your turn you may attack with any of your cards and use their abilities. A card that attacks or uses an ability with the close symbol closes. While it is closed it can do neither.',
    },
    enforceable: true,
    see: ['BH-10.5', 'BH-8.22', 'BH-G-action-of-a-card'],
  },
  'BH-8.24': {
    chapter: '8',
    title: { ru: 'Конец хода: «в конце хода»', en: 'End of turn: “at the end of the turn”' },
    text: {
      ru: 'Этап конца хода открывают способности «в конце хода».',
      en: 'At the end of the turn, “at the end of the turn” abilities are executed first.',
    },
    enforceable: true,
    see: ['BH-14.1'],
  },
  'BH-8.25': {
    chapter: '8',
    title: { ru: 'Конец хода: «до конца хода»', en: 'End of turn: “until the end of the turn”' },
    text: {
      ru: 'После них прекращается всё, что действует «до конца хода».',
      en: 'After them, whatever works “until the end of the turn” stops working.',
    },
    enforceable: true,
  },
  'BH-8.26': {
    chapter: '8',
    title: { ru: 'Конец хода: передача', en: 'End of turn: hand over' },
    text: {
      ru: 'Затем ход переходит к противнику.',
      en: 'Then the turn passes to the opponent.',
    },
    enforceable: true,
  },
  'BH-9.1': {
    chapter: '9',
    title: { ru: 'Цель — карта в игре', en: 'Targets are in play' },
    text: {
      ru: 'Целью способности бывает только то, что находится в игре, если не сказано иное.',
      en: 'The target of an ability must be in play unless stated otherwise.',
    },
    enforceable: true,
    see: ['BH-G-graveyard'],
  },
  'BH-9.2': {
    chapter: '9',
    title: { ru: 'Зона — ваша', en: 'A zone is yours' },
    text: {
      ru: 'Зона, которую называет способность, — например, рука — ваша, пока не сказано иное.',
      en: 'A zone named by an ability – your hand, for instance – is your own unless stated otherwise.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
