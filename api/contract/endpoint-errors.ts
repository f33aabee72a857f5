import type { Endpoint } from './endpoint.ts';
import { ERROR_STATUS, type ErrorId } from './errors.ts';

/** What any call can meet: its address cannot be read, too many came before it, or we are not able to answer. */
const OF_EVERY_CALL = ['INVALID_DATA', 'TOO_MANY_REQUESTS', 'UNAVAILABLE', 'INTERNAL_ERROR'] as const;

/** It is too large, or leaves blank what must be said. */
const OF_EVERY_BODY = ['PAYLOAD_TOO_LARGE', 'REQUIRED_DATA_CLIENT_ERROR'] as const;

/** Every error a call can be answered with: its own, and those that follow from what it takes and who may send it. */
export function errorsOf({ roles, body, errors = [] }: Endpoint): ErrorId[] {
  const closed: ErrorId[] = roles === 'anyone' ? [] : ['UNAUTHORIZED', 'FORBIDDEN'];
  if (roles !== 'anyone' && roles.includes('device')) closed.push('PIN_NEEDED');
  return [...new Set<ErrorId>([...OF_EVERY_CALL, ...closed, ...(body ? OF_EVERY_BODY : []), ...errors])];
}

/** The same by the status they travel under. What cannot be read at all is told with 400, whatever it would have said. */
export function errorsByStatus(endpoint: Endpoint): [status: number, errors: ErrorId[]][] {
  const found = new Map<number, ErrorId[]>([[400, ['INVALID_DATA']]]);
  for (const id of errorsOf(endpoint)) {
    const status = ERROR_STATUS[id];
    found.set(status, [...(found.get(status) ?? []), id]);
  }
  return [...found].sort(([a], [b]) => a - b);
}
