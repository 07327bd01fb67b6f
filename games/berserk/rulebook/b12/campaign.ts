import type { RuleRow } from '@vigrid/kernel';

/** Rules 701–703: the campaign. */
export const campaign = {
  'B12-701.1': [
    { ru: 'Кампания — серия игр', en: 'A campaign is a series of games' },
    'Кампания состоит из нескольких игр. Следующую каждый начинает той самой колодой, с которой закончил предыдущую.',
    'A campaign consists of several games. Each player starts the next one with the very deck with which they ended the one before.',
  ],
  'B12-701.2': [
    { ru: 'Победа в кампании', en: 'Winning a campaign' },
    'До начала договариваются, до скольких побед играют; кто первым их одержит, тот выиграл кампанию. Можно условиться и о числе игр: тогда побеждает тот, у кого больше побед.',
    'Before it begins the players agree on a number of victories; the first to reach it wins the campaign. They may instead agree on a number of games; then the player with more victories wins.',
  ],
  'B12-701.3': [
    { ru: 'Размер колоды', en: 'Deck size' },
    'Размер колоды в кампании правилами не ограничен. Наибольший игроки назначают сами; обычно он зависит от того, сколько игр они собираются сыграть.',
    'Deck size in a campaign is not limited by the rules. The players agree on a maximum themselves; it usually depends on how many games they mean to play.',
  ],
  'B12-701.4': [
    { ru: 'Карты в игре после партии', en: 'Cards in play after a game' },
    'Когда игра кончилась, оставшиеся в игровой зоне карты победителя возвращаются в колоду владельца, а карты проигравшего уходят на кладбище владельца.',
    'When a game ends, the winner’s cards that remain in the play zone return to their owner’s deck, and the loser’s go to their owner’s graveyard.',
    { see: ['B12-605.2'] },
  ],
  'B12-701.5': [
    { ru: 'Сайдборд', en: 'Sideboard' },
    'После каждой игры карты с обоих кладбищ отправляются в сайдборд, особую зону, у каждого игрока свою. В следующих играх кампании они не участвуют.',
    'After each game the cards in both graveyards go to the sideboard, a special zone; each player has their own. They take no part in further games of the campaign.',
  ],
  'B12-702.1': [
    { ru: 'Отступают только существа', en: 'Only creatures retreat' },
    'В кампании существа могут отступать. Местности, артефакты и экипировка не отступают.',
    'In a campaign creatures may retreat. Terrains, artifacts and equipment do not.',
  ],
  'B12-702.2': [
    { ru: 'Сначала закрыться на отступление', en: 'Closing for retreat comes first' },
    'Прежде чем отступить, существо должно один раз закрыться на отступление в своём третьем ряду, летающее — во вспомогательной зоне. Закрытие на отступление — дополнительное свойство.',
    'Before retreating a creature must once close for retreat in its own third row, a flyer in the auxiliary zone. Closing for retreat is an additional property.',
    { see: ['B12-107.1'] },
  ],
  'B12-702.3': [
    { ru: 'Закрытие на отступление — медленное действие', en: 'Closing for retreat is slow' },
    'Это медленное действие вида «закрыть: закрыться на отступление». Активный игрок может в подфазу выбора закрыть так своё существо, если оно в своём третьем ряду, а летающее — во вспомогательной зоне.',
    'This is a slow card action of the form “close: close for retreat”. In the Choice subphase the Active player may so close a creature that is in its own third row, or a flyer in the auxiliary zone.',
    { see: ['B12-412.2'] },
  ],
  'B12-702.4': [
    { ru: 'Отступление', en: 'The retreat' },
    'Закрывшись на отступление, существо ещё остаётся в игровой зоне на следующий ход противника. Когда тот кончился, оно возвращается в колоду владельца; потерять этот эффект нельзя.',
    'A creature that has closed for retreat stays in the play zone until the end of the opponent’s next turn. When that ends, it returns to its owner’s deck; this effect cannot be lost.',
  ],
  'B12-702.5': [
    { ru: 'Отступление симбиотов', en: 'Retreat of symbionts' },
    'Симбиот, как и всякое существо, для отступления должен закрыться в своём третьем ряду. Отступить он может и отдельно от хозяина; если же хозяин отступил, а он нет, симбиот погибает.',
    'A symbiont, like any creature, must close for retreat in its own third row. It may retreat apart from its host; but if the host has retreated and it has not, it dies.',
    { see: ['B12-209.4'] },
  ],
  'B12-703.1': [
    { ru: 'Раздача и пересдача в кампании', en: 'Deal and redeal in a campaign' },
    'Раздают и пересдают по общим правилам, но проигравший прошлую игру сначала берёт в руку из своей колоды 2 любые карты, затем перемешивает её и досдаёт до 15.',
    'Dealing and redealing follow the general rules, except that the loser of the previous game first takes any 2 cards from their deck into hand, then shuffles it and deals up to 15.',
    { see: ['B12-402.3', 'B12-402.4'] },
  ],
} as const satisfies Record<string, RuleRow>;
