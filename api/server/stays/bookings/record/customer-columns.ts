import type { BodyOf } from '../../../../contract/endpoint.ts';
import type { Endpoints } from '../../../../contract/endpoints.ts';
import { normaliseEmail } from '../../../../contract/rules/fields.ts';
import { languageOfUser } from '../../../people/users/accounts.ts';
import { requireEmail, requirePhone } from '../../../people/users/user-fields.ts';

/**
 * Returns the columns of the customer, as typed at checkout. A request that names no language is written to in that of
 * the account.
 *
 * @throws CubbyError naming `email` or `phone_number`.
 */
export function customerColumns(userId: string, { customer, language }: BodyOf<Endpoints['createBooking']>) {
  requireEmail(customer.email);
  return {
    email: normaliseEmail(customer.email),
    first_name: customer.first_name.trim(),
    last_name: customer.last_name.trim(),
    phone_number: requirePhone('phone_number', customer.phone_number),
    language: language ?? languageOfUser(userId),
  };
}
