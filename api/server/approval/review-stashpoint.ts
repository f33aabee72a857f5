import type { BodyOf } from '../../contract/endpoint.ts';
import type { Endpoints } from '../../contract/endpoints.ts';
import { CubbyError } from '../../contract/errors.ts';
import type { AdminStashpoint } from '../../contract/structs/stashpoint.ts';
import { differenceOf, recordChange } from '../changes/record-change.ts';
import type { Caller } from '../http/call.ts';
import type { Services } from '../services.ts';
import { presentAdminStashpoint } from './present-admin-stashpoint.ts';
import { findAdminRow, lockAdminRow, updateAdminRow } from './store.ts';

/** Which status may follow which (design §4.13). */
const NEXT: Record<AdminStashpoint['status'], readonly AdminStashpoint['status'][]> = {
  draft: ['submitted'],
  submitted: ['approved', 'rejected'],
  approved: ['rejected'],
  rejected: ['submitted', 'approved'],
};

/**
 * Approves or rejects a place, or takes it on or off the market; who did it is logged. What is approved is found
 * and bookable at once.
 *
 * @throws CubbyError NOT_FOUND; CONFLICT when somebody else has decided meanwhile; REQUIRED_DATA_CLIENT_ERROR for
 * a rejection without a reason.
 */
export async function reviewStashpoint(
  services: Services,
  caller: Caller,
  id: string,
  { expected_status, ...change }: BodyOf<Endpoints['updateAdminStashpoint']>,
): Promise<AdminStashpoint> {
  if (change.status === 'rejected' && !change.rejection_reason?.trim())
    throw new CubbyError('REQUIRED_DATA_CLIENT_ERROR', 'A rejection needs a reason for the host.', {
      errors: { rejection_reason: ['REQUIRED_DATA_CLIENT_ERROR'] },
    });
  const now = services.now();
  await services.database.query.transaction().execute(async (transaction) => {
    const before = await lockAdminRow(transaction, id);
    if (!before) throw new CubbyError('NOT_FOUND', 'There is no such place.');
    if (expected_status && before.status !== expected_status)
      throw new CubbyError('CONFLICT', `This place is ${before.status} by now.`);
    if (change.status && change.status !== before.status && !NEXT[before.status].includes(change.status))
      throw new CubbyError('CONFLICT', `This place is ${before.status} by now.`);
    await updateAdminRow(transaction, id, {
      ...change,
      ...(change.status === 'approved' && { rejection_reason: null }),
      updated: now,
    });
    const difference = differenceOf(before, change);
    await recordChange(transaction, {
      caller,
      action: change.status ?? (change.active ? 'activated' : 'deactivated'),
      entity: 'stashpoint',
      id,
      before: difference?.before ?? null,
      after: difference?.after ?? null,
      now,
    });
  });
  await services.places.refresh();
  return getAdminStashpoint(services, id);
}

/** @throws CubbyError NOT_FOUND. */
export async function getAdminStashpoint(services: Services, id: string): Promise<AdminStashpoint> {
  const row = await findAdminRow(services.database.query, id);
  if (!row) throw new CubbyError('NOT_FOUND', 'There is no such place.');
  return presentAdminStashpoint(row);
}
