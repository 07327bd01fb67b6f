/**
 * Verbs. A row gives the infinitive and what one does («закрывать, закрывает»; of perfective verbs what one will do),
 * and where the rules do not reach: «погиб», «поставьте», «закрытый».
 */
import { type Adjective, adjective, type Participle, participle, phrased } from './adjectives.ts';
import type { ByGender } from './cases.ts';

/** A verb with its forms. */
export interface Verb {
  readonly kind: 'verb';
  /** «закрыть». */
  readonly infinitive: string;
  /** «закроет», «закроют». */
  readonly one: string;
  readonly many: string;
  /** An order to a player, politely: «закройте». */
  readonly order: string;
  /** «закрыл, закрыла, закрыло, закрыли». */
  readonly past: ByGender;
  /** «закрывающий»; perfective verbs have none. */
  readonly doing?: Adjective;
  /** «закрывший». */
  readonly havingDone: Adjective;
  /** «закрытый», «закрыт». */
  readonly done?: Participle;
}

/** How a verb differs from the usual conjugation. */
export interface Conjugation {
  readonly perfective?: true;
  /** What many do: «хотят», «могут». */
  readonly many?: string;
  /** Where the stress is before the ending: «поставьте». */
  readonly order?: string;
  /** The masculine past, which the infinitive does not tell: «погиб», «нёс», «прошёл». */
  readonly past?: string;
  /** The passive participle. */
  readonly done?: string;
}

/** A verb by its infinitive and its form for one. */
export function verb(infinitive: string, one: string, how: Conjugation = {}): Verb {
  const reflexive = /(ся|сь)$/.test(infinitive);
  const plain = (form: string) => (reflexive ? form.replace(/(ся|сь)$/, '') : form);
  const own = (form: string) => (reflexive ? form + (/[аеёиоуыэюя]$/.test(form) ? 'сь' : 'ся') : form);
  const many = plain(how.many ?? manyOf(plain(one)));
  const past = pastOf(plain(how.past ?? byInfinitive(plain(infinitive))));
  const active = (word: string) => (reflexive ? phrased(adjective(word), '', 'ся') : adjective(word));
  return {
    kind: 'verb',
    infinitive,
    one,
    many: own(many),
    order: how.order ?? own(orderOf(many)),
    past: { m: own(past.m), f: own(past.f), n: own(past.n), pl: own(past.pl) },
    ...(!how.perfective && { doing: active(`${many.slice(0, -1)}щий`) }),
    havingDone: active(havingDoneOf(past.m, many)),
    ...(how.done !== undefined && { done: participle(how.done) }),
  };
}

/** «стоит, стоят», «лежит, лежат», «получает, получают», «несёт, несут», «бьёт, бьют». */
function manyOf(one: string): string {
  const stem = one.slice(0, -2);
  if (one.endsWith('ит')) return stem + (/[жшчщ]$/.test(stem) ? 'ат' : 'ят');
  return stem + (/[аеёиоуыэюяь]$/.test(stem) ? 'ют' : 'ут');
}

/** «получайте», «бейте», «выберите». */
function orderOf(many: string): string {
  const stem = many.slice(0, -2);
  if (stem.endsWith('ь')) return `${stem.slice(0, -1)}ейте`;
  return stem + (/[аеёиоуыэюя]$/.test(stem) ? 'йте' : 'ите');
}

function byInfinitive(infinitive: string): string {
  if (infinitive.endsWith('ть')) return `${infinitive.slice(0, -2)}л`;
  throw new Error(`The past of «${infinitive}» is to be given with it, as «нёс» with «нести».`);
}

function pastOf(m: string): ByGender {
  const stem = m.endsWith('шёл')
    ? m.replace(/шёл$/, 'ш')
    : m.endsWith('л')
      ? m.slice(0, -1).replace(/ё$/, 'е')
      : m.replace(/ё(.)$/, 'е$1');
  return { m, f: `${stem}ла`, n: `${stem}ло`, pl: `${stem}ли` };
}

/** «получивший», «погибший», «прошедший», «введший». */
function havingDoneOf(m: string, many: string): string {
  if (m.endsWith('шёл')) return m.replace(/шёл$/, 'шедший');
  if (m.endsWith('ёл')) return `${many.slice(0, -2)}ший`;
  return m.endsWith('л') ? `${m.slice(0, -1)}вший` : `${m}ший`;
}
