/** The questions of Dune as sentences. */
import type { Lang, Names, Question, Text } from '@vigrid/kernel';
import { isKey, quoted, say } from '@vigrid/speech';

/** Everything Dune asks: the keys of `Question.ask`. */
export type Ask = keyof typeof asks;

export function question(q: Question, lang: Lang, names: Names): string {
  if (!isKey(asks, q.ask)) return say('Что выбираете?', 'What do you choose?')[lang];
  const asked = asks[q.ask];
  const source = q.about?.source;
  if (source === undefined || !withSource.has(q.ask)) return asked[lang];
  const name = names.card(source);
  return lang === 'ru'
    ? `${quoted(name)}: ${asked.ru.charAt(0).toLowerCase()}${asked.ru.slice(1)}`
    : `${name}: ${asked.en}`;
}

/** Questions that say first which card asks. */
const withSource = new Set<string>([
  'influence',
  'loseInfluence',
  'trash',
  'trashCost',
  'discard',
  'retreat',
  'deploy',
  'loseTroop',
  'recallAgent',
  'acquire',
  'place',
  'top',
  'recover',
  'choose',
  'firstOfTwo',
  'secondOfTwo',
  'opponent',
  'voice',
  'mayPass',
  'tech',
  'freighter',
  'swapIntrigues',
  'buryIntrigue',
  'ambush',
  'retreatDreadnoughts',
  'spy',
  'fetchSpy',
  'recallSpy',
  'shieldWall',
  'turnDown',
  'sortDraw',
  'sortDiscard',
]);

const asks = {
  turn: say(
    'Ваш ход: отправьте агента или раскройте карты.',
    'Your turn: send an Agent or reveal your hand.',
  ),
  effects: say('Что дальше в этом ходу?', 'What next in this turn?'),
  reveal: say('Раскрытие: примените эффекты, купите карты.', 'Reveal turn: use effects, acquire cards.'),
  exchange: say('Сколько Пряности продать?', 'How much spice do you sell?'),
  price: say('Сколько заплатить в этой ячейке?', 'How much do you pay at this space?'),
  spy: say('На какой пост поставить шпиона?', 'On which post do you place the Spy?'),
  fetchSpy: say(
    'Все шпионы на поле: отозвать одного, чтобы поставить его снова?',
    'All your Spies are on the board: recall one to place it anew?',
  ),
  recallSpy: say('Какого шпиона отозвать?', 'Which Spy do you recall?'),
  intelligenceOfSpy: say(
    'Разведка: отозвать шпиона и взять карту?',
    'Gather Intelligence: recall a Spy to draw a card?',
  ),
  shieldWall: say('Взорвать Барьерную Стену?', 'Do you blow up the Shield Wall?'),
  contract: say('Какой контракт взять?', 'Which contract do you take?'),
  keepContract: say('Какой контракт оставить себе?', 'Which contract do you keep?'),
  turnDown: say('Какую карту перевернуть лицом вниз?', 'Which card do you turn face down?'),
  train: say('Куда продвинуться по треку тренировок?', 'Which way on the Training track?'),
  sortDraw: say('Какую из трёх карт взять?', 'Which of the three cards do you draw?'),
  sortDiscard: say('Какую сбросить? Последняя удаляется.', 'Which do you discard? The last is trashed.'),
  combat: say('Сыграть карту сражения или пасовать?', 'Play a Combat card or pass?'),
  victory: say(
    'Вы победили в сражении: сыграть карту или пасовать?',
    'You have won the Conflict: play a card or pass?',
  ),
  endgame: say('Сыграть карту конца игры?', 'Play an Endgame card?'),
  masterstroke: say('Выберите тайно две фракции.', 'Choose two Factions in secret.'),
  defend: say(
    'Разместить 1 отряд из запаса в защиту своей территории?',
    'Deploy 1 troop from your supply to defend your location?',
  ),
  influence: say('У какой фракции получить влияние?', 'With which Faction do you gain Influence?'),
  loseInfluence: say('У какой фракции потерять влияние?', 'With which Faction do you lose Influence?'),
  passAlliance: say('Кому отдать жетон союза?', 'Who receives the Alliance token?'),
  trash: say('Какую карту удалить? Можно не удалять.', 'Which card do you trash, if any?'),
  trashCost: say('Какую карту удалить?', 'Which card do you trash?'),
  discard: say('Какие карты сбросить с руки?', 'Which cards do you discard?'),
  retreat: say('Сколько отрядов отступит?', 'How many troops retreat?'),
  deploy: say(
    'Сколько отрядов разместить в зоне конфликта?',
    'How many troops do you deploy to the Conflict?',
  ),
  loseTroop: say('Откуда потерять отряд?', 'From where do you lose a troop?'),
  recallAgent: say('Какого агента вернуть лидеру?', 'Which Agent do you recall?'),
  acquire: say('Какую карту получить?', 'Which card do you acquire?'),
  place: say('Куда положить эту карту?', 'Where does this card go?'),
  voice: say('Какую ячейку закрыть для соперников?', 'Which space do you close to opponents?'),
  recover: say('Какую карту взять из сброса?', 'Which card do you take from your discard pile?'),
  top: say('Верхняя карта колоды: взять её или удалить?', 'The top card of your deck: draw it or trash it?'),
  mayPass: say('Пропустить этот ход?', 'Pass this turn?'),
  manipulate: say('Какую карту ряда отложить для себя?', 'Which card of the Row do you set aside?'),
  choose: say('Что выбираете?', 'What do you choose?'),
  firstOfTwo: say('Выберите две награды. Какую первой?', 'Choose two rewards. Which first?'),
  secondOfTwo: say('Какую награду второй?', 'Which reward second?'),
  opponent: say('Какой соперник?', 'Which opponent?'),
  research: say('Куда продвинуться по треку исследований?', 'Which way on the research track?'),
  trashIntrigue: say('Какую карту интриги удалить?', 'Which Intrigue card do you trash?'),
  aftermath: say(
    'Вы потеряли отряды: сыграть карту или пасовать?',
    'You have lost troops: play a card or pass?',
  ),
  tech: say('Какую технологию получить?', 'Which Tech tile do you acquire?'),
  freighter: say('Продвинуть транспортник или вернуть его?', 'Advance the Freighter or recall it?'),
  swapIntrigues: say(
    'Какие карты интриг положить под низ колоды и взять взамен новые?',
    'Which Intrigue cards go under the deck for as many new ones?',
  ),
  buryIntrigue: say(
    'Какую карту интриги положить под низ колоды?',
    'Which Intrigue card goes under the deck?',
  ),
  ambush: say('Чьё подразделение отступит?', 'Whose unit retreats?'),
  retreatDreadnoughts: say('Сколько из них дредноутов?', 'How many of them are dreadnoughts?'),
  deployDreadnoughts: say('Сколько дредноутов разместить?', 'How many dreadnoughts do you deploy?'),
  flag: say('Какую территорию займёт ваш дредноут?', 'Which location does your dreadnought take?'),
  stepAhead: say(
    'Какую карту отложить до второго хода?',
    'Which card do you set aside for your second turn?',
  ),
  activate: say(
    'Какого союзника активировать? Для него этот ход даёт отряды, влияние и мечи.',
    'Which Ally do you activate? Troops, Influence and swords of this turn are theirs.',
  ),
  combatFor: say(
    'За кого из союзников сыграть карту сражения? Или пас.',
    'For which Ally do you play a Combat card? Or pass.',
  ),
  concede: say(
    'Ничья с товарищем по команде: уступить ему высшую награду?',
    'You are tied with your teammate: let them have the higher reward?',
  ),
  throneRow: say('Какую карту перенести в Тронный ряд?', 'Which card goes to the Throne Row?'),
  reinforce: say(
    'Подкрепление: сколько отрядов союзнику слева от командира?',
    'Reinforce: how many troops for the Ally to the left of the Commander?',
  ),
  trade: say('С кем обменяться?', 'With whom do you trade?'),
  give: say('Обмен: что отдать?', 'Trade: what do you give?'),
  giveHowMany: say('Сколько отдать?', 'How much do you give?'),
  giveCards: say('Какие карты интриг отдать?', 'Which Intrigue cards do you give?'),
  shareContracts: say(
    'Какой контракт получит союзник слева от командира? Другой — второму.',
    'Which contract goes to the Ally to the left of the Commander? The other Ally gets the other.',
  ),
  contractFor: say('Кому из союзников контракт?', 'Which Ally gets the contract?'),
  contribute: say('Сколько Пряности добавить командиру?', 'How much spice do you add for your Commander?'),
  intelligence: say('Какую карту интриги оставить себе?', 'Which Intrigue card do you keep?'),
} satisfies Record<string, Text>;
