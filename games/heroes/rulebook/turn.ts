import type { RuleRow } from '@vigrid/kernel';

/** Chapters 8–9: the turn and its stages, abilities. */
export const turn = {
  'BH-8.1': [
    { ru: 'Три этапа хода', en: 'Three stages of a turn' },
    'В ходе три этапа, всегда в таком порядке: начало хода, основной этап, конец хода.',
    'A turn has three stages, always in this order: start of turn, main stage, end of turn.',
  ],
  'BH-8.2': [
    { ru: 'Начало хода: две фазы', en: 'Start of turn: two phases' },
    'Начало хода — это фаза восстановления и следом за ней фаза накопления.',
    'The start of the turn is a recovery phase and then an accumulation phase.',
  ],
  'BH-8.3': [
    { ru: 'Восстановление: «до начала хода»', en: 'Recovery: “until the start of the turn”' },
    'Сначала прекращается всё, что действует «до начала хода».',
    'First, whatever works “until the start of the turn” stops working.',
  ],
  'BH-8.4': [
    { ru: 'Восстановление: всё открывается', en: 'Recovery: everything opens' },
    'Затем открываются ваши закрытые карты в игровой зоне, включая героя, и ваши закрытые монеты.',
    'Next, all your closed cards in the play zone, your hero included, and all your closed coins open.',
    { see: ['BH-G-stun-ability'] },
  ],
  'BH-8.5': [
    { ru: 'Восстановление: применения', en: 'Recovery: uses are renewed' },
    'Наконец обновляются способности «X раз за ход»: все X применений снова доступны.',
    'Last, “X times per turn” abilities are renewed: all X uses are available again.',
    { see: ['BH-8.15', 'BH-8.16'] },
  ],
  'BH-8.6': [
    { ru: 'Накопление: монета', en: 'Accumulation: coin' },
    'В фазе накопления у вас первым делом прибавляется монета.',
    'First in the accumulation phase you gain a new coin.',
    { see: ['BH-7.2', 'BH-8.7'] },
  ],
  'BH-8.7': [
    { ru: 'Не больше 10 монет', en: 'At most 10 coins' },
    'Если монет у вас уже 10, ещё одну вы не получаете.',
    'If you already have 10 coins, you do not gain another.',
  ],
  'BH-8.8': [
    { ru: 'Накопление: карта', en: 'Accumulation: draw' },
    'Затем вы берёте карту из колоды. Только первый игрок в свой первый ход её не берёт.',
    'Then you draw a card from your deck. Only the first player does not draw in their first turn.',
    { see: ['BH-8.9', 'BH-G-draw-a-card'] },
  ],
  'BH-8.9': [
    { ru: 'Пустая колода', en: 'Empty deck' },
    'Если колода пуста, вы остаётесь без новой карты, и ход идёт дальше.',
    'If your deck is empty, you do not draw and the turn goes on.',
    { see: ['BH-8.10'] },
  ],
  'BH-8.10': [
    { ru: 'Третий раз без карты', en: 'Third failed draw loses' },
    'Вы проигрываете, если ваш ход уже в третий раз за партию начинается без новой карты из-за пустой колоды.',
    'You lose when, for the third time in the game, you cannot draw at the start of your turn because your deck is empty.',
    { see: ['BH-8.9', 'BH-15.2'] },
  ],
  'BH-8.11': [
    { ru: 'Накопление: «в начале хода»', en: 'Accumulation: “at the start of the turn”' },
    'Последними в этой фазе идут способности «в начале хода».',
    'Last in this phase, “at the start of the turn” abilities are executed.',
    { see: ['BH-14.1', 'BH-17.1', 'BH-G-poison'] },
  ],
  'BH-8.12': [
    { ru: 'Основной этап', en: 'Main stage' },
    'В основном этапе совершайте доступные действия в каком угодно порядке и сколько угодно раз. Этап длится, пока вы не объявите конец хода.',
    'In the main stage take the actions open to you in any order and as often as you can. The stage lasts until you announce the end of your turn.',
    { see: ['BH-8.13', 'BH-8.14', 'BH-8.15', 'BH-2.5'] },
  ],
  'BH-8.13': [
    { ru: 'Действие: разыграть карту', en: 'Action: play a card' },
    'Вы можете разыграть карту с руки. Чтобы заплатить её стоимость, закройте столько же своих монет.',
    'You may play a card from your hand. To pay its cost, close that many of your coins.',
    { see: ['BH-7.4', 'BH-7.5'] },
  ],
  'BH-8.14': [
    { ru: 'Действие: атаковать', en: 'Action: attack' },
    'Вы можете атаковать вражеского персонажа ударом своего существа. Каждое существо делает это раз в ход, если не сказано иное.',
    'You may attack an opposing character with the strike of one of your creatures. Each creature may do so once per turn unless stated otherwise.',
    { see: ['BH-10.1', 'BH-11.1'] },
  ],
  'BH-8.15': [
    { ru: 'Действие: применить способность', en: 'Action: use an ability' },
    'Вы можете применить способность своей карты, и героя тоже. Каждая способность доступна раз в ход, если не сказано иное.',
    'You may use an ability of one of your cards, your hero included. Each ability may be used once per turn unless stated otherwise.',
    { see: ['BH-8.5', 'BH-8.22'] },
  ],
  'BH-8.16': [
    { ru: 'Срабатывание — раз в ход', en: 'Triggered abilities: once per turn' },
    'Срабатывающая способность — та, что начинается словом «до», «при», «после» или «когда», — тоже срабатывает не чаще раза в ход.',
    'A triggered ability – one that begins with “before”, “on”, “after” or “when” – also triggers no more than once per turn.',
    { see: ['BH-8.5', 'BH-8.17', 'BH-N-4'] },
  ],
  'BH-8.17': [
    { ru: '«Каждый раз, когда» — без ограничений', en: '“Each time, when” has no limit' },
    'Способность «каждый раз, когда» срабатывает столько раз, сколько наступит её условие.',
    'An “each time, when” ability triggers as many times as its condition is met.',
  ],
  'BH-8.18': [
    { ru: 'Замещение и отмена — без ограничений', en: 'Replacing and cancelling have no limit' },
    'На эффекты замещения (со словом «вместо») и на эффекты отмены правило «раз в ход» не распространяется: они применяются всегда, когда приходит их момент.',
    'The once-per-turn limit does not hold for replacement effects (those with “instead”) and cancel effects: they apply whenever their moment comes.',
    { see: ['BH-G-instead'] },
  ],
  'BH-8.19': [
    { ru: 'Новое существо не действует', en: 'A fresh creature cannot act' },
    'Существо без Рывка в тот ход, когда вошло в игру, не атакует и не применяет способностей с символом закрытия.',
    'In the turn in which it entered play a creature without Rush can neither attack nor use abilities with the close symbol.',
    { see: ['BH-G-rush', 'BH-8.22'] },
  ],
  'BH-8.20': [
    { ru: 'Заклинание действует сразу', en: 'Spells work at once' },
    'Заклинание не ждёт: вы разыграли его — и способность тут же применяется.',
    'A spell does not wait: its ability is used the moment the spell is played.',
    { see: ['BH-1.8', 'BH-N-8'] },
  ],
  'BH-8.21': [
    { ru: 'События, герой и экипировка не ждут', en: 'Events, hero and equipment do not wait' },
    'Способности героя, событий и экипировки доступны весь ход, даже если карту вы разыграли только что.',
    'Abilities of the hero, of events and of equipment are available throughout the turn, even if you have only just played the card.',
    { see: ['BH-G-equipment'] },
  ],
  'BH-8.22': [
    { ru: 'Символ закрытия', en: 'The close symbol' },
    'Символ закрытия в тексте способности — это плата. Сначала карта закрывается, то есть поворачивается на четверть оборота по часовой стрелке, и лишь потом способность применяется.',
    'The close symbol in an ability’s text is a payment. First the card closes, that is, turns 90 degrees clockwise; only then is the ability used.',
    { see: ['BH-G-close'] },
  ],
  'BH-8.23': [
    { ru: 'Действовавшая карта закрывается', en: 'A card that acts closes' },
    'В свой ход вы можете применять способности любых своих карт и атаковать ими. Карта, которая атакует или применяет способность с символом закрытия, закрывается. Пока она закрыта, ни то ни другое ей недоступно.',
    'In your turn you may attack with any of your cards and use their abilities. A card that attacks or uses an ability with the close symbol closes. While it is closed it can do neither.',
    { see: ['BH-10.5', 'BH-8.22', 'BH-G-action-of-a-card'] },
  ],
  'BH-8.24': [
    { ru: 'Конец хода: «в конце хода»', en: 'End of turn: “at the end of the turn”' },
    'Этап конца хода открывают способности «в конце хода».',
    'At the end of the turn, “at the end of the turn” abilities are executed first.',
    { see: ['BH-14.1'] },
  ],
  'BH-8.25': [
    { ru: 'Конец хода: «до конца хода»', en: 'End of turn: “until the end of the turn”' },
    'После них прекращается всё, что действует «до конца хода».',
    'After them, whatever works “until the end of the turn” stops working.',
  ],
  'BH-8.26': [
    { ru: 'Конец хода: передача', en: 'End of turn: hand over' },
    'Затем ход переходит к противнику.',
    'Then the turn passes to the opponent.',
  ],
  'BH-9.1': [
    { ru: 'Цель — карта в игре', en: 'Targets are in play' },
    'Целью способности бывает только то, что находится в игре, если не сказано иное.',
    'The target of an ability must be in play unless stated otherwise.',
    { see: ['BH-G-graveyard'] },
  ],
  'BH-9.2': [
    { ru: 'Зона — ваша', en: 'A zone is yours' },
    'Зона, которую называет способность, — например, рука — ваша, пока не сказано иное.',
    'A zone named by an ability – your hand, for instance – is your own unless stated otherwise.',
  ],
} as const satisfies Record<string, RuleRow>;
