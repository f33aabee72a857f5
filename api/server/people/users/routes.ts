import { CubbyError } from '../../../contract/errors.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import type { HasMails } from '../../platform/mail/send-mails.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { findUser } from './accounts.ts';
import { findAdminUser, listAdminUsers } from './admin-users.ts';
import { recoverPassword } from './change-password.ts';
import type { HasNoticeAddresses } from './notice-addresses.ts';
import { serializeUser } from './serialize-user.ts';
import { updateUser } from './update-user.ts';

export function userRoutes(
  services: HasConfig & HasDatabase & HasClock & HasGuesses & HasMails & HasNoticeAddresses,
): HandlersOf<'listUsers' | 'getUser' | 'updateUser' | 'getMe' | 'updateMe'> {
  const { query } = services.database;

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
    updateUser: async ({ caller, params, body }) => {
      const user = await updateUser(services, caller, params.id, body);
      services.mails.wake();
      return user;
    },
    updateMe: ({ caller, body }) =>
      caller.role === 'recovery'
        ? recoverPassword(services, caller, body)
        : updateUser(services, caller, caller.userId, body),
    getMe: async ({ caller }) => {
      const row = await findUser(query, caller.userId);
      if (!row) throw new CubbyError('UNAUTHORIZED', 'This account has been deleted.');
      return serializeUser(row);
    },
  };
}
