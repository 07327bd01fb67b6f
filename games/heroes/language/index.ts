/**
 * A card of Heroes in our own words, a line for each ability, or in the compact English of the table of facts, sentence
 * by sentence: what it says as data and in our own words, or where it could not be read.
 */
import type { CardReader, CardVerdict, Diagnostic, PrintedCard } from '@vigrid/kernel/card-reader';
import { say, type Text } from '@vigrid/speech';
import type { Ability } from '../abilities/index.ts';
import { type CardType, cardTypeNames } from '../abilities/words.ts';
import { abilityText } from '../text/cards.ts';
import { readOwn } from './own/index.ts';
import type { Bearer } from './resolve.ts';
import { type Refusal, readTexts } from './rows.ts';

function compile(card: PrintedCard): CardVerdict {
  const given = card.figures?.type;
  const told = cardTypeNames.find((one) => one === given);
  if (told) return compileAs(card, told);
  if (given !== undefined && given !== null) return ofNoType(card, String(given));
  // Without a type the text decides: orders alone are a spell's.
  const creature = compileAs(card, 'creature');
  if (creature.accepted) return creature;
  const spell = compileAs(card, 'spell');
  return spell.accepted ? spell : creature;
}

/** Without its type nobody knows what the card may say. */
function ofNoType(card: PrintedCard, given: string): CardVerdict {
  const all = lines(card.text).flatMap((line) => line.sentences);
  const known = cardTypeNames.join(', ');
  const message = say(
    `Такого вида карт нет: «${given}». Бывает: ${known}.`,
    `There is no such type of card: "${given}". Known are: ${known}.`,
  );
  return {
    name: card.name,
    sentences: all.length,
    compiled: 0,
    accepted: false,
    abilities: [],
    text: say('', ''),
    diagnostics: [{ from: 0, to: card.text.length, message }],
    parts: all.map(({ from, to }) => ({ from, to, text: null })),
  };
}

function compileAs(card: PrintedCard, type: CardType): CardVerdict {
  const cost = card.figures?.cost;
  const bearer: Bearer = {
    type,
    ...(typeof cost === 'number' && { cost }),
    words: /(^|[.\n])\s*dash\s*($|[.\n])/i.test(card.text) ? ['rush'] : [],
  };
  const read = lines(card.text).flatMap((line) => readLine(line, card.name, bearer, type));
  const whole = read.filter(({ refused }) => refused.length === 0);
  const abilities = whole.flatMap((one) => one.abilities);
  const diagnostics = read.flatMap((one) => one.refused.map((refusal) => diagnosed(refusal, one)));
  const parts = read.map(({ from, to, refused, abilities: some }) => ({
    from,
    to,
    text: refused.length > 0 ? null : joined(some.map((ability) => abilityText(ability, { type }))),
  }));
  return {
    name: card.name,
    sentences: read.length,
    compiled: whole.length,
    accepted: whole.length === read.length,
    abilities,
    text: joined(abilities.map((ability) => abilityText(ability, { type }))),
    diagnostics,
    parts,
  };
}

interface Sentence {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

interface Line extends Sentence {
  readonly sentences: readonly Sentence[];
}

/** The lines of a text, each cut into its sentences. */
function lines(text: string): Line[] {
  return pieces(text, /[^\n]+/g).map((line) => ({
    ...line,
    sentences: pieces(line.text, /[^.]+/g).map((one) => ({
      ...one,
      from: one.from + line.from,
      to: one.to + line.from,
    })),
  }));
}

function pieces(text: string, each: RegExp): Sentence[] {
  return [...text.matchAll(each)].flatMap(({ 0: raw, index }) => {
    const said = raw.trim();
    const from = index + raw.indexOf(said);
    return said === '' ? [] : [{ text: said, from, to: from + said.length }];
  });
}

type Said = Sentence & ReturnType<typeof readTexts>;

/** In the words of the table, sentence by sentence; in our own, where a line is an ability of however many sentences. */
function readLine(
  { sentences, ...line }: Line,
  name: string,
  bearer: Bearer,
  type: CardType,
): readonly Said[] {
  const read = sentences.map((one) => ({ ...one, ...readTexts([one.text], name, bearer) }));
  if (read.every(({ refused }) => refused.length === 0)) return read;
  const whole = sentences.length > 1 ? own(line.text, type) : null;
  if (whole) return [{ ...line, ...whole }];
  return read.map((one) => (one.refused.length === 0 ? one : { ...one, ...own(one.text, type) }));
}

/** What our own words say; null where these are none. */
function own(text: string, type: CardType): ReturnType<typeof readTexts> | null {
  const found = readOwn(text, /[а-яё]/i.test(text) ? 'ru' : 'en', type);
  // Only a spell does something by being played, and it waits for nothing.
  const fitting = found.filter(({ kind }) => ofSpells.has(kind) === (type === 'spell') || ofAny.has(kind));
  if (fitting.length === 1) return { refused: [], abilities: fitting };
  return fitting.length > 1 ? { refused: [{ cause: 'ambiguous' }], abilities: [] } : null;
}

const ofSpells: ReadonlySet<Ability['kind']> = new Set(['play']);
const ofAny: ReadonlySet<Ability['kind']> = new Set(['costs', 'ambush', 'fromHand', 'word']);

const joined = (texts: readonly Text[]): Text => ({
  ru: texts.map(({ ru }) => ru).join(' '),
  en: texts.map(({ en }) => en).join(' '),
});

function diagnosed({ cause, from, why }: Refusal, one: Sentence): Diagnostic {
  const start = from === undefined ? one.from : one.from + from;
  return { from: Math.min(start, one.to), to: one.to, message: causes[cause](why ?? '') };
}

const causes: Readonly<Record<Refusal['cause'], (why: string) => Text>> = {
  stuck: () => say('Отсюда текст не прочитан.', 'The text could not be read from here on.'),
  unsaid: (why) =>
    say(
      `Это понято, но сыграть этого здесь нельзя: ${why}`,
      `It is understood, but cannot be played here: ${why}`,
    ),
  unclear: (why) => say(`Неясно, что имеется в виду: ${why}`, `It is not clear what is meant: ${why}`),
  ambiguous: () => say('У этого текста два смысла.', 'This text has two meanings.'),
  tooMany: () =>
    say('Этот текст можно понять слишком по-разному.', 'This text can be taken in too many ways.'),
  number: () => say('Это число ничего не меняет.', 'This number changes nothing.'),
  moment: () =>
    say(
      'С такой картой этого не случается: о ком речь, неясно.',
      'Such a card never does that: who is meant is not clear.',
    ),
  figures: () => say('Карте не хватает чисел.', 'The card lacks figures.'),
  class: (why) => say(`Такого класса нет: ${why}.`, `There is no such class: ${why}.`),
};

/** Cards of one's own are not played in Heroes: nothing is made of what was read. */
export const reader: CardReader = { compile, near: () => [], made: () => null, isTrue: () => false };
