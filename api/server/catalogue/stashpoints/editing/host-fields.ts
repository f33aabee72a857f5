import { CubbyError, type FieldErrors } from '../../../../contract/errors.ts';
import { HOST_FIELDS } from '../../../../contract/structs/host-stashpoints.ts';
import type { DraftField } from '../../../../contract/structs/stashpoint-draft.ts';

/** @throws CubbyError FORBIDDEN naming the fields of a place that its host may not change. */
export function requireHostFields(fields: readonly string[]): void {
  refuseFields(fields.filter((field) => HOST_FIELDS[field as DraftField] === 'never'));
}

/** @throws CubbyError FORBIDDEN naming the fields, where there are any. */
export function refuseFields(fields: readonly string[]): void {
  if (fields.length === 0) return;
  const errors: FieldErrors = Object.fromEntries(fields.map((field) => [field, ['FORBIDDEN']]));
  throw new CubbyError('FORBIDDEN', `Hosts cannot change: ${fields.join(', ')}.`, { errors });
}
