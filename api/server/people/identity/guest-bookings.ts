import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** What signing in needs to know of bookings that were made as a guest: the room of bookings does it. */
export interface GuestBookings {
  /** How a guest with this address introduced themselves last. */
  findContact: (query: Kysely<Schema>, email: string) => Promise<GuestContact | undefined>;
  /** Hands bookings made as a guest to the person who has just proven to own their e-mail address. */
  adopt: (query: Kysely<Schema>, userId: string, email: string) => Promise<void>;
  /** Has somebody written to at another address about their stays that are not over. */
  readdress: (query: Kysely<Schema>, userId: string, from: string, to: string) => Promise<void>;
}

export type GuestContact = Pick<
  Selectable<Schema['bookings']>,
  'first_name' | 'last_name' | 'phone_number' | 'language'
>;

export interface HasGuestBookings {
  guestBookings: GuestBookings;
}
