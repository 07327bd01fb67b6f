/** What effects on cards in play say. */
import type { Text } from '@vigrid/kernel';
import { inWords, type Lexeme, severalOf } from '@vigrid/speech';
import type { Amount, EffectKind, EffectOf, Target } from '../abilities/types.ts';
import { counted, isNegative, measured, severalOrOne, strength, unsigned, wounds } from './amounts.ts';
import { change, receives } from './changes.ts';
import { befalls, type Clause, happens, you } from './clauses.ts';
import { phrase } from './filters.ts';
import { copyNoun, marker, strengthening, weakening, wound, woundToYours } from './nouns.ts';
import type { Phrase } from './phrases.ts';
import { kindOf, type Setting, scale, self, target, theSame } from './targets.ts';

export type Saying<K extends EffectKind> = {
  readonly [Kind in K]: (e: EffectOf<Kind>, at: Setting) => Clause;
};

export type InPlay =
  | 'wound'
  | 'spread'
  | 'shield'
  | 'shot'
  | 'heal'
  | 'poison'
  | 'close'
  | 'open'
  | 'ready'
  | 'stun'
  | 'boost'
  | 'unweaken'
  | 'moveWeakening'
  | 'choose'
  | 'numb'
  | 'change'
  | 'shareRaid'
  | 'raidTwice'
  | 'destroy'
  | 'return'
  | 'shuffleIn'
  | 'bottom'
  | 'copy'
  | 'control'
  | 'capture'
  | 'fight'
  | 'mark'
  | 'complete'
  | 'swapQuest'
  | 'shedLives';

export const pieces: Saying<InPlay> = {
  wound(e, at) {
    const who = target(e.to, at);
    const n = wounds(e.amount, scale(who, at));
    const may = { en: `deal ${n.en} to ${who.en}`, ru: `нанести ${who.ru('dat')} ${n.ru}` };
    return befalls(who, gets(who, n), may);
  },
  /** With one to share them, they all go to that one. */
  spread(e, at) {
    const what = e.what === 'wounds' ? wound : weakening;
    const who = phrase(e.among, e.count);
    if (e.count === 1) {
      const n = some(e.amount, what, who, at);
      return befalls(who, gets(who, n), {
        en: `give ${who.en} ${n.en}`,
        ru: `дать ${who.ru('dat')} ${n.ru}`,
      });
    }
    const n = measured(e.amount, what, scale(null, at));
    const among = `не более чем между ${who.ru('ins')} ${n.ru}`;
    return you(
      `deal out ${n.en} among ${phrase(e.among, { upTo: e.count }).en}`,
      `распределите ${among}`,
      `распределить ${among}`,
    );
  },
  shield(e, at) {
    const n = measured(e.amount, woundToYours, scale(null, at));
    const what = `до начала вашего хода ${n.ru}`;
    return you(
      `until the start of your turn prevent ${n.en}`,
      `предотвратите ${what}`,
      `предотвратить ${what}`,
    );
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
    const n = some(unsigned(e.amount), effect, who, at);
    const may = { en: `give ${who.en} ${n.en}`, ru: `дать ${who.ru('dat')} ${n.ru}` };
    return befalls(who, gets(who, n), may);
  },
  unweaken(e, at) {
    const who = target(e.to, at);
    const n = severalOrOne(e.amount, weakening, who.many);
    const off = placed(n.ru, who, who.after('с', 'gen'));
    return you(`take ${n.en} off ${who.en}`, `снимите ${off}`, `снять ${off}`);
  },
  moveWeakening(e, at) {
    const from = target(e.from, at);
    const to = target(e.to, at);
    const n =
      e.amount === 'all'
        ? { en: `all ${weakening.en.many}`, ru: `все ${weakening.ru.pl.acc}` }
        : severalOrOne(e.amount, weakening, false);
    const way = `${n.ru} ${from.after('с', 'gen')} ${to.after('на', 'acc')}`;
    return you(`move ${n.en} from ${from.en} to ${to.en}`, `переложите ${way}`, `переложить ${way}`);
  },
  choose: (e, at) => order(target(e.to, at), 'choose', 'выберите', 'выбрать'),
  numb(e, at) {
    const who = target(e.to, at);
    const when = {
      en: ` at the start of ${verb(who, 'their', 'its')} next turn`,
      ru: ' в начале своего следующего хода',
    };
    return befalls(
      who,
      {
        en: `${verb(who, 'do', 'does')} not open${when.en}`,
        ru: `не ${verb(who, 'открываются', 'открывается')}${when.ru}`,
      },
      { en: `keep ${who.en} from opening${when.en}`, ru: `не дать ${who.ru('dat')} открыться${when.ru}` },
    );
  },
  change(e, at) {
    const who = target(e.change.raid === undefined ? e.to : withoutRaid(e.to), at);
    return change(who, e.change, e.until, scale(who, at), kindOf(e.to, at));
  },
  shareRaid(e, at) {
    const teacher = target(withoutRaid(e.to), at);
    const raid = { en: `the Raid of ${teacher.en}`, ru: `Набег ${teacher.ru('gen')}` };
    return receives(phrase({ type: 'creature', side: 'yours' }, 'each'), raid, 'turnEnd');
  },
  raidTwice: () =>
    happens(
      {
        en: 'the next Raid of your creatures applies twice',
        ru: 'следующий Набег ваших существ применяется дважды',
      },
      {
        en: 'have the next Raid of your creatures apply twice',
        ru: 'дважды применить следующий Набег ваших существ',
      },
    ),
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
    const me = e.who === 'it' ? target('it', at) : self(at);
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
      const off = placed(n.ru, who, who.after('с', 'gen'));
      return you(`take ${n.en} off ${who.en}`, `снимите ${off}`, `снять ${off}`);
    }
    const on = placed(n.ru, who, who.after('на', 'acc'));
    return you(`put ${n.en} on ${who.en}`, `положите ${on}`, `положить ${on}`);
  },
  complete: (e, at) => order(target(e.to, at), 'complete', 'завершите', 'завершить'),
  /** In any shares, so that several are spoken of together. */
  shedLives(e, at) {
    const who = typeof e.to === 'object' && 'all' in e.to ? phrase(e.to.all, 'bare') : target(e.to, at);
    const off = `${who.after('с', 'gen')} одну или несколько дополнительных жизней`;
    return you(`take one or more additional lives off ${who.en}`, `снимите ${off}`, `снять ${off}`);
  },
  swapQuest(_, at) {
    const quest = theSame(at);
    const owner = quest.of({ en: 'owner', ru: 'владельца' });
    const other = `${quest.ru('acc')} местами с завершённым квестом ${owner.ru}`;
    return you(
      `exchange ${quest.en} for a completed quest of ${owner.en}`,
      `поменяйте ${other}`,
      `поменять ${other}`,
    );
  },
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

/** Whoever has a Raid to share or to change has one; that need not be said. */
function withoutRaid(to: Target): Target {
  if (typeof to === 'string' || 'all' in to) return to;
  const { has, ...pick } = to.pick;
  return has === 'raid' ? { ...to, pick } : to;
}

/** "a Weakening effect", "2 Weakening effects each". */
const some = (amount: Amount, what: Lexeme, who: Phrase, at: Setting): Text =>
  typeof amount === 'number' && what !== wound
    ? severalOrOne(amount, what, who.many)
    : measured(amount, what, scale(who, at));

/** «маркер на этот квест», but «на него маркер». */
const placed = (what: string, { again }: Phrase, where: string): string =>
  again ? `${where} ${what}` : `${what} ${where}`;

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
