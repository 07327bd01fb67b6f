/** Cases, genders and what is written after what. */

export type Case = 'nom' | 'gen' | 'dat' | 'acc' | 'ins' | 'pre';
/** Masculine, feminine, neuter. */
export type Gender = 'm' | 'f' | 'n';

/** The six cases, in the order of the school. */
export const cases: readonly Case[] = ['nom', 'gen', 'dat', 'acc', 'ins', 'pre'];

/** A word in the six cases. */
export type Forms = Readonly<Record<Case, string>>;

/** A word in the six cases, each by a function. */
export const formsBy = (form: (c: Case) => string): Forms => ({
  nom: form('nom'),
  gen: form('gen'),
  dat: form('dat'),
  acc: form('acc'),
  ins: form('ins'),
  pre: form('pre'),
});

/** What agrees by gender in the singular and has one form in the plural: «закрыт, закрыта, закрыто, закрыты». */
export type ByGender = Readonly<Record<Gender | 'pl', string>>;

/**
 * A stem and an ending as they are spelt together: «ы» is «и» after к and ж, «я» and «ю» are «а» and «у» after ж and ц,
 * «о» is «е» there where the stress is not on it: «орки», «чудовища», «персонажем», but «мечом».
 */
export function spelt(stem: string, ending: string, stressed = false): string {
  const [first] = ending;
  const rest = ending.slice(1);
  const hush = /[жшчщц]$/.test(stem);
  if (first === 'ы' && /[гкхжшчщ]$/.test(stem)) return `${stem}и${rest}`;
  if (first === 'я' && hush) return `${stem}а${rest}`;
  if (first === 'ю' && hush) return `${stem}у${rest}`;
  if (first === 'о' && hush && !stressed) return `${stem}е${rest}`;
  if (first === 'е' && stressed && !hush && rest !== '' && rest !== 'й') return `${stem}ё${rest}`;
  return stem + ending;
}
