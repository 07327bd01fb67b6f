/** What agrees with a noun: adjectives and participles, and short forms such as «закрыт». */
import { type ByGender, type Case, type Forms, formsBy, type Gender, spelt } from './cases.ts';

/** By gender and in the plural; the accusative is that of things, for the living it is the genitive. */
export interface Adjective {
  readonly kind: 'adjective';
  readonly m: Forms;
  readonly f: Forms;
  readonly n: Forms;
  readonly pl: Forms;
  /** «закрыт», where it has been asked for. */
  readonly short?: ByGender;
}

/** As much of a noun as decides the form of what goes with it. */
interface Governor {
  readonly gender: Gender;
  readonly animate: boolean;
  readonly onlyPlural?: true;
}

/** The form that goes with the noun. */
export function agree(a: Adjective, of: Governor, c: Case, many: boolean): string {
  const column = many || of.onlyPlural ? 'pl' : of.gender;
  return a[column][c === 'acc' && of.animate && (column === 'm' || column === 'pl') ? 'gen' : c];
}

/** By its forms: masculine (five cases), neuter, feminine (nominative, accusative, others), plural (four cases). */
export function agreeing(m: string, n: string, f: string, pl: string): Adjective {
  const [nom, gen, dat, ins, pre] = m.split(' ');
  const [her, hers, ofHer] = f.split(' ');
  const [all, ofAll, toAll, byAll] = pl.split(' ');
  return {
    kind: 'adjective',
    m: { nom, gen, dat, acc: nom, ins, pre },
    f: { nom: her, gen: ofHer, dat: ofHer, acc: hers, ins: ofHer, pre: ofHer },
    n: { nom: n, gen, dat, acc: n, ins, pre },
    pl: { nom: all, gen: ofAll, dat: toAll, acc: all, ins: byAll, pre: ofAll },
  };
}

/** «степной», «дальний», «стоящий», and with «ся» «переместившийся». */
export function adjective(word: string): Adjective {
  if (word.endsWith('ся')) return phrased(adjective(word.slice(0, -2)), '', 'ся');
  const s = word.slice(0, -2);
  if (!/[^гкх]ий$/.test(word)) {
    const y = spelt(s, 'ы');
    return agreeing(
      `${word} ${s}ого ${s}ому ${y}м ${s}ом`,
      `${s}ое`,
      `${s}ая ${s}ую ${s}ой`,
      `${y}е ${y}х ${y}м ${y}ми`,
    );
  }
  return agreeing(
    `${word} ${s}его ${s}ему ${s}им ${s}ем`,
    `${s}ее`,
    `${spelt(s, 'яя')} ${spelt(s, 'юю')} ${s}ей`,
    `${s}ие ${s}их ${s}им ${s}ими`,
  );
}

/** Every form with what goes with it: «не стоящее рядом». */
export const phrased = (a: Adjective, before: string, after: string): Adjective =>
  combined([a], ([form]) => before + form + after);

/** Several in one breath: «среднее или сильное». */
export const joinedBy = (all: readonly Adjective[], link: string): Adjective =>
  combined(all, (forms) => forms.join(link));

function combined(all: readonly Adjective[], made: (forms: readonly string[]) => string): Adjective {
  const column = (of: Gender | 'pl') => formsBy((c) => made(all.map((a) => a[of][c])));
  return { kind: 'adjective', m: column('m'), f: column('f'), n: column('n'), pl: column('pl') };
}

/** A passive participle, long and short: «закрытый» and «закрыт», «поражённый» and «поражена». */
export interface Participle extends Adjective {
  readonly short: ByGender;
}

/** A participle by its nominative. */
export function participle(word: string): Participle {
  const m = word.replace(/(н?)ный$/, (_, n) => (n ? 'н' : 'ен')).replace(/тый$/, 'т');
  return { ...adjective(word), short: short(m, m.replace(/ён$/, 'ен')) };
}

/** «готов, готова, готово, готовы»; where a vowel is lost the stem is given: «должен», «должн». */
export const short = (m: string, stem = m): ByGender => ({
  m,
  f: `${stem}а`,
  n: `${stem}о`,
  pl: `${stem}ы`,
});

/** The form for one or several of a gender. */
export const ofGender = (forms: ByGender, gender: Gender, many: boolean): string =>
  forms[many ? 'pl' : gender];
