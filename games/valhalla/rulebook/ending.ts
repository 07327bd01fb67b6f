import type { RuleRow } from '@vigrid/kernel';

/** Chapters 12–14: the last round, Ragnarök, scoring. */
export const ending = {
  'V-12.1': [
    { ru: 'Два условия', en: 'Two triggers' },
    'Ходы продолжаются, пока не случится хотя бы одно: какой-то игрок лишился последнего собственного щита или кончилась колода.',
    'Turns go on until at least one holds: a player has lost the last own shield, or the deck has run out.',
    { see: ['V-12.2'] },
  ],
  'V-12.2': [
    { ru: 'Последний раунд', en: 'Final round' },
    'Активный игрок заканчивает ход. Затем каждый, включая того, кто только что ходил, делает ещё 1 ход.',
    'The active player finishes the turn. Then every player, the one who just played included, takes 1 more turn.',
    { see: ['V-12.1', 'V-13.1'] },
  ],
  'V-12.3': [
    { ru: 'Никто не выбывает', en: 'No elimination' },
    'Потерявший последний щит остаётся в игре: делает ходы, сражается в Рагнарёке и может победить. Нападать на него уже нельзя.',
    'A player who lost the last shield stays in the game, takes turns, fights in Ragnarök and may win. They can no longer be attacked.',
    { see: ['V-6.14'] },
  ],
  'V-12.4': [
    { ru: 'Карт не хватает', en: 'Short deck' },
    'Если карт в колоде меньше, чем нужно взять, игрок берёт сколько есть.',
    'If the deck has fewer cards than are to be taken, the player takes what is left.',
    { see: ['V-6.17'] },
  ],
  'V-13.1': [
    { ru: 'Когда наступает Рагнарёк', en: 'When Ragnarök comes' },
    'После последнего раунда и до подсчёта очков каждый игрок по очереди ещё раз отправляет свой отряд в битву.',
    'After the final round and before scoring each player in turn sends the squad into battle once more.',
    { see: ['V-12.2', 'V-14.3'] },
  ],
  'V-13.2': [
    { ru: 'Как проходит Рагнарёк', en: 'How Ragnarök runs' },
    'Игроки по очереди бросают 6 кубиков, вооружают воинов, могут разыгрывать тактики и перебрасывать кубики. Кто активировал всех, кого может или хочет, передаёт кубики следующему.',
    'In turn order each player rolls 6 dice, arms warriors and may play tactics and re-roll. When a player has activated all they can or want, the dice go to the next.',
    { see: ['V-8.2'] },
  ],
  'V-13.3': [
    { ru: 'Кто попадает в Вальхаллу', en: 'Who reaches Valhalla' },
    'Все активированные воины игрока уходят в его Вальхаллу. Остальные его воины и вся рука сбрасываются.',
    'All warriors the player activated go to their Valhalla. The other warriors and the whole hand are discarded.',
    { see: ['V-11.5'] },
  ],
  'V-13.4': [
    { ru: 'Щитов не добыть', en: 'No shields' },
    'Рагнарёк — не нападение на противника, и щитов в нём не захватывают.',
    'Ragnarök is not an attack on an opponent; no shields are won.',
    { see: ['V-11.3'] },
  ],
  'V-13.5': [
    { ru: 'Ярлы в Рагнарёке', en: 'Jarls in Ragnarök' },
    'Способности ярлов применять можно; для них каждый игрок считается атакующим.',
    'Jarl abilities may be used; for them every player counts as attacker.',
  ],
  'V-14.1': [
    { ru: 'Победитель', en: 'Winner' },
    'Побеждает игрок, набравший больше всех очков доблести.',
    'The player with the most valour points wins.',
    { see: ['V-14.2'] },
  ],
  'V-14.2': [
    { ru: 'Ничья', en: 'Ties' },
    'Из равных по очкам побеждает тот, кто захватил больше щитов; при новом равенстве — тот, у кого больше собственных щитов. Если равны и они, победа общая.',
    'Among players tied for the lead the one with more captured shields wins; if still tied, the one with more own shields. If even these are equal, they share the victory.',
    { see: ['V-14.1'] },
  ],
  'V-14.3': [
    { ru: 'Из чего складываются очки', en: 'What scores' },
    'Очки игрока — сумма очков за щиты и за карты в его Вальхалле. Сколько дают щиты, зависит от числа игроков.',
    'A player’s score is the sum of the points for shields and for cards in their Valhalla. What shields are worth depends on the number of players.',
    { see: ['V-14.5', 'V-14.10'] },
  ],
  'V-14.4': [
    { ru: 'Щит — в одном наборе', en: 'One set per shield' },
    'Каждый щит засчитывается не больше чем в 1 наборе.',
    'A shield counts in at most 1 set.',
  ],
  'V-14.5': [
    { ru: 'Щиты: вдвоём', en: 'Shields with 2 players' },
    'Каждый захваченный щит приносит 2 очка, собственные щиты — 0.',
    'Each captured shield is worth 2 points, own shields 0.',
  ],
  'V-14.6': [
    { ru: 'Щиты: втроём', en: 'Shields with 3 players' },
    'Каждый щит, свой или захваченный, приносит 2 очка; каждый набор из 2 разных захваченных — ещё 2.',
    'Each shield, own or captured, is worth 2 points; each set of 2 different captured shields 2 more.',
    { see: ['V-14.4'] },
  ],
  'V-14.7': [
    { ru: 'Щиты: вчетвером', en: 'Shields with 4 players' },
    'Каждый щит, свой или захваченный, приносит 2 очка; каждый набор из 3 разных захваченных — ещё 3.',
    'Each shield, own or captured, is worth 2 points; each set of 3 different captured shields 3 more.',
    { see: ['V-14.4'] },
  ],
  'V-14.8': [
    { ru: 'Щиты: впятером', en: 'Shields with 5 players' },
    'Каждый щит, свой или захваченный, приносит 2 очка; каждый набор из 3 разных захваченных — ещё 2, из 4 разных — ещё 4.',
    'Each shield, own or captured, is worth 2 points; each set of 3 different captured shields 2 more, of 4 different 4 more.',
    { see: ['V-14.4'] },
  ],
  'V-14.9': [
    { ru: 'Щиты: вшестером', en: 'Shields with 6 players' },
    'Каждый щит, свой или захваченный, приносит 2 очка; каждый набор из 4 разных захваченных — ещё 3, из 5 разных — ещё 5.',
    'Each shield, own or captured, is worth 2 points; each set of 4 different captured shields 3 more, of 5 different 5 more.',
    { see: ['V-14.4'] },
  ],
  'V-14.10': [
    { ru: 'Карты в Вальхалле', en: 'Valhalla cards' },
    'Карта в Вальхалле приносит столько очков доблести, сколько указано в её левом нижнем углу.',
    'A card in Valhalla is worth the valour points in its lower left corner.',
    { see: ['V-2.3'] },
  ],
} as const satisfies Record<string, RuleRow>;
