import { boolean, type Infer, integer, string, type } from 'superstruct';
import { Count, Currency } from '../vocabulary/words.ts';

/** A currency as staff see it. Its ID is its code. Places in a disabled currency cannot be found, quoted or booked. */
export const AdminCurrency = type({
  id: Currency,
  code: Currency,
  symbol: string(),
  minor_in_major: integer(),
  active: boolean(),
  /** Places that charge in it and are otherwise on the market: they depend on the currency. */
  stashpoint_count: Count,
  /** Paid stays whose bags are still to be dropped off or collected; they stay valid if the currency is disabled. */
  open_booking_count: Count,
  version: integer(),
});
export type AdminCurrency = Infer<typeof AdminCurrency>;
