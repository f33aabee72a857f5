import type { Kysely } from 'kysely';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { normaliseEmail } from '../../../contract/rules/fields.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { findUserByEmail, insertUser } from '../users/accounts.ts';
import type { UserRow } from '../users/serialize-user.ts';
import type { HasGuestBookings } from './guest-bookings.ts';
import type { ProvenPerson } from './identity-provider.ts';
import { proveAddress } from './prove-address.ts';

export type ProviderName = 'google' | 'apple';

/**
 * Finds the account linked to a person at an identity provider. Their `sub` counts: it stays when their address
 * changes. The first time, a verified address proves the account of that address, or a new one, and links it; never an
 * account that is linked to another person at the provider, because addresses are reassigned.
 *
 * @throws CubbyError INCORRECT_CREDENTIALS for such an account.
 */
export async function findLinkedUser(
  services: HasClock & HasGuestBookings,
  transaction: Kysely<Schema>,
  provider: ProviderName,
  { subject, email }: ProvenPerson,
  fresh: Omit<Parameters<typeof insertUser>[1], 'email'>,
): Promise<UserRow> {
  const known = await findByIdentity(transaction, provider, subject);
  if (known) return known;
  const address = normaliseEmail(email);
  // Two tabs may return at once: the second insert finds the row of the first.
  const found =
    (await findUserByEmail(transaction, address)) ??
    (await insertUser(transaction, { ...fresh, email: address })) ??
    (await findUserByEmail(transaction, address));
  if (!found) throw new CubbyError('INTERNAL_ERROR', 'The account could not be saved.');
  const user = await proveAddress(services, transaction, found, null);
  await transaction
    .insertInto('user_identities')
    .values({ provider, subject, user_id: user.id, created: fresh.created as Date })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const linked = await findByIdentity(transaction, provider, subject);
  if (linked?.id !== user.id)
    throw fieldError(
      'id_token',
      'This account is linked to another sign-in method: use a sign-in code by email.',
      'INCORRECT_CREDENTIALS',
    );
  return user;
}

function findByIdentity(query: Kysely<Schema>, provider: ProviderName, subject: string): Promise<UserRow | undefined> {
  return query
    .selectFrom('users')
    .selectAll('users')
    .innerJoin('user_identities as i', 'i.user_id', 'users.id')
    .where('i.provider', '=', provider)
    .where('i.subject', '=', subject)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
}
