import { enums, literal, nullable, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { INVOICE_KINDS, Invoice, InvoiceLine, Statement, TaxDetails } from '../structs/invoice.ts';
import { id, listing, onVersion } from '../structs/requests.ts';
import { max, min, pattern, size } from '../vocabulary/bounds.ts';
import { Currency, Page, QueryInteger, ShortText } from '../vocabulary/words.ts';

const WHO = { roles: ['admin', 'host'], scope: 'money:all' } as const;
/** Hosts see their own; staff name the host. */
const ofHost = { host_id: optional(string()) };
const Month = pattern(string(), /^\d{4}-(0[1-9]|1[0-2])$/);

/** Invoices for hosts' earnings. */
export const invoiceEndpoints = {
  getTaxDetails: {
    method: 'GET',
    path: '/v2/hosts/{id}/tax-details',
    summary: 'A host’s tax details and self-billing agreement',
    ...WHO,
    params: id,
    response: TaxDetails,
    errors: ['NOT_FOUND'],
  },
  updateTaxDetails: {
    method: 'PATCH',
    path: '/v2/hosts/{id}/tax-details',
    summary:
      'Sets a host’s tax details and, if the host is the caller, the self-billing agreement; then issues pending invoices',
    ...WHO,
    params: id,
    body: object({
      ...onVersion,
      legal_name: optional(ShortText),
      address: optional(ShortText),
      postal_code: optional(size(string(), 0, 20)),
      city: optional(ShortText),
      country_code: optional(pattern(string(), /^[A-Z]{2}$/)),
      vat_number: optional(nullable(size(string(), 0, 30))),
      /** Agreement of the host; staff cannot give it for them. */
      accept_self_billing: optional(literal(true)),
    }),
    response: TaxDetails,
    errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
  },
  listInvoices: {
    method: 'GET',
    path: '/v2/invoices',
    summary: 'Invoices and credit notes of a host; for staff those of all hosts if none is named',
    ...WHO,
    query: object({
      ...listing(['issued', 'number', 'gross']),
      ...ofHost,
      kind: optional(enums(INVOICE_KINDS)),
      ccy_code: optional(Currency),
      /** First and last month of the stays they are for, both included. */
      from: optional(Month),
      to: optional(Month),
    }),
    response: Page(Invoice),
    csv: true,
    errors: ['NOT_FOUND'],
    mayLag: true,
  },
  listInvoiceLines: {
    method: 'GET',
    path: '/v2/invoice-lines',
    summary: 'The bookings of a host’s invoices, or of one of them',
    ...WHO,
    query: object({ ...listing(['id']), ...ofHost, invoice_id: optional(string()) }),
    response: Page(InvoiceLine),
    csv: true,
    errors: ['NOT_FOUND', 'REQUIRED_DATA_CLIENT_ERROR'],
    mayLag: true,
  },
  getStatement: {
    method: 'GET',
    path: '/v2/hosts/{id}/statement',
    summary: 'A host’s annual statement, month by month',
    ...WHO,
    params: id,
    /** The current year if left out. */
    query: object({ year: optional(max(min(QueryInteger, 2000), 2200)) }),
    response: Statement,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
