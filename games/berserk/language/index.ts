/**
 * The card language: a printed text in Russian is read as features of the ability language, or refused with the place.
 * A card is accepted only if every sentence has one meaning, every number in it matters, its signs agree with what was
 * read, and our own words for it mean the same when they are read again.
 */
import type { CardPart, CardReader, CardVerdict, Diagnostic, PrintedCard } from '@vigrid/kernel/card-reader';
import { say } from '@vigrid/speech';
import type { CardData, Feature } from '../abilities/index.ts';
import { printedNames } from '../cards/printed-names.ts';
import { sets } from '../cards/sets.ts';
import { featureLine, textOf } from '../text/card-text.ts';
import { type NameIndex, nameIndex, sentences, tokens } from './lexer.ts';
import { numberWords } from './lexicon.ts';
import { madeCard, typedCard } from './made.ts';
import { nearTexts } from './near.ts';
import type { Token } from './parser.ts';
import { type Outcome, readSentence } from './read.ts';
import { fromSigns } from './signs.ts';

/** Longer texts are no cards; the limit keeps a hostile one from taking long. */
const mostCharacters = 1500;

let names: NameIndex | undefined;
const others = (): NameIndex => {
  if (!names) {
    const known = sets.flatMap(({ cards }) => cards.map((card) => [card.ru, card.en] as const));
    const entered = new Set(known.map(([ru]) => ru));
    names = nameIndex([...known, ...printedNames().filter(([ru]) => !entered.has(ru))]);
  }
  return names;
};

export function compile(card: PrintedCard): CardVerdict {
  const { name, text, icons = {} } = card;
  if (text.length > mostCharacters) return tooLong(card);
  const all = sentences(tokens(text, { own: name, others: others() }));
  const diagnostics: Diagnostic[] = [];
  const read: Feature[] = [];
  const parts: CardPart[] = [];
  let compiled = 0;
  for (const one of all) {
    const outcome = readSentence(one);
    const wrong =
      outcome.kind !== 'read'
        ? misread(one, outcome)
        : isNoSymbiont(card.figures?.type) && changesHost(outcome.features)
          ? [outOfPlace(spanOf(one))]
          : unmoved(one, outcome.features);
    if (wrong.length > 0 || outcome.kind !== 'read') {
      diagnostics.push(...wrong);
      parts.push({ ...spanOf(one), text: null });
      continue;
    }
    compiled++;
    const told = outcome.features.map((feature) => ofOthers(feature, typeOf(card.figures?.type)));
    read.push(...apart(told, read));
    parts.push({ ...spanOf(one), text: written(told, card) });
  }
  if (diagnostics.length === 0 && isOutOfPlace(read, typeOf(card.figures?.type)))
    diagnostics.push(outOfPlace({ from: 0, to: text.length }));
  // A reminder that spells are no attacks gave some cards the sign of spells.
  const { spl: _, ...plain } = icons;
  const signs = fromSigns(/не является атакой/.test(text) ? plain : icons, read);
  if (diagnostics.length === 0) {
    // «(кроме {uchr})» names a sign that the card does not have.
    const said = signs.missing.filter((sign) => !text.includes(`кроме {${sign}}`));
    diagnostics.push(...said.map((sign) => unsaid(sign, text)));
  }
  const features = [...signs.features, ...read];
  return {
    name,
    sentences: all.length,
    compiled,
    accepted: diagnostics.length === 0,
    abilities: features,
    text: written(features, card),
    diagnostics,
    parts,
  };
}

/** Sentences are read one by one; what is counted together in one is counted apart from the others. */
function apart(features: readonly Feature[], before: readonly Feature[]): readonly Feature[] {
  const used = before.map((one) => (one.kind === 'when' ? (one.times?.together ?? 0) : 0));
  const next = Math.max(0, ...used) + 1;
  return features.map((one) => {
    if (one.kind !== 'when' || one.times?.together === undefined) return one;
    if (next !== 1 && next !== 2 && next !== 3) return one;
    return { ...one, times: { ...one.times, together: next } };
  });
}

/** What happens to cards that stand on the field, fight or have lives; a terrain does none of it. */
const ofCards = [
  'hits',
  'misses',
  'assaults',
  'hit',
  'missed',
  'assaulted',
  'wounded',
  'wounds',
  'dies',
  'kills',
  'healed',
  'rolls',
  'defends',
];
const ofMovers = ['moves', 'relocates', 'jumps', 'teleports', 'dashes'];

/** Whether a text would wait for something that such a card never does: then somebody else was meant. */
function isOutOfPlace(features: readonly Feature[], type: CardData['type']): boolean {
  if (type === 'creature') return false;
  const never = type === 'terrain' ? [...ofCards, ...ofMovers] : ofMovers;
  return features.some((one) => one.kind === 'when' && !one.who && never.includes(one.on));
}

/** Lists number the types: creatures, flyers, artifacts and terrains sit on nobody. */
const isNoSymbiont = (type: unknown): boolean => [0, 1, 4, 5].includes(Number(type ?? Number.NaN));

/** Only symbionts change their hosts (B09-210.11a); «его» of a parasite just spoken of is not this card. */
function changesHost(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { do: what, to, symbiont, parasite } = value as Record<string, unknown>;
  if (what === 'seat' && to === 'this' && !symbiont && !parasite) return true;
  return Object.values(value).some(changesHost);
}

/**
 * «При перемещении … ваше существо получает …» on a terrain, which never relocates: of the creature that the ability is
 * told of.
 */
function ofOthers(feature: Feature, type: CardData['type']): Feature {
  if (feature.kind !== 'when' || feature.who || !isOutOfPlace([feature], type)) return feature;
  const [first, ...rest] = feature.does;
  if (rest.length > 0 || feature.other || !('do' in first) || first.do.do !== 'give') return feature;
  const { to } = first.do;
  if (typeof to !== 'object' || !('choose' in to) || to.count !== undefined) return feature;
  return { ...feature, who: to.choose, does: [{ ...first, do: { ...first.do, to: 'it' } }] };
}

const outOfPlace = (span: { readonly from: number; readonly to: number }): Diagnostic => ({
  ...span,
  message: say(
    'С такой картой этого не случается: о ком речь, неясно.',
    'Such a card never does that: it is not clear who is meant.',
  ),
});

export const reader: CardReader = {
  compile,
  near: (card, at) => nearTexts(card, at, (text) => compile({ ...card, text }).compiled),
  made: madeCard,
  isTrue(card) {
    const { accepted, abilities } = compile(typedCard(card));
    return accepted && JSON.stringify(abilities) === JSON.stringify(Object(card).features ?? []);
  },
};

const spanOf = (one: readonly Token[]): { from: number; to: number } => ({
  from: one[0].from,
  to: one[one.length - 1].to,
});

/** Why a sentence was not read, and where. */
function misread(one: readonly Token[], outcome: Exclude<Outcome, { kind: 'read' }>): Diagnostic[] {
  switch (outcome.kind) {
    case 'stuck': {
      const at = one[outcome.at];
      const { to } = spanOf(one);
      const wanted = outcome.expected.slice(0, 4).map((word) => `«${word}»`);
      const expected =
        wanted.length > 0
          ? say(`: здесь могло бы стоять ${wanted.join(', ')}`, `: ${wanted.join(', ')} could stand here`)
          : say('', '');
      return [
        at
          ? {
              from: at.from,
              to: at.to,
              message: say(
                `Отсюда текст не прочитан${expected.ru}.`,
                `The text could not be read from here on${expected.en}.`,
              ),
            }
          : {
              from: to,
              to,
              message: say(`Предложение обрывается${expected.ru}.`, `The sentence breaks off${expected.en}.`),
            },
      ];
    }
    case 'tooMany':
      return [
        {
          ...spanOf(one),
          message: say(
            'Это предложение слишком запутано: разделите его на несколько.',
            'This sentence is too involved: part it into several.',
          ),
        },
      ];
    case 'unsaid':
      return [
        {
          ...spanOf(one),
          message: say(
            'Такой особенности движок ещё не умеет играть.',
            'The engine can not play such a feature yet.',
          ),
        },
      ];
    case 'ambiguous': {
      const ways = outcome.readings.map((features) => features.map((feature) => featureLine(feature)));
      const told = (lang: 'ru' | 'en') =>
        ways.map((lines) => `«${lines.map((line) => line[lang]).join(' ')}»`).join(' / ');
      return [
        {
          ...spanOf(one),
          message: say(
            `Это можно понять по-разному: ${told('ru')}`,
            `This has more than one meaning: ${told('en')}`,
          ),
        },
      ];
    }
  }
}

/** Numbers that could be any other: they were not understood. */
function unmoved(one: readonly Token[], features: readonly Feature[]): Diagnostic[] {
  const data = JSON.stringify(features);
  const found: Diagnostic[] = [];
  for (const [i, token] of one.entries()) {
    const changed = otherNumber(token);
    if (!changed) continue;
    const outcome = readSentence(one.with(i, changed));
    if (outcome.kind === 'read' && JSON.stringify(outcome.features) === data) {
      found.push({
        from: token.from,
        to: token.to,
        message: say('Это число ни на что не влияет.', 'This number changes nothing.'),
      });
    }
  }
  return found;
}

function otherNumber(token: Token): Token | null {
  if (token.kind === 'number') return { ...token, text: `${Number(token.text) === 7 ? 5 : 7}` };
  if (token.kind === 'triple')
    return { ...token, text: token.text.replace(/\d+$/, (last) => `${Number(last) + 1}`) };
  if (token.kind === 'word' && numberWords[token.text] > 1)
    return { ...token, kind: 'number', text: '7', readings: [] };
  return null;
}

const unsaid = (sign: string, text: string): Diagnostic => ({
  from: 0,
  to: text.length,
  message: say(
    `На карте есть знак «${sign}», а в прочитанном ему ничего не отвечает.`,
    `The card has the sign “${sign}”, and nothing that was read answers to it.`,
  ),
});

const tooLong = ({ name, text }: PrintedCard): CardVerdict => ({
  name,
  sentences: 1,
  compiled: 0,
  accepted: false,
  abilities: [],
  text: say('', ''),
  parts: [],
  diagnostics: [
    {
      from: mostCharacters,
      to: text.length,
      message: say(
        `Текст карты не бывает длиннее ${mostCharacters} знаков.`,
        `A card’s text has no more than ${mostCharacters} characters.`,
      ),
    },
  ],
});

/** What was read, in our own words. */
function written(features: readonly Feature[], { figures = {} }: PrintedCard): CardVerdict['text'] {
  const lines = textOf({ type: typeOf(figures.type), features });
  return say(lines.map(({ ru }) => ru).join(' '), lines.map(({ en }) => en).join(' '));
}

/** By word, or by the number that lists of cards have for it: creature, flyer, companion, parasite, artifact, terrain. */
export function typeOf(given: unknown): CardData['type'] {
  if (given === 'artifact' || given === 4) return 'artifact';
  if (given === 'terrain' || given === 5) return 'terrain';
  return 'creature';
}

export default reader;
