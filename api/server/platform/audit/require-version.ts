import { CubbyError } from '../../../contract/errors.ts';

/**
 * Refuses a change made on a record that somebody else has changed meanwhile. The record is locked.
 *
 * @throws CubbyError CONFLICT.
 */
export function requireVersion(record: { version: number }, expected: number | undefined): void {
  if (expected !== undefined && expected !== record.version) throw changedMeanwhile();
}

/** For a change whose own statement compares the version. */
export function changedMeanwhile(): CubbyError {
  return new CubbyError('CONFLICT', 'Someone else has just changed this: reload it and repeat the change.');
}
