/**
 * A card of Heroes in the compact English of the table of facts, sentence by sentence: what it says as data and in our
 * own words, or where it could not be read.
 */
import type { CardReader, CardVerdict, Diagnostic, PrintedCard } from '@vigrid/kernel/card-reader';
import { say, type Text } from '@vigrid/speech';
import { type CardType, cardTypeNames } from '../abilities/words.ts';
import { abilityText } from '../text/cards.ts';
import type { Bearer } from './resolve.ts';
import { type Refusal, readTexts } from './rows.ts';

function compile(card: PrintedCard): CardVerdict {
  const told = cardTypeNames.find((one) => one === card.figures?.type);
  if (told) return compileAs(card, told);
  // Without a type the text decides: orders alone are a spell's.
  const creature = compileAs(card, 'creature');
  if (creature.accepted) return creature;
  const spell = compileAs(card, 'spell');
  return spell.accepted ? spell : creature;
}

function compileAs(card: PrintedCard, type: CardType): CardVerdict {
  const all = sentences(card.text);
  const cost = card.figures?.cost;
  const bearer: Bearer = {
    type,
    ...(typeof cost === 'number' && { cost }),
    words: all.some(({ text }) => /^dash$/i.test(text)) ? ['rush'] : [],
  };
  const read = all.map((one) => ({ ...one, ...readTexts([one.text], card.name, bearer) }));
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
    sentences: all.length,
    compiled: whole.length,
    accepted: whole.length === all.length,
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

/** Up to a full stop or the end of a line. */
function sentences(text: string): Sentence[] {
  return [...text.matchAll(/[^.\n]+/g)].flatMap(({ 0: raw, index }) => {
    const said = raw.trim();
    const from = index + raw.indexOf(said);
    return said === '' ? [] : [{ text: said, from, to: from + said.length }];
  });
}

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
