import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The functions sign-in needs of the rooms below it; the bookings module implements them. */
export interface GuestBookings {
  /** Returns the contact details a guest with this address gave last. */
  findContact: (query: Kysely<Schema>, email: string) => Promise<GuestContact | undefined>;
  /** Transfers bookings made as a guest to the person who has just verified their email address. */
  adopt: (query: Kysely<Schema>, userId: string, email: string) => Promise<void>;
  /** Forgets the saved cards of an account. */
  releaseCards: (query: Kysely<Schema>, userId: string) => Promise<void>;
  /** Changes the email address of a person's stays that are not over. */
  readdress: (query: Kysely<Schema>, userId: string, from: string, to: string) => Promise<void>;
}

export type GuestContact = Pick<
  Selectable<Schema['bookings']>,
  'first_name' | 'last_name' | 'phone_number' | 'language'
>;

export interface HasGuestBookings {
  guestBookings: GuestBookings;
}
