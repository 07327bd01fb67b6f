import type { RuleRow } from '@vigrid/kernel';

/** Rules 601–605: victory, draw, the end of the game. */
export const victory = {
  'B12-601': [
    { ru: 'Как побеждают', en: 'How the game is won' },
    'Чтобы победить, надо оставить противника без существ в игровой зоне раньше, чем останешься без них сам. Его существ можно уничтожать, выводить из игры, то есть возвращать в колоду, и брать под свой контроль.',
    'To win, a player must leave the opponent without creatures in the play zone before being left without any. The opponent’s creatures may be destroyed, removed from play (returned to the deck) or taken control of.',
    { see: ['B12-602.1'] },
  ],
  'B12-602.1': [
    { ru: 'Чистая победа', en: 'Clean victory' },
    'Чистая победа присуждается игроку: (1) если под контролем противника в игровой зоне не осталось существ; (2) если противник сдался; (3) если у игрока решающее преимущество — победа наверняка, как бы ни легли кубики, и проиграть он не может; (4) если выполнилась особенность, по тексту которой он выиграл или противник проиграл; (5) если противнику засчитано поражение как наказание по турнирным правилам.',
    'A clean victory is awarded to a player: (1) if no creatures remain under the opponent’s control in the play zone; (2) if the opponent concedes; (3) if the player has a decisive advantage – victory is certain whatever the dice, and they cannot lose; (4) if a feature was executed whose text says that they have won or the opponent has lost; (5) if the opponent is given a loss as a penalty under the tournament rules.',
    { see: ['B12-503.1'] },
  ],
  'B12-602.2': [
    { ru: 'Решающее преимущество, когда время вышло', en: 'Decisive advantage on time' },
    'Если время вышло, а у одного из игроков решающее преимущество, он может через судью турнира потребовать чистой победы; порядок — по турнирным правилам.',
    'If time has run out but one player has a decisive advantage, they may demand a clean victory through the tournament judge; the tournament rules say how.',
    { enforceable: false },
  ],
  'B12-603.1': [
    { ru: 'Ничья', en: 'Draw' },
    'Ничья присуждается: (1) если оба игрока разом проиграли или разом выиграли; (2) если оба на неё согласны; (3) если шансов победить нет ни у кого.',
    'A draw is awarded: (1) if both players lose, or both win, at the same time; (2) if both agree to it; (3) if neither has any chance of winning.',
  ],
  'B12-603.2': [
    { ru: 'Предложение ничьей', en: 'Offering a draw' },
    'Пока игра не кончена, игрок может предложить ничью. Противник согласился — это ничья обоим. Не согласился — игра идёт дальше, и настаивать нельзя.',
    'While the game is not over a player may offer a draw. If the opponent accepts, the game is drawn. If not, it goes on, and the player may not insist.',
  ],
  'B12-603.3': [
    { ru: 'Ничья, когда время вышло', en: 'Draw on time' },
    'Если время вышло, а шансов победить нет ни у кого, игрок может через судью турнира потребовать ничьей; порядок — по турнирным правилам.',
    'If time has run out and neither player has any chance of winning, a player may demand a draw through the tournament judge; the tournament rules say how.',
    { enforceable: false },
  ],
  'B12-604.1': [
    { ru: 'Техническая победа и ничья', en: 'Technical victory and draw' },
    'Если время вышло, а шансы победить есть у обоих, может быть присуждена техническая победа или техническая ничья. Когда второй игрок закончит ход, игру останавливают и складывают стоимости карт под контролем каждого; золотой кристалл считается за серебряный. Исход по этим суммам определяют турнирные правила.',
    'If time has run out and both players have chances of winning, a technical victory or a technical draw may be awarded. After the Second player finishes their turn the game is stopped and the costs of the cards each player controls are added up, a gold crystal counting as a silver one. The tournament rules decide the result from the totals.',
  ],
  'B12-604.2': [
    { ru: 'Кто присуждает техническую победу', en: 'Who awards a technical victory' },
    'Присудить техническую победу может только главный судья турнира.',
    'Only the head judge of a tournament may award a technical victory.',
    { enforceable: false },
  ],
  'B12-605.1': [
    { ru: 'Исход окончателен', en: 'The result is final' },
    'Когда игроку присуждены победа, ничья или поражение, никакие эффекты и действия уже не изменят этого и не повлияют на эту игру.',
    'Once a victory, draw or loss has been awarded to a player, no effects or card actions can change that or influence that game.',
  ],
  'B12-605.2': [
    { ru: 'После игры', en: 'After the game' },
    'После игры скрытые карты вскрывают, затем со всех карт снимают эффекты и возвращают их в колоды. Эффекты на клетках поля боя тоже пропадают.',
    'When the game ends, hidden cards are revealed, then all cards are freed from effects and returned to their decks. Effects on cells of the battlefield disappear too.',
    { see: ['B12-701.4'] },
  ],
} as const satisfies Record<string, RuleRow>;
