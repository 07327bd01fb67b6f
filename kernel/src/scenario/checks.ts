/** What a step of a scenario may hold against the game. */
import type { GameEvent } from '../events.ts';
import { type Run, ScenarioFault } from '../game.ts';
import { encode, type Question } from '../questions.ts';
import type { Reason } from '../reasons.ts';
import { awaited, questionFor } from '../run.ts';
import { readSettings } from '../settings-reader.ts';
import { answers, asked, exactName, letter, seatNamed, seatOf } from './answers.ts';
import { againstPick, answerRead, legalAnswer, refusalOf } from './refusals.ts';
import { pass, type Table } from './table.ts';

export const checks: Readonly<Record<string, (table: Table, value: unknown) => void>> = {
  /** Paths and their values. */
  expect({ run }, value) {
    const { read, unordered } = run.game.scenario;
    for (const [path, wanted] of Object.entries(mapping(value, 'expect'))) {
      const have = read(run.state, path.split('.'));
      if (have === undefined) throw new ScenarioFault(`There is no value "${path}".`);
      const alike = unordered?.(path.split('.')) ? sameSet : same;
      if (!alike(wanted, have) && !alike(inFull(run, wanted, [have].flat()), have))
        compare(path, wanted, have, inTheMiddle(run));
    }
  },

  /** What a seat sees: paths into its view. */
  sees({ run }, value) {
    for (const [who, paths] of Object.entries(mapping(value, 'sees'))) {
      const view = run.game.view(run.state, who === 'spectator' ? null : seatNamed(who));
      for (const [path, wanted] of Object.entries(mapping(paths, 'sees')))
        compare(`${who} sees ${path}`, wanted, dig(view, path));
    }
  },

  /** Events since the last act: each listed one must come, in this order, with at least these fields. */
  events(table, value) {
    const { events } = table;
    if (!Array.isArray(value)) throw new ScenarioFault('"events" is a list.');
    let from = 0;
    for (const wanted of value as Record<string, unknown>[]) {
      const at = events.findIndex((event, i) => i >= from && fits(table, event, wanted));
      if (at < 0) {
        const came = events.slice(from).map((event) => `${event.kind} (${event.rule})`);
        throw new ScenarioFault(
          `No event ${JSON.stringify(wanted)}; there came ${came.join(', ') || 'nothing'}.`,
        );
      }
      from = at + 1;
    }
  },

  /** All legal answers of a seat, no more and no fewer. */
  legal({ run }, value) {
    eachOffer(run, value, 'legal', (q, lines, seat) => {
      const want = listed(lines.map((line) => String(line)));
      // Equal cards may be told apart or not.
      const have = listed(answers(run, q, 60, exactName));
      if (want !== have && want !== listed(answers(run, q)))
        throw new ScenarioFault(`${letter(seat)} may: ${have}. Expected: ${want}.`);
    });
  },

  /** Some of the legal answers. */
  offers({ run }, value) {
    eachOffer(run, value, 'offers', (q, lines) => {
      for (const line of lines) legalAnswer(run, q, String(line));
    });
  },

  /** What is refused, and the rule that forbids it: an answer of a seat, a deck, options of a new game. */
  refused(table, value) {
    const { rule, ...tried } = mapping(value, 'refused');
    if (typeof rule !== 'string') throw new ScenarioFault('"refused" names the rule that forbids it.');
    for (const [who, what] of Object.entries(tried)) {
      const before = reasonsOnTheWay(table, who, what);
      const now = answerRead(() => reasonsAgainst(table, who, what));
      // What was meant for a question that left no choice may be no answer to what is asked now.
      if (now instanceof ScenarioFault && before.length === 0) throw now;
      const said = typeof what === 'string' ? what : JSON.stringify(what);
      if (!(now instanceof ScenarioFault) && now.length === 0)
        throw new ScenarioFault(`"${said}" is legal for ${who}, but ${rule} should forbid it.`);
      const why = [...(now instanceof ScenarioFault ? [] : now.map((one) => one.rule)), ...before];
      if (!why.some((one) => one !== undefined && isToldAs(table.run, rule, one)))
        throw new ScenarioFault(`"${said}" is refused by ${[...new Set(why)].join(', ')}, not by ${rule}.`);
    }
  },

  /** The seats that are asked now, and what: `asked: { a: main }`. */
  asked({ run }, value) {
    for (const [who, ask] of Object.entries(mapping(value, 'asked'))) {
      compare(`${who} is asked`, ask, questionFor(run, seatNamed(who))?.ask ?? null);
    }
  },

  result({ run }, value) {
    const { winners, rule } = mapping(value, 'result');
    compare('the winners', winners, run.state.result?.winners.map(letter) ?? null);
    const ended = run.state.result?.rule ?? '';
    if (rule !== undefined && !isToldAs(run, String(rule), ended))
      compare('the rule that ended the game', rule, ended);
  },

  /** So many times whoever is asked next passes, or `all`: until something else is asked. What happened since the last act is kept. */
  passes(table, value) {
    if (value !== 'all' && (!Number.isInteger(value) || Number(value) < 1))
      throw new ScenarioFault('"passes" is a number from 1, or "all".');
    let passed = 0;
    passWhile(table, () => value === 'all' || passed++ < Number(value));
    if (value !== 'all' && passed <= Number(value))
      throw new ScenarioFault(`Pass ${passed} of ${value} can not be; ${asked(table.run)}.`);
  },

  /** Whoever is asked passes until this holds: seats with the question they are asked, paths with their values. */
  until(table, value) {
    const { run } = table;
    const wanted = Object.entries(mapping(value, 'until'));
    const have = (key: string): unknown => {
      const seat = seatOf(key);
      return seat === null
        ? run.game.scenario.read(run.state, key.split('.'))
        : (questionFor(run, seat)?.ask ?? null);
    };
    passWhile(table, () => !wanted.every(([key, want]) => same(want, have(key))));
    for (const [key, want] of wanted) {
      if (!same(want, have(key)))
        throw new ScenarioFault(
          `${key} should become ${JSON.stringify(want)}, but it is ${JSON.stringify(have(key))} and nobody can pass; ${asked(run)}.`,
        );
    }
  },
};

/** Lets whoever is asked pass, as long as it is wanted and can be done. */
function passWhile(table: Table, wanted: () => boolean): void {
  const { run } = table;
  for (let passes = 0; wanted(); passes++) {
    const [seat] = awaited(run);
    const q = seat === undefined ? null : questionFor(run, seat);
    const n = q?.kind === 'act' ? encode(q, { do: 'pass' }) : null;
    if (q === null || n === null) return;
    if (passes === endless) throw new ScenarioFault(`After ${endless} passes there is still no end of it.`);
    pass(table, q.seat, n);
  }
}

/** More passes in a row than any play has: nothing but passes would follow for ever. */
const endless = 1000;

function reasonsAgainst(table: Table, who: string, what: unknown): readonly { readonly rule?: string }[] {
  const { run, seats } = table;
  const { game } = run;
  if (who === 'options') {
    const read = readSettings(game, what, seats);
    return 'problems' in read ? read.problems : [];
  }
  if (who === 'deck') {
    if (!game.decks) throw new ScenarioFault(`Nobody builds decks in ${game.name.en}.`);
    const text = String(what);
    return game.scenario.deckProblems?.(run.state, text) ?? game.decks.parse(text).problems;
  }
  const seat = seatNamed(who);
  const line = String(what);
  return outOfChoice(table, seat, line) ?? refusalOf(run, seat, line);
}

/** Why what a decision without a choice did not take can not be chosen; null if no such decision was about it. */
function outOfChoice({ run, unasked }: Table, seat: number, line: string): readonly Reason[] | null {
  if (questionFor(run, seat)?.kind === 'cards') return null;
  for (const { q, state } of unasked.toReversed()) {
    if (q.seat !== seat || q.kind !== 'cards') continue;
    const why = answerRead(() => againstPick({ ...run, state }, q, line));
    if (!(why instanceof ScenarioFault) && why.length > 0) return why;
  }
  return null;
}

/** Why a seat might not do it when it had a choice of one since the last act: who can only pass is not asked. */
function reasonsOnTheWay({ run, unasked }: Table, who: string, what: unknown): (string | undefined)[] {
  const seat = seatOf(who);
  return unasked.flatMap(({ q, state }) => {
    if (q.seat !== seat || q.kind !== 'act') return [];
    try {
      return refusalOf({ ...run, state, asked: [q] }, seat, String(what)).map((one) => one.rule);
    } catch (error) {
      if (error instanceof ScenarioFault) return [];
      throw error;
    }
  });
}

function eachOffer(
  run: Run,
  value: unknown,
  what: string,
  check: (q: Question, lines: readonly unknown[], seat: number) => void,
): void {
  for (const [who, lines] of Object.entries(mapping(value, what))) {
    const q = questionFor(run, seatNamed(who));
    if (!q) throw new ScenarioFault(`${who} is not asked anything; ${asked(run)}.`);
    if (!Array.isArray(lines)) throw new ScenarioFault(`"${what}" lists answers for ${who}.`);
    check(q, lines, q.seat);
  }
}

function fits(table: Table, event: GameEvent, wanted: Record<string, unknown>): boolean {
  const fields = new Map<string, unknown>(Object.entries(event));
  return Object.entries(wanted).every(([field, value]) => {
    const have = fields.get(field);
    if (field === 'rule') return isToldAs(table.run, String(value), String(have));
    if (field === 'seat' && typeof have === 'number' && seatOf(String(value)) === have) return true;
    if (Array.isArray(have) && Array.isArray(value))
      return have.length === value.length && have.every((one, i) => means(table, one, value[i]));
    return means(table, have, value);
  });
}

/**
 * A play that two editions share names the rules of the one; the other tells their counterparts. What a ruling says is
 * told for the rules that it is about, and of rules that say the same either is right.
 */
function isToldAs({ game: { rulebook } }: Run, wanted: string, told: string): boolean {
  const { counterparts = {}, echoes = [], rulings } = rulebook;
  const said = [told, ...(rulings[told]?.rules ?? [])];
  const meant = [wanted, ...(wanted in counterparts ? [counterparts[wanted]] : [])];
  return meant.some(
    (rule) =>
      said.includes(rule) ||
      echoes.some((row) => row.includes(rule) && said.some((one) => row.includes(one))),
  );
}

/** Cards and cells go by name: as they were called before the act or, if nothing was called so then, as they are now. */
function means({ run, before }: Table, have: unknown, value: unknown): boolean {
  const object =
    typeof have === 'object' && have !== null && 'id' in have && typeof have.id === 'number' ? have.id : have;
  if (typeof object === 'number' && typeof value === 'string') {
    const { find } = run.game.scenario;
    const then = find(before, 0, value);
    return (then.length > 0 ? then : find(run.state, 0, value)).includes(object);
  }
  return same(have, value);
}

function compare(what: string, wanted: unknown, have: unknown, besides = ''): void {
  if (!same(wanted, have)) {
    throw new ScenarioFault(
      `${what} should be ${JSON.stringify(wanted)}, but it is ${JSON.stringify(have)}${besides}.`,
    );
  }
}

/** Who is still asked something in the middle of an act: what has not been answered has not happened. */
function inTheMiddle(run: Run): string {
  if (run.state.result) return '';
  const open = run.asked.some((q) => !run.game.scenario.resting.includes(q.ask));
  return open ? `, while ${asked(run)}` : '';
}

const listed = (lines: string[]): string => lines.sort().join('; ');

const sameSet = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) && same(a.toSorted(), b.toSorted());

/** Cards by the names that the values have: in the other language, an id and a part of a name will do as well. */
function inFull(run: Run, wanted: unknown, have: readonly unknown[]): unknown {
  if (Array.isArray(wanted)) return wanted.map((one) => inFull(run, one, have));
  if (typeof wanted !== 'string' || have.includes(wanted)) return wanted;
  const meant = called(run, wanted);
  const same = (one: unknown) =>
    typeof one === 'string' &&
    (called(run, one).some((object) => meant.includes(object)) || one.split(' / ').includes(wanted));
  return have.find(same) ?? wanted;
}

function called({ game, state }: Run, name: string): readonly number[] {
  const found = answerRead(() => game.scenario.find(state, 0, name));
  return found instanceof ScenarioFault ? [] : found;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function mapping(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ScenarioFault(`"${what}" is a mapping.`);
  return value as Record<string, unknown>;
}

const dig = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (at, key) => (at === null || at === undefined ? undefined : (at as Record<string, unknown>)[key]),
      value,
    );
