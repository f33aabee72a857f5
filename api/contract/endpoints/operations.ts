import { array, boolean, enums, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { RUNNERS } from '../rules/roles.ts';
import { OPERATION_KINDS, OPERATION_MAXIMUM, Operation, OperationItems, PRICE_WAYS } from '../structs/operation.ts';
import { id } from '../structs/requests.ts';
import { size } from '../vocabulary/bounds.ts';
import { Currency, LocalDate, ShortText, StashpointId, Whole, WholeCount } from '../vocabulary/words.ts';

/** One operation on many places, codes, reviews or mails: chosen, previewed, run as a job, and undone. */
export const operationEndpoints = {
  createOperation: {
    method: 'POST',
    path: '/v2/operations',
    summary: 'Chooses records and what to do with them, and begins the preview; changes nothing else',
    roles: RUNNERS,
    body: object({
      kind: enums(OPERATION_KINDS),
      /** The IDs of places, reviews or mails, or codes; each once. */
      ids: size(array(string()), 1, OPERATION_MAXIMUM),
      /** The dates to close or to reopen, both included. */
      start_date: optional(LocalDate),
      end_date: optional(LocalDate),
      /** The reason of a closure or of hiding reviews, for the log. */
      reason: optional(ShortText),
      /** False leaves bookings where they are, although their place is closed. */
      rehouse: optional(boolean()),
      /** The place whose hours the others get. */
      source_id: optional(StashpointId),
      /** The way prices are written: `set` and `add` in minor units, or `percent`. */
      by: optional(enums(PRICE_WAYS)),
      first_day: optional(Whole),
      extra_day: optional(Whole),
      /** The currency of `set` and `add`: places with another one are refused. */
      currency_code: optional(Currency),
    }),
    response: Operation,
    errors: ['REQUIRED_DATA_CLIENT_ERROR'],
    idempotent: true,
  },
  getOperation: {
    method: 'GET',
    path: '/v2/operations/{id}',
    summary: 'An operation with its progress and its sums, for its author',
    roles: RUNNERS,
    params: id,
    response: Operation,
    errors: ['NOT_FOUND'],
  },
  listOperationItems: {
    method: 'GET',
    path: '/v2/operations/{id}/items',
    summary: 'Every chosen record by name, with what happens to it and to its bookings',
    roles: RUNNERS,
    params: id,
    response: OperationItems,
    errors: ['NOT_FOUND'],
  },
  runOperation: {
    method: 'POST',
    path: '/v2/operations/{id}/run',
    summary: 'Runs an operation as previewed; if something has changed since, it is refused and previewed again',
    roles: RUNNERS,
    params: id,
    body: object({ version: WholeCount }),
    response: Operation,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  undoOperation: {
    method: 'POST',
    path: '/v2/operations/{id}/undo',
    summary:
      'Undoes an operation: each record gets back what it had, unless it was changed since. After ten minutes, once mails have gone, bookings move back with a second mail, which is shown first',
    roles: RUNNERS,
    params: id,
    body: object({
      /** True to send second mails; without it they are only shown. */
      with_mails: optional(boolean()),
    }),
    response: Operation,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
