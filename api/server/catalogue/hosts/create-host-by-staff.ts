import type { Kysely } from 'kysely';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { normaliseEmail } from '../../../contract/rules/fields.ts';
import type { Host } from '../../../contract/structs/host.ts';
import { findUserByEmail, insertUser, promoteToHost } from '../../people/users/accounts.ts';
import { requireEmail, requirePhone } from '../../people/users/user-fields.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { type Caller, requireScope } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { giveStashpoints } from '../stashpoints/record/write-stashpoint.ts';
import { requireHostOfUser } from './serialize-host.ts';
import { insertHostIfNew } from './store.ts';

type Body = BodyOf<Endpoints['createHost']>;

/**
 * Makes a person a host, by staff. A traveller keeps their account; the places named become theirs.
 *
 * @throws CubbyError EMAIL_ALREADY_EXISTS for a host or a colleague; INVALID_DATA on `stashpoint_ids`; a field's own.
 */
export async function createHostByStaff(services: HasDatabase & HasClock, caller: Caller, body: Body): Promise<Host> {
  requireScope(caller, 'hosts:all');
  requireEmail(body.email);
  const now = services.now();
  const phone_number = requirePhone('phone_number', body.phone_number);
  return services.database.transaction(async (transaction) => {
    const userId = await openAccount(transaction, { ...body, phone_number }, now);
    const business_name = body.business_name.trim();
    const accepted_tos_at = body.accepted_tos_at ? new Date(body.accepted_tos_at) : null;
    const id = hexId(6);
    await insertHostIfNew(transaction, { id, user_id: userId, business_name, accepted_tos_at, created: now });
    await takeStashpoints(transaction, userId, body.stashpoint_ids ?? [], now);
    const host = await requireHostOfUser(transaction, userId);
    const { email, first_name, last_name, stashpoint_ids } = host;
    const after = { email, first_name, last_name, business_name, stashpoint_ids };
    await recordChange(transaction, {
      caller,
      action: 'created',
      entity: 'host',
      id: host.id,
      before: null,
      after,
      now,
    });
    return host;
  });
}

async function openAccount(transaction: Kysely<Schema>, body: Body, now: Date): Promise<string> {
  const email = normaliseEmail(body.email);
  const contact = {
    first_name: body.first_name.trim(),
    last_name: body.last_name.trim(),
    phone_number: body.phone_number,
  };
  const known = await findUserByEmail(transaction, email);
  if (known && known.role !== 'customer')
    throw fieldError(
      'email',
      'The account with this email address already belongs to a host or to staff.',
      'EMAIL_ALREADY_EXISTS',
    );
  if (known) return (await promoteToHost(transaction, known, contact)).id;
  const language = body.language ?? 'en';
  const user = await insertUser(transaction, {
    ...contact,
    id: hexId(16),
    role: 'host',
    email,
    language,
    created: now,
  });
  if (!user) throw new CubbyError('CONFLICT', 'An account with this email address has just been created: try again.');
  return user.id;
}

/** @throws CubbyError INVALID_DATA on `stashpoint_ids` when one of them does not exist. */
export async function takeStashpoints(
  transaction: Kysely<Schema>,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const wanted = [...new Set(ids)];
  if ((await giveStashpoints(transaction, userId, wanted, now)) !== wanted.length)
    throw fieldError('stashpoint_ids', 'Place not found.');
}
