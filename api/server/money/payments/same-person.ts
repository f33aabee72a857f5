import { type RawBuilder, sql } from 'kysely';

/** Tells whether a booking `b` is of the same person as another: by the account, the address, the phone or the card. */
export function isSamePersonAs(bookingId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from bookings own where own.id = ${bookingId} and (
      b.user_id = own.user_id or lower(b.email) = lower(own.email)
      or (b.phone_number = own.phone_number and own.phone_number <> '')
      or exists (select from payments p join payments q on q.card = p.card
        where p.booking_id = own.id and q.booking_id = b.id)))`;
}
