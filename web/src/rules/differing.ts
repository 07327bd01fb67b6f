/** Two texts beside each other: which words one has and the other has not, in their order. */

export interface Part {
  readonly text: string;
  readonly differs: boolean;
}

/** The parts of a text as compared with another; the two lists say the same where nothing differs. */
export function partsOf(text: string, other: string): readonly Part[] {
  const [here, there] = [text.split(/(?<=\s)(?=\S)/), other.split(/(?<=\s)(?=\S)/)];
  const common = commonIn(here.map(bare), there.map(bare));
  const parts: Part[] = [];
  here.forEach((word, at) => {
    const differs = !common.has(at);
    const last = parts.at(-1);
    if (last?.differs === differs) parts[parts.length - 1] = { text: last.text + word, differs };
    else parts.push({ text: word, differs });
  });
  return parts;
}

/** Words are the same however they are pointed and begun. */
const bare = (word: string): string => word.toLocaleLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The places in `a` of the longest row of words that both have. */
function commonIn(a: readonly string[], b: readonly string[]): ReadonlySet<number> {
  const longest = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      longest[i][j] =
        a[i] === b[j] ? longest[i + 1][j + 1] + 1 : Math.max(longest[i + 1][j], longest[i][j + 1]);
  const found = new Set<number>();
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      found.add(i++);
      j++;
    } else if (longest[i + 1][j] >= longest[i][j + 1]) i++;
    else j++;
  }
  return found;
}
