/**
 * Counts the letters to add, leave out, replace or swap with their neighbour to turn one word into another: optimal
 * string alignment, the restricted Damerau–Levenshtein distance.
 */
export function editDistance(from: string, to: string): number {
  const [a, b] = [[...from], [...to]];
  const rows: number[][] = [b.map((_, column) => column), []];
  rows[0]?.push(b.length);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const [above, twoAbove] = [rows[i - 1] ?? [], rows[i - 2] ?? []];
      const same = a[i - 1] === b[j - 1];
      const changed = (above[j - 1] ?? 0) + (same ? 0 : 1);
      const least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(swapped ? Math.min(least, (twoAbove[j - 2] ?? 0) + 1) : least);
    }
    rows[i] = row;
  }
  return rows[a.length]?.[b.length] ?? 0;
}
