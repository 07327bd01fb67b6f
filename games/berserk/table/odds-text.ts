/** The odds in words. */
import type { Lang, Reason, Text } from '@vigrid/kernel';
import { capital, percent } from '@vigrid/speech';
import { grades as gradeNames } from '../abilities/vocabulary.ts';
import { type Berserk, cardOf } from '../state.ts';
import { grades } from '../text/names.ts';
import { shortReason } from '../text/reasons.ts';
import type { Outcome } from './outcome.ts';
import type { Odds, OddsPreview } from './view.ts';

export function oddsCase(s: Berserk, odds: Odds, defends: boolean): OddsPreview {
  const name = nameOf(s, odds.against);
  const ways = odds.falls.length;
  const falls = percent(odds.kills / ways);
  const answers = percent(odds.answered / ways);
  const title: Text = defends
    ? { ru: `Защищает ${name.ru}`, en: `If ${name.en} defends` }
    : { ru: `Удар встречает ${name.ru}`, en: `Against ${name.en}` };
  const shares = gradeShares(odds);
  const leftOut = notReckoned(s, odds);
  const rest = (lang: Lang) => (leftOut ? ` ${leftOut[lang]}` : '');
  const text: Text = odds.fight
    ? {
        ru: `Погибнет: ${falls.ru}, ударит в ответ: ${answers.ru}. ${shares.ru}${rest('ru')}`,
        en: `Dies: ${falls.en}, strikes back: ${answers.en}. ${shares.en}${rest('en')}`,
      }
    : {
        ru: `Погибнет: ${falls.ru}. ${shares.ru}${rest('ru')}`,
        en: `Dies: ${falls.en}. ${shares.en}${rest('en')}`,
      };
  return {
    cards: [odds.against],
    title,
    text,
    rule: odds.fight ? 'B12-514.2' : 'B12-514.6',
    tag: falls,
    odds,
    ...(leftOut && { leftOut }),
  };
}

/** How often the strike comes to what: "Weak 2: 33 %, strong 5: 50 %, miss: 17 %." */
function gradeShares({ falls, strength }: Odds): Text {
  const said = [0, 1, 2, -1].flatMap((grade) => {
    const n = falls.filter((fall) => fall.grade === grade).length;
    if (n === 0) return [];
    const { ru, en } = grade < 0 ? miss : grades[gradeNames[grade]];
    const wounds = grade < 0 ? '' : `\u00a0${strength[grade]}`;
    const share = percent(n / falls.length);
    return [{ ru: `${ru}${wounds}:\u00a0${share.ru}`, en: `${en}${wounds}:\u00a0${share.en}` }];
  });
  const told = (lang: 'ru' | 'en') => `${capital(said.map((one) => one[lang]).join(', '))}.`;
  return { ru: told('ru'), en: told('en') };
}

/** What the odds do not know. */
function notReckoned(s: Berserk, { setsOff }: Odds): Text | null {
  if (setsOff.length === 0) return null;
  const cards = [...new Set(setsOff.map(({ card }) => card))];
  const listed = (lang: Lang) =>
    cards
      .map((card) => {
        const said = setsOff.flatMap((one) =>
          one.card === card && one.feature ? short(one.feature[lang]) : [],
        );
        const name = nameOf(s, card)[lang];
        return said.length > 0 ? `${name} (${said.join('; ')})` : name;
      })
      .join(', ');
  return {
    ru: `Не учтены особенности: ${listed('ru')}.`,
    en: `Features not counted: ${listed('en')}.`,
  };
}

/** As much of a feature's text as says which one it is. */
const short = (text: string): string => {
  const line = text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');
  return line.length <= 60 ? line : `${line.slice(0, 58).replace(/[\s,;:—–-]*\s\S*$/, '')} …`;
};

const miss: Text = { ru: 'мимо', en: 'miss' };

/** A card face down: what it is shows when it is struck. */
export const unknownCase = (card: number): OddsPreview => ({
  cards: [card],
  title: { ru: 'Скрытая карта', en: 'A hidden card' },
  text: {
    ru: 'Чем она встретит удар, станет видно, когда её вскроют.',
    en: 'What it is shows when it is revealed.',
  },
  rule: 'B12-529.5',
  odds: null,
});

/** What becomes of whom an ability is aimed at. */
export function outcomeCase(s: Berserk, outcome: Outcome, card: number, rule: string): OddsPreview {
  const tag = outcome.tag(card);
  const title = nameOf(s, card);
  return { cards: [card], title, text: outcome.text, rule, ...(tag && { tag }), odds: null };
}

/** What comes of the strike as it is, and one grade weaker. */
export const weakenCase = ({ text }: Outcome, card: number, yes: boolean, rule: string): OddsPreview => ({
  cards: [card],
  title: yes
    ? { ru: 'Если ослабить', en: 'If you weaken it' }
    : { ru: 'Если не ослаблять', en: 'If you do not' },
  text,
  rule,
  odds: null,
});

export function barredCase(s: Berserk, reason: Reason, cards: readonly number[]): OddsPreview {
  const names = cards.map((card) => nameOf(s, card));
  const why = shortReason(reason);
  return {
    cards,
    title: { ru: names.map(({ ru }) => ru).join(', '), en: names.map(({ en }) => en).join(', ') },
    text: { ru: `Не защитит: ${why.ru}.`, en: `May not defend: ${why.en}.` },
    rule: reason.rule,
    never: true,
    odds: null,
  };
}

const nameOf = (s: Berserk, card: number): Text => {
  const { ru, en } = cardOf(s, card);
  return { ru, en };
};
