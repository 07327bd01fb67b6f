/** What each effect says. An effect added to the language is a case added here. */
import type { Text } from '@vigrid/kernel';
import type { CardType, Effect, Target } from '../abilities/types.ts';
import { counted, severalOrOne, strength, wounds } from './amounts.ts';
import { change } from './changes.ts';
import { allowed, type Clause, happens, inner, sentence, whole, you } from './clauses.ts';
import { condition } from './conditions.ts';
import { heroOf, it, type Phrase, phrase, thisCard } from './filters.ts';
import { coinNoun, strengthening, weakening } from './nouns.ts';

/** Where an effect stands: on which card, and what the sentence has spoken of already. */
export interface Setting {
  readonly type: CardType;
  /** The sentence has just named this card, so that "it" will do. */
  readonly named?: boolean;
  /** The card lies in the graveyard. */
  readonly inGraveyard?: boolean;
}

export const effects = (does: readonly Effect[], at: Setting): Text => sentence(clauses(does, at));

const within = (does: readonly Effect[], at: Setting): Text => inner(clauses(does, at));

export const clauses = (does: readonly Effect[], at: Setting): Clause[] => does.map((e) => clause(e, at));

function clause(e: Effect, at: Setting): Clause {
  switch (e.do) {
    case 'wound': {
      const who = target(e.to, at);
      const n = wounds(e.amount, who);
      return happens(
        { en: `${who.en} ${verb(who, 'get', 'gets')} ${n.en}`, ru: `${who.ru('nom')} ${gets(who)} ${n.ru}` },
        { en: `deal ${n.en} to ${who.en}`, ru: `нанести ${who.ru('dat')} ${n.ru}` },
      );
    }
    case 'shot': {
      const force = strength(e.amount, null);
      return happens(
        { en: `shot for ${force.en}`, ru: `выстрел ${force.ru}` },
        { en: `make a shot for ${force.en}`, ru: `сделать выстрел ${force.ru}` },
      );
    }
    case 'heal': {
      const who = target(e.to, at);
      const force = strength(e.amount, who);
      return happens(
        {
          en: `${who.en} ${verb(who, 'heal', 'heals')} ${wounds(e.amount, who).en}`,
          ru: `${who.ru('nom')} ${verb(who, 'излечиваются', 'излечивается')} ${force.ru}`,
        },
        { en: `heal ${who.en} by ${force.en}`, ru: `излечить ${who.ru('acc')} ${force.ru}` },
      );
    }
    case 'draw': {
      const cards = phrase({}, e.amount);
      return you(`draw ${cards.en}`, `возьмите ${cards.ru('acc')}`, `взять ${cards.ru('acc')}`);
    }
    case 'close':
      return order(target(e.to, at), 'close', 'закройте', 'закрыть');
    case 'boost': {
      const who = target(e.to, at);
      const n = severalOrOne(Math.abs(e.amount), e.amount < 0 ? weakening : strengthening, who.many);
      return happens(
        { en: `${who.en} ${verb(who, 'get', 'gets')} ${n.en}`, ru: `${who.ru('nom')} ${gets(who)} ${n.ru}` },
        { en: `give ${who.en} ${n.en}`, ru: `дать ${who.ru('dat')} ${n.ru}` },
      );
    }
    case 'change':
      return change(target(e.to, at), e.change, e.until);
    case 'destroy':
      return order(target(e.to, at), 'destroy', 'уничтожьте', 'уничтожить');
    case 'return': {
      const who = target(e.to, at);
      return order(who, 'return', 'верните', 'вернуть', toOwner(who, 'hand', ['в руку', 'в руки']));
    }
    case 'shuffleIn': {
      const who = target(e.to, at);
      return order(
        who,
        'shuffle',
        'замешайте',
        'замешать',
        toOwner(who, 'deck', ['в колоду', 'в колоды'], 'into'),
      );
    }
    case 'regain': {
      const from = at.inGraveyard ? { en: '', ru: '' } : { en: ' from your graveyard', ru: ' с кладбища' };
      const me = at.inGraveyard ? it('f') : thisCard('card');
      return you(
        `return this card${from.en} to your hand`,
        `верните ${me.ru('acc')}${from.ru} в руку`,
        `вернуть ${me.ru('acc')}${from.ru} в руку`,
      );
    }
    case 'showTop': {
      const fits = phrase(e.fits);
      const then = { en: `; ${fits.en} goes to hand`, ru: `; ${fits.ru('nom')} идёт в руку` };
      return whole(
        { en: `show your top card${then.en}`, ru: `покажите верхнюю карту колоды${then.ru}` },
        { en: `show your top card${then.en}`, ru: `показать верхнюю карту колоды${then.ru}` },
      );
    }
    case 'discard': {
      const what = phrase(e.what);
      return you(`discard ${what.en}`, `сбросьте ${what.ru('acc')}`, `сбросить ${what.ru('acc')}`);
    }
    case 'plunder':
      return happens(
        {
          en: 'the opponent shows the hand and discards a card of your choice',
          ru: 'противник показывает руку и сбрасывает карту по вашему выбору',
        },
        {
          en: 'see the opponent’s hand and choose a card there to be discarded',
          ru: 'посмотреть руку противника и выбрать в ней карту на сброс',
        },
      );
    case 'may':
      return mayDo(clauses(e.first, at), clauses(e.after ?? [], at));
    case 'unlessPaid': {
      const price = counted(e.coins, coinNoun);
      const otherwise = within(e.otherwise, at);
      return whole({
        en: `the opponent may pay ${price.en}; otherwise ${otherwise.en}`,
        ru: `противник может заплатить ${price.ru}; иначе ${otherwise.ru}`,
      });
    }
    case 'oneOrMore': {
      const modes = e.modes.map((mode) => within(mode, at));
      const many = modes.length > 2;
      return whole({
        en: `${many ? 'choose one or more' : 'choose one or both'}: ${modes.map((m) => m.en).join('; ')}`,
        ru: `${many ? 'выберите одно или несколько' : 'выберите одно или оба'}: ${modes.map((m) => m.ru).join('; ')}`,
      });
    }
    case 'if': {
      const when = condition(e.if);
      const then = within(e.does, at);
      const may = allowed(clauses(e.does, at));
      return whole(
        { en: `if ${when.en}, ${then.en}`, ru: `если ${when.ru}, ${then.ru}` },
        { en: `${may.en} if ${when.en}`, ru: `${may.ru}, если ${when.ru}` },
      );
    }
  }
}

/** "you may A", or "you may A to B" where B follows only if A was done. */
export function mayDo(first: readonly Clause[], after: readonly Clause[] = []): Clause {
  const a = allowed(first);
  const b = allowed(after);
  const may = after.length === 0 ? a : { en: `${a.en} to ${b.en}`, ru: `${a.ru}, чтобы ${b.ru}` };
  return whole({ en: `you may ${may.en}`, ru: `вы можете ${may.ru}` }, may);
}

function target(to: Target, at: Setting): Phrase {
  if (to === 'self') return at.named ? it(thisCard(at.type).gender) : thisCard(at.type);
  if (to === 'yourHero') return heroOf('yours');
  if (to === 'enemyHero') return heroOf('enemy');
  if ('all' in to) return phrase(to.all, 'each');
  const count = to.count ?? 1;
  return phrase(to.pick, to.upTo ? { upTo: count } : count);
}

const verb = (who: Phrase, many: string, single: string) => (who.many ? many : single);

const gets = (who: Phrase) => verb(who, 'получают', 'получает');

/** "close a creature", «закройте существо», and where to. */
const order = (
  who: Phrase,
  en: string,
  ru: string,
  infinitive: string,
  where: Text = { en: '', ru: '' },
): Clause =>
  you(
    `${en} ${who.en}${where.en}`,
    `${ru} ${who.ru('acc')}${where.ru}`,
    `${infinitive} ${who.ru('acc')}${where.ru}`,
  );

function toOwner(who: Phrase, zone: string, [one, many]: readonly [string, string], to = 'to'): Text {
  return who.many
    ? { en: ` ${to} their owners’ ${zone}s`, ru: ` ${many} владельцев` }
    : { en: ` ${to} its owner’s ${zone}`, ru: ` ${one} владельца` };
}
