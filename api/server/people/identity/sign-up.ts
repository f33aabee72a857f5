import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { fieldError } from '../../../contract/errors.ts';
import { normaliseEmail } from '../../../contract/rules/fields.ts';
import type { SignedUp } from '../../../contract/structs/user.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { hashPassword } from '../../platform/secrets/passwords.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { insertUser } from '../users/accounts.ts';
import { isAddressTaken } from '../users/former-addresses.ts';
import { serializeUser } from '../users/serialize-user.ts';
import { requireEmail, requirePassword, requirePhone } from '../users/user-fields.ts';
import { browserHash, newBrowserSecret } from './code-hash.ts';
import type { HasGuestBookings } from './guest-bookings.ts';
import { requestCode } from './request-code.ts';
import type { SendsCodes } from './send-code.ts';

/**
 * Creates an account whose address is not proven yet, and sends a code to it. Nothing opens the account before that
 * code, or another one, is entered: anyone can sign up with anyone's address.
 *
 * @throws CubbyError EMAIL_ALREADY_EXISTS, or the error of a field by its name.
 */
export async function signUp(
  services: HasConfig & SendsCodes & HasGuestBookings,
  { browser_secret = newBrowserSecret(), ...body }: BodyOf<Endpoints['createUser']>,
  address: string,
): Promise<SignedUp> {
  requireEmail(body.email);
  const phone_number = requirePhone('phone_number', body.phone_number);
  const password_hash = body.password ? await hashPassword(await requirePassword(body.password)) : null;
  const { query } = services.database;
  const { language = 'en' } = body;
  const email = normaliseEmail(body.email);
  // Its former owner may still restore it.
  const isFree = !(await isAddressTaken(query, email, null, services.now()));
  const row =
    isFree &&
    (await insertUser(query, {
      id: hexId(16),
      role: 'customer',
      email,
      first_name: body.first_name.trim(),
      last_name: body.last_name.trim(),
      phone_number,
      email_opt_in: body.email_opt_in ?? true,
      language,
      accepted_tos_at: new Date(body.accepted_tos_at),
      created: services.now(),
      password_hash,
      signed_up_in: browserHash(email, browser_secret),
    }));
  if (!row) throw fieldError('email', 'An account with this email address already exists.', 'EMAIL_ALREADY_EXISTS');
  const sent = await requestCode(services, { email, language, browser_secret, isSignUp: true }, address);
  return { ...serializeUser(row), ...sent };
}
