/** The questions of Heroes as sentences. */
import type { Lang, Names, Question, Text } from '@vigrid/kernel';
import { isKey, nameOf } from '@vigrid/speech';
import { askedOf } from './asked.ts';
import { coins, moreLives, weakenings, wounds } from './counts.ts';

/** Everything Heroes asks: the keys of `Question.ask`. */
export type Ask =
  | 'first'
  | 'mulligan'
  | 'main'
  | 'defend'
  | 'target'
  | 'resolve'
  | 'may'
  | 'pay'
  | 'modes'
  | 'discardOwn'
  | 'plunder'
  | 'ambush'
  | 'look'
  | 'tuck'
  | 'spread'
  | 'place'
  | 'name'
  | 'count'
  | 'respend'
  | 'graveOrder'
  | 'pileOrder';

export function question(q: Question, lang: Lang, names: Names): string {
  const asked = (isKey(asks, q.ask) ? asks[q.ask](q, names) : choose)[lang];
  // RH-48.
  return q.behalf === undefined ? asked : `${forWhom[lang](names.seat(q.behalf))}: ${lowered(asked)}`;
}

const forWhom = {
  ru: (name: string) => `За противника (${name})`,
  en: (name: string) => `For the opponent (${name})`,
};

/** A name keeps its capital; the words that questions begin with do not. */
const lowered = (asked: string): string =>
  asked.replace(
    /^(Ваш ход|Кто|Какая|Какие|Ответить|Заплатить|В каком|Your turn|Who|Which|Do you|In which)/,
    (word) => word.charAt(0).toLowerCase() + word.slice(1),
  );

const choose: Text = { ru: 'Что выбираете?', en: 'What do you choose?' };

const asks: Readonly<Record<Ask, (q: Question, names: Names) => Text>> = {
  first: () => ({ ru: 'Кто начинает?', en: 'Who goes first?' }),
  mulligan: () => ({
    ru: 'Какие карты стартовой руки заменить?',
    en: 'Which cards of your starting hand do you replace?',
  }),
  main: () => ({ ru: 'Ваш ход: что делаете?', en: 'Your turn: what do you do?' }),
  defend(q, names) {
    const attacker = nameOf(q.about?.source, names);
    const target = nameOf(q.about?.target, names);
    return {
      ru: `${attacker.ru} атакует: цель — ${target.ru}. Кто защищает?`,
      en: `${attacker.en} attacks ${target.en}. Who defends?`,
    };
  },
  target: (q, names) => from(q, names, numbered(q, opponent(q, names) ?? whomOf(q))),
  resolve: () => ({ ru: 'Какая способность выполняется первой?', en: 'Which ability is executed first?' }),
  may: (q, names) => from(q, names, askedOf(q.about?.effect).may(q.about?.amount)),
  pay(q, names) {
    const price = coins(q.about?.amount ?? 0);
    const source = nameOf(q.about?.source, names);
    return {
      ru: `Заплатить ${price.ru}? Иначе выполняется способность: ${source.ru}.`,
      en: `Do you pay ${price.en}? Otherwise the ability of ${source.en} is executed.`,
    };
  },
  ambush: () => ({ ru: 'Ответить картой из руки?', en: 'Do you answer with a card from your hand?' }),
  look: (q, names) => from(q, names, numbered(q, looked[q.about?.effect ?? ''] ?? looked.hand)),
  tuck: (q, names) => from(q, names, numbered(q, askedOf('tuck').whom(undefined))),
  spread(q, names) {
    const n = q.about?.amount ?? 0;
    if (q.about?.effect === 'shedLives') {
      const { ru, en } = moreLives(n);
      return from(q, names, { ru: `с кого снять ${ru}?`, en: `off whom do you take ${en}?` });
    }
    const what = q.about?.effect === 'weakening' ? weakenings(n) : wounds(n);
    return from(q, names, { ru: `как распределить ${what.ru}?`, en: `how do you deal out ${what.en}?` });
  },
  count: (q, names) =>
    from(q, names, {
      ru: 'сколько дополнительных жизней снять?',
      en: 'how many additional lives do you take off?',
    }),
  respend: (q, names) => from(q, names, askedOf('respend').whom(undefined)),
  place: (q, names) =>
    from(q, names, { ru: 'на верх колоды или под неё?', en: 'on top of the deck or under it?' }),
  name: (q, names) =>
    from(q, names, {
      ru: 'какую стоимость и чью колоду назвать?',
      en: 'which cost and whose deck do you name?',
    }),
  modes: (q, names) => from(q, names, { ru: 'что выбираете?', en: 'which of these do you choose?' }),
  discardOwn: (q, names) =>
    from(q, names, numbered(q, { ru: 'какую карту сбросить?', en: 'which card do you discard?' })),
  plunder: (q, names) =>
    from(
      q,
      names,
      numbered(q, { ru: 'какую карту сбросит противник?', en: 'which card does the opponent discard?' }),
    ),
  graveOrder: () => ({
    ru: 'В каком порядке карты уходят на кладбище?',
    en: 'In which order do the cards go to the graveyard?',
  }),
  pileOrder: () => ({
    ru: 'В каком порядке карты ложатся в стопку завершённых квестов?',
    en: 'In which order do the quests go to the completed-quests pile?',
  }),
};

const whomOf = ({ about }: Question): Text => askedOf(about?.effect).whom(about?.amount);

/** Where another card than the one that asks is to fight. */
function opponent({ about }: Question, names: Names): Text | null {
  if (about?.effect !== 'fight' || about.target === undefined) return null;
  const { ru, en } = nameOf(about.target, names);
  return { ru: `с кем сразится ${ru}?`, en: `whom does ${en} fight?` };
}

/** Where one of the cards looked at goes. */
const looked: Readonly<Record<string, Text>> = {
  bottom: { ru: 'какую из этих карт положить под колоду?', en: 'which of these cards goes under the deck?' },
  graveyard: {
    ru: 'какая из этих карт идёт на кладбище?',
    en: 'which of these cards goes to the graveyard?',
  },
  hand: { ru: 'какую из этих карт взять в руку?', en: 'which of these cards goes to hand?' },
};

/** The card that asks comes first: "Weaving of Fire: who gets 4 wounds?" */
function from(q: Question, names: Names, asked: Text): Text {
  const source = nameOf(q.about?.source, names);
  return { ru: `${source.ru}: ${asked.ru}`, en: `${source.en}: ${asked.en}` };
}

/** How many may be picked, where it is not exactly one. */
function numbered(q: Question, asked: Text): Text {
  if (!('max' in q) || q.kind === 'number' || (q.min === 1 && q.max === 1)) return asked;
  const limit =
    q.min === q.max
      ? { ru: `выберите ${q.max}`, en: `choose ${q.max}` }
      : q.min > 0
        ? { ru: `выберите от ${q.min} до ${q.max}`, en: `choose ${q.min} to ${q.max}` }
        : q.max === 1
          ? { ru: 'можно отказаться', en: 'or none' }
          : { ru: `выберите до ${q.max}`, en: `choose up to ${q.max}` };
  return { ru: `${asked.ru} (${limit.ru})`, en: `${asked.en} (${limit.en})` };
}
