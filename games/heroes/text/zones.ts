/** What effects on cards in hands and decks say. */
import type { Text } from '@vigrid/kernel';
import { adjective, agree, inWords, type Lexeme, quoted, severalOf, singular } from '@vigrid/speech';
import type { Amount, EffectOf } from '../abilities/types.ts';
import { cardById } from '../cards/catalogue.ts';
import { measured } from './amounts.ts';
import { keywords } from './classes.ts';
import { happens, whole, you } from './clauses.ts';
import { phrase } from './filters.ts';
import { asManyOf, tucked } from './graveyards.ts';
import { card, handCard } from './nouns.ts';
import type { Saying } from './pieces.ts';
import { type Setting, scale, target } from './targets.ts';

export type OutOfPlay =
  | 'draw'
  | 'search'
  | 'summon'
  | 'create'
  | 'showTop'
  | 'put'
  | 'look'
  | 'redrawHands'
  | 'shuffleDeck'
  | 'mill'
  | 'tuck'
  | 'discard'
  | 'plunder'
  | 'reopenQuests'
  | 'foretell'
  | 'deploy'
  | 'turnOver'
  | 'cancel'
  | 'redirect';

export const zones: Saying<OutOfPlay> = {
  draw(e, at) {
    const cards = someCards(e.amount, at);
    const they = { en: `draws ${cards.en}`, ru: `берёт ${cards.ru}` };
    return e.who
      ? happens(
          { en: `the opponent ${they.en}`, ru: `противник ${they.ru}` },
          { en: `have the opponent draw ${cards.en}`, ru: `дать противнику взять ${cards.ru}` },
        )
      : { ...you(`draw ${cards.en}`, `возьмите ${cards.ru}`, `взять ${cards.ru}`), they };
  },
  search(e) {
    const what = phrase(e.what, e.count ?? 1);
    const deck = e.from ? { en: ' the opponent’s deck', ru: ' в колоде противника' } : { en: '', ru: '' };
    const en = `search${deck.en} for ${what.en}`;
    const ru = `поиск${deck.ru} — ${what.ru('nom')}`;
    return whole({ en, ru }, { en, ru: `выполнить ${ru}` });
  },
  summon(e) {
    const what = phrase(e.what, e.count ?? 1);
    const deck = e.from
      ? { en: ' from the opponent’s deck', ru: ' из колоды противника' }
      : { en: '', ru: '' };
    const en = `summon ${what.en}${deck.en}`;
    const ru = `${what.ru('acc')}${deck.ru}`;
    if (!e.rush) return you(en, `вызовите ${ru}`, `вызвать ${ru}`);
    const rush = keywords.rush.name;
    const them = what.pronoun();
    return whole(
      {
        en: `${en}; ${them.en} ${them.many ? 'get' : 'gets'} ${rush.en}`,
        ru: `вызовите ${ru}; ${them.ru('nom')} ${them.many ? 'получают' : 'получает'} ${rush.ru}`,
      },
      {
        en: `${en} and give ${them.en} ${rush.en}`,
        ru: `вызвать ${ru} и дать ${them.ru('dat')} ${rush.ru}`,
      },
    );
  },
  create({ card: id, count = 1 }) {
    const made = created(id);
    const en = count === 1 ? `the card “${made.en}”` : `${inWords(count)} cards “${made.en}”`;
    const ru = `${count === 1 ? card.ru.sg.acc : severalOf(count, [], card.ru, 'acc')} ${quoted(made.ru)}`;
    return you(`create ${en}`, `создайте ${ru}`, `создать ${ru}`);
  },
  showTop(e) {
    const fits = phrase(e.fits);
    const then = { en: `; ${fits.en} goes to hand`, ru: `; ${fits.ru('nom')} идёт в руку` };
    return whole(
      { en: `show your top card${then.en}`, ru: `покажите верхнюю карту колоды${then.ru}` },
      { en: `show your top card${then.en}`, ru: `показать верхнюю карту колоды${then.ru}` },
    );
  },
  put(e, at) {
    const who = target(e.what, at);
    const them = who.ru('acc');
    const order = (en: string, ru: string, infinitive: string, where: Text) =>
      you(`${en} ${who.en} ${where.en}`, `${ru} ${them} ${where.ru}`, `${infinitive} ${them} ${where.ru}`);
    switch (e.where) {
      case 'play':
        return order('put', 'введите', 'ввести', { en: 'into play', ru: 'в игру' });
      case 'free':
        return order('play', 'разыграйте', 'разыграть', { en: 'for free', ru: 'бесплатно' });
      case 'hand':
        return order('put', 'положите', 'положить', {
          en: who.many ? 'into their owners’ hands' : 'into its owner’s hand',
          ru: who.many ? 'в руки владельцев' : 'в руку владельца',
        });
      case 'bottom':
        return order('put', 'положите', 'положить', { en: 'under the deck', ru: 'под колоду' });
      case 'graveyard':
        return order('put', 'положите', 'положить', { en: 'into the graveyard', ru: 'на кладбище' });
    }
  },
  look(e, at) {
    const seen = topCards(e.count, at, e.from);
    const one = e.count === 1 ? { en: 'it', ru: 'её' } : { en: 'one of them', ru: 'одну из них' };
    const where = e.where === 'bottom' && !e.from ? tucked.bottom : lookedAt[e.where];
    const put = { en: `put ${one.en} ${where.en}`, ru: `${one.ru} ${where.ru}` };
    const en = `look at ${seen.en}`;
    if (!e.may) {
      return you(
        `${en} and ${put.en}`,
        `посмотрите ${seen.ru} и положите ${put.ru}`,
        `посмотреть ${seen.ru} и положить ${put.ru}`,
      );
    }
    const then = { en: `you may ${put.en}`, ru: `вы можете положить ${put.ru}` };
    return whole(
      { en: `${en}; ${then.en}`, ru: `посмотрите ${seen.ru}; ${then.ru}` },
      { en: `${en}; ${then.en}`, ru: `посмотреть ${seen.ru}; ${then.ru}` },
    );
  },
  redrawHands(e) {
    const hand = phrase({}, e.count);
    return happens(
      {
        en: `each player shuffles the hand into the deck and draws ${hand.en}`,
        ru: `каждый игрок замешивает руку в колоду и берёт ${hand.ru('acc')}`,
      },
      {
        en: `have each player shuffle the hand into the deck and draw ${hand.en}`,
        ru: `заставить каждого игрока замешать руку в колоду и взять ${hand.ru('acc')}`,
      },
    );
  },
  shuffleDeck: () => you('shuffle your deck', 'перемешайте колоду', 'перемешать колоду'),
  reopenQuests: () =>
    you(
      'shuffle all completed quests into their owners’ decks',
      'замешайте все завершённые квесты в колоды владельцев',
      'замешать все завершённые квесты в колоды владельцев',
    ),
  foretell() {
    const then = {
      en: '; its top card is shown and, if it costs that much, goes to its owner’s hand',
      ru: '; её верхняя карта показывается и, если стоит столько, идёт в руку владельца',
    };
    const en = `name a cost and a deck${then.en}`;
    return whole(
      { en, ru: `назовите стоимость и колоду${then.ru}` },
      { en, ru: `назвать стоимость и колоду${then.ru}` },
    );
  },
  turnOver() {
    const then = {
      en: '; it lies face up until it is shuffled',
      ru: '; пока её не перемешают, карты в ней лежат лицом вверх',
    };
    const en = `turn the opponent’s deck over${then.en}`;
    return whole(
      { en, ru: `переверните колоду противника${then.ru}` },
      { en, ru: `перевернуть колоду противника${then.ru}` },
    );
  },
  redirect() {
    const en = 'choose its targets instead of the opponent';
    return you(en, 'выберите цели вместо противника', 'выбрать цели вместо противника');
  },
  cancel(_, at) {
    const it = target('it', at);
    return you(`cancel ${it.en}`, `отмените ${it.ru('acc')}`, `отменить ${it.ru('acc')}`);
  },
  deploy(e) {
    const what = phrase(e.what);
    const back = e.back
      ? {
          en: ', which returns to your hand at the end of the turn',
          ru: `, ${agree(which, what.noun.ru, 'nom', what.many)} в конце хода возвращается в руку`,
        }
      : { en: '', ru: '' };
    const ru = `из руки в игру ${what.ru('acc')}${back.ru}`;
    return you(`put ${what.en} from your hand into play${back.en}`, `введите ${ru}`, `ввести ${ru}`);
  },
  mill(e, at) {
    const top = topCards(e.amount, at, e.who);
    return you(
      `put ${top.en} into the graveyard`,
      `положите на кладбище ${top.ru}`,
      `положить на кладбище ${top.ru}`,
    );
  },
  tuck({ where, amount = 1 }, at) {
    const place = tucked[where];
    const cards = fromHand(amount, at);
    // A number of cards goes before its place, a clause that counts them after it.
    const ru = typeof amount === 'number' ? `${cards.ru} ${place.ru}` : `${place.ru} ${cards.ru}`;
    const en = typeof amount === 'number' ? `${cards.en} ${place.en}` : `${place.en} ${cards.en}`;
    return where === 'shuffle'
      ? you(`shuffle ${en}`, `замешайте ${ru}`, `замешать ${ru}`)
      : you(`put ${en}`, `положите ${ru}`, `положить ${ru}`);
  },
  discard(e, at) {
    const { what: fits = {}, count = 1 } = e;
    const what =
      typeof count === 'number' ? phrase(fits, count) : asManyOf(fits, count, false, { en: '', ru: '' }, at);
    const cards = what.ru('acc');
    return e.who
      ? happens(
          { en: `the opponent discards ${what.en}`, ru: `противник сбрасывает ${cards}` },
          { en: `make the opponent discard ${what.en}`, ru: `заставить противника сбросить ${cards}` },
        )
      : you(`discard ${what.en}`, `сбросьте ${cards}`, `сбросить ${cards}`);
  },
  plunder: () =>
    happens(
      {
        en: 'the opponent shows the hand and discards a card of your choice',
        ru: 'противник показывает руку и сбрасывает карту по вашему выбору',
      },
      {
        en: 'see the opponent’s hand and choose a card there to be discarded',
        ru: 'посмотреть руку противника и выбрать в ней карту на сброс',
      },
    ),
};

const which = adjective('который');

const lookedAt: Readonly<Record<EffectOf<'look'>['where'], Text>> = {
  bottom: { en: 'under that deck', ru: 'под эту колоду' },
  graveyard: { en: 'into the graveyard', ru: 'на кладбище' },
  hand: { en: 'into its owner’s hand', ru: 'в руку владельца' },
};

function fromHand(amount: Amount, at: Setting): Text {
  if (typeof amount !== 'number') return asMany(amount, handCard, at);
  const cards = phrase({}, amount);
  return { en: `${cards.en} from your hand`, ru: `${cards.ru('acc')} из руки` };
}

/** A measure named in the clause before is not named again: "as many". */
const asMany = (amount: Amount, what: Lexeme, at: Setting): Text =>
  amount === at.said
    ? measured('X', what, { ...scale(null, at), x: undefined })
    : measured(amount, what, scale(null, at));

/** "two cards", «две карты», or as many as is said. */
function someCards(amount: Amount, at: Setting): Text {
  if (typeof amount !== 'number') return asMany(amount, card, at);
  const cards = phrase({}, amount);
  return { en: cards.en, ru: cards.ru('acc') };
}

const top = adjective('верхний');

/** "the top two cards of your deck", «две верхние карты колоды». */
function topCards(amount: Amount, at: Setting, who: 'enemy' | undefined): Text {
  const deck = who
    ? { en: 'the opponent’s deck', ru: 'колоды противника' }
    : { en: 'your deck', ru: 'колоды' };
  if (typeof amount !== 'number') {
    const many = measured(amount, card, scale(null, at));
    return { en: `${many.en} from the top of ${deck.en}`, ru: `с верха ${deck.ru} ${many.ru}` };
  }
  return amount === 1
    ? { en: `the top card of ${deck.en}`, ru: `${singular([top], card.ru, 'acc')} ${deck.ru}` }
    : {
        en: `the top ${inWords(amount)} cards of ${deck.en}`,
        ru: `${severalOf(amount, [top], card.ru, 'acc')} ${deck.ru}`,
      };
}

/** The name of a card that is created; a card of a scenario has its name as its id. */
const created = (id: string): Text => cardById(id) ?? { ru: id, en: id };
