import { normaliseError } from '@cubby/api';
import { fetchUtils, HttpError } from 'ra-core';
import { requestHeaders } from './api.ts';
import { errorKey } from './error-message.ts';

/**
 * The HTTP client of the data provider: cookies and our headers go along, and errors come back as react-admin wants
 * them, with the dictionary's keys as messages.
 *
 * @throws HttpError whose `body.errors` maps each field to the key of its first problem.
 */
export async function httpClient(url: string, options: fetchUtils.Options = {}) {
  const headers = new Headers(options.headers ?? {});
  headers.set('Accept', 'application/json');
  for (const [name, value] of Object.entries(requestHeaders())) headers.set(name, value);
  try {
    return await fetchUtils.fetchJson(url, { ...options, headers, credentials: 'include' });
  } catch (error) {
    throw toHttpError(error);
  }
}

/** Lists of ids become one key a field, because react-admin takes a list for the fields of a nested form. */
function toHttpError(error: unknown): unknown {
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (!(error instanceof HttpError)) return new HttpError('errors.OFFLINE', 0);
  const { id, message, errors } = normaliseError(error.body);
  const fields = Object.entries(errors).map(([field, ids]) => [field, errorKey(ids[0] ?? 'INVALID_DATA')]);
  return new HttpError(errorKey(id), error.status, { id, message, errors: Object.fromEntries(fields) });
}
