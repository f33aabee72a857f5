import type { BodyOf } from '../../../contract/endpoint.ts';
import { APPLICATION_FIELDS, type HostApplication } from '../../../contract/endpoints/hosts.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, type FieldErrors } from '../../../contract/errors.ts';

/** @throws CubbyError INVALID_DATA naming what is missing. */
export function requireApplication(body: BodyOf<Endpoints['createHost']>): HostApplication {
  const missing = APPLICATION_FIELDS.filter((field) => body[field] === undefined);
  if (missing.length > 0) {
    const errors: FieldErrors = Object.fromEntries(missing.map((field) => [field, ['REQUIRED_DATA_CLIENT_ERROR']]));
    throw new CubbyError('INVALID_DATA', `Missing or invalid: ${missing.join(', ')}.`, { errors });
  }
  return body as HostApplication;
}
