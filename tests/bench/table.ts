export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints rows under a heading, with the first column aligned left and figures aligned right. */
export function table(title: string, head: string[], rows: string[][]): void {
  const widths = head.map((text, column) => Math.max(text.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  say(`\n${title}\n${line(head)}\n${rows.map(line).join('\n')}`);
}
