import { formatMoney } from '../../contract/rules/money.ts';
import { INVOICE_KINDS, type Statement, type StatementMonth } from '../../contract/structs/invoice.ts';
import { type Language, localeOf } from '../../contract/vocabulary/languages.ts';
import { LOOKS, writeCells, writeRule } from '../parts.ts';
import { Sheet } from '../sheet.ts';
import { type Words, wordsIn } from '../words-in.ts';

const COLUMN = 0.145;
const WIDE_COLUMN = 0.2;
/** Lines of a table beside its months: its title, columns, opening balance, rules, total and note. */
const LINES_AROUND = 9;

/** Draws the totals of a year as a PDF: each currency with its months, their totals, and the invoices for them. */
export async function drawStatement(
  { year, months }: Pick<Statement, 'year' | 'months'>,
  { name, language }: { name: string; language: Language },
): Promise<Buffer> {
  const t = wordsIn(language);
  const title = t('invoice.statement', { year });
  const sheet = new Sheet({ title: `${title} ${name}`, language });
  sheet.text(title, LOOKS.mark);
  sheet.text(name, LOOKS.value);
  if (months.length === 0) {
    sheet.space(2);
    sheet.text(t('invoice.nothing'), LOOKS.value);
  }
  for (const [currency, rows] of Map.groupBy(months, ({ ccy_code }) => ccy_code)) {
    sheet.space(3);
    sheet.keepTogether(rows.length + LINES_AROUND, LOOKS.cell);
    sheet.text(currency, LOOKS.title);
    sheet.space(1);
    writeMovements(sheet, rows, t, language);
    writePapers(sheet, rows, t, language);
    sheet.space(1);
    sheet.text(t('invoice.months'), LOOKS.note);
  }
  return sheet.bytes();
}

const MOVED = ['earned', 'taken_back', 'paid_out', 'returned'] as const;

function writeMovements(sheet: Sheet, rows: StatementMonth[], t: Words, language: Language): void {
  const heads = [
    t('invoice.month'),
    t('invoice.earned'),
    t('invoice.takenBack'),
    t('invoice.paidOut'),
    t('invoice.returned'),
    t('invoice.closing'),
  ];
  writeCells(sheet, heads, COLUMN, LOOKS.head);
  writeRule(sheet);
  const [first] = rows;
  if (first)
    writeCells(
      sheet,
      [t('invoice.opening'), '', '', '', '', moneyOf(first, first.opening, language)],
      COLUMN,
      LOOKS.cell,
    );
  for (const row of rows) {
    const sums = [...MOVED.map((kind) => row[kind]), row.closing];
    writeCells(sheet, [monthOf(row, language), ...sums.map((sum) => moneyOf(row, sum, language))], COLUMN, LOOKS.cell);
  }
  writeRule(sheet);
  const last = rows.at(-1);
  if (!last) return;
  const sums = [...MOVED.map((kind) => sumOf(rows, kind)), last.closing];
  writeCells(sheet, [t('invoice.year'), ...sums.map((sum) => moneyOf(last, sum, language))], COLUMN, LOOKS.sum);
}

function writePapers(sheet: Sheet, rows: StatementMonth[], t: Words, language: Language): void {
  const lines = rows.flatMap((row) =>
    row.documents.map(({ number, kind, gross }) => {
      const sums = INVOICE_KINDS.map((each) => (each === kind ? moneyOf(row, gross, language) : ''));
      return [monthOf(row, language), number, ...sums];
    }),
  );
  const [first] = rows;
  if (!first || lines.length === 0) return;
  sheet.space(2);
  sheet.keepTogether(lines.length + LINES_AROUND, LOOKS.cell);
  sheet.text(t('invoice.papers'), LOOKS.total);
  sheet.space(1);
  const heads = [t('invoice.month'), t('invoice.number'), t('invoice.invoiced'), t('invoice.credited')];
  writeCells(sheet, heads, WIDE_COLUMN, LOOKS.head);
  writeRule(sheet);
  for (const line of lines) writeCells(sheet, line, WIDE_COLUMN, LOOKS.cell);
  writeRule(sheet);
  const sums = [sumOf(rows, 'invoiced'), sumOf(rows, 'credited')].map((sum) => moneyOf(first, sum, language));
  writeCells(sheet, [t('invoice.year'), '', ...sums], WIDE_COLUMN, LOOKS.sum);
}

function sumOf(rows: StatementMonth[], kind: 'invoiced' | 'credited' | (typeof MOVED)[number]): number {
  return rows.reduce((sum, row) => sum + row[kind], 0);
}

function moneyOf({ ccy_code, ccy_minor_in_major }: StatementMonth, amount: number, language: Language): string {
  return formatMoney(amount, ccy_code, ccy_minor_in_major, language);
}

function monthOf({ period }: StatementMonth, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${period}-01`));
}
