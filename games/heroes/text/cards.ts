/**
 * What a card says, written from its data, so that it can not differ from what the card does. A line per ability, in
 * their order: line n is ability n. An effect lasts as long as the card stays in play unless the line says otherwise.
 */
import type { Text } from '@vigrid/kernel';
import { capital, quoted } from '@vigrid/speech';
import type {
  Ability,
  Activated,
  Ambush,
  Amount,
  CardData,
  CardType,
  Costs,
  FromHand,
  Instead,
  OnPlay,
} from '../abilities/index.ts';
import { counted, factored, measured } from './amounts.ts';
import { keyword, terms } from './classes.ts';
import { inner, sentence } from './clauses.ts';
import { knowing, under } from './conditions.ts';
import { clauses, effects, triggered, within } from './effects.ts';
import { phrase } from './filters.ts';
import { forEach, isOwn } from './measures.ts';
import { spelled } from './moments.ts';
import { coinNoun } from './nouns.ts';
import { type Phrase, thisCard } from './phrases.ts';
import { constant, dangerous, enters, forbidden, priced, protection, trailing } from './statics.ts';
import type { Setting } from './targets.ts';
import { close, coin } from './tokens.ts';

export const cardText = (card: CardData): Text[] =>
  (card.abilities ?? []).map((ability) => abilityText(ability, card));

export function abilityText(ability: Ability, { type }: Pick<CardData, 'type'>): Text {
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
    case 'fromHand':
      return fromHand(a, type);
    case 'enters':
      return enters(a, type);
    case 'instead':
      return instead(a, type);
    case 'undying':
      return under(a.if, survives, type, 'while');
    case 'when':
      return triggered(a, type);
    case 'action':
      return activated(a, type);
    case 'play':
      return played(a, type);
  }
}

function costs({ by, instead: other, if: c }: Costs, type: CardType): Text {
  if (other === undefined) return trailing(c, type, pricedBy(by ?? 0, type));
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

/** "costs 1 coin less for each card you hold". */
function pricedBy(by: Amount, type: CardType): Text {
  const { base, times } = factored(by);
  if (typeof base === 'number') return priced(base * times);
  const price = priced(times);
  const scale = { who: null, me: thisCard(type) };
  if (base === 'X' || isOwn(base)) {
    const much = measured(base, coinNoun, scale);
    return { en: `${price.en} for ${much.en}`, ru: `${price.ru} за ${much.ru}` };
  }
  const one = forEach(base, scale);
  return { en: `${price.en} for ${one.en}`, ru: `${price.ru} за ${one.ru}` };
}

function ambush(a: Ambush, type: CardType): Text {
  const start = spelled(a, type);
  const { en, ru } = terms.ambush.name;
  // The moment's card is not this one.
  const does = a.does && effects(a.does, { type, subject: start.subject });
  return {
    en: `${start.en}, ${en} ${coin(a.coins)}${does ? `: ${does.en}` : ''}`,
    ru: `${start.ru}, ${ru} ${coin(a.coins)}${does ? `: ${does.ru}` : ''}`,
  };
}

/** The card is shown for its text and stays where it is. */
function fromHand(a: FromHand, type: CardType): Text {
  const { en, ru, link, subject } = spelled(a, type);
  const does = effects(a.does, { type, nested: true, subject });
  const price = counted(a.coins, coinNoun);
  const pay =
    a.coins === 0 ? { en: '', ru: '' } : { en: `pay ${price.en} and `, ru: `заплатить ${price.ru} и ` };
  return {
    en: `${en}${link.en} you may ${pay.en}show this card from your hand: ${does.en}`,
    ru: `${ru}${link.ru} вы можете ${pay.ru}показать эту карту из руки: ${does.ru}`,
  };
}

function instead(a: Instead, type: CardType): Text {
  const plain = plainly(a);
  if (plain) return under(a.if, plain, type, 'while');
  const me = thisCard(type);
  const own = a.who === undefined || a.who === 'self';
  const who = own ? me : phrase(a.who, 'any');
  const danger = a.from && dangerous(a.from);
  const from = danger ? { en: ` from ${danger.en}`, ru: ` от ${danger.ru}` } : { en: '', ru: '' };
  const would = wouldBe[a.of];
  const start =
    a.of === 'draw' && own
      ? { en: 'if you would draw a card', ru: 'если вы берёте карту' }
      : { en: `if ${who.en} would ${would.en}${from.en}`, ru: `если ${who.ru('nom')} ${would.ru}${from.ru}` };
  const does = substitute(
    a,
    knowing(a.if, { type, near: own ? 'self' : 'it', ...(!own && { subject: who }) }),
  );
  return under(a.if, { en: `${start.en}, ${does.en}`, ru: `${start.ru}, ${does.ru}` }, type, 'while');
}

/** The card's own wounds, where they only become something else, have a shorter sentence. */
function plainly({ of, by, who, from }: Instead): Text | null {
  if (who || from || typeof by !== 'string' || of === 'die' || of === 'draw') return null;
  return replaced[of][by];
}

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

/** What happens instead; wounds and effects come without a text of their own. */
function substitute({ of, by }: Instead, at: Setting): Text {
  if (typeof by !== 'string') {
    const { en, ru } = within(by, at);
    return { en: `instead ${en}`, ru: `вместо этого ${ru}` };
  }
  if (by === 'nothing' || of === 'die' || of === 'draw')
    return { en: 'instead nothing happens', ru: 'вместо этого ничего не происходит' };
  return {
    en: 'instead as many Weakening effects are put on the character',
    ru: 'вместо этого на персонажа кладётся столько же эффектов ослабления',
  };
}

const wouldBe: Readonly<Record<Instead['of'], Text>> = {
  dealWounds: { en: 'deal wounds', ru: 'наносит раны' },
  takeWounds: { en: 'get wounds', ru: 'получает раны' },
  die: { en: 'die', ru: 'погибает' },
  draw: { en: 'draw a card', ru: 'берёт карту' },
};

const survives: Text = {
  en: 'instead of dying, returns to its owner’s hand',
  ru: 'вместо гибели возвращается в руку владельца',
};

function activated(a: Activated, type: CardType): Text {
  const me = thisCard(type);
  const closes = a.close || a.closeHero;
  const cost = a.cost ?? [];
  const free = a.coins === undefined && !closes && !a.destroy && cost.length === 0;
  const symbols = (a.coins === undefined ? (free ? coin(0) : '') : coin(a.coins)) + (closes ? close : '');
  // What is paid with a card is spoken of before what that buys.
  const all = clauses([...cost, ...a.does], { type, ...(a.destroy && { x: strengthened(me) }) });
  const paid = inner(all.slice(0, cost.length));
  const { en, ru } = sentence(all.slice(cost.length));
  const price = (destroy: string, paying: string) =>
    [symbols, a.destroy ? destroy : '', paying].filter((part) => part !== '').join(', ');
  const often = uses(a.times);
  const said = {
    en: `${price(`destroy ${me.en}`, paid.en)}${often.en}: ${en}`,
    ru: `${price(`уничтожьте ${me.ru('acc')}`, paid.ru)}${often.ru}: ${ru}`,
  };
  return under(a.if, a.closeHero ? ofHero(said) : said, type, 'while');
}

/** X, where the card itself is destroyed for it. */
const strengthened = (me: Phrase): Text => ({
  en: 'there were Strengthening effects on it',
  ru: `${me.pronoun().after('на', 'pre')} было эффектов усиления`,
});

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
