/** What is asked, as a sentence. */
import type { Lang, Names, Question, Text } from '@vigrid/kernel';
import { say } from '@vigrid/speech';
import { points } from './words.ts';

type Says = (q: Question, names: Names) => Text;

const plain =
  (ru: string, en: string): Says =>
  () =>
    say(ru, en);

/** The card that asks, by name. */
const about =
  (ru: (name: string) => string, en: (name: string) => string): Says =>
  (q, names) => {
    const source = q.about?.source;
    const name = source === undefined ? '…' : names.card(source);
    return say(ru(name), en(name));
  };

const asks = {
  jarl: plain('Выберите ярла', 'Choose your jarl'),
  firstWarrior: plain('Выберите первого воина', 'Choose your first warrior'),
  space: plain('На какое место положить воина?', 'Which space shall the warrior take?'),
  startingHand: plain('Сбросьте две карты', 'Discard two cards'),
  exchange: plain('Какие карты обменять? Только один раз', 'Which cards shall be exchanged? Only once'),
  draft: plain(
    'Выложите карту в запас или закончите набор',
    'Lay a card into the reserve, or finish your hand',
  ),
  fillUp: plain('Доберите карты из запаса до пяти', 'Fill your hand up to five from the reserve'),
  action: plain('Ваше действие', 'Your action'),
  keep: plain('Что оставить?', 'What will you keep?'),
  discard: plain('Что сбросить?', 'What will you discard?'),
  makeRoom: plain('Кто из воинов уступит место?', 'Which warriors make room?'),
  layTyr: about(
    (name) => `Положить карту Тюра под воина ${name}?`,
    (name) => `Lay a Tyr card under ${name}?`,
  ),
  whichBonus: plain('Какой бонус взять первым?', 'Which bonus first?'),
  claim: (q) => {
    const due = points(q.about?.amount ?? 0);
    return say(
      `Возьмите из сброса карту. Осталось: ${due.ru}`,
      `Take a card of the discard pile; still due: ${due.en}`,
    );
  },
  valgard: plain('Сбросить карты ради дополнительных кубиков?', 'Discard cards for extra dice?'),
  oneOfTwo: plain('Какую способность ярла применить?', 'Which ability of your jarl?'),
  attack: plain('Ваша атака: что дальше?', 'Your attack: what next?'),
  defend: plain('Ваша защита: что дальше?', 'Your defence: what next?'),
  ragnarok: plain('Рагнарёк: кого вооружить напоследок?', 'Ragnarök: whom will you arm at the last?'),
  payDie: plain('Каким кубиком заплатить за переброс?', 'Which die pays for the re-roll?'),
  rerollDice: plain('Какие кубики перебросить?', 'Which dice are re-rolled?'),
  keepDie: plain('Какой из двух кубиков оставить?', 'Which of the two dice will you keep?'),
  discardDie: plain('Какой кубик сбросить?', 'Which die is discarded?'),
  turnDie: plain('Какой кубик повернуть и какой стороной?', 'Which die is turned, and to which face?'),
  road: plain(
    'Кто из вооружённых воинов уйдёт дорогой в Вальхаллу?',
    'Which activated warrior takes the road to Valhalla?',
  ),
  block: plain('Кого из воинов защитника остановить?', 'Which warrior of the defender is blocked?'),
  sacrifice: plain('Сбросить карту ради +3?', 'Give up a card for +3?'),
  guess: plain('Кто победит?', 'Who will win?'),
  help: plain('Сыграть Помощь Тора?', 'Play a card of Thor’s Help?'),
  before: plain('Сыграть тактику перед битвой?', 'Play a tactic before the battle?'),
  send: plain('Кого отправить в Вальхаллу?', 'Who goes to Valhalla?'),
  sendOne: plain('Кого отправить в Вальхаллу?', 'Who goes to Valhalla?'),
  holdBack: plain(
    'Кто из воинов соперника останется в отряде?',
    'Which of the opponent’s warriors stays in the squad?',
  ),
  takeBack: plain('Какую тактику вернуть на руку?', 'Which tactic is taken back?'),
  quest: plain('Выполнить квест?', 'Fulfil a quest?'),
  loki: plain('Какой бонус Локи взять?', 'Which of Loki’s bonuses do you take?'),
  gift: plain('Что взять?', 'What do you take?'),
  recall: plain('Кого вернуть на руку?', 'Who returns to your hand?'),
  anyWarrior: plain('Какого воина взять из сброса?', 'Which warrior of the discard pile?'),
  recruit: plain('Кого ввести в отряд?', 'Who joins your squad?'),
  loseWarrior: plain('Какого воина сбросить из отряда?', 'Which warrior of your squad is discarded?'),
  loseValour: plain('Какую карту Вальхаллы сбросить?', 'Which card of your Valhalla is discarded?'),
} satisfies Record<string, Says>;

/** The keys of all questions that Valhalla asks. */
export type Ask = keyof typeof asks;

const isAsk = (key: string): key is Ask => Object.hasOwn(asks, key);

export function question(q: Question, lang: Lang, names: Names): string {
  return (isAsk(q.ask) ? asks[q.ask](q, names) : say('Выберите', 'Choose'))[lang];
}
