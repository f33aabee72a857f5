import type { Kysely } from 'kysely';
import { CubbyError, type FieldErrors } from '../../../../contract/errors.ts';
import type { StashpointDraft } from '../../../../contract/structs/stashpoint-draft.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { isHost } from './store.ts';

/**
 * Checks rules across fields: a share is part of its price, the host has that role, names are more than spaces.
 *
 * @throws CubbyError INVALID_DATA naming every invalid field.
 */
export async function checkDraft(
  query: Kysely<Schema>,
  draft: StashpointDraft,
  changes: Partial<StashpointDraft>,
): Promise<void> {
  const errors: FieldErrors = {};
  for (const field of ['name', 'business_name', 'location_name', 'address', 'postal_code'] as const)
    if (changes[field]?.trim() === '') errors[field] = ['REQUIRED_DATA_CLIENT_ERROR'];
  if (draft.first_day_commission > draft.first_day_cost) errors.first_day_commission = ['INVALID_DATA'];
  if (draft.extra_day_commission > draft.extra_day_cost) errors.extra_day_commission = ['INVALID_DATA'];
  if (changes.storage_type && (changes.storage_type === 'staffed') === (draft.type === 'locker'))
    errors.storage_type = ['INVALID_DATA'];
  if (changes.host_id !== undefined && !(await isHost(query, changes.host_id))) errors.host_id = ['INVALID_DATA'];
  if (Object.keys(errors).length > 0)
    throw new CubbyError('INVALID_DATA', `Invalid: ${Object.keys(errors).join(', ')}.`, { errors });
}
