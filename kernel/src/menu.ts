/** A question as it is put to somebody who types: what may be chosen, numbered, and how the answer is typed. */
import type { Lang, Text } from '@vigrid/speech';
import { foldedName, sameName } from './names.ts';
import { type Act, decode, encode, type Question, type SplitQuestion } from './questions.ts';

/** What may be typed as an answer. */
export interface Menu {
  readonly question: Question;
  /** What is numbered from 1: whole answers, or the things that one is put together from. */
  readonly items: readonly MenuItem[];
  /** How to type an answer, where a number alone is not one. */
  readonly hint: Text | null;
}

/** One of what may be chosen. */
export interface MenuItem {
  readonly label: string;
  /** Items of one head are listed together under it, if it says anything; null for an item by itself. */
  readonly head: string | null;
  readonly text: string;
  readonly note: string;
  /** What the item stands for: an act, an object, yes or no. */
  readonly value: Act | number | boolean | null;
}

/** What a typed answer comes to: an answer, items it could mean, or a sentence that says what is wrong. */
export type Reading =
  | { readonly answer: number }
  | { readonly several: readonly MenuItem[] }
  | { readonly wrong: Text }
  | null;

/** What acts and objects are called. */
export interface Wording {
  readonly lang: Lang;
  act(act: Act): Pick<MenuItem, 'label' | 'head' | 'text' | 'note'>;
  called(object: number, kind: Question['kind']): string;
  /** What it means to pick nothing, where that has a name. */
  readonly nobody?: string | undefined;
}

/** The answers to a question, in these words. */
export function menuFor(question: Question, { lang, act: actItem, called, nobody }: Wording): Menu {
  const item = (value: MenuItem['value'], label: string): MenuItem => ({
    label,
    head: '',
    text: label,
    note: '',
    value,
  });
  switch (question.kind) {
    case 'act':
      return {
        question,
        items: question.options.map((act): MenuItem => ({ ...actItem(act), value: act })),
        hint: null,
      };
    case 'yesno':
      return {
        question,
        items: [item(true, plainAnswers.yes[lang]), item(false, plainAnswers.no[lang])],
        hint: null,
      };
    case 'number': {
      const { min, max } = question;
      return {
        question,
        items: [],
        hint: { ru: `число от ${min} до ${max}`, en: `a number from ${min} to ${max}` },
      };
    }
    case 'order':
    case 'split':
      return {
        question,
        items: question.items.map((object) => item(object, called(object, question.kind))),
        hint: question.kind === 'order' ? orderHint : splitHint(question),
      };
    default: {
      const { from, min, max } = question;
      const items = from.map((object) => item(object, called(object, question.kind)));
      if (max > 1) return { question, items, hint: pickHint(min, max, question.ordered === true) };
      return {
        question,
        items: min === 0 ? [...items, item(null, nobody ?? plainAnswers.nobody[lang])] : items,
        hint: null,
      };
    }
  }
}

/** Reads an answer that names items by number or by name. Null if nothing here is called so. */
export function readChoice(menu: Menu, typed: string): Reading {
  const { question, items } = menu;
  switch (question.kind) {
    case 'number':
      return /^\d+$/.test(typed) ? checked(menu, Number(typed)) : null;
    case 'order':
      return together(menu, typed);
    case 'split':
      return shares(menu, typed);
    case 'act':
    case 'yesno':
      return one(menu, typed);
    default:
      if (question.max > 1) return none(typed) ? checked(menu, []) : together(menu, typed);
      return none(typed) && items.at(-1)?.value === null ? checked(menu, []) : one(menu, typed);
  }
}

function one(menu: Menu, typed: string): Reading {
  const found = itemsMeant(menu.items, typed);
  if (found.length > 1) return { several: found };
  const [item] = found;
  if (!item) return /^\d+$/.test(typed) ? { wrong: outOfList(menu.items.length) } : null;
  const { kind } = menu.question;
  return checked(
    menu,
    kind === 'act' || kind === 'yesno' ? item.value : item.value === null ? [] : [item.value],
  );
}

/** "1 3", "1, 3" or names between commas. */
function together(menu: Menu, typed: string): Reading {
  const words = /^[\d\s,]+$/.test(typed) ? typed.split(/[\s,]+/) : typed.split(',');
  const values: MenuItem['value'][] = [];
  for (const word of words.map((part) => part.trim()).filter(Boolean)) {
    const [item] = itemsMeant(menu.items, word).filter(({ value }) => !values.includes(value));
    if (!item) return { wrong: notOnList(word) };
    values.push(item.value);
  }
  return checked(menu, values);
}

/** "2 0 1" in the order of the items, or "Burk 2, Gnome 1". */
function shares(menu: Menu, typed: string): Reading {
  if (/^[\d\s]+$/.test(typed)) return checked(menu, typed.trim().split(/\s+/).map(Number));
  const dealt = menu.items.map(() => 0);
  for (const part of typed.split(',').map((one) => one.trim())) {
    const [, name = '', amount = ''] = /^(.+?)\s+(\d+)$/.exec(part) ?? [];
    const [item] = itemsMeant(menu.items, name);
    if (!item) return { wrong: notOnList(part) };
    dealt[menu.items.indexOf(item)] += Number(amount);
  }
  return checked(menu, dealt);
}

function checked({ question, hint }: Menu, value: unknown): Reading {
  const answer = encode(question, value);
  if (answer !== null) return { answer };
  return {
    wrong: {
      ru: `Так ответить нельзя${hint ? `: наберите ${hint.ru}` : ''}.`,
      en: `That is no answer${hint ? `: type ${hint.en}` : ''}.`,
    },
  };
}

/** By number, by the whole label or name, or by a part of it. */
function itemsMeant(items: readonly MenuItem[], typed: string): MenuItem[] {
  if (/^\d+$/.test(typed)) return items.slice(Number(typed) - 1, Number(typed));
  const exact = items.filter(({ label, text }) => [label, text].some((name) => sameName(name, typed)));
  if (exact.length > 0 || typed.length < 2) return exact;
  const part = items.filter(({ label }) => foldedName(label).includes(foldedName(typed)));
  if (part.length > 0) return part;
  // "gnome c2" for "Gnome to C2"; beginnings of words where no whole ones are meant.
  const words = foldedName(typed).split(/\s+/);
  const having = (same: (own: string, word: string) => boolean) =>
    items.filter(({ label }) => {
      const own = foldedName(label).split(/[\s,:;()]+/);
      return words.every((word) => own.some((one) => same(one, word)));
    });
  const whole = having((own, word) => own === word);
  return whole.length > 0 ? whole : having((own, word) => own.startsWith(word));
}

const none = (typed: string): boolean => /^(?:none|nobody|-|0|никого|ничего|нет)$/i.test(typed);

const outOfList = (length: number): Text => ({
  ru: `В списке номера от 1 до ${length}.`,
  en: `The list goes from 1 to ${length}.`,
});

const notOnList = (word: string): Text => ({
  ru: `«${word}» в списке нет или уже названо.`,
  en: `"${word}" is not on the list, or it is named already.`,
});

function pickHint(min: number, max: number, ordered: boolean): Text {
  const [ru, en] = min === max ? [`всего ${max}`, `${max}`] : [`от ${min} до ${max}`, `${min} to ${max}`];
  const inOrder = ordered ? { ru: ' по порядку', en: ' in order' } : { ru: '', en: '' };
  const orNone = min === 0 ? { ru: ', или «ничего»', en: ', or none' } : { ru: '', en: '' };
  return {
    ru: `номера через пробел, ${ru}${inOrder.ru}, например 1 2${orNone.ru}`,
    en: `numbers, ${en} of them${inOrder.en}, such as 1 2${orNone.en}`,
  };
}

const orderHint: Text = {
  ru: 'все номера по порядку, например 2 1 3',
  en: 'all numbers in order, such as 2 1 3',
};

/** How much there is to deal out, to each at most how much, and one way to do it. */
function splitHint(question: SplitQuestion): Text {
  const { limits, total } = question;
  const most = limits.join(' ');
  const bound = limits.some((limit) => limit < total);
  const one = [decode(question, 0)].flat().join(' ');
  return {
    ru: `доли по порядку, всего ${total}${bound ? `, не больше ${most}` : ''}, например ${one}`,
    en: `the shares in order, ${total} in all${bound ? `, at most ${most}` : ''}, such as ${one}`,
  };
}

/** What yes, no and an empty choice are called. */
export const plainAnswers = {
  yes: { ru: 'Да', en: 'Yes' },
  no: { ru: 'Нет', en: 'No' },
  nobody: { ru: 'Никого', en: 'Nobody' },
} satisfies Record<string, Text>;
