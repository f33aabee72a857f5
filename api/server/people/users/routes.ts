import type { colleagueEndpoints } from '../../../contract/endpoints/colleagues.ts';
import { CubbyError } from '../../../contract/errors.ts';
import { normaliseEmail, pagingOf } from '../../../contract/rules/fields.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import type { HasMails } from '../../platform/mail/send-mails.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { findUser, findUserByEmail } from './accounts.ts';
import { findAdminUser, listAdminUsers } from './admin-users.ts';
import { recoverPassword } from './change-password.ts';
import { createUser } from './create-user.ts';
import { deactivateColleague } from './deactivate-colleague.ts';
import { inviteColleague } from './invite-colleague.ts';
import type { HasNoticeAddresses } from './notice-addresses.ts';
import { serializeUser } from './serialize-user.ts';
import { updateUser } from './update-user.ts';
import { requireEmail } from './user-fields.ts';

export function userRoutes(
  services: HasConfig & HasDatabase & HasClock & HasGuesses & HasMails & HasNoticeAddresses,
): HandlersOf<
  | keyof typeof colleagueEndpoints
  | 'listUsers'
  | 'getUser'
  | 'createUser'
  | 'updateUser'
  | 'getMe'
  | 'updateMe'
  | 'checkUserExists'
> {
  const { query } = services.database;

  /** Makes a change and sends the mail about it at once. */
  async function told<T>(change: Promise<T>): Promise<T> {
    const answer = await change;
    services.mails.wake();
    return answer;
  }

  return {
    listUsers: async ({ query: filter }) => {
      const { items, total } = await listAdminUsers(query, filter, services.now());
      return pageOf(items, total, pagingOf(filter.page, filter.per_page));
    },
    getUser: async ({ params }) => {
      const user = await findAdminUser(query, params.id, services.now());
      if (!user) throw new CubbyError('NOT_FOUND', 'Account not found.');
      return user;
    },
    createUser: ({ body }) => createUser(services, body),
    updateUser: ({ caller, params, body }) => told(updateUser(services, caller, params.id, body)),
    inviteColleague: ({ caller, body }) => told(inviteColleague(services, caller, body)),
    deactivateColleague: ({ caller, params }) => told(deactivateColleague(services, caller, params.id)),
    updateMe: ({ caller, body }) =>
      caller.role === 'recovery'
        ? recoverPassword(services, caller, body)
        : updateUser(services, caller, caller.userId, body),
    getMe: async ({ caller }) => {
      const row = await findUser(query, caller.userId);
      if (!row) throw new CubbyError('UNAUTHORIZED', 'This account has been deleted.');
      return serializeUser(row);
    },
    checkUserExists: async ({ body }) => {
      requireEmail(body.email);
      return { exists: (await findUserByEmail(query, normaliseEmail(body.email))) !== undefined };
    },
  };
}
