import type { Rule } from '@vigrid/kernel';

/** Chapters 12–14: the last round, Ragnarök, scoring. */
export const ending = {
  'V-12.1': {
    chapter: '12',
    title: { ru: 'Два условия', en: 'Two triggers' },
    text: {
      ru: 'Ходы продолжаются, пока не случится хотя бы одно: какой-то игрок лишился последнего собственного щита или кончилась колода.',
      en: 'Turns go on until at least one holds: a player has lost the last own shield, or the deck has run out.',
    },
    enforceable: true,
    see: ['V-12.2'],
  },
  'V-12.2': {
    chapter: '12',
    title: { ru: 'Последний раунд', en: 'Final round' },
    text: {
      ru: 'Активный игрок заканчивает ход. Затем каждый, включая того, кто только что ходил, делает ещё 1 ход.',
      en: 'The active player finishes the turn. Then every player, the one who just played included, takes 1 more turn.',
    },
    enforceable: true,
    see: ['V-12.1', 'V-13.1'],
  },
  'V-12.3': {
    chapter: '12',
    title: { ru: 'Никто не выбывает', en: 'No elimination' },
    text: {
      ru: 'Потерявший последний щит остаётся в игре: делает ходы, сражается в Рагнарёке и может победить. Нападать на него уже нельзя.',
      en: 'A player who lost the last shield stays in the game, takes turns, fights in Ragnarök and may win. They can no longer be attacked.',
    },
    enforceable: true,
    see: ['V-6.14'],
  },
  'V-12.4': {
    chapter: '12',
    title: { ru: 'Карт не хватает', en: 'Short deck' },
    text: {
      ru: 'Если карт в колоде меньше, чем нужно взять, игрок берёт сколько есть.',
      en: 'If the deck has fewer cards than are to be taken, the player takes what is left.',
    },
    enforceable: true,
    see: ['V-6.17'],
  },
  'V-13.1': {
    chapter: '13',
    title: { ru: 'Когда наступает Рагнарёк', en: 'When Ragnarök comes' },
    text: {
      ru: 'После последнего раунда и до подсчёта очков каждый игрок по очереди ещё раз отправляет свой отряд в битву.',
      en: 'After the final round and before scoring each player in turn sends the squad into battle once more.',
    },
    enforceable: true,
    see: ['V-12.2', 'V-14.3'],
  },
  'V-13.2': {
    chapter: '13',
    title: { ru: 'Как проходит Рагнарёк', en: 'How Ragnarök runs' },
    text: {
      ru: 'Игроки по очереди бросают 6 кубиков, вооружают воинов, могут разыгрывать тактики и перебрасывать кубики. Кто активировал всех, кого может или хочет, передаёт кубики следующему.',
      en: 'In turn order each player rolls 6 dice, arms warriors and may play tactics and re-roll. When a player has activated all they can or want, the dice go to the next.',
    },
    enforceable: true,
    see: ['V-8.2'],
  },
  'V-13.3': {
    chapter: '13',
    title: { ru: 'Кто попадает в Вальхаллу', en: 'Who reaches Valhalla' },
    text: {
      ru: 'Все активированные воины игрока уходят в его Вальхаллу. Остальные его воины и вся рука сбрасываются.',
      en: 'All warriors the player activated go to their Valhalla. The other warriors and the whole hand are discarded.',
    },
    enforceable: true,
    see: ['V-11.5'],
  },
  'V-13.4': {
    chapter: '13',
    title: { ru: 'Щитов не добыть', en: 'No shields' },
    text: {
      ru: 'Рагнарёк — не нападение на противника, и щитов в нём не захватывают.',
      en: 'Ragnarök is not an attack on an opponent; no shields are won.',
    },
    enforceable: true,
    see: ['V-11.3'],
  },
  'V-13.5': {
    chapter: '13',
    title: { ru: 'Ярлы в Рагнарёке', en: 'Jarls in Ragnarök' },
    text: {
      ru: 'Способности ярлов применять можно; для них каждый игрок считается атакующим.',
      en: 'Jarl abilities may be used; for them every player counts as attacker.',
    },
    enforceable: true,
  },
  'V-14.1': {
    chapter: '14',
    title: { ru: 'Победитель', en: 'Winner' },
    text: {
      ru: 'Побеждает игрок, набравший больше всех очков доблести.',
      en: 'The player with the most valour points wins.',
    },
    enforceable: true,
    see: ['V-14.2'],
  },
  'V-14.2': {
    chapter: '14',
    title: { ru: 'Ничья', en: 'Ties' },
    text: {
      ru: 'Из равных по очкам побеждает тот, кто захватил больше щитов; при новом равенстве — тот, у кого больше собственных щитов. Если равны и они, победа общая.',
      en: 'Among players tied for the lead the one with more captured shields wins; if still tied, the one with more own shields. If even these are equal, they share the victory.',
    },
    enforceable: true,
    see: ['V-14.1'],
  },
  'V-14.3': {
    chapter: '14',
    title: { ru: 'Из чего складываются очки', en: 'What scores' },
    text: {
      ru: 'Очки игрока — сумма очков за щиты и за карты в его Вальхалле. Сколько дают щиты, зависит от числа игроков.',
      en: 'A player’s score is the sum of the points for shields and for cards in their Valhalla. What shields are worth depends on the number of players.',
    },
    enforceable: true,
    see: ['V-14.5', 'V-14.10'],
  },
  'V-14.4': {
    chapter: '14',
    title: { ru: 'Щит — в одном наборе', en: 'One set per shield' },
    text: {
      ru: 'Каждый щит засчитывается не больше чем в 1 наборе.',
      en: 'A shield counts in at most 1 set.',
    },
    enforceable: true,
  },
  'V-14.5': {
    chapter: '14',
    title: { ru: 'Щиты: вдвоём', en: 'Shields with 2 players' },
    text: {
      ru: 'Каждый захваченный щит приносит 2 очка, собственные щиты — 0.',
      en: 'Each captured shield is worth 2 points, own shields 0.',
    },
    enforceable: true,
  },
  'V-14.6': {
    chapter: '14',
    title: { ru: 'Щиты: втроём', en: 'Shields with 3 players' },
    text: {
      ru: 'Каждый щит, свой или захваченный, приносит 2 очка; каждый набор из 2 разных захваченных — ещё 2.',
      en: 'Each shield, own or captured, is worth 2 points; each set of 2 different captured shields 2 more.',
    },
    enforceable: true,
    see: ['V-14.4'],
  },
  'V-14.7': {
    chapter: '14',
    title: { ru: 'Щиты: вчетвером', en: 'Shields with 4 players' },
    text: {
      ru: 'Каждый щит, свой или захваченный, приносит 2 очка; каждый набор из 3 разных захваченных — ещё 3.',
      en: 'Each shield, own or captured, is worth 2 points; each set of 3 different captured shields 3 more.',
    },
    enforceable: true,
    see: ['V-14.4'],
  },
  'V-14.8': {
    chapter: '14',
    title: { ru: 'Щиты: впятером', en: 'Shields with 5 players' },
    text: {
      ru: 'Каждый щит, свой или захваченный, приносит 2 очка; каждый набор из 3 разных захваченных — ещё 2, из 4 разных — ещё 4.',
      en: 'Each shield, own or captured, is worth 2 points; each set of 3 different captured shields 2 more, of 4 different 4 more.',
    },
    enforceable: true,
    see: ['V-14.4'],
  },
  'V-14.9': {
    chapter: '14',
    title: { ru: 'Щиты: вшестером', en: 'Shields with 6 players' },
    text: {
      ru: 'Каждый щит, свой или захваченный, приносит 2 очка; каждый набор из 4 разных захваченных — ещё 3, из 5 разных — ещё 5.',
      en: 'Each shield, own or captured, is worth 2 points; each set of 4 different captured shields 3 more, of 5 different 5 more.',
    },
    enforceable: true,
    see: ['V-14.4'],
  },
  'V-14.10': {
    chapter: '14',
    title: { ru: 'Карты в Вальхалле', en: 'Valhalla cards' },
    text: {
      ru: 'Карта в Вальхалле приносит столько очков доблести, сколько указано в её левом нижнем углу.',
      en: 'A card in Valhalla is worth the valour points in its lower left corner.',
    },
    enforceable: true,
    see: ['V-2.3'],
  },
} as const satisfies Record<string, Rule>;
