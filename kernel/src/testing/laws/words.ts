/** Every sentence exists in both languages, every citation exists, and explanations agree with what is legal. */

import { type Lang, languages } from '@vigrid/speech';
import { eventFor, type GameEvent, type TableEvent } from '../../events.ts';
import type { Game, Names, Seat, State } from '../../game.ts';
import type { Act, PickQuestion, Question } from '../../questions.ts';
import type { Reason } from '../../reasons.ts';
import { questionFor } from '../../run.ts';
import { tableRules } from '../../table.ts';
import type { StateLaw } from '../search.ts';
import { must, mustEqual } from './must.ts';

/** What somebody might press who is to pick something: cards, dice and places are numbered from 0. */
export const pressed: readonly number[] = Array.from({ length: 120 }, (_, i) => (i < 60 ? i : i * 7 - 360));

/** What a seat might want to do, legal or not: anything a person could try by clicking. */
export type Intents<S extends State> = (state: S, seat: Seat) => readonly Act[];

export function wordLaws<S extends State>(intents: Intents<S>): StateLaw<S>[] {
  return [
    {
      title: 'every event, question and result cites an existing rule',
      when: 'each',
      holds({ game, run, events }) {
        for (const event of events) mustCite(game, event.rule, `The event "${event.kind}"`);
        for (const q of run.asked) mustCite(game, q.rule, `The question "${q.ask}"`);
        const { result } = run.state;
        if (result) mustCite(game, result.rule, 'The result');
      },
    },
    {
      title: 'every question, act and event is told in Russian and English',
      when: 'each',
      holds({ game, run, seats, events }) {
        for (const q of run.asked) mustTellQuestion(game, q);
        for (const event of events) mustTellEvent(game, event, seats);
      },
    },
    {
      title: 'what happens at the table itself is told too',
      when: 'last',
      holds({ game }) {
        for (const event of tableEvents) mustTellEvent(game, event, 1);
      },
    },
    {
      title: 'explanations agree with the list of legal acts, and cite existing rules in both languages',
      when: 'last',
      holds({ game, run, seats }) {
        for (let seat = 0; seat < seats; seat++) {
          const q = questionFor(run, seat);
          const legal = new Set(q?.kind === 'act' ? q.options.map((act) => JSON.stringify(act)) : []);
          if (q?.kind === 'act') {
            for (const act of q.options) {
              mustEqual(
                game.explain(run, seat, act),
                [],
                `${JSON.stringify(act)} is legal but explained away`,
              );
            }
          }
          for (const intent of intents(run.state, seat)) {
            if (!legal.has(JSON.stringify(intent))) mustExplain(game, run, seat, intent);
          }
          if (q && 'from' in q) mustExplainPicks(game, run, q);
        }
      },
    },
    {
      title: 'every legal act can be written in a scenario and read back',
      when: 'last',
      holds({ game, run: { state, asked } }) {
        for (const q of asked) {
          if (q.kind !== 'act') continue;
          for (const act of q.options) {
            const line = game.scenario.line(state, act);
            const read = game.scenario.act(state, q.seat, line);
            mustEqual(game.scenario.line(state, read), line, `"${line}" is read as another act`);
          }
        }
      },
    },
  ];
}

function mustExplain<S extends State>(
  game: Game<S>,
  run: Parameters<Game<S>['explain']>[0],
  seat: Seat,
  intent: Act,
): void {
  const reasons = game.explain(run, seat, intent);
  const what = `${JSON.stringify(intent)} of seat ${seat}`;
  must(reasons.length > 0, `${what} is not legal, but nothing explains why.`);
  for (const reason of reasons) mustSay(game, reason, what);
}

function mustExplainPicks<S extends State>(
  game: Game<S>,
  run: Parameters<Game<S>['explain']>[0],
  q: PickQuestion,
): void {
  for (const object of pressed) {
    const why = q.from.includes(object) ? [] : (game.explainPick?.(run, q, object) ?? []);
    for (const reason of why) mustSay(game, reason, `${object} for "${q.ask}"`);
  }
}

function mustSay(game: Game, reason: Reason, what: string): void {
  mustCite(game, reason.rule, `The reason "${reason.why}" against ${what}`);
  mustTell((lang) => game.speak.reason(reason, lang, namesIn(lang)), `The reason "${reason.why}"`);
}

export function mustCite(game: Game, rule: string, what: string): void {
  const { rules, rulings } = game.rulebook;
  must(rule in rules || rule in rulings || rule in tableRules, `${what} cites "${rule}", which is no rule.`);
}

function mustTellQuestion(game: Game, q: Question): void {
  mustTell((lang) => game.speak.question(q, lang, namesIn(lang)), `The question "${q.ask}"`);
  if (q.kind !== 'act') return;
  for (const act of q.options) {
    mustTell((lang) => game.speak.act(act, lang, namesIn(lang)), `The act "${act.do}"`);
  }
}

/** As everybody sees it: a sentence must not need what is kept from its reader. */
function mustTellEvent(game: Game, event: GameEvent, seats: number): void {
  for (let seat = -1; seat < seats; seat++) {
    const seen = eventFor(event, seat < 0 ? null : seat);
    mustTell((lang) => game.speak.event(seen, lang, namesIn(lang)), `The event "${event.kind}"`);
  }
}

function mustTell(tell: (lang: Lang) => string, what: string): void {
  for (const lang of languages) {
    const sentence = tell(lang);
    const said = typeof sentence === 'string' && sentence.trim() !== '';
    must(
      said && !/undefined|NaN|\[object|\bnull\b/.test(sentence),
      `${what} (${lang}) is told as "${sentence}".`,
    );
    const right = lang === 'ru' ? /[а-яё]/i.test(sentence) : !/[а-яё]/i.test(sentence);
    must(right, `${what} (${lang}) is told in another language: "${sentence}".`);
  }
}

/** What any match tells beside the events of its game. */
const tableEvents: readonly TableEvent[] = [
  { kind: 'offer', rule: 'T-5', seat: 0 },
  { kind: 'decline', rule: 'T-5', seat: 0 },
  { kind: 'concede', rule: 'T-4', seat: 0 },
  { kind: 'flag', rule: 'T-7', seat: 0 },
  { kind: 'absent', rule: 'T-9', seat: 0 },
  { kind: 'askPause', rule: 'T-8', seat: 0 },
  { kind: 'noPause', rule: 'T-8', seat: 0 },
  { kind: 'pause', rule: 'T-8', seat: 0 },
  { kind: 'resume', rule: 'T-8', seat: 0 },
  { kind: 'undo', rule: 'T-6', seat: 0, decisions: 2 },
  { kind: 'end', rule: 'T-4', winners: [0] },
  { kind: 'end', rule: 'T-5', winners: [0, 1] },
];

const namesIn = (lang: Lang): Names =>
  lang === 'ru' ? { card: () => 'Карта', seat: () => 'Игрок' } : { card: () => 'Card', seat: () => 'Player' };
