import type { BodyOf } from '../../contract/endpoint.ts';
import type { Endpoints } from '../../contract/endpoints.ts';
import { CubbyError } from '../../contract/errors.ts';
import type { User } from '../../contract/structs/user.ts';
import type { Caller } from '../http/call.ts';
import type { Services } from '../services.ts';
import { changePassword } from './change-password.ts';
import { presentUser } from './present-user.ts';
import { updateUserRow } from './store.ts';
import { requirePhone } from './user-fields.ts';

/**
 * Changes a person's details. Somebody else's do not exist for anyone but staff.
 *
 * @throws CubbyError NOT_FOUND, what is wrong with a field, or what stands against a new password.
 */
export async function updateUser(
  services: Services,
  caller: Caller,
  id: string,
  body: BodyOf<Endpoints['updateUser']>,
): Promise<User> {
  requireSelfOrStaff(caller, id);
  const { password, current_password, phone_number, secondary_phone_number, ...plain } = body;
  const changes = {
    ...plain,
    ...(phone_number !== undefined && { phone_number: requirePhone('phone_number', phone_number) }),
    ...(secondary_phone_number !== undefined && {
      secondary_phone_number: secondary_phone_number && requirePhone('secondary_phone_number', secondary_phone_number),
    }),
    // An empty change still has to be an update, so that the row comes back.
    id,
  };
  return services.database.query.transaction().execute(async (transaction) => {
    if (password !== undefined) await changePassword(services, transaction, caller, id, { password, current_password });
    const row = await updateUserRow(transaction, id, changes);
    if (!row) throw new CubbyError('NOT_FOUND', 'There is no such account.');
    return presentUser(row);
  });
}

export function requireSelfOrStaff(caller: Caller, id: string): void {
  if (caller.role !== 'admin' && caller.userId !== id) throw new CubbyError('NOT_FOUND', 'There is no such account.');
}
