import { array, type Infer, integer, type } from 'superstruct';
import { Amount, BookingId, Currency, Instant } from '../vocabulary/words.ts';

const money = { ccy_code: Currency, ccy_minor_in_major: integer(), amount: Amount };

/** A person's credit, minor units: what may be spent by currency, and what came (positive) and went (negative). */
export const Credit = type({
  balances: array(type(money)),
  entries: array(type({ ...money, booking_id: BookingId, created: Instant })),
});
export type Credit = Infer<typeof Credit>;
