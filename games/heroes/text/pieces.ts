/** What effects on cards in play say. */
import type { Text } from '@vigrid/kernel';
import type { EffectKind, EffectOf } from '../abilities/types.ts';
import { counted, isNegative, measured, severalOrOne, strength, unsigned, wounds } from './amounts.ts';
import { change } from './changes.ts';
import { befalls, type Clause, happens, you } from './clauses.ts';
import { inWords, phrase } from './filters.ts';
import { severalOf } from './morphology.ts';
import { copyNoun, marker, strengthening, weakening } from './nouns.ts';
import { type Phrase, thisCard } from './phrases.ts';
import { type Setting, scale, self, target } from './targets.ts';

export type Saying<K extends EffectKind> = {
  readonly [Kind in K]: (e: EffectOf<Kind>, at: Setting) => Clause;
};

export type InPlay =
  | 'wound'
  | 'shot'
  | 'heal'
  | 'poison'
  | 'close'
  | 'open'
  | 'ready'
  | 'stun'
  | 'boost'
  | 'change'
  | 'destroy'
  | 'return'
  | 'shuffleIn'
  | 'bottom'
  | 'copy'
  | 'control'
  | 'capture'
  | 'fight'
  | 'mark'
  | 'complete';

export const pieces: Saying<InPlay> = {
  wound(e, at) {
    const who = target(e.to, at);
    const n = wounds(e.amount, scale(who, at));
    const may = { en: `deal ${n.en} to ${who.en}`, ru: `нанести ${who.ru('dat')} ${n.ru}` };
    return befalls(who, gets(who, n), may);
  },
  shot(e, at) {
    const force = strength(e.amount, scale(null, at));
    return happens(
      { en: `shot for ${force.en}`, ru: `выстрел ${force.ru}` },
      { en: `make a shot for ${force.en}`, ru: `сделать выстрел ${force.ru}` },
    );
  },
  heal(e, at) {
    const who = target(e.to, at);
    const heals = { en: verb(who, 'heal', 'heals'), ru: verb(who, 'излечиваются', 'излечивается') };
    if (e.amount === 'all') {
      return befalls(
        who,
        { en: `${heals.en} fully`, ru: `полностью ${heals.ru}` },
        { en: `heal ${who.en} fully`, ru: `полностью излечить ${who.ru('acc')}` },
      );
    }
    const force = strength(e.amount, scale(who, at));
    return befalls(
      who,
      { en: `${heals.en} ${wounds(e.amount, scale(who, at)).en}`, ru: `${heals.ru} ${force.ru}` },
      { en: `heal ${who.en} by ${force.en}`, ru: `излечить ${who.ru('acc')} ${force.ru}` },
    );
  },
  poison(e, at) {
    const force = { en: ` for ${e.amount}`, ru: ` на ${e.amount}` };
    return order(target(e.to, at), 'poison', 'отравите', 'отравить', force);
  },
  close: (e, at) => order(target(e.to, at), 'close', 'закройте', 'закрыть'),
  open: (e, at) => order(target(e.to, at), 'open', 'откройте', 'открыть'),
  ready: (e, at) => order(target(e.to, at), 'ready', 'подготовьте', 'подготовить'),
  stun: (e, at) => order(target(e.to, at), 'stun', 'оглушите', 'оглушить'),
  boost(e, at) {
    const who = target(e.to, at);
    const effect = isNegative(e.amount) ? weakening : strengthening;
    const amount = unsigned(e.amount);
    const n =
      typeof amount === 'number'
        ? severalOrOne(amount, effect, who.many)
        : measured(amount, effect, scale(who, at));
    const may = { en: `give ${who.en} ${n.en}`, ru: `дать ${who.ru('dat')} ${n.ru}` };
    return befalls(who, gets(who, n), may);
  },
  change: (e, at) => change(target(e.to, at), e.change, e.until, thisCard(at.type)),
  destroy: (e, at) => order(target(e.to, at), 'destroy', 'уничтожьте', 'уничтожить'),
  return(e, at) {
    const who = target(e.to, at);
    return order(who, 'return', 'верните', 'вернуть', toOwner(who, 'to', 'hand', ['в руку', 'в руки']));
  },
  shuffleIn(e, at) {
    const who = target(e.to, at);
    const where = toOwner(who, 'into', 'deck', ['в колоду', 'в колоды']);
    return order(who, 'shuffle', 'замешайте', 'замешать', where);
  },
  bottom(e, at) {
    const who = target(e.to, at);
    const where = toOwner(who, 'under', 'deck', ['под колоду', 'под колоды']);
    return order(who, 'put', 'положите', 'положить', where);
  },
  copy(e, at) {
    const who = target(e.of, at);
    const n = copies(e.count ?? 1, who.many);
    return you(
      `create ${n.en} of ${who.en}`,
      `создайте ${n.ru} ${who.ru('gen')}`,
      `создать ${n.ru} ${who.ru('gen')}`,
    );
  },
  control(e, at) {
    const time = e.until ? { en: ' until the end of the turn', ru: ' до конца хода' } : undefined;
    return order(target(e.to, at), 'take control of', 'возьмите под контроль', 'взять под контроль', time);
  },
  capture(e, at) {
    const me = self(at);
    const who = 'to' in e ? target(e.to, at) : held(e);
    return happens(
      { en: `${me.en} captures ${who.en}`, ru: `${me.ru('nom')} добывает ${who.ru('acc')}` },
      { en: `have ${me.en} capture ${who.en}`, ru: `добыть ${me.ru('ins')} ${who.ru('acc')}` },
    );
  },
  fight(e, at) {
    const me = self(at);
    const who = target(e.to, at);
    const foe = who.after('с', 'ins');
    return happens(
      { en: `${me.en} fights ${who.en}`, ru: `${me.ru('nom')} сражается ${foe}` },
      { en: `have ${me.en} fight ${who.en}`, ru: `сразиться ${me.ru('ins')} ${foe}` },
    );
  },
  mark(e, at) {
    const who = target(e.to, at);
    const n = severalOrOne(Math.abs(e.amount), marker, who.many);
    if (e.amount < 0) {
      const off = `${n.ru} ${who.after('с', 'gen')}`;
      return you(`take ${n.en} off ${who.en}`, `снимите ${off}`, `снять ${off}`);
    }
    const on = `${n.ru} ${who.after('на', 'acc')}`;
    return you(`put ${n.en} on ${who.en}`, `положите ${on}`, `положить ${on}`);
  },
  complete: (e, at) => order(target(e.to, at), 'complete', 'завершите', 'завершить'),
};

/** A card that lies elsewhere: "a creature from your hand". */
function held({ what, from }: Extract<EffectOf<'capture'>, { from: unknown }>): Phrase {
  const card = phrase(what);
  const place =
    from === 'hand'
      ? { en: 'from your hand', ru: 'из руки' }
      : { en: 'from your graveyard', ru: 'с кладбища' };
  return { ...card, en: `${card.en} ${place.en}`, ru: (c) => `${card.ru(c)} ${place.ru}` };
}

const verb = (who: Phrase, many: string, single: string) => (who.many ? many : single);

const gets = (who: Phrase, what: Text): Text => ({
  en: `${verb(who, 'get', 'gets')} ${what.en}`,
  ru: `${verb(who, 'получают', 'получает')} ${what.ru}`,
});

/** "close a creature", «закройте существо», and where to or how. */
const order = (
  who: Phrase,
  en: string,
  ru: string,
  infinitive: string,
  how: Text = { en: '', ru: '' },
): Clause =>
  you(
    `${en} ${who.en}${how.en}`,
    `${ru} ${who.ru('acc')}${how.ru}`,
    `${infinitive} ${who.ru('acc')}${how.ru}`,
  );

function toOwner(who: Phrase, to: string, zone: string, [one, many]: readonly [string, string]): Text {
  return who.many
    ? { en: ` ${to} their owners’ ${zone}s`, ru: ` ${many} владельцев` }
    : { en: ` ${to} its owner’s ${zone}`, ru: ` ${one} владельца` };
}

/** "a copy", "two copies"; of each of several "two copies each". */
function copies(n: number, each: boolean): Text {
  if (n === 1) return severalOrOne(1, copyNoun, each);
  return each
    ? counted(n, copyNoun, true)
    : { en: `${inWords(n)} ${copyNoun.en.many}`, ru: severalOf(n, [], copyNoun.ru, 'acc') };
}
