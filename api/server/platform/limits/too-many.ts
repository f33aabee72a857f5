import { CubbyError } from '../../../contract/errors.ts';

/** Returns the refusal for so many more milliseconds. */
export function tooMany(ms: number): CubbyError {
  const retryAfter = Math.max(1, Math.ceil(ms / 1000));
  return new CubbyError('TOO_MANY_REQUESTS', `Too many attempts: wait ${retryAfter} seconds.`, { retryAfter });
}
