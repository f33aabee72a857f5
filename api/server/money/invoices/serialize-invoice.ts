import { firstDayOf, lastDayOf } from '../../../contract/rules/months.ts';
import type { Invoice } from '../../../contract/structs/invoice.ts';
import { currencyFields } from '../ledger/currency-fields.ts';
import { linkToPaper } from '../papers/paper-links.ts';
import type { InvoiceRow } from './store.ts';

/** Serializes an invoice as it was written, without its PDF. */
export function serializePaper(row: InvoiceRow): Omit<Invoice, 'pdf_url'> {
  const { currency_code, sequence: _sequence, corrects_id: _corrects, stashpoints, issued, ...same } = row;
  return {
    ...same,
    places: stashpoints,
    from: firstDayOf(row.period),
    to: lastDayOf(row.period),
    issued: issued.toISOString(),
    ...currencyFields(currency_code),
  };
}

export function serializeInvoice(secret: string, row: InvoiceRow, now: Date): Invoice {
  return { ...serializePaper(row), pdf_url: linkToPaper(secret, pathOfInvoice(row.id), now) };
}

export function pathOfInvoice(id: string): string {
  return `/v2/invoices/${id}/invoice.pdf`;
}
