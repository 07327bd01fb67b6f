/** The known word that a mistyped one most likely meant; null if none is near. */
export function nearest(word: string, known: Iterable<string>): string | null {
  const wanted = word.toLowerCase();
  let best: string | null = null;
  // A third of the letters may be wrong; a word that only stops too early is always near.
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const one of known) {
    const near = one.toLowerCase();
    const away = wanted.length > 1 && near.startsWith(wanted) ? 0 : distance(wanted, near);
    if (away < least) [best, least] = [one, away];
  }
  return best;
}

/** How many letters must be added, dropped, changed or swapped with their neighbour. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j], rows[i - 2][j - 2] + 1);
    }
    rows.push(row);
  }
  return rows[a.length][b.length];
}
