import { array, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { VAT_TREATMENTS } from '../rules/vat.ts';
import { Amount, Count, Currency, Instant, LanguageCode, LocalDate, StashpointId } from '../vocabulary/words.ts';

/** A host’s tax details. */
export const TaxDetails = type({
  host_id: string(),
  legal_name: string(),
  address: string(),
  postal_code: string(),
  city: string(),
  /** ISO 3166; empty until entered. */
  country_code: string(),
  /** Null for a business that is not registered for VAT. */
  vat_number: nullable(string()),
  /** Time at which the host agreed to self-billing: that we issue their invoices to us. */
  self_billing_accepted_at: nullable(Instant),
  /** Parts that are missing before invoices can be issued. */
  missing: array(enums(['DETAILS', 'AGREEMENT'])),
  version: integer(),
});
export type TaxDetails = Infer<typeof TaxDetails>;

/** A party to an invoice, as it was on the day of issue. */
export const InvoiceParty = type({
  name: string(),
  address: array(string()),
  country_code: string(),
  vat_number: nullable(string()),
});
export type InvoiceParty = Infer<typeof InvoiceParty>;

/** Earnings of a place in the period, tax included. */
export const InvoiceStashpoint = type({
  stashpoint_id: StashpointId,
  name: string(),
  booking_count: Count,
  bag_count: Count,
  gross: Amount,
});
export type InvoiceStashpoint = Infer<typeof InvoiceStashpoint>;

export const INVOICE_KINDS = ['invoice', 'credit_note'] as const;

/**
 * A host's invoice to us for their share, issued by us on their behalf; or a credit note that corrects one. Never
 * changed.
 */
export const Invoice = type({
  id: string(),
  host_id: string(),
  kind: enums(INVOICE_KINDS),
  /** A number in the host's own series, which has no gaps. */
  number: string(),
  /** The number of the invoice it corrects: always on a credit note, sometimes on an invoice for later earnings. */
  corrects: nullable(string()),
  /** The month of the stays it covers, YYYY-MM, in the zone of the business. */
  period: string(),
  from: LocalDate,
  to: LocalDate,
  issued: Instant,
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  net: Amount,
  vat: Amount,
  gross: Amount,
  /** Hundredths of a per cent. */
  vat_rate: Count,
  vat_treatment: enums(VAT_TREATMENTS),
  supplier: InvoiceParty,
  customer: InvoiceParty,
  language: LanguageCode,
  booking_count: Count,
  places: array(InvoiceStashpoint),
  /** Address of the PDF, for an hour from now. */
  pdf_url: string(),
});
export type Invoice = Infer<typeof Invoice>;

/** One booking of an invoice. */
export const InvoiceLine = type({
  id: string(),
  number: string(),
  booking_id: string(),
  stashpoint_id: StashpointId,
  stashpoint_name: string(),
  dropoff: Instant,
  pickup: Instant,
  bag_count: Count,
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  /** The host's share, tax included, minor units. */
  amount: Amount,
});
export type InvoiceLine = Infer<typeof InvoiceLine>;

/** An invoice or a credit note in a statement. */
export const StatementDocument = type({ number: string(), kind: enums(INVOICE_KINDS), gross: Amount });
export type StatementDocument = Infer<typeof StatementDocument>;

/** A month of a statement. The closing balance is the opening balance plus the four sums. */
export const StatementMonth = type({
  period: string(),
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  opening: Amount,
  /** Shares of stays that ended. */
  earned: Amount,
  /** Parts of shares that were reversed. */
  taken_back: Amount,
  /** Payouts sent to the host's account (negative). */
  paid_out: Amount,
  /** Payouts returned by the bank. */
  returned: Amount,
  closing: Amount,
  /** Invoices and credit notes issued in this month. */
  invoiced: Amount,
  credited: Amount,
  /** The same, one by one, by number. */
  documents: array(StatementDocument),
});
export type StatementMonth = Infer<typeof StatementMonth>;

/** Totals of a year, by month and currency; months without a balance or a movement are left out. */
export const Statement = type({
  host_id: string(),
  /** IANA name: the zone of its months, that of the business. */
  timezone: string(),
  year: integer(),
  months: array(StatementMonth),
  pdf_url: string(),
});
export type Statement = Infer<typeof Statement>;
