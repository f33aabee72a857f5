import { formatMoney } from '../../contract/rules/money.ts';
import type { Invoice, InvoiceParty } from '../../contract/structs/invoice.ts';
import { localeOf } from '../../contract/vocabulary/languages.ts';
import { LOOKS, type Row, writeCells, writeFact, writeRule, writeSides, writeSums } from '../parts.ts';
import { Sheet } from '../sheet.ts';
import { type Words, wordsIn } from '../words-in.ts';

const COLUMN = 0.17;

/** Draws an invoice or a credit note as a PDF, with everything the law requires of self-billing. */
export async function drawInvoice(invoice: Omit<Invoice, 'pdf_url'>): Promise<Buffer> {
  const { language, number, ccy_code, ccy_minor_in_major, supplier, customer, places: stashpoints } = invoice;
  const t = wordsIn(language);
  const title = t(invoice.kind === 'invoice' ? 'invoice.invoice' : 'invoice.creditNote');
  const money = (amount: number) => formatMoney(amount, ccy_code, ccy_minor_in_major, language);
  const sheet = new Sheet({ title: `${title} ${number}`, language });
  sheet.text(title, LOOKS.mark);
  sheet.text(t('invoice.selfBilling'), LOOKS.label);
  sheet.space(3);
  writeSides(sheet, [
    [t('invoice.supplier'), linesOf(supplier, t, language)],
    [t('invoice.customer'), linesOf(customer, t, language)],
  ]);
  sheet.space(3);
  for (const row of factsOf(invoice, t)) writeFact(sheet, row);
  sheet.space(2.5);
  writeCells(
    sheet,
    [t('invoice.stashpoint'), t('invoice.bookings'), t('invoice.bags'), t('invoice.amount')],
    COLUMN,
    LOOKS.head,
  );
  writeRule(sheet);
  for (const { name, booking_count, bag_count, gross } of stashpoints)
    writeCells(sheet, [name, String(booking_count), String(bag_count), money(gross)], COLUMN, LOOKS.cell);
  sheet.space(2.5);
  writeSums(sheet, [
    [t('invoice.net'), money(invoice.net)],
    [t('invoice.vat', { percent: percentOf(invoice) }), money(invoice.vat)],
    [t('invoice.total'), money(invoice.gross)],
  ]);
  sheet.space(3);
  for (const note of notesOf(invoice, t)) sheet.text(note, LOOKS.note);
  return sheet.bytes();
}

function factsOf(invoice: Omit<Invoice, 'pdf_url'>, t: Words): Row[] {
  const date = (day: string) => new Date(day);
  const format = new Intl.DateTimeFormat(localeOf(invoice.language), { dateStyle: 'long', timeZone: 'UTC' });
  return [
    [t('invoice.number'), invoice.number],
    ...(invoice.corrects ? [[t('invoice.corrects'), invoice.corrects] satisfies Row] : []),
    [t('invoice.issued'), format.format(date(invoice.issued))],
    [t('invoice.period'), format.formatRange(date(invoice.from), date(invoice.to))],
  ];
}

function linesOf(party: InvoiceParty, t: Words, language: Invoice['language']): string[] {
  const country = new Intl.DisplayNames([localeOf(language)], { type: 'region' }).of(party.country_code);
  return [
    party.name,
    ...party.address,
    ...(country ? [country] : []),
    ...(party.vat_number ? [t('invoice.vatNumber', { number: party.vat_number })] : []),
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

function notesOf({ vat_treatment, supplier, customer }: Omit<Invoice, 'pdf_url'>, t: Words): string[] {
  return [
    ...(vat_treatment === 'domestic' ? [] : [t(`invoice.treatments.${vat_treatment}`)]),
    ...(vat_treatment === 'domestic' && supplier.country_code === 'GB' ? [OUTPUT_TAX] : []),
    t('invoice.written', { customer: customer.name }),
    t('invoice.paid'),
  ];
}
