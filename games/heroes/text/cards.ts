/**
 * What a card says, written from its data, so that it can not differ from what the card does. A line per ability, in
 * their order: line n is ability n. An effect lasts as long as the card stays in play unless the line says otherwise.
 */
import type { Lang, Text } from '@vigrid/kernel';
import { plural } from '@vigrid/kernel/text.ts';
import type {
  Ability,
  Activated,
  Ambush,
  Amount,
  Cannot,
  CardData,
  CardType,
  Costs,
  Danger,
  Gains,
  Group,
  Instead,
  OnPlay,
  Protection,
  Static,
} from '../abilities/types.ts';
import { counted, measured, raisedFigures } from './amounts.ts';
import { capital, keyword, keywords, terms } from './classes.ts';
import { listed } from './clauses.ts';
import { clause, labelOf, under } from './conditions.ts';
import { effects, knowing, triggered, within } from './effects.ts';
import { phrase } from './filters.ts';
import { spelled } from './moments.ts';
import { figures } from './morphology.ts';
import { coinNoun, kinds, wound } from './nouns.ts';
import { type Phrase, thisCard } from './phrases.ts';
import { quoted } from './say.ts';
import { close, coin } from './tokens.ts';

export const cardText = (card: CardData): Text[] =>
  (card.abilities ?? []).map((ability) => line(ability, card));

export const abilityText = (ability: Ability, card: CardData, lang: Lang): string =>
  line(ability, card)[lang];

function line(ability: Ability, { type }: CardData): Text {
  const said = words(ability, type);
  return { ru: `${capital(said.ru)}.`, en: `${capital(said.en)}.` };
}

function words(a: Ability, type: CardType): Text {
  switch (a.kind) {
    case 'word':
      return keyword(a.word, a.value);
    case 'protection':
      return protection(a, type);
    case 'static':
      return constant(a, type);
    case 'cannot':
      return forbidden(a, type);
    case 'costs':
      return costs(a, type);
    case 'ambush':
      return ambush(a, type);
    case 'instead':
      return instead(a, type);
    case 'when':
      return triggered(a, type);
    case 'action':
      return activated(a, type);
    case 'play':
      return played(a, type);
  }
}

function forbidden(a: Cannot, type: CardType): Text {
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
    case 'firstAttack':
      return {
        en: 'your open creatures cannot be the target of the first attack of a turn',
        ru: 'ваши открытые существа не могут быть целью первой атаки за ход',
      };
  }
}

function protection({ from, less, if: c }: Protection, type: CardType): Text {
  const danger = dangerous(from);
  if (less !== undefined) {
    return trailing(c, type, {
      en: `gets ${less} fewer ${less === 1 ? 'wound' : 'wounds'}${danger ? ` from ${danger.en}` : ''}`,
      ru: `${danger ? `от ${danger.ru} ` : ''}получает на ${counted(less, wound).ru} меньше`,
    });
  }
  return trailing(
    c,
    type,
    danger
      ? { en: `Protection from ${danger.en}`, ru: `Защита от ${danger.ru}` }
      : { en: 'gets no wounds', ru: 'не получает ран' },
  );
}

/** "costs 1 coin less while you control an orc": the condition follows unless it is a label. */
function trailing(c: Static['if'], type: CardType, said: Text, link: 'if' | 'while' = 'while'): Text {
  if (c === undefined || labelOf(c)) return under(c, said, type, link);
  const when = clause(c, type, link);
  return { en: `${said.en} ${when.en}`, ru: `${said.ru}, ${when.ru}` };
}

/** "strikes", "swamp cards", "strikes of swamp cards": the Russian in the genitive. */
function dangerous({ by, source }: Danger): Text | null {
  const way = by && ways[by];
  const cards = source && phrase(source, 'bare');
  if (way && cards) return { en: `${way.en} of ${cards.en}`, ru: `${way.ru} ${cards.ru('gen')}` };
  return way ?? (cards ? { en: cards.en, ru: cards.ru('gen') } : null);
}

const ways: Readonly<Record<NonNullable<Danger['by']>, Text>> = {
  spell: { en: 'spells', ru: 'заклинаний' },
  shot: { en: 'shots', ru: 'выстрелов' },
  strike: { en: 'strikes', ru: 'ударов' },
  attack: { en: 'attacks', ru: 'атак' },
};

function constant(a: Static, type: CardType): Text {
  const gains = gained(a.to, a.gives, type);
  if (a.if === undefined || labelOf(a.if) || a.to !== 'self') return under(a.if, gains, type, 'while');
  const when = clause(a.if, type, 'while');
  return { en: `${when.en}: ${gains.en}`, ru: `${when.ru}: ${gains.ru}` };
}

function gained(to: Group, gives: Gains, type: CardType): Text {
  const me = thisCard(type);
  const who = to === 'self' ? me : phrase(to, 'bare');
  const has: Text[] = [...raisedFigures(gives.strike, gives.lives, { who, me })];
  if (gives.armour !== undefined) has.push(keyword('armour', gives.armour));
  for (const word of gives.words ?? []) has.push(keywords[word].name);
  const said: Text[] = [];
  if (has.length > 0) {
    const { en, ru } = listed(has);
    said.push(to === 'self' ? { en, ru } : { en: `${who.en} have ${en}`, ru: `у ${who.ru('gen')} ${ru}` });
  }
  const does = (what: Text) => said.push({ en: `${who.en} ${what.en}`, ru: `${who.ru('nom')} ${what.ru}` });
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
  if (gives.spend !== undefined) said.push(earlier(gives.spend, who));
  if (gives.quests !== undefined) said.push(moreQuests(gives.quests, me));
  return { en: said.map((s) => s.en).join('; '), ru: said.map((s) => s.ru).join('; ') };
}

function deals(n: number, { many }: Phrase): Text {
  const more = Math.abs(n);
  return {
    en: `${many ? 'deal' : 'deals'} ${more} ${n > 0 ? 'more' : 'fewer'} ${more === 1 ? 'wound' : 'wounds'}`,
    ru: `${many ? 'наносят' : 'наносит'} на ${counted(more, wound).ru} ${n > 0 ? 'больше' : 'меньше'}`,
  };
}

/** BH-19.1: the values of Spend are reached so much earlier or later. */
function earlier(by: number, who: Phrase): Text {
  const n = Math.abs(by);
  return {
    en: `the values of ${terms.spend.name.en} of ${who.en} are ${n} ${by < 0 ? 'lower' : 'higher'}`,
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
function priced(by: number, many = false): Text {
  const n = counted(Math.abs(by), coinNoun);
  return {
    en: `${many ? 'cost' : 'costs'} ${n.en} ${by < 0 ? 'less' : 'more'}`,
    ru: `${many ? 'стоят' : 'стоит'} на ${n.ru} ${by < 0 ? 'меньше' : 'больше'}`,
  };
}

function costs({ by, instead: other, if: c }: Costs, type: CardType): Text {
  if (other === undefined) return trailing(c, type, priced(by ?? 0));
  const price = counted(other, coinNoun);
  return trailing(
    c,
    type,
    other === 0
      ? { en: 'may be played for free', ru: 'можно разыграть бесплатно' }
      : { en: `may be played for ${price.en}`, ru: `можно разыграть за ${price.ru}` },
    'if',
  );
}

function ambush(a: Ambush, type: CardType): Text {
  const start = spelled(a, type);
  const { en, ru } = terms.ambush.name;
  return { en: `${start.en}, ${en} ${coin(a.coins)}`, ru: `${start.ru}, ${ru} ${coin(a.coins)}` };
}

function instead(a: Instead, type: CardType): Text {
  return under(a.if, a.of === 'die' ? survives : replaced[a.of][a.by], type, 'while');
}

const survives: Text = {
  en: 'instead of dying, returns to its owner’s hand',
  ru: 'вместо гибели возвращается в руку владельца',
};

const replaced: Readonly<Record<'dealWounds' | 'takeWounds', Readonly<Record<'weaken' | 'nothing', Text>>>> =
  {
    dealWounds: {
      weaken: {
        en: 'instead of dealing wounds to a character, puts as many Weakening effects on it',
        ru: 'вместо того чтобы наносить персонажу раны, кладёт на него столько же эффектов ослабления',
      },
      nothing: { en: 'deals no wounds', ru: 'не наносит ран' },
    },
    takeWounds: {
      weaken: {
        en: 'instead of wounds, gets as many Weakening effects',
        ru: 'вместо ран получает столько же эффектов ослабления',
      },
      nothing: { en: 'gets no wounds', ru: 'не получает ран' },
    },
  };

function activated(a: Activated, type: CardType): Text {
  const me = thisCard(type);
  const closes = a.close || a.closeHero;
  const free = a.coins === undefined && !closes && !a.destroy;
  const symbols = (a.coins === undefined ? (free ? coin(0) : '') : coin(a.coins)) + (closes ? close : '');
  const { en, ru } = effects(a.does, { type });
  const price = (destroy: string) =>
    [symbols, a.destroy ? destroy : ''].filter((part) => part !== '').join(', ');
  const often = uses(a.times);
  const said = {
    en: `${price(`destroy ${me.en}`)}${often.en}: ${en}`,
    ru: `${price(`уничтожьте ${me.ru('acc')}`)}${often.ru}: ${ru}`,
  };
  return under(a.if, a.closeHero ? ofHero(said) : said, type, 'while');
}

/** The card lends the ability to your hero, who closes for it. */
const ofHero = ({ en, ru }: Text): Text => ({
  en: `your hero has the ability “${capital(en)}”`,
  ru: `у вашего героя есть способность ${quoted(capital(ru))}`,
});

/** How often per turn, where it is not once (BH-8.15). */
function uses(times: Activated['times'] = 1): Text {
  if (times === 1) return { en: '', ru: '' };
  if (times === 'any') {
    return { en: ' (any number of times per turn)', ru: ' (любое число раз за ход)' };
  }
  return { en: ` (up to ${times} times per turn)`, ru: ` (до ${times} раз за ход)` };
}

/** "Instead" goes for all that the spell's other lines say. */
function played({ if: c, instead: other, does }: OnPlay, type: CardType): Text {
  const said = c === undefined ? effects(does, { type }) : within(does, knowing(c, { type }));
  return under(c, other ? { en: `instead ${said.en}`, ru: `вместо этого ${said.ru}` } : said, type, 'if');
}
