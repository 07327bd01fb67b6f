/** A person plays a game against bots, line by line. */
import { type Bot, think } from '@vigrid/bots';
import {
  awaited,
  encode,
  eventFor,
  type GameEvent,
  type Menu,
  newGame,
  play,
  questionFor,
  type Refusal,
  readChoice,
  type Setup,
  seeded,
} from '@vigrid/kernel';
import type { Desk } from '../desk.ts';
import type { Room } from '../games.ts';
import {
  explain,
  hint,
  intentIn,
  notUnderstood,
  refuse,
  type Session,
  save,
  showCard,
  showLog,
  showRule,
  you,
} from './asides.ts';
import { jsonFace, textFace } from './face.ts';
import type { Lines } from './lines.ts';
import { menuOf } from './menu.ts';
import { type Order, orderHelp, orderIn } from './orders.ts';
import { witness } from './witness.ts';

export async function playGame(room: Room, setup: Setup, bot: Bot, desk: Desk, lines: Lines): Promise<void> {
  const who = witness(room, desk, playerNames(setup.seats, desk));
  const face = desk.json ? jsonFace(room, who, desk) : textFace(room, who, desk);
  const log: string[] = [];
  const listener = (event: GameEvent) => {
    const shown = eventFor(event, you);
    who.see(shown);
    const text = room.game.speak.event(shown, desk.lang, who.names);
    log.push(text);
    face.told(shown, text);
  };
  const match = newGame(room.game, Object(setup.options), setup.seats, setup.seed, listener);
  const session: Session = { room, desk, bot, chance: seeded(`${setup.seed} bots`), who, face, log, match };
  while (await turn(session, lines));
}

/** One question to the person. Gives whether play goes on. */
async function turn(session: Session, lines: Lines): Promise<boolean> {
  botsAnswer(session);
  const { match, room, who, face } = session;
  const { run } = match;
  const view = room.game.view(run.state, you);
  who.look(view);
  if (run.state.result) {
    face.ended(run.state.result, view, session.log.at(-1) ?? '');
    await afterwards(session, lines);
    return false;
  }
  const question = questionFor(run, you);
  if (!question) throw new Error(`${room.game.id}: nobody is asked, and the game is not over.`);
  const menu = menuOf(question, view, room, who);
  face.asked(question, menu, view);
  for (;;) {
    const typed = await lines.next();
    if (typed === null) return false;
    if (typed === '') continue;
    const order = orderIn(typed);
    if (order?.kind === 'quit') return false;
    if (order ? await obey(session, order, menu, view) : choose(session, menu, typed)) return true;
  }
}

function botsAnswer({ match, bot, chance }: Session): void {
  for (;;) {
    const seat = awaited(match.run).find((one) => one !== you);
    if (seat === undefined) return;
    const refusal = play(match, { seat, answer: think(bot, match.run, seat, chance) });
    if (refusal) throw new Error(`The ${bot.level} bot at seat ${seat}: ${refusal.text.en}`);
  }
}

/** After the end the game can still be looked at and saved; anything else leaves. */
async function afterwards(session: Session, lines: Lines): Promise<void> {
  const { face, desk } = session;
  face.shown([
    desk.say({
      ru: 'save FILE сохранит партию, log покажет её, quit — выход.',
      en: 'save FILE keeps the game, log shows it, quit leaves.',
    }),
  ]);
  for (;;) {
    const typed = await lines.next();
    const order = typed === null ? null : orderIn(typed);
    if (order?.kind === 'save') await save(session, order.words);
    else if (order?.kind === 'log') showLog(session, order.words);
    else if (order?.kind === 'rules') showRule(session, order.words);
    else return;
  }
}

/** Takes what was typed as an answer. Gives whether it was one. */
function choose(session: Session, menu: Menu, typed: string): boolean {
  const { face, desk, match } = session;
  const { question } = menu;
  const reading = readChoice(menu, typed);
  if (reading && 'answer' in reading) return enter(session, reading.answer);
  const intent = question.kind === 'act' ? intentIn(match.run, typed) : null;
  const answer = intent && encode(question, intent);
  if (answer !== null) return enter(session, answer);
  if (intent) refuse(session, match.run.game.explain(match.run, you, intent));
  else if (reading && 'several' in reading) face.unclear(reading.several, menu);
  else if (reading) face.refused(desk.say(reading.wrong), []);
  else face.refused(desk.say(notUnderstood(typed)), []);
  return false;
}

function enter(session: Session, answer: number): boolean {
  const refusal = play(session.match, { seat: you, answer });
  if (refusal) tellRefusal(refusal, session);
  return refusal === null;
}

/** Carries out an order beside the game's own acts. Gives whether the question has to be put anew. */
async function obey(session: Session, order: Order, menu: Menu, view: object): Promise<boolean> {
  const { match, face, desk, who, room } = session;
  switch (order.kind) {
    case 'help':
      face.shown(orderHelp(desk));
      return false;
    case 'why':
      explain(session, order.words, view);
      return false;
    case 'rules':
      showRule(session, order.words);
      return false;
    case 'card':
      showCard(session, order.words);
      return false;
    case 'log':
      showLog(session, order.words);
      return false;
    case 'table':
      face.asked(menu.question, menu, view);
      return false;
    case 'hint':
      face.shown(hint(session, menu.question, view));
      return false;
    case 'save':
      await save(session, order.words);
      return false;
    case 'undo':
    case 'concede': {
      const refusal = play(match, { seat: you, control: order.kind });
      if (refusal) tellRefusal(refusal, session);
      else who.look(room.game.view(match.run.state, you));
      return refusal === null;
    }
    case 'quit':
      return false;
  }
}

function tellRefusal({ rule, text }: Refusal, { face, desk }: Session): void {
  face.refused(desk.say(text), [rule]);
}

function playerNames(seats: number, { say }: Desk): string[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === you
      ? say({ ru: 'Игрок', en: 'Player' })
      : `${say({ ru: 'Бот', en: 'Bot' })}${seats > 2 ? ` ${seat}` : ''}`,
  );
}
