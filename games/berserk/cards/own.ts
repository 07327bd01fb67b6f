/** Cards that somebody made: read from outside, within the bounds of what is printed, and shown like all others. */
import type { CardEntry, Problem } from '@vigrid/kernel';
import { listOf, Misfit, named, optional, read, record, type Schema, text } from '@vigrid/kernel/schema';
import { cardFields } from '../abilities/card.ts';
import type { CardData, Feature } from '../abilities/index.ts';
import { language } from '../abilities/language.ts';
import { mentioned } from '../scenario/card.ts';
import { type Card, cardById, cards, compiled } from './catalogue.ts';
import { entryOf } from './entries.ts';

/** So many letters of a card's data, and so many features; printed cards need a tenth of it. */
const longest = 6000;
const mostFeatures = 12;

const shape: Schema<CardData> = record({
  id: text,
  ru: text,
  en: text,
  glyph: text,
  typed: optional(text),
  ...cardFields,
  type: cardFields.type.optional,
  cost: cardFields.cost.optional,
  features: optional(listOf(named<Feature>('feature'), 0, mostFeatures)),
});

/** The least and the most that a figure may be; printed cards stay well within. */
const bounds = { cost: [0, 20], lives: [1, 40], move: [0, 5], strike: [0, 12] } as const;

/** A card as somebody sends it: as it is played and shown, or all that is wrong with it. */
export function readOwn(given: unknown): OwnRead {
  const card = fitting(given);
  if ('problems' in card) return card;
  const problems = [...outOfBounds(card), ...misnamed(card)];
  return problems.length > 0 ? { problems } : { card, entry: entryOf(card, ownSet) };
}

type OwnRead = { readonly card: CardData; readonly entry: CardEntry } | { readonly problems: Problem[] };

export const ownSet = { ru: 'Свои карты', en: 'Cards of one’s own' } as const;

/** The cards of a game or a deck that are its own, compiled and numbered after the catalogue's. */
export const ownCards = (own: readonly CardData[]): ReadonlyMap<string, Card> =>
  new Map(own.map((data, i) => [data.id, compiled(data, cards.length + i)]));

function fitting(given: unknown): CardData | { readonly problems: Problem[] } {
  const name = `${Object(given).ru ?? '?'}`.slice(0, 40);
  const wrong = (ru: string, en: string) => ({
    problems: [{ text: { ru: `Своя карта «${name}»: ${ru}`, en: `The card "${name}" of one’s own: ${en}` } }],
  });
  if ((JSON.stringify(given)?.length ?? 0) > longest)
    return wrong(`в ней больше ${longest} знаков.`, `it has more than ${longest} characters.`);
  try {
    return read(shape, given, 'card', language);
  } catch (error) {
    if (error instanceof Misfit) return wrong(error.text.ru, error.text.en);
    throw error;
  }
}

function outOfBounds(card: CardData): Problem[] {
  const { cost, lives, move, strike, type } = card;
  const figures: readonly (readonly [keyof typeof bounds, Said, number | undefined])[] = [
    ['cost', { ru: 'стоимость', en: 'cost' }, cost],
    ['lives', { ru: 'жизни', en: 'lives' }, lives],
    ['move', { ru: 'ход', en: 'movement' }, typeof move === 'number' ? move : undefined],
    ...(strike ?? []).map((one) => ['strike', { ru: 'удар', en: 'strike' }, one] as const),
  ];
  const beyond = figures.flatMap(([key, what, value]) => {
    const [least, most] = bounds[key];
    return value === undefined || (value >= least && value <= most)
      ? []
      : [
          problem(
            card,
            `${what.ru} — ${value}, а бывает от ${least} до ${most}.`,
            `its ${what.en} is ${value}; it may be from ${least} to ${most}.`,
            'B12-104.1',
          ),
        ];
  });
  const lacks =
    type === 'creature' && (lives === undefined || move === undefined || strike === undefined)
      ? [
          problem(
            card,
            'у существа есть жизни, ход и удар.',
            'a creature has lives, movement and a strike.',
            'B12-206.2',
          ),
        ]
      : [];
  return [...lacks, ...beyond];
}

type Said = { readonly ru: string; readonly en: string };

/** A name is one card (B12-G-card-name), and what a text speaks of by name has to be there. */
function misnamed(card: CardData): Problem[] {
  const { id, ru, en, features } = card;
  const problems: Problem[] = [];
  if (!/^own-[\w-]{4,40}$/.test(id) || !/^[\p{L}\p{N}][\p{L}\p{N} .’'«»-]{0,39}$/u.test(ru) || ru !== en)
    problems.push(
      problem(
        card,
        'у неё одно имя до 40 букв и номер вида own-xxxx.',
        'it has one name of up to 40 letters, and an id like own-xxxx.',
      ),
    );
  if (cards.some((printed) => printed.ru === ru || printed.en === ru) || cardById(id))
    problems.push(
      problem(card, 'так зовут напечатанную карту.', 'a printed card has this name.', 'B12-G-card-name'),
    );
  const strange = mentioned(features, 'name').find(
    (name) => name !== en && !cards.some((printed) => printed.en === name),
  );
  if (strange !== undefined)
    problems.push(
      problem(
        card,
        `в тексте названа карта «${strange}», а такой нет.`,
        `its text names "${strange}", and there is no such card.`,
        'B12-G-card-name',
      ),
    );
  return problems;
}

const problem = ({ id, ru: name }: CardData, ru: string, en: string, rule?: string): Problem => ({
  text: { ru: `Своя карта «${name}»: ${ru}`, en: `The card "${name}" of one’s own: ${en}` },
  card: id,
  ...(rule !== undefined && { rule }),
});
