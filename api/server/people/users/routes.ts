import { CubbyError } from '../../../contract/errors.ts';
import { normaliseEmail, pagingOf } from '../../../contract/rules/fields.ts';
import { deleteUser } from '../../care/account-deletion/delete-user.ts';
import { previewDeletion } from '../../care/account-deletion/preview-deletion.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { Services } from '../../services.ts';
import { findUser, findUserByEmail } from './accounts.ts';
import { findAdminUser, listAdminUsers } from './admin-users.ts';
import { recoverPassword } from './change-password.ts';
import { createUser } from './create-user.ts';
import { presentUser } from './present-user.ts';
import { updateUser } from './update-user.ts';
import { requireEmail } from './user-fields.ts';

export function userRoutes(
  services: Services,
): HandlersOf<
  | 'listUsers'
  | 'getUser'
  | 'createUser'
  | 'updateUser'
  | 'deleteUser'
  | 'getMe'
  | 'getMyDeletion'
  | 'updateMe'
  | 'checkUserExists'
> {
  const { query } = services.database;
  return {
    listUsers: async ({ query: filter }) => {
      const { items, total } = await listAdminUsers(query, filter, services.now());
      return pageOf(items, total, pagingOf(filter.page, filter.per_page));
    },
    getUser: async ({ params }) => {
      const user = await findAdminUser(query, params.id, services.now());
      if (!user) throw new CubbyError('NOT_FOUND', 'There is no such account.');
      return user;
    },
    createUser: ({ body }) => createUser(services, body),
    updateUser: ({ caller, params, body }) => updateUser(services, caller, params.id, body),
    deleteUser: ({ caller, params }) => deleteUser(services, caller, params.id),
    updateMe: ({ caller, body }) =>
      caller.role === 'recovery'
        ? recoverPassword(services, caller, body)
        : updateUser(services, caller, caller.userId, body),
    getMyDeletion: ({ caller }) => previewDeletion(services, caller.userId),
    getMe: async ({ caller }) => {
      const row = await findUser(query, caller.userId);
      if (!row) throw new CubbyError('UNAUTHORIZED', 'This account is gone.');
      return presentUser(row);
    },
    checkUserExists: async ({ body }) => {
      requireEmail(body.email);
      return { exists: (await findUserByEmail(query, normaliseEmail(body.email))) !== undefined };
    },
  };
}
