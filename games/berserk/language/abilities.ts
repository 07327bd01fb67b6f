/** Lists of abilities (section 505): clauses with their verbs, and how they are joined. */
import { whereX } from './amounts.ts';
import { attack, attackAbility, attackOf, strength } from './attacks.ts';
import { goal } from './cells.ts';
import { condition } from './conditions.ts';
import { deeds, type Gained, onlyGains, things } from './gains.ts';
import { bareName, merge, type Np, np, nps, quotedName, target } from './nouns.ts';
import {
  alt,
  any,
  costing,
  inner,
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
import { comma, dash, type Data, digits, whole, x } from './numbers.ts';

const influence = (effect: Data): Data => ({ use: 'influence', do: effect });
const deed = (effect: Data): readonly Data[] => [influence(effect)];

/** Done by this card or ordered of the player: «ранить», «раньте», «ранит». */
const doing = (lemma: string): Parser<string> =>
  alt(any(lemma, { as: 'infinitive' }), any(lemma, { as: 'order' }), any(lemma, { as: 'present' }));
const beingDone = (lemma: string): Parser<string> => alt(any(lemma, { as: 'infinitive' }), any(lemma, { as: 'present', number: 'sg' }));

const durations: Readonly<Record<string, string>> = {
  'до конца хода': 'turnEnd',
  'до конца этого хода': 'turnEnd',
  'до конца вашего хода': 'yourTurnEnd',
  'до конца хода противника': 'enemyTurnEnd',
  'до конца следующего хода противника': 'enemyTurnEnd',
  'до начала вашего хода': 'yourTurn',
  'до начала вашего следующего хода': 'yourTurn',
};
export const until: Parser<Data> = alt(
  map(lit(...Object.keys(durations)), (said) => ({ until: durations[said] })),
  says(lit('до конца боя'), {}),
  says(lit('до своего перемещения'), { until: 'moves' }),
);

/** What somebody receives, as effects on them; after the first they are the same. */
function receiving(who: unknown, all: readonly Gained[], lasting: Data): readonly Data[] | undefined {
  const effects: Data[] = [];
  let gains: Data[] = [];
  const flush = () => {
    if (gains.length > 0) effects.push({ do: 'give', gains, ...lasting });
    gains = [];
  };
  for (const one of all) {
    if ('gain' in one) gains.push(one.gain);
    else {
      flush();
      effects.push(one.effect);
    }
  }
  flush();
  if (lasting.until && !effects.some((one) => one.do === 'give')) return undefined;
  return effects.map((effect, i) => influence({ ...effect, to: i === 0 ? who : again(who) }));
}

/** The same ones once more. */
const again = (who: unknown): unknown => (typeof who === 'string' ? who : 'same');

const subject: Parser<Np> = nps('nom');
const to = (who: Np): unknown => target(who);

const gains = alt(any('получить', { as: 'present' }), any('иметь', { as: 'present' }));
const lasting = opt(until);

const received: Parser<readonly Data[]> = alt(
  map(seq(subject, opt(lit('до конца хода')), any('получить', { as: 'present' }), things, lasting), ([who, before, , all, after]) =>
    before && after ? undefined : receiving(to(who), all, before ? { until: 'turnEnd' } : (after ?? {})),
  ),
  map(seq(any('получить', { as: 'infinitive' }), things, lasting), ([, all, after]) => receiving('this', all, after ?? {})),
  map(seq(any('получить', { as: 'present' }), things, lasting), ([, all, after]) => receiving('this', all, after ?? {})),
  map(seq(lit('дать'), np('dat'), things, lasting), ([, who, all, after]) => receiving(to(who), all, after ?? {})),
  map(seq(until, lit('получает', 'получить'), things), ([until, , all]) => receiving('this', all, until)),
);

const given: Parser<readonly Data[]> = alt(
  map(seq(subject, deeds, lasting), ([who, all, after]) => deed({ do: 'give', to: to(who), gains: all, ...after })),
  map(seq(deeds, until), ([all, after]) => deed({ do: 'give', to: 'this', gains: all, ...after })),
  map(seq(subject, lit('не'), any('открыться', { as: 'present' }), lit('в начале своего следующего хода', 'в начале следующего хода')), ([who]) =>
    deed({ do: 'numb', to: to(who) }),
  ),
  says(seq(lit('не'), any('открыться', { as: 'present' }), lit('в начале вашего следующего хода')), deed({ do: 'numb', to: 'this' })),
);

const wounding: Parser<readonly Data[]> = alt(
  map(seq(doing('ранить'), nps('acc'), lit('на', 'еще на'), strength), ([, who, , amount]) => deed({ do: 'wound', to: to(who), amount })),
  map(seq(doing('ранить'), lit('на'), strength, nps('acc')), ([, , amount, who]) => deed({ do: 'wound', to: to(who), amount })),
  map(seq(beingDone('раниться'), lit('на'), strength), ([, , amount]) => deed({ do: 'wound', to: 'this', amount })),
  map(seq(subject, any('раниться', { as: 'present' }), lit('на'), strength), ([who, , , amount]) => deed({ do: 'wound', to: to(who), amount })),
  map(seq(doing('отравить'), nps('acc'), lit('на'), alt(digits, x)), ([, who, , amount]) => deed({ do: 'poison', to: to(who), amount })),
);

const ofThisTurn = seq(opt(comma), lit('от ран'), comma, lit('полученных в этот ход', 'полученных в этом ходу'));

const healing: Parser<readonly Data[]> = alt(
  map(seq(doing('излечить'), nps('acc'), lit('на'), strength), ([, who, , amount]) => deed({ do: 'heal', to: to(who), amount })),
  map(seq(doing('излечить'), lit('на'), strength, nps('acc')), ([, , amount, who]) => deed({ do: 'heal', to: to(who), amount })),
  map(seq(lit('полностью'), doing('излечить'), nps('acc')), ([, , who]) => deed({ do: 'heal', to: to(who), amount: 'all' })),
  map(seq(doing('излечить'), nps('acc'), ofThisTurn), ([, who]) => {
    const whom = who.ref ? undefined : merge(who.filter, { hurt: true });
    return whom && deed({ do: 'heal', to: to({ ...who, filter: whom }), amount: 'hurt' });
  }),
  map(seq(beingDone('излечиться'), lit('на'), strength), ([, , amount]) => deed({ do: 'heal', to: 'this', amount })),
  says(seq(lit('полностью'), beingDone('излечиться')), deed({ do: 'heal', to: 'this', amount: 'all' })),
  map(seq(doing('снять'), lit('с', 'со'), np('gen'), lit('отравление')), ([, , who]) => deed({ do: 'cure', to: to(who) })),
);

const verbs: Readonly<Record<string, string>> = { открыть: 'open', закрыть: 'close', уничтожить: 'destroy', изгнать: 'exile', вскрыть: 'reveal' };
const reflexive: Readonly<Record<string, string>> = { открыться: 'open', закрыться: 'close', уничтожиться: 'destroy', изгнаться: 'exile', погибнуть: 'destroy' };

const handling: Parser<readonly Data[]> = alt(
  ...Object.entries(verbs).map(([lemma, effect]) =>
    map(seq(doing(lemma), nps('acc')), ([, who]) => deed({ do: effect, to: to(who) })),
  ),
  ...Object.entries(reflexive).flatMap(([lemma, effect]) => [
    map(seq(opt(lit('также может')), beingDone(lemma)), ([may]) => (may ? undefined : deed({ do: effect, to: 'this' }))),
    map(seq(subject, any(lemma, { as: 'present' })), ([who]) => deed({ do: effect, to: to(who) })),
  ]),
);

const cellOf = (cell: Data, who: unknown): Data =>
  cell.near === '?moved' ? { ...cell, near: typeof who === 'string' ? who : 'same' } : cell;

const moving: Parser<readonly Data[]> = alt(
  map(seq(doing('переместить'), nps('acc'), lit('на'), goal), ([, who, , cell]) => deed({ do: 'relocate', to: to(who), cell: cellOf(cell, to(who)) })),
  map(seq(beingDone('переместиться'), lit('на'), goal), ([, , cell]) => deed({ do: 'relocate', to: 'this', cell: cellOf(cell, 'this') })),
  map(seq(subject, any('переместиться', { as: 'present' }), lit('на'), goal), ([who, , , cell]) => deed({ do: 'relocate', to: to(who), cell: cellOf(cell, to(who)) })),
  map(seq(alt(any('телепортироваться', { as: 'infinitive' }), any('телепортироваться', { as: 'present' })), lit('на'), goal), ([, , cell]) =>
    deed({ do: 'relocate', to: 'this', cell, as: 'teleport' }),
  ),
  map(seq(opt(doing('совершить')), alt(lem('прыжок', { case: 'nom' }), lem('прыжок', { case: 'acc' })), comma, lit('дальность'), alt(digits)), ([, , , , within]) =>
    deed({ do: 'relocate', to: 'this', cell: { free: true, within }, as: 'jump' }),
  ),
  map(seq(alt(any('поменяться', { as: 'infinitive' })), lit('местами с', 'местами со'), np('ins')), ([, , who]) =>
    deed({ do: 'swap', to: 'this', with: to(who) }),
  ),
  map(seq(doing('поменять'), np('acc'), lit('местами с', 'местами со'), np('ins')), ([, first, , second]) =>
    deed({ do: 'swap', to: to(first), with: to(second) }),
  ),
);

const closedWay = says(lit('в закрытом виде'), { closed: true });
const fromDeck = lit('из колоды');
const onCell = map(seq(lit('на'), goal), ([, cell]) => ({ cell }));

/** A card of a deck or graveyard. */
function deadOf(who: Np): Data | undefined {
  if (who.ref === 'this') return { self: true };
  if (who.ref || who.count !== 'one') return undefined;
  const { another, side: _, ...rest } = who.filter;
  const known = ['elite', 'cost', 'costX', 'type', 'class', 'flying', 'element', 'name', 'word'];
  if (Object.keys(rest).some((key) => !known.includes(key))) return undefined;
  return { ...rest, ...(another === true && { other: true }) };
}

const summoning: Parser<readonly Data[]> = alt(
  map(seq(doing('вызвать'), opt(fromDeck), np('acc'), many(alt(onCell, closedWay, says(fromDeck, {})))), ([, , who, tail]) => {
    const what = deadOf(who);
    const all = what && merge({ do: 'summon', what }, ...tail);
    return all && deed(all);
  }),
);

const losing: Parser<readonly Data[]> = alt(
  map(seq(opt(subject), beingLost, lostChips), ([who, , amount]) => deed({ do: 'loseChips', to: who ? to(who) : 'this', amount })),
  map(seq(opt(subject), beingLost, lit('особенности', 'все особенности'), lasting), ([who, , , after]) =>
    deed({ do: 'lose', to: who ? to(who) : 'this', what: 'features', ...after }),
  ),
  map(seq(opt(subject), beingLost, lostWord, lasting), ([who, , what, after]) => deed({ do: 'lose', to: who ? to(who) : 'this', what, ...after })),
  map(
    seq(doing('снять'), alt(whole, x, says(lit('дополнительную'), 1)), opt(lem('дополнительный')), lem('жизнь'), lit('с', 'со'), np('gen')),
    ([, amount, , , , who]) => deed({ do: 'shedLives', to: to(who), amount }),
  ),
);

function beingLost(at: number, run: Parameters<Parser<string>>[1]) {
  return lostVerb(at, run);
}
const lostVerb: Parser<string> = alt(any('потерять', { as: 'infinitive' }), any('потерять', { as: 'present' }));

function lostChips(at: number, run: Parameters<Parser<unknown>>[1]) {
  return chipsLost(at, run);
}
const chipsLost: Parser<unknown> = alt(
  says(lem('фишка', { case: 'acc' }), 1),
  map(seq(alt(whole, x), lem('фишка')), ([n]) => n),
  says(seq(lem('весь'), lem('фишка')), 'all'),
);

function lostWord(at: number, run: Parameters<Parser<string>>[1]) {
  return wordLost(at, run);
}
const wordLost: Parser<string> = row({
  'направленный удар': 'directedStrike',
  'защита от отравления': 'protectionFromPoison',
  'опыт в атаке': 'attackExperience',
  'опыт в защите': 'defenceExperience',
  полет: 'flight',
  проклятие: 'curse',
  благословление: 'blessing',
  благословение: 'blessing',
  схрон: 'hideout',
  неповоротливость: 'clumsiness',
});

const finishing: Data = { type: 'creature', near: 'this', without: 'incorporeal', symbiont: false };

const special: Parser<readonly Data[]> = alt(
  map(seq(lem('добивание', { case: 'nom' }), lit('на'), alt(digits, x)), ([, , livesMax]) =>
    deed({ do: 'destroy', to: { choose: finishing }, livesMax }),
  ),
  map(seq(lem('пророчество', { case: 'nom' }), digits), ([, count]) => deed({ do: 'prophecy', count })),
  map(seq(any('накопить', { as: 'infinitive' }), lem('фишка')), () => deed({ do: 'chips', to: 'this', amount: 1 })),
  map(
    seq(doing('положить'), lit('жетон инкарнации на'), alt(says(lem('@this'), 'this'), deadTarget)),
    ([, , to]) => deed({ do: 'incarnationChip', to }),
  ),
  says(lit('положите верхнюю карту колоды на кладбище', 'положить верхнюю карту колоды на кладбище'), deed({ do: 'mill' })),
  map(seq(doing('выбрать'), np('acc')), ([, who]) => (who.ref ? undefined : deed({ do: 'choose', to: to(who) }))),
);

function deadTarget(at: number, run: Parameters<Parser<Data>>[1]) {
  return inGraveyard(at, run);
}
const inGraveyard: Parser<Data> = map(seq(np('acc'), lit('на кладбище', 'на вашем кладбище')), ([who]) => {
  const what = deadOf(who);
  if (!what) return undefined;
  const { type, ...rest } = what;
  return type === undefined || type === 'creature' ? rest : what;
});

const strikeSign = lit('{strike}', 'простым ударом');
const asOpen = seq(lit('как с открытым', 'как с открытой картой', 'как с открытой', 'как со стоящим рядом открытым'), opt(seq(comma, lit('не закрываясь', 'не закрываясь при этом'))));

const fighting: Parser<readonly Data[]> = alt(
  map(seq(any('сразиться', { as: 'infinitive' }), strikeSign, lit('с', 'со'), np('ins'), asOpen), ([, , , who]) =>
    deed({ do: 'strikeBy', who: 'this', at: to(who), asOpen: true }),
  ),
  map(seq(any('сразиться', { as: 'infinitive' }), lit('с', 'со'), np('ins'), strikeSign, asOpen), ([, , who]) =>
    deed({ do: 'strikeBy', who: 'this', at: to(who), asOpen: true }),
  ),
);

const blocking: Parser<readonly Data[]> = alt(
  map(seq(alt(any('блокировать', { as: 'infinitive' }), any('блокировать', { as: 'order' })), opt(lem('этот')), attack('acc')), ([, , pattern]) =>
    deed({ do: 'block', '?blocks': pattern }),
  ),
  map(
    seq(
      doing('перенаправить'),
      attackOf('acc'),
      lit('с', 'со'),
      np('gen'),
      alt(
        map(seq(lit('в', 'на'), np('acc')), ([, who]) => who),
      ),
    ),
    ([, attacks, , from, into]) => {
      if (into.ref !== '?self' && into.ref !== 'this') return undefined;
      if (attacks.at || attacks.atRef || attacks.byRef) return undefined;
      if (from.ref) return undefined;
      return deed({
        do: 'redirect',
        attack: { ...attacks.pattern, ...(attacks.by && { by: attacks.by }) },
        to: 'this',
        from: from.filter,
      });
    },
  ),
  map(
    seq(doing('свести'), attack('acc'), np('gen'), lit('к'), level),
    ([, pattern, who, , level]) => {
      const whose = target(who);
      return typeof whose === 'object' ? deed({ do: 'modifyAttack', whose, attack: pattern, to: level }) : undefined;
    },
  ),
  map(seq(doing('свести'), attack('acc'), lit('по'), np('dat'), lit('к'), level), ([, pattern, , who, , level]) => {
    const whose = target(who);
    return typeof whose === 'object' ? deed({ do: 'modifyAttack', whose, attack: pattern, to: level, against: true }) : undefined;
  }),
  map(
    seq(lit('уменьшить', 'ослабить', 'увеличить', 'усилить'), opt(lem('выбранный')), attack('acc'), opt(np('gen')), lit('на'), alt(digits, x)),
    ([verb, , pattern, who, , n]) => {
      const whose = who ? target(who) : { choose: {} };
      const down = verb === 'уменьшить' || verb === 'ослабить';
      if (typeof whose !== 'object' || (down && n === 'X')) return undefined;
      return deed({ do: 'modifyAttack', whose, attack: pattern, by: typeof n === 'number' && down ? -n : n });
    },
  ),
  map(
    seq(lit('уменьшить', 'увеличить'), lit('на'), digits, opt(lem('выбранный')), lit('бросок кубика'), opt(np('gen'))),
    ([verb, , n, , , who]) => {
      const whose = who ? target(who) : { choose: {} };
      return typeof whose === 'object' ? deed({ do: 'modifyRoll', whose, by: verb === 'уменьшить' ? -n : n }) : undefined;
    },
  ),
  map(
    seq(lit('уменьшить', 'увеличить'), opt(lem('выбранный')), lit('бросок кубика'), opt(np('gen')), lit('на'), digits),
    ([verb, , , who, , n]) => {
      const whose = who ? target(who) : { choose: {} };
      return typeof whose === 'object' ? deed({ do: 'modifyRoll', whose, by: verb === 'уменьшить' ? -n : n }) : undefined;
    },
  ),
);

function level(at: number, run: Parameters<Parser<unknown>>[1]) {
  return levelOf(at, run);
}
const levelOf: Parser<unknown> = alt(row({ слабый: 'weak', средний: 'medium', сильный: 'strong' }, { case: 'dat' }), digits);

const rollText = alt(
  map(seq(lit('следующий бросок кубика'), np('gen'), lit('равен', 'сводится к'), digits), ([, who, , value]) =>
    deed({ do: 'give', to: to(who), gains: [{ kind: 'rollIs', value }] }),
  ),
);

const effects: Parser<readonly Data[]> = memo(
  alt(received, given, wounding, healing, handling, moving, summoning, losing, special, fighting, blocking, rollText),
);

const declared = opt(alt(any('объявить', { as: 'infinitive' }), any('совершить', { as: 'infinitive' }), any('объявить', { as: 'order' })));
const attacks: Parser<readonly Data[]> = map(seq(declared, attackAbility), ([, one]) => [one]);

/** «заклинание «буран» — …»: of what kind it is, with its name. */
const label: Parser<string> = map(
  seq(
    alt(says(lit('заклинание'), 'spell'), says(lit('воздействие'), 'influence')),
    opt(alt(quotedName, bareName(4))),
    opt(dash),
  ),
  ([use]) => use,
);

const may = says(seq(opt(lit('также', 'вы')), alt(any('мочь', { as: 'present' }), lit('можете', 'вы можете')), opt(lit('также'))), true);
const ifSo = map(seq(lit('если'), condition, opt(alt(comma, dash))), ([, said]) => said);
const ifAfter = map(seq(opt(comma), lit('если'), condition), ([, , said]) => said);

interface Clause {
  readonly abilities: readonly Data[];
}

/** One clause: its condition, whether it may be left, what is done. */
const clause: Parser<Clause> = memo(
  map(
    seq(opt(ifSo), opt(label), opt(ifSo), opt(may), opt(label), alt(effects, attacks), opt(ifAfter)),
    ([first, useBefore, second, leave, useAfter, abilities, last]) => {
      const conditions = [first, second, last].filter((one) => one !== undefined);
      if (conditions.length > 1 || (useBefore && useAfter)) return undefined;
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

/** «прыжок …, либо особый удар …» (B12-505.5). */
const either: Parser<Clause> = memo(
  map(listed(clause, seq(opt(comma), lit('или', 'либо'))), (all) => {
    if (all.length === 1) return all[0];
    const [first] = all[0].abilities;
    const free = first.may ? { may: true } : {};
    const options = all.map(({ abilities }, i) => (i === 0 ? abilities.map(({ may: _, ...rest }) => rest) : abilities));
    return { abilities: [{ use: 'or', ...free, options }] };
  }),
);

type Joint = 'then' | 'atThat' | 'otherwise';

const joint: Parser<Joint> = alt(
  says(seq(opt(alt(comma, lit(';'))), lit('при этом')), 'atThat' as const),
  says(lit(';'), 'atThat' as const),
  says(seq(opt(alt(comma, lit(';'))), lit('иначе'), opt(dash)), 'otherwise' as const),
  says(seq(opt(comma), lit('затем', 'а затем', 'и')), 'then' as const),
  says(seq(comma, lit('а')), 'then' as const),
  says(comma, 'then' as const),
);

/** All of it, one after the other. */
export const abilities: Parser<readonly Data[]> = memo(
  map(
    seq(either, many(seq(joint, either)), opt(whereX)),
    ([first, rest, where]) => {
      const all: Data[] = [...first.abilities];
      let spell = all.some((one) => one.use === 'spell');
      for (const [how, { abilities }] of rest) {
        const before = all.at(-1);
        for (const [i, one] of abilities.entries()) {
          const use = spell && one.use === 'influence' ? { use: 'spell' } : {};
          if (one.use === 'spell') spell = true;
          if (i > 0 || how === 'then') all.push({ ...one, ...use });
          else if (how === 'atThat') all.push({ ...one, ...use, atThat: true });
          else if (before?.if) all.push({ ...one, ...use, if: { not: before.if } });
          else all.push({ ...one, ...use, otherwise: true });
        }
      }
      return where ? (measured(all, where.x) as readonly Data[] | undefined) : all;
    },
  ),
);

/** X is told at the end: it goes wherever X stands. */
export function measured(value: unknown, x: unknown): unknown {
  if (x === 'X') return value;
  let found = false;
  const put = (one: unknown): unknown => {
    if (one === 'X') {
      found = true;
      return x;
    }
    if (Array.isArray(one)) return one.map(put);
    if (typeof one === 'object' && one !== null) {
      const made = Object.fromEntries(Object.entries(one).map(([key, part]) => [key, put(part)]));
      // X + 1 of what is counted is one amount.
      if (typeof made.sum === 'object' && made.sum !== null) {
        const { sum, ...rest } = made;
        return { ...(sum as object), ...rest };
      }
      return made;
    }
    return one;
  };
  const made = put(value);
  return found ? made : undefined;
}

export { costing, gains, inner, onlyGains };
