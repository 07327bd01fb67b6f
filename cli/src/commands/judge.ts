import {
  type AnyGame,
  answer,
  awaited,
  branch,
  eventFor,
  type GameEvent,
  type Outcome,
  openMatch,
  play,
  questionFor,
  type Reason,
  type Run,
  ScenarioFault,
  ScriptError,
  type Seat,
} from '@vigrid/kernel';
import {
  answers,
  legalAnswer,
  notOffered,
  playScenario,
  readScenario,
  refusalOf,
  ScenarioFormatError,
} from '@vigrid/kernel/scenario';
import { type Command, wholeNumber } from '../command.ts';
import { failed, misused } from '../complaint.ts';
import type { Desk } from '../desk.ts';
import { readText } from '../files.ts';
import { type Room, roomOf } from '../games.ts';
import { type JudgeQuestion, type Move, readQuestion } from '../judge.ts';
import { type Witness, witness } from '../play/witness.ts';
import { recordIn } from '../records.ts';
import { findRule, ruleLines } from '../rule.ts';

export const judge: Command = {
  name: 'judge',
  usage: 'GAME FILE [QUESTION] [--at N] [--random LIST]',
  about: {
    ru: 'спросить судью: можно ли, почему нельзя, что будет',
    en: 'ask a judge: may they, why not, what happens if',
  },
  more: [
    {
      ru: 'FILE — сценарий (положение после его шагов) или сохранённая партия. Вопрос: «можно ли a strike Nomad > Orc?», «почему нельзя b defend Orc?», «что будет, если a strike Nomad > Orc; b pass?»; без него говорится, что сейчас можно. Ходы пишутся, как в сценариях; чей ход — буквой, иначе того, кого спросили.',
      en: 'FILE is a scenario (the position after its steps) or a saved game. A question: "may a strike Nomad > Orc?", "why not b defend Orc?", "what happens if a strike Nomad > Orc; b pass?"; without one it tells what may be done now. Moves are written as in scenarios, with the letter of the seat unless it is the one that is asked.',
    },
  ],
  takes: { min: 2, max: 3 },
  options: {
    at: {
      value: 'N',
      about: { ru: 'в партии: после N решений', en: 'of a saved game: after N decisions' },
    },
    random: {
      value: 'LIST',
      about: { ru: 'случай по порядку: 6,4 (иначе любой)', en: 'chance in its order: 6,4 (any otherwise)' },
    },
  },

  async run(call, desk) {
    const [id, file, words = ''] = call.args;
    const room = await roomOf(id);
    const question = readQuestion(words);
    const run = await positionIn(file, room.game, call.value('at'));
    const random = call.value('random');
    if (random !== undefined) run.state.random.script = random.split(',').map((one) => outcomeOf(one));
    const who = witness(room, desk, seatLetters);
    for (const seat of awaited(run)) who.see(room.game.view(run.state, seat));
    try {
      return answerTo(question, run, room, who, desk);
    } catch (error) {
      if (!(error instanceof ScenarioFault || error instanceof ScriptError)) throw error;
      throw failed(error.message, error.message);
    }
  },
};

const seatLetters = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The position at the end of a scenario, or after so many decisions of a saved game. */
async function positionIn(file: string, game: AnyGame, at: string | undefined): Promise<Run> {
  const text = await readText(file);
  if (text.startsWith('{')) {
    const { record } = await recordIn(file);
    const n = at === undefined ? record.entries.length : wholeNumber('at', at, 0, record.entries.length);
    const match = openMatch(game, { ...record, version: game.version, entries: [] });
    for (const entry of record.entries.slice(0, n)) play(match, entry);
    return match.run;
  }
  try {
    return playScenario(readScenario(text), game);
  } catch (error) {
    if (!(error instanceof ScenarioFault || error instanceof ScenarioFormatError)) throw error;
    throw failed(`${file}: ${error.message}`, `${file}: ${error.message}`);
  }
}

const outcomeOf = (word: string): Outcome => (word.trim() === 'keep' ? 'keep' : Number(word));

function answerTo(question: JudgeQuestion, run: Run, room: Room, who: Witness, desk: Desk): 0 | 1 {
  switch (question.kind) {
    case 'what':
      tellChoices(run, who, desk);
      return 0;
    case 'may':
      return tellWhether(question.move, run, room, who, desk);
    case 'if':
      tellCourse(question.moves, run, room, who, desk);
      return 0;
  }
}

function tellChoices(run: Run, who: Witness, { json, ink, lang, print, printJson, say }: Desk): void {
  const { game, state } = run;
  if (state.result) {
    const { rule } = state.result;
    if (json) printJson({ result: state.result });
    else print(`${say({ ru: 'Партия окончена.', en: 'The game is over.' })} ${ink.info(rule)}`);
  }
  for (const seat of awaited(run)) {
    const q = questionFor(run, seat);
    if (!q) continue;
    const legal = answers(run, q);
    if (json) {
      printJson({ seat: seatLetters[seat], ask: q.ask, rule: q.rule, answers: legal });
      continue;
    }
    print(`${ink.strong(seatLetters[seat])}: ${game.speak.question(q, lang, who.names)} ${ink.info(q.rule)}`);
    for (const line of legal) print(`  ${line}`);
  }
}

/** Whether a move is legal; it ends with 1 if it is not. */
function tellWhether({ seat: named, line }: Move, run: Run, room: Room, who: Witness, desk: Desk): 0 | 1 {
  const { json, ink, print, printJson, say } = desk;
  const seat = named ?? someone(run);
  const reasons = refusalOf(run, seat, line);
  const legal = reasons.length === 0;
  const rules = legal ? [questionFor(run, seat)?.rule ?? 'T-1'] : reasons.map(({ rule }) => rule);
  // Two rules may forbid it in one sentence.
  const sentences = [...new Set(reasons.map((reason) => sentenceOf(reason, room.game, who, desk)))];
  if (json) {
    printJson({ seat: seatLetters[seat], line, legal, rules, reasons: sentences });
    return legal ? 0 : 1;
  }
  print(legal ? ink.good(say({ ru: 'Можно.', en: 'Yes.' })) : ink.bad(say({ ru: 'Нельзя.', en: 'No.' })));
  for (const sentence of sentences) print(`  ${sentence}`);
  printRules(rules, room.game, desk);
  return legal ? 0 : 1;
}

function sentenceOf(reason: Reason, { speak }: AnyGame, who: Witness, { lang, say }: Desk): string {
  if (reason.why !== notOffered) return speak.reason(reason, lang, who.names);
  return say({
    ru: 'Среди ответов на то, о чём сейчас спрашивают, этого нет.',
    en: 'It is not among the answers to what is asked now.',
  });
}

/** Plays the moves on a copy of the position and tells what happens. */
function tellCourse(moves: readonly Move[], run: Run, room: Room, who: Witness, desk: Desk): void {
  const { json, ink, lang, print, printJson } = desk;
  const { game } = room;
  const course = branch(run);
  const rules: string[] = [];
  course.listener = (event: GameEvent) => {
    const told = eventFor(event, event.secret?.to[0] ?? null);
    who.see(told);
    rules.push(event.rule);
    const text = game.speak.event(told, lang, who.names);
    if (json) printJson({ rule: event.rule, text, event: told });
    else print(`  ${text} ${ink.faint(event.rule)}`);
  };
  for (const { seat: named, line } of moves) {
    const seat = named ?? someone(course);
    const q = questionFor(course, seat);
    if (!q) throw new ScenarioFault(`${seatLetters[seat]} is not asked anything.`);
    const n = legalAnswer(course, q, line);
    if (!json) print(ink.strong(`${seatLetters[seat]}: ${line}`));
    answer(course, seat, n);
  }
  tellChoices(course, who, desk);
  if (!json) printRules(rules, game, desk);
}

function printRules(ids: readonly string[], game: AnyGame, desk: Desk): void {
  for (const id of new Set(ids)) {
    const rule = findRule(game, id);
    if (!rule) continue;
    desk.print('');
    for (const line of ruleLines(game, { ...rule, see: [] }, desk)) desk.print(line);
  }
}

/** Whoever is asked. */
function someone(run: Run): Seat {
  const [seat] = awaited(run);
  if (seat !== undefined) return seat;
  throw misused('Партия окончена: ходить некому.', 'The game is over: nobody is asked anything.');
}
