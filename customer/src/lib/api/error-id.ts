import { ResponseError } from '@cubby/api/client';

/** The id of a refusal (specification §8); null for anything else that went wrong. */
export function errorId(error: unknown): string | null {
  return error instanceof ResponseError ? error.id : null;
}
