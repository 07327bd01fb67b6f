/** What a person may ask for between answers: reasons, rules, cards, the log, advice, a saved game. */
import { writeFile } from 'node:fs/promises';
import { type Bot, bots, type Hint, hints, think } from '@vigrid/bots';
import {
  type Act,
  decode,
  imagine,
  type Match,
  plainAnswers,
  type Question,
  type Random,
  type Reason,
  type Run,
  ScenarioFault,
  type Seat,
  sameName,
  saveRecord,
  seeded,
  type Text,
} from '@vigrid/kernel';
import { cardLines } from '../commands/cards.ts';
import type { Desk } from '../desk.ts';
import type { Room } from '../games.ts';
import { findRule, ruleLines } from '../rule.ts';
import { holds } from '../search.ts';
import type { Face } from './face.ts';
import { objectWords } from './menu.ts';
import type { Witness } from './witness.ts';

/** The person sits at the first seat. */
export const you: Seat = 0;

export interface Session {
  readonly room: Room;
  readonly desk: Desk;
  readonly bot: Bot;
  readonly chance: Random;
  readonly who: Witness;
  readonly face: Face;
  readonly log: string[];
  readonly match: Match;
}

/** Why something can not be done: an act as scenarios write it, or whatever one might want to do with a card. */
export function explain(session: Session, words: string, view: object): void {
  const { match, room, who, face, desk } = session;
  const { game, terminal } = room;
  const line = intentIn(match.run, words);
  const objects = who.inView().filter((object) => sameName(who.names.card(object), words));
  const intents = line ? [line] : objects.flatMap((object) => terminal.intents(view, object));
  if (intents.length === 0) {
    const rule = findRule(game, words);
    if (rule) face.shown(ruleLines(game, rule, desk));
    else showCard(session, words);
    return;
  }
  for (const intent of intents) {
    const reasons = game.explain(match.run, you, intent);
    const label = game.speak.act(intent, desk.lang, who.names);
    if (reasons.length > 0) refuse(session, reasons, `${label}: `);
    else face.shown([`${label}: ${desk.say({ ru: 'можно.', en: 'you may.' })}`]);
  }
}

export function refuse(
  { room: { game }, face, desk, who }: Session,
  reasons: readonly Reason[],
  lead = '',
): void {
  if (reasons.length === 0) {
    face.refused(desk.say({ ru: 'Сейчас спрашивают не об этом.', en: 'That is not what is asked now.' }), []);
    return;
  }
  for (const reason of reasons)
    face.refused(`${lead}${game.speak.reason(reason, desk.lang, who.names)}`, [reason.rule]);
}

export function showRule({ room: { game }, face, desk }: Session, id: string): void {
  const rule = findRule(game, id);
  if (rule) face.shown(ruleLines(game, rule, desk));
  else {
    face.refused(
      desk.say({
        ru: `Правила «${id}» нет; номер стоит в конце строк журнала.`,
        en: `There is no rule "${id}"; the lines of the log end with such ids.`,
      }),
      [],
    );
  }
}

export function showCard({ room, face, desk }: Session, name: string): void {
  const { catalogue } = room.game;
  const exact = catalogue.filter((card) =>
    [card.id, card.name.ru, card.name.en].some((one) => sameName(one, name)),
  );
  const found =
    exact.length > 0 ? exact : catalogue.filter((card) => name.length > 1 && holds(name, [card.name]));
  if (found.length > 0) face.shown(found.flatMap((card) => cardLines(card, room, desk)));
  else face.refused(desk.say(notUnderstood(name)), []);
}

export function showLog({ log, face }: Session, lines: string): void {
  face.shown(log.slice(-(Number(lines) || 20)));
}

/** The best answers with their chances and reasons; how much is thought about them. */
const thought = { playouts: 96, time: 3000 };
const mostHints = 3;

export function hint({ match, who, room, desk }: Session, question: Question, view: object): string[] {
  const chance = seeded(`hint ${match.record.entries.length}`);
  const found = hints(match.run, you, chance, thought).slice(0, mostHints);
  const words = (answer: number) => answerWords(question, answer, room, view, who);
  if (found.length === 0) return [words(think(bots.greedy, match.run, you, chance))];
  return found.map((one) => hintLine(one, words(one.answer), desk));
}

/** An answer with its chances and reasons. */
export function hintLine({ worlds, chance, reasons }: Hint, words: string, { say, lang }: Desk): string {
  const odds =
    worlds === 0 ? '' : say({ ru: ` (выиграет ${chance} из 100)`, en: ` (wins ${chance} of 100)` });
  const why = reasons.map((text) => text[lang]).join(', ');
  return `${words}${odds}${why === '' ? '' : `: ${why}`}`;
}

/** An answer by its number, in the game's words. */
export function answerWords(
  question: Question,
  answer: number,
  { game, terminal }: Room,
  view: object,
  who: Witness,
): string {
  const { lang, names } = who;
  const value = decode(question, answer);
  if (typeof value === 'number') return `${value}`;
  if (typeof value === 'boolean') return (value ? plainAnswers.yes : plainAnswers.no)[lang];
  if ('do' in value) return game.speak.act(value, lang, names);
  if (question.kind === 'split') return value.join(' ');
  return (
    value.map((object) => objectWords(question, object, terminal, view, who)).join(', ') ||
    plainAnswers.nobody[lang]
  );
}

export async function save({ match, face, desk }: Session, file: string): Promise<void> {
  if (file === '') {
    face.refused(desk.say({ ru: 'Назовите файл: save FILE', en: 'Name a file: save FILE' }), []);
    return;
  }
  try {
    await writeFile(file, saveRecord(match.record));
    face.shown([desk.say({ ru: `Сохранено: vigrid replay ${file}`, en: `Saved: vigrid replay ${file}` })]);
  } catch (error) {
    face.refused(
      desk.say({
        ru: `Файл ${file} не записать: ${error}.`,
        en: `The file ${file} can not be written: ${error}.`,
      }),
      [],
    );
  }
}

/** The act that a line such as "attack Groll > Burk" means; null if it means none. */
export function intentIn(run: Run, line: string): Act | null {
  // Names are looked up in an imagined state, so that they tell nothing about cards that lie hidden.
  const { state } = imagine(run, you, seeded('names'));
  try {
    return run.game.scenario.act(state, you, line);
  } catch (error) {
    if (error instanceof ScenarioFault) return null;
    throw error;
  }
}

export const notUnderstood = (typed: string): Text => ({
  ru: `Непонятно: «${typed}». Наберите номер или имя из списка; ? расскажет, что ещё можно.`,
  en: `"${typed}" is not understood. Type a number or a name from the list; ? tells what else there is.`,
});
