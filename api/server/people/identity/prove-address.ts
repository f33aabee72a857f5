import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { writeProvenAddress } from '../users/accounts.ts';
import { deleteSecondFactors } from '../users/second-factors.ts';
import type { UserRow } from '../users/serialize-user.ts';
import { revokeTokens } from '../users/sessions.ts';
import type { HasGuestBookings } from './guest-bookings.ts';
import { unlinkSince } from './store.ts';

/** The details at sign-up that are forgotten if the owner of the address did not give them. */
const DETAILS = { first_name: '', last_name: '', phone_number: '', email_opt_in: false, accepted_tos_at: null };

/**
 * Records that the owner of an account's address is present. The first time, what came before ends, because anyone may
 * have signed up with the address: sessions, the password, sign-in methods and saved cards. What was given at sign-up
 * stays if it was given in the browser that has now proven the address.
 *
 * @param browser The hash of that browser, as a code has it; null where it is unknown, as with a link.
 */
export async function proveAddress(
  { now, guestBookings }: HasClock & HasGuestBookings,
  transaction: Kysely<Schema>,
  user: UserRow,
  browser: string | null,
): Promise<UserRow> {
  if (user.email_proven_at) return user;
  const isSignUps = user.signed_up_in !== null;
  const isOwn = isSignUps && user.signed_up_in === browser;
  await revokeTokens(transaction, user.id, null);
  await deleteSecondFactors(transaction, user.id);
  await unlinkSince(transaction, user.id, new Date(0));
  await guestBookings.releaseCards(transaction, user.id);
  return writeProvenAddress(transaction, user.id, {
    email_proven_at: now(),
    ...(!isOwn && { password_hash: null }),
    ...(isSignUps && !isOwn && DETAILS),
  });
}
