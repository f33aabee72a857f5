import type { Endpoint } from './endpoint.ts';
import { ERROR_STATUS, type ErrorId } from './errors.ts';

/** Errors of any call: its address cannot be read, too many calls came before it, or the server cannot answer. */
const OF_EVERY_CALL = ['INVALID_DATA', 'TOO_MANY_REQUESTS', 'UNAVAILABLE', 'INTERNAL_ERROR'] as const;

/** Errors of any body: it is too large or of another type, or leaves required fields blank. */
const OF_EVERY_BODY = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'REQUIRED_DATA_CLIENT_ERROR'] as const;

/** Tells whether a call changes anything: such calls are refused while the database accepts no writes. */
export function isWrite({ method, reads }: Endpoint): boolean {
  return method !== 'GET' && !reads;
}

/** Returns every error a call can be answered with: its own, and those that follow from its input and its roles. */
export function errorsOf(endpoint: Endpoint): ErrorId[] {
  const { roles, body, proof, idempotent, errors = [] } = endpoint;
  const closed: ErrorId[] = roles === 'anyone' ? [] : ['UNAUTHORIZED', 'FORBIDDEN'];
  if (roles !== 'anyone' && roles.includes('device')) closed.push('PIN_NEEDED');
  if (proof) closed.push('PROOF_REQUIRED');
  if (idempotent) closed.push('IDEMPOTENCY_KEY_REUSED');
  if (isWrite(endpoint)) closed.push('READ_ONLY');
  return [...new Set<ErrorId>([...OF_EVERY_CALL, ...closed, ...(body ? OF_EVERY_BODY : []), ...errors])];
}

/**
 * Groups the errors of a call by HTTP status. Input that cannot be read at all is answered with 400, whatever its
 * error.
 */
export function errorsByStatus(endpoint: Endpoint): [status: number, errors: ErrorId[]][] {
  const found = new Map<number, ErrorId[]>([[400, ['INVALID_DATA']]]);
  for (const id of errorsOf(endpoint)) {
    const status = ERROR_STATUS[id];
    found.set(status, [...(found.get(status) ?? []), id]);
  }
  return [...found].sort(([a], [b]) => a - b);
}
