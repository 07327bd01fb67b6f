/** What happens, as lines of the log. Russian keeps names in the nominative, so that none has to be declined. */
import type { Ending, Lang, Names, Seen, Sentences, TableEvent, Text } from '@vigrid/kernel';
import { isTableEvent, sentence, tableSentence } from '@vigrid/kernel/events';
import { plural, quoted, say } from '@vigrid/speech';
import type { HeroesEvent } from '../events.ts';
import { cardEvents, type Events, name } from './card-events.ts';
import { cards, coins, wounds } from './counts.ts';
import { coinsText } from './tokens.ts';

export function event(e: Seen<HeroesEvent> | TableEvent, lang: Lang, names: Names): string {
  return (isTableEvent(e) ? tableSentence(e, names, ended) : sentence(lines, e.kind, e, names))[lang];
}

function ended({ winners }: Ending, n: Names): Text {
  if (winners.length === 0) return say('Партия окончена, победителя нет.', 'The game is over; nobody wins.');
  if (winners.length > 1) return say('Партия окончена: ничья.', 'The game is a draw.');
  return say(`Побеждает ${n.seat(winners[0])}.`, `${n.seat(winners[0])} wins.`);
}

const lines: Sentences<Events> = {
  ...cardEvents,
  chooser: ({ seat }, n) =>
    say(`${n.seat(seat)} решает, кто начинает.`, `${n.seat(seat)} decides who goes first.`),
  first: ({ seat }, n) => say(`Начинает ${n.seat(seat)}.`, `${n.seat(seat)} goes first.`),
  deal: ({ seat, count }, n) =>
    say(
      `${n.seat(seat)} берёт стартовую руку: ${cards(count).ru}.`,
      `${n.seat(seat)} takes a starting hand of ${cards(count).en}.`,
    ),
  redeal: ({ seat, count }, n) =>
    count === 0
      ? say(`${n.seat(seat)} оставляет стартовую руку.`, `${n.seat(seat)} keeps the starting hand.`)
      : say(`${n.seat(seat)} заменяет ${cards(count).ru}.`, `${n.seat(seat)} replaces ${cards(count).en}.`),
  turn: ({ seat, turn }, n) => say(`Ход ${turn}: ${n.seat(seat)}.`, `Turn ${turn}: ${n.seat(seat)}.`),
  coin: ({ seat, coins: all, rule }, n) =>
    // A text may add, open or close coins; the turn gives one.
    rule === 'BH-13.1' || rule === 'BH-8.7'
      ? say(`${n.seat(seat)}: монет всего ${all}.`, `${n.seat(seat)} has ${coins(all).en} in all.`)
      : say(`${n.seat(seat)} получает монету, всего ${all}.`, `${n.seat(seat)} gets a coin, ${all} in all.`),
  draw: ({ seat, card }, n) =>
    card
      ? say(`${n.seat(seat)} берёт карту: ${name(card, n)}.`, `${n.seat(seat)} draws ${name(card, n)}.`)
      : say(`${n.seat(seat)} берёт карту.`, `${n.seat(seat)} draws a card.`),
  missed: ({ seat, times }, n) =>
    say(
      `${n.seat(seat)} не берёт карту: колода пуста (${times} из 3).`,
      `${n.seat(seat)} draws nothing: the deck is empty (${times} of 3).`,
    ),
  play: ({ seat, card, cost }, n) => {
    const price =
      cost === 0 ? say('бесплатно', 'for free') : say(`за ${coins(cost).ru}`, `for ${coins(cost).en}`);
    return say(
      `${n.seat(seat)} разыгрывает карту ${quoted(name(card, n))} ${price.ru}.`,
      `${n.seat(seat)} plays ${name(card, n)} ${price.en}.`,
    );
  },
  take: ({ seat, card }, n) =>
    say(
      `${n.seat(seat)} берёт квест ${quoted(name(card, n))}.`,
      `${n.seat(seat)} takes the quest ${name(card, n)}.`,
    ),
  attack: ({ card, target }, n) =>
    say(
      `${name(card, n)} атакует: цель — ${name(target, n)}.`,
      `${name(card, n)} attacks ${name(target, n)}.`,
    ),
  defend: ({ card, target }, n) =>
    say(`Защищает ${name(card, n)}.`, `${name(card, n)} defends ${name(target, n)}.`),
  shot: ({ card, target, amount }, n) =>
    say(
      `${name(card, n)} стреляет на ${amount}: цель — ${name(target, n)}.`,
      `${name(card, n)} shoots at ${name(target, n)} for ${amount}.`,
    ),
  look: ({ seat, count, rule }, n) => {
    if (count === 0)
      return say(
        `${n.seat(seat)}: колода пуста, смотреть нечего.`,
        `${n.seat(seat)} looks at an empty deck.`,
      );
    // A search in another player's deck shows it all.
    return rule === 'BH-G-search'
      ? say(`${n.seat(seat)} просматривает колоду.`, `${n.seat(seat)} looks through the deck.`)
      : say(
          `${n.seat(seat)} смотрит с верха колоды ${cards(count).ru}.`,
          `${n.seat(seat)} looks at ${cards(count).en} on top of the deck.`,
        );
  },
  discount: ({ seat, by, to }, n) => {
    const price =
      to === null
        ? say(
            `на ${coins(Math.abs(by)).ru} ${by < 0 ? 'больше' : 'меньше'}`,
            `${coins(Math.abs(by)).en} ${by < 0 ? 'more' : 'less'}`,
          )
        : coins(to);
    return say(
      `${n.seat(seat)} в следующий раз платит ${price.ru}.`,
      `${n.seat(seat)} pays ${price.en} next time.`,
    );
  },
  limitPlays: ({ seat, cards: most, rivals }, n) =>
    rivals
      ? say(
          `В следующий ход ${n.seat(1 - seat)} разыгрывает не любые карты: так велит карта.`,
          `${n.seat(1 - seat)} may not play all cards in the next turn, as a card says.`,
        )
      : say(
          `Теперь за ход можно разыграть только ${cards(most).ru}.`,
          `Now only ${cards(most).en} may be played in a turn.`,
        ),
  foretell: ({ seat, cost, owner }, n) =>
    say(
      `${n.seat(seat)} называет стоимость ${cost}; колода: ${n.seat(owner)}.`,
      `${n.seat(seat)} names the cost ${cost} and the deck of ${n.seat(owner)}.`,
    ),
  countDead: () =>
    say('Считается, что в этом ходу погибло существо.', 'A creature counts as having died this turn.'),
  shield: ({ seat, amount }, n) => {
    if (amount === 0)
      return say(`${n.seat(seat)}: предотвращать нечего.`, `${n.seat(seat)} has no wounds to prevent.`);
    const next =
      amount === 1
        ? say('следующую рану', 'next wound')
        : say(`следующие ${wounds(amount).ru}`, `next ${wounds(amount).en}`);
    return say(
      `${n.seat(seat)}: персонажи не получат ${next.ru}.`,
      `The ${next.en} to the characters of ${n.seat(seat)} will be prevented.`,
    );
  },
  stunCoins: ({ seat, amount }, n) => {
    const stay = plural(amount, 'ru', ['останется закрытой', 'останутся закрытыми', 'останутся закрытыми']);
    return say(
      `${n.seat(seat)}: в начале следующего хода ${stay} ${coinsText(amount, 'ru')}.`,
      `${coins(amount).en} of ${n.seat(seat)} will stay closed at the start of the next turn.`,
    );
  },
  redirect: ({ seat }, n) =>
    say(
      `${n.seat(seat)} выбирает цели вместо противника.`,
      `${n.seat(seat)} chooses in the opponent’s place.`,
    ),
  willCommand: ({ seat, of }, n) =>
    say(
      `${n.seat(of)}: в следующем ходу решения принимает ${n.seat(seat)}.`,
      `${n.seat(seat)} will decide for ${n.seat(of)} in the next turn of ${n.seat(of)}.`,
    ),
  command: ({ seat, of }, n) =>
    say(
      `${n.seat(seat)} видит руку противника и в этом ходу решает за него.`,
      `${n.seat(seat)} sees the hand of ${n.seat(of)} and decides for ${n.seat(of)} this turn.`,
    ),
  handBack: ({ seat, count }, n) =>
    say(
      `${n.seat(seat)} возвращает руку в колоду: ${cards(count).ru}.`,
      `${n.seat(seat)} puts the hand back into the deck: ${cards(count).en}.`,
    ),
  willSkip: ({ seat }, n) =>
    say(`${n.seat(seat)} пропустит следующий ход.`, `${n.seat(seat)} will skip the next turn.`),
  skip: ({ seat }, n) => say(`${n.seat(seat)} пропускает ход.`, `${n.seat(seat)} skips a turn.`),
  raidTwice: ({ seat }, n) =>
    say(
      `${n.seat(seat)}: следующий Набег применится дважды.`,
      `The next Raid of ${n.seat(seat)} will apply twice.`,
    ),
  turnOver: ({ seat, cards: [top] }, n) => {
    const now = top ? say(`, сверху теперь ${name(top, n)}`, `; ${name(top, n)} is on top now`) : say('', '');
    return say(
      `${n.seat(seat)}: колода перевёрнута${now.ru}.`,
      `The deck of ${n.seat(seat)} is turned over${now.en}.`,
    );
  },
  mill: ({ seat, card }, n) =>
    say(
      `${n.seat(seat)}: карта ${quoted(name(card, n))} уходит с верха колоды на кладбище.`,
      `${name(card, n)} goes from the top of ${n.seat(seat)}’s deck to the graveyard.`,
    ),
  tuck: ({ seat, where, card }, n) => {
    if (where === 'shuffle') {
      return card
        ? say(
            `${n.seat(seat)} замешивает карту ${quoted(name(card, n))} в колоду.`,
            `${n.seat(seat)} shuffles ${name(card, n)} into the deck.`,
          )
        : say(
            `${n.seat(seat)} замешивает карту из руки в колоду.`,
            `${n.seat(seat)} shuffles a card from hand into the deck.`,
          );
    }
    const place = where === 'top' ? say('на верх колоды', 'on top of') : say('под колоду', 'under');
    return card
      ? say(
          `${n.seat(seat)} кладёт карту ${quoted(name(card, n))} ${place.ru}.`,
          `${n.seat(seat)} puts ${name(card, n)} ${place.en} the deck.`,
        )
      : say(
          `${n.seat(seat)} кладёт карту из руки ${place.ru}.`,
          `${n.seat(seat)} puts a card from hand ${place.en} the deck.`,
        );
  },
  pay: ({ seat, coins: paid }, n) =>
    say(`${n.seat(seat)} платит ${coins(paid).ru}.`, `${n.seat(seat)} pays ${coins(paid).en}.`),
  decline: ({ seat, rule }, n) =>
    rule === 'BH-G-ambush'
      ? say(`${n.seat(seat)} остаётся в засаде.`, `${n.seat(seat)} stays in ambush.`)
      : say(`${n.seat(seat)} не платит.`, `${n.seat(seat)} does not pay.`),
  discard: ({ seat, card }, n) =>
    say(
      `${n.seat(seat)} сбрасывает карту ${quoted(name(card, n))}.`,
      `${n.seat(seat)} discards ${name(card, n)}.`,
    ),
  show: ({ seat, card, taken }, n) =>
    say(
      `${n.seat(seat)} показывает верхнюю карту колоды: ${name(card, n)}.${taken ? ' Она идёт в руку.' : ''}`,
      `${n.seat(seat)} shows the top card of the deck: ${name(card, n)}.${taken ? ' It goes to hand.' : ''}`,
    ),
  showHand: ({ seat, cards: hand }, n) => {
    if (hand.length === 0) {
      return say(`${n.seat(seat)} показывает пустую руку.`, `${n.seat(seat)} shows an empty hand.`);
    }
    const all = hand.map((card) => name(card, n)).join(', ');
    return say(`${n.seat(seat)} показывает руку: ${all}.`, `${n.seat(seat)} shows the hand: ${all}.`);
  },
  shuffle: ({ seat }, n) => say(`${n.seat(seat)} перемешивает колоду.`, `${n.seat(seat)} shuffles the deck.`),
  endTurn: ({ seat }, n) => say(`${n.seat(seat)} заканчивает ход.`, `${n.seat(seat)} ends the turn.`),
  end: ended,
};
