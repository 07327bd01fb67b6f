import { cellsIn } from './cells.ts';
import {
  abilityNouns,
  merge,
  type Np,
  neighboured,
  noneOf,
  np,
  nps,
  possession,
  seatedKinds,
  whereabouts,
} from './nouns.ts';
import { comma, type Data, digits, range, whole } from './numbers.ts';
import {
  alt,
  any,
  costing,
  later,
  lem,
  listed,
  lit,
  map,
  memo,
  opt,
  type Parser,
  row,
  says,
  seq,
} from './parser.ts';

/** Who is told of: this card where nobody is named. */
const subject = opt(np('nom'));

/** The condition that such a one fits. */
function told(who: Np | undefined, filter: Data): Data | undefined {
  if (!who) return neighboured(filter) ?? { this: filter, '?bare': true };
  if (who.ref === 'this' || who.ref === '?pl') return neighboured(filter) ?? { this: filter };
  if (who.ref) return { '?of': who.ref, filter };
  if (who.filter.host) {
    const all = merge({ host: true }, filter);
    return all && { there: all };
  }
  const all = merge(who.filter, filter);
  if (!all || who.count !== 'one') return undefined;
  // «если карта уникальная»: somebody spoken of, and it is not clear who.
  if (Object.keys(who.filter).every((key) => key === 'type')) return undefined;
  return { there: all };
}

/** So many that fit: «хотя бы 3 карты», «два или более существа». */
const several: Parser<{ readonly filter: Data; readonly min?: number; readonly max?: number }> = memo(
  alt(
    map(nps('nom'), (who) => {
      // «есть эльфы и орки»: some of each, which is two conditions.
      if (who.ref || who.each) return undefined;
      if (typeof who.count === 'object')
        return typeof who.count.n === 'number' && !who.count.upTo
          ? { filter: who.filter, min: who.count.n }
          : undefined;
      return who.count === 'one' || who.count === 'some' ? { filter: who.filter } : undefined;
    }),
    map(seq(lit('хотя бы', 'минимум'), nps('nom')), ([, who]) => {
      const n = who.count === 'one' ? 1 : typeof who.count === 'object' ? who.count.n : 0;
      return who.ref || typeof n !== 'number' || n === 0
        ? undefined
        : { filter: who.filter, ...(n > 1 && { min: n }) };
    }),
  ),
);

/** With their number told, so that they need no verb. */
const severalCounted: typeof several = alt(
  map(
    later(() => several),
    (found) => (found.min !== undefined ? found : undefined),
  ),
  // «хотя бы одно существо», «3 или менее карты», «не более одного существа».
  map(seq(lit('хотя бы', 'минимум'), nps('nom')), ([, who]) =>
    who.ref || who.count !== 'one' || who.many !== false ? undefined : { filter: who.filter },
  ),
  map(seq(range, alt(np('nom'), np('gen'))), ([bounds, who]) =>
    who.ref ||
    typeof who.count === 'object' ||
    who.count === 'each' ||
    who.count === 'all' ||
    bounds.max === undefined ||
    bounds.min !== undefined
      ? undefined
      : { filter: who.filter, max: Number(bounds.max) },
  ),
);

const mine: Parser<Data> = alt(
  whereabouts,
  says(lit('в вашем отряде', 'у вас'), { side: 'yours' }),
  says(lit('в отряде противника', 'у противника', 'в его отряде'), { side: 'enemy' }),
  says(lit('на поле боя'), {}),
  map(
    seq(lit('на клетке', 'на клетках'), lit('позади', 'сзади', 'напротив'), np('gen')),
    ([, where, who]) => {
      const place = where === 'напротив' ? 'ahead' : 'behind';
      if (who.ref === 'this') return { at: place };
      return who.ref ? { atSame: place, '?at': who.ref } : undefined;
    },
  ),
);

const exists = alt(lit('есть'), lem('стоять', { as: 'present' }), says(lit('—'), null));
const modified = opt(lit('( с учетом модификаторов )', 'с учетом модификаторов'));
const thisTurn = lit('в этот ход', 'в этом ходу');

const ranks: Readonly<Record<string, Data>> = { элитный: { elite: true }, рядовой: { elite: false } };
const elements: Readonly<Record<string, Data>> = {
  степной: { element: 'steppe' },
  горный: { element: 'mountain' },
  лесной: { element: 'forest' },
  болотный: { element: 'swamp' },
  темный: { element: 'darkness' },
  нейтральный: { neutral: true },
};
const becomings: Readonly<Record<string, Data>> = {
  артефакт: { type: 'artifact' },
  существо: { type: 'creature' },
};
/** What wounds came from, by kinds of abilities. */
const hurtBy: Parser<readonly string[]> = alt(
  map(row(abilityNouns, { case: 'gen' }), (use) => [use]),
  says(seq(lem('магический', { case: 'gen' }), lem('удар', { case: 'gen' })), ['magic']),
  says(seq(lem('особый', { case: 'gen' }), lem('удар', { case: 'gen' })), ['special']),
  says(seq(lem('магический', { case: 'gen' }), lem('способность', { case: 'gen' })), [
    'magic',
    'discharge',
    'spell',
  ]),
  says(seq(lem('магический', { case: 'gen' }), lem('атака', { case: 'gen' })), ['magic', 'discharge']),
);

/** «уже» after something was received would ask what was so before that, which is not what is looked at then. */
const already: Parser<string> = (at, run) =>
  run.tokens.slice(0, at).some(({ readings }) => readings.some(({ lemma }) => lemma === 'получить'))
    ? []
    : lit('уже')(at, run);

const owns = lem('иметь', { as: 'present' });
const has = seq(opt(lit('уже')), owns);

/** What one may be or have, told with a verb: «не имеет ран», «закрыт», «стоит рядом с …». */
export const state: Parser<Data> = memo(
  alt(
    says(lit('закрыт', 'закрыта', 'закрыто', 'закрыты'), { closed: true }),
    says(lit('открыт', 'открыта', 'открыто', 'открыты'), { closed: false }),
    says(lit('летающий', 'летающая'), { flying: true }),
    map(seq(lem('стоять', { as: 'present' }), range, opt(row(ranks))), ([, cost, rank]) => ({
      cost,
      ...rank,
    })),
    map(
      seq(
        lit('является', 'являются'),
        any('хозяин', { case: 'ins' }),
        row(seatedKinds, { case: 'gen', number: 'sg' }),
      ),
      ([, , bears]) => ({ bears }),
    ),
    map(row(ranks), (rank) => rank),
    map(seq(alt(lit('—'), lit('является')), row(becomings, { case: 'nom' })), ([, said]) => said),
    map(row(elements, { case: 'nom' }), (element) => element),
    map(seq(lem('стоять', { as: 'present' }), whereabouts), ([, where]) => where),
    costing(
      map(seq(lem('стоять', { as: 'present' }), listed(whereabouts, lit('или'))), ([, all]) =>
        all.length > 1 ? { any: all } : undefined,
      ),
      1,
    ),
    says(seq(lit('не'), lem(['нападать', 'атаковать'], { as: 'past' }), thisTurn), { assaulted: false }),
    says(seq(lit('не'), lem('нападать', { as: 'past' }), lem('простой удар', { case: 'ins' }), thisTurn), {
      strikes: { max: 0 },
    }),
    // Told while it strikes: once more than before.
    says(seq(lit('уже'), lem('нападать', { as: 'past' }), lem('простой удар', { case: 'ins' }), thisTurn), {
      strikes: { min: 2 },
    }),
    says(seq(opt(lit('уже')), lem(['нападать', 'атаковать'], { as: 'past' }), thisTurn), { assaulted: true }),
    says(seq(lem(['переместиться', 'передвигаться', 'двигаться'], { as: 'past' }), thisTurn), {
      moved: true,
    }),
    says(seq(lem('получить', { as: 'past' }), lit('раны'), thisTurn), { hurt: true }),
    says(seq(lem('получить', { as: 'past' }), lit('раны от атак', 'раны от атаки'), thisTurn), {
      hurtByAttack: true,
    }),
    says(seq(lit('не'), lem('получить', { as: 'past' }), lit('ран от атак', 'ран от атаки'), thisTurn), {
      hurtByAttack: false,
    }),
    // «получал раны от магической способности», «от выстрела или разряда».
    map(
      seq(
        lem('получить', { as: 'past' }),
        lit('раны от'),
        listed(hurtBy, alt(lit('или', 'или от'), comma)),
        thisTurn,
      ),
      ([, , all]) => ({ hurtBy: all.flat() }),
    ),
    map(
      seq(
        lem('получить', { as: 'past' }),
        lit('раны'),
        thisTurn,
        lit('от'),
        listed(hurtBy, lit('или', 'или от')),
      ),
      ([, , , , all]) => ({ hurtBy: all.flat() }),
    ),
    map(
      seq(
        lem('получить', { as: 'past' }),
        lit('раны от'),
        range,
        lit('других выстрелов или метаний', 'других метаний или выстрелов'),
        thisTurn,
      ),
      ([, , shotAt]) => ({ shotAt }),
    ),
    says(seq(opt(already), lit('отравлен', 'отравлена', 'отравлено', 'отравлены')), { poisoned: true }),
    says(seq(opt(already), lit('проклят', 'проклята', 'проклято', 'прокляты')), { word: 'curse' }),
    says(seq(opt(already), lit('благословлен', 'благословлена', 'благословлено', 'благословлены')), {
      word: 'blessing',
    }),
    says(lit('нечетной стоимости'), { cost: { odd: true } }),
    says(lit('четной стоимости'), { cost: { odd: false } }),
    says(lit('ранен', 'ранена', 'ранено', 'ранены'), { wounded: true }),
    says(lit('не ранен', 'не ранена', 'не ранено', 'не ранены'), { wounded: false }),
    map(row({ уникальный: true, неуникальный: false }, { case: 'nom' }), (unique) => ({ unique })),
    says(lit('не отравлен', 'не отравлена', 'не отравлено'), { poisoned: false }),
    map(seq(has, possession('acc')), ([, said]) => said),
    map(seq(lit('не'), owns, noneOf), ([, , said]) => said),
    // «без ран», of whoever was named before.
    map(seq(lit('без'), noneOf), ([, said]) => said),
    map(seq(has, lit('не более', 'не больше'), digits, lem('фишка')), ([, , max]) => ({ chips: { max } })),
    says(
      seq(
        lit('не'),
        lem(['переместиться', 'передвигаться', 'двигаться'], { as: 'past' }),
        lit('в этот ход', 'в этом ходу'),
      ),
      { moved: false },
    ),
    says(seq(lit('не'), lem('получить', { as: 'past' }), lit('ран'), lit('в этот ход', 'в этом ходу')), {
      hurt: false,
    }),
    says(seq(lit('выступает защитником')), { defender: true }),
    says(
      seq(
        lit('не'),
        lem(['переместиться', 'передвигаться', 'двигаться'], { as: 'past' }),
        lit('в прошлый ход', 'в свой прошлый ход', 'в прошлом ходу', 'в прошлый ход противника'),
      ),
      { movedBefore: false },
    ),
    map(
      seq(lit('не'), lem('стоять', { as: 'present' }), lit('рядом с', 'рядом со'), np('ins')),
      ([, , , who]) => (who.ref ? { notNear: who.ref } : undefined),
    ),
    says(seq(lem('стоять', { as: 'present' }), lit('на своей половине поля боя')), { half: 'own' }),
    says(lit('в строю'), { formation: true }),
    map(seq(opt(lem('стоять', { as: 'present' })), lit('в строю с', 'в строю со'), np('ins')), ([, , who]) =>
      who.ref === 'this' ? { formation: 'this' } : undefined,
    ),
  ),
);

const figures: Readonly<Record<string, string>> = {
  'запас движения': 'move',
  стоимость: 'cost',
  отравление: 'poison',
};
const graveyardIn: Parser<string> = alt(
  says(lit('на вашем кладбище'), 'yours'),
  says(lit('на кладбище противника', 'на его кладбище'), 'enemy'),
);
/** A kind of dead cards: whose they are is told by the graveyard. */
const buriedKind = ({ side: _, another, figure, ...rest }: Data): Data => {
  const { of, ...costs } = (figure ?? {}) as Data;
  return {
    ...rest,
    ...(another === true && { other: true }),
    // Only costs are printed on them; the schema knows no other figure.
    ...(figure !== undefined && (of === 'cost' ? { costs } : { figure })),
  };
};

/** The contrary of what one word says. */
function denied(said: Data): Data | undefined {
  const [[key, value], ...more] = Object.entries(said);
  if (more.length > 0) return undefined;
  if (key === 'word') return { without: value };
  return typeof value === 'boolean' ? { [key]: !value } : undefined;
}

const way: Readonly<Record<string, string>> = {
  'в одном и том же направлении': 'one',
  'в одном направлении': 'one',
  'в разных направлениях': 'several',
  'по вертикали': 'vertical',
  'по горизонтали': 'horizontal',
};

const redeal: Parser<Data> = alt(
  says(lit('вы использовали пересдачу', 'вы использовали хотя бы одну пересдачу'), { redealt: 'yours' }),
  says(lit('противник использовал пересдачу', 'противник использовал хотя бы одну пересдачу'), {
    redealt: 'enemy',
  }),
);

const madeKind: Parser<string | readonly string[]> = alt(
  row(
    {
      'простой удар': 'simple',
      'удар через ряд': 'over',
      выстрел: 'shot',
      метание: 'throw',
      разряд: 'discharge',
    },
    { case: 'acc' },
  ),
  says(seq(lem('магический', { case: 'acc' }), lem('удар', { case: 'acc' })), 'magic'),
  says(seq(lem('особый', { case: 'acc' }), lem('удар', { case: 'acc' })), 'special'),
  says(
    seq(
      alt(seq(lit('магический'), lit('и'), lit('особый')), seq(lit('особый'), lit('и'), lit('магический'))),
      lem('удар', { case: 'acc' }),
    ),
    ['magic', 'special'],
  ),
);

/** Chips, wounds and markers are on a card. */
const liesOn = (said: Data): boolean =>
  Object.keys(said).every((key) =>
    ['chips', 'wounds', 'wounded', 'marker', 'extraLives', 'bears', 'not'].includes(key),
  );

const single: Parser<Data> = memo(
  alt(
    redeal,
    // «в строю с двумя или более существами»
    map(
      seq(opt(lem('стоять', { as: 'present' })), lit('в строю с', 'в строю со'), np('ins')),
      ([, , who]) => {
        if (who.ref) return undefined;
        const all = merge({ formation: 'this' }, who.filter);
        const n =
          typeof who.count === 'object' && !who.count.upTo ? who.count.n : who.count === 'one' ? 1 : 0;
        return all && typeof n === 'number' && n > 0 ? { there: all, ...(n > 1 && { min: n }) } : undefined;
      },
    ),
    // «в вашем отряде есть …», «рядом стоит …»
    map(seq(mine, severalCounted), ([where, { filter, ...bounds }]) => {
      const all = merge(where, filter);
      return all && { there: all, ...bounds };
    }),
    map(
      seq(mine, exists, np('nom'), lit('минимум', 'хотя бы'), digits, lit('разных классов')),
      ([where, , who, , min]) => {
        const all = who.ref ? undefined : merge(where, who.filter);
        return all && { classes: all, min };
      },
    ),
    // «на клетках напротив и сзади … есть …»: on each of them.
    map(
      seq(
        lit('на клетках'),
        listed(row({ напротив: 'ahead', позади: 'behind', сзади: 'behind' }), lit('и')),
        np('gen'),
        exists,
        several,
      ),
      ([, places, who, , { filter, ...bounds }]) =>
        who.ref === 'this' && places.length > 1 && Object.keys(bounds).length === 0
          ? { all: places.map((at) => ({ there: { ...filter, at } })) }
          : undefined,
    ),
    map(seq(mine, exists, alt(several, severalCounted)), ([where, , { filter, ...bounds }]) => {
      const all = merge(where, filter);
      return all && { there: all, ...bounds };
    }),
    // «в вашем первом ряду стоит Дозорный и два других существа».
    map(seq(mine, exists, lem('@this'), lit('и'), several), ([where, , , , { filter, ...bounds }]) => {
      const all = merge(where, filter);
      return all && { all: [{ this: where }, { there: all, ...bounds }] };
    }),
    map(seq(exists, several), ([, { filter, ...bounds }]) => ({ there: filter, ...bounds })),
    map(seq(several, lem('стоять', { as: 'present' }), mine), ([{ filter, ...bounds }, , where]) => {
      const all = merge(where, filter);
      return all && { there: all, ...bounds };
    }),
    // «рядом не стоят ваши существа».
    map(seq(mine, lit('не'), lem('стоять', { as: 'present' }), nps('nom')), ([where, , , who]) => {
      const plain = who.count === 'one' || who.count === 'some';
      const all = who.ref || !plain ? undefined : merge(where, who.filter);
      return all && { not: { there: all } };
    }),
    map(seq(mine, lit('нет', 'больше нет', 'не осталось'), nps('gen')), ([where, , who]) => {
      const all = who.ref ? undefined : merge(where, who.filter);
      return all && { not: { there: all } };
    }),
    map(seq(subject, state), ([who, filter]) => told(who, filter)),
    // «атакованный на поверхности»: the verb is left out.
    costing(
      map(seq(np('nom'), opt(lit('—', '-')), whereabouts), ([who, , where]) =>
        who.ref ? told(who, where) : undefined,
      ),
      1,
    ),
    // «у хозяина меньше текущих жизней, чем у Пиявок».
    map(
      seq(
        lit('у'),
        np('gen'),
        row({ больше: 1, меньше: -1 }),
        opt(lit('текущих')),
        row({ жизнь: 'lives', рана: 'wounds', фишка: 'chips' }, { case: 'gen' }),
        comma,
        lit('чем у'),
        np('gen'),
      ),
      ([, who, plus, , of, , , whose]) => {
        if (!whose.ref) return undefined;
        const its = { of, whose: whose.ref, plus };
        return told(who, { figure: { of, ...(plus === 1 ? { min: its } : { max: its }) } });
      },
    ),
    // «пока Дозорный или стоящее рядом ваше существо имеет …»: any of them.
    map(seq(nps('nom'), state), ([who, said]) => {
      if (who.ref || who.count !== 'one' || !Array.isArray(who.filter.any)) return undefined;
      const all = merge(who.filter, said);
      return all && { there: all };
    }),
    map(seq(graveyardIn, lit('есть'), several), ([side, , { filter, ...bounds }]) => ({
      buried: buriedKind(filter),
      side,
      ...bounds,
    })),
    map(seq(graveyardIn, severalCounted), ([side, { filter, ...bounds }]) => ({
      buried: buriedKind(filter),
      side,
      ...bounds,
    })),
    map(seq(graveyardIn, lit('нет'), nps('gen')), ([side, , who]) =>
      who.ref ? undefined : { buried: buriedKind(who.filter), side, max: 0 },
    ),
    map(
      seq(
        alt(says(lem('получить', { as: 'past' }), 'hurt')),
        lit('менее', 'более'),
        digits,
        lem('рана'),
        thisTurn,
      ),
      ([of, how, n]) => ({
        measure: { of, whose: 'this' },
        is: how === 'менее' ? { max: n - 1 } : { min: n + 1 },
      }),
    ),
    map(
      seq(
        opt(np('nom')),
        lit('в этот ход', 'в этом ходу'),
        lem('получить', { as: 'past' }),
        range,
        lem('рана'),
      ),
      ([who, , , is]) =>
        who && who.ref !== 'this' ? undefined : { measure: { of: 'hurt', whose: 'this' }, is },
    ),
    map(seq(row(figures), np('gen'), lit('равен', 'равна', 'равно'), range, modified), ([of, who, , is]) =>
      who.ref ? { measure: { of, whose: who.ref }, is } : undefined,
    ),
    says(seq(lit('не'), lem('получить', { as: 'past' }), lit('избыточный урон', 'избыточного урона')), {
      measure: { of: 'excess', whose: 'this' },
      is: { max: 0 },
    }),
    map(seq(lit('у'), np('gen'), opt(lit('есть')), possession('nom')), ([, who, , said]) => told(who, said)),
    map(seq(opt(lit('после этого')), lit('у'), np('gen'), lit('нет'), noneOf), ([, , who, , said]) =>
      told(who, said),
    ),
    // «в каждом ряду поля боя есть ваше существо».
    map(
      seq(
        alt(
          says(lit('в каждом ряду поля боя', 'в каждом ряду'), { min: 6 }),
          says(lit('в каждом вашем ряду', 'в каждом ряду вашей половины поля боя'), { min: 3, half: 'own' }),
          says(lit('в каждом ряду противника', 'в каждом ряду половины поля боя противника'), {
            min: 3,
            half: 'enemy',
          }),
        ),
        exists,
        np('nom'),
      ),
      ([{ min, ...where }, , who]) => {
        const rows = who.ref || who.count !== 'one' ? undefined : merge(who.filter, where);
        return rows && { rows, min };
      },
    ),
    // «в вашем отряде 3 или более разные стихии», «не более двух стихий».
    map(seq(mine, opt(exists), range, opt(lem('разный')), lem('стихия')), ([where, , is]) =>
      where.side === undefined || Object.keys(where).length > 1
        ? undefined
        : { measure: { elements: where }, is },
    ),
    // «карты трёх и более стихий».
    map(
      seq(mine, exists, np('nom'), range, lit('стихий', 'разных стихий')),
      ([where, , who, { min, max }]) => {
        const all = who.ref || max !== undefined ? undefined : merge(where, who.filter);
        return all && { elements: all, min };
      },
    ),
    map(
      seq(lit('у'), np('gen'), lit('больше', 'меньше'), digits, opt(lem('текущий')), lem('жизнь')),
      ([, who, how, n]) => told(who, { lives: how === 'больше' ? { min: n + 1 } : { max: n - 1 } }),
    ),
    // «хотя бы 3 ваших карты имеют {counter}».
    map(seq(severalCounted, state), ([{ filter, ...bounds }, said]) => {
      const all = merge(filter, said);
      return all && { there: all, ...bounds };
    }),
    map(seq(opt(lit('хотя бы', 'минимум')), lit('на'), np('pre'), exists, lem('фишка')), ([, , who]) => {
      const n = typeof who.count === 'object' && !who.count.upTo ? who.count.n : 0;
      const all = who.ref ? undefined : merge(who.filter, { chips: { min: 1 } });
      return all && typeof n === 'number' && n > 1 ? { there: all, min: n } : undefined;
    }),
    map(
      seq(
        opt(lem('@this')),
        lit('не'),
        lem('стоять', { as: 'present' }),
        lit('рядом с', 'рядом со'),
        np('ins'),
      ),
      ([, , , , who]) => {
        const plain = who.count === 'one' || who.count === 'some';
        const all = who.ref || !plain ? undefined : merge(who.filter, { near: 'this' });
        return all && { not: { there: all } };
      },
    ),
    // All of them: none that does not.
    map(seq(lit('все'), np('nom'), state), ([, who, said]) => {
      if (who.ref || who.count !== 'some') return undefined;
      const contrary = { not: said };
      return who.filter.not === undefined
        ? { not: { there: { ...who.filter, ...(denied(said) ?? contrary) } } }
        : undefined;
    }),
    map(seq(lit('на'), np('pre'), opt(exists), possession('nom')), ([, who, , said]) =>
      liesOn(said) ? told(who, said) : undefined,
    ),
    map(seq(lit('на'), np('pre'), lit('нет'), noneOf), ([, who, , said]) =>
      liesOn(said) ? told(who, said) : undefined,
    ),
    // «имеет проклятие и отравление»: both of them.
    map(seq(subject, has, listed(possession('acc'), alt(lit('и'), comma))), ([who, , all]) => {
      if (all.length < 2 || (who && who.ref === undefined)) return undefined;
      const each = all.map((said) => told(who, said));
      return each.every((one) => one !== undefined) ? { all: each } : undefined;
    }),
    map(seq(lit('рядом с', 'рядом со'), np('ins'), exists, several), ([, who, , { filter, ...bounds }]) => {
      const all = who.ref ? merge({ near: who.ref }, filter) : undefined;
      return all && { there: all, ...bounds };
    }),
    map(
      seq(
        lem(['переместиться', 'передвигаться'], { as: 'past' }),
        lit('хотя бы на'),
        whole,
        lem('клетка'),
        opt(lit(...Object.keys(way))),
        lit('в этот ход', 'в этом ходу'),
      ),
      ([, , moved, , how]) => ({ moved, way: how === undefined ? 'any' : way[how] }),
    ),
    map(
      seq(mine, opt(exists), lit('больше'), np('gen'), comma, lit('чем'), np('gen')),
      ([where, , , a, , , b]) => {
        const more = merge(where, a.filter);
        // «больше закрытых существ, чем открытых»: of the same kind.
        const kind =
          b.gender === undefined && b.filter.type === undefined && a.filter.type !== undefined
            ? { type: a.filter.type }
            : {};
        const than = merge(where, kind, b.filter);
        return more && than && !a.ref && !b.ref ? { more, than } : undefined;
      },
    ),
    map(seq(mine, lit('больше'), np('gen'), comma, lit('чем'), mine), ([where, , a, , , there]) => {
      const more = merge(where, a.filter);
      const than = merge(there, a.filter);
      return more && than && !a.ref ? { more, than } : undefined;
    }),
    map(seq(lit('все'), cellsIn('nom'), lit('заняты')), ([, cells]) =>
      cells.free === undefined ? { not: { cells: { ...cells, free: true } } } : undefined,
    ),
    // What a prophecy has shown.
    map(seq(lit('показана', 'показан', 'показано', 'показанная карта —'), shownCard), ([, shown]) => ({
      shown,
    })),
    map(seq(lit('показанная карта'), shownCard), ([, shown]) => ({ shown })),
    map(seq(lit('это'), np('nom')), ([, who]) => ofClass(who) ?? ofKind(who)),
    // «есть карты стоимостью 7, 8 и 9»: one of each.
    map(
      seq(mine, exists, lit('карты стоимостью'), listed(digits, alt(comma, lit('и')))),
      ([where, , , costs]) =>
        costs.length > 1 && new Set(costs).size === costs.length
          ? { all: costs.map((n) => ({ there: { ...where, cost: { min: n, max: n } } })) }
          : undefined,
    ),
    // «если это герой-воин — …, если герой-маг — …».
    map(
      seq(
        later(() => afterSuch),
        np('nom'),
      ),
      ([, who]) => ofClass(who, true),
    ),
    says(lit('карта с таким же именем есть в одном из отрядов'), { shown: { inPlay: true } }),
    says(lit('обе карты {elite}'), { shown: { elite: true } }),
    says(lit('обе карты {ordinary}'), { shown: { elite: false } }),
    says(seq(lem('фишка'), lit('не осталось', 'больше не осталось', 'больше нет')), {
      this: { chips: { max: 0 } },
    }),
    says(seq(lit('не осталось', 'больше нет'), lem('единица', { case: 'gen' }), lem('броня')), {
      this: { figure: { of: 'armour', max: 0 } },
    }),
    says(lit('вы ходите вторым', 'вы ходили вторым'), { went: 'second' }),
    says(lit('вы ходите первым', 'вы ходили первым'), { went: 'first' }),
    says(lit('это ваш ход', 'идет ваш ход', 'сейчас ваш ход'), { turn: 'yours' }),
    says(lit('идет ход противника', 'это ход противника', 'сейчас ход противника'), { turn: 'enemy' }),
    // «в этот ход получил раны от выстрела, от метания и от разряда»: from each of them.
    map(
      seq(
        opt(np('nom')),
        opt(thisTurn),
        lem('получить', { as: 'past' }),
        lit('раны'),
        listed(
          map(seq(lit('от'), hurtBy), ([, one]) => one),
          alt(lit('и'), comma),
        ),
        opt(thisTurn),
      ),
      ([who, before, , , all, after]) => {
        if ((before === undefined) === (after === undefined) || all.length < 2) return undefined;
        const each = all.map((types) => told(who, { hurtBy: types }));
        return each.every((one) => one !== undefined) ? { all: each } : undefined;
      },
    ),
    // «ваши карты совершили в этом ходу разряд, метание и выстрел».
    map(
      seq(
        opt(thisTurn),
        alt(says(lit('ваши карты'), 'yours'), says(lit('карты противника'), 'enemy')),
        lem(['совершить', 'выполнить'], { as: 'past' }),
        opt(thisTurn),
        listed(madeKind, alt(lit('и'), comma)),
        opt(thisTurn),
      ),
      ([a, side, , b, all, c]) => {
        const kinds = all.flatMap((one) => (Array.isArray(one) ? one : [one]));
        return [a, b, c].filter((one) => one !== undefined).length === 1 ? { made: kinds, side } : undefined;
      },
    ),
    says(lit('это случилось от атаки'), { fell: 'attack' }),
    // «если удар нанесён по степному существу»: of the one attacked.
    map(
      seq(
        opt(lem('этот')),
        any(['удар', 'атака', 'простой удар'], { case: 'nom' }),
        lit('нанесен по', 'нанесена по', 'совершена по', 'объявлена по'),
        np('dat'),
      ),
      ([, , , who]) => {
        const { type, ...rest } = who.filter;
        return who.ref || Object.keys(rest).length === 0 ? undefined : { '?of': '?attacked', filter: rest };
      },
    ),
    // «прошло в этом ходу хотя бы 2 клетки в одном направлении».
    map(
      seq(
        opt(np('nom')),
        lit('прошло', 'прошел', 'прошла', 'прошли'),
        opt(lit('в этом ходу', 'в этот ход')),
        lit('хотя бы'),
        whole,
        lem('клетка'),
        opt(lit(...Object.keys(way))),
        opt(lit('в этом ходу', 'в этот ход')),
      ),
      ([who, , , , moved, , how]) =>
        who && who.ref !== 'this' ? undefined : { moved, way: how === undefined ? 'any' : way[how] },
    ),
    // «ваших карт больше, чем карт противника».
    map(seq(np('gen'), lit('больше'), comma, lit('чем'), np('gen')), ([a, , , , b]) =>
      a.ref || b.ref || a.count !== 'some' || b.count !== 'some'
        ? undefined
        : { more: a.filter, than: b.filter },
    ),
  ),
);

/** Whoever is spoken of, or the card that was shown, is of a class. */
function ofClass({ ref, count, filter }: Np, again = false): Data | undefined {
  const { class: key, type: _, ...rest } = filter;
  if (ref || count !== 'one' || key === undefined || Object.keys(rest).length > 0) return undefined;
  return { '?is': key, ...(again && { '?again': true }) };
}

/** «если это летающее существо»: whoever is spoken of is such a one. */
const ofKind = ({ ref, count, filter }: Np): Data | undefined =>
  ref || count !== 'one' || filter.side !== undefined || Object.keys(filter).length === 0
    ? undefined
    : { '?such': filter };

const afterSuch: Parser<null> = (at, run) =>
  run.tokens[at - 1]?.text === 'если' && run.tokens.slice(0, at).some(({ text }) => text === 'это')
    ? [{ value: null, end: at, cost: 0 }]
    : [];

function shownCard(at: number, run: Parameters<Parser<Data>>[1]) {
  return shownFilter(at, run);
}

const shownFilter: Parser<Data> = alt(
  map(np('nom'), (who) => {
    const known = [
      'cost',
      'elite',
      'type',
      'class',
      'element',
      'neutral',
      'flying',
      'symbiont',
      'word',
      'without',
    ];
    return who.ref || who.count !== 'one' || Object.keys(who.filter).some((key) => !known.includes(key))
      ? undefined
      : who.filter;
  }),
  says(lit('{elite}'), { elite: true }),
  says(lit('{ordinary}'), { elite: false }),
  says(lit('нечетной стоимости'), { cost: { odd: true } }),
  says(lit('четной стоимости'), { cost: { odd: false } }),
);

export const condition: Parser<Data> = memo(
  map(seq(opt(lit('после этого')), listed(single, lit('и'))), ([, all]) =>
    all.length === 1 ? all[0] : { all },
  ),
);
