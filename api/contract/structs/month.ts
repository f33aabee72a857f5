import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { Amount, Count, Currency, Instant, MaybeText, UserId } from '../vocabulary/words.ts';
import { HostBalance } from './host.ts';
import { LedgerSum } from './ledger-entry.ts';

/** `running` until it is over, then `open` until staff close it. */
export const MONTH_STATES = ['running', 'open', 'closed'] as const;

/**
 * Gaps before a month is closed: it isn't over; days on which the payment service and the ledger differ;
 * discrepancies without an explanation; payouts that wait to be released; invoices that are due and not issued; and its
 * rows as a file.
 */
export const MONTH_GAPS = [
  'NOT_OVER',
  'DAYS_DIFFER',
  'UNEXPLAINED',
  'RUNS_OPEN',
  'NOT_INVOICED',
  'NOT_EXPORTED',
] as const;
export type MonthGap = (typeof MONTH_GAPS)[number];

const named = nullable(type({ at: Instant, by: MaybeText }));

/** A month of the business as a row of a list. */
export const Month = type({
  /** YYYY-MM. */
  id: string(),
  state: enums(MONTH_STATES),
  exported: named,
  closed: named,
});
export type Month = Infer<typeof Month>;

/** The closing of a month: what has been done, what is missing, and its sums. */
export const MonthReport = type({
  ...Month.schema,
  /** The first instant, and the first one after it, in the zone of the business. */
  from: Instant,
  until: Instant,
  /** IANA name. */
  timezone: string(),
  gaps: array(enums(MONTH_GAPS)),
  /** The reason to close it in spite of gaps. */
  note: MaybeText,
  days_differing: Count,
  unexplained: Count,
  runs: array(
    type({ id: string(), ccy_code: Currency, ccy_minor_in_major: integer(), amount: Amount, created: Instant }),
  ),
  invoices: type({
    issued: Count,
    /** Hosts with an invoice that is due and not issued. */
    due: Count,
    /** Hosts without tax details or self-billing agreement, for whom none can be issued. */
    waiting: Count,
  }),
  /** Hosts who are owed money and have no account for it. */
  without_account: Count,
  sums: array(LedgerSum),
  /** True if rows were added after it was closed: its sums are no longer those it was closed with. */
  changed: boolean(),
});
export type MonthReport = Infer<typeof MonthReport>;

/** A host's balance in one currency, among those of all hosts. */
export const ListedBalance = type({
  /** The host and the currency. */
  id: string(),
  host: type({ id: string(), user_id: UserId, business_name: string() }),
  ...HostBalance.schema,
});
export type ListedBalance = Infer<typeof ListedBalance>;
