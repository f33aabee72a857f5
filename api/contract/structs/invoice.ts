import { array, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { VAT_TREATMENTS } from '../rules/vat.ts';
import { Amount, Count, Currency, Instant, LanguageCode, LocalDate, StashpointId } from '../vocabulary/words.ts';

/** Who a host is on paper. */
export const TaxDetails = type({
  host_id: string(),
  legal_name: string(),
  address: string(),
  postal_code: string(),
  city: string(),
  /** ISO 3166; empty until it was given. */
  country_code: string(),
  /** Null for a business that is not registered for value added tax. */
  vat_number: nullable(string()),
  /** When the host agreed that we write their invoices to us. */
  self_billing_accepted_at: nullable(Instant),
  /** What is missing before invoices can be written. */
  missing: array(enums(['DETAILS', 'AGREEMENT'])),
  version: integer(),
});
export type TaxDetails = Infer<typeof TaxDetails>;

/** A side of an invoice, as it was on the day. */
export const InvoiceParty = type({
  name: string(),
  address: array(string()),
  country_code: string(),
  vat_number: nullable(string()),
});
export type InvoiceParty = Infer<typeof InvoiceParty>;

/** What a place earned in the period, tax included. */
export const InvoicePlace = type({
  stashpoint_id: StashpointId,
  name: string(),
  booking_count: Count,
  bag_count: Count,
  gross: Amount,
});
export type InvoicePlace = Infer<typeof InvoicePlace>;

export const INVOICE_KINDS = ['invoice', 'credit_note'] as const;

/** What a host invoices us for their share, written by us in their name; or what takes a part of one back. Never changed. */
export const Invoice = type({
  id: string(),
  host_id: string(),
  kind: enums(INVOICE_KINDS),
  /** Of the host's own series, which has no gaps. */
  number: string(),
  /** The number of the invoice it corrects: always of a credit note, sometimes of an invoice for what came later. */
  corrects: nullable(string()),
  /** The month whose stays it is for, YYYY-MM, UTC. */
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
  places: array(InvoicePlace),
  /** The PDF, for an hour from now. */
  pdf_url: string(),
});
export type Invoice = Infer<typeof Invoice>;

/** What an invoice says of one booking. */
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

/** A month of a statement. What stood at its end is what stood before it and the four sums. */
export const StatementMonth = type({
  period: string(),
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  opening: Amount,
  /** Shares of stays as they were booked, and what of them was taken back. */
  earned: Amount,
  taken_back: Amount,
  /** Sent to the host's account (negative), and what came back from their bank. */
  paid_out: Amount,
  returned: Amount,
  closing: Amount,
  /** Of invoices and credit notes for stays of this month. */
  invoiced: Amount,
  credited: Amount,
});
export type StatementMonth = Infer<typeof StatementMonth>;

/** What a year came to, month by month, each currency for itself; months in which nothing was and nothing moved are left out. */
export const Statement = type({
  host_id: string(),
  year: integer(),
  months: array(StatementMonth),
  pdf_url: string(),
});
export type Statement = Infer<typeof Statement>;
