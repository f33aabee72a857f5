import { boolean, type Infer, integer, string, type } from 'superstruct';
import { Count, Currency } from '../vocabulary/words.ts';

/** A currency as staff see it. Its id is its code. In one that is off nothing is found, quoted or sold. */
export const AdminCurrency = type({
  id: Currency,
  code: Currency,
  symbol: string(),
  minor_in_major: integer(),
  active: boolean(),
  /** Places that charge in it and are on the market otherwise: they come and go with the currency. */
  stashpoint_count: Count,
  /** Paid stays whose bags are to come or to be collected; they are kept, whatever becomes of the currency. */
  open_booking_count: Count,
  version: integer(),
});
export type AdminCurrency = Infer<typeof AdminCurrency>;
