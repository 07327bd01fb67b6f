/** What one who sits at a table or watches it is shown, told and answered, wherever the game is run. */
import {
  type Act,
  awaited,
  eventFor,
  type GameEvent,
  type Lang,
  type Match,
  type Preview,
  questionFor,
  type Reason,
  readAct,
  type Seat,
  type Text,
  takingBack,
  withAnatomy,
} from '@vigrid/kernel';
import type { HintSaid, LoggedEvent, ReasonSaid, Update } from '../index.ts';
import { namesAt, namesIn } from './names.ts';
import { asked, layoutFor, told } from './plain.ts';
import { isOver, type Playing } from './playing.ts';

/** From where a table is looked at. */
export interface Sight {
  readonly seat: Seat | null;
  /** Shown in words and a layout (see plain.ts). */
  readonly plain: boolean;
  /** The game is over, and everybody's cards are open. */
  readonly all?: boolean;
}

/** What an update tells of the game itself, beside who sits there and how much time is left. */
export type Seen = Omit<Update, 'table' | 'seats' | 'rematch' | 'clock'>;

/** Built field by field from what the seat may know; nothing else of the game ever leaves the engine. */
export function seen(playing: Playing, sight: Sight, withEvents: boolean): Seen {
  const { match, seq } = playing;
  const { run, record } = match;
  const { result } = run.state;
  const { seat } = sight;
  return {
    seq,
    events: withEvents ? eventsSeen(playing, sight) : [],
    ...shown(match, sight),
    awaited: awaited(run),
    takingBack: seat === null ? null : takingBack(match, seat),
    drawOffer: isOver(playing) || match.wanted !== 'draw' ? null : (match.agreed[0] ?? null),
    pause: pauseOf(playing),
    over: result && { winners: result.winners, rule: result.rule, seed: record.setup.seed },
  };
}

function pauseOf(playing: Playing): Update['pause'] {
  const { paused, wanted, agreed } = playing.match;
  if (isOver(playing)) return null;
  if (paused) return { by: null };
  return wanted === 'pause' && agreed.length > 0 ? { by: agreed[0] } : null;
}

/** What happened in the newest step, without what may not be known. */
export function eventsSeen({ events, seq, match }: Playing, sight: Sight): LoggedEvent[] {
  const knower = (event: GameEvent) => (sight.all ? (event.secret?.to[0] ?? sight.seat) : sight.seat);
  const logged = events.map((event) => ({ seq, event: eventFor(event, knower(event)) }));
  return sight.plain ? told(match.game, viewOf(match, sight), logged) : logged;
}

/** The view of a seat; where all is open, with everybody's side as they saw it themselves. */
function viewOf({ game, run, record }: Match, { seat, all }: Sight): object {
  const view = game.view(run.state, seat);
  const sides = sidesIn(view);
  if (!all || !sides) return view;
  const open = sides.map((side, of) =>
    of < record.setup.seats ? (sidesIn(game.view(run.state, of))?.[of] ?? side) : side,
  );
  return { ...view, sides: open };
}

/** All games lay out a view by sides where players have things of their own. */
const sidesIn = (view: object): readonly unknown[] | null =>
  'sides' in view && Array.isArray(view.sides) ? view.sides : null;

/** What lies there, and what is asked. */
function shown(match: Match, sight: Sight): Pick<Update, 'view' | 'question'> {
  const { game, run } = match;
  const { seat, plain } = sight;
  const question = seat === null ? null : questionFor(run, seat);
  const view = viewOf(match, sight);
  if (!plain) return { view, question: question && withAnatomy(game.acts, question) };
  return {
    view: layoutFor(match, view, seat, question),
    question: question && asked(game, view, question),
  };
}

/** Why the seat may not do this now. `players`: what those at the table are called. */
export const reasonsSaid = (match: Match, seat: Seat, act: Act, players: readonly string[]): ReasonSaid[] =>
  inWords(match, seat, match.game.explain(match.run, seat, act), players);

/** Why the seat may not pick this for what it is asked. */
export function pickReasonsSaid(
  match: Match,
  seat: Seat,
  object: number,
  players: readonly string[],
): ReasonSaid[] {
  const { game, run } = match;
  const q = questionFor(run, seat);
  if (!q || !('from' in q) || q.from.includes(object)) return [];
  return inWords(match, seat, game.explainPick?.(run, q, object) ?? [], players);
}

function inWords(
  match: Match,
  seat: Seat,
  reasons: readonly Reason[],
  players: readonly string[],
): ReasonSaid[] {
  const { reason: say } = match.game.speak;
  const { ru, en } = namesAt(match, players, seat);
  return reasons.map((reason) => ({
    rule: reason.rule,
    why: reason.why,
    text: { ru: say(reason, 'ru', ru), en: say(reason, 'en', en) },
  }));
}

/** What may come of the act, where the game says. */
export const previewOf = ({ game, run }: Match, seat: Seat, act: Act): readonly Preview[] =>
  game.preview?.(run, seat, act) ?? [];

/** A bot's advice, as far as words for it are needed here. */
interface Advice {
  readonly answer: number;
  readonly events: readonly GameEvent[];
  readonly before: number;
  readonly after: number;
}

/** How many of the events that would follow are told. */
const mostTold = 3;

/** Advice in words: what would happen, and what the bot makes of it. */
export function hintSaid(match: Match, seat: Seat, advice: Advice): HintSaid {
  const { game, run } = match;
  const seen = advice.events.map((event) => eventFor(event, seat));
  const names = namesIn(game, [game.view(run.state, seat), seen], (one) => `{${one}}`);
  const told = (lang: Lang) =>
    seen.slice(0, mostTold).map((event) => game.speak.event(event, lang, names[lang]));
  const [before, after] = [advice.before, advice.after].map((judged) => Math.round(50 + 50 * judged));
  const changes = before !== after;
  return {
    answer: advice.answer,
    why: {
      ru: [
        ...told('ru'),
        changes
          ? `Ваши шансы на глаз: было ${before} из 100, станет ${after}.`
          : 'На глаз ничего лучше сейчас нет.',
      ].join(' '),
      en: [
        ...told('en'),
        changes
          ? `Your chances at a glance: ${before} in 100 now, ${after} then.`
          : 'At a glance there is nothing better now.',
      ].join(' '),
    },
  };
}

/** An act from outside: whatever it holds, the game is only asked about what is one of its acts. */
export const actIn = ({ game }: Match, intent: unknown): { act: Act } | { problem: { text: Text } } =>
  readAct(game.acts, intent);
