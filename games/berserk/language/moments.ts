/** What triggered features wait for: «при …», «когда …», «в начале …» (section 113). */
import { type Attacks, attack, attackOf } from './attacks.ts';
import { besides, cellIn, origin } from './cells.ts';
import { condition } from './conditions.ts';
import { markerIn } from './markers.ts';
import { featureWords, merge, type Np, neighboured, np, nps, ordinal, whereabouts } from './nouns.ts';
import { comma, type Data, range, rangeOf, x } from './numbers.ts';
import {
  alt,
  any,
  costing,
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

/** The moment, whose it is, who else takes part, and what must hold. */
export type Moment = Data;

const turns: Readonly<Record<string, string>> = {
  'в начале вашего хода': 'turnStart',
  'в начале хода': 'turnStart',
  'в конце вашего хода': 'turnEnd',
  'в конце хода': 'turnEnd',
  'в начале хода противника': 'enemyTurnStart',
  'в конце хода противника': 'enemyTurnEnd',
  'до начала вашего хода': 'beforeTurn',
  'до начала хода противника': 'beforeEnemyTurn',
  'в начале боя': 'battleStart',
  'после расстановки карт': 'afterDeployment',
  'в начале своего хода': 'turnStart',
  'в начале каждого вашего хода': 'turnStart',
  'в конце своего хода': 'turnEnd',
  'в конце каждого вашего хода': 'turnEnd',
  'в начале каждого хода противника': 'enemyTurnStart',
  'в конце каждого хода противника': 'enemyTurnEnd',
  'до начала своего хода': 'beforeTurn',
  'в начале каждого хода': 'anyTurnStart',
  'в конце каждого хода': 'anyTurnEnd',
  'в начале хода любого игрока': 'anyTurnStart',
  'в конце хода любого игрока': 'anyTurnEnd',
};

export const ofTurn: Parser<Moment> = map(lit(...Object.keys(turns)), (said) => ({ on: turns[said] }));

/** Whose it is, where it is not this card's own. */
const whose = (who: Np | undefined): Data | undefined => {
  if (!who || who.ref === 'this') return {};
  // Whoever a rule in brackets speaks of bears the marker of the sentence before it (see features.ts).
  if (who.ref === '?f' || who.ref === '?n') return { who: { '?marked': who.ref } };
  return who.ref ? undefined : { who: who.filter };
};

const joinIf = (...all: readonly (Data | undefined)[]): Data => {
  const conditions = all.filter((one) => one !== undefined);
  if (conditions.length === 0) return {};
  return { if: conditions.length === 1 ? conditions[0] : { all: conditions } };
};

const inTurn = (turn: string | undefined): Data | undefined => (turn === undefined ? undefined : { turn });

/** An attack: of this card, of others, at this card. */
function attacking(found: Attacks, on: readonly [did: string, befell: string]): readonly Moment[] {
  return attackingOf(found, on).map((moment) => {
    const { first, '?battle': battle, ...attack } = (moment.attack ?? {}) as Data;
    if (battle && first !== true) return { on: '?none' };
    if (first !== true || moment.on !== on[0]) return battle ? { on: '?none' } : moment;
    // The first of who attacks, not the first at its target.
    const { attack: _, ...rest } = moment;
    return {
      ...rest,
      ...(Object.keys(attack).length > 0 && { attack }),
      nth: { per: battle ? 'battle' : 'turn', time: 1 },
    };
  });
}

function attackingOf(found: Attacks, on: readonly [did: string, befell: string]): readonly Moment[] {
  const { pattern, by, byRef, at, atRef, turn } = found;
  const attackPart = Object.keys(pattern).length > 0 ? { attack: pattern } : {};
  const more = joinIf(inTurn(turn));
  const own = byRef === undefined || byRef === 'this';
  if (byRef !== undefined && !own) return [];
  if (atRef === 'this' || atRef === '?self') {
    return [{ on: on[1], ...attackPart, ...(by && { other: by }), ...more }];
  }
  if (atRef !== undefined) return [];
  if (by) return [{ on: on[0], who: by, ...attackPart, ...(at && { other: at }), ...more }];
  const mine = { on: on[0], ...attackPart, ...(at && { other: at }), ...more };
  if (!at || at.side === 'enemy' || byRef === 'this' || Array.isArray(pattern.types)) return [mine];
  // Whose attack it is remains open.
  return [mine, { on: on[1], who: at, ...attackPart, ...more }];
}

const spread =
  <T>(parse: Parser<readonly T[]>): Parser<T> =>
  (at, run) =>
    parse(at, run).flatMap(({ value, end, cost }) => value.map((one) => ({ value: one, end, cost })));

const events: Readonly<Record<string, string>> = {
  движение: 'moves',
  передвижение: 'moves',
  перемещение: 'relocates',
  прыжок: 'jumps',
  телепортация: 'teleports',
  инкарнация: 'incarnates',
  рывок: 'dashes',
  погружение: 'dives',
  пророчество: 'prophesies',
  трупоедство: 'feasts',
  вампиризм: 'drains',
  вызов: 'summoned',
  заклинание: 'casts',
  изгнание: 'exiled',
  всплытие: 'surfaces',
};

/** A kind of attack, without grades and the like. */
const kindOf = (pattern: Data): Data | undefined =>
  Object.keys(pattern).every((key) => ['types', 'close', 'magic'].includes(key)) ? pattern : undefined;

const deathBy: Parser<Data> = alt(
  says(lit('от отравления'), { on: 'poisonKills' }),
  map(seq(lit('от'), attackOf('gen')), ([, { pattern, by, byRef, at, atRef }]) => {
    if (at || atRef || byRef) return undefined;
    const kind = kindOf(pattern);
    return (
      kind && { if: { fell: Object.keys(kind).length === 0 ? 'attack' : kind }, ...(by && { other: by }) }
    );
  }),
);

/** «при погружении на глубину» says no more than «при погружении». */
const eventIn: Parser<string> = map(
  seq(row(events, { case: 'pre' }), opt(lit('на глубину', 'на поверхность'))),
  ([on, where]) =>
    where === undefined || on === (where === 'на глубину' ? 'dives' : 'surfaces') ? on : undefined,
);

/** What befalls somebody, where several are told at once: «при гибели или изгнании». */
const befallIn: Parser<string> = row(
  { гибель: 'dies', открытие: 'opens', закрытие: 'closes', излечение: 'healed' },
  { case: 'pre' },
);

/** A magical ability is done: an attack or a spell. */
const magicDone: readonly Moment[] = [{ on: 'hits', attack: { magic: true } }, { on: 'casts' }];

const movings: readonly unknown[] = ['relocates', 'moves', 'jumps', 'teleports', 'dashes'];

const elementWords: Readonly<Record<string, string>> = {
  степной: 'steppe',
  горный: 'mountain',
  лесной: 'forest',
  болотный: 'swamp',
  темный: 'darkness',
};

/** A step tells where it came from: backward, it left the cell ahead. */
const steps: Readonly<Record<string, string>> = {
  'на клетку назад': 'ahead',
  'на одну клетку назад': 'ahead',
  'на клетку вперед': 'behind',
  'на одну клетку вперед': 'behind',
  'на клетку по диагонали': 'diagonal',
  'по диагонали': 'diagonal',
  'не по диагонали': 'straight',
  'на соседнюю с собой клетку не по диагонали': 'straight',
  'на соседнюю клетку не по диагонали': 'straight',
  'на соседнюю клетку по диагонали': 'diagonal',
};
const stepping: Parser<Data> = map(lit(...Object.keys(steps)), (said) => ({
  leftCell: { at: steps[said], from: 'it' },
}));

const toNeighbour = lit('на соседнюю клетку');
const crossing: Parser<Data> = alt(
  says(
    seq(
      lit(
        'с вашей половины поля боя на половину поля боя противника',
        'со своей половины поля боя на половину поля боя противника',
        'со своей половины поля боя на чужую',
        'с вашей половины поля боя на чужую',
        'с вашей половины поля боя на половину противника',
      ),
    ),
    { crossed: 'toEnemy' },
  ),
  says(
    lit(
      'с половины поля боя противника на вашу половину поля боя',
      'с половины поля боя противника на вашу',
      'с чужой половины поля боя на свою',
    ),
    { crossed: 'toOwn' },
  ),
);
const ontoNear = map(seq(lit('на'), alt(cellIn('acc'), besides)), ([, cell]) => cell);
/** «на клетку рядом с существом с проклятием»: then such a one stands next to it. */
const ontoNextTo: Parser<Data> = alt(
  map(
    seq(
      lit('на клетку'),
      opt(comma),
      lit('рядом с которой'),
      lem('стоять', { as: 'present' }),
      np('nom'),
      opt(comma),
    ),
    ([, , , , who]) => (who.ref ? undefined : { there: merge(who.filter, { near: 'this' }) }),
  ),
  map(seq(lit('на клетку'), opt(comma), lit('рядом с которой нет'), np('gen'), opt(comma)), ([, , , who]) =>
    who.ref ? undefined : { not: { there: merge(who.filter, { near: 'this' }) } },
  ),
);

/** «на клетку, занятую существом противника»: onto the cell of another. */
const ontoCard: Parser<Np> = alt(
  map(seq(lit('на клетку'), opt(comma), lit('занятую'), nps('ins')), ([, , , who]) => who),
  map(seq(lit('на клетку с', 'на клетку со'), nps('ins')), ([, who]) => who),
  map(seq(lit('на'), np('acc')), ([, who]) =>
    !who.ref && who.count === 'one' && who.filter.type === 'creature' ? who : undefined,
  ),
  map(
    seq(lit('на клетку'), lem('@this')),
    (): Np => ({ ref: 'this', filter: {}, count: 'one', gender: undefined }),
  ),
);

/** Somebody comes onto the cell of somebody else: of this card, or this card onto that of another. */
function joining(who: Np | undefined, whose: Np): Data | undefined {
  const own = !who || who.ref === 'this';
  if (!own && who.ref) return undefined;
  if (whose.ref)
    return whose.ref === 'this' && !own ? { on: 'joins', who: who.filter, other: { is: 'this' } } : undefined;
  return { on: 'joins', ...(!own && { who: who.filter }), other: whose.filter };
}

/** «на клетку вашей половины поля боя»: then it stands there. */
const destination: Parser<Data> = alt(
  map(seq(lit('на'), cellIn('acc')), ([, cell]) => standing(cell)),
  map(seq(lit('на'), besides), ([, cell]) => standing(cell)),
  says(lit('на вашу половину поля боя', 'на свою половину поля боя'), { half: 'own' }),
  map(seq(lit('в', 'во'), ordinal, any('ряд', { case: 'acc' }), lit('противника')), ([, row]) => ({
    half: 'enemy',
    row,
  })),
  map(seq(lit('в ваш', 'в свой'), ordinal, any('ряд', { case: 'acc' })), ([, row]) => ({ half: 'own', row })),
  says(lit('на половину поля боя противника'), { half: 'enemy' }),
  map(seq(lit('на клетку'), whereabouts), ([, where]) => where),
  map(
    seq(
      lit('на клетку'),
      row({ столбец: 'column', ряд: 'row' }, { case: 'gen' }),
      comma,
      lit('в котором стоит'),
      np('nom'),
    ),
    ([, at, , , who]) => (who.ref === 'this' ? { at } : undefined),
  ),
);

/** «на клетку не рядом с …». */
const offside: Parser<Data> = map(
  seq(lit('на клетку не рядом с', 'на клетку не рядом со'), np('ins')),
  ([, who]) => (who.ref ? { notNear: who.ref } : undefined),
);

/** A cell as the place of who has come to it. */
function standing({ free: _, near, half, row, ...rest }: Data): Data | undefined {
  if (Object.keys(rest).length > 0) return undefined;
  const made = {
    ...(near !== undefined && { near }),
    ...(half !== undefined && { half }),
    ...(row !== undefined && { row }),
  };
  return Object.keys(made).length > 0 ? made : undefined;
}

/** Who stands on such a cell, told by where it stands. */
function placeOf({ at, from, near, ...rest }: Data): Data | undefined {
  if (Object.keys(rest).length > 0 || (at === undefined) === (near === undefined)) return undefined;
  if (near !== undefined) return { near };
  return from === undefined || from === 'this' ? { at } : undefined;
}

/** The one that came there: this card where nobody is named. */
const stands = (who: Np | undefined, where: Data): Data | undefined =>
  !who || who.ref === 'this'
    ? 'near' in where && where.near === 'this'
      ? undefined
      : (neighboured(where) ?? { this: where })
    : { it: where };

/** «на клетку с маркером «гнили»»: then it stands on one. */
const ontoMark: Parser<Data> = map(seq(lit('на клетку с'), markerIn('ins')), ([, onMark]) => ({
  it: { onMark },
}));

const turn = opt(
  alt(
    says(lit('в ваш ход'), 'yours'),
    says(lit('в свой ход'), '?own'),
    says(lit('в ход противника', 'в его ход'), 'enemy'),
  ),
);

/** «в свой ход»: of the turn of whoever the moment is told of, if that is sure. */
function inOwnTurn(moment: Moment): Moment | undefined {
  if (!JSON.stringify(moment.if ?? null).includes('"?own"')) return moment;
  const { who, other } = moment as { who?: Data; other?: Data };
  const mine = who === undefined ? 'yours' : who.side;
  const theirs = other === undefined || doing.includes(moment.on) ? mine : other.side;
  if (mine === undefined || theirs !== mine) return undefined;
  return { ...moment, if: JSON.parse(JSON.stringify(moment.if).replaceAll('"?own"', JSON.stringify(mine))) };
}
const doing: readonly unknown[] = [
  'hits',
  'assaults',
  'declares',
  'misses',
  'kills',
  'wounds',
  'rolls',
  'afterAttack',
];

/** What the wounds came from: Meanness, poisoning. */
const hurtFrom: Parser<Data> = alt(
  says(lit('от подлости'), { on: 'meanHurts' }),
  says(lit('от отравления'), { on: 'poisonHurts' }),
);
const woundsOf: Parser<Data> = (at, run) => woundsFrom(at, run);
const woundsFromOne: Parser<Data> = (at, run) => woundsBy(at, run);

const at: Parser<Moment> = alt(
  spread(map(seq(lit('при'), attackOf('pre')), ([, found]) => attacking(found, ['hits', 'hit']))),
  spread(
    map(
      seq(lit('при нападении'), opt(nps('gen')), opt(attack('ins')), opt(seq(lit('на'), nps('acc')))),
      ([, who, pattern, onto]) =>
        attacking(
          {
            pattern: pattern ?? {},
            ...(who && (who.ref ? { byRef: who.ref } : { by: who.filter })),
            ...(onto && (onto[1].ref ? { atRef: onto[1].ref } : { at: onto[1].filter })),
          },
          ['assaults', 'assaulted'],
        ).map((one) => (one.on === 'assaults' && !onto && !who ? one : one)),
    ),
  ),
  map(seq(lit('при промахе'), opt(attack('ins')), opt(lit('в нападении'))), ([, pattern, assault]) => {
    const all = merge(pattern ?? {}, assault ? { answering: false } : {});
    return all && { on: 'misses', ...(Object.keys(all).length > 0 && { attack: all }) };
  }),
  // Whoever finished it off.
  map(seq(lit('при гибели'), np('gen'), lit('от добивания')), ([, who]) =>
    who.ref ? undefined : { on: 'finishes', who: {}, other: who.filter },
  ),
  map(seq(lit('при гибели'), opt(nps('gen')), opt(deathBy), turn), ([, who, by, when]) => {
    const own = whose(who);
    const more = inTurn(when);
    return own && { on: 'dies', ...own, ...by, ...(more && joinIf(by?.if as Data | undefined, more)) };
  }),
  map(
    seq(
      lit('при'),
      eventIn,
      opt(nps('gen')),
      opt(alt(says(toNeighbour, { x: { max: 1 } }), crossing, ontoNextTo, ontoMark, stepping)),
      turn,
    ),
    ([, on, who, how, when]) => {
      const own = whose(who);
      if (
        !own ||
        (how && !['relocates', 'moves', 'dashes', 'jumps', 'teleports'].includes(on)) ||
        (how && 'there' in how && who && who.ref !== 'this')
      )
        return undefined;
      return { on, ...own, ...joinIf(how, inTurn(when)) };
    },
  ),
  map(seq(lit('после перемещения'), opt(nps('gen')), crossing), ([, who, how]) => {
    const own = whose(who);
    return own && { on: 'relocates', ...own, ...joinIf(how) };
  }),
  map(
    seq(
      lit('при', 'после'),
      alt(row(events, { case: 'pre' }), row(events, { case: 'gen' })),
      opt(nps('gen')),
      destination,
      opt(origin),
      turn,
    ),
    ([, on, who, where, from, when]) => {
      const own = whose(who);
      const there = stands(who, where);
      return own && there && movings.includes(on)
        ? { on, ...own, ...joinIf(there, from && { leftCell: from }, inTurn(when)) }
        : undefined;
    },
  ),
  map(
    seq(lit('при'), row(events, { case: 'pre' }), opt(nps('gen')), origin, opt(destination), turn),
    ([, on, who, from, where, when]) => {
      const own = whose(who);
      const there = where && stands(who, where);
      return own && (there || !where) && movings.includes(on)
        ? { on, ...own, ...joinIf(there, { leftCell: from }, inTurn(when)) }
        : undefined;
    },
  ),
  // «при движении на клетку»: onto whichever.
  costing(
    map(seq(lit('при движении', 'при перемещении'), opt(nps('gen')), lit('на клетку')), ([said, who]) => {
      const own = whose(who);
      return own && { on: said === 'при движении' ? 'moves' : 'relocates', ...own };
    }),
    1,
  ),
  map(
    seq(lit('при перемещении', 'при движении', 'при передвижении'), opt(nps('gen')), ontoCard),
    ([, who, whose]) => joining(who, whose),
  ),
  // «после …»: when it is done and paid for (B12-113.3).
  spread(
    map(seq(lit('после'), attackOf('gen')), ([, { pattern, by, byRef, at, atRef, turn: when }]) => {
      if (atRef !== undefined || (byRef !== undefined && byRef !== 'this')) return [];
      return [
        {
          on: 'afterAttack',
          ...(by && { who: by }),
          ...(Object.keys(pattern).length > 0 && { attack: pattern }),
          ...(at && { other: at }),
          ...joinIf(inTurn(when)),
        },
      ];
    }),
  ),
  map(seq(lit('после'), row(events, { case: 'gen' }), opt(nps('gen')), turn), ([, on, who, when]) => {
    const own = whose(who);
    return own && { on, ...own, ...joinIf(inTurn(when)) };
  }),
  map(
    seq(lit('при промахе'), opt(attack('ins')), np('gen'), opt(attack('ins')), opt(lit('в нападении')), turn),
    ([, before, who, after, assault, when]) => {
      if (before && after) return undefined;
      const pattern = before ?? after;
      const own = whose(who);
      const all = merge(pattern ?? {}, assault ? { answering: false } : {});
      return (
        own &&
        all && {
          on: 'misses',
          ...own,
          ...(Object.keys(all).length > 0 && { attack: all }),
          ...joinIf(inTurn(when)),
        }
      );
    },
  ),
  map(
    seq(
      lit('при'),
      row({ трупоедство: 'feasts', пророчество: 'prophesies' }, { case: 'pre' }),
      opt(nps('gen')),
    ),
    ([, on, who]) => {
      const own = whose(who);
      return own && { on, ...own };
    },
  ),
  spread(
    map(seq(lit('при объявлении'), opt(np('ins')), attackOf('gen')), ([, who, found]) =>
      who && (found.by || found.byRef)
        ? []
        : attacking({ ...found, ...(who && (who.ref ? { byRef: who.ref } : { by: who.filter })) }, [
            'declares',
            'declaredAt',
          ]),
    ),
  ),
  says(lit('при наборе в отряд'), { on: 'recruited' }),
  says(seq(lit('когда вы показываете'), lem('@this'), lit('при пророчестве')), {
    on: 'shown',
    where: 'shown',
  }),
  map(seq(lit('при добивании'), opt(nps('gen'))), ([, who]) =>
    who?.ref ? undefined : { on: 'finishes', ...(who && { other: who.filter }) },
  ),
  map(seq(lit('при вскрытии'), opt(nps('gen'))), ([, who]) => {
    const own = whose(who);
    return own && { on: 'revealed', ...own };
  }),
  map(seq(lit('при получении'), lem('фишка'), opt(alt(nps('gen'), nps('ins')))), ([, , who]) => {
    const own = whose(who);
    return own && { on: 'chip', ...own };
  }),
  map(
    seq(
      lit('при получении'),
      listed(row(featureWords, { case: 'gen' }), lit('или')),
      opt(alt(nps('gen'), nps('ins'))),
    ),
    ([, words, who]) => {
      const own = whose(who);
      return own && became({ on: 'gainsWord', '?words': words, ...own });
    },
  ),
  // «при получении вашим существом ран от атаки».
  map(
    seq(
      lit('при получении'),
      opt(np('ins')),
      alt(
        says(lit('ран'), null),
        map(seq(range, lem('рана')), ([amount]) => amount),
      ),
      opt(alt(hurtFrom, woundsOf, woundsFromOne)),
      turn,
    ),
    ([, who, amount, from, when]) => {
      const own = whose(who);
      const { if: more, ...rest } = from ?? {};
      if (!own || (more && when)) return undefined;
      return {
        on: 'wounded',
        ...own,
        ...rest,
        ...joinIf(amount ? { x: amount } : undefined, more as Data | undefined, inTurn(when)),
      };
    },
  ),
  map(seq(lit('при получении дополнительных'), lem('жизнь'), opt(nps('gen'))), ([, , who]) => {
    const own = whose(who);
    return own && { on: 'gainsLives', ...own };
  }),
  map(seq(lit('при потере'), lem('дополнительный'), lem('жизнь'), opt(nps('gen'))), ([, , , who]) => {
    const own = whose(who);
    return own && { on: 'losesLives', ...own };
  }),
  // «при уничтожении карты противника вашим существом».
  map(
    seq(lit('при уничтожении'), opt(attack('ins')), np('gen'), opt(np('ins')), opt(attack('ins')), turn),
    ([, before, whom, who, after, when]) => {
      const own = whose(who);
      const pattern = before ?? after;
      const kind = pattern && kindOf(pattern);
      if (!own || whom.ref || (before && after) || (pattern && !kind)) return undefined;
      return { on: 'kills', ...own, other: whom.filter, ...joinIf(kind && { slew: kind }, inTurn(when)) };
    },
  ),
  map(
    seq(lit('при нанесении ран'), opt(np('dat')), opt(np('ins')), opt(attack('ins'))),
    ([, whom, who, pattern]) => {
      const own = whose(who);
      return own && !whom?.ref
        ? {
            on: 'wounds',
            ...own,
            ...(whom && { other: whom.filter }),
            ...(pattern && Object.keys(pattern).length > 0 && { attack: pattern }),
          }
        : undefined;
    },
  ),
  map(
    seq(
      lit('при'),
      row({ открытие: 'opens', закрытие: 'closes', излечение: 'healed' }, { case: 'pre' }),
      opt(nps('gen')),
      turn,
    ),
    ([, on, who, when]) => {
      const own = whose(who);
      return own && { on, ...own, ...joinIf(inTurn(when)) };
    },
  ),
  map(
    seq(lit('при броске кубика'), opt(nps('gen')), opt(comma), lit('если выпало'), range),
    ([, who, , , amount]) => {
      const own = whose(who);
      return own && { on: 'rolls', ...own, if: { x: amount } };
    },
  ),
  map(seq(lit('при броске кубика'), opt(nps('gen'))), ([, who]) => {
    const own = whose(who);
    return own && { on: 'rolls', ...own };
  }),
  map(seq(lit('при попадании на кладбище')), () => ({ on: 'buried', where: 'graveyard' })),
  map(seq(lit('при возвращении в колоду'), opt(nps('gen'))), ([, who]) => {
    const own = whose(who);
    return own && { on: 'returned', ...own };
  }),
  map(seq(lit('при вступлении в игру'), opt(nps('gen'))), ([, who]) => {
    const own = whose(who);
    return own && { on: 'enters', ...own };
  }),
  says(lit('при получении жетона инкарнации'), { on: 'incarnationChip' }),
);

const acts: Readonly<Record<string, string>> = {
  открыться: 'opens',
  закрыться: 'closes',
  погибнуть: 'dies',
  инкарнировать: 'incarnates',
  двигаться: 'moves',
  передвигаться: 'moves',
  переместиться: 'relocates',
  излечиться: 'healed',
  изгнаться: 'exiled',
  действовать: 'acts',
  телепортироваться: 'teleports',
  прыгать: 'jumps',
  промахнуться: 'misses',
  погрузиться: 'dives',
  всплыть: 'surfaces',
};

/** What is performed: «совершает рывок». */
const performed: Readonly<Record<string, string>> = {
  рывок: 'dashes',
  прыжок: 'jumps',
  телепортация: 'teleports',
  трупоедство: 'feasts',
  инкарнация: 'incarnates',
  пророчество: 'prophesies',
  вампиризм: 'drains',
};

/** «погружается или всплывает»: either. */
const eitherAct: Parser<Moment> = map(listed(row(acts, { as: 'present' }), lit('или')), (all) =>
  all.length === 2 ? { on: all[0], '?or': all[1] } : undefined,
);

/** «впервые за ход» between who and what. */
const nthTime: Parser<Data> = alt(
  says(lit('впервые за ход', 'впервые за этот ход'), { nth: { per: 'turn', time: 1 } }),
  says(lit('впервые за бой'), { nth: { per: 'battle', time: 1 } }),
  map(
    seq(
      lit('в', 'во'),
      row({ первый: 1, второй: 2, третий: 3 }, { case: 'acc' }),
      lit('раз за'),
      alt(says(lit('ход', 'этот ход'), 'turn'), says(lit('бой'), 'battle')),
    ),
    ([, time, , per]) => ({ nth: { per, time } }),
  ),
);

const ordinals: Readonly<Record<string, number>> = { первый: 1, второй: 2, третий: 3, четвертый: 4 };

const woundsFrom: Parser<Data> = map(
  seq(lit('от'), opt(lit('одной')), attackOf('gen')),
  ([, , { pattern, by, byRef, at, atRef, turn }]) =>
    at || atRef || byRef
      ? undefined
      : {
          attack: pattern,
          ...(by && { other: by }),
          ...joinIf(inTurn(turn)),
        },
);

/** «получает раны от вашего существа»: whatever by. */
const woundsBy: Parser<Data> = map(seq(lit('от'), np('gen')), ([, who]) =>
  who.ref ? undefined : { other: who.filter },
);

const whenSo: Parser<Moment> = map(
  seq(
    alt(lit('когда', 'после того как', 'после того , как'), costing(lit('если'), 1)),
    opt(nps('nom')),
    opt(nthTime),
    alt(
      eitherAct,
      map(seq(row(acts, { as: 'present' }), turn), ([on, turn]): Data => ({ on, ...joinIf(inTurn(turn)) })),
      // «атакует и не наносит ран»: when all of it is over.
      // «атакует Дозорного»
      map(
        seq(any('атаковать', { as: 'present' }), nps('acc'), opt(attack('ins'))),
        ([, whom, pattern]): Data | undefined => {
          const part = pattern && Object.keys(pattern).length > 0 ? { attack: pattern } : {};
          if (whom.ref) return whom.ref === 'this' ? { on: 'assaulted', ...part, '?swap': true } : undefined;
          return { on: 'assaults', ...part, other: whom.filter };
        },
      ),
      map(
        seq(
          any(['атаковать', 'нападать'], { as: 'present' }),
          opt(attack('ins')),
          lit('и не наносит ран', 'и не наносят ран'),
        ),
        ([, pattern]): Data => ({
          on: 'afterAttack',
          ...(pattern && Object.keys(pattern).length > 0 && { attack: pattern }),
          if: { x: { max: 0 } },
        }),
      ),
      // Whoever is closed by a war machine’s text is closed to move it.
      map(
        seq(
          any('закрыться', { as: 'present' }),
          opt(comma),
          lit('чтобы'),
          any('переместить', { as: 'infinitive' }),
          np('acc'),
        ),
        ([, , , , what]): Data | undefined =>
          what.ref || what.filter.class !== 'warMachine' ? undefined : { on: 'closes', other: what.filter },
      ),
      // By a text, whosever it is.
      says(seq(any('открыться', { as: 'present' }), lit('( кроме открытия в начале своего хода )')), {
        on: 'opens',
        other: { any: [{ side: 'yours' }, { side: 'enemy' }] },
      } as Data),
      map(
        seq(any('погибнуть', { as: 'present' }), deathBy, turn),
        ([, by, when]): Data => ({ on: 'dies', ...by, ...joinIf(by.if as Data | undefined, inTurn(when)) }),
      ),
      map(
        seq(
          any('уничтожить', { as: 'present' }),
          opt(attack('ins')),
          opt(
            seq(
              row(ordinals, { case: 'acc' }),
              lit('за'),
              row({ ход: 'turn', бой: 'battle' }, { case: 'acc' }),
            ),
          ),
          np('acc'),
          opt(attack('ins')),
        ),
        ([, before, time, whom, after]): Data | undefined => {
          if (whom.ref || (before && after)) return undefined;
          const pattern = before ?? after;
          const kind = pattern && kindOf(pattern);
          if (pattern && !kind) return undefined;
          return {
            on: 'kills',
            other: whom.filter,
            ...(time && { nth: { per: time[2], time: time[0] } }),
            ...(kind && { if: { slew: kind } }),
          };
        },
      ),
      says(
        seq(
          any(['выполнить', 'совершить', 'объявить'], { as: 'present' }),
          any('заклинание', { case: 'acc' }),
        ),
        {
          on: 'casts',
        } as Data,
      ),
      map(
        seq(any('получить', { as: 'present' }), lit('раны'), opt(alt(woundsFrom, woundsBy)), turn),
        ([, , from, turn]): Data | undefined =>
          from?.if && turn ? undefined : { on: 'wounded', ...from, ...(turn && joinIf(inTurn(turn))) },
      ),
      map(
        seq(
          any('получить', { as: 'present' }),
          alt(says(x, null), range),
          lem('рана'),
          opt(alt(hurtFrom, woundsFrom, woundsBy)),
          turn,
        ),
        ([, amount, , from, turn]): Data | undefined => {
          const { if: more, ...rest } = from ?? {};
          if (more && turn) return undefined;
          return {
            on: 'wounded',
            ...rest,
            ...joinIf(
              amount ? { x: amount } : undefined,
              more as Data | undefined,
              turn ? inTurn(turn) : undefined,
            ),
          };
        },
      ),
      map(
        seq(any('получить', { as: 'present' }), lit('раны от подлости')),
        (): Data => ({ on: 'meanHurts' }),
      ),
      map(
        seq(any('получить', { as: 'present' }), lit('раны от отравления')),
        (): Data => ({ on: 'poisonHurts' }),
      ),
      map(
        seq(any('нанести', { as: 'present' }), range, lem('рана'), opt(attack('ins'))),
        ([, amount, , pattern]): Data => ({
          on: 'wounds',
          ...(pattern && Object.keys(pattern).length > 0 && { attack: pattern }),
          if: { x: amount.min === amount.max ? amount : amount },
        }),
      ),
      map(
        seq(
          any(['выступать', 'стать'], { as: 'present' }),
          lit('защитником'),
          opt(alt(np('gen'), np('dat'))),
        ),
        ([, , whom]): Data | undefined =>
          whom?.ref ? undefined : { on: 'defends', ...(whom && { other: whom.filter }) },
      ),
      map(
        seq(lit('оказывается на клетке'), np('gen')),
        ([, whose]): Data => ({ on: 'joins', '?onto': whose }),
      ),
      map(seq(lit('оказывается рядом с', 'оказывается рядом со'), np('ins')), ([, near]): Data | undefined =>
        near.ref === 'this' ? { on: 'comesNear', other: { is: 'this' } } : undefined,
      ),
      map(seq(any('излечить', { as: 'present' }), np('acc')), ([, whom]): Data | undefined =>
        whom.ref ? undefined : { on: 'heals', other: whom.filter },
      ),
      // «перемещает Дозорного»: by a text of its own.
      map(seq(any('переместить', { as: 'present' }), np('acc')), ([, whom]): Data | undefined => {
        if (whom.ref) return whom.ref === 'this' ? { on: 'displaced', '?swap': true } : undefined;
        return whom.count === 'one' ? { on: 'displaced', '?moved': whom.filter } : undefined;
      }),
      // «инкарнирует рядом»: it stands there by then.
      map(
        seq(
          row({ инкарнировать: 'incarnates' }, { as: 'present' }),
          lit('рядом'),
          opt(seq(lit('с', 'со'), lem('@this'))),
        ),
        ([on]): Data => ({ on, '?where': { near: 'this' } }),
      ),
      // «становится целью дальней атаки»: it is declared at it.
      map(
        seq(any('стать', { as: 'present' }), lit('целью'), attackOf('gen')),
        ([, , { pattern, by, byRef, at: onto, atRef, turn: when }]): Data | undefined =>
          byRef || onto || atRef
            ? undefined
            : {
                on: 'declaredAt',
                ...(Object.keys(pattern).length > 0 && { attack: pattern }),
                ...(by && { other: by }),
                ...joinIf(inTurn(when)),
              },
      ),
      // «выступил защитником».
      map(
        seq(lit('выступил защитником', 'выступила защитником', 'выступило защитником')),
        (): Data => ({ on: 'defends' }),
      ),
      // «ранит вашего эльфа»: whatever by.
      map(seq(any('ранить', { as: 'present' }), np('acc'), turn), ([, whom, when]): Data | undefined =>
        whom.ref || whom.count !== 'one'
          ? undefined
          : { on: 'wounds', other: whom.filter, ...joinIf(inTurn(when)) },
      ),
      // «изгоняется с клетки, занятой другим существом».
      map(
        seq(any('изгнаться', { as: 'present' }), lit('с клетки'), opt(comma), lit('занятой'), np('ins')),
        ([, , , , who]): Data | undefined => {
          const { another: _, ...holds } = who.filter;
          return who.ref || who.count !== 'one' || holds.not !== undefined
            ? undefined
            : { on: 'exiled', if: { leftCell: { holds: { ...holds, not: { is: 'it' } } } } };
        },
      ),
      says(lit('встает в строй', 'становится в строй'), { on: 'formsUp' } as Data),
      says(lit('выходит из строя', 'покидает строй'), { on: 'breaksUp' } as Data),
      says(seq(any('получить', { as: 'present' }), lem('фишка', { case: 'acc' })), { on: 'chip' } as Data),
      says(seq(any('получить', { as: 'present' }), lem('дополнительный'), lem('жизнь')), {
        on: 'gainsLives',
      } as Data),
      says(seq(any('потерять', { as: 'present' }), opt(x), lem('дополнительный'), lem('жизнь')), {
        on: 'losesLives',
      } as Data),
      map(seq(any('излечиться', { as: 'present' }), lit('на'), x), (): Data => ({ on: 'healed' })),
      map(
        seq(any('нападать', { as: 'present' }), opt(attack('ins')), opt(seq(lit('на'), nps('acc')))),
        ([, pattern, onto]): Data | undefined => {
          const part = pattern && Object.keys(pattern).length > 0 ? { attack: pattern } : {};
          if (!onto) return { on: 'assaults', ...part };
          const [, whom] = onto;
          if (whom.ref) return whom.ref === 'this' ? { on: 'assaulted', ...part, '?swap': true } : undefined;
          return { on: 'assaults', ...part, other: whom.filter };
        },
      ),
      map(
        seq(
          row({ переместиться: 'relocates', двигаться: 'moves', передвигаться: 'moves' }, { as: 'present' }),
          destination,
          opt(lit('в этот ход')),
          turn,
        ),
        ([on, where, , when]): Data => ({ on, '?where': where, ...joinIf(inTurn(when)) }),
      ),
      map(
        seq(
          row({ переместиться: 'relocates', двигаться: 'moves', передвигаться: 'moves' }, { as: 'present' }),
          toNeighbour,
          turn,
        ),
        ([on, , when]): Data => ({ on, ...joinIf({ x: { max: 1 } }, inTurn(when)) }),
      ),
      map(
        seq(any(['переместиться', 'двигаться', 'передвигаться'], { as: 'present' }), ontoCard),
        ([, whose]): Data => ({ on: 'joins', '?onto': whose }),
      ),
      map(
        seq(
          row({ переместиться: 'relocates', двигаться: 'moves', передвигаться: 'moves' }, { as: 'present' }),
          stepping,
          turn,
        ),
        ([on, how, when]): Data => ({ on, ...joinIf(how, inTurn(when)) }),
      ),
      map(
        seq(
          row({ переместиться: 'relocates', двигаться: 'moves', передвигаться: 'moves' }, { as: 'present' }),
          origin,
          opt(alt(destination, offside)),
          turn,
        ),
        ([on, from, where, when]): Data => ({
          on,
          ...(where && { '?where': where }),
          ...joinIf({ leftCell: from }, inTurn(when)),
        }),
      ),
      // «объявляет дальнюю атаку по вашей карте».
      map(
        seq(any('объявить', { as: 'present' }), attackOf('acc')),
        ([, { pattern, by, byRef, at: onto, atRef, turn: when }]): Data | undefined =>
          by || byRef || atRef
            ? undefined
            : {
                on: 'declares',
                ...(Object.keys(pattern).length > 0 && { attack: pattern }),
                ...(onto && { other: onto }),
                ...joinIf(inTurn(when)),
              },
      ),
      // Strikes that somebody gives or receives.
      map(
        seq(any(['нанести', 'совершить', 'выполнить'], { as: 'present' }), attackOf('acc')),
        ([, { pattern, by, byRef, at, atRef, turn: when }]): Data | undefined =>
          by || byRef || atRef
            ? undefined
            : {
                on: 'hits',
                ...(Object.keys(pattern).length > 0 && { attack: pattern }),
                ...(at && { other: at }),
                ...joinIf(inTurn(when)),
              },
      ),
      map(
        seq(any('получить', { as: 'present' }), attack('acc')),
        ([, pattern]): Data => ({ on: 'hit', attack: pattern }),
      ),
      map(
        seq(any('нанести', { as: 'present' }), lit('раны'), opt(attack('ins'))),
        ([, , pattern]): Data => ({
          on: 'wounds',
          ...(pattern && Object.keys(pattern).length > 0 && { attack: pattern }),
        }),
      ),
      map(
        seq(
          opt(seq(comma, lit('сражаясь'), comma)),
          any('выбросить', { as: 'present' }),
          lit('на кубике'),
          range,
        ),
        ([, , , amount]): Data => ({ on: 'rolls', if: { x: amount } }),
      ),
      map(
        seq(any('переместиться', { as: 'present' }), crossing),
        ([, how]): Data => ({ on: 'relocates', if: how }),
      ),
      says(seq(any('вскрыть', { as: 'present' }), lem('@this')), { on: 'revealed', '?swap': true } as Data),
      says(
        lit('выполняет трупоедство', 'изгоняет карту с кладбища трупоедством', 'изгоняет карту трупоедством'),
        { on: 'feasts' } as Data,
      ),
      map(
        seq(any('получить', { as: 'present' }), listed(row(featureWords, { case: 'acc' }), lit('или'))),
        ([, words]): Data => ({ on: 'gainsWord', '?words': words }),
      ),
      map(
        seq(any('стать', { as: 'present' }), row(elementWords, { case: 'ins' })),
        ([, element]): Data => ({ on: 'becomesElement', element }),
      ),
      // «промахивается простым ударом».
      map(
        seq(any('промахнуться', { as: 'present' }), attack('ins'), turn),
        ([, pattern, when]): Data => ({
          on: 'misses',
          ...(Object.keys(pattern).length > 0 && { attack: pattern }),
          ...joinIf(inTurn(when)),
        }),
      ),
      // «покидает соседнюю клетку»: it came from there.
      map(seq(lem('покидать', { as: 'present' }), cellIn('acc')), ([, leftCell]): Data | undefined => {
        const { free: _, ...cell } = leftCell;
        return Object.keys(cell).length > 0 ? { on: 'relocates', if: { leftCell: cell } } : undefined;
      }),
      says(seq(lem('покидать', { as: 'present' }), lit('зону битвы', 'поле боя', 'игру')), {
        on: 'leaves',
      } as Data),
      says(seq(lem('менять', { as: 'present' }), lit('хозяина')), { on: 'changesHost' } as Data),
      map(
        seq(
          lem(['совершить', 'выполнить', 'использовать'], { as: 'present' }),
          listed(row(performed, { case: 'acc' }), lit('или')),
          turn,
        ),
        ([, [on, or, ...more], when]): Data | undefined =>
          more.length > 0
            ? undefined
            : { on, ...(or !== undefined && { '?or': or }), ...joinIf(inTurn(when)) },
      ),
      map(seq(any('защищать', { as: 'present' }), np('acc')), ([, whom]): Data | undefined =>
        whom.ref ? undefined : { on: 'defends', other: whom.filter },
      ),
      map(seq(lit('совершает рывок'), ontoNear), ([, cell]): Data | undefined =>
        cell.near === 'this' ? { on: 'dashes', if: { it: { near: 'this' } } } : undefined,
      ),
      map(
        seq(
          lem(['совершить', 'выполнить'], { as: 'present' }),
          listed(
            row({ рывок: 'dashes', прыжок: 'jumps', телепортация: 'teleports' }, { case: 'acc' }),
            lit('или'),
          ),
          destination,
          turn,
        ),
        ([, [on, or, ...more], where, when]): Data | undefined =>
          more.length > 0 || (where.near !== undefined && (on === 'dashes' || or === 'dashes'))
            ? undefined
            : { on, ...(or !== undefined && { '?or': or }), '?where': where, ...joinIf(inTurn(when)) },
      ),
    ),
  ),
  ([, who, time, said]) => {
    if (time && said.nth) return undefined;
    const moment = { ...said, ...time };
    if (moment['?onto']) return joining(who, moment['?onto'] as Np);
    if (moment['?where']) {
      const { '?where': where, if: more, ...rest } = moment as Data & { '?where': Data; if?: Data };
      const nears = typeof where.near === 'string' && (where.near === 'this' || where.near.startsWith('?'));
      if (who?.filter.notNear !== undefined && !(nears && who.filter.notNear === 'this')) return undefined;
      if (who?.filter.notNear === 'this' && !who.ref) {
        const { notNear: _, ...filter } = who.filter;
        return { on: 'comesNear', who: filter, other: { is: 'this' }, ...joinIf(more) };
      }
      const own = whose(who);
      const there = stands(who, where);
      return own && there && { ...rest, ...own, ...joinIf(there, more) };
    }
    if (moment['?moved']) {
      const { '?moved': moved, ...rest } = moment;
      const own = !who || who.ref === 'this';
      if (!own && who.ref) return undefined;
      return { ...rest, who: moved, other: own ? { is: 'this' } : who.filter };
    }
    if (moment['?swap']) {
      const { '?swap': _, ...rest } = moment;
      return who && !who.ref ? { ...rest, other: who.filter } : undefined;
    }
    const own = whose(who);
    return own && became({ ...moment, ...own });
  },
);

/**
 * «Когда погибает существо …»: of that creature, not of this card with what the creature then does; only a mark of
 * punctuation could tell them apart.
 */
const when: Parser<Moment> = (at, run) => {
  const bare = run.tokens[at + 1]?.readings.some(({ lemma }) => lemma in acts);
  const found = whenSo(at, run);
  return bare
    ? found.map((one) =>
        one.end === at + 2 && run.tokens[one.end]?.kind === 'word' ? { ...one, cost: one.cost + 3 } : one,
      )
    : found;
};

/** Who becomes dark was not dark before, and is by the time that it is heard; the same for what a card gains. */
function became(moment: Data): Data | undefined {
  const who = moment.who as Data | undefined;
  if (!who) return moment;
  if (moment.on === 'gainsWord')
    return (moment['?words'] as readonly unknown[]).includes(who.without) ? undefined : moment;
  if (moment.on !== 'becomesElement') return moment;
  const { not, ...rest } = who;
  if (not === undefined) return moment;
  return JSON.stringify(not) === JSON.stringify({ element: moment.element })
    ? { ...moment, who: rest }
    : undefined;
}

/** «Если … атакован …» */
const ifAttacked: Parser<Moment> = map(
  seq(
    lit('если', 'когда'),
    opt(nps('nom')),
    lit('атакован', 'атакована', 'атаковано', 'атакованы'),
    attackOf('ins'),
  ),
  ([, who, , { pattern, by, byRef, at, atRef }]) => {
    if ((who && who.ref !== 'this') || byRef || at || atRef) return undefined;
    return {
      on: 'assaulted',
      ...(Object.keys(pattern).length > 0 && { attack: pattern }),
      ...(by && { other: by }),
    };
  },
);

/** «когда рядом с картой с маркером закрывается существо»: such a one next to it. */
const nextTo: Parser<Moment> = alt(
  map(seq(lit('когда рядом'), row(acts, { as: 'present' }), np('nom')), ([, on, who]) =>
    who.ref || who.count !== 'one' ? undefined : { on, who: { ...who.filter, near: 'this' } },
  ),
  map(
    seq(lit('когда рядом с', 'когда рядом со'), np('ins'), row(acts, { as: 'present' }), np('nom')),
    ([, near, on, who]) => {
      if (who.ref || who.count !== 'one') return undefined;
      if (near.ref) return near.ref === 'this' ? { on, who: { ...who.filter, near: 'this' } } : undefined;
      return who.filter.beside === undefined && near.count === 'one'
        ? { on, who: { ...who.filter, beside: { cards: near.filter } } }
        : undefined;
    },
  ),
);

/** «если существо противника передвинулось на клетку …»: told of what has just happened. */
const hasCome: Parser<Moment> = map(
  seq(
    lit('если'),
    np('nom'),
    row({ переместиться: 'relocates', двигаться: 'moves', передвигаться: 'moves' }, { as: 'past' }),
    destination,
  ),
  ([, who, on, where]) => {
    const own = who.ref ? undefined : whose(who);
    const there = stands(who, where);
    return own && there && { on, ...own, ...joinIf(there) };
  },
);

/** «когда другие ваши лесные существа выполняют удар, выстрел и излечение подряд в любой последовательности». */
const feat: Parser<Moment> = map(
  seq(
    lit('когда'),
    np('nom'),
    any(['выполнить', 'совершить'], { as: 'present' }),
    lit('удар , выстрел и излечение подряд в любой последовательности'),
    opt(lit('( перемещение не прерывает цепочку )')),
  ),
  ([, who]) => {
    const { element, side } = who.filter;
    // Only forest cards are followed so far.
    return who.ref || who.count !== 'some' || element !== 'forest' || side !== 'yours'
      ? undefined
      : { on: 'feat', who: who.filter };
  },
);

/** «когда срабатывает бешенство вашего орка» (RB-175). */
const labelWorks: Parser<Moment> = map(
  alt(
    seq(
      lit('когда срабатывает', 'когда активируется'),
      row({ концентрация: 'concentration', бешенство: 'frenzy' }, { case: 'nom' }),
      opt(np('gen')),
    ),
    seq(
      lit('при срабатывании'),
      row({ концентрация: 'concentration', бешенство: 'frenzy' }, { case: 'gen' }),
      opt(np('gen')),
    ),
  ),
  ([, label, who]) => {
    const own = whose(who);
    return own && { on: 'labelWorks', label, ...own };
  },
);

/** «когда на Дозорном становится 3 или более {counter}»: it has received one, and has so many. */
const soManyChips: Parser<Moment> = map(
  seq(lit('когда на'), np('pre'), lit('становится', 'оказывается', 'накапливается'), rangeOf(lem('фишка'))),
  ([, who, , chips]) =>
    who.ref === 'this'
      ? { on: 'chip', if: { this: { chips } } }
      : who.ref
        ? undefined
        : { on: 'chip', who: merge(who.filter, { chips }) },
);

/** «когда по Дозорному нанесён {strike}». */
const struckAt: Parser<Moment> = map(
  seq(
    lit('когда по'),
    np('dat'),
    alt(
      says(lit('нанесен', 'нанесена', 'нанесено', 'совершен', 'совершена'), 'hit'),
      says(lit('объявлен', 'объявлена'), 'declaredAt'),
    ),
    attackOf('nom'),
  ),
  ([, who, on, { pattern, by, byRef, at: onto, atRef, turn }]) => {
    const own = whose(who);
    if (!own || byRef || onto || atRef) return undefined;
    const attack = Object.keys(pattern).length > 0 ? { attack: pattern } : {};
    return { on, ...own, ...attack, ...(by && { other: by }), ...joinIf(inTurn(turn)) };
  },
);

/** «когда на кубике вашего существа выпало 6». */
const cameUp: Parser<Moment> = map(
  seq(lit('когда на кубике'), opt(nps('gen')), lit('выпало', 'выпадает'), range),
  ([, who, , amount]) => {
    const own = whose(who);
    return own && { on: 'rolls', ...own, if: { x: amount } };
  },
);

/** «когда бросок кубика вашего существа равен 6». */
const rolled: Parser<Moment> = map(
  seq(lit('когда бросок кубика'), opt(nps('gen')), lit('равен'), range),
  ([, who, , amount]) => {
    const own = whose(who);
    return own && { on: 'rolls', ...own, if: { x: amount } };
  },
);

/** «когда ваш пират нападает простым ударом, если бросок кубика равен 4 или менее»: when it has rolled so much. */
const rolledAttacking: Parser<Moment> = map(
  seq(
    lit('когда'),
    opt(nps('nom')),
    any('нападать', { as: 'present' }),
    opt(attack('ins')),
    opt(comma),
    lit('если'),
    opt(lit('его', 'ее')),
    lit('бросок кубика равен'),
    range,
  ),
  ([, who, , pattern, , , , , amount]) => {
    const own = whose(who);
    return own && { on: 'rolls', ...own, attack: { ...pattern, answering: false }, if: { x: amount } };
  },
);

/** «в первый раз за ход», «во второй раз за бой». */
const firstTime: Parser<Moment> = map(
  seq(
    when,
    opt(lit('в', 'во')),
    row(ordinals, { case: 'acc' }),
    lit('раз за'),
    alt(says(lit('ход', 'этот ход'), 'turn'), says(lit('бой'), 'battle')),
  ),
  ([moment, , time, , per]) => ({ ...moment, nth: { per, time } }),
);

/** «когда погибает отравленное существо противника». */
const whenDoes: Parser<Moment> = map(
  seq(lit('когда'), row(acts, { as: 'present' }), nps('nom'), opt(deathBy), turn),
  ([, on, who, by, when]) => {
    const own = who.ref ? undefined : whose(who);
    if (!own || (by && on !== 'dies')) return undefined;
    return { on, ...own, ...by, ...joinIf(by?.if as Data | undefined, inTurn(when)) };
  },
);

/** «когда противник объявляет заклинание». */
const byEnemy: Parser<Moment> = says(
  seq(
    lit('когда противник'),
    any(['выполнить', 'совершить', 'объявить'], { as: 'present' }),
    any('заклинание', { case: 'acc' }),
  ),
  { on: 'casts', who: { side: 'enemy' } },
);

/** «когда стоящее рядом существо атаковано простым ударом». */
const isAttacked: Parser<Moment> = map(
  seq(lit('когда'), np('nom'), lit('атакован', 'атакована', 'атаковано'), attackOf('ins')),
  ([, who, , { pattern, by, byRef, at: onto, atRef }]) => {
    const own = whose(who);
    if (!own || byRef || onto || atRef) return undefined;
    const attack = Object.keys(pattern).length > 0 ? { attack: pattern } : {};
    return { on: 'assaulted', ...own, ...attack, ...(by && { other: by }) };
  },
);

/** «если в начале вашего хода …»: the moment stands in its condition. */
const ifThen: Parser<Moment> = map(seq(lit('если'), ofTurn, opt(comma), condition), ([, moment, , said]) => ({
  ...moment,
  if: said,
}));

/** «…, при сильном — …»: the attack was named before. */
const gradeAlone: Parser<Moment> = (at, run) => {
  const named = run.tokens
    .slice(0, at)
    .findLast(({ readings }) => readings.some(({ lemma }) => Object.hasOwn(gradedAttacks, lemma)));
  const type = named?.readings.map(({ lemma }) => gradedAttacks[lemma]).find((one) => one !== undefined);
  const next = run.tokens[at + 2]?.text;
  return type === undefined || (next !== '—' && next !== '-')
    ? []
    : map(
        seq(lit('при'), row({ слабый: 'weak', средний: 'medium', сильный: 'strong' }, { case: 'pre' })),
        ([, grade]): Moment => ({ on: 'hits', attack: { types: [type], grades: [grade] } }),
      )(at, run);
};
const gradedAttacks: Readonly<Record<string, string>> = {
  'простой удар': 'simple',
  выстрел: 'shot',
  метание: 'throw',
  разряд: 'discharge',
};

const one: Parser<Moment> = memo(
  alt(
    gradeAlone,
    ofTurn,
    ifThen,
    at,
    when,
    whenDoes,
    byEnemy,
    isAttacked,
    firstTime,
    labelWorks,
    feat,
    soManyChips,
    cameUp,
    struckAt,
    rolled,
    rolledAttacking,
    ifAttacked,
    nextTo,
    hasCome,
  ),
);

/** «при гибели вашего эльфа или инкарнации вашего орка», «когда … или инкарнирует …»: the first word stands once. */
const bareEvent: Parser<Moment> = map(
  alt(seq(alt(eventIn, befallIn), nps('gen')), seq(row(acts, { as: 'present' }), nps('nom'))),
  ([on, who]) => {
    const own = who.ref ? undefined : whose(who);
    return own && { on, ...own };
  },
);

const andIf = alt(
  map(seq(opt(comma), lit('если'), condition), ([, , said]) => said),
  // Where this card is then.
  says(lit('на вашей половине поля боя', 'на своей половине поля боя'), { this: { half: 'own' } } as Data),
);

/** «если не имеет ран, когда …»: what must hold may come first. */
const ifFirst = map(seq(lit('если'), condition, opt(comma)), ([, said]) => said);

function wordsOf({ '?words': words, '?or': or, ...single }: Moment): readonly Moment[] {
  if (or !== undefined) return [single, { ...single, on: or }];
  return Array.isArray(words) ? words.map((word) => ({ ...single, word })) : [single];
}

/** The way back: whence and whither change places. */
function reversed(moment: Moment): Moment | undefined {
  // «существо с проклятием получает благословление или наоборот».
  const who = moment.who as Data | undefined;
  if (moment.on === 'gainsWord' && moment.word !== undefined && who?.word !== undefined)
    return { ...moment, word: who.word, who: { ...who, word: moment.word } };
  const [there, left, ...rest] = ((moment.if as Data | undefined)?.all ?? []) as readonly Data[];
  if (!there || left?.leftCell === undefined || rest.length > 0) return undefined;
  const [[whose, to]] = Object.entries(there);
  const from = left.leftCell;
  const plain = [from, to].every((one) =>
    Object.keys(one as Data).every((key) => key === 'half' || key === 'row'),
  );
  if (!plain || (whose !== 'this' && whose !== 'it')) return undefined;
  return { ...moment, if: { all: [{ [whose]: from }, { leftCell: to }] } };
}

/** One moment, or either of two («при ударе или промахе в нападении»), with its condition. */
const waited: Parser<readonly Moment[]> = memo(
  map(
    seq(
      opt(ifFirst),
      alt(
        map(one, wordsOf),
        // «с … на … или наоборот».
        map(seq(one, lit('или наоборот')), ([single]) => {
          const [there, ...more] = wordsOf(single);
          const back = more.length > 0 ? undefined : reversed(there);
          return back && [there, back];
        }),
        // «при перемещении … с клетки позади него или на неё».
        map(
          seq(
            lit('при'),
            row({ перемещение: 'relocates', движение: 'moves', передвижение: 'moves' }, { case: 'pre' }),
            opt(nps('gen')),
            origin,
            lit('или на нее'),
          ),
          ([, on, who, from]) => {
            const own = whose(who);
            const there = stands(who, placeOf(from) ?? {});
            return own && placeOf(from) && there
              ? [{ leftCell: from }, there].map((how): Moment => ({ on, ...own, if: how }))
              : undefined;
          },
        ),
        // «когда получает раны или при гибели»: either of this card's own.
        costing(
          map(seq(one, opt(comma), lit('или', 'и'), alt(one, bareEvent)), ([first, , , second]) =>
            (first.who === undefined) !== (second.who === undefined)
              ? undefined
              : [...wordsOf(first), ...wordsOf(second)],
          ),
          1,
        ),
        // «выполняет магическую способность»: an attack or a spell.
        map(
          seq(
            lit('когда'),
            opt(nps('nom')),
            any(['выполнить', 'совершить', 'использовать'], { as: 'present' }),
            lit('магическую способность', 'магическую особенность'),
          ),
          ([, who]) => {
            const own = whose(who);
            return own && magicDone.map((moment): Moment => ({ ...moment, ...own }));
          },
        ),
        map(
          seq(lit('при'), attack('pre'), lit('или промахе', 'или при промахе'), opt(lit('в нападении'))),
          ([, pattern, , assault]) => {
            // «в нападении» goes with the nearer of the two (RB-150).
            return [
              { on: 'hits', attack: pattern },
              { on: 'misses', ...(assault && { attack: { answering: false } }) },
            ] as readonly Moment[];
          },
        ),
        // «при движении или атаке»: what it does, of two kinds.
        costing(
          map(
            seq(
              lit('при'),
              alt(
                map(seq(alt(eventIn, befallIn), lit('или', 'и'), attack('pre')), ([on, , pattern]) => ({
                  on,
                  pattern,
                })),
                map(seq(attack('pre'), lit('или', 'и'), alt(eventIn, befallIn)), ([pattern, , on]) => ({
                  on,
                  pattern,
                })),
              ),
            ),
            ([, { on, pattern }]): readonly Moment[] => [
              { on },
              { on: 'hits', ...(Object.keys(pattern).length > 0 && { attack: pattern }) },
            ],
          ),
          1,
        ),
        map(
          seq(
            lit('при'),
            listed(alt(eventIn, befallIn), seq(lit('или', 'и'), opt(lit('при')))),
            opt(nps('gen')),
          ),
          ([, all, who]) => {
            const own = whose(who);
            return own && all.length > 1 ? all.map((on): Moment => ({ on, ...own })) : undefined;
          },
        ),
      ),
      opt(andIf),
    ),
    ([before, all, after]) => {
      if (before && after) return undefined;
      const more = before ?? after;
      const own = all.map(inOwnTurn);
      if (!own.every((one) => one !== undefined)) return undefined;
      return more ? own.map((one) => ({ ...one, ...joinIf(one.if as Data | undefined, more) })) : own;
    },
  ),
);

/** Whether the moment itself speaks of X: else X is none of its amounts. */
export const moments: Parser<readonly Moment[]> = (at, run) =>
  waited(at, run).map((found) =>
    run.tokens.slice(at, found.end).some(({ text }) => text === 'x')
      ? { ...found, value: found.value.map((one) => ({ ...one, '?x': true })) }
      : found,
  );
