/** What has happened, as sentences of the log. Names stand so that they need no cases. */
import type { Ending, Lang, Names, Seen, SeenByKind, Sentences, TableEvent, Text } from '@vigrid/kernel';
import { isTableEvent, sentence, tableSentence } from '@vigrid/kernel/events';
import { say, signed } from '@vigrid/speech';
import type { Clan } from '../cards/types.ts';
import type { Source, ValhallaEvent } from '../events.ts';
import type { CardRef } from '../table/view.ts';
import { cardsTaken, clanNames, diceTaken, faceNames, facesList, points } from './words.ts';

export function event(e: Seen<ValhallaEvent> | TableEvent, lang: Lang, names: Names): string {
  if (isTableEvent(e) && e.kind !== 'end') return tableSentence(e, names, ended)[lang];
  return `${(isTableEvent(e) ? ended(e, names) : sentence(telling, e.kind, e, names))[lang]}.`;
}

function ended({ winners }: Ending, n: Names): Text {
  const who = winners.map((seat) => n.seat(seat)).join(', ');
  return winners.length === 0
    ? say('Партия окончена: поражение', 'The game is over: it is lost')
    : say(`Партия окончена. Победа: ${who}`, `The game is over. Victory: ${who}`);
}

const list = (cards: readonly CardRef[] | undefined, names: Names): string =>
  (cards ?? []).map(({ id }) => names.card(id)).join(', ');

/** ": Ulf, Gorm", or nothing for who may not know. */
const known = (cards: readonly CardRef[] | undefined, names: Names): string =>
  cards && cards.length > 0 ? `: ${list(cards, names)}` : '';

const from: Readonly<Record<Source, Text>> = {
  deck: say('из колоды', 'from the deck'),
  hand: say('с руки', 'from hand'),
  squad: say('из отряда', 'from the squad'),
  drawn: say('из взятых', 'from the cards taken'),
  played: say('после битвы', 'after the battle'),
  open: say('из запаса', 'from the reserve'),
  valhalla: say('из Вальхаллы', 'from Valhalla'),
};

const telling: Sentences<SeenByKind<ValhallaEvent>> = {
  shuffle: ({ count }) => say(`Колода перемешана: карт — ${count}`, `The deck of ${count} cards is shuffled`),
  jarls: ({ seat, count, cards }, n) =>
    say(
      `${n.seat(seat)}: ярлов на выбор — ${count}${known(cards, n)}`,
      `${n.seat(seat)} is dealt ${count} jarls${known(cards, n)}`,
    ),
  jarl: ({ seat, card }, n) =>
    say(`${n.seat(seat)}: ярл — ${n.card(card.id)}`, `${n.seat(seat)} is led by ${n.card(card.id)}`),
  lokiCard: ({ card }, n) =>
    say(`Карта Локи: ${n.card(card.id)}`, `The card of Loki’s Cunning: ${n.card(card.id)}`),
  first: ({ seat }, n) => say(`Первый игрок — ${n.seat(seat)}`, `${n.seat(seat)} is the first player`),
  mill: ({ cards }, n) =>
    say(`В сброс из колоды: ${list(cards, n)}`, `Discarded from the deck: ${list(cards, n)}`),
  open: ({ card }, n) => say(`Открыта карта: ${n.card(card.id)}`, `Turned up: ${n.card(card.id)}`),
  shuffleIn: ({ count, cards }, n) =>
    say(
      `Замешано в колоду карт: ${count}${known(cards, n)}`,
      `${cardsTaken(count).en} shuffled into the deck${known(cards, n)}`,
    ),
  deal: ({ seat, count, cards }, n) =>
    say(
      `${n.seat(seat)} получает ${cardsTaken(count).ru}${known(cards, n)}`,
      `${n.seat(seat)} is dealt ${cardsTaken(count).en}${known(cards, n)}`,
    ),
  discard: ({ seat, card, from: where }, n) =>
    say(
      `${n.seat(seat)}: в сброс ${from[where].ru} — ${n.card(card.id)}`,
      `${n.seat(seat)} discards ${n.card(card.id)} ${from[where].en}`,
    ),
  lay: ({ seat, card }, n) =>
    say(
      `${n.seat(seat)}: в запас — ${n.card(card.id)}`,
      `${n.seat(seat)} lays ${n.card(card.id)} into the reserve`,
    ),
  pickUp: ({ seat, card }, n) =>
    say(
      `${n.seat(seat)}: из запаса — ${n.card(card.id)}`,
      `${n.seat(seat)} takes ${n.card(card.id)} from the reserve`,
    ),
  turn: ({ seat, turn }, n) => say(`Ход ${turn}: ${n.seat(seat)}`, `Turn ${turn}: ${n.seat(seat)}`),
  lastRound: () =>
    say('Игра подходит к концу: у каждого ещё один ход', 'The end is near: everybody has one more turn'),
  mustRecruit: ({ seat }, n) =>
    say(
      `${n.seat(seat)}: отряд пуст, в него надо ввести воина`,
      `${n.seat(seat)} has an empty squad and must add a warrior`,
    ),
  recruit: ({ seat, cards }, n) =>
    say(`${n.seat(seat)} вводит в отряд: ${list(cards, n)}`, `${n.seat(seat)} calls up ${list(cards, n)}`),
  add: ({ seat, card }, n) =>
    say(
      `${n.seat(seat)}: в отряде ${n.card(card.id)}`,
      `${n.card(card.id)} joins the squad of ${n.seat(seat)}`,
    ),
  tyr: ({ seat, card, under }, n) =>
    say(
      `${n.seat(seat)}: ${n.card(card.id)} под воином ${n.card(under.id)}`,
      `${n.seat(seat)} lays ${n.card(card.id)} under ${n.card(under.id)}`,
    ),
  take: ({ seat, count, cards }, n) =>
    say(
      `${n.seat(seat)} берёт ${cardsTaken(count).ru}${known(cards, n)}`,
      `${n.seat(seat)} takes ${cardsTaken(count).en}${known(cards, n)}`,
    ),
  keep: ({ seat, count, cards }, n) =>
    say(
      `${n.seat(seat)} оставляет ${cardsTaken(count).ru}${known(cards, n)}`,
      `${n.seat(seat)} keeps ${cardsTaken(count).en}${known(cards, n)}`,
    ),
  recover: ({ seat, card }, n) =>
    say(
      `${n.seat(seat)}: на руку — ${n.card(card.id)}`,
      `${n.card(card.id)} comes to the hand of ${n.seat(seat)}`,
    ),
  showHand: ({ seat, cards }, n) =>
    say(
      `${n.seat(seat)} показывает руку: ${list(cards, n)}`,
      `${n.seat(seat)} shows the hand: ${list(cards, n)}`,
    ),
  look: ({ seat, at, cards }, n) =>
    say(
      `${n.seat(seat)} смотрит руку игрока ${n.seat(at)}${known(cards, n)}`,
      `${n.seat(seat)} looks at the hand of ${n.seat(at)}${known(cards, n)}`,
    ),
  steal: ({ seat, from: robbed, card }, n) =>
    say(
      `${n.seat(seat)} берёт случайную карту у игрока ${n.seat(robbed)}${card ? `: ${n.card(card.id)}` : ''}`,
      `${n.seat(seat)} takes a random card from ${n.seat(robbed)}${card ? `: ${n.card(card.id)}` : ''}`,
    ),
  attack: ({ seat, target }, n) =>
    say(
      `${n.seat(seat)} нападает; защищается ${n.seat(target)}`,
      `${n.seat(seat)} attacks ${n.seat(target)}`,
    ),
  assault: ({ seat, card }, n) =>
    say(
      `${n.seat(seat)} нападает на чудовище: ${n.card(card.id)}`,
      `${n.seat(seat)} attacks ${n.card(card.id)}`,
    ),
  roll: ({ seat, faces }, n) =>
    say(
      `${n.seat(seat)} бросает: ${facesList(faces, 'ru')}`,
      `${n.seat(seat)} rolls ${facesList(faces, 'en')}`,
    ),
  extraDice: ({ seat, count }, n) =>
    say(
      `${n.seat(seat)} берёт ${diceTaken(count).ru} из запаса`,
      `${n.seat(seat)} takes ${diceTaken(count).en} from the pool`,
    ),
  loseDie: ({ seat }, n) => say(`${n.seat(seat)} теряет кубик`, `${n.seat(seat)} loses a die`),
  payDie: ({ seat, face }, n) =>
    say(
      `${n.seat(seat)} отдаёт кубик: ${faceNames[face].ru}`,
      `${n.seat(seat)} gives up a die: ${faceNames[face].en}`,
    ),
  reroll: ({ seat, faces }, n) =>
    say(
      `${n.seat(seat)} перебрасывает: ${facesList(faces, 'ru')}`,
      `${n.seat(seat)} re-rolls: ${facesList(faces, 'en')}`,
    ),
  turnDie: ({ seat, face }, n) =>
    say(
      `${n.seat(seat)} поворачивает кубик: ${faceNames[face].ru}`,
      `${n.seat(seat)} turns a die: ${faceNames[face].en}`,
    ),
  arm: ({ card, strength }, n) =>
    say(`${n.card(card.id)} в бою: сила ${strength}`, `${n.card(card.id)} is armed: strength ${strength}`),
  tactic: ({ seat, card, strength }, n) => {
    const gives = strength > 0 ? `, +${strength}` : '';
    return say(
      `${n.seat(seat)}: тактика ${n.card(card.id)}${gives}`,
      `${n.seat(seat)} plays ${n.card(card.id)}${gives}`,
    );
  },
  jarlAbility: ({ seat, card, ability }, n) => {
    const which = ability === 0 ? say('основная', 'main') : say('дополнительная', 'additional');
    return say(
      `${n.seat(seat)}: ${n.card(card.id)}, ${which.ru} способность`,
      `${n.seat(seat)}: the ${which.en} ability of ${n.card(card.id)}`,
    );
  },
  silence: ({ seat }, n) =>
    say(
      `Ярл игрока ${n.seat(seat)} окружён: его способности не действуют`,
      `The jarl of ${n.seat(seat)} is surrounded and out of force`,
    ),
  strength: ({ card, amount }, n) =>
    say(`${n.card(card.id)}: ${signed(amount)} к силе`, `${n.card(card.id)}: ${signed(amount)} strength`),
  nameClan: ({ seat, clan }, n) => {
    const name = clanNames[clan as Clan];
    return say(`${n.seat(seat)} называет клан: ${name.ru}`, `${n.seat(seat)} names a clan: ${name.en}`);
  },
  block: ({ card }, n) =>
    say(
      `${n.card(card.id)}: до конца битвы не вооружить`,
      `${n.card(card.id)} is blocked until the end of the battle`,
    ),
  stop: ({ seat, strength }, n) =>
    say(`${n.seat(seat)}: боевая сила ${strength}`, `${n.seat(seat)} stands on ${strength}`),
  win: ({ seat, strength, against }, n) =>
    say(
      `${n.seat(seat)} побеждает: ${strength} против ${against}`,
      `${n.seat(seat)} wins: ${strength} against ${against}`,
    ),
  noWinner: () => say('Никто не вооружён: битва без победителя', 'Nobody is armed: the battle has no winner'),
  shield: ({ seat, from: robbed, left }, n) =>
    say(
      `${n.seat(seat)} забирает щит игрока ${n.seat(robbed)}; осталось ${left}`,
      `${n.seat(seat)} takes a shield of ${n.seat(robbed)}, who has ${left} left`,
    ),
  valhalla: ({ seat, card }, n) =>
    say(
      `${n.card(card.id)}: в Вальхаллу (${n.seat(seat)})`,
      `${n.card(card.id)} enters the Valhalla of ${n.seat(seat)}`,
    ),
  stay: ({ card }, n) =>
    say(`${n.card(card.id)}: остаётся в отряде`, `${n.card(card.id)} stays in the squad`),
  bonus: ({ seat, points: due }, n) =>
    say(`${n.seat(seat)}: бонус, ${points(due).ru}`, `${n.seat(seat)} is due ${points(due).en}`),
  claim: ({ seat, card, points: worth }, n) =>
    say(
      `${n.seat(seat)}: из сброса в Вальхаллу — ${n.card(card.id)}, ${points(worth).ru}`,
      `${n.seat(seat)} takes ${n.card(card.id)} from the discard pile for ${points(worth).en}`,
    ),
  help: ({ seat, card, for: helped }, n) =>
    say(
      `${n.seat(seat)}: ${n.card(card.id)}, помощь игроку ${n.seat(helped)}`,
      `${n.seat(seat)} plays ${n.card(card.id)} for ${n.seat(helped)}`,
    ),
  guess: ({ seat, winner }, n) =>
    say(
      `${n.seat(seat)} предрекает победу: ${n.seat(winner)}`,
      `${n.seat(seat)} foretells a victory of ${n.seat(winner)}`,
    ),
  guessed: ({ seat, right }, n) =>
    right
      ? say(`Предсказание сбылось: ${n.seat(seat)}`, `${n.seat(seat)} was right`)
      : say(`Предсказание не сбылось: ${n.seat(seat)}`, `${n.seat(seat)} was wrong`),
  quest: ({ seat, card }, n) =>
    say(`${n.seat(seat)} выполняет квест: ${n.card(card.id)}`, `${n.seat(seat)} fulfils ${n.card(card.id)}`),
  row: ({ seat, row, card }, n) =>
    say(
      `${n.seat(seat)}: ${n.card(card.id)}, строка ${row + 1}`,
      `${n.seat(seat)} takes row ${row + 1} of ${n.card(card.id)}`,
    ),
  declineLoki: ({ seat }, n) =>
    say(`${n.seat(seat)} отказывается от бонуса Локи`, `${n.seat(seat)} takes none of Loki’s bonuses`),
  title: ({ seat, level }, n) =>
    say(
      `Последний викинг — ${n.seat(seat)}, уровень ${level}`,
      `${n.seat(seat)} is the last viking, level ${level}`,
    ),
  titleFree: () => say('Титул последнего викинга свободен', 'A title of last viking is free again'),
  ragnarok: ({ seat }, n) => say(`Рагнарёк: ${n.seat(seat)}`, `Ragnarök: ${n.seat(seat)}`),
  partnerShield: ({ seat, from: partner }, n) =>
    say(
      `${n.seat(seat)} получает щит соратника: ${n.seat(partner)}`,
      `${n.seat(seat)} takes a shield of the companion ${n.seat(partner)}`,
    ),
  monsterRoll: ({ faces, covered }) =>
    say(
      `Кубики чудовища: ${facesList(faces, 'ru')}; закрыто символов — ${covered}`,
      `The monster rolls ${facesList(faces, 'en')}; symbols covered: ${covered}`,
    ),
  monsterAttacks: ({ card }, n) => say(`Чудовище нападает: ${n.card(card.id)}`, `${n.card(card.id)} attacks`),
  monsterWounded: ({ card }, n) => say(`Чудовище ранено: ${n.card(card.id)}`, `${n.card(card.id)} is beaten`),
  monsterCard: ({ card }, n) => say(`Чудовище: ${n.card(card.id)}`, `The monster: ${n.card(card.id)}`),
  monsterWins: ({ strength, against }) =>
    say(
      `Чудовище сильнее: ${strength} против ${against}`,
      `The monster is stronger: ${strength} against ${against}`,
    ),
  loseShield: ({ seat, left }, n) =>
    say(
      `${n.seat(seat)} теряет щит; осталось ${left}`,
      `${n.seat(seat)} loses a shield and has ${left} left`,
    ),
  lastAttack: ({ seat }, n) =>
    say(
      `Колода кончилась: последнее нападение, ${n.seat(seat)}`,
      `The deck is empty: the last attack of ${n.seat(seat)}`,
    ),
  exchange: ({ seat, count }, n) =>
    say(
      `${n.seat(seat)} обменивает ${cardsTaken(count).ru}`,
      `${n.seat(seat)} exchanges ${cardsTaken(count).en}`,
    ),
  scores: ({ scores }, n) => {
    const all = scores.map(({ seat, total }) => `${n.seat(seat)} ${total}`).join(', ');
    return say(`Очки: ${all}`, `Points: ${all}`);
  },
  end: ended,
};
