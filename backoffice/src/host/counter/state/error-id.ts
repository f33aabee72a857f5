import { ResponseError } from '@cubby/api/client';

/** Returns an error's id; OFFLINE if there was no response. */
export function errorIdOf(error: unknown): string {
  if (error instanceof ResponseError) return error.id;
  return error instanceof TypeError ? 'OFFLINE' : 'UNKNOWN';
}
