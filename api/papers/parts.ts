import { palette, textSize } from '@cubby/design-system/tokens';
import type { Look, Sheet } from './sheet.ts';

/** A label and its value. */
export type Row = [label: string, value: string];

/** Paper has no dark mode. */
const { text, textMuted, textAccent, line } = palette.light;

/** Letters on paper are a little smaller than on a screen. */
const points = (rem: string) => Number.parseFloat(rem) * 11;

/** Text styles of every paper. */
export const LOOKS = {
  mark: { size: points(textSize.title), weight: 'strong', colour: textAccent },
  title: { size: points(textSize.lead), weight: 'strong', colour: text },
  label: { size: points(textSize.normal), weight: 'regular', colour: textMuted },
  value: { size: points(textSize.normal), weight: 'regular', colour: text },
  total: { size: points(textSize.normal), weight: 'strong', colour: text },
  head: { size: points(textSize.small), weight: 'strong', colour: textMuted },
  cell: { size: points(textSize.small), weight: 'regular', colour: text },
  sum: { size: points(textSize.small), weight: 'strong', colour: text },
  note: { size: points(textSize.small), weight: 'regular', colour: textMuted },
} satisfies Record<string, Look>;

const LABEL_SHARE = 0.3;
const SUM_SHARE = 0.24;
const GUTTER = 12;

export function writeFact(sheet: Sheet, [label, value]: Row): void {
  const width = sheet.width * LABEL_SHARE;
  const cells = [
    { text: label, look: LOOKS.label, x: 0, width: width - GUTTER },
    { text: value, look: LOOKS.value, x: width, width: sheet.width - width },
  ];
  sheet.row(cells, { whole: true });
  sheet.space(0.5);
}

/** Writes sums at the right; the last one is their total. */
export function writeSums(sheet: Sheet, rows: readonly Row[]): void {
  for (const [index, row] of rows.entries()) {
    const isTotal = index === rows.length - 1;
    if (isTotal) writeRule(sheet);
    writeSum(sheet, row, isTotal ? LOOKS.total : LOOKS.value);
  }
}

export function writeSum(sheet: Sheet, [label, sum]: Row, look: Look): void {
  const width = sheet.width * SUM_SHARE;
  sheet.row([
    { text: label, look, x: 0, width: sheet.width - width },
    { text: sum, look, x: sheet.width - width, width, align: 'right' },
  ]);
  sheet.space(0.5);
}

export function writeRule(sheet: Sheet): void {
  sheet.space(0.5);
  sheet.rule(line);
  sheet.space(1);
}

/**
 * Writes a row of a table: the first column takes the remaining width.
 *
 * @param share of the page's width that each of the others takes
 */
export function writeCells(sheet: Sheet, cells: readonly string[], share: number, look: Look): void {
  const [first = '', ...others] = cells;
  const width = sheet.width * share;
  const start = sheet.width - others.length * width;
  sheet.row([
    { text: first, look, x: 0, width: start - GUTTER },
    ...others.map((text, index) => ({
      text,
      look,
      x: start + index * width + GUTTER / 2,
      width: width - GUTTER / 2,
      align: 'right' as const,
    })),
  ]);
  sheet.space(0.5);
}

/** Writes two columns of lines beside each other, each below its heading: sender and recipient. */
export function writeSides(sheet: Sheet, sides: readonly [heading: string, lines: readonly string[]][]): void {
  const width = sheet.width / sides.length;
  const at = (index: number) => ({ x: index * width, width: width - GUTTER });
  sheet.row(sides.map(([heading], index) => ({ text: heading, look: LOOKS.head, ...at(index) })));
  sheet.space(0.5);
  for (let line = 0; line < Math.max(...sides.map(([, lines]) => lines.length)); line += 1)
    sheet.row(
      sides.map(([, lines], index) => ({
        text: lines[line] ?? '',
        look: line === 0 ? LOOKS.total : LOOKS.value,
        ...at(index),
      })),
    );
}
