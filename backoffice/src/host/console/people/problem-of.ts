import { ResponseError } from '@cubby/api/client';
import { errorKey } from '../../../lib/api/error-message.ts';

/** Returns the dictionary's key for an error that concerns one field; null if it concerns something else. */
export function problemOf(error: unknown, field: string): string | null {
  const id = error instanceof ResponseError ? error.errors[field]?.[0] : undefined;
  return id ? errorKey(id) : null;
}
