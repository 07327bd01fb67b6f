/** What happens, as lines of the log. Russian keeps names in the nominative, so that none has to be declined. */
import type { GameEvent, Lang, Names, Seat, Text } from '@vigrid/kernel';
import { plural } from '@vigrid/kernel/text.ts';
import type { HeroesEvent } from '../events.ts';
import type { CardRef } from '../table/view.ts';
import { keyword } from './classes.ts';
import { cards, coins, isKey, quoted, wounds } from './say.ts';

export function event(e: GameEvent, lang: Lang, names: Names): string {
  if (isOfTable(e)) return ofTable[e.kind](() => names.seat(e.seat))[lang];
  if (isHeroesEvent(e)) return told(e.kind, e, names)[lang];
  return { ru: `По правилу ${e.rule}.`, en: `By rule ${e.rule}.` }[lang];
}

type Events = { readonly [E in HeroesEvent as E['kind']]: E };
type Kind = keyof Events;

const told = <K extends Kind>(kind: K, e: Events[K], names: Names): Text => lines[kind](e, names);

const isHeroesEvent = (e: GameEvent): e is GameEvent & HeroesEvent => isKey(lines, e.kind);

/** What the table tells of any game; its end reads like an end by the game's own rules. */
const ofTable = {
  offer: (who: () => string) => same(`${who()} предлагает ничью.`, `${who()} offers a draw.`),
  decline: (who: () => string) => same(`${who()} отклоняет ничью.`, `${who()} declines the draw.`),
  undo: () => same('Последнее решение взято назад.', 'The last decision is taken back.'),
  concede: (who: () => string) => same(`${who()} сдаётся.`, `${who()} concedes.`),
  flag: (who: () => string) => same(`Время вышло: ${who()}.`, `${who()} runs out of time.`),
};

interface TableEvent {
  readonly kind: keyof typeof ofTable;
  /** Nobody for what is taken back. */
  readonly seat: Seat;
}

const isOfTable = (e: GameEvent): e is GameEvent & TableEvent =>
  e.rule.startsWith('T-') && isKey(ofTable, e.kind);

const same = (ru: string, en: string): Text => ({ ru, en });

const lines: { readonly [K in Kind]: (e: Events[K], names: Names) => Text } = {
  chooser: ({ seat }, n) =>
    same(`${n.seat(seat)} решает, кто начинает.`, `${n.seat(seat)} decides who goes first.`),
  first: ({ seat }, n) => same(`Начинает ${n.seat(seat)}.`, `${n.seat(seat)} goes first.`),
  deal: ({ seat, count }, n) =>
    same(
      `${n.seat(seat)} берёт стартовую руку: ${cards(count).ru}.`,
      `${n.seat(seat)} takes a starting hand of ${cards(count).en}.`,
    ),
  redeal: ({ seat, count }, n) =>
    count === 0
      ? same(`${n.seat(seat)} оставляет стартовую руку.`, `${n.seat(seat)} keeps the starting hand.`)
      : same(`${n.seat(seat)} заменяет ${cards(count).ru}.`, `${n.seat(seat)} replaces ${cards(count).en}.`),
  turn: ({ seat, turn }, n) => same(`Ход ${turn}: ${n.seat(seat)}.`, `Turn ${turn}: ${n.seat(seat)}.`),
  coin: ({ seat, coins: all, rule }, n) =>
    // A text may add, open or close coins; the turn gives one.
    rule === 'BH-13.1'
      ? same(`${n.seat(seat)}: монет всего ${all}.`, `${n.seat(seat)} has ${coins(all).en} in all.`)
      : same(`${n.seat(seat)} получает монету, всего ${all}.`, `${n.seat(seat)} gets a coin, ${all} in all.`),
  draw: ({ seat, card }, n) =>
    card
      ? same(`${n.seat(seat)} берёт карту: ${name(card, n)}.`, `${n.seat(seat)} draws ${name(card, n)}.`)
      : same(`${n.seat(seat)} берёт карту.`, `${n.seat(seat)} draws a card.`),
  missed: ({ seat, times }, n) =>
    same(
      `${n.seat(seat)} не берёт карту: колода пуста (${times} из 3).`,
      `${n.seat(seat)} draws nothing: the deck is empty (${times} of 3).`,
    ),
  play: ({ seat, card, cost }, n) => {
    const price =
      cost === 0 ? same('бесплатно', 'for free') : same(`за ${coins(cost).ru}`, `for ${coins(cost).en}`);
    return same(
      `${n.seat(seat)} разыгрывает карту ${quoted(name(card, n))} ${price.ru}.`,
      `${n.seat(seat)} plays ${name(card, n)} ${price.en}.`,
    );
  },
  take: ({ seat, card }, n) =>
    same(
      `${n.seat(seat)} берёт квест ${quoted(name(card, n))}.`,
      `${n.seat(seat)} takes the quest ${name(card, n)}.`,
    ),
  attack: ({ card, target }, n) =>
    same(
      `${name(card, n)} атакует: цель — ${name(target, n)}.`,
      `${name(card, n)} attacks ${name(target, n)}.`,
    ),
  defend: ({ card, target }, n) =>
    same(`Защищает ${name(card, n)}.`, `${name(card, n)} defends ${name(target, n)}.`),
  shot: ({ card, target, amount }, n) =>
    same(
      `${name(card, n)} стреляет на ${amount}: цель — ${name(target, n)}.`,
      `${name(card, n)} shoots at ${name(target, n)} for ${amount}.`,
    ),
  wound: (e, n) => wounded(e, n),
  heal: ({ card, amount, source }, n) => {
    const lead = from(source, card, n);
    return amount === 0
      ? same(
          `${lead}${name(card, n)} без ран, лечить нечего.`,
          `${lead}${name(card, n)} has no wounds to heal.`,
        )
      : same(
          `${lead}${name(card, n)} излечивается на ${amount}.`,
          `${lead}${name(card, n)} heals ${wounds(amount).en}.`,
        );
  },
  die: ({ card }, n) => same(`${name(card, n)} погибает.`, `${name(card, n)} dies.`),
  close: ({ card }, n) => same(`${name(card, n)} закрывается.`, `${name(card, n)} closes.`),
  open: ({ seat, cards: opened }, n) =>
    opened.length === 0
      ? same(`${n.seat(seat)}: закрытых карт нет.`, `${n.seat(seat)} has no closed cards.`)
      : same(
          `${n.seat(seat)} открывает ${cards(opened.length).ru}.`,
          `${n.seat(seat)} opens ${cards(opened.length).en}.`,
        ),
  boost: ({ card, amount }, n) => {
    const effect = effects(amount);
    return same(`${name(card, n)} получает ${effect.ru}.`, `${name(card, n)} gets ${effect.en}.`);
  },
  change: ({ card, strike, lives, words, armour, mute }, n) => {
    const figures = [
      ...(strike === null ? [] : [same(`удар ${strike}`, `strike ${strike}`)]),
      ...(lives === null ? [] : [same(`жизни ${lives}`, `lives ${lives}`)]),
      ...words.map((word) => keyword(word)),
      ...(armour === null ? [] : [keyword('armour', armour)]),
      ...(mute ? [same('без особенностей', 'without abilities')] : []),
    ];
    if (figures.length === 0) {
      return same(`${name(card, n)} не может атаковать.`, `${name(card, n)} cannot attack.`);
    }
    return same(
      `${name(card, n)}: теперь ${figures.map((f) => f.ru).join(', ')}.`,
      `${name(card, n)}: now ${figures.map((f) => f.en).join(', ')}.`,
    );
  },
  ability: ({ card, coins: paid }, n) =>
    paid === 0
      ? same(`${name(card, n)}: выполняется способность.`, `An ability of ${name(card, n)} is executed.`)
      : same(
          `${name(card, n)} применяет способность за ${coins(paid).ru}.`,
          `${name(card, n)} uses an ability for ${coins(paid).en}.`,
        ),
  poison: ({ card, amount }, n) =>
    same(`${name(card, n)}: Отравление на ${amount}.`, `${name(card, n)} is poisoned for ${amount}.`),
  mark: ({ card, markers }, n) =>
    same(
      `${name(card, n)}: маркеров теперь ${markers}.`,
      `${name(card, n)} now has ${markers} ${plural(markers, 'en', ['marker', 'markers'])}.`,
    ),
  complete: ({ card }, n) =>
    same(`Квест ${quoted(name(card, n))} завершён.`, `The quest ${name(card, n)} is completed.`),
  create: ({ seat, card }, n) =>
    same(
      `${n.seat(seat)} создаёт карту ${quoted(name(card, n))}.`,
      `${n.seat(seat)} creates ${name(card, n)}.`,
    ),
  control: ({ seat, card, rule }, n) =>
    rule === 'BH-8.25'
      ? same(
          `${n.seat(seat)} снова контролирует карту ${quoted(name(card, n))}.`,
          `${n.seat(seat)} controls ${name(card, n)} again.`,
        )
      : same(
          `${n.seat(seat)} берёт под контроль карту ${quoted(name(card, n))}.`,
          `${n.seat(seat)} takes control of ${name(card, n)}.`,
        ),
  capture: ({ card }, n) => same(`Карта ${quoted(name(card, n))} добыта.`, `${name(card, n)} is captured.`),
  revive: ({ seat, card }, n) =>
    same(
      `${n.seat(seat)} возрождает карту ${quoted(name(card, n))}.`,
      `${n.seat(seat)} revives ${name(card, n)}.`,
    ),
  search: ({ seat, card }, n) =>
    same(
      `${n.seat(seat)} находит в колоде карту ${quoted(name(card, n))} и берёт её в руку.`,
      `${n.seat(seat)} finds ${name(card, n)} in the deck and takes it to hand.`,
    ),
  summon: ({ seat, card }, n) =>
    same(
      `${n.seat(seat)} вызывает карту ${quoted(name(card, n))}.`,
      `${n.seat(seat)} summons ${name(card, n)}.`,
    ),
  mill: ({ seat, card }, n) =>
    same(
      `${n.seat(seat)}: карта ${quoted(name(card, n))} уходит с верха колоды на кладбище.`,
      `${name(card, n)} goes from the top of ${n.seat(seat)}’s deck to the graveyard.`,
    ),
  tuck: ({ seat, where, card }, n) => {
    const place = where === 'top' ? same('на верх колоды', 'on top of') : same('под колоду', 'under');
    return card
      ? same(
          `${n.seat(seat)} кладёт карту ${quoted(name(card, n))} ${place.ru}.`,
          `${n.seat(seat)} puts ${name(card, n)} ${place.en} the deck.`,
        )
      : same(
          `${n.seat(seat)} кладёт карту из руки ${place.ru}.`,
          `${n.seat(seat)} puts a card from hand ${place.en} the deck.`,
        );
  },
  bottom: ({ card }, n) =>
    same(`${name(card, n)} уходит под колоду владельца.`, `${name(card, n)} goes under its owner’s deck.`),
  pay: ({ seat, coins: paid }, n) =>
    same(`${n.seat(seat)} платит ${coins(paid).ru}.`, `${n.seat(seat)} pays ${coins(paid).en}.`),
  decline: ({ seat, rule }, n) =>
    rule === 'BH-G-ambush'
      ? same(`${n.seat(seat)} остаётся в засаде.`, `${n.seat(seat)} stays in ambush.`)
      : same(`${n.seat(seat)} не платит.`, `${n.seat(seat)} does not pay.`),
  destroy: ({ card }, n) => same(`${name(card, n)}: карта уничтожена.`, `${name(card, n)} is destroyed.`),
  replace: ({ card }, n) =>
    same(
      `${name(card, n)} уступает место и уходит на кладбище.`,
      `${name(card, n)} makes room and goes to the graveyard.`,
    ),
  return: ({ card }, n) =>
    same(`${name(card, n)} возвращается в руку владельца.`, `${name(card, n)} returns to its owner’s hand.`),
  shuffleIn: ({ card }, n) =>
    same(`${name(card, n)} уходит в колоду владельца.`, `${name(card, n)} goes into its owner’s deck.`),
  regain: ({ card }, n) =>
    same(
      `${name(card, n)} возвращается с кладбища в руку.`,
      `${name(card, n)} returns from the graveyard to hand.`,
    ),
  discard: ({ seat, card }, n) =>
    same(
      `${n.seat(seat)} сбрасывает карту ${quoted(name(card, n))}.`,
      `${n.seat(seat)} discards ${name(card, n)}.`,
    ),
  show: ({ seat, card, taken }, n) =>
    same(
      `${n.seat(seat)} показывает верхнюю карту колоды: ${name(card, n)}. ${taken ? 'Она идёт в руку.' : 'Она остаётся на месте.'}`,
      `${n.seat(seat)} shows the top card of the deck: ${name(card, n)}. It ${taken ? 'goes to hand' : 'stays on the deck'}.`,
    ),
  showHand: ({ seat, cards: hand }, n) => {
    if (hand.length === 0) {
      return same(`${n.seat(seat)} показывает пустую руку.`, `${n.seat(seat)} shows an empty hand.`);
    }
    const all = hand.map((card) => name(card, n)).join(', ');
    return same(`${n.seat(seat)} показывает руку: ${all}.`, `${n.seat(seat)} shows the hand: ${all}.`);
  },
  shuffle: ({ seat }, n) =>
    same(`${n.seat(seat)} перемешивает колоду.`, `${n.seat(seat)} shuffles the deck.`),
  endTurn: ({ seat }, n) => same(`${n.seat(seat)} заканчивает ход.`, `${n.seat(seat)} ends the turn.`),
  end: ({ winners }, n) => {
    if (winners.length === 0)
      return same('Партия окончена, победителя нет.', 'The game is over; nobody wins.');
    if (winners.length > 1) return same('Партия окончена: ничья.', 'The game is a draw.');
    return same(`Побеждает ${n.seat(winners[0])}.`, `${n.seat(winners[0])} wins.`);
  },
};

const name = (card: CardRef, names: Names): string => names.card(card.id);

/** The card that does it, where it is another one: "Moonling: ". */
const from = (source: CardRef, card: CardRef, names: Names): string =>
  source.id === card.id ? '' : `${name(source, names)}: `;

function wounded({ card, amount, source, by, kept }: Events['wound'], n: Names): Text {
  const who = name(card, n);
  const lead =
    by === 'strike'
      ? same(`${name(source, n)} бьёт: `, `${name(source, n)} strikes: `)
      : by === 'spell' || by === 'ability'
        ? same(from(source, card, n), from(source, card, n))
        : same('', '');
  const cause = by === 'poison' ? same(' от Отравления', ' from Poison') : same('', '');
  if (amount === 0) {
    const why = kept === 0 ? same('', '') : same(` (${notThrough(kept)})`, ` (${kept} kept off)`);
    return same(`${lead.ru}${who} не получает ран${why.ru}.`, `${lead.en}${who} gets no wounds${why.en}.`);
  }
  const off = kept === 0 ? same('', '') : same(`, ещё ${notThrough(kept)}`, `, ${kept} kept off`);
  return same(
    `${lead.ru}${who} получает ${wounds(amount).ru}${cause.ru}${off.ru}.`,
    `${lead.en}${who} gets ${wounds(amount).en}${cause.en}${off.en}.`,
  );
}

const notThrough = (kept: number): string =>
  `${kept} не ${plural(kept, 'ru', ['проходит', 'проходят', 'проходят'])}`;

/** Strengthening effects, or Weakening ones below 0. */
function effects(amount: number): Text {
  const n = Math.abs(amount);
  const kind = amount < 0 ? same('ослабления', 'Weakening') : same('усиления', 'Strengthening');
  if (n === 1) return same(`эффект ${kind.ru}`, `a ${kind.en} effect`);
  const many = plural(n, 'ru', ['эффект', 'эффекта', 'эффектов']);
  return same(`${n} ${many} ${kind.ru}`, `${n} ${kind.en} effects`);
}
