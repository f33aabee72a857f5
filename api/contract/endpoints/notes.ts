import { array, enums, nullable, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { Colleague } from '../structs/incident.ts';
import { Assignment, NOTED_ENTITIES, RecordWork } from '../structs/note.ts';
import { listing } from '../structs/requests.ts';
import { size } from '../vocabulary/bounds.ts';
import { LongText, Page, UserId } from '../vocabulary/words.ts';

/** A record by its kind and ID in the log of changes; the kind decides which permission is needed. */
const params = object({ entity: enums(NOTED_ENTITIES), id: string() });
const staff = { roles: ['admin'] } as const;

/** Notes of staff about any record, and the colleague who works on it. */
export const noteEndpoints = {
  getRecordWork: {
    ...staff,
    method: 'GET',
    path: '/v2/records/{entity}/{id}/work',
    summary: 'Notes about a record, and its assignee; visible to staff only',
    params,
    response: RecordWork,
    errors: ['NOT_FOUND'],
  },
  addNote: {
    ...staff,
    method: 'POST',
    path: '/v2/records/{entity}/{id}/notes',
    summary: 'Adds a note to a record, visible to staff only',
    params,
    body: object({ text: size(LongText, 1, 4000) }),
    response: RecordWork,
    errors: ['NOT_FOUND'],
    idempotent: true,
  },
  assignRecord: {
    ...staff,
    method: 'PUT',
    path: '/v2/records/{entity}/{id}/assignee',
    summary: 'Assigns a record to a member of staff with the permission for it; to no one once it is done',
    params,
    body: object({
      assignee_id: nullable(UserId),
      /** The assignee as far as the caller knows. */
      expected_assignee_id: nullable(UserId),
    }),
    response: RecordWork,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  listAssignees: {
    ...staff,
    method: 'GET',
    path: '/v2/assignees',
    summary: 'Staff to whom a kind of record can be assigned; all staff by default',
    query: object({ entity: optional(enums(NOTED_ENTITIES)) }),
    response: array(Colleague),
  },
  listAssignments: {
    ...staff,
    method: 'GET',
    path: '/v2/assignments',
    summary: 'Open records the caller may read that are assigned to a colleague or have lost theirs, newest first',
    query: object({
      ...listing(['created']),
      entity: optional(enums(NOTED_ENTITIES)),
      /** A colleague’s ID, or `nobody` for records that need one. */
      assignee_id: optional(UserId),
    }),
    response: Page(Assignment),
    csv: true,
    mayLag: true,
  },
} as const satisfies Record<string, Endpoint>;
