/** Noun phrases as filters: whom a text speaks of, how many of them, or by which word it speaks of them again. */
import type { Case, Gender } from '@vigrid/speech';
import { attackTypes } from '../abilities/vocabulary.ts';
import { classes } from '../text/classes.ts';
import { words as terms } from '../text/words.ts';
import { bareMarker, markerIn } from './markers.ts';
import {
  close,
  comma,
  type Data,
  digits,
  open,
  quote,
  range,
  rangeOf,
  triple,
  unquote,
  whole,
  x,
} from './numbers.ts';
import {
  alt,
  any,
  costing,
  greedy,
  innerState,
  later,
  lem,
  listed,
  lit,
  many,
  map,
  memo,
  opt,
  type Parser,
  type Reading,
  row,
  type Shape,
  says,
  seq,
  type Token,
} from './parser.ts';

/** How many: one, a number, up to a number, each, all of a kind. */
export type Count =
  | { readonly n: number | 'X'; readonly upTo?: true; readonly atLeast?: true }
  | 'one'
  | 'each'
  | 'all'
  /** In the plural without a number. */
  | 'some';

export interface Np {
  /** A word for somebody spoken of before; see resolve.ts. */
  readonly ref?: string;
  readonly filter: Data;
  readonly count: Count;
  readonly gender: Gender | undefined;
  /** Whether a verb that goes with it stands in the plural; undefined where it may be either. */
  readonly many?: boolean | undefined;
  readonly by?: 'opponent';
  /** One that is known and one to choose: «себя и выбранное существо». */
  readonly mixed?: true;
  /** Several kinds with «и»: some of each. */
  readonly each?: true;
  /** What is told before the noun and what after it: in a list it may go for the others as well. */
  readonly told?: { readonly before: Data; readonly after: Data };
}

/** Adjectives and what they say. */
const qualities: Readonly<Record<string, Data>> = {
  ваш: { side: 'yours' },
  другой: { another: true },
  выбранный: {},
  любой: {},
  соседний: { near: 'this' },
  закрытый: { closed: true },
  открытый: { closed: false },
  скрытый: { hidden: true },
  вскрытый: { hidden: false },
  летающий: { flying: true },
  нелетающий: { flying: false },
  наземный: { flying: false },
  бестелесный: { word: 'incorporeal' },
  небестелесный: { without: 'incorporeal' },
  рядовой: { elite: false },
  элитный: { elite: true },
  уникальный: { unique: true },
  неуникальный: { unique: false },
  раненый: { wounded: true },
  отравленный: { poisoned: true },
  неотравленный: { poisoned: false },
  проклятый: { word: 'curse' },
  благословленный: { word: 'blessing' },
  неповоротливый: { word: 'clumsiness' },
  нейтральный: { neutral: true },
  нетемный: { not: { element: 'darkness' } },
  степной: { element: 'steppe' },
  горный: { element: 'mountain' },
  лесной: { element: 'forest' },
  болотный: { element: 'swamp' },
  темный: { element: 'darkness' },
};

/** «его существо» after «противника»: the opponent’s. */
const his: Parser<Data> = (at, run) => {
  if (run.tokens[at]?.text !== 'его') return [];
  const spoken = run.tokens.slice(0, at).some(({ text }) => text === 'противника' || text === 'противник');
  return spoken ? [{ value: { side: 'enemy' }, end: at + 1, cost: 0 }] : [];
};

/** «свои существа», where the opponent is told to do something: theirs. */
const theirs =
  (shape: Shape): Parser<Data> =>
  (at, run) =>
    run.tokens.slice(0, at).some(({ text }) => text === 'противник')
      ? says(lem('свой', shape), { side: 'enemy' })(at, run)
      : [];

/** What may stand for a noun: «по горным», «летающих». */
const nominal = [
  'летающий',
  'нелетающий',
  'наземный',
  'бестелесный',
  'небестелесный',
  'нейтральный',
  'степной',
  'горный',
  'лесной',
  'болотный',
  'темный',
  'закрытый',
  'открытый',
  'уникальный',
  'неуникальный',
  'раненый',
  'неотравленный',
  'отравленный',
  'проклятый',
  'благословленный',
  'нетемный',
];

const heads: Readonly<Record<string, Data>> = {
  карта: {},
  существо: { type: 'creature' },
  артефакт: { type: 'artifact' },
  местность: { type: 'terrain' },
  симбиот: { symbiont: true },
  паразит: { symbiont: true, word: 'parasite' },
  компаньон: { symbiont: true, without: 'parasite' },
  защитник: { defender: true },
  хозяин: { host: true },
  герой: {
    type: 'creature',
    any: ['heroMage', 'heroWarrior', 'heroPriest', 'heroRogue'].map((key) => ({ class: key })),
  },
  ...Object.fromEntries(Object.keys(classes).map((key) => [`@${key}`, classHead(key)])),
};

function classHead(key: string): Data {
  const terrain = ['city', 'desert', 'forest', 'gate', 'mountains', 'river', 'steppe', 'swamp', 'sea'];
  if (terrain.includes(key)) return { type: 'terrain', class: key };
  if (['sphere', 'building', 'warMachine'].includes(key)) return { type: 'artifact', class: key };
  return { type: 'creature', class: key };
}

/** Both at once, where they do not contradict each other. */
export function merge(...parts: readonly Data[]): Data | undefined {
  const all: Record<string, unknown> = {};
  for (const part of parts) {
    for (const [key, value] of Object.entries(part)) {
      if (key in all && JSON.stringify(all[key]) !== JSON.stringify(value)) return undefined;
      all[key] = value;
    }
  }
  return all;
}

/** Several ways to fit: `any` of them, unless they differ in a list alone. */
const anyOf = (all: readonly Data[]): Data => {
  if (all.length === 1) return all[0];
  const uses = all.map((one) => (Object.keys(one).length === 1 ? one.uses : undefined));
  if (uses.every(Array.isArray)) return { uses: uses.flat() };
  return { any: all };
};

const joint = alt(lit('или', 'и', 'либо', 'и или'), comma);
const andOr = joint;

/** Features that a card may have: after «с» and «без», and by their own names. */
export const featureWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.keys(terms)
      // Concentration is a label now, not a word that cards have.
      .filter((key) => key !== 'concentration')
      .map((key) => [`#${key}`, key]),
  ),
  инкарнация: 'incarnation',
  вампиризм: 'vampirism',
  проклятие: 'curse',
  благословление: 'blessing',
  благословение: 'blessing',
  телепортация: 'teleportation',
  прыжок: 'jump',
  строй: 'formation',
  вальхалла: 'valhalla',
  неповоротливость: 'clumsiness',
  броня: 'armour',
  регенерация: 'regeneration',
  стойкость: 'steadfastness',
  трупоедство: 'corpseEating',
  полет: 'flight',
  схрон: 'hideout',
  'опыт в атаке': 'attackExperience',
  'опыт в защите': 'defenceExperience',
  'опыт в стрельбе': 'shotExperience',
  'защита от магии': 'protectionFromMagic',
  'защита от отравления': 'protectionFromPoison',
  'направленный удар': 'directedStrike',
  'безответный удар': 'unanswerableStrike',
};

export const abilityNouns: Readonly<Record<string, string>> = {
  выстрел: 'shot',
  метание: 'throw',
  разряд: 'discharge',
  заклинание: 'spell',
  воздействие: 'influence',
  'простой удар': 'simple',
  'удар через ряд': 'over',
};

const attackNouns: Readonly<Record<string, string>> = {
  'простой удар': 'simple',
  'удар через ряд': 'over',
  выстрел: 'shot',
  метание: 'throw',
  разряд: 'discharge',
};

const magicUses = ['discharge', 'magic', 'spell'];
const rangedUses = ['over', 'shot', 'throw', 'discharge'];

const strikeNoun = (shape: Shape) =>
  alt(
    says(seq(lem('магический', shape), lem('удар', shape)), { uses: ['magic'] }),
    says(seq(lem('особый', shape), lem('удар', shape)), { uses: ['special'] }),
  );

/** What sits on somebody: «с паразитом». */
export const seatedKinds: Readonly<Record<string, Data>> = {
  симбиот: { symbiont: true },
  паразит: { symbiont: true, word: 'parasite' },
  компаньон: { symbiont: true, without: 'parasite' },
};

/** Labels of texts, which a card has as well. */
const labelNouns: Readonly<Record<string, string>> = {
  добивание: 'finishing',
  пророчество: 'prophecy',
  рывок: 'dash',
  концентрация: 'concentration',
  бешенство: 'frenzy',
  отпор: 'rebuff',
  подлость: 'meanness',
};

const armourUnits = seq(opt(lit('оставшихся', 'неизрасходованных')), lem('единица'), lem('броня'));

/** What somebody has, in any case: «с проклятием», «без проклятия», «имеет проклятие», «на котором есть фишка». */
export const possession = (c: Case): Parser<Data> => {
  const known = possessions.get(c);
  if (known) return known;
  const made = memo(
    alt(
      map(row(featureWords, { case: c }), (word) => (word === 'flight' ? { flying: true } : { word })),
      map(row(abilityNouns, { case: c }), (use) => ({ uses: [use] })),
      strikeNoun({ case: c }),
      map(row(labelNouns, { case: c }), (labelled) => ({ labelled })),
      map(row(seatedKinds, { case: c }), (bears) => ({ bears })),
      map(markerIn(c), (marker) => ({ marker })),
      // «с дальней атакой»: with any of those.
      says(seq(lem('дальний', { case: c }), lem('атака', { case: c })), { uses: rangedUses }),
      map(rangeOf(armourUnits), (bounds) => ({ figure: { of: 'armour', ...bounds } })),
      says(armourUnits, { figure: { of: 'armour', min: 1 } }),
      says(lem('отравление', { case: c }), { poisoned: true }),
      says(seq(lem('магический', { case: c }), lem(['способность', 'особенность'], { case: c })), {
        uses: magicUses,
      }),
      says(seq(lem('дополнительный', { case: c }), lem('жизнь', { case: c })), { extraLives: { min: 1 } }),
      says(lem('рана', { case: c, number: 'pl' }), { wounded: true }),
      says(lem('фишка', { case: c }), { chips: { min: 1 } }),
      figured,
      map(
        seq(
          row({ наименьший: 'least', наибольший: 'greatest' }, { case: c }),
          lem(['число', 'количество', 'значение'], { case: c }),
          row({ рана: 'wounds', жизнь: 'lives', фишка: 'chips', стоимость: 'cost' }),
        ),
        ([how, , of]) => ({ [how]: of }),
      ),
      map(
        seq(
          row({ четный: false, нечетный: true }, { case: c }),
          lem(['число', 'количество'], { case: c }),
          lem('жизнь'),
        ),
        ([odd]) => ({ lives: { odd } }),
      ),
      says(seq(lem('одинаковый', { case: c }), lem(['название', 'имя'], { case: c })), { twin: true }),
      map(row(protections, { case: c }), (guarded) => ({ guarded })),
      map(
        seq(
          lem('защита', { case: c }),
          lit('от'),
          row(
            { разряд: 'discharge', выстрел: 'shot', метание: 'throw', заклинание: 'spell' },
            { case: 'gen', number: 'pl' },
          ),
        ),
        ([, , guarded]) => ({ guarded }),
      ),
    ),
  );
  possessions.set(c, made);
  return made;
};
const possessions = new Map<Case, Parser<Data>>();

const protections: Readonly<Record<string, string>> = {
  'защита от разрядов': 'discharge',
  'защита от выстрелов': 'shot',
  'защита от метаний': 'throw',
  'защита от заклинаний': 'spell',
};

/** So much of something, told by a number. */
const figured: Parser<Data> = alt(
  map(rangeOf(lem('фишка')), (chips) => ({ chips })),
  map(rangeOf(lem('запас движения')), (move) => ({ move })),
  map(rangeOf(seq(opt(lem('текущий')), lem('жизнь'))), (lives) => ({ lives })),
  map(rangeOf(seq(lem('дополнительный'), lem('жизнь'))), (extraLives) => ({ extraLives })),
  map(rangeOf(lem('рана')), (wounds) => ({ wounds })),
  map(seq(lit('запасом движения', 'запас движения'), range), ([, move]) => ({ move })),
  map(seq(lem('запас движения'), range), ([, move]) => ({ move })),
  // «с {move} 1-2-3»: any of those.
  map(seq(lem('запас движения'), triple), ([, [min, , max]]) =>
    max === min + 2 ? { move: { min, max } } : undefined,
  ),
  map(
    seq(
      lem('запас движения'),
      later(() => told(x)),
    ),
    ([, said]) => ({ figure: { of: 'move', ...said } }),
  ),
);

/** Told of a card with «с» alone. */
const withSuch: Parser<Data> = alt(
  possession('ins'),
  says(seq(lit('таким же', 'тем же'), lem('слабый', { case: 'ins' }), lem(['простой удар', 'удар'])), {
    sameWeak: '?like',
  }),
  map(seq(lit('таким же названием', 'таким же именем', 'тем же названием', 'тем же именем')), () => ({
    sameName: '?like',
  })),
  map(
    seq(alt(lem('значение'), lit('слабым')), opt(lem('слабый')), lem(['простой удар', 'удар']), range),
    ([, , , weakStrike]) => ({
      weakStrike,
    }),
  ),
);

/** One of several; that a card should have all of them is another thing, and not told by a list of nouns. */
const anyOfThem = (one: Parser<Data>): Parser<Data> =>
  map(seq(one, many(seq(alt(lit('или', 'либо', 'и или'), comma), one))), ([first, rest]) => {
    if (rest.length === 0) return first;
    return rest.at(-1)?.[0] === ',' ? undefined : anyOf([first, ...rest.map(([, more]) => more)]);
  });

/** The contrary of what somebody has. */
export function lacking(said: Data): Data | undefined {
  const [[key, value], ...more] = Object.entries(said);
  if (more.length > 0) return undefined;
  if (key === 'word') return { without: value };
  if (typeof value === 'boolean') return { [key]: !value };
  if (['uses', 'labelled', 'bears', 'marker', 'guarded'].includes(key)) return { not: said };
  if (JSON.stringify(said) === '{"figure":{"of":"armour","min":1}}')
    return { figure: { of: 'armour', max: 0 } };
  const none = JSON.stringify(value) === '{"min":1}';
  return none && ['chips', 'extraLives'].includes(key) ? { [key]: { max: 0 } } : undefined;
}

/** «без ран и проклятия», «не имеет ран и проклятия»: none of them. */
export const noneOf: Parser<Data> = map(listed(possession('gen'), lit('и')), (all) => {
  const each = all.map(lacking);
  const refused = each.flatMap((one) => (one?.not === undefined ? [] : [one.not as Data]));
  const rest = each.filter((one) => one?.not === undefined);
  return rest.every((one) => one !== undefined)
    ? merge(...rest, refused.length === 0 ? {} : { not: anyOf(refused) })
    : undefined;
});

const ordinals: Readonly<Record<string, number>> = { первый: 1, второй: 2, третий: 3 };
export const ordinal: Parser<number> = alt(row(ordinals), digits);

/** Who is meant by «рядом с …», «напротив …»: somebody spoken of. */
const anchorIn = (c: Case): Parser<string> =>
  map(
    later(() => reference(c)),
    ({ ref }) => ref,
  );

const near = seq(lit('рядом'), lit('с', 'со'));
/** Cells around a card, by their adverbs. */
const cellPlaces: Readonly<Record<string, string>> = {
  напротив: 'ahead',
  позади: 'behind',
  сзади: 'behind',
};

const aroundPlaces: Readonly<Record<string, string>> = { ...cellPlaces, слева: 'left', справа: 'right' };

/** That word does not follow. */
const notOf =
  (word: string): Parser<null> =>
  (at, run) =>
    run.tokens[at]?.text === word ? [] : [{ value: null, end: at, cost: 0 }];

/** Where it stands, after «стоящий» or by itself. */
export const whereabouts: Parser<Data> = memo(
  alt(
    map(seq(near, anchorIn('ins')), ([, at]) => ({ near: at })),
    map(
      seq(
        near,
        opt(lit('хотя бы')),
        alt(
          later(() => np('ins')),
          // «рядом с постройкой или боевой машиной»
          costing(
            later(() => nps('ins')),
            1,
          ),
        ),
      ),
      ([, , who]) => neighbouring(who),
    ),
    says(seq(near, lit('этой клеткой', 'выбранной клеткой')), { near: 'cell' }),
    // «рядом с «костром»» is next to the marker.
    says(
      seq(lit('рядом'), (at, run) =>
        seq(lit('с', 'со'), markerIn('ins'))(at, run).length > 0 ? [] : [{ value: null, end: at, cost: 0 }],
      ),
      { near: 'this' },
    ),
    says(lit('рядом друг с другом'), { '?mutual': true }),
    says(
      seq(
        near,
        alt(
          lit('этой клеткой', 'освободившейся клеткой', 'выбранной клеткой'),
          seq(
            lit('клеткой'),
            opt(comma),
            lit('на которой он', 'на которой она', 'на которой оно'),
            lit('находится', 'находился', 'находилась', 'находилось', 'стоял', 'стояла', 'стояло'),
            greedy(comma),
          ),
        ),
      ),
      { near: 'cell' },
    ),
    map(seq(lit('не рядом с'), anchorIn('ins')), ([, at]) => ({ notNear: at })),
    map(seq(lit('напротив'), opt(anchorIn('gen'))), ([, at]) => placed('ahead', at)),
    // «напротив открытого Безликого»: and that one is open.
    map(
      seq(lit('напротив'), row({ открытый: false, закрытый: true }, { case: 'gen' }), lem('@this')),
      ([, closed]) => ({ at: 'ahead', '?here': { closed } }),
    ),
    map(seq(lit('позади', 'сзади'), opt(lit('от')), opt(anchorIn('gen'))), ([, , at]) =>
      placed('behind', at),
    ),
    map(
      seq(
        lit('слева и справа', 'справа и слева', 'слева или справа', 'справа или слева'),
        opt(seq(lit('от'), anchorIn('gen'))),
      ),
      ([, at]) => placed('beside', at?.[1]),
    ),
    // «слева и напротив», «справа или позади»: any of those places.
    map(
      seq(
        listed(row(aroundPlaces), lit('и', 'или')),
        opt(
          alt(
            map(seq(lit('от'), anchorIn('gen')), ([, at]) => at),
            anchorIn('gen'),
          ),
        ),
      ),
      ([all, at]) => {
        if (
          all.length < 2 ||
          new Set(all).size < all.length ||
          all.every((one) => one === 'left' || one === 'right')
        )
          return undefined;
        const places = all.map((one) => placed(one, at));
        return places.every((one) => one !== undefined && !('?at' in one)) ? { any: places } : undefined;
      },
    ),
    map(seq(lit('слева'), opt(seq(lit('от'), anchorIn('gen')))), ([, at]) => placed('left', at?.[1])),
    map(seq(lit('справа'), opt(seq(lit('от'), anchorIn('gen')))), ([, at]) => placed('right', at?.[1])),
    map(seq(lit('в строю с', 'в строю со'), anchorIn('ins')), ([, at]) =>
      at === 'this' || at === 'it' || at.startsWith('?') ? { formation: at } : undefined,
    ),
    map(seq(lit('с', 'со'), anchorIn('ins'), lit('в строю')), ([, at]) =>
      at === 'this' || at === 'it' || at.startsWith('?') ? { formation: at } : undefined,
    ),
    says(lit('в строю'), { formation: true }),
    says(lit('на соседней клетке'), { near: 'this' }),
    map(
      seq(lit('на клетке'), alt(row(cellPlaces), says(lit('рядом с'), 'near')), anchorIn('gen')),
      ([, place, at]) => (place === 'near' ? undefined : placed(place, at)),
    ),
    map(seq(lit('на соседней с'), anchorIn('ins'), lit('клетке')), ([, at]) => ({ near: at })),
    map(seq(lit('в одном ряду с', 'в одном ряду со'), anchorIn('ins')), ([, at]) => placed('row', at)),
    map(
      seq(
        alt(
          says(lit('в том же ряду', 'в своем ряду'), 'row'),
          says(lit('в том же столбце', 'в своем столбце'), 'column'),
        ),
        opt(seq(comma, lit('что и'), anchorIn('nom'))),
      ),
      ([at, as]) => placed(at, as?.[2]),
    ),
    map(seq(lit('в одном ряду или столбце с', 'в одном ряду или столбце со'), anchorIn('ins')), ([, at]) =>
      at === 'this' ? { any: [{ at: 'row' }, { at: 'column' }] } : undefined,
    ),
    map(seq(lit('с', 'со'), anchorIn('ins'), lit('в одном ряду или столбце')), ([, at]) =>
      at === 'this' ? { any: [{ at: 'row' }, { at: 'column' }] } : undefined,
    ),
    map(seq(lit('с', 'со'), anchorIn('ins'), lit('в одном ряду')), ([, at]) => placed('row', at)),
    map(seq(lit('с', 'со'), anchorIn('ins'), lit('в одном столбце')), ([, at]) => placed('column', at)),
    map(seq(lit('в одном столбце со', 'в одном столбце с'), anchorIn('ins')), ([, at]) =>
      at === 'this' ? { column: 'this' } : placed('column', at),
    ),
    says(lit('в других столбцах', 'в другом столбце'), { not: { column: 'this' } }),
    says(seq(lit('в выбранном ряду')), { row: 'chosen' }),
    says(seq(lit('в'), lem('центральный'), lem('столбец')), { column: 'centre' }),
    says(lit('в крайнем столбце', 'в крайнем левом или правом столбце'), { column: 'edge' }),
    alt(
      map(seq(lit('в вашем'), ordinal, lem('ряд')), ([, row]) => ({ half: 'own', row })),
      map(seq(lit('в', 'во'), ordinal, lem('ряд'), lit('противника')), ([, row]) => ({ half: 'enemy', row })),
      map(seq(lit('в вашем'), listed(ordinal, lit('или', 'и')), lem('ряд')), ([, rows]) =>
        rows.length > 1 ? { half: 'own', any: rows.map((row) => ({ row })) } : undefined,
      ),
      map(seq(lit('в его'), ordinal, lem('ряд')), ([, row]) => ({ half: 'enemy', row })),
      map(
        seq(lit('в его', 'в', 'во'), listed(ordinal, lit('или', 'и')), lem('ряд'), opt(lit('противника'))),
        ([his, rows, , enemy]) =>
          rows.length > 1 && (his === 'в его') !== (enemy !== undefined)
            ? { half: 'enemy', any: rows.map((row) => ({ row })) }
            : undefined,
      ),
    ),
    map(seq(lit('на клетке с', 'на клетках с', 'на клетке со'), markerIn('ins')), ([, onMark]) => ({
      onMark,
    })),
    map(seq(near, opt(lit('маркером', 'клеткой с')), markerIn('ins')), ([, , nearMark]) => ({ nearMark })),
    map(seq(near, bareMarker('ins')), ([, nearMark]) => ({ nearMark })),
    map(seq(lit('на клетке с', 'на клетках с', 'на клетке со'), bareMarker('ins')), ([, onMark]) => ({
      onMark,
    })),
    says(lit('на клетке глубины', 'на клетках глубины', 'на глубине'), { depth: true }),
    says(lit('на клетке поверхности', 'на клетках поверхности', 'на поверхности'), { depth: false }),
    // The outermost cells: of the edge columns and of either player's third row.
    says(lit('у края поля боя', 'у края поля'), { any: [{ column: 'edge' }, { row: 3 }] }),
    says(seq(lit('на вашей половине'), opt(lit('поля боя', 'боя'))), { half: 'own' }),
    // In such a row of either half, where nobody is told whose it is.
    map(seq(lit('в', 'во'), listed(ordinal, lit('или', 'и')), lem('ряд'), notOf('противника')), ([, rows]) =>
      rows.length === 1 ? { row: rows[0] } : { any: rows.map((row) => ({ row })) },
    ),
    says(lit('в полете'), { flying: true }),
    says(lit('на этой клетке'), { sharing: '?mover' }),
    map(seq(lit('на клетке'), anchorIn('gen')), ([, sharing]) => ({ sharing })),
    map(seq(lit('в пределах', 'в радиусе'), digits, lem('клетка')), ([, within]) => ({ within })),
    says(lit('на ней'), { onCell: true }),
    says(lit('на половине поля боя противника', 'на половине противника'), { half: 'enemy' }),
    // Each on that of the other player.
    says(lit('на чужой половине поля боя', 'на чужой половине'), {
      any: [
        { side: 'yours', half: 'enemy' },
        { side: 'enemy', half: 'own' },
      ],
    }),
    // Flyers stand beside it (B12-208.2).
    says(lit('на поле боя'), { flying: false }),
  ),
);

/** This card stands next to so many: they are there. */
export function neighboured({ beside, ...rest }: Data): Data | undefined {
  if (beside === undefined || Object.keys(rest).length > 0) return undefined;
  const { cards, ...bounds } = beside as Data & { cards: Data };
  const all = merge({ near: 'this' }, cards);
  return all && { there: all, ...bounds };
}

/** Next to some of a kind. */
function neighbouring({ ref, filter, count }: Np): Data | undefined {
  if (ref !== undefined) return undefined;
  const n = count === 'one' || count === 'some' ? 1 : typeof count === 'object' && !count.upTo ? count.n : 0;
  return typeof n !== 'number' || n === 0
    ? undefined
    : { beside: { cards: filter, ...(n > 1 && { min: n }) } };
}

function placed(at: string, anchor: string | undefined): Data | undefined {
  if (anchor === undefined || anchor === 'this') return { at };
  if (anchor === 'same' || anchor.startsWith('?'))
    return { atSame: at, ...(anchor !== 'same' && { '?at': anchor }) };
  return anchor === 'other' ? { atOther: at } : undefined;
}

/** Participles before or after the noun. */
const participial = (shape: Shape): Parser<Data> =>
  alt(
    map(seq(lem('стоять', { ...shape, as: 'doing' }), whereabouts), ([, where]) => where),
    map(seq(lit('не'), lem('стоять', { ...shape, as: 'doing' }), near, anchorIn('ins')), ([, , , at]) => ({
      notNear: at,
    })),
    says(seq(lit('не'), lem('стоять', { ...shape, as: 'doing' }), lit('рядом')), { notNear: 'this' }),
    map(
      seq(lit('не'), lem('стоять', { ...shape, as: 'havingDone' }), near, anchorIn('ins')),
      ([, , , at]) => ({
        notNear: at,
      }),
    ),
    map(seq(lem('обладать', { ...shape, as: 'doing' }), anyOfThem(possession('ins'))), ([, said]) => said),
    map(seq(lem('иметь', { ...shape, as: 'doing' }), anyOfThem(possession('acc'))), ([, said]) => said),
    map(seq(lit('не'), lem('иметь', { ...shape, as: 'doing' }), noneOf), ([, , said]) => said),
    // «не получавшее ран от атак в этот ход»
    map(
      seq(
        opt(lit('не')),
        alt(lem('получить', { ...shape, as: 'doing' }), lem('получить', { ...shape, as: 'havingDone' })),
        lem('рана', { number: 'pl' }),
        opt(lit('от атак', 'от атаки')),
        lit('в этот ход', 'в этом ходу'),
      ),
      ([not, , , attack]) => ({ [attack ? 'hurtByAttack' : 'hurt']: not === undefined }),
    ),
    says(seq(lem('выступать', { ...shape, as: 'doing' }), lit('защитником')), { defender: true }),
    says(
      seq(
        lit('не'),
        lem(['переместиться', 'передвигаться', 'двигаться'], { ...shape, as: 'havingDone' }),
        lit('в этом ходу', 'в этот ход'),
      ),
      { moved: false },
    ),
    says(
      seq(
        lem(['переместиться', 'передвигаться', 'двигаться'], { ...shape, as: 'havingDone' }),
        lit('в этом ходу', 'в этот ход'),
      ),
      {
        moved: true,
      },
    ),
  );

const modifier = (shape: Shape): Parser<Data> =>
  alt(
    row(qualities, shape),
    his,
    theirs(shape),
    map(seq(listed(row(qualities, shape), andOr)), ([all]) =>
      all.length > 1 && all.every((one) => 'element' in one || 'neutral' in one) ? anyOf(all) : undefined,
    ),
    participial(shape),
    ...(shape.number === 'sg'
      ? [
          // «проклятое и отравленное существо»: one that is both.
          map(seq(row(tainted, shape), lit('и'), row(tainted, shape)), ([one, , other]) => merge(one, other)),
        ]
      : []),
  );
const tainted: Readonly<Record<string, Data>> = {
  проклятый: { word: 'curse' },
  отравленный: { poisoned: true },
  раненый: { wounded: true },
  закрытый: { closed: true },
  открытый: { closed: false },
};

const excepted: Parser<Data> = (at, run) => exceptions(at, run);
/** Several exceptions hold together. */
function allOf(all: readonly Data[]): Data | undefined {
  const nots = all.flatMap((one) => (one.not === undefined ? [] : [one.not as Data]));
  if (nots.length < 2) return merge(...all);
  return merge(...all.filter((one) => one.not === undefined), { not: { any: nots } });
}

const relative = seq(opt(comma), any(['который', 'которое', 'которая', 'которые']));
/** «, рядом с которым …». */
const besideWhich = seq(opt(comma), near, lit('которым', 'которой', 'которыми'));

/** Of the card that was spoken of last. */
const costOfThat = { of: 'cost', whose: '?like' };

const figureNames: Readonly<Record<string, string>> = {
  'запас движения': 'move',
  жизнь: 'lives',
  стоимость: 'cost',
};

/** «X или менее», «X+1», «3+X или менее»: bounds that are told by X. */
const told = (unknown: Parser<'X'>): Parser<Data> => {
  const plain = alt(
    unknown,
    map(seq(unknown, lit('+'), digits), ([, , n]) => ({ sum: 'X', plus: n })),
    map(seq(digits, lit('+'), unknown), ([n]) => ({ sum: 'X', plus: n })),
    map(seq(unknown, lit('-'), digits), ([, , n]) => ({ sum: 'X', plus: -n })),
  );
  return alt(
    map(seq(plain, lit('или менее', 'или меньше')), ([max]) => ({ max })),
    map(seq(plain, lit('или более', 'или больше')), ([min]) => ({ min })),
    map(plain, (n) => (n === 'X' ? undefined : { min: n, max: n })),
  );
};

/** That of a cost the number alone counts goes without saying (B12-105.2.1). */
const plainCost = seq(open, lit('без учета элитности'), close);

type Bounds = (amount: Data) => Data;
/** «меньше или равны», «больше»: of figures that are compared. */
const comparison: Parser<Bounds> = alt(
  says(
    seq(
      lit('меньше', 'меньшей', 'меньшим', 'меньшими'),
      lit('или'),
      lit('равен', 'равна', 'равно', 'равны', 'равной', 'равным', 'равными'),
    ),
    (max: Data) => ({ max }),
  ),
  says(
    seq(
      lit('больше', 'большей', 'большим', 'большими'),
      lit('или'),
      lit('равен', 'равна', 'равно', 'равны', 'равной', 'равным', 'равными'),
    ),
    (min: Data) => ({ min }),
  ),
  says(seq(lit('меньше'), opt(seq(comma, lit('чем')))), (max: Data) => ({ max: { ...max, plus: -1 } })),
  says(seq(lit('больше'), opt(seq(comma, lit('чем')))), (min: Data) => ({ min: { ...min, plus: 1 } })),
);

/** What a figure is held against: «оставшимся единицам {armor} Законника», «текущим {health} Бабра». */
const figureIn: Parser<Data> = map(
  seq(
    alt(
      says(seq(lit('оставшимся единицам', 'числу оставшихся единиц'), lem('броня')), 'armour'),
      map(seq(opt(lit('текущим', 'текущих')), row(figureNames)), ([, of]) => of),
      map(
        seq(
          row({ слабый: 'weak', средний: 'medium', сильный: 'strong' }, { case: 'dat' }),
          lem(['простой удар', 'удар'], { case: 'dat' }),
        ),
        ([of]) => of,
      ),
    ),
    later(() => np('gen')),
  ),
  ([of, who]) => (who.ref ? { of, whose: who.ref } : undefined),
);

/** What follows the noun. */
const after: Parser<Data> = memo(
  alt(
    says(lit('противника'), { side: 'enemy' }),
    says(lit('в вашем отряде', 'вашего отряда', 'из вашего отряда'), { side: 'yours' }),
    says(lit('в отряде противника', 'отряда противника', 'в его отряде'), { side: 'enemy' }),
    map(seq(lit('своего'), ordinal, lem('ряд', { case: 'gen' })), ([, row]) => ({ half: 'enemy', row })),
    map(seq(lit('стоимостью', 'стоимость'), range, greedy(plainCost)), ([, cost]) => ({ cost })),
    map(
      seq(
        lit('стоимостью', 'стоимость'),
        digits,
        row({ элитный: true, рядовой: false }),
        opt(lit('или менее', 'или более')),
      ),
      ([, n, elite, how]) => ({
        cost: how === undefined ? { min: n, max: n } : how === 'или менее' ? { max: n } : { min: n },
        elite,
      }),
    ),
    map(
      seq(
        lit('большей стоимости', 'меньшей стоимости'),
        opt(comma),
        lit('чем'),
        alt(lit('оно само', 'он сам', 'она сама'), lit('оно', 'он', 'она')),
        greedy(plainCost),
      ),
      ([how]) => ({
        figure: {
          of: 'cost',
          ...(how === 'большей стоимости'
            ? { min: { ...costOfThat, plus: 1 } }
            : { max: { ...costOfThat, plus: -1 } }),
        },
      }),
    ),
    // What a prophecy has shown.
    map(seq(lit('стоимостью показанной карты'), opt(lit('или менее', 'или более'))), ([, how]) => ({
      figure: {
        of: 'cost',
        ...(how !== 'или более' && { max: 'X' }),
        ...(how !== 'или менее' && { min: 'X' }),
      },
    })),
    says(seq(lit('стоимостью'), x), { costX: true }),
    map(seq(lit('стоимостью'), told(x)), ([, said]) => ({ figure: { of: 'cost', ...said } })),
    map(seq(lit('такой же стоимости', 'той же стоимости', 'этой стоимости'), greedy(plainCost)), () => ({
      figure: { of: 'cost', min: costOfThat, max: costOfThat },
    })),
    map(
      alt(
        map(seq(lit('дороже на', 'дешевле на'), digits, opt(lem('кристалл'))), ([how, n]) =>
          how === 'дороже на' ? n : -n,
        ),
        map(seq(lit('стоимостью на'), digits, lit('больше', 'выше', 'меньше', 'ниже')), ([, n, how]) =>
          how === 'больше' || how === 'выше' ? n : -n,
        ),
      ),
      (plus) => {
        const its = { ...costOfThat, plus };
        return { figure: { of: 'cost', min: its, max: its } };
      },
    ),
    map(
      seq(
        lit('такой же', 'той же'),
        lit('или'),
        row({ меньший: 'max', больший: 'min' }, { case: 'gen' }),
        lit('стоимости'),
        greedy(plainCost),
      ),
      ([, , bound]) => ({ figure: { of: 'cost', [bound]: costOfThat } }),
    ),
    map(
      seq(
        opt(comma),
        lit('чей', 'чья', 'чье', 'чьи'),
        opt(lit('текущие')),
        row(figureNames),
        comparison,
        later(() => figureIn),
        greedy(comma),
      ),
      ([, , , of, bounds, amount]) => ({ figure: { of, ...bounds(amount) } }),
    ),
    map(
      seq(
        lit('с', 'со'),
        row(figureNames, { case: 'ins' }),
        comparison,
        later(() => figureIn),
      ),
      ([, of, bounds, amount]) => ({ figure: { of, ...bounds(amount) } }),
    ),
    says(lit('наименьшей стоимости', 'с наименьшей стоимостью'), { least: 'cost' }),
    says(lit('наибольшей стоимости', 'с наибольшей стоимостью'), { greatest: 'cost' }),
    says(lit('меньшей стоимости'), { costTo: 'less' }),
    says(lit('большей стоимости'), { costTo: 'more' }),
    map(seq(lit('с', 'со'), anyOfThem(withSuch)), ([, said]) => said),
    // «существо с проклятием и отравлением»: one card with both; of several it would not be clear.
    map(seq(lit('с', 'со'), withSuch, lit('и'), withSuch), ([, one, , other]) => {
      const both = merge(one, other);
      return both && { ...both, '?both': true };
    }),
    map(
      seq(
        lit('с', 'со'),
        row({ больший: 1, меньший: -1 }, { case: 'ins' }),
        lit('числом', 'количеством', 'значением'),
        opt(lit('текущих')),
        row(figureNames, { case: 'gen' }),
        comma,
        lit('чем у'),
        anchorIn('gen'),
        greedy(comma),
      ),
      ([, plus, , , of, , , whose]) => ({
        figure: { of, ...(plus === 1 ? { min: { of, whose, plus } } : { max: { of, whose, plus } }) },
      }),
    ),
    map(seq(lit('без'), noneOf), ([, said]) => said),
    says(lit('нечетной стоимости'), { cost: { odd: true } }),
    says(lit('четной стоимости'), { cost: { odd: false } }),
    says(
      seq(
        opt(comma),
        lit('с которым стоит в строю', 'с которой стоит в строю', 'с которыми стоит в строю'),
        greedy(comma),
      ),
      { formation: 'this' },
    ),
    map(
      seq(
        opt(comma),
        lit('с которым', 'с которой', 'с которыми'),
        anchorIn('nom'),
        lit('стоит в строю'),
        greedy(comma),
      ),
      ([, , at]) => ({ formation: at }),
    ),
    whereabouts,
    map(seq(comma, participial({}), greedy(comma)), ([, said]) => said),
    costing(participial({}), 1),
    map(
      seq(
        relative,
        alt(
          says(
            seq(
              lit('не'),
              lem(['переместиться', 'передвигаться', 'двигаться'], { as: 'past' }),
              lit('в этот ход', 'в этом ходу'),
            ),
            {
              moved: false,
            },
          ),
          says(
            seq(
              lem(['переместиться', 'передвигаться', 'двигаться'], { as: 'past' }),
              lit('в этот ход', 'в этом ходу'),
            ),
            {
              moved: true,
            },
          ),
          says(seq(lem('получить', { as: 'past' }), lit('раны'), lit('в этот ход', 'в этом ходу')), {
            hurt: true,
          }),
          says(
            seq(
              lem('получить', { as: 'past' }),
              lit('раны от атак', 'раны от атаки'),
              lit('в этот ход', 'в этом ходу'),
            ),
            { hurtByAttack: true },
          ),
          says(
            seq(lit('не'), lem('получить', { as: 'past' }), lit('ран'), lit('в этот ход', 'в этом ходу')),
            { hurt: false },
          ),
        ),
        greedy(comma),
      ),
      ([, said]) => said,
    ),
    map(
      seq(
        opt(comma),
        lit('клетка'),
        row({ ...cellPlaces, слева: 'left', справа: 'right' }),
        opt(lit('от')),
        lit('которого', 'которой', 'которых'),
        lit('свободна'),
        greedy(comma),
      ),
      ([, , clear]) => ({ clear }),
    ),
    map(seq(relative, innerState, greedy(comma)), ([, said]) => said),
    // «карте, которую атаковал выстрелом в этот ход»: this card did.
    map(
      seq(
        opt(comma),
        lit('которую', 'которое', 'которого', 'на которую', 'на которое', 'на которого'),
        opt(lit('уже')),
        lem(['атаковать', 'нападать'], { as: 'past' }),
        opt(listed(row(attackNouns, { case: 'ins' }), lit('или'))),
        lit('в этот ход', 'в этом ходу'),
        greedy(comma),
      ),
      ([, , , , kinds]) => ({ assailed: kinds ?? [...attackTypes] }),
    ),
    // «другое существо в том же отряде»: of whoever was spoken of last.
    says(
      lit(
        'в том же отряде',
        'того же отряда',
        'из того же отряда',
        'в отряде его хозяина',
        'в отряде хозяина',
      ),
      { mateOf: '?like' },
    ),
    // «которое имеет наименьшее число ран среди раненых существ в вашем отряде».
    map(
      seq(
        relative,
        lit('имеет', 'имеют'),
        row({ наименьший: 'least', наибольший: 'greatest' }),
        lit('число', 'количество'),
        row({ рана: 'wounds', жизнь: 'lives', фишка: 'chips' }),
        opt(
          seq(
            lit('среди'),
            later(() => np('gen')),
          ),
        ),
        opt(seq(opt(comma), lit('не считая'), lem('@this'))),
        greedy(comma),
      ),
      ([, , how, , figure, among]) => {
        const those = among?.[1];
        if (those && (those.ref || those.count !== 'some')) return undefined;
        return { [how]: figure, ...(those && { '?among': those.filter }) };
      },
    ),
    says(
      seq(
        opt(comma),
        lit('с которым стоит в строю', 'с которой стоит в строю', 'которое стоит с ним в строю'),
      ),
      { formation: 'this' },
    ),
    says(
      seq(opt(comma), lit('которые стояли с ним в строю', 'которое стояло с ним в строю'), greedy(comma)),
      {
        formation: 'it',
      },
    ),
    map(
      seq(
        besideWhich,
        alt(lem('стоять', { as: 'present' }), lit('есть')),
        later(() => np('nom')),
        greedy(comma),
      ),
      ([, , who]) => neighbouring(who),
    ),
    map(
      seq(
        besideWhich,
        lit('нет'),
        opt(lit('хотя бы')),
        later(() => np('gen')),
        greedy(comma),
      ),
      ([, , least, { ref, filter, count }]) => {
        if (ref !== undefined) return undefined;
        if (count === 'some') return least ? undefined : { beside: { cards: filter, max: 0 } };
        return typeof count === 'object' && typeof count.n === 'number' && least
          ? { beside: { cards: filter, max: count.n - 1 } }
          : undefined;
      },
    ),
    map(seq(open, lit('кроме'), listed(excepted, lit('и', ',')), close), ([, , all]) => allOf(all)),
    map(seq(greedy(comma), lit('кроме'), listed(excepted, lit('и'))), ([, , all]) => allOf(all)),
  ),
);

interface Head {
  readonly filter: Data;
  readonly reading: Reading;
}

const classLemmas = Object.keys(classes).map((key) => `@${key}`);
const sitters = ['симбиот', 'паразит', 'компаньон'];

const head = (shape: Shape): Parser<Head> => {
  const nouns = lem(Object.keys(heads), shape);
  const nominals = shape.number === 'sg' ? costing(lem(nominal, shape), 2) : lem(nominal, shape);
  return alt(
    // «свой симбиот», «паразит Карлика»: what sits on this card.
    map(
      alt(
        map(seq(lem('свой', shape), lem(sitters, shape)), ([, reading]) => reading),
        map(seq(lem(sitters, shape), lem('@this')), ([reading]) => reading),
      ),
      (reading) => ({ filter: { ...heads[reading.lemma], on: 'this' }, reading }),
    ),
    // «симбиот атакованного»: what sits on somebody spoken of.
    map(seq(lem(sitters, shape), anchorIn('gen')), ([reading, on]) =>
      on === 'this' || !on.startsWith('?attack')
        ? undefined
        : { filter: { ...heads[reading.lemma], on }, reading },
    ),
    // «хозяин Карлика»: of this card.
    map(seq(lem('хозяин', shape), lem('@this')), ([reading]) => ({ filter: { host: true }, reading })),
    // «карта нежити»: of that class.
    map(seq(lem('карта', shape), lem(classLemmas, { case: 'gen' })), ([reading, { lemma }]) => ({
      filter: { class: lemma.slice(1) },
      reading,
    })),
    map(nouns, (reading) => ({ filter: heads[reading.lemma], reading })),
    map(nominals, (reading) => ({ filter: qualities[reading.lemma], reading })),
    // «другой Дозорный», «два Дозорных»: cards of this name, where more than this one is spoken of.
    map(lem('@this'), () => ({
      filter: { sameName: 'this' },
      reading: { lemma: '@this', ...shape, gender: 'm' as const },
    })),
    map(cardNamed, (name) => ({
      filter: { name },
      reading: { lemma: 'карта', ...shape, gender: 'm' as const },
    })),
  );
};

/** Another card by its name. */
export const cardNamed: Parser<string> = (at, run) => {
  const token = run.tokens[at];
  const reading = token?.readings.find(({ lemma }) => lemma.startsWith('@name:'));
  return reading ? [{ value: reading.lemma.slice('@name:'.length), end: at + 1, cost: 0 }] : [];
};

const opponentsChoice = lit('по его выбору', 'по выбору противника');
const byOpponent = alt(opponentsChoice, seq(open, opponentsChoice, close));

function phraseOf(c: Case): Parser<Np> {
  const forms = (
    number: 'sg' | 'pl',
    count: Parser<Count>,
    before = many(modifier({ case: c, number })),
  ): Parser<Np> => built(count, before, head({ case: c, number }));
  const counted = alt(
    map(seq(lit('до'), whole), ([, n]): Count => ({ n, upTo: true })),
    says(lit('любое количество', 'любое число'), { n: 30, upTo: true } as Count),
    map(seq(whole, lit('или менее', 'или меньше')), ([n]): Count => ({ n, upTo: true })),
    map(seq(whole, lit('или более', 'и более', 'или больше')), ([n]): Count => ({ n, atLeast: true })),
    map(whole, (n): Count => (n === 1 ? 'one' : { n })),
    map(seq(lit('до'), x), (): Count => ({ n: 'X', upTo: true })),
    map(seq(x, lit('или менее', 'или меньше')), (): Count => ({ n: 'X', upTo: true })),
    map(x, (n): Count => ({ n })),
  );
  const inGenitive = many(
    alt(
      modifier({ case: 'gen' }),
      modifier({ case: 'nom', number: 'pl' }),
      modifier({ case: c, number: 'pl' }),
    ),
  );
  return alt(
    forms('sg', says(opt(lem(['один'], { case: c, number: 'sg' })), 'one')),
    forms('sg', says(lem('каждый', { case: c, number: 'sg' }), 'each')),
    forms('pl', says(lem('весь', { case: c, number: 'pl' }), 'all')),
    forms('pl', (at) => [{ value: 'some', end: at, cost: 0 }]),
    built(
      counted,
      inGenitive,
      alt(head({ case: 'gen' }), head({ case: c, number: 'pl' }), head({ case: c, number: 'sg' })),
    ),
    // «ваши два существа»
    built(
      map(seq(row({ ваш: { side: 'yours' }, другой: { another: true } }), counted), ([own, count]) => ({
        count,
        own,
      })),
      inGenitive,
      head({ case: 'gen' }),
    ),
  );
}

type Counted = Count | { readonly count: Count; readonly own: Data };

/** «рядом с существом со строем»: what follows is told of the nearest noun, of one before only if it must be. */
const nearest: Parser<readonly Data[]> = (at, run) =>
  many(after)(at, run).map((found) => {
    const first = found.value.findIndex((one) => 'beside' in one);
    const later = first < 0 ? 0 : found.value.length - 1 - first;
    return later === 0 ? found : { ...found, cost: found.cost + later };
  });

function built(count: Parser<Counted>, before: Parser<readonly Data[]>, noun: Parser<Head>): Parser<Np> {
  return map(
    seq(count, before, noun, nearest, opt(seq(byOpponent, many(after)))),
    ([counted, quality, { filter, reading }, first, choice]) => {
      const by = choice?.[0];
      const both = first.some((one) => '?both' in one);
      const tail = [...first, ...(choice?.[1] ?? [])].map(({ '?both': _, ...one }) => one);
      if (both && reading.number !== 'sg') return undefined;
      const own = typeof counted === 'object' && 'own' in counted ? counted : { count: counted, own: {} };
      const all = among(merge(own.own, ...quality, filter, ...tail));
      const numbered = typeof own.count === 'object';
      const others = numbered || own.count === 'each' || own.count === 'all' || all?.another === true;
      if (reading.lemma === '@this' && !others) return undefined;
      return (
        all && {
          filter: all,
          count: own.count,
          gender: reading.gender,
          many: numbered ? undefined : reading.number && reading.number === 'pl',
          ...(by && { by: 'opponent' as const }),
          told: { before: { ...own.own, ...merge(...quality) }, after: { ...merge(...tail) } },
        }
      );
    },
  );
}

/** The least of some: of those that are of that kind as well. */
function among(all: Data | undefined): Data | undefined {
  if (all?.['?among'] === undefined) return all;
  const { '?among': those, ...rest } = all;
  return merge(rest, those as Data);
}

const pronouns: Readonly<Record<Case, Readonly<Record<string, string>>>> = {
  nom: { он: '?m', она: '?f', оно: '?n', они: '?pl' },
  gen: { его: '?mn', нее: '?f', ее: '?f', них: '?pl', него: '?mn', их: '?pl' },
  dat: { ему: '?mn', ей: '?f', им: '?pl', нему: '?mn', ней: '?f', ним: '?pl' },
  acc: { его: '?mn', ее: '?f', их: '?pl', него: '?mn', нее: '?f', них: '?pl' },
  ins: { им: '?mn', ним: '?mn', ей: '?f', ней: '?f', ими: '?pl', ними: '?pl' },
  pre: { нем: '?mn', ней: '?f', них: '?pl' },
};
const selves: Readonly<Record<Case, readonly string[]>> = {
  nom: [],
  gen: ['себя'],
  dat: ['себе'],
  acc: ['себя'],
  ins: ['собой'],
  pre: ['себе'],
};

interface Reference {
  readonly ref: string;
  readonly gender: Gender | undefined;
  readonly many?: boolean | undefined;
}

/** Somebody spoken of: by name, by a pronoun, by the part it plays. */
function reference(c: Case): Parser<Reference> {
  const known = references.get(c);
  if (known) return known;
  const their = pronouns[c];
  const made = memo<Reference>(
    alt(
      says(lem('@this'), { ref: 'this', gender: undefined }),
      says(lem('@giver'), { ref: 'giver', gender: undefined }),
      says(seq(lem('каждый', { case: c }), lit('из них')), { ref: '?pl', gender: undefined, many: false }),
      // «существо, с которым сражается»: the other one of the fight.
      map(
        seq(
          lem(['существо', 'карта'], { case: c, number: 'sg' }),
          opt(comma),
          lit(
            'с которым сражается',
            'с которой сражается',
            'с которым он сражается',
            'с которым она сражается',
          ),
          greedy(comma),
        ),
        ([{ gender }]): Reference => ({ ref: '?foe', gender }),
      ),
      map(lit(...Object.keys(their)), (word) => ({
        ref: their[word],
        gender: undefined,
        many: their[word] === '?pl',
      })),
      ...(selves[c].length > 0 ? [says(lit(...selves[c]), { ref: '?self', gender: undefined })] : []),
      map(
        seq(lem(['этот', 'тот'], { case: c }), many(modifier({ case: c })), head({ case: c })),
        ([, , { reading }]): Reference => ({
          ref: reading.number === 'pl' ? '?those' : `?that:${reading.gender ?? ''}:${reading.lemma}`,
          gender: reading.gender,
          many: reading.number === 'pl',
        }),
      ),
      map(
        seq(lem('атакованный', { case: c }), opt(head({ case: c }))),
        // «атакованное существо» is nobody where a card of another type was attacked.
        ([{ gender }, noun]): Reference => ({
          ref: noun?.reading.lemma === 'существо' ? '?attacked:creature' : '?attacked',
          gender,
        }),
      ),
      map(
        seq(
          lem(['атаковавший', 'атакующий', 'нападающий'], { case: c }),
          opt(anchorHis),
          opt(head({ case: c })),
        ),
        ([{ gender }]): Reference => ({ ref: '?attacker', gender }),
      ),
      map(
        seq(lem(['погибший', 'уничтоженный', 'умерший'], { case: c }), opt(head({ case: c }))),
        ([{ gender }]): Reference => ({ ref: '?dead', gender }),
      ),
      // Whoever it has happened to, and who did it, by what it was.
      map(
        seq(
          lem(
            [
              'переместившийся',
              'рванувшийся',
              'открывшийся',
              'инкарнировавший',
              'телепортировавшийся',
              'бросивший',
              'уничтоживший',
              'получивший',
            ],
            { case: c },
          ),
          head({ case: c }),
        ),
        ([{ gender }]): Reference => ({ ref: '?it', gender }),
      ),
      map(
        seq(lem(['ранивший', 'вскрывший', 'встреченный'], { case: c }), head({ case: c })),
        ([{ gender }]): Reference => ({ ref: '?other', gender }),
      ),
      map(
        seq(lem('защищаемый', { case: c }), opt(head({ case: c }))),
        ([{ gender }]): Reference => ({
          ref: '?defended',
          gender,
        }),
      ),
      map(
        seq(lem('противостоящий', { case: c }), head({ case: c })),
        ([{ gender }]): Reference => ({ ref: '?foe', gender }),
      ),
      map(
        seq(lem('вызванный', { case: c }), opt(head({ case: c }))),
        ([{ gender }]): Reference => ({ ref: 'same', gender }),
      ),
      map(
        seq(opt(lem('первый', { case: c })), lem('цель', { case: c, number: 'sg' }), opt(lit('добивания'))),
        ([, , finished]) => ({
          ref: finished ? 'same' : '?aim',
          gender: 'f' as const,
        }),
      ),
      // Whom the strike over a row went across.
      says(
        seq(
          lem('существо', { case: c, number: 'sg' }),
          opt(comma),
          lit('через которое он был нанесен', 'через которое был нанесен удар'),
          greedy(comma),
        ),
        { ref: '?crossed', gender: 'n' as const },
      ),
      // «по цели атаки»: of the moment.
      says(seq(lem('цель', { case: c, number: 'sg' }), lit('атаки', 'этой атаки', 'удара', 'этого удара')), {
        ref: '?attacked',
        gender: undefined,
      }),
      // Whom the meanness before has hurt.
      map(
        seq(
          lem('существо', { case: c, number: 'sg' }),
          opt(comma),
          alt(
            lem('получить', { case: c, as: 'havingDone' }),
            seq(lit('которое'), lem('получить', { as: 'past' })),
          ),
          lit('раны от этой подлости'),
          greedy(comma),
        ),
        (): Reference => ({ ref: 'same', gender: 'n' }),
      ),
    ),
  );
  references.set(c, made);
  return made;
}
/** A verb in the present that goes with its subject. */
export const agrees = ({ many }: Np, number: 'sg' | 'pl' | undefined): boolean =>
  many === undefined || number === undefined || many === (number === 'pl');

const anchorHis = lit('его', 'ее', 'их');
const references = new Map<Case, Parser<Reference>>();

/** «небестелесное существо, получившее раны от этой подлости»: whom it hurt, if it is such a one. */
const hurtByMeanness = (c: Case): Parser<Np> =>
  map(
    seq(
      many(modifier({ case: c, number: 'sg' })),
      head({ case: c, number: 'sg' }),
      many(after),
      opt(comma),
      alt(
        lem('получить', { case: c, as: 'havingDone' }),
        seq(lit('которое', 'который', 'которая'), lem('получить', { as: 'past' })),
      ),
      lit('раны от этой подлости'),
      greedy(comma),
    ),
    ([before, { filter, reading }, tail]): Np | undefined => {
      const all = merge(...before, filter, ...tail);
      // A creature it is in any case.
      if (!all || JSON.stringify(all) === '{"type":"creature"}') return undefined;
      return { filter: { ...all, is: 'same' }, count: 'one', gender: reading.gender, many: false };
    },
  );

const spoken = (c: Case): Parser<Np> =>
  map(reference(c), ({ ref, gender, many }): Np => ({ ref, filter: {}, count: 'one', gender, many }));

/** «одно из них», «каждое лесное из них»: whichever, or all, of those spoken of that are such. */
const oneOfThem = (c: Case): Parser<Np> =>
  alt(
    map(
      seq(
        lem('один', { case: c, number: 'sg' }),
        many(row(qualities, { case: c, number: 'sg' })),
        lit('из них'),
      ),
      ([{ gender }, quality]): Np | undefined => {
        const filter = merge({ is: '?pl' }, ...quality);
        return filter && { filter, count: 'one', gender, many: false };
      },
    ),
    map(
      seq(
        lem('каждый', { case: c, number: 'sg' }),
        many(row(qualities, { case: c, number: 'sg' }), 1),
        lit('из них'),
      ),
      ([{ gender }, quality]): Np | undefined => {
        const filter = merge({ is: '?pl' }, ...quality);
        return filter && { filter, count: 'each', gender, many: false };
      },
    ),
  );

const singles = new Map<Case, Parser<Np>>();
/** One noun phrase in a case. */
export function np(c: Case): Parser<Np> {
  const known = singles.get(c);
  if (known) return known;
  const made = memo(alt(phraseOf(c), spoken(c), hurtByMeanness(c), oneOfThem(c)));
  singles.set(c, made);
  return made;
}

/** «…, стоящие рядом с ним»: with whom was named just before. */
const beside = (filter: Data, whom: string): Data =>
  ['?mn', '?f', '?n'].includes(`${filter.near}`) ? { ...filter, near: whom } : filter;

const lists = new Map<Case, Parser<Np>>();
/** One or several: «себя или стоящее рядом существо», «симбиотам и артефактам». */
export function nps(c: Case): Parser<Np> {
  const known = lists.get(c);
  if (known) return known;
  const made = memo(
    map(seq(np(c), many(seq(joint, np(c)))), ([first, rest]): Np | undefined => {
      if (rest.length === 0) return first;
      const all = [first, ...rest.map(([, one]) => one)];
      // «атакованный и стоящие рядом с ним существа»: somebody known, and all of a kind.
      if (first.ref && rest.length === 1 && rest[0][0] === 'и' && !all[1].ref && all[1].count === 'some')
        return {
          filter: { any: [fitting(first), beside(all[1].filter, first.ref)] },
          count: 'all',
          gender: undefined,
          many: true,
        };
      if (all.length > 3 || all.some(({ count }) => typeof count === 'object' || count !== first.count))
        return undefined;
      const { ref: _, ...more } = first;
      const kinds = sharing(all);
      if (!kinds) return undefined;
      // «себя и это существо» are both of them.
      const both = rest.every(([how]) => how === 'и') && first.count === 'one';
      return {
        ...more,
        ...(both && { count: 'all' as const }),
        ...(both && all.some(({ ref }) => ref === undefined) && { mixed: true as const }),
        ...(rest.at(-1)?.[0] === 'и' && { each: true as const }),
        many: both ? true : undefined,
        filter: { any: kinds.map(fitting) },
      };
    }),
  );
  lists.set(c, made);
  return made;
}

/**
 * «ваших эльфов и орков», «эльфов и орков противника», «другой эльф или орк»: whose they are is told once of all. Of other qualities it is not
 * known whether they go for all.
 */
function sharing(all: readonly Np[]): readonly Np[] | undefined {
  const own = all.filter(({ told }) => told !== undefined);
  const [first, last] = [own[0]?.told, own.at(-1)?.told];
  if (own.length < 2 || !first || !last) return all;
  const [{ side: before, another, ...more }, { side: after, ...tail }] = [first.before, last.after];
  const isBare = ({ told }: Np): boolean =>
    Object.keys({ ...told?.before, ...told?.after }).every((key) => key === 'side' || key === 'another');
  const unclear = (quality: Data, others: readonly Np[]): boolean =>
    Object.keys(quality).length > 0 && others.some(isBare);
  if (unclear(more, own.slice(1)) || unclear(tail, own.slice(0, -1))) return undefined;
  const sides = [before, after].filter((side) => side !== undefined);
  const without = own.filter(({ filter }) => filter.side === undefined);
  const side = sides.length === 1 && without.length >= own.length - 1 ? { side: sides[0] } : {};
  const shared = another === true ? { another: true } : {};
  return all.map((one) =>
    own.includes(one)
      ? { ...one, filter: { ...shared, ...(without.includes(one) ? side : {}), ...one.filter } }
      : one,
  );
}

const exceptions: Parser<Data> = memo(
  alt(
    map(np('gen'), ({ filter, ref, count }) => {
      if (ref === 'this') return { another: true };
      if (ref === undefined && filter.name !== undefined) return { not: filter };
      if (ref !== undefined || count === 'one') return undefined;
      if (filter.symbiont) return { symbiont: false };
      const keys = Object.keys(filter);
      if (typeof filter.class === 'string' && keys.length === 2) return { notClass: filter.class };
      return { not: filter };
    }),
  ),
);

/** As a target of an ability. */
export function target({ ref, filter, count, by, mixed }: Np): unknown {
  if (ref) return ref === 'host' ? 'host' : ref;
  if (filter.host && Object.keys(filter).length === 1) return 'host';
  const who = by ? { by } : {};
  if (count === 'one') return { choose: filter, ...who };
  if (typeof count === 'object')
    return {
      choose: filter,
      count: count.n,
      ...(count.upTo && { upTo: true }),
      // There is no such choice, and the schema says so.
      ...(count.atLeast && { atLeast: true }),
      ...who,
    };
  return { all: filter, ...(mixed && { mixed }) };
}

/** As a filter, where a text speaks of any that fit. */
export const fitting = ({ ref, filter }: Np): Data => (ref ? { is: ref } : filter);

/** Names of abilities, which say nothing: between quotation marks, or a few words. */
export const quotedName: Parser<null> = map(seq(quote, many(notQuote, 1), unquote), () => null);

function notQuote(at: number, run: Parameters<Parser<null>>[1]) {
  const token = run.tokens[at];
  const ok =
    token && token.kind === 'word' && !['«', '»', '"'].includes(token.text) && !token.text.startsWith('{');
  const punctuated = token && token.text === ',';
  return ok || punctuated ? [{ value: null, end: at + 1, cost: 0 }] : [];
}

/** A name without quotation marks: as few words as can be. */
export const bareName =
  (most: number): Parser<null> =>
  (at, run) => {
    const found = [];
    for (let n = 1; n <= most && isNameWord(run.tokens, at + n - 1); n++) {
      if (!prepositions.has(run.tokens[at + n - 1].text)) found.push({ value: null, end: at + n, cost: n });
    }
    return found;
  };

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const prepositions = setOf('по через на в во с со при из за у к над под');
/** Words by which a text says whether, how often, whom and where: no name has them. */
const telling = setOf(
  'x не ни если пока до после кроме вместо без от для между сквозь вне иначе затем только или либо вы можете можно нельзя обязан обязана обязано обязаны хотя бы минимум максимум более менее больше меньше раз раза дважды вперед назад прямо подряд рядом напротив позади сзади слева справа оно он она они его ее их ему ей им',
);
const tellingLemmas = setOf(
  'каждый весь любой другой следующий этот тот один который противник атакованный атаковавший атакующий соседний стоять закрытый открытый начало конец ход',
);
/** What comes after a preposition where a text says when or where something is done. */
const occasions = setOf(
  'бой гибель удар атака нападение промах выстрел метание разряд перемещение движение прыжок рывок ряд столбец клетка прямая диагональ существо герой поле отряд кладбище',
);

const hasLemma = (token: Token | undefined, lemmas: ReadonlySet<string>): boolean =>
  token?.readings.some(({ lemma }) => lemmas.has(lemma)) === true;

function isNameWord(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || token.text.startsWith('{')) return false;
  if (telling.has(token.text) || hasLemma(token, tellingLemmas)) return false;
  if (token.readings.some(({ as }) => as === 'present')) return false;
  const next = tokens[at + 1];
  // «по сухожилиям» names an instrument, «по существу» says whom it is aimed at.
  if (token.text === 'по' || token.text === 'через') return next?.readings.length === 0;
  return !prepositions.has(token.text) || !hasLemma(next, occasions);
}
