import type { Language, StashpointEarnings, StashpointFigures } from '@cubby/api';
import { plainAmount, writeCsv } from '../../../lib/api/readable-csv.ts';

interface Heads {
  date: string;
  bookings: string;
  bags: string;
  missed: string;
}

/** Returns the bars as CSV for a spreadsheet: one row a day or month, amounts in major units. */
export function writeFigures(
  { steps }: StashpointFigures,
  takings: StashpointEarnings | undefined,
  heads: Heads,
  language: Language,
): string {
  const currencies = takings?.currencies ?? [];
  const head = [heads.date, heads.bookings, heads.bags, heads.missed, ...currencies.map(({ ccy_code }) => ccy_code)];
  const rows = steps.map(({ date, bookings, bags, missed }, index) => [
    ...[date, bookings, bags, missed],
    ...currencies.map(({ steps: amounts, ccy_minor_in_major: minor }) =>
      plainAmount(amounts[index]?.amount ?? 0, minor, language),
    ),
  ]);
  return writeCsv([head, ...rows], language);
}
