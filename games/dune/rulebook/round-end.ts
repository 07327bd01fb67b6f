import type { BoxedRow } from './box.ts';

/** Chapters 13–15: makers, recall, the end of the game. */
export const roundEnd = {
  'D-13.1': [
    { ru: 'Ячейки Подателя', en: 'Maker spaces' },
    'База: Имперская котловина (1 Пряность), Котловина Хагга (2), Великая равнина (3). «Восстание»: Имперская котловина (1), Котловина Хагга (2), Глубокая пустыня (4); при 6 игроках ещё Эрг Хаббанья (2).',
    'Base: Imperial Basin (base spice 1), Hagga Basin (2), The Great Flat (3). Uprising: Imperial Basin (1), Hagga Basin (2), Deep Desert (4); with 6 players also Habbanya Erg (2).',
    { see: ['D-F-118'] },
  ],
  'D-13.2': [
    { ru: 'Сбор', en: 'Harvest' },
    'Отправка агента в ячейку Подателя даёт её базовую Пряность и всю бонусную, что там лежит.',
    'Sending an Agent to a maker space gives its base spice and all bonus spice lying there.',
    { see: ['D-13.6'] },
  ],
  'D-13.3': [
    { ru: 'Фаза Подателей', en: 'Makers phase' },
    'В фазе 4 на каждую ячейку Подателя без агента кладут 1 Пряность из банка; бонусная Пряность копится.',
    'In phase 4, 1 spice from the bank is added to each maker space without an Agent; bonus spice accumulates.',
    { see: ['D-13.4'] },
  ],
  'D-13.4': [
    { ru: 'Ушедший агент', en: 'Moved Agents' },
    'Ячейка Подателя, которую агент покинул до фазы 4, считается пустой.',
    'A maker space left by its Agent before phase 4 counts as empty.',
    { see: ['D-13.3'] },
  ],
  'D-13.5': [
    { ru: 'Грузолёт и «Стучалка»', en: 'Carryall and Thumper' },
    '«Грузолёт» удваивает только базовую Пряность, «Стучалка» — только бонусную.',
    'Carryall doubles only the base spice, Thumper only the bonus spice.',
    { see: ['D-F-020', 'D-F-022'] },
  ],
  'D-13.6': [
    { ru: 'Сбор в «Восстании»', en: 'Harvest in Uprising' },
    'В Котловине Хагга и Глубокой пустыне игрок берёт всю бонусную Пряность, а затем либо базовую, либо, с крюком подателя, 1 или 2 песчаных червей.',
    'At Hagga Basin and Deep Desert the player takes all bonus spice and then either the base spice or, with Maker Hooks, 1 or 2 sandworms.',
    { box: 'uprising', see: ['D-25.14', 'D-25.15'] },
  ],
  'D-14.1': [
    { ru: 'Сначала проверка конца', en: 'End check first' },
    'Если условие конца игры выполнено, начинается завершение партии; к новому раунду ничего не готовят.',
    'If the end condition holds, the Endgame begins; nothing is prepared for another round.',
    { see: ['D-15.1'] },
  ],
  'D-14.2': [
    { ru: 'Подготовка нового раунда', en: 'Preparing the next round' },
    'Иначе ментат возвращается на свою ячейку (если его не выиграли в «Преодолении хаоса»), агенты — на лидеров, жетон первого игрока переходит по часовой стрелке, начинается новый раунд.',
    'Otherwise the Mentat returns to its space (unless won by Sort Through the Chaos), all Agents return to their Leaders, the First Player marker passes clockwise and a new round begins.',
    { see: ['D-11.11'] },
  ],
  'D-14.3': [
    { ru: 'Жетон и автоматические места', en: 'Marker with automated seats' },
    'В одиночной игре жетон проходит и через места оппонентов. В базе вдвоём Дом Хагаль его не получает, в «Восстании» вдвоём его не бывает у оппонента.',
    'In a solo game the marker passes over the Rivals’ seats as well. In the two-player base game House Hagal has no First Player marker, in two-player Uprising the Rival never holds it.',
    { see: ['D-1.11'] },
  ],
  'D-15.1': [
    { ru: 'Условие конца', en: 'End condition' },
    'Игра кончается в конце раунда (фаза 5), если у кого-то 10 ПО или больше или колода конфликтов пуста. В эпическом режиме нужно 12 ПО. В варианте «до 11» — 11 ПО, а при 4 игроках начинают с 0 и играют до 10.',
    'The game ends at the end of a round (phase 5) if any player has 10 or more VP or the Conflict deck is empty. In Epic Game Mode 12 VP. In Go to 11, 11 VP; with 4 players start at 0 and play to 10.',
    { see: ['D-23.27', 'D-24.21'] },
  ],
  'D-15.2': [
    { ru: 'Карты конца игры', en: 'Endgame cards' },
    'Игроки могут сыграть карты интриг «Конец игры»; затем сравнивают ПО.',
    'Players may play Endgame Intrigue cards; then VP are compared.',
    { see: ['D-15.3'] },
  ],
  'D-15.3': [
    { ru: 'Порядок карт конца игры', en: 'Order of Endgame cards' },
    'Порядок правилами не задан. Разумно играть по очереди с первого игрока, каждый по разу и сколько угодно карт.',
    'The rules fix no order. Turn order from the first player, each once with any number of cards, is recommended.',
    { see: ['D-15.2'] },
  ],
  'D-15.4': [
    { ru: 'Ничья за победу', en: 'Tie-breaks' },
    'У равных по ПО сравнивают по порядку Пряность, солярии, воду, отряды в гарнизоне; побеждает тот, у кого больше.',
    'Among players tied for most VP compare, in this order, spice, Solari, water, troops in the garrison; the higher amount wins.',
    { see: ['D-F-013', 'D-15.5'] },
  ],
  'D-15.5': [
    { ru: 'Последний критерий', en: 'Final tie-break' },
    'Если всё равно, побеждает тот, кто в последнем раунде сделал ход раскрытия позже.',
    'If still tied, the player who took the Reveal turn later in the last round wins.',
    { see: ['D-F-043'] },
  ],
  'D-15.6': [
    { ru: 'Чаумурки', en: 'Chaumurky' },
    'Владелец «Чаумурков» побеждает при любой ничьей за победу, прежде всех других критериев.',
    'The owner of Chaumurky wins every tie for victory, before all other criteria.',
    { box: 'ix', see: ['D-F-108'] },
  ],
  'D-15.7': [
    { ru: 'Больше 12 очков', en: 'Above 12' },
    'ПО сверх 12 засчитываются, хотя трек кончается на 12.',
    'VP above 12 are counted although the track ends at 12.',
    { see: ['D-F-078'] },
  ],
  'D-15.8': [
    { ru: 'Внезапный перевес', en: 'Tiebreaker' },
    'Пряность от «Внезапного перевеса» в конце игры учитывается при разрешении ничьей.',
    'Spice gained from Tiebreaker at Endgame counts for the tie-breaks.',
    { see: ['D-F-013', 'D-15.4'] },
  ],
} as const satisfies Record<string, BoxedRow>;
