import { enums, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { CHANGE_ENTITIES, Change } from '../structs/change.ts';
import { paging } from '../structs/requests.ts';
import { Page } from '../vocabulary/words.ts';

/** The log of changes. */
export const changeEndpoints = {
  listChanges: {
    method: 'GET',
    path: '/v2/changes',
    summary: 'Log of changes by staff, newest first: of one record, or of all records the caller may read',
    roles: ['admin'],
    query: object({ ...paging, entity: optional(enums(CHANGE_ENTITIES)), entity_id: optional(string()) }),
    response: Page(Change),
    mayLag: true,
  },
} as const satisfies Record<string, Endpoint>;
