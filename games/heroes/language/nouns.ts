/** Which cards: noun phrases as filters, and whom an effect is done to. */
import { alt, lit, many, map, memo, opt, type Parser, says, seq, token } from '@vigrid/speech/reading';
import type { Element, Mechanic, Word } from '../abilities/index.ts';
import { classes } from '../text/classes.ts';
import { type Data, digits, it, number } from './numbers.ts';

export const elementWords: Readonly<Record<string, Element>> = {
  steppe: 'steppe',
  mountain: 'mountain',
  forest: 'forest',
  swamp: 'swamp',
  dark: 'darkness',
};
const element: Parser<Element> = token('steppe', ({ text }) => elementWords[text]);

/** The plurals that do not end in -s. */
const plurals: Readonly<Record<string, string>> = {
  elf: 'elves',
  mercenary: 'mercenaries',
  fairy: 'fairies',
  'child of krong': 'children of krong',
  'toa-dan': 'toa-dan',
  undead: 'undead',
  slua: 'slua',
};

/** Classes of heroes are no nouns for cards. */
const ofHeroes: ReadonlySet<string> = new Set(['mage', 'priest', 'rogue', 'warrior']);
const classNames = Object.entries(classes).map(([key, { en }]) => ({ key, en: en.toLowerCase() }));
const phraseOf = (key: string, ...phrases: string[]): Parser<string> => says(lit(...phrases), key);

export const heroClass: Parser<string> = alt(
  ...classNames.filter(({ key }) => ofHeroes.has(key)).map(({ key, en }) => phraseOf(key, en)),
);

export const word: Parser<Word> = alt(
  says(lit('dash'), 'rush' as const),
  says(lit('horde'), 'horde' as const),
  says(lit('first strike'), 'firstStrike' as const),
  says(lit('directed strike'), 'directedStrike' as const),
  says(lit('attack experience'), 'attackExperience' as const),
  says(lit('defence experience'), 'defenceExperience' as const),
  says(lit('unique'), 'unique' as const),
);

export const mechanic: Parser<Mechanic> = alt(
  says(lit('raid'), 'raid' as const),
  says(lit('soulcatch'), 'soulcatcher' as const),
  says(lit('expense'), 'spend' as const),
  says(lit('concentration'), 'concentration' as const),
);

/** What is meant, and whether it is told as one or as several. */
interface Noun {
  readonly what: Data;
  readonly many?: boolean | undefined;
}

const noun = (what: Data, one: string, several = `${one}s`): Parser<Noun> =>
  alt(says(lit(one), { what, many: false }), says(lit(several), { what, many: true }));

const ofClass: Parser<Noun> = alt(
  ...classNames
    .filter(({ key }) => !ofHeroes.has(key))
    .map(({ key, en }) => {
      const several = plurals[en] ?? `${en}s`;
      const what = { type: 'creature', class: key };
      return several === en ? says(lit(en), { what }) : noun(what, en, several);
    }),
);

const head: Parser<Noun> = alt(
  noun({ type: 'creature' }, 'creature'),
  noun({ type: 'character' }, 'character'),
  noun({ type: 'hero' }, 'hero', 'heroes'),
  noun({ type: 'spell' }, 'spell'),
  noun({ type: 'quest' }, 'quest'),
  noun({ type: 'terrain' }, 'terrain'),
  noun({ type: 'event' }, 'event'),
  noun({ type: 'weapon' }, 'weapon'),
  noun({ type: 'amulet' }, 'amulet'),
  noun({ type: 'support' }, 'support card'),
  noun({ not: 'creature' }, 'non-creature card'),
  noun({}, 'card'),
  says(lit('equipment'), { what: { type: 'equipment' } }),
  ofClass,
  map(seq(ofClass, noun({}, 'card')), ([{ what }, { many }]) => ({ what: { class: what.class }, many })),
);

const adjective: Parser<Data> = alt(
  says(lit('enemy'), { side: 'enemy' }),
  says(lit('other', 'another'), { other: true }),
  says(lit('wounded'), { wounded: true }),
  says(lit('unwounded'), { wounded: false }),
  says(lit('tapped'), { closed: true }),
  says(lit('untapped'), { closed: false }),
  says(lit('weakened'), { weakened: true }),
  says(lit('poisoned'), { poisoned: true }),
  says(lit('stunned'), { stunned: true }),
  says(lit('neutral', 'elementless'), { elements: 'none' }),
  says(lit('multi-element'), { elements: 'several' }),
  says(lit('non-created'), { lacksWord: 'created' }),
  says(lit('same-named'), { named: '@named' }),
  says(lit('cheaper'), { cheaper: true }),
  map(element, (one) => ({ element: one })),
  map(word, (one) => ({ word: one })),
  map(mechanic, (one) => ({ has: one })),
  map(
    token('non-orc', ({ text }) => (text.startsWith('non-') ? text.slice(4) : undefined)),
    (name) => {
      const found = classNames.find(({ en }) => en === name);
      return found && { notClass: found.key };
    },
  ),
);

/** What something is said to be: "dark", "a gnome". */
export const adjectives: Parser<Data> = map(element, (one) => ({ element: one }));

const bounds: Parser<{ min?: number; max?: number }> = alt(
  map(seq(digits, lit('or less')), ([max]) => ({ max })),
  map(seq(digits, lit('or more')), ([min]) => ({ min })),
  map(seq(digits, lit('+')), ([min]) => ({ min })),
  map(seq(lit('more than'), digits), ([, n]) => ({ min: n + 1 })),
  map(seq(lit('less than'), digits), ([, n]) => ({ max: n - 1 })),
  map(digits, (n) => ({ min: n, max: n })),
);

const within = (figure: string, { min, max }: { min?: number; max?: number }): Data => ({
  ...(min !== undefined && { [`${figure}Min`]: min }),
  ...(max !== undefined && { [`${figure}Max`]: max }),
});

export const after: Parser<Data> = alt(
  says(lit('cheaper than its markers'), { belowMarkers: true }),
  says(lit('of cost up to your tapped coins'), { costUpTo: 'closedCoins' }),
  says(lit('of cost up to the number of creatures in play'), { costUpTo: 'creatures' }),
  says(lit('of yours'), { side: 'yours' }),
  says(lit('in play'), {}),
  map(seq(lit('of cost', 'costing'), bounds), ([, n]) => within('cost', n)),
  map(seq(lit('with strike'), bounds), ([, n]) => within('strike', n)),
  map(seq(lit('with'), digits, lit('+ life')), ([, n]) => ({ livesMin: n })),
  says(lit('with a weakening effect', 'with weakening effects'), { weakened: true }),
  map(seq(lit('without'), mechanic), ([, one]) => ({ lacks: one })),
  map(seq(lit('with'), mechanic, opt(digits)), ([, one, n]) => {
    if (n === undefined) return { has: one };
    return one === 'raid' ? { has: one, raid: n } : undefined;
  }),
  map(seq(lit('with'), word), ([, one]) => ({ word: one })),
);

/** "enemy wounded orc of cost 3 or less", without what stands before it. */
const nouns: Parser<Noun> = memo(
  map(seq(many(adjective), head, many(after)), ([before, { what, many }, behind]) => {
    const all = together([...before, what, ...behind]);
    return all && { what: all, many };
  }),
);
export const oneCard: Parser<Data> = map(nouns, ({ what, many }) => (many === true ? undefined : what));
export const severalCards: Parser<Data> = map(nouns, ({ what, many }) => (many === false ? undefined : what));

/** Said twice is said wrongly. */
export function together(parts: readonly Data[]): Data | undefined {
  const made: Record<string, unknown> = {};
  for (const part of parts) {
    for (const [key, value] of Object.entries(part)) {
      if (key in made && made[key] !== value) return undefined;
      made[key] = value;
    }
  }
  return made;
}

const named: Parser<Data> = says(lit('@this'), { named: 'self' });

export interface Some {
  readonly what: Data;
  readonly count?: number;
  readonly upTo?: true;
}

/** Cards of which the number is told: for searching and choosing. */
export const someCards: Parser<Some> = memo(
  alt(
    map(seq(lit('a', 'an', 'any'), alt(oneCard, named)), ([, what]) => ({ what })),
    map(oneCard, (what) => (what.other ? { what } : undefined)),
    map(seq(number, alt(severalCards, named)), ([count, what]) => (count > 1 ? { what, count } : undefined)),
    map(seq(lit('up to'), number, opt(lit('other')), alt(severalCards, named)), ([, count, other, what]) => ({
      what: other ? { ...what, other: true } : what,
      count,
      upTo: true as const,
    })),
  ),
);

/** Cards of which all are meant: "your other orcs", "each enemy creature". */
export const everyCard: Parser<Data> = memo(
  alt(
    map(seq(lit('each', 'every'), oneCard), ([, what]) => what),
    map(seq(lit('all'), severalCards), ([, what]) => what),
    map(seq(lit('each of your', 'all your', 'your'), severalCards), ([, what]) =>
      together([what, { side: 'yours' }]),
    ),
  ),
);

/** One that the enemy chooses (RH-59). */
const theirs: Parser<unknown> = alt(
  map(seq(lit('a', 'an'), oneCard, lit('of his choice', "of the enemy's choice")), ([, what]) =>
    what.side === 'enemy' ? { pick: what, by: 'enemy' } : undefined,
  ),
  map(seq(lit('one of his'), severalCards), ([, what]) => {
    const pick = together([what, { side: 'enemy' }]);
    return pick && { pick };
  }),
);

const hero: Parser<unknown> = alt(
  says(lit('your hero'), 'yourHero'),
  says(lit('the enemy hero', 'enemy hero', 'his hero', 'the enemy', 'him'), 'enemyHero'),
);

export const self: Parser<'self'> = says(lit('this', 'this card', 'this creature', '@this'), 'self');

export const picked = ({ what, count, upTo }: Some): Data => ({
  pick: what,
  ...(count !== undefined && { count }),
  ...(upTo && { upTo }),
});

/** Whom an effect is done to. */
export const target: Parser<unknown> = memo(
  alt(
    hero,
    theirs,
    self,
    says(lit('it', 'them', 'they'), it),
    says(lit('a creature or hero'), { pick: { type: 'character' } }),
    map(someCards, (some) => (some.what.named ? undefined : picked(some))),
    map(seq(lit('your', 'his'), oneCard), ([whose, what]) => {
      const all = together([what, { side: whose === 'your' ? 'yours' : 'enemy' }]);
      return all && what.type !== 'hero' ? { pick: all } : undefined;
    }),
    map(everyCard, (all) => ({ all })),
  ),
);

export const classKeyOf = (en: string): string | undefined =>
  classNames.find((name) => name.en === en.toLowerCase())?.key;
