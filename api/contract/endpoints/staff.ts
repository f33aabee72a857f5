import { boolean, enums, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { LongText, Page, QueryFlag } from '../structs/common.ts';
import { id, paging } from '../structs/requests.ts';
import { AdminStashpoint, ApprovalStatus } from '../structs/stashpoint.ts';

/** What only staff may do. */
export const staffEndpoints = {
  listAdminStashpoints: {
    method: 'GET',
    path: '/v2/stashpoints',
    summary: 'All places whatever their state, for staff',
    roles: ['admin'],
    scope: 'stashpoints:all',
    query: object({
      ...paging,
      q: optional(string()),
      status: optional(ApprovalStatus),
      active: optional(QueryFlag),
      city_id: optional(string()),
      sort: optional(enums(['name', 'created', 'updated', 'status'])),
      order: optional(enums(['ASC', 'DESC'])),
    }),
    response: Page(AdminStashpoint),
  },
  getAdminStashpoint: {
    method: 'GET',
    path: '/v2/stashpoints/{id}',
    summary: 'One place as staff see it',
    roles: ['admin'],
    scope: 'stashpoints:all',
    params: id,
    response: AdminStashpoint,
    errors: ['NOT_FOUND'],
  },
  updateAdminStashpoint: {
    method: 'PATCH',
    path: '/v2/stashpoints/{id}',
    summary: 'Approves or rejects a place, or takes it on or off the market',
    roles: ['admin'],
    scope: 'stashpoints:all',
    params: id,
    body: object({
      status: optional(ApprovalStatus),
      active: optional(boolean()),
      rejection_reason: optional(LongText),
      /** The status the decision was made on; another one by now is refused with CONFLICT. */
      expected_status: optional(ApprovalStatus),
    }),
    response: AdminStashpoint,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
