/**
 * The same path in fewer letters: relative, rounded to `step`. The pen is kept where the rounded path has left it, so
 * that errors do not add up along the way.
 *
 * @param {string} path an SVG path without scientific notation
 * @param {number} step
 */
export function compact(path, step) {
  const round = (/** @type {number} */ n) => Number((Math.round(n / step) * step).toFixed(2));
  let out = '';
  let last = '';
  // The pen in the source and in what is written, and where the current figure began in both.
  let [x, y, px, py] = [0, 0, 0, 0];
  let [x0, y0, px0, py0] = [0, 0, 0, 0];

  const write = (/** @type {string} */ letter, /** @type {number[]} */ numbers) => {
    const args = numbers.map((n, i) => {
      const text = String(n).replace(/^(-?)0\./, '$1.');
      return i === 0 || text.startsWith('-') ? text : ` ${text}`;
    });
    const joined = args.join('');
    if (letter === last && letter !== 'm') out += joined.startsWith('-') ? joined : ` ${joined}`;
    else out += letter + joined;
    last = letter;
  };

  for (const { letter, numbers } of segments(path)) {
    const kind = letter.toLowerCase();
    const relative = kind === letter;
    const [ox, oy] = relative ? [x, y] : [0, 0];
    switch (kind) {
      case 'z':
        out += 'z';
        last = 'z';
        [x, y, px, py] = [x0, y0, px0, py0];
        break;
      case 'h':
        x = ox + numbers[0];
        write('h', [round(x - px)]);
        px = round(px + round(x - px));
        break;
      case 'v':
        y = oy + numbers[0];
        write('v', [round(y - py)]);
        py = round(py + round(y - py));
        break;
      case 'a': {
        const [rx, ry, turn, large, sweep] = numbers;
        [x, y] = [ox + numbers[5], oy + numbers[6]];
        const [dx, dy] = [round(x - px), round(y - py)];
        write('a', [round(rx), round(ry), turn, large, sweep, dx, dy]);
        [px, py] = [round(px + dx), round(py + dy)];
        break;
      }
      default: {
        const points = numbers.map((n, i) => round(n + (i % 2 ? oy - py : ox - px)));
        [x, y] = [ox + numbers[numbers.length - 2], oy + numbers[numbers.length - 1]];
        write(kind, points);
        [px, py] = [round(px + points[points.length - 2]), round(py + points[points.length - 1])];
        if (kind === 'm') [x0, y0, px0, py0] = [x, y, px, py];
      }
    }
  }
  return out;
}

/** How many numbers each letter takes. */
const arity = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** @param {string} path */
function* segments(path) {
  for (const [, letter, tail] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = /** @type {keyof typeof arity} */ (letter.toLowerCase());
    const numbers = kind === 'a' ? arcNumbers(tail) : (tail.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = arity[kind];
    if (size === 0) yield { letter, numbers: [] };
    for (let i = 0; size > 0 && i < numbers.length; i += size) {
      // What follows the first pair of a move is drawn to.
      const as = kind === 'm' && i > 0 ? (letter === 'm' ? 'l' : 'L') : letter;
      yield { letter: as, numbers: numbers.slice(i, i + size) };
    }
  }
}

/** The two flags of an arc may be written without anything after them. @param {string} tail */
function arcNumbers(tail) {
  const number = '\\s*,?\\s*(-?(?:\\d+\\.?\\d*|\\.\\d+))';
  const flag = '\\s*,?\\s*([01])';
  const arc = new RegExp(number + number + number + flag + flag + number + number, 'g');
  return [...tail.matchAll(arc)].flatMap((found) => found.slice(1).map(Number));
}
