import type { VatTreatment } from '../../../contract/rules/vat.ts';

/** Texts of an invoice, and of a statement of a year. */
export interface InvoiceWords {
  invoice: string;
  creditNote: string;
  /** The term the law requires on a self-billed invoice. */
  selfBilling: string;
  supplier: string;
  customer: string;
  vatNumber: (number: string) => string;
  number: string;
  issued: string;
  period: string;
  /** Label of the number it corrects. */
  corrects: string;
  stashpoint: string;
  bookings: string;
  bags: string;
  amount: string;
  net: string;
  vat: (percent: string) => string;
  total: string;
  /** The legal notice on the VAT. */
  treatments: Record<Exclude<VatTreatment, 'domestic'>, string>;
  written: (customer: string) => string;
  paid: string;
  statement: (year: string) => string;
  month: string;
  opening: string;
  earned: string;
  takenBack: string;
  paidOut: string;
  returned: string;
  closing: string;
  invoiced: string;
  credited: string;
  year: string;
  papers: string;
  /** Says in which month a line counts. */
  months: string;
  nothing: string;
}
