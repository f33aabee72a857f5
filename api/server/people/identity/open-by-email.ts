import type { Kysely } from 'kysely';
import type { SessionProof } from '../../../contract/rules/proofs.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import type { CodePurpose } from '../../../contract/vocabulary/sign-in-limits.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { findUserByEmail, insertUser } from '../users/accounts.ts';
import { findAddressSince } from '../users/former-addresses.ts';
import { rememberBrowser } from '../users/known-browsers.ts';
import type { HasGuestBookings } from './guest-bookings.ts';
import { openSession } from './open-session.ts';
import { proveAddress } from './prove-address.ts';

interface VerifiedEmail {
  email: string;
  purpose: CodePurpose;
  /** The secret of the browser, which the account stores as a known browser. */
  secret: string | undefined;
  /** The hash of the browser that has verified it; null where that is unknown. */
  browser: string | null;
  /** True if it was verified by a code; a link that is opened in another program is no proof of presence. */
  isByCode: boolean;
}

/**
 * Opens a session for the reader of an email, which proves the address: bookings made with it as a guest are adopted.
 * An address without an account gets one if it has booked as a guest; null if it has to sign up. Recovery opens a short
 * session instead, which can only set a new password.
 */
export async function openByEmail(
  services: HasConfig & HasClock & HasGuestBookings,
  transaction: Kysely<Schema>,
  { email, purpose, secret, browser, isByCode }: VerifiedEmail,
): Promise<AuthToken | null> {
  const known = (await findUserByEmail(transaction, email)) ?? (await accountOfGuest(services, transaction, email));
  if (!known) return null;
  const user = await proveAddress(services, transaction, known, browser);
  if (secret) await rememberBrowser(transaction, user.id, secret, services.now());
  await services.guestBookings.adopt(transaction, user.id, email);
  if (purpose === 'recovery') return openSession(services, transaction, user, { role: 'recovery' });
  const proof = isByCode ? await codeProof(services, transaction, user.id) : null;
  return openSession(services, transaction, user, { proof });
}

/** Tells whether an address can be signed in to: neither without an account nor bookings made as a guest. */
export async function opensByEmail(
  { guestBookings }: HasGuestBookings,
  query: Kysely<Schema>,
  email: string,
): Promise<boolean> {
  const opened = (await findUserByEmail(query, email)) ?? (await guestBookings.findContact(query, email));
  return opened !== undefined;
}

/** Returns the proof that a code mailed to an account's own address gives. */
export async function codeProof({ now }: HasClock, query: Kysely<Schema>, userId: string): Promise<SessionProof> {
  return { by: 'code', at: now(), since: await findAddressSince(query, userId) };
}

/** Creates an account for a guest: their bookings have everything it needs. */
async function accountOfGuest(services: HasClock & HasGuestBookings, query: Kysely<Schema>, email: string) {
  const contact = await services.guestBookings.findContact(query, email);
  return contact && insertUser(query, { ...contact, id: hexId(16), role: 'customer', email, created: services.now() });
}
