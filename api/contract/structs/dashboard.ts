import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { LEDGER_PARTS } from '../rules/ledger-parts.ts';
import { Amount, BookingId, Count, Currency, Instant, LocalDate, MaybeText } from '../vocabulary/words.ts';

const Takings = type({ bookings: Count, revenue: Amount });

/**
 * A currency’s days in a period and their sum; and, independent of the period, today so far beside the same weekday
 * until the same hour.
 */
export const CurrencyDays = type({
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  days: array(type({ date: LocalDate, bookings: Count, revenue: Amount })),
  sum: Takings,
  /** The sums of the ledger in the period: takings, the parts they belong to, payouts and fees. */
  parts: array(type({ part: enums(LEDGER_PARTS), amount: Amount })),
  /** The VAT that takings include, and its rate in hundredths of a per cent; null for a business without a VAT number. */
  vat: nullable(type({ rate: Count, amount: Amount })),
  today: Takings,
  week_ago: Takings,
});
export type CurrencyDays = Infer<typeof CurrencyDays>;

/** Revenue of a period by currency, and its approximate sum in the reporting currency. */
export const RevenueReport = type({
  since: LocalDate,
  until: LocalDate,
  /** IANA name: the zone of its days, that of the business. */
  timezone: string(),
  currencies: array(CurrencyDays),
  total: type({
    ccy_code: Currency,
    ccy_minor_in_major: integer(),
    /** The sum by the rates staff have entered, each day by the latest rate up to it. */
    revenue: Amount,
    bookings: Count,
    days: array(type({ date: LocalDate, revenue: Amount })),
    /** The first day of the oldest rate used; null if no rate was needed. */
    oldest_rate: nullable(LocalDate),
    /** Currencies with revenue on days for which no rate exists: it is not in the sum. */
    missing: array(Currency),
  }),
});
export type RevenueReport = Infer<typeof RevenueReport>;

/** Overview for staff at the start of the day. */
export const Dashboard = type({
  approvals: type({ waiting: Count, oldest: nullable(Instant) }),
  incidents: type({ open: Count, overdue: Count }),
  failing_payments: type({
    count: Count,
    /** The payments counted are those since then. */
    since: Instant,
    latest: array(
      type({
        booking_id: BookingId,
        customer_name: string(),
        amount: Amount,
        ccy_code: Currency,
        ccy_minor_in_major: integer(),
        refusal: MaybeText,
        created: Instant,
      }),
    ),
  }),
  /** Refunds that were refused for good, disputed payments, and stays paid twice: all need action. */
  money_trouble: type({
    /** The number of bookings concerned. */
    count: Count,
    latest: array(
      type({
        kind: enums(['refund_refused', 'dispute', 'charged_twice']),
        booking_id: BookingId,
        customer_name: string(),
        amount: Amount,
        ccy_code: Currency,
        ccy_minor_in_major: integer(),
        reason: MaybeText,
        created: Instant,
      }),
    ),
  }),
  /** Changed payout accounts that still wait, those that start first before others. */
  changed_accounts: type({
    count: Count,
    next: array(
      type({
        id: string(),
        host_name: string(),
        ccy_code: Currency,
        old_end: MaybeText,
        new_end: string(),
        starts_at: Instant,
      }),
    ),
  }),
  /** Work on the month’s accounts: runs to release, discrepancies, and months that are over and not closed. */
  accounts: type({ runs: Count, oldest_run: nullable(Instant), unexplained: Count, months: array(string()) }),
  /** Places that are closed or offline, with stays booked there. */
  closed_stashpoints: type({
    count: Count,
    places: array(
      type({
        id: string(),
        name: string(),
        city_name: string(),
        bookings: Count,
        bags: Count,
        next_dropoff: Instant,
        timezone: string(),
      }),
    ),
  }),
  partners: array(
    type({
      name: string(),
      state: enums(['well', 'failing', 'quiet']),
      succeeded_at: nullable(Instant),
      problem: MaybeText,
    }),
  ),
  queues: type({
    mails: Count,
    oldest_mail: nullable(Instant),
    mails_given_up: Count,
    /** The mails counted as given up are those since then. */
    mails_given_up_since: Instant,
    refunds: Count,
    stuck: boolean(),
  }),
});
export type Dashboard = Infer<typeof Dashboard>;
