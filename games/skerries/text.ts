/** The sentences of Skerries. */
import {
  type Ending,
  isTableEvent,
  type Names,
  type SeenByKind,
  type Sentences,
  type Speech,
  sentence,
  type Text,
  tableSentence,
} from '@vigrid/kernel';
import { say } from '@vigrid/speech';
import type { SkerriesAct } from './acts.ts';
import type { SkerriesEvent } from './events.ts';
import { strengthOf } from './state.ts';

export const speech: Speech<SkerriesAct, SkerriesEvent> = {
  question: ({ ask, about }, lang) =>
    (ask === 'hoist'
      ? say('Какой парус поднять?', 'Which sail do you hoist?')
      : say(`Взять ${about?.amount} или рискнуть?`, `Take ${about?.amount}, or dare the rapids?`))[lang],
  act: (act, lang) =>
    (act.do === 'keep' ? say('Взять', 'Take it') : say('В стремнину', 'Dare the rapids'))[lang],
  event: (e, lang, names) =>
    (isTableEvent(e) ? tableSentence(e, names, ended) : sentence(telling, e.kind, e, names))[lang],
  reason: ({ why }, lang) =>
    (why === 'noRapids'
      ? say('Играют без стремнины.', 'There are no rapids in this game.')
      : say('Рискует тот, кто причалил.', 'Only whoever has landed may dare the rapids.'))[lang],
};

const telling: Sentences<SeenByKind<SkerriesEvent>> = {
  deal: ({ seat, count }, n) =>
    say(`${n.seat(seat)}: парусов на руке ${count}`, `${n.seat(seat)} has ${count} sails`),
  land: ({ island, prize }) =>
    say(`Остров ${island}: сокровище ${prize}`, `Island ${island}: a treasure of ${prize}`),
  hoist: ({ seat, sail }, n) =>
    say(`${n.seat(seat)}: парус ${strengthOf(sail)}`, `${n.seat(seat)}: sail ${strengthOf(sail)}`),
  storm: ({ die }) => say(`Шторм рвёт паруса ${die}`, `The storm tears sails of ${die}`),
  moor: ({ seat, prize }, n) =>
    say(`${n.seat(seat)} причаливает: ${prize}`, `${n.seat(seat)} lands: ${prize}`),
  nobody: ({ prize }) =>
    say(`Не причалил никто, ${prize} остаётся лежать`, `Nobody lands, and ${prize} is left lying`),
  dare: ({ seat, die, prize }, n) =>
    say(
      `${n.seat(seat)} рискует, на кубике ${die}: ${prize}`,
      `${n.seat(seat)} dares the rapids and rolls ${die}: ${prize}`,
    ),
  end: ended,
};

function ended({ winners }: Ending, n: Names): Text {
  const who = winners.map((seat) => n.seat(seat)).join(', ');
  return say(`Победа: ${who}`, `Victory: ${who}`);
}
