/** What is told of a card by a filter: "it is closed", «это существо не имеет ран и стоит в вашем первом ряду». */
import type { Text } from '@vigrid/kernel';
import { agreed, article, figures, type Lexeme, list, listed, say, subject, told } from '@vigrid/speech';
import type { Filter, Range } from '../abilities/index.ts';
import { phrase } from './filters.ts';
import { markerName } from './names.ts';
import { chip, life, uses } from './nouns.ts';
import { anchored, type Phrase, type Setting } from './phrases.ts';
import { beside, ground, inWater, placed } from './places.ts';
import { isAny, isNone, range } from './ranges.ts';
import * as verbs from './verbs.ts';
import { wordName } from './words.ts';

/** "this creature is closed and has no wounds"; with `not` what it is is denied. */
export function predicate(f: Filter, who: Phrase, at: Setting, not = false, noun: Lexeme = who.noun): Text {
  const { said, rest } = parts(f, who, at);
  if (Object.keys(rest).length > 0) {
    const what = phrase(rest, at, who.many ? 'bare' : 1, noun);
    // Told first, so that the other verbs keep their subject.
    said.unshift(
      say(
        `— ${not ? 'не ' : ''}${what.ru('nom')}`,
        `${who.many ? 'are' : 'is'} ${not ? 'not ' : ''}${what.en}`,
      ),
    );
  }
  const all = listed(said);
  return say(`${who.ru('nom')} ${all.ru}`, `${subject(who)} ${all.en}`);
}

/** The predicates that have verbs of their own, and what is left of the filter. */
function parts(f: Filter, who: Phrase, at: Setting): { said: Text[]; rest: Filter } {
  const {
    closed,
    wounded,
    poisoned,
    row,
    half,
    column,
    depth,
    chips,
    lives,
    moved,
    hurt,
    hurtByAttack,
    hurtBy,
    assaulted,
    strikes,
    formation,
    near,
    notNear,
    at: place,
    marker,
    marks,
    onMark,
    nearMark,
    defender,
    word,
    without,
    shotAt,
    extraLives,
    ...rest
  } = f;
  const said: Text[] = [];
  const v = (one: string, many: string) => (who.many ? many : one);
  const add = (ru: string, en: string) => said.push(say(ru, en));
  const is = v('is', 'are');
  const has = v('has', 'have');
  const owns = v(verbs.have.ru.one, verbs.have.ru.many);
  const stands = (where: Text) => said.push(told(who, verbs.stand, where));
  if (closed !== undefined)
    add(agreed(closed ? verbs.closed : verbs.open, who), `${is} ${closed ? 'closed' : 'open'}`);
  if (wounded !== undefined)
    add(wounded ? `${owns} раны` : `не ${owns} ран`, wounded ? `${is} wounded` : `${has} no wounds`);
  if (poisoned !== undefined)
    add(`${poisoned ? '' : 'не '}${agreed(verbs.poisoned, who)}`, `${is} ${poisoned ? '' : 'not '}poisoned`);
  const where = ground({
    ...(row && { row }),
    ...(half && { half }),
    ...(column && { column }),
  });
  if (where) stands(where);
  if (depth !== undefined) stands(inWater(depth));
  if (near) stands(beside(near, at));
  if (notNear)
    add(
      `не ${v(verbs.stand.ru.one, verbs.stand.ru.many)} ${beside(notNear, at).ru}`,
      `${v('does', 'do')} not stand ${beside(notNear, at).en}`,
    );
  if (place) stands(placed(place, null, at));
  if (formation === true) add(`${v(verbs.stand.ru.one, verbs.stand.ru.many)} в строю`, `${is} in formation`);
  if (formation === 'this' || formation === 'it') {
    const mate = anchored(formation, at);
    add(
      `${v(verbs.stand.ru.one, verbs.stand.ru.many)} в строю ${mate.after('с', 'ins')}`,
      `${is} in formation with ${mate.en}`,
    );
  }
  if (chips) said.push(amountOf(chips, chip, who));
  if (lives) said.push(amountOf(lives, life, who));
  if (moved !== undefined)
    add(
      `${moved ? '' : 'не '}${agreed(verbs.moved, who)} в этом ходу`,
      `${has} ${moved ? '' : 'not '}moved this turn`,
    );
  if (hurt !== undefined)
    add(
      hurt
        ? `${agreed(verbs.received, who)} раны в этом ходу`
        : `не ${agreed(verbs.received, who)} ран в этом ходу`,
      hurt ? `${has} been wounded this turn` : `${has} received no wounds this turn`,
    );
  if (hurtByAttack !== undefined)
    add(
      hurtByAttack
        ? `${agreed(verbs.received, who)} раны от атак в этом ходу`
        : `не ${agreed(verbs.received, who)} ран от атак в этом ходу`,
      hurtByAttack
        ? `${has} been wounded by attacks this turn`
        : `${has} received no wounds from attacks this turn`,
    );
  if (hurtBy)
    add(
      `${agreed(verbs.received, who)} раны от ${list(
        hurtBy.map((use) => uses[use].ru.sg.gen),
        ' или ',
      )} в этом ходу`,
      `${has} been wounded by ${list(
        hurtBy.map((use) => article(uses[use].en.one)),
        ' or ',
      )} this turn`,
    );
  if (assaulted !== undefined)
    add(
      `${assaulted ? '' : 'не '}${agreed(verbs.assaulted, who)} в этом ходу`,
      `${has} ${assaulted ? '' : 'not '}attacked this turn`,
    );
  const idle = strikes !== undefined && isNone(strikes);
  if (idle)
    add(
      `не ${agreed(verbs.assaulted, who)} простым ударом в этом ходу`,
      `${has} not simple-struck this turn`,
    );
  if (shotAt) {
    const n = shotAt.min ?? 1;
    add(
      `${agreed(verbs.received, who)} раны хотя бы от ${n} других выстрелов и метаний в этом ходу`,
      `${has} been wounded by at least ${n} other shots or throws this turn`,
    );
  }
  if (extraLives) {
    if (isNone(extraLives)) add(`не ${owns} дополнительных жизней`, `${has} no additional lives`);
    else add(`${owns} дополнительные жизни`, `${has} additional lives`);
  }
  if (marker !== undefined) {
    const { ru, en } = markerName(marker);
    const many = marks && !isAny(marks) ? ` (${range(marks).ru})` : '';
    add(
      `${owns} ${many === '' ? 'маркер' : 'маркеры'} «${ru}»${many}`,
      `${has} ${marks && !isAny(marks) ? `${range(marks).en} ${en} markers` : `the ${en} marker`}`,
    );
  }
  if (nearMark !== undefined) {
    const { ru, en } = markerName(nearMark);
    stands(say(`рядом с маркером «${ru}»`, `next to the ${en} marker`));
  }
  if (onMark !== undefined) {
    const { ru, en } = markerName(onMark);
    stands(say(`на клетке с маркером «${ru}»`, `on a cell with the ${en} marker`));
  }
  if (defender) add(`${v('выступает', 'выступают')} защитником`, `${is} the defender`);
  if (word)
    add(`${owns} ${wordName(word, undefined, 'acc').ru}`, `${has} ${wordName(word, undefined, 'acc').en}`);
  if (without)
    add(
      `не ${owns} ${wordName(without, undefined, 'gen').ru}`,
      `${has} no ${wordName(without, undefined, 'gen').en}`,
    );
  return { said, rest: strikes && !idle ? { ...rest, strikes } : rest };
}

function amountOf(of: Range, what: Lexeme, who: Phrase): Text {
  const { ru: owns, en: has } = told(who, verbs.have);
  if (isNone(of)) return say(`не ${owns} ${what.ru.pl.gen}`, `${has} no ${what.en.many}`);
  if (isAny(of)) return say(`${owns} хотя бы ${figures(1, what.ru)}`, `${has} at least one ${what.en.one}`);
  const { min, max } = of;
  if (min !== undefined && max === undefined)
    return say(`${owns} ${figures(min, what.ru)} или больше`, `${has} ${min} or more ${what.en.many}`);
  if (max !== undefined && min === undefined)
    return say(`${owns} ${figures(max, what.ru)} или меньше`, `${has} ${max} or fewer ${what.en.many}`);
  return say(`${owns} ${what.ru.pl.gen}: ${range(of).ru}`, `${has} ${range(of).en} ${what.en.many}`);
}

/** Whether the filter tells only what a card is, so that it can be denied by «не». */
export const isPlain = (f: Filter): boolean =>
  Object.keys(f).every((key) => plainKeys.includes(key)) && Object.keys(f).length > 0;

const plainKeys: readonly string[] = [
  'type',
  'flying',
  'element',
  'neutral',
  'class',
  'elite',
  'unique',
  'cost',
  'symbiont',
];
