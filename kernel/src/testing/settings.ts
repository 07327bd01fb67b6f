/** What the settings of every game must keep: they hang together, and they alone say what can be begun. */
import fc from 'fast-check';
import type { Game, State } from '../game.ts';
import { start } from '../run.ts';
import { type Chosen, type Condition, placesOf, type Setting, type Settings, usualOf } from '../settings.ts';
import { readSettings } from '../settings-reader.ts';
import { must, mustEqual } from './laws/must.ts';
import { runs, searchSeed } from './search.ts';

/** Every condition speaks of something that there is, every rule stands in the rulebook, what is usual can be played. */
export function checkSettings<S extends State, O>(game: Game<S, O>, seats: readonly number[]): void {
  const { settings, rulebook } = game;
  const ids = Object.keys(settings.asks);
  for (const { rule } of citing(settings)) {
    const known = rule === undefined || rule in rulebook.rules || rule in rulebook.rulings;
    must(known, `The settings cite ${rule}, which is not in the rulebook.`);
  }
  for (const [id, setting] of Object.entries(settings.asks)) {
    must(setting.label.ru !== '' && setting.label.en !== '', `The setting "${id}" has no name.`);
    const group = setting.group === undefined || settings.groups?.[setting.group] !== undefined;
    must(group, `The setting "${id}" is in a group "${setting.group}" that there is not.`);
    for (const condition of conditionsOf(setting)) {
      if ('seats' in condition) continue;
      const back = ids.indexOf(condition.setting) >= 0 && ids.indexOf(condition.setting) <= ids.indexOf(id);
      must(back, `"${id}" depends on "${condition.setting}", which is not asked before it.`);
      const known: readonly unknown[] = [true, false, ...valuesOf(settings.asks[condition.setting])];
      const all = condition.is.every((value) => known.includes(value));
      must(all, `"${id}" depends on "${condition.setting}" being ${condition.is}, which can not be.`);
    }
  }
  for (const count of seats) {
    const read = readSettings(game, {}, count);
    must('options' in read, `What is usual can not be played by ${count}.`);
  }
}

/** Everything that can be chosen is begun if the conditions hold, and else refused by sentences in both languages. */
export function checkChoices<S extends State, O>(game: Game<S, O>, seats: readonly number[]): void {
  const plan = fc
    .constantFrom(...seats)
    .chain((count) => fc.tuple(fc.constant(count), fc.record(choicesFor(game, count))));
  fc.assert(
    fc.property(plan, ([count, chosen]) => {
      const read = readSettings(game, chosen, count);
      const what = `${JSON.stringify(chosen)} for ${count}`;
      mustEqual('options' in read, isAllowed(game.settings, chosen, count), `Whether ${what} is taken`);
      if ('options' in read) {
        mustEqual(read.options, { ...read.options, ...chosen }, `The options that ${what} means`);
        start(game, { seats: count, seed: 'choices', options: read.options });
        return;
      }
      for (const { text } of read.problems)
        for (const said of [text.ru, text.en])
          must(said.endsWith('.'), `"${said}" is no sentence (${what}).`);
    }),
    { numRuns: runs(150), seed: searchSeed() },
  );
}

/** For each setting a value that there is, allowed or not; half the time the usual one. */
function choicesFor<S extends State, O>({ settings, decks }: Game<S, O>, seats: number) {
  const valueFor = (setting: Setting): fc.Arbitrary<unknown> => {
    switch (setting.kind) {
      case 'one':
        return fc.constantFrom(...valuesOf(setting));
      case 'switch':
        return fc.boolean();
      case 'several':
        return fc.subarray([...valuesOf(setting)]);
      case 'amount': {
        const { min, max, step = 1 } = setting;
        return fc.integer({ min: 0, max: Math.floor((max - min) / step) }).map((n) => min + n * step);
      }
      case 'length': {
        const none = Object.fromEntries(Object.keys(setting.parts).map((part) => [part, 0]));
        const ways = Object.entries(setting.parts).map(([part, { min, max }]) =>
          fc.integer({ min, max }).map((n) => ({ ...none, [part]: n })),
        );
        return fc.oneof(...ways);
      }
      case 'seats': {
        const places = placesOf(setting, seats);
        return fc.array(fc.constantFrom(...valuesOf(setting)), { minLength: places, maxLength: places });
      }
      case 'decks': {
        const ready = (decks?.ready ?? []).map(({ id }) => id);
        return fc.array(fc.constantFrom('any', 'random', ...ready), { minLength: seats, maxLength: seats });
      }
      // Only the game itself knows how to make one.
      case 'cards':
        return fc.constant([]);
    }
  };
  return Object.fromEntries(
    Object.entries(settings.asks).map(([id, setting]) => {
      const usual = fc.constant(usualOf(setting, {}, seats));
      return [id, fc.oneof(usual, valueFor(setting))];
    }),
  );
}

/** Whether all conditions hold, read off the data. */
function isAllowed({ asks }: Settings, chosen: Chosen, seats: number): boolean {
  const holds = (condition: Condition): boolean => {
    if ('seats' in condition) return condition.seats.includes(seats);
    return [chosen[condition.setting]].flat().some((value) => condition.is.some((one) => one === value));
  };
  return Object.entries(asks).every(([id, setting]) => {
    const taken = [chosen[id]].flat();
    switch (setting.kind) {
      case 'switch':
        return chosen[id] === false || (setting.when ?? []).every(holds);
      case 'decks':
        return (
          taken.every((deck) => deck === 'any' || deck === 'random') ||
          (setting.chosen?.when ?? []).every(holds)
        );
      case 'one':
      case 'several':
      case 'seats': {
        const open = setting.choices.every(
          ({ value, when = [] }) => !taken.includes(value) || when.every(holds),
        );
        if (setting.kind !== 'seats' || !setting.unique) return open;
        const all = [...taken, ...(setting.unique.with ?? []).flatMap((other) => chosen[other])];
        const named = all.filter((value) => value !== setting.usual);
        return open && new Set(named).size === named.length;
      }
      default:
        return true;
    }
  });
}

const valuesOf = (setting: Setting): readonly (string | number)[] =>
  'choices' in setting ? (setting.choices ?? []).map(({ value }) => value) : [];

const conditionsOf = (setting: Setting): readonly Condition[] => [
  ...(setting.asked ?? []),
  ...('when' in setting ? (setting.when ?? []) : []),
  ...('rather' in setting ? (setting.rather?.when ?? []) : []),
  ...('chosen' in setting ? (setting.chosen?.when ?? []) : []),
  ...('choices' in setting
    ? (setting.choices ?? []).flatMap(({ asked = [], when = [] }) => [...asked, ...when])
    : []),
];

const citing = ({ asks }: Settings): readonly { readonly rule?: string }[] =>
  Object.values(asks).flatMap((setting) => [
    setting,
    ...conditionsOf(setting),
    ...('choices' in setting ? (setting.choices ?? []) : []),
  ]);
