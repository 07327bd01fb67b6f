/** A printed text as tokens: signs, numbers, words with all that they may be, marks; and where one feature ends. */
import { pairSlips, slips } from './errata.ts';
import { type Lexicon, lexicon, numberWords, plain } from './lexicon.ts';
import type { Reading, Token } from './parser.ts';

let words: Lexicon | undefined;
/** Made when the first text is read. */
const known = (): Lexicon => {
  words ??= lexicon();
  return words;
};

/** How the card and others are called, which a text names in any case; a card without a name speaks as our texts do. */
export interface Names {
  readonly own: string;
  /** Names of other cards. */
  readonly others?: NameIndex;
}

interface CardName {
  readonly words: readonly string[];
  /** By which the card is found (`cardName`). */
  readonly key: string;
}
/** Names by the first letters of their first word. */
export type NameIndex = ReadonlyMap<string, readonly CardName[]>;

export function nameIndex(names: Iterable<readonly [name: string, key: string]>): NameIndex {
  const index = new Map<string, CardName[]>();
  for (const [name, key] of names) {
    const words = nameWords(name);
    const start = words[0].slice(0, 2);
    index.set(start, [...(index.get(start) ?? []), { words, key }]);
  }
  return index;
}

const pieces =
  /\{[a-z]+\}|\[[^\]]*\]|\d+\s*-\s*\d+\s*-\s*\d+|\d+х\d+|\d+(?:-?(?:го|м|ом|й|ю|му))?(?![а-яё])|[a-zа-яё]+(?:-[a-zа-яё]+)*|[.,:;()«»"“”+−–—ー-]/giu;

export function tokens(text: string, names: Names): Token[] {
  const found: Token[] = [];
  const mine = nameWords(names.own);
  for (const match of text.matchAll(pieces)) {
    const [raw] = match;
    const from = match.index;
    if (raw.startsWith('[')) continue;
    found.push(...piece(raw, from, mine));
  }
  const all = paired(closed(found)).flatMap(adverbial);
  return phrased(names.own === '' ? ours(all) : named(all, names));
}

/** «…, ранив его на 1»: at that. */
function adverbial(token: Token, i: number, all: readonly Token[]): readonly Token[] {
  if (!Object.hasOwn(participles, token.text) || all[i - 1]?.text !== ',') return [token];
  const { forms } = known();
  return ['при', 'этом', participles[token.text]].map((text) => ({
    ...token,
    kind: 'word' as const,
    text,
    capital: false,
    readings: forms.get(text) ?? [],
  }));
}
const participles: Readonly<Record<string, string>> = {
  ранив: 'ранить',
  излечив: 'излечить',
  открыв: 'открыть',
  закрыв: 'закрыть',
  вскрыв: 'вскрыть',
  уничтожив: 'уничтожить',
  изгнав: 'изгнать',
  переместив: 'переместить',
  потеряв: 'потерять',
  получив: 'получить',
  сняв: 'снять',
};

/** In our own texts a card speaks of itself as «это существо»: so does one that has no name. */
const ours = (all: readonly Token[]): Token[] =>
  all.flatMap((token, i) => {
    const isThis = (one: Token | undefined): boolean =>
      one?.readings.some(({ lemma }) => lemma === 'этот') === true;
    const isCard = (one: Token | undefined): boolean =>
      one?.readings.some(({ lemma }) => selves.includes(lemma)) === true;
    if (isThis(token) && isCard(all[i + 1]))
      return [{ ...token, to: all[i + 1].to, text: '@this', readings: [{ lemma: '@this' }] }];
    return isThis(all[i - 1]) && isCard(token) ? [] : [token];
  });
const selves = ['существо', 'карта', 'артефакт', 'местность'];

/** A bracket that was opened within quotation marks ends with them at the latest. */
function closed(all: readonly Token[]): Token[] {
  let [depth, outer] = [0, -1];
  return all.flatMap((token) => {
    if (token.text === '«') outer = depth;
    if (token.text === '(') depth++;
    if (token.text === ')') depth--;
    if (token.text !== '»') return [token];
    const open = outer >= 0 && depth > outer;
    if (open) depth--;
    outer = -1;
    return open ? [{ ...token, text: ')', to: token.from }, token] : [token];
  });
}

/** Mends pairs of words that the table of errata has. */
const paired = (all: readonly Token[]): Token[] =>
  all.flatMap((token, i) => {
    const first = pairSlips[`${token.text} ${all[i + 1]?.text}`]?.[0];
    const second = i > 0 ? pairSlips[`${all[i - 1].text} ${token.text}`]?.[1] : undefined;
    const meant = first ?? second;
    if (meant === '') return [];
    return meant === undefined || meant === token.text
      ? [token]
      : [{ ...token, text: meant, readings: known().forms.get(meant) ?? [] }];
  });

function piece(raw: string, from: number, own: readonly string[]): Token[] {
  const to = from + raw.length;
  const one = (kind: Token['kind'], text: string, readings: readonly Reading[] = []): Token[] => [
    { kind, text, from, to, capital: /^[А-ЯЁA-Z]/u.test(raw), readings },
  ];
  if (/^\d+\s*-\s*\d+\s*-/.test(raw)) return one('triple', raw.replaceAll(/\s/g, ''));
  if (/^\d+(?:-?[а-я]+)?$/i.test(raw)) return one('number', raw.replace(/-?[а-я]+$/i, ''));
  if (raw.startsWith('{')) return one('word', raw, known().forms.get(raw) ?? []);
  if (!/^[a-zа-яё]/iu.test(raw)) return one('mark', marks[raw] ?? raw);
  const text = plain(raw);
  if (/^[xх]$/i.test(raw)) return one('word', 'x');
  const { forms } = known();
  const slip = slips[text];
  if (slip !== undefined) {
    return slip.split(' ').map((word) => ({
      kind: 'word' as const,
      text: word,
      from,
      to,
      capital: /^[А-ЯЁ]/u.test(raw),
      readings: forms.get(word) ?? [],
    }));
  }
  const readings = forms.get(text);
  if (readings) return one('word', text, readings);
  // Hyphens of a line's end stay in some texts: «маги-ческой».
  const joined = text.replaceAll('-', '');
  if (joined !== text && forms.has(joined)) return one('word', joined, forms.get(joined));
  // «Погибели» of a card of that name are not two words run together.
  const ownName = /^[А-ЯЁ]/u.test(raw) && own.some((word) => alike(text, word, true));
  const parts = text.includes('-') || ownName ? null : glued(text);
  if (parts) {
    let at = from;
    return parts.map((word) => {
      const token: Token = {
        kind: 'word',
        text: word,
        from: at,
        to: at + word.length,
        capital: at === from && /^[А-ЯЁ]/u.test(raw),
        readings: forms.get(word) ?? [],
      };
      at += word.length;
      return token;
    });
  }
  return one('word', text);
}

const marks: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '—',
  ー: '—',
  '“': '«',
  '”': '»',
};

/** Words run together where there is just one way to part them: «разрядна», «квыстрелу». */
function glued(text: string): readonly string[] | null {
  const { forms } = known();
  const ways: string[][] = [];
  for (let i = 1; i < text.length; i++) {
    const [a, b] = [text.slice(0, i), text.slice(i)];
    if (!forms.has(a)) continue;
    if (forms.has(b) && a.length + b.length >= 7 && Math.max(a.length, b.length) >= 5) ways.push([a, b]);
  }
  return ways.length === 1 ? ways[0] : null;
}

/** The card's own name, in whatever case, is one token; so are names of other cards. */
function named(all: readonly Token[], { own, others }: Names): Token[] {
  const mine = nameWords(own);
  const found: Token[] = [];
  for (let i = 0; i < all.length; i++) {
    const length = isNamed(all, i, mine, true) ? mine.length : 0;
    if (length > 0) {
      const last = all[i + length - 1];
      // A short name may be a word of the language as well.
      const also = length === 1 ? all[i].readings : [];
      found.push({ ...all[i], to: last.to, text: '@this', readings: [{ lemma: '@this' }, ...also] });
      i += length - 1;
      continue;
    }
    // A word that the language has is that word, unless more of the name follows.
    const match = others && all[i].capital ? longest(all, i, others) : null;
    const other = match && (match.length > 1 || all[i].readings.length === 0) ? match : null;
    if (other) {
      const last = all[i + other.length - 1];
      const also = other.length === 1 ? all[i].readings : [];
      found.push({ ...all[i], to: last.to, readings: [{ lemma: `@name:${other.name}` }, ...also] });
      i += other.length - 1;
      continue;
    }
    found.push(all[i]);
  }
  return found;
}

function longest(
  all: readonly Token[],
  at: number,
  others: NameIndex,
): { name: string; length: number } | null {
  let best: { name: string; length: number } | null = null;
  for (const { words, key } of others.get(all[at].text.slice(0, 2)) ?? []) {
    if (words.length > (best?.length ?? 0) && isNamed(all, at, words, false))
      best = { name: key, length: words.length };
  }
  return best;
}

const nameWords = (name: string): readonly string[] => plain(name).split(/[\s]+/);

const isNamed = (all: readonly Token[], at: number, words: readonly string[], own: boolean): boolean =>
  all[at].capital &&
  words.every((word, i) => all[at + i]?.kind === 'word' && alike(all[at + i].text, word, own));

/** «пес» loses its vowel: «псов». */
const fleets = (word: string): string | null =>
  /[бвгджзклмнпрстфхцчшщ][еоё][бвгджзклмнпрстфхцчшщ]$/.test(word) ? word.slice(0, -2) + word.slice(-1) : null;

/** The same word in another case: all but its ending agrees. */
function alike(text: string, word: string, own: boolean): boolean {
  if (text === word) return true;
  if (text.endsWith('ся') && word.endsWith('ся')) return alike(text.slice(0, -2), word.slice(0, -2), own);
  const stem = fleets(word);
  if (stem !== null && text.startsWith(stem) && /^(а|у|ом|е|ы|ов|ам|ами|ах)$/.test(text.slice(stem.length)))
    return true;
  // «Рыбаку-ныряльщику»: each part has its own ending.
  if (text.includes('-') && word.includes('-')) {
    const parts = word.split('-');
    const found = text.split('-');
    return found.length === parts.length && found.every((part, i) => alike(part, parts[i], own));
  }
  if (Math.abs(text.length - word.length) > 3) return false;
  let same = 0;
  while (same < word.length && text[same] === word[same]) same++;
  const rest = Math.max(text.length, word.length) - same;
  // Another card's name differs in its ending alone; of this card a vowel may be lost as well.
  if (
    !own &&
    !(/^[аеиоуыэюяйьмвхг]{0,3}$/.test(text.slice(same)) && /^[аеиоуыэюяйь]{0,2}$/.test(word.slice(same)))
  )
    return false;
  const fleeting = word.length - same <= 3 && text.length - same <= 4;
  return same >= 2 && same >= word.length - 3 && rest <= 4 && fleeting && word.length > 2;
}

/** Terms of several words become one token. */
function phrased(all: readonly Token[]): Token[] {
  const { phrases } = known();
  const found: Token[] = [];
  for (let i = 0; i < all.length; i++) {
    const here = all[i];
    const fit = (phrases.get(here.text) ?? []).filter(({ words }) =>
      words.every((word, n) => all[i + n]?.text === word),
    );
    const length = Math.max(0, ...fit.map(({ words }) => words.length));
    if (length === 0) {
      found.push(here);
      continue;
    }
    const readings = fit.filter(({ words }) => words.length === length).map(({ reading }) => reading);
    const text = all
      .slice(i, i + length)
      .map((token) => token.text)
      .join(' ');
    found.push({ ...here, to: all[i + length - 1].to, text, readings });
    i += length - 1;
  }
  return found;
}

/** The features of a text (B12-112.1): up to each full stop outside quotation marks and brackets. */
export function sentences(all: readonly Token[]): Token[][] {
  const found: Token[][] = [];
  let here: Token[] = [];
  let depth = 0;
  let quoted = false;
  const close = () => {
    if (here.length > 0) found.push(here);
    here = [];
  };
  for (const [i, token] of all.entries()) {
    if (token.text === '(') depth++;
    if (token.text === ')') depth--;
    if (token.text === '«') quoted = true;
    if (token.text === '»') quoted = false;
    if (token.text === '"') quoted = !quoted;
    const next = all[i + 1];
    if (token.text === '.' && depth <= 0 && !quoted) {
      // A sentence does not begin with a dash: what follows one goes on with the sentence before.
      const on = all[i + 2];
      if (!isDash(next) || on?.kind !== 'word' || on.text === 'x') close();
      continue;
    }
    here.push(token);
    // The full stop is often left out after a bracket.
    if (token.text === ')' && depth <= 0 && !quoted && next && begins(next)) close();
  }
  close();
  return found;
}

const isDash = (token: Token | undefined): boolean => token?.text === '-' || token?.text === '—';

const begins = (token: Token): boolean =>
  token.capital ||
  ['{tap}', '{counter}', '{token}', '{instant}', '{second}', '{first}', '-', '+'].includes(token.text);

export const isNumberWord = (text: string): boolean => Object.hasOwn(numberWords, text);
