/** What happens to cards in play and out of it, as lines of the log. */
import type { Names, SeenByKind, Sentences, Text } from '@vigrid/kernel';
import { plural, quoted, say } from '@vigrid/speech';
import type { HeroesEvent } from '../events.ts';
import type { CardRef } from '../table/view.ts';
import { cards, coins, moreLives, strengthenings, weakenings, wounds } from './counts.ts';
import { keyword } from './keywords.ts';

export type Events = SeenByKind<HeroesEvent>;

export const cardEvents: Pick<
  Sentences<Events>,
  | 'wound'
  | 'heal'
  | 'die'
  | 'close'
  | 'stays'
  | 'ended'
  | 'open'
  | 'boost'
  | 'change'
  | 'ability'
  | 'poison'
  | 'mark'
  | 'complete'
  | 'create'
  | 'control'
  | 'capture'
  | 'revive'
  | 'search'
  | 'summon'
  | 'unweaken'
  | 'numb'
  | 'swapQuest'
  | 'cancel'
  | 'playOn'
  | 'shedLives'
  | 'grant'
  | 'put'
  | 'bottom'
  | 'destroy'
  | 'replace'
  | 'return'
  | 'shuffleIn'
  | 'regain'
> = {
  wound: (e, n) => wounded(e, n),
  heal: ({ card, amount, source }, n) => {
    const lead = from(source, card, n);
    return amount === 0
      ? say(
          `${lead}${name(card, n)} без ран, лечить нечего.`,
          `${lead}${name(card, n)} has no wounds to heal.`,
        )
      : say(
          `${lead}${name(card, n)} излечивается на ${amount}.`,
          `${lead}${name(card, n)} heals ${wounds(amount).en}.`,
        );
  },
  die: ({ card }, n) => say(`${name(card, n)} погибает.`, `${name(card, n)} dies.`),
  stays: ({ card, closed }, n) =>
    closed
      ? say(`Карта ${quoted(name(card, n))} остаётся закрытой.`, `${name(card, n)} stays closed.`)
      : say(`Карта ${quoted(name(card, n))} остаётся открытой.`, `${name(card, n)} stays open.`),
  ended: ({ card }, n) =>
    say(
      `${name(card, n)}: временное действие закончилось.`,
      `${name(card, n)}: what lasted for a time is over.`,
    ),
  close: ({ card }, n) => say(`${name(card, n)} закрывается.`, `${name(card, n)} closes.`),
  open: ({ seat, cards: opened }, n) =>
    opened.length === 0
      ? say(`${n.seat(seat)}: закрытых карт нет.`, `${n.seat(seat)} has no closed cards.`)
      : say(
          `${n.seat(seat)} открывает ${cards(opened.length).ru}.`,
          `${n.seat(seat)} opens ${cards(opened.length).en}.`,
        ),
  boost: ({ card, amount }, n) => {
    const effect = effects(amount);
    return say(`${name(card, n)} получает ${effect.ru}.`, `${name(card, n)} gets ${effect.en}.`);
  },
  change: ({ card, strike, lives, words, armour, mute, taunt, cannotAttack, doomed, shots, raid }, n) => {
    const figures = [
      ...(strike === null ? [] : [say(`удар ${strike}`, `strike ${strike}`)]),
      ...(lives === null ? [] : [say(`жизни ${lives}`, `lives ${lives}`)]),
      ...words.map((word) => keyword(word)),
      ...(armour === null ? [] : [keyword('armour', armour)]),
      ...(mute ? [say('без особенностей', 'without abilities')] : []),
      ...(taunt ? [say('притягивает атаки и заклинания врага', 'draws the enemy’s attacks and spells')] : []),
      ...(cannotAttack ? [say('не может атаковать', 'cannot attack')] : []),
      ...(doomed ? [dooms[doomed]] : []),
      ...(shots === undefined ? [] : [say(`+${shots} к выстрелам`, `shots +${shots}`)]),
      ...(raid === undefined ? [] : [say(`Набег ${raid}`, `Raid ${raid}`)]),
    ];
    if (figures.length === 0) {
      return say(`${name(card, n)}: действует новый эффект.`, `A new effect works on ${name(card, n)}.`);
    }
    return say(
      `${name(card, n)}: теперь ${figures.map((f) => f.ru).join(', ')}.`,
      `${name(card, n)}: now ${figures.map((f) => f.en).join(', ')}.`,
    );
  },
  ability: ({ card, coins: paid }, n) =>
    paid === 0
      ? say(`${name(card, n)}: выполняется способность.`, `An ability of ${name(card, n)} is executed.`)
      : say(
          `${name(card, n)} применяет способность за ${coins(paid).ru}.`,
          `${name(card, n)} uses an ability for ${coins(paid).en}.`,
        ),
  poison: ({ card, amount }, n) =>
    say(`${name(card, n)}: Отравление на ${amount}.`, `${name(card, n)} is poisoned for ${amount}.`),
  mark: ({ card, markers }, n) =>
    say(
      `${name(card, n)}: маркеров теперь ${markers}.`,
      `${name(card, n)} now has ${markers} ${plural(markers, 'en', ['marker', 'markers'])}.`,
    ),
  complete: ({ card }, n) =>
    say(`Квест ${quoted(name(card, n))} завершён.`, `The quest ${name(card, n)} is completed.`),
  create: ({ seat, card }, n) =>
    say(
      `${n.seat(seat)} создаёт карту ${quoted(name(card, n))}.`,
      `${n.seat(seat)} creates ${name(card, n)}.`,
    ),
  control: ({ seat, card, rule }, n) =>
    rule === 'BH-8.25'
      ? say(
          `${n.seat(seat)} снова контролирует карту ${quoted(name(card, n))}.`,
          `${n.seat(seat)} controls ${name(card, n)} again.`,
        )
      : say(
          `${n.seat(seat)} берёт под контроль карту ${quoted(name(card, n))}.`,
          `${n.seat(seat)} takes control of ${name(card, n)}.`,
        ),
  capture: ({ card }, n) => say(`Карта ${quoted(name(card, n))} добыта.`, `${name(card, n)} is captured.`),
  revive: ({ seat, card }, n) =>
    say(
      `${n.seat(seat)} возрождает карту ${quoted(name(card, n))}.`,
      `${n.seat(seat)} revives ${name(card, n)}.`,
    ),
  search: ({ seat, card }, n) =>
    say(
      `${n.seat(seat)} находит в колоде карту ${quoted(name(card, n))} и берёт её в руку.`,
      `${n.seat(seat)} finds ${name(card, n)} in the deck and takes it to hand.`,
    ),
  summon: ({ seat, card }, n) =>
    say(
      `${n.seat(seat)} вызывает карту ${quoted(name(card, n))}.`,
      `${n.seat(seat)} summons ${name(card, n)}.`,
    ),
  unweaken: ({ card, amount }, n) => {
    const effect = effects(-amount);
    return say(`${name(card, n)} теряет ${effect.ru}.`, `${name(card, n)} loses ${effect.en}.`);
  },
  numb: ({ card }, n) =>
    say(
      `${name(card, n)} не откроется в начале своего следующего хода.`,
      `${name(card, n)} will not open at the start of its next turn.`,
    ),
  swapQuest: ({ card, with: other }, n) =>
    say(
      `Квест ${quoted(name(card, n))} меняется местами с квестом ${quoted(name(other, n))}.`,
      `The quest ${name(card, n)} changes places with ${name(other, n)}.`,
    ),
  playOn: ({ card }, n) => say(`Карта ${quoted(name(card, n))} разыграна.`, `${name(card, n)} is played.`),
  cancel: ({ card }, n) => say(`Карта ${quoted(name(card, n))} отменена.`, `${name(card, n)} is cancelled.`),
  shedLives: ({ card, amount }, n) =>
    say(
      `${name(card, n)} теряет дополнительные жизни: ${amount}.`,
      `${name(card, n)} loses ${moreLives(amount).en}.`,
    ),
  grant: ({ card }, n) =>
    say(`${name(card, n)} получает новую способность.`, `${name(card, n)} gets a new ability.`),
  put: ({ card, where }, n) => {
    const place = put[where];
    return say(`${name(card, n)} ${place.ru}.`, `${name(card, n)} ${place.en}.`);
  },
  bottom: ({ card }, n) =>
    say(`${name(card, n)} уходит под колоду владельца.`, `${name(card, n)} goes under its owner’s deck.`),
  destroy: ({ card }, n) => say(`${name(card, n)}: карта уничтожена.`, `${name(card, n)} is destroyed.`),
  replace: ({ card }, n) =>
    say(
      `${name(card, n)} уступает место и уходит на кладбище.`,
      `${name(card, n)} makes room and goes to the graveyard.`,
    ),
  return: ({ card }, n) =>
    say(`${name(card, n)} возвращается в руку владельца.`, `${name(card, n)} returns to its owner’s hand.`),
  shuffleIn: ({ card }, n) =>
    say(`${name(card, n)} уходит в колоду владельца.`, `${name(card, n)} goes into its owner’s deck.`),
  regain: ({ card }, n) =>
    say(
      `${name(card, n)} возвращается с кладбища в руку.`,
      `${name(card, n)} returns from the graveyard to hand.`,
    ),
};

export const name = (card: CardRef, names: Names): string => names.card(card.id);

const dooms: Readonly<Record<NonNullable<Events['change']['doomed']>, Text>> = {
  start: { ru: 'погибнет в начале своего хода', en: 'dies at the start of its turn' },
  end: { ru: 'погибнет в конце следующего хода', en: 'dies at the end of the next turn' },
  quest: { ru: 'завершится в конце хода', en: 'is completed at the end of the turn' },
};

/** Where a card is put that was shown or looked at. */
const put: Readonly<Record<Events['put']['where'], Text>> = {
  hand: { ru: 'идёт в руку владельца', en: 'goes to its owner’s hand' },
  play: { ru: 'входит в игру', en: 'enters play' },
  bottom: { ru: 'уходит под колоду владельца', en: 'goes under its owner’s deck' },
  graveyard: { ru: 'уходит на кладбище', en: 'goes to the graveyard' },
};

/** The card that does it, where it is another one: "Moonling: ". */
const from = (source: CardRef, card: CardRef, names: Names): string =>
  source.id === card.id ? '' : `${name(source, names)}: `;

function wounded({ card, amount, source, by, kept }: Events['wound'], n: Names): Text {
  const who = name(card, n);
  const lead =
    by === 'strike'
      ? say(`${name(source, n)} бьёт: `, `${name(source, n)} strikes: `)
      : by === 'spell' || by === 'ability'
        ? say(from(source, card, n), from(source, card, n))
        : say('', '');
  const cause = by === 'poison' ? say(' от Отравления', ' from Poison') : say('', '');
  if (amount === 0) {
    const why = kept === 0 ? say('', '') : say(` (${notThrough(kept)})`, ` (${kept} kept off)`);
    return say(`${lead.ru}${who} не получает ран${why.ru}.`, `${lead.en}${who} gets no wounds${why.en}.`);
  }
  const off = kept === 0 ? say('', '') : say(`, ещё ${notThrough(kept)}`, `, ${kept} kept off`);
  return say(
    `${lead.ru}${who} получает ${wounds(amount).ru}${cause.ru}${off.ru}.`,
    `${lead.en}${who} gets ${wounds(amount).en}${cause.en}${off.en}.`,
  );
}

const notThrough = (kept: number): string =>
  `${kept} не ${plural(kept, 'ru', ['проходит', 'проходят', 'проходят'])}`;

/** Strengthening effects, or Weakening ones below 0. */
function effects(amount: number): Text {
  const n = Math.abs(amount);
  if (n > 1) return (amount < 0 ? weakenings : strengthenings)(n);
  return amount < 0
    ? say('эффект ослабления', 'a Weakening effect')
    : say('эффект усиления', 'a Strengthening effect');
}
