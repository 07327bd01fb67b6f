/** What happens, as lines of the log. Russian keeps names in the nominative, so that none has to be declined. */
import type { Lang, Names, Seen, TableEvent, Text } from '@vigrid/kernel';
import { type Ending, isTableEvent, sentence, tableSentence } from '@vigrid/kernel/events';
import { capital, isKey, quoted, say } from '@vigrid/speech';
import type { BerserkEvent } from '../events.ts';
import { rowName } from './acts.ts';
import { placeName } from './cells.ts';
import { battleEvents } from './events-battle.ts';
import { type Lines, name } from './events-lines.ts';
import { markers, phases } from './names.ts';
import { cards, chips, crystals, lives, moreLives } from './nouns.ts';

/** The table tells of any game: a draw is offered (B12-603.2), a game conceded (B09-102.3b). */
export function event(e: Seen<BerserkEvent> | TableEvent, lang: Lang, names: Names): string {
  const text = isTableEvent(e) ? tableSentence(e, names, byTable) : sentence(lines, e.kind, e, names);
  // A hidden card has no name to begin with.
  return capital(text[lang]);
}

/** The end that the table makes: a concession, time that has run out, a draw agreed on. */
const byTable = ({ winners: [winner] }: Ending, n: Names): Text =>
  winner === undefined ? ended.draw('') : ended.victory(n.seat(winner));

const markerOf = (key: string): Text => (isKey(markers, key) ? markers[key] : say(key, key));

const lines: Lines<BerserkEvent['kind']> = {
  ...battleEvents,
  rolledForOrder: ({ rolls }) =>
    say(`Бросок на очерёдность: ${rolls.join(' и ')}.`, `Rolls for the order: ${rolls.join(' and ')}.`),
  order: ({ first }, n) => say(`Первый игрок — ${n.seat(first)}.`, `${n.seat(first)} is the First player.`),
  boosterOpened: ({ seat, count }, n) =>
    say(
      `${n.seat(seat)} вскрывает бустер: ${cards(count).ru}.`,
      `${n.seat(seat)} opens a booster of ${cards(count).en}.`,
    ),
  boosterPassed: ({ seat, count }, n) =>
    say(
      `${n.seat(seat)} получает от соперника ${cards(count).ru}.`,
      `${n.seat(seat)} is handed ${cards(count).en}.`,
    ),
  drafted({ seat, card }, n) {
    const who = n.seat(seat);
    if (!card) return say(`${who} берёт карту бустера.`, `${who} takes a card of the booster.`);
    const { ru, en } = name(card, n);
    return say(`${who} берёт карту: ${ru}.`, `${who} takes ${en}.`);
  },
  deckDrafted: ({ seat, count }, n) =>
    say(
      `${n.seat(seat)} собирает колоду: ${cards(count).ru}.`,
      `${n.seat(seat)} builds a deck of ${cards(count).en}.`,
    ),
  dealt: ({ seat, count }, n) =>
    say(
      `${n.seat(seat)} получает раздачу: ${cards(count).ru}.`,
      `${n.seat(seat)} is dealt ${cards(count).en}.`,
    ),
  redealAnnounced: ({ seat }, n) =>
    say(`${n.seat(seat)} объявляет пересдачу.`, `${n.seat(seat)} announces a redeal.`),
  redealt: ({ seat }, n) => say(`${n.seat(seat)} получает новую раздачу.`, `${n.seat(seat)} is dealt anew.`),
  kept: ({ seat }, n) => say(`${n.seat(seat)} оставляет раздачу.`, `${n.seat(seat)} keeps the deal.`),
  recruitedAll: ({ seat, count }, n) =>
    say(
      `${n.seat(seat)} набирает отряд: ${cards(count).ru}.`,
      `${n.seat(seat)} recruits a squad of ${cards(count).en}.`,
    ),
  gathered: ({ seat, count }, n) =>
    say(
      `${n.seat(seat)} собирает отряд: ${cards(count).ru}.`,
      `${n.seat(seat)} gathers a squad of ${cards(count).en}.`,
    ),
  noCostTold: ({ seat }, n) =>
    say(
      `${n.seat(seat)}: карт с особой стоимостью в отряде нет.`,
      `${n.seat(seat)} has no cards whose cost is to be told.`,
    ),
  costTold: ({ card, cost, x }, n) =>
    say(
      `${name(card, n).ru}: стоимость ${cost}${x > 0 ? `, X = ${x}` : ''}.`,
      `${name(card, n).en} cost ${crystals(cost).en}${x > 0 ? `, X = ${x}` : ''}.`,
    ),
  gameOver({ winners, wins }, n) {
    const score = wins.join(':');
    return winners.length === 1
      ? say(
          `Бой кампании выигрывает ${n.seat(winners[0])}, счёт ${score}.`,
          `${n.seat(winners[0])} wins this game of the campaign, ${score}.`,
        )
      : say(`Бой кампании вничью, счёт ${score}.`, `This game of the campaign is drawn, ${score}.`);
  },
  retreats: ({ card }, n) => say(`${name(card, n).ru} отступает.`, `${name(card, n).en} retreats.`),
  lookedAt: ({ rule, seat, count }, n) =>
    rule === 'B12-403.1'
      ? say(
          `${n.seat(seat)} смотрит карты раздачи противника: ${count}.`,
          `${n.seat(seat)} looks at ${cards(count).en} of the opponent’s deal.`,
        )
      : say(
          `${n.seat(seat)} смотрит карты своей колоды: ${count}.`,
          `${n.seat(seat)} looks at ${cards(count).en} of their deck.`,
        ),
  deployed: ({ seat, cell }, n) =>
    say(
      `${n.seat(seat)} ставит карту на ${placeName(cell).ru}.`,
      `${n.seat(seat)} deploys a card on ${placeName(cell).en}.`,
    ),
  revealed: ({ card, cell }, n) =>
    say(
      `Вскрытие: ${name(card, n).ru} (${placeName(cell).ru}).`,
      `${name(card, n).en} is revealed (${placeName(cell).en}).`,
    ),
  toAuxiliary: ({ card }, n) =>
    say(
      `${name(card, n).ru} уходит в дополнительную зону.`,
      `${name(card, n).en} goes to the auxiliary zone.`,
    ),
  landed: ({ card, cell }, n) =>
    say(
      `${name(card, n).ru} приземляется на ${placeName(cell).ru}.`,
      `${name(card, n).en} lands on ${placeName(cell).en}.`,
    ),
  seated: ({ card, host }, n) =>
    say(
      `${name(card, n).ru}: хозяин — ${name(host, n).ru}.`,
      `${name(card, n).en} sits on ${name(host, n).en}.`,
    ),
  turn: ({ seat, turn }, n) => say(`Ход ${turn}: ${n.seat(seat)}.`, `Turn ${turn}: ${n.seat(seat)}.`),
  phase: ({ phase }) => say(`${phases[phase].ru}.`, `${phases[phase].en}.`),
  extraLives: ({ card, amount, lives: left }, n) =>
    say(
      `${name(card, n).ru} получает ${moreLives(amount).ru}, теперь жизней ${left}.`,
      `${name(card, n).en} gains ${moreLives(amount).en} and has ${lives(left).en}.`,
    ),
  livesReduced: ({ card, amount, lives: left }, n) =>
    say(
      `${name(card, n).ru}: максимум жизней меньше на ${amount}, осталось ${left}.`,
      `The maximum of lives of ${name(card, n).en} falls by ${amount}, ${left} left.`,
    ),
  chips: ({ card, amount, chips: all }, n) =>
    amount < 0
      ? say(
          `${name(card, n).ru} теряет ${chips(-amount).ru}, осталось ${all}.`,
          `${name(card, n).en} loses ${chips(-amount).en}, ${all} left.`,
        )
      : say(
          `${name(card, n).ru} получает ${chips(amount).ru}, всего ${all}.`,
          `${name(card, n).en} gains ${chips(amount).en}, ${all} in all.`,
        ),
  poisoned: ({ card, poison }, n) =>
    say(
      `${name(card, n).ru} получает отравление на ${poison}.`,
      `${name(card, n).en} gains Poisoning ${poison}.`,
    ),
  cured: ({ card }, n) =>
    say(`${name(card, n).ru}: отравление снято.`, `${name(card, n).en} loses its poisoning.`),
  opened: ({ card }, n) => say(`${name(card, n).ru} открывается.`, `${name(card, n).en} opens.`),
  closed: ({ card }, n) => say(`${name(card, n).ru} закрывается.`, `${name(card, n).en} closes.`),
  openedAll: ({ seat, cards: all }, n) =>
    all.length === 0
      ? say(`${n.seat(seat)}: открывать нечего.`, `${n.seat(seat)} has nothing to open.`)
      : say(
          `${n.seat(seat)} открывает: ${all.map((c) => name(c, n).ru).join(', ')}.`,
          `${n.seat(seat)} opens ${all.map((c) => name(c, n).en).join(', ')}.`,
        ),
  died: ({ card, by }, n) =>
    by && by.id !== card.id
      ? say(
          `${name(card, n).ru} погибает (причина — ${name(by, n).ru}).`,
          `${name(card, n).en} dies because of ${name(by, n).en}.`,
        )
      : say(`${name(card, n).ru} погибает.`, `${name(card, n).en} dies.`),
  returned: ({ card }, n) =>
    say(`${name(card, n).ru} возвращается в колоду.`, `${name(card, n).en} returns to the deck.`),
  exiled: ({ card }, n) => say(`${name(card, n).ru} изгоняется.`, `${name(card, n).en} is exiled.`),
  discarded: ({ card }, n) =>
    say(`${name(card, n).ru} уходит на кладбище.`, `${name(card, n).en} goes to the graveyard.`),
  entered({ card, cell, how }, n) {
    const ways = {
      summon: say('вызвана', 'is summoned'),
      revive: say('возрождена', 'is revived'),
      incarnate: say('инкарнирует', 'incarnates'),
    };
    const { ru, en } = ways[how];
    const at = placeName(cell);
    return how === 'incarnate'
      ? say(`${name(card, n).ru} ${ru}: ${at.ru}.`, `${name(card, n).en} ${en} at ${at.en}.`)
      : say(`Карта ${quoted(name(card, n).ru)} ${ru}: ${at.ru}.`, `${name(card, n).en} ${en} at ${at.en}.`);
  },
  incarnationChip: ({ card, chips: all, lost }, n) =>
    lost
      ? say(
          `${name(card, n).ru} теряет фишку инкарнации, осталось ${all}.`,
          `${name(card, n).en} loses an incarnation chip, ${all} left.`,
        )
      : say(
          `${name(card, n).ru} получает фишку инкарнации, всего ${all}.`,
          `${name(card, n).en} gains an incarnation chip, ${all} in all.`,
        ),
  gained: (e, n) => befell(e, n),
  lost: (e, n) => befell(e, n),
  marked: ({ card, marker, amount }, n) =>
    say(
      `${name(card, n).ru} получает маркер «${markerOf(marker).ru}»${amount > 1 ? ` (${amount})` : ''}.`,
      `${name(card, n).en} gets the ${markerOf(marker).en} marker${amount > 1 ? ` (${amount})` : ''}.`,
    ),
  unmarked: ({ card, marker }, n) =>
    say(
      `${name(card, n).ru} теряет маркер «${markerOf(marker).ru}».`,
      `${name(card, n).en} loses the ${markerOf(marker).en} marker.`,
    ),
  cellMarked: ({ cell, marker }) =>
    say(
      `На ${placeName(cell).ru} — маркер «${markerOf(marker).ru}».`,
      `The ${markerOf(marker).en} marker is put on ${placeName(cell).en}.`,
    ),
  cellUnmarked: ({ cell, marker }) =>
    say(
      `С ${placeName(cell).ru} убран маркер «${markerOf(marker).ru}».`,
      `The ${markerOf(marker).en} marker leaves ${placeName(cell).en}.`,
    ),
  controlled: ({ card, seat }, n) =>
    say(
      `Картой ${quoted(name(card, n).ru)} теперь управляет ${n.seat(seat)}.`,
      `${n.seat(seat)} takes control of ${name(card, n).en}.`,
    ),
  shown: ({ seat, cards: all }, n) =>
    say(
      `${n.seat(seat)} показывает: ${all.length === 0 ? 'ничего' : all.map((c) => name(c, n).ru).join(', ')}.`,
      `${n.seat(seat)} shows ${all.length === 0 ? 'nothing' : all.map((c) => name(c, n).en).join(', ')}.`,
    ),
  shuffled: ({ seat }, n) =>
    say(`${n.seat(seat)} перемешивает колоду.`, `${n.seat(seat)} shuffles the deck.`),
  chose({ card, what, value }, n) {
    const row = rowName(value);
    return what === 'row'
      ? say(
          `${name(card, n).ru}: выбран ${lower(row.ru)}.`,
          `${name(card, n).en}: ${lower(row.en)} is chosen.`,
        )
      : say(
          `${name(card, n).ru}: выбрано число ${value}.`,
          `${name(card, n).en}: the number ${value} is chosen.`,
        );
  },
  left: ({ card }, n) =>
    say(
      `${name(card, n).ru}: особенность не применяется.`,
      `The feature of ${name(card, n).en} is left unused.`,
    ),
  loopCut: ({ card }, n) =>
    say(
      `${name(card, n).ru}: бесконечная цепочка прервана.`,
      `An endless chain of ${name(card, n).en} is cut.`,
    ),
  claimed: ({ seat, what }, n) =>
    what === 'victory'
      ? say(
          `${n.seat(seat)} заявляет о решающем преимуществе.`,
          `${n.seat(seat)} claims a decisive advantage.`,
        )
      : say(
          `${n.seat(seat)} заявляет, что победить не может никто.`,
          `${n.seat(seat)} claims that nobody can win.`,
        ),
  over: ({ seat, what }, n) => ended[what](n.seat(seat)),
};

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** "Nomad gains +X to the simple strike until the end of the turn, X = 2 (from Kshar)." */
function befell(
  { card, by, what, amount, briefly }: Extract<BerserkEvent, { kind: 'gained' | 'lost' }>,
  n: Names,
): Text {
  const until = briefly ? say(' до конца хода', ' until the end of the turn') : say('', '');
  const open = /\bX\b/.test(what.en) && !/where X/.test(what.en);
  const x = open && amount > 0 ? `, X = ${amount}` : '';
  const from =
    by.id === card.id ? say('', '') : say(` (источник — ${name(by, n).ru})`, ` (from ${name(by, n).en})`);
  return say(
    `${name(card, n).ru} ${what.ru}${until.ru}${x}${from.ru}.`,
    `${name(card, n).en} ${what.en}${until.en}${x}${from.en}.`,
  );
}

const ended: Readonly<Record<Extract<BerserkEvent, { kind: 'over' }>['what'], (name: string) => Text>> = {
  victory: (name) => say(`Победитель — ${name}.`, `${name} wins.`),
  draw: () => say('Ничья.', 'The game is drawn.'),
  technicalVictory: (name) =>
    say(`Время вышло: по кристаллам побеждает ${name}.`, `Time is up: ${name} wins on crystals.`),
  technicalDraw: () =>
    say('Время вышло: кристаллов поровну, ничья.', 'Time is up: crystals are equal, the game is drawn.'),
};
