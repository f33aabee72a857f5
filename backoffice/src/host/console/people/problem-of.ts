import { ResponseError } from '@cubby/api/client';
import { errorKey } from '../../../lib/api/error-message.ts';

/** What a refusal says of one field, as the dictionary’s key; null where it is about something else. */
export function problemOf(error: unknown, field: string): string | null {
  const id = error instanceof ResponseError ? error.errors[field]?.[0] : undefined;
  return id ? errorKey(id) : null;
}
