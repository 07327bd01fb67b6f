import { writeFileSync } from 'node:fs';
import {
  type Answered,
  type AnyGame,
  fingerprint,
  type GameRecord,
  openMatch,
  play,
  type Run,
} from '@vigrid/kernel';
import { playScenario, readScenario, runScenario, writeMoment, writeScenario } from '@vigrid/kernel/scenario';
import { type Command, wholeNumber } from '../command.ts';
import { failed } from '../complaint.ts';
import { roomOf } from '../games.ts';
import { recordIn } from '../records.ts';

export const scenarioFrom: Command = {
  name: 'scenario from',
  usage: 'RECORD --at N [--to FILE]',
  about: {
    ru: 'сделать сценарий из момента сохранённой партии',
    en: 'make a scenario of a moment of a saved game',
  },
  more: [
    {
      ru: 'Сценарий — расстановка этого момента, с которой игра идёт дальше точно так же. У игры без расстановок он начинается после N решений и идёт, как шла партия, до ближайшего места, где сценарий может кончиться. Дальше его пишет человек: название, правило и что должно быть.',
      en: 'The scenario is the position of that moment, from which the game goes on just the same. Of a game without positions it begins after N decisions and goes on as the game did, up to the next place where a scenario may end. The rest is for a person to write: the title, the rule and what must hold.',
    },
  ],
  takes: { min: 1, max: 1 },
  options: {
    at: { value: 'N', about: { ru: 'после скольких решений (все)', en: 'after how many decisions (all)' } },
    to: { value: 'FILE', about: { ru: 'куда записать (напечатать)', en: 'where to write it (printed)' } },
  },

  async run(call, desk) {
    const [file] = call.args;
    const { record } = await recordIn(file);
    const { game } = await roomOf(record.game);
    const at = call.value('at');
    const n = at === undefined ? record.entries.length : wholeNumber('at', at, 0, record.entries.length);
    const text = momentOf(file, game, record, n);
    const to = call.value('to');
    if (to !== undefined) writeFileSync(to, text);
    else if (desk.json) desk.printJson({ file, at: n, scenario: text });
    else desk.print(text);
    return 0;
  },
};

/** The moment after so many entries of a record, as a scenario that plays. */
function momentOf(file: string, game: AnyGame, record: GameRecord, n: number): string {
  const before = decisions(game, record, n);
  const title = `After ${n} decisions of a game`;
  const moment = writeMoment(before.run, record.setup.seats, title);
  if (moment !== null && runScenario(moment, { [game.id]: game }).failures.length === 0) return moment;
  let written = '';
  for (let end = n; end <= record.entries.length; end++) {
    const { played, run } = decisions(game, record, end);
    const [q] = run.asked;
    const rule = before.run.asked[0]?.rule ?? run.state.result?.rule ?? '';
    written = writeScenario(game, record.setup, played, title, rule, before.played.length);
    if (!q || game.scenario.resting.includes(q.ask)) break;
  }
  const scenario = readScenario(written);
  const again = playScenario({ ...scenario, play: [] }, game);
  if (fingerprint(again.state) === fingerprint(before.run.state)) return written;
  throw failed(
    `${file}: этот момент не получить одними решениями: кто-то сдался, или партию вела другая версия игры.`,
    `${file}: decisions alone do not lead to this moment: somebody conceded, or another version of the game was played.`,
  );
}

/** The decisions in force after so many entries, and where they lead. */
function decisions(game: AnyGame, record: GameRecord, n: number): { played: Answered[]; run: Run } {
  const match = openMatch(game, { ...record, version: game.version, entries: [] });
  for (const entry of record.entries.slice(0, n)) play(match, entry);
  return { played: match.kept.filter((entry) => 'answer' in entry), run: match.run };
}
