import { enums, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { LEDGER_PARTS } from '../rules/ledger-parts.ts';
import { LedgerEntry, LedgerSums } from '../structs/ledger-entry.ts';
import { listing } from '../structs/requests.ts';
import { pattern } from '../vocabulary/bounds.ts';
import { BookingId, Currency, LocalDate, Page } from '../vocabulary/words.ts';

const STAFF = { roles: ['admin'], scope: 'money:all' } as const;

const filters = {
  part: optional(enums(LEDGER_PARTS)),
  ccy_code: optional(Currency),
  booking_id: optional(BookingId),
  /** The first and the last day, in the zone of the business. */
  since: optional(LocalDate),
  until: optional(LocalDate),
};

/** Every movement of money. */
export const ledgerEndpoints = {
  listLedgerEntries: {
    method: 'GET',
    path: '/v2/ledger-entries',
    summary: 'Rows of the ledger by part, currency, booking and day',
    ...STAFF,
    query: object({
      ...listing(['created', 'amount']),
      // Rows are numbered.
      ids: optional(pattern(string(), /^\d{1,15}(,\d{1,15})*$/)),
      after: optional(pattern(string(), /^\d{0,15}$/)),
      ...filters,
    }),
    response: Page(LedgerEntry),
    csv: true,
    mayLag: true,
  },
  sumLedgerEntries: {
    method: 'GET',
    path: '/v2/ledger-sums',
    summary: 'The same rows, summed by part and currency',
    ...STAFF,
    query: object(filters),
    response: LedgerSums,
    mayLag: true,
  },
} as const satisfies Record<string, Endpoint>;
