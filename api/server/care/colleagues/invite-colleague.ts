import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { fieldError } from '../../../contract/errors.ts';
import { normaliseEmail } from '../../../contract/rules/fields.ts';
import type { AdminUser } from '../../../contract/structs/user.ts';
import { staffInvitationMail } from '../../../mails/staff-texts.ts';
import { insertUser } from '../../people/users/accounts.ts';
import { displayName } from '../../people/users/display-name.ts';
import { isAddressTaken } from '../../people/users/former-addresses.ts';
import { requireAdminUser } from '../../people/users/require-admin-user.ts';
import { grantedScopes, requireWithin } from '../../people/users/staff-rights.ts';
import { requireEmail } from '../../people/users/user-fields.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { consoleAddress } from '../../platform/settings/console-address.ts';

/**
 * Adds a person to the staff. They need no password: the console sends a code to their address. A person who has an
 * account already is given permissions there.
 *
 * @throws CubbyError EMAIL_ALREADY_EXISTS or INVALID_EMAIL_CLIENT_ERROR on `email`; FORBIDDEN for permissions the caller
 * does not have.
 */
export async function inviteColleague(
  services: HasConfig & HasDatabase & HasClock,
  caller: Caller,
  { email: typed, first_name, last_name = '', language = 'en', scopes: asked }: BodyOf<Endpoints['inviteColleague']>,
): Promise<AdminUser> {
  requireEmail(typed);
  const email = normaliseEmail(typed);
  const scopes = grantedScopes(asked);
  requireWithin(caller, { role: 'admin', scopes });
  return services.database.transaction(async (transaction) => {
    const now = services.now();
    const id = hexId(16);
    const isFree = !(await isAddressTaken(transaction, email, null, now));
    const user =
      isFree &&
      (await insertUser(transaction, {
        id,
        role: 'admin',
        email,
        first_name,
        last_name,
        language,
        scopes,
        email_opt_in: false,
        created: now,
      }));
    if (!user) throw fieldError('email', 'An account with this email address already exists.', 'EMAIL_ALREADY_EXISTS');
    const after = { role: 'admin', scopes };
    await recordChange(transaction, { caller, action: 'created', entity: 'user', id, before: null, after, now });
    const facts = {
      by: await displayName(transaction, caller.userId),
      rights: scopes,
      link: consoleAddress(services.config.publicUrl, 'admin'),
    };
    await writeMail(transaction, staffInvitationMail({ email, first_name, language }, facts), now);
    return requireAdminUser(transaction, id, now);
  });
}
