import type { Rule } from '@vigrid/kernel';

/** Chapters 30–33: symbols in general, of Thor’s Help, Valkyries and quests. */
export const symbols = {
  'V-30.1': {
    chapter: '30',
    title: { ru: 'Когда играют тактику', en: 'When a tactic is played' },
    text: {
      ru: 'Если не сказано иное, тактику разыгрывают только в своей фазе атаки или защиты, после броска 6 кубиков.',
      en: 'Unless stated otherwise, a tactic is played only in one’s own attack or defence phase after the 6 dice were rolled.',
    },
    enforceable: true,
    see: ['V-8.6'],
  },
  'V-30.2': {
    chapter: '30',
    title: { ru: 'Сколько тактик', en: 'How many tactics' },
    text: {
      ru: 'Тактик можно разыграть сколько угодно.',
      en: 'A player may play as many tactics as they like.',
    },
    enforceable: true,
    see: ['V-8.6'],
  },
  'V-30.3': {
    chapter: '30',
    title: { ru: 'Нужен воин', en: 'A warrior is needed' },
    text: {
      ru: 'В битве нужно активировать хотя бы 1 воина; одних тактик недостаточно.',
      en: 'In a battle a player must activate at least 1 warrior; tactics alone do not do.',
    },
    enforceable: true,
    see: ['V-8.12', 'V-10.3'],
  },
  'V-30.4': {
    chapter: '30',
    title: { ru: 'Когда работает способность воина', en: 'When a warrior’s ability works' },
    text: {
      ru: 'Если не сказано иное, способность работает, когда накрыты все символы вооружения воина.',
      en: 'Unless stated otherwise, it works once all weapon symbols of the warrior are covered.',
    },
    enforceable: true,
    see: ['V-8.9'],
  },
  'V-30.5': {
    chapter: '30',
    title: { ru: 'Кубики остаются', en: 'Dice stay' },
    text: {
      ru: 'После активации воина и применения способности кубики с его карты не снимают.',
      en: 'After activation and use of the ability the dice are not taken off the card.',
    },
    enforceable: true,
    see: ['V-8.14'],
  },
  'V-30.6': {
    chapter: '30',
    title: { ru: 'Символ: до или после битвы', en: 'Symbol: before or after' },
    text: {
      ru: 'Стрелка показывает, когда играют карту: до битвы или после неё.',
      en: 'An arrow shows whether a card is played before or after the battle.',
    },
    enforceable: true,
    see: ['V-7.3'],
  },
  'V-30.7': {
    chapter: '30',
    title: { ru: 'Символ: после победы', en: 'Symbol: after victory' },
    text: {
      ru: 'Карту играют после выигранной битвы.',
      en: 'The card is played after winning a battle.',
    },
    enforceable: true,
  },
  'V-30.8': {
    chapter: '30',
    title: { ru: 'Символ: после поражения', en: 'Symbol: after defeat' },
    text: {
      ru: 'Карту играют после проигранной битвы.',
      en: 'The card is played after losing a battle.',
    },
    enforceable: true,
  },
  'V-30.9': {
    chapter: '30',
    title: { ru: 'Символ: атакующий', en: 'Symbol: attacker' },
    text: {
      ru: 'Карта только для атакующего игрока.',
      en: 'The card is for the attacking player only.',
    },
    enforceable: true,
  },
  'V-30.10': {
    chapter: '30',
    title: { ru: 'Символ: защищающийся', en: 'Symbol: defender' },
    text: {
      ru: 'Карта только для защищающегося игрока.',
      en: 'The card is for the defending player only.',
    },
    enforceable: true,
  },
  'V-30.11': {
    chapter: '30',
    title: { ru: 'Символы в рамке', en: 'Framed symbols' },
    text: {
      ru: 'Символы в рамке показывают, в какой ситуации работает карта, например после победы.',
      en: 'Symbols in a frame show the situation in which the card works, for example after a won battle.',
    },
    enforceable: true,
    see: ['V-30.7'],
  },
  'V-31.1': {
    chapter: '31',
    title: { ru: 'Тор: воинов меньше', en: 'Thor: fewer warriors' },
    text: {
      ru: 'У того, кому помогают, воинов меньше, чем у его противника в битве.',
      en: 'The helped player has fewer warriors than their opponent in the battle.',
    },
    enforceable: true,
    see: ['V-17.3'],
  },
  'V-31.2': {
    chapter: '31',
    title: { ru: 'Тор: меньше или столько же', en: 'Thor: fewer or as many' },
    text: {
      ru: 'У того, кому помогают, воинов меньше или столько же, сколько у его противника в битве.',
      en: 'The helped player has fewer or as many warriors as their opponent in the battle.',
    },
    enforceable: true,
    see: ['V-17.3'],
  },
  'V-31.3': {
    chapter: '31',
    title: { ru: 'Тор: карта', en: 'Thor: card' },
    text: {
      ru: 'Тот, кому помогают, перед битвой берёт 1 карту из колоды.',
      en: 'The helped player takes 1 card from the deck before the battle.',
    },
    enforceable: true,
    see: ['V-17.3'],
  },
  'V-31.4': {
    chapter: '31',
    title: { ru: 'Тор: сила', en: 'Thor: strength' },
    text: {
      ru: '+2 или +3 к боевой силе, как указано на карте.',
      en: '+2 or +3 combat strength, as printed.',
    },
    enforceable: true,
    see: ['V-8.17'],
  },
  'V-31.5': {
    chapter: '31',
    title: { ru: 'Тор: бесплатный переброс', en: 'Thor: free re-roll' },
    text: {
      ru: 'Тот, кому помогают, может один раз за битву перебросить кубики, не платя кубиком.',
      en: 'The helped player may once in the battle re-roll dice without paying a die.',
    },
    enforceable: true,
    see: ['V-8.4'],
  },
  'V-31.6': {
    chapter: '31',
    title: { ru: 'Тор: дополнительный кубик', en: 'Thor: extra die' },
    text: {
      ru: '1 дополнительный кубик из общего запаса.',
      en: '1 extra die from the pool.',
    },
    enforceable: true,
    see: ['V-5.4'],
  },
  'V-31.7': {
    chapter: '31',
    title: { ru: 'Тор: кража', en: 'Thor: steal' },
    text: {
      ru: 'Перед битвой тот, кому помогают, берёт 1 случайную карту из руки противника.',
      en: 'Before the battle the helped player takes 1 random card from the opponent’s hand.',
    },
    enforceable: true,
  },
  'V-32.1': {
    chapter: '32',
    title: { ru: 'Запас вооружения (тактика)', en: 'Weapon Stock (tactic)' },
    text: {
      ru: 'Карта считается кубиком с указанным символом вооружения: ею можно активировать воина или обеспечить тактику, которой нужен кубик.',
      en: 'The card counts as a die showing the printed weapon; it may serve to activate a warrior or for a tactic that asks for a die.',
    },
    enforceable: true,
    see: ['V-8.9', 'V-37.4'],
  },
  'V-32.2': {
    chapter: '32',
    title: { ru: 'Путь к Вальхалле (тактика)', en: 'Road to Valhalla (tactic)' },
    text: {
      ru: 'Только в защите. Атакующий выбирает 1 своего активированного воина: его сила больше не считается. Если этот воин был единственным, битва продолжается. После битвы, кто бы ни победил, он уходит в Вальхаллу атакующего.',
      en: 'Defence only. The attacker chooses 1 of their activated warriors: its strength stops counting. If it was the only one, the battle goes on. After the battle, whoever wins, that warrior goes to the attacker’s Valhalla.',
    },
    enforceable: true,
    see: ['V-8.17', 'V-18.3'],
  },
  'V-32.3': {
    chapter: '32',
    title: { ru: 'Великан: все разные', en: 'Giant: all different' },
    text: {
      ru: 'Великанам этого набора нужны символы вооружения, которые все различны. X не годится никогда.',
      en: 'The giants of this set need weapon symbols that are all different; X is never allowed.',
    },
    enforceable: true,
    see: ['V-9.1'],
  },
  'V-32.4': {
    chapter: '32',
    title: { ru: 'Ровно столько очков', en: 'Exact worth' },
    text: {
      ru: 'Бонусные очки берут одной или несколькими картами из стопки сброса, очки которых в сумме точно равны бонусу. Порядок остальных сохраняется.',
      en: 'Bonus points are taken as one or more cards from the discard pile whose points add up to exactly the bonus. The order of the rest is kept.',
    },
    enforceable: true,
    see: ['V-16.8'],
  },
  'V-32.5': {
    chapter: '32',
    title: { ru: 'Чьи воины считаются', en: 'Whose warriors count' },
    text: {
      ru: 'Для бонусов валькирий считаются только собственные воины игрока, уходящие в Вальхаллу, но не воины противника.',
      en: 'For Valkyrie bonuses only the player’s own warriors going to Valhalla count, never the opponent’s.',
    },
    enforceable: true,
    see: ['V-18.4'],
  },
  'V-32.6': {
    chapter: '32',
    title: { ru: 'Бонус: группа', en: 'Bonus: group' },
    text: {
      ru: '+1 очко доблести за каждого другого воина, попавшего в Вальхаллу вместе с этим.',
      en: '+1 valour point for each other warrior that enters Valhalla together with this one.',
    },
    enforceable: true,
    see: ['V-18.4'],
  },
  'V-32.7': {
    chapter: '32',
    title: { ru: 'Бонус: цвет', en: 'Bonus: colour' },
    text: {
      ru: '+2 очка доблести, если вместе с этим воином в Вальхаллу попадает другой воин указанного клана. Только один раз, сколько бы таких ни было.',
      en: '+2 valour points if another warrior of the printed clan enters Valhalla together with this one; only once, however many there are.',
    },
    enforceable: true,
    see: ['V-18.4'],
  },
  'V-32.8': {
    chapter: '32',
    title: { ru: 'Бонус: одиночка', en: 'Bonus: alone' },
    text: {
      ru: '+3 очка доблести, если больше никто из отряда игрока в Вальхаллу не попадает.',
      en: '+3 valour points if this is the only warrior of the player’s squad that enters Valhalla.',
    },
    enforceable: true,
    see: ['V-18.4'],
  },
  'V-33.1': {
    chapter: '33',
    title: { ru: 'Поручение', en: 'Quest' },
    text: {
      ru: '2 очка доблести тому, кто победил в битве и выполнил указанное требование. После битвы — не больше 1 поручения; выполненное уходит в Вальхаллу.',
      en: '2 valour points for a player who wins a battle and fulfils the printed demand. At most 1 quest after a battle; a fulfilled quest goes to Valhalla.',
    },
    enforceable: true,
    see: ['V-18.5', 'V-18.6', 'V-18.7'],
  },
  'V-33.2': {
    chapter: '33',
    title: { ru: 'Поручение: без перебросов', en: 'Quest: no re-roll' },
    text: {
      ru: 'Победитель в этой битве не перебрасывал кубиков. Перебросы, которые дали тактики, не мешают.',
      en: 'The winner did not re-roll dice in this battle. Re-rolls given by tactics do not break it.',
    },
    enforceable: true,
    see: ['V-8.3'],
  },
  'V-33.3': {
    chapter: '33',
    title: { ru: 'Поручение: перевес в пять', en: 'Quest: by five' },
    text: {
      ru: 'Боевая сила победителя больше силы проигравшего на 5 или больше.',
      en: 'The winner’s combat strength exceeds the loser’s by 5 or more.',
    },
    enforceable: true,
    see: ['V-8.17'],
  },
  'V-33.4': {
    chapter: '33',
    title: { ru: 'Поручение: три воина', en: 'Quest: three warriors' },
    text: {
      ru: 'Победитель активировал не меньше 3 воинов.',
      en: 'The winner activated at least 3 warriors.',
    },
    enforceable: true,
    see: ['V-8.9'],
  },
} as const satisfies Record<string, Rule>;
