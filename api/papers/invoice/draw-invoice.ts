import { formatMoney } from '../../contract/rules/money.ts';
import type { Invoice, InvoiceParty } from '../../contract/structs/invoice.ts';
import { localeOf } from '../../contract/vocabulary/languages.ts';
import { LOOKS, type Row, writeCells, writeFact, writeRule, writeSides, writeSums } from '../parts.ts';
import { Sheet } from '../sheet.ts';
import type { InvoiceWords } from './languages/invoice-words.ts';
import { wordsIn } from './languages/words-in.ts';

const COLUMN = 0.17;

/** Draws an invoice or a credit note as a PDF, with everything the law requires of self-billing. */
export async function drawInvoice(invoice: Omit<Invoice, 'pdf_url'>): Promise<Buffer> {
  const { language, number, ccy_code, ccy_minor_in_major, supplier, customer, places: stashpoints } = invoice;
  const words = wordsIn(language);
  const title = invoice.kind === 'invoice' ? words.invoice : words.creditNote;
  const money = (amount: number) => formatMoney(amount, ccy_code, ccy_minor_in_major, language);
  const sheet = new Sheet({ title: `${title} ${number}`, language });
  sheet.text(title, LOOKS.mark);
  sheet.text(words.selfBilling, LOOKS.label);
  sheet.space(3);
  writeSides(sheet, [
    [words.supplier, linesOf(supplier, words, language)],
    [words.customer, linesOf(customer, words, language)],
  ]);
  sheet.space(3);
  for (const row of factsOf(invoice, words)) writeFact(sheet, row);
  sheet.space(2.5);
  writeCells(sheet, [words.stashpoint, words.bookings, words.bags, words.amount], COLUMN, LOOKS.head);
  writeRule(sheet);
  for (const { name, booking_count, bag_count, gross } of stashpoints)
    writeCells(sheet, [name, String(booking_count), String(bag_count), money(gross)], COLUMN, LOOKS.cell);
  sheet.space(2.5);
  writeSums(sheet, [
    [words.net, money(invoice.net)],
    [words.vat(percentOf(invoice)), money(invoice.vat)],
    [words.total, money(invoice.gross)],
  ]);
  sheet.space(3);
  for (const note of notesOf(invoice, words)) sheet.text(note, LOOKS.note);
  return sheet.bytes();
}

function factsOf(invoice: Omit<Invoice, 'pdf_url'>, words: InvoiceWords): Row[] {
  const date = (day: string) => new Date(day);
  const format = new Intl.DateTimeFormat(localeOf(invoice.language), { dateStyle: 'long', timeZone: 'UTC' });
  return [
    [words.number, invoice.number],
    ...(invoice.corrects ? [[words.corrects, invoice.corrects] satisfies Row] : []),
    [words.issued, format.format(date(invoice.issued))],
    [words.period, format.formatRange(date(invoice.from), date(invoice.to))],
  ];
}

function linesOf(party: InvoiceParty, words: InvoiceWords, language: Invoice['language']): string[] {
  const country = new Intl.DisplayNames([localeOf(language)], { type: 'region' }).of(party.country_code);
  return [
    party.name,
    ...party.address,
    ...(country ? [country] : []),
    ...(party.vat_number ? [words.vatNumber(party.vat_number)] : []),
  ];
}

function percentOf({ vat_rate, language }: Pick<Invoice, 'vat_rate' | 'language'>): string {
  const format = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 });
  return format.format(vat_rate / 10_000);
}

/**
 * The statement that self-billed invoices to suppliers in the United Kingdom require, word for word (VAT notice
 * 700/62).
 */
const OUTPUT_TAX = 'The VAT shown is your output tax due to HMRC.';

function notesOf({ vat_treatment, supplier, customer }: Omit<Invoice, 'pdf_url'>, words: InvoiceWords): string[] {
  return [
    ...(vat_treatment === 'domestic' ? [] : [words.treatments[vat_treatment]]),
    ...(vat_treatment === 'domestic' && supplier.country_code === 'GB' ? [OUTPUT_TAX] : []),
    words.written(customer.name),
    words.paid,
  ];
}
