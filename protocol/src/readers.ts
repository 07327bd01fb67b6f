/** Reads requests: what one must look like, and what is said about one that does not. */
import { mostOwnCards, type Text } from '@vigrid/kernel';
import { z } from 'zod';
import { accountReaders } from './account-readers.ts';
import type { Requests } from './index.ts';

/** Different cards in one deck. */
export const mostCards = 120;
/** Letters of something said at a table. */
export const longestSaying = 300;
/** Letters of a deck written as a text. */
export const longestDeckText = 8000;

/** Letters of a record; one of a long game has some five thousand. */
export const longestRecord = 50_000;

const word = z.string().min(1).max(64);
const table = z.string().regex(/^[\w-]{1,40}$/);
const seat = z.int().min(0).max(7);
const id = z.string().regex(/^[\w-]{8,64}$/);
const name = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u)
    .normalize('NFC');
const guestName = name(32);
const level = word;
const deck = z.strictObject({
  hero: word.exactOptional(),
  cards: z
    .record(word, z.int().min(1).max(99))
    .refine((cards) => Object.keys(cards).length <= mostCards, 'too many cards'),
  own: z
    .array(z.looseObject({ id: word }))
    .max(mostOwnCards)
    .exactOptional(),
});
const intent = z
  .looseObject({ do: word })
  .refine((given) => Object.keys(given).length <= 16, 'fields of the intent');
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const seconds = 1000;
const clock = z.strictObject({
  base: z
    .int()
    .min(1 * seconds)
    .max(14 * 24 * 3600 * seconds),
  increment: z
    .int()
    .min(0)
    .max(3600 * seconds),
  eachTurn: z.literal(true).exactOptional(),
});

const seats = z
  .array(
    z.union([
      z.strictObject({ kind: z.enum(['me', 'free']) }),
      z.strictObject({ kind: z.literal('bot'), level }),
    ]),
  )
  .min(1)
  .max(8);

export const readers: { readonly [K in keyof Requests]: z.ZodType<Requests[K][0]> } = {
  ...accountReaders,
  hello: z.strictObject({
    token: z.string().min(1).max(200).exactOptional(),
    name: guestName.exactOptional(),
    screens: z.array(word).max(64).exactOptional(),
    lang: z.enum(['ru', 'en']).exactOptional(),
  }),
  rename: z.strictObject({ name: guestName }),
  lobby: z.strictObject({}),
  create: z.strictObject({
    game: word,
    options: z.unknown().exactOptional(),
    seats,
    clock: clock.nullable().exactOptional(),
    open: z.boolean().exactOptional(),
    silent: z.boolean().exactOptional(),
    watch: z.enum(['all', 'link', 'none']).exactOptional(),
    delay: z.int().min(0).max(100).exactOptional(),
    rated: z.boolean().exactOptional(),
    print: hash.exactOptional(),
  }),
  open: z.strictObject({
    table,
    code: word.exactOptional(),
    seat: seat.exactOptional(),
    own: z.unknown().exactOptional(),
    print: hash.exactOptional(),
  }),
  invitation: z.strictObject({ table, code: word }),
  sit: z.strictObject({
    table,
    seat: seat.exactOptional(),
    own: z.unknown().exactOptional(),
    print: hash.exactOptional(),
  }),
  lot: z.strictObject({ table, lot: hash }),
  stand: z.strictObject({ table }),
  deputy: z.strictObject({ table, seat, level: level.nullable() }),
  offerSeat: z.strictObject({ table, seat, offered: z.boolean() }),
  claim: z.strictObject({ table, seat }),
  remove: z.strictObject({ table, seat }),
  leave: z.strictObject({ table }),
  act: z
    .strictObject({
      table,
      id,
      seq: z.int().min(0),
      answer: z.int().min(0).exactOptional(),
      control: z
        .enum(['concede', 'offer', 'pause', 'resume', 'accept', 'decline', 'undo', 'undoTurn'])
        .exactOptional(),
    })
    .refine((deed) => (deed.answer === undefined) !== (deed.control === undefined), 'answer or control'),
  since: z.strictObject({ table, seq: z.int().min(-1), plain: z.boolean().exactOptional() }),
  explain: z.strictObject({ table, intent }),
  explainPick: z.strictObject({ table, object: z.int().min(0) }),
  preview: z.strictObject({ table, intent }),
  hint: z.strictObject({ table }),
  rematch: z.strictObject({ table, print: hash.exactOptional() }),
  say: z
    .strictObject({
      table,
      text: name(longestSaying).exactOptional(),
      phrase: z
        .string()
        .regex(/^[a-z]{1,20}$/i)
        .exactOptional(),
    })
    .refine((said) => (said.text === undefined) !== (said.phrase === undefined), 'text or phrase'),
  profile: z.strictObject({ guest: table.exactOptional() }),
  leaders: z.strictObject({ game: word }),
  houseStatistics: z.strictObject({ game: word }),
  tournaments: z.strictObject({}),
  makeTournament: z.strictObject({
    name: name(60),
    game: word,
    options: z.unknown().exactOptional(),
    kind: z.enum(['swiss', 'roundRobin']),
    seats: z.int().min(2).max(8),
    rounds: z.int().min(1).max(20),
    clock: clock.nullable().exactOptional(),
    rated: z.boolean().exactOptional(),
  }),
  tournament: z.strictObject({ tournament: table }),
  enterTournament: z.strictObject({ tournament: table, name: guestName.exactOptional() }),
  leaveTournament: z.strictObject({ tournament: table, player: z.int().min(0).max(63).exactOptional() }),
  nextRound: z.strictObject({ tournament: table }),
  tournamentResult: z.strictObject({
    tournament: table,
    round: z.int().min(0).max(70),
    board: z.int().min(0).max(40),
    winners: z.array(seat).max(8).nullable(),
  }),
  endTournament: z.strictObject({ tournament: table }),
  history: z.strictObject({ before: z.iso.datetime().exactOptional() }),
  record: z.strictObject({ table }),
  keepGame: z.strictObject({
    id,
    record: z.string().min(1).max(longestRecord),
    seats,
    since: z.iso.datetime(),
    ended: z.iso.datetime(),
  }),
  replay: z.strictObject({ table, seat: z.int().min(0).max(7).nullable(), all: z.boolean() }),
  decks: z.strictObject({ game: word }),
  saveDeck: z.strictObject({ id, game: word, name: name(60), deck }),
  removeDeck: z.strictObject({ id }),
  checkDeck: z
    .strictObject({
      game: word,
      deck: deck.exactOptional(),
      text: z.string().max(longestDeckText).exactOptional(),
    })
    .refine((asked) => (asked.deck === undefined) !== (asked.text === undefined), 'deck or text'),
  deckLimits: z.strictObject({ game: word, deck }),
};

/** Says in a sentence what is wrong with a message. */
export function unreadable(request: string, error: z.ZodError): Text {
  const issue = error.issues[0];
  const where = issue.path.map(String).join('.');
  const what = wrong(issue);
  return {
    ru: `Запрос «${request}» не принят${where && `, поле «${where}»`}: ${what.ru}.`,
    en: `The request "${request}" is not accepted${where && `, field "${where}"`}: ${what.en}.`,
  };
}

function wrong(issue: z.core.$ZodIssue): Text {
  switch (issue.code) {
    case 'invalid_type':
      return {
        ru: `нужно ${kinds[issue.expected]?.ru ?? issue.expected}`,
        en: `${kinds[issue.expected]?.en ?? issue.expected} is needed`,
      };
    case 'too_small':
      return { ru: `нужно не меньше ${issue.minimum}`, en: `at least ${issue.minimum} is needed` };
    case 'too_big':
      return { ru: `можно не больше ${issue.maximum}`, en: `at most ${issue.maximum} is allowed` };
    case 'unrecognized_keys':
      return { ru: `лишнее поле «${issue.keys[0]}»`, en: `there is no field "${issue.keys[0]}"` };
    case 'invalid_value': {
      const choice = issue.values.map(String).join(', ');
      return { ru: `можно только: ${choice}`, en: `it must be one of: ${choice}` };
    }
    case 'invalid_union':
      return {
        ru: 'нужно {kind: "me"}, {kind: "free"} или {kind: "bot", level}',
        en: 'it must be {kind: "me"}, {kind: "free"} or {kind: "bot", level}',
      };
    case 'custom':
      return refinements[issue.message] ?? other;
    default:
      return other;
  }
}

const other: Text = {
  ru: 'недопустимые знаки или длина',
  en: 'it has characters or a length that are not allowed',
};

const refinements: Partial<Record<string, Text>> = {
  'fields of the intent': { ru: 'слишком много полей', en: 'there are too many fields' },
  'answer or control': {
    ru: 'нужно ровно одно из полей answer и control',
    en: 'exactly one of answer and control is needed',
  },
  'text or phrase': {
    ru: 'нужно ровно одно из полей text и phrase',
    en: 'exactly one of text and phrase is needed',
  },
  'deck or text': {
    ru: 'нужно ровно одно из полей deck и text',
    en: 'exactly one of deck and text is needed',
  },
  'too many cards': {
    ru: `разных карт в колоде может быть не больше ${mostCards}`,
    en: `a deck can have at most ${mostCards} different cards`,
  },
};

const kinds: Partial<Record<string, Text>> = {
  string: { ru: 'строка', en: 'a text' },
  int: { ru: 'целое число', en: 'a whole number' },
  number: { ru: 'число', en: 'a number' },
  boolean: { ru: 'true или false', en: 'true or false' },
  object: { ru: 'объект', en: 'an object' },
  array: { ru: 'список', en: 'a list' },
};
