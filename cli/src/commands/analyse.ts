import { hints } from '@vigrid/bots';
import { count, openMatch, questionFor, type Seat, seeded } from '@vigrid/kernel';
import { type Command, wholeNumber } from '../command.ts';
import { failed } from '../complaint.ts';
import { answerWords, hintLine } from '../play/asides.ts';
import { witness } from '../play/witness.ts';
import { recordIn } from '../records.ts';
import { enter, seatNames } from './replay.ts';

export const analyse: Command = {
  name: 'analyse',
  usage: 'FILE [--seat N] [--playouts N] [--loss N]',
  about: { ru: 'разобрать сохранённую партию', en: 'look where a saved game could be played better' },
  more: [
    {
      ru: 'Каждое решение взвешивается, как его взвесил бы сильный бот, зная лишь то, что знал игрок. Печатаются решения, которые стоили хотя бы стольких побед из ста, и что было лучше и почему; в конце — сколько терял каждый в среднем. С --json — строка на решение: {"decision","seat","ask","given","best","loss"}.',
      en: 'Every decision is weighed as a strong bot would weigh it, knowing what the player knew. It prints those that cost at least so many wins of a hundred, with what was better and why, and at the end what everybody lost on average. With --json a line per decision: {"decision","seat","ask","given","best","loss"}.',
    },
  ],
  takes: { min: 1, max: 1 },
  options: {
    seat: {
      value: 'N',
      about: { ru: 'только это место, считая с 1 (все)', en: 'this seat alone, from 1 (all)' },
    },
    playouts: {
      value: 'N',
      about: { ru: 'сколько проигрываний на решение (48)', en: 'playouts for each decision (48)' },
    },
    loss: {
      value: 'N',
      about: { ru: 'с какой потери показывать (6)', en: 'the least loss that is shown (6)' },
    },
  },

  async run(call, desk) {
    const [file] = call.args;
    const { record, room } = await recordIn(file);
    const { seats } = record.setup;
    const seat = call.value('seat');
    const only = seat === undefined ? null : wholeNumber('seat', seat, 1, seats) - 1;
    const playouts = wholeNumber('playouts', call.value('playouts') ?? '48', 1, 100_000);
    const least = wholeNumber('loss', call.value('loss') ?? '6', 0, 100);
    const { game } = room;
    if (!game.policy) {
      throw failed(
        `${file}: эту версию игры боты взвешивать не умеют, её можно лишь показать: vigrid replay.`,
        `${file}: bots can not weigh this version of the game; vigrid replay shows it.`,
      );
    }
    const who = witness(room, desk, seatNames(seats, desk));
    const match = openMatch(game, { ...record, entries: [] });
    const lost = new Map<Seat, { sum: number; decisions: number }>();
    for (const [number, entry] of record.entries.entries()) {
      const q = 'answer' in entry ? questionFor(match.run, entry.seat) : null;
      if (q && 'answer' in entry && count(q) > 1 && (only === null || only === entry.seat)) {
        const view = Object(game.view(match.run.state, entry.seat));
        who.look(view);
        const found = hints(match.run, entry.seat, seeded(`analyse ${number}`), { playouts });
        const [best] = found;
        const given = found.find(({ answer }) => answer === entry.answer);
        // What was not even considered is worse than all that was.
        const chance = given?.chance ?? Math.min(...found.map((one) => one.chance));
        const loss = best && best.worlds > 0 ? Math.max(0, best.chance - chance) : 0;
        const had = lost.get(entry.seat) ?? { sum: 0, decisions: 0 };
        lost.set(entry.seat, { sum: had.sum + loss, decisions: had.decisions + 1 });
        const words = (answer: number) => answerWords(q, answer, room, view, who);
        if (desk.json) {
          const better = best ? words(best.answer) : null;
          desk.printJson({
            decision: number,
            seat: entry.seat,
            ask: q.ask,
            given: words(entry.answer),
            best: better,
            loss,
          });
        } else if (best && loss >= least) {
          desk.print(
            desk.say({
              ru: `${number}. ${who.names.seat(entry.seat)}: ${words(entry.answer)} — минус ${loss} из 100. Лучше: ${hintLine(best, words(best.answer), desk)}`,
              en: `${number}. ${who.names.seat(entry.seat)}: ${words(entry.answer)} costs ${loss} of 100. Better: ${hintLine(best, words(best.answer), desk)}`,
            }),
          );
        }
        desk.progress(`${number + 1}/${record.entries.length}`);
      }
      enter(file, match, entry, number + 1);
    }
    desk.progress(null);
    if (desk.json) return 0;
    for (const [of, { sum, decisions }] of lost) {
      const mean = (sum / decisions).toFixed(1);
      desk.print(
        desk.say({
          ru: `${who.names.seat(of)}: в среднем минус ${mean} из 100 за решение, решений ${decisions}`,
          en: `${who.names.seat(of)}: ${mean} of 100 lost a decision on average, ${decisions} decisions`,
        }),
      );
    }
    return 0;
  },
};
