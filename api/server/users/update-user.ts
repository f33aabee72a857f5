import type { BodyOf } from '../../contract/endpoint.ts';
import type { Endpoints } from '../../contract/endpoints.ts';
import { CubbyError } from '../../contract/errors.ts';
import type { User } from '../../contract/structs/user.ts';
import type { Caller } from '../http/call.ts';
import { hashPassword } from '../secrets/passwords.ts';
import type { Services } from '../services.ts';
import { presentUser } from './present-user.ts';
import { updateUserRow } from './store.ts';
import { requirePassword, requirePhone } from './user-fields.ts';

/** Changes a person's details. Somebody else's do not exist for anyone but staff. */
export async function updateUser(
  services: Services,
  caller: Caller,
  id: string,
  body: BodyOf<Endpoints['updateUser']>,
): Promise<User> {
  requireSelfOrStaff(caller, id);
  const { password, phone_number, secondary_phone_number, ...plain } = body;
  const row = await updateUserRow(services.database.query, id, {
    ...plain,
    ...(phone_number !== undefined && { phone_number: requirePhone('phone_number', phone_number) }),
    ...(secondary_phone_number !== undefined && {
      secondary_phone_number: secondary_phone_number && requirePhone('secondary_phone_number', secondary_phone_number),
    }),
    ...(password !== undefined && { password_hash: await hashPassword(requirePassword(password)) }),
    // An empty change still has to be an update, so that the row comes back.
    id,
  });
  if (!row) throw new CubbyError('NOT_FOUND', 'There is no such account.');
  return presentUser(row);
}

export function requireSelfOrStaff(caller: Caller, id: string): void {
  if (caller.role !== 'admin' && caller.userId !== id) throw new CubbyError('NOT_FOUND', 'There is no such account.');
}
