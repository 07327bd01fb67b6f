/** Answers as lines of a scenario, and back: in words that the game's room understands. */
import { type Run, ScenarioFault } from '../game.ts';
import { count, decode, encode, type Question } from '../questions.ts';

/** A game and its state: enough to know what things are called. */
export type Scene = Pick<Run, 'game' | 'state'>;

/** The number of the answer that a line means; null if it is not a legal one. */
export function answerMeant(scene: Scene, q: Question, line: string): number | null {
  const raw = /^#(\d+)$/.exec(line);
  const n = raw ? Number(raw[1]) : encode(q, valueMeant(scene, q, line));
  return n !== null && n < count(q) ? n : null;
}

function valueMeant(scene: Scene, q: Question, line: string): unknown {
  const { game, state: s } = scene;
  switch (q.kind) {
    case 'act':
      return game.scenario.act(s, q.seat, line);
    case 'yesno':
      return line === 'yes' || line === 'true' ? true : line === 'no' || line === 'false' ? false : null;
    case 'number':
      return Number(line);
    case 'order':
      return named(scene, q, q.items, line);
    case 'split':
      return shares(scene, q, q.items, line);
    default:
      return line === 'none' ? [] : named(scene, q, q.from, line);
  }
}

/** Names separated by commas, each the first object of that name not yet taken. */
function named(scene: Scene, q: Question, from: readonly number[], line: string): number[] {
  const taken: number[] = [];
  for (const name of line.split(',').map((part) => part.trim())) {
    const found = meant(scene, q, name).find((o) => from.includes(o) && !taken.includes(o));
    if (found === undefined) {
      const names = from.map((object) => exactName(scene, q, object)).join(', ');
      throw new ScenarioFault(
        `"${name}" can not be chosen; ${letter(q.seat)} may choose among ${names || 'nothing'}.`,
      );
    }
    taken.push(found);
  }
  return taken;
}

/** Seats go by their letter, everything else as the game calls it. */
export function meant(scene: Scene, q: Question, name: string): readonly number[] {
  if (q.kind === 'seats') {
    const seat = seatOf(name);
    return seat === null ? [] : [seat];
  }
  const found = scene.game.scenario.find(scene.state, q.seat, name);
  // Cards and cells have numbers of their own: the name of a card means no cell.
  return q.kind === 'cells' ? found.filter((cell) => plain(nameOf(scene, q, cell)) === plain(name)) : found;
}

const plain = (name: string): string => name.replace('′', "'").trim();

/** What an object of a question is called in scenarios. */
export const nameOf = (scene: Scene, q: Question, object: number): string =>
  q.kind === 'seats' ? letter(object) : scene.game.scenario.name(scene.state, object, q.kind);

/** "Burk 2, Gnome 1". */
function shares(scene: Scene, q: Question, items: readonly number[], line: string): number[] {
  const dealt = items.map(() => 0);
  for (const part of line.split(',')) {
    const [, name, amount] = /^(.+?)\s+(\d+)$/.exec(part.trim()) ?? [];
    if (!name) throw new ScenarioFault(`"${part.trim()}" should be a name and a number, such as "Burk 2".`);
    dealt[items.indexOf(named(scene, q, items, name)[0])] += Number(amount);
  }
  return dealt;
}

/** The same with its number where several are called so: "Burk 2". */
export function exactName(scene: Scene, q: Question, object: number): string {
  const plain = nameOf(scene, q, object);
  const at = meant(scene, q, plain).indexOf(object);
  const exact = `${plain} ${at + 1}`;
  return at > 0 && meant(scene, q, exact)[0] === object ? exact : plain;
}

/** The legal answers as lines, the first so many of them; objects by their plain names where nothing else is said. */
export function answers(scene: Scene, q: Question, most = 60, nameOne = nameOf): string[] {
  const room = scene.game.scenario;
  const names = (value: readonly number[]) =>
    value.map((object) => nameOne(scene, q, object)).join(', ') || 'none';
  return Array.from({ length: Math.min(count(q), most) }, (_, n) => {
    const value = decode(q, n);
    if (q.kind === 'act') return room.line(scene.state, q.options[n]);
    if (q.kind === 'split')
      return q.items.map((item, i) => `${nameOne(scene, q, item)} ${(value as number[])[i]}`).join(', ');
    if (Array.isArray(value)) return names(value);
    return value === true ? 'yes' : value === false ? 'no' : String(value);
  });
}

/** The legal answers in one line, for a message. */
export const offers = (scene: Scene, q: Question): string => answers(scene, q, 60, exactName).join('; ');

/** What is asked now, and of whom, for a message. */
export function asked(run: Run): string {
  if (run.state.result) return 'the game is over';
  return run.asked.map((q) => `${letter(q.seat)} is asked "${q.ask}"`).join(', ');
}

/** The letter of a seat: a, b, c. */
export const letter = (seat: number): string => String.fromCharCode(97 + seat);

/** The seat of a letter; null where it is none. */
export const seatOf = (key: string): number | null => (/^[a-f]$/.test(key) ? key.charCodeAt(0) - 97 : null);

/** The seat of a letter; throws where it is none. */
export function seatNamed(key: string): number {
  const seat = seatOf(key);
  if (seat === null) throw new ScenarioFault(`"${key}" is no seat; seats are a, b, c …`);
  return seat;
}
