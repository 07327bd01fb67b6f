/** Features (B12-112.1): named, constant, triggered, played, under a label, in place of something, of recruiting. */

import { abilities, cost, until } from './abilities.ts';
import { measured, whereX } from './amounts.ts';
import { attack, attackOf, danger, typesOf } from './attacks.ts';
import { canonical } from './canonical.ts';
import { condition, state } from './conditions.ts';
import { dashes } from './dash.ts';
import { asGains, deeds, onlyGains, standing, stays, things } from './gains.ts';
import { moments, ofTurn as turnMoment } from './moments.ts';
import { bareName, featureWords, merge, type Np, np, nps, quotedName } from './nouns.ts';
import {
  close,
  comma,
  type Data,
  dash,
  digits,
  open,
  pause,
  quote,
  times,
  unquote,
  whole,
  x,
} from './numbers.ts';
import {
  alt,
  any,
  costing,
  end,
  greedy,
  later,
  lem,
  listed,
  lit,
  map,
  memo,
  opt,
  type Parser,
  type Rules,
  row,
  says,
  seq,
} from './parser.ts';
import { shapes } from './signs.ts';

type Features = readonly Data[];

/** Remarks in brackets: how often, of what kind the ability is and its name. */
interface Note {
  readonly times?: Data;
  readonly use?: string;
  readonly closed?: true;
  /** How near it must happen. */
  readonly range?: number;
}
const remark: Parser<Note> = alt(
  map(times, (found) => ({ times: found })),
  says(lit('в закрытом виде'), { closed: true as const }),
  map(seq(lit('дальность'), digits), ([, range]) => ({ range })),
  map(
    seq(
      alt(says(lit('воздействие'), 'influence'), says(lit('заклинание'), 'spell')),
      opt(alt(quotedName, bareName(4))),
    ),
    ([use]) => ({ use }),
  ),
);
const note: Parser<Note> = map(seq(alt(open, inBracket), listed(remark, comma), close), ([, all]) => {
  const made = Object.assign({}, ...all) as Note;
  return Object.keys(made).length === all.length ? made : undefined;
});
/** The comma within a bracket that was opened before. */
function inBracket(at: number, run: Parameters<Parser<string>>[1]) {
  let depth = 0;
  for (const { text } of run.tokens.slice(0, at)) depth += text === '(' ? 1 : text === ')' ? -1 : 0;
  return depth === 1 ? comma(at, run) : [];
}
/** More in brackets: a constant feature that goes with what was said. */
const besides: Parser<Features> = map(seq(open, things, close), ([, all]) => {
  const gives = onlyGains(all);
  return gives && [{ kind: 'has', gives }];
});
const atMostChips: Parser<Features> = alt(
  map(seq(open, lit('не может иметь более', 'максимум'), digits, lem('фишка'), close), ([, , value]) => [
    { kind: 'word', word: 'maxChips', value },
  ]),
  // «получает фишку (максимум 4)»: what was received just before.
  costing(
    map(seq(open, lit('максимум'), digits, close), ([, , value]) => [
      { kind: 'word', word: 'maxChips', value, '?chips': true },
    ]),
    1,
  ),
);

/** «(максимум 4)» without a noun, after a chip that this card receives for itself. */
function ofChips(first: Features, more: Features): Features | undefined {
  const [limit] = more;
  if (limit['?chips'] === undefined) return [...first, ...more];
  const { '?chips': _, ...word } = limit;
  const gets = first.every((one) => {
    const last = ((one.does ?? []) as readonly Data[]).at(-1)?.do as Data | undefined;
    return last?.do === 'chips' && last.to === 'this' && last.amount === 1;
  });
  return gets ? [...first, word] : undefined;
}

/** Reminders of a rule, which say nothing of their own. */
const reminders = alt(
  seq(open, lit('заклинание не является атакой', 'заклинаниене является атакой'), close),
  map(
    seq(
      open,
      lem('броня'),
      digits,
      lit('означает'),
      lit('не получает первые'),
      digits,
      lem('рана'),
      lit('от немагических атак в течение каждого хода'),
      close,
    ),
    ([, , n, , , m]) => (n === m ? null : undefined),
  ),
  seq(open, lit('может ранить ваше стоящее рядом существо на'), digits, close),
);

const notes = map(seq(opt(note), opt(note)), ([a, b]) => ({ ...a, ...b }));

const asSpells = (does: readonly Data[]): readonly Data[] =>
  does.map((one) => (one.use === 'influence' ? { ...one, use: 'spell' } : one));

/** «(в закрытом виде)» goes for the card that is brought. */
const comesClosed = (one: Data): Data => {
  const effect = one.do as Data | undefined;
  return effect && (effect.do === 'summon' || effect.do === 'revive')
    ? { ...one, do: { ...effect, closed: true } }
    : one;
};

function noted<T extends Data>(
  feature: T,
  given: readonly Data[],
  { times: often, use, closed }: Note,
): Data {
  const does = closed ? given.map(comesClosed) : given;
  const { '?turn': turn, ...times } = often ?? {};
  const before = feature.if as Data | undefined;
  // «1 раз за ваш ход»: in that turn alone.
  const during = turn === undefined ? {} : { if: before ? { all: [before, { turn }] } : { turn } };
  return { ...feature, ...during, ...(often && { times }), does: use === 'spell' ? asSpells(does) : does };
}

const spellNamed = opt(
  map(
    seq(
      opt(dash),
      alt(says(lit('воздействие'), 'influence'), says(lit('заклинание'), 'spell')),
      opt(alt(quotedName, bareName(4))),
    ),
    ([, use]) => use,
  ),
);

// Played: «[плата]: …» (section 114).

const chips = lem('фишка');
const payPart: Parser<Data> = alt(
  says(lit('{instant}', 'внезапно'), { sudden: true }),
  says(lit('{tap}', 'закрыть'), { close: true }),
  says(chips, { chips: 1 }),
  map(seq(whole, chips), ([n]) => ({ chips: n })),
  map(seq(x, chips), () => ({ chips: 'X' })),
  says(seq(lem('весь'), chips), { allChips: true }),
);

const payment: Parser<Data> = map(listed(payPart, opt(comma)), (all) => {
  const made: Record<string, unknown> = {};
  for (const part of all) {
    for (const [key, value] of Object.entries(part)) {
      const before = made[key];
      // Two signs of a chip are two chips.
      if (key === 'chips' && typeof before === 'number' && value === 1) made[key] = before + 1;
      else if (key in made) return undefined;
      else made[key] = value;
    }
  }
  return made;
});

/** «закрыть ваше существо: …»: what is done as a payment comes first, and the rest only if it was done (RB-95). */
const doneFirst: Parser<Features> = map(
  seq(
    opt(seq(lit('{instant}', 'внезапно'), opt(alt(comma, lit(':'))))),
    opt(seq(lit('{tap}'), opt(comma))),
    cost,
    lit(':', ';'),
    abilities,
    notes,
  ),
  ([sudden, tap, [first], mark, does, note]) => {
    // A semicolon for the colon is told by the sign before it alone.
    if (mark === ';' && !sudden) return undefined;
    const pay = { ...(sudden && { sudden: true }), ...(tap && { close: true }) };
    return [noted({ kind: 'play', pay }, [first, { ...does[0], atThat: true }, ...does.slice(1)], note)];
  },
);

/** What answers an attack, and what spends something of one's own: it can not be done without end. */
const answers = ['modifyAttack', 'modifyRoll', 'block', 'redirect'];
const spends = ['shedLives', 'exileDead', 'spendIncarnation', 'loseChips'];

/** Of what is sudden and costs nothing, nothing else says where it ends. */
function isBounded(pay: Data, does: readonly Data[]): boolean {
  const { do: what } = (does[0]?.do ?? {}) as Data;
  const rest = does.slice(1).every(({ atThat, use }) => atThat === true && use !== 'or');
  return (
    Object.keys(pay).some((key) => key !== 'sudden') ||
    answers.includes(`${what}`) ||
    (rest && spends.includes(`${what}`))
  );
}

/** «может свести …»: what is done to an attack without a payment is sudden and free (RB-148). */
const freely: Parser<Features> = map(seq(lit('может'), abilities, notes), ([, does, note]) => {
  const [first] = does;
  const effect = first.do as Data | undefined;
  return effect && answers.includes(`${effect.do}`) && !first.may
    ? [noted({ kind: 'play', pay: { sudden: true } }, does, note)]
    : undefined;
});

/** «Пока …, {tap}: …»: a text that is there as long as that holds. */
const whilePlayed: Parser<Features> = map(
  seq(
    map(seq(lit('пока', 'если'), condition, opt(pause)), ([, said]) => said),
    later(() => playedAlways),
  ),
  ([cond, all]) =>
    all.every((one) => one.if === undefined) ? all.map((one) => ({ ...one, if: cond })) : undefined,
);

const played: Parser<Features> = (at, run) => [...playedAlways(at, run), ...whilePlayed(at, run)];

/** What a card attacks of its own squad it does not answer with a sudden feature. */
const speaksOfAttacker = (does: readonly Data[]): boolean => JSON.stringify(does).includes('"?attacker"');
const isOwnAtOwn = ({ on, who, other }: Data): boolean =>
  (on === 'hits' || on === 'assaults') && who === undefined && (other as Data | undefined)?.side === 'yours';

const playedAlways: Parser<Features> = alt(
  doneFirst,
  freely,
  map(seq(payment, lit(':'), abilities, notes, opt(later(() => whileLast))), ([pay, , does, note, cond]) =>
    note.range === undefined && (note.times !== undefined || isBounded(pay, does))
      ? [noted({ kind: 'play', pay, ...(cond && { if: cond }) }, does, note)]
      : undefined,
  ),
  map(seq(lit('бесплатно'), lit(':'), abilities, notes), ([, , does, note]) => [
    noted({ kind: 'play', pay: {} }, does, note),
  ]),
  map(seq(times, lit(':'), abilities, notes), ([often, , does, note]) =>
    note.times ? undefined : [noted({ kind: 'play', pay: {}, times: often }, does, note)],
  ),
  // Sudden features that answer something: paid for when it happens (B12-116.1).
  map(
    seq(payment, lit(':'), spellNamed, opt(dash), moments, opt(pause), abilities, notes),
    ([pay, , use, , all, , does, note]) =>
      all.length === 1 && pay.sudden && (!isOwnAtOwn(all[0]) || speaksOfAttacker(does))
        ? [noted({ kind: 'when', ...all[0], may: true, pay }, does, use ? { ...note, use } : note)]
        : undefined,
  ),
);

// Triggered: «[условие] — …» (section 113).

const grades = ['weak', 'medium', 'strong'];

/** «при простом ударе — отравление на 1-2-3»: so much by the grade of the strike, as three texts. */
function byGrade(
  all: readonly Data[],
  does: readonly Data[],
): readonly { readonly moment: Data; readonly does: readonly Data[] }[] | undefined {
  const isGraded = (one: Data): boolean => {
    const { do: what, amount } = (one.do ?? {}) as Data;
    return what === 'poison' && Array.isArray(amount);
  };
  if (!does.some(isGraded)) return undefined;
  const [moment] = all;
  const attack = moment.attack as Data | undefined;
  if (all.length > 1 || !attack || attack.grades !== undefined || moment.on !== 'hits') return [];
  return grades.map((grade, i) => ({
    moment: { ...moment, attack: { ...attack, grades: [grade] } },
    does: does.map((one) =>
      isGraded(one)
        ? { ...one, do: { ...(one.do as Data), amount: ((one.do as Data).amount as readonly number[])[i] } }
        : one,
    ),
  }));
}

/** «(дальность 4)»: of whoever it happens to within so many cells. */
const reaching = (moment: Data, within: number): Data => ({
  ...moment,
  who: { ...(moment.who as Data), within },
});

/** «…, если он на кладбище»: a text that works from there (RB-160). */
const fromGraveyard = seq(
  opt(comma),
  lit('если', 'пока'),
  opt(alt(lem('@this'), lit('он', 'она', 'оно', 'эта карта'))),
  lit('на кладбище', 'лежит на кладбище', 'находится на кладбище'),
);

const triggered: Parser<Features> = map(
  seq(
    moments,
    opt(fromGraveyard),
    opt(later(() => whileAfter)),
    opt(alt(pause, lit(':'))),
    abilities,
    opt(fromGraveyard),
    notes,
  ),
  ([waited, before, also, , does, after, note]) => {
    const [first, ...rest] = does;
    const dead = before !== undefined || after !== undefined;
    if (dead && waited.some((moment) => moment.where !== undefined)) return undefined;
    // Of a card in play the moment tells its condition itself.
    if (also && (before === undefined || waited.some((moment) => moment.if !== undefined))) return undefined;
    const works: Data = { ...(dead && { where: 'graveyard' }), ...(also && { if: also }) };
    const all = waited.map((moment): Data => ({ ...moment, ...works }));
    // Two limits at once would be one too many.
    if (note.times && all.some((moment) => moment.times || (moment.nth && !moment.who))) return undefined;
    // Either of two moments, so often in all.
    const shared = note.times && all.length > 1 ? { ...note, times: { ...note.times, together: 1 } } : note;
    if (note.range !== undefined && !all.every((moment) => moment.who)) return undefined;
    const graded = byGrade(all, does);
    if (graded)
      return note.times || first.may
        ? undefined
        : graded.map((one) => noted({ kind: 'when', ...one.moment }, one.does, note));
    // «может» of the first ability lets the whole be left undeclared (B12-505.8).
    const leave = first.may === true;
    const { may: _, ...bare } = first;
    return all.map((moment) => {
      const near = note.range === undefined ? moment : reaching(moment, note.range);
      return noted(
        { kind: 'when', ...near, ...(leave && { may: true }) },
        leave ? [bare, ...rest] : does,
        shared,
      );
    });
  },
);

/** «открывается в начале хода противника»: the moment stands behind what this card does. */
const momentLast: Parser<Features> = costing(
  map(seq(abilities, turnMoment, notes), ([does, moment, note]) => {
    const [first, ...rest] = does;
    const own = (first.do as Data | undefined)?.to === 'this';
    if (!own || rest.length > 0 || first.if !== undefined || note.range !== undefined) return undefined;
    const { may: leave, ...bare } = first;
    return [noted({ kind: 'when', ...moment, ...(leave === true && { may: true }) }, [bare], note)];
  }),
  1,
);

// Constant: «пока X, цель с Y имеет Z» (B12-115.3).

const holds = alt(any('иметь', { as: 'present' }), any('получить', { as: 'present' }));
/** «если после этого …» goes on with what was told before. */
const notAfterwards: Parser<null> = (at, run) =>
  run.tokens[at]?.text === 'после' ? [] : [{ value: null, end: at, cost: 0 }];
const whileSo = map(seq(lit('пока', 'если'), notAfterwards, condition, opt(pause)), ([, , said]) => said);
const whileAfter = map(seq(opt(comma), lit('пока', 'если'), condition), ([, , said]) => said);

const whileLast = map(seq(opt(comma), lit('пока'), condition), ([, , said]) => said);

/** «+1 к удару и может атаковать летающих»: what it has, and what it does. */
const had: Parser<readonly Data[]> = alt(
  map(things, (all) => onlyGains(all)),
  map(seq(things, lit('и'), deeds), ([all, , { gains }]) => {
    const own = onlyGains(all);
    return own && [...own, ...gains];
  }),
);
const gained: Parser<readonly Data[]> = map(seq(opt(holds), had), ([, gains]) => gains);

const isFartherJump = ({ word, more }: Data): boolean => word === 'jump' && more === true;

/** A named feature alone is what the card is printed with. */
function constantly(gives: readonly Data[], more: Data): Features | undefined {
  // Who does not jump is not told how far.
  const jumpers = more.to as Data | undefined;
  if (jumpers && jumpers.word !== 'jump' && gives.some(isFartherJump)) return undefined;
  if (jumpers && JSON.stringify(gives).includes('"?self"')) return undefined;
  // What a card has itself nobody gives it.
  if (!('to' in more) && JSON.stringify(gives).includes('"giver"')) return undefined;
  const [first] = gives;
  if (Object.keys(more).length === 0 && gives.every((one) => one.kind === 'word' && !one.more)) return gives;
  if (Object.keys(more).length === 0 && gives.length > 1 && gives.some((one) => one.kind === 'feature')) {
    return gives.map((one) =>
      one.kind === 'feature' ? (one.feature as Data) : { kind: 'has', gives: [one] },
    );
  }
  if (first.kind === 'feature' && gives.length === 1 && !('to' in more)) {
    // A text that the card has on a condition is that text with the condition.
    const own = first.feature as Data;
    if (!('if' in more)) return [own];
    if (!('if' in own)) return [{ ...own, if: more.if }];
  }
  return [{ kind: 'has', ...more, gives }];
}

const onTop = opt(whereX);

const constant: Parser<Features> = alt(
  map(seq(gained, onTop, opt(whileAfter), onTop), ([gives, x1, cond, x2]) =>
    withX(constantly(gives, cond ? { if: cond } : {}), x1 ?? x2),
  ),
  map(seq(gained, whileAfter, onTop), ([gives, cond, where]) =>
    withX(constantly(gives, { if: cond }), where),
  ),
  map(seq(standing, opt(whileAfter)), ([{ gains }, cond]) => constantly(gains, cond ? { if: cond } : {})),
  map(
    seq(
      whileSo,
      opt(nps('nom')),
      alt(
        gained,
        map(standing, ({ gains }) => gains),
      ),
      onTop,
    ),
    ([cond, who, gives, where]) => {
      if (who && who.ref !== 'this' && !who.ref?.startsWith('?'))
        return withX(constantly(gives, { to: who.filter, if: cond }), where);
      return withX(constantly(gives, { if: cond }), where);
    },
  ),
  // «пока все карты в вашем отряде …, они имеют …»: those cards.
  map(
    seq(lit('пока все'), np('nom'), state, opt(pause), lit('они'), holds, had, onTop),
    ([, who, said, , , , gives, where]) => {
      if (who.ref || who.count !== 'some' || 'not' in who.filter) return undefined;
      const all = { not: { there: { ...who.filter, not: said } } };
      return withX([{ kind: 'has', to: who.filter, if: all, gives }], where);
    },
  ),
  map(
    seq(
      nps('nom'),
      opt(lit('также')),
      alt(
        map(seq(holds, had), ([, gives]) => gives),
        map(standing, ({ gains }) => gains),
      ),
      opt(whileAfter),
      onTop,
      opt(seq(open, close)),
    ),
    ([who, , gives, cond, where]) => {
      if (who.ref === 'this') return withX(constantly(gives, cond ? { if: cond } : {}), where);
      if (who.ref || typeof who.count === 'object') return undefined;
      if (who.filter.word !== 'jump' && gives.some(isFartherJump)) return undefined;
      // «ваши эльфы имеют … по существам позади себя»: that is not this card.
      if (JSON.stringify(gives).includes('"?self"')) return undefined;
      // «существа …, пока стоят напротив»: those of them that do.
      const those =
        cond && 'this' in cond && (who.many !== false || who.filter.host)
          ? merge(who.filter, cond.this as Data)
          : undefined;
      if (cond && 'this' in cond) {
        const { '?here': here, ...to } = those ?? {};
        return (
          those &&
          withX([{ kind: 'has', to, ...(here !== undefined && { if: { this: here } }), gives }], where)
        );
      }
      return withX([{ kind: 'has', to: who.filter, ...(cond && { if: cond }), gives }], where);
    },
  ),
  // «получает … до конца хода, если прошёл …»: it holds as long as the turn does.
  map(seq(holds, had, until, whileAfter), ([, gives, , cond]) =>
    'moved' in cond ? constantly(gives, { if: cond }) : undefined,
  ),
);

function withX(
  features: Features | undefined,
  where: { readonly x: unknown } | undefined,
): Features | undefined {
  return where && features ? (measured(features, where.x) as Features | undefined) : features;
}

const levels: Readonly<Record<string, unknown>> = { слабый: 'weak', средний: 'medium', сильный: 'strong' };
const level: Parser<unknown> = alt(row(levels, { case: 'dat' }), digits);

/** «простые удары по этому существу сводятся к слабым». */
const reduced: Parser<Features> = map(
  seq(
    opt(alt(says(lit('в ваш ход'), 'yours'), says(lit('в ход противника'), 'enemy'))),
    attackOf('nom'),
    alt(
      map(seq(any('сводиться', { as: 'present' }), lit('к'), level), ([, , to]) => to),
      map(seq(lit('являются', 'считаются', 'становятся'), row(levels, { case: 'ins' })), ([, to]) => to),
      row(levels, { case: 'nom' }),
    ),
    opt(whileAfter),
  ),
  ([during, { pattern, by, byRef, at, atRef: whom, turn: turnAfter }, to, cond]) => {
    // «атаки по нему» where nobody else is told of: at this card.
    // Who attacks does not attack itself.
    const nobody = byRef === undefined && at === undefined;
    const atRef = whom !== undefined && nobody && ['?mn', '?f', '?n', '?self'].includes(whom) ? 'this' : whom;
    if (during && turnAfter) return undefined;
    const told = during ?? turnAfter;
    const turn =
      told !== '?own'
        ? told
        : by?.side === 'enemy'
          ? 'enemy'
          : by && by.side !== 'yours'
            ? undefined
            : 'yours';
    if (told !== undefined && turn === undefined) return undefined;
    const more = cond ? { if: cond } : {};
    // «атаки ваших эльфов по …»: whoever of them attacks.
    if (by && !atRef && byRef === undefined) {
      if (turn && cond) return undefined;
      const gives = [{ kind: 'reduces', of: { ...pattern, ...(at && { at }) }, to }];
      return [{ kind: 'has', to: by, ...more, ...(turn && { if: { turn } }), gives }];
    }
    if (atRef === 'this') {
      if (byRef || turn || to === 'strong') return undefined;
      return [
        { kind: 'has', ...more, gives: [{ kind: 'reduced', from: { ...pattern, ...(by && { by }) }, to }] },
      ];
    }
    if (at && !by && byRef === undefined && !turn) {
      return to === 'strong'
        ? undefined
        : [{ kind: 'has', to: at, ...more, gives: [{ kind: 'reduced', from: pattern, to }] }];
    }
    if (byRef === 'this') {
      const own = turn ? { if: { turn } } : {};
      if (turn && cond) return undefined;
      return [
        {
          kind: 'has',
          ...more,
          ...own,
          gives: [{ kind: 'reduces', of: { ...pattern, ...(at && { at }) }, to }],
        },
      ];
    }
    return undefined;
  },
);

/** «дальние атаки стоящих рядом карт (кроме {uchr}) имеют дальность 2» (RB-176). */
const rangeFixed: Parser<Features> = map(
  seq(attackOf('nom'), lit('имеют дальность', 'имеет дальность'), digits, opt(whileAfter)),
  ([{ pattern, by, byRef, at, atRef, turn }, , n, cond]) => {
    const types = typesOf(pattern)?.filter((type) => ['shot', 'throw', 'discharge'].includes(`${type}`));
    const plain = Object.keys(pattern).every((key) => key === 'types' || key === 'close');
    // A strike over a row goes over just one, whatever is said of ranged attacks.
    const all = pattern.close === false || types?.length === typesOf(pattern)?.length;
    if (at || atRef || turn || !plain || !types || types.length === 0 || !all) return undefined;
    if (byRef !== undefined && byRef !== 'this') return undefined;
    const gives = [{ kind: 'range', of: types, by: n, set: true }];
    return [{ kind: 'has', ...(by && { to: by }), ...(cond && { if: cond }), gives }];
  },
);

/** «простые удары ваших орков по закрытым существам являются безответными». */
const unanswered: Parser<Features> = map(
  seq(
    attackOf('nom'),
    opt(lit('являются', 'является', '—')),
    row({ безответный: 'strikeUnanswered', направленный: 'strikeDirected' }),
    opt(whileAfter),
  ),
  ([{ pattern, by, byRef, at, atRef, turn }, , what, cond]) => {
    const [type, ...more] = Array.isArray(pattern.types) ? pattern.types : [];
    if (type !== 'simple' || more.length > 0 || Object.keys(pattern).length > 1) return undefined;
    if (atRef || turn || (byRef && byRef !== 'this') || (!by && !byRef)) return undefined;
    return [
      {
        kind: 'has',
        ...(by && { to: by }),
        ...(cond && { if: cond }),
        gives: [{ kind: 'may', what, ...(at && { at }) }],
      },
    ];
  },
);

/** «простые удары по закрытому Дозорному сводятся к 1». */
const reducedAt: Parser<Features> = map(
  seq(
    attack('nom'),
    lit('по'),
    row({ закрытый: true, открытый: false }, { case: 'dat' }),
    lem('@this'),
    any('сводиться', { as: 'present' }),
    lit('к'),
    level,
  ),
  ([from, , closed, , , , to]) => [
    { kind: 'has', if: { this: { closed } }, gives: [{ kind: 'reduced', from, to }] },
  ],
);

/** «блокирует первую за ход атаку по себе». */
const blocks: Parser<Features> = map(
  seq(
    any('блокировать', { as: 'present' }),
    attackOf('acc'),
    opt(alt(says(lit('за ход'), undefined), says(lit('за ход противника'), 'enemy'))),
  ),
  ([, { pattern, by, byRef, at, atRef, turn }, after]) => {
    const { first, ...attack } = pattern;
    if (at || (turn && after) || byRef || (atRef !== 'this' && atRef !== '?self')) return undefined;
    const whose = after ?? turn;
    return [
      {
        kind: 'when',
        on: 'assaulted',
        ...(Object.keys(attack).length > 0 && { attack }),
        ...(by && { other: by }),
        ...(whose && { if: { turn: whose } }),
        ...(first === true && { times: { per: 'turn', most: 1 } }),
        does: [{ use: 'influence', do: { do: 'block', whose: 'other' } }],
      },
    ];
  },
);

/** How many of the first attacks at itself are blocked. */
const blocksFirst: Parser<Features> = map(
  seq(
    any('блокировать', { as: 'present' }),
    lem('первый', { case: 'acc', number: 'pl' }),
    whole,
    attack('acc'),
    lit('по себе за'),
    alt(says(lit('ход'), 'turn'), says(lit('бой'), 'battle')),
  ),
  ([, , most, pattern, , per]) => [
    {
      kind: 'when',
      on: 'assaulted',
      ...(Object.keys(pattern).length > 0 && { attack: pattern }),
      times: { per, most },
      does: [{ use: 'influence', do: { do: 'block', whose: 'other' } }],
    },
  ],
);

/** «может объявлять простой удар только по карте, стоящей напротив»: not at any other. */
const strikesOnly: Parser<Features> = map(
  seq(
    lit('может объявлять', 'может нападать'),
    alt(attack('acc'), attack('ins')),
    lit('только по', 'только на'),
    alt(
      np('dat'),
      np('acc'),
      says(lit('диагонали'), {
        filter: { at: 'diagonal' },
        count: 'some' as const,
        gender: undefined,
        ref: undefined,
      }),
    ),
    opt(
      map(seq(comma, whole, lem('раз'), lit('за ход'), opt(seq(comma, stays))), ([, n]) => ({
        kind: 'may',
        what: 'strikeTimes',
        value: n,
      })),
    ),
  ),
  ([, of, , who, often]) => {
    const [type, ...more] = Array.isArray(of.types) ? of.types : [];
    if (who.ref || Object.keys(of).length > 1) return undefined;
    if (type === 'simple' && more.length === 0)
      return [
        {
          kind: 'has',
          gives: [{ kind: 'cannot', what: 'strike', at: { not: who.filter } }, ...(often ? [often] : [])],
        },
      ];
    if (often) return undefined;
    return [{ kind: 'has', gives: [{ kind: 'cannot', what: 'attack', of, at: { not: who.filter } }] }];
  },
);

/** «существа противника, стоящие напротив, могут нападать простым ударом только на Дозорного». */
const strikesOnlyThis: Parser<Features> = map(
  seq(
    np('nom'),
    lit('могут'),
    alt(lit('объявлять', 'наносить'), lit('нападать')),
    alt(attack('acc'), attack('ins')),
    lit('только по', 'только на'),
    alt(np('dat'), np('acc')),
    opt(whileAfter),
  ),
  ([by, , , of, , whom, cond]) => {
    const [type, ...more] = Array.isArray(of.types) ? of.types : [];
    if (by.ref || whom.ref !== 'this' || type !== 'simple' || more.length > 0 || Object.keys(of).length > 1)
      return undefined;
    return [
      {
        kind: 'has',
        to: by.filter,
        ...(cond && { if: cond }),
        gives: [{ kind: 'cannot', what: 'strike', at: { not: { is: 'this' } } }],
      },
    ];
  },
);

/** «Дозорному нельзя назначать защитника»: whoever strikes it strikes it directly. */
const undefended: Parser<Features> = map(
  seq(
    alt(
      seq(lem('@this'), lit('нельзя назначать защитника', 'нельзя назначить защитника')),
      seq(lit('нельзя назначать защитника', 'нельзя назначить защитника'), lem('@this')),
    ),
    opt(whileAfter),
  ),
  ([, cond]) => [
    {
      kind: 'has',
      to: { side: 'enemy' },
      ...(cond && { if: cond }),
      gives: [{ kind: 'may', what: 'strikeDirected', at: { is: 'this' } }],
    },
  ],
);

const limits: Parser<Features> = alt(
  says(lit('рывок'), [dashes]),
  undefended,
  strikesOnlyThis,
  blocks,
  reducedAt,
  unanswered,
  blocksFirst,
  strikesOnly,
  map(
    seq(alt(lit('максимум'), lit('не может иметь более', 'не могут иметь более')), digits, lem('жизнь')),
    ([, value]) => [{ kind: 'word', word: 'maxLives', value }],
  ),
  map(
    seq(alt(lit('максимум'), lit('не может иметь более', 'не могут иметь более')), digits, chips),
    ([, value]) => [{ kind: 'word', word: 'maxChips', value }],
  ),
  map(seq(lit('начинает бой с'), opt(whole), chips), ([, n]) => [
    { kind: 'word', word: 'startChips', value: n ?? 1 },
  ]),
  map(
    seq(
      lit('начинает бой с', 'начинает бой со'),
      row({ благословление: 'blessing', проклятие: 'curse', полет: 'flight' }, { case: 'ins' }),
    ),
    ([, word]) => [
      {
        kind: 'when',
        on: 'battleStart',
        does: [{ use: 'influence', do: { do: 'give', to: 'this', gains: [{ kind: 'word', word }] } }],
      },
    ],
  ),
  // An unanswerable strike before the first turn is what Vanguard says.
  map(
    seq(
      lit('в начале боя'),
      opt(dash),
      opt(map(seq(opt(comma), lit('если'), condition, opt(pause)), ([, , said]) => said)),
      lit('может', 'могут'),
      lit('нанести', 'совершить', 'объявить'),
      lem('безответный', { case: 'acc' }),
      lem('простой удар', { case: 'acc' }),
      opt(lit('по карте противника', 'по любой карте противника')),
      opt(comma),
      lit('не закрываясь'),
    ),
    ([, , cond]) =>
      cond
        ? [{ kind: 'has', if: cond, gives: [{ kind: 'word', word: 'vanguard' }] }]
        : [{ kind: 'word', word: 'vanguard' }],
  ),
  map(seq(lit('начинает бой с'), opt(whole), lem('дополнительный'), lem('жизнь')), ([, n]) => [
    { kind: 'word', word: 'startLives', value: n ?? 1 },
  ]),
);

const lure: Parser<Features> = map(
  seq(
    np('nom'),
    lit('могут объявлять'),
    attack('acc'),
    lit('только по'),
    np('dat'),
    opt(whileAfter),
    opt(
      alt(
        seq(
          open,
          lit(
            'вне зависимости от дальности',
            'независимо от дальности',
            'на любую дальность',
            'на любой дальности',
          ),
          close,
        ),
        lit('независимо от дальности', 'вне зависимости от дальности'),
      ),
    ),
  ),
  ([by, , of, , to, cond]) => {
    if (to.ref !== 'this' || by.ref || by.filter.side !== 'enemy') return undefined;
    // Only the opponent’s cards are drawn.
    const { side: _, ...who } = by.filter;
    const drawn = Object.keys(who).length > 0 ? { by: who } : {};
    return [{ kind: 'has', ...(cond && { if: cond }), gives: [{ kind: 'lure', of, ...drawn }] }];
  },
);

const fightsClosed: Parser<Features> = says(
  alt(
    seq(
      lit('когда', 'пока'),
      opt(np('nom')),
      lit('закрыт', 'закрыта'),
      opt(comma),
      opt(lit('он', 'она')),
      lit('отражает'),
      any('простой удар'),
      lit('как открытая карта'),
    ),
  ),
  [{ kind: 'has', gives: [{ kind: 'may', what: 'fightClosed' }] }],
);

/** «не закрывается после нападения {strike}, если был назначен защитник». */
const openAfterDefence: Parser<Features> = says(
  seq(
    lit('не закрывается после нападения'),
    any('простой удар', { case: 'ins' }),
    opt(comma),
    lit('если'),
    opt(seq(lit('от этого'), any(['простой удар', 'удар']))),
    lit('был назначен защитник'),
  ),
  ['hits', 'misses'].map((on) => ({
    kind: 'when',
    on,
    attack: { types: ['simple'], answering: false },
    other: { defender: true },
    does: [{ use: 'influence', do: { do: 'stayOpen', to: 'this' } }],
  })),
);

/** «первый бросок кубика Дозорного за бой равен 6»: the next one from the start on. */
const firstRoll: Parser<Features> = map(
  seq(lit('первый бросок кубика'), opt(lem('@this')), lit('за бой'), lit('равен', 'равняется'), digits),
  ([, , , , value]) => [
    {
      kind: 'when',
      on: 'battleStart',
      does: [{ use: 'influence', do: { do: 'give', to: 'this', gains: [{ kind: 'rollIs', value }] } }],
    },
  ],
);

const firm: Parser<Features> = says(
  seq(lit('сила'), any('простой удар'), opt(np('gen')), lit('не может быть снижена')),
  [{ kind: 'has', gives: [{ kind: 'firm' }] }],
);

const recruiting: Parser<Features> = map(
  seq(
    lit('не может быть'),
    lit('взят', 'взята', 'взято', 'набран', 'набрана'),
    lit('в отряд с', 'в отряд вместе с'),
    opt(map(seq(lit('более чем'), whole), ([, n]) => n + 1)),
    np('ins'),
  ),
  ([, , , min, who]) => {
    const known = ['class', 'element', 'neutral', 'type', 'elite', 'name', 'cost'];
    // Other cards are meant in any case.
    const { type, another: _, ...rest } = who.filter;
    if (who.ref || Object.keys(rest).some((key) => !known.includes(key))) return undefined;
    const cards = { ...rest, ...(type !== undefined && { type }) };
    return [{ kind: 'recruiting', what: 'notWith', cards, ...(min !== undefined && { min }) }];
  },
);

/** «При наборе отряда …»: what the card costs then. */
const price: Parser<Features> = alt(
  // «При наборе … в отряд вы получаете 1 {elite}».
  map(
    seq(
      alt(seq(lit('при наборе'), opt(lem('@this')), opt(lit('в отряд'))), lit('при наборе отряда')),
      opt(pause),
      alt(
        says(seq(opt(lit('вы')), lit('получаете', 'получите')), false),
        says(seq(opt(lit('вы')), lit('можете', 'может'), lit('получить')), true),
      ),
      opt(digits),
      lit('{elite}'),
    ),
    ([, , may, gold]) => [
      { kind: 'recruiting', what: 'crystals', gold: gold ?? 1, ...(may && { may: true }) },
    ],
  ),
  map(
    seq(
      lit('при наборе отряда'),
      opt(comma),
      opt(np('nom')),
      lit('стоит на'),
      digits,
      opt(any(['рядовой', 'элитный'])),
      lit('меньше'),
      opt(seq(opt(comma), lit('если'), condition)),
    ),
    ([, , who, , by, , , cond]) => {
      // «ваша местность стоит на 1 меньше».
      if (who && !who.ref) {
        const { side, ...filter } = who.filter;
        const cards = side === 'yours' && !cond ? recruits({ ...who, count: 'one', filter }) : undefined;
        return cards && [{ kind: 'recruiting', what: 'cheapens', cards, by }];
      }
      if (who && who.ref !== 'this') return undefined;
      const when = cond ? cond[2] : undefined;
      if (when && !('redealt' in when)) return undefined;
      return [{ kind: 'recruiting', what: 'discount', by, ...(when && { if: when }) }];
    },
  ),
  map(
    seq(
      lit('при наборе отряда , если в вашем отряде есть карты стоимостью'),
      listed(digits, alt(comma, lit('и'))),
      opt(comma),
      alt(
        seq(lit('вы можете взять'), lem('@this'), lit('в отряд бесплатно')),
        seq(lem('@this'), lit('берется в отряд бесплатно')),
      ),
    ),
    ([, costs]) => [{ kind: 'recruiting', what: 'free', if: { costs } }],
  ),
  map(
    seq(
      lit('при наборе отряда'),
      opt(comma),
      lit('если в вашем отряде есть'),
      listed(np('nom'), alt(comma, lit('и'))),
      opt(comma),
      alt(
        seq(lit('вы можете взять'), lem('@this'), lit('в отряд бесплатно')),
        seq(lem('@this'), lit('берется в отряд бесплатно')),
      ),
    ),
    ([, , , kinds]) => {
      const every = kinds.map(({ ref, count, filter: { another: _, ...filter } }) =>
        ref || count !== 'one' ? undefined : filter,
      );
      return every.length > 1 && every.every((one) => one !== undefined)
        ? [{ kind: 'recruiting', what: 'free', if: { every } }]
        : undefined;
    },
  ),
);

/** Which cards are meant while squads are recruited: by what is printed on them. */
function recruits({ ref, count, filter }: Np): Data | undefined {
  const known = ['class', 'element', 'neutral', 'type', 'elite', 'name', 'cost'];
  const { another: _, ...rest } = filter;
  return ref || count !== 'one' || Object.keys(rest).some((key) => !known.includes(key)) ? undefined : rest;
}

const semicolon = alt(lit(';'), comma);
const intoSquad: Parser<unknown> = alt(
  seq(
    lit('показать'),
    lem('@this'),
    alt(lit('; возьмите'), lit('и взять')),
    lit('его', 'ее'),
    lit('в отряд'),
  ),
  seq(lit('показать эту карту и взять ее в отряд')),
);
/** What is done along with it. */
const enlisting: Parser<Data> = alt(
  map(
    seq(
      lit('найдите в колоде', 'найти в колоде'),
      np('acc'),
      comma,
      lit('покажите', 'показать'),
      opt(lit('его', 'ее')),
      lit('и возьмите', 'и взять'),
      opt(lit('его', 'ее')),
      lit('в раздачу'),
    ),
    ([, who]) => {
      const find = recruits(who);
      return find && { find };
    },
  ),
  map(
    alt(
      map(
        seq(lit('положите', 'положить'), lit('на кладбище'), np('acc'), opt(lit('из раздачи'))),
        ([, , who]) => who,
      ),
      map(
        seq(lit('положите', 'положить'), np('acc'), lit('из раздачи'), lit('на кладбище')),
        ([, who]) => who,
      ),
    ),
    (who) => {
      const bury = recruits(who);
      return bury && { bury };
    },
  ),
  map(
    seq(
      lit('посмотреть', 'посмотрите'),
      digits,
      lit('случайные карты из раздачи противника'),
      semicolon,
      // The X before the sign is left out now and then.
      lit('вы получаете'),
      opt(x),
      lit('{elite}'),
      opt(comma),
      lit('где x'),
      opt(dash),
      lit('число показанных карт', 'количество показанных карт'),
      lit('с магической особенностью', 'с магическими особенностями'),
    ),
    ([, look]) => ({ look, uses: ['magic', 'discharge', 'spell'] }),
  ),
);
/** «До набора отряда …»: what the deal holds is shown (RB-161). */
const beforeRecruiting: Parser<Features> = map(
  seq(
    lit('до набора отряда'),
    opt(dash),
    opt(lit('вы')),
    lit('можете'),
    alt(
      map(seq(intoSquad, alt(seq(opt(comma), lit('при этом')), semicolon), enlisting), ([, , besides]) => ({
        what: 'enlist',
        besides,
      })),
      map(
        seq(
          lit('заплатить'),
          opt(digits),
          lit('{elite}'),
          alt(semicolon, lit('и')),
          lit('положите', 'положить'),
          alt(seq(lem('@this'), lit('на кладбище')), seq(lit('на кладбище'), lem('@this'))),
        ),
        ([, gold]) => ({ what: 'entomb', gold: gold ?? 1 }),
      ),
    ),
  ),
  ([, , , , what]) => [{ kind: 'recruiting', ...what }],
);

// Labels.

const under = (state: string, has: Features): Features => [{ kind: 'under', state, has }];

const plainFeature: Parser<Features> = memo(
  alt(
    played,
    triggered,
    momentLast,
    constant,
    reduced,
    rangeFixed,
    limits,
    lure,
    fightsClosed,
    openAfterDefence,
    firstRoll,
    firm,
    recruiting,
    price,
    beforeRecruiting,
  ),
);

/** What happens if …: a moment of its own with its condition (RB-90, RB-91). */
const happening =
  (moment: Data) =>
  (does: readonly Data[], note: Note): Features => {
    const [first, ...rest] = does;
    const leave = first.may === true;
    const { may: _, ...bare } = first;
    return [
      noted({ kind: 'when', ...moment, ...(leave && { may: true }) }, leave ? [bare, ...rest] : does, note),
    ];
  };

const concentration = happening({ on: 'enemyTurnEnd', if: { this: { hurt: false } } });
const frenzy = (n: number) => happening({ on: 'rolls', if: { frenzy: n } });

/** Rebuff: for a turn, if before it the own squad is the smaller one (RB-93). */
function rebuff(has: Features): Features | undefined {
  const gains = asGains(has);
  if (gains) return [outnumbered({ do: 'give', to: 'this', gains, until: 'yourTurnEnd' })];
  // What others have by it is theirs as long as this card is marked.
  const marked = { this: { marker: 'rebuff' } };
  if (!has.every((one) => one.kind === 'has' && one.if === undefined)) return undefined;
  const mark = { do: 'mark', to: 'this', marker: 'rebuff', until: 'yourTurnEnd' };
  return [outnumbered(mark), ...has.map((one) => ({ ...one, if: marked }))];
}
const outnumbered = (effect: Data): Data => ({
  kind: 'when',
  on: 'beforeTurn',
  if: { more: { side: 'enemy' }, than: { side: 'yours' } },
  does: [{ use: 'influence', do: effect }],
});

/** A reminder in brackets says the same once more; one that says something else is no reminder. */
const reminder: Parser<Features | undefined> = opt(
  map(seq(open, alt(triggered, remindsOfFrenzy), close), ([, said]) => said),
);
function remindsOfFrenzy(at: number, run: Parameters<Parser<Features>>[1]) {
  return frenzyInWords(at, run);
}
const frenzyInWords: Parser<Features> = map(
  seq(
    lit('если бросок кубика , когда атакует в свой ход , равен'),
    digits,
    lit('или менее', 'или меньше'),
    opt(pause),
    abilities,
    notes,
  ),
  ([, n, , , does, note]) => frenzy(n)(does, note),
);
const confirmed = (found: Features, said: Features | undefined): Features | undefined =>
  said === undefined || JSON.stringify(canonical(said)) === JSON.stringify(canonical(found))
    ? found
    : undefined;

/** One feature, or two joined by «и»: the second between quotation marks, one that is paid for, or told by a verb. */
const several: Parser<Features> = alt(
  plainFeature,
  map(
    seq(
      plainFeature,
      lit('и'),
      alt(
        map(seq(quote, plainFeature, unquote), ([, second]) => second),
        played,
        map(deeds, ({ gains }) => constantly(gains, {})),
      ),
    ),
    ([first, , second]) => [...first, ...second],
  ),
);

const rebuffReminder = lit(
  '( до начала хода , если в вашем отряде меньше карт , чем в отряде противника — до конца хода получает )',
);

/** Features that hold on a condition alone. */
function onlyWhile(features: Features, cond: Data): Features | undefined {
  const made = features.map((one) => {
    if (one.if !== undefined) return undefined;
    if (one.kind === 'word') return { kind: 'has', if: cond, gives: [one] };
    return ['has', 'when', 'play'].includes(`${one.kind}`) ? { ...one, if: cond } : undefined;
  });
  return made.every((one) => one !== undefined) ? made : undefined;
}

const labelled: Parser<Features> = alt(
  map(seq(lit('в полете'), lit(':'), plainFeature), ([, , has]) =>
    onlyWhile(has, { this: { flying: true } }),
  ),
  map(seq(lit('строй'), lit(':'), plainFeature), ([, , has]) => under('formation', has)),
  map(seq(lit('бестелесный', 'бестелесная', 'бестелесное'), lit(':'), plainFeature), ([, , has]) => [
    { kind: 'word', word: 'incorporeal' },
    ...has,
  ]),
  // At this very card (B12-G-wording-incorporeal-attacks-reduced).
  map(
    seq(
      lit('бестелесный', 'бестелесная', 'бестелесное'),
      lit(':'),
      attackOf('nom'),
      any('сводиться', { as: 'present' }),
      lit('к'),
      level,
    ),
    ([, , { pattern, by, byRef, at, atRef, turn }, , , to]) =>
      byRef || at || atRef || turn || to === 'strong'
        ? undefined
        : [
            { kind: 'word', word: 'incorporeal' },
            { kind: 'has', gives: [{ kind: 'reduced', from: { ...pattern, ...(by && { by }) }, to }] },
          ],
  ),
  map(seq(lit('{first}', 'если вы ходите первым'), lit(':'), plainFeature), ([, , has]) =>
    under('first', has),
  ),
  map(seq(lit('{second}', 'если вы ходите вторым'), lit(':'), plainFeature), ([, , has]) =>
    under('second', has),
  ),
  map(seq(lit('{wolf}', 'волк'), lit(':'), several), ([, , has]) => under('wolf', has)),
  map(seq(lit('{human}', 'человек'), lit(':'), several), ([, , has]) => under('human', has)),
  says(
    lit(
      '( до начала вашего хода — получить {wolf} либо {human} до конца хода противника )',
      'до начала вашего хода — получить {wolf} либо {human} до конца хода противника',
    ),
    [{ ...shapes }],
  ),
  map(seq(lit('на глубине'), lit(':'), several), ([, , has]) => under('depth', has)),
  map(seq(lit('на поверхности'), lit(':'), several), ([, , has]) => under('surface', has)),
  map(seq(lit('вальхалла'), lit(':'), abilities, notes), ([, , does, note]) => [
    noted({ kind: 'when', on: 'valhalla', where: 'graveyard' }, does, note),
  ]),
  map(seq(lit('концентрация'), lit(':'), abilities, notes, reminder), ([, , does, note, again]) =>
    confirmed(concentration(does, note), again),
  ),
  map(
    seq(
      lit('отпор'),
      opt(rebuffReminder),
      lit(':'),
      alt(
        plainFeature,
        map(seq(quote, listed(plainFeature, lit('.')), opt(lit('.')), unquote), ([, all]) => all.flat()),
      ),
    ),
    ([, , , has]) => rebuff(has),
  ),
  map(seq(lit('бешенство'), digits, lit(':'), abilities, notes, reminder), ([, n, , does, note, again]) =>
    confirmed(frenzy(n)(does, note), again),
  ),
);

/** Whose fate it is: this card's own where nobody is named. */
const fateOf = (who: Np | undefined): Data | undefined => {
  if (!who || who.ref === 'this') return {};
  return who.ref || who.filter.on ? undefined : { to: who.filter };
};

/** What comes in place of something: spells and influences alone; «может» goes for the whole. */
function inPlace(of: Data, does: readonly Data[], { times, use }: Note): Features | undefined {
  if (!does.every((one) => one.use === 'influence' || one.use === 'spell')) return undefined;
  const [{ may, ...first }, ...rest] = use === 'spell' ? asSpells(does) : does;
  return [
    {
      kind: 'instead',
      ...of,
      by: [first, ...rest],
      ...(may === true && { may: true }),
      ...(times && { times }),
    },
  ];
}

const byHost = says(lit('в результате гибели хозяина', 'из-за гибели хозяина', 'при гибели хозяина'), {
  from: 'host',
});
const must = lit('должен', 'должна', 'должно', 'должны');
const insteadOfThis = lit('вместо этого');

/** «если должен излечиться на X, вместо этого …»: what would have befallen the card. */
const due: Parser<Data> = alt(
  map(seq(must, any('погибнуть', { as: 'infinitive' }), opt(byHost)), ([, , cause]) => ({
    of: 'death',
    ...cause,
  })),
  says(seq(must, any('излечиться', { as: 'infinitive' }), opt(seq(lit('на'), x))), { of: 'healing' }),
  says(seq(must, any('получить', { as: 'infinitive' }), opt(x), lem('дополнительный'), lem('жизнь')), {
    of: 'extraLives',
  }),
);

const dueWords: Parser<Data> = alt(
  map(seq(must, any('получить', { as: 'infinitive' }), row(featureWords, { case: 'acc' })), ([, , word]) => ({
    of: 'word',
    word,
  })),
  says(
    seq(
      must,
      any('получить', { as: 'infinitive' }),
      lem('отравление', { case: 'acc' }),
      opt(seq(lit('на'), x)),
    ),
    { of: 'poison' },
  ),
);

/** In place of something (B12-531.1). */
const instead: Parser<Features> = alt(
  map(
    seq(
      opt(map(seq(lit('пока'), condition, opt(comma)), ([, said]) => said)),
      alt(says(lit('вместо гибели'), 'death'), says(lit('вместо излечения'), 'healing')),
      opt(np('gen')),
      opt(byHost),
      opt(seq(opt(comma), lit('если'), condition)),
      opt(pause),
      abilities,
      notes,
    ),
    ([before, of, who, cause, after, , does, note]) => {
      const fate = fateOf(who);
      const cond = before ?? after?.[2];
      if (!fate || (cause && of !== 'death') || (before && after)) return undefined;
      return inPlace({ of, ...fate, ...cause, ...(cond && { if: cond }) }, does, note);
    },
  ),
  // «пока не имеет ран, получает «если должен … — вместо этого …»».
  map(
    seq(
      whileSo,
      holds,
      opt(quote),
      later(() => instead),
      opt(unquote),
    ),
    ([cond, , from, all, to]) =>
      (from === undefined) === (to === undefined) && all.length === 1 && all[0].if === undefined
        ? [{ ...all[0], if: cond }]
        : undefined,
  ),
  // «если ваше существо должно получить раны от атаки — вместо него эти раны получает Дозорный».
  map(
    seq(
      lit('если', 'когда'),
      np('nom'),
      must,
      lit('получить раны'),
      opt(seq(lit('от'), danger)),
      spellNamed,
      opt(pause),
      opt(insteadOfThis),
      alt(
        says(seq(lit('вместо него', 'вместо нее'), lit('эти раны получает'), lem('@this')), false),
        says(seq(lit('эти раны получает'), lem('@this'), opt(lit('вместо него', 'вместо нее'))), false),
        says(seq(lem('@this'), lit('получает эти раны'), opt(lit('вместо него', 'вместо нее'))), false),
        says(seq(lem('@this'), lit('может получить эти раны'), opt(lit('вместо него', 'вместо нее'))), true),
        says(seq(lit('может получить эти раны'), opt(lit('вместо него', 'вместо нее'))), true),
      ),
      notes,
    ),
    ([, who, , , from, , , , may, { times: often }]) =>
      who.ref || who.count !== 'one'
        ? undefined
        : [
            {
              kind: 'instead',
              of: 'wounds',
              by: 'thisTakes',
              to: who.filter,
              ...(from && { from: from[1] }),
              ...(may && { may: true }),
              ...(often && { times: often }),
            },
          ],
  ),
  says(seq(lit('вместо гибели'), opt(dash), lit('возвращается в колоду')), [
    { kind: 'instead', of: 'death', by: 'return' },
  ]),
  map(
    seq(
      lit('если', 'когда'),
      opt(np('nom')),
      alt(due, dueWords),
      spellNamed,
      opt(pause),
      insteadOfThis,
      abilities,
      notes,
    ),
    ([, who, of, use, , , does, note]) => {
      const fate = fateOf(who);
      return fate && inPlace({ ...of, ...fate }, does, use ? { ...note, use } : note);
    },
  ),
  // «возвращает … вместо того, чтобы погибнуть»
  map(
    seq(
      opt(np('nom')),
      any('вернуть', { as: 'present' }),
      lit('свой подтип существа вместо того'),
      opt(comma),
      lit('чтобы погибнуть'),
      byHost,
    ),
    ([who, , , , , cause]) => {
      const fate = fateOf(who);
      return (
        fate && [
          {
            kind: 'instead',
            of: 'death',
            ...fate,
            ...cause,
            by: [{ use: 'influence', do: { do: 'unseat', to: who && who.ref !== 'this' ? 'it' : 'this' } }],
          },
        ]
      );
    },
  ),
);

export const feature: Parser<Features> = memo(
  alt(
    plainFeature,
    labelled,
    instead,
    map(seq(alt(played, triggered), besides), ([first, more]) => [...first, ...more]),
    map(seq(alt(played, triggered), atMostChips), ([first, more]) => ofChips(first, more)),
    // «максимум 3 фишки, не может получать …»: a figure, and what it does.
    map(seq(limits, alt(comma, lit('и')), deeds), ([first, , { gains }]) => {
      const own = constantly(gains, {});
      return own && first.every(({ kind }) => kind === 'word') ? [...first, ...own] : undefined;
    }),
    markerRule,
  ),
);

/** «… получает маркер охоты (когда она …)»: what the marker does to whoever bears it, or to its cell. */
function markerRule(at: number, run: Parameters<Parser<Features>>[1]) {
  return markerRules(at, run);
}
const markerRules: Parser<Features> = map(
  seq(alt(played, triggered), open, triggered, close),
  ([first, , rule]) => {
    const marker = markerOf(first);
    if (marker === undefined) return undefined;
    const bound = rule.map((one) => bindMarker(one, marker) as Data);
    const speaks = JSON.stringify(bound).includes(`"${marker}"`);
    return speaks ? [...first, ...bound] : undefined;
  },
);

/** The one marker that a feature puts somewhere. */
function markerOf(features: Features): string | undefined {
  const found = [...JSON.stringify(features).matchAll(/"marker":"([^"?]+)"/g)].map(([, key]) => key);
  return found.length === 1 ? found[0] : undefined;
}

function bindMarker(value: unknown, marker: string): unknown {
  if (value === '?marker') return marker;
  if (Array.isArray(value)) return value.map((one) => bindMarker(one, marker));
  if (typeof value !== 'object' || value === null) return value;
  const { '?marked': word, ...rest } = value as Data;
  const made = Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, bindMarker(one, marker)]));
  if (word === undefined) return made;
  return { ...made, marker, ...(word === '?n' && { type: 'creature' }) };
}

function beginsWith(word: string): Parser<null> {
  return (at, run) => (run.tokens[at]?.text === word ? [{ value: null, end: at, cost: 0 }] : []);
}

/** «…, при сильном ударе — …»: what happens at an attack, told in the same sentence. */
const alongside: Parser<Features> = map(
  seq(
    alt(played, constant, triggered),
    alt(seq(comma, opt(lit('а'))), lit(';')),
    alt(beginsWith('при'), beginsWith('после')),
    triggered,
  ),
  ([first, , , second]) => [...first, ...second],
);

/** Where a feature may begin: at a capital letter, a sign of payment, a figure with its sign. */
function beginsAnew(at: number, run: Parameters<Parser<null>>[1]) {
  const token = run.tokens[at];
  const sign = ['{tap}', '{counter}', '{token}', '{instant}', '{first}', '{second}', '+'];
  return token && (sign.includes(token.text) || (token.capital && !token.text.startsWith('@')))
    ? [{ value: null, end: at, cost: 0 }]
    : [];
}

/** A whole sentence: nothing is left over. */
export const sentence: Parser<Features> = (at, run) => {
  const found = wholeSentence(at, run);
  return found.length > 0 ? found : twoAtOnce(at, run);
};

const wholeSentence: Parser<Features> = alt(
  map(seq(alt(feature, alongside), opt(reminders), greedy(lit('.')), end), ([found]) => found),
  says(seq(reminders, greedy(lit('.')), end), []),
);

/** The full stop between two is left out now and then. */
const twoAtOnce: Parser<Features> = map(
  seq(feature, beginsAnew, feature, opt(reminders), greedy(lit('.')), end),
  ([first, , second]) => [...first, ...second],
);

export const rules: Rules = { feature, abilities, state };
