/**
 * What a card says, written from its data, so that it can not differ from what the card does. A line per ability, in
 * their order: line n is ability n. An effect lasts as long as the card stays in play unless the line says otherwise.
 */
import type { Lang, Text } from '@vigrid/kernel';
import type {
  Ability,
  Activated,
  CardData,
  Danger,
  Gains,
  Group,
  Static,
  Triggered,
} from '../abilities/types.ts';
import { counted, raised } from './amounts.ts';
import { capital, keywords } from './classes.ts';
import { listed } from './clauses.ts';
import { condition } from './conditions.ts';
import { clauses, effects, mayDo, type Setting } from './effects.ts';
import { phrase, thisCard } from './filters.ts';
import { moment } from './moments.ts';
import { coinNoun, wound } from './nouns.ts';
import { close, coin } from './tokens.ts';

export const cardText = (card: CardData): Text[] =>
  (card.abilities ?? []).map((ability) => line(ability, card));

export const abilityText = (ability: Ability, card: CardData, lang: Lang): string =>
  line(ability, card)[lang];

function line(ability: Ability, card: CardData): Text {
  const said = words(ability, card);
  return { ru: `${capital(said.ru)}.`, en: `${capital(said.en)}.` };
}

function words(a: Ability, card: CardData): Text {
  switch (a.kind) {
    case 'word': {
      const value = a.value === undefined ? '' : ` ${a.value}`;
      const { ru, en } = keywords[a.word].name;
      return { ru: ru + value, en: en + value };
    }
    case 'protection':
      return protection(a.from, a.less);
    case 'static':
      return constant(a, card);
    case 'cannot': {
      if (!a.except) return { en: 'cannot attack', ru: 'не может атаковать' };
      const only = phrase(a.except, 'bare');
      return { en: `may attack only ${only.en}`, ru: `может атаковать только ${only.ru('acc')}` };
    }
    case 'costs': {
      const less = a.by < 0;
      const n = counted(Math.abs(a.by), coinNoun);
      const when = a.if && condition(a.if);
      return {
        en: `costs ${n.en} ${less ? 'less' : 'more'}${when ? ` while ${when.en}` : ''}`,
        ru: `стоит на ${n.ru} ${less ? 'меньше' : 'больше'}${when ? `, пока ${when.ru}` : ''}`,
      };
    }
    case 'when':
      return triggered(a, card);
    case 'action':
      return activated(a, card);
    case 'play':
      return effects(a.does, { type: card.type });
  }
}

function protection(from: Danger, less: number | undefined): Text {
  const danger = dangerous(from);
  if (less !== undefined) {
    const n = counted(less, wound);
    return {
      en: `gets ${less} fewer ${less === 1 ? 'wound' : 'wounds'}${danger ? ` from ${danger.en}` : ''}`,
      ru: `${danger ? `от ${danger.ru} ` : ''}получает на ${n.ru} меньше`,
    };
  }
  if (!danger) return { en: 'gets no wounds', ru: 'не получает ран' };
  return { en: `Protection from ${danger.en}`, ru: `Защита от ${danger.ru}` };
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

function constant(a: Static, card: CardData): Text {
  const gains = gained(a.to, a.gives, card);
  const when = a.if && condition(a.if);
  if (!when) return gains;
  const link = a.to === 'self' ? ':' : ',';
  return { en: `while ${when.en}${link} ${gains.en}`, ru: `пока ${when.ru}${link} ${gains.ru}` };
}

function gained(to: Group, gives: Gains, card: CardData): Text {
  const has: Text[] = [];
  if (gives.strike !== undefined) has.push(raised(gives.strike, 'strike'));
  if (gives.lives !== undefined) has.push(raised(gives.lives, 'lives'));
  for (const word of gives.words ?? []) has.push(keywords[word].name);
  const figures = listed(has);
  const who = to === 'self' ? thisCard(card.type) : phrase(to, 'bare');
  const own =
    to === 'self' ? figures : { en: `${who.en} have ${figures.en}`, ru: `у ${who.ru('gen')} ${figures.ru}` };
  if (gives.wounds === undefined) return own;
  const more = deals(gives.wounds, who.many);
  if (has.length > 0)
    return { en: `${own.en}; ${who.en} ${more.en}`, ru: `${own.ru}; ${who.ru('nom')} ${more.ru}` };
  return { en: `${who.en} ${more.en}`, ru: `${who.ru('nom')} ${more.ru}` };
}

function deals(n: number, many: boolean): Text {
  const more = Math.abs(n);
  return {
    en: `${many ? 'deal' : 'deals'} ${more} ${n > 0 ? 'more' : 'fewer'} ${more === 1 ? 'wound' : 'wounds'}`,
    ru: `${many ? 'наносят' : 'наносит'} на ${counted(more, wound).ru} ${n > 0 ? 'больше' : 'меньше'}`,
  };
}

function triggered(a: Triggered, card: CardData): Text {
  const start = moment(a.on, card.type, a.each ?? false);
  const inGraveyard = a.where === 'graveyard';
  const at: Setting = { type: card.type, named: start.named, inGraveyard };
  const body = a.may ? mayDo(clauses(a.does, at)).say : effects(a.does, at);
  const when = a.if && condition(a.if);
  const said = when ? { en: `if ${when.en}, ${body.en}`, ru: `если ${when.ru}, ${body.ru}` } : body;
  const where = inGraveyard ? lying : { en: '', ru: '' };
  return {
    en: `${start.en}${where.en}${start.link} ${said.en}`,
    ru: `${start.ru}${where.ru}${start.link} ${said.ru}`,
  };
}

const lying: Text = { en: ', while this card is in your graveyard', ru: ', пока эта карта на кладбище' };

function activated(a: Activated, card: CardData): Text {
  const price = (a.coins === undefined ? '' : coin(a.coins)) + (a.close ? close : '');
  const { en, ru } = effects(a.does, { type: card.type });
  return { en: `${price}: ${en}`, ru: `${price}: ${ru}` };
}
