import { CubbyError } from '../../../contract/errors.ts';

/**
 * Refuses a change made on a record that somebody else has changed meanwhile. The record is locked.
 *
 * @throws CubbyError CONFLICT.
 */
export function requireVersion(record: { version: number }, expected: number | undefined): void {
  if (expected !== undefined && expected !== record.version)
    throw new CubbyError('CONFLICT', `This was changed meanwhile: it is at version ${record.version}.`);
}
