import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { addressOfNobody } from '../../../platform/mail/write-mail.ts';

/**
 * Lists a person's bookings, and those made as a guest with their address that are over. An upcoming one belongs to the
 * person who reads that mail, and is left to them.
 */
export async function listOwnBookings(
  query: Kysely<Schema>,
  id: string,
  email: string | null,
  now: Date,
): Promise<string[]> {
  const rows = await query
    .selectFrom('bookings as b')
    .innerJoin('users as u', 'u.id', 'b.user_id')
    .select('b.id')
    .where((or) =>
      or.or([
        or('b.user_id', '=', id),
        or.and([
          or('u.role', '=', 'guest'),
          or('b.email', '=', email),
          or.or([or('b.pickup', '<', now), or('b.state', 'in', ['cancelled', 'expired', 'checked_out', 'no_show'])]),
        ]),
      ]),
    )
    .execute();
  return rows.map((row) => row.id);
}

/** Removes travellers' personal data from bookings; amounts and times stay in the books. */
export async function eraseTraveller(query: Kysely<Schema>, bookingIds: string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  await query
    .updateTable('bookings')
    .set((row) => ({
      email: addressOfNobody(row.ref('user_id')),
      first_name: '',
      last_name: '',
      phone_number: '',
      cancel_reason_text: null,
      delegate_name: null,
      delegate_nonce: null,
    }))
    .where('id', 'in', bookingIds)
    .execute();
}
