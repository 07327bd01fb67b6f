/**
 * Nouns, declined by their ending. A row gives the nominative and what the ending does not tell: animacy, the gender of
 * words in «ь», the stem of words that lose a vowel, a stressed ending, forms of their own.
 */
import { type Adjective, adjective, agree } from './adjectives.ts';
import { type Forms, formsBy, type Gender, spelt } from './cases.ts';

/** A noun with its forms. */
export interface Noun {
  readonly kind: 'noun';
  readonly gender: Gender;
  readonly animate: boolean;
  readonly sg: Forms;
  readonly pl: Forms;
  /** «врата», «горы»: the words that go with it stand in the plural. */
  readonly onlyPlural?: true;
  /** After two to four, where it is not the genitive: «дополнительные жизни». */
  readonly few?: string;
}

/** What a noun is in a sentence: gender, number, living or not. */
export interface Grammar {
  readonly animate?: true;
  /** For words in «ь», and for men in «а»: «судья». */
  readonly gender?: Gender;
  /** What the endings follow, where a vowel is lost: камень, «камн»; лев, «льв». */
  readonly stem?: string;
  /** The stress is on the ending: «мечом», «бронёй», «жрецов». */
  readonly stressed?: true;
  /** The nominative plural, where it is not by the rule: «города», «крылья», «хозяева». */
  readonly plurals?: string;
  /** The genitive plural, where it is not by the rule: «вёсел», «земель». */
  readonly genitives?: string;
  /** Declined as the adjective it is: «возрождённый». */
  readonly adjectival?: true;
  /** The same in all cases: «слуа». */
  readonly fixed?: true;
  /** Given in the plural, which is all it has: «врата». */
  readonly onlyPlural?: true;
  /** The six cases of the singular and of the plural, where no rule helps. */
  readonly forms?: readonly [sg: string, pl: string];
}

/** A noun; of several words the first is declined: «страж леса», «удар через ряд». */
export function noun(words: string, grammar: Grammar = {}): Noun {
  const [word, ...rest] = words.split(' ');
  const { gender, sg, pl } = declined(word, grammar);
  const tail = rest.map((one) => ` ${one}`).join('');
  const tailed = (forms: Forms) => (tail === '' ? forms : formsBy((c) => forms[c] + tail));
  return {
    kind: 'noun',
    gender,
    animate: grammar.animate ?? false,
    sg: tailed(sg),
    pl: tailed(pl),
    ...(grammar.onlyPlural && { onlyPlural: true }),
  };
}

/** A noun with adjectives that always go with it: «дополнительная жизнь». */
export function compound(adjectives: readonly Adjective[], of: Noun): Noun {
  const forms = (many: boolean): Forms =>
    formsBy((c) => [...adjectives.map((a) => agree(a, of, c, many)), of[many ? 'pl' : 'sg'][c]].join(' '));
  const agreement = of.gender === 'f' ? 'nom' : 'gen';
  const few = [...adjectives.map((a) => agree(a, of, agreement, true)), of.sg.gen].join(' ');
  return { ...of, sg: forms(false), pl: forms(true), few };
}

/** Two nouns that are declined together: «герой-маг», «героя-мага». */
export const paired = (first: Noun, second: Noun): Noun => ({
  ...first,
  sg: formsBy((c) => `${first.sg[c]}-${second.sg[c]}`),
  pl: formsBy((c) => `${first.pl[c]}-${second.pl[c]}`),
});

interface Declined {
  readonly gender: Gender;
  readonly sg: Forms;
  readonly pl: Forms;
}

function declined(word: string, grammar: Grammar): Declined {
  const { forms, gender, animate = false } = grammar;
  if (forms) {
    const [sg, pl] = forms.map(sixCases);
    return { gender: gender ?? 'm', sg, pl };
  }
  if (grammar.fixed) {
    const same = formsBy(() => word);
    return { gender: gender ?? 'm', sg: same, pl: same };
  }
  if (grammar.adjectival) {
    const a = adjective(word);
    const own = gender ?? 'm';
    const of = { gender: own, animate };
    return {
      gender: own,
      sg: formsBy((c) => agree(a, of, c, false)),
      pl: formsBy((c) => agree(a, of, c, true)),
    };
  }
  if (grammar.onlyPlural) {
    const pl = pluralOf(word, grammar.genitives ?? bare(word.slice(0, -1)), animate);
    return { gender: gender ?? 'n', sg: pl, pl };
  }
  return byEnding(word, grammar);
}

function sixCases(forms: string): Forms {
  const [nom, gen, dat, acc, ins, pre] = forms.split(' ');
  return { nom, gen, dat, acc, ins, pre };
}

/** How words of an ending are declined. */
interface Paradigm {
  readonly gender: Gender;
  readonly stem: string;
  readonly sg: readonly [gen: string, dat: string, ins: string, pre: string];
  /** The ending of the nominative plural. */
  readonly plural: string;
  /** The genitive plural, whole. */
  readonly genitives: string;
}

function byEnding(word: string, grammar: Grammar): Declined {
  const { animate = false } = grammar;
  // «кольцо», «копьё»: unstressed they would be spelt with «е».
  const stressed = grammar.stressed ?? /[оё]$/.test(word);
  const { gender, stem, sg, plural, genitives } = paradigm(word, grammar);
  const [gen, dat, regular, pre] = sg.map((ending) => spelt(stem, ending, stressed));
  const ins = gender === 'f' && word.endsWith('ь') ? `${word}ю` : regular;
  const acc = accusative[word.slice(-1)];
  const plurals = grammar.plurals ?? (/[ая]нин$/.test(word) ? word.replace(/ин$/, 'е') : undefined);
  const gens = grammar.genitives ?? (plurals === undefined ? genitives : ofPlurals(plurals, gender));
  return {
    gender,
    sg: {
      nom: word,
      gen,
      dat,
      acc: acc && gender !== 'n' ? stem + acc : gender === 'm' && animate ? gen : word,
      ins,
      pre,
    },
    pl: pluralOf(plurals ?? spelt(stem, plural), gens, animate),
  };
}

const accusative: Readonly<Partial<Record<string, string>>> = { а: 'у', я: 'ю' };

/** The plural by its nominative and genitive; «и» is hard after к («оркам») and soft after н («камням»). */
function pluralOf(noms: string, gens: string, animate: boolean): Forms {
  const stem = noms.slice(0, -1);
  const soft = /(я|[^гкх]и)$/.test(noms);
  const [dat, ins, pre] = (soft ? ['ям', 'ями', 'ях'] : ['ам', 'ами', 'ах']).map((end) => spelt(stem, end));
  return { nom: noms, gen: gens, dat, acc: animate ? gens : noms, ins, pre };
}

/** «городов», «крыльев», «учителей»; «хозяев», «волчат» and «горожан» have no ending. */
function ofPlurals(plurals: string, gender: Gender): string {
  const stem = plurals.slice(0, -1);
  if (plurals.endsWith('ья')) return `${stem}ев`;
  if (plurals.endsWith('я') || plurals.endsWith('и')) return `${stem}ей`;
  return gender !== 'm' || /(е|ева|ата|ята)$/.test(plurals) ? stem : spelt(stem, 'ов');
}

function paradigm(word: string, { gender, stem: own, stressed }: Grammar): Paradigm {
  const stem = own ?? word.slice(0, -1);
  const soft = (of: Gender, genitives: string): Paradigm => ({
    gender: of,
    stem,
    sg: ['я', 'ю', 'ем', stem.endsWith('и') ? 'и' : 'е'],
    plural: of === 'n' ? 'я' : 'и',
    genitives,
  });
  switch (word.at(-1)) {
    case 'о':
      return { gender: 'n', stem, sg: ['а', 'у', 'ом', 'е'], plural: 'а', genitives: bare(stem) };
    case 'е':
    case 'ё':
      if (/[жшчщц]$/.test(stem))
        return { gender: 'n', stem, sg: ['а', 'у', 'ем', 'е'], plural: 'а', genitives: bare(stem) };
      if (stem.endsWith('ь')) return soft('n', `${stem.slice(0, -1)}ий`);
      return soft('n', stem.endsWith('и') ? `${stem}й` : `${stem}ей`);
    case 'а':
      return {
        gender: gender ?? 'f',
        stem,
        sg: ['ы', 'е', 'ой', 'е'],
        plural: 'ы',
        genitives: bare(stem),
      };
    case 'я':
      if (/^(и|вре|пле|пла|зна|се|бре|стре)мя$/.test(word)) return inMya(stem);
      return {
        gender: gender ?? 'f',
        stem,
        sg: stem.endsWith('и') ? ['и', 'и', 'ей', 'и'] : ['и', 'е', stressed ? 'ёй' : 'ей', 'е'],
        plural: 'и',
        genitives: bareSoft(stem, stressed),
      };
    case 'ь':
      if (gender === 'f')
        return { gender, stem, sg: ['и', 'и', 'ью', 'и'], plural: 'и', genitives: `${stem}ей` };
      return soft('m', `${stem}ей`);
    case 'й':
      return soft('m', spelt(stem, 'ев', stressed));
    default: {
      const lost = own ?? withoutVowel(word);
      return {
        gender: 'm',
        stem: lost,
        sg: ['а', 'у', 'ом', 'е'],
        plural: 'ы',
        genitives: /[жшчщ]$/.test(lost) ? `${lost}ей` : spelt(lost, 'ов', stressed),
      };
    }
  }
}

/** «имя, имени, имена, имён». */
const inMya = (stem: string): Paradigm => ({
  gender: 'n',
  stem: `${stem}ен`,
  sg: ['и', 'и', 'ем', 'и'],
  plural: 'а',
  genitives: `${stem}ён`,
});

/** Words in «-ец» lose their vowel unless two consonants stand before it: «образца», «аккенийца», «владельца», «жреца». */
function withoutVowel(word: string): string {
  if (/[аеёиоуыэюя]ец$/.test(word)) return word.replace(/ец$/, 'йц');
  if (/[аеёиоуыэюя]лец$/.test(word)) return word.replace(/ец$/, 'ьц');
  return /[аеёиоуыэюя][^аеёиоуыэюяь]ец$/.test(word) ? word.replace(/ец$/, 'ц') : word;
}

/** The genitive plural without an ending, where a vowel comes between two consonants: «фишек», «клеток», «колец». */
function bare(stem: string): string {
  if (/[жшчщцьй]к$/.test(stem)) return stem.replace(/[ьй]?к$/, 'ек');
  if (/[^аеёиоуыэюя]к$/.test(stem)) return stem.replace(/к$/, 'ок');
  if (/[^аеёиоуыэюяй]ц$/.test(stem)) return stem.replace(/ь?ц$/, 'ец');
  return stem;
}

/** The same of words in «я»: «фей», «копий», «пустынь», «башен», «капель», «броней». */
function bareSoft(stem: string, stressed = false): string {
  if (stem.endsWith('ь')) return `${stem.slice(0, -1)}${stressed ? 'ей' : 'ий'}`;
  if (/[аеёиоуыэюя]$/.test(stem)) return `${stem}й`;
  if (stressed) return `${stem}ей`;
  if (/[^аеёиоуыэюя]н$/.test(stem)) return stem.replace(/ь?н$/, 'ен');
  if (/[^аеёиоуыэюя]л$/.test(stem)) return stem.replace(/л$/, 'ель');
  return `${stem}ь`;
}
