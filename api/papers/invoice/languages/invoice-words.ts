import type { VatTreatment } from '../../../contract/rules/vat.ts';

/** What every language has to say on an invoice, and on a statement of a year. */
export interface InvoiceWords {
  invoice: string;
  creditNote: string;
  /** The word the law asks for on an invoice that its customer writes. */
  selfBilling: string;
  supplier: string;
  customer: string;
  vatNumber: (number: string) => string;
  number: string;
  issued: string;
  period: string;
  /** Of the number it corrects. */
  corrects: string;
  place: string;
  bookings: string;
  bags: string;
  amount: string;
  net: string;
  vat: (percent: string) => string;
  total: string;
  /** What the law wants said of the tax. */
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
  nothing: string;
}
