/** Writes a scenario out step by step, for whoever wonders what the game asks and does. */
import { type AnyGame, eventFor, type GameEvent, type State } from '@vigrid/kernel';
import type { Moment, Trace } from '@vigrid/kernel/scenario';
import { plainTerminal, wrap } from '@vigrid/kernel/terminal';
import type { Desk } from './desk.ts';
import { type Witness, witness } from './play/witness.ts';

/** Of so many answers the first are shown. */
const shown = 24;

export function traceTo(desk: Desk, file: string): Trace {
  if (desk.json) return (moment) => desk.printJson({ file, ...moment });
  let who: Witness | undefined;
  return (moment, game, state) => {
    if (moment.kind === 'part') who = witness({ game, terminal: plainTerminal(game) }, desk, seatLetters);
    if (who) for (const line of momentLines(moment, game, state, who, desk)) desk.print(line);
  };
}

const seatLetters = ['a', 'b', 'c', 'd', 'e', 'f'];

function momentLines(
  moment: Moment,
  game: AnyGame,
  state: State | null,
  who: Witness,
  { ink, lang, say, width }: Desk,
): string[] {
  const indented = (text: string) => wrap(text, width - 6).map((line) => `      ${line}`);
  switch (moment.kind) {
    case 'part':
      return ['', `${ink.strong(moment.title)} ${ink.info(`[${moment.rule}]`)}`];
    case 'step':
      return [`${String(moment.line).padStart(4)}  ${ink.strong(written(moment.what).slice(2, -2))}`];
    case 'chance':
      return indented(say({ ru: 'случай: ', en: 'chance: ' }) + moment.outcomes.map(written).join(', '));
    case 'event': {
      const told = eventFor(moment.event, moment.event.secret?.to[0] ?? null);
      who.see(told);
      return [
        ...indented(`${ink.good('·')} ${game.speak.event(told, lang, who.names)}`),
        `        ${ink.faint(eventWords(moment.event, game, state))}`,
      ];
    }
    case 'stack':
      return indented(say({ ru: 'стек: ', en: 'stack: ' }) + moment.stack.map(written).join(', '));
    case 'asked': {
      const { seat, ask, rule, count, answers } = moment;
      const more = count > shown ? say({ ru: `; … всего ${count}`, en: `; … ${count} in all` }) : '';
      const asks = say({ ru: `${seat}: вопрос`, en: `${seat} is asked` });
      return indented(
        `${ink.info(`${asks} ${ask} (${rule})`)}: ${answers.slice(0, shown).join('; ')}${more}`,
      );
    }
    case 'unasked': {
      const { seat, ask, rule, answers } = moment;
      const only = say({ ru: `${seat}: без выбора`, en: `${seat} has no choice` });
      return indented(ink.faint(`${only}, ${ask} (${rule}): ${answers.join()}`));
    }
    case 'over': {
      const { winners, rule } = moment.result;
      const names = winners.map((seat) => seatLetters[seat]).join(', ');
      return indented(
        say({
          ru: `конец игры (${rule}), победа: ${names || '—'}`,
          en: `over (${rule}), won by ${names || 'nobody'}`,
        }),
      );
    }
    case 'failure':
      return [`${ink.bad('  ✗')}   ${moment.text}`];
  }
}

/** An event as a step `events` would write it. */
function eventWords(event: GameEvent, game: AnyGame, state: State | null): string {
  const named = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(named);
    if (typeof value !== 'object' || value === null) return value;
    if ('id' in value && 'def' in value && typeof value.id === 'number' && state)
      return nameOf(game, state, value.id);
    return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, named(inside)]));
  };
  const { kind, rule, secret, ...fields } = event;
  return written(named({ kind, ...fields, ...(secret && { secret }), rule }));
}

/** "Gnome", or "Gnome 2" where there are several. */
function nameOf({ scenario }: AnyGame, state: State, object: number): string {
  const name = scenario.name(state, object);
  const at = scenario.find(state, 0, name).indexOf(object);
  return at > 0 ? `${name} ${at + 1}` : name;
}

/** In the short form of YAML. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, inside]) => `${key}: ${written(inside)}`)
    .join(', ')} }`;
}
