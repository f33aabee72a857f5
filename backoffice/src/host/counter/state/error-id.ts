import { ResponseError } from '@cubby/api/client';

/** What went wrong, by its id; OFFLINE where nobody answered. */
export function errorIdOf(error: unknown): string {
  if (error instanceof ResponseError) return error.id;
  return error instanceof TypeError ? 'OFFLINE' : 'UNKNOWN';
}
