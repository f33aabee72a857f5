import type { Kysely } from 'kysely';
import { releasePaymentCustomers } from '../../money/payments/customers.ts';
import type { GuestBookings } from '../../people/identity/guest-bookings.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** The functions sign-in needs from this module. */
export const guestBookings: GuestBookings = {
  findContact: findGuestContact,
  adopt: adoptGuestBookings,
  readdress: readdressBookings,
  releaseCards: releasePaymentCustomers,
};

/** Transfers bookings made as a guest to the person who has just verified their email address. */
async function adoptGuestBookings(query: Kysely<Schema>, userId: string, email: string): Promise<void> {
  await query
    .updateTable('bookings')
    .set({ user_id: userId })
    .where('email', '=', email)
    .where('user_id', 'in', (from) => from.selectFrom('users').select('id').where('role', '=', 'guest'))
    .execute();
}

/** Changes the address of a person's stays. Stays that are over keep theirs: there is no more mail about them. */
async function readdressBookings(query: Kysely<Schema>, userId: string, from: string, to: string): Promise<void> {
  await query
    .updateTable('bookings')
    .set({ email: to })
    .where('user_id', '=', userId)
    .where('email', '=', from)
    .where('state', 'in', ['held', 'confirmed', 'checked_in'])
    .execute();
}

/** Finds the contact details a guest with this address gave last. */
function findGuestContact(query: Kysely<Schema>, email: string) {
  return query
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select(['bookings.first_name', 'bookings.last_name', 'bookings.phone_number', 'bookings.language'])
    .where('bookings.email', '=', email)
    .where('users.role', '=', 'guest')
    .orderBy('bookings.created', 'desc')
    .limit(1)
    .executeTakeFirst();
}
