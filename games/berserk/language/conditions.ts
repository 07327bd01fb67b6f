import { featureWords, merge, type Np, np, nps, ordinal } from './nouns.ts';
import { comma, type Data, range, whole } from './numbers.ts';
import { alt, lem, listed, lit, map, memo, opt, type Parser, row, says, seq } from './parser.ts';

/** Who is told of: this card where nobody is named. */
const subject = opt(np('nom'));

/** The condition that such a one fits. */
function told(who: Np | undefined, filter: Data): Data | undefined {
  if (!who) return { this: filter };
  if (who.ref === 'this') return { this: filter };
  if (who.ref === '?pl') return { this: filter };
  if (who.ref) return { '?of': who.ref, filter };
  if (who.filter.host) {
    const all = merge({ host: true }, filter);
    return all && { there: all };
  }
  const all = merge(who.filter, filter);
  if (!all || who.count !== 'one') return undefined;
  return { there: all };
}

/** So many that fit: «хотя бы 3 карты», «два или более существа». */
const several: Parser<{ readonly filter: Data; readonly min?: number; readonly max?: number }> = memo(
  alt(
    map(nps('nom'), (who) => {
      if (who.ref) return undefined;
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
    map(seq(whole, lit('или более', 'и более', 'или больше'), nps('nom')), ([n, , who]) =>
      who.ref ? undefined : { filter: who.filter, min: n },
    ),
    map(seq(whole, lit('или более', 'и более', 'или больше'), nps('gen')), ([n, , who]) =>
      who.ref ? undefined : { filter: who.filter, min: n },
    ),
  ),
);

const mine: Parser<Data> = alt(
  says(lit('в вашем отряде', 'у вас'), { side: 'yours' }),
  says(lit('в отряде противника', 'у противника', 'в его отряде'), { side: 'enemy' }),
  says(lit('рядом'), { near: 'this' }),
  map(seq(lit('рядом с', 'рядом со'), np('ins')), ([, who]) => (who.ref ? { near: who.ref } : undefined)),
  says(lit('напротив'), { at: 'ahead' }),
  map(seq(lit('позади', 'сзади'), np('gen')), ([, who]) =>
    who.ref === 'this' ? { at: 'behind' } : undefined,
  ),
  map(seq(lit('напротив'), np('gen')), ([, who]) => (who.ref === 'this' ? { at: 'ahead' } : undefined)),
  map(seq(lit('в вашем'), ordinal, lem('ряд')), ([, row]) => ({ side: 'yours', half: 'own', row })),
  says(lit('на половине поля боя противника'), { half: 'enemy' }),
  says(lit('на вашей половине поля боя'), { half: 'own' }),
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

const exists = alt(lit('есть'), lem('стоять', { as: 'present' }));

/** What one may be or have, told with a verb: «не имеет ран», «закрыт», «стоит рядом с …». */
const state: Parser<Data> = memo(
  alt(
    says(lit('не имеет ран', 'не имеют ран', 'без ран'), { wounded: false }),
    says(lit('имеет раны', 'имеет рану'), { wounded: true }),
    says(lit('закрыт', 'закрыта', 'закрыто', 'закрыты'), { closed: true }),
    says(lit('открыт', 'открыта', 'открыто', 'открыты'), { closed: false }),
    says(lit('летающий', 'летающая'), { flying: true }),
    map(seq(lit('имеет', 'имеют'), row(featureWords, { case: 'acc' })), ([, word]) => ({ word })),
    says(lit('имеет отравление'), { poisoned: true }),
    map(seq(lit('не имеет'), row(featureWords, { case: 'gen' })), ([, word]) => ({ without: word })),
    says(seq(lit('имеет дополнительные', 'имеет дополнительную'), lem('жизнь')), { extraLives: { min: 1 } }),
    map(seq(lit('имеет'), range, lem('фишка')), ([, chips]) => ({ chips })),
    says(seq(lit('имеет'), lem('фишка')), { chips: { min: 1 } }),
    says(seq(lit('не имеет'), lem('фишка')), { chips: { max: 0 } }),
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
    map(
      seq(
        lem('стоять', { as: 'present' }),
        alt(
          says(lit('на вашей половине поля боя', 'на своей половине поля боя'), { half: 'own' }),
          says(lit('на половине поля боя противника'), { half: 'enemy' }),
          map(seq(lit('в вашем'), ordinal, lem('ряд')), ([, row]) => ({ half: 'own', row })),
          says(seq(lit('в'), lem('центральный'), lem('столбец')), { column: 'centre' }),
          says(lit('в крайнем столбце', 'в крайнем левом или правом столбце'), { column: 'edge' }),
          says(lit('в строю'), { formation: true }),
        ),
      ),
      ([, where]) => where,
    ),
    says(lit('в строю'), { formation: true }),
    map(seq(opt(lem('стоять', { as: 'present' })), lit('в строю с', 'в строю со'), np('ins')), ([, , who]) =>
      who.ref === 'this' ? { formation: 'this' } : undefined,
    ),
    map(seq(lem('стоять', { as: 'present' }), lit('напротив'), opt(np('gen'))), ([, , who]) =>
      !who || who.ref === 'this' ? { at: 'ahead' } : undefined,
    ),
    map(seq(lem('стоять', { as: 'present' }), lit('рядом с', 'рядом со'), np('ins')), ([, , who]) =>
      who.ref ? { near: who.ref } : undefined,
    ),
  ),
);

const quality: Readonly<Record<string, Data>> = {
  степной: { element: 'steppe' },
  горный: { element: 'mountain' },
  лесной: { element: 'forest' },
  болотный: { element: 'swamp' },
  темный: { element: 'darkness' },
};

const way: Readonly<Record<string, string>> = {
  'в одном и том же направлении': 'one',
  'в одном направлении': 'one',
  'в разных направлениях': 'several',
};

const single: Parser<Data> = memo(
  alt(
    // «в вашем отряде есть …», «рядом стоит …»
    map(seq(mine, exists, several), ([where, , { filter, ...bounds }]) => {
      const all = merge(where, filter);
      return all && { there: all, ...bounds };
    }),
    map(seq(exists, several), ([, { filter, ...bounds }]) => ({ there: filter, ...bounds })),
    map(seq(several, lem('стоять', { as: 'present' }), mine), ([{ filter, ...bounds }, , where]) => {
      const all = merge(where, filter);
      return all && { there: all, ...bounds };
    }),
    map(seq(mine, lit('нет'), nps('gen')), ([where, , who]) => {
      const all = who.ref ? undefined : merge(where, who.filter);
      return all && { not: { there: all } };
    }),
    // «стоит рядом с двумя или более существами противника»
    map(seq(opt(np('nom')), lit('стоит рядом с'), opt(lit('хотя бы')), np('ins')), ([self, , , who]) => {
      if (self && self.ref !== 'this' && !self.ref?.startsWith('?')) return undefined;
      if (who.ref) return undefined;
      const near = self?.ref && self.ref !== 'this' ? self.ref : 'this';
      const all = merge({ near }, who.filter);
      const n = typeof who.count === 'object' ? who.count.n : 1;
      return all && typeof n === 'number' ? { there: all, ...(n > 1 && { min: n }) } : undefined;
    }),
    map(seq(lit('стоит рядом с'), whole, lit('или более'), np('ins')), ([, n, , who]) => {
      const all = who.ref ? undefined : merge({ near: 'this' }, who.filter);
      return all && { there: all, min: n };
    }),
    map(seq(subject, state), ([who, filter]) => told(who, filter)),
    // All of them: none that does not.
    map(seq(lit('все'), np('nom'), lit('имеют'), row(featureWords, { case: 'acc' })), ([, who, , word]) =>
      who.ref || who.count !== 'some' ? undefined : { not: { there: { ...who.filter, without: word } } },
    ),
    map(seq(lit('хозяин', 'его хозяин'), row(quality, { case: 'nom' })), ([, filter]) => ({
      there: { host: true, ...filter },
    })),
    map(seq(lit('на'), np('pre'), exists, lem('фишка')), ([, who]) => told(who, { chips: { min: 1 } })),
    map(seq(lit('на'), np('pre'), lit('нет'), lem('фишка')), ([, who]) => told(who, { chips: { max: 0 } })),
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
    map(seq(mine, lit('больше'), np('gen'), comma, lit('чем'), np('gen')), ([where, , a, , , b]) => {
      const more = merge(where, a.filter);
      const than = merge(where, b.filter);
      return more && than && !a.ref && !b.ref ? { more, than } : undefined;
    }),
    map(seq(mine, lit('больше'), np('gen'), comma, lit('чем'), mine), ([where, , a, , , there]) => {
      const more = merge(where, a.filter);
      const than = merge(there, a.filter);
      return more && than && !a.ref ? { more, than } : undefined;
    }),
    // What a prophecy has shown.
    map(seq(lit('показана', 'показанная карта —'), shownCard), ([, shown]) => ({ shown })),
    map(seq(lit('показанная карта'), shownCard), ([, shown]) => ({ shown })),
    map(seq(lit('это'), np('nom')), ([, who]) => {
      const { class: key, type, ...rest } = who.filter;
      return key !== undefined && Object.keys(rest).length === 0 ? { shown: { class: key } } : undefined;
    }),
    says(lit('карта с таким же именем есть в одном из отрядов'), { shown: { inPlay: true } }),
    says(lit('обе карты {elite}'), { shown: { elite: true } }),
    says(lit('обе карты {ordinary}'), { shown: { elite: false } }),
    says(lit('в свой ход', 'это ваш ход'), { turn: 'yours' }),
  ),
);

function shownCard(at: number, run: Parameters<Parser<Data>>[1]) {
  return shownFilter(at, run);
}

const shownFilter: Parser<Data> = alt(
  map(np('nom'), (who) => {
    const { cost, elite, type, class: key, ...rest } = who.filter;
    return who.ref || Object.keys(rest).length > 0
      ? undefined
      : {
          ...(cost !== undefined && { cost }),
          ...(elite !== undefined && { elite }),
          ...(type !== undefined && { type }),
          ...(key !== undefined && { class: key }),
        };
  }),
  says(lit('нечетной стоимости'), { cost: { odd: true } }),
  says(lit('четной стоимости'), { cost: { odd: false } }),
);

export const condition: Parser<Data> = memo(
  map(listed(single, lit('и')), (all) => (all.length === 1 ? all[0] : { all })),
);
