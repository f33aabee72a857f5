import { ERROR_STATUS } from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import { HttpError } from 'ra-core';

/** Returns the dictionary's key for an error id; ids without a message map to an unexpected error. */
export function errorKey(id: string): string {
  return Object.hasOwn(ERROR_STATUS, id) || OWN.includes(id) ? `errors.${id}` : 'errors.UNKNOWN';
}

/** Returns the dictionary's key for any error a call has thrown. */
export function keyOfError(error: unknown): string {
  if (error instanceof HttpError && error.message.startsWith('errors.')) return error.message;
  if (error instanceof ResponseError) return errorKey(error.id);
  return error instanceof TypeError ? 'errors.OFFLINE' : 'errors.UNKNOWN';
}

/**
 * Returns the dictionary's key of the first problem of each field; none for an error about no field. One that only says
 * that a value is wrong is that field's rule of `rules`.
 */
export function fieldProblems(error: unknown, rules: Partial<Record<string, string>> = {}): Record<string, string> {
  if (!(error instanceof ResponseError)) return {};
  return Object.fromEntries(
    Object.entries(error.errors).map(([field, [id = 'INVALID_DATA']]) => [
      field,
      id === 'INVALID_DATA' ? (rules[field] ?? 'shared.rule.invalid') : errorKey(id),
    ]),
  );
}

export function isConflict(error: unknown): boolean {
  return error instanceof HttpError && error.status === 409;
}

const OWN: readonly string[] = ['UNKNOWN', 'OFFLINE', 'STAFF_ONLY', 'HOSTS_ONLY'];
