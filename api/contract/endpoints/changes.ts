import { enums, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { CHANGE_ACTIONS, CHANGE_ENTITIES, Change } from '../structs/change.ts';
import { listing } from '../structs/requests.ts';
import { pattern } from '../vocabulary/bounds.ts';
import { Instant, Page, ShortText, UserId } from '../vocabulary/words.ts';

/** The log of changes, which are numbered. */
export const changeEndpoints = {
  listChanges: {
    method: 'GET',
    path: '/v2/changes',
    summary:
      'Log of changes by staff and hosts, newest first, of the records the caller may read: by author, record, changed field, action and time',
    roles: ['admin'],
    query: object({
      ...listing(['created']),
      ids: optional(pattern(string(), /^\d{1,15}(,\d{1,15})*$/)),
      after: optional(pattern(string(), /^\d{0,15}$/)),
      /** Changes by one person. */
      actor_id: optional(UserId),
      entity: optional(enums(CHANGE_ENTITIES)),
      entity_id: optional(string()),
      /** A field by its name on the wire, such as `first_day_cost`. */
      field: optional(ShortText),
      action: optional(enums(CHANGE_ACTIONS)),
      created_from: optional(Instant),
      created_until: optional(Instant),
    }),
    response: Page(Change),
    csv: true,
    mayLag: true,
  },
} as const satisfies Record<string, Endpoint>;
