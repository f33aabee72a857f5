import type { StashpointEarnings, StashpointFigures } from '@cubby/api';

interface Heads {
  date: string;
  bookings: string;
  bags: string;
  missed: string;
}

/**
 * Returns the bars as CSV: one row a day or month, amounts in major units with a decimal point, as spreadsheets expect.
 */
export function writeCsv({ steps }: StashpointFigures, takings: StashpointEarnings | undefined, heads: Heads): string {
  const currencies = takings?.currencies ?? [];
  const head = [heads.date, heads.bookings, heads.bags, heads.missed, ...currencies.map(({ ccy_code }) => ccy_code)];
  const rows = steps.map(({ date, bookings, bags, missed }, index) => [
    date,
    ...[bookings, bags, missed].map(String),
    ...currencies.map(({ steps: amounts, ccy_minor_in_major: minor }) =>
      ((amounts[index]?.amount ?? 0) / minor).toFixed(Math.round(Math.log10(minor))),
    ),
  ]);
  // The byte order mark tells a spreadsheet which encoding this is.
  return `\ufeff${[head, ...rows].map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
