import { plural } from '@vigrid/speech';
import type { Words } from '../../../i18n/index.ts';

const listed = (acts: readonly string[], or: string): string =>
  [acts.slice(0, -1).join(', '), ...acts.slice(-1)].filter(Boolean).join(` ${or} `);

export const words = {
  game: { ru: 'Вальхалла', en: 'Valhalla' },
  gameShort: { ru: 'Вальхалла', en: 'Valhalla' },
  you: { ru: 'Вы', en: 'You' },
  setup: { ru: 'Подготовка', en: 'Set-up' },
  beforeFirst: { ru: 'Перед первым ходом', en: 'Before the first turn' },
  turn: { ru: (n: number) => `Ход ${n}`, en: (n: number) => `Turn ${n}` },
  yourTurn: { ru: 'ваш', en: 'yours' },
  lastTurns: {
    ru: (n: number) => `осталось ходов: ${n}`,
    en: (n: number) => `${n} ${plural(n, 'en', ['turn', 'turns'])} left`,
  },
  action: { ru: 'Действие', en: 'Action' },
  draw: { ru: 'Добор', en: 'Draw' },
  monsterPhase: { ru: 'Чудовище', en: 'Monster' },
  ragnarok: { ru: 'Рагнарёк', en: 'Ragnarök' },
  momentLastRound: { ru: 'Последний круг', en: 'The last round' },
  momentAttacks: { ru: 'Чудовище нападает', en: 'The monster attacks' },
  momentWounded: { ru: 'Чудовище ранено', en: 'The monster is wounded' },
  momentMonsterWins: { ru: 'Чудовище сильнее', en: 'The monster is stronger' },
  momentLastAttack: { ru: 'Последнее нападение', en: 'The last attack' },
  fell: {
    ru: (weapons: number, blanks: number) =>
      blanks === 0 ? `Оружия ${weapons}, пустых нет` : `Оружия ${weapons}, пустых ${blanks}`,
    en: (weapons: number, blanks: number) =>
      blanks === 0 ? `${weapons} weapons, none blank` : `${weapons} with weapons, ${blanks} blank`,
  },
  mostPoints: {
    ru: (n: number, before: number) =>
      `Рекорд: ${n} ${plural(n, 'ru', ['очко', 'очка', 'очков'])} (было ${before}).`,
    en: (n: number, before: number) => `A record: ${n} points (before: ${before}).`,
  },
  mostStrength: {
    ru: (n: number, before: number) => `Рекорд: отряд силой ${n} (было ${before}).`,
    en: (n: number, before: number) => `A record: a squad of strength ${n} (before: ${before}).`,
  },
  before: { ru: 'Перед битвой', en: 'Before battle' },
  attack: { ru: 'Атака', en: 'Attack' },
  defence: { ru: 'Защита', en: 'Defence' },
  compare: { ru: 'Сравнение', en: 'Comparison' },
  after: { ru: 'Итоги', en: 'Spoils' },
  attacks: { ru: 'атакует', en: 'attacks' },
  youAttack: { ru: 'атакуете', en: 'attack' },
  defends: { ru: 'защищается', en: 'defends' },
  youDefend: { ru: 'защищаетесь', en: 'defend' },
  won: { ru: 'победа', en: 'won' },
  seats: { ru: 'Игроки', en: 'Players' },
  jarl: { ru: 'ярл', en: 'jarl' },
  jarlOf: { ru: (name: string) => `ярл: ${name}`, en: (name: string) => `jarl of ${name}` },
  yourJarl: { ru: 'ваш ярл', en: 'your jarl' },
  partner: { ru: (name: string) => `соратник: ${name}`, en: (name: string) => `companion: ${name}` },
  hand: { ru: 'Карт на руке', en: 'Cards in hand' },
  yourHand: { ru: 'Ваша рука', en: 'Your hand' },
  valhalla: { ru: 'Вальхалла', en: 'Valhalla' },
  valour: {
    ru: (n: number) => `${n} ${plural(n, 'ru', ['очко', 'очка', 'очков'])} доблести`,
    en: (n: number) => `${n} valour`,
  },
  inValhalla: {
    ru: (n: number) => `Карт в Вальхалле: ${n}`,
    en: (n: number) => `Cards in Valhalla: ${n}`,
  },
  shields: {
    ru: (own: number, taken: number) => `Своих щитов: ${own}, захваченных: ${taken}`,
    en: (own: number, taken: number) => `Own shields: ${own}, captured: ${taken}`,
  },
  squad: { ru: (name: string) => `Отряд: ${name}`, en: (name: string) => `Squad of ${name}` },
  yourSquad: { ru: 'Ваш отряд', en: 'Your squad' },
  space: { ru: (n: number) => `Место ${n}`, en: (n: number) => `Space ${n}` },
  emptySquad: { ru: 'отряд пуст', en: 'no warriors' },
  attackIt: { ru: 'Напасть', en: 'Attack' },
  first: { ru: 'Ходит первым', en: 'Goes first' },
  title: {
    ru: (level: number) => `Последний викинг, уровень ${level}`,
    en: (level: number) => `Last viking, level ${level}`,
  },
  titleFree: { ru: 'Титул последнего викинга свободен', en: 'The title of last viking is free' },
  titleGives: {
    ru: (level: number, points: number, dice: number) =>
      `последний викинг, уровень ${level}: за ход ${points} ${plural(points, 'ru', ['очко', 'очка', 'очков'])}${
        dice > 0 ? `, нападающим ${dice} ${plural(dice, 'ru', ['кубик', 'кубика', 'кубиков'])}` : ''
      }`,
    en: (level: number, points: number, dice: number) =>
      `last viking, level ${level}: ${points} a turn${dice > 0 ? `, attackers get ${dice} ${plural(dice, 'en', ['die', 'dice'])}` : ''}`,
  },
  deck: { ru: 'колода', en: 'deck' },
  discard: { ru: 'сброс', en: 'discards' },
  discardPile: { ru: 'Сброс, верхняя карта первой', en: 'Discard pile, top card first' },
  pool: {
    ru: (n: number) => `Общих дополнительных кубиков: ${n}`,
    en: (n: number) => `Extra dice in the common pool: ${n}`,
  },
  extraDice: { ru: 'общие кубики', en: 'extra dice' },
  empty: { ru: 'Здесь пока пусто.', en: 'Nothing here yet.' },
  offered: { ru: 'На выбор', en: 'To choose from' },
  reserve: { ru: 'Общий запас', en: 'Common reserve' },
  unsuited: { ru: 'в одиночку мало поможет', en: 'of little use alone' },
  known: { ru: 'Известные карты руки', en: 'Known cards in hand' },
  hidden: { ru: 'Карты лежат лицом вниз.', en: 'The cards lie face down.' },
  look: { ru: (name: string) => `${name}: всё открытое`, en: (name: string) => `All about ${name}` },
  strengthOf: {
    ru: (name: string, n: number) => `${name}: сила ${n}`,
    en: (name: string, n: number) => `${name}: strength ${n}`,
  },
  nobodyArmed: { ru: 'никто не вооружён', en: 'nobody is armed' },
  byValhalla: { ru: 'Вальхалла', en: 'Valhalla' },
  played: { ru: 'Сыграно', en: 'Played' },
  helps: {
    ru: (by: string, to: string) => `${by} помогает: ${to}`,
    en: (by: string, to: string) => `${by} helps ${to}`,
  },
  helpsYou: { ru: (by: string) => `${by} помогает вам`, en: (by: string) => `${by} helps you` },
  youHelp: { ru: (to: string) => `Вы помогаете: ${to}`, en: (to: string) => `You help ${to}` },
  freeDice: { ru: 'Свободные кубики', en: 'Free dice' },
  noDice: { ru: 'кубики ещё не брошены', en: 'not rolled yet' },
  die: { ru: (face: string) => `Кубик: ${face}`, en: (face: string) => `Die: ${face}` },
  extraDie: {
    ru: (face: string) => `Дополнительный кубик: ${face}`,
    en: (face: string) => `Extra die: ${face}`,
  },
  stockDie: {
    ru: (face: string) => `Карта вместо кубика: ${face}`,
    en: (face: string) => `Card as a die: ${face}`,
  },
  brings: { ru: 'Шансы', en: 'Chances' },
  byStrength: {
    ru: (strength: number) => `Шанс победить, если стоять на силе от 0; сейчас ${strength}`,
    en: (strength: number) => `The chance to win by standing on a strength from 0 on; now ${strength}`,
  },
  counting: { ru: 'Считаем шансы.', en: 'Counting the chances.' },
  tie: { ru: 'При равенстве побеждает нападающий.', en: 'A tie goes to the attacker.' },
  toBeat: {
    ru: (n: number) => `Чтобы отбиться, нужно больше ${n}.`,
    en: (n: number) => `To hold, more than ${n} is needed.`,
  },
  toWound: {
    ru: (n: number) => `Чтобы ранить, нужно не меньше ${n}.`,
    en: (n: number) => `To wound it, ${n} or more is needed.`,
  },
  stakes: {
    ru: (n: number) => `Победа даст щит и ${n} ${plural(n, 'ru', ['очко', 'очка', 'очков'])} доблести.`,
    en: (n: number) => `A victory wins a shield and ${n} valour.`,
  },
  ragnarokNote: {
    ru: 'Каждый в последний раз вооружает своих воинов: вооружённые входят в Вальхаллу.',
    en: 'Everybody arms their warriors for the last time: the armed enter Valhalla.',
  },
  mayAdd: { ru: 'пополнить отряд', en: 'add warriors' },
  mayDraw: { ru: 'взять карты', en: 'take cards' },
  mayAttack: { ru: 'напасть', en: 'attack' },
  mayArm: { ru: 'вооружить воина', en: 'arm a warrior' },
  mayReroll: { ru: 'перебросить кубики', en: 're-roll dice' },
  mayPlay: { ru: 'сыграть тактику', en: 'play a tactic' },
  mayUseJarl: { ru: 'применить способность ярла', en: 'use your jarl’s ability' },
  mayStand: { ru: 'остановиться', en: 'stand' },
  youMay: {
    ru: (acts: readonly string[]) => `Можно ${listed(acts, 'или')}.`,
    en: (acts: readonly string[]) => `You may ${listed(acts, 'or')}.`,
  },
  armIt: { ru: (name: string) => `Вооружить: ${name}`, en: (name: string) => `Arm ${name}?` },
  armWith: { ru: (dice: string) => `Вооружить: ${dice}`, en: (dice: string) => `Arm with ${dice}` },
  addIt: {
    ru: (name: string) => `${name}: в отряд одного или выберите второго воина`,
    en: (name: string) => `Add ${name} alone, or choose a second warrior`,
  },
  add: { ru: 'Добавить одного', en: 'Add one' },
  addBoth: { ru: 'Добавить двоих', en: 'Add both' },
  playIt: { ru: (name: string) => `Сыграть: «${name}»?`, en: (name: string) => `Play ${name}?` },
  play: { ru: 'Сыграть', en: 'Play it' },
  helpWhom: {
    ru: (name: string) => `«${name}»: кому помочь?`,
    en: (name: string) => `${name}: whom to help?`,
  },
  turnTo: { ru: 'Какой стороной повернуть кубик?', en: 'To which face is the die turned?' },
  unarmed: {
    ru: (n: number) => `Кубиков хватит, чтобы вооружить ещё воинов: ${n}.`,
    en: (n: number) => `There are dice to arm ${n} more ${plural(n, 'en', ['warrior', 'warriors'])}.`,
  },
  standOn: {
    ru: (strength: number) => `Стоять на ${strength}`,
    en: (strength: number) => `Stand on ${strength}`,
  },
  mainAbility: {
    ru: (name: string) => `${name}: основная способность`,
    en: (name: string) => `${name}: main ability`,
  },
  moreAbility: {
    ru: (name: string) => `${name}: дополнительная способность`,
    en: (name: string) => `${name}: additional ability`,
  },
  monster: { ru: 'Чудовище', en: 'The monster' },
  monsterStrength: { ru: (n: number) => `сила ${n}`, en: (n: number) => `strength ${n}` },
  most: {
    ru: (n: number) => `из Вальхаллы не больше ${n}`,
    en: (n: number) => `at most ${n} from Valhalla`,
  },
  toll: {
    ru: (n: number) => `за поражение из колоды уходит карт: ${n}`,
    en: (n: number) => `a defeat costs ${n} cards of the deck`,
  },
  level: {
    ru: (n: number, left: number) => `уровень ${n}, осталось карт: ${left}`,
    en: (n: number, left: number) => `level ${n}, ${left} ${plural(left, 'en', ['card', 'cards'])} left`,
  },
  activation: { ru: 'До атаки чудовища', en: 'Until the monster attacks' },
  covered: {
    ru: (n: number, of: number) => `закрыто символов: ${n} из ${of}`,
    en: (n: number, of: number) => `${n} of ${of} symbols covered`,
  },
  clansOf: {
    ru: (clans: string, warriors: number) =>
      `кланы: ${clans} · стоит за ${warriors} ${plural(warriors, 'ru', ['воина', 'воинов', 'воинов'])}`,
    en: (clans: string, warriors: number) => `clans: ${clans} · counts as ${warriors} warriors`,
  },
  rolled: { ru: 'Последний бросок чудовища', en: 'The monster’s last roll' },
  monsterDice: { ru: (n: number) => `кубиков рядом: ${n}`, en: (n: number) => `${n} dice beside it` },
  below: { ru: 'Ниже лежит', en: 'Below it' },
  difficulty: { ru: (n: number) => `сложность ${n}`, en: (n: number) => `difficulty ${n}` },
  source: { ru: 'Источник', en: 'Source' },
  ownShields: { ru: 'Свои щиты', en: 'Own shields' },
  capturedShields: { ru: 'Захваченные щиты', en: 'Captured shields' },
  sets: { ru: 'Наборы щитов', en: 'Sets of shields' },
  titleLine: { ru: 'Титул', en: 'Title' },
  each: { ru: (n: number) => `по ${n} за каждый`, en: (n: number) => `${n} each` },
  setOf: {
    ru: (of: number, points: number) => `${of} разных +${points}`,
    en: (of: number, points: number) => `${of} different +${points}`,
  },
  byValour: { ru: 'доблесть карт', en: 'valour of the cards' },
  byJarl: { ru: 'способность', en: 'its ability' },
  byTitle: { ru: 'последнему викингу', en: 'to the last viking' },
  unionTotal: { ru: 'Союз', en: 'Union' },
  tieBreak: {
    ru: 'Очков поровну: решают захваченные щиты, затем свои.',
    en: 'Equal points: captured shields decide, then own ones.',
  },
  jarlLine: { ru: 'Ярл', en: 'Jarl' },
  total: { ru: 'Всего', en: 'Total' },
  monsterWon: { ru: 'Чудовище победило', en: 'The monster has won' },
  monsterBeaten: { ru: 'Чудовище повержено.', en: 'The monster is beaten.' },
  monsterHeld: {
    ru: (left: number) => `Чудовище выстояло. Его карт осталось: ${left}.`,
    en: (left: number) =>
      `The monster has held out, with ${left} ${plural(left, 'en', ['card', 'cards'])} left.`,
  },
  abilityOff: { ru: 'не действует', en: 'out of force' },
} satisfies Words;
