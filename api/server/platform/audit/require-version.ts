import { CubbyError } from '../../../contract/errors.ts';

/**
 * Refuses a change based on a version that another person has changed since. The record is locked.
 *
 * @throws CubbyError CONFLICT.
 */
export function requireVersion(record: { version: number }, expected: number | undefined): void {
  if (expected !== undefined && expected !== record.version) throw changedMeanwhile();
}

/** Returns the error for a change whose own statement compares the version. */
export function changedMeanwhile(): CubbyError {
  return new CubbyError('CONFLICT', 'Someone else has just changed this: reload it and repeat the change.');
}
