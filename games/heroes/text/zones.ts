/** What effects on cards in hands, decks and graveyards, and on coins say. */
import type { Text } from '@vigrid/kernel';
import type { Amount, EffectOf } from '../abilities/types.ts';
import { cardById } from '../cards/catalogue.ts';
import { counted, measured } from './amounts.ts';
import { keywords } from './classes.ts';
import { type Clause, happens, whole, you } from './clauses.ts';
import { inWords, phrase } from './filters.ts';
import { adjective, severalOf, singular } from './morphology.ts';
import { card, coinNoun } from './nouns.ts';
import { it, thisCard } from './phrases.ts';
import type { Saying } from './pieces.ts';
import { quoted } from './say.ts';
import { type Setting, scale, upTo } from './targets.ts';

export type OutOfPlay =
  | 'draw'
  | 'regain'
  | 'recover'
  | 'revive'
  | 'search'
  | 'summon'
  | 'create'
  | 'repeat'
  | 'showTop'
  | 'mill'
  | 'tuck'
  | 'discard'
  | 'plunder'
  | 'gainCoins'
  | 'openCoins'
  | 'closeCoins';

export const zones: Saying<OutOfPlay> = {
  draw(e, at) {
    const cards = someCards(e.amount, at);
    return e.who
      ? happens(
          { en: `the opponent draws ${cards.en}`, ru: `противник берёт ${cards.ru}` },
          { en: `have the opponent draw ${cards.en}`, ru: `дать противнику взять ${cards.ru}` },
        )
      : you(`draw ${cards.en}`, `возьмите ${cards.ru}`, `взять ${cards.ru}`);
  },
  regain(_, at) {
    const from = at.inGraveyard ? { en: '', ru: '' } : { en: ' from your graveyard', ru: ' с кладбища' };
    const me = at.inGraveyard ? it(card) : thisCard('card');
    const where = `${me.ru('acc')}${from.ru} в руку`;
    return you(`return this card${from.en} to your hand`, `верните ${where}`, `вернуть ${where}`);
  },
  recover(e) {
    const what = phrase(e.what, upTo(e.count, e.upTo));
    const from = e.from
      ? { en: 'from your completed quests', ru: 'из завершённых квестов' }
      : { en: 'from your graveyard', ru: 'с кладбища' };
    const where = `${what.ru('acc')} ${from.ru} в руку`;
    return you(`return ${what.en} ${from.en} to your hand`, `верните ${where}`, `вернуть ${where}`);
  },
  revive(e) {
    const what = phrase(e.what, upTo(e.count, e.upTo));
    const from = e.from
      ? { en: ' from your completed quests', ru: ' из завершённых квестов' }
      : { en: '', ru: '' };
    const which = `${what.ru('acc')}${from.ru}`;
    return you(`revive ${what.en}${from.en}`, `возродите ${which}`, `возродить ${which}`);
  },
  search(e) {
    const what = phrase(e.what, e.count ?? 1);
    const en = `search for ${what.en}`;
    return whole({ en, ru: `поиск — ${what.ru('nom')}` }, { en, ru: `выполнить поиск — ${what.ru('nom')}` });
  },
  summon(e) {
    const what = phrase(e.what, e.count ?? 1);
    if (!e.rush) return you(`summon ${what.en}`, `вызовите ${what.ru('acc')}`, `вызвать ${what.ru('acc')}`);
    const rush = keywords.rush.name;
    const them = what.pronoun();
    return whole(
      {
        en: `summon ${what.en}; ${them.en} ${them.many ? 'get' : 'gets'} ${rush.en}`,
        ru: `вызовите ${what.ru('acc')}; ${them.ru('nom')} ${them.many ? 'получают' : 'получает'} ${rush.ru}`,
      },
      {
        en: `summon ${what.en} and give ${them.en} ${rush.en}`,
        ru: `вызвать ${what.ru('acc')} и дать ${them.ru('dat')} ${rush.ru}`,
      },
    );
  },
  create({ card: id, count = 1 }) {
    const made = created(id);
    const en = count === 1 ? `the card “${made.en}”` : `${inWords(count)} cards “${made.en}”`;
    const ru = `${count === 1 ? card.ru.sg.acc : severalOf(count, [], card.ru, 'acc')} ${quoted(made.ru)}`;
    return you(`create ${en}`, `создайте ${ru}`, `создать ${ru}`);
  },
  repeat(e) {
    const what = phrase({ ...e.what, type: 'spell' });
    const spell = `${what.ru('acc')} с кладбища`;
    return you(`repeat ${what.en} from your graveyard`, `повторите ${spell}`, `повторить ${spell}`);
  },
  showTop(e) {
    const fits = phrase(e.fits);
    const then = { en: `; ${fits.en} goes to hand`, ru: `; ${fits.ru('nom')} идёт в руку` };
    return whole(
      { en: `show your top card${then.en}`, ru: `покажите верхнюю карту колоды${then.ru}` },
      { en: `show your top card${then.en}`, ru: `показать верхнюю карту колоды${then.ru}` },
    );
  },
  mill(e, at) {
    const top = topCards(e.amount, at, e.who);
    return you(
      `put ${top.en} into the graveyard`,
      `положите на кладбище ${top.ru}`,
      `положить на кладбище ${top.ru}`,
    );
  },
  tuck({ where }) {
    const en = `put a card from your hand ${where === 'top' ? 'on top of' : 'under'} your deck`;
    const ru = `карту из руки ${where === 'top' ? 'на верх колоды' : 'под колоду'}`;
    return you(en, `положите ${ru}`, `положить ${ru}`);
  },
  discard(e) {
    const what = phrase(e.what ?? {}, e.count ?? 1);
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
  gainCoins: (e) => coins(e, 'get', ['получите', 'получает', 'получить'], 'дать противнику'),
  openCoins: (e) => coins(e, 'open', ['откройте', 'открывает', 'открыть'], 'дать противнику'),
  closeCoins: (e) => coins(e, 'close', ['закройте', 'закрывает', 'закрыть'], 'заставить противника'),
};

/** "two cards", «две карты», or as many as is said. */
function someCards(amount: Amount, at: Setting): Text {
  if (typeof amount !== 'number') return measured(amount, card, scale(null, at));
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

function coins(
  { amount, who }: EffectOf<'gainCoins' | 'openCoins' | 'closeCoins'>,
  en: string,
  [imperative, does, infinitive]: readonly [string, string, string],
  have: string,
): Clause {
  const n = counted(amount, coinNoun);
  return who
    ? happens(
        { en: `the opponent ${en}s ${n.en}`, ru: `противник ${does} ${n.ru}` },
        { en: `have the opponent ${en} ${n.en}`, ru: `${have} ${infinitive} ${n.ru}` },
      )
    : you(`${en} ${n.en}`, `${imperative} ${n.ru}`, `${infinitive} ${n.ru}`);
}

/** The name of a card that is created, out of the catalogue. */
function created(id: string): Text {
  const found = cardById(id);
  if (!found) throw new Error(`No card has the id "${id}", so the text that creates it has no name for it.`);
  return found;
}
