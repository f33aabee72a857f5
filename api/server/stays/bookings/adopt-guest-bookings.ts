import type { Kysely } from 'kysely';
import type { GuestBookings } from '../../people/identity/guest-bookings.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** What signing in needs of this room. */
export const guestBookings: GuestBookings = {
  findContact: findGuestContact,
  adopt: adoptGuestBookings,
  readdress: readdressBookings,
};

/** Hands bookings made as a guest to the person who has just proven to own their e-mail address. */
async function adoptGuestBookings(query: Kysely<Schema>, userId: string, email: string): Promise<void> {
  await query
    .updateTable('bookings')
    .set({ user_id: userId })
    .where('email', '=', email)
    .where('user_id', 'in', (from) => from.selectFrom('users').select('id').where('role', '=', 'guest'))
    .execute();
}

/** Stays that are over keep the address they were booked with: nobody is written to about them any more. */
async function readdressBookings(query: Kysely<Schema>, userId: string, from: string, to: string): Promise<void> {
  await query
    .updateTable('bookings')
    .set({ email: to })
    .where('user_id', '=', userId)
    .where('email', '=', from)
    .where('state', 'in', ['held', 'confirmed', 'checked_in'])
    .execute();
}

/** How a guest with this address introduced themselves last. */
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
