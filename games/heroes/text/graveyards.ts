/** What effects on cards in graveyards say, and how cards go back from there. */
import type { Text } from '@vigrid/kernel';
import type { Lexeme } from '@vigrid/speech';
import type { Amount, EffectOf, Filter } from '../abilities/types.ts';
import { measured } from './amounts.ts';
import { you } from './clauses.ts';
import { phrase } from './filters.ts';
import { card } from './nouns.ts';
import { it, type Phrase, thisCard } from './phrases.ts';
import type { Saying } from './pieces.ts';
import { type Setting, scale, upTo } from './targets.ts';

export type FromGraveyard = 'regain' | 'recover' | 'revive' | 'repeat';

export const graveyards: Saying<FromGraveyard> = {
  regain(_, at) {
    const from = at.inGraveyard ? { en: '', ru: '' } : { en: ' from your graveyard', ru: ' с кладбища' };
    const me = at.inGraveyard ? it(card) : thisCard('card');
    const where = `${me.ru('acc')}${from.ru} в руку`;
    return you(`return this card${from.en} to your hand`, `верните ${where}`, `вернуть ${where}`);
  },
  recover(e, at) {
    const what = lying(e, at);
    const from = e.from ? places[e.from] : { en: 'from your graveyard', ru: 'с кладбища' };
    // BH-N-10: to its owner's hand or deck, who need not be you.
    const mine = e.from === undefined || e.from === 'completed';
    const [verbs, where] = e.into ? destinations[e.into](mine) : toHand(mine, what);
    // A clause that counts them comes last.
    const ru = what.measured
      ? `${where.ru} ${from.ru} ${what.ru('acc')}`
      : `${what.ru('acc')} ${from.ru} ${where.ru}`;
    const en = what.measured ? `${where.en} ${from.en} ${what.en}` : `${what.en} ${from.en} ${where.en}`;
    return you(`${verbs.en} ${en}`, `${verbs.ru} ${ru}`, `${verbs.infinitive} ${ru}`);
  },
  revive(e, at) {
    const what = lying(e, at);
    const from = e.from ? places[e.from] : { en: '', ru: '' };
    const frail = e.frail
      ? {
          en: ' with as many Weakening effects as leave 1 life',
          ru: ' с таким числом эффектов ослабления, чтобы осталась 1 жизнь',
        }
      : { en: '', ru: '' };
    const en = (what.measured ? [from.en, what.en] : [what.en, from.en])
      .filter((part) => part !== '')
      .join(' ');
    const ru = (what.measured ? [from.ru, what.ru('acc')] : [what.ru('acc'), from.ru])
      .filter((part) => part !== '')
      .join(' ');
    return you(`revive ${en}${frail.en}`, `возродите ${ru}${frail.ru}`, `возродить ${ru}${frail.ru}`);
  },
  repeat(e) {
    const what = phrase({ ...e.what, type: 'spell' });
    const spell = `${what.ru('acc')} с кладбища`;
    return you(`repeat ${what.en} from your graveyard`, `повторите ${spell}`, `повторить ${spell}`);
  },
};

/** Cards out of play: a number of them, or as many as is said. */
interface Lying extends Phrase {
  /** Ends with the clause that counts them. */
  readonly measured: boolean;
}

/** Cards of a graveyard, or those among them that came there just now. */
function lying({ what, count = 1, upTo: most, fallen }: EffectOf<'recover' | 'revive'>, at: Setting): Lying {
  const died = fallen ? fallenWhen[fallen === 'now' ? 'now' : 'turn'] : { en: '', ru: '' };
  if (typeof count !== 'number') return asManyOf(what, count, most ?? false, died, at);
  const found = phrase(what, upTo(count, most));
  return { ...found, en: found.en + died.en, ru: (c) => found.ru(c) + died.ru, measured: false };
}

const fallenWhen: Readonly<Record<'turn' | 'now', Text>> = {
  turn: { en: ' that died this turn', ru: ' из погибших в этом ходу' },
  now: { en: ' that died of this', ru: ' из погибших при этом' },
};

/** "as many creatures as …", "up to as many creatures as …". */
export function asManyOf(what: Filter, count: Amount, most: boolean, tail: Text, at: Setting): Lying {
  const all = phrase(what, 'bare');
  const noun: Lexeme = {
    en: { one: all.en + tail.en, many: all.en + tail.en },
    ru: { ...card.ru, pl: { ...card.ru.pl, gen: all.ru('gen') + tail.ru } },
  };
  const { en, ru } = measured(count, noun, scale(null, at));
  return {
    ...all,
    en: most ? `up to ${en}` : en,
    ru: () => (most ? `${ru}, или меньше` : ru),
    measured: true,
  };
}

interface Verbs extends Text {
  readonly infinitive: string;
}

const toHand = (mine: boolean, what: Phrase): readonly [Verbs, Text] => [
  { en: 'return', ru: 'верните', infinitive: 'вернуть' },
  mine ? { en: 'to your hand', ru: 'в руку' } : ownersHand(what),
];

/** Back into a deck instead. */
const destinations: Readonly<Record<'deck' | 'bottom', (mine: boolean) => readonly [Verbs, Text]>> = {
  deck: (mine) => [
    { en: 'shuffle', ru: 'замешайте', infinitive: 'замешать' },
    mine ? tucked.shuffle : { en: 'into the owner’s deck', ru: 'в колоду владельца' },
  ],
  bottom: (mine) => [
    { en: 'put', ru: 'положите', infinitive: 'положить' },
    mine ? tucked.bottom : { en: 'under the owner’s deck', ru: 'под колоду владельца' },
  ],
};

const places: Readonly<Record<'enemy' | 'any' | 'completed', Text>> = {
  enemy: { en: 'from the opponent’s graveyard', ru: 'с кладбища противника' },
  any: { en: 'from any graveyard', ru: 'с любого кладбища' },
  completed: { en: 'from your completed quests', ru: 'из завершённых квестов' },
};

/** BH-N-10: a card never comes to another player's hand. */
const ownersHand = ({ many }: Phrase): Text =>
  many
    ? { en: 'to their owners’ hands', ru: 'в руки владельцев' }
    : { en: 'to its owner’s hand', ru: 'в руку владельца' };

/** Where in your deck a card goes. */
export const tucked: Readonly<Record<EffectOf<'tuck'>['where'], Text>> = {
  top: { en: 'on top of your deck', ru: 'на верх колоды' },
  bottom: { en: 'under your deck', ru: 'под колоду' },
  either: { en: 'on top of your deck or under it', ru: 'на верх колоды или под неё' },
  shuffle: { en: 'into your deck', ru: 'в колоду' },
};
