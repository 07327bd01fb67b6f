import type { Rule } from '@vigrid/kernel';

/** Rules 701–703: the campaign. */
export const campaign = {
  'B12-701.1': {
    chapter: 'B12-701',
    title: { ru: 'Кампания — серия игр', en: 'A campaign is a series of games' },
    text: {
      ru: 'Кампания состоит из нескольких игр. Следующую каждый начинает той самой колодой, с которой закончил предыдущую.',
      en: 'A campaign consists of several games. Each player starts the next one with the very deck with which they ended the one before.',
    },
    enforceable: true,
  },
  'B12-701.2': {
    chapter: 'B12-701',
    title: { ru: 'Победа в кампании', en: 'Winning a campaign' },
    text: {
      ru: 'До начала договариваются, до скольких побед играют; кто первым их одержит, тот выиграл кампанию. Можно условиться и о числе игр: тогда побеждает тот, у кого больше побед.',
      en: 'Before it begins the players agree on a number of victories; the first to reach it wins the campaign. They may instead agree on a number of games; then the player with more victories wins.',
    },
    enforceable: true,
  },
  'B12-701.3': {
    chapter: 'B12-701',
    title: { ru: 'Размер колоды', en: 'Deck size' },
    text: {
      ru: 'Размер колоды в кампании правилами не ограничен. Наибольший игроки назначают сами; обычно он зависит от того, сколько игр они собираются сыграть.',
      en: 'Deck size in a campaign is not limited by the rules. The players agree on a maximum themselves; it usually depends on how many games they mean to play.',
    },
    enforceable: true,
  },
  'B12-701.4': {
    chapter: 'B12-701',
    title: { ru: 'Карты в игре после партии', en: 'Cards in play after a game' },
    text: {
      ru: 'Когда игра кончилась, оставшиеся в игровой зоне карты победителя возвращаются в колоду владельца, а карты проигравшего уходят на кладбище владельца.',
      en: 'When a game ends, the winner’s cards that remain in the play zone return to their owner’s deck, and the loser’s go to their owner’s graveyard.',
    },
    enforceable: true,
    see: ['B12-605.2'],
  },
  'B12-701.5': {
    chapter: 'B12-701',
    title: { ru: 'Сайдборд', en: 'Sideboard' },
    text: {
      ru: 'После каждой игры карты с обоих кладбищ отправляются в сайдборд, особую зону, у каждого игрока свою. В следующих играх кампании они не участвуют.',
      en: 'After each game the cards in both graveyards go to the sideboard, a special zone; each player has their own. They take no part in further games of the campaign.',
    },
    enforceable: true,
  },
  'B12-702.1': {
    chapter: 'B12-702',
    title: { ru: 'Отступают только существа', en: 'Only creatures retreat' },
    text: {
      ru: 'В кампании существа могут отступать. Местности, артефакты и экипировка не отступают.',
      en: 'In a campaign creatures may retreat. Terrains, artifacts and equipment do not.',
    },
    enforceable: true,
  },
  'B12-702.2': {
    chapter: 'B12-702',
    title: { ru: 'Сначала закрыться на отступление', en: 'Closing for retreat comes first' },
    text: {
      ru: 'Прежде чем отступить, существо должно один раз закрыться на отступление в своём третьем ряду, летающее — во вспомогательной зоне. Закрытие на отступление — дополнительное свойство.',
      en: 'Before retreating a creature must once close for retreat in its own third row, a flyer in the auxiliary zone. Closing for retreat is an additional property.',
    },
    enforceable: true,
    see: ['B12-107.1'],
  },
  'B12-702.3': {
    chapter: 'B12-702',
    title: { ru: 'Закрытие на отступление — медленное действие', en: 'Closing for retreat is slow' },
    text: {
      ru: 'Это медленное действие вида «закрыть: закрыться на отступление». Активный игрок может в подфазу выбора закрыть так своё существо, если оно в своём третьем ряду, а летающее — во вспомогательной зоне.',
      en: 'This is a slow card action of the form “close: close for retreat”. In the Choice subphase the Active player may so close a creature that is in its own third row, or a flyer in the auxiliary zone.',
    },
    enforceable: true,
    see: ['B12-412.2'],
  },
  'B12-702.4': {
    chapter: 'B12-702',
    title: { ru: 'Отступление', en: 'The retreat' },
    text: {
      ru: 'Закрывшись на отступление, существо ещё остаётся в игровой зоне на следующий ход противника. Когда тот кончился, оно возвращается в колоду владельца; потерять этот эффект нельзя.',
      en: 'A creature that has closed for retreat stays in the play zone until the end of the opponent’s next turn. When that ends, it returns to its owner’s deck; this effect cannot be lost.',
    },
    enforceable: true,
  },
  'B12-702.5': {
    chapter: 'B12-702',
    title: { ru: 'Отступление симбиотов', en: 'Retreat of symbionts' },
    text: {
      ru: 'Симбиот, как и всякое существо, для отступления должен закрыться в своём третьем ряду. Отступить он может и отдельно от хозяина; если же хозяин отступил, а он нет, симбиот погибает.',
      en: 'A symbiont, like any creature, must close for retreat in its own third row. It may retreat apart from its host; but if the host has retreated and it has not, it dies.',
    },
    enforceable: true,
    see: ['B12-209.4'],
  },
  'B12-703.1': {
    chapter: 'B12-703',
    title: { ru: 'Раздача и пересдача в кампании', en: 'Deal and redeal in a campaign' },
    text: {
      ru: 'Раздают и пересдают по общим правилам, но проигравший прошлую игру сначала берёт в руку из своей колоды 2 любые карты, затем перемешивает её и досдаёт до 15.',
      en: 'Dealing and redealing follow the general rules, except that the loser of the previous game first takes any 2 cards from their deck into hand, then shuffles it and deals up to 15.',
    },
    enforceable: true,
    see: ['B12-402.3', 'B12-402.4'],
  },
} as const satisfies Record<string, Rule>;
