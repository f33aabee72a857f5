import type { BodyOf } from '../../../../contract/endpoint.ts';
import type { Endpoints } from '../../../../contract/endpoints.ts';
import { normaliseEmail } from '../../../../contract/rules/fields.ts';
import { requireEmail, requirePhone } from '../../../people/users/user-fields.ts';

/**
 * Returns the columns of the customer, as typed at checkout.
 *
 * @throws CubbyError naming `email` or `phone_number`.
 */
export function customerColumns({ customer, language }: BodyOf<Endpoints['createBooking']>) {
  requireEmail(customer.email);
  return {
    email: normaliseEmail(customer.email),
    first_name: customer.first_name.trim(),
    last_name: customer.last_name.trim(),
    phone_number: requirePhone('phone_number', customer.phone_number),
    language: language ?? 'en',
  };
}
