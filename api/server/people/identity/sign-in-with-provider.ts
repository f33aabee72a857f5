import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { normaliseEmail } from '../../../contract/rules/fields.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { acceptTerms } from '../users/accounts.ts';
import { requireEmail } from '../users/user-fields.ts';
import { findLinkedUser, type ProviderName } from './find-linked-user.ts';
import type { HasGuestBookings } from './guest-bookings.ts';
import type { HasSignInProviders } from './identity-provider.ts';
import { openSession } from './open-session.ts';
import { spendProof } from './spend-proof.ts';

/**
 * Signs in with an ID token of Apple or Google. Their verified address counts like a code from the mail: the first time
 * it finds the account or makes one, and bookings made with it as a guest are adopted. Once linked, the account is known
 * by the person, and an address that is no longer its own counts for nothing. A token opens one session.
 *
 * @throws CubbyError NOT_FOUND where the provider is not configured, INCORRECT_CREDENTIALS, UNAVAILABLE.
 */
export async function signInWithProvider(
  services: HasConfig & HasDatabase & HasClock & HasSignInProviders & HasGuestBookings,
  name: ProviderName,
  body: BodyOf<Endpoints['signInWithGoogle']>,
): Promise<AuthToken> {
  const provider = services.signInProviders[name];
  if (!provider) throw new CubbyError('NOT_FOUND', 'This sign-in method is not configured.');
  const now = services.now();
  const person = await provider.verify(body.id_token, body.nonce, now);
  requireEmail(person.email);
  const email = normaliseEmail(person.email);
  return services.database.transaction(async (transaction) => {
    if (!(await spendProof(transaction, person.proof)))
      throw fieldError('id_token', 'This token has already been used: sign in again.', 'INCORRECT_CREDENTIALS');
    const contact = await services.guestBookings.findContact(transaction, email);
    const named = { first_name: person.firstName || body.first_name, last_name: person.lastName || body.last_name };
    const found = await findLinkedUser(services, transaction, name, person, {
      id: hexId(16),
      role: 'customer',
      first_name: named.first_name ?? contact?.first_name ?? '',
      last_name: named.last_name ?? contact?.last_name ?? '',
      phone_number: contact?.phone_number ?? '',
      language: body.language ?? contact?.language ?? 'en',
      created: now,
    });
    // The time is ours: a client's clock may be wrong.
    const accepts = body.accepted_tos_at && !found.accepted_tos_at;
    const user = accepts ? await acceptTerms(transaction, found.id, now) : found;
    if (user.email === email) await services.guestBookings.adopt(transaction, user.id, email);
    return openSession(services, transaction, user);
  });
}
