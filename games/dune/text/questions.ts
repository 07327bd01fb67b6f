/** The questions of Dune as sentences. */
import type { Lang, Names, Question, Text } from '@vigrid/kernel';
import { isKey, quoted, same } from './words.ts';

/** Everything Dune asks: the keys of `Question.ask`. */
export type Ask = keyof typeof asks;

export function question(q: Question, lang: Lang, names: Names): string {
  if (!isKey(asks, q.ask)) return same('Что выбираете?', 'What do you choose?')[lang];
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
]);

const asks = {
  turn: same(
    'Ваш ход: отправьте агента или раскройте карты.',
    'Your turn: send an Agent or reveal your hand.',
  ),
  effects: same('Что дальше в этом ходу?', 'What next in this turn?'),
  reveal: same('Раскрытие: примените эффекты, купите карты.', 'Reveal turn: use effects, acquire cards.'),
  exchange: same('Сколько Пряности продать?', 'How much spice do you sell?'),
  combat: same('Сыграть карту сражения или пасовать?', 'Play a Combat card or pass?'),
  victory: same(
    'Вы победили в сражении: сыграть карту или пасовать?',
    'You have won the Conflict: play a card or pass?',
  ),
  endgame: same('Сыграть карту конца игры?', 'Play an Endgame card?'),
  masterstroke: same('Выберите тайно две фракции.', 'Choose two Factions in secret.'),
  defend: same(
    'Разместить 1 отряд из запаса в защиту своей территории?',
    'Deploy 1 troop from your supply to defend your location?',
  ),
  influence: same('У какой фракции получить влияние?', 'With which Faction do you gain Influence?'),
  loseInfluence: same('У какой фракции потерять влияние?', 'With which Faction do you lose Influence?'),
  passAlliance: same('Кому отдать жетон союза?', 'Who receives the Alliance token?'),
  trash: same('Какую карту удалить? Можно не удалять.', 'Which card do you trash, if any?'),
  trashCost: same('Какую карту удалить?', 'Which card do you trash?'),
  discard: same('Какие карты сбросить с руки?', 'Which cards do you discard?'),
  retreat: same('Сколько отрядов отступит?', 'How many troops retreat?'),
  deploy: same(
    'Сколько отрядов разместить в зоне конфликта?',
    'How many troops do you deploy to the Conflict?',
  ),
  loseTroop: same('Откуда потерять отряд?', 'From where do you lose a troop?'),
  recallAgent: same('Какого агента вернуть лидеру?', 'Which Agent do you recall?'),
  acquire: same('Какую карту получить?', 'Which card do you acquire?'),
  place: same('Куда положить эту карту?', 'Where does this card go?'),
  voice: same('Какую ячейку закрыть для соперников?', 'Which space do you close to opponents?'),
  recover: same('Какую карту взять из сброса?', 'Which card do you take from your discard pile?'),
  top: same('Верхняя карта колоды: взять её или удалить?', 'The top card of your deck: draw it or trash it?'),
  mayPass: same('Пропустить этот ход?', 'Pass this turn?'),
  manipulate: same('Какую карту ряда отложить для себя?', 'Which card of the Row do you set aside?'),
  choose: same('Что выбираете?', 'What do you choose?'),
  firstOfTwo: same('Выберите две награды. Какую первой?', 'Choose two rewards. Which first?'),
  secondOfTwo: same('Какую награду второй?', 'Which reward second?'),
  opponent: same('Какой соперник?', 'Which opponent?'),
  research: same('Куда продвинуться по треку исследований?', 'Which way on the research track?'),
  trashIntrigue: same('Какую карту интриги удалить?', 'Which Intrigue card do you trash?'),
  aftermath: same(
    'Вы потеряли отряды: сыграть карту или пасовать?',
    'You have lost troops: play a card or pass?',
  ),
  tech: same('Какую технологию получить?', 'Which Tech tile do you acquire?'),
  freighter: same('Продвинуть транспортник или вернуть его?', 'Advance the Freighter or recall it?'),
  swapIntrigues: same(
    'Какие карты интриг положить под низ колоды и взять взамен новые?',
    'Which Intrigue cards go under the deck for as many new ones?',
  ),
  buryIntrigue: same(
    'Какую карту интриги положить под низ колоды?',
    'Which Intrigue card goes under the deck?',
  ),
  ambush: same('Чьё подразделение отступит?', 'Whose unit retreats?'),
  retreatDreadnoughts: same('Сколько из них дредноутов?', 'How many of them are dreadnoughts?'),
  deployDreadnoughts: same('Сколько дредноутов разместить?', 'How many dreadnoughts do you deploy?'),
  flag: same('Какую территорию займёт ваш дредноут?', 'Which location does your dreadnought take?'),
  stepAhead: same(
    'Какую карту отложить до второго хода?',
    'Which card do you set aside for your second turn?',
  ),
  intelligence: same('Какую карту интриги оставить себе?', 'Which Intrigue card do you keep?'),
} satisfies Record<string, Text>;
