import type { PlaceFigures, PlaceTakings } from '@cubby/api';

interface Heads {
  date: string;
  bookings: string;
  bags: string;
  missed: string;
}

/** The bars of a span as a table: a row a day or month, sums in major units with a point, as spreadsheets read them. */
export function writeCsv({ steps }: PlaceFigures, takings: PlaceTakings | undefined, heads: Heads): string {
  const currencies = takings?.currencies ?? [];
  const head = [heads.date, heads.bookings, heads.bags, heads.missed, ...currencies.map(({ ccy_code }) => ccy_code)];
  const rows = steps.map(({ date, bookings, bags, missed }, index) => [
    date,
    ...[bookings, bags, missed].map(String),
    ...currencies.map(({ steps: amounts, ccy_minor_in_major: minor }) =>
      ((amounts[index]?.amount ?? 0) / minor).toFixed(Math.round(Math.log10(minor))),
    ),
  ]);
  // The mark at the beginning tells a spreadsheet which letters these are.
  return `\ufeff${[head, ...rows].map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
