/** What works all the time: protection, gains, what can not be done, how cards come into play. */
import type { Text } from '@vigrid/kernel';
import { adjective, agree, figures, listed, plural, told } from '@vigrid/speech';
import type { Amount, Cannot, Danger, Enters, Gains, Group, Protection, Static } from '../abilities/index.ts';
import { counted, measured, raisedFigures, severalOrOne } from './amounts.ts';
import { terms } from './classes.ts';
import { clause, headed, labelled, under } from './conditions.ts';
import { phrase } from './filters.ts';
import { keyword, keywords } from './keywords.ts';
import { coinNoun, eitherEffect, type Kind, kinds, strengthening, weakening, wound } from './nouns.ts';
import { type Phrase, thisCard } from './phrases.ts';
import * as verbs from './verbs.ts';

export function forbidden(a: Cannot, type: Kind): Text {
  const me = thisCard(type);
  switch (a.what) {
    case 'attack': {
      if (!a.except) return { en: 'cannot attack', ru: 'не может атаковать' };
      const only = phrase(a.except, 'bare');
      return { en: `may attack only ${only.en}`, ru: `может атаковать только ${only.ru('acc')}` };
    }
    case 'weaken':
      return {
        en: `the opponent cannot put Weakening effects on ${me.en}`,
        ru: `противник не может класть эффекты ослабления ${me.after('на', 'acc')}`,
      };
    case 'search':
      return { en: 'nobody can search or summon', ru: 'никто не может выполнять Поиск и вызывать карты' };
    case 'drawTwice':
      return {
        en: 'players draw no more than one card in their own turn',
        ru: 'игроки берут не больше одной карты за свой ход',
      };
    case 'quest':
      return { en: 'the opponent cannot take quests', ru: 'противник не может брать квесты' };
    case 'defend':
      return { en: 'cannot defend', ru: 'не может защищать' };
    case 'stun':
      return { en: 'cannot be stunned', ru: 'нельзя оглушить' };
    case 'open':
      return { en: 'does not open at the start of the turn', ru: 'не открывается в начале хода' };
    case 'firstAttack':
      return {
        en: 'your open creatures cannot be the target of the first attack of a turn',
        ru: 'ваши открытые существа не могут быть целью первой атаки за ход',
      };
  }
}

export function protection({ from, less, if: c }: Protection, type: Kind): Text {
  const danger = dangerous(from);
  if (less !== undefined) {
    return trailing(c, type, {
      en: `gets ${less} fewer ${less === 1 ? 'wound' : 'wounds'}${danger ? ` from ${danger.en}` : ''}`,
      ru: `${danger ? `от ${danger.ru} ` : ''}получает на ${counted(less, wound).ru} меньше`,
    });
  }
  if (from.by === 'spellWounds') return trailing(c, type, noWounds(from, false));
  return trailing(c, type, danger ? protectionFrom(danger) : { en: 'gets no wounds', ru: 'не получает ран' });
}

/** RH-62: wounds that are not dealt; the card may be chosen all the same. */
function noWounds(from: Danger, many: boolean): Text {
  const { en, ru } = dangerous(from) ?? { en: '', ru: '' };
  return many
    ? { en: `get no wounds from ${en}`, ru: `не получают ран от ${ru}` }
    : { en: `gets no wounds from ${en}`, ru: `не получает ран от ${ru}` };
}

const protectionFrom = ({ en, ru }: Text): Text => ({ en: `Protection from ${en}`, ru: `Защита от ${ru}` });

/** "costs 1 coin less while you control an orc": the condition follows unless it is a label. */
export function trailing(c: Static['if'], type: Kind, said: Text, link: 'if' | 'while' = 'while'): Text {
  const { label, rest } = labelled(c);
  const when = rest && clause(rest, type, link);
  return headed(label, when ? { en: `${said.en} ${when.en}`, ru: `${said.ru}, ${when.ru}` } : said);
}

/** "strikes", "swamp cards", "strikes of swamp cards": the Russian in the genitive. */
export function dangerous({ by, source }: Danger): Text | null {
  const way = by && ways[by];
  // Wounds from them are something else than what spells do (RH-62).
  const spells = source?.type === 'spell' && Object.keys(source).length === 1;
  const cards = spells ? spellCards : source && phrase(source, 'bare');
  if (way && cards) return { en: `${way.en} of ${cards.en}`, ru: `${way.ru} ${cards.ru('gen')}` };
  return way ?? (cards ? { en: cards.en, ru: cards.ru('gen') } : null);
}

const spellCards: Pick<Phrase, 'en' | 'ru'> = { en: 'spell cards', ru: () => 'карт заклинаний' };

const ways: Readonly<Record<NonNullable<Danger['by']>, Text>> = {
  spell: { en: 'spells', ru: 'заклинаний' },
  shot: { en: 'shots', ru: 'выстрелов' },
  strike: { en: 'strikes', ru: 'ударов' },
  attack: { en: 'attacks', ru: 'атак' },
  poison: { en: 'poison', ru: 'отравления' },
  spellWounds: { en: 'spells', ru: 'заклинаний' },
};

export function constant(a: Static, type: Kind): Text {
  const gains = gained(a.to, a.gives, type);
  const { label, rest } = labelled(a.if);
  if (rest === undefined || a.to !== 'self') return under(a.if, gains, type, 'while');
  const when = clause(rest, type, 'while');
  return headed(label, { en: `${when.en}: ${gains.en}`, ru: `${when.ru}: ${gains.ru}` });
}

function gained(to: Group, gives: Gains, type: Kind): Text {
  const me = thisCard(type);
  const who = to === 'self' ? me : phrase(to, 'bare');
  const has: Text[] = [...raisedFigures(gives.strike, gives.lives, { who, me })];
  if (gives.armour !== undefined) has.push(keyword('armour', gives.armour));
  for (const word of gives.words ?? []) has.push(keywords[word].name);
  const plain = gives.protection?.by === 'spellWounds' ? gives.protection : undefined;
  const danger = plain ? undefined : gives.protection && dangerous(gives.protection);
  if (danger) has.push(protectionFrom(danger));
  const said: Text[] = [];
  if (has.length > 0) {
    const { en, ru } = listed(has);
    const owns = who.many ? 'have' : 'has';
    said.push(to === 'self' ? { en, ru } : { en: `${who.en} ${owns} ${en}`, ru: `у ${who.ru('gen')} ${ru}` });
  }
  const does = (what: Text) => said.push({ en: `${who.en} ${what.en}`, ru: `${who.ru('nom')} ${what.ru}` });
  if (plain) does(noWounds(plain, who.many));
  if (danger === null) {
    does(
      who.many
        ? { en: 'get no wounds', ru: 'не получают ран' }
        : { en: 'gets no wounds', ru: 'не получает ран' },
    );
  }
  if (gives.wounds !== undefined) does(deals(gives.wounds, who));
  if (gives.cost !== undefined) does(priced(gives.cost, who.many));
  if (gives.actionCost !== undefined) {
    const price = priced(gives.actionCost, true);
    said.push({
      en: `activated abilities of ${who.en} ${price.en}`,
      ru: `активируемые способности ${who.ru('gen')} ${price.ru}`,
    });
  }
  if (gives.toll !== undefined) {
    const price = counted(gives.toll, coinNoun);
    said.push({
      en: `each attack of ${who.en} costs ${price.en}`,
      ru: `каждая атака ${who.ru('gen')} стоит ${price.ru}`,
    });
  }
  if (gives.twice) {
    said.push({
      en: `abilities of ${who.en} that trigger at the start of a turn trigger twice`,
      ru: `способности ${who.ru('gen')}, срабатывающие в начале хода, срабатывают дважды`,
    });
  }
  if (gives.fewerBoosts !== undefined) {
    const n = gives.fewerBoosts;
    const get = told(who, verbs.get);
    does({
      en: `${get.en} ${n} fewer ${plural(n, 'en', [eitherEffect.en.one, eitherEffect.en.many])} each time`,
      ru: `каждый раз ${get.ru} на ${counted(n, eitherEffect).ru} меньше`,
    });
  }
  if (gives.spend !== undefined) said.push(earlier(gives.spend, who));
  if (gives.quests !== undefined) said.push(moreQuests(gives.quests, me));
  return { en: said.map((s) => s.en).join('; '), ru: said.map((s) => s.ru).join('; ') };
}

function deals(n: number, who: Phrase): Text {
  const more = Math.abs(n);
  return told(who, verbs.deal, {
    en: `${more} ${n > 0 ? 'more' : 'fewer'} ${more === 1 ? 'wound' : 'wounds'}`,
    ru: `на ${counted(more, wound).ru} ${n > 0 ? 'больше' : 'меньше'}`,
  });
}

/** BH-19.1: the values of Spend are reached so much earlier or later. */
function earlier(by: number, who: Phrase): Text {
  const n = Math.abs(by);
  return {
    en: `${terms.spend.name.en} values of ${who.en} are ${n} ${by < 0 ? 'lower' : 'higher'}`,
    ru: `значения Расхода ${who.ru('gen')} на ${n} ${by < 0 ? 'меньше' : 'больше'}`,
  };
}

/** BH-2.4: one quest at a time, unless a card says otherwise. */
function moreQuests(amount: Amount, me: Phrase): Text {
  if (typeof amount !== 'number') {
    const { en, ru } = measured(amount, kinds.quest, { who: null, me });
    return { en: `you may have additional quests in play: ${en}`, ru: `у вас в игре может быть ещё ${ru}` };
  }
  const quests = plural(amount, 'en', ['quest', 'quests']);
  return {
    en: `you may have ${amount} more ${quests} in play`,
    ru: `у вас в игре может быть ещё ${figures(amount, kinds.quest.ru, 'nom')}`,
  };
}

/** "costs 2 coins less". */
export function priced(by: number, many = false): Text {
  const n = counted(Math.abs(by), coinNoun);
  return told({ many }, verbs.cost, {
    en: `${n.en} ${by < 0 ? 'less' : 'more'}`,
    ru: `на ${n.ru} ${by < 0 ? 'меньше' : 'больше'}`,
  });
}

/** "enters play with 2 Weakening effects", "opposing creatures enter play closed". */
export function enters({ who: group, if: c, closed: shut, boosts = 0 }: Enters, type: Kind): Text {
  const who = group ? phrase(group, 'bare') : thisCard(type);
  const how: Text[] = [];
  if (shut) how.push({ en: 'closed', ru: agree(closed, who.noun.ru, 'ins', who.many) });
  if (boosts !== 0) {
    const effect = boosts < 0 ? weakening : strengthening;
    const n = Math.abs(boosts);
    how.push({
      en: `with ${severalOrOne(n, effect, false).en}`,
      ru: n === 1 ? `с ${effect.ru.sg.ins}` : `с ${n} ${effect.ru.pl.ins}`,
    });
  }
  const { en, ru } = listed(how.length === 0 ? [asAlways] : how);
  const said = who.many
    ? { en: `enter play ${en}`, ru: `входят в игру ${ru}` }
    : { en: `enters play ${en}`, ru: `входит в игру ${ru}` };
  return under(
    c,
    group ? { en: `${who.en} ${said.en}`, ru: `${who.ru('nom')} ${said.ru}` } : said,
    type,
    'if',
  );
}

const asAlways: Text = { en: 'as always', ru: 'как обычно' };
const closed = adjective('закрытый');
