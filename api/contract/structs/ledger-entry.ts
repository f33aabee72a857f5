import { array, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { LEDGER_PARTS } from '../rules/ledger-parts.ts';
import { LEDGER_KINDS } from '../rules/settlement.ts';
import { Amount, BookingId, Count, Currency, Instant, LocalDate, StashpointId } from '../vocabulary/words.ts';

const money = { ccy_code: Currency, ccy_minor_in_major: integer() };

/** A row of the ledger. Money in is positive, money back negative; a share that grows is positive. Never changed. */
export const LedgerEntry = type({
  id: string(),
  created: Instant,
  /** Its day in the zone of the business. */
  day: LocalDate,
  kind: enums(LEDGER_KINDS),
  part: enums(LEDGER_PARTS),
  amount: Amount,
  ...money,
  /** Null for a fee of the payment service that no booking caused. */
  booking_id: nullable(BookingId),
  /** For a host’s share: the place that earns or bears it. */
  stashpoint: nullable(type({ id: StashpointId, name: string() })),
  /** The cause beside the booking: a payout, or a claim’s or report’s case. */
  payout_id: nullable(string()),
  incident_id: nullable(string()),
});
export type LedgerEntry = Infer<typeof LedgerEntry>;

/** The sum of a part in a currency. */
export const LedgerSum = type({ part: enums(LEDGER_PARTS), ...money, entry_count: Count, amount: Amount });
export type LedgerSum = Infer<typeof LedgerSum>;

/** Sums of the ledger by part and currency, in the order of parts. */
export const LedgerSums = type({
  /** IANA name: the zone of days, that of the business. */
  timezone: string(),
  items: array(LedgerSum),
});
export type LedgerSums = Infer<typeof LedgerSums>;
