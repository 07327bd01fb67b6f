/** Lists of abilities (section 505): clauses with their verbs, and how they are joined. */
import { amount, forEach, measured, most, whereX } from './amounts.ts';
import { attack, attackAbility, attackOf, strength } from './attacks.ts';
import { cellIn, goal, movedTo } from './cells.ts';
import { condition, state } from './conditions.ts';
import { deeds, type Gained, offered, things } from './gains.ts';
import { markerIn, markersIn } from './markers.ts';
import {
  agrees,
  bareName,
  featureWords,
  merge,
  type Np,
  np,
  nps,
  ordinal,
  quotedName,
  target,
} from './nouns.ts';
import { close, comma, type Data, dash, digits, open, pause, triple, whole, x } from './numbers.ts';
import {
  alt,
  any,
  costing,
  later,
  lem,
  listed,
  lit,
  many,
  map,
  memo,
  opt,
  type Parser,
  row,
  says,
  seq,
} from './parser.ts';

const influence = (effect: Data): Data => ({ use: 'influence', do: effect });
const deed = (effect: Data): readonly Data[] => [influence(effect)];

/** Done by this card or ordered of the player: «ранить», «раньте», «ранит». */
const doing = (lemma: string): Parser<string> =>
  alt(any(lemma, { as: 'infinitive' }), any(lemma, { as: 'order' }), any(lemma, { as: 'present' }));

const durations: Readonly<Record<string, string>> = {
  'до конца хода': 'turnEnd',
  'до конца этого хода': 'turnEnd',
  'до конца вашего хода': 'yourTurnEnd',
  'до конца хода противника': 'enemyTurnEnd',
  'до конца следующего хода противника': 'enemyTurnEnd',
  'до начала вашего хода': 'yourTurn',
  'до вашего следующего хода': 'yourTurn',
  'до начала следующего вашего хода': 'yourTurn',
  'до начала вашего следующего хода': 'yourTurn',
  'до конца вашего следующего хода': 'yourNextTurnEnd',
  'до конца следующего хода': 'enemyTurnEnd',
};
export const until: Parser<Data> = alt(
  map(lit(...Object.keys(durations)), (said) =>
    durations[said] === 'yourNextTurnEnd' ? { until: 'yourTurnEnd', turns: 2 } : { until: durations[said] },
  ),
  map(seq(open, lit(...Object.keys(durations)), close), ([, said]) =>
    durations[said] === 'yourNextTurnEnd' ? undefined : { until: durations[said] },
  ),
  says(lit('в этот ход', 'в этом ходу'), { until: 'turnEnd' }),
  // «на X ходов противника».
  map(
    seq(lit('на'), alt(digits, x), lit('ход противника', 'хода противника', 'ходов противника')),
    ([, turns]) => ({ until: 'enemyTurnEnd', ...(turns !== 1 && { turns }) }),
  ),
  says(lit('в следующий ход противника'), { until: 'enemyTurnEnd' }),
  says(lit('в свой следующий ход', 'до конца своего следующего хода'), { until: '?nextTurn' }),
  says(lit('до конца своего хода'), { until: '?ownTurn' }),
  says(lit('до конца боя'), {}),
  says(lit('до своего перемещения'), { until: 'moves' }),
  says(
    seq(
      opt(comma),
      lit('пока'),
      lem('@this'),
      lit(
        'не покинет поле боя',
        'не покинет игру',
        'не покинет зону битвы',
        'находится на поле боя',
        'находится в игре',
        'находится в вашем отряде',
        'в вашем отряде',
        'на поле боя',
        'в бою',
        'в игре',
      ),
    ),
    { until: 'sourceLeaves' },
  ),
  says(
    seq(
      opt(comma),
      lit('пока'),
      lem('@this'),
      lit('не переместится'),
      opt(seq(opt(comma), lit('или не покинет поле боя'))),
    ),
    { until: 'sourceMoves' },
  ),
);

/** What somebody receives, as effects on them; after the first they are the same. */
function receiving(all: readonly Gained[], lasting: Data): readonly Data[] | undefined {
  // It is not known whether whoever receives it jumps at all.
  if (all.some((one) => 'gain' in one && one.gain.word === 'jump' && one.gain.more === true))
    return undefined;
  const effects: Data[] = [];
  let gains: Data[] = [];
  const flush = () => {
    if (gains.length > 0) {
      const most = gains.map((one) => one['?most']).find((one) => one !== undefined);
      const plain = gains.map(({ '?most': _, ...rest }) => rest);
      effects.push({ do: 'give', gains: plain, ...lasting, ...(most !== undefined && { most }) });
    }
    gains = [];
  };
  for (const one of all) {
    if ('gain' in one) gains.push(one.gain);
    else {
      flush();
      effects.push(one.effect.do === 'mark' ? { ...one.effect, ...lasting } : one.effect);
    }
  }
  flush();
  if (lasting.until && !effects.some((one) => one.do === 'give' || one.do === 'mark')) return undefined;
  return effects.map(({ '?whose': whose, ...effect }) =>
    influence({ ...effect, [whose ? 'whose' : 'to']: whoever }),
  );
}

/** Whom a verb is told of, until that is known. */
const whoever = '?whoever';

/** Who may do what is told without a subject: whoever could do the thing before, else this card. */
const doer = '?doer';
/** … told in the present: whoever the clause before was told of, if it is another way of the same choice. */
const same = '?sameDoer';

const subject: Parser<Np> = nps('nom');
const to = (who: Np): unknown => target(who);
const lasting = opt(until);

const declared = opt(
  alt(
    any('объявить', { as: 'infinitive' }),
    any('совершить', { as: 'infinitive' }),
    any('объявить', { as: 'order' }),
  ),
);
const attacksOf: Parser<readonly Data[]> = map(
  seq(alt(any('объявить', { as: 'present' }), any('совершить', { as: 'present' })), attackAbility),
  ([, one]) => [one],
);
/** «разряд на 1, +1 за каждую фишку», «+3 к этому разряду, если …»: what is added to the attack just told of. */
const added: Parser<readonly Data[]> = map(
  seq(
    declared,
    attackAbility,
    opt(comma),
    lit('+'),
    digits,
    opt(seq(lit('к'), opt(any('этот', { case: 'dat' })), attack('dat'))),
    alt(
      map(
        alt(forEach, says(seq(lit('за каждую'), lit('потраченную', 'уплаченную'), lem('фишка')), 'X')),
        (each) => ({ each }),
      ),
      map(
        seq(
          opt(comma),
          lit('если', 'пока'),
          later(() => condition),
        ),
        ([, , cond]) => ({ cond }),
      ),
    ),
    opt(most),
  ),
  ([, one, , , n, , how, top]) => {
    if ('cond' in how)
      return top === undefined
        ? [
            { ...one, plus: n, if: how.cond },
            { ...one, if: { not: how.cond } },
          ]
        : undefined;
    const { each } = how;
    const more = { ...(n !== 1 && { times: n }), ...(top !== undefined && { most: top }) };
    if (typeof each !== 'string') return [{ ...one, plus: { ...each, ...more } }];
    return [{ ...one, plus: Object.keys(more).length === 0 ? each : { sum: each, ...more } }];
  },
);
const attacks: Parser<readonly Data[]> = alt(
  added,
  map(seq(declared, attackAbility), ([, one]) => [one]),
  map(
    seq(
      alt(any('объявить', { as: 'infinitive' }), any('совершить', { as: 'infinitive' })),
      lit('по'),
      np('dat'),
      attackAbility,
    ),
    ([, , who, one]) => ('at' in one ? undefined : [{ ...one, at: to(who) }]),
  ),
);

/** What verbs tell of somebody, and whether of one or of several. */
interface Told {
  readonly abilities: readonly Data[];
  readonly number?: 'sg' | 'pl' | undefined;
}

type Mood = 'present' | 'infinitive';

const verbIn = (lemma: string, as: Mood): Parser<Pick<Told, 'number'>> =>
  map(lem(lemma, { as }), ({ number }) => ({ number }));

/** The host as one that is chosen, so that cells can be told from it. */
const hostChosen = { choose: { host: true } };

const cellOf = ({ '?next': next, ...cell }: Data, who: unknown): Data => ({
  ...cell,
  ...(next === true && cell.near === 'this' && { near: who }),
  ...(cell.near === '?moved' && { near: who }),
  ...(cell.from === '?moved' && { from: who }),
});

const befalls: Readonly<Record<string, string>> = {
  открыться: 'open',
  закрыться: 'close',
  уничтожиться: 'destroy',
  изгнаться: 'exile',
  погибнуть: 'destroy',
};

const becomes: Readonly<Record<string, Data>> = {
  артефакт: { kind: 'becomes', what: 'artifact' },
  летающий: { kind: 'word', word: 'flight' },
};

/** «существом с {move} 1, {strike} 2-3-4 и трупоедством». */
const madeOf: Parser<readonly Data[]> = (at, run) => madeGains(at, run);
const madeGains: Parser<readonly Data[]> = map(
  listed(
    alt(
      map(seq(lem('запас движения'), digits), ([, move]) => ({ move })),
      map(seq(lem('простой удар'), triple), ([, strike]) => ({ strike })),
      map(row(featureWords, { case: 'ins' }), (word) => ({ kind: 'word', word })),
    ),
    alt(lit('и'), comma),
  ),
  (all) => {
    const figures = merge(...all.filter((one) => !('word' in one)));
    const words = all.filter((one) => 'word' in one);
    return figures && 'strike' in figures
      ? [{ kind: 'becomes', what: 'creature', ...figures }, ...words]
      : undefined;
  },
);

/** «получает +1 к следующему разряду (+2, если …)»: so much, or else so much. */
const giftByCondition = (as: Mood): Parser<Told> =>
  map(
    seq(
      verbIn('получить', as),
      things,
      lasting,
      open,
      opt(lit('или')),
      lit('+'),
      digits,
      opt(comma),
      lit('если'),
      condition,
      close,
    ),
    ([{ number }, all, after, , , , by, , , cond]) => {
      const [one, ...rest] = all;
      if (rest.length > 0 || !('gain' in one) || typeof one.gain.by !== 'number' || one.gain.by === by)
        return undefined;
      const [plainly, instead] = [one.gain, { ...one.gain, by }].map((gain) =>
        receiving([{ gain }], after ?? {}),
      );
      return (
        plainly &&
        instead &&
        tell(
          [
            ...plainly.map((made) => ({ ...made, if: { not: cond } })),
            ...instead.map((made) => ({ ...made, if: cond })),
          ],
          number,
        )
      );
    },
  );

/** «в ваш третий ряд», «в первый ряд противника»: onto a free cell of it. */
const rowInto: Parser<Data> = alt(
  map(seq(lit('в ваш'), ordinal, lem('ряд', { case: 'acc' })), ([, row]) => ({
    free: true,
    half: 'own',
    row,
  })),
  map(seq(lit('в', 'во'), ordinal, lem('ряд', { case: 'acc' }), lit('противника')), ([, row]) => ({
    free: true,
    half: 'enemy',
    row,
  })),
);

const predicateIn = (as: Mood): Parser<Told> =>
  alt(
    giftByCondition(as),
    // «получает благословление или проклятие»: one of them.
    costing(
      map(
        seq(
          verbIn('получить', as),
          opt(lit('либо')),
          seq(offered, lasting),
          many(seq(alt(comma, seq(opt(comma), lit('или', 'либо'))), offered, lasting)),
          map(
            seq(opt(comma), lit('или', 'либо'), offered, lasting),
            ([, , gains, after]) => [gains, after] as const,
          ),
        ),
        ([{ number }, , first, between, other]) => {
          const all = [first, ...between.map(([, gains, after]) => [gains, after] as const), other];
          const last = all.at(-1)?.[1];
          const options = all.map(([gains, after]) =>
            receiving(gains, after ?? (gains.every((one) => 'gain' in one) ? (last ?? {}) : {})),
          );
          return options.some((one) => one === undefined)
            ? undefined
            : tell([{ use: 'or', options }], number);
        },
      ),
      1,
    ),
    map(seq(verbIn('получить', as), things, lasting), ([{ number }, all, after]) =>
      tell(receiving(all, after ?? {}), number),
    ),
    // «+1 к удару до конца хода и 2 дополнительные жизни».
    map(
      seq(verbIn('получить', as), things, until, lit('и'), things),
      ([{ number }, first, after, , more]) => {
        const [one, two] = [receiving(first, after), receiving(more, {})];
        return one && two && tell([...one, ...two], number);
      },
    ),
    // «+1 к ударам до конца хода (максимум +2)».
    map(seq(verbIn('получить', as), things, until, most), ([{ number }, all, after, top]) => {
      const [one, ...rest] = all;
      const by = 'gain' in one ? one.gain.by : undefined;
      if (rest.length > 0 || typeof by !== 'number' || by === 0 || top % by !== 0) return undefined;
      return tell(receiving(all, { ...after, most: top / by }), number);
    }),
    // «+1 к удару до конца хода за каждое …»: so much for each.
    map(
      seq(verbIn('получить', as), things, until, forEach, opt(most)),
      ([{ number }, all, after, each, top]) => {
        const [one, ...rest] = all;
        const by = 'gain' in one ? one.gain.by : undefined;
        if (rest.length > 0 || !('gain' in one) || typeof by !== 'number' || by < 1) return undefined;
        const amount = { ...each, ...(by !== 1 && { times: by }), ...(top !== undefined && { most: top }) };
        return tell(receiving([{ gain: { ...one.gain, by: amount } }], after), number);
      },
    ),
    // «получает -1 или +1 к выбранному броску кубика».
    map(
      seq(
        verbIn('получить', as),
        lit('-', '+'),
        digits,
        lit('или'),
        lit('-', '+'),
        digits,
        lit('к выбранному броску кубика', 'к своему выбранному броску кубика'),
      ),
      ([{ number }, one, n, , two, m]) =>
        one === two
          ? undefined
          : tell(
              [
                {
                  use: 'or',
                  options: [one === '-' ? -n : n, two === '-' ? -m : m].map((by) =>
                    deed({ do: 'modifyRoll', whose: whoever, by }),
                  ),
                },
              ],
              number,
            ),
    ),
    // «получает +2 или -2 к следующей атаке».
    map(
      seq(verbIn('получить', as), lit('-', '+'), digits, lit('или'), things, lasting),
      ([{ number }, sign, n, , all, after]) => {
        const [one, ...more] = all;
        if (more.length > 0 || !('gain' in one) || typeof one.gain.by !== 'number') return undefined;
        const other = { gain: { ...one.gain, by: sign === '-' ? -n : n } };
        const options = [[other], [one]].map((gains) => receiving(gains, after ?? {}));
        return options.some((made) => made === undefined)
          ? undefined
          : tell([{ use: 'or', options }], number);
      },
    ),
    // «получает: +1 …, если …; броню 1, если …»: each on its own condition.
    map(
      seq(
        verbIn('получить', as),
        opt(lit(':')),
        listed(seq(things, opt(comma), lit('если'), condition), lit(';')),
      ),
      ([{ number }, , all]) => {
        if (all.length < 2) return undefined;
        const made = all.map(([gains, , , cond]) =>
          receiving(gains, {})?.map((one) => ({ ...one, if: cond })),
        );
        return made.some((one) => one === undefined)
          ? undefined
          : tell(
              made.flatMap((one) => one ?? []),
              number,
            );
      },
    ),
    map(seq(verbIn('получить', as), until, things), ([{ number }, during, all]) =>
      tell(receiving(all, during), number),
    ),
    map(seq(until, verbIn('получить', as), things), ([during, { number }, all]) =>
      tell(receiving(all, during), number),
    ),
    map(seq(verbIn('потерять', as), chipsLost), ([{ number }, amount]) =>
      tell(deed({ do: 'loseChips', to: whoever, amount }), number),
    ),
    // «потерять X фишек (максимум 3)»: no more of them than that.
    map(seq(verbIn('потерять', as), x, lem('фишка'), most), ([{ number }, , , top]) =>
      tell(deed({ do: 'loseChips', to: whoever, amount: 'X', '?most': top }), number),
    ),
    map(seq(verbIn('потерять', as), lit('до'), whole, lem('фишка')), ([{ number }, , top]) =>
      tell(deed({ do: 'loseChips', to: whoever, amount: 'X', '?most': top }), number),
    ),
    map(seq(verbIn('потерять', as), whole, markerIn('gen')), ([{ number }, amount, marker]) =>
      tell(deed({ do: 'unmark', to: whoever, marker, amount }), number),
    ),
    map(seq(verbIn('потерять', as), markersIn), ([{ number }, marker]) =>
      tell(deed({ do: 'unmark', to: whoever, marker, '?others': true }), number),
    ),
    map(
      seq(
        verbIn('потерять', as),
        alt(whole, x, says(opt(lit('свою')), 1)),
        lem('дополнительный'),
        lem('жизнь'),
      ),
      ([{ number }, amount]) => tell(deed({ do: 'shedLives', to: whoever, amount }), number),
    ),
    map(
      seq(verbIn('потерять', as), lit('особенности', 'все особенности'), lasting),
      ([{ number }, , after]) => tell(deed({ do: 'lose', to: whoever, what: 'features', ...after }), number),
    ),
    map(
      seq(
        verbIn('потерять', as),
        listed(
          alt(
            map(wordLost, (what) => ({ do: 'lose', to: whoever, what })),
            says(lem('отравление', { case: 'acc' }), { do: 'cure', to: whoever }),
          ),
          alt(lit('и'), comma),
        ),
        lasting,
      ),
      ([{ number }, all, after]) =>
        after?.until !== undefined && all.some((one) => one.do === 'cure')
          ? undefined
          : tell(
              all.map((one) => influence(one.do === 'lose' ? { ...one, ...after } : one)),
              number,
            ),
    ),
    map(seq(verbIn('раниться', as), lit('на'), much), ([{ number }, , amount]) =>
      tell(deed({ do: 'wound', to: whoever, amount }), number),
    ),
    map(seq(verbIn('излечиться', as), lit('на'), much), ([{ number }, , amount]) =>
      tell(deed({ do: 'heal', to: whoever, amount }), number),
    ),
    map(seq(lit('полностью'), verbIn('излечиться', as)), ([, { number }]) =>
      tell(deed({ do: 'heal', to: whoever, amount: 'all' }), number),
    ),
    ...Object.entries(befalls).map(([lemma, effect]) =>
      map(verbIn(lemma, as), ({ number }) => tell(deed({ do: effect, to: whoever }), number)),
    ),
    map(seq(verbIn('переместиться', as), lit('на', 'еще на'), movedTo), ([{ number }, , cell]) =>
      tell(deed({ do: 'relocate', to: whoever, cell: cellOf(cell, whoever) }), number),
    ),
    // A symbiont changes its host.
    map(seq(verbIn('переместиться', as), lit('на'), np('acc')), ([{ number }, , host]) =>
      host.count === 'one' && !host.ref && host.filter.type === 'creature'
        ? tell(deed({ do: 'seat', to: whoever, onto: to(host) }), number)
        : undefined,
    ),
    map(seq(verbIn('телепортироваться', as), lit('на'), goal), ([{ number }, , cell]) =>
      tell(deed({ do: 'relocate', to: whoever, cell, as: 'teleport' }), number),
    ),
    map(seq(verbIn('телепортироваться', as), rowInto), ([{ number }, cell]) =>
      tell(deed({ do: 'relocate', to: whoever, cell, as: 'teleport' }), number),
    ),
    map(seq(verbIn('переместиться', as), rowInto), ([{ number }, cell]) =>
      tell(deed({ do: 'relocate', to: whoever, cell }), number),
    ),
    map(verbIn('телепортироваться', as), ({ number }) =>
      tell(deed({ do: 'relocate', to: whoever, cell: { free: true }, as: 'teleport' }), number),
    ),
    map(
      seq(
        verbIn('поменяться', as),
        alt(
          map(seq(lit('местами с', 'местами со'), np('ins')), ([, who]) => who),
          map(seq(lit('с', 'со'), np('ins'), lit('местами')), ([, who]) => who),
        ),
      ),
      ([{ number }, who]) =>
        // Whoever is chosen may be spoken of afterwards.
        tell(
          deed(
            who.ref && who.ref !== '?aim'
              ? { do: 'swap', to: whoever, with: to(who) }
              : { do: 'swap', to: to(who), with: whoever },
          ),
          number,
        ),
    ),
    map(
      seq(verbIn('стать', as), lit('паразитом', 'компаньоном'), opt(comma), alt(np('dat'), np('gen'))),
      ([{ number }, kind, , who]) => {
        if (who.count !== 'one') return undefined;
        const made = kind === 'паразитом' ? { parasite: true } : { symbiont: true };
        return tell(deed({ do: 'seat', to: whoever, onto: to(who), ...made }), number);
      },
    ),
    map(seq(verbIn('приземлиться', as), lit('на'), goal), ([{ number }, , cell]) =>
      tell(deed({ do: 'lose', to: whoever, what: 'flight', cell }), number),
    ),
    map(seq(verbIn('вернуться', as), lit('в колоду', 'в колоду владельца')), ([{ number }]) =>
      tell(deed({ do: 'return', to: whoever }), number),
    ),
    map(seq(verbIn('вернуть', as), lit('свой подтип существа')), ([{ number }]) =>
      tell(deed({ do: 'unseat', to: whoever }), number),
    ),
    map(
      seq(verbIn('переместиться', as), lit('на'), goal, comma, lit('вернув свой подтип существа')),
      ([{ number }, , cell]) =>
        tell(deed({ do: 'unseat', to: whoever, cell: cellOf(cell, whoever) }), number),
    ),
    map(seq(verbIn('стать', as), row(becomes, { case: 'ins' }), lasting), ([{ number }, one, after]) =>
      tell(deed({ do: 'give', to: whoever, gains: [one], ...after }), number),
    ),
    map(
      seq(verbIn('стать', as), opt(lit('летающим')), lit('существом с'), madeOf, lasting),
      ([{ number }, flying, , gains, after]) =>
        tell(
          deed({
            do: 'give',
            to: whoever,
            gains: flying ? [...gains, { kind: 'word', word: 'flight' }] : gains,
            ...after,
          }),
          number,
        ),
    ),
    ...(as === 'present'
      ? [
          map(seq(deeds, lasting), ([{ gains, number }, after]) =>
            // Of what is lost another construction tells.
            gains.some(({ kind }) => kind === 'loses')
              ? undefined
              : // «может напасть {strike} ещё раз»: in this turn.
                tell(
                  deed({
                    do: 'give',
                    to: whoever,
                    gains,
                    ...(gains.some((one) => one['?now'] === true) && { until: 'turnEnd' }),
                    ...after,
                  }),
                  number,
                ),
          ),
          // «не открывается, пока Дозорный в вашем отряде».
          map(seq(lit('не'), verbIn('открыться', as), until), ([, { number }, after]) =>
            after.until !== 'sourceLeaves'
              ? undefined
              : tell(
                  deed({ do: 'give', to: whoever, gains: [{ kind: 'cannot', what: 'open' }], ...after }),
                  number,
                ),
          ),
          map(
            seq(
              lit('не'),
              verbIn('открыться', as),
              lit(
                'в начале своего следующего хода',
                'в начале следующего хода',
                'в начале вашего следующего хода',
                'в свой следующий ход',
                'в начале своего хода',
              ),
            ),
            ([, { number }]) => tell(deed({ do: 'numb', to: whoever }), number),
          ),
          map(
            seq(
              lit('не'),
              verbIn('закрыться', as),
              lit(
                'после этой атаки',
                'после этого нападения',
                'после этого удара',
                'после {strike}',
                'после простого удара',
              ),
            ),
            ([, { number }]) => tell(deed({ do: 'stayOpen', to: whoever }), number),
          ),
          costing(
            map(seq(lit('не'), verbIn('закрыться', as)), ([, { number }]) =>
              tell(deed({ do: 'stayOpen', to: whoever }), number),
            ),
            2,
          ),
        ]
      : []),
  );

/** «предотвращает следующие 3 раны от немагических атак по вашим картам» (RB-144). */
const warding: Parser<readonly Data[]> = map(
  seq(
    opt(until),
    doing('предотвратить'),
    opt(any('следующий', { case: 'acc' })),
    alt(whole, x, says(opt(lit('одну')), 1)),
    opt(any('следующий', { case: 'acc' })),
    lem('рана'),
    lit('от'),
    attack('gen'),
    lit('по вашим картам', 'по картам в вашем отряде'),
    opt(until),
    opt(most),
  ),
  ([before, , one, amount, two, , , from, , after, top]) => {
    if ((before && after) || (one === undefined) === (two === undefined)) return undefined;
    const term = before ?? after ?? {};
    return deed({ do: 'ward', amount, from, ...term, ...(top !== undefined && { most: top }) });
  },
);

const tell = (abilities: readonly Data[] | undefined, number: Told['number']): Told | undefined =>
  abilities && { abilities, number };

const present = memo(later(() => predicateIn('present')));
const infinitive = memo(later(() => predicateIn('infinitive')));

/** Of whom it is told, in the first of them and in those that follow. */
function toldOf(who: unknown, all: readonly Data[]): readonly Data[] {
  const again = typeof who === 'string' ? who : 'same';
  return all.map((one, i) => put(one, i === 0 ? who : again, again) as Data);
}

function put(value: unknown, who: unknown, again: unknown, place: string = whoever): unknown {
  if (value === place) return who;
  if (Array.isArray(value)) return value.map((one) => put(one, who, again, place));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === 'cell' ? put(part, again, again, place) : put(part, who, again, place),
    ]),
  );
}

const also = opt(lit('также'));

const lasts = later(() => deeds);
const losesAll: Parser<Pick<Told, 'number'>> = map(
  seq(verbIn('потерять', 'present'), lit('особенности', 'все особенности')),
  ([said]) => said,
);

/** «ваше существо совершает метание на 1»: one of the own cards attacks by this text. */
const attacking = (who: Np, { use, do: effect }: Data): unknown =>
  effect === undefined && use !== 'or' && who.count === 'one' && who.filter.side === 'yours'
    ? to(who)
    : undefined;

const told: Parser<readonly Data[]> = alt(
  map(seq(subject, listed(present, alt(lit('и'), comma))), ([who, all]) => {
    if (!all.every(({ number }) => agrees(who, number))) return undefined;
    const [first, ...rest] = toldOf(
      to(who),
      all.flatMap(({ abilities }) => abilities),
    );
    return [who.ref === 'this' ? first : { ...first, '?subject': true }, ...rest];
  }),
  map(
    seq(subject, also, lem('мочь', { as: 'present' }), also, infinitive),
    ([who, , { number }, , { abilities }]) => {
      if (!agrees(who, number)) return undefined;
      const [first, ...rest] = toldOf(to(who), abilities);
      const again = who.ref ?? 'same';
      return [{ ...first, may: true, '?may': again }, ...rest.map((one) => ({ ...one, atThat: true }))];
    },
  ),
  map(
    seq(
      subject,
      also,
      lem('мочь', { as: 'present' }),
      also,
      alt(
        later(() => ownEffects),
        attacks,
      ),
    ),
    ([who, , { number }, , [first, ...rest]]) => {
      if (!agrees(who, number)) return undefined;
      const actor = who.ref ?? attacking(who, first);
      return actor === undefined ? undefined : [{ ...first, may: true, '?actor': actor }, ...rest];
    },
  ),
  map(seq(lem('@this'), warding), ([, all]) => all),
  map(seq(subject, attacksOf), ([who, [first, ...rest]]) => {
    const actor = who.ref ?? attacking(who, first);
    return actor === undefined ? undefined : [{ ...first, '?actor': actor }, ...rest];
  }),
  // «до конца хода существо не может двигаться».
  map(seq(until, subject, lasts), ([during, who, { gains, number }]) =>
    agrees(who, number) ? toldOf(to(who), deed({ do: 'give', to: whoever, gains, ...during })) : undefined,
  ),
  map(seq(until, subject, losesAll), ([during, who, { number }]) =>
    agrees(who, number)
      ? toldOf(to(who), deed({ do: 'lose', to: whoever, what: 'features', ...during }))
      : undefined,
  ),
  // «до конца хода он получает …»
  map(seq(until, subject, verbIn('получить', 'present'), things), ([during, who, { number }, all]) => {
    const made = agrees(who, number) ? receiving(all, during) : undefined;
    return made && toldOf(to(who), made);
  }),
  map(infinitive, ({ abilities }) => toldOf(doer, abilities)),
  costing(
    map(present, ({ abilities }) => toldOf(same, abilities)),
    1,
  ),
  map(seq(lit('дать'), np('dat'), things, lasting), ([, who, all, after]) => {
    const made = receiving(all, after ?? {});
    return made && toldOf(to(who), made);
  }),
);

const within: Parser<number> = map(seq(opt(comma), lit('дальность'), digits), ([, , n]) => n);
/** A spell with a range is aimed at somebody within it. */
const inRange = (who: Np, range: number | undefined): unknown =>
  range === undefined
    ? to(who)
    : who.ref
      ? undefined
      : to({ ...who, filter: { ...who.filter, within: range } });

/** «на величину его {regen}»: an amount in place of a number. */
const much: Parser<unknown> = alt(strength, amount, (at, run) =>
  run.tokens.slice(0, at).some(({ kind }) => kind === 'number') ? [] : asMuch(at, run),
);
/** «на столько же»: as the moment is about, where nothing else has told of an amount. */
const asMuch = says(lit('столько же'), '?x');

const wounding: Parser<readonly Data[]> = alt(
  map(
    seq(doing('ранить'), nps('acc'), lit('на', 'еще на'), much, opt(within)),
    ([, who, , amount, range]) => {
      const whom = inRange(who, range);
      return whom === undefined ? undefined : deed({ do: 'wound', to: whom, amount });
    },
  ),
  // «ранить себя и выбранное существо на 2»: both, the one known and the one to choose.
  map(
    seq(doing('ранить'), np('acc'), lit('и'), np('acc'), lit('на'), strength),
    ([, known, , who, , amount]) =>
      known.ref && !who.ref && who.count === 'one'
        ? [known, who].map((one) => influence({ do: 'wound', to: to(one), amount }))
        : undefined,
  ),
  map(seq(doing('ранить'), lit('на'), strength, nps('acc'), opt(most)), ([, , amount, who, top]) =>
    top === undefined
      ? deed({ do: 'wound', to: to(who), amount })
      : Array.isArray(amount) || typeof amount === 'number'
        ? undefined
        : deed({
            do: 'wound',
            to: to(who),
            amount: { ...(amount === 'X' ? { sum: 'X' } : (amount as Data)), most: top },
          }),
  ),
  map(seq(doing('ранить'), nps('acc'), lit('на'), digits, forEach, opt(most)), ([, who, , n, each, top]) =>
    deed({
      do: 'wound',
      to: to(who),
      amount: { ...each, ...(n !== 1 && { times: n }), ...(top !== undefined && { most: top }) },
    }),
  ),
  map(seq(doing('отравить'), nps('acc'), lit('на'), alt(digits, x)), ([, who, , amount]) =>
    deed({ do: 'poison', to: to(who), amount }),
  ),
  // Meanness: an own creature next to it is wounded as a payment that may be left (RB-92).
  map(
    seq(
      opt(any('совершить', { as: 'infinitive' })),
      any('подлость'),
      digits,
      opt(seq(open, lit('может ранить ваше стоящее рядом существо на'), digits, close)),
      opt(map(seq(open, lit('только по'), np('dat'), close), ([, , who]) => who)),
    ),
    ([, , amount, again, only]) =>
      again && again[2] !== amount
        ? undefined
        : [
            {
              ...influence({
                do: 'wound',
                to: only?.ref ?? {
                  choose: { side: 'yours', type: 'creature', near: 'this', ...only?.filter },
                },
                amount,
                mean: true,
              }),
              may: true,
              '?mean': true,
            },
          ],
  ),
);

/** «ранить его на 1 (или на 3, если он закрыт)»: the one or the other. */
const byCondition: Parser<readonly Data[]> = alt(
  map(
    seq(
      alt(says(doing('ранить'), 'wound'), says(doing('излечить'), 'heal')),
      nps('acc'),
      lit('на'),
      digits,
      open,
      opt(lit('или')),
      lit('на'),
      digits,
      opt(comma),
      lit('если'),
      alt(
        // «(на 2, если не перемещалось в этот ход)»: whoever is wounded.
        map(state, (filter) => ({ its: filter })),
        costing(
          map(condition, (cond) => ({ cond })),
          1,
        ),
      ),
      close,
    ),
    ([what, who, , amount, , , , instead, , , said]) => {
      const cond = 'cond' in said ? said.cond : { '?of': who.ref ?? '?like', filter: said.its };
      return eitherAmount(what, who, amount, instead, cond);
    },
  ),
  map(
    seq(
      alt(
        map(seq(verbIn('раниться', 'present'), lit('на'), digits), ([, , n]) => ({ what: 'wound', n })),
        map(seq(verbIn('излечиться', 'present'), lit('на'), digits), ([, , n]) => ({ what: 'heal', n })),
      ),
      open,
      opt(lit('или')),
      lit('на'),
      digits,
      opt(comma),
      lit('если'),
      condition,
      close,
    ),
    ([{ what, n }, , , , instead, , , cond]) =>
      eitherAmount(what, { ref: 'this', filter: {}, count: 'one', gender: undefined }, n, instead, cond),
  ),
);

function eitherAmount(
  what: string,
  who: Np,
  amount: number,
  instead: number,
  cond: Data,
): readonly Data[] | undefined {
  if (amount === instead || (!who.ref && who.count !== 'one')) return undefined;
  const whom = who.ref ?? 'same';
  const other = { ...influence({ do: what, to: whom, amount: instead }), if: cond };
  return [
    ...(who.ref ? [] : [influence({ do: 'choose', to: to(who) })]),
    { ...influence({ do: what, to: whom, amount }), if: { not: cond } },
    ...(instead > 0 ? [other] : []),
  ];
}

const taint: Parser<Data> = alt(
  says(lem('отравление', { case: 'acc' }), { do: 'cure', to: whoever }),
  map(
    row({ проклятие: 'curse', благословление: 'blessing', благословение: 'blessing' }, { case: 'acc' }),
    (what) => ({
      do: 'lose',
      to: whoever,
      what,
    }),
  ),
);

const ofThisTurn = seq(
  opt(comma),
  lit('от ран'),
  comma,
  lit('полученных в этот ход', 'полученных в этом ходу'),
);

const healing: Parser<readonly Data[]> = alt(
  map(seq(doing('излечить'), nps('acc'), lit('на'), much), ([, who, , amount]) =>
    deed({ do: 'heal', to: to(who), amount }),
  ),
  map(seq(doing('излечить'), lit('на'), strength, nps('acc')), ([, , amount, who]) =>
    deed({ do: 'heal', to: to(who), amount }),
  ),
  map(seq(lit('полностью'), doing('излечить'), nps('acc')), ([, , who]) =>
    deed({ do: 'heal', to: to(who), amount: 'all' }),
  ),
  map(seq(doing('излечить'), nps('acc'), ofThisTurn), ([, who]) => {
    const whom = who.ref ? undefined : merge(who.filter, { hurt: true });
    return whom && deed({ do: 'heal', to: to({ ...who, filter: whom }), amount: 'hurt' });
  }),
  // «снять отравление и проклятие со стоящего рядом существа».
  map(
    alt(
      map(seq(doing('снять'), lit('с', 'со'), np('gen'), listed(taint, lit('и'))), ([, , who, all]) => ({
        who,
        all,
      })),
      map(seq(doing('снять'), listed(taint, lit('и')), lit('с', 'со'), np('gen')), ([, all, , who]) => ({
        who,
        all,
      })),
    ),
    ({ who, all }) => toldOf(to(who), all.map(influence)),
  ),
);

const verbs: Readonly<Record<string, string>> = {
  открыть: 'open',
  закрыть: 'close',
  уничтожить: 'destroy',
  изгнать: 'exile',
  вскрыть: 'reveal',
};
const verbOf: Parser<string> = alt(
  ...Object.entries(verbs).map(([lemma, effect]) => says(doing(lemma), effect)),
);
const handling: Parser<readonly Data[]> = alt(
  // «открыть себя и ваше существо»: the one known and the one to choose.
  ...Object.entries(verbs).map(([lemma, effect]) =>
    map(seq(doing(lemma), np('acc'), lit('и'), np('acc')), ([, known, , who]) =>
      known.ref && !who.ref && who.count === 'one'
        ? [known, who].map((one) => influence({ do: effect, to: one.ref === '?self' ? 'this' : to(one) }))
        : undefined,
    ),
  ),
  ...Object.entries(verbs).map(([lemma, effect]) =>
    map(seq(doing(lemma), nps('acc')), ([, who]) => deed({ do: effect, to: to(who) })),
  ),
  // «открыть или закрыть существо»: of two verbs the object is told once.
  map(
    seq(verbOf, alt(says(lit('и'), true), says(lit('или', 'либо'), false)), verbOf, np('acc')),
    ([first, both, second, who]) => {
      if (first === second) return undefined;
      const whom = to(who);
      return both
        ? toldOf(
            whom,
            [first, second].map((effect) => influence({ do: effect, to: whoever })),
          )
        : [{ use: 'or', options: [first, second].map((effect) => deed({ do: effect, to: whom })) }];
    },
  ),
);

const moving: Parser<readonly Data[]> = alt(
  map(
    seq(
      doing('переместить'),
      np('acc'),
      opt(seq(lit('на'), opt(whole), lem('клетка'))),
      lit('в направлении удара', 'в направлении атаки', 'в направлении этого удара'),
    ),
    ([, who, far]) =>
      who.ref?.startsWith('?attacked') && (far?.[1] ?? 1) === 1
        ? deed({ do: 'push', to: who.ref })
        : undefined,
  ),
  map(
    seq(
      doing('переместить'),
      opt(lem('любой')),
      np('acc'),
      lit('в том же направлении'),
      opt(seq(open, lit('относительно'), lem('@this'), close)),
    ),
    ([, , who]) => deed({ do: 'push', to: to(who) }),
  ),
  // In the direction in which somebody has just moved (B12-G-cell-in-direction-of-movement).
  map(
    seq(
      doing('переместить'),
      np('acc'),
      lit('на'),
      opt(whole),
      lem('клетка', { case: 'acc' }),
      lit('в направлении'),
      lem(['движение', 'перемещение', 'передвижение'], { case: 'gen' }),
      opt(np('gen')),
    ),
    ([, who, , n, , , , mover]) =>
      who.ref && (n === undefined || n === 1) && (mover === undefined || mover.ref === 'this')
        ? deed({ do: 'push', to: who.ref })
        : undefined,
  ),
  map(seq(doing('переместить'), np('acc'), rowInto), ([, who, cell]) =>
    deed({ do: 'relocate', to: to(who) === 'host' ? hostChosen : to(who), cell }),
  ),
  map(seq(doing('переместить'), nps('acc'), lit('на'), movedTo), ([, who, , cell]) => {
    const whom = to(who) === 'host' ? hostChosen : to(who);
    return deed({ do: 'relocate', to: whom, cell: cellOf(cell, typeof whom === 'string' ? whom : 'same') });
  }),
  // «переместить паразита со стоящего рядом существа на …».
  map(
    seq(doing('переместить'), np('acc'), lit('с', 'со'), np('gen'), lit('на'), np('acc')),
    ([, who, , from, , host]) => {
      const { symbiont, on, ...rest } = who.filter;
      if (who.ref || symbiont !== true || on !== undefined || from.count !== 'one' || host.count !== 'one')
        return undefined;
      const seat = from.ref ?? 'same';
      const moved = deed({
        do: 'seat',
        to: { choose: { ...rest, symbiont, on: seat } },
        onto: host.ref === '?self' ? 'this' : to(host),
      });
      return from.ref ? moved : [influence({ do: 'choose', to: to(from) }), ...moved];
    },
  ),
  map(seq(doing('переместить'), lit('на'), movedTo, nps('acc')), ([, , cell, who]) =>
    deed({ do: 'relocate', to: to(who), cell: cellOf(cell, typeof to(who) === 'string' ? to(who) : 'same') }),
  ),
  map(
    seq(
      opt(alt(doing('совершить'), any('объявить', { as: 'infinitive' }))),
      alt(lem('прыжок', { case: 'nom' }), lem('прыжок', { case: 'acc' })),
      comma,
      lit('дальность'),
      alt(digits, x),
      opt(seq(comma, lit('на свободную клетку'))),
    ),
    ([, , , , within]) => deed({ do: 'relocate', to: 'this', cell: { free: true, within }, as: 'jump' }),
  ),
  // «прыжок на клетку рядом с ним».
  map(
    seq(
      opt(alt(doing('совершить'), any('объявить', { as: 'infinitive' }))),
      alt(lem('прыжок', { case: 'nom' }), lem('прыжок', { case: 'acc' })),
      opt(map(seq(comma, lit('дальность'), alt(digits, x), opt(comma)), ([, , within]) => within)),
      lit('на'),
      goal,
    ),
    ([, , within, , cell]) =>
      cell.free !== true || (within !== undefined && cell.within !== undefined)
        ? undefined
        : deed({
            do: 'relocate',
            to: 'this',
            cell: { ...cell, ...(within !== undefined && { within }) },
            as: 'jump',
          }),
  ),
  map(
    seq(
      opt(alt(doing('совершить'), any('объявить', { as: 'infinitive' }))),
      alt(lem('телепортация', { case: 'nom' }), lem('телепортация', { case: 'acc' })),
      opt(map(seq(lit('на'), goal), ([, cell]) => cell)),
    ),
    ([, , cell]) => deed({ do: 'relocate', to: 'this', cell: cell ?? { free: true }, as: 'teleport' }),
  ),
  map(seq(doing('поместить'), np('acc'), lit('на'), np('acc'), opt(within)), ([, who, , host, range]) => {
    if (host.count !== 'one' || (who.ref === undefined && who.filter.symbiont !== true)) return undefined;
    const onto = inRange(host, range);
    return onto === undefined ? undefined : deed({ do: 'seat', to: to(who), onto });
  }),
  map(seq(doing('переместить'), np('acc'), lit('на'), np('acc')), ([, who, , host]) =>
    host.count === 'one' &&
    who.ref === undefined &&
    who.filter.symbiont === true &&
    host.filter.type === 'creature'
      ? deed({ do: 'seat', to: to(who), onto: to(host) })
      : undefined,
  ),
  map(seq(doing('сделать'), np('acc'), lit('своим паразитом', 'своим компаньоном')), ([, who, kind]) =>
    deed({
      do: 'seat',
      to: to(who),
      onto: 'this',
      ...(kind === 'своим паразитом' ? { parasite: true } : { symbiont: true }),
    }),
  ),
  map(seq(doing('поменять'), lit('местами'), np('acc')), ([, , who]) => {
    if (who.ref || typeof who.count !== 'object' || who.count.n !== 2 || who.count.upTo) return undefined;
    // «стоящих рядом друг с другом»: the second next to the first.
    const { '?mutual': mutual, ...filter } = who.filter;
    const other = { ...filter, notSame: true, ...(mutual === true && { near: 'same' }) };
    return deed({ do: 'swap', to: { choose: filter }, with: { choose: other } });
  }),
  map(seq(doing('поменять'), lit('местами'), np('acc'), lit('и'), np('acc')), ([, , first, , second]) => {
    const { another, ...rest } = second.filter;
    const filter = !first.ref && another === true ? { ...rest, notSame: true } : second.filter;
    return deed({ do: 'swap', to: to(first), with: to({ ...second, filter }) });
  }),
  map(seq(doing('поменять'), np('acc'), lit('местами с', 'местами со'), np('ins')), ([, first, , second]) =>
    // Whoever is chosen may be spoken of afterwards.
    first.ref && !second.ref
      ? deed({ do: 'swap', to: to(second), with: to(first) })
      : deed({ do: 'swap', to: to(first), with: to(second) }),
  ),
);

/** A bonfire fills its cell; that blight wounds goes without saying (RB-100). */
const marked = (marker: string, cells: Data, lasting: Data): Data => ({
  do: 'markCells',
  marker,
  cells,
  ...lasting,
  ...(marker === 'bonfire' && { fills: true }),
});

const markReminder = opt(
  alt(
    seq(
      lit('('),
      lit('она считается занятой', 'они считаются занятыми', 'клетка считается занятой'),
      lit(')'),
    ),
    lit('( когда нетемное существо перемещается на клетку с маркером « гнили » - ранить его на 2 )'),
    lit('( когда нетемное существо перемещается на клетку с маркером « гнили » — ранить его на 2 )'),
  ),
);

/** «эта клетка», where no other was spoken of: that of this card. */
const underThis: Parser<Data> = (at, run) =>
  run.tokens.slice(0, at).some(({ readings }) => readings.some(({ lemma }) => lemma === 'клетка'))
    ? []
    : says(lit('эта клетка'), { of: 'this' })(at, run);

/** «свободная клетка получает маркер «костра»». */
const marking: Parser<readonly Data[]> = alt(
  map(
    seq(
      alt(
        cellIn('nom'),
        says(seq(lem('клетка', { case: 'nom' }), lem('@this')), { left: true, '?own': 'this' }),
        says(seq(lit('его', 'ее'), lem('клетка', { case: 'nom' })), { left: true, '?own': true }),
      ),
      alt(
        says(any('получить', { as: 'present' }), false),
        says(seq(lit('может'), any('получить', { as: 'infinitive' })), true),
      ),
      markerIn('acc'),
      lasting,
      markReminder,
    ),
    ([cells, may, marker, after]) =>
      deed(marked(marker, cells, after ?? {})).map((one) => (may ? { ...one, may: true } : one)),
  ),
  map(
    seq(
      doing('положить'),
      opt(seq(opt(whole), any('маркер'))),
      alt(markerIn('acc'), markerIn('nom')),
      lit('на'),
      goalOf,
      lasting,
      markReminder,
    ),
    ([, again, marker, , cells, after]) => (again ? undefined : deed(marked(marker, cells, after ?? {}))),
  ),
  // A cell is made one of depth or of surface (RB-97).
  map(
    seq(
      alt(cellIn('nom'), underThis),
      lit(
        'считается поверхностью',
        'считается глубиной',
        'становится поверхностью',
        'становится глубиной',
        'становится клеткой глубины',
        'становится клеткой поверхности',
      ),
      opt(lit('и не считается глубиной', 'и не считается поверхностью')),
      lasting,
    ),
    ([cells, what, not, after]) => {
      const surface = what.endsWith('поверхностью') || what.endsWith('поверхности');
      if (not !== undefined && not.endsWith('глубиной') !== surface) return undefined;
      return deed({ do: 'markCells', marker: surface ? 'surface' : 'depth', cells, ...after });
    },
  ),
  map(seq(doing('убрать'), lem('весь'), any(['стена огня', '%fireWall'])), () =>
    deed({ do: 'unmarkCells', marker: 'fireWall' }),
  ),
  map(seq(doing('убрать'), lit('маркер', 'этот маркер')), () =>
    deed({ do: 'unmark', to: '?marked', marker: '?marker' }),
  ),
);

function goalOf(at: number, run: Parameters<Parser<Data>>[1]) {
  return cellIn('acc')(at, run);
}

/** «; он входит в игру с «…»»: what it is given as it comes. */
const comesWith: Parser<readonly Data[]> = map(
  seq(
    alt(comma, lit(';')),
    lit('он', 'оно', 'она'),
    lit('входит в игру с', 'входит в игру с особенностью'),
    things,
  ),
  ([, , , all]) => {
    const gains = all.flatMap((one) => ('gain' in one ? [one.gain] : []));
    return gains.length === all.length ? gains : undefined;
  },
);

const closedWay = alt(
  says(lit('в закрытом виде'), { closed: true }),
  // «с 1 жизнью»: so many lives are left to it (B12-G-x-current-lives-remain).
  map(seq(lit('с', 'со'), whole, lem('жизнь', { case: 'ins' })), ([, lives]) => ({ '?lives': lives })),
  map(seq(lit('с', 'со'), whole, lem('рана', { case: 'ins' })), ([, wounds]) => ({ wounds })),
);
const fromDeck = lit('из колоды');
/** «вызвать на себя компаньона»: a symbiont comes onto its host. */
const onHost: Parser<Data> = map(seq(lit('на'), np('acc')), ([, who]) =>
  who.ref
    ? { onto: who.ref === '?self' ? 'this' : who.ref }
    : who.count === 'one' && who.filter.type === 'creature'
      ? { onto: to(who) }
      : undefined,
);
const onCell = map(seq(lit('на'), goal), ([, cell]) => ({ cell }));
const graveyardYours = lit('с вашего кладбища');
/** «на его клетке», «на любой клетке поля боя», «в вашем третьем ряду». */
const onCellIn: Parser<Data> = alt(
  says(lit('на этой клетке'), { cell: { left: true } }),
  map(lit('на его клетке', 'на ее клетке'), (said) => ({
    cell: { of: said === 'на его клетке' ? '?mn' : '?f' },
  })),
  map(seq(lit('на'), cellIn('pre')), ([, cell]) => ({ cell: { free: true, ...cell } })),
  map(seq(lit('в вашем'), ordinal, lem('ряд')), ([, row]) => ({ cell: { free: true, half: 'own', row } })),
);

/** A card of a deck or graveyard. */
function deadOf(who: Np): Data | undefined {
  if (who.ref === 'this') return { self: true };
  if (who.ref === '?mn' || who.ref === '?f') return { '?self': who.ref };
  if (who.ref || who.count !== 'one') return undefined;
  const { another, side: _, figure, sameName, ...rest } = who.filter;
  const { of, ...costs } = (figure ?? {}) as Data;
  if (of !== undefined && of !== 'cost') return undefined;
  const known = [
    'elite',
    'cost',
    'costX',
    'type',
    'class',
    'flying',
    'element',
    'name',
    'word',
    'without',
    'symbiont',
  ];
  if (Object.keys(rest).some((key) => !known.includes(key))) return undefined;
  return {
    ...rest,
    ...(figure !== undefined && { costs }),
    ...(sameName === 'this' ? { copy: true } : sameName !== undefined && { sameName }),
    ...(another === true && { other: true }),
  };
}

const graveyardOf: Parser<string> = alt(
  says(lit('с вашего кладбища'), 'yours'),
  says(lit('с кладбища противника'), 'enemy'),
);
/** «существо с {move} X»: X is a figure of the card. */
const withX: Parser<string> = alt(
  says(seq(lit('с'), lem('запас движения'), x), 'move'),
  says(seq(lit('с'), x, lem('регенерация')), 'regeneration'),
  says(seq(lit('с'), lem('регенерация'), x), 'regeneration'),
);

const exiling: Parser<readonly Data[]> = map(
  alt(
    map(seq(doing('изгнать'), np('acc'), opt(withX), graveyardOf), ([, who, x, side]) => ({ who, side, x })),
    map(seq(doing('изгнать'), graveyardOf, np('acc')), ([, side, who]) => ({ who, side, x: undefined })),
  ),
  ({ who, side, x }) => {
    const { costX, ...what } = deadOf(who) ?? { costX: undefined, '?none': true };
    if ('?none' in what || (costX && x !== undefined)) return undefined;
    // «существо стоимостью X»: X is what it costs.
    const figure = costX ? 'cost' : x;
    return deed({ do: 'exileDead', side, what, ...(figure !== undefined && { x: figure }) });
  },
);

const orFewer = lit('( или менее )', '( или меньше )', 'или менее', 'или меньше');
/** «эти раны», «их»: those that the card of the moment has received. */
const theseWounds = alt(seq(lit('эти', 'полученные'), opt(lit('полученные')), lem('рана')), lit('их'));
const among: Parser<Np> = alt(
  map(seq(lit('на'), nps('acc')), ([, who]) => who),
  map(seq(lit('между'), nps('ins')), ([, who]) => who),
);
/** Wounds go to one, or are shared among several. */
const sharers = (who: Np, amount: unknown): unknown =>
  who.ref || who.count !== 'some' ? to(who) : { choose: who.filter, count: amount, upTo: true };

const shifting: Parser<readonly Data[]> = alt(
  map(seq(doing('перераспределить'), whole, lit('из них'), among), ([, amount, , onto]) =>
    deed({ do: 'moveWounds', from: '?wounded', to: to(onto), amount }),
  ),
  map(seq(doing('перераспределить'), theseWounds, among), ([, , onto]) => {
    // «на других ваших существ»: others than the wounded one.
    const { another, ...filter } = onto.filter;
    const whom = another === true ? { ...onto, filter: { ...filter, not: { is: '?wounded' } } } : onto;
    return another === true && filter.not !== undefined
      ? undefined
      : deed({ do: 'moveWounds', from: '?wounded', to: sharers(whom, 'X'), amount: 'X' });
  }),
  map(
    seq(doing('перераспределить'), lit('все раны'), lit('с', 'со'), np('gen'), lit('на'), nps('acc')),
    ([, , , from, , onto]) =>
      from.ref
        ? deed({
            do: 'moveWounds',
            from: to(from),
            to: to(onto),
            amount: { of: 'wounds', whose: from.ref === '?self' ? 'this' : from.ref },
          })
        : undefined,
  ),
  map(
    seq(
      doing('перераспределить'),
      opt(lit('до')),
      alt(digits, x),
      opt(orFewer),
      lem('рана'),
      lit('с', 'со'),
      np('gen'),
      lit('на'),
      alt(
        map(nps('acc'), (who) => ({ who, several: false })),
        map(seq(np('acc'), lit('или'), np('acc')), ([, , who]) => ({ who, several: true })),
      ),
    ),
    ([, most, amount, less, , , from, , { who, several }]) => {
      if ((several && who.count !== 'some') || (most && less)) return undefined;
      const fewer = most ?? less;
      const onto = several ? sharers(who, amount) : to(who);
      return deed({ do: 'moveWounds', from: to(from), to: onto, amount, ...(fewer && { upTo: true }) });
    },
  ),
);

/** Control, the way back to the deck, lives taken from the most a card can have, what lies on top of the deck. */
const taking: Parser<readonly Data[]> = alt(
  map(seq(doing('получить'), lit('контроль над'), np('ins'), lasting), ([, , who, after]) =>
    deed({ do: 'control', to: to(who), ...after }),
  ),
  map(seq(doing('вернуть'), np('acc'), lit('в колоду', 'в колоду владельца')), ([, who]) =>
    deed({ do: 'return', to: to(who) }),
  ),
  map(
    seq(
      lit('уменьшить', 'уменьшите'),
      lit('максимум', 'максимальное число'),
      lem('жизнь'),
      np('gen'),
      lit('на'),
      digits,
    ),
    ([, , , who, , amount]) => deed({ do: 'reduceLives', to: to(who), amount }),
  ),
);

const mending: Parser<readonly Data[]> = alt(
  map(seq(doing('восстановить'), lem('броня'), np('gen')), ([, , who]) =>
    deed({ do: 'restoreArmour', to: to(who) }),
  ),
  map(
    seq(
      doing('восстановить'),
      alt(
        says(lit('его'), '?mn'),
        says(lit('ее'), '?f'),
        says(lit('их'), '?pl'),
        says(opt(any('свой')), 'this'),
      ),
      lem('броня'),
    ),
    ([, whom]) => deed({ do: 'restoreArmour', to: whom }),
  ),
);

/** What comes, and how many lives are left to it. */
function brought(what: Data, more: readonly Data[]): readonly Data[] | undefined {
  const all = merge(what, ...more);
  if (!all) return undefined;
  const { '?lives': lives, ...effect } = all;
  return lives === undefined
    ? deed(effect)
    : [influence(effect), { ...influence({ do: 'leaveLives', to: 'same', amount: lives }), atThat: true }];
}

/** «вызвать до трёх гномов»: one after the other, each of them may be left (B12-532.3.2). */
const summonedTimes = ({ count }: Np): number | undefined =>
  typeof count === 'object' && typeof count.n === 'number' && !count.atLeast && count.n <= 5
    ? count.n
    : undefined;

const summoning: Parser<readonly Data[]> = alt(
  map(
    seq(
      doing('вызвать'),
      many(alt(says(fromDeck, {}), onHost, onCell, closedWay)),
      np('acc'),
      many(alt(onCell, onHost, closedWay, says(fromDeck, {}))),
      opt(comesWith),
    ),
    ([, first, who, tail, gains]) => {
      const sits = [...first, ...tail].some((one) => 'onto' in one);
      const several = summonedTimes(who);
      if (several !== undefined && (sits || gains)) return undefined;
      const { symbiont, ...filter } = who.filter;
      // Only symbionts come onto somebody, and they alone; what this card is does not stand in its text.
      if (sits !== (symbiont === true) && !(sits && who.ref === 'this')) return undefined;
      const one = several === undefined ? who : { ...who, count: 'one' as const };
      const what = deadOf({ ...one, filter: sits ? { ...filter, symbiont: true } : filter });
      const made = what && brought({ do: 'summon', what }, [...first, ...tail, gains ? { gains } : {}]);
      return made && several !== undefined ? Array.from({ length: several }, () => made).flat() : made;
    },
  ),
  map(
    seq(
      doing('возродить'),
      many(alt(onCell, onCellIn, closedWay, says(graveyardYours, {}))),
      np('acc'),
      many(alt(onCell, onCellIn, closedWay, says(graveyardYours, {}))),
    ),
    ([, where, who, tail]) => {
      const what = deadOf(who);
      return what && brought({ do: 'revive', what }, [...where, ...tail]);
    },
  ),
);

const losing: Parser<readonly Data[]> = alt(
  map(
    seq(
      doing('снять'),
      lit('с', 'со'),
      np('gen'),
      alt(whole, x, says(lit('дополнительную'), 1)),
      opt(lem('дополнительный')),
      lem('жизнь'),
    ),
    ([, , who, amount]) => deed({ do: 'shedLives', to: to(who), amount }),
  ),
  map(
    seq(
      doing('снять'),
      alt(whole, x, says(lit('дополнительную'), 1)),
      opt(lem('дополнительный')),
      lem('жизнь'),
      lit('с', 'со'),
      np('gen'),
      opt(most),
    ),
    ([, amount, , , , who, top]) =>
      top === undefined || amount === 'X'
        ? deed({ do: 'shedLives', to: to(who), amount, ...(top !== undefined && { '?most': top }) })
        : undefined,
  ),
);

const chipsTaken: Parser<readonly Data[]> = alt(
  map(
    seq(doing('снять'), opt(alt(whole, x)), lem('фишка'), lit('с', 'со'), np('gen')),
    ([, amount, , , who]) => deed({ do: 'loseChips', to: to(who), amount: amount ?? 1 }),
  ),
  // From one card onto another: it is taken off, and then received.
  map(
    seq(
      alt(doing('переместить'), doing('переложить')),
      opt(whole),
      lem('фишка'),
      lit('с', 'со'),
      alt(np('gen'), says(lit('противника'), null)),
      lit('на'),
      np('acc'),
    ),
    ([, amount, , , from, , onto]) => [
      influence({
        do: 'loseChips',
        to: from ? to(from) : { choose: { side: 'enemy' } },
        amount: amount ?? 1,
      }),
      {
        ...influence({ do: 'chips', to: onto.ref === '?self' ? 'this' : to(onto), amount: amount ?? 1 }),
        atThat: true,
      },
    ],
  ),
);

const chipsLost: Parser<unknown> = alt(
  says(lem('фишка', { case: 'acc' }), 1),
  map(seq(alt(whole, x), lem('фишка')), ([n]) => n),
  says(seq(lem('весь'), lem('фишка')), 'all'),
);

const wordLost: Parser<string> = alt(row({ ...featureWords, бестелесность: 'incorporeal' }, { case: 'acc' }));

const finishing: Data = { type: 'creature', near: 'this', without: 'incorporeal', symbiont: false };

/** «посмотреть 3 верхние карты колоды и положить их наверх или под низ в любом порядке» (WE-R6). */
const looking: Parser<readonly Data[]> = map(
  seq(
    doing('посмотреть'),
    opt(lit('на')),
    alt(
      map(seq(whole, lem('верхний'), lem('карта')), ([n]) => n),
      map(seq(lem('верхний'), whole, lem('карта')), ([, n]) => n),
      says(seq(lem('верхний', { number: 'sg' }), lem('карта', { number: 'sg' })), 1),
    ),
    opt(lit('вашей', 'своей')),
    any('колода', { case: 'gen' }),
    alt(seq(opt(comma), lit('и', 'затем')), comma, seq(opt(comma), lit('при этом'))),
    doing('положить'),
    lit('их', 'ее'),
    many(lit('на верх', 'наверх', 'под низ', 'вниз', 'или', 'колоды', 'вашей', 'своей'), 3),
    opt(lit('в любом порядке')),
  ),
  ([, , count, , , , , , where]) => {
    const up = where.includes('на верх') || where.includes('наверх');
    const down = where.includes('под низ') || where.includes('вниз');
    return up && down && where.includes('или') ? deed({ do: 'lookTop', count }) : undefined;
  },
);

const special: Parser<readonly Data[]> = alt(
  map(
    seq(
      opt(alt(doing('совершить'), any('объявить', { as: 'infinitive' }), any('объявить', { as: 'present' }))),
      alt(lem('добивание', { case: 'nom' }), lem('добивание', { case: 'acc' })),
      opt(lit('на')),
      alt(
        digits,
        x,
        map(seq(x, most), ([, top]) => ({ sum: 'X', most: top })),
        map(seq(x, lit('+'), digits), ([, , plus]) => ({ sum: 'X', plus })),
      ),
      opt(map(seq(opt(comma), opt(lit('только')), lit('по'), np('dat')), ([, , , who]) => who)),
    ),
    ([, , , livesMax, at]) => {
      if (at?.ref !== undefined) return undefined;
      if (at?.filter.host) return deed({ do: 'destroy', to: 'host', livesMax });
      // Whom it goes at stands next to this card where nothing else is said (RB-98).
      const { near, ...whom } = finishing;
      const place = ['near', 'atSame', 'at', 'atOther', 'onCell'].some((key) => key in (at?.filter ?? {}));
      const choose = merge(whom, place ? {} : { near }, at?.filter ?? {});
      return choose && at?.count !== 'all' ? deed({ do: 'destroy', to: { choose }, livesMax }) : undefined;
    },
  ),
  map(seq(lem('пророчество', { case: 'nom' }), digits), ([, count]) => deed({ do: 'prophecy', count })),
  map(seq(any('накопить', { as: 'infinitive' }), lem('фишка')), () =>
    deed({ do: 'chips', to: 'this', amount: 1 }),
  ),
  // A card of the deck into the graveyard.
  map(
    alt(
      map(
        seq(doing('положить'), np('acc'), lit('из вашей колоды', 'из колоды'), lit('на кладбище')),
        ([, who]) => who,
      ),
      map(
        seq(doing('положить'), lit('на кладбище'), opt(lit('из колоды', 'из вашей колоды')), np('acc')),
        ([, , , who]) => who,
      ),
      map(
        seq(
          doing('найти'),
          lit('в колоде'),
          np('acc'),
          lit('и'),
          doing('положить'),
          alt(lit('его', 'ее')),
          lit('на кладбище'),
        ),
        ([, , who]) => who,
      ),
    ),
    (who) => {
      const what = deadOf(who);
      return what && deed({ do: 'bury', what });
    },
  ),
  // Incarnation chips.
  map(
    seq(
      doing('снять'),
      lit('жетон инкарнации с', 'жетон инкарнации со'),
      np('gen'),
      opt(lit('на кладбище', 'на вашем кладбище')),
    ),
    ([, , who]) => {
      // Only cards in a graveyard have them (B12-532.5.1); what is taken off is off an own card.
      const from = who.filter.side === 'enemy' ? undefined : deadOf(who);
      return from && deed({ do: 'spendIncarnation', from });
    },
  ),
  says(seq(doing('потерять'), lit('жетон инкарнации')), deed({ do: 'spendIncarnation', from: 'this' })),
  map(
    seq(
      np('nom'),
      lit('на кладбище', 'на вашем кладбище'),
      alt(
        says(any('получить', { as: 'present' }), false),
        says(seq(lit('может'), any('получить', { as: 'infinitive' })), true),
      ),
      lit('жетон инкарнации'),
    ),
    ([who, , may]) => {
      const to = who.filter.side === 'enemy' ? undefined : deadOf(who);
      return to && deed({ do: 'incarnationChip', to }).map((one) => (may ? { ...one, may: true } : one));
    },
  ),
  map(
    seq(doing('положить'), lit('жетон инкарнации на'), alt(says(lem('@this'), 'this'), deadTarget)),
    ([, , to]) => deed({ do: 'incarnationChip', to }),
  ),
  says(
    lit('положите верхнюю карту колоды на кладбище', 'положить верхнюю карту колоды на кладбище'),
    deed({ do: 'mill' }),
  ),
  says(
    seq(doing('вернуть'), lit('показанные карты на верх колоды'), opt(lit('в любом порядке'))),
    deed({ do: 'keepShown' }),
  ),
  map(seq(lit('вызвать или возродить'), np('acc'), many(alt(onCell, closedWay))), ([, who, tail]) => {
    const what = deadOf(who);
    const all = what && merge({ what }, ...tail);
    return all && [{ use: 'or', options: ['summon', 'revive'].map((how) => deed({ do: how, ...all })) }];
  }),
  says(
    seq(
      doing('поменять'),
      lit('расположение своих карт', 'расположение ваших карт'),
      opt(lit('на вашей половине поля боя')),
      opt(seq(comma, lit('не вскрывая их'))),
    ),
    deed({ do: 'redeploy' }),
  ),
  says(seq(doing('выбрать'), lit('ряд')), deed({ do: 'chooseRow' })),
  looking,
  map(seq(doing('выбрать'), cellIn('acc')), ([, cell]) => deed({ do: 'chooseCell', cell })),
  map(seq(doing('выбрать'), np('acc')), ([, who]) =>
    who.ref ? undefined : deed({ do: 'choose', to: to(who) }),
  ),
);

function deadTarget(at: number, run: Parameters<Parser<Data>>[1]) {
  return inGraveyard(at, run);
}
const inGraveyard: Parser<Data> = map(seq(np('acc'), lit('на кладбище', 'на вашем кладбище')), ([who]) => {
  const what = deadOf(who);
  if (!what) return undefined;
  return what;
});

const strikeSign = lem('простой удар', { case: 'ins' });
const asOpen = seq(
  lit('как с открытым', 'как с открытой картой', 'как с открытой', 'как со стоящим рядом открытым'),
  opt(seq(comma, lit('не закрываясь', 'не закрываясь при этом'))),
);

/** «как с открытым» or «, не закрываясь» follows. */
const beforeAsOpen: Parser<null> = (at, run) =>
  [...asOpen(at, run), ...withoutClosing(at, run)].length > 0 ? [{ value: null, end: at, cost: 0 }] : [];
const withoutClosing = seq(comma, lit('не закрываясь'));

const weakBlow = seq(lem('слабый', { case: 'acc' }), lem('простой удар', { case: 'acc' }));

/** «атаковавший наносит {strike} по стоящей рядом карте»: a strike by somebody spoken of. */
const striking: Parser<readonly Data[]> = alt(
  // «атакованный наносит атаковавшему слабый {strike}» (RB-173).
  map(
    seq(
      np('nom'),
      alt(says(lit('наносит'), false), says(lit('может нанести'), true)),
      alt(
        map(seq(weakBlow, lit('по'), np('dat')), ([, , whom]) => whom),
        map(seq(np('dat'), weakBlow), ([whom]) => whom),
      ),
      opt(alt(seq(open, lit('не закрываясь'), close), seq(comma, lit('не закрываясь')))),
    ),
    ([who, free, whom]) => {
      if (who.ref === 'this' || who.count !== 'one' || whom.count !== 'one') return undefined;
      // «по стоящей рядом с ним карте»: next to whoever strikes.
      const { near, ...rest } = whom.filter;
      const own = near === undefined ? whom.filter : { ...rest, near: 'same' };
      const at = whom.ref ?? { choose: own };
      return [{ ...influence({ do: 'strikeBy', who: to(who), at, weak: true }), ...(free && { may: true }) }];
    },
  ),
  map(
    seq(
      np('nom'),
      lit('наносит'),
      lem('простой удар', { case: 'acc' }),
      lit('по'),
      np('dat'),
      opt(lit('в своем отряде')),
      opt(lit('и закрывается', ', закрываясь')),
    ),
    ([who, , , , whom, own, closes]) => {
      if (who.ref === 'this' || whom.ref || whom.count !== 'one' || who.count !== 'one') return undefined;
      // «стоящей рядом»: next to whoever strikes.
      const { near, ...rest } = whom.filter;
      const isNext = near === 'this' || (typeof near === 'string' && near.startsWith('?'));
      const filter = { ...rest, ...(near !== undefined && { near: isNext ? 'same' : near }) };
      const mine = own ? { mateOf: 'same' } : {};
      return deed({
        do: 'strikeBy',
        who: to(who),
        at: { choose: { ...filter, ...mine } },
        ...(closes && { closes: true }),
      });
    },
  ),
  map(
    seq(
      np('nom'),
      alt(
        says(seq(lem('мочь', { as: 'present' }), any('сразиться', { as: 'infinitive' })), true),
        says(any('сразиться', { as: 'present' }), false),
      ),
      alt(
        map(seq(strikeSign, lit('с', 'со'), np('ins')), ([, , whom]) => whom),
        map(seq(lit('с', 'со'), np('ins'), strikeSign), ([, whom]) => whom),
        // A fight is one with simple strikes (B12-G-fights), whether the word stands there or not.
        map(
          seq(
            lit('с', 'со'),
            np('ins'),
            later(() => beforeAsOpen),
          ),
          ([, whom]) => whom,
        ),
      ),
      opt(later(() => alt(says(asOpen, true), says(withoutClosing, false)))),
    ),
    ([who, free, whom, open]) => {
      const known = who.ref !== undefined && who.ref !== 'this';
      if (!known && (who.ref || who.count !== 'one')) return undefined;
      // «ваше существо может сразиться со стоящим рядом»: next to whoever fights.
      const next = !known && !whom.ref;
      if (next && (whom.count !== 'one' || whom.filter.near !== 'this')) return undefined;
      const at = next ? { choose: { ...whom.filter, near: 'same' } } : to(whom);
      const effect = { do: 'strikeBy', who: to(who), at, ...(open && { asOpen: true }) };
      return [{ ...influence(effect), ...(free && { may: true }) }];
    },
  ),
);

/** «стоящее рядом существо противника обязано 1 раз напасть на Дозорного» (RB-172). */
const obliged: Parser<readonly Data[]> = map(
  seq(
    np('nom'),
    lit('обязан', 'обязана', 'обязано'),
    opt(lit('1 раз', 'один раз')),
    lit('напасть', 'нападать'),
    alt(
      map(seq(strikeSign, lit('на'), np('acc')), ([, , whom]) => whom),
      map(seq(lit('на'), np('acc'), strikeSign), ([, whom]) => whom),
    ),
  ),
  ([who, , , , whom]) =>
    who.ref ||
    who.count !== 'one' ||
    who.filter.side !== 'enemy' ||
    who.filter.near !== 'this' ||
    whom.ref !== 'this'
      ? undefined
      : deed({
          do: 'strikeBy',
          who: to({ ...who, filter: { ...who.filter, closed: false } }),
          at: { choose: { is: 'this' } },
          closes: true,
        }),
);

const fighting: Parser<readonly Data[]> = alt(
  obliged,
  striking,
  // «все ваши существа рядом с выбранным существом противника сражаются с ним как с открытым».
  map(
    seq(
      lit('все ваши существа'),
      opt(comma),
      lit('стоящие рядом с', 'рядом с'),
      opt(lem('выбранный')),
      np('ins'),
      opt(comma),
      any('сразиться', { as: 'present' }),
      opt(strikeSign),
      lit('с ним'),
      asOpen,
    ),
    ([, , , , who]) =>
      who.ref || who.count !== 'one'
        ? undefined
        : [
            influence({ do: 'choose', to: to(who) }),
            influence({
              do: 'strikeBy',
              who: { all: { side: 'yours', type: 'creature', near: 'same' } },
              at: 'same',
              asOpen: true,
            }),
          ],
  ),
  map(
    seq(any('сразиться', { as: 'infinitive' }), strikeSign, lit('с', 'со'), np('ins'), asOpen),
    ([, , , who]) => deed({ do: 'strikeBy', who: 'this', at: to(who), asOpen: true }),
  ),
  // A fight is one with simple strikes (B12-G-fights), whether the word stands there or not.
  map(
    seq(
      any('сразиться', { as: 'infinitive' }),
      lit('с', 'со'),
      np('ins'),
      opt(lit('еще раз')),
      opt(strikeSign),
      opt(lit('еще раз')),
      asOpen,
    ),
    ([, , who]) => deed({ do: 'strikeBy', who: 'this', at: to(who), asOpen: true }),
  ),
);

const blocking: Parser<readonly Data[]> = alt(
  // «заблокировать её»: the attack that the moment is about.
  map(
    seq(
      alt(any('блокировать', { as: 'infinitive' }), any('блокировать', { as: 'order' })),
      lit('ее', 'эту атаку', 'этот удар'),
    ),
    () => deed({ do: 'block', '?blocks': {}, '?underWay': true }),
  ),
  // «удар блокируется»: the one under way.
  map(seq(opt(lem('этот', { case: 'nom' })), attack('nom'), lit('блокируется')), ([, pattern]) =>
    deed({ do: 'block', '?blocks': pattern, '?underWay': true }),
  ),
  map(
    seq(
      alt(any('блокировать', { as: 'infinitive' }), any('блокировать', { as: 'order' })),
      opt(lem(['этот', 'любой', 'выбранный'])),
      alt(
        attack('acc'),
        map(attackOf('acc'), ({ pattern, atRef, at, by, ...more }) =>
          Object.keys(more).length > 0 || (atRef !== undefined && atRef !== '?self' && atRef !== 'this')
            ? undefined
            : { ...pattern, ...(by && { by }), ...(at && { at }), ...(atRef && { at: { is: 'this' } }) },
        ),
      ),
    ),
    ([, , pattern]) => deed({ do: 'block', '?blocks': pattern }),
  ),
  map(
    seq(
      doing('перенаправить'),
      attackOf('acc'),
      lit('с', 'со'),
      np('gen'),
      alt(map(seq(lit('в', 'на'), np('acc')), ([, who]) => who)),
    ),
    ([, attacks, , from, into]) => {
      const host = into.filter.host === true && Object.keys(into.filter).length === 1;
      // «в существо, с которым оно стоит в строю»: with whom it is redirected from.
      const spoken = [into.filter.near, into.filter.formation].find(
        (one) => typeof one === 'string' && ['?mn', '?n', '?f', '?m'].includes(one),
      );
      if (spoken !== undefined && !into.ref && into.count === 'one' && !from.ref && from.count === 'one') {
        if (attacks.at || attacks.atRef || attacks.byRef) return undefined;
        const { near, formation, ...rest } = into.filter;
        const own = near === undefined ? { formation: 'same' } : { near: 'same' };
        return near !== undefined && formation !== undefined
          ? undefined
          : deed({
              do: 'redirect',
              attack: { ...attacks.pattern, ...(attacks.by && { by: attacks.by }) },
              to: { choose: { ...rest, ...own } },
              ...(Object.keys(from.filter).length > 0 && { from: from.filter }),
            });
      }
      // «с Дозорного в другое ваше существо».
      const mine = from.ref === '?self' || from.ref === 'this';
      const reckoned = ['near', 'formation', 'at', 'atSame'].some((key) => key in into.filter);
      const others = !from.ref && from.count === 'one' && !reckoned;
      if ((mine || others) && !into.ref && into.count === 'one' && !host) {
        if (attacks.at || attacks.atRef || attacks.byRef) return undefined;
        return deed({
          do: 'redirect',
          attack: { ...attacks.pattern, ...(attacks.by && { by: attacks.by }) },
          to: { choose: into.filter },
          ...(mine ? { from: { is: 'this' } } : Object.keys(from.filter).length > 0 && { from: from.filter }),
        });
      }
      // «с карты на стоящую рядом с ней карту».
      if (!into.ref && into.count === 'one' && into.filter.near === '?f' && !from.ref && !host) {
        if (attacks.at || attacks.atRef || attacks.byRef) return undefined;
        return deed({
          do: 'redirect',
          attack: { ...attacks.pattern, ...(attacks.by && { by: attacks.by }) },
          to: { choose: { ...into.filter, near: 'same' } },
          ...(Object.keys(from.filter).length > 0 && { from: from.filter }),
        });
      }
      if (into.ref !== '?self' && into.ref !== 'this' && !host) return undefined;
      if (attacks.at || attacks.atRef || attacks.byRef) return undefined;
      const self = from.ref === '?self' || from.ref === 'this';
      if (from.ref && !(self && host)) return undefined;
      return deed({
        do: 'redirect',
        attack: { ...attacks.pattern, ...(attacks.by && { by: attacks.by }) },
        to: host ? 'host' : 'this',
        from: self ? { is: 'this' } : from.filter,
      });
    },
  ),
  // «перенаправить в себя атаку, направленную в стоящее рядом существо», «перенаправить атаку по нему в себя».
  map(
    alt(
      map(
        seq(
          doing('перенаправить'),
          lit('в', 'на'),
          np('acc'),
          attack('acc'),
          opt(comma),
          alt(
            map(
              seq(
                lit('направленную', 'направленный', 'направленное', 'объявленную', 'объявленный'),
                lit('в', 'на'),
                np('acc'),
              ),
              ([, , who]) => who,
            ),
            map(
              seq(
                opt(lit('направленную', 'направленный', 'направленное', 'объявленную', 'объявленный')),
                lit('по'),
                np('dat'),
              ),
              ([, , who]) => who,
            ),
            map(seq(lit('с', 'со'), np('gen')), ([, who]) => who),
          ),
        ),
        ([, , into, pattern, , from]) => ({ into, pattern, from }),
      ),
      map(
        seq(doing('перенаправить'), attack('acc'), lit('по'), np('dat'), lit('в', 'на'), np('acc')),
        ([, pattern, , from, , into]) => ({ into, pattern, from }),
      ),
    ),
    ({ into, pattern, from }) =>
      (into.ref === '?self' || into.ref === 'this') && !from.ref && from.count === 'one'
        ? deed({ do: 'redirect', attack: pattern, to: 'this', from: from.filter })
        : undefined,
  ),
  // «При атаке по вашему существу — перенаправить её в …».
  map(
    seq(doing('перенаправить'), lit('ее', 'эту атаку', 'этот удар', 'его'), lit('в', 'на'), np('acc')),
    ([, , , into]) => {
      const mine = into.ref === '?self' || into.ref === 'this';
      if (!mine && (into.ref || into.count !== 'one')) return undefined;
      return deed({
        do: 'redirect',
        attack: {},
        to: mine ? 'this' : { choose: into.filter },
        from: { is: '?attacked' },
      });
    },
  ),
  // The attack under way, into somebody just spoken of.
  map(
    seq(doing('перенаправить'), opt(lem('этот')), attack('acc'), lit('в', 'на'), np('acc')),
    ([, , pattern, , into]) =>
      into.ref?.startsWith('?') && into.ref !== '?self'
        ? deed({ do: 'redirect', attack: pattern, to: into.ref, from: { is: 'this' } })
        : undefined,
  ),
  map(seq(doing('свести'), attack('acc'), np('gen'), lit('к'), level), ([, pattern, who, , level]) => {
    const whose = target(who);
    return typeof whose === 'object'
      ? deed({ do: 'modifyAttack', whose, attack: pattern, to: level })
      : undefined;
  }),
  map(seq(doing('свести'), any('свой', { case: 'acc' }), attack('acc'), lit('к'), level), (all) =>
    deed({ do: 'modifyAttack', whose: 'this', attack: all[2], to: all[4] }),
  ),
  map(
    seq(doing('свести'), attack('acc'), lit('по'), np('dat'), lit('к'), level),
    ([, pattern, , who, , level]) => {
      const self = who.ref === 'this' || who.ref === '?self';
      const whose = self ? { choose: { is: 'this' } } : target(who);
      return typeof whose === 'object'
        ? deed({ do: 'modifyAttack', whose, attack: pattern, to: level, against: true })
        : undefined;
    },
  ),
  map(
    seq(
      lit('уменьшить', 'ослабить', 'увеличить', 'усилить'),
      alt(
        map(seq(opt(lem('выбранный')), attack('acc')), ([, pattern]) => pattern),
        map(seq(lit('величину', 'силу'), opt(lem('выбранный')), attack('gen')), ([, , pattern]) => pattern),
      ),
      opt(
        alt(
          map(np('gen'), (who) => ({ who, against: false })),
          map(seq(lit('по'), np('dat')), ([, who]) => ({ who, against: true })),
        ),
      ),
      lit('на'),
      alt(digits, x),
    ),
    ([verb, pattern, whom, , n]) => {
      const whose = whom ? target(whom.who) : { choose: {} };
      const down = verb === 'уменьшить' || verb === 'ослабить';
      // Of this card's own attack, or of one at it, another construction tells.
      if (typeof whose !== 'object' && !(whom?.against && whose === '?self')) return undefined;
      const by = !down ? n : n === 'X' ? { sum: 'X', times: -1 } : -n;
      return deed({
        do: 'modifyAttack',
        whose: typeof whose === 'object' ? whose : { choose: { is: 'this' } },
        attack: pattern,
        by,
        ...(whom?.against && { against: true }),
      });
    },
  ),
  map(
    seq(
      lit('уменьшить', 'увеличить'),
      lit('на'),
      digits,
      opt(lem('выбранный')),
      lit('бросок кубика'),
      opt(np('gen')),
    ),
    ([verb, , n, , , who]) => {
      const whose = who ? target(who) : { choose: {} };
      return typeof whose === 'object'
        ? deed({ do: 'modifyRoll', whose, by: verb === 'уменьшить' ? -n : n })
        : undefined;
    },
  ),
  map(
    seq(
      listed(lit('уменьшить', 'увеличить'), lit('или')),
      opt(lem('выбранный')),
      lit('бросок кубика'),
      opt(np('gen')),
      lit('на'),
      digits,
    ),
    ([verbs, , , who, , n]) => {
      const whose = who ? target(who) : { choose: {} };
      if (typeof whose !== 'object' || new Set(verbs).size < verbs.length) return undefined;
      const options = verbs.map((verb) =>
        deed({ do: 'modifyRoll', whose, by: verb === 'уменьшить' ? -n : n }),
      );
      return options.length === 1 ? options[0] : [{ use: 'or', options }];
    },
  ),
  // «перебросить кубик».
  map(
    seq(
      lit('перебросить', 'перебросьте'),
      opt(lem('выбранный')),
      lit('кубик', 'бросок кубика'),
      opt(np('gen')),
    ),
    ([, , , who]) => {
      const whose = who ? target(who) : { choose: {} };
      return typeof whose === 'object' ? deed({ do: 'modifyRoll', whose, reroll: true }) : undefined;
    },
  ),
);

function level(at: number, run: Parameters<Parser<unknown>>[1]) {
  return levelOf(at, run);
}
const levelOf: Parser<unknown> = alt(
  row({ слабый: 'weak', средний: 'medium', сильный: 'strong' }, { case: 'dat' }),
  digits,
);

/** «следующий простой удар Дозорного сводится к сильному». */
const nextReduced: Parser<readonly Data[]> = map(
  seq(
    any('следующий', { case: 'nom' }),
    opt(any('свой', { case: 'nom' })),
    attack('nom'),
    opt(np('gen')),
    alt(
      map(
        seq(
          any('сводиться', { as: 'present' }),
          lit('к'),
          row({ слабый: 'weak', сильный: 'strong' }, { case: 'dat' }),
        ),
        ([, , said]) => said,
      ),
      map(seq(opt(dash), row({ слабый: 'weak', сильный: 'strong' }, { case: 'nom' })), ([, said]) => said),
    ),
    lasting,
  ),
  ([, , of, who, level, after]) =>
    who && !who.ref
      ? // The next one of any of them.
        after || who.count !== 'one'
        ? undefined
        : deed({ do: 'nextAttack', who: who.filter, attack: of, level })
      : deed({
          do: 'give',
          to: who?.ref ?? 'this',
          gains: [{ kind: 'reduces', of, to: level, once: true }],
          ...after,
        }),
);

const rollText = alt(
  map(
    seq(
      doing('перевернуть'),
      opt(lem('выбранный')),
      lit('кубик'),
      opt(np('gen')),
      lit('на противоположную грань', 'на обратную грань'),
    ),
    ([, , , who]) => {
      const whose = who ? to(who) : { choose: {} };
      return typeof whose === 'object' ? deed({ do: 'modifyRoll', whose, flip: true }) : undefined;
    },
  ),
  map(
    seq(lit('его следующий бросок кубика', 'ее следующий бросок кубика'), lit('равен', 'сводится к'), digits),
    ([said, , value]) =>
      deed({
        do: 'give',
        to: said.startsWith('ее') ? '?f' : '?mn',
        gains: [{ kind: 'rollIs', value }],
      }),
  ),
  map(
    seq(lit('следующий бросок кубика'), np('gen'), lit('равен', 'сводится к'), digits),
    ([, who, , value]) => deed({ do: 'give', to: to(who), gains: [{ kind: 'rollIs', value }] }),
  ),
);

const sides: readonly number[] = [1, 2, 3, 4, 5, 6];
/** What came up: «5 и 6», «1-2», «4 или более», «чётное число». */
const rolled: Parser<readonly number[]> = alt(
  map(seq(digits, lit('и', 'или', '-'), digits), ([a, , b]) => (b === a + 1 ? [a, b] : undefined)),
  map(seq(digits, lit('или', 'и'), lit('более', 'больше')), ([a]) => sides.filter((n) => n >= a)),
  map(seq(digits, lit('или', 'и'), lit('менее', 'меньше')), ([a]) => sides.filter((n) => n <= a)),
  map(seq(lit('не менее', 'не меньше'), digits), ([, a]) => sides.filter((n) => n >= a)),
  map(seq(lit('не более', 'не больше'), digits), ([, a]) => sides.filter((n) => n <= a)),
  says(
    lit('четное число', 'четное', 'четный результат'),
    sides.filter((n) => n % 2 === 0),
  ),
  says(
    lit('нечетное число', 'нечетное', 'нечетный результат'),
    sides.filter((n) => n % 2 === 1),
  ),
  map(digits, (a) => [a]),
);
const modified = opt(lit('с учетом модификаторов'));
const rowOf: Parser<{ readonly range: readonly number[]; readonly does: readonly Data[] }> = alt(
  map(
    seq(
      lit('если выпало'),
      rolled,
      modified,
      opt(pause),
      later(() => short),
    ),
    ([, range, , , does]) => ({ range, does }),
  ),
  map(
    seq(
      later(() => short),
      opt(comma),
      lit('если выпало'),
      rolled,
      modified,
    ),
    ([does, , , range]) => ({ range, does }),
  ),
);
/** One clause, or two joined by «и» and «при этом». */
const short: Parser<readonly Data[]> = memo(
  map(
    seq(
      later(() => clause),
      opt(
        seq(
          alt(says(lit('и'), 'then'), says(seq(opt(comma), lit('при этом')), 'atThat')),
          later(() => clause),
        ),
      ),
    ),
    ([{ abilities: first }, more]) => {
      if (!more) return first;
      const [how, { abilities: rest }] = more;
      return [
        ...first,
        ...rest.map((one, i) => (how === 'atThat' && i === 0 ? { ...one, atThat: true } : one)),
      ];
    },
  ),
);

/** Each side of the die with its list; what is not told of does nothing. */
function diceTable(
  rows: readonly { readonly range: readonly number[]; readonly does: readonly Data[] }[],
  otherwise: readonly Data[],
): readonly Data[] | undefined {
  const table: { upTo: number; does: readonly Data[] }[] = [];
  for (let n = 1; n <= 6; n++) {
    const fit = rows.filter(({ range }) => range.includes(n));
    if (fit.length > 1) return undefined;
    const does = fit[0]?.does ?? otherwise;
    const last = table.at(-1);
    if (last && last.does === does) last.upTo = n;
    else table.push({ upTo: n, does });
  }
  return table;
}

const dicing: Parser<readonly Data[]> = alt(
  map(
    seq(
      doing('бросить'),
      lit('кубик'),
      alt(comma, lit(';')),
      listed(rowOf, seq(alt(comma, lit(';')), opt(lit('а')))),
      opt(
        map(
          seq(
            opt(alt(comma, lit(';'))),
            lit('иначе'),
            opt(dash),
            later(() => short),
          ),
          ([, , , does]) => does,
        ),
      ),
    ),
    ([, , , rows, otherwise]) => {
      const table = diceTable(rows, otherwise ?? []);
      return table && deed({ do: 'rollFor', table });
    },
  ),
  // «бросить кубик; …, где X — выпавшее значение».
  map(
    seq(
      doing('бросить'),
      lit('кубик'),
      alt(comma, lit(';')),
      later(() => short),
      opt(comma),
      lit('где x'),
      opt(dash),
      lit('выпавшее значение', 'бросок', 'результат броска'),
    ),
    ([, , , does]) => deed({ do: 'rollFor', table: [{ upTo: 6, does }] }),
  ),
);

const afterwardsOn: Readonly<Record<string, string>> = {
  'в начале вашего следующего хода': 'yourTurnStart',
  'в конце хода': 'turnEnd',
  'в конце этого хода': 'turnEnd',
  'в начале следующего хода противника': 'enemyTurnStart',
  'в конце следующего хода противника': 'enemyTurnEnd',
};
/** «ранить на 2 тех из них, которые не стоят рядом …»: each of those that were chosen, if it is such a one. */
const thoseOf: Parser<readonly Data[]> = map(
  seq(doing('ранить'), lit('на'), digits, lit('тех из них'), comma, lit('которые'), state),
  ([, , amount, , , , said]) => [
    { ...influence({ do: 'wound', to: '?those', amount }), if: { '?of': '?those', filter: said } },
  ],
);

/** «в конце следующего хода противника — …» (section 118). */
const delaying: Parser<readonly Data[]> = map(
  seq(
    lit(...Object.keys(afterwardsOn)),
    opt(pause),
    alt(
      later(() => short),
      thoseOf,
    ),
  ),
  ([when, , does]) => deed({ do: 'later', on: afterwardsOn[when], does }),
);

const trapped: Readonly<Record<string, string>> = {
  действовать: 'acts',
  двигаться: 'moves',
  передвигаться: 'moves',
  переместиться: 'relocates',
};
/** «если оно в свой следующий ход не нападёт {strike}, в конце своего хода ранится на 2»: looked at then. */
const notAttacked: Parser<Data> = map(
  seq(lit('не'), any('нападать', { as: 'present' }), opt(attack('ins')), opt(seq(lit('на'), np('acc')))),
  ([, , pattern, onto]) => {
    const [type, ...more] = Array.isArray(pattern?.types) ? pattern.types : [];
    if (onto || more.length > 0 || Object.keys(pattern ?? {}).length > 1) return undefined;
    if (!pattern) return { assaulted: false };
    return type === 'simple' ? { strikes: { max: 0 } } : undefined;
  },
);
const inNextTurn = lit('в свой следующий ход', 'в следующий ход', 'в следующий ход противника', 'в тот ход');
const atItsEnd = lit(
  'в конце своего хода',
  'в конце своего следующего хода',
  'в конце этого хода',
  'в конце следующего хода противника',
);
const unless: Parser<readonly Data[]> = alt(
  map(
    seq(
      lit('если'),
      np('nom'),
      alt(
        map(seq(inNextTurn, notAttacked), ([, said]) => said),
        map(seq(notAttacked, inNextTurn), ([said]) => said),
      ),
      opt(pause),
      alt(
        map(seq(atItsEnd, opt(lit('он', 'оно', 'она')), present), ([, , told]) => told),
        map(seq(opt(lit('он', 'оно', 'она')), present, atItsEnd), ([, told]) => told),
      ),
    ),
    ([, who, said, , told]) => lateFor(who, said, told),
  ),
  map(
    seq(
      np('nom'),
      present,
      atItsEnd,
      opt(comma),
      lit('если', 'если только'),
      alt(
        map(seq(inNextTurn, notAttacked), ([, said]) => said),
        map(seq(notAttacked, opt(inNextTurn)), ([said]) => said),
      ),
    ),
    ([who, told, , , , said]) => lateFor(who, said, told),
  ),
);
function lateFor(who: Np, said: Data, { abilities: told }: Told): readonly Data[] | undefined {
  if (who.count !== 'one' || (!who.ref && who.filter.side !== 'enemy')) return undefined;
  const whom = who.ref ?? '?like';
  const does = toldOf(whom, told).map((one) => ({ ...one, if: { '?of': whom, filter: said } }));
  return [
    ...(who.ref ? [] : [influence({ do: 'choose', to: to(who) })]),
    influence({ do: 'later', on: 'enemyTurnEnd', does }),
  ];
}

/** «следующее существо противника, которое действует, ранится на 3». */
const trapping: Parser<readonly Data[]> = map(
  seq(
    lem('следующий', { case: 'nom' }),
    np('nom'),
    comma,
    lit('которое', 'которая', 'который'),
    row(trapped, { as: 'present' }),
    comma,
    later(() => present),
  ),
  ([, who, , , on, , { abilities }]) =>
    who.ref || who.count !== 'one'
      ? undefined
      : deed({ do: 'trap', on, who: who.filter, does: toldOf('it', abilities) }),
);

const ownEffects: Parser<readonly Data[]> = memo(
  alt(
    byCondition,
    wounding,
    healing,
    handling,
    exiling,
    shifting,
    moving,
    summoning,
    marking,
    chipsTaken,
    losing,
    special,
    fighting,
    blocking,
    rollText,
    nextReduced,
    delaying,
    unless,
    trapping,
    dicing,
    warding,
    mending,
    taking,
  ),
);
/** «противник обязан переместить …», «противник вскрывает …»: the opponent is to do it, and chooses. */
const byOpponent: Parser<readonly Data[]> = map(
  seq(lit('противник'), opt(lit('обязан', 'может')), ownEffects),
  ([, must, all]) => {
    const made = all.map((one) => {
      // What they may leave is what they choose none of.
      if (must === 'может' && !((one.do as Data | undefined)?.to as Data | undefined)?.upTo) return undefined;
      const effect = one.do as Data | undefined;
      const to = effect?.to;
      if (typeof to !== 'object' || to === null) return undefined;
      const theirs = ((to as Data).choose ?? (to as Data).all) as Data;
      if (theirs.side !== 'enemy' && theirs.half !== 'enemy') {
        // What the opponent shows are their own cards.
        if (must === 'обязан' || effect?.do !== 'reveal' || theirs.side !== undefined) return undefined;
        return { ...one, do: { ...effect, to: { all: { ...theirs, side: 'enemy' } } } };
      }
      const whose = { ...theirs, side: 'enemy' };
      return 'choose' in to
        ? { ...one, do: { ...effect, to: { ...to, choose: whose, by: 'opponent' } } }
        : { ...one, do: { ...effect, to: { ...to, all: whose } } };
    });
    return made.every((one) => one !== undefined) ? made : undefined;
  },
);

/** «выберите два существа; одно …, другое …». */
const oneAndOther: Parser<readonly Data[]> = map(
  seq(
    doing('выбрать'),
    np('acc'),
    lit(';'),
    lit('одно', 'один', 'одна'),
    present,
    opt(comma),
    opt(lit('а')),
    lit('другое', 'другой', 'другая'),
    present,
  ),
  ([, who, , , first, , , , second]) =>
    !who.ref && typeof who.count === 'object' && who.count.n === 2 && !who.count.upTo
      ? [
          ...toldOf({ choose: who.filter }, first.abilities),
          ...toldOf({ choose: { ...who.filter, notSame: true } }, second.abilities),
        ]
      : undefined,
);

/** «…, а Дозорный — отравление на 1»: the verb is that of the clause before. */
const elided: Parser<readonly Data[]> = (at, run) =>
  !['а', ','].includes(run.tokens[at - 1]?.text) || !run.tokens.slice(0, at).some(isReceiving)
    ? []
    : map(seq(subject, opt(dash), things, lasting), ([who, , all, after]) => {
        const made = receiving(all, after ?? {});
        return made && toldOf(to(who), made);
      })(at, run);
const isReceiving = ({ readings }: { readonly readings: readonly { readonly lemma: string }[] }): boolean =>
  readings.some(({ lemma }) => lemma === 'получить');

/** «Концентрация: {ovz} 1 до конца вашего хода»: what this card receives, without the verb. */
const verbless: Parser<readonly Data[]> = (at, run) =>
  ![':', '—', '-', '»', 'и'].includes(run.tokens[at - 1]?.text)
    ? []
    : map(seq(things, until), ([all, during]) => {
        const made = all.every((one) => 'gain' in one) ? receiving(all, during) : undefined;
        return made && toldOf('this', made);
      })(at, run);

/** «При слабом ударе — отравление на 1»: the attacked card gains it (B12-G-wording-on-attack-poisoning). */
const poisoning: Parser<readonly Data[]> = (at, run) =>
  !['—', '-', ':'].includes(run.tokens[at - 1]?.text)
    ? []
    : map(
        seq(lem('отравление', { case: 'nom' }), opt(map(seq(lit('на'), alt(digits, x)), ([, n]) => n))),
        ([, n]) => deed({ do: 'poison', to: '?attacked', amount: n ?? 1 }),
      )(at, run);

const effects: Parser<readonly Data[]> = memo(
  alt(told, oneAndOther, poisoning, elided, byOpponent, ownEffects, costing(verbless, 2)),
);

/** «заклинание «буран» — …»: of what kind it is, with its name. */
const label: Parser<Label> = map(
  seq(
    alt(says(lit('заклинание'), 'spell'), says(lit('воздействие'), 'influence')),
    opt(alt(quotedName, bareName(4))),
    opt(map(seq(within, dash), ([range]) => range)),
    opt(alt(dash, lit(':'))),
  ),
  ([use, , range]) => ({ use, range }),
);
interface Label {
  readonly use: string;
  readonly range: number | undefined;
}

const may = says(
  seq(
    opt(lit('также', 'вы')),
    alt(any('мочь', { as: 'present' }), lit('можете', 'вы можете')),
    opt(lit('также')),
  ),
  true,
);
const ifSo = map(seq(lit('если'), condition, opt(pause)), ([, said]) => said);
const ifAfter = map(seq(opt(comma), lit('если'), condition), ([, , said]) => said);

/** A range goes for whom the first ability is aimed at; attacks have their own. */
function reaching([first, ...rest]: readonly Data[], range: number): readonly Data[] | undefined {
  const effect = first.do as Data | undefined;
  const to = effect?.to as Data | undefined;
  const choose = typeof to === 'object' ? (to.choose as Data | undefined) : undefined;
  if (!effect || !choose || choose.within !== undefined) return undefined;
  return [{ ...first, do: { ...effect, to: { ...to, choose: { ...choose, within: range } } } }, ...rest];
}

interface Clause {
  readonly abilities: readonly Data[];
}

/** One clause: its condition, whether it may be left, what is done. */
const clause: Parser<Clause> = memo(
  map(
    seq(
      opt(costing(ifSo, 1)),
      opt(label),
      opt(costing(ifSo, 1)),
      opt(may),
      opt(label),
      alt(effects, attacks),
      opt(costing(within, 1)),
      opt(
        costing(
          map(seq(open, label, close), ([, said]) => said),
          1,
        ),
      ),
      opt(costing(ifAfter, 1)),
    ),
    ([first, labelBefore, second, leave, labelThen, told, ranged, labelLast, last]) => {
      if (labelThen && labelLast) return undefined;
      // «существо получает …, если закрыто»: not of this card, or it is not clear of whom.
      if (told[0]['?subject'] && last?.['?bare']) return undefined;
      const labelAfter = labelThen ?? labelLast;
      const [range, more] = [ranged, labelBefore?.range, labelAfter?.range].filter((n) => n !== undefined);
      if (more !== undefined) return undefined;
      const plain = told.map(({ '?subject': _, ...one }) => one);
      const abilities = range === undefined ? plain : reaching(plain, range);
      if (!abilities) return undefined;
      const [useBefore, useAfter] = [labelBefore?.use, labelAfter?.use];
      const conditions = [first, second, last].filter((one) => one !== undefined);
      if (conditions.length > 1 || (useBefore && useAfter)) return undefined;
      const asks = last !== undefined && speaksOfSomebody(last);
      // «закрыть атакованного, если он ранен»: who is told of just before is asked about.
      if (asks && isTold(abilities[0])) {
        const [one, ...more] = abilities;
        if (more.length > 0 || one.if !== undefined) return undefined;
        const use = (useBefore ?? useAfter) === 'spell' && one.use === 'influence' ? { use: 'spell' } : {};
        return { abilities: [{ ...one, ...use, '?ifSo': last, ...(leave && { may: true }) }] };
      }
      // «закрыть существо, если оно не имеет ран»: who is chosen is asked about.
      if (asks && isChosen(abilities[0])) {
        const [{ do: effect, ...rest }, ...more] = abilities;
        if (more.length > 0 || rest.if !== undefined || rest['?may'] !== undefined) return undefined;
        const { to: whom, ...done } = effect as Data;
        const use = (useBefore ?? useAfter) === 'spell' ? 'spell' : rest.use;
        return {
          abilities: [
            { ...rest, use, ...(leave && { may: true }), do: { do: 'choose', to: whom } },
            { ...rest, use, if: last, do: { ...done, to: 'same' } },
          ],
        };
      }
      // What hangs on a condition of its own can not hang on another.
      if (conditions.length > 0 && abilities.some((one) => one.if !== undefined)) return undefined;
      const use = useBefore ?? useAfter;
      return {
        abilities: abilities.map((one, i) => ({
          ...one,
          ...(use === 'spell' && one.use === 'influence' && { use: 'spell' }),
          ...(i === 0 && conditions.length > 0 && { if: conditions[0] }),
          ...(i > 0 && conditions.length > 0 && { if: conditions[0] }),
          ...(leave && i === 0 && { may: true }),
          ...(leave && i > 0 && { atThat: true }),
        })),
      };
    },
  ),
);

/** «ранить его на 1 или закрыть»: the same one. */
const bareVerb: Parser<string> = row(verbs, { as: 'infinitive' });

/** With somebody in the place of whoever was told of without a subject. */
const replaced = (abilities: readonly Data[], who: unknown): readonly Data[] =>
  who === doer || who === same ? abilities : abilities.map((one) => put(one, who, who, same) as Data);

/** «прыжок …, либо особый удар …» (B12-505.5). */
const either: Parser<Clause> = memo(
  map(
    seq(
      opt(
        alt(
          says(lit('либо'), 'either' as const),
          says(seq(lit('по выбору противника'), lit(':')), 'opponent' as const),
        ),
      ),
      alt(
        listed(clause, seq(opt(comma), lit('или', 'либо'))),
        // «выберите одно: …; …».
        map(
          seq(
            doing('выбрать'),
            lit('одно', 'одно из двух'),
            lit(':'),
            listed(
              map(
                later(() => short),
                (abilities) => ({ abilities }),
              ),
              seq(lit(';'), opt(lit('либо', 'или'))),
            ),
          ),
          ([, , , all]) => (all.length > 1 ? all : undefined),
        ),
        map(seq(clause, lit('или'), bareVerb), ([first, , effect]) => {
          const whom = (first.abilities[0].do as Data | undefined)?.to;
          return typeof whom === 'string' && first.abilities.length === 1
            ? [first, { abilities: deed({ do: effect, to: whom }) }]
            : undefined;
        }),
      ),
      opt(
        alt(
          says(seq(open, lit('по выбору противника', 'по его выбору'), close), 'opponent'),
          says(
            seq(open, lit('по вашему выбору'), opt(seq(comma, lit('общему для всех целей'))), close),
            'yours',
          ),
        ),
      ),
      opt(
        map(seq(open, lit('совершите оба'), comma, lit('если'), condition, close), ([, , , , said]) => said),
      ),
    ),
    ([before, all, after, both]) => {
      const [first0, told] = [before === 'either', before === 'opponent' ? before : undefined];
      if (told && after) return undefined;
      const chooser = told ?? after;
      if (both && all.length === 1) return undefined;
      // Both if so, else one of them.
      if (both) {
        if (chooser || all.some(({ abilities: [one] }) => one.if !== undefined || one.may)) return undefined;
        return {
          abilities: [
            // First: what the two do may undo the condition.
            { use: 'or', if: { not: both }, options: all.map(({ abilities }) => abilities) },
            ...all.flatMap(({ abilities }) => abilities.map((one) => ({ ...one, if: both }))),
          ],
        };
      }
      const by = chooser === 'opponent';
      if (chooser && all.length === 1) {
        const [one, ...more] = all[0].abilities;
        return one.use === 'or' && more.length === 0 && !one.by
          ? { abilities: [{ ...one, ...(by && { by: 'opponent' }) }] }
          : undefined;
      }
      if (first0 && all.length === 1) return undefined;
      if (all.length === 1) return all[0];
      // A choice of which one part hangs on a condition, or may be left alone, is more than a choice.
      if (all.some(({ abilities }, i) => abilities[0].if !== undefined || (i > 0 && abilities[0].may)))
        return undefined;
      const [first] = all[0].abilities;
      // «оно закрывается или ранится»: the same one; of one that is yet to be chosen it can not be told.
      const subjectOf = (first.do as Data | undefined)?.to;
      const bare = all.slice(1).some(({ abilities }) => JSON.stringify(abilities).includes(`"${same}"`));
      // «существо противника закрывается или ранится (по выбору противника)»: who it is is chosen first.
      if (bare && typeof subjectOf !== 'string') {
        if (!by || !isChosen(first) || first.may || (subjectOf as Data).count !== undefined) return undefined;
        const { do: effect, ...rest } = first as Data & { do: Data };
        const one = [{ ...rest, do: { ...effect, to: 'same' } }, ...all[0].abilities.slice(1)];
        const others = all.slice(1).map(({ abilities }) => replaced(abilities, 'same'));
        return {
          abilities: [
            influence({ do: 'choose', to: subjectOf }),
            { use: 'or', by: 'opponent', options: [one, ...others] },
          ],
        };
      }
      const ways = bare ? all.map((one) => ({ abilities: replaced(one.abilities, subjectOf) })) : all;
      const free = first.may ? { may: true } : {};
      const options = ways.map(({ abilities }, i) =>
        i === 0 ? abilities.map(({ may: _, ...rest }) => rest) : abilities,
      );
      return { abilities: [{ use: 'or', ...free, ...(by && { by: 'opponent' }), options }] };
    },
  ),
);

type Joint = 'then' | 'comma' | 'atThat' | 'otherwise' | 'unwilling';

const joint: Parser<Joint> = alt(
  says(seq(opt(alt(comma, lit(';'))), lit('при этом'), opt(dash)), 'atThat' as const),
  says(seq(comma, lit('чтобы')), 'atThat' as const),
  says(seq(lit(';'), opt(dash)), 'atThat' as const),
  says(seq(opt(alt(comma, lit(';'))), lit('иначе'), opt(dash)), 'otherwise' as const),
  says(
    seq(
      opt(alt(comma, lit(';'))),
      lit(
        'если не может',
        'если оно не может быть перемещено',
        'если он не может быть перемещен',
        'если она не может быть перемещена',
        'если не может переместиться',
      ),
      opt(pause),
    ),
    'otherwise' as const,
  ),
  // Whoever is to suffer the one may take the other instead.
  says(
    seq(
      opt(alt(comma, lit(';'))),
      lit('если'),
      alt(lit('он', 'оно', 'она', 'противник'), np('nom')),
      lit('не может или не хочет'),
      lit(
        'этого делать',
        'это делать',
        'этого сделать',
        'быть перемещен',
        'быть перемещено',
        'быть перемещена',
        'переместиться',
        'перемещаться',
      ),
      opt(pause),
    ),
    'unwilling' as const,
  ),
  says(seq(opt(comma), lit('затем', 'а затем', 'и')), 'then' as const),
  says(seq(comma, lit('а')), 'then' as const),
  says(comma, 'comma' as const),
  // «вскройте Дозорного противник вскрывает …»: the comma is left out.
  costing(
    (at, run) => (run.tokens[at]?.text === 'противник' ? [{ value: 'then' as const, end: at, cost: 0 }] : []),
    1,
  ),
);

/** «ранить себя на 2», said as a payment. */
const ownWound: Parser<readonly Data[]> = map(wounding, (all) =>
  all.every((one) => ['?self', 'this'].includes(`${(one.do as Data | undefined)?.to}`)) ? all : undefined,
);

/** What is done as a payment. */
export const cost: Parser<readonly Data[]> = map(
  alt(
    ownWound,
    handling,
    losing,
    chipsTaken,
    exiling,
    special,
    map(infinitive, ({ abilities }) => toldOf('this', abilities)),
  ),
  (all) => (all.length === 1 ? all : undefined),
);

/** «…, где X — …,» before more follows. */
const eitherX: Parser<Clause> = alt(either, (at, run) =>
  seq(either, whereX)(at, run).flatMap(({ value: [{ abilities: all }, { x: what }], end, cost }) => {
    const made = run.tokens[end]?.text === ',' ? measured(all, what) : undefined;
    return made === undefined ? [] : [{ value: { abilities: made as readonly Data[] }, end, cost }];
  }),
);

/** All of it, one after the other. */
export const abilities: Parser<readonly Data[]> = memo(
  map(seq(eitherX, many(seq(joint, eitherX)), opt(whereX)), ([first, rest, where]) => {
    const all: Data[] = [...first.abilities];
    let spell = all.some((one) => one.use === 'spell');
    for (const [said, { abilities }] of rest) {
      const before = all.at(-1);
      const how = said === 'comma' ? 'then' : said;
      // «открыть его, излечить его или ранить …»: a choice of three.
      const [choice, ...more] = abilities;
      if (said === 'comma' && choice.use === 'or' && !choice.by) {
        const plain = rest.length === 1 && more.length === 0 && !choice.may && choice.if === undefined;
        if (!plain || all.length !== 1 || before?.if || before?.use === 'or') return undefined;
        const { may, ...one } = all[0];
        return [
          { ...choice, ...(may === true && { may }), options: [[one], ...(choice.options as unknown[])] },
        ];
      }
      if (how === 'unwilling') {
        if (all.length !== 1 || rest.length !== 1 || before?.if || before?.may) return undefined;
        const whom = (before?.do as Data | undefined)?.to;
        if (typeof whom !== 'string' && (whom as Data | undefined)?.by !== 'opponent') return undefined;
        // «его»: whoever the first is about.
        const other = typeof whom === 'string' ? abilities.map((one) => again(one, whom) as Data) : abilities;
        return [{ use: 'or', by: 'opponent', options: [all, other] }];
      }
      for (const [i, one] of abilities.entries()) {
        const use = spell && one.use === 'influence' ? { use: 'spell' } : {};
        if (one.use === 'spell') spell = true;
        // The rest of what is mean hangs on it, whatever mark stands between.
        if (i === 0 && how === 'then' && before?.['?mean']) all.push({ ...one, ...use, atThat: true });
        else if (i > 0 || how === 'then') all.push({ ...one, ...use });
        // What has been shown has been shown: nothing hangs on it.
        else if (how === 'atThat' && isShowing(before)) all.push({ ...one, ...use });
        else if (how === 'atThat') all.push({ ...one, ...use, atThat: true });
        else if (before?.if) all.push({ ...one, ...use, if: { not: before.if } });
        else if (before?.['?ifSo'] || isSure(before)) return undefined;
        // «…, если оно не может быть перемещено — ранить его»: who it is was chosen before.
        else if (isChosen(before) && speaksOfIt(one)) {
          const { do: effect, ...rest } = all.pop() as Data & { do: Data };
          all.push({ ...rest, do: { do: 'choose', to: effect.to } });
          all.push({ use: rest.use, atThat: true, do: { ...effect, to: 'same' } });
          all.push({ ...one, ...use, otherwise: true });
        } else all.push({ ...one, ...use, otherwise: true });
      }
    }
    const told = doers(all).map(({ '?mean': _, ...one }, i) => (i > 0 ? apart(one) : one));
    return where ? (measured(told, where.x) as readonly Data[] | undefined) : told;
  }),
);

/** What is always done: nothing happens «иначе». */
const isSure = (one: Data | undefined): boolean => {
  const { do: what, to } = (one?.do ?? {}) as Data;
  return (
    typeof to === 'string' && one?.may !== true && ['give', 'chips', 'extraLives', 'mark'].includes(`${what}`)
  );
};
const isChosen = (one: Data | undefined): boolean => {
  const to = (one?.do as Data | undefined)?.to;
  return typeof to === 'object' && to !== null && 'choose' in to;
};
const isTold = (one: Data): boolean => {
  const to = (one.do as Data | undefined)?.to;
  return typeof to === 'string' || (typeof to === 'object' && to !== null && 'all' in to);
};
const speaksOfSomebody = (said: Data): boolean => /"\?(?:mn|m|f|n|that[^"]*)"/.test(JSON.stringify(said));
const speaksOfIt = (one: Data): boolean => {
  const to = (one.do as Data | undefined)?.to;
  return typeof to === 'string' && to.startsWith('?');
};

/** A pronoun of somebody whom the choice is about. */
function again(value: unknown, whom: string): unknown {
  if (value === '?mn' || value === '?f' || value === '?n' || value === '?m') return whom;
  if (Array.isArray(value)) return value.map((one) => again(one, whom));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, again(part, whom)]));
}

/** Puts in who does what is told without a subject. */
function doers(all: readonly Data[]): readonly Data[] {
  let who: unknown = 'this';
  return all.map(({ '?may': able, ...one }) => {
    const made = named(one, who) as Data;
    if (able !== undefined) who = able;
    return made;
  });
}

function named(value: unknown, who: unknown): unknown {
  if (value === doer || value === same) return who;
  if (Array.isArray(value)) return value.map((one) => named(one, who));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, named(part, who)]));
}

const isShowing = (one: Data | undefined): boolean => {
  const effect = one?.do as Data | undefined;
  return effect?.do === 'prophecy' || effect?.do === 'mill';
};

/** «разряд на 1, метание на 1 (по разным картам)»: the second goes at another card. */
const apart = (one: Data): Data => {
  if (!one.different || one.count !== undefined) return one;
  const { different: _, at, ...rest } = one;
  const filter = (at as Data | undefined)?.choose as Data | undefined;
  return { ...rest, at: { choose: { ...filter, notSame: true } } };
};
