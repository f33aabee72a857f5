import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { fieldError } from '../../../contract/errors.ts';
import { normaliseEmail } from '../../../contract/rules/fields.ts';
import type { User } from '../../../contract/structs/user.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { hashPassword } from '../../platform/secrets/passwords.ts';
import { insertUser } from './accounts.ts';
import { isAddressTaken } from './former-addresses.ts';
import { serializeUser } from './serialize-user.ts';
import { requireEmail, requirePassword, requirePhone } from './user-fields.ts';

/**
 * Creates an account at sign-up.
 *
 * @throws CubbyError EMAIL_ALREADY_EXISTS, or the error of a field by its name.
 */
export async function createUser(
  services: HasDatabase & HasClock,
  body: BodyOf<Endpoints['createUser']>,
): Promise<User> {
  requireEmail(body.email);
  const phone_number = requirePhone('phone_number', body.phone_number);
  const password_hash = body.password ? await hashPassword(await requirePassword(body.password)) : null;
  const { query } = services.database;
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
      language: body.language ?? 'en',
      accepted_tos_at: new Date(body.accepted_tos_at),
      created: services.now(),
      password_hash,
    }));
  if (!row) throw fieldError('email', 'An account with this email address already exists.', 'EMAIL_ALREADY_EXISTS');
  return serializeUser(row);
}
