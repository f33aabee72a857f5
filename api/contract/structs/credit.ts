import { array, type Infer, integer, type } from 'superstruct';
import { Amount, BookingId, Currency, Instant } from '../vocabulary/words.ts';

const money = { ccy_code: Currency, ccy_minor_in_major: integer(), amount: Amount };

/** A person's credit, minor units: the balance by currency, and the movements in (positive) and out (negative). */
export const Credit = type({
  balances: array(type(money)),
  entries: array(type({ ...money, booking_id: BookingId, created: Instant })),
});
export type Credit = Infer<typeof Credit>;
